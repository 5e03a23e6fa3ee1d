"""The log on disk. One thread writes; what arrives while it writes goes into its next transaction together.

A write is answered when it is on disk, so whoever waits for the answer before telling anybody never tells what a
crash could take away.
"""

from __future__ import annotations

import asyncio
import base64
import json
import queue
import secrets
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar

import sqlalchemy as sa

from birdtable.game import Game
from birdtable.server.database import CONTENTS, ENTRIES, GUESTS, HOLDERS, MOMENTS, SETTINGS, TABLES, insert_new
from birdtable.server.house import House
from birdtable.table.entries import ARBITER, Entry
from birdtable.table.protocol import StateMessage, TableStatus
from birdtable.table.shown import write
from birdtable.table.table import Table

Result = TypeVar("Result")
READERS = 4
MOST_LISTED = 100
CHANNEL = "birdtable"
CURVE_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of P-256


class Conflict(Exception):
    """Somebody else has added to the log meanwhile."""


@dataclass(frozen=True)
class Index:
    """What lists of tables need to know without reading logs. A bot is only waited for where somebody wants it."""

    game: str
    status: str
    listed: bool
    bot_to_move: bool
    due: float | None
    remind: float | None
    counts: bool
    code: str
    people: frozenset[str]

    @classmethod
    def of(cls, table: Table) -> Index:
        """The summary of a table."""
        owners = frozenset({table.host, *(seat.owner for seat in table.seats)} - {"", ARBITER})
        waits = table.awaited and (table.bot_to_move is not None or table.waits_for_referee)
        due = table.next_due()
        remind = None if due is None or table.clock is None else table.clock.reminder(due)
        counts = not table.opened.get("record") and not table.opened.get("origin")
        code = table.opened.get("code", "")
        return cls(table.game.name, table.status, table.opened["listed"], waits, due, remind, counts, code, owners)

    def columns(self) -> dict[str, Any]:
        """The columns of the tables' index."""
        about = {"game": self.game, "status": self.status, "listed": self.listed, "bot_to_move": self.bot_to_move}
        return {**about, "due": self.due, "remind": self.remind, "counts": self.counts, "code": self.code}


@dataclass(frozen=True)
class Addition:
    """Entries to be added to a log, which nobody else may have added to meanwhile."""

    id: str
    version: int
    entries: Sequence[Entry]
    summary: Index
    holders: frozenset[str]

    @property
    def index(self) -> tuple[Any, ...]:
        """The new row of the tables' index, and which one it replaces."""
        about, last = self.summary, self.entries[-1]
        now = (self.version + len(self.entries), about.status, about.bot_to_move, last.time, about.due, about.remind)
        return (*now, self.id, self.version)

    @property
    def rows(self) -> list[tuple[Any, ...]]:
        """The new rows of the log."""
        return rows(self.id, self.version, self.entries)


COLUMNS = ("table_id", "version", "kind", "author", "time", "command", "data")
MOVE_ON = (
    "UPDATE tables SET version = {0}, status = {0}, bot_to_move = {0}, updated = {0}, due = {0}, remind = {0} "
    "WHERE id = {0} AND version = {0}"
)
ADD = f"INSERT INTO entries ({', '.join(COLUMNS)}) VALUES ({', '.join(['{0}'] * len(COLUMNS))})"
TELL = "SELECT pg_notify({0}, {0})"


def rows(id: str, version: int, entries: Sequence[Entry]) -> list[tuple[Any, ...]]:
    """Entries as the database keeps them, in the order of COLUMNS."""
    return [
        (id, number, entry.kind, entry.by, entry.time, entry.command, write(entry.data).decode())
        for number, entry in enumerate(entries, version + 1)
    ]


Work = Callable[[sa.Connection], Any] | Addition
Waiting = tuple[str, Work, "asyncio.Future[Any]"]


