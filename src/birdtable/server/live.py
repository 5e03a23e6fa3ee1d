"""A table in memory, and who is looking at it, here and at other processes on the same database."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from birdtable.server.client import Client
from birdtable.server.limits import ATTENDED, IDLE_IMPORT, IDLE_TABLE, PRESENCE_HOLDS, Visitor
from birdtable.table.messages import table_message
from birdtable.table.protocol import HereMessage, Review, TableInfo
from birdtable.table.shown import Shown
from birdtable.table.table import Table


@dataclass(frozen=True)
class Presence:
    """Who looks at a table at one process: the owners of seats among them by seat, and how many others."""

    seats: frozenset[int] = frozenset()
    watching: int = 0
    told: float = 0.0  # when another process said so


class Live:
    """A table that somebody plays at, looks at, or waits for."""

    def __init__(self, table: Table) -> None:
        self.shown = Shown(table)
        self.clients: set[Client] = set()
        self.present: Presence | None = None  # who is connected here, once somebody has asked
        self.lock = asyncio.Lock()
        self.bot: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None  # rings when somebody's time is up
        self.elsewhere: dict[str, Presence] = {}  # by process
        self.seen: dict[int, float] = {}  # when the person of a seat was last here
        self.used = time.monotonic()
        self.review: Review | None = None
        self.asides: dict[tuple[Any, ...], asyncio.Task[Any]] = {}  # what was worked out of the table as it is now

    @property
    def table(self) -> Table:
        """The table, as far as its log goes."""
        return self.shown.table

    # ------------------------------------------------------------------ who is here

    def presence(self) -> Presence:
        """Who is connected to this process; counted once as long as nobody comes, goes or sits down."""
        if self.present is None:
            guests = {client.guest for client in self.clients}
            seats = frozenset(seat.number for seat in self.table.seats if seat.owner and seat.owner in guests)
            owners = {seat.owner for seat in self.table.seats}
            self.present = Presence(seats, sum(client.guest not in owners for client in self.clients))
        return self.present

    def come(self, client: Client) -> None:
        """One more looks at the table."""
        self.clients.add(client)
        self.present = None

    def go(self, client: Client) -> None:
        """One less; the person of a seat was here until now."""
        self.clients.discard(client)
        self.present = None
        self.used = time.monotonic()
        self.saw(client.guest)

    def here(self) -> set[int]:
        """The seats whose people are connected, anywhere."""
        return set(self.presence().seats).union(*(other.seats for other in self._others()))

    def watching(self) -> int:
        """How many look on without a seat, anywhere."""
        return self.presence().watching + sum(other.watching for other in self._others())

    def _others(self) -> list[Presence]:
        """What other processes have said lately; one that ended says nothing any more."""
        if not self.elsewhere:
            return []
        now = time.monotonic()
        return [other for other in self.elsewhere.values() if now - other.told < PRESENCE_HOLDS]

    def away(self, seat: int) -> float:
        """For how many seconds the person of a seat has not been here."""
        if seat in self.here():
            return 0.0
        now = time.monotonic()
        return now - self.seen.setdefault(seat, now)

    def saw(self, guest: str) -> None:
        """A guest has just given a sign of life."""
        for seat in self.table.seats_of(guest):
            self.seen[seat] = time.monotonic()

    def saw_elsewhere(self, process: str, presence: Presence) -> None:
        """Another process says who is there; whoever has gone was here until now."""
        before = self.elsewhere.get(process, Presence())
        for seat in before.seats - presence.seats:
            self.seen[seat] = time.monotonic()
        self.elsewhere[process] = presence

    # ------------------------------------------------------------------ whether anybody needs it

    @property
    def waits(self) -> bool:
        """Whether a bot or the referee is to move."""
        return self.table.bot_to_move is not None or self.table.waits_for_referee

    @property
    def attended(self) -> bool:
        """Whether bots play on: somebody plays here, looks on, or did a moment ago."""
        return bool(self.clients) or self.table.awaited or time.monotonic() - self.used < ATTENDED

    @property
    def busy(self) -> bool:
        """Whether somebody is here, something is being done, or a bot plays on."""
        return bool(self.clients) or self.lock.locked() or (self.waits and self.attended)

    def idle(self, now: float) -> bool:
        """Whether the table can be put back into the database."""
        longest = IDLE_IMPORT if self.table.opened.get("record") else IDLE_TABLE
        return not self.busy and now - self.used > longest

    # ------------------------------------------------------------------ what is told

    def about(self, guest: str) -> TableInfo:
        """What everybody may know of the table."""
        return table_message(self.table, guest, self.here(), self.watching())

    def show(self, table: Table) -> None:
        """Everybody is sent the new state."""
        self.shown, self.present = Shown(table), None
        self.asides.clear()
        self.used = time.monotonic()
        for client in self.clients:
            client.wake()

    def cut_off(self, whom: Callable[[Visitor], bool]) -> None:
        """Close sockets."""
        for client in self.clients:
            if whom(client.visitor):
                client.overwhelmed = True
                client.wake()

    def tell_who_is_here(self) -> None:
        """Everybody sees who comes and goes."""
        message: HereMessage = {"type": "here", "seats": sorted(self.here()), "watching": self.watching()}
        for client in self.clients:
            client.see(message)
