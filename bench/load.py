"""Many live tables with real clients: how many moves a second, and how long a move takes to reach every seat.

    python -m bench.load --tables 500 --seconds 20
    python -m bench.load --game perch --tables 50 --pause 0          as fast as it goes
    python -m bench.load --game all --tables 20 --pause 0            the five games, one after the other
    python -m bench.load --tables 50 --pause 0 --processes 2 --database postgresql://…     tables shared by two servers
    python -m bench.load --tables 20 --bots strong      how long it is from one's move until bots have answered
    python -m bench.load --tables 1 --bots strong --beside 20      the same while people play at 20 other tables
    python -m bench.load --tables 1000 --lookers 100      while 100 people look at the lobby, and in at tables

Clients are processes of their own with one real socket a seat, compressed as browsers do. A move's time is from the
moment the mover sends it until every seat of the table has the new view. `server_ms` is the processor time that the
servers spent on a move, all their threads together; on a busy machine it is the figure to compare. `slowest_sync_ms`
is how long the disk took for a page that was written beside all this, at worst: a move is told when it is on disk.
A run that fails says so on a line of its own, `{"failed": …}`, and ends with 1, also if a server or a looker has gone.
With several servers a table's people all go to the one that its id names, as a proxy sends them (docs/operate.md).
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import itertools
import json
import multiprocessing
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
import zlib
from collections import deque
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop

import birdtable
from bench.disk import Disk
from tests.server.player import Guest

RESULTS = Path(__file__).parent / "results" / "load.json"
START_AT_ONCE = 20
OPEN_TABLES = 20  # that wait in the lobby, where people look at it
LOOK = 4.0  # seconds between two looks at the lobby, as the page has them
SELDOM = 8  # looks between two at a table
WARM_UP = 5.0  # seconds of play that are not counted: worker processes start, rules are loaded
TEXT, CLOSE, PING, PONG = 0xC1, 0x88, 0x89, 0x8A  # the first bytes of frames; the text is compressed
TICKS = os.sysconf("SC_CLK_TCK")


def main() -> None:
    """Measure, and print one line a game."""
    wanted = read_arguments()
    games = birdtable.games() if wanted.game == "all" else [wanted.game]
    signal.signal(signal.SIGTERM, _stopped)  # the servers are ended then too
    for game in games:
        wanted.game = game
        try:
            figures = measured(wanted)
        except BaseException as error:
            print(json.dumps({"game": game, "failed": f"{type(error).__name__}: {error}"}), flush=True)
            raise
        print(json.dumps(figures), flush=True)
        if wanted.save:
            keep(figures, wanted)


def _stopped(*_: object) -> None:
    raise SystemExit("stopped before it was done")


def measured(wanted: argparse.Namespace) -> dict[str, Any]:
    """The figures of one game, on servers of its own."""
    with tempfile.TemporaryDirectory() as folder:
        database = wanted.database or f"sqlite:///{folder}/load.sqlite"
        started = [start_server(database) for _ in range(wanted.processes)]
        try:
            addresses = [address for _, address in started]
            pids = [server.pid for server, _ in started]
            with Disk() as disk:
                found = measure(addresses, pids, wanted)
            ended = [server.returncode for server, _ in started if server.poll() is not None]
            if ended:
                raise RuntimeError(f"servers ended while they were measured: {ended}")
            memory = sum(resident(pid) for pid in pids)
        finally:
            for server, _ in started:
                server.terminate()
                server.wait()
    return {
        "game": wanted.game,
        "tables": wanted.tables,
        "seats": wanted.seats,
        "pause": wanted.pause,
        "bots": wanted.bots or None,
        "beside": wanted.beside,
        "lookers": wanted.lookers,
        "processes": wanted.processes,
        "database": database.partition(":")[0],
        **summary(found, wanted.seconds),
        "server_mib": round(memory / 2**20),
        "slowest_sync_ms": disk.slowest_ms,
    }


def keep(figures: dict[str, Any], wanted: argparse.Namespace) -> None:
    """Keep the figures for docs/benchmarks.md."""
    kept = json.loads(RESULTS.read_text()) if RESULTS.exists() else {}
    kind = f"{wanted.game} {wanted.bots or 'people'} beside {wanted.beside} pause {wanted.pause}"
    kind += f" lookers {wanted.lookers}" if wanted.lookers else ""
    kept[f"{figures['database']} {wanted.tables} tables {kind}"] = figures
    RESULTS.write_text(json.dumps(kept, indent=2) + "\n")


def read_arguments() -> argparse.Namespace:
    """What to measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="above_the_clouds", choices=["all", *birdtable.games()])
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seats", type=int, default=2, help="people at each table")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--pause", type=float, default=5.0, help="seconds a person thinks, on average")
    parser.add_argument("--bots", default="", help="a level: one more seat, played by such a bot, and its times")
    parser.add_argument("--beside", type=int, default=0, help="further tables, of people only, that are not timed")
    parser.add_argument("--lookers", type=int, default=0, help="people who look at the lobby, and in at tables")
    parser.add_argument("--database", default="", help="left out: a scratch SQLite file")
    parser.add_argument("--clients", type=int, default=1, help="client processes")
    parser.add_argument("--processes", type=int, default=1, help="servers on the database")
    parser.add_argument("--save", action="store_true", help="keep the figures for docs/benchmarks.md")
    return parser.parse_args()


