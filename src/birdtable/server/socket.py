"""The socket of a table: what a client says, one thing after the other, and what it is told whenever something changed.

Nothing here waits for a client. A message that comes in is a callback of its connection; what goes out is written
when the loop turns, in one go, and if the connection is not clear, when it is.
"""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress

from fastapi import FastAPI, WebSocket, WebSocketDisconnect
from pydantic import ValidationError
from sqlalchemy.exc import SQLAlchemyError

from birdtable.server.client import Client
from birdtable.server.commands import MESSAGE, Advise, Command, Foresee, Hello, Question, carry_out
from birdtable.server.door import Wire
from birdtable.server.hall import Hall
from birdtable.server.limits import (
    LONG_LOG,
    SEND_SECONDS,
    SOCKETS_A_GUEST,
    SOCKETS_AN_ADDRESS,
    WATCHERS_A_TABLE,
    WATCHERS_AN_ADDRESS,
    Buckets,
    Visitor,
)
from birdtable.server.live import Live
from birdtable.table.errors import Refused
from birdtable.table.messages import refused_message
from birdtable.table.shown import write

GOING_AWAY, NOT_ALLOWED, TRY_LATER = 1001, 1008, 1013


def add_socket(app: FastAPI) -> None:
    """The one socket address."""

    @app.websocket("/api/tables/{id}/socket")
    async def socket(websocket: WebSocket, id: str) -> None:
        hall: Hall = app.state.hall
        visitor: Visitor = app.state.guests.visitor(websocket)
        await websocket.accept()
        try:
            live = await _admit(hall, app.state.buckets, visitor, id)
        except (Refused, SQLAlchemyError) as error:
            refused = error if isinstance(error, Refused) else Refused("storage", error=type(error).__name__)
            with suppress(WebSocketDisconnect, RuntimeError, Refused):
                if refused.code == "no-edition":
                    await _show_last_moment(hall, websocket, id)
                await websocket.send_json(refused_message(refused, None))
                await websocket.close(TRY_LATER if refused.code in ("storage", "busy") else NOT_ALLOWED)
            return
        wire = Wire.of(websocket.scope)
        talk = Talk(hall, live, Client(wire, visitor), app.state.buckets)
        wire.heard, wire.cleared = talk.hear, talk.client.wake
        await talk.last(websocket)


async def _show_last_moment(hall: Hall, websocket: WebSocket, id: str) -> None:
    """A table that cannot go on can still be looked at, from every seat as a spectator saw it."""
    hello, last = _read(await websocket.receive_text()), await hall.storage.last_moment(id)
    if last is not None and isinstance(hello, Hello):
        await websocket.send_json({**last, "seat": hello.seat})


async def _admit(hall: Hall, buckets: Buckets, visitor: Visitor, id: str) -> Live:
    """The table, if there is room. Whoever has a seat there is never kept out by what others do."""
    if not visitor.guest:
        raise Refused("unknown-guest")
    if not hall.house.admits(visitor):
        raise Refused("banned")
    if not buckets.take_own("socket", visitor.guest):
        raise Refused("too-fast")
    live = await hall.attend(id)
    if hall.sockets[visitor.guest] >= SOCKETS_A_GUEST * buckets.scale:
        raise Refused("busy")
    if any(seat.owner == visitor.guest for seat in live.table.seats):
        return live
    if not buckets.take("socket", Visitor("", visitor.address)):
        raise Refused("too-fast")
    watchers = sum(client.visitor.address == visitor.address for client in live.clients)
    full = len(live.clients) >= WATCHERS_A_TABLE or watchers >= WATCHERS_AN_ADDRESS * buckets.scale
    if full or hall.sockets[f"@{visitor.address}"] >= SOCKETS_AN_ADDRESS * buckets.scale:
        raise Refused("busy")
    return live


