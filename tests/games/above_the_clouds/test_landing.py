"""The end of a stage: who lands, and what the nest card pays."""

from collections import Counter

import pytest

from .builder import clouds, picture, play
from .deck import NEST_POINTS, PAIR_POINTS

FLOCK = """
. . k . .
. g K o .
k o G g k
"""


def landing(females, males, nest="even"):
    """Five columns of one bird each: so many kites land, and swifts in the other columns."""
    birds = "k" * females + "K" * males + "o" * (5 - females - males)
    return clouds(
        {f"b{n}": {"k": "kite-female", "K": "kite-male", "o": "swift"}[bird] for n, bird in enumerate(birds, 1)},
        nest=nest,
        cubes=[1, 0],
    )


@pytest.mark.clause("above_the_clouds.landing.points")
@pytest.mark.clause("above_the_clouds.landing.pairs")
def test_printed_example_of_the_landing_pays_14_and_7_and_3_and_nothing():
    pos = clouds(
        """
        . . k g g . .
        . K s S o c .
        K o C G c s o
        """,
        players=4,
        nest="even",
        cubes=[1, 0, 0, 0],
    )
    events = pos.play("pass")
    landed = [event.values["bird"] for event in events if event.name == "landed"]
    assert landed == [
        "kite-male", "kite-male", "kite-female", "goose-female", "goose-female", "crane-female", "swift",
    ]  # fmt: skip
    assert pos.scores == [14, 7, 3, 0]


@pytest.mark.clause("above_the_clouds.landing.points")
@pytest.mark.parametrize("nest", NEST_POINTS)
@pytest.mark.parametrize("birds", range(6))
def test_every_nest_card_pays_for_the_number_of_landed_birds(nest, birds):
    females = min(birds, 3)
    males = birds - females
    pos = landing(females, males, nest)
    pos.play("pass")
    assert pos.scores == [NEST_POINTS[nest][birds] + min(females, males) * PAIR_POINTS[nest], 0]


@pytest.mark.clause("above_the_clouds.landing.pairs")
@pytest.mark.parametrize("nest", NEST_POINTS)
@pytest.mark.parametrize(
    ("females", "males", "pairs"),
    [(0, 1, 0), (0, 2, 0), (2, 0, 0), (3, 0, 0), (1, 1, 1), (1, 2, 1), (2, 1, 1), (3, 1, 1), (2, 2, 2), (3, 2, 2)],
)
def test_every_nest_card_pays_or_charges_for_each_pair(nest, females, males, pairs):
    pos = landing(females, males, nest)
    (nested, _) = [event.values for event in pos.play("pass") if event.name == "nested"]
    points = NEST_POINTS[nest][females + males] + pairs * PAIR_POINTS[nest]
    assert nested.pop("for_pairs") == pairs * PAIR_POINTS[nest]
    assert nested == {"seat": "0", "birds": females + males, "pairs": pairs, "points": points}
    assert pos.scores == [points, 0]


@pytest.mark.clause("above_the_clouds.landing.pairs")
def test_a_male_and_a_female_of_different_players_are_no_pair():
    pos = clouds({"b1": "kite-female", "b2": "goose-male"}, nest="couples", cubes=[1, 0])
    pos.play("pass")
    assert pos.scores == [3, 3]


@pytest.mark.clause("above_the_clouds.landing.pairs")
def test_a_penalty_counts_in_full_and_points_add_up_over_the_stages():
    pos = clouds({"b1": "kite-female", "b2": "kite-male"}, nest="loners", scores=[-20, 5], cubes=[1, 0])
    pos.play("pass")
    assert pos.scores == [-20 + 12 - 10, 5]


@pytest.mark.clause("above_the_clouds.landing.points")
def test_every_nest_card_is_shown_with_its_points():
    for nest in NEST_POINTS:
        shown = landing(0, 0, nest).view()["nest"]
        assert shown == {"name": nest, "points": list(NEST_POINTS[nest][1:]), "pair": PAIR_POINTS[nest]}


@pytest.mark.clause("above_the_clouds.stage.end")
def test_the_stage_ends_when_the_last_cube_of_the_table_is_used():
    pos = clouds(FLOCK, cubes=[2, 2], stack="oGgKo")
    pos.play("pass")
    assert pos.view()["stage"] == 1
    assert len(pos.view()["flock"]) == 9
    events = pos.play("pass")
    assert "landed" in {event.name for event in events}
    assert pos.view()["stage"] == 2


