"""Scoring maneuver cards from the hand, after the landing."""

import pytest

from tests.games.asking import legal, why

from .builder import cards, clouds, hand, picture, play
from .deck import EVERY_MANEUVER, marks, worth


def holding_spaces(players, card, held):
    """After a landing, the first seat holds this card, and kites fly on these spaces; geese fill what lies behind."""
    flock = dict.fromkeys(held, "kite-female")
    for space in held:
        flock.setdefault(f"b{space[1]}", "goose-female")
    hands = [[card], *[[]] * (players - 1)]
    return clouds(flock, players=players, decision="score-cards", cubes=[0] * players, hands=hands)


@pytest.mark.clause("above_the_clouds.scoring.cards")
@pytest.mark.parametrize("which", [0, 1])
@pytest.mark.parametrize(("players", "card"), EVERY_MANEUVER)
def test_every_card_pays_for_one_marked_space(players, card, which):
    space = marks(card)[which]
    pos = holding_spaces(players, card, [space])
    pos.play(f"score {card}")
    assert pos.scores == [worth(space, card, players), *[0] * (players - 1)]


@pytest.mark.clause("above_the_clouds.scoring.both")
@pytest.mark.parametrize(("players", "card"), EVERY_MANEUVER)
def test_every_card_pays_both_marked_spaces_and_two_points_more(players, card):
    first, second = marks(card)
    pos = holding_spaces(players, card, [first, second])
    pos.play(f"score {card}")
    assert pos.scores[0] == worth(first, card, players) + worth(second, card, players) + 2


@pytest.mark.clause("above_the_clouds.scoring.cards")
@pytest.mark.parametrize(("players", "card"), EVERY_MANEUVER)
def test_no_card_can_be_scored_without_a_bird_on_its_spaces(players, card):
    pos = holding_spaces(players, card, [])
    assert legal(pos) == {"done"}
    assert why(pos, f"score {card}") == ["scoring.cards: scores-nothing"]


@pytest.mark.clause("above_the_clouds.scoring.cards")
def test_birds_of_opponents_and_neutral_birds_do_not_count():
    flock = {"b1": "goose-male", "b5": "swift"}
    pos = clouds(flock, decision="score-cards", cubes=[0, 0], hands=[["neutral-b1-b5"], ["standard-b1-b4"]])
    assert why(pos, "score neutral-b1-b5") == ["scoring.cards: scores-nothing"]
    pos.play("done")
    assert legal(pos) == {"score standard-b1-b4", "done"}


@pytest.mark.clause("above_the_clouds.scoring.any-number")
@pytest.mark.clause("above_the_clouds.scoring.both")
def test_printed_example_the_swallow_player_scores_three_cards_for_11_points():
    three_cards = ["display-m3-b7", "sharp-dodge-b6-b7", "favorite-bird-m4-b4"]
    pos = clouds(
        """
        . . k g c . .
        . K C S G c o
        k o g s c G s
        """,
        players=4,
        cubes=[1, 0, 0, 0],
        nest="even",
        hands=[[], [], [], three_cards],
    )
    pos.play("pass")
    assert (pos.seat, pos.decision, pos.scores[3]) == (3, "score-cards", 0)
    assert picture(pos)[1:] == [". . C S G . .", ". o g s c G s"]
    points = []
    for card in three_cards:
        before = pos.scores[3]
        pos.play(f"score {card}")
        points.append(pos.scores[3] - before)
    assert points == [3, 3, 2 + 1 + 2]
    assert pos.scores[3] == 11


@pytest.mark.clause("above_the_clouds.scoring.any-number")
def test_scored_cards_are_discarded_and_the_others_stay_in_hand():
    cards_in_hand = ["neutral-b1-b5", "standard-b1-b4", "diagonal-m2-m3"]
    pos = clouds({"b1": "kite-male"}, decision="score-cards", cubes=[0, 0], hands=[cards_in_hand, []])
    assert legal(pos) == {"score neutral-b1-b5", "score standard-b1-b4", "done"}
    pos.play("score neutral-b1-b5")
    assert (pos.seat, pos.decision) == (0, "score-cards")
    assert cards(pos.view()["discards"]) == ["neutral-b1-b5"]
    assert why(pos, "score neutral-b1-b5") == ["scoring.cards: not-in-hand"]
    kept = pos.copy()
    play(kept, "done")
    assert hand(kept) == ["standard-b1-b4", "diagonal-m2-m3"]
    assert kept.scores == [3, 0]


@pytest.mark.clause("above_the_clouds.scoring.any-number")
def test_nobody_must_score():
    pos = clouds({"b1": "kite-male"}, decision="score-cards", cubes=[0, 0], hands=[["neutral-b1-b5"], []])
    pos.play("done")
    assert pos.scores == [0, 0]
    assert hand(pos) == ["neutral-b1-b5"]


@pytest.mark.clause("above_the_clouds.scoring.cards")
def test_everybody_with_cards_is_asked_in_turn_order_from_the_start_player():
    hands = [["neutral-b1-b2"], [], ["dodge-m1-b4"], ["lead-change-m1-b5"]]
    flock = {"b1": "kite-male", "b3": "crane-male", "b6": "swallow-male"}
    pos = clouds(flock, players=4, start=2, seat=1, cubes=[0, 1, 0, 0], hands=hands)
    pos.play("pass")
    asked = []
    while pos.decision == "score-cards":
        asked.append(pos.seat)
        pos.play("done")
    assert asked == [2, 3, 0]


@pytest.mark.clause("above_the_clouds.scoring.cards")
def test_a_player_whose_cards_score_nothing_is_asked_as_well():
    pos = clouds({"b1": "goose-male"}, cubes=[1, 0], hands=[["diagonal-m2-m3"], []])
    pos.play("pass")
    assert (pos.seat, pos.decision) == (0, "score-cards")
    assert legal(pos) == {"done"}


@pytest.mark.clause("above_the_clouds.scoring.cards")
def test_all_landings_are_counted_before_any_card():
    drawing = """
    . . . . .
    . g k . .
    k o G g k
    """
    hands = [["neutral-b1-b5"], ["standard-m5-b2"]]
    pos = clouds(drawing, cubes=[1, 0], hands=hands)
    pos.play("pass")
    assert pos.scores == [11, 7]
    assert (pos.seat, pos.decision) == (0, "score-cards")


@pytest.mark.clause("above_the_clouds.scoring.cards")
def test_a_bird_that_has_landed_scores_no_card():
    drawing = """
    . . . . .
    . . k . .
    k o k g .
    """
    pos = clouds(drawing, cubes=[1, 0], hands=[["free-flight-m3-b3", "neutral-b1-b5"], []])
    pos.play("pass")
    assert legal(pos) == {"score free-flight-m3-b3", "done"}
    pos.play("score free-flight-m3-b3")
    assert pos.scores[0] == 7 + 1  # two females landed; of m3 and b3 only b3 is still held


@pytest.mark.clause("above_the_clouds.scoring.cards")
def test_no_turn_is_taken_while_cards_are_scored():
    pos = clouds({"b1": "kite-male"}, decision="score-cards", cubes=[0, 0], hands=[["neutral-b1-b5"], []])
    assert why(pos, "pass") == ["scoring.cards: not-now"]
    assert why(pos, "play neutral-b1-b5") == ["scoring.cards: not-now"]
