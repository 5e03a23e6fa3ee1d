"""Scoring locations, ties, control, and the turn order that follows."""

import pytest

from .builder import GAME, birds, creature, named, on, perch, place, scored, scoring

FOUR = """
     oak         maple
ash         early-bird
     pine        doghouse
birdbath    high-perch
     statue      cornfield
"""


def points(location, stacks, players=4):
    """What everybody gets on one location."""
    drawn = FOUR if players == 4 else None
    return scored(scoring(drawn, players=players, birds={location: stacks}).play("done"), location)


@pytest.mark.clause("perch.scoring.tie-second")
def test_the_printed_example_of_the_early_bird():
    assert points("early-bird", "b5 r2 y2 g1") == {"blue": 3}


@pytest.mark.clause("perch.scoring.places")
def test_the_printed_example_of_the_happy_birdbath():
    assert points("birdbath", "g4 y2 b1") == {"green": 2, "yellow": 0, "blue": 1}


@pytest.mark.clause("perch.scoring.count", "perch.perch.nest-counts")
def test_the_printed_example_of_the_mighty_oak():
    assert points("oak", "y2n g2") == {"yellow": 6, "green": 4}


@pytest.mark.clause("perch.scoring.places")
def test_fourth_place_gets_nothing():
    assert points("oak", "b4 r3 y2 g1") == {"blue": 6, "red": 4, "yellow": 3}
    assert points("maple", "b1 r2") == {"red": 4, "blue": 7}  # second place may be worth more


@pytest.mark.clause("perch.scoring.tie-first-2")
def test_two_tied_for_most_leave_only_third_place():
    assert points("oak", "b3 r3 g1") == {"green": 3}
    assert points("oak", "b3 r3 y1 g1") == {}
    assert points("oak", "b3 r3 y2 g1") == {"yellow": 3}


@pytest.mark.clause("perch.scoring.tie-first-3")
def test_three_tied_for_most_leave_nothing():
    assert points("oak", "b3 r3 y3 g1") == {}
    assert points("oak", "b3 r3 y3 g3") == {}


@pytest.mark.clause("perch.scoring.tie-second")
def test_a_tie_for_second_leaves_only_first_place():
    assert points("oak", "b3 r2 y2") == {"blue": 6}
    assert points("oak", "b3 r2 y2 g2") == {"blue": 6}


@pytest.mark.clause("perch.scoring.tie-third")
def test_a_tie_for_third_leaves_first_and_second_place():
    assert points("oak", "b3 r2 y1 g1") == {"blue": 6, "red": 4}


@pytest.mark.clause("perch.scoring.locations")
def test_locations_are_scored_column_by_column_and_empty_ones_not_at_all():
    pos = scoring(birds=dict.fromkeys(("pine", "beehive", "oak", "elm", "birch"), "r1"))
    assert named(pos.play("done"), "scored", "location") == ["oak", "elm", "birch", "pine", "beehive"]


@pytest.mark.clause("perch.scoring.control")
def test_whoever_leads_alone_controls_a_location():
    pos = perch(hands=["b1"], birds={"oak": "b2 r1", "ash": "b2 r2 y1", "elm": "b1n r2"})
    assert [place(pos, location)["control"] for location in ("oak", "ash", "elm", "pine")] == ["blue", None, None, None]


@pytest.mark.clause("perch.scoring.stay")
def test_birds_stay_after_scoring():
    pos = scoring(birds={"oak": "b2n r1", "doghouse": "y3"})
    pos.play("done")
    assert (on(pos, "oak"), on(pos, "doghouse")) == ("b2n r1", "y3")
    assert birds(pos.view()["plaza"]) == ""


@pytest.mark.clause("perch.scoring.statue")
@pytest.mark.parametrize(("stacks", "first"), [("b1", 1), ("b2", 2), ("b2 r1", 2), ("b2n r1", 3), ("b4n r3n y1 g1", 6)])
def test_the_statue_pays_first_place_by_all_birds(stacks, first):
    got = points("statue", stacks)
    assert got["blue"] == first
    assert got.get("red", 2) == 2


