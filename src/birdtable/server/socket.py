"""The socket of a table: one task listens to the client, one tells it what has changed."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from fastapi import FastAPI, WebSocket, WebSocketDisconnect
from pydantic import ValidationError
from sqlalchemy.exc import SQLAlchemyError

from birdtable.server.client import Client
from birdtable.server.commands import MESSAGE, Advise, Command, Foresee, Hello, carry_out
from birdtable.server.hall import Hall
from birdtable.server.limits import (
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
        client = Client(websocket, visitor)
        await serve(hall, live, client, app.state.buckets)


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


async def serve(hall: Hall, live: Live, client: Client, buckets: Buckets) -> None:
    """Keep a client at a table until it goes."""
    live.come(client)
    hall.count_socket(client.visitor, 1)
    hall.tell_who_is_here(live)
    telling = asyncio.create_task(_tell(hall, live, client))
    listening = asyncio.create_task(_listen(hall, live, client, buckets))
    try:
        await asyncio.wait((telling, listening), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (telling, listening, *client.answering):
            task.cancel()
        await asyncio.gather(telling, listening, return_exceptions=True)
        live.go(client)
        hall.count_socket(client.visitor, -1)
        hall.tell_who_is_here(live)
        with suppress(RuntimeError, WebSocketDisconnect):
            await client.socket.close(TRY_LATER if client.overwhelmed else GOING_AWAY)


async def _tell(hall: Hall, live: Live, client: Client) -> None:
    """Send the newest state and all answers, whenever there are some."""
    while not client.overwhelmed:
        await client.changed.wait()
        client.changed.clear()
        if not live.table.may_look(client.guest, client.seat):
            client.greet(None, None)  # the seat belongs to somebody else now
        if client.due or (client.greeted and client.version != live.table.version):
            client.due = False
            client.version, message = await hall.state(live, client.guest, client.seat, client.version)
            await client.send(message)
        if client.greeted and client.presence is not None:
            presence, client.presence = client.presence, None
            await client.send(presence)
        while client.answers:
            await client.send(client.answers.popleft())


async def _listen(hall: Hall, live: Live, client: Client, buckets: Buckets) -> None:
    """Take commands, one after the other; only advice and foresight may come later."""
    while True:
        received = await client.socket.receive()
        if received["type"] == "websocket.disconnect":
            return
        await asyncio.sleep(0)  # many messages at once: answers go out in between
        try:
            if not buckets.take("message", client.visitor):
                raise Refused("too-fast")
            message = _read(received.get("text") or "")
            if isinstance(message, Hello):
                _greet(live, client, message)
                continue
        except Refused as refused:
            client.answer(refused_message(refused, None))
            continue
        answer = _answer(hall, live, client, buckets, message)
        if isinstance(message, (Advise, Foresee)):
            answering = asyncio.create_task(answer)
            client.answering.add(answering)
            answering.add_done_callback(client.answering.discard)
        else:
            await answer


async def _answer(hall: Hall, live: Live, client: Client, buckets: Buckets, command: Command) -> None:
    """Carry out a command, and say how it went."""
    try:
        name = await hall.storage.name_of(client.guest) if command.type in ("say", "sit") else ""
        client.answer(await carry_out(hall, live, buckets, client.visitor, name, command))
    except Refused as refused:
        hall.metrics.refused.labels(refused.code).inc()
        client.answer(refused_message(refused, command.id))
    except SQLAlchemyError as error:
        client.answer(refused_message(Refused("storage", error=type(error).__name__), command.id))


def _read(text: str) -> Command | Hello:
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
