"""Ring 3: what holds for every game, in every position."""

import json

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import birdtable as bt
from birdtable.game import FIRST_SEAT
from tests.conftest import TABLES, some
from tests.suites.play import positions, walk

MOST_DECISIONS = 5000
ACTIONS_EVERY = some(1, 3)  # of those that are asked about at one position, beside the legal ones


def table(draw_from=TABLES):
    return st.sampled_from(draw_from)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(table(), st.integers(0, 2**63 - 1), st.data())
def test_any_game_played_any_way_keeps_the_laws(which, seed, data):
    """Hypothesis chooses the game, the deal and every action, and shrinks what fails."""
    name, players = which
    position = bt.load(name, backend="python").new(players=players, seed=seed)
    record = position.game.layout
    box = record.pieces(position.states)
    for _ in range(data.draw(st.integers(0, 40))):
        if position.over:
            break
        legal = position.legal()
        assert legal
        position.play(legal[data.draw(st.integers(0, len(legal) - 1))])
        assert record.pieces(position.states) == box


def test_every_action_is_legal_or_refused_with_a_reason(native, players):
    """And a refused action leaves the position as it was."""
    text, actions = native.text(), [*native.actions.meaningful(players)]
    for number, position in enumerate(positions(native, players, seeds=[1, 2], every=7, most=some(25, 16))):
        before = position.states.tobytes()
        legal = {action.number for action in position.legal()}
        first = number % ACTIONS_EVERY
        for action in [*actions[first::ACTIONS_EVERY], *position.legal()]:
            reasons = position.why_not(action)
            assert (action.number in legal) == (not reasons), (str(action), reasons)
            for reason in reasons:
                assert reason.clause in native.clauses or position.over, reason
                assert text.reason(reason, native.clauses)
        assert position.states.tobytes() == before


def test_playing_an_illegal_action_raises_and_changes_nothing(native, players):
    for position in positions(native, players, seeds=[3], every=11):
        before = position.to_dict()
        legal = {str(action) for action in position.legal()}
        illegal = next((a for a in native.actions.meaningful(players) if str(a) not in legal), None)
        if illegal is None:
            continue
        with pytest.raises(bt.IllegalAction) as error:
            position.play(illegal)
        assert error.value.reasons == tuple(position.why_not(illegal))
        assert str(illegal) in str(error.value)
        assert position.to_dict() == before


def test_every_legal_action_applies(native, players):
    for position in positions(native, players, seeds=[4], every=13):
        for action in position.legal():
            after = position.copy()
            events = after.play(action)
            assert events or after.states.tobytes() != position.states.tobytes()


def test_notation_round_trip(name, players):
    game = bt.load(name, "python")
    for action in game.actions.meaningful(players):
        assert game.actions.parse(str(action), players) == action
        assert game.actions.parse(str(action).upper(), players) == action


def test_positions_round_trip_through_readable_dictionaries(native, players):
    for position in positions(native, players, seeds=[5, 6], every=9, most=some(60, 30)):
        data = json.loads(json.dumps(position.to_dict()))
        back = native.from_dict(data)
        assert back.states.tobytes() == position.states.tobytes()


def test_records_replay_to_the_same_bytes(native, players):
    for position in positions(native, players, seeds=[7], every=17):
        record = json.loads(json.dumps(position.record()))
        again = native.replay(record)
        assert again.states.tobytes() == position.states.tobytes()
        assert again.record() == record


def test_the_same_seed_deals_the_same_game_and_another_seed_another(native, players):
    deals = {native.new(players=players, seed=seed).states.tobytes() for seed in (1, 1, 2, 3)}
    assert len(deals) == 3


def test_copies_are_independent(native, players):
    position = native.new(players=players, seed=8)
    before = position.states.tobytes()
    position.copy().play(position.legal()[0])
    assert position.states.tobytes() == before
    assert position.actions == []


def test_games_end_with_winners_among_the_best(native, players):
    for seed in range(20):
        *_, end = walk(native, players, seed, every=MOST_DECISIONS)
        assert end.over
        assert len(end.actions) < MOST_DECISIONS
        assert end.seat is None
        assert end.decision is None
        assert end.legal() == []
        assert end.winners or players == 1  # a game for one can be lost
        best = max(end.scores)
        assert all(end.scores[seat] == best for seat in end.winners)


def test_undo_law(native, players):
    """If nothing was marked as learned, every seat sees the same whatever the things it cannot know are."""
    checked = told = 0
    for seed, position in enumerate(positions(native, players, range(100, 108), every=3, most=some(60, 20))):
        for action in position.legal()[:: max(1, len(position.legal()) // 4)]:
            after = position.copy()
            after.play_legal(action.number)
            deals = [position.redeal(seat, seed) for seat in range(players)]
            if after.learned != position.learned:
                told += any(action.number not in {a.number for a in other.legal()} for other in deals)
                continue
            for seat, other in enumerate(deals):
                assert action.number in {a.number for a in other.legal()}
                other.play_legal(action.number)
                assert other.view(seat) == after.view(seat)
            checked += 1
    assert checked + told > 20


def test_observations_are_small_finite_numbers(native, players):
    for position in positions(native, players, seeds=[9], every=5):
        for seat in range(players):
            seen = position.observation(seat)
            assert seen.shape == (native.features,)
            assert np.isfinite(seen).all()
            assert np.abs(seen).max() <= 4


TOGETHER = [
    (name, players)
    for name, players in TABLES
    if any(decision.together for decision in bt.load(name, "python").decisions)
]


@pytest.mark.parametrize(("name", "players"), TOGETHER)
def test_what_is_asked_at_once_does_not_depend_on_what_others_answer(name, players):
    """Seats that are asked together see and may do the same before and after others have answered."""
    starts = [bt.load(name, "python").new(players, seed) for seed in range(5)]
    groups = [position for position in starts if len(position.asked) > 1]
    assert groups
    for position in groups:
        *_, last = position.asked
        faced = position.facing(last)
        for action in position.legal():
            after = position.copy()
            after.play_legal(action.number)
            assert last in after.asked
            assert after.facing(last).legal() == faced.legal()
            assert after.learned == position.learned


FREE_TO_BEGIN = [
    name for name in bt.games() if any(option.name == FIRST_SEAT.name for option in bt.load(name, "python").options)
]


def test_only_above_the_clouds_finds_by_its_rules_who_begins():
    assert set(bt.games()) - set(FREE_TO_BEGIN) == {"above_the_clouds"}


@pytest.mark.parametrize("name", FREE_TO_BEGIN)
def test_whoever_is_named_begins(name):
    """Where the book lets people say who begins, the first seat can be theirs; else chance decides."""
    game = bt.load(name, "python")
    named, drawn = ({starter(game, seed, lot) for seed in range(9)} for lot in (True, False))
    assert named == {"0"}
    assert len(drawn) > 1


def starter(game, seed, first_seat):
    """The seat that begins a game of three."""
    position = game.new(3, seed, first_seat=first_seat)
    events = position.opening
    while not (begins := [event for event in events if event.name == "starts"]):
        events = position.play(position.legal()[0])
    return begins[0].values["seat"]
