"""What the database knows of a person: a name, keys to come back with, settings; how two guests become one, or none.

Every function here works within one transaction of the storage.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from typing import Any

import sqlalchemy as sa

from birdtable.server import company, tournaments
from birdtable.server.database import (
    ENTRIES,
    GUESTS,
    HOLDERS,
    MOMENTS,
    PASSKEYS,
    PUSHES,
    RATINGS,
    RESULTS,
    TABLES,
    insert_new,
)
from birdtable.server.house import LISTS, clear, take_off
from birdtable.table.entries import ARBITER, BOT, CLOCK, REFEREE
from birdtable.table.names import CODE_LETTERS

CODE_GROUPS, CODE_GROUP = 5, 4
ID_BYTES = 12


@dataclass(frozen=True)
class Passkey:
    """A key of a person. Only its public half is here."""

    id: str
    guest: str
    key: str
    uses: int
    label: str
    added: float
    used: float


@dataclass(frozen=True)
class Vacation:
    """Until when somebody is away, and how many days of which year they have been."""

    until: float = 0.0
    year: int = 0
    days: int = 0

    def used(self, year: int) -> int:
        """The days of a year."""
        return self.days if self.year == year else 0


@dataclass(frozen=True)
class Known:
    """A person as the database knows them."""

    guest: str
    name: str = ""
    code: bool = False
    settings: dict[str, Any] = field(default_factory=dict)
    passkeys: tuple[Passkey, ...] = ()
    mail: str = ""
    pushes: tuple[str, ...] = ()
    vacation: Vacation = field(default_factory=lambda: Vacation())

    @property
    def kept(self) -> bool:
        """Whether they can come back from another device."""
        return self.code or bool(self.passkeys)


# ---------------------------------------------------------------------- who is who


def known(connection: sa.Connection, guest: str) -> Known:
    """Everything about a guest but their tables."""
    row = connection.execute(sa.select(GUESTS).where(GUESTS.c.id == guest)).one_or_none()
    keys = connection.execute(PASSKEYS.select().where(PASSKEYS.c.guest == guest).order_by(PASSKEYS.c.added))
    passkeys = tuple(Passkey(**key._mapping) for key in keys)
    pushes = tuple(connection.scalars(sa.select(PUSHES.c.endpoint).where(PUSHES.c.guest == guest)))
    if row is None:
        return Known(guest, passkeys=passkeys, pushes=pushes)
    settings, vacation = json.loads(row.settings or "{}"), Vacation(**json.loads(row.vacation or "{}"))
    return Known(guest, row.name, bool(row.code), settings, passkeys, row.mail, pushes, vacation)


def passkey(connection: sa.Connection, id: str) -> Passkey | None:
    """A key by its name."""
    row = connection.execute(PASSKEYS.select().where(PASSKEYS.c.id == id)).one_or_none()
    return None if row is None else Passkey(**row._mapping)


def add_passkey(connection: sa.Connection, key: Passkey) -> None:
    """One more key; one that is there already stays whose it is."""
    insert_new(connection, GUESTS, [{"id": key.guest, "name": ""}])
    insert_new(connection, PASSKEYS, [vars(key)])


def drop_passkey(connection: sa.Connection, guest: str, id: str) -> None:
    """One key less."""
    connection.execute(PASSKEYS.delete().where(PASSKEYS.c.guest == guest, PASSKEYS.c.id == id))


def use_passkey(connection: sa.Connection, id: str, uses: int, challenged: float) -> bool:
    """Note that a key has answered a challenge; False if it has answered this one, or a later one, before."""
    older = PASSKEYS.update().where(PASSKEYS.c.id == id, PASSKEYS.c.used < challenged)
    return connection.execute(older.values(uses=uses, used=challenged)).rowcount == 1


def set_code(connection: sa.Connection, guest: str, code: str) -> None:
    """A recovery code, in the place of the one before."""
    _set(connection, guest, code=digest(code))


def guest_with_code(connection: sa.Connection, code: str) -> str:
    """Whose recovery code this is; "" if it is nobody's."""
    return connection.scalar(sa.select(GUESTS.c.id).where(GUESTS.c.code == digest(code))) or ""


def set_settings(connection: sa.Connection, guest: str, settings: dict[str, Any]) -> None:
    """What the page keeps of a person."""
    _set(connection, guest, settings=json.dumps(settings))


def set_vacation(connection: sa.Connection, guest: str, vacation: Vacation) -> None:
    """When somebody is away."""
    _set(connection, guest, vacation=json.dumps(asdict(vacation)))


def sign_out(connection: sa.Connection, guest: str, now: float) -> None:
    """From now on no cookie counts that was given before."""
    _set(connection, guest, signed_out=now)


def _set(connection: sa.Connection, guest: str, **values: Any) -> None:
    insert_new(connection, GUESTS, [{"id": guest, "name": ""}])
    connection.execute(GUESTS.update().where(GUESTS.c.id == guest).values(**values))


def new_code() -> str:
    """A hundred random bits, to be written down."""
    groups = ("".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_GROUP)) for _ in range(CODE_GROUPS))
    return "-".join(groups)


def digest(code: str) -> str:
    """What is kept of a recovery code, however it was typed. It is too long to be guessed, so one hash is enough."""
    letters = "".join(letter for letter in code.upper() if letter.isalnum())
    return hashlib.sha256(f"birdtable recovery {letters}".encode()).hexdigest()


# ---------------------------------------------------------------------- their tables


