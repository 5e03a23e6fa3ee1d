"""The homestead: which locations touch, what stands on them, and who leads there."""

from __future__ import annotations

from enum import auto

from birdtable.games.perch import content
from birdtable.games.perch.state import State
from birdtable.kernel import EMPTY, NOBODY, Words, kernel, lowest, winners

NO_RANK = 9  # tied, or without a bird


class Rank(Words):
    """The ranks on a location that something asks for."""

    first = auto()
    second = auto()
    third = auto()
    fourth = auto()


# ====================================================================== where things are


@kernel
def lying_on(state: State, places: int) -> int:
    """The locations that lie on some places: bits from bits, without the gaps."""
    bits = 0
    while places != 0:
        bits |= 1 << (state.location[lowest(places)] + 1)  # a gap, -1, sets the bit that is dropped in the end
        places &= places - 1
    return bits >> 1


@kernel
def in_play(state: State) -> int:
    """The locations of the homestead, as bits."""
    return lying_on(state, content.ALL_PLACES[state.players])


@kernel
def next_location(state: State, location: int, direction: int) -> int:
    """The location one step away; EMPTY if that is off the board or a gap (setup.neighbours, perch.edge)."""
    place = content.NEIGHBOUR[state.players, state.place[location], direction]
    if place == EMPTY:
        return EMPTY
    return state.location[place]


@kernel
def neighbours(state: State, location: int) -> int:
    """The locations that touch this one, as bits (setup.neighbours)."""
    return lying_on(state, content.NEAR[state.players, state.place[location]])


@kernel
def around(state: State, meeting: int) -> int:
    """The locations in play that meet at an intersection, as bits (creature.scarecrow)."""
    return lying_on(state, content.MEETING_BITS[state.players, meeting])


# ====================================================================== what stands there


@kernel
def is_player(state: State, flock: int) -> bool:
    """Whether a flock belongs to a player: not the Bird-Brained one, and not nobody."""
    return flock != NOBODY and flock < state.players


@kernel
def strength(state: State, location: int, flock: int) -> int:
    """How many birds a flock counts as: birds, nest and birdhouse (perch.nest-counts, bonus.birdhouse-counts)."""
    return state.birds[location, flock] + state.nested[location, flock] + state.housed[location, flock]


@kernel
def crowd(state: State, location: int) -> int:
    """How many birds a location counts in all, of all flocks."""
    total = 0
    for flock in range(content.FLOCK_COUNT[state.players]):
        total += strength(state, location, flock)
    return total


@kernel
def is_loose(state: State, location: int, flock: int) -> bool:
    """Whether a flock has birds on a location that no birdhouse protects (creature.effect, bonus.birdhouse-closed)."""
    return state.birds[location, flock] > 0 and state.housed[location, flock] == 0


@kernel
def loose(state: State, flock: int, locations: int) -> int:
    """Of some locations, as bits, those where a flock has free birds (creature.effect)."""
    bits = 0
    while locations != 0:
        location = lowest(locations)
        if is_loose(state, location, flock):
            bits |= 1 << location
        locations &= locations - 1
    return bits


@kernel
def any_loose(state: State, locations: int) -> bool:
    """Whether there is a free bird of any flock on some locations."""
    for flock in range(content.FLOCK_COUNT[state.players]):
        if loose(state, flock, locations) != 0:
            return True
    return False


@kernel
def is_sheltered(state: State, location: int, flock: int) -> bool:
    """Whether a birdhouse keeps a location's effect off, which is an option (bonus.birdhouse-locations)."""
    return state.shelter == 1 and state.housed[location, flock] > 0


@kernel
def unclosed(state: State, flock: int, locations: int) -> int:
    """Of some locations, as bits, those where no birdhouse, of round 4, closes a stack (bonus.birdhouse-closed)."""
    bits = locations
    if state.round_number >= content.BIRDHOUSE_ROUND:
        while locations != 0:
            location = lowest(locations)
            bits &= ~(state.housed[location, flock] << location)
            locations &= locations - 1
    return bits


@kernel
def with_free_nest(state: State) -> int:
    """The locations with an empty nest, as bits (perch.nest)."""
    bits = 0
    for place in range(content.PLACES[state.players]):
        location = state.location[place]
        if location != EMPTY and state.free_nests[location] > 0:
            bits |= 1 << location
    return bits


# ====================================================================== who leads


@kernel
def rank(state: State, location: int, flock: int) -> int:
    """0 for the flock with the most birds, 1 for second, …; NO_RANK if it is tied or not there (scoring.places)."""
    mine = strength(state, location, flock)
    if mine == 0:
        return NO_RANK
    ahead = 0
    for other in range(content.FLOCK_COUNT[state.players]):
        if other != flock:
            theirs = strength(state, location, other)
            if theirs == mine:
                return NO_RANK
            if theirs > mine:
                ahead += 1
    return ahead


@kernel
def leader(state: State, location: int) -> int:
    """The flock alone in first place, or NOBODY (scoring.control)."""
    first, best = 0, 0
    for flock in range(content.FLOCK_COUNT[state.players]):
        first, best = winners.contend(first, best, flock, strength(state, location, flock))
    return winners.alone(first)


@kernel
def leader_if_in_play(state: State, location: int) -> int:
    """Who controls a location, NOBODY too if it is not in play."""
    if state.place[location] == EMPTY:
        return NOBODY
    return leader(state, location)


@kernel
def largest_stack(state: State, flock: int) -> int:
    """The most birds that a flock has on a single location (end.largest)."""
    best = 0
    for place in range(content.PLACES[state.players]):
        if state.location[place] != EMPTY:
            best = max(best, strength(state, state.location[place], flock))
    return best


# ====================================================================== birds come and go


@kernel
def settle(state: State, location: int, flock: int) -> None:
    """A bird joins its flock's stack; only perching in a nest takes one (perch.stack, perch.nest)."""
    state.birds[location, flock] += 1


@kernel
def take_off(state: State, location: int, flock: int) -> None:
    """A bird leaves; the last one leaves its nest empty and its birdhouse to the box (perch.renest)."""
    state.birds[location, flock] -= 1
    if state.birds[location, flock] > 0:
        return
    state.free_nests[location] += state.nested[location, flock]
    state.nested[location, flock] = 0
    state.birdhouses_away += state.housed[location, flock]
    state.housed[location, flock] = 0
