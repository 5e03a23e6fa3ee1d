"""The nine creatures: moves, targets, effects, and what they may not do."""

import pytest

from tests.games.asking import legal, play, why

from .builder import birds, creature, empty_nests, fountain, named, on, perch, scoring

ZOO = """
park-bench        country-house
         thorn-bush
ash               hawks-nest
         doghouse
foxs-den          beehive
"""
ZOO_5 = """
oak         maple       ash
     owl-barn     cornfield
elm         statue      doghouse
     beehive      thorn-bush
rookery     feeder      overstuffed
"""


def zoo(name, where, *, hands=("b1", "r1"), drawn=ZOO, **position):
    """Blue controls one creature, which stands somewhere."""
    return perch(drawn, hands=list(hands), creatures={name: (where, 0)}, **position)


def goes(pos):
    return {action.removeprefix("go ") for action in legal(pos, "go")}


# ---------------------------------------------------------------------- what holds for all


@pytest.mark.clause("perch.creature.once")
def test_a_creature_is_used_once_a_round_by_its_controller_if_he_wants():
    pos = zoo("dog", "doghouse", hands=["b2", "r1"])
    assert legal(pos, "activate") == {"activate dog"}
    assert "perch blue ash" in legal(pos)
    play(pos, "activate dog", "go ash")  # nobody to push there
    assert creature(pos, "dog")["used"]
    assert why(pos, "activate dog") == ["bonus.one: bonus-taken", "creature.once: creature-used"]
    play(pos, "perch blue ash", "perch red ash")
    assert pos.seat == 0
    assert why(pos, "activate dog") == ["creature.once: creature-used"]


@pytest.mark.clause("perch.creature.once")
def test_two_creatures_are_not_used_in_one_turn_and_not_those_of_others():
    pos = perch(ZOO, hands=["b1"], creatures={"dog": ("doghouse", 0), "hawk": ("ash", 0), "bee": ("ash", 1)})
    assert legal(pos, "activate") == {"activate dog", "activate hawk"}
    assert why(pos, "activate bee") == ["creature.control: not-controller"]
    assert why(pos, "activate cat") == ["creature.control: not-controller"]
    play(pos, "activate dog", "go ash")
    assert legal(pos, "activate") == set()


@pytest.mark.clause("perch.creature.effect")
def test_without_a_bird_to_work_on_a_creature_only_moves():
    pos = zoo("hawk", "ash", birds={"beehive": "r2h"}, round_number=4)
    events = play(pos, "activate hawk", "go beehive")
    assert [event.name for event in events] == ["activated", "moved"]
    assert (pos.decision, on(pos, "beehive"), creature(pos, "hawk")["location"]) == ("turn", "r2h", "beehive")


@pytest.mark.clause("perch.creature.effect", "perch.bonus.birdhouse-closed")
def test_any_flock_and_a_bird_in_a_nest_can_be_hit_but_none_under_a_birdhouse():
    pos = zoo("hawk", "beehive", birds={"ash": "b1 r1n y2h"}, round_number=4)
    play(pos, "activate hawk", "go ash")
    assert legal(pos) == {"send blue ash", "send red ash"}
    assert why(pos, "send yellow ash") == ["bonus.birdhouse-closed: protected"]
    assert why(pos, "send blue doghouse") == ["creature.hawk: out-of-reach"]
    assert why(pos, "decline") == ["creature.hawk: not-now"]
    play(pos, "send red ash")
    assert (pos.seat, pos.decision) == (1, "seat")
    pos.play("seat 1a")
    assert (on(pos, "ash"), empty_nests(pos, "ash")) == ("b1 y2h", 1)


def test_a_creature_can_be_used_after_the_bird_was_placed():
    pos = zoo("hawk", "beehive")
    play(pos, "perch blue ash", "activate hawk", "go ash", "send blue ash", "seat 1a")
    assert (on(pos, "ash"), fountain(pos), pos.seat) == ("", {"1a": "b"}, 1)


# ---------------------------------------------------------------------- one by one


