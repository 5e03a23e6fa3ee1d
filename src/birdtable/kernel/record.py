"""A game's whole state as one record, each field declared with its meaning and who may see it.

From the declaration follow the NumPy dtype that all back ends share, what a seat sees, the readable
dictionary of a position, and the law that pieces are never lost.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from inspect import get_annotations
from typing import Any, ClassVar, NamedTuple, get_args, get_type_hints

import numpy as np

from birdtable.errors import BadNotation, BadPosition
from birdtable.kernel.parts import Memory
from birdtable.kernel.shapes import Grid, Int8, Int16, Int32, Row, UInt8, UInt32, array_of
from birdtable.kernel.words import Vocabulary

MAX_SEATS = 5
EMPTY = -1  # nothing lies here
UNKNOWN = -2  # something lies here that the viewer may not see
NOT_GIVEN = -(2**63)
BYTE = [*range(128), *range(-128, 0)]  # what a byte is with a sign
EVERYBODY = 0xFF  # a set of seats, as bits: all of them, and the spectators
SPECTATOR = 7  # the bit of those who sit at no seat
KNOWN = [bytes(0xFF * (byte >> bit & 1) for byte in range(256)) for bit in range(8)]  # by seat: 0xFF for sets with it
PENDING_DEPTH = 8  # decisions that can wait on each other
PENDING_ARGS = 3


@dataclass(frozen=True)
class Visibility:
    """Who may see a field. Use PUBLIC, HIDDEN, OWNER, `known_by` or `shuffled`."""

    kind: str
    field: str = ""


PUBLIC = Visibility("public")
HIDDEN = Visibility("hidden")  # from everybody
OWNER = Visibility("owner")  # the first index is the seat that sees it


def known_by(field: str) -> Visibility:
    """Each entry is seen by the seats whose bit is set in the entry of that other field."""
    return Visibility("known_by", field)


def shuffled(group: str) -> Visibility:
    """Everybody knows which entries share a value of that other field, nobody knows their order."""
    return Visibility("shuffled", group)


SEAT = Vocabulary("seat", tuple(str(seat) for seat in range(MAX_SEATS)), seats=True)


@dataclass(frozen=True)
class Field:
    """One field of a record, as `field` declares it below its name and type.

    words   names its values; without words they are plain numbers
    by      names its indices, one vocabulary an axis; SEAT cuts the axis to the players at the table
    empty   the value that means nothing is there, with which the field starts: EMPTY for words, else 0
    most    the largest value that may be written down; without it, what the type holds
    holds   the kind of piece that lies here: all pieces of a kind in all fields are conserved
    counts  the same for a field that holds a number of pieces instead of naming each
    count_of  the field whose entries this one counts; worked out when a position is read
    backs   the public field of the same shape that tells what the back of a hidden piece shows: what lies here could
            be any unseen piece with that back, and no other
    """

    meaning: str
    shape: tuple[int, ...] = ()
    see: Visibility = PUBLIC
    words: Vocabulary | None = None
    by: tuple[Vocabulary | None, ...] = ()
    empty: int = NOT_GIVEN
    most: int = NOT_GIVEN
    holds: str = ""
    counts: str = ""
    count_of: str = ""
    backs: str = ""
    name: str = ""
    type: str = ""

    def __post_init__(self) -> None:
        if self.empty == NOT_GIVEN:
            object.__setattr__(self, "empty", EMPTY if self.words is not None else 0)

    def spec(self) -> tuple[str, str, tuple[int, ...]]:
        """The field as NumPy wants it."""
        return self.name, self.type, self.shape

    def axis(self, depth: int) -> Vocabulary | None:
        """The vocabulary of one axis."""
        return self.by[depth] if depth < len(self.by) else None


def field(meaning: str, *shape: int, by: Vocabulary | tuple[Vocabulary | None, ...] = (), **more: Any) -> Any:
    """Declare a field: what it means, how many entries each of its indices has, and more as `Field` lists it."""
    return Field(meaning, shape, by=by if isinstance(by, tuple) else (by,), **more)


class State:
    """A game's whole state: one record, of which each game's own `State` declares the rest.

    An annotation says what numbers a field holds and how many indices it takes, `field` says the rest:

        hand: Grid[Int8] = field("cards in hand", SEATS, HAND, see=OWNER, words=CARD, by=SEAT, holds="cards")
    """

    players: Int8 = field("how many seats are at the table")
    over: Int8 = field("1 when the game has ended", most=1)
    winners: UInt8 = field("the seats that won, as bits")
    score: Row[Int16] = field("points of each seat", MAX_SEATS, by=SEAT)
    learned: Int32 = field("moments so far at which anybody learned something", see=HIDDEN)
    pending_count: Int8 = field("decisions waiting")
    pending_seat: Row[Int8] = field("who decides; -2 is chance", PENDING_DEPTH)
    pending_kind: Row[Int8] = field("what about", PENDING_DEPTH)
    pending_args: Grid[Int16] = field("what the decision needs to know; public", PENDING_DEPTH, PENDING_ARGS)
    refereed: Int8 = field("1 if outcomes of chance decisions come from a referee outside", most=1)
    stream: Int8 = field("which random stream: the table's or the thinking one", see=HIDDEN, most=1)
    key: Row[UInt32] = field("key of the table's stream", 8, see=HIDDEN)
    draws: UInt32 = field("numbers drawn from the table's stream so far", see=HIDDEN)
    quick: Row[UInt32] = field("state of the thinking stream", 2, see=HIDDEN)


def fields_of(state: type[State]) -> dict[str, Field]:
    """The fields that a state and the states it is made from declare, in order, each with its name and type."""
    hints = get_type_hints(state, include_extras=True)
    fields = {}
    for name in (name for base in reversed(state.__mro__) for name in get_annotations(base)):
        declared = getattr(state, name, None)
        if not isinstance(declared, Field):
            raise TypeError(f"{name!r} of the state needs its field(…)")
        if name in fields:
            raise TypeError(f"two fields of the state are called {name!r}")
        if hasattr(np.recarray, name):
            raise TypeError(f"field {name!r} would hide an attribute of NumPy's arrays; choose another name")
        kind, dimensions = array_of(hints[name]) or ("".join(get_args(hints[name])[1:]), 0)
        if not kind or dimensions != len(declared.shape):
            raise TypeError(f"field {name!r} is annotated with another type or number of indices than it has")
        fields[name] = replace(declared, name=name, type=kind)
    return fields


def copied(states: np.ndarray) -> np.ndarray:
    """A copy of records as plain bytes: NumPy's own goes field by field and takes ten times as long."""
    return np.frombuffer(bytearray(states.tobytes()), states.dtype)


