"""Who is first: most points, then what a game counts in a tie; and the end of the game.

What goes over all seats is written here once, and made for a game's own kernel about one seat:

    first = winners.first_by(rank)             # first(state): the seats whose rank is the highest, as bits
    tell_ties = winners.each_tied(tell_tie)    # tell_ties(state, log): of each seat that shares the most points
    ahead = winners.ahead_by(standing)         # ahead(state, seat): how far the seat is ahead of the best other
"""

from __future__ import annotations

from typing import TypeVar

from birdtable.kernel.bits import lowest
from birdtable.kernel.decisions import NOBODY
from birdtable.kernel.dialect import Kernel, filled, kernel
from birdtable.kernel.events import Events, emit
from birdtable.kernel.record import State
from birdtable.kernel.shapes import Log

S = TypeVar("S", bound=State)  # the game's own
LAST = -(1 << 40)  # behind any rank


@kernel
def contend(first: int, best: int, seat: int, rank: int) -> tuple[int, int]:
    """The seats that come first, as bits, and their rank, once one more is compared with them."""
    if rank > best:
        return 1 << seat, rank
    if rank == best:
        return first | 1 << seat, best
    return first, best


# ---------------------------------------------------------------------- over all seats


@kernel
def points(state: State, seat: int) -> int:
    """A seat's points: what is compared where a game says nothing else."""
    return state.score[seat]


@kernel
def leaders(state: State) -> int:
    """The seats with the most points, as bits."""
    first, best = 0, LAST
    for seat in range(state.players):
        first, best = contend(first, best, seat, points(state, seat))
    return first


@kernel
def points_ahead(state: State, seat: int) -> int:
    """How many points the seat is ahead of the best other seat; alone, how many it has."""
    best = 0 if state.players == 1 else LAST
    for other in range(state.players):
        if other != seat:
            best = max(best, points(state, other))
    return points(state, seat) - best


@kernel
def tied(state: State) -> int:
    """The seats that share the most points, as bits; none where one has them alone."""
    first = leaders(state)
    return first if first & (first - 1) != 0 else 0


@kernel
def say_nothing(state: State, seat: int, log: Log) -> None:
    """What there is to tell of a seat that shares the most points, where a game says nothing."""


@kernel
def tell_ties(state: State, log: Log) -> None:
    """Tell of each seat that shares the most points."""
    seats = tied(state)
    for seat in range(state.players):
        if (seats >> seat) & 1:
            say_nothing(state, seat, log)


def first_by(rank: Kernel[[S, int], int]) -> Kernel[[State], int]:
    """The kernel for the seats that come first by a rank, as bits."""
    return filled(leaders, points=rank)


def ahead_by(standing: Kernel[[S, int], int]) -> Kernel[[State, int], int]:
    """The kernel for how far a seat's standing is ahead of the best other's."""
    return filled(points_ahead, points=standing)


def each_tied(tell_tie: Kernel[[S, int, Log], None]) -> Kernel[[State, Log], None]:
    """The kernel that tells, of each seat that shares the most points, what decides."""
    return filled(tell_ties, say_nothing=tell_tie)


# ---------------------------------------------------------------------- the end


@kernel
def alone(seats: int) -> int:
    """The only one of a set, as bits; NOBODY if there are several or none."""
    return lowest(seats) if seats != 0 and seats & (seats - 1) == 0 else NOBODY


@kernel
def crown(state: State, seats: int, won: Events, log: Log) -> None:
    """The game is over; these seats have won, and each is told with its points."""
    state.winners = seats
    state.over = 1
    for seat in range(state.players):
        if (seats >> seat) & 1:
            emit(log, won, seat, state.score[seat])
