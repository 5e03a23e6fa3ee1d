"""The end of the game: three stages, the most points, the tie-break."""

import random

import pytest

from tests.games.asking import legal

from .builder import GAME, clouds, hand, play


def last_scoring(flock="", players=2, **rest):
    """The third landing is over, and the first seat may score its last card; `done` ends the game."""
    card = {2: "neutral-b1-b5", 3: "neutral-b1-b6", 4: "neutral-b1-b2"}[players]
    hands = [[card], *[[]] * (players - 1)]
    return clouds(
        **{
            "flock": flock,
            "players": players,
            "stage": 3,
            "decision": "score-cards",
            "cubes": [0] * players,
            "hands": hands,
            **rest,
        }
    )


@pytest.mark.clause("above_the_clouds.end.stages")
def test_the_game_ends_after_the_scoring_of_the_third_stage():
    pos = clouds({"b1": "kite-male"}, stage=3, cubes=[1, 0], hands=[["standard-m4-b5"], ["dodge-m4-b1"]])
    pos.play("pass")
    assert (pos.over, pos.seat, pos.decision) == (False, 0, "score-cards")
    pos.play("done")
    assert (pos.over, pos.seat, pos.decision) == (False, 1, "score-cards")
    pos.play("done")
    assert (pos.over, pos.seat, pos.decision) == (True, None, None)
    assert legal(pos) == set()


@pytest.mark.clause("above_the_clouds.end.stages")
@pytest.mark.parametrize("stage", [1, 2])
def test_the_game_goes_on_after_the_first_two_stages(stage):
    pos = clouds({"b1": "kite-male"}, stage=stage, cubes=[1, 0])
    pos.play("pass")
    assert not pos.over
    assert pos.view()["stage"] == stage + 1
    assert pos.winners == []


@pytest.mark.clause("above_the_clouds.end.stages")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_has_three_landings_and_three_different_nest_cards(players):
    dice = random.Random(5)
    pos = GAME.new(players=players, seed=11)
    nests = [event.values["nest"] for event in pos.opening if event.name == "stage"]
    landings = 0
    while not pos.over:
        events = pos.play(dice.choice(pos.legal()))
        nests += [event.values["nest"] for event in events if event.name == "stage"]
        landings += "nested" in {event.name for event in events}
    assert landings == 3
    assert len(set(nests)) == len(nests) == 3
    best = max(pos.scores)
    assert pos.winners
    assert all(pos.scores[seat] == best for seat in pos.winners)


@pytest.mark.clause("above_the_clouds.end.stages")
def test_points_of_the_last_cards_decide():
    pos = last_scoring({"b1": "kite-male", "b5": "kite-female"}, scores=[20, 27])
    pos.play("score neutral-b1-b5")
    assert pos.scores == [28, 27]
    assert pos.over
    assert pos.winners == [0]


@pytest.mark.clause("above_the_clouds.end.stages")
def test_cards_still_in_hand_are_worth_nothing():
    pos = last_scoring({"b1": "kite-male", "b5": "kite-female"}, scores=[20, 27])
    pos.play("done")
    assert hand(pos) == ["neutral-b1-b5"]
    assert pos.scores == [20, 27]
    assert pos.winners == [1]


TWO_EACH = """
    . . . . . . .
    . . k g . . .
    c s K G o c c
    """


@pytest.mark.clause("above_the_clouds.end.stages")
@pytest.mark.clause("above_the_clouds.end.tie")
@pytest.mark.parametrize(
    ("flock", "scores", "winners"),
    [
        ("", [20, 31, 30, 12], [1]),  # the most points
        (TWO_EACH, [30, 30, 30, 12], [0, 1]),  # three cranes are more birds; the lone swallow has fewer points
        (TWO_EACH.replace("g", "o"), [30, 30, 30, 12], [1]),
        ({"b1": "kite-male", "b2": "kite-male"}, [21, 20], [0]),  # birds only matter between equal points
        ({"b1": "kite-male", "b2": "goose-male"}, [20, 20, 19], [0, 1]),  # equal in birds too: shared
    ],
)
def test_the_most_points_win_then_the_fewest_birds_on_the_board(flock, scores, winners):
    pos = last_scoring(flock, players=len(scores), scores=scores)
    pos.play("done")
    assert pos.winners == winners


@pytest.mark.clause("above_the_clouds.end.tie")
@pytest.mark.parametrize(
    ("middle", "back", "before", "scores", "winner"),
    [
        (". k k . .", "g g G . .", [0, 4], [7, 7], 0),  # two kites and three geese fly, after the landing none and two
        (". k o . .", "g k K . .", [0, 0], [3, 3], 1),  # three kites and one goose, after it two and none
    ],
)
def test_the_birds_are_counted_after_the_third_landing(middle, back, before, scores, winner):
    pos = clouds(f". . . . .\n{middle}\n{back}", stage=3, scores=before, cubes=[1, 0])
    play(pos, "pass")
    assert pos.scores == scores
    assert pos.winners == [winner]