class Layout:
    """How a state lies in memory, who sees what of it, and how it is written for people."""

    def __init__(self, state: type[State]) -> None:
        self.fields = fields_of(state)
        self.own = {name: field for name, field in self.fields.items() if name not in State.__annotations__}
        self.dtype = _packed([field.spec() for field in self.fields.values()])
        self.python_class = _python_class(self.dtype)
        self.secret = [field for field in self.fields.values() if field.see is not PUBLIC]
        self.cover = Cover(self)
        first = {name: cell.first for name, cell in self.python_class._cells.items()}
        self.over_at = first["over"]
        self.asked_count, self.asked_at = first["pending_count"], (first["pending_seat"], first["pending_kind"])

    def blank(self, players: int) -> np.ndarray:
        """An array of one record with nothing on the table."""
        states = np.zeros(1, self.dtype)
        for field in self.fields.values():
            states[field.name] = field.empty
        states["players"] = players
        return states

    def python(self, states: np.ndarray, index: int = 0, memory: Memory | None = None) -> Any:
        """The record as the Python back end reads and writes it: a `State` of the game."""
        return self.python_class(states, index, memory)

    def waiting(self, states: np.ndarray) -> list[tuple[int, int]]:
        """The decisions that wait in a record, who and what about; the last one is asked now, none when all is over.

        Read from its bytes: a table asks this a dozen times a move, and NumPy's numbers take ten times as long.
        """
        cells = states.tobytes()
        seat, kind = self.asked_at
        return (
            []
            if cells[self.over_at]
            else [(BYTE[cells[seat + depth]], cells[kind + depth]) for depth in range(cells[self.asked_count])]
        )

    # ------------------------------------------------------------------ what a seat sees

    def seen(self, states: np.ndarray, seat: int | None) -> np.ndarray:
        """A copy of records in which all that the seat (None: a spectator) may not see is blanked or sorted."""
        cells, size = states.tobytes(), self.dtype.itemsize
        seen = bytearray().join(
            self.cover.over(cells[first : first + size], seat) for first in range(0, len(cells), size)
        )
        return np.frombuffer(seen, self.dtype)

    # ------------------------------------------------------------------ readable dictionaries

    def to_dict(self, states: np.ndarray, fields: Iterator[Field] | Sequence[Field]) -> dict[str, Any]:
        """The named fields as readable data."""
        players = int(states["players"][0])
        return {field.name: _readable(field, states[field.name][0], players, 0) for field in fields}

    def from_dict(self, states: np.ndarray, data: dict[str, Any]) -> None:
        """Write readable data into a record; what it does not mention stays as it is."""
        players = int(states["players"][0])
        for name, value in data.items():
            field = self.fields.get(name)
            if field is None:
                raise BadPosition(f"unknown field {name!r}; the fields are: {', '.join(self.fields)}")
            cells = states[name]
            try:
                _write(field, cells, (0,), value, players, 0)
            except (AttributeError, BadNotation, OverflowError, TypeError, ValueError) as error:
                raise BadPosition(f"field {name!r}: {error}") from None
        for field in self.fields.values():
            if field.count_of:
                states[field.name] = _packed_count(self.fields[field.count_of], states)

    def census(self, states: np.ndarray) -> dict[str, np.ndarray]:
        """How many of each piece there are in each record, over all fields: records × pieces."""
        counts: dict[str, np.ndarray] = {}
        for field in self.fields.values():
            cells = states[field.name].reshape(len(states), -1)
            if field.counts:
                total = counts.setdefault(field.counts, np.zeros((len(states), 1), np.int64))
                total += cells.sum(axis=1, dtype=np.int64, keepdims=True)
            if field.holds:
                assert field.words is not None
                kinds = len(field.words.words(int(states["players"][0])))
                total = counts.setdefault(field.holds, np.zeros((len(states), kinds), np.int64))
                places = (np.arange(len(states))[:, None] * kinds + cells)[cells != field.empty]
                total += np.bincount(places, minlength=total.size).reshape(total.shape)
        return counts

    def pieces(self, states: np.ndarray) -> dict[str, dict[str, int]]:
        """How many of each piece there are in the first record, by name: the same all game long."""
        players = int(states["players"][0])
        names = {field.holds: field.words for field in self.fields.values() if field.holds}
        return {
            kind: {
                (vocabulary.word(piece, players) if (vocabulary := names.get(kind)) else ""): int(count)
                for piece, count in enumerate(counts[0])
                if count
            }
            for kind, counts in self.census(states[:1]).items()
        }


