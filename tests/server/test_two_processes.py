"""Several server processes on one PostgreSQL."""

import asyncio
import time
from contextlib import contextmanager

import psycopg
import pytest

from tests.server.house import Server, evening, running
from tests.table.evening import CLOUDS


@contextmanager
def pair(url, folder):
    """Two servers, started together on a new database."""
    servers = [Server(folder, url, few=CLOUDS) for _ in range(2)]

    async def each(does):
        await asyncio.gather(*(asyncio.to_thread(does, server) for server in servers))

    asyncio.run(each(Server.start))
    yield servers
    asyncio.run(each(Server.stop))


@pytest.fixture(scope="module")
def two(postgres, tmp_path_factory):
    """Two servers for all tests that leave them standing."""
    with pair(postgres.new_database(), tmp_path_factory.mktemp("two")) as servers:
        yield servers


@pytest.fixture
def two_of_ones_own(postgres, tmp_path):
    """Two servers of which one may be killed."""
    with pair(postgres.new_database(), tmp_path) as servers:
        yield servers


async def table_of_two(people, *bots):
    """A person at each process, and bots."""
    ada, ben = people.guest("Ada", 0), people.guest("Ben", 1)
    table = (await ada.set_table("me", "friend", *bots))["id"]
    invited = await ada.command(table, "invite", seat=1)
    for guest, seat, fields in ((ada, 0, {}), (ben, 1, {"invitation": invited["invitation"]})):
        answer = await guest.command(table, "sit", seat=seat, name=guest.name, **fields)
        assert answer["type"] == "done", answer
    players = [await people.join(ada, table, 0), await people.join(ben, table, 1)]
    answer = await ada.command(table, "start")
    for player in players:
        await player.reach(answer["version"])
    return players


def test_two_clients_on_two_processes_see_the_same_game(two):
    async def test(people):
        ada, ben = await table_of_two(people, "gentle")
        await asyncio.gather(ada.play_on(), ben.play_on())
        assert ada.state["table"]["fair"] == ben.state["table"]["fair"]
        same = ("version", "moment")
        assert [ada.state[name] for name in same] == [ben.state[name] for name in same]
        first = await ada.guest.get(f"/tables/{ada.table}/record")
        assert first == await ben.guest.get(f"/tables/{ada.table}/record")

    evening(test, *two)


def test_who_is_connected_to_the_other_process_is_here(two):
    """Before, a host at one process could let a bot play for somebody who was connected to the other."""

    async def test(people):
        ada, ben = await table_of_two(people)

        async def here():
            return [seat["here"] for seat in (await ada.guest.get(f"/tables/{ada.table}"))["seats"]]

        while await here() != [True, True]:
            await asyncio.sleep(0.05)
        await ben.close()
        while await here() != [True, False]:
            await asyncio.sleep(0.05)

    evening(test, *two)


def test_commands_at_both_processes_at_once_are_all_done_in_one_order(two):
    async def test(people):
        ada, ben = await table_of_two(people)

        async def talk(player):
            for number in range(15):
                answer = await player.command("say", text=f"{number}")
                assert answer["type"] == "done" or answer["code"] == "busy", answer

        await asyncio.gather(talk(ada), talk(ben))
        logs = [(await player.guest.get(f"/tables/{ada.table}/state"))["log"] for player in (ada, ben)]
        newest = min(logs, key=len)
        assert logs[0][: len(newest)] == logs[1][: len(newest)]

    evening(test, *two)


def test_nothing_is_refused_because_news_are_late(two):
    """A command that is right in the log is right at every process, also before the word of it has come around."""

    async def test(people):
        ada, ben = people.guest("Ada", 0), people.guest("Ben", 1)
        for _ in range(10):
            table = (await ada.set_table("me", "friend", listed=True))["id"]
            await ada.command(table, "sit", seat=0)
            assert (await ben.command(table, "sit", seat=1))["type"] == "done"
            assert (await ada.command(table, "start"))["type"] == "done"
            assert (await ben.command(table, "leave", seat=1))["type"] == "done"
            assert (await ada.command(table, "invite", seat=1))["type"] == "invitation"

    evening(test, *two)


def test_a_bot_of_a_killed_process_is_driven_on_by_the_other(two_of_ones_own):
    async def test(people):
        ada, ben = await table_of_two(people, "strong")
        while True:
            decider = ada.state["view"]["seat"]
            if decider == 2:
                break
            player = (ada, ben)[decider]
            answer = await player.play()
            for one in (ada, ben):
                await one.reach(answer["version"])
        version = ben.state["version"]
        two_of_ones_own[0].kill()  # most often it was the one that drove the bot
        began = time.monotonic()
        await ben.reach(version + 1)
        assert time.monotonic() - began < 60
        assert ben.state["table"]["moves"] > 0

    evening(test, *two_of_ones_own)


def test_a_word_that_was_lost_is_made_up_for(two):
    """The connection on which a process listens breaks; what happened meanwhile is read when it listens again."""

    async def test(people):
        ada, ben = await table_of_two(people)
        with psycopg.connect(two[0].database, autocommit=True) as connection:
            ended = connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE pid <> pg_backend_pid() AND datname = current_database() AND query LIKE 'LISTEN%'"
            ).fetchall()
        assert len(ended) == 2
        answer = await ada.command("say", text="do you hear me?")
        assert answer["type"] == "done", answer
        await ben.reach(answer["version"])
        assert ben.state["log"][-1]["text"] == "do you hear me?"

    evening(test, *two)


def test_a_table_survives_a_planned_restart(tmp_path):
    server = Server(tmp_path, f"sqlite:///{tmp_path / 'tables.sqlite'}", few=CLOUDS)
    with running(server):

        async def before(people):
            ada, _ = await people.table("me", "me")
            test_a_table_survives_a_planned_restart.kept = (ada.table, dict(ada.guest.http.cookies), ada.state)

        evening(before, server)
    with running(server):

        async def after(people):
            table, cookies, state = test_a_table_survives_a_planned_restart.kept
            guest = people.guest()
            guest.http.cookies.update(cookies)
            player = await people.join(guest, table, 0, state["version"])
            assert player.state["view"] == state["view"]
            assert (player.state["since"], player.state["log"]) == (state["version"], [])

        evening(after, server)
