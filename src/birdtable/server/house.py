"""The house: who is not let in, what everybody is told, what is kept. Set by `birdtable admin`, read by servers."""

from __future__ import annotations

import json
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Collection, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Literal, get_args

import sqlalchemy as sa

from birdtable.errors import BadOption
from birdtable.server.database import ENTRIES, GUESTS, HOLDERS, MOMENTS, SETTINGS, TABLES, TIES
from birdtable.server.limits import Visitor

MESSAGE = "house-message"
HouseList = Literal["bans", "muted", "operators"]
LISTS: tuple[HouseList, ...] = get_args(HouseList)
DAY = 24 * 3600


@dataclass(frozen=True)
class House:
    """What the house has decided, and what its guests have decided about each other.

    bans        guests and addresses that are not let in
    muted       guests who are not heard at any table
    operators   guests who look after the house, by its page
    signed_out  guests who signed out everywhere, and when: cookies given before do not count
    blocks      guests, and whom each of them does not want to meet
    """

    message: str = ""
    bans: frozenset[str] = frozenset()
    muted: frozenset[str] = frozenset()
    operators: frozenset[str] = frozenset()
    signed_out: Mapping[str, float] = field(default_factory=dict)
    blocks: Mapping[str, frozenset[str]] = field(default_factory=dict)

    def admits(self, visitor: Visitor) -> bool:
        """Whether somebody may come in."""
        return visitor.guest not in self.bans and visitor.address not in self.bans

    def blocked_by(self, guest: str, others: Collection[str]) -> bool:
        """Whether one of these does not want to meet a guest."""
        return any(guest in self.blocks.get(other, ()) for other in others)

    def apart(self, guest: str, others: Collection[str]) -> bool:
        """Whether a guest and these are not to be brought together, whoever of them wants it so."""
        return self.blocked_by(guest, others) or not self.blocks.get(guest, frozenset()).isdisjoint(others)

    @classmethod
    def read(cls, connection: sa.Connection) -> House:
        """As it stands in the database."""
        names = (MESSAGE, *map(_setting, LISTS))
        chosen = sa.select(SETTINGS.c.name, SETTINGS.c.value).where(SETTINGS.c.name.in_(names))
        found = {row.name: row.value for row in connection.execute(chosen)}
        lists = {name: frozenset(json.loads(found.get(_setting(name), "[]"))) for name in LISTS}
        gone = sa.select(GUESTS.c.id, GUESTS.c.signed_out).where(GUESTS.c.signed_out > 0)
        signed_out = {row.id: row.signed_out for row in connection.execute(gone)}
        blocks: dict[str, set[str]] = {}
        for row in connection.execute(sa.select(TIES.c.guest, TIES.c.other).where(TIES.c.kind == "block")):
            blocks.setdefault(row.guest, set()).add(row.other)
        frozen = {guest: frozenset(others) for guest, others in blocks.items()}
        return cls(found.get(MESSAGE, ""), **lists, signed_out=signed_out, blocks=frozen)

    def write(self, connection: sa.Connection) -> None:
        """Put it into the database; every server reads it within seconds."""
        lists = [(_setting(name), json.dumps(sorted(getattr(self, name)))) for name in LISTS]
        for name, value in ((MESSAGE, self.message), *lists):
            connection.execute(SETTINGS.delete().where(SETTINGS.c.name == name))
            connection.execute(SETTINGS.insert().values(name=name, value=value))


def _setting(name: HouseList) -> str:
    return f"house-{name}"


def put_on(connection: sa.Connection, name: HouseList, who: str) -> None:
    """Put a guest or an address on a list of the house."""
    now = House.read(connection)
    replace(now, **{name: getattr(now, name) | {who}}).write(connection)


def take_off(connection: sa.Connection, name: HouseList, who: str) -> None:
    """Take a guest or an address off a list of the house."""
    now = House.read(connection)
    replace(now, **{name: getattr(now, name) - {who}}).write(connection)


# ---------------------------------------------------------------------- what is there


