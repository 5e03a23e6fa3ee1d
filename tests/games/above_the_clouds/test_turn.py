"""Whose turn it is, what it costs, and passing."""

import pytest

from birdtable.errors import IllegalAction
from tests.games.asking import legal, why

from .builder import clouds, drawn_as, picture, play

FLOCK = """
. . k . .
. g K o .
k o G g k
"""

FLOCK_OF_FOUR = """
. . k g c . .
. s K G C o .
k s S o c g o
"""


@pytest.mark.clause("above_the_clouds.turn.order")
def test_turns_go_clockwise_and_around_the_table():
    pos = clouds(FLOCK_OF_FOUR, players=4, seat=2)
    seats = []
    for _ in range(5):
        seats.append(pos.seat)
        pos.play("pass")
    assert seats == [2, 3, 0, 1, 2]


@pytest.mark.clause("above_the_clouds.turn.order")
def test_a_turn_is_one_standard_action_or_one_card_or_a_pass():
    for actions in (["swap f3 m3"], ["take standard-m4-b5"], ["pass"], ["play lead-change-m2-b1", "swap f3 b3"]):
        pos = clouds(FLOCK, hands=[["lead-change-m2-b1"], []], display=["standard-m4-b5"])
        for action in actions:
            assert pos.seat == 0
            pos.play(action)
        assert (pos.seat, pos.decision) == (1, "turn")


@pytest.mark.clause("above_the_clouds.turn.order")
def test_the_verbs_of_later_decisions_are_refused_on_a_turn():
    pos = clouds(FLOCK, hands=[["dodge-m4-b1"], []], display=["standard-m4-b5"])
    for action in ("done", "score dodge-m4-b1", "discard dodge-m4-b1", "copy standard-m4-b5", "search swift"):
        assert why(pos, action) == ["turn.order: not-now"]


@pytest.mark.clause("above_the_clouds.turn.order")
def test_players_without_cubes_are_skipped():
    pos = clouds(FLOCK_OF_FOUR, players=4, seat=3, cubes=[0, 0, 5, 5])
    pos.play("pass")
    assert pos.seat == 2


@pytest.mark.clause("above_the_clouds.turn.order")
def test_the_last_player_with_cubes_goes_on_alone():
    pos = clouds(FLOCK, cubes=[5, 0])
    seats = []
    for action in ("swap f3 m3", "swap f3 m3", "pass"):
        seats.append(pos.seat)
        pos.play(action)
    assert seats == [0, 0, 0]
    assert pos.view()["stage"] == 2


@pytest.mark.clause("above_the_clouds.turn.price")
@pytest.mark.clause("above_the_clouds.turn.clear")
def test_printed_example_pink_pays_1_then_orange_pays_2_and_pushes_the_pink_cube_into_the_nest():
    orange, pink = 0, 2
    pos = clouds(FLOCK_OF_FOUR, players=4, seat=pink)
    pos.play("swap f4 f5")
    assert pos.view()["actions"]["sideways"] == {"price": 2, "cubes": 1, "seat": pink}
    assert pos.view()["cubes"][pink] == 15
    assert pos.view()["in_nest"] == [0, 0, 0, 0]
    play(pos, "pass", "swap f3 f4")
    assert pos.view()["actions"]["sideways"] == {"price": 3, "cubes": 2, "seat": orange}
    assert pos.view()["cubes"] == [14, 16, 15, 14]
    assert pos.view()["in_nest"] == [0, 0, 1, 2]  # the pink cube, and the two of the pass between


@pytest.mark.clause("above_the_clouds.turn.price")
def test_the_third_use_costs_3_and_the_fourth_4_whoever_uses_it():
    pos = clouds(FLOCK, cubes=[10, 0])
    left = []
    for _ in range(4):
        pos.play("swap f3 m3")
        left.append(pos.view()["cubes"][0])
    assert left[:3] == [9, 7, 4]
    assert pos.view()["stage"] == 2  # the fourth use took the last 4


@pytest.mark.clause("above_the_clouds.turn.price")
@pytest.mark.parametrize("action", ["swap b1 b2", "swap f3 m3", "add first", "take standard-m4-b5"])
def test_each_standard_action_has_a_price_of_its_own(action):
    used = {"sideways": (1, 1), "forward": (1, 2), "add": (1, 3), "take": (1, 4)}
    pos = clouds(FLOCK, cubes=[10, 0], on_action=used, face_up="oK", display=["standard-m4-b5"])
    price = {"swap b1 b2": 2, "swap f3 m3": 3, "add first": 4, "take standard-m4-b5": 5}[action]
    pos.play(action)
    assert pos.view()["cubes"] == [10 - price, 0]


