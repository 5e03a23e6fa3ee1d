"""Many live tables with real clients: how many moves a second, and how long a move takes to reach every seat.

    python -m bench.load --tables 500 --seconds 20
    python -m bench.load --tables 50 --pause 0          as fast as it goes
    python -m bench.load --tables 20 --bots strong      how long bots take, not people
    python -m bench.load --tables 1 --bots strong --beside 20      the same while people play at 20 other tables

Clients are processes of their own with one real socket a seat. A move's time is from the moment the mover sends it
until every seat of the table has the new view.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import multiprocessing
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.server.player import Guest, Player

RESULTS = Path(__file__).parent / "results" / "load.json"
START_AT_ONCE = 20
WARM_UP = 8.0  # seconds of play that are not counted: worker processes start, rules are loaded


def main() -> None:
    """Measure, and print one line."""
    wanted = read_arguments()
    with tempfile.TemporaryDirectory() as folder:
        database = wanted.database or f"sqlite:///{folder}/load.sqlite"
        server, address = start_server(database)
        try:
            found = measure(address, wanted)
        finally:
            server.terminate()
            server.wait()
    figures = {
        "tables": wanted.tables,
        "seats": wanted.seats,
        "pause": wanted.pause,
        "bots": wanted.bots or None,
        "beside": wanted.beside,
        "database": database.partition(":")[0],
        **summary(found, wanted.seconds),
    }
    print(json.dumps(figures))
    if wanted.save:
        kept = json.loads(RESULTS.read_text()) if RESULTS.exists() else {}
        kind = f"{wanted.bots or 'people'} beside {wanted.beside} pause {wanted.pause}"
        kept[f"{figures['database']} {wanted.tables} tables {kind}"] = figures
        RESULTS.write_text(json.dumps(kept, indent=2) + "\n")


def read_arguments() -> argparse.Namespace:
    """What to measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seats", type=int, default=2, help="people at each table")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--pause", type=float, default=5.0, help="seconds a person thinks, on average")
    parser.add_argument("--bots", default="", help="a level: one more seat, played by such a bot, and its times")
    parser.add_argument("--beside", type=int, default=0, help="further tables, of people only, that are not timed")
    parser.add_argument("--database", default="", help="left out: a scratch SQLite file")
    parser.add_argument("--clients", type=int, default=1, help="client processes")
    parser.add_argument("--save", action="store_true", help="keep the figures for docs/benchmarks.md")
    return parser.parse_args()


def start_server(database: str) -> tuple[subprocess.Popen[str], str]:
    """A server of its own, and its address."""
    command = [sys.executable, "-m", "birdtable.cli", "serve", "--no-browser", "--database", database]
    server = subprocess.Popen(
        [*command, "--bot-pause", "0", "--patience", "1000000"],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "LANG": "C", "COLUMNS": "200", "PYTHONUNBUFFERED": "1"},
    )
    assert server.stdout is not None
    for line in server.stdout:
        if found := re.search(r"http://\S+", line):
            return server, found.group().rstrip("/")
    raise SystemExit("the server did not start")


def measure(address: str, wanted: argparse.Namespace) -> list[float]:
    """The times of all moves, from all client processes."""
    shares = [wanted.tables // wanted.clients + (n < wanted.tables % wanted.clients) for n in range(wanted.clients)]
    with multiprocessing.get_context("spawn").Pool(wanted.clients) as pool:
        found = pool.starmap(client, [(address, share, wanted) for share in shares])
    return [seconds for times in found for seconds in times]


def client(address: str, tables: int, wanted: argparse.Namespace) -> list[float]:
    """One process of clients."""
    return asyncio.run(play_tables(address, tables, wanted))


async def play_tables(address: str, tables: int, wanted: argparse.Namespace) -> list[float]:
    """Set all tables first, then play at all of them at once."""
    gate = asyncio.Semaphore(START_AT_ONCE)

    async def ready(bots: str) -> LoadTable:
        async with gate:
            return await LoadTable(address, wanted, bots).open()

    live = await asyncio.gather(*(ready(wanted.bots) for _ in range(tables)))
    beside = await asyncio.gather(*(ready("") for _ in range(wanted.beside)))
    gc.collect()
    gc.freeze()  # the client's own pauses are not the server's
    gc.disable()
    await asyncio.gather(*(table.play(time.perf_counter() + WARM_UP, []) for table in (*live, *beside)))
    end = time.perf_counter() + wanted.seconds
    times: list[float] = []
    await asyncio.gather(*(table.play(end, times) for table in live), *(table.play(end, []) for table in beside))
    await asyncio.gather(*(table.close() for table in (*live, *beside)))
    return times


class LoadTable:
    """A table with its people."""

    def __init__(self, address: str, wanted: argparse.Namespace, bots: str) -> None:
        self.wanted = wanted
        self.bots = [bots] if bots else []
        people = max(wanted.seats, 2 - len(self.bots))  # nobody plays alone
        self.guests = [Guest(address, f"Guest {seat}") for seat in range(people)]
        self.players: list[Player] = []

    async def open(self) -> LoadTable:
        """Set the table, sit everybody down, begin."""
        host = self.guests[0]
        table = await host.set_table("me", *["friend"] * (len(self.guests) - 1), *self.bots)
        for seat, guest in enumerate(self.guests):
            player = await guest.join(table["id"])
            invitation = ""
            if seat:
                asked = await self.players[0].command("invite", "invitation", seat=seat)
                invitation = asked["invitation"]
            await player.sit(seat, invitation=invitation)
            await player.hello(seat)
            self.players.append(player)
        await self.players[0].command("start")
        return self

    async def play(self, end: float, times: list[float]) -> None:
        """Random legal moves until the time is over; a game that ends is followed by another."""
        await self._rest(random.random())
        while time.perf_counter() < end:
            await self._catch_up()
            mover = next((player for player in self.players if player.decides), None)
            if self.players[0].over:
                await self.close()
                self.players = []
                await self.open()
            elif mover is not None:
                began = time.perf_counter()
                done = await mover.play(random.choice(mover.state["legal"])["action"])
                await asyncio.gather(*(player.reach(done["version"]) for player in self.players))
                if not self.bots:
                    times.append(time.perf_counter() - began)
                await self._rest(1.0)
            else:
                began = time.perf_counter()
                await self.players[0].reach(self.players[0].state["version"] + 1)
                times.append(time.perf_counter() - began)

    async def _catch_up(self) -> None:
        version = max(player.state["version"] for player in self.players)
        await asyncio.gather(*(player.reach(version) for player in self.players))

    async def _rest(self, share: float) -> None:
        await asyncio.sleep(self.wanted.pause * share * random.uniform(0.5, 1.5))

    async def close(self) -> None:
        """Everybody goes."""
        await asyncio.gather(*(player.close() for player in self.players))


def summary(times: list[float], seconds: float) -> dict[str, Any]:
    """Moves a second, and the middle, 99th and slowest time in milliseconds."""
    ordered = sorted(times)
    if not ordered:
        return {"moves": 0}
    at = {name: ordered[int((len(ordered) - 1) * share)] for name, share in (("p50", 0.5), ("p99", 0.99))}
    return {
        "moves": len(ordered),
        "moves_per_second": round(len(ordered) / seconds, 1),
        **{f"{name}_ms": round(value * 1000, 2) for name, value in at.items()},
        "slowest_ms": round(ordered[-1] * 1000, 2),
    }


if __name__ == "__main__":
    main()
