"""The end of the game: who has won."""

from __future__ import annotations

from birdtable.games.above_the_clouds import content, flock
from birdtable.games.above_the_clouds.state import State
from birdtable.games.above_the_clouds.words import Event
from birdtable.kernel import Log, emit, kernel, winners


@kernel
def end_game(state: State, log: Log) -> None:
    """Most points, then fewest own birds on the board, else a shared victory (end.stages, end.tie)."""
    tell_ties(state, log)
    winners.crown(state, first(state), Event.won, log)


@kernel
def birds_left(state: State, seat: int) -> int:
    """The seat's birds on the board (end.tie)."""
    return flock.birds_in_rows(state, seat, content.FRONT, content.BACK)


@kernel
def rank(state: State, seat: int) -> int:
    """One number that compares points, then birds on the board, of which fewer are better (end.tie)."""
    return state.score[seat] * 64 - birds_left(state, seat)


@kernel
def tell_tie(state: State, seat: int, log: Log) -> None:
    """What decides if the most points are shared (end.tie)."""
    emit(log, Event.tied, seat, state.score[seat], birds_left(state, seat))


first, tell_ties = winners.first_by(rank), winners.each_tied(tell_tie)