class Talk:
    """A client at a table, as long as it stays."""

    def __init__(self, hall: Hall, live: Live, client: Client, buckets: Buckets) -> None:
        self.hall = hall
        self.live = live
        self.client = client
        self.buckets = buckets
        self.unread: deque[bytes] = deque()  # said while something else is being answered
        self.answering: set[asyncio.Task[None]] = set()  # questions that nobody needs an answer to once it has gone
        self.busy = False
        self.writing = False  # a long log is being written for it
        self.patience: asyncio.TimerHandle | None = None  # runs while its connection takes nothing
        self.given_up = asyncio.get_running_loop().create_future()
        client.tell = self.tell

    async def last(self, websocket: WebSocket) -> None:
        """Until the client goes, or is given up."""
        hall, live, client = self.hall, self.live, self.client
        live.come(client)
        hall.count_socket(client.visitor, 1)
        hall.tell_who_is_here(live)
        leaving = asyncio.create_task(self._until_it_leaves(websocket))
        try:
            await asyncio.wait((leaving, self.given_up), return_when=asyncio.FIRST_COMPLETED)
        finally:
            client.tell = _nothing
            for task in (leaving, *self.answering):
                task.cancel()
            self._stop_waiting()
            await asyncio.gather(leaving, return_exceptions=True)
            live.go(client)
            hall.count_socket(client.visitor, -1)
            hall.tell_who_is_here(live)
            with suppress(RuntimeError, WebSocketDisconnect):
                await websocket.close(TRY_LATER if client.overwhelmed else GOING_AWAY)

    async def _until_it_leaves(self, websocket: WebSocket) -> None:
        while (received := await websocket.receive())["type"] != "websocket.disconnect":
            self.hear((received.get("text") or "").encode())  # what came before the table was there

    # ------------------------------------------------------------------ telling

    def tell(self) -> None:
        """Send the newest state and all answers, if the connection takes them now."""
        client = self.client
        client.woken = False
        if client.overwhelmed:
            self._give_up()
        elif not client.line.clear:
            self.patience = self.patience or asyncio.get_running_loop().call_later(SEND_SECONDS, self._give_up)
        elif not self.writing:
            self._stop_waiting()
            self._send_state()

    def _send_state(self) -> None:
        client, live = self.client, self.live
        if not live.table.may_look(client.guest, client.seat):
            client.greet(None, None)  # the seat belongs to somebody else now
        if not client.due and (not client.greeted or client.version == live.table.version):
            self._send([])
        elif live.shown.lines_since(client.version) > LONG_LOG:
            self.writing = True
            self.hall.begin(self._write_aside())
        else:
            since, client.version, client.due = client.version, live.table.version, False
            self._send([live.shown.state(client.guest, client.seat, since, live.here(), live.watching())])

    async def _write_aside(self) -> None:
        """Let a long log be written aside: the tables go on meanwhile."""
        client, client.due = self.client, False
        try:
            version, state = await self.hall.state(self.live, client.guest, client.seat, client.version)
        except Refused:  # too much waits there already
            self._give_up()
            return
        self.writing = False
        if not client.due:  # it looks from where it did
            client.version = version
            self._send([state])
        client.wake()  # for what has changed meanwhile

    def _send(self, messages: list[bytes]) -> None:
        client = self.client
        if client.greeted and client.presence is not None:
            messages.append(write(client.presence))
            client.presence = None
        messages += map(write, client.answers)
        client.answers.clear()
        if messages:
            client.line.send_all(messages)

    def _stop_waiting(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

    def _give_up(self) -> None:
        if not self.given_up.done():
            self.given_up.set_result(None)

    # ------------------------------------------------------------------ listening

    def hear(self, text: bytes) -> None:
        """Take a message, or keep it until those before are answered: then no more is read from the connection."""
        if self.busy:
            self.unread.append(text)
            self.client.line.hold()
        else:
            self.busy = True
            self._take(text)

    def _go_on(self) -> None:
        """Take the next message; answers and everybody else's messages have gone in between."""
        if self.unread:
            self._take(self.unread.popleft())
        else:
            self.busy = False
            self.client.line.go_on()

    def _take(self, text: bytes) -> None:
        """Do what a message says. Only advice and foresight may be answered after what comes later."""
        client, loop = self.client, asyncio.get_running_loop()
        try:
            if not self.buckets.take("message", client.visitor):
                raise Refused("too-fast")
            message = _read(text)
            if isinstance(message, Hello):
                _greet(self.live, client, message)
        except Refused as refused:
            client.answer(refused_message(refused, None))
            loop.call_soon(self._go_on)
            return
        if isinstance(message, Hello):
            loop.call_soon(self._go_on)
            return
        answering = self.hall.begin(self._answer(message))  # what has begun is finished, also when the client has gone
        if isinstance(message, Question):
            self.answering.add(answering)
            answering.add_done_callback(self.answering.discard)
        if isinstance(message, (Advise, Foresee)):
            loop.call_soon(self._go_on)
        else:
            answering.add_done_callback(lambda _: self._go_on())

    async def _answer(self, command: Command) -> None:
        """Carry out a command, and say how it went."""
        hall, client = self.hall, self.client
        try:
            name = await hall.storage.name_of(client.guest) if command.type in ("say", "sit") else ""
            client.answer(await carry_out(hall, self.live, self.buckets, client.visitor, name, command))
        except Refused as refused:
            hall.metrics.refused.labels(refused.code).inc()
            client.answer(refused_message(refused, command.id))
        except SQLAlchemyError as error:
            client.answer(refused_message(Refused("storage", error=type(error).__name__), command.id))


def _nothing() -> None:
    """The client has gone."""


def _read(text: bytes | str) -> Command | Hello:
    try:
        return MESSAGE.validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        where = ".".join(str(part) for part in first["loc"])
        raise Refused("bad-message", where=where[:200], error=first["msg"][:200]) from None


def _greet(live: Live, client: Client, hello: Hello) -> None:
    if not live.table.may_look(client.guest, hello.seat):
        raise Refused("not-your-seat", seat=hello.seat)
    client.greet(hello.seat, hello.version)
