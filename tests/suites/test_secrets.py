"""The secrecy law: two states that differ only in what a seat cannot know give it byte-identical output."""

import json
import random

import numpy as np

from birdtable.kernel.events import Private
from birdtable.kernel.record import UNKNOWN
from tests.conftest import some
from tests.suites.play import positions, walk

ACTIONS_EVERY = some(1, 7)  # of those that are asked about at one position


def outputs(position, seat, first=0):
    """Everything that a seat is ever shown of a position, as text; why not, of some actions."""
    shown = [position.view(seat), position.observation(seat).tolist()]
    if position.seat == seat:
        shown.append([str(action) for action in position.legal()])
    for action in [*position.game.actions.meaningful(position.players)][first % ACTIONS_EVERY :: ACTIONS_EVERY]:
        shown.append([(reason.clause, reason.message, reason.values) for reason in position.why_not(action, seat)])
    return json.dumps(shown)


def test_views_actions_and_reasons_tell_no_secrets(native, players):
    for number, position in enumerate(positions(native, players, seeds=[1, 2, 3], every=6, most=some(20, 13))):
        for seat in range(players):
            assert outputs(position.redeal(seat, 17), seat, number) == outputs(position, seat, number)


def test_spectators_see_no_more_than_any_seat(native, players):
    for position in positions(native, players, seeds=[4, 5], every=6):
        for seat in range(players):
            assert position.redeal(seat, 18).view(None) == position.view(None)


def test_events_tell_no_secrets(native, players):
    """What a seat reads in the log of its own action is the same whatever it cannot know, while nobody learns."""
    for seed in range(some(6, 2)):
        for position in walk(native, players, 200 + seed, every=2):
            seat = position.seat
            if seat is None:
                continue
            for action in position.legal()[::5]:
                real, other = position.copy(), position.redeal(seat, 19)
                told = [event.seen_by(seat) for event in real.play_legal(action.number)]
                if real.learned == position.learned:
                    assert [event.seen_by(seat) for event in other.play_legal(action.number)] == told


def pieces_in_view(position, seat):
    """The names of all pieces that a seat sees, by kind."""
    record = position.game.layout
    seen = record.seen(position.states, seat)
    found = set()
    for field in record.fields.values():
        if field.holds:
            values = {int(value) for value in seen[field.name].ravel()} - {field.empty, UNKNOWN}
            found |= {(field.words, field.words.word(value, position.players)) for value in values}
    return found


def pieces_told(position, events, seat):
    """The names of all pieces that events tell a seat of, by kind."""
    kinds = {field.words for field in position.game.layout.fields.values() if field.holds}
    told = set()
    for event in events:
        for name, words in position.game.events[event.name].args.items():
            words = words.words if isinstance(words, Private) else words
            value = event.seen_by(seat).values[name]
            if words in kinds and value != "?":
                told.add((words, value))
    return told


def test_events_tell_what_can_be_seen_and_what_is_seen_was_told(native, players):
    """No event names a piece that the reader cannot see, and no piece comes into view unannounced."""
    for seed in range(some(4, 2)):
        position = native.new(players=players, seed=300 + seed)
        luck = random.Random(seed)
        events, before = position.opening, None
        while True:
            now = {seat: pieces_in_view(position, seat) for seat in (*range(players), None)}
            for seat, pieces in now.items():
                told = pieces_told(position, events, seat)
                if before is not None:
                    assert told <= pieces | before[seat]
                    assert pieces <= told | before[seat]
                else:
                    assert told <= pieces
            if position.over:
                break
            before = now
            events = position.play_legal(luck.choice(position.legal()).number)


def test_every_unseen_piece_may_be_in_every_unseen_place(native, players):
    """A deal anew may not be stuck: whatever a seat does not know could be almost anywhere where its back fits."""
    record = native.layout
    start = native.new(players=players, seed=11)
    deals = [start.redeal(0, seed).states for seed in range(400)]

    def hidden(field):
        return record.seen(start.states, 0)[field.name] == UNKNOWN

    def back(field, place):
        return int(start.states[field.backs][place]) if field.backs else None

    somewhere = {}
    for field in record.own.values():
        for place in zip(*hidden(field).nonzero(), strict=True) if field.holds else ():
            seen = {int(deal[field.name][place]) for deal in deals}
            somewhere.setdefault((field.holds, back(field, place)), set()).update(seen)
    for field in record.own.values():
        for place in zip(*hidden(field).nonzero(), strict=True) if field.holds else ():
            here = {int(deal[field.name][place]) for deal in deals}
            assert len(here) > 0.7 * len(somewhere[field.holds, back(field, place)]), (field.name, place)


def test_the_opening_is_told_to_each_seat_as_far_as_it_concerns_it(native, players):
    position = native.new(players=players, seed=6)
    for event in position.opening:
        for name, readers in event.secrets:
            for seat in (*range(players), None):
                assert (event.seen_by(seat).values[name] == "?") == (seat not in readers)


def test_a_deal_anew_depends_on_nothing_secret(native, players):
    """Dealing anew twice is dealing anew once: this is what keeps bots honest."""
    for position in positions(native, players, seeds=[7, 8], every=5):
        for seat in range(players):
            once = position.redeal(seat, 20)
            assert position.redeal(seat, 21).redeal(seat, 20).states.tobytes() == once.states.tobytes()


def test_a_deal_anew_keeps_all_pieces_and_the_decision(native, players):
    record = native.layout
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
    record = native.layout
    secret = [f for f in record.own.values() if f.see.kind != "public"]
    start = native.new(players=players, seed=10)
    if all(np.array_equal(record.seen(start.states, 0)[f.name], start.states[f.name]) for f in secret):
        return  # nothing is hidden at this table, perhaps because an option leaves it out
    changed = 0
    for position in positions(native, players, seeds=[10, 11], every=4):
        other = position.redeal(0, 23)
        changed += any(not np.array_equal(other.states[f.name], position.states[f.name]) for f in secret)
    assert changed > 3
