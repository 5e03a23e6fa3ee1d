"""How processes that share a database hear of each other: "table T is at version V", and who looks at it where.

The database is the truth. A word that is lost costs a moment: whoever looks at a table next reads what is missing, and
who is where is said again and again.
"""

from __future__ import annotations

import asyncio
import queue
import secrets
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

import sqlalchemy as sa

from birdtable.server.live import Presence
from birdtable.server.storage import CHANNEL

Heard = Callable[[str, int], None]
HeardOf = Callable[[str, str, Presence | None], None]
Rewritten = Callable[[str], object]
PAUSE = 1.0  # seconds before another try to reach the database
MOST_UNSAID = 10_000  # words about presence that wait while the database is away


class Fanout(Protocol):
    """News of other processes."""

    def start(self, heard: Heard, heard_of: HeardOf, rewritten: Rewritten) -> None:
        """From now on tell, on this event loop, which table is at which version (none: any), and who is there.

        rewritten  is told of a table whose log is not only longer than it was
        """

    def say(self, table: str, presence: Presence) -> None:
        """Tell the others who looks at a table here."""

    def ask(self, table: str) -> None:
        """Ask the others who looks at a table there."""

    def tell(self, table: str) -> None:
        """Tell the others that the log of a table was rewritten."""

    def close(self) -> None:
        """Stop listening."""


class Alone:
    """One process has nobody to tell."""

    def start(self, heard: Heard, heard_of: HeardOf, rewritten: Rewritten) -> None:
        """Nothing will be heard."""

    def say(self, table: str, presence: Presence) -> None:
        """Nobody listens."""

    def ask(self, table: str) -> None:
        """Nobody answers."""

    def tell(self, table: str) -> None:
        """Nobody else has read it."""

    def close(self) -> None:
        """There is nothing to stop."""


class Listening:
    """PostgreSQL's LISTEN. That a table has changed is sent by the transaction that stores the entries.

    Words: `TABLE VERSION`, `TABLE here PROCESS WATCHING SEATS`, `TABLE ask PROCESS`, `TABLE anew PROCESS`.
    """

    def __init__(self, engine: sa.Engine) -> None:
        self.address = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.name = secrets.token_hex(8)
        self.closed = threading.Event()
        self.unsaid: queue.Queue[str] = queue.Queue(MOST_UNSAID)

    def start(self, heard: Heard, heard_of: HeardOf, rewritten: Rewritten) -> None:
        """Listen in a thread of its own, and speak in another."""
        loop = asyncio.get_running_loop()

        def tell(word: str) -> None:
            with suppress(RuntimeError):  # the loop may have ended meanwhile
                loop.call_soon_threadsafe(self._understand, word, heard, heard_of, rewritten)

        threading.Thread(target=self._listen, args=(tell,), daemon=True, name="listener").start()
        threading.Thread(target=self._speak, daemon=True, name="speaker").start()

    def say(self, table: str, presence: Presence) -> None:
        """Who looks at a table here."""
        seats = "".join(map(str, sorted(presence.seats)))
        self._later(f"{table} here {self.name} {presence.watching} {seats}")

    def ask(self, table: str) -> None:
        """Who looks at a table there."""
        self._later(f"{table} ask {self.name}")

    def tell(self, table: str) -> None:
        """That the log of a table was rewritten."""
        self._later(f"{table} anew {self.name}")

    def close(self) -> None:
        """The threads end within a second."""
        self.closed.set()

    def _later(self, word: str) -> None:
        with suppress(queue.Full):  # it is said again
            self.unsaid.put_nowait(word)

    def _understand(self, word: str, heard: Heard, heard_of: HeardOf, rewritten: Rewritten) -> None:
        table, _, rest = word.partition(" ")
        match rest.split(" "):
            case ["here", process, watching, seats]:
                if process != self.name:
                    heard_of(table, process, Presence(frozenset(map(int, seats)), int(watching), time.monotonic()))
            case ["ask", process]:
                if process != self.name:
                    heard_of(table, process, None)
            case ["anew", process]:
                if process != self.name:
                    rewritten(table)
            case _:
                heard(table, int(rest or 0))

    def _listen(self, tell: Callable[[str], None]) -> None:
        import psycopg  # most houses have no PostgreSQL

        while not self.closed.is_set():
            with suppress(psycopg.OperationalError), psycopg.connect(self.address, autocommit=True) as connection:
                connection.execute(f"LISTEN {CHANNEL}")
                tell("")  # what was said while nobody listened is lost
                while not self.closed.is_set():
                    for word in connection.notifies(timeout=PAUSE):
                        tell(word.payload)
            self.closed.wait(PAUSE)

    def _speak(self) -> None:
        import psycopg  # most houses have no PostgreSQL

        while not self.closed.is_set():
            with suppress(psycopg.OperationalError), psycopg.connect(self.address, autocommit=True) as connection:
                while not self.closed.is_set():
                    with suppress(queue.Empty):
                        connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, self.unsaid.get(timeout=PAUSE)))
            self.closed.wait(PAUSE)


def fanout_for(engine: sa.Engine) -> Fanout:
    """The way that fits a database."""
    return Listening(engine) if engine.dialect.name == "postgresql" else Alone()
