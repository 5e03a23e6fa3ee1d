"""Information-set Monte Carlo tree search, for any game that keeps the contract.

One tree of decisions, seen from the seat that thinks. Every iteration deals anew what that seat cannot
know, walks down the tree along actions that are legal in that deal, adds a child, plays out, and adds the
result to the nodes it came through, each from the view of the seat that chose it. An action that is legal
only in some deals is judged by how often it was on offer, not by how often its parent was visited.

The tree is two arrays with a row a node: `tree` holds whole numbers, `gains` sums over visits (the columns
below). Node 0 is the root; its row also counts the nodes, in column USED.
"""

from __future__ import annotations

import math

from birdtable.kernel.bits import WORD
from birdtable.kernel.decisions import NOBODY, decider
from birdtable.kernel.dialect import kernel
from birdtable.kernel.loops import apply, conceal, draws_here, go_on, legal, value
from birdtable.kernel.masks import allows, clear, count_allowed, forbid, nth_allowed
from birdtable.kernel.record import State
from birdtable.kernel.shapes import Float64, Grid, Int32, Int64, Log, Luck, Mask, Row, States
from birdtable.kernel.streams import quick_step, think

PARENT, ACTION, SEAT, CHILD, SIBLING, VISITS, OFFERED, LEGAL, ORIGIN, USED = range(10)
RESULT, SQUARE, WIN, POINTS, PROMISE = range(5)
"""The result, its square, the share of a win, the seat's points; and how the action looked one step ahead."""
NO_NODE = -1

EXPLORE, PRIOR, DEPTH, SHARP, CANDIDATES, HORIZON, SCALE = range(7)
"""How to think, the entries of `how`:

EXPLORE     weight of trying what was tried little, in thousandths
PRIOR       weight of how actions look one step ahead, in thousandths; 0 is plain UCT, else PUCT
DEPTH       decisions that the tree holds; 1 is a flat search, 0 any number
SHARP       weight of winning against being ahead, in thousandths
CANDIDATES  actions compared at each step of a playout; 1 is a random playout
HORIZON     decisions after which a playout is judged by `value`; 0 is to the end
SCALE       what `value` counts as clearly ahead
"""

ROOT, DEAL, TRY = range(3)  # the records that a search works on: the position, a deal of it, a look ahead


@kernel
def roll(luck: Luck, n: int) -> int:
    """A number below n from the searcher's own stream."""
    number, a, b = quick_step(luck[0, 0] & WORD, luck[0, 1] & WORD)
    luck[0, 0] = a
    luck[0, 1] = b
    return (number * n) >> 32


@kernel
def search(
    states: States,
    tree: Grid[Int32],
    gains: Grid[Float64],
    mask: Mask,
    luck: Luck,
    how: Row[Int64],
    knower: int,
    iterations: int,
    first: int,
    log: Log,
) -> None:
    """So many iterations for the seat that decides in `states[ROOT]`, each on a deal from what `knower` knows.

    A knower of NOBODY looks into all cards; chance to come stays chance.
    """
    for number in range(first, first + iterations):
        states[DEAL] = states[ROOT]
        think(states[DEAL], number, 0)
        if knower != NOBODY:
            conceal(states[DEAL], knower)
        node = descend(states, tree, gains, mask, luck, how, log)
        play_out(states, mask, luck, how, log)
        back_up(states, tree, gains, node, how)


@kernel
def descend(
    states: States, tree: Grid[Int32], gains: Grid[Float64], mask: Mask, luck: Luck, how: Row[Int64], log: Log
) -> int:
    """Down the tree along the most promising actions, to a node that is new or where the game is over."""
    node = 0
    level = 0
    while states[DEAL].over == 0 and (how[DEPTH] == 0 or level < how[DEPTH]):
        clear(mask)
        legal(states[DEAL], mask)
        offer_children(tree, mask, node)
        if count_allowed(mask) > 0 and tree[0, USED] + count_allowed(mask) > len(tree):
            return node  # no room for more nodes: play out from here
        if how[PRIOR] > 0:
            add_all(states, tree, gains, mask, node, log)
            best = best_child(tree, gains, node, how)
        elif count_allowed(mask) > 0:
            action = nth_allowed(mask, roll(luck, count_allowed(mask)))
            best = add_child(tree, gains, node, action, decider(states[DEAL]))
        else:
            best = best_child(tree, gains, node, how)
        apply(states[DEAL], tree[best, ACTION], log)
        go_on(states[DEAL], log)
        node = best
        level += 1
        if tree[node, VISITS] == 0:
            return node
    return node


