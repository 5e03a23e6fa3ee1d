"""The log on disk. One thread writes; what arrives while it writes goes into its next transaction together.

A write is answered when it is on disk, so whoever waits for the answer before telling anybody never tells what a
crash could take away.
"""

from __future__ import annotations

import asyncio
import json
import queue
import secrets
import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from birdtable.game import Game
from birdtable.server.database import CONTENTS, ENTRIES, GUESTS, HOLDERS, MOMENTS, SETTINGS, TABLES
from birdtable.table.entries import Entry
from birdtable.table.protocol import StateMessage
from birdtable.table.table import Table

Result = TypeVar("Result")
READERS = 4
MOST_LISTED = 100
CHANNEL = "birdtable"


class Conflict(Exception):
    """Somebody else has added to the log meanwhile."""


@dataclass(frozen=True)
class Index:
    """What lists of tables need to know without reading logs."""

    game: str
    status: str
    listed: bool
    bot_to_move: bool
    people: frozenset[str]

    @classmethod
    def of(cls, table: Table) -> Index:
        """The summary of a table."""
        owners = frozenset(seat.owner for seat in table.seats if seat.owner) | {table.host}
        waits = table.bot_to_move is not None or table.waits_for_referee
        return cls(table.game.name, table.status, table.opened["listed"], waits, owners)

    def columns(self) -> dict[str, Any]:
        """The columns of the tables' index."""
        return {"game": self.game, "status": self.status, "listed": self.listed, "bot_to_move": self.bot_to_move}


