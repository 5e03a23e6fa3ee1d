"""Records: visibility, readable dictionaries, no gaps between fields."""

import numpy as np
import pytest

from birdtable.errors import BadPosition
from birdtable.kernel.record import (
    EMPTY,
    HIDDEN,
    OWNER,
    SEAT,
    UNKNOWN,
    Layout,
    State,
    field,
    known_by,
    shuffled,
)
from birdtable.kernel.shapes import Grid, Int8, Int16, Row, UInt8
from birdtable.kernel.words import Vocabulary

CARD = Vocabulary("card", ("ace", "king", "queen"))
SPOT = Vocabulary("spot", ("left", "right"))
cards = {"words": CARD, "empty": EMPTY, "holds": "cards"}


class Cards(State):
    open_card: Int8 = field("for all", **cards)
    deck: Row[Int8] = field("for nobody", 3, see=HIDDEN, **cards)
    secret: Row[Int16] = field("each for its seat", 2, see=OWNER, by=SEAT)
    hand: Grid[Int8] = field("for those who know", 2, 2, see=known_by("knowers"), by=SEAT, **cards)
    knowers: Grid[UInt8] = field("who knows", 2, 2, by=SEAT)
    pile: Row[Int8] = field("shuffled together", 4, see=shuffled("layer"), **cards)
    layer: Row[Int8] = field("which shuffle", 4, empty=EMPTY)
    spots: Row[Int8] = field("by name", 2, by=SPOT, **cards)
    deck_count: Int8 = field("cards in the deck", count_of="deck")


LAYOUT = Layout(Cards)


@pytest.fixture
def states():
    states = LAYOUT.blank(2)
    LAYOUT.from_dict(
        states,
        {
            "open_card": "ace",
            "deck": ["king", "queen"],
            "secret": [7, 8],
            "hand": [["ace", "king"], ["queen"]],
            "knowers": [[1, 255], [2]],
            "pile": ["queen", "ace", "king", "ace"],
            "layer": [1, 1, 0, 0],
            "spots": {"right": "queen"},
        },
    )
    return states


def test_who_sees_what(states):
    def seen(seat):
        copy = LAYOUT.seen(states, seat)
        return {name: copy[name][0].tolist() for name in ("open_card", "deck", "secret", "hand", "pile")}

    sorted_in_layers = [0, 2, 0, 1]
    assert seen(0) == {
        "open_card": 0,
        "deck": [UNKNOWN, UNKNOWN, EMPTY],
        "secret": [7, 0],
        "hand": [[0, 1], [UNKNOWN, EMPTY]],
        "pile": sorted_in_layers,
    }
    assert seen(1)["hand"] == [[UNKNOWN, 1], [2, EMPTY]]
    assert seen(1)["secret"] == [0, 8]
    assert seen(None)["hand"] == [[UNKNOWN, 1], [UNKNOWN, EMPTY]]


def test_readable_dictionaries(states):
    said = LAYOUT.to_dict(states, list(LAYOUT.own.values()))
    assert said["spots"] == {"right": "queen"}
    assert said["hand"] == [["ace", "king"], ["queen"]]
    assert said["deck"] == ["king", "queen"]
    assert said["deck_count"] == 2
    again = LAYOUT.blank(2)
    LAYOUT.from_dict(again, said)
    assert again.tobytes() == states.tobytes()


def test_the_census_counts_every_piece_once(states):
    assert LAYOUT.pieces(states) == {"cards": {"ace": 4, "king": 3, "queen": 4}}


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        ({"dekc": []}, "unknown field 'dekc'"),
        ({"deck": ["joker"]}, "'joker' is not a card; expected one of: ace, king, queen"),
        ({"deck": ["ace"] * 4}, "at most 3"),
        ({"deck": "ace"}, "expected a list"),
        ({"secret": [40000]}, "outside -32768 to 32767"),
        ({"secret": ["x"]}, "a whole number"),
        ({"secret": [True]}, "a whole number"),
        ({"spots": ["ace"]}, "a dictionary by spot"),
        ({"spots": {"middle": "ace"}}, "'middle' is not a spot"),
    ],
)
def test_bad_data_is_refused_with_what_is_wrong(states, data, complaint):
    with pytest.raises(BadPosition, match=complaint):
        LAYOUT.from_dict(states, data)


def test_records_have_no_gaps():
    """Equal records have equal bytes only if no byte is outside every field."""
    assert sum(LAYOUT.dtype[name].itemsize for name in LAYOUT.dtype.names) == LAYOUT.dtype.itemsize
    states = np.frombuffer(bytes(range(200))[: LAYOUT.dtype.itemsize], LAYOUT.dtype)
    assert states.copy().tobytes() == states.tobytes()


def test_bad_declarations_are_refused():
    class Twice(State):
        score: Row[Int16] = field("points again", 5)

    class Hides(State):
        shape: Int8 = field("")

    class Wrong(State):
        birds: Row[Int8] = field("two indices", 2, 3)

    class Bare(State):
        birds: Int8

    with pytest.raises(TypeError, match="two fields of the state are called 'score'"):
        Layout(Twice)
    with pytest.raises(TypeError, match="would hide an attribute"):
        Layout(Hides)
    with pytest.raises(TypeError, match="another type or number of indices"):
        Layout(Wrong)
    with pytest.raises(TypeError, match="needs its field"):
        Layout(Bare)
