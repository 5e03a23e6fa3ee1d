"""Commit first, show second; and what happens when the database fails."""

import asyncio
import json
from contextlib import asynccontextmanager

import pytest
import sqlalchemy as sa

from birdtable.server.app import Settings, create_app
from birdtable.server.client import Client
from birdtable.server.commands import Invite, Play, Sit, Start, carry_out
from birdtable.server.commands import LetBotPlay as Bot
from birdtable.server.database import connect
from birdtable.server.hall import Hall
from birdtable.server.limits import Visitor
from birdtable.server.socket import Talk
from birdtable.server.storage import Storage
from birdtable.table import Refused
from birdtable.table.table import AWAY

BREAK = {
    "sqlite": [
        "CREATE TRIGGER broken BEFORE INSERT ON entries WHEN NEW.table_id = '{id}'"
        " BEGIN SELECT RAISE(ABORT, 'disk full'); END"
    ],
    "postgresql": [
        "CREATE FUNCTION broken() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'disk full'; END $$ LANGUAGE plpgsql",
        "CREATE TRIGGER broken BEFORE INSERT ON entries FOR EACH ROW WHEN (NEW.table_id = '{id}')"
        " EXECUTE FUNCTION broken()",
    ],
}
MEND = {
    "sqlite": ["DROP TRIGGER broken"],
    "postgresql": ["DROP TRIGGER broken ON entries", "DROP FUNCTION broken()"],
}


def run_sql(database, statements):
    engine = sa.create_engine(database.replace("postgresql://", "postgresql+psycopg://"))
    with engine.begin() as connection:
        for statement in statements:
            connection.exec_driver_sql(statement)
    engine.dispose()


def test_what_cannot_be_stored_is_refused_and_shown_to_nobody(at, server):
    kind = server.database.partition(":")[0]

    async def test(people):
        ada, ben = await people.table("me", "friend")
        player, other = (ada, ben) if ada.decides else (ben, ada)
        path = f"/tables/{ada.table}/state"
        before = [await one.guest.get(path, seat=one.state["seat"]) for one in (player, other)]
        run_sql(server.database, [statement.format(id=ada.table) for statement in BREAK[kind]])
        try:
            refused = await player.play()
            assert (refused["type"], refused["code"]) == ("refused", "storage")
            over_http = await other.guest.http.post(
                f"/api/tables/{ada.table}/commands", json={"type": "say", "id": "s1", "text": "hm"}
            )
            assert (over_http.status_code, over_http.json()["code"], over_http.json()["id"]) == (503, "storage", "s1")
            assert "disk full" not in over_http.text
            assert [await one.guest.get(path, seat=one.state["seat"]) for one in (player, other)] == before
            elsewhere, _ = await people.table("me", "me")  # other tables do not mind
            assert elsewhere.state["table"]["status"] == "playing"
        finally:
            run_sql(server.database, MEND[kind])
        done = await player.play()
        assert done["type"] == "done"
        assert done["version"] == before[0]["version"] + 1

    at(test)


# ---------------------------------------------------------------------- in this process, to look between the steps


@asynccontextmanager
async def opened_hall(tmp_path):
    app = create_app(Settings(f"sqlite:///{tmp_path / 'tables.sqlite'}", workers=1, bot_pause=0.0, patience=1000))
    async with app.router.lifespan_context(app):
        yield app.state.hall, app.state.buckets


class Clerk:
    """Gives commands in this process."""

    def __init__(self, hall, buckets, live, number=0):
        self.hall, self.buckets, self.live, self.number = hall, buckets, live, number

    async def __call__(self, guest, shape, **fields):
        self.number += 1
        command = shape(type=TYPES[shape], id=f"c{self.number}", **fields)
        return await carry_out(self.hall, self.live, self.buckets, Visitor(guest, "here"), guest, command)


TYPES = {Play: "play", Sit: "sit", Start: "start", Invite: "invite", Bot: "bot"}