def _packed_count(field: Field, states: np.ndarray) -> np.ndarray:
    """How many entries each row of a field has; they must lie side by side from the start."""
    there = states[field.name] != field.empty
    if (there[..., 1:] & ~there[..., :-1]).any():
        raise BadPosition(f"field {field.name!r}: there is a gap between the entries")
    return there.sum(axis=-1)


def _packed(specs: list[tuple[str, str, tuple[int, ...]]]) -> np.dtype:
    """A dtype without gaps, the widest fields first: equal records have equal bytes."""
    specs = sorted(specs, key=lambda spec: -np.dtype(spec[1]).itemsize)
    widest = np.dtype(specs[0][1]).itemsize
    rest = np.dtype([*specs]).itemsize % widest
    if rest:
        specs.append(("unused", "u1", (widest - rest,)))
    dtype = np.dtype(specs, align=True)
    assert dtype.itemsize == np.dtype(specs).itemsize
    return dtype


class Cover:
    """What hides secrets in a record, byte by byte: a table does this for every seat after every move.

    An empty place is seen to be empty, any other with a piece is unknown; numbers are as if nothing were there.
    """

    def __init__(self, layout: Layout) -> None:
        self.where = {name: cell.span for name, cell in layout.python_class._cells.items()}
        self.blank = layout.blank(0).tobytes()
        self.hidden = {seat: self._hidden(layout, seat) for seat in (None, *range(MAX_SEATS))}
        self.known = [field for field in layout.secret if field.see.kind == "known_by"]
        self.shuffled = [field for field in layout.secret if field.see.kind == "shuffled"]
        for field in (*self.known, *self.shuffled):
            both = (field, layout.fields[field.see.field])
            assert all(np.dtype(one.type).itemsize == 1 for one in both), "what is partly seen is numbers of one byte"

    def over(self, cells: bytes, seat: int | None) -> bytearray:
        """The bytes of a record as a seat (None: a spectator) sees them."""
        seen = bytearray(cells)
        for span, covered in self.hidden[seat]:
            seen[span] = cells[span].translate(covered) if covered else self.blank[span]
        known = KNOWN[SPECTATOR if seat is None else seat]
        for field in self.known:
            span, knowers = self.where[field.name], self.where[field.see.field]
            there = cells[span]
            seen[span] = _either(cells[knowers].translate(known), there, there.translate(_covered(field)))
        for field in self.shuffled:
            span, group = self.where[field.name], cells[self.where[field.see.field]]
            seen[span] = _sorted_in_groups(cells[span], [BYTE[one] for one in group])
        return seen

    def _hidden(self, layout: Layout, seat: int | None) -> list[tuple[slice, bytes]]:
        """The spans that are hidden from a seat, and what each byte there is replaced by; b"": by that of a blank."""
        spans = []
        for field in layout.secret:
            if field.see.kind not in ("hidden", "owner"):
                continue
            span = self.where[field.name]
            row = (span.stop - span.start) // (field.shape or (1,))[0]
            mine = span.start + row * seat if field.see.kind == "owner" and seat is not None else span.stop
            mine = min(mine, span.stop)
            assert not field.holds or field.type == "i1", "a piece is a number of one byte"
            for part in (slice(span.start, mine), slice(mine + row, span.stop)):
                if part.start < part.stop:
                    spans.append((part, _covered(field) if field.holds else b""))
        return spans


