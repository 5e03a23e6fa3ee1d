"""Positions that somebody wrote down and that cannot be on any table."""

import pytest

from birdtable.errors import BadPosition

from .builder import GAME, clouds

FLOCK = """
. . k . .
. g K o .
k o G g k
"""
FULL = """
k g o G o
K g o k o
k g G K o
"""
FIVE = ["neutral-b1-b5", "dodge-m4-b1", "dodge-m4-b5", "score-m3-m4", "standard-b1-b4"]


@pytest.mark.parametrize(
    ("flock", "position", "said"),
    [
        (FLOCK, {"face_up": "k"}, "4 kite-female birds are on the table"),
        (FLOCK, {"hands": [["dodge-m4-b1"], ["dodge-m4-b1"]]}, "2 dodge-m4-b1 cards are on the table"),
        (FLOCK, {"hands": [FIVE, []]}, "a hand has at most 4 cards"),
        (FLOCK, {"hands": [FIVE, []], "decision": "discard", "seat": 1}, "a hand has at most 4 cards"),
        (FLOCK, {"hands": [FIVE[:4], []], "decision": "discard"}, "a hand has at most 4 cards"),
        (FLOCK, {"cubes": [0, 5]}, "whoever has the turn has cubes"),
        (FLOCK, {"drawn": "g"}, "a bird is drawn when, and only when, it is to be placed"),
        (FLOCK, {"decision": "place"}, "a bird is drawn when, and only when, it is to be placed"),
        (FULL, {"decision": "search"}, "a bird can only be added where a column has room"),
        (FLOCK, {"decision": "search"}, "there is no bird in the stack to search for"),
        (FLOCK, {"decision": "swap", "about": 8}, "there is no such swap"),
        (FLOCK, {"decision": "standard", "about": 3}, "the card in use must lie in the display"),
        (FLOCK, {"decision": "copy"}, "there is no card in the display to use"),
        (
            FLOCK,
            {"decision": "score-cards", "hands": [FIVE[:1], []], "start": 1},
            "in turn order from the start",
        ),
        (FLOCK, {"decision": "score-cards"}, "who scores cards holds some"),
    ],
)
def test_what_cannot_be_is_refused(flock, position, said):
    with pytest.raises(BadPosition, match=said):
        clouds(flock, **position)


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"hand_known": [[2, 2], [2, 2]]}, "everybody knows the cards in the own hand"),
        ({"nests_known": []}, "everybody knows the nest cards up to this stage"),
        ({"pending": [{"seat": 0, "decision": "turn"}] * 2}, "one decision is awaited at a time"),
    ],
)
def test_a_position_of_a_real_game_with_one_thing_wrong_is_refused(changed, said):
    data = GAME.new(players=2, seed=3).to_dict()
    assert GAME.from_dict(data)
    with pytest.raises(BadPosition, match=said):
        GAME.from_dict({**data, **changed})
