"""A slow client: it is told the newest state, not every one of them, and never fills memory."""

import asyncio
import json
from contextlib import suppress

from birdtable.server.client import Client
from birdtable.server.hall import Hall
from birdtable.server.limits import UNSENT_ANSWERS, Visitor
from birdtable.server.live import Live
from birdtable.server.socket import _tell
from tests.table.evening import Evening


class Near:
    """As much of a hall as telling needs, where no log is long."""

    state = Hall.state


class SlowSocket:
    """Takes a message only when it is let."""

    def __init__(self):
        self.sent = []
        self.started = asyncio.Event()
        self.may = asyncio.Semaphore(0)

    async def send_text(self, text):
        self.started.set()
        await self.may.acquire()
        self.sent.append(json.loads(text))

    def states(self):
        return [message for message in self.sent if message["type"] == "state"]


def at_a_table(test):
    async def run():
        evening = Evening("me", "friend").fill("ada", "ben").begin()
        live, socket = Live(evening.table), SlowSocket()
        client = Client(socket, Visitor("ada", "here"))
        live.come(client)
        telling = asyncio.create_task(_tell(Near(), live, client))
        try:
            async with asyncio.timeout(20):
                await test(evening, live, client, socket, telling)
        finally:
            telling.cancel()
            with suppress(asyncio.CancelledError):
                await telling

    asyncio.run(run())


def play(evening, live, moves):
    for _ in range(moves):
        evening.play()
        live.show(evening.table)


def test_states_that_nobody_has_read_yet_become_one():
    async def test(evening, live, client, socket, telling):
        client.greet(0, None)
        await socket.started.wait()
        first = evening.table.version
        play(evening, live, 20)
        client.answer({"type": "done", "id": "a", "version": 1})
        for _ in range(3):
            socket.may.release()
        while len(socket.sent) < 3:
            await asyncio.sleep(0.001)
        assert [message["type"] for message in socket.sent] == ["state", "done", "state"] or [
            message["type"] for message in socket.sent
        ] == ["state", "state", "done"]
        before, after = socket.states()
        assert (before["version"], after["since"], after["version"]) == (first, first, evening.table.version)
        assert before["log"] + after["log"] == evening.state("ada", 0)["log"]

    at_a_table(test)


def test_a_taking_back_while_a_client_is_slow_starts_its_log_anew():
    async def test(evening, live, client, socket, telling):
        client.greet(0, None)
        await socket.started.wait()
        play(evening, live, 1)
        move = evening.table.moves[-1]
        evening.do(["ada", "ben"][move.seat], "take_back", move.seat, evening.table.moment, True)
        live.show(evening.table)
        for _ in range(2):
            socket.may.release()
        while len(socket.states()) < 2:
            await asyncio.sleep(0.001)
        if evening.table.rewritten:
            assert socket.states()[-1]["since"] == 0
        assert socket.states()[-1]["version"] == evening.table.version

    at_a_table(test)


def test_only_the_newest_presence_waits():
    async def test(evening, live, client, socket, telling):
        client.greet(0, None)
        await socket.started.wait()
        for number in range(50):
            client.see({"type": "here", "seats": [], "watching": number})
        for _ in range(2):
            socket.may.release()
        while len(socket.sent) < 2:
            await asyncio.sleep(0.001)
        assert socket.sent[1]["watching"] == 49

    at_a_table(test)


def test_a_client_that_takes_no_answers_is_given_up():
    async def test(evening, live, client, socket, telling):
        client.greet(0, None)
        await socket.started.wait()
        for number in range(UNSENT_ANSWERS + 1):
            client.answer({"type": "done", "id": str(number), "version": 1})
        assert client.overwhelmed
        assert len(client.answers) == UNSENT_ANSWERS
        for _ in range(UNSENT_ANSWERS + 1):
            socket.may.release()
        await asyncio.wait_for(telling, 10)

    at_a_table(test)


def test_a_client_that_is_not_greeted_hears_nothing():
    async def test(evening, live, client, socket, telling):
        play(evening, live, 2)
        client.see({"type": "here", "seats": [], "watching": 1})
        for _ in range(10):
            await asyncio.sleep(0.001)
        assert not socket.started.is_set()

    at_a_table(test)