@pytest.mark.clause("perch.creature.dog")
def test_the_dog_pushes_a_bird_to_a_neighbour_or_off_the_board():
    pos = zoo("dog", "doghouse", birds={"ash": "r1 b1"})
    pos.play("activate dog")
    assert goes(pos) == {"thorn-bush", "ash", "foxs-den", "hawks-nest", "beehive"}
    assert why(pos, "go park-bench") == ["creature.dog: go-adjacent"]
    pos.play("go ash")
    assert legal(pos) == {
        f"push {flock} {way}"
        for flock in ("blue", "red")
        for way in ("up", "up-right", "down-right", "down", "down-left", "up-left")
    }
    away, off = pos.copy(), pos
    play(away, "push red up-right")
    assert (on(away, "ash"), on(away, "thorn-bush")) == ("b1", "r1")
    off.play("push red up-left")
    assert (off.seat, off.decision) == (1, "seat")


@pytest.mark.clause("perch.creature.dog", "perch.upkeep.removed")
def test_the_dog_pushes_over_the_gap_of_a_removed_location():
    gap = ZOO.replace("thorn-bush", ".")
    pos = zoo("dog", "doghouse", drawn=gap, birds={"ash": "r1"})
    play(pos, "activate dog", "go ash", "push red up-right")
    assert pos.decision == "seat"
    up = zoo("dog", "doghouse", drawn=gap, birds={"ash": "r1"})
    play(up, "activate dog", "go ash", "push red up")
    assert on(up, "park-bench") == "r1"


@pytest.mark.clause("perch.bonus.birdhouse-closed", "perch.perch.nest")
def test_a_moved_bird_joins_no_closed_stack_and_takes_no_nest():
    pos = zoo("dog", "doghouse", birds={"foxs-den": "r1 b1", "ash": "b1h"}, round_number=4)
    play(pos, "activate dog", "go foxs-den")
    assert why(pos, "push blue up") == ["bonus.birdhouse-closed: closed"]
    play(pos, "push red up")
    assert (on(pos, "ash"), empty_nests(pos, "ash")) == ("b1h r1", 1)


@pytest.mark.clause("perch.creature.red-fox")
def test_the_fox_takes_two_steps_and_a_bird_from_each_location():
    pos = zoo("red-fox", "foxs-den", birds={"ash": "r2", "thorn-bush": "y1 b1", "foxs-den": "y1"})
    pos.play("activate red-fox")
    assert goes(pos) == {"ash", "doghouse"}
    pos.play("go ash")
    assert goes(pos) == {"park-bench", "thorn-bush", "doghouse"}
    assert why(pos, "go foxs-den") == ["creature.red-fox: go-two-steps"]  # never back to the start
    pos.play("go thorn-bush")
    assert legal(pos) == {"send red ash", "send yellow thorn-bush", "send blue thorn-bush"}
    pos.play("send yellow thorn-bush")
    assert (pos.seat, pos.decision) == (2, "seat")
    pos.play("seat 1a")
    assert (pos.seat, legal(pos)) == (0, {"send red ash"})
    assert why(pos, "send blue thorn-bush") == ["creature.red-fox: out-of-reach"]
    play(pos, "send red ash", "seat 1b")
    assert fountain(pos) == {"1a": "y", "1b": "r"}
    assert (pos.seat, pos.decision) == (0, "turn")


@pytest.mark.clause("perch.creature.red-fox")
def test_the_fox_takes_nothing_from_a_location_without_a_free_bird_and_is_never_stuck():
    pos = zoo("red-fox", "foxs-den", birds={"doghouse": "r1h", "beehive": "y1"}, round_number=4)
    play(pos, "activate red-fox", "go doghouse", "go beehive")
    assert legal(pos) == {"send yellow beehive"}
    play(pos, "send yellow beehive", "seat 1a")
    assert pos.decision == "turn"
    dead_end = ZOO.replace("thorn-bush", ".")  # from ash the park bench leads nowhere but back
    pos = zoo("red-fox", "ash", drawn=dead_end)
    pos.play("activate red-fox")
    assert goes(pos) == {"foxs-den", "doghouse"}


@pytest.mark.clause("perch.creature.hawk")
def test_the_hawk_goes_anywhere_and_sends_a_bird():
    pos = zoo("hawk", "hawks-nest", birds={"park-bench": "y2"})
    pos.play("activate hawk")
    assert len(goes(pos)) == 7
    assert why(pos, "go hawks-nest") == ["creature.hawk: go-anywhere"]
    play(pos, "go park-bench", "send yellow park-bench", "seat 1b")
    assert (on(pos, "park-bench"), fountain(pos)) == ("y1", {"1b": "y"})


