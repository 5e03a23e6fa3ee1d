"""The end of the game: powers that count then, and who wins."""

from __future__ import annotations

from birdtable.games.fly_a_way import content, effects, links
from birdtable.games.fly_a_way.content import Timing
from birdtable.games.fly_a_way.state import State
from birdtable.games.fly_a_way.words import Event
from birdtable.kernel import EMPTY, Log, emit, kernel, winners


@kernel
def end_game(state: State, log: Log) -> None:
    """Powers that count at the end, then the winner: points, birds in front, links on the map (end.*)."""
    state.over = 1
    for turn in range(state.players):
        seat = (state.start_seat + turn) % state.players
        for place in range(state.front_count[seat]):
            bird = state.front[seat, place]
            if content.TIMING[bird] == Timing.end and state.snake[bird] == EMPTY:
                effects.perform_points(state, seat, content.BIRD_EFFECT[bird], bird, log)
    tell_ties(state, log)
    winners.crown(state, first(state), Event.won, log)


@kernel
def rank(state: State, seat: int) -> int:
    """One number that compares points, then birds in front, then links on the map (end.tie)."""
    return (state.score[seat] * 64 + state.front_count[seat]) * 64 + links.links_on_map(state, seat)


@kernel
def tell_tie(state: State, seat: int, log: Log) -> None:
    """What decides if the most points are shared (end.tie)."""
    emit(log, Event.tied, seat, state.score[seat], state.front_count[seat], links.links_on_map(state, seat))


first, tell_ties = winners.first_by(rank), winners.each_tied(tell_tie)
