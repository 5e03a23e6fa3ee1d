"""What happened, as rows of numbers that rules write and people read as sentences.

`log` is passed to every kernel that can cause something. Its row 0 holds how many events were
written; a log of that one row is the silent log of playouts, and writing to it costs one comparison.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from birdtable.kernel.dialect import kernel
from birdtable.kernel.words import Vocabulary

WIDTH = 7  # the event and up to six arguments
CAPACITY = 256


@kernel
def emit(log, event, a, b, c, d, e):
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


class Private:
    """An argument that only the seats named by other arguments may read."""

    def __init__(self, words: Vocabulary | None, *seats: str) -> None:
        self.words = words
        self.seats = seats


@dataclass(frozen=True)
class Event:
    """Something that happened: a message id and its arguments."""

    name: str
    values: dict[str, Any] = field(hash=False)
    secrets: tuple[tuple[str, tuple[int, ...]], ...] = ()  # who may read an argument

    def seen_by(self, seat: int | None) -> Event:
        """The event as that seat (None: a spectator) reads it: what it may not know is "?"."""
        hidden = {name: "?" for name, readers in self.secrets if seat not in readers}
        return Event(self.name, {**self.values, **hidden})


class Events:
    """The events of a game: for each, its arguments and the vocabulary they are read in (None: a number)."""

    def __init__(self, **events: dict[str, Vocabulary | Private | None]) -> None:
        self.events = events
        self.names = tuple(events)
        for name, values in events.items():
            if len(values) > WIDTH - 2:
                raise TypeError(f"event {name!r} has more than {WIDTH - 2} arguments")

    def number(self, name: str) -> int:
        """The number by which kernels know the event."""
        return self.names.index(name)

    def read(self, log: np.ndarray, players: int) -> list[Event]:
        """The events that a log holds."""
        return [self._event(row, players) for row in log[1 : log[0, 0] + 1]]

    def _event(self, row: np.ndarray, players: int) -> Event:
        name = self.names[row[0]]
        values: dict[str, Any] = {}
        secrets = []
        for argument, (value, words) in zip(row[1:], self.events[name].items(), strict=False):
            if isinstance(words, Private):
                places = [1 + list(self.events[name]).index(seat) for seat in words.seats]
                secrets.append((value, tuple(int(row[place]) for place in places)))
                words = words.words
            values[value] = int(argument) if words is None else words.word(int(argument), players)
        return Event(name, values, tuple(secrets))