@pytest.mark.clause("perch.creature.cat")
def test_the_cat_goes_to_the_fullest_neighbour_sends_one_and_moves_another():
    pos = zoo("cat", "country-house", birds={"thorn-bush": "r2 y1", "hawks-nest": "b2"})
    pos.play("activate cat")
    assert goes(pos) == {"thorn-bush"}
    assert why(pos, "go hawks-nest") == ["creature.cat: go-fullest-adjacent"]
    play(pos, "go thorn-bush", "send red thorn-bush")
    assert pos.decision == "seat"
    pos.play("seat 1a")
    assert (pos.seat, pos.decision) == (0, "carry")
    assert "carry red ash" in legal(pos)
    assert why(pos, "carry red foxs-den") == ["creature.cat: carry-adjacent"]
    assert why(pos, "carry blue ash") == ["creature.effect: no-bird"]
    play(pos, "carry yellow ash")
    assert (on(pos, "thorn-bush"), on(pos, "ash")) == ("r1", "y1")
    assert pos.decision == "turn"


@pytest.mark.clause("perch.creature.cat", "perch.perch.nest-counts")
def test_on_a_tie_the_cats_player_chooses_and_nests_count():
    pos = zoo("cat", "thorn-bush", birds={"ash": "r1n", "hawks-nest": "y2", "doghouse": "b1"})
    pos.play("activate cat")
    assert goes(pos) == {"ash", "hawks-nest"}
    play(pos, "go ash", "send red ash", "seat 1a")
    assert pos.decision == "turn"  # no second bird there: that part is left out


@pytest.mark.clause("perch.creature.bee")
def test_the_bee_goes_far_and_may_bring_a_bird_of_a_colour_that_is_there():
    pos = zoo("bee", "beehive", birds={"ash": "r1 b1h", "park-bench": "r2 y1", "hawks-nest": "b1"}, round_number=4)
    pos.play("activate bee")
    assert goes(pos) == {"park-bench", "ash", "foxs-den", "thorn-bush", "country-house"}
    assert why(pos, "go hawks-nest") == ["creature.bee: go-far"]
    pos.play("go ash")
    assert legal(pos) == {"fetch red park-bench", "decline"}
    assert why(pos, "fetch yellow park-bench") == ["creature.bee: bee-colour"]
    assert why(pos, "fetch blue hawks-nest") == ["bonus.birdhouse-closed: closed"]
    assert why(pos, "fetch red ash") == ["creature.bee: same-location"]
    stay = pos.copy()
    assert named(stay.play("decline"), "declined", "decision") == ["fetch"]
    assert (on(stay, "ash"), stay.decision) == ("b1h r1", "turn")
    pos.play("fetch red park-bench")
    assert (on(pos, "ash"), on(pos, "park-bench"), pos.decision) == ("b1h r2", "r1 y1", "turn")


@pytest.mark.clause("perch.creature.cuckoo")
def test_the_cuckoo_swaps_a_bird_with_one_anywhere():
    pos = zoo("cuckoo", "thorn-bush", birds={"ash": "r2n b1", "beehive": "y1 r1", "foxs-den": "r1h y2"}, round_number=4)
    pos.play("activate cuckoo")
    assert why(pos, "go foxs-den") == ["creature.cuckoo: go-adjacent"]
    pos.play("go ash")
    assert legal(pos) == {"swap red", "swap blue"}
    pos.play("swap red")
    assert pos.decision == "swap-with"
    assert legal(pos) == {"fetch yellow beehive"}  # no red one may join the closed stack in the fox's den
    assert why(pos, "fetch red beehive") == ["creature.cuckoo: same-colour"]
    assert why(pos, "fetch yellow foxs-den") == ["bonus.birdhouse-closed: closed"]
    assert "creature.cuckoo: same-location" in why(pos, "fetch blue ash")
    pos.play("fetch yellow beehive")
    assert (on(pos, "ash"), on(pos, "beehive")) == ("b1 r1n y1", "r2")
    assert pos.decision == "turn"


@pytest.mark.clause("perch.creature.cuckoo", "perch.perch.nest")
def test_a_swapped_bird_does_not_take_the_nest_that_its_partner_leaves():
    pos = zoo("cuckoo", "thorn-bush", birds={"ash": "r1n", "beehive": "y1"})
    play(pos, "activate cuckoo", "go ash", "swap red", "fetch yellow beehive")
    assert (on(pos, "ash"), empty_nests(pos, "ash"), on(pos, "beehive")) == ("y1", 1, "r1")


