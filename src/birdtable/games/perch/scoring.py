"""Points: the locations, the turn order that follows from them, the end of the game."""

from __future__ import annotations

from birdtable.games.perch.actions import (
    ACHIEVED,
    CREATURE_SCORE,
    FOUNTAIN_SCORE,
    LARGEST,
    MISSED,
    NO_LARGEST,
    ORDER,
    PLAZA_SCORE,
    SCORED,
    TIED,
    WON,
)
from birdtable.games.perch.fountain import fountain_points, to_plaza
from birdtable.games.perch.homestead import (
    FIRST,
    crowd,
    is_player,
    largest_stack,
    leader_if_in_play,
    rank,
    strength,
)
from birdtable.games.perch.objectives import controlled_creatures, objective_met
from birdtable.games.perch.tables import (
    CREATURE_POINTS,
    FLOCK_COUNT,
    HIGH_PERCH,
    LARGEST_POINTS,
    OBJECTIVE_POINTS,
    OUT_OF_BAG,
    PLACES,
    PLAZA_POINTS,
    POINTS,
    STATUE,
)
from birdtable.kernel.decisions import NOBODY
from birdtable.kernel.dialect import kernel
from birdtable.kernel.events import emit
from birdtable.kernel.record import EMPTY, EVERYBODY
from birdtable.kernel.streams import learn

RANKS = 3  # places that score

# ====================================================================== locations


@kernel
def points_for(state, location, place):
    """What first, second or third place on a location is worth now (scoring.places, scoring.statue)."""
    if place >= RANKS:
        return 0
    if location == STATUE and place == FIRST:
        return POINTS[location, FIRST] + crowd(state, location) // 2
    return POINTS[location, place]


@kernel
def score_locations(state, log):
    """Column by column from the left, each from top to bottom (scoring.locations)."""
    for place in range(PLACES[state.players]):
        if state.location[place] != EMPTY:
            score_location(state, state.location[place], log)


@kernel
def score_location(state, location, log):
    """Pay first, second and third place, in that order; whoever ties has no place (scoring.places, order.tie)."""
    podium = 0  # who has each place: four bits for the seat and one more, 0 for nobody
    for seat in range(state.players):
        podium |= (seat + 1) << (4 * rank(state, location, seat))
    for place in range(RANKS):
        seat = ((podium >> (4 * place)) & 15) - 1
        if seat != NOBODY:
            points = points_for(state, location, place)
            award(state, seat, points)
            emit(log, SCORED, seat, location, place, points, 0)


@kernel
def award(state, seat, points):
    """Move a scoring token; it arrives on top of those already there (order.tie)."""
    if points > 0:
        state.score[seat] += points
        state.arrivals += 1
        state.arrived[seat] = state.arrivals


# ====================================================================== the new turn order


@kernel
def is_ahead(state, seat, other):
    """More points, or the same reached earlier (order.points, order.tie)."""
    if state.score[seat] != state.score[other]:
        return state.score[seat] > state.score[other]
    return state.arrived[seat] < state.arrived[other]


@kernel
def new_turn_order(state, log):
    """Most points first; the High Perch sends its controller to the end (order.points, order.high-perch)."""
    last = leader_if_in_play(state, HIGH_PERCH)
    for seat in range(state.players):
        ahead = 0
        for other in range(state.players):
            if other != seat and goes_before(state, other, seat, last):
                ahead += 1
        state.order[ahead] = seat
    for turn in range(state.players):
        emit(log, ORDER, state.order[turn], turn + 1, 0, 0, 0)


@kernel
def goes_before(state, seat, other, last):
    """Whether a seat plays before another, given who must go last, if anybody (order.high-perch)."""
    if seat == last or other == last:
        return other == last
    return is_ahead(state, seat, other)


# ====================================================================== the end


@kernel
def end_game(state, log):
    """The bag, objectives, largest flock, creatures, Fountain and Plaza; then the winner (end.*)."""
    empty_bag(state, log)
    if state.objectives:
        score_objectives(state, log)
    score_largest_flock(state, log)
    for seat in range(state.players):
        score_creatures(state, seat, log)
        score_fountain(state, seat, log)
    find_winners(state, log)
    state.over = 1


