"""The tree of `kernel/search.py`, guided by a network: its policy says what to try, its values replace playouts.

The network is not part of the kernels. `walk` goes down the tree once for each of several slots and leaves there what
the network must see; it answers for all of them at once; `settle` adds children with its policy and carries its values
back to the root. A visit counts as soon as somebody walks by, as if it were lost until its value is known: so the walks
of one round spread out.
"""

from __future__ import annotations

import math

from birdtable.kernel.decisions import NOBODY, decider
from birdtable.kernel.dialect import kernel
from birdtable.kernel.loops import apply, conceal, go_on, legal, observe_one
from birdtable.kernel.masks import allows, clear, count_allowed
from birdtable.kernel.promise import look_from, promise_one
from birdtable.kernel.record import MAX_SEATS
from birdtable.kernel.search import (
    ACTION,
    CHILD,
    EXPLORE,
    LEGAL,
    NO_NODE,
    PARENT,
    POINTS,
    PROMISE,
    RESULT,
    ROOT,
    SEAT,
    SIBLING,
    SQUARE,
    USED,
    VISITS,
    WIN,
    add_child,
    offer_children,
    share_of_win,
)
from birdtable.kernel.shapes import Float64, Floats, Grid, Int8, Int32, Int64, Log, Mask, Row, States, UInt8
from birdtable.kernel.streams import think

CAUTION, PROMISES = 1, 2
"""More entries of `how` after EXPLORE, which is as in the search.

CAUTION   how much less than its siblings an action is expected to bring before it is tried, in thousandths
PROMISES  the scale of promises (`kernel/promise.py`) if the network wants them, else 0
"""

WINS = MAX_SEATS
SCORES = 2 * MAX_SEATS
"""Columns of `other_gains`, a row a slot: results seat by seat, then shares of a win, then points."""


@kernel
def walk(
    states: States,
    tree: Grid[Int32],
    gains: Grid[Float64],
    mask: Mask,
    masks: Grid[UInt8],
    outs: Floats,
    seats: Row[Int8],
    actions: Row[Int32],
    worths: Row[Int32],
    other_gains: Grid[Float64],
    how: Row[Int64],
    knower: int,
    first: int,
    log: Log,
) -> None:
    """Down the tree once a slot, each on a deal from what `knower` knows; `actions` gets the nodes.

    Where somebody is to decide there: what that seat sees and may do. Where the game is over: how it ended. The last
    two records are for trying.
    """
    spare = len(states) - 2
    for slot in range(len(actions)):
        index = slot + 1
        states[index] = states[ROOT]
        think(states[index], first + slot, 0)
        if knower != NOBODY:
            conceal(states[index], knower)
        actions[slot] = go_down(states, index, tree, gains, mask, how, log)
        observe_one(states, index, outs[slot])
        seats[slot] = NOBODY
        if states[index].over == 0:
            seats[slot] = decider(states[index])
            clear(mask)
            legal(states[index], mask)
            for action in range(masks.shape[1]):
                masks[slot, action] = allows(mask, action)
            if how[PROMISES] > 0:
                look_from(states[index], states, spare, first + slot)
                promise_one(states, spare, mask, worths, masks, slot, how[PROMISES], log)
        else:
            note_end(states, index, other_gains, slot)


@kernel
def note_end(states: States, index: int, other_gains: Grid[Float64], slot: int) -> None:
    """How a game ended, for every seat."""
    for seat in range(states[index].players):
        won = share_of_win(states[index], seat)
        other_gains[slot, seat] = won
        other_gains[slot, WINS + seat] = won
        other_gains[slot, SCORES + seat] = states[index].score[seat]


@kernel
def go_down(
    states: States, index: int, tree: Grid[Int32], gains: Grid[Float64], mask: Mask, how: Row[Int64], log: Log
) -> int:
    """To a node where some action has no child yet, or where the game is over."""
    node = 0
    while states[index].over == 0:
        clear(mask)
        legal(states[index], mask)
        offer_children(tree, mask, node)
        if count_allowed(mask) > 0:
            return node
        node = best_by_network(tree, gains, node, how)
        tree[node, VISITS] += 1
        apply(states[index], tree[node, ACTION], log)
        go_on(states[index], log)
    return node


@kernel
def best_by_network(tree: Grid[Int32], gains: Grid[Float64], node: int, how: Row[Int64]) -> int:
    """The child on offer with the best sum of result and policy, the policy fading with visits (PUCT)."""
    visits = 0
    total = 0.0
    gained = 0.0
    child = tree[node, CHILD]
    while child != NO_NODE:
        if tree[child, LEGAL]:
            visits += tree[child, VISITS]
            total += gains[child, PROMISE]
            gained += gains[child, RESULT]
        child = tree[child, SIBLING]
    untried = gained / max(1, visits) - how[CAUTION] / 1000
    weight = how[EXPLORE] * math.sqrt(1 + visits) / (1000 * max(total, 1.0e-9))
    best = NO_NODE
    best_bound = 0.0
    child = tree[node, CHILD]
    while child != NO_NODE:
        if tree[child, LEGAL]:
            mean = untried
            if tree[child, VISITS] > 0:
                mean = gains[child, RESULT] / tree[child, VISITS]
            bound = mean + weight * gains[child, PROMISE] / (1 + tree[child, VISITS])
            if best == NO_NODE or bound > best_bound:
                best = child
                best_bound = bound
        child = tree[child, SIBLING]
    return best


@kernel
def settle(
    tree: Grid[Int32],
    gains: Grid[Float64],
    masks: Grid[UInt8],
    outs: Floats,
    seats: Row[Int8],
    actions: Row[Int32],
    other_gains: Grid[Float64],
) -> None:
    """What the network said, for every slot: new children with its policy (`outs`), and values up to the root."""
    for slot in range(len(actions)):
        node = actions[slot]
        if seats[slot] != NOBODY:
            add_children(tree, gains, masks, outs, slot, node, seats[slot])
        carry_back(tree, gains, other_gains, slot, node)


@kernel
def add_children(
    tree: Grid[Int32], gains: Grid[Float64], masks: Grid[UInt8], outs: Floats, slot: int, node: int, seat: int
) -> None:
    """A child for every legal action that has none, while there is room."""
    child = tree[node, CHILD]
    while child != NO_NODE:
        masks[slot, tree[child, ACTION]] = 0
        child = tree[child, SIBLING]
    for action in range(masks.shape[1]):
        if masks[slot, action] > 0 and tree[0, USED] < len(tree):
            child = add_child(tree, gains, node, action, seat)
            gains[child, PROMISE] = outs[slot, action]


@kernel
def carry_back(tree: Grid[Int32], gains: Grid[Float64], other_gains: Grid[Float64], slot: int, node: int) -> None:
    """The values of a slot for every node on its way, each for the seat that chose it."""
    while node != 0:
        seat = tree[node, SEAT]
        result = other_gains[slot, seat]
        gains[node, RESULT] += result
        gains[node, SQUARE] += result * result
        gains[node, WIN] += other_gains[slot, WINS + seat]
        gains[node, POINTS] += other_gains[slot, SCORES + seat]
        node = tree[node, PARENT]
    tree[0, VISITS] += 1


ENTRIES = (walk, settle)