@cache
def _covered(field: Field) -> bytes:
    """What each byte of a field is replaced by where it is not seen."""
    empty = field.empty & 0xFF
    return bytes(UNKNOWN & 0xFF if field.holds and byte != empty else empty for byte in range(256))


def _either(mask: bytes, one: bytes, other: bytes) -> bytes:
    """The bits of one where the mask has ones, else those of the other."""
    chosen, ones, others = (int.from_bytes(each, "little") for each in (mask, one, other))
    return (others ^ (ones ^ others) & chosen).to_bytes(len(mask), "little")


def _sorted_in_groups(cells: bytes, groups: list[int]) -> bytes:
    """Numbers with a sign, sorted among those of the same group."""
    places = sorted(range(len(cells)), key=groups.__getitem__)
    numbers = sorted(zip(groups, (BYTE[cell] for cell in cells), strict=True))
    found = bytearray(len(cells))
    for place, (_, number) in zip(places, numbers, strict=True):
        found[place] = number & 0xFF
    return bytes(found)


def _readable(field: Field, cells: Any, players: int, depth: int) -> Any:
    if depth == len(field.shape):
        return _named(field, int(cells), players)
    axis = field.axis(depth)
    if axis is SEAT:
        return [_readable(field, cells[seat], players, depth + 1) for seat in range(players)]
    entries = [_readable(field, cell, players, depth + 1) for cell in cells]
    nothing = _named(field, field.empty, players)
    if axis is not None:
        words = axis.words(players)
        return {words[i]: entry for i, entry in enumerate(entries) if i < len(words) and entry != nothing}
    while entries and entries[-1] == nothing:
        entries.pop()
    return entries


def _named(field: Field, value: int, players: int) -> Any:
    if field.words is None:
        return value
    if value == UNKNOWN:
        return "?"
    return None if value == field.empty else field.words.word(value, players)


def _write(field: Field, cells: np.ndarray, at: tuple[int, ...], value: Any, players: int, depth: int) -> None:
    if depth == len(field.shape):
        cells[at] = _number(field, value, players, cells.dtype)
        return
    axis = field.axis(depth)
    if axis is not None and axis is not SEAT:
        if not isinstance(value, dict):
            raise TypeError(f"expected a dictionary by {axis.name}, got {value!r}")
        entries = {axis.value(word, players): entry for word, entry in value.items()}
    else:
        if not isinstance(value, (list, tuple)) or len(value) > field.shape[depth]:
            raise TypeError(f"expected a list of at most {field.shape[depth]} entries, got {value!r}")
        entries = dict(enumerate(value))
    cells[at] = field.empty
    for index, entry in entries.items():
        _write(field, cells, (*at, index), entry, players, depth + 1)


