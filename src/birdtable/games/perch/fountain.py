"""The Fountain and the Plaza: where birds go that lose their perch."""

from __future__ import annotations

from birdtable.games.perch import content, homestead
from birdtable.games.perch.state import State
from birdtable.games.perch.words import Decision, Event
from birdtable.kernel import EMPTY, NOBODY, Log, ask, emit, kernel, lowest


@kernel
def open_seats(state: State) -> int:
    """The empty seats whose supports are all taken, as bits (fountain.support)."""
    taken = 0
    seats = 0
    for spot in range(content.FOUNTAIN_SEATS[state.players]):  # from the bottom: supports come before what they carry
        if state.fountain[spot] != EMPTY:
            taken |= 1 << spot
        elif content.SUPPORT[state.players, spot] & ~taken == 0:
            seats |= 1 << spot
    return seats


@kernel
def send(state: State, flock: int, actor: int, log: Log) -> None:
    """A bird that left its location: its owner picks a seat (fountain.owner, fountain.full, two.fountain)."""
    seats = open_seats(state)
    if seats == 0:
        to_plaza(state, flock, 1, content.FROM_FOUNTAIN, log)
    elif seats & (seats - 1) == 0:
        sit(state, lowest(seats), flock, log)
    else:
        state.flying[flock] += 1
        if homestead.is_player(state, flock):
            ask(state, flock, Decision.seat, flock)
        else:
            ask(state, actor, Decision.seat, flock)


@kernel
def send_from(state: State, location: int, log: Log) -> None:
    """The controller sends an own bird to the Fountain (migration.rookery-fountain, upkeep.power-lines, two.roost)."""
    flock = homestead.leader(state, location)
    if flock == NOBODY or homestead.is_sheltered(state, location, flock):
        return
    homestead.take_off(state, location, flock)
    if homestead.is_player(state, flock):
        emit(log, Event.sent, flock, flock, location)
        send(state, flock, flock, log)
    else:
        to_roost(state, flock, 1, log)


@kernel
def sit(state: State, spot: int, flock: int, log: Log) -> None:
    """A bird takes a seat, for the rest of the game (fountain.stays)."""
    state.fountain[spot] = flock
    state.seated[flock] += 1
    emit(log, Event.seated, flock, spot)


@kernel
def land(state: State, spot: int, flock: int, log: Log) -> None:
    """A bird on its way takes the seat that was chosen for it."""
    state.flying[flock] -= 1
    sit(state, spot, flock, log)


@kernel
def to_plaza(state: State, flock: int, birds: int, origin: int, log: Log) -> None:
    """Birds go to the Plaza, from a location, the full Fountain or the bag."""
    state.plaza[flock] += birds
    emit(log, Event.to_plaza, flock, birds, origin)


@kernel
def to_roost(state: State, flock: int, birds: int, log: Log) -> None:
    """Birds go back to the Roost (two.roost)."""
    state.roost[flock] += birds
    emit(log, Event.to_roost, flock, birds)


@kernel
def fountain_points(state: State, flock: int) -> int:
    """What a flock's birds on the Fountain are worth (end.fountain)."""
    points = 0
    for spot in range(content.FOUNTAIN_SEATS[state.players]):
        if state.fountain[spot] == flock:
            points += content.SEAT_POINTS[state.players, spot]
    return points
