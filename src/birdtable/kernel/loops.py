"""What every game can do once its rules are written: the entry points of the back ends.

The hooks are the contract. A game fills in kernels of these names and signatures, and gets everything
below. Some of them it may leave out: see DEFAULTS.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

from birdtable.kernel.bits import WORD, lowest
from birdtable.kernel.decisions import decider, open_chance
from birdtable.kernel.dialect import AnyKernel, hook, kernel
from birdtable.kernel.masks import allows, clear, count_allowed, nth_allowed
from birdtable.kernel.record import State
from birdtable.kernel.shapes import (
    Features,
    Float32,
    Floats,
    Grid,
    Int8,
    Int32,
    Log,
    Luck,
    Mask,
    Masks,
    Row,
    States,
    UInt8,
)
from birdtable.kernel.streams import quick_seed, quick_step, think
from birdtable.kernel.winners import points_ahead

ONE = 64  # what 1.0 is in observations of bytes: they reach from 0 to nearly 4
REFUSED = -128  # instead of who decided: the action was not legal

# ---------------------------------------------------------------------- the contract


@hook
def setup(state: State, log: Log) -> None:
    """Set the table for `state.players` and the options."""


@hook
def legal(state: State, mask: Mask) -> None:
    """Allow in the empty mask what the seat whose decision it is may do. Never called when the game is over."""


@hook
def apply(state: State, action: int, log: Log) -> None:
    """Carry out a legal action and ask for what must be decided next, if that follows at once."""


@hook
def carry_on(state: State, log: Log) -> None:
    """Do what follows at once when nobody has anything to decide: the next turn, the rest of an interrupted phase.

    Stop where somebody is asked, where the game is over, and before rare and long work: that is for `advance`.
    """


@hook
def advance(state: State, log: Log) -> None:
    """Do what the table does by itself when nobody has anything to decide: count, clear up, deal, begin anew.

    Called again and again until somebody is asked or the game is over (`state.over`, `state.winners`).
    Leave rare and long work to it: on a GPU, all games of a warp wait for each other here and do it together.
    """


@hook
def outcome(state: State) -> int:
    """Draw an outcome of the chance decision on top, as the number of an action: the game's fast model of the world.

    Only for games that ask CHANCE. Never called at a refereed table, where outcomes come from outside.
    """
    raise NotImplementedError


@hook
def draws_here(state: State) -> bool:
    """Whether an outcome is to be drawn here and now. No game's affair: see `contract_of`."""
    raise NotImplementedError


@hook
def conceal(state: State, seat: int) -> None:
    """Deal anew, uniformly, everything that the seat cannot know. The state thinks already."""


@hook
def observe(state: State, seat: int, out: Features) -> None:
    """Write what the seat knows into the array for learners."""


@hook
def value(state: State, seat: int) -> int:
    """How good the position looks for the seat, in any unit: what bots that look one decision ahead go by."""
    raise NotImplementedError


@kernel
def nothing_by_itself(state: State, log: Log) -> None:
    """For games in which `apply` asks for the next decision, always or as long as no rare and long work is due."""


@kernel
def no_outcome(state: State) -> int:
    """For games that leave nothing to a referee."""
    return 0


@kernel
def never(state: State) -> bool:
    """For the same: compilers then leave out what would draw outcomes."""
    return False


@kernel
def nothing_hidden(state: State, seat: int) -> None:
    """For games without secrets."""


CONTRACT = (setup, legal, apply, carry_on, advance, outcome, conceal, observe, value)

DEFAULTS: dict[str, AnyKernel] = {
    "carry_on": nothing_by_itself,
    "advance": nothing_by_itself,
    "outcome": no_outcome,
    "draws_here": never,
    "conceal": nothing_hidden,
    "value": points_ahead,
}


