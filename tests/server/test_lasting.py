"""Games that last: clocks in simulated time, calls to the table, vacations, games that end before their end."""

import asyncio
import re

import httpx

from birdtable.server.app import Settings, create_app
from tests.server.neighbours import PostOffice, PushService, open_for_business, until

DAY = 24 * 3600
SITE = "http://localhost"


class Now:
    """A clock that tests set."""

    def __init__(self):
        self.time = 1_800_000_000.0

    def __call__(self):
        return self.time


class Person:
    """Somebody with a browser, who plays over HTTP."""

    def __init__(self, app, name):
        transport = httpx.ASGITransport(app, raise_app_exceptions=False, client=(name, 1))
        self.http = httpx.AsyncClient(transport=transport, base_url=SITE)
        self.name, self.number = name, 0

    async def ask(self, method, path, **body):
        return (await self.http.request(method, f"/api{path}", json=body or None)).json()

    async def do(self, table, type, **fields):
        self.number += 1
        return await self.ask("POST", f"/tables/{table}/commands", type=type, id=f"c{self.number}", **fields)

    async def state(self, table, seat):
        return await self.ask("GET", f"/tables/{table}/state?seat={seat}")

    async def play(self, table, seat):
        state = await self.state(table, seat)
        action = state["legal"][0]["action"]
        return await self.do(table, "play", seat=seat, at=state["moment"], action=action)


class Evening:
    """A house in simulated time, with Ada in the first seat and Ben in the second."""

    def __init__(self, app):
        self.app, self.hall, self.now = app, app.state.hall, Now()
        self.hall.clock = self.now
        self.people = [Person(app, "Ada"), Person(app, "Ben")]
        self.calls = 0

    async def table(self, clock, players=2):
        ada, ben = self.people
        seats = [{"kind": "me"}, {"kind": "friend"}, *[{"kind": "bot", "level": "gentle"}] * (players - 2)]
        plan = {"game": "above_the_clouds", "seats": seats, "clock": clock}
        id = (await ada.ask("POST", "/tables", **plan))["id"]
        invited = await ada.do(id, "invite", seat=1)
        await ada.do(id, "sit", seat=0, name="Ada")
        await ben.do(id, "sit", seat=1, name="Ben", invitation=invited["invitation"])
        assert (await ada.do(id, "start"))["type"] == "done"
        return id

    async def seat(self, table):
        """Who is to decide."""
        while (state := await self.people[0].state(table, 0))["table"]["seats"][state["view"]["seat"]]["kind"] == "bot":
            await asyncio.sleep(0.02)
        return state["view"]["seat"]

    async def pass_by(self, seconds):
        """Time passes, and the house looks at its clocks."""
        self.now.time += seconds
        await self.hall.look_at_clocks()
        await self.hall.remind()


def lasting(tmp_path, test, **settings):
    async def run():
        database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
        app = create_app(Settings(database, workers=1, bot_pause=0.0, patience=1000, **settings))
        async with asyncio.timeout(120), app.router.lifespan_context(app):
            await test(Evening(app))

    asyncio.run(run())


def test_a_game_by_correspondence_over_days(tmp_path):
    push, post = PushService(), PostOffice()

    async def test(evening):
        ada, ben = evening.people
        assert (await ada.ask("POST", "/me/push", **push.subscription, language="de"))["browsers"] == 1
        asked = await ben.ask("PUT", "/me/mail", mail="ben@example.org", language="en")
        assert (asked["mail_possible"], asked["mail"]) == (True, "")  # not before it is confirmed
        letter = await asyncio.to_thread(until, lambda: post.letters and post.letters.pop())
        ticket = re.search(r"#mail=(\S+)", letter.get_content())[1]
        assert (await ada.ask("POST", "/me/mail/confirm", ticket=ticket))["code"] == "bad-code"
        assert (await ben.ask("POST", "/me/mail/confirm", ticket=ticket))["mail"] == "ben@example.org"

        table = await evening.table({"kind": "days", "seconds": 3 * DAY, "time_up": "bot"})

        async def called(seat):
            if seat == 0:
                told = await asyncio.to_thread(until, lambda: push.calls and push.calls.pop())
                assert told["table"] == table
                return told["title"]
            letter = await asyncio.to_thread(until, lambda: post.letters and post.letters.pop())
            assert (letter["To"], letter["From"]) == ("ben@example.org", "birds@example.org")
            assert f"{SITE}/t/{table}" in letter.get_content()
            return letter["Subject"]

        turn = {0: "Über den Wolken: Du bist dran", 1: "Above the Clouds: your move"}
        for _ in range(4):  # each moves after two days, and the next is called
            seat = await evening.seat(table)
            assert (await called(seat)).endswith(turn[seat].split(": ")[1])
            await evening.pass_by(2 * DAY)
            assert not push.calls
            assert not post.letters
            assert (await evening.people[seat].play(table, seat))["type"] == "done"

        seat = await evening.seat(table)
        late, other = evening.people[seat], evening.people[1 - seat]
        await called(seat)
        due = (await other.state(table, 1 - seat))["table"]["seats"][seat]["due"]
        assert due is not None
        await evening.pass_by(2.5 * DAY)
        assert re.search("still your move|noch dran", await called(seat))
        await evening.pass_by(0.4 * DAY)
        assert not push.calls  # one reminder is enough
        assert not post.letters
        assert (await late.state(table, seat))["table"]["seats"][seat]["kind"] == "person"
        await evening.pass_by(0.2 * DAY)
        state = await other.state(table, 1 - seat)
        assert [line["kind"] for line in state["log"] if line["kind"] == "timed"] == ["timed"]
        assert await evening.seat(table) == 1 - seat  # the bot has played on
        told = (await late.state(table, seat))["table"]["seats"][seat]
        assert (told["kind"], told["level"], told["mine"]) == ("bot", "fair", True)
        assert (await late.do(table, "sit", seat=seat))["type"] == "done"  # back with one command
        await called(1 - seat)
        assert (await other.play(table, 1 - seat))["type"] == "done"
        assert await evening.seat(table) == seat

        await called(seat)
        assert (await late.ask("PUT", "/me/vacation", days=20))["days_left"] == 10
        assert (await late.ask("PUT", "/me/vacation", days=31))["code"] == "bad-message"
        await evening.pass_by(21 * DAY)
        assert (await late.state(table, seat))["table"]["seats"][seat]["kind"] == "person"
        assert (await late.ask("PUT", "/me/vacation", days=11))["code"] == "too-many-days"
        await evening.pass_by(2.1 * DAY)
        assert (await other.state(table, 1 - seat))["table"]["seats"][seat]["kind"] == "bot"
        assert push.headers[0]["authorization"].startswith("vapid ")

        gone = await ada.ask("POST", "/me/push/stop", endpoint=push.subscription["endpoint"])
        assert gone["browsers"] == 0

    with open_for_business(push, post):
        lasting(tmp_path, test, origins=(SITE,), post=post.address, push_hosts=(push.host,))