@kernel
def offer_children(tree: Grid[Int32], mask: Mask, node: int) -> None:
    """Count the children whose actions are legal now as on offer; leave in the mask what has no child yet."""
    child = tree[node, CHILD]
    while child != NO_NODE:
        tree[child, LEGAL] = allows(mask, tree[child, ACTION])
        if tree[child, LEGAL]:
            forbid(mask, tree[child, ACTION])
            tree[child, OFFERED] += 1
        child = tree[child, SIBLING]


@kernel
def best_child(tree: Grid[Int32], gains: Grid[Float64], node: int, how: Row[Int64]) -> int:
    """The child on offer with the best bound: by promise and result where promises count, else by result alone."""
    visited, most, total = 0, 0.0, 0.0
    if how[PRIOR] > 0:
        visited, most, total = promises(tree, gains, node, how)
    best = NO_NODE
    best_bound = 0.0
    child = tree[node, CHILD]
    while child != NO_NODE:
        if tree[child, LEGAL]:
            if how[PRIOR] > 0:
                share = promise(int(gains[child, PROMISE] - most), how) / total
                bound = bound_by_prior(tree, gains, child, share, visited, how)
            else:
                bound = bound_by_doubt(tree, gains, child, how)
            if best == NO_NODE or bound > best_bound:
                best = child
                best_bound = bound
        child = tree[child, SIBLING]
    return best


@kernel
def bound_by_doubt(tree: Grid[Int32], gains: Grid[Float64], child: int, how: Row[Int64]) -> float:
    """The upper confidence bound of a child (UCT)."""
    visits = max(1, tree[child, VISITS])
    doubt = math.sqrt(math.log(tree[child, OFFERED]) / visits)
    return gains[child, RESULT] / visits + how[EXPLORE] * doubt / 1000


@kernel
def bound_by_prior(
    tree: Grid[Int32], gains: Grid[Float64], child: int, share: float, visited: int, how: Row[Int64]
) -> float:
    """A child's result and its share of all promises, which fades with visits (PUCT)."""
    mean = 0.5
    if tree[child, VISITS] > 0:
        mean = gains[child, RESULT] / tree[child, VISITS]
    return mean + how[EXPLORE] * share * math.sqrt(1 + visited) / (1 + tree[child, VISITS]) / 1000


@kernel
def promises(tree: Grid[Int32], gains: Grid[Float64], node: int, how: Row[Int64]) -> tuple[int, float, float]:
    """Of the children on offer: all their visits, the most promising look, and the sum of their promises."""
    visited = 0
    most = -1.0e9
    total = 0.0
    child = tree[node, CHILD]
    while child != NO_NODE:
        if tree[child, LEGAL]:
            visited += tree[child, VISITS]
            if gains[child, PROMISE] > most:
                total *= promise(int(most - gains[child, PROMISE]), how)  # what came so far pales beside it
                most = gains[child, PROMISE]
            total += promise(int(gains[child, PROMISE] - most), how)
        child = tree[child, SIBLING]
    return visited, most, total


@kernel
def promise(behind: int, how: Row[Int64]) -> float:
    """The weight of an action that looks so much less good than the best."""
    return math.exp(how[PRIOR] * behind / (1000 * how[SCALE]))


@kernel
def add_all(states: States, tree: Grid[Int32], gains: Grid[Float64], mask: Mask, node: int, log: Log) -> None:
    """A child for every action in the mask, with how it looks one step ahead."""
    seat = decider(states[DEAL])
    for number in range(count_allowed(mask)):
        action = nth_allowed(mask, number)
        child = add_child(tree, gains, node, action, seat)
        gains[child, PROMISE] = look_ahead(states, action, seat, log)


@kernel
def add_child(tree: Grid[Int32], gains: Grid[Float64], node: int, action: int, seat: int) -> int:
    """A new node below another; it was on offer once."""
    child = tree[0, USED]
    tree[0, USED] = child + 1
    tree[child, PARENT] = node
    tree[child, ACTION] = action
    tree[child, SEAT] = seat
    tree[child, CHILD] = NO_NODE
    tree[child, SIBLING] = tree[node, CHILD]
    tree[child, VISITS] = 0
    tree[child, OFFERED] = 1
    tree[child, LEGAL] = 1
    for column in range(gains.shape[1]):
        gains[child, column] = 0
    tree[node, CHILD] = child
    return child


