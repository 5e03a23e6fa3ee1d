"""The Fountain and the Plaza: where birds go that lose their perch."""

from __future__ import annotations

from birdtable.games.perch.actions import SEATED, SEATING, TO_PLAZA, TO_ROOST
from birdtable.games.perch.homestead import is_player
from birdtable.games.perch.tables import FOUNTAIN_SEATS, FROM_FOUNTAIN, SEAT_POINTS, SUPPORT
from birdtable.kernel.bits import lowest
from birdtable.kernel.decisions import ask
from birdtable.kernel.dialect import kernel
from birdtable.kernel.events import emit
from birdtable.kernel.record import EMPTY


@kernel
def open_seats(state):
    """The empty seats whose supports are all taken, as bits (fountain.support)."""
    taken = 0
    seats = 0
    for spot in range(FOUNTAIN_SEATS[state.players]):  # from the bottom: supports come before what they carry
        if state.fountain[spot] != EMPTY:
            taken |= 1 << spot
        elif SUPPORT[state.players, spot] & ~taken == 0:
            seats |= 1 << spot
    return seats


@kernel
def send(state, flock, actor, log):
    """A bird that left its location: its owner picks a seat (fountain.owner, fountain.full, two.fountain)."""
    seats = open_seats(state)
    if seats == 0:
        to_plaza(state, flock, 1, FROM_FOUNTAIN, log)
    elif seats & (seats - 1) == 0:
        sit(state, lowest(seats), flock, log)
    else:
        state.flying[flock] += 1
        if is_player(state, flock):
            ask(state, flock, SEATING, flock, 0)
        else:
            ask(state, actor, SEATING, flock, 0)


@kernel
def sit(state, spot, flock, log):
    """A bird takes a seat, for the rest of the game (fountain.stays)."""
    state.fountain[spot] = flock
    state.seated[flock] += 1
    emit(log, SEATED, flock, spot, 0, 0, 0)


@kernel
def land(state, spot, flock, log):
    """A bird on its way takes the seat that was chosen for it."""
    state.flying[flock] -= 1
    sit(state, spot, flock, log)


@kernel
def to_plaza(state, flock, birds, origin, log):
    """Birds go to the Plaza, from a location, the full Fountain or the bag."""
    state.plaza[flock] += birds
    emit(log, TO_PLAZA, flock, birds, origin, 0, 0)


@kernel
def to_roost(state, flock, birds, log):
    """Birds go back to the Roost (two.roost)."""
    state.roost[flock] += birds
    emit(log, TO_ROOST, flock, birds, 0, 0, 0)


@kernel
def fountain_points(state, flock):
    """What a flock's birds on the Fountain are worth (end.fountain)."""
    points = 0
    for spot in range(FOUNTAIN_SEATS[state.players]):
        if state.fountain[spot] == flock:
            points += SEAT_POINTS[state.players, spot]
    return points
