"""Locations that act in Upkeep, the control of creatures, the round marker."""

import pytest

from tests.games.asking import legal, play, why

from .builder import birds, creature, empty_nests, fountain, named, on, perch, place, scoring

HOUSES = """
power-lines        maple
          hanging-nest
ash                doghouse
          pine
elm                overstuffed
"""


@pytest.mark.clause("perch.upkeep.power-lines")
def test_the_power_lines_send_one_bird_of_their_controller():
    pos = scoring(HOUSES, birds={"power-lines": "r2 b1"})
    pos.play("done")
    assert (pos.seat, pos.decision) == (1, "seat")
    pos.play("seat 1d")
    assert (on(pos, "power-lines"), fountain(pos)) == ("b1 r1", {"1d": "r"})
    tied = scoring(HOUSES, birds={"power-lines": "r2 b2"})
    tied.play("done")
    assert on(tied, "power-lines") == "b2 r2"


@pytest.mark.clause("perch.upkeep.hanging-nest")
@pytest.mark.parametrize(("stacks", "falls"), [("b2 r1", False), ("b2 r1 y1", True), ("b3 r2", True), ("b2h r1", True)])
def test_the_hanging_nest_drops_four_birds_or_more(stacks, falls):
    pos = scoring(HOUSES, birds={"hanging-nest": stacks}, round_number=4)
    pos.play("done")
    assert (on(pos, "hanging-nest") == "") == falls
    assert sum(pos.view()["plaza"].values()) == (sum(int(s[1]) for s in stacks.split()) if falls else 0)


@pytest.mark.clause("perch.upkeep.overstuffed")
@pytest.mark.parametrize(("stacks", "bursts"), [("b3 r3", False), ("b4 r3", True), ("b3h r3", True)])
def test_the_overstuffed_birdhouse_bursts_with_seven_birds(stacks, bursts):
    pos = scoring(HOUSES, birds={"overstuffed": stacks}, round_number=4, hands=["b0"])
    events = pos.play("done")
    assert named(events, "removed", "location") == (["overstuffed"] if bursts else [])
    gone = [entry["place"] for entry in pos.view()["homestead"].values() if entry["location"] is None]
    assert gone == (["c3"] if bursts else [])
    if bursts:
        assert set(named(events, "to_plaza", "origin")) == {"overstuffed"}
        assert "overstuffed" in pos.view()["box"]
        assert birds(pos.view()["plaza"]) in ("b4 r3", "b3 r3")
        assert why(pos, "perch blue overstuffed") == ["upkeep.removed: not-in-play"]
        assert why(pos, "perch blue oak") == ["setup.homestead: not-in-play"]


@pytest.mark.clause("perch.upkeep.removed")
def test_creatures_on_a_removed_location_go_home_and_a_gap_remains():
    pos = scoring(HOUSES, birds={"overstuffed": "b4 r3", "doghouse": "r1"}, creatures={"dog": ("overstuffed", 1)})
    events = pos.play("done")
    assert named(events, "went_home", "creature") == ["dog"]
    assert creature(pos, "dog")["location"] == "doghouse"
    assert place(pos, "doghouse")["neighbours"] == ["pine", "maple", "hanging-nest"]
    assert place(pos, "doghouse")["corner"]  # the bottom of what is left of the last column


@pytest.mark.clause("perch.upkeep.removed")
def test_a_birdhouse_on_a_removed_location_goes_back_to_the_box():
    pos = scoring(HOUSES, birds={"overstuffed": "b4h r3"}, round_number=4)
    away = pos.view()["birdhouses_away"]
    pos.play("done")
    assert pos.view()["birdhouses_away"] == away + 1


@pytest.mark.clause("perch.upkeep.locations")
def test_locations_act_column_by_column_after_the_new_turn_order():
    pos = scoring(HOUSES, birds={"hanging-nest": "b4", "doghouse": "y1", "overstuffed": "r7"})
    names = [event.name for event in pos.play("done")]
    acted = [name for name in names if name in ("order", "falls", "controls", "removed")]
    assert acted == ["order"] * 3 + ["falls", "controls", "falls", "removed"]


@pytest.mark.clause("perch.bonus.birdhouse-locations")
def test_a_birdhouse_does_not_keep_locations_off_unless_the_option_says_so():
    stacks = {"hanging-nest": "b3h r2", "power-lines": "y2h"}
    bare = scoring(HOUSES, birds=stacks, round_number=4)
    play(bare, "done", "seat 1a")
    assert (on(bare, "hanging-nest"), on(bare, "power-lines")) == ("", "y1h")
    assert birds(bare.view()["plaza"]) == "b3 r2"
    sheltered = scoring(HOUSES, birds=stacks, round_number=4, shelter="locations")
    sheltered.play("done")
    assert (on(sheltered, "hanging-nest"), on(sheltered, "power-lines")) == ("b3h", "y2h")
    assert birds(sheltered.view()["plaza"]) == "r2"
    assert sheltered.decision == "turn"
    safe = scoring(HOUSES, birds={"hanging-nest": "b3h r2h"}, round_number=4, shelter="locations")
    assert named(safe.play("done"), "falls", "location") == []  # nothing gives way where all are sheltered
    assert on(safe, "hanging-nest") == "b3h r2h"


