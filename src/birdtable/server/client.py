"""One socket: what it has been told, and what waits to be told.

A slow client never makes anybody wait and never fills memory: it is not sent every state, only the newest one when it
is ready for it, with all log lines that it has missed.
"""

from __future__ import annotations

import asyncio
from collections import deque

from fastapi import WebSocket

from birdtable.server.limits import SEND_SECONDS, UNSENT_ANSWERS, Visitor
from birdtable.table.protocol import Answer, HereMessage, RefusedMessage, ServerMessage
from birdtable.table.shown import write


class Client:
    """A guest's socket at a table."""

    def __init__(self, socket: WebSocket, visitor: Visitor) -> None:
        self.socket = socket
        self.visitor = visitor
        self.guest = visitor.guest
        self.seat: int | None = None
        self.greeted = False
        self.version = 0
        self.due = False  # a state is due even if nothing has changed
        self.changed = asyncio.Event()
        self.answers: deque[Answer | RefusedMessage] = deque()
        self.presence: HereMessage | None = None
        self.overwhelmed = False
        self.answering: set[asyncio.Task[None]] = set()

    def greet(self, seat: int | None, version: int | None) -> None:
        """It looks from a seat now, and has seen everything up to a version."""
        fresh = self.greeted and seat != self.seat
        self.seat, self.greeted = seat, True
        self.version = 0 if version is None or fresh else version
        self.due = True
        self.changed.set()

    def answer(self, message: Answer | RefusedMessage) -> None:
        """Say something to this client alone; one that does not listen is cut off."""
        if len(self.answers) >= UNSENT_ANSWERS:
            self.overwhelmed = True
        else:
            self.answers.append(message)
        self.changed.set()

    def see(self, presence: HereMessage) -> None:
        """Who is here: only the newest counts."""
        self.presence = presence
        self.changed.set()

    async def send(self, message: ServerMessage | bytes) -> None:
        """Send a message (a state is written already), or give the client up."""
        text = (message if isinstance(message, bytes) else write(message)).decode()
        async with asyncio.timeout(SEND_SECONDS):  # wait_for can swallow a cancellation in Python 3.11
            await self.socket.send_text(text)