def tables(engine: sa.Engine) -> Iterator[dict[str, Any]]:
    """Every table, the newest first: no secret, no hand, no invitation."""
    chosen = sa.select(TABLES.c.id, TABLES.c.game, TABLES.c.status, TABLES.c.version, TABLES.c.listed, TABLES.c.updated)
    with engine.connect().execution_options(reads=True) as connection:
        for row in connection.execute(chosen.order_by(TABLES.c.updated.desc())):
            yield dict(row._mapping)


def guests(engine: sa.Engine) -> Iterator[dict[str, Any]]:
    """Everybody who has to do with a table: how they are called, and with how many."""
    counted = sa.func.count(HOLDERS.c.table_id).label("tables")
    joined = HOLDERS.outerjoin(GUESTS, GUESTS.c.id == HOLDERS.c.guest)
    chosen = sa.select(HOLDERS.c.guest, GUESTS.c.name, counted).select_from(joined)
    with engine.connect().execution_options(reads=True) as connection:
        for row in connection.execute(chosen.group_by(HOLDERS.c.guest, GUESTS.c.name)):
            yield dict(row._mapping)


# ---------------------------------------------------------------------- what goes


def delete_tables(engine: sa.Engine, ids: list[str]) -> int:
    """Delete tables with all that was said and played there; how many there were."""
    with engine.begin() as connection:
        return clear(connection, ids)


def clear(connection: sa.Connection, ids: list[str]) -> int:
    """The same within a transaction."""
    for table in (ENTRIES, HOLDERS, MOMENTS):
        connection.execute(table.delete().where(table.c.table_id.in_(ids)))
    return connection.execute(TABLES.delete().where(TABLES.c.id.in_(ids))).rowcount


def forget_before(engine: sa.Engine, days: float) -> int:
    """Delete every table at which nothing has happened for so many days; how many."""
    chosen = sa.select(TABLES.c.id).where(TABLES.c.updated < time.time() - days * DAY)
    with engine.connect().execution_options(reads=True) as connection:
        ids = list(connection.scalars(chosen))
    return delete_tables(engine, ids) if ids else 0


# ---------------------------------------------------------------------- back-ups


def back_up(engine: sa.Engine, file: Path) -> None:
    """The whole database as one file, as it is at one moment, while servers go on."""
    if file.exists():
        raise BadOption(f"{file} is there already; choose another name")
    if engine.dialect.name == "postgresql":
        _run("pg_dump", "--format=custom", f"--file={file}", f"--dbname={_address(engine)}")
    else:
        with closing(sqlite3.connect(f"file:{engine.url.database}?mode=ro", uri=True)) as source:
            file.touch(0o600)
            with closing(sqlite3.connect(file)) as copy:
                source.backup(copy)
    file.chmod(0o600)


def restore(engine: sa.Engine, file: Path) -> None:
    """Fill an empty database from a back-up; one that holds tables is left as it is."""
    if not file.is_file():
        raise BadOption(f"there is no file {file}")
    with engine.connect() as connection:
        if connection.scalar(sa.select(sa.func.count()).select_from(TABLES)):
            raise BadOption("that database holds tables already; name an empty one")
    engine.dispose()
    if engine.dialect.name == "postgresql":
        _run("pg_restore", "--clean", "--if-exists", "--no-owner", f"--dbname={_address(engine)}", str(file))
        return
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as source:
            if source.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                raise BadOption(f"{file} is damaged")
            with closing(sqlite3.connect(str(engine.url.database))) as target:
                source.backup(target)
    except sqlite3.DatabaseError as error:
        raise BadOption(f"{file} is no back-up: {error}") from None


def _address(engine: sa.Engine) -> str:
    return engine.url.set(drivername="postgresql").render_as_string(hide_password=False)


def _run(program: str, *arguments: str) -> None:
    if shutil.which(program) is None:
        raise BadOption(f"{program} is needed for PostgreSQL, and is not on the path")
    done = subprocess.run([program, *arguments], capture_output=True, text=True, check=False)
    if done.returncode:
        raise BadOption(f"{program} failed: {done.stderr.strip().splitlines()[-1] if done.stderr.strip() else ''}")
