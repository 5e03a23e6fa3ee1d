"""Scoring in Upkeep: the locations, and the turn order that follows from the points (scoring.*, order.*)."""

from __future__ import annotations

from birdtable.games.perch import content, homestead
from birdtable.games.perch.state import State
from birdtable.games.perch.words import Event
from birdtable.kernel import EMPTY, NOBODY, Log, emit, kernel

RANKS = 3  # places that score

# ====================================================================== locations


@kernel
def points_for(state: State, location: int, place: int) -> int:
    """What first, second or third place on a location is worth now (scoring.places, scoring.statue)."""
    if place >= RANKS:
        return 0
    if location == content.STATUE and place == homestead.Rank.first:
        return content.POINTS[location, homestead.Rank.first] + homestead.crowd(state, location) // 2
    return content.POINTS[location, place]


@kernel
def score_locations(state: State, log: Log) -> None:
    """Column by column from the left, each from top to bottom (scoring.locations)."""
    for place in range(content.PLACES[state.players]):
        if state.location[place] != EMPTY:
            score_location(state, state.location[place], log)


@kernel
def score_location(state: State, location: int, log: Log) -> None:
    """Pay first, second and third place, in that order; whoever ties has no place (scoring.places, order.tie)."""
    podium = 0  # who has each place: four bits for the seat and one more, 0 for nobody
    for seat in range(state.players):
        podium |= (seat + 1) << (4 * homestead.rank(state, location, seat))
    for place in range(RANKS):
        seat = ((podium >> (4 * place)) & 15) - 1
        if seat != NOBODY:
            points = points_for(state, location, place)
            award(state, seat, points)
            emit(log, Event.scored, seat, location, place, points)


@kernel
def award(state: State, seat: int, points: int) -> None:
    """Move a scoring token; it arrives on top of those already there (order.tie)."""
    if points > 0:
        state.score[seat] += points
        state.arrivals += 1
        state.arrived[seat] = state.arrivals


# ====================================================================== the new turn order


@kernel
def is_ahead(state: State, seat: int, other: int) -> bool:
    """More points, or the same reached earlier (order.points, order.tie)."""
    if state.score[seat] != state.score[other]:
        return state.score[seat] > state.score[other]
    return state.arrived[seat] < state.arrived[other]


@kernel
def new_turn_order(state: State, log: Log) -> None:
    """Most points first; the High Perch sends its controller to the end (order.points, order.high-perch)."""
    last = homestead.leader_if_in_play(state, content.HIGH_PERCH)
    for seat in range(state.players):
        ahead = 0
        for other in range(state.players):
            if other != seat and goes_before(state, other, seat, last):
                ahead += 1
        state.order[ahead] = seat
    for turn in range(state.players):
        emit(log, Event.order, state.order[turn], turn + 1)


@kernel
def goes_before(state: State, seat: int, other: int, last: int) -> bool:
    """Whether a seat plays before another, given who must go last, if anybody (order.high-perch)."""
    if seat == last or other == last:
        return other == last
    return is_ahead(state, seat, other)
