"""A tournament as pure logic: who takes part, what the rounds were, how everybody stands.

Each method checks a wish and returns the tournament as it would be then, or raises `Refused`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final

from birdtable.table.entries import ARBITER, Entry
from birdtable.table.errors import Refused
from birdtable.table.ledger import GATHERING, OVER, PLAYING, STAND_IN
from birdtable.table.names import id_of
from birdtable.table.pairing import Seating, Standing, most_rounds, round_robin, standings, swiss_round
from birdtable.table.protocol import TableStatus
from birdtable.table.seats import check_level

ROUND_ROBIN: Final = "round-robin"
MOST_ENTRANTS = 32


@dataclass(frozen=True)
class Entrant:
    """Somebody who takes part: a guest, or a bot of a level. Whoever leaves has a bot that plays under their name."""

    name: str = ""
    guest: str = ""
    level: str = ""


@dataclass(frozen=True)
class Match:
    """One table of a round: its id, who sits there in the order of the seats, and their places once it is over."""

    table: str
    entrants: Seating
    places: tuple[int, ...] = ()


@dataclass(frozen=True)
class Tournament:
    """A tournament. Its plan is what was chosen when it was made; `secret` is what its deals are made from."""

    id: str
    host: str
    created: float
    secret: str
    plan: dict[str, Any]
    status: TableStatus = GATHERING
    entrants: tuple[Entrant, ...] = ()
    rounds: tuple[tuple[Match, ...], ...] = ()

    # ------------------------------------------------------------------ what it adds up to

    @property
    def guests(self) -> frozenset[str]:
        """Everybody who has to do with it."""
        return frozenset({self.host, *(one.guest for one in self.entrants)} - {""})

    @property
    def waiting(self) -> list[Match]:
        """The tables of this round that are not over."""
        return [match for match in self.rounds[-1] if not match.places] if self.rounds else []

    @property
    def length(self) -> int:
        """How many rounds there are to be."""
        if len(self.entrants) < 2:
            return 0
        if self.plan["kind"] == ROUND_ROBIN:
            return len(all_rounds(len(self.entrants), self.plan["seats"]))
        return min(self.plan["rounds"], most_rounds(len(self.entrants)))

    def number_of(self, guest: str) -> int | None:
        """The entrant that a guest is."""
        return next((number for number, one in enumerate(self.entrants) if guest and one.guest == guest), None)

    def may_watch(self, guest: str, match: Match) -> bool:
        """Whether a guest may look at a table: not at what others make of one's own deal, as long as one plays it."""
        number = self.number_of(guest)
        awaited = any(number in mine.entrants for mine in self.waiting)
        return not (self.plan["same_deals"] and awaited and match in self.rounds[-1]) or number in match.entrants

    def standings(self) -> list[Standing]:
        """How everybody stands, the best first."""
        matches = [match for matches in self.rounds for match in matches if match.places]
        return standings(len(self.entrants), [(match.entrants, match.places) for match in matches])

    def table_plan(self, match: Match) -> dict[str, Any]:
        """What a table of the tournament is set with."""
        sitting = [self.entrants[number] for number in match.entrants]
        seats = [{"kind": "bot" if one.level else "friend", "name": one.name, "level": one.level} for one in sitting]
        shared = {name: self.plan[name] for name in ("game", "options", "clock", "rated", "listed", "language")}
        return {**shared, "seats": seats, "tournament": self.id}

    def seating(self, match: Match, now: float) -> list[Entry]:
        """The people of a table sit down, and the game begins."""
        sitting = [(seat, self.entrants[number]) for seat, number in enumerate(match.entrants)]
        sat = [
            Entry("sat", one.guest, now, {"seat": seat, "name": one.name, "commitment": ""})
            for seat, one in sitting
            if not one.level
        ]
        return [*sat, Entry("began", ARBITER, now)]

    def secret_of(self, match: Match) -> bytes:
        """What the deal of a table is made from: the same in a whole round, if that was wished."""
        deal = str(len(self.rounds)) if self.plan["same_deals"] else match.table
        return hashlib.sha256(f"birdtable tournament {self.secret} {deal}".encode()).digest()

    # ------------------------------------------------------------------ what may be done

    def join(self, guest: str, name: str) -> Tournament:
        """Take part."""
        self._check_gathering()
        if self.number_of(guest) is not None:
            return self
        return self._with(Entrant(name, guest))

    def add_bot(self, guest: str, level: str) -> Tournament:
        """Let a bot take part."""
        self._check_gathering()
        self._check_host(guest)
        return self._with(Entrant(level=check_level(level)))

    def drop(self, guest: str, number: int) -> Tournament:
        """Let somebody not take part."""
        self._check_gathering()
        self._check_host(guest)
        if number not in range(len(self.entrants)):
            raise Refused("no-such-seat", seat=number)
        return replace(self, entrants=self.entrants[:number] + self.entrants[number + 1 :])

    def leave(self, guest: str) -> Tournament:
        """Take part no more; once it has begun a bot goes on, under the same name."""
        number = self.number_of(guest)
        if number is None or self.status == OVER:
            return self
        bot = [] if self.status == GATHERING else [replace(self.entrants[number], guest="", level=STAND_IN)]
        return replace(self, entrants=(*self.entrants[:number], *bot, *self.entrants[number + 1 :]))

    def start(self, guest: str, lots: Sequence[int]) -> Tournament:
        """Begin with the first round, in an order that was drawn by lot."""
        self._check_gathering()
        self._check_host(guest)
        if len(self.entrants) < 2 or sorted(lots) != list(range(len(self.entrants))):
            raise Refused("too-few")
        drawn = replace(self, status=PLAYING, entrants=tuple(self.entrants[number] for number in lots))
        return drawn.go_on()

    def with_places(self, table: str, places: Sequence[int]) -> Tournament:
        """A table of this round is over."""
        now = tuple(
            replace(match, places=tuple(places)) if match.table == table and not match.places else match
            for match in self.rounds[-1]
        )
        return replace(self, rounds=(*self.rounds[:-1], now))

    def go_on(self) -> Tournament:
        """The next round, if this one is over; after the last one the tournament is."""
        if self.status != PLAYING or self.waiting:
            return self
        if len(self.rounds) >= self.length:
            return replace(self, status=OVER)
        matches = tuple(
            Match(self._id_of(number), table) if len(table) > 1 else Match("", table, (1,))
            for number, table in enumerate(self._next_tables())
        )
        return replace(self, rounds=(*self.rounds, matches))

    def _id_of(self, number: int) -> str:
        """The id of a table of the next round: whoever arranges it, and however often, it is the same table."""
        digest = hashlib.sha256(f"birdtable match {self.secret} {len(self.rounds)} {number}".encode()).digest()
        return id_of(digest)

    def _next_tables(self) -> list[Seating]:
        if self.plan["kind"] == ROUND_ROBIN:
            return all_rounds(len(self.entrants), self.plan["seats"])[len(self.rounds)]
        before = [[match.entrants for match in matches] for matches in self.rounds]
        return swiss_round([one.entrant for one in self.standings()], self.plan["seats"], before)

    def rewritten(self, guest: str, to: str) -> Tournament:
        """What was a guest's is another's."""
        entrants = tuple(replace(one, guest=to) if one.guest == guest else one for one in self.entrants)
        return replace(self, host=to if self.host == guest else self.host, entrants=entrants)

    # ------------------------------------------------------------------ small checks

    def _with(self, entrant: Entrant) -> Tournament:
        if len(self.entrants) >= MOST_ENTRANTS:
            raise Refused("too-large")
        return replace(self, entrants=(*self.entrants, entrant))

    def _check_gathering(self) -> None:
        if self.status != GATHERING:
            raise Refused("not-gathering")

    def _check_host(self, guest: str) -> None:
        if guest != self.host:
            raise Refused("not-host")


all_rounds = cache(round_robin)
