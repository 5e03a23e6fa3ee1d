"""The end of the game: bag, largest flock, creatures, Fountain, Plaza, winners and ties."""

import pytest

from .builder import birds, creature, named, scoring


def end(**position):
    """The end of round 5, and what happened."""
    pos = scoring(round_number=5, **position)
    events = pos.play("done")
    assert pos.over
    return pos, events


@pytest.mark.clause("perch.end.upkeep")
def test_the_game_ends_after_the_whole_upkeep_of_round_5():
    pos, events = end(birds={"doghouse": "r2 b1", "oak": "b1"}, order=[0, 1, 2])
    assert named(events, "controls", "seat", "creature") == [("1", "dog")]
    names = [event.name for event in events]
    assert names.index("scored") < names.index("controls") < names.index("creature_points") < names.index("won")
    assert pos.legal() == []
    assert creature(pos, "dog")["seat"] == 1


@pytest.mark.clause("perch.end.bag", "perch.end.plaza")
def test_the_bag_goes_to_the_plaza_and_pays_a_point_a_bird():
    pos, events = end(bag="b2 y1", plaza="y4")
    assert birds(pos.view()["plaza"]) == "b2 y5"
    assert birds(pos.view()["bag"]) == ""
    assert named(events, "to_plaza", "flock", "birds", "origin") == [("blue", 2, "bag"), ("yellow", 1, "bag")]
    assert named(events, "plaza_points", "seat", "points") == [("0", 2), ("1", 0), ("2", 5)]
    assert pos.scores == [2, 0, 5]


@pytest.mark.clause("perch.end.largest")
def test_ten_points_for_the_largest_flock():
    _, events = end(birds={"doghouse": "b3 r4", "oak": "r4n"}, creatures={})
    assert named(events, "largest", "seat", "location", "birds", "points") == [("1", "oak", 5, 10)]


@pytest.mark.clause("perch.end.largest")
def test_a_shared_largest_flock_pays_nobody_but_two_equal_stacks_of_one_player_do():
    _, events = end(birds={"oak": "b4", "ash": "r4"})
    assert [event.name for event in events if "largest" in event.name] == ["no_largest"]
    _, events = end(birds={"oak": "b4", "ash": "b4", "elm": "r3h"})
    assert [event.name for event in events if "largest" in event.name] == ["no_largest"]  # the birdhouse counts
    _, events = end(birds={"oak": "b4", "ash": "b4", "elm": "r3"})
    assert named(events, "largest", "seat") == ["0"]


@pytest.mark.clause("perch.end.creatures")
def test_three_points_for_each_creature():
    _, events = end(birds={"doghouse": "r1", "beehive": "r1"})
    assert named(events, "creature_points", "seat", "points") == [("0", 0), ("1", 6), ("2", 0)]


@pytest.mark.clause("perch.end.fountain")
def test_birds_on_the_fountain_pay_by_their_level():
    seats = {"1a": "b", "1b": "b", "1c": "r", "1d": "r", "2a": "r", "2b": "b", "3a": "y"}
    _, events = end(fountain=seats)
    assert named(events, "fountain_points", "seat", "points") == [("0", 4), ("1", 4), ("2", 3)]


@pytest.mark.clause("perch.end.fountain")
def test_the_levels_of_both_sides():
    small = {"1a": "b", "1b": "b", "1c": "b", "1d": "b", "2a": "b", "2b": "b", "2c": "b", "3a": "b", "3b": "b",
             "4a": "b", "4b": "b", "5a": "b"}  # fmt: skip
    assert end(players=2, fountain=small)[0].scores == [30, 0]
    large = {f"{level}{place}": "b" for level, places in enumerate(("abcd", "abcd", "abcd", "abc", "ab", "a"), 1)
             for place in places}  # fmt: skip
    assert end(players=4, fountain=large)[0].scores == [43, 0, 0, 0]


@pytest.mark.clause("perch.end.track")
def test_points_go_on_past_60():
    pos, _ = end(scores=[59, 0, 0], plaza="b8")
    assert pos.scores[0] == 67


@pytest.mark.clause("perch.end.winner")
def test_most_points_win():
    pos, events = end(scores=[10, 30, 20])
    assert pos.winners == [1]
    assert named(events, "won", "seat", "points") == [("1", 30)]


@pytest.mark.clause("perch.end.tie")
def test_ties_are_broken_by_the_largest_flock_then_by_the_fountain():
    pos, _ = end(players=4, scores=[19, 20, 0, 0], birds={"statue": "b3 r2 y4 g4"})  # blue is third there: 1 point
    assert pos.scores[:2] == [20, 20]
    assert pos.winners == [0]
    pos, events = end(scores=[20, 18, 0], fountain={"1a": "r", "1b": "r"})
    assert pos.scores[:2] == [20, 20]
    assert pos.winners == [1]
    assert named(events, "tied", "seat", "seated") == [("0", 0), ("1", 2)]


@pytest.mark.clause("perch.end.tie")
def test_birds_in_the_plaza_break_no_tie_and_the_victory_may_be_shared():
    pos, events = end(scores=[20, 18, 0], plaza="r2")
    assert pos.scores[:2] == [20, 20]
    assert pos.winners == [0, 1]
    assert named(events, "won", "seat") == ["0", "1"]
