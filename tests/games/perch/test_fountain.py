"""The Fountain: who picks the seat, what holds it, and what happens when it is full."""

import pytest

from birdtable.games.perch.content import PERCH_SPOT
from tests.games.asking import legal, why

from .builder import birds, fountain, named, perch

ZAP = {"hands": ["b1", "r1"], "round_number": 5, "lightning": [1]}


def zapped(players=3, seats=None, **position):
    """After blue has zapped a red bird: red is to pick a seat."""
    pos = perch(players=players, birds={"oak": "r2"}, fountain=seats or {}, **ZAP, **position)
    pos.play("zap red oak")
    return pos


@pytest.mark.clause("perch.fountain.owner")
def test_the_owner_picks_the_seat_on_anybodys_turn():
    pos = zapped()
    assert (pos.seat, pos.decision, pos.view(1)["about"]["flock"]) == (1, "seat", "red")
    assert birds(pos.view()["flying"]) == "r1"
    assert legal(pos) == {"seat 1a", "seat 1b", "seat 1c", "seat 1d"}
    events = pos.play("seat 1b")
    assert named(events, "seated", "flock", "spot") == [("red", "1b")]
    assert (pos.seat, pos.decision) == (0, "turn")  # and the turn goes on


@pytest.mark.clause("perch.fountain.support")
def test_the_printed_example_of_support():
    """A seat is refused while the seats joined to it below are empty, and free once they are taken (the large side)."""
    ground = {f"{level}{place}": "g" for level in (1, 2, 3) for place in "abcd"}
    few = {seat: who for seat, who in ground.items() if seat[0] != "3"} | {"3a": "g"}
    pos = zapped(players=4, seats=few)
    assert why(pos, "seat 4a") == ["fountain.support: seat-unsupported"]
    assert pos.why_not("seat 4a")[0].values["missing"] == "3b"
    assert legal(pos) == {"seat 3b", "seat 3c", "seat 3d"}
    pos = zapped(players=4, seats=few | {"3b": "g"})
    assert legal(pos) == {"seat 3c", "seat 3d", "seat 4a"}
    pos.play("seat 4a")
    assert fountain(pos)["4a"] == "r"


@pytest.mark.clause("perch.fountain.support")
@pytest.mark.parametrize(
    ("players", "seat", "needs"),
    [
        (2, "2b", ["1b", "1c"]), (3, "3a", ["2a", "2b"]), (2, "4a", ["3a", "3b"]), (3, "4b", ["3a", "3b"]),
        (2, "5a", ["4a", "4b"]), (4, "2c", ["1c"]), (5, "3d", ["2d"]), (4, "4c", ["3c", "3d"]),
        (5, "5a", ["4a", "4b"]), (4, "6a", ["5a", "5b"]), (5, "1d", []),
    ],
)  # fmt: skip
def test_the_lines_of_support(players, seat, needs):
    seats = {entry["spot"]: entry for entry in perch(players=players, hands=["b1"]).view()["fountain"].values()}
    assert seats[seat]["needs"] == needs


@pytest.mark.clause("perch.fountain.stays")
def test_a_taken_seat_stays_taken():
    pos = zapped(seats={"1a": "b"})
    assert why(pos, "seat 1a") == ["fountain.stays: seat-taken"]
    pos.play("seat 1b")
    assert fountain(pos) == {"1a": "b", "1b": "r"}


@pytest.mark.clause("perch.fountain.owner")
def test_the_only_open_seat_is_taken_at_once():
    almost = {spot: "y" for spot in PERCH_SPOT.words(3) if spot != "5a"}
    pos = zapped(seats=almost)
    assert fountain(pos)["5a"] == "r"
    assert pos.decision == "turn"


@pytest.mark.clause("perch.fountain.full")
def test_a_full_fountain_sends_birds_to_the_plaza():
    pos = zapped(seats=dict.fromkeys(PERCH_SPOT.words(3), "y"), plaza="r3")
    assert birds(pos.view()["plaza"]) == "r4"
    assert pos.decision == "turn"
    pos = perch(birds={"oak": "r2"}, fountain=dict.fromkeys(PERCH_SPOT.words(3), "y"), **ZAP)
    assert named(pos.play("zap red oak"), "to_plaza", "flock", "birds", "origin") == [("red", 1, "fountain")]