async def begun(hall, buckets):
    """A table of Ada and Ben where Ada is to move."""
    plan = {"game": "above_the_clouds", "seats": [{"kind": "me"}, {"kind": "friend"}], "options": {}, "listed": True}
    live = await hall.set_table("ada", plan)
    give = Clerk(hall, buckets, live)
    for seat, guest in enumerate(("ada", "ben")):
        await give(guest, Sit, seat=seat)
    await give("ada", Start)
    return live, give


def play_of(live):
    position = live.table.position
    return {"seat": position.seat, "at": live.table.moment, "action": str(position.legal()[0])}


def in_a_hall(tmp_path, test):
    async def run():
        async with asyncio.timeout(120), opened_hall(tmp_path) as (hall, buckets):
            live, give = await begun(hall, buckets)
            await test(hall, live, give)

    asyncio.run(run())


class SlowStorage:
    """Lets writes wait."""

    def __init__(self, hall):
        self.append = hall.storage.append
        self.begun, self.may = asyncio.Event(), asyncio.Event()
        hall.storage.append = self

    async def __call__(self, *arguments):
        self.begun.set()
        await self.may.wait()
        await self.append(*arguments)


class Connection:
    """One that nothing goes through, until it breaks."""

    clear = False

    def __init__(self):
        self.gone = asyncio.Event()

    async def receive(self):
        await self.gone.wait()
        return {"type": "websocket.disconnect"}

    async def close(self, code):
        pass


def decider(live):
    return ("ada", "ben")[live.table.position.seat]


def test_nothing_is_shown_before_it_is_on_disk(tmp_path):
    async def test(hall, live, give):
        slow = SlowStorage(hall)
        watching = Client(None, Visitor("zoe", "there"))
        live.come(watching)
        before = live.table
        giving = asyncio.create_task(give(decider(live), Play, **play_of(live)))
        await slow.begun.wait()
        for _ in range(10):
            await asyncio.sleep(0)
        assert live.table is before
        assert not watching.woken
        assert not giving.done()
        slow.may.set()
        answer = await giving
        assert answer["version"] == live.table.version == before.version + 1
        assert watching.woken

    in_a_hall(tmp_path, test)


def test_a_client_that_goes_in_the_middle_of_its_move_has_made_it(tmp_path):
    """What is stored is shown to the others, whatever has become of the one who did it."""

    async def test(hall, live, give):
        slow = SlowStorage(hall)
        before = live.table.version
        connection = Connection()
        talk = Talk(hall, live, Client(connection, Visitor(decider(live), "here")), give.buckets)
        lasting = asyncio.create_task(talk.last(connection))
        talk.hear(json.dumps({"type": "play", "id": "a", **play_of(live)}).encode())
        await slow.begun.wait()
        connection.gone.set()
        await lasting
        slow.may.set()
        async with live.lock:
            assert live.table.version == before + 1

    in_a_hall(tmp_path, test)


def test_two_moves_at_once_become_one_and_a_stale_one(tmp_path):
    async def test(hall, live, give):
        fields, guest = play_of(live), decider(live)
        answers = await asyncio.gather(*(give(guest, Play, **fields) for _ in range(5)), return_exceptions=True)
        assert sum(isinstance(answer, dict) for answer in answers) == 1
        assert {answer.code for answer in answers if isinstance(answer, Refused)} == {"stale"}
        assert len(live.table.moves) == 1

    in_a_hall(tmp_path, test)


def test_a_second_hall_that_was_faster_is_caught_up_with(tmp_path):
    async def test(hall, live, give):
        other = Hall(hall.storage, hall.fanout, hall.thinkers, 0.0)
        theirs = await other.live(live.table.id)
        fields, guest = play_of(live), decider(live)
        await give(guest, Play, **fields)
        with pytest.raises(Refused, match="stale"):
            await Clerk(other, give.buckets, theirs, 100)(guest, Play, **fields)
        assert theirs.table.version == live.table.version

    in_a_hall(tmp_path, test)