@pytest.mark.clause("perch.creature.cuckoo", "perch.creature.effect")
def test_with_birds_of_one_colour_only_the_cuckoo_just_moves():
    pos = zoo("cuckoo", "thorn-bush", birds={"ash": "r2", "beehive": "r1"})
    play(pos, "activate cuckoo", "go ash")
    assert pos.decision == "turn"


@pytest.mark.clause("perch.creature.squirrel", "perch.fountain.stays")
def test_the_squirrel_swaps_with_a_bird_on_the_fountain():
    seats = {"1a": "y", "1b": "r", "1c": "r", "1d": "b", "2b": "y"}
    pos = zoo("squirrel", "park-bench", birds={"ash": "r1n b2"}, fountain=seats)
    pos.play("activate squirrel")
    assert goes(pos) == {"ash", "thorn-bush"}
    pos.play("go ash")
    assert legal(pos) == {"swap red", "swap blue"}
    pos.play("swap red")
    assert legal(pos) == {"seat 1a", "seat 1d", "seat 2b"}
    assert why(pos, "seat 1b") == ["creature.squirrel: same-colour"]
    assert why(pos, "seat 2a") == ["creature.squirrel: seat-empty"]
    pos.play("seat 1a")
    assert fountain(pos) == {**seats, "1a": "r"}
    assert (on(pos, "ash"), empty_nests(pos, "ash")) == ("b2 y1", 1)
    assert pos.decision == "turn"


@pytest.mark.clause("perch.creature.squirrel")
def test_the_squirrel_stays_on_or_beside_the_park_bench():
    pos = zoo("squirrel", "ash")
    pos.play("activate squirrel")
    assert goes(pos) == {"park-bench", "thorn-bush"}
    assert why(pos, "go foxs-den") == ["creature.squirrel: go-near-home"]
    closed = zoo("squirrel", "park-bench", birds={"ash": "b1 y2h"}, fountain={"1a": "y"}, round_number=4)
    play(closed, "activate squirrel", "go ash")
    assert closed.decision == "turn"  # no yellow bird may join the stack under the birdhouse


@pytest.mark.clause("perch.creature.owl")
def test_the_owl_flies_clockwise_and_takes_a_bird_from_its_way():
    pos = zoo(
        "owl",
        "owl-barn",
        drawn=ZOO_5,
        players=5,
        birds={"maple": "r1", "cornfield": "y1", "ash": "g1", "doghouse": "p1"},
    )
    pos.play("activate owl")
    assert goes(pos) == {"maple", "cornfield", "ash", "doghouse"}
    assert why(pos, "go oak") == ["creature.owl: go-ring"]
    pos.play("go ash")
    assert legal(pos) == {"send red maple", "send yellow cornfield", "send green ash"}
    play(pos, "send yellow cornfield", "seat 1a")
    assert (pos.decision, creature(pos, "owl")["location"]) == ("turn", "ash")  # one bird from one location


@pytest.mark.clause("perch.creature.owl")
def test_the_owl_steps_over_a_gap_and_never_inside():
    gap = ZOO_5.replace("cornfield", ".")
    pos = zoo("owl", "owl-barn", drawn=gap, players=5)
    pos.play("activate owl")
    assert goes(pos) == {"maple", "ash", "doghouse", "overstuffed"}
    back = zoo("owl", "elm", drawn=ZOO_5, players=5)
    back.play("activate owl")
    assert goes(back) == {"oak", "owl-barn", "maple", "cornfield"}  # not the statue inside


def meeting(pos, *locations):
    """The intersection of three locations."""
    return next(
        entry["intersection"]
        for entry in pos.view()["intersections"].values()
        if set(entry["locations"]) == set(locations)
    )


FIELD = """
oak         maple
     birch
ash         cornfield
     pine
elm         beehive
"""


@pytest.mark.clause("perch.creature.scarecrow")
def test_the_scarecrow_sends_a_bird_from_two_locations_beside_it():
    at = meeting(perch(FIELD), "oak", "ash", "birch")
    pos = perch(FIELD, hands=["b1", "r1"], creatures={"scarecrow": (None, 0)}, scarecrow=at,
                birds={"oak": "r2", "ash": "y1 b1", "birch": "b1", "pine": "y3"})  # fmt: skip
    pos.play("activate scarecrow")
    assert legal(pos) == {"send red oak", "send yellow ash", "send blue ash", "send blue birch"}
    assert why(pos, "send yellow pine") == ["creature.scarecrow: out-of-reach"]
    play(pos, "send red oak", "seat 1a")
    assert legal(pos) == {"send yellow ash", "send blue ash", "send blue birch"}  # another location
    play(pos, "send blue birch", "seat 1b")
    assert pos.decision == "turn"
    assert fountain(pos) == {"1a": "r", "1b": "b"}


