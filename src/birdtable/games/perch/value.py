"""What a position is worth to a seat, for bots that look one decision ahead. All in quarter points."""

from __future__ import annotations

from birdtable.games.perch import content, end, fountain, homestead, objectives, scoring
from birdtable.games.perch.state import State
from birdtable.kernel import EMPTY, kernel, winners

LEAD = 40  # quarter points that are a clear lead
CERTAIN = 4  # a point on the track, or one that nothing can take away
LATER = 2  # a point that a location would pay again in a later round
BUSY = 3  # a creature at work is better than one that was not called


@kernel
def value(state: State, seat: int) -> int:
    """How far the seat is ahead of the best other seat, as if things stayed as they are."""
    return ahead(state, seat) + objective_now(state, seat)


@kernel
def standing(state: State, seat: int) -> int:
    """Points on the track, and those that everything on the table promises."""
    worth = CERTAIN * state.score[seat]
    if state.over:
        return worth
    worth += CERTAIN * (fountain.fountain_points(state, seat) + content.PLAZA_POINTS * state.plaza[seat])
    worth += locations_now(state, seat)
    if end.largest_flock(state) == seat:
        worth += CERTAIN * content.LARGEST_POINTS * state.round_number // (content.ROUNDS + 1)
    if state.acting != EMPTY and state.controller[state.acting] == seat:
        worth += BUSY
    return worth


ahead = winners.ahead_by(standing)


@kernel
def rounds_to_score(state: State) -> int:
    """In how many rounds the locations will still pay."""
    if state.phase == content.Phase.upkeep and state.step > 0:
        return content.ROUNDS - state.round_number
    return content.ROUNDS - state.round_number + 1


@kernel
def locations_now(state: State, seat: int) -> int:
    """What the locations would pay now and in later rounds, and the creatures that the seat would control."""
    rounds = rounds_to_score(state)
    weight = CERTAIN + LATER * (rounds - 1)
    if rounds == 0:
        weight = 0
    worth = 0
    for place in range(content.PLACES[state.players]):
        location = state.location[place]
        if location != EMPTY:
            worth += weight * scoring.points_for(state, location, homestead.rank(state, location, seat))
            if content.CREATURE_OF[location] != EMPTY and homestead.leader(state, location) == seat:
                worth += (
                    CERTAIN * content.CREATURE_POINTS * (content.ROUNDS + state.round_number) // (2 * content.ROUNDS)
                )
    return worth


@kernel
def objective_now(state: State, seat: int) -> int:
    """The seat's own objective, if it is met now: the surer the later it is."""
    if not state.objectives or state.over or state.cards[seat, 0] == EMPTY:
        return 0
    objective = state.cards[seat, 0]
    if not objectives.objective_met(state, seat, objective):
        return 0
    return CERTAIN * content.OBJECTIVE_POINTS[objective] * state.round_number // content.ROUNDS