def test_a_live_clock_counts_for_each_seat_and_gives_time_back(tmp_path):
    async def test(evening):
        clock = {"kind": "live", "seconds": 60, "increment": 5, "time_up": "score"}
        table = await evening.table(clock)
        first = await evening.seat(table)
        await evening.pass_by(20)
        assert (await evening.people[first].play(table, first))["type"] == "done"
        seats = (await evening.people[0].state(table, 0))["table"]["seats"]
        assert seats[first]["left"] == 45
        second = await evening.seat(table)
        player = evening.people[second]
        left = (await player.state(table, second))["table"]["seats"][second]["left"]
        evening.now.time += left + 2  # the move comes too late, even before anybody has looked at the clock
        assert (await player.play(table, second))["code"] == "time-up"
        await evening.pass_by(0)
        state = await player.state(table, second)
        assert state["table"]["status"] == "over"
        assert state["table"]["ended"] == {"why": "time", "seat": second, "winners": [1 - second], "scores": [0, 0]}
        record = await player.ask("GET", f"/tables/{table}/record")
        assert (record["ended"], record["over"]) == ({"why": "time", "seat": second}, False)
        assert (await player.ask("POST", "/records", record=record))["status"] == "over"

    lasting(tmp_path, test)


def test_a_game_goes_on_to_its_end_when_everybody_is_out_of_time(tmp_path):
    async def test(evening):
        table = await evening.table({"kind": "live", "seconds": 60, "time_up": "bot"})
        for _ in range(2):  # first one's time is up, then the other's
            await evening.seat(table)
            await evening.pass_by(3600)
        while (await evening.people[0].ask("GET", f"/tables/{table}"))["status"] != "over":
            await asyncio.sleep(0.05)

    lasting(tmp_path, test)


def test_games_that_end_before_their_end(tmp_path):
    async def test(evening):
        ada, ben = evening.people
        for players, ends in ((2, True), (3, False)):
            table = await evening.table(None, players)
            assert (await ben.do(table, "resign", seat=0))["code"] == "not-your-seat"
            assert (await ben.do(table, "resign", seat=1))["type"] == "done"
            told = (await ada.state(table, 0))["table"]
            assert (told["status"] == "over") == ends  # with three the others play on, and a bot for Ben
            assert (told["ended"] or {}).get("winners") == ([0] if ends else None)
            assert told["seats"][1]["kind"] == ("person" if ends else "bot")

        table = await evening.table(None)
        assert (await ada.do(table, "end", seat=0))["type"] == "done"
        asked = (await ben.state(table, 1))["table"]["asked"]
        assert asked == {"seat": 0, "what": "end", "waiting": [1]}
        await ben.do(table, "answer", seat=1, agree=False)
        assert (await ben.state(table, 1))["table"]["asked"] is None
        await ben.do(table, "end", seat=1)
        await ada.do(table, "answer", seat=0, agree=True)
        told = (await ben.state(table, 1))["table"]
        assert (told["status"], told["ended"]["why"]) == ("over", "agreed")
        assert (await ada.do(table, "resign", seat=0))["code"] == "not-playing"

    lasting(tmp_path, test)


FOREIGN = (
    "http://127.0.0.1:9/push",
    "https://example.org/push",
    "https://fcm.googleapis.com.evil.example/x",
    "https://fcm.googleapis.com:8443/x",
    "http://fcm.googleapis.com/x",
    "https://[::1/push",
    "file:///etc/passwd",
)


def test_the_house_knocks_at_no_foreign_door(tmp_path):
    async def test(evening):
        for endpoint in FOREIGN:
            keys = {"p256dh": "A" * 87, "auth": "A" * 22}
            answer = await evening.people[0].ask("POST", "/me/push", endpoint=endpoint, keys=keys)
            assert answer["code"] == "bad-push", endpoint

    lasting(tmp_path, test)
