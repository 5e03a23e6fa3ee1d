"""The Perch phase: turns, stacks, nests, and the bonus actions birdhouse and lightning."""

import pytest

from tests.games.asking import legal, play, why

from .builder import birds, empty_nests, fountain, named, on, perch, place, scored, scoring


@pytest.mark.clause("perch.perch.turn")
def test_everybody_places_one_bird_at_a_time_in_turn_order():
    pos = perch(hands=["b1 r1", "r2", "y1"], order=[2, 0, 1], seat=2)
    seats, rounds = [], []
    for action in ("perch yellow oak", "perch red oak", "perch red ash", "perch blue elm", "perch red elm"):
        seats.append(pos.seat)
        rounds.append(named(pos.play(action), "round", "round"))
    assert seats == [2, 0, 1, 0, 1]  # whoever has no bird left is skipped
    assert rounds == [[], [], [], [], [2]]  # until all are placed
    assert (on(pos, "oak"), on(pos, "ash"), on(pos, "elm")) == ("r1 y1", "r1", "b1 r1")


@pytest.mark.clause("perch.perch.turn")
def test_four_turns_each_in_a_round():
    from .builder import GAME

    pos = GAME.new(players=3, seed=9, objectives=False)
    order, turns = pos.view()["order"], []
    while pos.view()["round"] == 1 and pos.decision == "turn":
        turns.append(pos.seat)
        pos.play(pos.legal()[0])
    assert turns == order * 4


@pytest.mark.clause("perch.perch.turn")
def test_only_recruited_birds_can_be_placed():
    pos = perch(hands=["b1 y1", "r1"])
    assert legal(pos, "perch") == {
        f"perch {flock} {location}"
        for flock in ("blue", "yellow")
        for location in ("oak", "ash", "elm", "birch", "pine", "maple", "doghouse", "beehive")
    }
    assert why(pos, "perch red oak") == ["perch.turn: not-recruited"]
    assert why(pos, "done") == ["perch.turn: place-first"]
    assert why(pos, "go oak") == ["perch.turn: not-now"]


@pytest.mark.clause("perch.perch.places")
def test_birds_are_placed_on_locations_in_play_only():
    pos = perch(hands=["b1"], birds={"oak": "b12 r8"})
    assert "perch blue oak" in legal(pos)  # a location holds any number
    assert why(pos, "perch blue statue") == ["setup.homestead: not-in-play"]
    assert why(pos, "perch blue overstuffed") == ["setup.homestead: not-in-play"]  # it was not removed: no gap
    assert why(pos, "seat 1a") == ["perch.turn: not-now"]


@pytest.mark.clause("perch.perch.stack")
def test_birds_of_a_flock_form_one_stack_whoever_places_them():
    pos = perch(hands=["r1", "r1"], birds={"oak": "r1n b1"})
    play(pos, "perch red oak", "perch red oak")
    assert on(pos, "oak") == "b1 r3n"


@pytest.mark.clause("perch.perch.nest")
def test_a_bird_may_take_an_empty_nest_or_stay_beside_it():
    pos = perch(hands=["b1", "r1"])
    assert {"perch blue oak", "nest blue oak"} <= legal(pos)
    beside, inside = pos.copy(), pos.copy()
    beside.play("perch blue oak")
    inside.play("nest blue oak")
    assert (on(beside, "oak"), empty_nests(beside, "oak")) == ("b1", 1)
    assert (on(inside, "oak"), empty_nests(inside, "oak")) == ("b1n", 0)
    assert why(inside, "nest red oak") == ["perch.nest: no-empty-nest"]
    assert why(inside, "nest red doghouse") == ["perch.nest: no-empty-nest"]


@pytest.mark.clause("perch.perch.nest")
def test_a_flock_holds_one_nest_on_a_location():
    drawn = "statue  maple\n birch\n ash  doghouse\n pine\n elm  beehive"
    pos = perch(drawn, hands=["b1 r1"], birds={"statue": "b1n"})
    assert why(pos, "nest blue statue") == ["perch.nest: nests-already"]
    pos.play("nest red statue")
    assert on(pos, "statue") == "b1n r1n"
    assert empty_nests(pos, "statue") == 0


@pytest.mark.clause("perch.perch.nest-counts", "perch.scoring.count")
def test_a_nest_counts_as_one_more_bird_and_an_empty_one_for_nobody():
    pos = perch(hands=["b1"], birds={"oak": "b2n r2"})
    assert [stack["counts"] for stack in place(pos, "oak")["stacks"]] == [3, 2]
    assert place(pos, "ash")["birds"] == 0
    assert place(pos, "oak")["birds"] == 5


@pytest.mark.clause("perch.perch.renest")
def test_a_flock_moves_into_a_nest_that_became_empty():
    pos = perch(hands=["b1", "r1"], round_number=5, lightning=[1], birds={"oak": "r1n b2"}, fountain={})
    pos.play("zap red oak")
    assert pos.decision == "seat"
    pos.play("seat 1a")
    assert (on(pos, "oak"), empty_nests(pos, "oak")) == ("b2", 1)
    pos.play("nest blue oak")
    assert (on(pos, "oak"), empty_nests(pos, "oak")) == ("b3n", 0)


# ---------------------------------------------------------------------- bonus actions


@pytest.mark.clause("perch.bonus.one")
@pytest.mark.parametrize("order", [("perch blue oak", "house blue ash"), ("house blue ash", "perch blue oak")])
def test_one_bonus_action_before_or_after_the_bird(order):
    pos = perch(hands=["b1", "r1"], round_number=4, birdhouses=[1, 1], birds={"ash": "b2"})
    pos.play(order[0])
    assert pos.seat == 0
    pos.play(order[1])
    assert pos.seat == 1
    assert (on(pos, "oak"), on(pos, "ash")) == ("b1", "b2h")


