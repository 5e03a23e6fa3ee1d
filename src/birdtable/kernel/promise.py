"""How every legal action looks one step ahead: what a network may be shown beside the observation.

An action's promise is `value` right after it, compared with the best one: 255 for that, less for what looks worse, at
least 1 for all that is legal, and 0 for what is not. So promises are masks that say more. They are worked out on a deal
from what the deciding seat knows.
"""

from __future__ import annotations

from birdtable.kernel.decisions import NOBODY, decider
from birdtable.kernel.dialect import kernel
from birdtable.kernel.loops import apply, conceal, legal_one, value
from birdtable.kernel.masks import count_allowed, nth_allowed
from birdtable.kernel.record import State
from birdtable.kernel.shapes import Grid, Int8, Int32, Log, Mask, Row, States, UInt8
from birdtable.kernel.streams import think

FULL = 255
DEAL, TRY = range(2)  # the records that it works on: a deal, and one to try actions on


@kernel
def promise_all(
    states: States,
    template: States,
    mask: Mask,
    worths: Row[Int32],
    masks: Grid[UInt8],
    seats: Row[Int8],
    scale: int,
    first: int,
    log: Log,
) -> None:
    """Who decides in every game, and what each action promises; `template` and `worths` are for trying."""
    for index in range(len(states)):
        legal_one(states, index, mask, seats)
        for action in range(masks.shape[1]):
            masks[index, action] = 0
        if seats[index] != NOBODY:
            look_from(states[index], template, DEAL, first + index)
            promise_one(template, DEAL, mask, worths, masks, index, scale, log)


@kernel
def promise_one(
    states: States, deal: int, mask: Mask, worths: Row[Int32], masks: Grid[UInt8], row: int, scale: int, log: Log
) -> None:
    """The promises of the actions in a mask; the record after the deal is for trying."""
    count = count_allowed(mask)
    most = -0x7FFFFFFF
    for number in range(count):
        worths[number] = worth_after(states, deal, nth_allowed(mask, number), log) if count > 1 else 0
        most = max(most, worths[number])
    for number in range(count):
        masks[row, nth_allowed(mask, number)] = promise_of(most - worths[number], scale)


@kernel
def look_from(state: State, states: States, deal: int, number: int) -> None:
    """Deal a position anew from what the deciding seat knows."""
    states[deal] = state
    think(states[deal], number, 0)
    conceal(states[deal], decider(state))


@kernel
def worth_after(states: States, deal: int, action: int, log: Log) -> int:
    """What a deal is worth to the deciding seat right after an action."""
    states[deal + 1] = states[deal]
    apply(states[deal + 1], action, log)
    return value(states[deal + 1], decider(states[deal]))


@kernel
def promise_of(behind: int, scale: int) -> int:
    """The promise of an action that looks so much worse than the best; what `scale` is worth costs half of it."""
    return 1 + (FULL - 1) * scale // (scale + behind)


ENTRIES = (promise_all,)
