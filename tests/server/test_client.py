"""A slow client: it is told the newest state, not every one of them, and never fills memory."""

import asyncio
import json

from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

from birdtable.server.client import Client
from birdtable.server.door import WINDOW, Wire
from birdtable.server.limits import UNSENT_ANSWERS, Visitor
from birdtable.server.live import Live
from birdtable.server.socket import Talk
from tests.table.evening import Evening


class SlowLine:
    """Takes messages only when it is let."""

    def __init__(self):
        self.sent = []
        self.clear = True

    def send_all(self, messages):
        self.sent += [json.loads(message) for message in messages]
        self.clear = False

    def states(self):
        return [message for message in self.sent if message["type"] == "state"]


async def turn():
    """Let the loop turn, so that everybody is told what there is."""
    for _ in range(3):
        await asyncio.sleep(0)


def at_a_table(test):
    async def run():
        evening = Evening("me", "friend").fill("ada", "ben").begin()
        live, line = Live(evening.table), SlowLine()
        client = Client(line, Visitor("ada", "here"))
        live.come(client)
        talk = Talk(None, live, client, None)

        async def let():
            line.clear = True
            client.wake()
            await turn()

        async with asyncio.timeout(20):
            await test(evening, live, client, line, talk, let)

    asyncio.run(run())


def play(evening, live, moves):
    for _ in range(moves):
        evening.play()
        live.show(evening.table)


def test_states_that_nobody_has_read_yet_become_one():
    async def test(evening, live, client, line, talk, let):
        client.greet(0, None)
        await turn()
        first = evening.table.version
        play(evening, live, 20)
        client.answer({"type": "done", "id": "a", "version": 1})
        await turn()
        assert len(line.sent) == 1
        await let()
        assert [message["type"] for message in line.sent] == ["state", "state", "done"]
        before, after = line.states()
        assert (before["version"], after["since"], after["version"]) == (first, first, evening.table.version)
        assert before["log"] + after["log"] == evening.state("ada", 0)["log"]

    at_a_table(test)


def test_a_taking_back_while_a_client_is_slow_starts_its_log_anew():
    async def test(evening, live, client, line, talk, let):
        client.greet(0, None)
        await turn()
        play(evening, live, 1)
        move = evening.table.moves[-1]
        evening.do(["ada", "ben"][move.seat], "take_back", move.seat, evening.table.moment, True)
        live.show(evening.table)
        await let()
        if evening.table.rewritten:
            assert line.states()[-1]["since"] == 0
        assert line.states()[-1]["version"] == evening.table.version

    at_a_table(test)


def test_only_the_newest_presence_waits():
    async def test(evening, live, client, line, talk, let):
        client.greet(0, None)
        await turn()
        for number in range(50):
            client.see({"type": "here", "seats": [], "watching": number})
        await let()
        assert line.sent[1]["watching"] == 49

    at_a_table(test)


def test_a_client_that_takes_no_answers_is_given_up():
    async def test(evening, live, client, line, talk, let):
        client.greet(0, None)
        await turn()
        for number in range(UNSENT_ANSWERS + 1):
            client.answer({"type": "done", "id": str(number), "version": 1})
        assert client.overwhelmed
        assert len(client.answers) == UNSENT_ANSWERS
        await turn()
        assert talk.given_up.done()

    at_a_table(test)


def test_a_client_that_is_not_greeted_hears_nothing():
    async def test(evening, live, client, line, talk, let):
        play(evening, live, 2)
        client.see({"type": "here", "seats": [], "watching": 1})
        await turn()
        assert not line.sent

    at_a_table(test)


def test_short_messages_are_sent_as_they_are_and_long_ones_compressed():
    """In their order: what is compressed goes on from what was compressed before."""
    wire = Wire.__new__(Wire)
    wire.conn, wire.transport, wire.close_sent = ServerProtocol(), Written(), False
    wire.conn.state = State.OPEN
    wire.conn.extensions = [PerMessageDeflate(False, False, 15, WINDOW)]
    reader = ClientProtocol(parse_uri("ws://here"))
    reader.state, reader.parser = State.OPEN, reader.parse()
    next(reader.parser)
    reader.extensions = [PerMessageDeflate(False, False, WINDOW, 15)]
    messages = [b'"long"' * 200, b'{"type":"done"}', b"x" * 125, b"x" * 126, b'"long"' * 300]
    wire.send_all(messages)
    wire.conn.state = State.CLOSING
    wire.send_all([b"too late"])
    (written,) = wire.transport.written
    assert [message in written for message in messages] == [False, True, True, False, False]
    reader.receive_data(written)
    assert [event.data for event in reader.events_received()] == messages


class Written:
    """A connection that only keeps what is written."""

    def __init__(self):
        self.written = []

    def is_closing(self):
        return False

    def write(self, data):
        self.written.append(data)
