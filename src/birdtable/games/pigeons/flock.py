"""Where pigeons are and where they can go: the helpers that rules, legality and reasons share."""

from __future__ import annotations

from birdtable.games.pigeons.actions import FLEW
from birdtable.games.pigeons.tables import (
    BAG,
    CELL,
    FIRST_PARK,
    FLOCK,
    FROM_PARK,
    LANDS,
    LANES,
    NOWHERE,
    PARTNERS,
    PIGEONS,
    REACH,
    SQUARES,
    STRUCTURE,
    WIDTH,
    WORDS_OF_SQUARES,
)
from birdtable.kernel.bits import WORD, lowest
from birdtable.kernel.dialect import kernel
from birdtable.kernel.events import emit
from birdtable.kernel.record import EMPTY

CELL_FAR = 2 * WIDTH * WIDTH  # farther than any square of the same structure


@kernel
def owner(pigeon):
    """The seat whose pigeon it is."""
    return pigeon // FLOCK


@kernel
def alive(state, seat):
    """How many pigeons of the seat are on roofs or in parks (end.pigeons)."""
    count = 0
    for pigeon in range(FLOCK * seat, FLOCK * seat + FLOCK):
        if state.place[pigeon] != BAG:
            count += 1
    return count


@kernel
def parked(state, seat):
    """How many pigeons of the seat are in parks (mate.limit)."""
    count = 0
    for pigeon in range(FLOCK * seat, FLOCK * seat + FLOCK):
        if state.place[pigeon] >= FIRST_PARK and state.place[pigeon] != BAG:
            count += 1
    return count


@kernel
def spare(state, seat):
    """A pigeon of the seat that is still, or again, in the bag; EMPTY if there is none."""
    for pigeon in range(FLOCK * seat, FLOCK * seat + FLOCK):
        if state.place[pigeon] == BAG:
            return pigeon
    return EMPTY


@kernel
def in_park(state, seat, park):
    """A pigeon of the seat in that park; EMPTY if there is none."""
    for pigeon in range(FLOCK * seat, FLOCK * seat + FLOCK):
        if state.place[pigeon] == FIRST_PARK + park:
            return pigeon
    return EMPTY


@kernel
def stand_on(state, pigeon, square):
    """A pigeon stands on a free square."""
    state.place[pigeon] = square
    state.roof[square] = pigeon


@kernel
def lift(state, pigeon):
    """A pigeon leaves the square that it stands on, if it stands on one."""
    place = state.place[pigeon]
    if place < SQUARES and state.roof[place] == pigeon:
        state.roof[place] = EMPTY


@kernel
def land_pigeon(state, pigeon, crossing, log):
    """A pigeon arrives: on a free square it stands, over another pigeon it must fly on (fly.occupied, .through)."""
    square = LANDS[crossing]
    start = state.place[pigeon]
    if state.aloft == EMPTY:
        state.aloft_from = start
    lift(state, pigeon)
    if state.roof[square] == EMPTY:
        stand_on(state, pigeon, square)
        state.aloft = EMPTY
        state.aloft_from = EMPTY
    else:
        state.place[pigeon] = square
        state.aloft = pigeon
    emit(log, FLEW, pigeon // FLOCK, pigeon, start, square, 0)


@kernel
def crossing_of(state, pigeon, direction):
    """The straight flight of a pigeon on or over a roof (fly.straight)."""
    return 4 * state.place[pigeon] + direction


@kernel
def crossing_out(park, lane):
    """The straight flight out of a park along a lane (mate.leave)."""
    return FROM_PARK + LANES * park + lane


@kernel
def free_within(state, square, flights):
    """Whether so many flights from a square can reach a free one, over whatever stands between (fly.through)."""
    for word in range(WORDS_OF_SQUARES):
        near = REACH[square, flights, word] & WORD
        while near != 0:
            if state.roof[32 * word + lowest(near)] == EMPTY:
                return True
            near &= near - 1
    return False


@kernel
def can_fly(state, crossing, price):
    """Whether a flight leads to a roof, and to a free square now or with the actions left (fly.straight, .occupied)."""
    square = LANDS[crossing]
    if square == NOWHERE or state.actions_left < price:
        return False
    if state.roof[square] == EMPTY:
        return True
    if state.aloft == EMPTY and crossing < FROM_PARK and state.actions_left > price:
        return True  # back to the square that it leaves: straight flights reverse
    return free_within(state, square, state.actions_left - price)


@kernel
def meets(state, seat, other):
    """Whether a pigeon of one seat stands beside one of the other (or its own) on the same height (mate.beside)."""
    for pigeon in range(FLOCK * seat, FLOCK * seat + FLOCK):
        square = state.place[pigeon]
        if square < SQUARES and state.roof[square] == pigeon:
            for way in range(8):
                partner = PARTNERS[square, way]
                if partner == NOWHERE:
                    break
                if state.roof[partner] != EMPTY and owner(state.roof[partner]) == other:
                    return True
    return False


@kernel
def nearest_free(state, square):
    """The free square nearest to a square, first on its own structure, ties in reading order (after.nearest)."""
    best = NOWHERE
    best_far = 0
    for other in range(SQUARES):
        if state.roof[other] == EMPTY:
            rows = CELL[other] // WIDTH - CELL[square] // WIDTH
            columns = CELL[other] % WIDTH - CELL[square] % WIDTH
            far = rows * rows + columns * columns
            if STRUCTURE[other] != STRUCTURE[square]:
                far += CELL_FAR
            if best == NOWHERE or far < best_far:
                best = other
                best_far = far
    return best


@kernel
def all_gone(state, seat):
    """Whether the seat has no pigeon on roofs or in parks (after.mercy)."""
    return alive(state, seat) == 0


@kernel
def on_roofs(state):
    """How many pigeons stand or lie on roofs."""
    count = 0
    for pigeon in range(PIGEONS):
        if state.place[pigeon] < SQUARES:
            count += 1
    return count
