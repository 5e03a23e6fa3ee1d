"""At a refereed table a worker's referee tells outcomes as bots tell their decisions, and replays simulate nothing."""

import asyncio
import json
import time

import pytest

pytest.importorskip("mujoco")

import birdtable as bt
from birdtable.games.pigeons import referee
from birdtable.server.commands import MESSAGE, carry_out
from birdtable.server.database import connect
from birdtable.server.fanout import fanout_for
from birdtable.server.hall import Hall
from birdtable.server.limits import Buckets, Visitor
from birdtable.server.storage import Storage
from birdtable.server.thinkers import Thinkers
from birdtable.server.thinking import Case
from birdtable.table.entries import REFEREE
from birdtable.table.errors import Refused
from birdtable.table.opening import opening
from birdtable.table.shown import Shown
from birdtable.table.table import Table

SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "gentle"}]
PLAN = {"game": "pigeons", "options": {"refereed": True}, "seats": SEATS, "listed": False}


def load(name):
    return bt.load(name, backend="python")


def started():
    """A table that has begun, and the entries so far."""
    entries = opening(load, "ada", 1.0, PLAN, b"s" * 32, ["pigeons"])
    table = Table.open("t", b"s" * 32, load, entries)
    table = table.after(table.sit("ada", 2.0, "c1", 0, "Ada", "", ""))
    return table.after(table.begin("ada", 3.0, "c2"))


def to_a_flight(table):
    """Play first legal actions until an outcome is awaited."""
    while not table.waits_for_referee:
        position = table.position
        legal = position.legal()
        action = next((one for one in legal if one.verb in ("end", "roost")), legal[0])
        if table.bot_to_move is not None:
            table = table.after(table.play_as_bot(4.0, position.seat, table.moment, action.number))
        else:
            table = table.after(table.play("ada", 4.0, "", position.seat, table.moment, str(action)))
    return table


def test_outcomes_enter_the_log_with_their_recording_and_replay_without_a_referee(monkeypatch):
    table = to_a_flight(started())
    assert table.bot_to_move is None
    assert json.loads(Shown(table).state("ada", 0, 0, [], 0))["legal"] == []
    case = Case.of(table.position)
    outcome = table.game.answer(case.position(table.game))
    entries = table.play_as_referee(5.0, table.moment, outcome.actions, outcome.note)
    assert {entry.by for entry in entries} == {REFEREE}
    after = table.after(entries)
    assert not after.waits_for_referee
    assert [line.kind for line in after.lines if line.kind == "recording"] == ["recording"] * bool(outcome.note)
    assert list(after.position.notes.values()) == [outcome.note] * bool(outcome.note)
    monkeypatch.setattr(referee, "answer", None)
    again = table.game.replay(after.position.record())
    assert again.states.tobytes() == after.position.states.tobytes()
    assert again.notes == after.position.notes


def test_nobody_else_tells_outcomes_and_late_or_impossible_ones_are_refused():
    table = to_a_flight(started())
    outcome = table.game.answer(table.position)
    with pytest.raises(Refused):
        table.play("ada", 5.0, "", 0, table.moment, "rest")
    with pytest.raises(Refused):
        table.play_as_referee(5.0, table.moment - 1, outcome.actions, "")
    with pytest.raises(bt.IllegalAction):
        table.play_as_referee(5.0, table.moment, (0,), "")


def test_a_referee_is_not_shown_what_is_hidden():
    table = to_a_flight(started())
    case = Case.of(table.position)
    shown = case.position(table.game)
    assert not shown.states["key"].any()
    assert list(shown.states["reserve"][0]) != list(table.position.states["reserve"][0])
    assert table.game.answer(shown) == table.game.answer(table.position)


def test_a_served_table_goes_on_by_itself(tmp_path):
    """Two bots play to a flight, and a worker process judges it."""
    asyncio.run(asyncio.wait_for(_serve(f"sqlite:///{tmp_path}/birds.db"), 240))


async def _look_ahead(hall, live):
    """Whoever aims asks the same worker what its referee would see; nobody else may, and nothing changes."""
    aim, version = {"roost": "nw", "azimuth": 45, "elevation": 18.5}, live.table.version
    seen = await hall.foresee(live, 0, aim)
    assert seen == live.table.game.foresee(live.table.position, aim)
    for seat, question in ((1, aim), (0, {**aim, "elevation": 90}), (0, {})):
        with pytest.raises(Refused):
            await hall.foresee(live, seat, question)
    command = MESSAGE.validate_python({"type": "foresee", "id": "f", "seat": 0, "question": aim})
    answer = await carry_out(hall, live, Buckets(), Visitor("ada", "here"), "", command)
    assert (answer["type"], answer["answer"]) == ("foreseen", seen)
    with pytest.raises(Refused):
        await carry_out(hall, live, Buckets(), Visitor("bob", "here"), "", command)
    with pytest.raises(Refused, match="too-fast"):
        await carry_out(hall, live, Buckets(scale=0.0), Visitor("ada", "here"), "", command)
    assert live.table.version == version


async def _serve(database):
    engine = connect(database)
    hall = Hall(Storage(engine), fanout_for(engine), Thinkers(1), bot_pause=0.0)
    await hall.open()
    try:
        live = await hall.set_table("ada", {**PLAN, "seats": [SEATS[0], {"kind": "bot", "level": "gentle"}]})
        await hall.do(live, lambda table: table.sit("ada", time.time(), "c1", 0, "Ada", "", ""))
        await hall.do(live, lambda table: table.begin("ada", time.time(), "c2"))
        told = 0
        while not told:
            table = live.table
            if table.position.seat == 0 and table.position.decision == "roost":
                await _look_ahead(hall, live)
            if table.position.seat == 0:
                legal = table.position.legal()
                action = str(next((one for one in legal if one.verb in ("end", "roost")), legal[0]))
                await hall.do(live, lambda t, a=action: t.play("ada", time.time(), "", 0, t.moment, a))
            else:
                await asyncio.sleep(0.05)
            told = sum(move.seat is None for move in live.table.moves)
        found = await hall.storage.load(live.table.id)
        assert any(entry.by == REFEREE for entry in found[1])
    finally:
        await hall.close()
