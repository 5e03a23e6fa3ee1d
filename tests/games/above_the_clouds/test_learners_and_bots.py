"""What the array for learners tells, and what a position is worth to a bot that looks one decision ahead."""

import pytest

from birdtable.bots.network import Unfit, check_card
from birdtable.games.above_the_clouds.observe import Seen
from birdtable.games.above_the_clouds.value import value

from .builder import GAME, clouds

FLOCK = """
. . k . .
. g K o .
k o G g k
"""


def worth(pos, seat=0):
    """What the position is worth to a seat."""
    return value(GAME.layout.python(pos.states), seat)


def test_a_position_comes_back_from_its_dictionary():
    pos = GAME.new(players=3, seed=5)
    assert GAME.from_dict(pos.to_dict(), whole=False).to_dict() == pos.to_dict()


def test_a_learner_sees_which_bird_it_is_about_to_place():
    own, opponents = (clouds(FLOCK, decision="place", drawn=bird) for bird in "KG")
    assert own.view(0)["drawn"] != opponents.view(0)["drawn"]
    assert (own.observation(0) != opponents.observation(0)).any()


def turned(birds):
    """The same birds, each of the next species around a table of three."""
    return birds.translate(str.maketrans("kKgGcC", "gGcCkK"))


def test_a_learner_sees_the_same_from_every_seat():
    here = {"players": 3, "cubes": [7, 5, 3], "scores": [9, 4, 2], "on_action": {"add": (0, 2)}}
    there = {"players": 3, "cubes": [3, 7, 5], "scores": [2, 9, 4], "on_action": {"add": (1, 2)}, "seat": 1, "start": 1}
    flock, birds = FLOCK, {"face_up": "cC", "stack": "KCo gGc"}
    hands = [["neutral-b1-b6"], ["dodge-m1-b4"], []]
    one = clouds(flock, **here, **birds, hands=hands, known=["dodge-m1-b4"])
    other = clouds(
        turned(flock),
        **there,
        **{name: turned(drawn) for name, drawn in birds.items()},
        hands=[hands[2], hands[0], hands[1]],
        known=["dodge-m1-b4"],
    )
    for seat in range(3):
        assert one.observation(seat).tolist() == other.observation((seat + 1) % 3).tolist()


def test_a_learner_sees_whose_birds_lie_in_the_stack_and_on_top():
    seen = clouds(FLOCK, stack="G gK").observation(1)
    mine, theirs = slice(Seen.stack, Seen.stack + 2), slice(Seen.stack + 2, Seen.stack + 4)
    assert [seen[mine].tolist(), seen[theirs].tolist()] == [[0.25, 0.25], [0, 0.25]]
    assert seen[Seen.top_layer : Seen.top_layer + 4].tolist() == [0, 0.25, 0, 0]


def test_a_network_of_other_observations_is_refused():
    card = {"format": 1, "game": GAME.name, "version": 1, "content": GAME.content_hash}
    with pytest.raises(Unfit, match="rules version 1, the game has 2"):
        check_card(GAME, card)


def test_after_the_last_landing_a_bot_would_rather_score_a_card_than_keep_it():
    pos = clouds(
        """
        . . . . .
        . . . . .
        k g g g G
        """,
        stage=3,
        decision="score-cards",
        cubes=[0, 0],
        hands=[["neutral-b1-b5", "standard-b1-b4"], []],
        scores=[20, 20],
    )
    scored, kept = pos.copy(), pos.copy()
    scored.play("score neutral-b1-b5")
    kept.play("done")
    assert worth(scored) > worth(kept)