@pytest.mark.clause("perch.creature.scarecrow")
def test_the_scarecrow_with_a_removed_location_or_no_bird():
    at = meeting(perch(FIELD), "oak", "ash", "birch")
    gap = FIELD.replace("birch", ".")
    standing = {"creatures": {"scarecrow": (None, 0)}, "scarecrow": at, "hands": ["b1", "r1"]}
    pos = perch(gap, birds={"oak": "r2", "ash": "y1"}, **standing)
    play(pos, "activate scarecrow", "send red oak", "seat 1a")
    assert legal(pos) == {"send yellow ash"}
    pos = perch(gap, birds={"pine": "r2"}, **standing)
    assert why(pos, "activate scarecrow") == ["creature.effect: nothing-to-do"]


@pytest.mark.clause("perch.creature.scarecrow-place")
def test_a_new_controller_puts_the_scarecrow_on_another_intersection_at_once():
    pos = scoring(FIELD, birds={"cornfield": "r2 b1"})
    pos.play("done")
    assert (pos.seat, pos.decision, len(legal(pos))) == (1, "stand", 6)
    assert creature(pos, "scarecrow")["location"] is None  # never on its home
    at = meeting(pos, "oak", "ash", "birch")
    events = pos.play(f"stand {at}")
    assert set(named(events, "stood", "first", "second", "third")[0]) == {"oak", "ash", "birch"}
    assert creature(pos, "scarecrow")["intersection"] == at
    pos = scoring(FIELD, birds={"cornfield": "r2"}, creatures={"scarecrow": (None, 0)}, scarecrow=at)
    pos.play("done")
    assert (pos.seat, pos.decision, len(legal(pos))) == (1, "stand", 5)
    assert why(pos, f"stand {at}") == ["creature.scarecrow-place: same-intersection"]


@pytest.mark.clause("perch.creature.scarecrow-place")
def test_the_scarecrow_stays_with_the_same_controller_and_moves_when_control_is_won_back():
    at = meeting(perch(FIELD), "oak", "ash", "birch")
    same = scoring(FIELD, birds={"cornfield": "r2"}, creatures={"scarecrow": (None, 1)}, scarecrow=at)
    same.play("done")
    assert (same.decision, creature(same, "scarecrow")["intersection"]) == ("turn", at)
    back = scoring(FIELD, birds={"cornfield": "r2"}, creatures={"scarecrow": (None, None)}, scarecrow=at)
    back.play("done")
    assert back.decision == "stand"
    last = scoring(FIELD, round_number=5, birds={"cornfield": "r2"})
    last.play("done")
    assert last.over


@pytest.mark.clause("perch.creature.scarecrow-place")
def test_the_scarecrow_goes_only_where_three_locations_still_meet():
    gap = FIELD.replace("birch", ".")
    pos = scoring(gap, birds={"cornfield": "r2"})
    pos.play("done")
    assert len(legal(pos)) == 2
    broken = next(
        entry["intersection"] for entry in pos.view()["intersections"].values() if len(entry["locations"]) == 2
    )
    assert why(pos, f"stand {broken}") == ["creature.scarecrow-place: broken-intersection"]
    first, second = (meeting(pos, "ash", "elm", "pine"), meeting(pos, "pine", "cornfield", "beehive"))
    pos = scoring(gap, birds={"cornfield": "r2"}, scarecrow=first)
    events = pos.play("done")
    assert named(events, "stood", "seat", "intersection") == [("1", second)]  # the only one left: at once
    assert pos.decision == "turn"


def test_a_creature_may_send_a_birds_to_a_full_fountain():
    full = dict.fromkeys(("1a", "1b", "1c", "1d", "2a", "2b", "2c", "3a", "3b", "4a", "4b", "5a"), "y")
    pos = zoo("hawk", "hawks-nest", birds={"ash": "r1"}, fountain=full)
    play(pos, "activate hawk", "go ash", "send red ash")
    assert birds(pos.view()["plaza"]) == "r1"
    assert pos.decision == "turn"
