"""The end of the game: who has won."""

from __future__ import annotations

from birdtable.games.above_the_clouds import content, flock
from birdtable.games.above_the_clouds.state import State
from birdtable.games.above_the_clouds.words import Event
from birdtable.kernel import Log, emit, kernel, winners


@kernel
def end_game(state: State, log: Log) -> None:
    """Most points, then fewest own birds on the board, else a shared victory (end.stages, end.tie)."""
    tied = winners.tied(state)
    winners.crown(state, fewest_birds(state, tied, log) if tied else winners.leaders(state), Event.won, log)


@kernel
def fewest_birds(state: State, tied: int, log: Log) -> int:
    """Of the seats that share the most points, as bits, those with the fewest own birds on the board (end.tie)."""
    first, best = 0, winners.LAST
    for seat in range(state.players):
        if (tied >> seat) & 1:
            birds = flock.birds_in_rows(state, seat, content.FRONT, content.BACK)
            emit(log, Event.tied, seat, state.score[seat], birds)
            first, best = winners.contend(first, best, seat, -birds)
    return first
