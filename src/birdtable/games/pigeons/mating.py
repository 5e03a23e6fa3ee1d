"""Mating: pigeons from the bag into parks, within a flock, across two, or by mercy (mate.*, cross.*, after.mercy)."""

from __future__ import annotations

from birdtable.games.pigeons import content
from birdtable.games.pigeons.state import State
from birdtable.games.pigeons.words import Decision, Event
from birdtable.kernel import EMPTY, Log, ask, below, emit, kernel


@kernel
def one_at(state: State, seat: int, place: int) -> int:
    """The first pigeon of the seat at a place; EMPTY if there is none."""
    for pigeon in range(content.FLOCK * seat, content.FLOCK * (seat + 1)):
        if state.place[pigeon] == place:
            return pigeon
    return EMPTY


@kernel
def spare(state: State, seat: int) -> int:
    """A pigeon of the seat that is still, or again, in the bag; EMPTY if there is none."""
    return one_at(state, seat, content.BAG)


@kernel
def in_park(state: State, seat: int, park: int) -> int:
    """A pigeon of the seat in that park; EMPTY if there is none."""
    return one_at(state, seat, content.FIRST_PARK + park)


@kernel
def parked(state: State, seat: int) -> int:
    """How many pigeons of the seat are in parks (mate.limit)."""
    count = 0
    for pigeon in range(content.FLOCK * seat, content.FLOCK * (seat + 1)):
        if state.place[pigeon] >= content.FIRST_PARK and state.place[pigeon] != content.BAG:
            count += 1
    return count


@kernel
def meets(state: State, seat: int, other: int) -> bool:
    """Whether a pigeon of one seat stands beside one of the other (or its own) on the same height (mate.beside)."""
    for pigeon in range(content.FLOCK * seat, content.FLOCK * (seat + 1)):
        square = state.place[pigeon]
        if square < content.SQUARES and state.roof[square] == pigeon:
            for way in range(8):
                partner = content.PARTNERS[square, way]
                if partner == content.NOWHERE:
                    break
                if state.roof[partner] != EMPTY and state.roof[partner] // content.FLOCK == other:
                    return True
    return False


@kernel
def mate(state: State, seat: int, park: int, log: Log) -> None:
    """Two pigeons of a flock side by side bring a third from the bag into a park (mate.park)."""
    state.actions_left -= 1
    emit(log, Event.mated, seat, hatch(state, seat, park), park)


@kernel
def cross(state: State, seat: int, other: int, log: Log) -> None:
    """A blind draw between two spare pigeons; the owner of the one drawn picks its park (cross.draw, cross.place)."""
    state.actions_left -= 1
    drawn = seat
    if below(state, 2) == 1:
        drawn = other
    emit(log, Event.crossed, seat, other, drawn)
    ask(state, drawn, Decision.nest)


@kernel
def nest(state: State, seat: int, kind: int, park: int, log: Log) -> None:
    """The pigeon of a blind draw, or of mercy, goes into a park (cross.place, after.mercy)."""
    pigeon = hatch(state, seat, park)
    if kind == Decision.mercy:
        emit(log, Event.pitied, seat, pigeon, park)
    else:
        emit(log, Event.nested, seat, pigeon, park)


@kernel
def hatch(state: State, seat: int, park: int) -> int:
    """A pigeon comes from the bag into a park; which."""
    pigeon = spare(state, seat)
    state.place[pigeon] = content.FIRST_PARK + park
    return pigeon
