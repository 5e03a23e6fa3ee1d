"""`kill -9` of the server while many tables are busy: no acknowledged move is lost, and every table goes on.

BIRDTABLE_CRASH_TABLES and BIRDTABLE_CRASH_ROUNDS set the size; the full run is 200 tables and 10 rounds.
"""

import asyncio
import json
import os
import random
import time
from contextlib import suppress

import sqlalchemy as sa
import websockets

from birdtable.server.database import ENTRIES
from tests.conftest import some
from tests.server.house import Server
from tests.server.player import Guest
from tests.table.evening import CLOUDS

TABLES = int(os.environ.get("BIRDTABLE_CRASH_TABLES", "12"))
ROUNDS = int(os.environ.get("BIRDTABLE_CRASH_ROUNDS", some("3", "1")))
MOVES = 3  # acknowledged moves a table, on average, before each kill
AT_ONCE = 20


class Countdown:
    """An event that happens after so many ticks."""

    def __init__(self, left):
        self.left = left
        self.event = asyncio.Event()

    def tick(self):
        self.left -= 1
        if self.left <= 0:
            self.event.set()


class BusyTable:
    """A table where one person plays all the seats but one, with everything that was acknowledged."""

    def __init__(self, address, number):
        self.guest = Guest(address, f"Guest {number}")
        self.luck = random.Random(number)
        self.done = []  # (version, action) of every move that was acknowledged
        self.unknown = None  # a move that was sent and not answered: it may be in the log or not
        self.player = None
        self.finished = False

    async def open(self):
        table = await self.guest.set_table("me", "me", "gentle")
        self.id = table["id"]
        for seat in (0, 1):
            await self.guest.command(self.id, "sit", seat=seat)
        answer = await self.guest.command(self.id, "start")
        assert answer["type"] == "done", answer

    async def join(self):
        self.player = await self.guest.join(self.id, 0)

    async def play(self, moves=10_000):
        """Play until the server goes away, or so many moves are acknowledged; how many were."""
        player, done = self.player, 0
        while done < moves:
            if player.over:
                self.finished = True
                return done
            if not player.decides:
                seat = player.state["view"]["seat"]
                if seat in (0, 1) and seat != player.state["seat"]:
                    await player.hello(seat, player.state["version"])
                else:
                    await player.receive()
                continue
            action = self.luck.choice(player.state["legal"])["action"]
            self.unknown = action
            answer = await player.play(action)
            assert answer["type"] == "done", answer
            self.done.append((answer["version"], action))
            self.unknown = None
            done += 1
            await player.reach(answer["version"])
        return done

    async def busy(self, enough):
        with suppress(websockets.ConnectionClosed):
            while await self.play(1):
                enough.tick()

    async def check(self):
        """The table is back with all that was acknowledged."""
        state = await self.guest.get(f"/tables/{self.id}/state", seat=0)
        assert state["table"]["moves"] >= len(self.done)
        if self.done:
            assert state["version"] >= self.done[-1][0]

    async def close(self):
        if self.player is not None:
            await self.player.close()
        await self.guest.close()


async def in_turns(work, tables):
    """Something for all tables, a few at a time."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(table):
        async with gate:
            return await work(table)

    return await asyncio.gather(*(one(table) for table in tables))


async def evening_of_crashes(server, tables, rounds):
    everything = [BusyTable(server.address, number) for number in range(tables)]
    try:
        return await crash_again_and_again(server, everything, rounds)
    finally:
        await asyncio.gather(*(table.close() for table in everything), return_exceptions=True)


async def crash_again_and_again(server, everything, rounds):
    began = time.monotonic()
    await in_turns(BusyTable.open, everything)
    figures = []
    for _ in range(rounds):
        going_on = [table for table in everything if not table.finished]
        await in_turns(BusyTable.join, going_on)
        before = sum(len(table.done) for table in everything)
        enough = Countdown(MOVES * len(going_on))
        playing = [asyncio.create_task(table.busy(enough)) for table in going_on]
        waiting = asyncio.create_task(enough.event.wait())
        await asyncio.wait((waiting, asyncio.gather(*playing)), return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        server.kill()
        await asyncio.gather(*playing)
        acknowledged = sum(len(table.done) for table in everything) - before
        down = time.monotonic()
        await asyncio.to_thread(server.start)
        figures.append((acknowledged, time.monotonic() - down))
        await in_turns(BusyTable.check, everything)
    await in_turns(check_log, everything)
    going_on = [table for table in everything if not table.finished]
    await in_turns(BusyTable.join, going_on)
    moved = await in_turns(lambda table: table.play(2), going_on)
    assert all(done == 2 or table.finished for done, table in zip(moved, going_on, strict=True))
    return figures, len(going_on), time.monotonic() - began


async def check_log(table):
    """The acknowledged moves stand in the log at the versions that were acknowledged, as the database has them."""
    kept = await asyncio.to_thread(entries_of, table.database, table.id)
    for version, action in table.done:
        kind, data = kept[version]
        assert (kind, data["action"]) == ("played", action)
    mine = [version for version, (kind, data) in kept.items() if kind == "played" and data["seat"] in (0, 1)]
    acknowledged = {version for version, _ in table.done}
    assert len(set(mine) - acknowledged) <= table.crashes  # at most the one that was on its way at each crash


def entries_of(engine, id):
    with engine.connect() as connection:
        rows = connection.execute(ENTRIES.select().where(ENTRIES.c.table_id == id).order_by(ENTRIES.c.version)).all()
    assert [row.version for row in rows] == list(range(1, len(rows) + 1))
    return {row.version: (row.kind, json.loads(row.data)) for row in rows}


def test_no_acknowledged_move_is_lost_and_every_table_goes_on(database, tmp_path):
    server = Server(tmp_path, database, few=CLOUDS).start()
    address = database.replace("postgresql://", "postgresql+psycopg://")
    engine = sa.create_engine(address)
    BusyTable.database, BusyTable.crashes = engine, ROUNDS
    try:
        figures, alive, seconds = asyncio.run(evening_of_crashes(server, TABLES, ROUNDS))
    finally:
        engine.dispose()
        server.stop()
    acknowledged = [moves for moves, _ in figures]
    assert all(acknowledged), acknowledged
    text = (
        f"{TABLES} tables, {ROUNDS} kills, {sum(acknowledged)} acknowledged moves, none lost; {alive} tables went on; "
    )
    restart = f"restart {max(down for _, down in figures):.1f} s at most; {seconds:.0f} s in all"
    with open(os.environ.get("BIRDTABLE_CRASH_REPORT", os.devnull), "a") as report:
        report.write(f"{database.partition(':')[0]}: {text}{restart}\n")
    assert "Traceback" not in server.log.read_text()


def test_the_processes_of_bots_end_with_a_killed_server(tmp_path):
    server = Server(tmp_path, f"sqlite:///{tmp_path / 'tables.sqlite'}", few=CLOUDS).start()

    async def run():
        guest = Guest(server.address)
        table = (await guest.set_table("me", "gentle"))["id"]
        await guest.command(table, "sit", seat=0)
        await guest.command(table, "start")
        player = await guest.join(table, 0)
        await player.play_on(2)
        workers = server.workers()
        assert workers
        server.kill()
        await player.closed()
        deadline = time.monotonic() + 30
        while any(os.path.exists(f"/proc/{worker}") for worker in workers):
            assert time.monotonic() < deadline
            await asyncio.sleep(0.05)  # a process that is not ours tells nobody when it ends
        await guest.close()

    asyncio.run(run())
