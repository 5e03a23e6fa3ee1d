"""The socket of a table: one task listens to the client, one tells it what has changed."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from fastapi import FastAPI, WebSocket, WebSocketDisconnect
from pydantic import ValidationError
from sqlalchemy.exc import SQLAlchemyError

from birdtable.server.client import Client
from birdtable.server.commands import MESSAGE, Advise, Command, Foresee, Hello, carry_out
from birdtable.server.hall import Hall, Live
from birdtable.server.limits import SOCKETS_A_GUEST, SOCKETS_A_TABLE, Buckets
from birdtable.table.errors import Refused
from birdtable.table.messages import refused_message
from birdtable.table.protocol import HereMessage

GOING_AWAY, NOT_ALLOWED, TRY_LATER = 1001, 1008, 1013


def add_socket(app: FastAPI) -> None:
    """The one socket address."""

    @app.websocket("/api/tables/{id}/socket")
    async def socket(websocket: WebSocket, id: str) -> None:
        hall: Hall = app.state.hall
        guest = app.state.guests.of(websocket)
        await websocket.accept()
        try:
            if not guest:
                raise Refused("unknown-guest")
            if not app.state.buckets.take("socket", guest):
                raise Refused("too-fast")
            live = await hall.live(id)
            _check_room(hall, live, guest)
        except Refused as refused:
            with suppress(WebSocketDisconnect, RuntimeError, Refused):
                if refused.code == "no-edition":
                    await _show_last_moment(hall, websocket, id)
                await websocket.send_json(refused_message(refused, None))
                await websocket.close(NOT_ALLOWED)
            return
        client = Client(websocket, guest)
        await serve(hall, live, client, app.state.buckets)


async def _show_last_moment(hall: Hall, websocket: WebSocket, id: str) -> None:
    """A table that cannot go on can still be looked at, from every seat as a spectator saw it."""
    hello, last = _read(await websocket.receive_text()), await hall.storage.last_moment(id)
    if last is not None and isinstance(hello, Hello):
        await websocket.send_json({**last, "seat": hello.seat})


def _check_room(hall: Hall, live: Live, guest: str) -> None:
    mine = sum(client.guest == guest for live in hall.tables.values() for client in live.clients)
    if mine >= SOCKETS_A_GUEST or len(live.clients) >= SOCKETS_A_TABLE:
        raise Refused("busy")


async def serve(hall: Hall, live: Live, client: Client, buckets: Buckets) -> None:
    """Keep a client at a table until it goes."""
    live.clients.add(client)
    tell_who_is_here(live)
    telling = asyncio.create_task(_tell(live, client))
    listening = asyncio.create_task(_listen(hall, live, client, buckets))
    try:
        await asyncio.wait((telling, listening), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (telling, listening, *client.answering):
            task.cancel()
        await asyncio.gather(telling, listening, return_exceptions=True)
        live.clients.discard(client)
        live.saw(client.guest)
        tell_who_is_here(live)
        with suppress(RuntimeError, WebSocketDisconnect):
            await client.socket.close(TRY_LATER if client.overwhelmed else GOING_AWAY)


def tell_who_is_here(live: Live) -> None:
    """Everybody sees who comes and goes."""
    presence: HereMessage = {"type": "here", "seats": sorted(live.here()), "watching": live.watching()}
    for client in live.clients:
        client.see(presence)


async def _tell(live: Live, client: Client) -> None:
    """Send the newest state and all answers, whenever there are some."""
    while not client.overwhelmed:
        await client.changed.wait()
        client.changed.clear()
        if not live.table.may_look(client.guest, client.seat):
            client.greet(None, None)  # the seat belongs to somebody else now
        if client.due or (client.greeted and client.version != live.table.version):
            client.due = False
            message = live.state(client.guest, client.seat, client.version)
            client.version = message["version"]
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
            if not buckets.take("message", client.guest):
                raise Refused("too-fast")
            message = _read(received.get("text") or "")
            if isinstance(message, Hello):
                _greet(live, client, message)
                continue
        except Refused as refused:
            client.answer(refused_message(refused, None))
            continue
        answering = asyncio.create_task(_answer(hall, live, client, buckets, message))
        client.answering.add(answering)
        answering.add_done_callback(client.answering.discard)
        if not isinstance(message, (Advise, Foresee)):
            await answering


async def _answer(hall: Hall, live: Live, client: Client, buckets: Buckets, command: Command) -> None:
    """Carry out a command, and say how it went."""
    try:
        name = await hall.storage.name_of(client.guest) if command.type in ("say", "sit") else ""
        client.answer(await carry_out(hall, live, buckets, client.guest, name, command))
    except Refused as refused:
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