@kernel
def empty_bag(state, log):
    """Birds left in the bag go to the Plaza (end.bag)."""
    for flock in range(FLOCK_COUNT[state.players]):
        if state.bag[flock] > 0:
            to_plaza(state, flock, state.bag[flock], OUT_OF_BAG, log)
            state.bag[flock] = 0


@kernel
def score_objectives(state, log):
    """Everybody turns up the objective they kept (end.objectives, setup.hidden)."""
    learn(state)
    for seat in range(state.players):
        objective = state.cards[seat, 0]
        state.cards_known[seat, 0] = EVERYBODY
        if objective_met(state, seat, objective):
            award(state, seat, OBJECTIVE_POINTS[objective])
            emit(log, ACHIEVED, seat, objective, OBJECTIVE_POINTS[objective], 0, 0)
        else:
            emit(log, MISSED, seat, objective, 0, 0, 0)


@kernel
def largest_flock(state):
    """The flock with the largest stack of all, NOBODY if that is shared (end.largest, two.ties)."""
    best = 0
    found = NOBODY
    for flock in range(FLOCK_COUNT[state.players]):
        birds = largest_stack(state, flock)
        if birds > best:
            best = birds
            found = flock
        elif birds == best:
            found = NOBODY
    return found


@kernel
def score_largest_flock(state, log):
    """Ten points for the single largest flock (end.largest)."""
    flock = largest_flock(state)
    if not is_player(state, flock):
        emit(log, NO_LARGEST, 0, 0, 0, 0, 0)
        return
    award(state, flock, LARGEST_POINTS)
    birds = largest_stack(state, flock)
    for place in range(PLACES[state.players]):
        location = state.location[place]
        if location != EMPTY and strength(state, location, flock) == birds:
            emit(log, LARGEST, flock, location, birds, LARGEST_POINTS, 0)
            return


@kernel
def score_creatures(state, seat, log):
    """Three points for each creature (end.creatures)."""
    creatures = controlled_creatures(state, seat)
    award(state, seat, CREATURE_POINTS * creatures)
    emit(log, CREATURE_SCORE, seat, creatures, CREATURE_POINTS * creatures, 0, 0)


@kernel
def score_fountain(state, seat, log):
    """Birds on the Fountain by their level, birds in the Plaza one each (end.fountain, end.plaza)."""
    points = fountain_points(state, seat)
    award(state, seat, points)
    emit(log, FOUNTAIN_SCORE, seat, state.seated[seat], points, 0, 0)
    award(state, seat, PLAZA_POINTS * state.plaza[seat])
    emit(log, PLAZA_SCORE, seat, state.plaza[seat], PLAZA_POINTS * state.plaza[seat], 0, 0)


@kernel
def find_winners(state, log):
    """Most points, then the largest flock, then birds on the Fountain; else a shared victory (end.winner, .tie)."""
    best = -1
    for seat in range(state.players):
        if final_rank(state, seat) > best:
            best = final_rank(state, seat)
            state.winners = 0
        if final_rank(state, seat) == best:
            state.winners |= 1 << seat
    tell_ties(state, best >> 16, log)
    for seat in range(state.players):
        if (state.winners >> seat) & 1:
            emit(log, WON, seat, state.score[seat], 0, 0, 0)


@kernel
def final_rank(state, seat):
    """Points, largest flock and birds on the Fountain as one number that compares them in this order (end.tie)."""
    return state.score[seat] << 16 | largest_stack(state, seat) << 8 | state.seated[seat]


@kernel
def tell_ties(state, points, log):
    """If several have the most points, say what the tie-breaks are."""
    leaders = 0
    for seat in range(state.players):
        if state.score[seat] == points:
            leaders += 1
    for seat in range(state.players):
        if leaders > 1 and state.score[seat] == points:
            emit(log, TIED, seat, points, largest_stack(state, seat), state.seated[seat], 0)
