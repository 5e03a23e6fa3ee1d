"""The end of the game: who has won."""

from __future__ import annotations

from birdtable.games.above_the_clouds import content, flock
from birdtable.games.above_the_clouds.state import State
from birdtable.games.above_the_clouds.words import Event
from birdtable.kernel import Log, emit, kernel


@kernel
def end_game(state: State, log: Log) -> None:
    """Most points, then fewest own birds on the board, else a shared victory (end.stages, end.tie)."""
    best = state.score[0]
    for seat in range(state.players):
        best = max(best, state.score[seat])
    leaders = 0
    for seat in range(state.players):
        if state.score[seat] == best:
            leaders |= 1 << seat
    state.winners = fewest_birds(state, leaders, log)
    for seat in range(state.players):
        if (state.winners >> seat) & 1:
            emit(log, Event.won, seat, best)
    state.over = 1


@kernel
def fewest_birds(state: State, leaders: int, log: Log) -> int:
    """Of the seats with the most points, as bits, those with the fewest own birds on the board (end.tie)."""
    fewest = content.SPACES
    for seat in range(state.players):
        if (leaders >> seat) & 1:
            birds = flock.birds_in_rows(state, seat, content.FRONT, content.BACK)
            fewest = min(fewest, birds)
            if leaders & (leaders - 1) != 0:
                emit(log, Event.tied, seat, state.score[seat], birds)
    winners = 0
    for seat in range(state.players):
        if (leaders >> seat) & 1 and flock.birds_in_rows(state, seat, content.FRONT, content.BACK) == fewest:
            winners |= 1 << seat
    return winners
