"""Connections before they are requests: how many there may be, and how long one may take to say what it wants."""

from __future__ import annotations

import asyncio
import resource
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from starlette.types import Scope
from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.protocol import State

from birdtable.server.limits import CONNECTIONS, CONNECTIONS_AN_ADDRESS, REQUEST_SECONDS, SPARE_FILES

WINDOW, MEMORY, LEVEL = 14, 5, 1  # of the compression on sockets: 80 KiB each, in which the last state fits, and quick
SMALL_WINDOW = 10  # of what comes in
TEXT_FRAME, SHORT = 0x81, 125  # a whole text in one frame, not compressed, with its length in one byte
WIRE = "birdtable.wire"  # where the application finds the socket itself


class Porter:
    """Counts the open connections."""

    def __init__(self, most: int, most_of_one: int) -> None:
        self.most = most
        self.most_of_one = most_of_one
        self.by_host: Counter[str] = Counter()
        self.open = 0

    def admits(self, host: str) -> bool:
        """Count one more, unless there are too many; then it is closed at once, so that the others can go on."""
        if self.open >= self.most or self.by_host[host] >= self.most_of_one:
            return False
        self.open += 1
        self.by_host[host] += 1
        return True

    def gone(self, host: str) -> None:
        """One less."""
        self.open -= 1
        self.by_host[host] -= 1
        if not self.by_host[host]:
            del self.by_host[host]


def door(proxies: Sequence[str], patience: float = 1.0) -> type[asyncio.Protocol]:
    """The protocol of HTTP connections; behind proxies all of them come from a few addresses."""
    most = connections()
    porter = Porter(most, most if proxies else int(CONNECTIONS_AN_ADDRESS * patience))
    return type("TheDoor", (Door,), {"porter": porter})


def connections() -> int:
    """How many connections the system lets us have open, some files apart that the server needs itself."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = CONNECTIONS + SPARE_FILES
    limit = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < limit:
        resource.setrlimit(resource.RLIMIT_NOFILE, (limit, hard))
        soft = limit
    return min(CONNECTIONS, (wanted if soft == resource.RLIM_INFINITY else soft) - SPARE_FILES)


class Door(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """A connection that must say what it wants within a time."""

    porter: Porter
    host: str | None = None  # None: not admitted, or a socket by now
    hurry: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Let it in, or close it at once."""
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        if not self.porter.admits(host):
            transport.abort()
            return
        self.host = host
        self.hurry = self.loop.call_later(REQUEST_SECONDS, transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """It has gone."""
        self._take_time()
        if self.host is not None:
            self.porter.gone(self.host)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something of a request; when all of it is here, nobody hurries any more."""
        if self.hurry is None:
            self.hurry = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)
        super().data_received(data)
        if self.cycle is not None and not self.cycle.more_body:
            self._take_time()

    def handle_websocket_upgrade(self, *event: Any) -> None:
        """It becomes a socket, which counts as long as it lives."""
        self._take_time()
        host, self.host = self.host, None
        super().handle_websocket_upgrade(*event)
        wire = self.transport.get_protocol()
        if host is not None and isinstance(wire, Wire):
            wire.went = lambda: self.porter.gone(host)  # type: ignore[method-assign]

    def _take_time(self) -> None:
        if self.hurry is not None:
            self.hurry.cancel()
            self.hurry = None


class Wire(WebSocketsSansIOProtocol):
    """A socket, compressed as browsers ask for it, but quickly."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        settings = {"memLevel": MEMORY, "level": LEVEL}
        deflate = ServerPerMessageDeflateFactory(
            server_max_window_bits=WINDOW, client_max_window_bits=SMALL_WINDOW, compress_settings=settings
        )
        self.conn.available_extensions = [deflate]
        self.heard: Callable[[bytes], None] | None = None  # takes what comes in, past the framework's queue
        self.cleared: Callable[[], None] = self.went  # is told when it takes messages again

    @staticmethod
    def of(scope: Scope) -> Wire:
        """The socket that a request came by."""
        wire: Wire = scope["extensions"][WIRE]["itself"]
        return wire

    def handle_connect(self, event: Any) -> None:
        """Somebody asks for a socket: the application gets hold of it too."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            self.scope["extensions"][WIRE] = {"itself": self}

    @property
    def clear(self) -> bool:
        """Whether it takes more now."""
        return self.writable.is_set()

    def send_all(self, messages: list[bytes]) -> None:
        """Send texts, all in one write; to one that is closing, nothing. Short ones are not worth compressing."""
        if self.close_sent or self.transport.is_closing() or self.conn.state is not State.OPEN:
            return
        frames: list[bytes] = []
        for message in messages:
            if len(message) <= SHORT:
                frames.append(bytes((TEXT_FRAME, len(message))) + message)
            else:
                self.conn.send_text(message)
                frames += self.conn.data_to_send()
        self.transport.write(b"".join(frames))

    def resume_writing(self) -> None:
        """It takes messages again."""
        super().resume_writing()
        self.cleared()

    def send_receive_event_to_app(self) -> None:
        """A message has come."""
        if self.heard is None:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self.heard(data if self.curr_msg_data_type == "text" else b"")

    def hold(self) -> None:
        """Read nothing more for now."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def go_on(self) -> None:
        """Read on."""
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def went(self) -> None:
        """Nobody counts it."""

    def connection_lost(self, exc: Exception | None) -> None:
        """It has gone."""
        super().connection_lost(exc)
        self.went()
