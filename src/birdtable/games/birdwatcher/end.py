"""The end of the game: counting, and who wins."""

from __future__ import annotations

from birdtable.games.birdwatcher import content, scoring, zones
from birdtable.games.birdwatcher.state import State
from birdtable.games.birdwatcher.words import Event
from birdtable.kernel import Log, emit, kernel, winners


@kernel
def finish(state: State, log: Log) -> None:
    """Count everything; most points win, then most birds left in the tree (end.winner, end.tie)."""
    leaders, best = 0, winners.LAST
    compared = scoring.compare(state)
    for side in range(zones.sides(state)):
        points = tell_points(state, side, compared, log)
        if state.players == content.SOLO and side == content.CREW:
            state.crew_score = points
        else:
            state.score[side] = points
        leaders, best = winners.contend(leaders, best, side, points)
    leaders = fullest_trees(state, leaders, best, log)
    for side in range(zones.sides(state)):
        if (leaders >> side) & 1:
            emit(log, Event.won, side, best)
    if state.players == content.SOLO:
        leaders &= 1  # the Crew has no seat; a victory shared with it is won (crew.tie)
    state.winners = leaders
    state.over = 1


@kernel
def tell_points(state: State, side: int, compared: scoring.Compared, log: Log) -> int:
    """A side's points, each of the six ways told."""
    birds, papers = scoring.of_side(side, compared[0]), scoring.of_side(side, compared[1])
    insects = scoring.insect_points(state, side)
    for_sicklebills, for_variety, for_books = scoring.awards(state, side, compared)
    emit(log, Event.scored, side, birds, papers, insects)
    emit(log, Event.awarded, side, for_sicklebills, for_variety, for_books)
    points = birds + papers + insects + for_sicklebills + for_variety + for_books
    emit(log, Event.totalled, side, points)
    return points


@kernel
def fullest_trees(state: State, leaders: int, best: int, log: Log) -> int:
    """Of the sides with the most points, as bits, those with the most birds left in their trees (end.tie)."""
    if leaders & (leaders - 1) == 0:
        return leaders
    fullest, most = 0, winners.LAST
    for side in range(zones.sides(state)):
        if (leaders >> side) & 1:
            birds = state.tree_count[side]
            emit(log, Event.tied, side, best, birds)
            fullest, most = winners.contend(fullest, most, side, birds)
    return fullest
