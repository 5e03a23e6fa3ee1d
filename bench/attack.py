"""What one stranger can do to somebody else's game: each attack against a server with its usual limits.

    python -m bench.attack                         every attack, and none to compare with, 10 seconds each
    python -m bench.attack --only records,watchers --seconds 30

A victim's two seats play as fast as the limits allow. Of each attack: what the server answered, how long the victim's
moves took to reach both seats, and how many MiB more the server held at the most. The attacker is a process of its
own at one address, named by a proxy that the server believes; the half-open connections come without one.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import random
import socket
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import uvloop
import websockets

import birdtable
from bench.disk import Disk
from bench.load import resident
from tests.server.house import People, Server, running
from tests.server.player import Guest, Player

VICTIM, ATTACKER = "198.51.100.1", "203.0.113.66"
PAUSE = 0.06  # seconds between the victim's moves: the usual rates allow some twenty a second
AT_ONCE = 32
FOR_EVER = 3600.0
SAMPLES = 0.25  # seconds between looks at the server's memory
GAME = "above_the_clouds"
Tried = Counter[str]
Attack = Callable[[Guest, str, Tried], Awaitable[None]]


def main() -> None:
    """Carry out attacks, and print one line each."""
    wanted = read_arguments()
    for name in wanted.only.split(",") if wanted.only else ATTACKS:
        with tempfile.TemporaryDirectory() as folder:
            database = f"sqlite:///{folder}/attacked.sqlite"
            server = Server(Path(folder), database, 1.0, more=("--proxy=127.0.0.1",))
            with running(server), Disk() as disk, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                figures = runner.run(attacked(server, name, wanted.seconds))
            print(json.dumps({"attack": name, **figures, "slowest_sync_ms": disk.slowest_ms}), flush=True)


def read_arguments() -> argparse.Namespace:
    """What to do."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help=f"some of {', '.join(ATTACKS)}")
    parser.add_argument("--seconds", type=float, default=10.0)
    return parser.parse_args()


# ---------------------------------------------------------------------- the victim


