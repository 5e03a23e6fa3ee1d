"""An observation's layout follows from its pieces."""

from enum import auto

from birdtable.kernel.observing import Pieces, piece
from birdtable.kernel.words import Words


class Kind(Words):
    """A vocabulary that a piece counts."""

    turn = auto()
    seat = auto()


class Side(Pieces):
    """One side."""

    insects = piece("tokens, over 6", 5)
    pages = piece("over 18")


class Seen(Pieces):
    """Everything."""

    sides = piece("from the observer on", 3, Side)
    decision = piece("what is being decided", Kind)
    last_round = piece("1 in the last round")


def test_each_piece_begins_where_the_one_before_ends():
    assert (Side.insects, Side.pages, Side.width) == (0, 5, 6)
    assert (Seen.sides, Seen.decision, Seen.last_round, Seen.width) == (0, 18, 20, 21)


def test_the_docstring_is_the_manual():
    assert (Seen.__doc__ or "").splitlines() == [
        "Everything.",
        "",
        "    0 sides          3 × 6      from the observer on",
        "        0 insects        5          tokens, over 6",
        "        5 pages          1          over 18",
        "   18 decision       2          what is being decided",
        "   20 last-round     1          1 in the last round",
    ]
