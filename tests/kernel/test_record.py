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
    Field,
    Record,
    known_by,
    shuffled,
)
from birdtable.kernel.words import Vocabulary

CARD = Vocabulary("card", ("ace", "king", "queen"))
SPOT = Vocabulary("spot", ("left", "right"))
cards = {"words": CARD, "empty": EMPTY, "holds": "cards"}
RECORD = Record(
    Field("open_card", "i1", "for all", **cards),
    Field("deck", "i1", "for nobody", (3,), see=HIDDEN, **cards),
    Field("secret", "i2", "each for its seat", (2,), see=OWNER, by=(SEAT,)),
    Field("hand", "i1", "for those who know", (2, 2), see=known_by("knowers"), by=(SEAT,), **cards),
    Field("knowers", "u1", "who knows", (2, 2), by=(SEAT,)),
    Field("pile", "i1", "shuffled together", (4,), see=shuffled("layer"), **cards),
    Field("layer", "i1", "which shuffle", (4,), empty=EMPTY),
    Field("spots", "i1", "by name", (2,), by=(SPOT,), **cards),
    Field("deck_count", "i1", "cards in the deck", count_of="deck"),
)


@pytest.fixture
def states():
    states = RECORD.blank(2)
    RECORD.from_dict(
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
        copy = RECORD.seen(states, seat)
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
    said = RECORD.to_dict(states, list(RECORD.own.values()))
    assert said["spots"] == {"right": "queen"}
    assert said["hand"] == [["ace", "king"], ["queen"]]
    assert said["deck"] == ["king", "queen"]
    assert said["deck_count"] == 2
    again = RECORD.blank(2)
    RECORD.from_dict(again, said)
    assert again.tobytes() == states.tobytes()


def test_the_census_counts_every_piece_once(states):
    assert RECORD.pieces(states) == {"cards": {"ace": 4, "king": 3, "queen": 4}}


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
        RECORD.from_dict(states, data)


def test_records_have_no_gaps():
    """Equal records have equal bytes only if no byte is outside every field."""
    assert sum(RECORD.dtype[name].itemsize for name in RECORD.dtype.names) == RECORD.dtype.itemsize
    states = np.frombuffer(bytes(range(200))[: RECORD.dtype.itemsize], RECORD.dtype)
    assert states.copy().tobytes() == states.tobytes()


def test_bad_declarations_are_refused():
    with pytest.raises(TypeError, match="same name"):
        Record(Field("a", "i1", ""), Field("a", "i1", ""))
    with pytest.raises(TypeError, match="would hide an attribute"):
        Record(Field("shape", "i1", ""))
