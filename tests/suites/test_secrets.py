"""The secrecy law: two states that differ only in what a seat cannot know give it byte-identical output."""

import json

import numpy as np

from tests.suites.play import positions, walk


def outputs(position, seat):
    """Everything that a seat is ever shown of a position, as text."""
    shown = [position.view(seat), position.observation(seat).tolist()]
    if position.seat == seat:
        shown.append([str(action) for action in position.legal()])
        for action in position.game.definition.actions.meaningful(position.players):
            shown.append([(reason.clause, reason.message, reason.values) for reason in position.why_not(action)])
    return json.dumps(shown)


def test_views_actions_and_reasons_tell_no_secrets(native, players):
    for position in positions(native, players, seeds=[1, 2, 3], every=6):
        for seat in range(players):
            assert outputs(position.redeal(seat, 17), seat) == outputs(position, seat)


def test_spectators_see_no_more_than_any_seat(native, players):
    for position in positions(native, players, seeds=[4, 5], every=6):
        for seat in range(players):
            assert position.redeal(seat, 18).view(None) == position.view(None)


def test_events_tell_no_secrets(native, players):
    """What a seat reads in the log of its own action is the same whatever it cannot know, while nobody learns."""
    for seed in range(6):
        for position in walk(native, players, 200 + seed, every=2):
            seat = position.seat
            if seat is None:
                continue
            for action in position.legal()[::5]:
                real, other = position.copy(), position.redeal(seat, 19)
                told = [event.seen_by(seat) for event in real.play_legal(action.number)]
                if real.learned == position.learned:
                    assert [event.seen_by(seat) for event in other.play_legal(action.number)] == told


def test_the_opening_is_told_to_each_seat_as_far_as_it_concerns_it(native, players):
    position = native.new(players=players, seed=6)
    for event in position.opening:
        for name, owner in event.secrets:
            for seat in (*range(players), None):
                assert (event.seen_by(seat).values[name] == "?") == (seat != owner)


def test_a_deal_anew_depends_on_nothing_secret(native, players):
    """Dealing anew twice is dealing anew once: this is what keeps bots honest."""
    for position in positions(native, players, seeds=[7, 8], every=5):
        for seat in range(players):
            once = position.redeal(seat, 20)
            assert position.redeal(seat, 21).redeal(seat, 20).states.tobytes() == once.states.tobytes()


def test_a_deal_anew_keeps_all_pieces_and_the_decision(native, players):
    record = native.definition.record
    for position in positions(native, players, seeds=[9], every=4):
        for seat in range(players):
            other = position.redeal(seat, 22)
            assert record.pieces(other.states) == record.pieces(position.states)
            assert (other.seat, other.decision, other.scores) == (position.seat, position.decision, position.scores)
            assert other.over or other.legal()
            assert other.actions == []
            assert not other.states["key"].any()


def test_what_is_hidden_really_changes(native, players):
    """The suites above would pass with a redeal that does nothing; where there are secrets, it must not."""
    record = native.definition.record
    secret = [f for f in record.own.values() if f.see.kind != "public"]
    if not secret:
        return
    changed = 0
    for position in positions(native, players, seeds=[10], every=4):
        other = position.redeal(0, 23)
        changed += any(not np.array_equal(other.states[f.name], position.states[f.name]) for f in secret)
    assert changed > 3