def contract_of(rules: Iterable[AnyKernel]) -> dict[str, AnyKernel]:
    """A game's kernels, and the ones above for those that it leaves out."""
    own = {kernel.__name__: kernel for kernel in rules}
    for wanted in CONTRACT:
        given = own.get(wanted.__name__, wanted)
        if parameters(given) != parameters(wanted):
            raise TypeError(f"{given!r} must take ({', '.join(parameters(wanted))})")
    chance: dict[str, AnyKernel] = {"draws_here": open_chance} if "outcome" in own else {}
    return {**DEFAULTS, **chance, **own}


def parameters(kernel: AnyKernel) -> tuple[str, ...]:
    """The names of a kernel's parameters."""
    code = kernel.function.__code__
    return code.co_varnames[: code.co_argcount]


# ---------------------------------------------------------------------- one game


@kernel
def is_pending(state: State, log: Log) -> bool:
    """Whether anything is to be decided now, after all that follows at once."""
    if state.over == 0 and state.pending_count == 0:
        carry_on(state, log)
    return state.pending_count > 0


@kernel
def go_on(state: State, log: Log) -> None:
    """On to the next decision of a seat, or to the end of the game."""
    while state.over == 0:
        if is_pending(state, log):
            if not draws_here(state):
                return
            apply(state, outcome(state), log)
        elif state.over == 0:
            advance(state, log)


@kernel
def judge(states: States, index: int, seat: int) -> int:
    """How good the position looks for the seat."""
    return value(states[index], seat)


# ---------------------------------------------------------------------- many games


@kernel
def lay_out(states: States, index: int, template: States, seed: int, number: int) -> None:
    """An empty table on the thinking stream: game `number` of a seed is always the same.

    Where there are several templates, the number says which one it is.
    """
    copy_one(states, index, template, number % len(template))
    think(states[index], seed, number)


@kernel
def copy_one(states: States, index: int, others: States, other: int) -> None:
    """One record becomes as another is."""
    states[index] = others[other]


@kernel
def lay_one(states: States, index: int, template: States, seed: int, number: int, log: Log) -> None:
    """Set up a game on the thinking stream."""
    lay_out(states, index, template, seed, number)
    setup(states[index], log)


@kernel
def deal_one(states: States, index: int, template: States, seed: int, number: int, log: Log) -> None:
    """Start a game on the thinking stream, up to its first decision."""
    lay_one(states, index, template, seed, number, log)
    go_on(states[index], log)


@kernel
def choose(mask: Mask, luck: Luck, index: int) -> int:
    """A random legal action, drawn from the chooser's own stream."""
    number, a, b = quick_step(luck[index, 0] & WORD, luck[index, 1] & WORD)
    luck[index, 0] = a
    luck[index, 1] = b
    return nth_allowed(mask, (number * count_allowed(mask)) >> 32)


@kernel
def seed_luck(luck: Luck, index: int, seed: int, number: int) -> None:
    """Start the chooser's stream of one game."""
    a, b = quick_seed(seed ^ 0x2545F491, number)
    luck[index, 0] = a
    luck[index, 1] = b


@kernel
def playout_one(state: State, mask: Mask, luck: Luck, index: int, log: Log) -> int:
    """Random legal actions to the end of the game; how many there were.

    On a GPU the games of a warp meet before each `advance`: those that come first wait for the others.
    """
    decisions = 0
    while state.over == 0:
        while is_pending(state, log):
            if draws_here(state):
                action = outcome(state)
            else:
                clear(mask)
                legal(state, mask)
                action = choose(mask, luck, index)
                decisions += 1
            apply(state, action, log)
        if state.over == 0:
            advance(state, log)
    return decisions


@kernel
def reward_one(state: State, rewards: Grid[Float32], index: int) -> None:
    """The zero-sum result: a sole winner has 1, the others share -1; a shared win is shared."""
    players = state.players
    winners = 0
    for seat in range(players):
        winners += (state.winners >> seat) & 1
    for seat in range(players):
        if players == 1:
            rewards[index, seat] = 2 * winners - 1
        elif winners > 0:
            won = (state.winners >> seat) & 1
            rewards[index, seat] = (players * won - winners) / (winners * (players - 1))


