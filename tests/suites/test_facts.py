"""What the coach says of an action: it comes true, it hangs on nothing secret, and it can be said in every language."""

from __future__ import annotations

import random

import pytest

import birdtable as bt
from birdtable.facts import Fact, Told, Weight, cost, facts_of, foremost, gain, note
from birdtable.games.above_the_clouds.facts import LANDED, _landing, card_points, landing
from birdtable.games.fly_a_way.facts import _protected, _rest
from birdtable.games.perch.facts import _seated, _tokens
from birdtable.games.pigeons.facts import _flock
from birdtable.kernel.events import Happening
from birdtable.telling.voice import Voice
from birdtable.text import LANGUAGES

DECISIONS = 40


@pytest.mark.parametrize("name", bt.games())
def test_what_is_told_as_certain_comes_true_and_hangs_on_nothing_secret(name):
    game = bt.load(name, "native")
    voices = [Voice(language, game) for language in LANGUAGES]
    names = ["Ada", "Bea", "Cleo"]
    position, dice = game.new(players=3, seed=21), random.Random(4)
    gains = 0
    for _ in range(DECISIONS):
        if position.over or position.seat is None:
            break
        seat, action = position.seat, dice.choice(position.legal())
        told = facts_of(position, [(seat, action.number)])
        assert told == facts_of(position.redeal(seat, 99), [(seat, action.number)]), action
        assert all(voice.facts(told, names) for voice in voices if told)
        before = position.view(seat)
        events = [event.seen_by(seat) for event in position.play(action)]
        true = game.facts(before, position.view(seat), events, seat)
        assert {one.fact for one in told if one.tenths == 10} <= set(true), action
        gains += any(one.fact.weight == Weight.gain for one in told)
    assert gains > 5


def test_birds_that_would_land_do_and_cards_bring_what_was_said():
    """The stage is ended where it stands: everybody's cubes but one are gone, and that one is passed with."""
    game = bt.load("above_the_clouds", "native")
    dice, landed, scored = random.Random(2), 0, 0
    for seed in range(12):
        position = game.new(players=3, seed=seed)
        for _ in range(dice.randrange(5, 50)):
            position.play_legal(dice.choice(position.legal_numbers()))
        if position.over or position.decision != "turn":
            continue
        position.states["cubes"][0] = 0
        position.states["cubes"][0, position.seat] = 1
        view = position.view(0)
        told = [landing(view, seat) for seat in range(3)]
        hand = {card["card"]: card_points(view, card, 0) for card in view["hands"][0]}
        for event in position.play("pass"):
            if event.name == "nested":
                birds, pairs, points = told[int(event.values["seat"])]
                assert (birds, pairs, points) == tuple(event.values[name] for name in ("birds", "pairs", "points"))
                landed += 1
        while position.decision == LANDED and not position.over:
            legal = [str(action) for action in position.legal()]
            worth = {f"score {card}" for card, points in hand.items() if points}
            if position.seat == 0:
                assert worth == {action for action in legal if action != "done"}
                for card, points in hand.items():
                    if points:
                        (event,) = [one for one in position.copy().play(f"score {card}") if one.name == "scored"]
                        assert event.values["points"] == points
                        scored += 1
            position.play("done")
    assert landed > 10
    assert scored


def test_pigeons_that_are_said_to_be_able_to_mate_can():
    game, dice, couples = bt.load("pigeons", "native"), random.Random(8), 0
    position = game.new(players=2, seed=5)
    for _ in range(400):
        if position.over or position.seat is None:
            break
        seat, action = position.seat, dice.choice(position.legal())
        told = facts_of(position, [(seat, action.number)]) if action.verb == "fly" else ()
        position.play_legal(action.number)
        if any(one.fact.message == "coach-couple" for one in told):
            couples += 1
            assert any(legal.verb == "mate" for legal in position.legal())
    assert couples