@pytest.mark.clause("above_the_clouds.stage.end")
def test_the_action_that_used_the_last_cube_is_carried_out_first():
    pos = clouds(FLOCK, cubes=[1, 0], face_up="Ko", stack="Ggoo")
    pos.play("add first")
    assert (pos.decision, pos.scores) == ("place", [0, 0])
    pos.play("place 4 front")
    assert pos.scores == [15 + 3, 3]  # three kites that were in front already and the new one, a pair among them


@pytest.mark.clause("above_the_clouds.stage.end")
def test_a_fifth_card_taken_with_the_last_cube_is_discarded_before_the_landing():
    four = ["dodge-m4-b1", "standard-m4-b5", "standard-b1-b4", "standard-b2-b5"]
    pos = clouds(FLOCK, cubes=[1, 0], hands=[four, []], display=["score-m3-m4"])
    events = pos.play("take score-m3-m4")
    assert "landed" not in {event.name for event in events}
    events = pos.play("discard standard-b2-b5")
    assert "landed" in {event.name for event in events}
    assert pos.decision == "score-cards"


@pytest.mark.clause("above_the_clouds.landing.front")
def test_the_foremost_bird_of_each_column_lands_even_with_empty_spaces_before_it():
    pos = clouds(FLOCK, cubes=[1, 0], hands=[["dodge-m4-b1"], []])
    events = pos.play("pass")
    landed = [(event.values["column"], event.values["bird"]) for event in events if event.name == "landed"]
    assert landed == [
        ("1", "kite-female"), ("2", "goose-female"), ("3", "kite-female"), ("4", "swift"), ("5", "kite-female"),
    ]  # fmt: skip
    assert picture(pos) == [". . . . .", ". . K . .", ". o G g ."]


@pytest.mark.clause("above_the_clouds.landing.stack")
def test_the_landed_birds_lie_under_the_stack():
    pos = clouds(FLOCK, cubes=[1, 0], hands=[["dodge-m4-b1"], []], stack="KG")
    pos.play("pass")
    stack = pos.to_dict()["stack"]  # top last
    assert stack[-2:] == ["goose-male", "kite-male"]
    assert Counter(stack[:-2]) == {"kite-female": 3, "goose-female": 1, "swift": 1}


@pytest.mark.clause("above_the_clouds.landing.stack")
def test_the_landed_birds_are_shuffled():
    tops = set()
    for seed in range(30):
        pos = clouds(FLOCK, cubes=[1, 0], hands=[["dodge-m4-b1"], []], stack="KG", chance=seed)
        pos.play("pass")
        tops.add(pos.to_dict()["stack"][-3])
    assert tops == {"kite-female", "goose-female", "swift"}


@pytest.mark.clause("above_the_clouds.landing.stack")
def test_everybody_knows_which_birds_landed_and_that_they_lie_below_the_others():
    pos = clouds(FLOCK, cubes=[1, 0], hands=[["dodge-m4-b1"], []], stack="KG")
    pos.play("pass")
    for viewer in (0, 1, None):
        assert pos.view(viewer)["stack"] == {
            "count": 7,
            "layers": [{"goose-male": 1, "kite-male": 1}, {"goose-female": 1, "kite-female": 3, "swift": 1}],
        }


@pytest.mark.clause("above_the_clouds.stage.end")
def test_a_score_card_played_with_the_last_cubes_pays_before_the_birds_land():
    drawing = """
    . . . . .
    . g k . .
    k o G g k
    """
    pos = clouds(drawing, cubes=[3, 0], hands=[["score-m3-m4", "diagonal-m2-m3"], []])
    play(pos, "play score-m3-m4", "score diagonal-m2-m3")
    assert pos.scores == [1 + 11, 7]  # m3 for the bird that lands right after


@pytest.mark.clause("above_the_clouds.landing.pairs")
def test_on_one_nest_card_a_pair_is_worth_parting():
    points, pair = NEST_POINTS["loners"], PAIR_POINTS["loners"]
    for birds in (2, 3):  # with a pair among them, against one bird fewer and no pair
        assert points[birds] + pair < points[birds - 1]
