"""Who may come in: the Origin of sockets and of whatever changes something, sizes, and what browsers are told."""

from __future__ import annotations

import ipaddress
import json
import socket
from collections.abc import Sequence
from urllib.parse import urlsplit

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from birdtable.server.guests import GIVEN
from birdtable.server.limits import LARGEST_BODY, LARGEST_RECORD

HARMLESS = ("GET", "HEAD", "OPTIONS")
LOOP = ("localhost", "127.0.0.1", "[::1]")
CONTENT = (
    "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; "
    "frame-ancestors {}; form-action 'self'"
)
EMBED = "/embed/"  # replays that any page may show in a frame: they hold nothing that can be pressed to harm
ALWAYS = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
HEADERS = ((b"content-security-policy", CONTENT.format("'none'").encode()), *ALWAYS)
EMBEDDED = ((b"content-security-policy", CONTENT.format("*").encode()), *ALWAYS)
ONLY_TLS = (b"strict-transport-security", b"max-age=31536000")


class Gate:
    """Refuses what comes from elsewhere or is too large, and adds the security headers.

    A request must name a host of ours: one of the addresses under which the world sees the site, a name of this
    machine's own loop, or, where it listens to its network, its own name or a number. No foreign name can be pointed
    at us.
    """

    def __init__(self, app: ASGIApp, origins: Sequence[str] = (), network: bool = False) -> None:
        self.app = app
        self.origins = {origin.rstrip("/").lower() for origin in origins}
        named = {urlsplit(origin).hostname or "" for origin in self.origins}
        here = socket.gethostname().lower()
        self.hosts = {*LOOP, *named, *((here, f"{here}.local") if network else ())}
        self.network = network

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or not."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        if scope["type"] == "websocket":
            if self._welcome(headers, must_say=True) and self._host_is_ours(headers.get("host", "")):
                await self.app(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 1008, "reason": "origin"})
            return
        if not self._welcome(headers, must_say=False) and scope["method"] not in HARMLESS:
            await _refuse(send, 403, "origin")
            return
        if not self._host_is_ours(headers.get("host", "")):
            await _refuse(send, 403, "origin")
            return
        await self._serve(scope, receive, send, headers)

    async def _serve(self, scope: Scope, receive: Receive, send: Send, headers: dict[str, str]) -> None:
        most = LARGEST_RECORD if scope["path"] == "/api/records" else LARGEST_BODY
        length, read = headers.get("content-length", "0"), 0
        if not length.isdecimal() or int(length) > most:
            await _refuse(send, 413, "too-large")
            return

        async def measured() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > most:
                raise HTTPException(413)
            return message

        given: list[bytes] = []
        scope[GIVEN] = given
        usual = EMBEDDED if scope["path"].startswith(EMBED) else HEADERS
        more = (*usual, ONLY_TLS) if scope["scheme"] == "https" else usual

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                cookies = [(b"set-cookie", cookie) for cookie in given]
                message["headers"] = [*message["headers"], *more, *cookies]
            await send(message)

        await self.app(scope, measured, with_headers)

    def _welcome(self, headers: dict[str, str], must_say: bool) -> bool:
        """Whether a request comes from our own page, or from no page at all where that is allowed."""
        origin, host = headers.get("origin", "").lower(), headers.get("host", "").lower()
        if not origin:
            return not must_say
        return origin in self.origins or (self._host_is_ours(host) and _host_of(origin) == host)

    def _host_is_ours(self, host: str) -> bool:
        name = (host.rpartition(":")[0] if host.rpartition(":")[2].isdecimal() else host).lower()
        return name in self.hosts or (self.network and not self.origins and _is_number(name))


def _is_number(name: str) -> bool:
    try:
        return bool(ipaddress.ip_address(name.strip("[]")))
    except ValueError:
        return False


def _host_of(origin: str) -> str:
    """The host of an Origin; "" where it has none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


async def _refuse(send: Send, status: int, code: str) -> None:
    body = json.dumps({"type": "refused", "id": None, "code": code, "values": {}, "reasons": []}).encode()
    head = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *HEADERS]
    await send({"type": "http.response.start", "status": status, "headers": head})
    await send({"type": "http.response.body", "body": body})
