"""Where pigeons are and where they can go: the helpers that rules, legality and reasons share."""

from __future__ import annotations

from birdtable.games.pigeons import content
from birdtable.games.pigeons.state import State
from birdtable.games.pigeons.words import Event
from birdtable.kernel import EMPTY, WORD, Log, emit, kernel, lowest

CELL_FAR = 2 * content.WIDTH * content.WIDTH  # farther than any square of the same structure


@kernel
def owner(pigeon: int) -> int:
    """The seat whose pigeon it is."""
    return pigeon // content.FLOCK


@kernel
def alive(state: State, seat: int) -> int:
    """How many pigeons of the seat are on roofs or in parks (end.pigeons)."""
    count = 0
    for pigeon in range(content.FLOCK * seat, content.FLOCK * seat + content.FLOCK):
        if state.place[pigeon] != content.BAG:
            count += 1
    return count


@kernel
def parked(state: State, seat: int) -> int:
    """How many pigeons of the seat are in parks (mate.limit)."""
    count = 0
    for pigeon in range(content.FLOCK * seat, content.FLOCK * seat + content.FLOCK):
        if state.place[pigeon] >= content.FIRST_PARK and state.place[pigeon] != content.BAG:
            count += 1
    return count


@kernel
def spare(state: State, seat: int) -> int:
    """A pigeon of the seat that is still, or again, in the bag; EMPTY if there is none."""
    for pigeon in range(content.FLOCK * seat, content.FLOCK * seat + content.FLOCK):
        if state.place[pigeon] == content.BAG:
            return pigeon
    return EMPTY


@kernel
def in_park(state: State, seat: int, park: int) -> int:
    """A pigeon of the seat in that park; EMPTY if there is none."""
    for pigeon in range(content.FLOCK * seat, content.FLOCK * seat + content.FLOCK):
        if state.place[pigeon] == content.FIRST_PARK + park:
            return pigeon
    return EMPTY


@kernel
def stand_on(state: State, pigeon: int, square: int) -> None:
    """A pigeon stands on a free square."""
    state.place[pigeon] = square
    state.roof[square] = pigeon


@kernel
def lift(state: State, pigeon: int) -> None:
    """A pigeon leaves the square that it stands on, if it stands on one."""
    place = state.place[pigeon]
    if place < content.SQUARES and state.roof[place] == pigeon:
        state.roof[place] = EMPTY


@kernel
def land_pigeon(state: State, pigeon: int, crossing: int, log: Log) -> None:
    """A pigeon arrives: on a free square it stands, over another pigeon it must fly on (fly.occupied, .through)."""
    square = content.LANDS[crossing]
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
    emit(log, Event.flew, pigeon // content.FLOCK, pigeon, start, square)


@kernel
def crossing_of(state: State, pigeon: int, direction: int) -> int:
    """The straight flight of a pigeon on or over a roof (fly.straight)."""
    return 4 * state.place[pigeon] + direction


@kernel
def crossing_out(park: int, lane: int) -> int:
    """The straight flight out of a park along a lane (mate.leave)."""
    return content.FROM_PARK + content.LANES * park + lane


@kernel
def free_within(state: State, square: int, flights: int) -> bool:
    """Whether so many flights from a square can reach a free one, over whatever stands between (fly.through)."""
    for word in range(content.WORDS_OF_SQUARES):
        near = content.REACH[square, flights, word] & WORD
        while near != 0:
            if state.roof[32 * word + lowest(near)] == EMPTY:
                return True
            near &= near - 1
    return False


@kernel
def can_fly(state: State, crossing: int, price: int) -> bool:
    """Whether a flight leads to a roof, and to a free square now or with the actions left (fly.straight, .occupied)."""
    square = content.LANDS[crossing]
    if square == content.NOWHERE or state.actions_left < price:
        return False
    if state.roof[square] == EMPTY:
        return True
    if state.aloft == EMPTY and crossing < content.FROM_PARK and state.actions_left > price:
        return True  # back to the square that it leaves: straight flights reverse
    return free_within(state, square, state.actions_left - price)


@kernel
def meets(state: State, seat: int, other: int) -> bool:
    """Whether a pigeon of one seat stands beside one of the other (or its own) on the same height (mate.beside)."""
    for pigeon in range(content.FLOCK * seat, content.FLOCK * seat + content.FLOCK):
        square = state.place[pigeon]
        if square < content.SQUARES and state.roof[square] == pigeon:
            for way in range(8):
                partner = content.PARTNERS[square, way]
                if partner == content.NOWHERE:
                    break
                if state.roof[partner] != EMPTY and owner(state.roof[partner]) == other:
                    return True
    return False


@kernel
def nearest_free(state: State, square: int) -> int:
    """The free square nearest to a square, first on its own structure, ties in reading order (after.nearest)."""
    best = content.NOWHERE
    best_far = 0
    for other in range(content.SQUARES):
        if state.roof[other] == EMPTY:
            rows = content.CELL[other] // content.WIDTH - content.CELL[square] // content.WIDTH
            columns = content.CELL[other] % content.WIDTH - content.CELL[square] % content.WIDTH
            far = rows * rows + columns * columns
            if content.STRUCTURE[other] != content.STRUCTURE[square]:
                far += CELL_FAR
            if best == content.NOWHERE or far < best_far:
                best = other
                best_far = far
    return best


@kernel
def all_gone(state: State, seat: int) -> bool:
    """Whether the seat has no pigeon on roofs or in parks (after.mercy)."""
    return alive(state, seat) == 0


@kernel
def on_roofs(state: State) -> int:
    """How many pigeons stand or lie on roofs."""
    count = 0
    for pigeon in range(content.PIGEONS):
        if state.place[pigeon] < content.SQUARES:
            count += 1
    return count
