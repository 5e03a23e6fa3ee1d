"""Bots in processes of their own: advice, review, and what happens when such a process dies."""

import os
import signal

import pytest

from tests.server.house import Server, evening, running
from tests.table.evening import CLOUDS


@pytest.fixture(scope="module")
def lonely(tmp_path_factory):
    """A server whose worker processes may be killed."""
    folder = tmp_path_factory.mktemp("lonely")
    with running(Server(folder, f"sqlite:///{folder / 'tables.sqlite'}", few=CLOUDS)) as server:
        yield server


def test_a_game_goes_on_when_the_bots_process_is_killed(lonely):
    async def test(people):
        (ada,) = await people.table("me", "gentle")
        assert await ada.play_on(1) == 1
        await ada.until_asked()
        for _ in range(3):
            workers = lonely.workers()
            for worker in workers:
                os.kill(worker, signal.SIGKILL)
            assert await ada.play_on(2) == 2
            await ada.until_asked()
        while not lonely.workers() and not ada.over:  # decisions with one way only need no thought
            await ada.play_on(1)
        assert not set(workers) & set(lonely.workers())

    evening(test, lonely)


def test_a_bot_killed_while_it_thinks_is_asked_again(lonely):
    async def test(people):
        (ada,) = await people.table("me", "strong")
        while ada.decides:
            await ada.reach((await ada.play())["version"])
        version = ada.state["version"]
        for worker in lonely.workers():
            os.kill(worker, signal.SIGKILL)
        await ada.reach(version + 1)

    evening(test, lonely)


def test_advice_is_given_to_who_decides_from_what_they_know(lonely):
    async def test(people):
        ada, ben = await people.table("me", "friend")
        player, other = (ada, ben) if ada.decides else (ben, ada)
        advice = await player.command("advise", "advice", seat=player.state["seat"], seconds=0.1)
        assert advice["moment"] == player.state["moment"]
        legal = {action["action"] for action in player.state["legal"]}
        assert {one["action"] for one in advice["actions"]} <= legal
        assert set(advice["actions"][0]) == {"action", "win", "sure", "points", "share", "line", "why", "facts"}
        refused = await other.command("advise", "advice", seat=other.state["seat"], seconds=0.1)
        assert refused["code"] == "not-your-turn"
        for seconds in (0, -1, 6, "x", None):
            bad = await player.guest.command(ada.table, "advise", seat=player.state["seat"], seconds=seconds)
            assert bad["code"] == "bad-message"

    evening(test, lonely)


def test_nobody_waits_for_advice_before_playing(lonely):
    async def test(people):
        ada, ben = await people.table("me", "friend")
        player = ada if ada.decides else ben
        await player.send({"type": "advise", "id": "slow", "seat": player.state["seat"], "seconds": 2})
        done = await player.play()
        assert done["type"] == "done"  # and the advice has not come before it
        assert not any('"advice"' in text for text in player.wire)
        late = await player.until("advice", "slow")
        assert late["type"] == "advice"
        assert late["moment"] < done["version"]

    evening(test, lonely)


def test_a_finished_game_is_reviewed(lonely):
    async def test(people):
        (ada,) = await people.table("me", "gentle")
        assert (await ada.guest.get(f"/tables/{ada.table}/review"))["code"] == "not-over"
        await ada.play_on()
        found = await ada.guest.get(f"/tables/{ada.table}/review")
        assert set(found) <= {"ready", "done", "of", "choices", "accounts"}
        assert found["ready"] or found["of"] > 0

    evening(test, lonely)
