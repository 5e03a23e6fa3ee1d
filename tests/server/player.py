"""A program that plays at a table as a browser does: over HTTP and the socket, with a cookie, a name and an Origin."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import secrets
import ssl
from typing import Any

import httpx
import websockets

PATIENCE = 60.0  # seconds to wait for a message that must come
OWN = "own"  # the Origin of the site itself
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # by itself every guest would read all of the world's certificates


class Guest:
    """One person with a browser of their own."""

    def __init__(self, address: str, name: str = "Ada") -> None:
        self.address = address.rstrip("/")
        kept = httpx.Limits(keepalive_expiry=2.0)  # seconds; by itself as many as the server's, which may be faster
        origin = {"origin": self.address}
        self.http = httpx.AsyncClient(
            base_url=self.address, timeout=PATIENCE, headers=origin, limits=kept, verify=NO_TLS
        )
        self.name = name

    async def get(self, path: str, **query: Any) -> Any:
        answer = await self.http.get(f"/api{path}", params=query)
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    async def post(self, path: str, **body: Any) -> Any:
        return (await self.http.post(f"/api{path}", json=body)).json()

    async def set_table(self, *seats: str, game: str = "above_the_clouds", **more: Any) -> Any:
        """A table with seats such as "me", "friend", "fair"."""
        plans = [{"kind": seat} if seat in ("me", "friend") else {"kind": "bot", "level": seat} for seat in seats]
        return await self.post("/tables", game=game, seats=plans, **more)

    async def command(self, table: str, type: str, **fields: Any) -> Any:
        fields.setdefault("id", secrets.token_hex(8))
        return await self.post(f"/tables/{table}/commands", type=type, **fields)

    async def join(self, table: str, seat: int | None = None, version: int | None = None) -> Player:
        """A socket at a table, from a seat."""
        if not self.http.cookies:
            await self.get("/me")
        player = Player(self, table)
        await player.connect()
        await player.hello(seat, version)
        return player

    @property
    def forwarded(self) -> dict[str, str]:
        """What a proxy would say about where this guest is."""
        return {name: value for name, value in self.http.headers.items() if name == "x-forwarded-for"}

    async def close(self) -> None:
        await self.http.aclose()


class Player:
    """A socket at a table, with everything that it was ever sent."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest = guest
        self.table = table
        self.state: dict[str, Any] = {}
        self.wire: list[str] = []
        self.ids = itertools.count()
        self.tag = secrets.token_hex(4)
        self.luck = random.Random(1)

    async def connect(self, origin: str | None = OWN, **more: Any) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in self.guest.http.cookies.items())
        address = self.guest.address.replace("http", "ws", 1)
        settings = {
            "max_size": None,
            "compression": None,
            "close_timeout": 1,
            "additional_headers": {"cookie": cookie, **self.guest.forwarded},
            **more,
        }
        self.socket = await websockets.connect(
            f"{address}/api/tables/{self.table}/socket",
            origin=self.guest.address if origin == OWN else origin,  # type: ignore[arg-type]
            **settings,
        )

    async def hello(self, seat: int | None, version: int | None = None) -> dict[str, Any]:
        await self.send({"type": "hello", "seat": seat, "version": version})
        return await self.until("state")

    async def send(self, message: Any) -> None:
        await self.socket.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    async def receive(self) -> dict[str, Any]:
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.wire.append(text)
        message = json.loads(text)
        if message["type"] == "state":
            self.state = message
        return message

    async def until(self, type: str, id: str | None = None) -> dict[str, Any]:
        """The next message of a type (or the refusal of that command)."""
        while True:
            message = await self.receive()
            if message["type"] in (type, "refused") and (id is None or message.get("id") == id):
                return message

    async def command(self, type: str, answer: str = "done", **fields: Any) -> dict[str, Any]:
        fields.setdefault("id", f"{self.tag}-{next(self.ids)}")
        await self.send({"type": type, **fields})
        return await self.until(answer, fields["id"])

    async def play(self, action: str | None = None, **more: Any) -> dict[str, Any]:
        """Play an action; left out: any legal one."""
        if action is None:
            action = self.luck.choice(self.state["legal"])["action"]
        fields = {"seat": self.state["seat"], "at": self.state["moment"], "action": action, **more}
        return await self.command("play", **fields)

    async def reach(self, version: int) -> dict[str, Any]:
        """The state at a version or later."""
        while self.state.get("version", 0) < version:
            await self.receive()
        return self.state

    async def until_asked(self) -> bool:
        """Wait for a decision of one's own; False if the game is over."""
        while not self.decides and not self.over:
            await self.receive()
        return not self.over

    async def play_on(self, moves: int = 10_000) -> int:
        """Play any legal moves to the end, or so many; how many they were."""
        for done in range(moves):
            if not await self.until_asked():
                return done
            answer = await self.play()
            if answer["type"] == "done":
                await self.reach(answer["version"])
            else:
                assert answer["code"] == "stale", answer
                await self.hello(self.state["seat"])
        return moves

    async def sit(self, seat: int, **fields: Any) -> dict[str, Any]:
        return await self.command("sit", seat=seat, name=self.guest.name, **fields)

    async def closed(self) -> int | None:
        """The code with which the server closed the socket."""
        try:
            while True:
                await self.receive()
        except websockets.ConnectionClosed as error:
            return error.rcvd.code if error.rcvd else None

    @property
    def decides(self) -> bool:
        return bool(self.state.get("legal"))

    @property
    def over(self) -> bool:
        return self.state["table"]["status"] == "over"

    async def close(self) -> None:
        await self.socket.close()