def tables_with(connection: sa.Connection, guest: str) -> list[str]:
    """Every table at which a guest has done or said anything. Reads all logs: not for every day."""
    chosen = sa.select(ENTRIES.c.table_id).where(ENTRIES.c.author == guest).distinct()
    return sorted({*connection.scalars(chosen), *tables_held(connection, guest)})


def tables_held(connection: sa.Connection, guest: str) -> list[str]:
    """Every table that is a guest's own, or where they have had a seat; the newest first."""
    joined = sa.join(TABLES, HOLDERS, TABLES.c.id == HOLDERS.c.table_id)
    chosen = sa.select(TABLES.c.id).select_from(joined).where(HOLDERS.c.guest == guest)
    return list(connection.scalars(chosen.order_by(TABLES.c.updated.desc())))


def alone_at(connection: sa.Connection, id: str, guest: str) -> bool:
    """Whether nobody but a guest and bots has ever done anything at a table."""
    others = sa.select(ENTRIES.c.author).where(
        ENTRIES.c.table_id == id, ENTRIES.c.author.not_in((guest, ARBITER, BOT, REFEREE, CLOCK))
    )
    return connection.execute(others.limit(1)).first() is None


def join(connection: sa.Connection, guest: str, person: str, tables: Iterable[str], now: float) -> None:
    """Make a guest the same as a person: what was the guest's in these tables is the person's."""
    for id in tables:
        _rewrite(connection, id, guest, person)
        insert_new(connection, HOLDERS, [{"guest": person, "table_id": id}] if _holds(connection, guest, id) else [])
    company.join(connection, guest, person)
    tournaments.join(connection, guest, person, now)
    connection.execute(PUSHES.update().where(PUSHES.c.guest == guest).values(guest=person))
    connection.execute(RESULTS.update().where(RESULTS.c.who == guest).values(who=person))
    connection.execute(RATINGS.delete().where(RATINGS.c.who == guest))  # the person's own rating stands
    name = connection.scalar(sa.select(GUESTS.c.name).where(GUESTS.c.id == guest))
    if name and not connection.scalar(sa.select(GUESTS.c.name).where(GUESTS.c.id == person)):
        _set(connection, person, name=name)
    _strike(connection, guest)


def forget(connection: sa.Connection, guest: str, tables: list[str], now: float) -> list[str]:
    """Forget a person who has to do with these tables; those that are gone with them.

    Where no other person has ever done anything, and nothing is going on for others, the table goes. Else their moves
    stay, under a number that nobody has, another one at each table; of what they said nothing is left, of who they are
    the name of the seat.
    """
    alone = [id for id in tables if alone_at(connection, id, guest) or _not_begun(connection, id, guest)]
    shared = [id for id in tables if id not in alone]
    clear(connection, alone)
    connection.execute(RESULTS.delete().where(RESULTS.c.table_id.in_(alone)))
    for id in shared:
        mine = sa.and_(ENTRIES.c.table_id == id, ENTRIES.c.author == guest)
        silence = json.dumps({"text": "", "name": "", "seat": None})
        connection.execute(ENTRIES.update().where(mine, ENTRIES.c.kind == "said").values(data=silence))
        _unprepare(connection, mine)
        connection.execute(ENTRIES.update().where(mine).values(command=""))
        _rewrite(connection, id, guest, secrets.token_urlsafe(ID_BYTES))
        connection.execute(MOMENTS.delete().where(MOMENTS.c.table_id == id))  # what was said is in it
    tournaments.forget(connection, guest, now)
    for table in (PASSKEYS, PUSHES):
        connection.execute(table.delete().where(table.c.guest == guest))
    for table in (RESULTS, RATINGS):
        connection.execute(table.delete().where(table.c.who == guest))
    _strike(connection, guest)
    company.forget(connection, guest)
    for name in LISTS:
        take_off(connection, name, guest)
    return alone


def _unprepare(connection: sa.Connection, mine: sa.ColumnElement[bool]) -> None:
    """Nothing is left of what somebody had prepared."""
    prepared = sa.and_(mine, ENTRIES.c.kind == "prepared")
    for version, data in connection.execute(sa.select(ENTRIES.c.version, ENTRIES.c.data).where(prepared)).all():
        nothing = json.dumps({**json.loads(data), "answers": []})
        connection.execute(ENTRIES.update().where(prepared, ENTRIES.c.version == version).values(data=nothing))


def _not_begun(connection: sa.Connection, id: str, guest: str) -> bool:
    """Whether a guest has set a table whose game has not begun: without its host it never would."""
    first = sa.and_(ENTRIES.c.table_id == id, ENTRIES.c.version == 1, ENTRIES.c.author == guest)
    chosen = sa.select(TABLES.c.status).select_from(TABLES.join(ENTRIES, ENTRIES.c.table_id == TABLES.c.id))
    return connection.scalar(chosen.where(first)) == "gathering"


def _rewrite(connection: sa.Connection, id: str, guest: str, to: str) -> None:
    mine = sa.and_(ENTRIES.c.table_id == id, ENTRIES.c.author == guest)
    connection.execute(ENTRIES.update().where(mine).values(author=to))


def _holds(connection: sa.Connection, guest: str, id: str) -> bool:
    held = sa.select(HOLDERS.c.guest).where(HOLDERS.c.guest == guest, HOLDERS.c.table_id == id)
    return connection.execute(held).first() is not None


def _strike(connection: sa.Connection, guest: str) -> None:
    connection.execute(HOLDERS.delete().where(HOLDERS.c.guest == guest))
    connection.execute(GUESTS.delete().where(GUESTS.c.id == guest))
