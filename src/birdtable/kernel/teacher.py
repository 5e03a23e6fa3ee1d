"""A teacher for learners that begin: in many games at once, the action after which the position looks best."""

from __future__ import annotations

from birdtable.kernel.decisions import decider
from birdtable.kernel.dialect import kernel
from birdtable.kernel.loops import apply, legal, value
from birdtable.kernel.masks import clear, count_allowed, nth_allowed
from birdtable.kernel.search import roll
from birdtable.kernel.shapes import Int32, Log, Luck, Mask, Row, States


@kernel
def teach_all(states: States, template: States, mask: Mask, actions: Row[Int32], luck: Luck, log: Log) -> None:
    """The best action one step ahead in every game, any of those that look alike; `template` is for trying."""
    for index in range(len(states)):
        actions[index] = teach_one(states, index, template, mask, luck, log)


@kernel
def teach_one(states: States, index: int, template: States, mask: Mask, luck: Luck, log: Log) -> int:
    """The same in one game."""
    clear(mask)
    legal(states[index], mask)
    seat = decider(states[index])
    best = nth_allowed(mask, 0)
    most = 0
    alike = 0
    for number in range(count_allowed(mask)):
        action = nth_allowed(mask, number)
        template[0] = states[index]
        apply(template[0], action, log)
        worth = value(template[0], seat)
        if alike == 0 or worth > most:
            best = action
            most = worth
            alike = 1
        elif worth == most:
            alike += 1
            if roll(luck, alike) == 0:
                best = action
    return best


ENTRIES = (teach_all,)