def start_server(database: str) -> tuple[subprocess.Popen[str], str]:
    """A server of its own, and its address."""
    command = [sys.executable, "-m", "birdtable.cli", "serve", "--no-browser", "--database", database]
    server = subprocess.Popen(
        [*command, "--bot-pause", "0", "--patience", "1000000", "--workers", "1"],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "LANG": "C", "COLUMNS": "200", "PYTHONUNBUFFERED": "1"},
    )
    assert server.stdout is not None
    for line in server.stdout:
        if found := re.search(r"http://\S+", line):
            address = found.group().rstrip("/")
            while httpx.get(f"{address}/api/ready", timeout=60).status_code == 503:
                time.sleep(0.5)
            return server, address
    raise SystemExit("the server did not start")


# ---------------------------------------------------------------------- what the servers need


def processor_seconds(pid: int) -> float:
    """The processor time of a server so far, all its threads together; its workers apart."""
    user, system = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / TICKS


def resident(pid: int) -> int:
    """Bytes of memory that a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


# ---------------------------------------------------------------------- the clients


@dataclass
class Found:
    """What one process of clients saw."""

    times: list[float] = field(default_factory=list)
    server_seconds: float = 0.0
    client_seconds: float = 0.0


def measure(addresses: Sequence[str], pids: Sequence[int], wanted: argparse.Namespace) -> list[Found]:
    """What all client processes saw."""
    shares = [wanted.tables // wanted.clients + (n < wanted.tables % wanted.clients) for n in range(wanted.clients)]
    spawned = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(wanted.clients, spawned) as pool:  # raises if one of them is killed
        return list(pool.map(client, *zip(*((addresses, pids, share, wanted) for share in shares), strict=True)))


def client(addresses: Sequence[str], pids: Sequence[int], tables: int, wanted: argparse.Namespace) -> Found:
    """One process of clients."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(play_tables(addresses, pids, tables, wanted))


