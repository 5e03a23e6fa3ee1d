"""The end of the game: what counts then, and who wins (end.*)."""

from __future__ import annotations

from birdtable.games.perch import content, fountain, homestead, objectives, scoring
from birdtable.games.perch.state import State
from birdtable.games.perch.words import Event
from birdtable.kernel import EMPTY, EVERYBODY, Log, emit, kernel, learn, winners


@kernel
def end_game(state: State, log: Log) -> None:
    """The bag, objectives, largest flock, creatures, Fountain and Plaza; then the winner (end.*)."""
    empty_bag(state, log)
    if state.objectives:
        score_objectives(state, log)
    score_largest_flock(state, log)
    for seat in range(state.players):
        score_creatures(state, seat, log)
        score_fountain(state, seat, log)
    tell_ties(state, log)
    winners.crown(state, first(state), Event.won, log)


@kernel
def empty_bag(state: State, log: Log) -> None:
    """Birds left in the bag go to the Plaza (end.bag)."""
    for flock in range(content.FLOCK_COUNT[state.players]):
        if state.bag[flock] > 0:
            fountain.to_plaza(state, flock, state.bag[flock], content.OUT_OF_BAG, log)
            state.bag[flock] = 0


@kernel
def score_objectives(state: State, log: Log) -> None:
    """Everybody turns up the objective they kept (end.objectives, setup.hidden)."""
    learn(state)
    for seat in range(state.players):
        objective = state.cards[seat, 0]
        state.cards_known[seat, 0] = EVERYBODY
        if objectives.objective_met(state, seat, objective):
            scoring.award(state, seat, content.OBJECTIVE_POINTS[objective])
            emit(log, Event.achieved, seat, objective, content.OBJECTIVE_POINTS[objective])
        else:
            emit(log, Event.missed, seat, objective)


@kernel
def largest_flock(state: State) -> int:
    """The flock with the largest stack of all, NOBODY if that is shared (end.largest, two.ties)."""
    first, best = 0, 0
    for flock in range(content.FLOCK_COUNT[state.players]):
        first, best = winners.contend(first, best, flock, homestead.largest_stack(state, flock))
    return winners.alone(first)


@kernel
def score_largest_flock(state: State, log: Log) -> None:
    """Ten points for the single largest flock (end.largest)."""
    flock = largest_flock(state)
    if not homestead.is_player(state, flock):
        emit(log, Event.no_largest)
        return
    scoring.award(state, flock, content.LARGEST_POINTS)
    birds = homestead.largest_stack(state, flock)
    for place in range(content.PLACES[state.players]):
        location = state.location[place]
        if location != EMPTY and homestead.strength(state, location, flock) == birds:
            emit(log, Event.largest, flock, location, birds, content.LARGEST_POINTS)
            return


@kernel
def score_creatures(state: State, seat: int, log: Log) -> None:
    """Three points for each creature (end.creatures)."""
    creatures = objectives.controlled_creatures(state, seat)
    scoring.award(state, seat, content.CREATURE_POINTS * creatures)
    emit(log, Event.creature_points, seat, creatures, content.CREATURE_POINTS * creatures)


@kernel
def score_fountain(state: State, seat: int, log: Log) -> None:
    """Birds on the Fountain by their level, birds in the Plaza one each (end.fountain, end.plaza)."""
    points = fountain.fountain_points(state, seat)
    scoring.award(state, seat, points)
    emit(log, Event.fountain_points, seat, state.seated[seat], points)
    scoring.award(state, seat, content.PLAZA_POINTS * state.plaza[seat])
    emit(log, Event.plaza_points, seat, state.plaza[seat], content.PLAZA_POINTS * state.plaza[seat])


@kernel
def rank(state: State, seat: int) -> int:
    """One number that compares points, then the largest flock, then birds on the Fountain (end.winner, end.tie)."""
    return state.score[seat] << 16 | homestead.largest_stack(state, seat) << 8 | state.seated[seat]


@kernel
def tell_tie(state: State, seat: int, log: Log) -> None:
    """What decides if several have the most points."""
    emit(log, Event.tied, seat, state.score[seat], homestead.largest_stack(state, seat), state.seated[seat])


first, tell_ties = winners.first_by(rank), winners.each_tied(tell_tie)
