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