async def play_tables(addresses: Sequence[str], pids: Sequence[int], tables: int, wanted: argparse.Namespace) -> Found:
    """Set all tables first, then play at all of them at once."""
    gate = asyncio.Semaphore(START_AT_ONCE)

    async def ready(bots: str) -> LoadTable:
        async with gate:
            return await LoadTable(addresses, wanted, bots).open()

    live = await asyncio.gather(*(ready(wanted.bots) for _ in range(tables)))
    beside = await asyncio.gather(*(ready("") for _ in range(wanted.beside)))
    looking = await start_looking(addresses[0], [table.players[0].table for table in live], wanted)
    gc.collect()
    gc.freeze()  # the client's own pauses are not the server's
    gc.disable()
    await asyncio.gather(*(table.play(time.perf_counter() + WARM_UP, []) for table in (*live, *beside)))
    found = Found()
    spent, mine = sum(map(processor_seconds, pids)), time.process_time()
    end = time.perf_counter() + wanted.seconds
    await asyncio.gather(*(table.play(end, found.times) for table in live), *(one.play(end, []) for one in beside))
    found.server_seconds = sum(map(processor_seconds, pids)) - spent
    found.client_seconds = time.process_time() - mine
    if looking is not None:
        if not looking.is_alive():  # they look until they are stopped
            raise RuntimeError("the lookers have gone")
        looking.terminate()
        looking.join()
    await asyncio.gather(*(table.close() for table in (*live, *beside)))
    return found


async def start_looking(address: str, tables: list[str], wanted: argparse.Namespace) -> SpawnProcess | None:
    """A process of people who look around, if some are wanted: what they take is not taken for the players' waiting."""
    if not wanted.lookers:
        return None
    host = Guest(address)
    for _ in range(OPEN_TABLES):
        await host.set_table("me", "friend", listed=True, game=wanted.game)
    await host.close()
    looking = multiprocessing.get_context("spawn").Process(target=look_around, args=(address, tables, wanted.lookers))
    looking.start()
    return looking


def look_around(address: str, tables: list[str], lookers: int) -> None:
    """So many people look around until somebody ends this process; if one of them cannot, it ends by itself."""

    async def look() -> None:
        await asyncio.gather(*(Looker(address, tables).look_around() for _ in range(lookers)))

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(look())


class Choice(msgspec.Struct):
    """An action that may be played."""

    action: str


class Standing(msgspec.Struct):
    """How a table stands."""

    status: str


class Message(msgspec.Struct):
    """As much of a message as a client must know to play on."""

    type: str
    id: str | None = None
    version: int = 0
    moment: int = 0
    code: str = ""
    invitation: str = ""
    table: Standing | None = None
    legal: list[Choice] = []


READ = msgspec.json.Decoder(Message)