async def attacked(server: Server, name: str, seconds: float) -> dict[str, Any]:
    """How a victim fares during an attack."""
    async with httpx.AsyncClient() as asking:
        while (await asking.get(f"{server.address}/api/ready")).status_code == 503:
            await asyncio.sleep(0.5)
    people = People(server.address)
    players = await seated(people)
    await play(people, players, time.monotonic() + 2, [])  # to warm up
    before, most = resident(server.process.pid), Most()
    context = multiprocessing.get_context("spawn")
    answers = context.SimpleQueue()
    attacker = context.Process(target=carry_out, args=(server.address, players[0].table, name, seconds, answers))
    attacker.start()
    watching = asyncio.create_task(most.watch(server.process.pid))
    times: list[float] = []
    await play(people, players, time.monotonic() + seconds + 1, times)
    tried = await asyncio.to_thread(answers.get)
    attacker.kill()
    attacker.join()
    watching.cancel()
    await people.close()
    times.sort()
    return {
        "tried": tried,
        "moves": len(times),
        "p50_ms": round(times[len(times) // 2] * 1000, 1),
        "p99_ms": round(times[int((len(times) - 1) * 0.99)] * 1000, 1),
        "slowest_ms": round(times[-1] * 1000, 1),
        "pinned_mib": round((most.bytes - before) / 2**20, 1),
    }


class Most:
    """The most memory that a process has held."""

    bytes = 0

    async def watch(self, pid: int) -> None:
        """Look again and again."""
        while True:
            self.bytes = max(self.bytes, resident(pid))
            await asyncio.sleep(SAMPLES)


async def seated(people: People) -> list[Player]:
    """Two seats of a table that everybody may watch."""
    host = people.guest("Ada", address=VICTIM)
    table = (await host.set_table("me", "me", game=GAME, listed=True))["id"]
    for seat in (0, 1):
        await host.command(table, "sit", seat=seat)
    await host.command(table, "start")
    return [await people.join(host, table, seat) for seat in (0, 1)]


async def play(people: People, players: list[Player], end: float, times: list[float]) -> None:
    """Play on until a time; a game that ends is followed by another, at another table."""
    while time.monotonic() < end:
        version = max(player.state["version"] for player in players)
        await asyncio.gather(*(player.reach(version) for player in players))
        if players[0].over:
            players[:] = await seated(people)
        mover = next(player for player in players if player.decides)
        began = time.perf_counter()
        done = await mover.play()
        assert done["type"] == "done", done
        await asyncio.gather(*(player.reach(done["version"]) for player in players))
        times.append(time.perf_counter() - began)
        await asyncio.sleep(PAUSE)


# ---------------------------------------------------------------------- the attacker


def carry_out(address: str, table: str, name: str, seconds: float, answers: Any) -> None:
    """Attack until somebody ends this process; what the server answered for some seconds, by kind."""
    tried: Tried = Counter()

    async def run() -> None:
        attacks = [asyncio.create_task(again(ATTACKS[name], address, table, tried)) for _ in range(AT_ONCE)]
        await asyncio.wait(attacks, timeout=seconds)
        answers.put(dict(tried))
        await asyncio.sleep(FOR_EVER)

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(run())


async def again(attack: Attack, address: str, table: str, tried: Tried) -> None:
    """The same attack until the time is over, each with a new cookie."""
    while True:
        guest = stranger(address)
        try:
            await attack(guest, table, tried)
        except (OSError, httpx.HTTPError, websockets.WebSocketException, LookupError, TypeError):  # was given nothing
            tried["cut off"] += 1
        finally:
            await guest.close()
        await asyncio.sleep(0.01)


def stranger(address: str) -> Guest:
    """Somebody with a new cookie at the attacker's address."""
    guest = Guest(address, "Eve")
    guest.http.headers["x-forwarded-for"] = ATTACKER
    return guest


def count(tried: Tried, answer: Any) -> Any:
    """Note how the server answered."""
    refused = isinstance(answer, dict) and answer.get("type") == "refused"
    tried[answer["code"] if refused else "done"] += 1
    return answer


async def own_table(guest: Guest, tried: Tried, *seats: str) -> str:
    """A table of the attacker's, begun; KeyError if the server does not give one."""
    table = str(count(tried, await guest.set_table(*seats, game=GAME, listed=True))["id"])
    for seat, kind in enumerate(seats):
        if kind == "me":
            await guest.command(table, "sit", seat=seat)
    await guest.command(table, "start")
    return table


async def nothing(guest: Guest, table: str, tried: Tried) -> None:
    """Leave the victim alone: what the machine itself does to it."""
    await asyncio.sleep(FOR_EVER)


async def poison(guest: Guest, table: str, tried: Tried) -> None:
    """Play and take back, again and again, at a table of one's own."""
    player = await guest.join(await own_table(guest, tried, "me", "me"), 0)
    seat = player.state["view"]["seat"]
    await player.hello(seat)
    while player.decides:
        done = count(tried, await player.play(seat=seat))
        if done["type"] == "done":
            await player.reach(done["version"])
            await player.command("undo", seat=seat, at=player.state["moment"], beyond=True)
        await player.hello(seat)


async def records(guest: Guest, table: str, tried: Tried) -> None:
    """Records of a megabyte: of empty lists, and a real game with as much beside it."""
    empty = {"record": {"format": [[]] * 250_000}}
    count(tried, (await guest.http.post("/api/records", json=empty)).json())
    game = finished_game()
    padded = {**game, "notes": {str(at): "x" * 10_000 for at in range(60)}}
    for record in (game, padded):
        answer = count(tried, (await guest.http.post("/api/records", json={"record": record})).json())
        if answer.get("id"):
            count(tried, await guest.get(f"/tables/{answer['id']}/replay"))
            count(tried, await guest.get(f"/tables/{answer['id']}/review"))


def finished_game() -> dict[str, Any]:
    """The record of a random game."""
    position, luck = birdtable.load(GAME).new(2, seed=1), random.Random(1)
    while not position.over:
        position.play(luck.choice(position.legal()))
    return {**position.record(), "names": ["a", "b"], "seats": ["person", "person"]}


async def tables(guest: Guest, table: str, tried: Tried) -> None:
    """Listed tables."""
    count(tried, await guest.set_table("me", "friend", game="pigeons", listed=True))


async def bots(guest: Guest, table: str, tried: Tried) -> None:
    """Tables at which bots play among themselves, and one looks on."""
    player = await guest.join(await own_table(guest, tried, "fair", "fair", "fair"))
    while True:
        await player.receive()


async def watchers(guest: Guest, table: str, tried: Tried) -> None:
    """As many sockets at the victim's table as there is room for, none of which reads."""
    await guest.get("/me")
    sockets = []
    for _ in range(16):
        player = Player(guest, table)
        await player.connect(compression="deflate", max_queue=1)
        await player.send({"type": "hello"})
        count(tried, await player.receive())
        sockets.append(player)
    await asyncio.sleep(FOR_EVER)


async def nonsense(guest: Guest, table: str, tried: Tried) -> None:
    """Messages that make no sense, and long questions, as fast as they are taken."""
    player = await guest.join(await own_table(guest, tried, "me", "me"), 0)
    action = player.luck.choice(player.state["legal"] or [{"action": "pass"}])["action"]
    while True:
        for _ in range(20):
            await player.send("[" * 4000)
            await player.send({"type": "why", "id": "a", "seat": 0, "actions": [action] * 64})
            await player.send({"type": "advise", "id": "a", "seat": 0, "seconds": 5.0})
            await player.send({"type": "what-if", "id": "a", "seat": 0, "action": action})
        for _ in range(60):
            count(tried, await player.receive())


async def requests(guest: Guest, table: str, tried: Tried) -> None:
    """Everything that can be read, as fast as it is answered."""
    await guest.get("/me")
    while True:
        for path in (
            "/tables",
            "/lobby",
            "/me/tables",
            f"/tables/{table}/replay",
            "/games",
            f"/games/{GAME}/rules",
        ):
            count(tried, await guest.get(path))


async def half_open(guest: Guest, table: str, tried: Tried) -> None:
    """Connections that never say what they want."""
    port = int(guest.address.rpartition(":")[2])
    opened = []
    try:
        for _ in range(40):
            one = socket.create_connection(("localhost", port))
            one.sendall(b"POST /api/records HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n")
            opened.append(one)
            tried["opened"] += 1
            await asyncio.sleep(0.01)
        await asyncio.sleep(FOR_EVER)
    finally:
        for one in opened:
            one.close()


ATTACKS: dict[str, Attack] = {
    "nothing": nothing,
    "poison": poison,
    "records": records,
    "tables": tables,
    "bots": bots,
    "watchers": watchers,
    "nonsense": nonsense,
    "requests": requests,
    "half-open": half_open,
}

if __name__ == "__main__":
    main()
