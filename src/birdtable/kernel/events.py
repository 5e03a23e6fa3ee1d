"""What happened, as rows of numbers that rules write and people read as sentences.

`log` is passed to every kernel that can cause something. Its row 0 holds how many events were
written; a log of that one row is the silent log of playouts, and writing to it costs one comparison.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import numpy as np

from birdtable.kernel.dialect import kernel
from birdtable.kernel.shapes import Log
from birdtable.kernel.words import Vocabulary, Words

WIDTH = 7  # the event and up to six arguments
CAPACITY = 256


class Private:
    """An argument that only the seats named by other arguments may read."""

    def __init__(self, words: Vocabulary | None, *seats: str) -> None:
        self.words = words
        self.seats = seats


Arguments = Mapping[str, Vocabulary | Private | None]
"""The arguments of an event and the vocabulary that each is read in (None: a number)."""


class Events(Words):
    """What can happen in a game: members count from 0, in their order, each with its arguments.

    Which clause is behind an event stands in the game's clauses.toml, beside the clause.

    class Event(Events):
        seated = event(flock=FLOCK, spot=PERCH_SPOT)
    """

    args: Arguments

    def __new__(cls, args: Any) -> Events:
        """Number a member, and keep its declaration."""
        if len(args) > WIDTH - 2:
            raise TypeError(f"an event has at most {WIDTH - 2} arguments, not {', '.join(args)}")
        member = int.__new__(cls, len(cls.__members__))
        member._value_ = len(cls.__members__)
        member.args = args
        return member


def event(**args: Vocabulary | Private | None) -> Any:
    """Declare an event by its arguments."""
    return (args,)


@kernel
def emit(log: Log, event: Events, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
    """Note an event with up to five arguments."""
    row = log[0, 0] + 1
    if row < len(log):
        log[0, 0] = row
        log[row, 0] = event
        log[row, 1] = a
        log[row, 2] = b
        log[row, 3] = c
        log[row, 4] = d
        log[row, 5] = e


def new_log() -> np.ndarray:
    """A log with room for everything that one action can cause."""
    return np.zeros((CAPACITY, WIDTH), np.int32)


SILENT = np.zeros((1, WIDTH), np.int32)


@dataclass(frozen=True)
class Happening:
    """Something that happened: a message id and its arguments."""

    name: str
    values: dict[str, Any] = field(hash=False)
    secrets: tuple[tuple[str, tuple[int, ...]], ...] = ()  # who may read an argument

    def seen_by(self, seat: int | None) -> Happening:
        """The event as that seat (None: a spectator) reads it: what it may not know is "?"."""
        hidden = {name: "?" for name, readers in self.secrets if seat not in readers}
        return Happening(self.name, {**self.values, **hidden})


def read_log(events: type[Events], log: np.ndarray, players: int) -> list[Happening]:
    """The events that a log holds."""
    members = _members(events)
    return [_read(members[row[0]], row, players) for row in log[1 : log[0, 0] + 1].tolist()]


@cache
def _members(events: type[Events]) -> list[Events]:
    return list(events)


def _read(event: Events, row: list[int], players: int) -> Happening:
    values: dict[str, Any] = {}
    secrets = []
    for number, (argument, words) in zip(row[1:], event.args.items(), strict=False):
        if isinstance(words, Private):
            places = [1 + list(event.args).index(seat) for seat in words.seats]
            secrets.append((argument, tuple(row[place] for place in places)))
            words = words.words
        values[argument] = number if words is None else words.word(number, players)
    return Happening(event.name, values, tuple(secrets))
