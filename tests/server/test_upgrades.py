"""Upgrades do not end games: tables go on under the rules and content they were set with, or are shown as they were."""

import asyncio
import json
import shutil
from contextlib import asynccontextmanager

import pytest
import sqlalchemy as sa

import birdtable as bt
from birdtable import editions
from birdtable.kernel import content as files
from birdtable.server.app import Settings, create_app
from birdtable.server.commands import Play, Sit, Start, carry_out
from birdtable.server.database import connect
from birdtable.server.export import export
from birdtable.server.limits import Visitor
from birdtable.table import Refused

TYPES = {Play: "play", Sit: "sit", Start: "start"}
OTHER = "above_the_clouds"
ADA = Visitor("ada", "127.0.0.1")


@pytest.fixture(autouse=True)
def house(tmp_path, monkeypatch):
    """A data folder of its own."""
    monkeypatch.setenv("BIRDTABLE_DATA", str(tmp_path / "data"))
    load = bt.load
    monkeypatch.setattr(bt, "load", lambda name, backend="python": load(name, "python"))  # nothing waits for a compiler
    return tmp_path


@asynccontextmanager
async def hall_in(folder):
    app = create_app(Settings(f"sqlite:///{folder / 'tables.sqlite'}", workers=1, bot_pause=0.0, patience=1000))
    async with app.router.lifespan_context(app):
        yield app.state.hall, app.state.buckets


async def give(hall, buckets, live, shape, **fields):
    command = shape(type=TYPES[shape], id=f"c{live.table.version}", **fields)
    return await carry_out(hall, live, buckets, ADA, "ada", command)


async def begun(hall, buckets, game=OTHER):
    plan = {"game": game, "seats": [{"kind": "me"}, {"kind": "me"}], "options": {}, "listed": True}
    live = await hall.set_table("ada", plan)
    for seat in range(2):
        await give(hall, buckets, live, Sit, seat=seat)
    await give(hall, buckets, live, Start)
    return live


async def play(hall, buckets, live, moves=3):
    for _ in range(moves):
        position = live.table.position
        action = str(position.legal()[0])
        await give(hall, buckets, live, Play, seat=position.seat, at=live.table.moment, action=action)


async def seen(hall, live):
    """What a spectator is told."""
    return json.loads((await hall.state(live, "", None, 0))[1])


def evening(folder, test):
    async def run():
        async with asyncio.timeout(120), hall_in(folder) as (hall, buckets):
            return await test(hall, buckets)

    return asyncio.run(run())


def set_tables(folder):
    """Two tables, played for a while; what a spectator sees of each."""

    async def first(hall, buckets):
        found = {}
        for game in (OTHER, "birdwatcher"):
            live = await begun(hall, buckets, game)
            await play(hall, buckets, live)
            found[game] = await seen(hall, live)
        return found

    return evening(folder, first)


def add_a_key(monkeypatch):
    """The game that is installed gets other content: a card that pays otherwise."""
    texts = dict(files.texts_of(f"birdtable.games.{OTHER}"))
    texts["nest_cards.toml"] = texts["nest_cards.toml"].replace("pair = 5", "pair = 6")
    monkeypatch.setitem(files.TEXTS, f"birdtable.games.{OTHER}", texts)
    load = bt.load
    monkeypatch.setattr(bt, "load", lambda name, backend="python": fresh(load(name)))


def fresh(game):
    twin = game._copy()
    vars(twin).pop("content_hash", None)
    return twin


def test_other_content_leaves_running_tables_running(house, monkeypatch):
    before = set_tables(house)
    add_a_key(monkeypatch)
    assert bt.load(OTHER, "python").content_hash != fresh(bt.load(f"{OTHER}@installed", "python")).content_hash

    async def after(hall, buckets):
        live = await hall.live(before[OTHER]["table"]["id"])
        assert await seen(hall, live) == before[OTHER]
        await play(hall, buckets, live)
        assert len(live.table.moves) == 6
        assert live.table.game.package.startswith(f"birdtable.games.{OTHER}@")
        listed = await hall.cards(await hall.storage.listed(), "ada")
        assert {table["game"] for table in listed} == {OTHER, "birdwatcher"}
        new = await begun(hall, buckets)  # a new table is set with what is there now
        assert new.table.opened["content"] != live.table.opened["content"]

    evening(house, after)