@pytest.mark.clause("perch.bonus.birdhouse-locations")
def test_the_birdhouse_of_a_stack_that_is_gone_goes_to_the_box_and_overstuffed_clears_all():
    pos = scoring(HOUSES, birds={"power-lines": "y1h"}, round_number=4)
    away = pos.view()["birdhouses_away"]
    play(pos, "done", "seat 1a")
    assert on(pos, "power-lines") == ""
    assert pos.view()["birdhouses_away"] == away + 1
    pos = scoring(HOUSES, birds={"overstuffed": "b4h r3"}, round_number=4, shelter="locations")
    pos.play("done")
    assert birds(pos.view()["plaza"]) == "b4 r3"


@pytest.mark.clause("perch.bonus.birdhouse-locations")
@pytest.mark.parametrize(("shelter", "left"), [("creatures", "y2h"), ("locations", "y3h")])
def test_the_rookery_and_the_shelter_of_a_birdhouse(shelter, left):
    drawn = HOUSES.replace("pine", "rookery")
    pos = scoring(drawn, birds={"rookery": "y3h"}, round_number=4, shelter=shelter)
    pos.play("done")
    if pos.decision == "seat":
        pos.play("seat 1a")
    assert on(pos, "rookery") == left


@pytest.mark.clause("perch.upkeep.marker")
def test_the_marker_advances_and_rounds_4_and_5_bring_tokens():
    pos = scoring(round_number=3)
    pos.play("done")
    assert (pos.view()["round"], pos.view()["birdhouses"], pos.view()["lightning"]) == (4, [1, 1, 1], [0, 0, 0])
    pos = scoring(round_number=4, birdhouses=[1, 0, 0])
    pos.play("done")
    assert (pos.view()["round"], pos.view()["birdhouses"], pos.view()["lightning"]) == (5, [1, 0, 0], [1, 1, 1])
    pos = scoring(round_number=1)
    pos.play("done")
    assert (pos.view()["round"], pos.view()["birdhouses"], pos.view()["lightning"]) == (2, [0, 0, 0], [0, 0, 0])


# ---------------------------------------------------------------------- who controls a creature


@pytest.mark.clause("perch.creature.control", "perch.creature.home")
def test_whoever_leads_on_the_home_controls_the_creature_and_it_is_put_there():
    pos = scoring(birds={"doghouse": "r2 b1"})
    events = pos.play("done")
    assert named(events, "controls", "seat", "creature") == [("1", "dog")]
    assert creature(pos, "dog") == {
        "creature": "dog", "home": "doghouse", "seat": 1, "used": False, "location": "doghouse",
        "intersection": None, "would_control": 1,
    }  # fmt: skip


@pytest.mark.clause("perch.creature.control", "perch.creature.home")
def test_control_follows_the_home_and_the_creature_stays_where_it_was_left():
    pos = scoring(birds={"doghouse": "r2 b1", "oak": "b3"}, creatures={"dog": ("oak", 0)}, used=["dog"])
    pos.play("done")
    assert (creature(pos, "dog")["seat"], creature(pos, "dog")["location"]) == (1, "oak")
    assert not creature(pos, "dog")["used"]  # the card is taken face up again


@pytest.mark.clause("perch.creature.tie")
@pytest.mark.parametrize("stacks", ["r2 b2", ""])
def test_a_tie_or_an_empty_home_leaves_the_creature_to_nobody(stacks):
    pos = scoring(birds={"doghouse": stacks}, creatures={"dog": ("oak", 0)})
    events = pos.play("done")
    assert named(events, "uncontrolled", "creature") == ["dog", "bee"]
    assert (creature(pos, "dog")["seat"], creature(pos, "dog")["location"]) == (None, "oak")


@pytest.mark.clause("perch.perch.renest", "perch.bonus.lightning-nest")
def test_a_nest_stays_on_its_location_when_its_flock_leaves():
    pos = perch(hands=["b1", "r1"], birds={"oak": "b1n"}, round_number=5, lightning=[1, 1])
    assert (empty_nests(pos, "oak"), "zap-nest oak" in legal(pos)) == (0, False)
    play(pos, "zap blue oak", "seat 1a", "perch blue ash")
    assert (empty_nests(pos, "oak"), "zap-nest oak" in legal(pos)) == (1, True)
