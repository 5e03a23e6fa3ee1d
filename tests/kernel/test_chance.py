"""Chance decisions, with the smallest game that has one: throw a coin three times, heads are points."""

import json

import numpy as np
import pytest

import birdtable as bt
from birdtable.errors import BadOption, Reason
from birdtable.game import Game, Option, Outcome
from birdtable.kernel import (
    CHANCE,
    Decisions,
    Events,
    Features,
    Int8,
    Log,
    Mask,
    Verbs,
    allow,
    answered,
    ask,
    below,
    decider,
    emit,
    event,
    field,
    kernel,
    learn,
    record,
    verb,
)

THROWS = 3


class State(record.State):
    thrown: Int8 = field("throws so far")


class Verb(Verbs):
    throw = verb()
    heads = verb()
    tails = verb()


class Decision(Decisions):
    throw = "coin.throw"
    side = "coin.side"


class Event(Events):
    fell = event(side=None)


THROW, HEADS, TAILS = Verb.throw.first, Verb.heads.first, Verb.tails.first


@kernel
def setup(state: State, log: Log) -> None:
    """The first seat throws."""
    ask(state, 0, Decision.throw)


@kernel
def legal(state: State, mask: Mask) -> None:
    """Throw; or one of the two sides."""
    if decider(state) == CHANCE:
        allow(mask, HEADS)
        allow(mask, TAILS)
    else:
        allow(mask, THROW)


@kernel
def apply(state: State, action: int, log: Log) -> None:
    """A throw asks chance; heads are a point."""
    answered(state)
    if action == THROW:
        state.thrown += 1
        ask(state, CHANCE, Decision.side)
        return
    learn(state)
    if action == HEADS:
        state.score[0] += 1
    emit(log, Event.fell, action)
    if state.thrown == THROWS:
        state.over = 1
        state.winners = 1
    else:
        ask(state, 0, Decision.throw)


@kernel
def outcome(state: State) -> int:
    """A fair coin."""
    return HEADS + below(state, 2)


@kernel
def observe(state: State, seat: int, out: Features) -> None:
    """How often it was thrown."""
    out[0] = state.thrown


COIN = Game(
    name="coin",
    title="Coin",
    version=1,
    players=(1,),
    package="tests.kernel",
    state=State,
    verbs=Verb,
    decisions=Decision,
    events=Event,
    rules=(setup, legal, apply, outcome, observe),
    features=1,
    view=lambda seen, players: {"thrown": seen.thrown},
    why_not=lambda seen, action, verbs: [Reason("coin.end.end", "reason-over")],
    options=(Option("refereed", (False, True), False, "somebody outside looks at the coin"),),
    referee="tests.kernel.test_chance",
)


def answer(position):
    """The referee of this game always sees heads."""
    assert position.chance
    return Outcome((HEADS,), f"seen after {len(position.actions)}")


@pytest.fixture
def coin(tmp_path_factory, monkeypatch):
    folder = tmp_path_factory.mktemp("coin")
    (folder / "clauses.toml").write_text('[end.end]\npage = 1\ntext = "The end."\n')
    monkeypatch.setitem(COIN.__dict__, "folder", folder)
    return COIN


def test_without_a_referee_the_model_answers_inside_play(coin):
    position = coin.new(players=1, seed=1)
    for _ in range(THROWS):
        assert (position.seat, position.chance) == (0, False)
        position.play_legal(THROW)
    assert position.over
    assert position.actions == [THROW] * THROWS
    assert coin.replay(position.record()).states.tobytes() == position.states.tobytes()


def test_with_a_referee_outcomes_are_actions_of_the_record_with_their_notes(coin):
    position = coin.new(players=1, seed=1, refereed=True)
    position.play_legal(THROW)
    assert (position.seat, position.chance, position.decision) == (None, True, "side")
    assert [str(action) for action in position.legal()] == ["heads", "tails"]
    assert "chance decides" in repr(position)
    position.settle()
    position.play_legal(THROW)
    position.play_legal(TAILS)
    position.play_legal(THROW)
    position.settle()
    assert position.scores == [2]
    record = json.loads(json.dumps(position.record()))
    assert record["actions"] == ["throw", "heads", "throw", "tails", "throw", "heads"]
    assert record["notes"] == {"1": "seen after 1", "5": "seen after 5"}
    again = coin.replay(record)
    assert again.record() == record


def test_a_waiting_position_can_be_written_down_and_copied(coin):
    position = coin.new(players=1, seed=1, refereed=True)
    position.play_legal(THROW)
    data = position.to_dict()
    assert data["pending"][0]["seat"] is None
    assert coin.from_dict(data).chance
    assert position.copy().chance


def test_bots_think_on_copies_in_which_chance_answers_at_once(coin):
    position = coin.new(players=1, seed=1, refereed=True)
    twin = position.redeal(0, 3)
    twin.play_legal(THROW)
    assert (twin.seat, twin.chance) == (0, False)
    position.play_legal(THROW)
    with pytest.raises(BadOption):
        position.advice(0)


def test_batches_and_playouts_never_wait(coin):
    entries = COIN.engines.python.entries
    template = COIN.template(1, {"refereed": True})
    states, luck = np.zeros(50, COIN.layout.dtype), np.zeros((50, 2), np.uint32)
    log, mask = np.zeros((1, 7), np.int32), np.zeros(1, np.uint32)
    totals, rewards, done = np.zeros(50, np.int32), np.zeros((50, 1), np.float32), np.zeros(50, np.uint8)
    entries["lay_all"](states, template, 5, 0, luck)
    entries["begin_all"](states, np.ones(50, np.uint8), log)
    entries["playout_all"](states, mask, luck, totals, rewards, done, log)
    assert (totals == THROWS).all()
    assert set(states["score"][:, 0]) == {0, 1, 2, 3}


def test_a_game_without_a_referee_says_so():
    with pytest.raises(BadOption, match="no referee"):
        bt.load("above_the_clouds", "python").check_referee()
