"""The homestead: which locations touch, what stands on them, and who leads there."""

from __future__ import annotations

from birdtable.games.perch.tables import (
    BIRDHOUSE_ROUND,
    DIRECTIONS,
    FLOCK_COUNT,
    MEETINGS,
    NEIGHBOUR,
    PLACES,
)
from birdtable.kernel.decisions import NOBODY
from birdtable.kernel.dialect import kernel
from birdtable.kernel.record import EMPTY

NO_RANK = 9  # tied, or without a bird
FIRST = 0

# ====================================================================== where things are


@kernel
def in_play(state):
    """The locations of the homestead, as bits."""
    bits = 0
    for place in range(PLACES[state.players]):
        if state.location[place] != EMPTY:
            bits |= 1 << state.location[place]
    return bits


@kernel
def next_location(state, location, direction):
    """The location one step away; EMPTY if that is off the board or a gap (setup.neighbours, perch.edge)."""
    place = NEIGHBOUR[state.players, state.place[location], direction]
    if place == EMPTY:
        return EMPTY
    return state.location[place]


@kernel
def neighbours(state, location):
    """The locations that touch this one, as bits (setup.neighbours)."""
    bits = 0
    for direction in range(DIRECTIONS):
        other = next_location(state, location, direction)
        if other != EMPTY:
            bits |= 1 << other
    return bits


@kernel
def around(state, meeting):
    """The locations in play that meet at an intersection, as bits (creature.scarecrow)."""
    bits = 0
    for corner in range(3):
        location = state.location[MEETINGS[state.players, meeting, corner]]
        if location != EMPTY:
            bits |= 1 << location
    return bits


# ====================================================================== what stands there


@kernel
def is_player(state, flock):
    """Whether a flock belongs to a player: not the Bird-Brained one, and not nobody."""
    return flock != NOBODY and flock < state.players


@kernel
def strength(state, location, flock):
    """How many birds a flock counts as: birds, nest and birdhouse (perch.nest-counts, bonus.birdhouse-counts)."""
    return state.birds[location, flock] + state.nested[location, flock] + state.housed[location, flock]


@kernel
def crowd(state, location):
    """How many birds a location counts in all, of all flocks."""
    total = 0
    for flock in range(FLOCK_COUNT[state.players]):
        total += strength(state, location, flock)
    return total


@kernel
def loose(state, flock):
    """The locations with birds of a flock that no birdhouse protects, as bits (bonus.birdhouse-closed)."""
    bits = 0
    for place in range(PLACES[state.players]):
        location = state.location[place]
        if location != EMPTY and state.birds[location, flock] > 0 and state.housed[location, flock] == 0:
            bits |= 1 << location
    return bits


@kernel
def closed(state, flock):
    """The locations where a flock's stack is under a birdhouse, none before round 4 (bonus.birdhouse-closed)."""
    bits = 0
    if state.round_number < BIRDHOUSE_ROUND:
        return bits
    for place in range(PLACES[state.players]):
        location = state.location[place]
        if location != EMPTY and state.housed[location, flock] > 0:
            bits |= 1 << location
    return bits


@kernel
def with_free_nest(state):
    """The locations with an empty nest, as bits (perch.nest)."""
    bits = 0
    for place in range(PLACES[state.players]):
        location = state.location[place]
        if location != EMPTY and state.free_nests[location] > 0:
            bits |= 1 << location
    return bits


# ====================================================================== who leads


@kernel
def rank(state, location, flock):
    """0 for the flock with the most birds, 1 for second, …; NO_RANK if it is tied or not there (scoring.places)."""
    mine = strength(state, location, flock)
    if mine == 0:
        return NO_RANK
    ahead = 0
    for other in range(FLOCK_COUNT[state.players]):
        if other != flock:
            theirs = strength(state, location, other)
            if theirs == mine:
                return NO_RANK
            if theirs > mine:
                ahead += 1
    return ahead


@kernel
def leader(state, location):
    """The flock alone in first place, or NOBODY (scoring.control)."""
    best = 0
    found = NOBODY
    for flock in range(FLOCK_COUNT[state.players]):
        birds = strength(state, location, flock)
        if birds > best:
            best = birds
            found = flock
        elif birds == best:
            found = NOBODY
    return found


@kernel
def leader_if_in_play(state, location):
    """Who controls a location, NOBODY too if it is not in play."""
    if state.place[location] == EMPTY:
        return NOBODY
    return leader(state, location)


@kernel
def largest_stack(state, flock):
    """The most birds that a flock has on a single location (end.largest)."""
    best = 0
    for place in range(PLACES[state.players]):
        if state.location[place] != EMPTY:
            best = max(best, strength(state, state.location[place], flock))
    return best


# ====================================================================== birds come and go


@kernel
def settle(state, location, flock):
    """A bird joins its flock's stack; only perching in a nest takes one (perch.stack, perch.nest)."""
    state.birds[location, flock] += 1


@kernel
def take_off(state, location, flock):
    """A bird leaves; the last one leaves its nest empty and its birdhouse to the box (perch.renest)."""
    state.birds[location, flock] -= 1
    if state.birds[location, flock] > 0:
        return
    state.free_nests[location] += state.nested[location, flock]
    state.nested[location, flock] = 0
    state.birdhouses_away += state.housed[location, flock]
    state.housed[location, flock] = 0
