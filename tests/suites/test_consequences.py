"""What happens if: it comes true, and it tells nothing that the seat does not know."""

from __future__ import annotations

import random

import pytest

import birdtable as bt
from birdtable.consequences import what_if

DECISIONS = 25


@pytest.mark.parametrize("name", bt.games())
def test_what_is_said_of_an_action_comes_true_and_hangs_on_nothing_secret(name):
    game = bt.load(name, "python")
    position, dice = game.new(players=3, seed=11), random.Random(5)
    certain = 0
    for _ in range(DECISIONS):
        if position.chance:
            position.settle()
        if position.over or position.seat is None:
            break
        seat, action = position.seat, str(dice.choice(position.legal()))
        said = what_if(position, seat, action)
        assert said == what_if(position.redeal(seat, 99), seat, action), action
        events = [event.seen_by(seat) for event in position.play(action)]
        assert list(said.events) == events[: len(said.events)], action
        if said.view is not None:
            certain += 1
            assert said.view == position.view(seat), action
    assert certain > 0


def test_what_a_few_deals_have_in_common_is_not_yet_certain():
    """Behind the bird that is placed another comes to light: mostly a swift, but not always."""
    game = bt.load("above_the_clouds", "python")
    position = game.new(players=2, seed=7)
    for action in (147, 136, 213, 217, 147, 55, 147, 238, 45, 212):
        position.play(action)
    seat, action = position.seat, "place 1 front"
    said = what_if(position, seat, action)
    assert [event.name for event in said.events] == ["placed"]
    assert said.view is None
    revealed = set()
    for seed in range(1000, 1040):
        events = position.redeal(seat, seed).play(action)
        assert tuple(events[:1]) == said.events
        revealed |= {event.values["bird"] for event in events if event.name == "revealed"}
    assert len(revealed) > 1