@kernel
def play_out(states: States, mask: Mask, luck: Luck, how: Row[Int64], log: Log) -> None:
    """Play on in the deal, to its end or for so many decisions."""
    left = how[HORIZON]
    while states[DEAL].over == 0:
        while states[DEAL].pending_count > 0 and not draws_here(states[DEAL]):
            clear(mask)
            legal(states[DEAL], mask)
            apply(states[DEAL], playout_choice(states, mask, luck, how, log), log)
            left -= 1
            if left == 0:
                return
        go_on(states[DEAL], log)


@kernel
def playout_choice(states: States, mask: Mask, luck: Luck, how: Row[Int64], log: Log) -> int:
    """The best of a few random legal actions, as `value` sees them one action ahead."""
    offered = count_allowed(mask)
    choice = nth_allowed(mask, roll(luck, offered))
    if how[CANDIDATES] <= 1 or offered == 1:
        return choice
    seat = decider(states[DEAL])
    best = look_ahead(states, choice, seat, log)
    for _ in range(1, how[CANDIDATES]):
        other = nth_allowed(mask, roll(luck, offered))
        worth = look_ahead(states, other, seat, log)
        if worth > best:
            best = worth
            choice = other
    return choice


@kernel
def look_ahead(states: States, action: int, seat: int, log: Log) -> int:
    """What the position is worth to the seat after an action, before the table goes on by itself."""
    states[TRY] = states[DEAL]
    apply(states[TRY], action, log)
    return value(states[TRY], seat)


@kernel
def back_up(states: States, tree: Grid[Int32], gains: Grid[Float64], node: int, how: Row[Int64]) -> None:
    """Add the result to every node from here to the root, for the seat that chose it."""
    while node != 0:
        seat = tree[node, SEAT]
        won = share_of_win(states[DEAL], seat)
        gained = result(states[DEAL], seat, how)
        tree[node, VISITS] += 1
        gains[node, RESULT] += gained
        gains[node, SQUARE] += gained * gained
        gains[node, WIN] += won
        gains[node, POINTS] += states[DEAL].score[seat]
        node = tree[node, PARENT]
    tree[0, VISITS] += 1


@kernel
def result(state: State, seat: int, how: Row[Int64]) -> float:
    """How well it went for a seat, from 0 to 1: a win counts SHARP thousandths, being ahead the rest."""
    ahead = value(state, seat)
    margin = 0.5 + 0.5 * ahead / (abs(ahead) + how[SCALE])
    if state.over == 0:
        return margin
    return (how[SHARP] * share_of_win(state, seat) + (1000 - how[SHARP]) * margin) / 1000


@kernel
def share_of_win(state: State, seat: int) -> float:
    """1 for a sole winner, a part for each of several, 0 for the others and before the end."""
    if not (state.winners >> seat) & 1:
        return 0.0
    winners = 0
    for other in range(state.players):
        winners += (state.winners >> other) & 1
    return 1.0 / winners


# ---------------------------------------------------------------------- keeping the tree from one decision to the next


@kernel
def child_of(tree: Grid[Int32], node: int, action: int) -> int:
    """The node that an action leads to, or NO_NODE."""
    child = tree[node, CHILD]
    while child != NO_NODE and tree[child, ACTION] != action:
        child = tree[child, SIBLING]
    return child


@kernel
def graft(
    tree: Grid[Int32], gains: Grid[Float64], root: int, other_tree: Grid[Int32], other_gains: Grid[Float64]
) -> None:
    """Copy the tree below a node into other arrays, where that node becomes the root."""
    copy_node(tree, gains, root, other_tree, other_gains, 0)
    other_tree[0, USED] = 1
    node = 0
    while node < other_tree[0, USED]:
        child = tree[other_tree[node, ORIGIN], CHILD]
        other_tree[node, CHILD] = NO_NODE
        while child != NO_NODE:
            copied = other_tree[0, USED]
            other_tree[0, USED] = copied + 1
            copy_node(tree, gains, child, other_tree, other_gains, copied)
            other_tree[copied, PARENT] = node
            other_tree[copied, SIBLING] = other_tree[node, CHILD]
            other_tree[node, CHILD] = copied
            child = tree[child, SIBLING]
        node += 1


@kernel
def copy_node(
    tree: Grid[Int32], gains: Grid[Float64], node: int, other_tree: Grid[Int32], other_gains: Grid[Float64], copied: int
) -> None:
    """What a node has counted, and where it comes from."""
    for column in range(tree.shape[1]):
        other_tree[copied, column] = tree[node, column]
    for column in range(gains.shape[1]):
        other_gains[copied, column] = gains[node, column]
    other_tree[copied, ORIGIN] = node


ENTRIES = (search, child_of, graft)
