"""Tournaments on the server: kept in the database, carried on by whichever process notices that a round is over."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa

from birdtable.server.database import ENTRANTS, TABLES, TOURNAMENTS, insert_new
from birdtable.server.ladder import lines_of
from birdtable.table.entries import ARBITER
from birdtable.table.errors import Refused
from birdtable.table.ledger import GATHERING, OVER, PLAYING
from birdtable.table.names import new_id
from birdtable.table.opening import opening
from birdtable.table.table import Table
from birdtable.table.tournament import Match, Tournament

if TYPE_CHECKING:
    from birdtable.server.hall import Hall

Wish = Callable[[Tournament], Tournament]
TRIES = 5  # times that a wish is checked anew because somebody was faster
MOST_SHOWN = 50


# ---------------------------------------------------------------------- within one transaction


def read(connection: sa.Connection, id: str) -> tuple[int, Tournament] | None:
    """A tournament, and the version of it that was read."""
    row = connection.execute(TOURNAMENTS.select().where(TOURNAMENTS.c.id == id)).one_or_none()
    return None if row is None else (row.version, msgspec.json.decode(row.state, type=Tournament))


def write(connection: sa.Connection, tournament: Tournament, version: int, now: float) -> bool:
    """Put a tournament in the place of a version of it; False if somebody was faster. Version 0 is a new one."""
    about = {"status": tournament.status, "listed": tournament.plan["listed"], "updated": now}
    row = {**about, "version": version + 1, "state": json.dumps(asdict(tournament))}
    if version == 0:
        connection.execute(TOURNAMENTS.insert().values(id=tournament.id, **row))
    else:
        old = sa.and_(TOURNAMENTS.c.id == tournament.id, TOURNAMENTS.c.version == version)
        if connection.execute(TOURNAMENTS.update().where(old).values(**row)).rowcount != 1:
            return False
    connection.execute(ENTRANTS.delete().where(ENTRANTS.c.tournament_id == tournament.id))
    insert_new(connection, ENTRANTS, [{"guest": one, "tournament_id": tournament.id} for one in tournament.guests])
    return True


def tournaments_of(connection: sa.Connection, guest: str) -> list[str]:
    """The tournaments that a guest has to do with."""
    return list(connection.scalars(sa.select(ENTRANTS.c.tournament_id).where(ENTRANTS.c.guest == guest)))


def join(connection: sa.Connection, guest: str, person: str, now: float) -> None:
    """What was a guest's in tournaments is a person's; whoever took part as both, takes part once."""
    for version, one in _those_of(connection, guest):
        once = one.leave(guest) if one.number_of(person) is not None else one
        write(connection, once.rewritten(guest, person), version, now)


def forget(connection: sa.Connection, guest: str, now: float) -> None:
    """Forget a guest: what waits for them goes; where others play, a bot goes on under the same name."""
    for version, one in _those_of(connection, guest):
        others = one.guests - {guest}
        if not others or (one.status == GATHERING and one.host == guest):
            connection.execute(ENTRANTS.delete().where(ENTRANTS.c.tournament_id == one.id))
            connection.execute(TOURNAMENTS.delete().where(TOURNAMENTS.c.id == one.id))
        else:
            write(connection, one.leave(guest).rewritten(guest, ""), version, now)


def _those_of(connection: sa.Connection, guest: str) -> list[tuple[int, Tournament]]:
    return [found for id in tournaments_of(connection, guest) if (found := read(connection, id)) is not None]


# ---------------------------------------------------------------------- live


class Tournaments:
    """Whoever arranges tournaments in a hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def set_up(self, guest: str, plan: dict[str, Any]) -> Tournament:
        """A new tournament; refuses a game or options that there are not."""
        now = self.hall.clock()
        made = Tournament(new_id(), guest, now, secrets.token_hex(32), plan)
        trial = {**plan, "seats": [{"kind": "friend"}] * plan["seats"]}
        await self.hall.aside(opening, self.hall.game, guest, now, trial, bytes(32), self.hall.known)
        await self.hall.storage.change(lambda connection: write(connection, made, 0, now))
        return made

    async def of(self, id: str) -> Tournament:
        """A tournament by its id."""
        return (await self._read(id))[1]

    async def shown_to(self, guest: str) -> list[Tournament]:
        """Those that anybody may join or watch, and the guest's own, the newest first."""
        mine = sa.select(ENTRANTS.c.tournament_id).where(ENTRANTS.c.guest == guest)
        open_to_all = sa.and_(TOURNAMENTS.c.listed, TOURNAMENTS.c.status != OVER)
        chosen = sa.select(TOURNAMENTS.c.state).where(sa.or_(open_to_all, TOURNAMENTS.c.id.in_(mine)))
        newest = chosen.order_by(TOURNAMENTS.c.updated.desc()).limit(MOST_SHOWN)
        found = await self.hall.storage.read(lambda connection: list(connection.scalars(newest)))
        return [msgspec.json.decode(state, type=Tournament) for state in found]

    async def all_of(self, guest: str) -> list[Tournament]:
        """All that a guest has to do with."""
        found = await self.hall.storage.read(lambda connection: _those_of(connection, guest))
        return [tournament for _, tournament in found]

    async def do(self, id: str, wish: Wish) -> Tournament:
        """Fulfil a wish, or raise Refused and change nothing; then go on as far as it leads."""
        for _ in range(TRIES):
            version, before = await self._read(id)
            after = await self.hall.aside(wish, before)
            if after is before:
                return after
            await self._lay_tables(after)
            if await self.hall.storage.change(self._writing(after, version)):
                return after
        raise Refused("busy")

    def _writing(self, tournament: Tournament, version: int) -> Callable[[sa.Connection], bool]:
        return lambda connection: write(connection, tournament, version, self.hall.clock())

    async def _read(self, id: str) -> tuple[int, Tournament]:
        found = await self.hall.storage.read(lambda connection: read(connection, id))
        if found is None:
            raise Refused("no-such-tournament")
        return found

    async def leave(self, id: str, guest: str) -> Tournament:
        """Somebody takes part no more: bots play on for them, at the table too where they sit."""
        before = await self.of(id)
        number = before.number_of(guest)
        after = await self.do(id, lambda now: now.leave(guest))
        for match in before.waiting:
            if number in match.entrants:
                with suppress(Refused):
                    await self.hall.get_up(await self.hall.live(match.table), guest)
        return after

    async def table_over(self, table: Table) -> None:
        """Note what came of a table, and go on if it was the last of its round."""
        id = table.opened.get("tournament")
        if id:
            with suppress(Refused):  # its tournament may have been deleted
                places = [line.place for line in lines_of(table)]
                await self.do(id, lambda now: now.with_places(table.id, places).go_on())

    async def look(self) -> None:
        """Go on wherever a process ended before it could: set tables that are missing, note those that are over."""
        playing = sa.select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.status == PLAYING)
        for id in await self.hall.storage.read(lambda connection: list(connection.scalars(playing))):
            tournament = await self.of(id)
            await self._lay_tables(tournament)
            for table in await self._found(tournament, TABLES.c.status == OVER):
                await self.table_over((await self.hall.live(table)).table)

    async def _lay_tables(self, tournament: Tournament) -> None:
        """Set the tables of this round that are not there yet."""
        there = await self._found(tournament, sa.true())
        for match in tournament.waiting:
            if match.table not in there:
                await self._lay(tournament, match)

    async def _lay(self, tournament: Tournament, match: Match) -> None:
        plan, secret, now = tournament.table_plan(match), tournament.secret_of(match), self.hall.clock()
        with suppress(Refused):  # another process has just set it
            await self.hall.lay_table(match.table, secret, ARBITER, plan, tournament.seating(match, now))

    async def _found(self, tournament: Tournament, which: sa.ColumnElement[bool]) -> set[str]:
        """Those of the tables that a round waits for which are there, and of which this holds."""
        ids = [match.table for match in tournament.waiting]
        if not ids:
            return set()
        chosen = sa.select(TABLES.c.id).where(TABLES.c.id.in_(ids), which)
        return await self.hall.storage.read(lambda connection: set(connection.scalars(chosen)))
