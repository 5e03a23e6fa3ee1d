"""A rude client on the socket: every message gets an answer or a clean close, and what is refused changes nothing."""

import asyncio
import json

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from birdtable.server.limits import LARGEST_MESSAGE
from tests.conftest import some
from tests.server.house import People, evening
from tests.server.player import Player
from tests.table.evening import Evening

HOSTILE = some(60_000, 300)  # messages on the socket; test_schema sends 20,000 requests
RECORDS = some(20_000, 100)
BATCH = 10  # of larger ones Hypothesis makes fewer in the same time

VALID = [
    {"type": "hello", "seat": 0, "version": 3},
    {"type": "play", "id": "a", "seat": 0, "at": 5, "action": "pass"},
    {"type": "undo", "id": "a", "seat": 0, "at": 5, "beyond": True},
    {"type": "answer", "id": "a", "seat": 0, "agree": True},
    {"type": "say", "id": "a", "text": "hello"},
    {"type": "sit", "id": "a", "seat": 1, "name": "Eve", "commitment": "ab" * 32, "invitation": "x"},
    {"type": "bot", "id": "a", "seat": 0, "level": "fair"},
    {"type": "leave", "id": "a", "seat": 0},
    {"type": "resign", "id": "a", "seat": 0},
    {"type": "remove", "id": "a", "seat": 1},
    {"type": "mute", "id": "a", "seat": 1, "muted": True},
    {"type": "end", "id": "a", "seat": 0},
    {"type": "invite", "id": "a", "seat": 1},
    {"type": "start", "id": "a"},
    {"type": "why", "id": "a", "seat": 0, "actions": ["pass", "swap f1 f2"]},
    {"type": "advise", "id": "a", "seat": 0, "seconds": 0.1},
    {"type": "foresee", "id": "a", "seat": 0, "question": {"roost": "nw"}},
]
SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=30),
    st.sampled_from(["\x00", "\ud800", "'; DROP TABLE entries; --", "__proto__", 2**63, -(2**63), 1e308, 10**40, "٣"]),
)
JSON = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=10,
)


@st.composite
def mutated(draw):
    """A valid message with something wrong (or nothing)."""
    message = dict(draw(st.sampled_from(VALID)))
    if "id" in message:
        message["id"] = f"a{draw(st.integers(0, 10_000))}"
    for _ in range(draw(st.integers(0, 3))):
        kind = draw(st.sampled_from(["change", "drop", "add"]))
        name = draw(st.sampled_from(sorted(message))) if message else "type"
        if kind == "change":
            message[name] = draw(JSON)
        elif kind == "drop":
            message.pop(name, None)
        else:
            message[draw(st.text(max_size=8))] = draw(JSON)
    return json.dumps(message)


ODD = [
    "",
    " ",
    "null",
    "[]",
    "{}",
    '"hello"',
    "[" * 4000,
    '{"a":' * 1500,
    "{" * 8000,
    '{"type": "hello", "type": "play"}',
    '{"type": "say", "id": "a", "text": "\\ud800"}',
    '{"type": "say", "id": "a", "text": "\\u0000"}',
    '{"type": "say", "id": "\\u0000", "text": "x"}',
    '{"type": "play", "id": "a", "seat": 0, "at": 1e999, "action": "pass"}',
    '{"type": "play", "id": "a", "seat": 0, "at": NaN, "action": "pass"}',
    '{"type": "play", "id": "a", "seat": ' + "9" * 5000 + ', "at": 1, "action": "pass"}',
    '{"type": "why", "id": "a", "seat": 0, "actions": ' + json.dumps(["pass"] * 65) + "}",
    "x" * LARGEST_MESSAGE,
    "\u2028\ufeff{}",
]
MESSAGES = st.one_of(
    mutated(),
    JSON.map(json.dumps),
    st.text(max_size=60).filter(str.isprintable),
    st.binary(max_size=60),
    st.sampled_from(ODD),
)


class Rude:
    """A rude guest who holds no seat, and the table's people who look on."""

    def __init__(self, people: People) -> None:
        self.people = people

    async def open(self) -> None:
        self.ada, self.ben = await self.people.table("me", "friend")
        self.guest = self.people.guest("Eve")
        await self.join()

    async def join(self) -> None:
        self.player = await self.people.join(self.guest, self.ada.table)

    async def states(self):
        """What the people at the table see."""
        people = enumerate((self.ada, self.ben))
        return [await one.guest.get(f"/tables/{one.table}/state", seat=seat) for seat, one in people]

    async def send(self, player: Player, message) -> list[dict]:
        """The answers to a message: what comes before the answer to a second, harmless one."""
        await player.send(message)
        await player.send({"type": "why", "id": "sentinel", "seat": 9, "actions": []})
        answers = []
        while (answer := await player.receive()).get("id") != "sentinel":
            if answer["type"] != "here":
                answers.append(answer)
        if not answers and type_of(message) == "advise":  # the one answer that may come later
            answers.append(await player.until("advice"))
        return answers


def without_presence(states):
    return [{**state, "table": {**state["table"], "watching": 0, "seats": []}} for state in states]


CHANGES = {
    "stranger": {"say"},
    "player": {"say", "play", "undo", "answer", "sit", "invite", "resign", "end", "remove", "mute"},
}


def type_of(message):
    """What a message wishes, if it can be read at all."""
    try:
        return json.loads(message).get("type")
    except (ValueError, AttributeError, RecursionError):
        return None