def test_the_view_shows_who_would_score_what_now():
    pos = perch(hands=["b1"], birds={"oak": "b3 r2 y2", "maple": "b1 r2"})
    stacks = {s["flock"]: (s["rank"], s["tied"], s["scores"]) for s in place(pos, "oak")["stacks"]}
    assert stacks == {"blue": (1, False, 6), "red": (None, True, 0), "yellow": (None, True, 0)}
    assert [now["locations"] for now in pos.view()["now"]] == [13, 4, 0]


# ---------------------------------------------------------------------- turn order


@pytest.mark.clause("perch.order.points")
def test_more_points_go_first():
    pos = scoring(birds={"oak": "y2 r1"}, scores=[5, 0, 1])
    events = pos.play("done")
    assert pos.scores == [5, 4, 7]
    assert pos.view()["order"] == [2, 0, 1]
    assert named(events, "order", "seat") == ["2", "0", "1"]
    assert pos.seat == 2


@pytest.mark.clause("perch.order.tie")
def test_the_printed_example_of_the_turn_order():
    """Green has the most points, then Yellow; Red lies below Blue on the same space and goes before it."""
    pos = scoring(FOUR, players=4, scores=[9, 9, 10, 13], arrived=[4, 3, 2, 1])
    pos.play("done")
    assert pos.view()["order"] == [3, 2, 1, 0]


@pytest.mark.clause("perch.order.tie")
def test_whoever_came_to_the_points_first_is_ahead():
    pos = scoring(birds={"oak": "y2 b1", "ash": "b1", "doghouse": "r2"}, scores=[0, 5, 0])
    pos.play("done")  # oak: yellow 6, blue 4; ash: blue 5 (9 in all); doghouse: red 1 (6 in all)
    assert pos.scores == [9, 6, 6]
    assert pos.view()["order"] == [0, 2, 1]  # yellow had its 6 points when red came to 6
    assert pos.view()["tokens"] == [2, 0, 1]  # so its token lies below red's


@pytest.mark.clause("perch.order.tie")
def test_first_place_is_credited_before_second_and_0_points_move_no_token():
    even = FOUR.replace("ash ", "thorn-bush ").replace("oak", "birch")
    pos = scoring(even, players=4, birds={"birch": "b3 r2 y1"}, scores=[0, 0, 0, 5])  # birch 5/3/3
    pos.play("done")
    assert pos.scores == [5, 3, 3, 5]
    assert pos.view()["order"] == [3, 0, 1, 2]  # green was at 5 already; red was paid before yellow
    pos = scoring(birds={"elm": "r2 b1"}, scores=[5, 0, 0], arrived=[9, 1, 0])
    pos.play("done")
    assert pos.scores == [5, 5, 0]
    assert pos.view()["order"] == [0, 1, 2]  # blue's second place on the elm pays 0: its token stays where it lay


@pytest.mark.clause("perch.order.tie")
def test_at_the_start_tokens_lie_in_turn_order_and_true_points_count_past_60():
    orders = set()
    for seed in range(12):
        view = GAME.new(players=3, seed=seed, objectives=False).view()
        assert view["tokens"] == view["order"]
        orders.add(tuple(view["order"]))
    assert len(orders) == 3
    pos = scoring(scores=[2, 61, 62], arrived=[0, 1, 2])
    pos.play("done")
    assert pos.view()["order"] == [2, 1, 0]


@pytest.mark.clause("perch.order.high-perch")
def test_the_high_perchs_controller_goes_last():
    pos = scoring(FOUR, players=4, birds={"high-perch": "r2 b1"}, scores=[4, 9, 8, 7])
    pos.play("done")
    assert pos.view()["order"] == [2, 3, 0, 1]
    tied = scoring(FOUR, players=4, birds={"high-perch": "r2 b2"}, scores=[4, 9, 8, 7])
    tied.play("done")
    assert tied.view()["order"] == [1, 2, 3, 0]


@pytest.mark.clause("perch.order.points", "perch.creature.control")
def test_control_of_creatures_comes_after_scoring():
    pos = scoring(birds={"doghouse": "r2 b1"})
    events = [event.name for event in pos.play("done")]
    assert events.index("scored") < events.index("order") < events.index("controls") < events.index("round")
    assert creature(pos, "dog")["seat"] == 1