class Storage:
    """Everything that the server keeps."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self.wishes: queue.SimpleQueue[tuple[str, Callable[[sa.Connection], Any], Future[Any]] | None] = (
            queue.SimpleQueue()
        )
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self.writer = threading.Thread(target=self._write, name="writer", daemon=True)
        self.writer.start()

    def close(self) -> None:
        """Finish what is being written, and let go of the database."""
        self.wishes.put(None)
        self.writer.join()
        self.readers.shutdown()
        self.engine.dispose()

    # ------------------------------------------------------------------ the log

    async def create(self, id: str, secret: bytes, entries: Sequence[Entry], summary: Index) -> None:
        """A new table with its first entries."""

        def write(connection: sa.Connection) -> None:
            row = {"id": id, "secret": secret.hex(), "version": len(entries), **summary.columns()}
            connection.execute(TABLES.insert().values(**row, updated=entries[-1].time))
            self._write_entries(connection, id, 0, entries, summary)

        await self._soon(id, write)

    async def append(self, id: str, version: int, entries: Sequence[Entry], summary: Index) -> None:
        """Add entries after `version`; raises Conflict, and adds nothing, if the log is longer already."""

        def write(connection: sa.Connection) -> None:
            row = {"version": version + len(entries), **summary.columns(), "updated": entries[-1].time}
            told = connection.execute(
                TABLES.update().where(TABLES.c.id == id, TABLES.c.version == version).values(**row)
            )
            if told.rowcount != 1:
                raise Conflict
            self._write_entries(connection, id, version, entries, summary)

        await self._soon(id, write)

    def _write_entries(
        self, connection: sa.Connection, id: str, version: int, entries: Sequence[Entry], summary: Index
    ) -> None:
        rows = [
            {
                "table_id": id,
                "version": version + number,
                "kind": entry.kind,
                "author": entry.by,
                "time": entry.time,
                "command": entry.command,
                "data": json.dumps(entry.data, separators=(",", ":")),
            }
            for number, entry in enumerate(entries, 1)
        ]
        connection.execute(ENTRIES.insert(), rows)
        if any(entry.kind in ("opened", "sat") for entry in entries):
            self._insert_new(connection, HOLDERS, [{"guest": one, "table_id": id} for one in sorted(summary.people)])
        if self.engine.dialect.name == "postgresql":
            connection.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{id} {version + len(entries)}")))

    async def load(self, id: str, since: int = 0) -> tuple[bytes, list[Entry]] | None:
        """The secret of a table and its entries after a version; None if there is no such table."""

        def read(connection: sa.Connection) -> tuple[bytes, list[Entry]] | None:
            secret = connection.scalar(sa.select(TABLES.c.secret).where(TABLES.c.id == id))
            if secret is None:
                return None
            chosen = ENTRIES.select().where(ENTRIES.c.table_id == id, ENTRIES.c.version > since)
            rows = connection.execute(chosen.order_by(ENTRIES.c.version)).all()
            return bytes.fromhex(secret), [entry_of(row) for row in rows]

        return await self._read(read)

    # ------------------------------------------------------------------ what outlives an upgrade

    async def keep_content(self, game: Game) -> None:
        """Keep the content that a game is played with."""
        row = {"game": game.name, "hash": game.content_hash, "files": json.dumps(dict(game.content))}
        await self._soon("", lambda connection: self._insert_new(connection, CONTENTS, [row]))

    async def content(self, game: str, hash: str) -> dict[str, str] | None:
        """The data files of a game by their hash."""
        chosen = sa.select(CONTENTS.c.files).where(CONTENTS.c.game == game, CONTENTS.c.hash == hash)
        found = await self._read(lambda connection: connection.scalar(chosen))
        return None if found is None else json.loads(found)

    async def keep_moment(self, id: str, state: StateMessage) -> None:
        """Keep what a spectator of a table sees, in the place of what was kept before."""
        row = {"table_id": id, "state": json.dumps(state)}

        def write(connection: sa.Connection) -> None:
            connection.execute(MOMENTS.delete().where(MOMENTS.c.table_id == id))
            connection.execute(MOMENTS.insert(), [row])

        await self._soon("", write)

    async def last_moment(self, id: str) -> StateMessage | None:
        """What a spectator of a table saw last; None if nothing was kept."""
        chosen = sa.select(MOMENTS.c.state).where(MOMENTS.c.table_id == id)
        found = await self._read(lambda connection: connection.scalar(chosen))
        return None if found is None else json.loads(found)

    # ------------------------------------------------------------------ lists

    async def tables_of(self, guest: str) -> list[str]:
        """The tables that a guest has to do with, the newest first."""
        joined = sa.join(TABLES, HOLDERS, TABLES.c.id == HOLDERS.c.table_id)
        chosen = sa.select(TABLES.c.id).select_from(joined).where(HOLDERS.c.guest == guest)
        return await self._ids(chosen.order_by(TABLES.c.updated.desc()))

    async def listed(self) -> list[str]:
        """The listed tables that are not over, the newest first."""
        chosen = sa.select(TABLES.c.id).where(TABLES.c.listed, TABLES.c.status != "over")
        return await self._ids(chosen.order_by(TABLES.c.updated.desc()))

    async def waiting_for_bots(self, before: float) -> list[str]:
        """The tables where a bot has been to move since before a time."""
        chosen = sa.select(TABLES.c.id).where(TABLES.c.bot_to_move, TABLES.c.updated < before)
        return await self._read(lambda connection: list(connection.scalars(chosen)))

    async def _ids(self, chosen: Any) -> list[str]:
        return await self._read(lambda connection: list(connection.scalars(chosen.limit(MOST_LISTED))))

    # ------------------------------------------------------------------ guests and settings

    async def name_of(self, guest: str) -> str:
        """What a guest is called; "" if they have not said."""
        chosen = sa.select(GUESTS.c.name).where(GUESTS.c.id == guest)
        return await self._read(lambda connection: connection.scalar(chosen) or "")

    async def rename(self, guest: str, name: str) -> None:
        """What a guest wants to be called."""

        def write(connection: sa.Connection) -> None:
            self._insert_new(connection, GUESTS, [{"id": guest, "name": name}])
            connection.execute(GUESTS.update().where(GUESTS.c.id == guest).values(name=name))

        await self._soon("", write)

    def signing_key(self) -> str:
        """The secret that signs the guests' cookies: made once, the same for all processes on a database."""
        with self.engine.begin() as connection:
            self._insert_new(connection, SETTINGS, [{"name": "signing-key", "value": secrets.token_hex(32)}])
            return str(connection.scalar(sa.select(SETTINGS.c.value).where(SETTINGS.c.name == "signing-key")))

    def _insert_new(self, connection: sa.Connection, table: sa.Table, rows: list[dict[str, Any]]) -> None:
        """Insert the rows that are not there yet."""
        dialect = postgresql if self.engine.dialect.name == "postgresql" else sqlite
        if rows:
            connection.execute(dialect.insert(table).on_conflict_do_nothing(), rows)

    # ------------------------------------------------------------------ threads

    async def _read(self, read: Callable[[sa.Connection], Result]) -> Result:
        def work() -> Result:
            with self.engine.connect().execution_options(reads=True) as connection:
                return read(connection)

        return await asyncio.get_running_loop().run_in_executor(self.readers, work)

    async def _soon(self, id: str, write: Callable[[sa.Connection], Result]) -> Result:
        answer: Future[Result] = Future()
        self.wishes.put((id, write, answer))
        return await asyncio.wrap_future(answer)

    def _write(self) -> None:
        """Write what has arrived in one transaction, again and again."""
        while (wish := self.wishes.get()) is not None:
            batch = [wish]
            while not self.wishes.empty():
                more = self.wishes.get()
                if more is None:
                    self.wishes.put(None)
                    break
                batch.append(more)
            self._commit(batch)

    def _commit(self, batch: Iterable[tuple[str, Callable[[sa.Connection], Any], Future[Any]]]) -> None:
        """All in one transaction, in an order that lets two processes never wait for each other in a circle."""
        answers: list[tuple[Future[Any], Any]] = []
        wanted = [wish for wish in batch if wish[2].set_running_or_notify_cancel()]
        wishes = sorted(wanted, key=lambda wish: wish[0])
        try:
            with self.engine.begin() as connection:
                for _, write, answer in wishes:
                    try:
                        answers.append((answer, write(connection)))
                    except Conflict as conflict:
                        answers.append((answer, conflict))
        except Exception as error:
            answers = [(answer, error) for _, _, answer in wishes]
        for answer, result in answers:
            if isinstance(result, BaseException):
                answer.set_exception(result)
            else:
                answer.set_result(result)


def entry_of(row: Any) -> Entry:
    """An entry from its row."""
    return Entry(row.kind, row.author, row.time, json.loads(row.data), row.command)
