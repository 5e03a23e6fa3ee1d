"""Who wants to do with whom: following, blocking, and reports to whoever runs the house.

Nobody is told another guest's id: people point at a seat, or at something that was said. Every function here works
within one transaction of the storage.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

import sqlalchemy as sa

from birdtable.server.database import ENTRIES, GUESTS, HOLDERS, REPORTS, TABLES, TIES
from birdtable.server.limits import MOST_TIES
from birdtable.table.errors import Refused
from birdtable.table.ledger import OVER
from birdtable.table.names import new_id
from birdtable.table.protocol import Deed, TieKind

Change = Callable[[sa.Connection], None]
MOST_REPORTS = 100  # that are shown


@dataclass(frozen=True)
class Meant:
    """Somebody at a table: who it is, how they are called there, and what they said, if that is what is meant."""

    guest: str
    name: str = ""
    words: str = ""


@dataclass(frozen=True)
class Tie:
    """That a guest follows or blocks another, under a name of its own that says nothing about either."""

    id: str
    guest: str
    other: str
    kind: TieKind
    name: str
    time: float


@dataclass(frozen=True)
class Report:
    """What somebody told whoever runs the house; `done` is what was done about it, "" as long as nothing was."""

    id: str
    time: float
    guest: str
    other: str
    name: str
    table_id: str
    words: str
    why: str
    done: Deed | Literal[""] = ""


def speaker(connection: sa.Connection, table: str, version: int) -> Meant | None:
    """Who said something at a table."""
    said = sa.and_(ENTRIES.c.table_id == table, ENTRIES.c.version == version, ENTRIES.c.kind == "said")
    row = connection.execute(sa.select(ENTRIES.c.author, ENTRIES.c.data).where(said)).one_or_none()
    data = {} if row is None else json.loads(row.data)
    return None if row is None else Meant(row.author, data["name"], data["text"])


# ---------------------------------------------------------------------- ties


def tie(connection: sa.Connection, guest: str, meant: Meant, kind: TieKind, now: float) -> None:
    """Follow or block somebody, in the place of what was before."""
    connection.execute(TIES.delete().where(TIES.c.guest == guest, TIES.c.other == meant.guest))
    if len(ties(connection, guest)) >= MOST_TIES:
        raise Refused("too-large")
    new = Tie(new_id(), guest, meant.guest, kind, meant.name, now)
    connection.execute(TIES.insert().values(**vars(new)))


def untie(connection: sa.Connection, guest: str, id: str) -> None:
    """Follow or block somebody no more."""
    connection.execute(TIES.delete().where(TIES.c.guest == guest, TIES.c.id == id))


def ties(connection: sa.Connection, guest: str) -> list[Tie]:
    """Whom a guest follows and blocks, by the names that they have now."""
    named = sa.func.coalesce(sa.func.nullif(GUESTS.c.name, ""), TIES.c.name).label("name")
    columns = (TIES.c.id, TIES.c.guest, TIES.c.other, TIES.c.kind, named, TIES.c.time)
    joined = TIES.outerjoin(GUESTS, GUESTS.c.id == TIES.c.other)
    chosen = sa.select(*columns).select_from(joined).where(TIES.c.guest == guest)
    return [Tie(**row._mapping) for row in connection.execute(chosen.order_by(TIES.c.time))]


def open_tables_of(connection: sa.Connection, guest: str) -> list[str]:
    """The tables that everybody may see at which somebody has a seat."""
    joined = TABLES.join(HOLDERS, HOLDERS.c.table_id == TABLES.c.id)
    chosen = sa.select(TABLES.c.id).select_from(joined).where(HOLDERS.c.guest == guest)
    return list(connection.scalars(chosen.where(TABLES.c.listed, TABLES.c.status != OVER)))


# ---------------------------------------------------------------------- reports


def report(connection: sa.Connection, guest: str, meant: Meant, table: str, why: str, now: float) -> None:
    """Tell whoever runs the house about somebody."""
    new = Report(new_id(), now, guest, meant.guest, meant.name, table, meant.words, why)
    connection.execute(REPORTS.insert().values(**vars(new)))


def reports(connection: sa.Connection) -> list[Report]:
    """What has been told, the newest first, and before all what nothing was done about."""
    chosen = REPORTS.select().order_by(REPORTS.c.done != "", REPORTS.c.time.desc()).limit(MOST_REPORTS)
    return [Report(**row._mapping) for row in connection.execute(chosen)]


def reports_by(connection: sa.Connection, guest: str) -> list[Report]:
    """What somebody has told."""
    chosen = REPORTS.select().where(REPORTS.c.guest == guest).order_by(REPORTS.c.time)
    return [Report(**row._mapping) for row in connection.execute(chosen)]


def settle(connection: sa.Connection, id: str, deed: Deed) -> str:
    """Note what was done about a report; whom it is about."""
    other = connection.scalar(sa.select(REPORTS.c.other).where(REPORTS.c.id == id))
    if other is None:
        raise Refused("no-such-report")
    connection.execute(REPORTS.update().where(REPORTS.c.id == id).values(done=deed))
    return str(other)


# ---------------------------------------------------------------------- coming back, and going


def join(connection: sa.Connection, guest: str, person: str) -> None:
    """What was a guest's is a person's; where both are tied to somebody, the person's own stands."""
    theirs = sa.select(TIES.c.other).where(TIES.c.guest == person).scalar_subquery()
    connection.execute(TIES.delete().where(TIES.c.guest == guest, TIES.c.other.in_(theirs)))
    connection.execute(TIES.update().where(TIES.c.guest == guest).values(guest=person))
    known = sa.select(TIES.c.guest).where(TIES.c.other == person).scalar_subquery()
    connection.execute(TIES.delete().where(TIES.c.other == guest, TIES.c.guest.in_(known)))
    connection.execute(TIES.update().where(TIES.c.other == guest).values(other=person))
    connection.execute(TIES.delete().where(TIES.c.guest == TIES.c.other))
    for column in (REPORTS.c.guest, REPORTS.c.other):
        connection.execute(REPORTS.update().where(column == guest).values({column: person}))


def forget(connection: sa.Connection, guest: str) -> None:
    """Nothing is left of whom they knew, nor of what they told, nor of what was told about them."""
    connection.execute(TIES.delete().where(sa.or_(TIES.c.guest == guest, TIES.c.other == guest)))
    connection.execute(REPORTS.delete().where(sa.or_(REPORTS.c.guest == guest, REPORTS.c.other == guest)))
