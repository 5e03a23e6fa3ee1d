"""Two players and the Bird-Brained flock, here the yellow one."""

import pytest

from .builder import birds, creature, fountain, named, on, perch, scored, scoring

SPECIAL = """
early-bird       rookery
         birdbath
high-perch       doghouse
         feeder
power-lines      hanging-nest
"""


def two(**position):
    return scoring(SPECIAL, players=2, **position)


@pytest.mark.clause("perch.two.ties")
def test_the_bird_brained_flock_takes_places_and_ties_and_never_scores():
    assert scored(scoring(players=2, birds={"oak": "y3 b2 r1"}).play("done"), "oak") == {"blue": 4, "red": 3}
    assert scored(scoring(players=2, birds={"oak": "y2 b2 r1"}).play("done"), "oak") == {"red": 3}
    pos = two(birds={"doghouse": "y3 b2"}, creatures={"dog": ("doghouse", 0)})
    pos.play("done")
    assert creature(pos, "dog")["seat"] is None
    for stacks in ({"oak": "y4", "ash": "b3"}, {"oak": "y3", "ash": "b3"}):
        end = scoring(players=2, round_number=5, birds=stacks)
        assert [event.name for event in end.play("done") if "largest" in event.name] == ["no_largest"]


@pytest.mark.clause("perch.two.ignored")
def test_effects_for_the_bird_brained_flock_are_ignored_in_recruiting_and_on_the_high_perch():
    pos = two(birds={"birdbath": "y2", "feeder": "y2", "high-perch": "y2"}, scores=[5, 3])
    events = pos.play("done")
    assert pos.decision == "turn"
    assert len(named(events, "drew", "seat")) == 4
    assert pos.view()["order"] == [0, 1]


@pytest.mark.clause("perch.two.ignored")
def test_it_adds_a_bird_by_the_early_bird_and_none_by_the_rookery():
    pos = two(birds={"early-bird": "y1", "rookery": "y2"})
    events = pos.play("done")
    assert named(events, "added", "flock", "location") == [("yellow", "early-bird")]
    assert pos.decision == "turn"


@pytest.mark.clause("perch.two.roost")
def test_its_birds_go_back_to_the_roost_where_a_location_sends_them():
    pos = two(birds={"power-lines": "y2", "hanging-nest": "y2 b2", "rookery": "y3"}, nests={})
    before = pos.view()["roost"]["yellow"]
    events = pos.play("done")
    assert named(events, "to_roost", "flock", "birds") == [("yellow", 1), ("yellow", 2), ("yellow", 1)]
    assert pos.view()["roost"]["yellow"] == before + 4 - 2  # two migrated
    assert birds(pos.view()["plaza"]) == "b2"
    assert fountain(pos) == {}
    assert (on(pos, "power-lines"), on(pos, "rookery")) == ("y1", "y2")


@pytest.mark.clause("perch.two.roost")
def test_its_birds_on_the_overstuffed_birdhouse_go_back_too():
    drawn = SPECIAL.replace("rookery", "overstuffed")
    pos = scoring(drawn, players=2, birds={"overstuffed": "y4 r3"})
    events = pos.play("done")
    assert named(events, "to_roost", "flock", "birds") == [("yellow", 4)]
    assert birds(pos.view()["plaza"]) == "r3"


@pytest.mark.clause("perch.two.fountain")
def test_whoever_sends_its_bird_picks_the_seat():
    pos = perch(players=2, seat=1, hands=["b1", "r1"], round_number=5, lightning=[0, 1], birds={"oak": "y2"})
    pos.play("zap yellow oak")
    assert (pos.seat, pos.decision) == (1, "seat")
    pos.play("seat 1c")
    assert fountain(pos) == {"1c": "y"}