def _number(field: Field, value: Any, players: int, dtype: np.dtype) -> int:
    if value is None:
        return field.empty
    if field.words is not None and isinstance(value, str):
        return field.words.value(value, players)
    if isinstance(value, bool) or not isinstance(value, int) or field.words is not None:
        raise TypeError(f"expected {'a ' + field.words.name if field.words else 'a whole number'}, got {value!r}")
    limits = np.iinfo(dtype)
    least, most = (0, field.most) if field.most != NOT_GIVEN else (limits.min, limits.max)
    if not least <= value <= most:
        raise ValueError(f"{value} is outside {least} to {most}")
    return value


class Cell(NamedTuple):
    """Where a field lies in a record, and what its numbers are."""

    first: int
    size: int
    code: str
    shape: tuple[int, ...]

    @property
    def span(self) -> slice:
        """Its bytes."""
        return slice(self.first, self.first + self.size)


class PythonRecord:
    """A record as the Python back end sees it: plain integers, every index and every range checked."""

    __slots__ = ("_bytes", "_memory", "_shown")

    _bytes: memoryview
    _shown: bytes | None  # the same, of one that is only shown
    _memory: Memory  # what was shown of it before
    _cells: ClassVar[dict[str, Cell]]

    def __init__(self, states: np.ndarray, index: int = 0, memory: Memory | None = None) -> None:
        raise NotImplementedError("made by Layout")

    def become(self, other: PythonRecord) -> None:
        """Take over another record's whole state."""
        self._bytes[:] = other._bytes


class PythonStates:
    """Several records as the Python back end sees them: `states[i]`, and `states[i] = other` to copy one."""

    def __init__(self, layout: Layout, states: np.ndarray) -> None:
        self.records = [layout.python(states, index) for index in range(len(states))]

    def __len__(self) -> int:
        return len(self.records)

    def __getitem__(self, index: int) -> PythonRecord:
        return self.records[index]

    def __setitem__(self, index: int, other: PythonRecord) -> None:
        self.records[index].become(other)


def _python_class(dtype: np.dtype) -> type[PythonRecord]:
    """A class with one attribute a field: memoryviews, which yield and take plain integers only.

    Numbers of one width lie together, so a plain number is a place in the record read as such numbers. Other fields
    are laid out when they are first read.
    """
    assert dtype.fields is not None
    cells = {
        name: Cell(first, cell.itemsize, cell.base.char, cell.shape) for name, (cell, first, *_) in dtype.fields.items()
    }
    arrays = {name: cell for name, cell in cells.items() if cell.shape}
    scalars = {name: cell for name, cell in cells.items() if not cell.shape}
    codes = sorted({cell.code for cell in scalars.values()})

    def start(self: Any, states: np.ndarray, index: int = 0, memory: Memory | None = None) -> None:
        self._bytes = states[index : index + 1].view(np.uint8).data
        self._shown = None if memory is None else self._bytes.tobytes()
        self._memory = Memory() if memory is None else memory
        for code in codes:
            setattr(self, f"_{code}", self._bytes.cast(code))

    def lay_out(self: Any, name: str) -> memoryview:
        if name not in arrays:
            raise AttributeError(f"the record has no field {name!r}", name=name, obj=self)
        first, size, code, shape = arrays[name]
        field: memoryview = self._bytes[first : first + size].cast(code, shape)
        setattr(self, name, field)
        return field

    numbers = {name: _number_at(cell.code, cell.first // cell.size) for name, cell in scalars.items()}
    slots = (*(f"_{code}" for code in codes), *arrays)
    body = {"__slots__": slots, "__init__": start, "__getattr__": lay_out, "_cells": cells, **numbers}
    return type("PythonRecord", (PythonRecord,), body)


def _number_at(code: str, place: int) -> property:
    numbers = f"_{code}"

    def get(self: Any) -> int:
        value: int = getattr(self, numbers)[place]
        return value

    def put(self: Any, value: int) -> None:
        getattr(self, numbers)[place] = value

    return property(get, put)