class Player(asyncio.Protocol):
    """A socket at a table.

    By hand, not by a library: on two cores that server and clients share, what clients spend is missing to the server.
    """

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest = guest
        self.table = table
        self.seat: int | None = None
        self.state = Message("state")
        self.ids = itertools.count()
        self.unread = b""
        self.waiting: asyncio.Future[None] | None = None
        self.messages: deque[Message] = deque(maxlen=100)
        self.upgraded = False
        self.gone = False
        self.inflate = zlib.decompressobj(-15)
        self.deflate = zlib.compressobj(wbits=-10)

    async def connect(self, seat: int | None) -> Player:
        """Come to the table, and look from a seat."""
        host = self.guest.address.partition("://")[2]
        cookie = "; ".join(f"{name}={value}" for name, value in self.guest.http.cookies.items())
        ask = (
            f"GET /api/tables/{self.table}/socket HTTP/1.1",
            f"Host: {host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits",
            f"Origin: {self.guest.address}",
            f"Cookie: {cookie}",
        )
        name, _, port = host.rpartition(":")
        self.transport, _ = await asyncio.get_running_loop().create_connection(lambda: self, name, int(port))
        self.transport.write("\r\n".join((*ask, "", "")).encode())
        return await self.look(seat)

    async def look(self, seat: int | None) -> Player:
        """Look from a seat."""
        while not self.upgraded:
            await self.news()
        self.seat = seat
        self.send({"type": "hello", "seat": seat})
        await self.until("state")
        return self

    async def command(self, kind: str, answer: str = "done", **fields: Any) -> Message:
        """Give a command; its answer."""
        number = str(next(self.ids))
        self.send({"type": kind, "id": number, **fields})
        found = await self.until(answer, number)
        assert found.type == answer, found
        return found

    async def until(self, kind: str, number: str | None = None) -> Message:
        """The next message of a type (or the refusal of that command)."""
        while True:
            while self.messages:
                message = self.messages.popleft()
                if message.type in (kind, "refused") and (number is None or message.id == number):
                    return message
            await self.news()

    async def reach(self, version: int) -> None:
        """Wait for the state at a version or later."""
        while self.state.version < version:
            await self.news()

    async def news(self) -> None:
        """Wait until something has come."""
        if self.gone:
            raise ConnectionResetError(f"the server has closed a socket: {self.unread[:100]!r}")
        self.waiting = asyncio.get_running_loop().create_future()
        await self.waiting

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.table is not None and self.state.table.status == "over"

    def send(self, message: dict[str, Any]) -> None:
        """Send a message in one frame, compressed."""
        text = msgspec.json.encode(message)
        self.write(TEXT, (self.deflate.compress(text) + self.deflate.flush(zlib.Z_SYNC_FLUSH))[:-4])

    def write(self, head: int, body: bytes) -> None:
        """Write a frame, masked as it must be."""
        key = random.randbytes(4)
        mask = int.from_bytes((key * (len(body) // 4 + 1))[: len(body)], "little")
        masked = (int.from_bytes(body, "little") ^ mask).to_bytes(len(body), "little")
        length = bytes((0x80 | len(body),)) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2, "big")
        self.transport.write(bytes((head,)) + length + key + masked)

    def data_received(self, data: bytes) -> None:
        """Take all frames that have come as a whole."""
        data = self.unread + data
        at = 0
        if not self.upgraded:
            at = data.find(b"\r\n\r\n") + 4
            if at < 4:
                self.unread = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                raise ConnectionRefusedError(data[:200])
            self.upgraded = True
        while len(data) >= at + 4:
            size, first = data[at + 1], at + 2
            if size >= 126:
                wide = 2 if size == 126 else 8
                size, first = int.from_bytes(data[first : first + wide], "big"), first + wide
            if len(data) < first + size:
                break
            self.take(data[at], data[first : first + size])
            at = first + size
        self.unread = data[at:]
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)

    def take(self, head: int, body: bytes) -> None:
        """Take a message; who asks whether anybody is there is answered."""
        if head == PING:
            self.write(PONG, body)
        if head & 0x0F != 1:
            return
        message = READ.decode(self.inflate.decompress(body + b"\0\0\xff\xff") if head & 0x40 else body)
        if message.type == "state":
            self.state = message
        self.messages.append(message)

    def connection_lost(self, exc: Exception | None) -> None:
        """It has gone."""
        self.gone = True
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)

    def close(self) -> None:
        """Say so, and go."""
        self.write(CLOSE, (1000).to_bytes(2, "big"))
        self.transport.close()


class Looker:
    """Somebody who looks at the lobby as its page does, and now and then in at a table: everybody there is told."""

    def __init__(self, address: str, tables: list[str]) -> None:
        self.guest = Guest(address, "Looker")
        self.tables = tables

    async def look_around(self) -> None:
        """Until the load is over."""
        await asyncio.sleep(random.random() * LOOK)
        for look in itertools.count(random.randrange(SELDOM)):
            await self.guest.get("/lobby")
            if look % SELDOM == 0:
                await self.guest.get("/me/people")
                player = await Player(self.guest, random.choice(self.tables)).connect(None)
                player.close()
            await asyncio.sleep(LOOK)