@pytest.mark.clause("perch.bonus.one")
def test_never_two_bonus_actions_in_a_turn_and_the_bonus_is_optional():
    pos = perch(hands=["b2", "r1"], round_number=5, birdhouses=[1], lightning=[1], birds={"ash": "b2 r1"})
    pos.play("house blue ash")
    assert why(pos, "zap red ash") == ["bonus.one: bonus-taken"]
    assert why(pos, "done") == ["perch.turn: place-first"]
    pos.play("perch blue oak")
    assert pos.seat == 1
    pos = perch(hands=["b1", "r1"], round_number=5, birdhouses=[1], lightning=[1], birds={"ash": "b2 r1"})
    pos.play("perch blue oak")
    assert why(pos, "perch blue oak") == ["perch.turn: already-placed"]
    pos.play("done")
    assert pos.seat == 1


@pytest.mark.clause("perch.bonus.one")
def test_without_a_bonus_to_take_the_turn_ends_with_the_bird():
    pos = perch(hands=["b1", "r1"])
    pos.play("perch blue oak")
    assert pos.seat == 1


@pytest.mark.clause("perch.bonus.birdhouse")
def test_a_birdhouse_goes_on_any_stack_in_rounds_4_and_5():
    pos = perch(hands=["b1"], round_number=4, birdhouses=[1, 1], birds={"ash": "b2 r1h", "oak": "y1n"})
    assert legal(pos, "house") == {"house blue ash", "house yellow oak"}
    assert why(pos, "house red ash") == ["bonus.birdhouse-closed: protected"]
    assert why(pos, "house red oak") == ["bonus.birdhouse: no-bird"]
    assert why(perch(hands=["b1"], round_number=4, birds={"ash": "b2"}), "house blue ash") == [
        "bonus.birdhouse: token-used"
    ]
    assert why(perch(hands=["b1"], round_number=3, birds={"ash": "b2"}), "house blue ash") == [
        "bonus.birdhouse: too-early"
    ]
    pos.play("house yellow oak")
    assert on(pos, "oak") == "y1nh"
    assert pos.view()["birdhouses"][0] == 0


@pytest.mark.clause("perch.bonus.birdhouse-closed")
def test_no_bird_joins_a_stack_under_a_birdhouse():
    pos = perch(hands=["b1 r1"], round_number=4, birds={"oak": "b2h"})
    assert why(pos, "perch blue oak") == ["bonus.birdhouse-closed: closed"]
    assert why(pos, "nest blue oak") == ["bonus.birdhouse-closed: closed"]
    assert {"perch red oak", "nest red oak"} <= legal(pos)


@pytest.mark.clause("perch.bonus.birdhouse-closed")
def test_lightning_does_not_hit_a_stack_under_a_birdhouse():
    pos = perch(hands=["b1"], round_number=5, lightning=[1], birds={"oak": "r2h y1"})
    assert legal(pos, "zap") == {"zap yellow oak"}
    assert why(pos, "zap red oak") == ["bonus.birdhouse-closed: protected"]


@pytest.mark.clause("perch.bonus.birdhouse-counts")
def test_a_birdhouse_counts_for_the_flock_it_stands_on():
    pos = scoring(round_number=4, birds={"oak": "r2h b2 y1"})
    assert scored(pos.play("done"), "oak") == {"red": 6, "blue": 4, "yellow": 3}


@pytest.mark.clause("perch.bonus.lightning")
def test_lightning_sends_a_bird_of_any_flock_to_the_fountain():
    pos = perch(
        hands=["b1", "r1"], round_number=5, lightning=[1, 1], birds={"oak": "b2 r1n", "ash": "y3"}, fountain={"1a": "r"}
    )
    assert legal(pos, "zap") == {"zap blue oak", "zap red oak", "zap yellow ash"}
    pos.play("zap red oak")
    assert (pos.seat, pos.decision) == (1, "seat")  # the owner picks the seat
    pos.play("seat 1b")
    assert fountain(pos) == {"1a": "r", "1b": "r"}
    assert (on(pos, "oak"), empty_nests(pos, "oak")) == ("b2", 1)
    assert pos.seat == 0
    assert pos.view()["lightning"] == [0, 1, 0]
    early = perch(hands=["b1"], round_number=4, birds={"oak": "b1"})
    assert why(early, "zap blue oak") == ["bonus.lightning: too-early"]
    assert why(pos, "zap red ash") == [
        "bonus.one: bonus-taken",
        "bonus.lightning: token-used",
        "bonus.lightning: no-bird",
    ]


@pytest.mark.clause("perch.bonus.lightning-nest")
def test_lightning_may_hit_an_empty_nest():
    pos = perch(hands=["b1"], round_number=5, lightning=[1], birds={"oak": "r1n"})
    assert legal(pos, "zap-nest") == {
        "zap-nest ash",
        "zap-nest elm",
        "zap-nest birch",
        "zap-nest pine",
        "zap-nest maple",
    }
    assert why(pos, "zap-nest oak") == ["bonus.lightning-nest: no-empty-nest"]
    pos.play("zap-nest ash")
    assert empty_nests(pos, "ash") == 0
    assert fountain(pos) == {}
    assert pos.view()["nests_away"] == 1
    assert birds(pos.view()["plaza"]) == ""
