"""One socket: what it has been told, and what waits to be told.

A slow client never makes anybody wait and never fills memory: it is not sent every state, only the newest one when it
is ready for it, with all log lines that it has missed.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Protocol

from birdtable.server.limits import UNSENT_ANSWERS, Visitor
from birdtable.table.protocol import Answer, HereMessage, RefusedMessage


class Line(Protocol):
    """What a client is reached by."""

    @property
    def clear(self) -> bool:
        """Whether it takes more now; when it does again, it says so."""

    def send_all(self, messages: list[bytes]) -> None:
        """Send messages, in one go."""

    def hold(self) -> None:
        """Read nothing more from it for now."""

    def go_on(self) -> None:
        """Read on."""


class Client:
    """A guest's socket at a table."""

    def __init__(self, line: Line, visitor: Visitor) -> None:
        self.line = line
        self.visitor = visitor
        self.guest = visitor.guest
        self.seat: int | None = None
        self.greeted = False
        self.version = 0
        self.due = False  # a state is due even if nothing has changed
        self.answers: deque[Answer | RefusedMessage] = deque()
        self.presence: HereMessage | None = None
        self.overwhelmed = False
        self.woken = False  # it will be told what there is before anything else is waited for
        self.tell: Callable[[], None] = lambda: None

    def wake(self) -> None:
        """There is something to tell: all that comes until the loop turns is told at once."""
        if not self.woken:
            self.woken = True
            asyncio.get_running_loop().call_soon(self.tell)

    def greet(self, seat: int | None, version: int | None) -> None:
        """It looks from a seat now, and has seen everything up to a version."""
        fresh = self.greeted and seat != self.seat
        self.seat, self.greeted = seat, True
        self.version = 0 if version is None or fresh else version
        self.due = True
        self.wake()

    def answer(self, message: Answer | RefusedMessage) -> None:
        """Say something to this client alone; one that does not listen is cut off."""
        if len(self.answers) >= UNSENT_ANSWERS:
            self.overwhelmed = True
        else:
            self.answers.append(message)
        self.wake()

    def see(self, presence: HereMessage) -> None:
        """Who is here: only the newest counts."""
        self.presence = presence
        self.wake()
