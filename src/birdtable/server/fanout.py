"""How processes that share a database hear of each other: "table T is at version V", and nothing more.

The database is the truth. A word that is lost costs a moment: whoever looks at a table next reads what is missing.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

import psycopg
import sqlalchemy as sa

from birdtable.server.storage import CHANNEL

Heard = Callable[[str, int], None]
PAUSE = 1.0  # seconds before another try to reach the database


class Fanout(Protocol):
    """News of other processes."""

    def start(self, heard: Heard) -> None:
        """From now on tell `heard`, on this event loop, which table is at which version; no table: perhaps any."""

    def announce(self, table: str, version: int) -> None:
        """Tell the others, where storing has not told them already."""

    def close(self) -> None:
        """Stop listening."""


class Alone:
    """One process has nobody to tell."""

    def start(self, heard: Heard) -> None:
        """Nothing will be heard."""

    def announce(self, table: str, version: int) -> None:
        """Nobody listens."""

    def close(self) -> None:
        """There is nothing to stop."""


class Listening:
    """PostgreSQL's LISTEN. The word itself is sent by the transaction that stores the entries."""

    def __init__(self, engine: sa.Engine) -> None:
        self.address = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.closed = threading.Event()

    def start(self, heard: Heard) -> None:
        """Listen in a thread of its own."""
        loop = asyncio.get_running_loop()

        def tell(table: str, version: int) -> None:
            with suppress(RuntimeError):  # the loop may have ended meanwhile
                loop.call_soon_threadsafe(heard, table, version)

        threading.Thread(target=self._listen, args=(tell,), daemon=True, name="listener").start()

    def announce(self, table: str, version: int) -> None:
        """The transaction has done it."""

    def close(self) -> None:
        """The thread ends within a second."""
        self.closed.set()

    def _listen(self, tell: Heard) -> None:
        while not self.closed.is_set():
            with suppress(psycopg.OperationalError), psycopg.connect(self.address, autocommit=True) as connection:
                connection.execute(f"LISTEN {CHANNEL}")
                tell("", 0)  # what was said while nobody listened is lost
                while not self.closed.is_set():
                    for word in connection.notifies(timeout=PAUSE):
                        table, _, version = word.payload.partition(" ")
                        tell(table, int(version))
            self.closed.wait(PAUSE)


def fanout_for(engine: sa.Engine) -> Fanout:
    """The way that fits a database."""
    return Listening(engine) if engine.dialect.name == "postgresql" else Alone()
