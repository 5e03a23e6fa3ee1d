"""Flying: where a pigeon can go in a straight line, and how it arrives (fly.*)."""

from __future__ import annotations

from birdtable.games.pigeons import content
from birdtable.games.pigeons.state import State
from birdtable.games.pigeons.words import Event
from birdtable.kernel import EMPTY, WORD, Log, emit, kernel, lowest


@kernel
def crossing_of(state: State, pigeon: int, direction: int) -> int:
    """The straight flight of a pigeon on or over a roof (fly.straight)."""
    return content.DIRECTIONS * state.place[pigeon] + direction


@kernel
def crossing_out(park: int, lane: int) -> int:
    """The straight flight out of a park along a lane (mate.leave)."""
    return content.FROM_PARK + content.LANES * park + lane


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
def go_back(state: State, log: Log) -> None:
    """A pigeon over an occupied square returns to the last place where it stood (fly.return)."""
    pigeon = state.aloft
    if state.aloft_from < content.FIRST_PARK:
        stand_on(state, pigeon, state.aloft_from)
    state.place[pigeon] = state.aloft_from
    emit(log, Event.returned, pigeon // content.FLOCK, pigeon, state.aloft_from)
    state.aloft = EMPTY
    state.aloft_from = EMPTY
