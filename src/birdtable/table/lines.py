"""The log as people read it: lines of message ids and arguments, for one pair of eyes at a time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import cache, lru_cache
from typing import Any, cast

from birdtable.game import Game
from birdtable.kernel.events import Events, Happening, Private
from birdtable.kernel.words import Vocabulary
from birdtable.table.protocol import GameEvent, LogEntry

MOMENTS = 4096  # times that are not written again


@dataclass(frozen=True)
class Line:
    """One line: an event of the game after so many moves, or something that happened at the table."""

    version: int
    time: float
    kind: str
    move: int
    event: Happening | None = None
    data: dict[str, Any] = field(default_factory=dict, hash=False)

    def may_read(self, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) may read it: what somebody had prepared is nobody else's business."""
        return self.kind != "dropped" or self.data["seat"] == seat

    @property
    def from_aside(self) -> bool:
        """Whether somebody without a seat said it while a game was on."""
        return self.kind == "said" and self.data.get("aside", False)


def told(line: Line, seat: int | None, game: Game) -> LogEntry:
    """A line as a seat (None: a spectator) may read it, as data."""
    head = {"version": line.version, "time": moment_of(line.time), "kind": line.kind, "move": line.move}
    data = line.data if line.event is None else event_message(line.event, seat, game)
    return cast(LogEntry, {**head, **data})


def event_message(event: Happening, seat: int | None, game: Game) -> GameEvent:
    """An event as a seat may read it, with the arguments that are seats and the clause behind it."""
    seen = event.seen_by(seat)
    clause = game.behind.clause(seen.name, seen.values)
    return {"name": seen.name, "values": seen.values, "seats": _seats_of(game.events, seen.name), "clause": clause}


@cache
def _seats_of(events: type[Events], name: str) -> list[str]:
    """By class and name: members of two games with one number are equal."""
    return seats_among(events[name].args)


def seats_among(declared: Mapping[str, Vocabulary | Private | None]) -> list[str]:
    """The arguments that are seats, by their names."""
    words = {name: one.words if isinstance(one, Private) else one for name, one in declared.items()}
    return [name for name, one in words.items() if one is not None and one.seats]


@lru_cache(MOMENTS)
def moment_of(seconds: float) -> str:
    """A time as text that every language can read."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