class Storage:
    """Everything that the server keeps."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self.tells = engine.dialect.name == "postgresql"  # other processes may listen
        self.gathered: list[Waiting] = []  # wishes of this turn of the loop
        self.wishes: queue.SimpleQueue[list[Waiting] | None] = queue.SimpleQueue()
        self.timed: Callable[[float], object] = lambda seconds: None  # is told how long each transaction took
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self.writer = threading.Thread(target=self._write, name="writer", daemon=True)
        self.writer.start()

    def close(self) -> None:
        """Finish what is being written, and let go of the database."""
        self._hand_over()
        self.wishes.put(None)
        self.writer.join()
        self.readers.shutdown()
        self.engine.dispose()

    # ------------------------------------------------------------------ the log

    async def create(self, id: str, secret: bytes, entries: Sequence[Entry], summary: Index) -> None:
        """A new table with its first entries."""

        def insert(connection: sa.Connection) -> None:
            row = {"id": id, "secret": secret.hex(), "version": len(entries), **summary.columns()}
            connection.execute(TABLES.insert().values(**row, updated=entries[-1].time))
            self._write_entries(connection, id, 0, entries, summary)

        await self._soon(id, insert)

    async def append(self, id: str, version: int, entries: Sequence[Entry], summary: Index) -> None:
        """Add entries after `version`; raises Conflict, and adds nothing, if the log is longer already."""
        holders = summary.people if any(entry.kind in ("opened", "sat") for entry in entries) else frozenset()
        await self._soon(id, Addition(id, version, entries, summary, holders))

    def _write_entries(
        self, connection: sa.Connection, id: str, version: int, entries: Sequence[Entry], summary: Index
    ) -> None:
        connection.execute(
            ENTRIES.insert(), [dict(zip(COLUMNS, row, strict=True)) for row in rows(id, version, entries)]
        )
        insert_new(connection, HOLDERS, [{"guest": one, "table_id": id} for one in sorted(summary.people)])

    async def load(self, id: str, since: int = 0) -> tuple[bytes, list[Entry]] | None:
        """The secret of a table and its entries after a version; None if there is no such table."""

        def read(connection: sa.Connection) -> tuple[bytes, list[Entry]] | None:
            secret = connection.scalar(sa.select(TABLES.c.secret).where(TABLES.c.id == id))
            if secret is None:
                return None
            chosen = ENTRIES.select().where(ENTRIES.c.table_id == id, ENTRIES.c.version > since)
            rows = connection.execute(chosen.order_by(ENTRIES.c.version)).all()
            return bytes.fromhex(secret), [entry_of(row) for row in rows]

        return await self.read(read)

    # ------------------------------------------------------------------ what outlives an upgrade

    async def keep_content(self, game: Game) -> None:
        """Keep the content that a game is played with."""
        row = {"game": game.name, "hash": game.content_hash, "files": json.dumps(dict(game.content))}
        await self._soon("", lambda connection: insert_new(connection, CONTENTS, [row]))

    async def content(self, game: str, hash: str) -> dict[str, str] | None:
        """The data files of a game by their hash."""
        chosen = sa.select(CONTENTS.c.files).where(CONTENTS.c.game == game, CONTENTS.c.hash == hash)
        found = await self.read(lambda connection: connection.scalar(chosen))
        return None if found is None else json.loads(found)

    async def keep_moment(self, id: str, state: bytes) -> None:
        """Keep what a spectator of a table sees, in the place of what was kept before."""
        row = {"table_id": id, "state": state.decode()}

        def replace(connection: sa.Connection) -> None:
            connection.execute(MOMENTS.delete().where(MOMENTS.c.table_id == id))
            if connection.scalar(sa.select(TABLES.c.id).where(TABLES.c.id == id)):  # it may have been deleted meanwhile
                connection.execute(MOMENTS.insert(), [row])

        await self._soon("", replace)

    async def last_moment(self, id: str) -> StateMessage | None:
        """What a spectator of a table saw last; None if nothing was kept."""
        chosen = sa.select(MOMENTS.c.state).where(MOMENTS.c.table_id == id)
        found = await self.read(lambda connection: connection.scalar(chosen))
        return None if found is None else json.loads(found)

    # ------------------------------------------------------------------ lists

    async def tables_of(self, guest: str) -> list[str]:
        """The tables that a guest has to do with, the newest first."""
        joined = sa.join(TABLES, HOLDERS, TABLES.c.id == HOLDERS.c.table_id)
        chosen = sa.select(TABLES.c.id).select_from(joined).where(HOLDERS.c.guest == guest)
        return await self._ids(chosen.order_by(TABLES.c.updated.desc()))

    async def listed(self, *status: TableStatus) -> list[str]:
        """The listed tables of a status, or that are not over, the newest first."""
        wanted = TABLES.c.status.in_(status or ("gathering", "playing"))
        chosen = sa.select(TABLES.c.id).where(TABLES.c.listed, wanted)
        return await self._ids(chosen.order_by(TABLES.c.updated.desc()))

    async def table_with_code(self, code: str) -> str | None:
        """The table that gathers under a code."""
        chosen = sa.select(TABLES.c.id).where(TABLES.c.code == code, TABLES.c.status == "gathering")
        return await self.read(lambda connection: connection.scalar(chosen.order_by(TABLES.c.updated.desc())))

    async def waiting_for_bots(self, now: float, late: float) -> list[str]:
        """The tables where a bot has been to move for so long, or, if the clock was set back, since the future."""
        waited = sa.or_(TABLES.c.updated <= now - late, TABLES.c.updated > now)
        chosen = sa.select(TABLES.c.id).where(TABLES.c.bot_to_move, waited)
        return await self.read(lambda connection: list(connection.scalars(chosen)))

    async def time_up(self, now: float) -> list[str]:
        """The tables where somebody's time is up."""
        chosen = sa.select(TABLES.c.id).where(TABLES.c.due <= now)
        return await self.read(lambda connection: list(connection.scalars(chosen)))

    async def to_remind(self, now: float) -> list[str]:
        """The tables where somebody is to be reminded that it is their turn; they are named once."""
        soon = sa.and_(TABLES.c.remind <= now, TABLES.c.status == "playing")
        if not await self.read(lambda connection: connection.scalar(sa.select(TABLES.c.id).where(soon).limit(1))):
            return []

        def take(connection: sa.Connection) -> list[str]:
            ids = list(connection.scalars(sa.select(TABLES.c.id).where(soon)))
            connection.execute(TABLES.update().where(TABLES.c.id.in_(ids)).values(remind=None))
            return ids

        return await self.change(take)

    async def playing_tables_of(self, guest: str) -> list[str]:
        """The tables that a guest has to do with where a game is on."""
        joined = sa.join(TABLES, HOLDERS, TABLES.c.id == HOLDERS.c.table_id)
        chosen = (
            sa.select(TABLES.c.id).select_from(joined).where(HOLDERS.c.guest == guest, TABLES.c.status == "playing")
        )
        return await self.read(lambda connection: list(connection.scalars(chosen)))

    async def _ids(self, chosen: Any) -> list[str]:
        return await self.read(lambda connection: list(connection.scalars(chosen.limit(MOST_LISTED))))

    # ------------------------------------------------------------------ guests and settings

    async def name_of(self, guest: str) -> str:
        """What a guest is called; "" if they have not said."""
        chosen = sa.select(GUESTS.c.name).where(GUESTS.c.id == guest)
        return await self.read(lambda connection: connection.scalar(chosen) or "")

    async def house(self) -> House:
        """What the house has decided."""
        return await self.read(House.read)

    async def rename(self, guest: str, name: str) -> None:
        """What a guest wants to be called."""

        def write(connection: sa.Connection) -> None:
            insert_new(connection, GUESTS, [{"id": guest, "name": name}])
            connection.execute(GUESTS.update().where(GUESTS.c.id == guest).values(name=name))

        await self._soon("", write)

    def signing_key(self) -> str:
        """The secret that signs the guests' cookies."""
        return self._made_once("signing-key", secrets.token_hex(32))

    def vapid_key(self) -> str:
        """The secret that proves to push services that a call comes from this house."""
        number = secrets.randbelow(CURVE_ORDER - 1) + 1
        return self._made_once("vapid-key", base64.urlsafe_b64encode(number.to_bytes(32, "big")).decode().rstrip("="))

    def _made_once(self, name: str, value: str) -> str:
        """A secret of the house, the same for all processes on a database."""
        with self.engine.begin() as connection:
            insert_new(connection, SETTINGS, [{"name": name, "value": value}])
            return str(connection.scalar(sa.select(SETTINGS.c.value).where(SETTINGS.c.name == name)))

    # ------------------------------------------------------------------ threads

    async def read(self, read: Callable[[sa.Connection], Result]) -> Result:
        """What a function finds in the database, in a thread for reading."""

        def work() -> Result:
            with self.engine.connect().execution_options(reads=True) as connection:
                return read(connection)

        return await asyncio.get_running_loop().run_in_executor(self.readers, work)

    async def change(self, work: Callable[[sa.Connection], Result]) -> Result:
        """Let a function change something that is no log; it is on disk then."""
        result: Result = await self._soon("", work)
        return result

    async def _soon(self, id: str, work: Work) -> Any:
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Any] = loop.create_future()
        if not self.gathered or self.gathered[-1][2].get_loop() is not loop:
            loop.call_soon(self._hand_over)
        self.gathered.append((id, work, answer))
        return await answer

    def _hand_over(self) -> None:
        """Give the writer all that was wished for in one turn of the loop: to be woken for each costs both a lot."""
        gathered, self.gathered = self.gathered, []
        if gathered:
            self.wishes.put(gathered)

    def _write(self) -> None:
        """Write what has arrived in one transaction, again and again."""
        while (batch := self.wishes.get()) is not None:
            while not self.wishes.empty():
                more = self.wishes.get()
                if more is None:
                    self.wishes.put(None)
                    break
                batch += more
            self._commit(batch)

    def _commit(self, batch: Iterable[Waiting]) -> None:
        """All in one transaction, in an order that lets two processes never wait for each other in a circle."""
        wishes = sorted((wish for wish in batch if not wish[2].cancelled()), key=lambda wish: wish[0])
        additions = [(work, answer) for _, work, answer in wishes if isinstance(work, Addition)]
        answers: list[tuple[asyncio.Future[Any], Any]] = []
        began = time.perf_counter()
        try:
            with self.engine.begin() as connection:
                for _, work, answer in wishes:
                    if not isinstance(work, Addition):
                        answers.append((answer, work(connection)))
                added = self._add(connection, [work for work, _ in additions])
                answers += [
                    (answer, None if done else Conflict()) for (_, answer), done in zip(additions, added, strict=True)
                ]
        except Exception as error:
            answers = [(answer, error) for _, _, answer in wishes]
        self.timed(time.perf_counter() - began)
        for loop in {answer.get_loop() for answer, _ in answers}:
            with suppress(RuntimeError):  # the loop may have ended meanwhile
                loop.call_soon_threadsafe(_tell, [one for one in answers if one[0].get_loop() is loop])

    def _add(self, connection: sa.Connection, additions: list[Addition]) -> list[bool]:
        """Add to logs, past SQLAlchemy, which would take longer than the database; which of them were in time."""
        driver: Any = connection.connection.driver_connection
        if not additions:
            return []
        done = self._add_pipelined(driver, additions) if self.tells else _add_one_by_one(driver, additions)
        people = [
            {"guest": guest, "table_id": one.id}
            for one, added in zip(additions, done, strict=True)
            for guest in sorted(one.holders)
            if added
        ]
        insert_new(connection, HOLDERS, people)
        return done

    def _add_pipelined(self, driver: Any, additions: list[Addition]) -> list[bool]:
        """On PostgreSQL: two trips for all of them, and the other processes hear of it when it is done."""
        with driver.pipeline() as pipeline:
            moved = [driver.execute(MOVE_ON.format("%s"), one.index) for one in additions]
            pipeline.sync()
            done = [cursor.rowcount == 1 for cursor in moved]
            for one, added in zip(additions, done, strict=True):
                for row in one.rows if added else ():
                    driver.execute(ADD.format("%s"), row)
                if added:
                    driver.execute(TELL.format("%s"), (CHANNEL, f"{one.id} {one.version + len(one.entries)}"))
        return done


def _add_one_by_one(driver: Any, additions: list[Addition]) -> list[bool]:
    cursor = driver.cursor()
    done = [cursor.execute(MOVE_ON.format("?"), one.index).rowcount == 1 for one in additions]
    cursor.executemany(
        ADD.format("?"), [row for one, added in zip(additions, done, strict=True) if added for row in one.rows]
    )
    return done


def _tell(answers: Sequence[tuple[asyncio.Future[Any], Any]]) -> None:
    """Answer everybody who waits for what was written."""
    for answer, result in answers:
        if answer.done():
            continue
        if isinstance(result, BaseException):
            answer.set_exception(result)
        else:
            answer.set_result(result)


def entry_of(row: Any) -> Entry:
    """An entry from its row."""
    return Entry(row.kind, row.author, row.time, json.loads(row.data), row.command)