class LoadTable:
    """A table with its people."""

    def __init__(self, addresses: Sequence[str], wanted: argparse.Namespace, bots: str) -> None:
        self.addresses = addresses
        self.wanted = wanted
        self.bots = [bots] if bots else []
        self.seats = max(wanted.seats, 2 - len(self.bots))  # nobody plays alone
        self.guests: dict[tuple[int, str], Guest] = {}
        self.players: list[Player] = []

    async def open(self) -> LoadTable:
        """Set the table, sit everybody down at the server that its id names, begin."""
        host = await self.guest(0, self.addresses[0])
        table = await host.set_table("me", *["friend"] * (self.seats - 1), *self.bots, game=self.wanted.game)
        address = self.addresses[zlib.crc32(table["id"].encode()) % len(self.addresses)]
        self.players = []
        for seat in range(self.seats):
            guest = await self.guest(seat, address)
            player = await Player(guest, table["id"]).connect(None)
            invitation = ""
            if seat:
                invitation = (await self.players[0].command("invite", "invitation", seat=seat)).invitation
            await player.command("sit", seat=seat, name=guest.name, invitation=invitation)
            self.players.append(await player.look(seat))
        await self.players[0].command("start")
        return self

    async def guest(self, seat: int, address: str) -> Guest:
        """Who sits there, game after game, with the same cookie at every server."""
        if (seat, address) not in self.guests:
            guest = self.guests[seat, address] = Guest(address, f"Guest {seat}")
            known = [other for (place, _), other in self.guests.items() if place == seat and other is not guest]
            if known:
                guest.http.cookies.update(known[0].http.cookies)
            else:
                await guest.get("/me")
        return self.guests[seat, address]

    async def play(self, end: float, times: list[float]) -> None:
        """Random legal moves until the time is over; a game that ends is followed by another."""
        await self._rest(random.random())
        while time.perf_counter() < end:
            await self._until_somebody_is_asked()
            if self.players[0].over:
                self.leave()
                await self.open()
                continue
            mover = next(player for player in self.players if player.state.legal)
            began = time.perf_counter()
            action = random.choice(mover.state.legal).action
            done = await mover.command("play", seat=mover.seat, at=mover.state.moment, action=action)
            await asyncio.gather(*(player.reach(done.version) for player in self.players))
            if self.bots:
                await self._until_somebody_is_asked()
            if not self.bots or self.players[0].state.version > done.version:
                times.append(time.perf_counter() - began)
            await self._rest(1.0)

    async def _until_somebody_is_asked(self) -> None:
        """Until a person may move, or the game is over: bots have moved then."""
        await self._catch_up()
        while not self.players[0].over and not any(player.state.legal for player in self.players):
            await self.players[0].reach(self.players[0].state.version + 1)
            await self._catch_up()

    async def _catch_up(self) -> None:
        version = max(player.state.version for player in self.players)
        await asyncio.gather(*(player.reach(version) for player in self.players))

    async def _rest(self, share: float) -> None:
        await asyncio.sleep(self.wanted.pause * share * random.uniform(0.5, 1.5))

    async def close(self) -> None:
        """Everybody goes home."""
        self.leave()
        await asyncio.gather(*(guest.close() for guest in self.guests.values()))

    def leave(self) -> None:
        """Everybody gets up from the table."""
        for player in self.players:
            player.close()


def summary(found: list[Found], seconds: float) -> dict[str, Any]:
    """Moves a second, the middle, 99th and slowest time in milliseconds, and what a move cost the servers."""
    ordered = sorted(moment for one in found for moment in one.times)
    if not ordered:
        return {"moves": 0}
    at = {name: ordered[int((len(ordered) - 1) * share)] for name, share in (("p50", 0.5), ("p99", 0.99))}
    return {
        "moves": len(ordered),
        "moves_per_second": round(len(ordered) / seconds, 1),
        **{f"{name}_ms": round(value * 1000, 2) for name, value in at.items()},
        "slowest_ms": round(ordered[-1] * 1000, 2),
        "server_ms": round(max(one.server_seconds for one in found) / len(ordered) * 1000, 3),
        "client_ms": round(sum(one.client_seconds for one in found) / len(ordered) * 1000, 3),
    }


if __name__ == "__main__":
    main()