@kernel
def carry_out(state: State, action: int, log: Log) -> bool:
    """Carry out an action known to be legal; whether the table goes on by itself before a seat decides."""
    apply(state, action, log)
    return not is_pending(state, log) or draws_here(state)


@kernel
def report_one(state: State, rewards: Grid[Float32], done: Row[UInt8], index: int) -> None:
    """Whether a game is over, and with what result."""
    done[index] = state.over
    for seat in range(state.players):
        rewards[index, seat] = 0
    if state.over == 1:
        reward_one(state, rewards, index)


@kernel
def act_one(states: States, index: int, action: int, rewards: Grid[Float32], done: Row[UInt8], log: Log) -> None:
    """Carry out an action known to be legal and report; a game that ends stays as it is."""
    apply(states[index], action, log)
    go_on(states[index], log)
    report_one(states[index], rewards, done, index)


@kernel
def next_number(states: States, index: int) -> int:
    """The number of the game that follows one that has ended: a function of how it ended."""
    return states[index].quick[0] & WORD


@kernel
def renew_one(states: States, index: int, template: States, seed: int, log: Log) -> None:
    """Deal anew a game that has ended."""
    deal_one(states, index, template, seed, next_number(states, index), log)


@kernel
def legal_one(states: States, index: int, mask: Mask, seats: Row[Int8]) -> None:
    """Who decides, NOBODY when the game is over, and the legal actions as bits."""
    clear(mask)
    seats[index] = decider(states[index])
    if states[index].over == 0:
        legal(states[index], mask)


@kernel
def observe_one(states: States, index: int, out: Features) -> None:
    """What the deciding seat knows, into an array that is empty; nothing when the game is over."""
    if states[index].over == 0:
        observe(states[index], decider(states[index]), out)


@kernel
def forget(out: Features) -> None:
    """Empty an array for learners."""
    for feature in range(len(out)):
        out[feature] = 0


@kernel
def look(states: States, index: int, seat: int, out: Features) -> None:
    """What any seat knows."""
    forget(out)
    observe(states[index], seat, out)


@kernel
def in_a_byte(number: float) -> int:
    """A number of the array for learners as a byte: 1.0 is ONE, halves are rounded up, what does not fit is cut off."""
    return min(255, max(0, math.floor(number * ONE + 0.5)))


@kernel
def pack_one(outs: Floats, packed: Grid[UInt8], index: int) -> None:
    """The array for learners in bytes."""
    for feature in range(outs.shape[1]):
        packed[index, feature] = in_a_byte(outs[index, feature])


# ---------------------------------------------------------------------- the same, over all games on a core


@kernel
def lay_all(states: States, template: States, seed: int, first: int, luck: Luck) -> None:
    """Empty tables for game `first` and those after it."""
    for index in range(len(states)):
        lay_out(states, index, template, seed, first + index)
        seed_luck(luck, index, seed, first + index)


@kernel
def lay_ended(states: States, done: Row[UInt8], template: States, seed: int) -> None:
    """An empty table for every game that has ended."""
    for index in range(len(states)):
        if done[index] == 1:
            lay_out(states, index, template, seed, next_number(states, index))


@kernel
def begin_all(states: States, done: Row[UInt8], log: Log) -> None:
    """Set up every game that is marked, where players, options and stream are given, up to its first decision."""
    for index in range(len(states)):
        if done[index] == 1:
            setup(states[index], log)
            go_on(states[index], log)


@kernel
def redeal_all(states: States, seat: int, seed: int) -> None:
    """Deal anew, in every game, all that the seat cannot know."""
    for index in range(len(states)):
        think(states[index], seed, index)
        conceal(states[index], seat)


