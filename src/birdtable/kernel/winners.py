"""Who is first: most points, then what a game counts in a tie; and the end of the game."""

from __future__ import annotations

from birdtable.kernel.bits import lowest
from birdtable.kernel.decisions import NOBODY
from birdtable.kernel.dialect import kernel
from birdtable.kernel.events import Events, emit
from birdtable.kernel.record import State
from birdtable.kernel.shapes import Log

LAST = -(1 << 40)  # behind any rank


@kernel
def contend(first: int, best: int, seat: int, rank: int) -> tuple[int, int]:
    """The seats that come first, as bits, and their rank, once one more is compared with them."""
    if rank > best:
        return 1 << seat, rank
    if rank == best:
        return first | 1 << seat, best
    return first, best


@kernel
def leaders(state: State) -> int:
    """The seats with the most points, as bits."""
    first, best = 0, LAST
    for seat in range(state.players):
        first, best = contend(first, best, seat, state.score[seat])
    return first


@kernel
def tied(state: State) -> int:
    """The seats that share the most points, as bits; none where one has them alone."""
    first = leaders(state)
    return first if first & (first - 1) != 0 else 0


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
