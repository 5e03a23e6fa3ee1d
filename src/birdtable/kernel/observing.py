"""The array for learners, declared piece by piece: offsets, the number of features and the manual follow.

    class Side(Pieces):
        insects = piece("tokens, over 6", INSECTS)
        pages = piece("over 18")

    class Seen(Pieces):
        sides = piece("from the observer on", SIDES, Side)
        decision = piece("what is being decided", Decision)

A member is the number of its first feature: a kernel writes `out[Seen.sides + Side.width * turn + Side.pages]`, and the
game says `features=Seen.width`. The manual is the class's docstring: `help(Seen)`.
"""

from __future__ import annotations

import math
from typing import Any, ClassVar

from birdtable.kernel.bits import lowest_wide
from birdtable.kernel.dialect import kernel
from birdtable.kernel.record import State
from birdtable.kernel.shapes import Features
from birdtable.kernel.words import Words


class Pieces(Words):
    """Features side by side, in the order of their declaration."""

    width: ClassVar[int]  # how many features there are
    meaning: str
    axes: tuple[int | type[Words], ...]

    def __new__(cls, meaning: str, axes: tuple[int | type[Words], ...]) -> Pieces:
        """Begin after the last piece."""
        first = _end(list(cls.__members__.values()))
        member = int.__new__(cls, first)
        member._value_ = first
        member.meaning, member.axes = meaning, axes
        return member

    def __init_subclass__(cls) -> None:
        cls.width = _end(list(cls))
        if cls.__members__:
            cls.__doc__ = "\n".join((cls.__doc__ or "", "", *cls.manual()))

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many entries each index has."""
        return tuple(_length(axis) for axis in self.axes)

    @classmethod
    def manual(cls) -> list[str]:
        """A line for each piece: its first feature, its name, its sizes, its meaning; below it, what it is made of."""
        lines = []
        for piece in cls:
            sizes = " × ".join(map(str, piece.sizes)) or "1"
            lines.append(f"{int(piece):5} {piece.word:14} {sizes:10} {piece.meaning}".rstrip())
            for axis in piece.axes:
                if not isinstance(axis, int) and issubclass(axis, Pieces):
                    lines += ["    " + line for line in axis.manual()]
        return lines


def piece(meaning: str, *axes: int | type[Words]) -> Any:
    """Declare a piece: what its numbers mean, and what each of its indices counts (a number, words, or pieces)."""
    return meaning, axes


def _length(axis: int | type[Words]) -> int:
    if isinstance(axis, int):
        return axis
    return axis.width if issubclass(axis, Pieces) else len(axis)


def _end(pieces: list[Any]) -> int:
    return int(pieces[-1]) + math.prod(pieces[-1].sizes) if pieces else 0


@kernel
def ahead(state: State, seat: int, other: int) -> int:
    """How many turns after one seat another comes: 0 for itself, 1 for the next."""
    return other - seat + state.players * int(other < seat)


@kernel
def put(number: float, at: int, out: Features) -> None:
    """Write a number that is often 0, which the array holds already: a GPU leaves it out (`cuda_ways`)."""
    out[at] = number


@kernel
def mark(bits: int, at: int, out: Features) -> None:
    """1 for each number in a set of bits, counted from a feature on; the others stay as they are."""
    while bits != 0:
        out[at + lowest_wide(bits)] = 1
        bits &= bits - 1