@kernel
def playout_all(
    states: States, mask: Mask, luck: Luck, totals: Row[Int32], rewards: Grid[Float32], done: Row[UInt8], log: Log
) -> None:
    """Every game to its end; `totals` gets the decisions of each."""
    for index in range(len(states)):
        totals[index] = playout_one(states[index], mask, luck, index, log)
        done[index] = 1
        reward_one(states[index], rewards, index)


@kernel
def act_all(states: States, actions: Row[Int32], rewards: Grid[Float32], done: Row[UInt8], log: Log) -> None:
    """One action, known to be legal, in every game; those that end are marked."""
    for index in range(len(states)):
        act_one(states, index, actions[index], rewards, done, log)


@kernel
def list_all(states: States, mask: Mask, masks: Grid[UInt8], seats: Row[Int8]) -> None:
    """Who decides in every game, and what is legal; in the mask, what is legal in the last."""
    for index in range(len(states)):
        legal_one(states, index, mask, seats)
        if masks.shape[1] > 0:
            for action in range(masks.shape[1]):
                masks[index, action] = 0
            for word in range(len(mask)):
                bits = mask[word] & WORD
                while bits != 0:
                    masks[index, 32 * word + lowest(bits)] = 1
                    bits &= bits - 1


@kernel
def offer_all(states: States, offers: Masks, counts: Row[Int32], seats: Row[Int8]) -> None:
    """Who decides in every game, the legal actions as bits, and how many there are."""
    for index in range(len(states)):
        legal_one(states, index, offers[index], seats)
        counts[index] = count_allowed(offers[index])


@kernel
def take_all(
    states: States,
    choices: Row[Int32],
    template: States,
    seed: int,
    offers: Masks,
    counts: Row[Int32],
    seats: Row[Int8],
    rewards: Grid[Float32],
    done: Row[UInt8],
    log: Log,
) -> None:
    """In every game the action on offer that so many others come before, and what is on offer next.

    `choices` gets the numbers of those actions. A game that ends is dealt anew at once.
    """
    for index in range(len(states)):
        choices[index] = nth_allowed(offers[index], choices[index])
        act_one(states, index, choices[index], rewards, done, log)
        if done[index] == 1:
            renew_one(states, index, template, seed, log)
        legal_one(states, index, offers[index], seats)
        counts[index] = count_allowed(offers[index])


@kernel
def look_all(states: States, outs: Floats) -> None:
    """What the deciding seat of every game knows; nothing where the game is over."""
    for index in range(len(states)):
        forget(outs[index])
        observe_one(states, index, outs[index])


@kernel
def pack_all(outs: Floats, packed: Grid[UInt8]) -> None:
    """The same in bytes."""
    for index in range(len(outs)):
        pack_one(outs, packed, index)


@kernel
def list_numbers(states: States, mask: Mask, numbers: Row[Int32]) -> int:
    """Write the numbers of the first game's legal actions; how many there are."""
    clear(mask)
    if states[0].over == 0:
        legal(states[0], mask)
    count = 0
    for word in range(len(mask)):
        bits = mask[word] & WORD
        while bits != 0:
            numbers[count] = 32 * word + lowest(bits)
            bits &= bits - 1
            count += 1
    return count


@kernel
def act_if_legal(states: States, action: int, mask: Mask, log: Log) -> int:
    """Carry out an action of the first game, up to the next decision, if it is legal: who decided, or REFUSED."""
    if states[0].over == 1 or action < 0 or action >= 32 * len(mask):
        return REFUSED
    clear(mask)
    legal(states[0], mask)
    if not allows(mask, action):
        return REFUSED
    seat = decider(states[0])
    apply(states[0], action, log)
    go_on(states[0], log)
    return seat


ENTRIES = (
    list_numbers,
    act_if_legal,
    look,
    judge,
    lay_all,
    lay_ended,
    begin_all,
    redeal_all,
    playout_all,
    act_all,
    list_all,
    offer_all,
    take_all,
    look_all,
    pack_all,
)
"""As few as possible: each that holds the rules is compiled with all of them. One position is a batch of one."""