@pytest.mark.clause("above_the_clouds.turn.clear")
def test_a_player_who_repeats_an_action_clears_the_own_cubes():
    pos = clouds(FLOCK, cubes=[10, 0])
    play(pos, "swap f3 m3", "swap f3 m3", "swap f3 m3")
    assert pos.view()["actions"]["forward"] == {"price": 4, "cubes": 3, "seat": 0}
    assert pos.view()["in_nest"] == [3, 0]
    assert pos.view()["cubes"] == [4, 0]


@pytest.mark.clause("above_the_clouds.turn.afford")
def test_without_enough_cubes_a_standard_action_cannot_be_used():
    used = dict.fromkeys(("sideways", "forward", "add", "take"), (1, 2))
    pos = clouds(FLOCK, cubes=[2, 4], on_action=used, face_up="oK", stack="o", display=["standard-m4-b5"])
    for action in ("swap b1 b2", "swap f3 m3", "add first", "add stack", "take standard-m4-b5"):
        assert why(pos, action) == ["turn.afford: price"]
    assert legal(pos) == {"pass"}
    enough = clouds(FLOCK, cubes=[3, 4], on_action=used, face_up="oK", stack="o", display=["standard-m4-b5"])
    assert {"swap b1 b2", "swap f3 m3", "add first", "add stack", "take standard-m4-b5"} <= legal(enough)


@pytest.mark.clause("above_the_clouds.turn.afford")
def test_an_action_is_paid_before_it_is_carried_out():
    pos = clouds(FLOCK, cubes=[3, 3], face_up="oK", stack="o")
    pos.play("add stack")
    assert pos.decision == "place"
    assert pos.view()["cubes"] == [2, 3]
    pos = clouds(FLOCK, cubes=[3, 3], stack="o", hands=[["favorite-bird-m5-b3", "free-flight-m3-b3"], []])
    assert why(pos, "play free-flight-m3-b3") == ["turn.afford: card-cost"]


@pytest.mark.clause("above_the_clouds.turn.possible")
def test_what_cannot_be_carried_out_cannot_be_chosen():
    lonely = """
    . . . . .
    . . . . .
    k . g . g
    """
    pos = clouds(lonely, hands=[["sharp-dodge-m1-b4", "diagonal-m1-b3", "dodge-m4-b1", "neutral-b1-b5"], []])
    assert legal(pos) == {"pass", "play dodge-m4-b1"}
    assert why(pos, "play sharp-dodge-m1-b4") == ["card.sharp-dodge: impossible-sharp-dodge"]
    assert why(pos, "play diagonal-m1-b3") == ["card.diagonal: impossible-diagonal"]
    assert why(pos, "play neutral-b1-b5") == ["card.neutral: impossible-neutral"]


@pytest.mark.clause("above_the_clouds.turn.possible")
def test_a_refused_action_changes_nothing():
    pos = clouds(FLOCK)
    before = pos.to_dict()
    with pytest.raises(IllegalAction):
        pos.play("swap m2 m4")
    assert pos.to_dict() == before


@pytest.mark.clause("above_the_clouds.turn.pass")
def test_a_pass_costs_two_cubes_straight_to_the_nest():
    pos = clouds(FLOCK)
    pos.play("pass")
    assert pos.view()["cubes"] == [8, 10]
    assert pos.view()["in_nest"] == [2, 0]
    assert picture(pos) == drawn_as(FLOCK)


@pytest.mark.clause("above_the_clouds.turn.pass")
def test_a_pass_with_one_cube_costs_that_one():
    pos = clouds(FLOCK, cubes=[1, 5])
    pos.play("pass")
    assert pos.view()["cubes"] == [0, 5]
    assert pos.view()["in_nest"] == [1, 0]
    assert pos.seat == 1


@pytest.mark.clause("above_the_clouds.turn.pass")
def test_whoever_passed_may_do_everything_again_on_the_next_turn():
    pos = clouds(FLOCK)
    before = legal(pos)
    play(pos, "pass", "pass")
    assert pos.seat == 0
    assert legal(pos) == before > {"pass"}


@pytest.mark.clause("above_the_clouds.turn.pass")
@pytest.mark.parametrize("cubes", [1, 2, 10])
def test_passing_is_always_allowed(cubes):
    assert "pass" in legal(clouds(FLOCK, cubes=[cubes, 0]))