def test_what_says_more_is_told_first_and_notes_only_where_nothing_else_is():
    better, common, aside = gain("better"), gain("common"), note("aside")
    told = [Told(fact) for fact in (aside, common, better)]
    assert [one.fact for one in foremost(told, {common})] == [better, common]
    assert foremost([Told(aside), Told(Fact("coach-other", (), Weight.note))], set()) == (Told(aside),)


def test_pairs_that_cost_points_are_told_as_what_changes_them():
    """One bird more of the seat lands, with the other sex, where a pair costs 10."""
    nest = {"points": [6, 12, 18], "pair": -10}
    table = {"players": 2, "species": ["eagle", "stork"], "nest": nest}
    before = {**table, "flock": {"f1": "eagle-female"}}
    after = {**table, "flock": {"f1": "eagle-female", "f2": "eagle-male"}}
    (told,) = _landing(before, after, 0)
    assert told == cost("pairs-more", points=2, before=6, each="−10")
    (told,) = _landing(after, before, 0)
    assert told == gain("pairs-fewer", points=6, before=2, each="−10")
    nest["pair"] = 5
    (told,) = _landing(before, after, 0)
    assert told == gain("lands-more", birds=1, points=17, before=6)


def test_lightning_on_an_empty_nest_is_a_bonus_action():
    view = {"decision": "turn", "seat": 0, "birdhouses": [1, 1], "lightning": [1, 1], "hands": [{"red": 1}, {}]}
    zapped = Happening("zapped_nest", {"seat": 0, "location": "thorn-bush"})
    assert list(_tokens(view, {**view, "seat": 1}, [zapped], 0)) == []
    assert note("no-bonus") in _tokens(view, {**view, "seat": 1}, [], 0)


def test_a_bird_of_nobody_on_the_fountain_is_told_of():
    after = {"players": 2, "flocks": ["red", "blue", "yellow"], "fountain": {"2a": {"points": 2}}}
    seated = [Happening("seated", {"flock": flock, "spot": "2a"}) for flock in ("yellow", "red")]
    assert list(_seated(after, seated)) == [note("seat-nobody", points=2)]


def test_a_round_ends_for_the_coach_when_locations_score():
    """In Upkeep, which may still ask something, they have."""
    game, dice, seen = bt.load("perch", "native"), random.Random(3), set()
    for seed in range(8):
        position = game.new(dice.choice((2, 4)), seed)
        while not position.over and position.seat is not None:
            seat, before = position.seat, position.view(position.seat)
            events = [event.seen_by(seat) for event in position.play_legal(dice.choice(position.legal_numbers()))]
            if before["phase"] not in ("perch", "upkeep"):
                continue
            told = {fact.message for fact in game.facts(before, position.view(seat), events, seat)}
            scored = before["phase"] == "perch" != position.view(None)["phase"] or "scored" in {e.name for e in events}
            assert any(message.startswith("coach-round") for message in told) == scored
            seen.add((before["phase"], scored))
    assert seen == {("perch", False), ("perch", True), ("upkeep", False)}


def test_links_that_are_protected_or_swapped_and_a_look_at_the_next_bird_are_told_of():
    protected = Happening("protected", {"seat": "1", "bird": "great-knot"})
    assert list(_protected([protected], 1)) == [gain("protected", bird="great-knot")]
    assert not list(_protected([protected], 0))
    view = {"seats": [{"hand": []}], "links_this_turn": {}, "active": 0, "phase": "action"}
    assert list(_rest(view, view, {"used", "peeked"}, False, 0)) == [note("peeks")]
    assert list(_rest(view, view, {"swapped"}, False, 0)) == [note("swapped")]


def test_a_draw_between_two_pigeons_is_told_as_even():
    """Counted on deals it came to four or six of ten."""
    seats = [{"alive": 7}, {"alive": 7}]
    for drawn in "01":
        crossed = Happening("crossed", {"seat": "0", "other": "1", "drawn": drawn})
        assert list(_flock({"seats": seats}, {"seats": seats}, [crossed], 0)) == [gain("crossed", seat=1)]