def test_somebody_away_for_long_can_be_replaced_and_signs_of_life_count(tmp_path):
    async def test(hall, live, give):
        with pytest.raises(Refused, match="away-too-short"):
            await give("ada", Bot, seat=1, level="gentle")
        live.seen[1] -= AWAY + 1
        live.saw("ben")  # a command over HTTP, say
        with pytest.raises(Refused, match="away-too-short"):
            await give("ada", Bot, seat=1, level="gentle")
        live.seen[1] -= AWAY + 1
        assert (await give("ada", Bot, seat=1, level="gentle"))["type"] == "done"
        assert live.table.seats[1].kind.value == "bot"
        assert (await give("ben", Sit, seat=1))["type"] == "done"

    in_a_hall(tmp_path, test)


def test_a_table_that_cannot_be_brought_back_keeps_nobody_else(tmp_path):
    """A log of other rules: the table is refused in words, its owner's other tables and the server go on."""

    async def test(hall, live, give):
        other, _ = await begun(hall, give.buckets)
        run_sql(
            f"sqlite:///{tmp_path / 'tables.sqlite'}",
            [
                "UPDATE entries SET data = replace(data, '\"rules\":', '\"rules\":9')"
                f" WHERE table_id = '{live.table.id}'",
                "UPDATE tables SET bot_to_move = 1",
            ],
        )
        again = Hall(hall.storage, hall.fanout, hall.thinkers, 0.0)
        await again._drive_forgotten_bots(late=0.0)
        assert list(again.tables) == [other.table.id]
        with pytest.raises(Refused, match="no-edition"):
            await again.live(live.table.id)
        assert [one.table.id for one in await again.live_ones([live.table.id, other.table.id])] == [other.table.id]

    in_a_hall(tmp_path, test)


def test_a_write_that_nobody_waits_for_any_more_does_not_stop_the_writer(tmp_path):
    async def test(hall, live, give):
        renames = [asyncio.create_task(hall.storage.rename(f"g{n}", "x")) for n in range(50)]
        await asyncio.sleep(0)
        for rename in renames[::2]:
            rename.cancel()
        await asyncio.gather(*renames, return_exceptions=True)
        assert hall.storage.writer.is_alive()
        assert await hall.storage.name_of("g1") == "x"

    in_a_hall(tmp_path, test)


def test_what_was_wished_for_in_one_turn_is_one_transaction_also_when_the_house_closes(tmp_path):
    url, transactions = f"sqlite:///{tmp_path / 'tables.sqlite'}", []

    async def wish(names):
        storage = Storage(connect(url))
        storage.timed = transactions.append
        wishes = asyncio.gather(*(storage.rename(name, name.title()) for name in names), return_exceptions=True)
        await asyncio.sleep(0)  # all of them are asked for, none is handed over
        storage.close()
        async with asyncio.timeout(20):
            await wishes

    async def found(names):
        storage = Storage(connect(url))
        named = [await storage.name_of(name) for name in names]
        storage.close()
        return named

    names = ["ada", "ben", "cleo"]
    asyncio.run(wish(names))
    assert asyncio.run(found(names)) == ["Ada", "Ben", "Cleo"]
    assert len(transactions) == 1


def test_a_table_that_is_played_elsewhere_is_not_followed_where_nobody_looks(tmp_path):
    async def run():
        app = create_app(Settings(f"sqlite:///{tmp_path / 'tables.sqlite'}", workers=1))
        async with asyncio.timeout(60), app.router.lifespan_context(app):
            hall = app.state.hall
            plan = {
                "game": "above_the_clouds",
                "seats": [{"kind": "me"}, {"kind": "me"}],
                "options": {},
                "listed": True,
            }
            left, watched = [await hall.set_table("ada", plan) for _ in range(2)]
            watched.come(Client(None, Visitor("ada", "here")))
            for live in (left, watched):
                hall.heard(live.table.id, live.table.version)  # nothing new
            assert set(hall.tables) == {left.table.id, watched.table.id}
            for live in (left, watched):
                hall.heard(live.table.id, live.table.version + 1)
            assert set(hall.tables) == {watched.table.id}
            assert (await hall.live(left.table.id)).table.version == left.table.version  # read anew

    asyncio.run(run())