def test_content_comes_from_the_database_where_the_folder_is_lost(house, monkeypatch):
    before = set_tables(house)
    add_a_key(monkeypatch)
    shutil.rmtree(house / "data")

    async def after(hall, buckets):
        live = await hall.live(before[OTHER]["table"]["id"])
        assert await seen(hall, live) == before[OTHER]

    evening(house, after)


def set_with_rules(folder, id, rules):
    """As if a table had been set with other rules."""
    engine = sa.create_engine(f"sqlite:///{folder / 'tables.sqlite'}")
    with engine.begin() as connection:
        chosen = sa.text("SELECT data FROM entries WHERE table_id = :id AND kind = 'opened'")
        data = json.loads(connection.scalar(chosen, {"id": id}))
        change = sa.text("UPDATE entries SET data = :data WHERE table_id = :id AND kind = 'opened'")
        connection.execute(change, {"id": id, "data": json.dumps({**data, "rules": rules})})
    engine.dispose()


def test_a_table_under_rules_of_an_earlier_release_goes_on(house):
    before = set_tables(house)
    id, now = before[OTHER]["table"]["id"], bt.load(OTHER, "python")
    set_with_rules(house, id, 77)
    kept = editions.kept_rules(now.package, 77)  # an earlier server has kept them
    shutil.copytree(now.folder, kept, ignore=shutil.ignore_patterns("__pycache__"))
    declared = (kept / "__init__.py").read_text("utf-8")
    (kept / "__init__.py").write_text(declared.replace(f"version={now.version},", "version=77,"), "utf-8")

    async def after(hall, buckets):
        live = await hall.live(id)
        assert live.table.game.version == 77
        await play(hall, buckets, live)
        assert (await seen(hall, live))["view"] != before[OTHER]["view"]

    evening(house, after)


def test_a_table_that_cannot_go_on_is_seen_to_its_last_moment_and_stops_no_other(house):
    before = set_tables(house)
    id = before[OTHER]["table"]["id"]
    set_with_rules(house, id, 78)

    async def after(hall, buckets):
        with pytest.raises(Refused) as refused:
            await hall.live(id)
        assert refused.value.code == "no-edition"
        assert "this needs rules 78 of above_the_clouds" in refused.value.values["error"]
        assert await hall.storage.last_moment(id) == before[OTHER]
        listed = await hall.cards(await hall.storage.listed(), "ada")
        assert {table["game"] for table in listed} == {OTHER, "birdwatcher"}
        await play(hall, buckets, await hall.live(before["birdwatcher"]["table"]["id"]))

    evening(house, after)


@pytest.mark.parametrize("change", ["SET data = '{}'", "SET kind = 'flew'", "SET data = replace(data, 'pass', 'fly')"])
def test_a_log_that_nobody_understands_stops_no_other(house, change):
    before = set_tables(house)
    id = before[OTHER]["table"]["id"]
    engine = sa.create_engine(f"sqlite:///{house / 'tables.sqlite'}")
    with engine.begin() as connection:
        connection.execute(sa.text(f"UPDATE entries {change} WHERE table_id = '{id}' AND kind = 'played'"))
    engine.dispose()

    async def after(hall, buckets):
        with pytest.raises(Refused, match="bad-record"):
            await hall.live(id)
        listed = await hall.cards(await hall.storage.listed(), "ada")
        assert {table["game"] for table in listed} == {OTHER, "birdwatcher"}
        assert await hall.storage.last_moment(id) == before[OTHER]

    evening(house, after)


def test_one_bad_table_does_not_stop_the_export(house):
    async def finish(hall, buckets):
        ids = []
        for _ in range(2):
            live = await begun(hall, buckets)
            while live.table.status == "playing":
                await play(hall, buckets, live, 1)
            ids.append(live.table.id)
        return ids

    bad, good = evening(house, finish)
    now = bt.load(OTHER).version
    set_with_rules(house, bad, 79)
    count, problems = export(connect(f"sqlite:///{house / 'tables.sqlite'}"), house / "out")
    assert count == 1
    assert [file.stem for file in (house / "out").iterdir()] == [good]
    assert problems == [f"{bad}: this needs rules 79 of above_the_clouds; only rules {now} are here"]


@pytest.mark.parametrize("named", ["../../x", "0123456789abcdeg", None, "0123456789abcdef/.."])
def test_a_record_cannot_name_a_folder(named):
    with pytest.raises(bt.NoEdition):
        editions.edition_name(OTHER, 1, named)
    with pytest.raises(bt.NoEdition):
        editions.edition_name(OTHER, "1/..", "0123456789abcdef")