@settings(
    max_examples=20,
    deadline=None,
    derandomize=True,
    phases=[Phase.generate],  # no shrinking: every try is an evening of its own
    suppress_health_check=list(HealthCheck),
)
@given(messages=st.lists(MESSAGES, min_size=5, max_size=10))
def rude_evening(server, messages):
    async def test(people):
        rude = Rude(people)
        await rude.open()
        before = without_presence(await rude.states())
        for player, who in ((rude.player, "stranger"), (rude.ada, "player")):
            for message in messages:
                if who == "player" and type_of(message) in ("leave", "bot"):
                    continue  # then a bot plays, and what changes is not the message's doing
                answers = await rude.send(player, message)
                assert answers, message
                after = without_presence(await rude.states())
                if after != before:
                    assert [answer for answer in answers if answer["type"] in ("done", "invitation")], message
                    assert type_of(message) in CHANGES[who]
                before = after

    evening(test, server)


def test_whatever_is_sent_is_answered_and_what_is_refused_changes_nothing(server):
    rude_evening(server)


@pytest.mark.parametrize("message", ODD, ids=range(len(ODD)))
def test_odd_messages(server, message):
    async def test(people):
        rude = Rude(people)
        await rude.open()
        before = without_presence(await rude.states())
        answers = await rude.send(rude.player, message)
        answers += await rude.send(rude.ada, message)
        kinds = {answer["type"] for answer in answers}
        assert kinds <= {"refused", "state"}
        assert without_presence(await rude.states()) == before

    evening(test, server)


def test_huge_messages_and_rude_goodbyes(server):
    async def test(people):
        rude = Rude(people)
        await rude.open()
        before = without_presence(await rude.states())
        for message in ("x" * 1_000_000, b"\x00" * 1_000_000, "[" * 20_000):
            await rude.player.send(message)
            assert await rude.player.closed() == 1009
            await rude.join()
        for _ in range(5):
            await rude.player.send(json.dumps(VALID[0]))
            rude.player.socket.transport.abort()  # without a word
            await rude.join()
        assert without_presence(await rude.states()) == before
        assert (await rude.ada.command("say", text="still here"))["type"] == "done"

    evening(test, server)


def test_many_rude_guests_at_once(server):
    async def test(people):
        rude = Rude(people)
        await rude.open()

        async def one(number):
            player = await people.join(people.guest(f"Eve {number}"), rude.ada.table)
            for message in (*ODD[:12], *map(json.dumps, VALID)):
                assert await rude.send(player, message)

        before = (await rude.states())[0]["moment"]
        await asyncio.gather(*(one(number) for number in range(5)))
        assert (await rude.states())[0]["moment"] == before

    evening(test, server)


def many(strategy, count):
    """So many examples, to be sent one after the other."""
    found = []

    @settings(
        max_examples=count // BATCH,
        deadline=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(st.lists(strategy, min_size=BATCH, max_size=BATCH))
    def collect(batch):
        found.extend(batch)

    collect()
    return found


def test_whatever_strangers_send_changes_nothing(server):
    messages = [message for message in many(MESSAGES, HOSTILE) if type_of(message) != "say"]
    assert len(messages) > HOSTILE / 2

    async def test(people):
        rude = Rude(people)
        await rude.open()
        before = without_presence(await rude.states())
        for first in range(0, len(messages), BATCH):
            for message in messages[first : first + BATCH]:
                await rude.player.send(message)
            answers = await rude.send(rude.player, "")
            assert {answer["type"] for answer in answers} <= {"refused", "state"}
            assert without_presence(await rude.states()) == before
            rude.player.wire.clear()

    evening(test, server)
    server.check()


def places(data, path=()):
    """The way to every value of some data."""
    entries = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in entries:
        yield (*path, key)
        yield from places(value, (*path, key))


@st.composite
def altered(draw, record):
    """A record in which a few things are changed, left out or added, anywhere."""
    record = json.loads(json.dumps(record))
    for _ in range(draw(st.integers(1, 3))):
        ways = list(places(record))
        if not ways:
            break
        *path, last = draw(st.sampled_from(ways))
        place = record
        for key in path:
            place = place[key]
        kind = draw(st.sampled_from(["change", "drop", "add"]))
        if kind == "change":
            place[last] = draw(JSON)
        elif kind == "drop":
            del place[last]
        elif isinstance(place, dict):
            place[draw(st.text(max_size=8))] = draw(JSON)
        else:
            place.append(draw(JSON))
    return record


def test_hostile_records_are_refused_in_words(server):
    record = Evening("me", "friend").fill("ada", "ben").begin().finish().table.record()
    bodies = [json.dumps({"record": one}).encode() for one in many(st.one_of(altered(record), JSON), RECORDS)]

    async def test(people):
        rude = Rude(people)
        await rude.open()
        before = without_presence(await rude.states())
        waiting = iter(bodies)

        async def post():
            for body in waiting:
                answer = await rude.guest.http.post(
                    "/api/records", content=body, headers={"content-type": "application/json"}
                )
                assert answer.status_code < 500, (answer.text, body)

        await asyncio.gather(*(post() for _ in range(4)))
        assert without_presence(await rude.states()) == before

    evening(test, server)
    server.check()


@pytest.mark.parametrize(
    "endpoint", ["https://\x00.example", "https://ä.example", "https://a b.example/", "https://a.b/\n"]
)
@pytest.mark.parametrize("path", ["/api/me/push", "/api/me/push/stop"])
def test_a_push_address_that_no_browser_has_is_refused_in_words(server, path, endpoint):
    """PostgreSQL takes no text with a zero in it."""

    async def test(people):
        keys = {} if path.endswith("stop") else {"keys": {"p256dh": "a", "auth": "a"}}
        answer = await people.guest("Eve").http.post(path, json={"endpoint": endpoint, **keys})
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-message")

    evening(test, server)
    server.check()
