"""What machines do: a disk that is full, a database that goes away, an upgrade. Nothing acknowledged is lost."""

import asyncio
import resource
from contextlib import suppress

import birdtable as bt
from tests.conftest import some
from tests.server.house import Postgres, Server, evening, running
from tests.table.evening import CLOUDS

SOURCE = 'source = "rulebook"'
GAMES = some(bt.games(), ["above_the_clouds", "birdwatcher"])
TABLES = some(10, 1)  # of each game, when the house is upgraded


async def refusal(player):
    """What a player is told who cannot play now."""
    answer = await player.play()
    return answer.get("code")


async def again(player):
    """Play as soon as that is possible again; it must be soon."""
    for _ in range(60):
        with suppress(AssertionError):
            done = await player.play()
            if done["type"] == "done":
                return done
        await asyncio.sleep(0.5)
    raise AssertionError("the game did not go on")


def test_a_full_disk_is_told_and_the_game_goes_on_when_there_is_room(tmp_path):
    database = tmp_path / "tables.sqlite"

    async def test(people):
        ada, _ = await people.table("me", "me")
        player = ada if ada.decides else await people.join(ada.guest, ada.table, 1)
        before = player.state["version"]
        written = max(file.stat().st_size for file in tmp_path.glob("tables.sqlite*"))
        limit = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (written, limit[1]))
        codes = [await refusal(player) for _ in range(3)]
        assert codes[-1] == "storage", codes
        state = await ada.guest.get(f"/tables/{ada.table}/state", seat=player.state["seat"])
        assert state["version"] == before + codes.count(None)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, limit)
        done = await again(player)
        assert done["version"] == state["version"] + 1

    with running(Server(tmp_path, f"sqlite:///{database}", few=CLOUDS)) as server:
        evening(test, server)


def test_a_database_that_goes_away_and_comes_back(postgres, tmp_path):
    cluster = Postgres()  # one that nobody else needs
    try:
        with running(Server(tmp_path, cluster.start().new_database(), few=CLOUDS)) as server:

            async def test(people):
                ada, _ = await people.table("me", "me")
                player = ada if ada.decides else await people.join(ada.guest, ada.table, 1)
                before = player.state["version"]
                await asyncio.to_thread(cluster.pause)
                assert await refusal(player) == "storage"
                await asyncio.to_thread(cluster.go_on)
                assert (await again(player))["version"] == before + 1

            evening(test, server)
    finally:
        cluster.stop()


def upgraded_content(folder):
    """The content of all games, in which one entry rests on something else now: no rule changes, every hash does."""
    for name in GAMES:
        (folder / name).mkdir(parents=True)
        file, text = next((file, text) for file, text in bt.load(name, "python").content.items() if SOURCE in text)
        (folder / name / file).write_text(text.replace(SOURCE, 'source = "web"', 1))
    return str(folder)


async def begun(guest, game):
    """A table of a game, at which one person plays both seats and has played for a while."""
    table = (await guest.set_table("me", "me", game=game, listed=True))["id"]
    for seat in (0, 1):
        assert (await guest.command(table, "sit", seat=seat))["type"] == "done"
    assert (await guest.command(table, "start"))["type"] == "done"
    for _ in range(3):
        await move(guest, table)
    return table


async def move(guest, table):
    """One more move; what a spectator sees then."""
    for seat in (0, 1):
        state = await guest.get(f"/tables/{table}/state", seat=seat)
        if state["legal"]:
            action = state["legal"][0]["action"]
            done = await guest.command(table, "play", seat=seat, at=state["moment"], action=action)
            assert done["type"] == "done", done
            break
    return await guest.get(f"/tables/{table}/state")


def test_tables_go_on_after_an_upgrade(tmp_path, monkeypatch):
    monkeypatch.setenv("BIRDTABLE_DATA", str(tmp_path / "data"))
    server = Server(tmp_path, f"sqlite:///{tmp_path / 'tables.sqlite'}", few=" ".join(GAMES))

    async def test(people):
        guest = people.guest("Ada")
        old = {name: bt.load(name, "python").content_hash for name in GAMES}
        tables = [await begun(guest, game) for _ in range(TABLES) for game in GAMES]
        before = {table: await guest.get(f"/tables/{table}/state") for table in tables}
        await asyncio.to_thread(server.stop)
        monkeypatch.setenv("BIRDTABLE_CONTENT", upgraded_content(tmp_path / "content"))
        await asyncio.to_thread(server.start)
        for table, state in before.items():
            assert (await guest.get(f"/tables/{table}/state"))["view"] == state["view"]
            assert (await move(guest, table))["version"] > state["version"]
        new = {game["name"]: game["content"] for game in (await guest.get("/games"))["games"]}
        assert all(new[name] != old[name] for name in GAMES)

    with running(server):
        evening(test, server)
