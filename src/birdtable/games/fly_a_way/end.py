"""The end of the game: powers that count then, and who wins."""

from __future__ import annotations

from birdtable.games.fly_a_way import content, effects, links
from birdtable.games.fly_a_way.content import Timing
from birdtable.games.fly_a_way.state import State
from birdtable.games.fly_a_way.words import Event
from birdtable.kernel import EMPTY, Log, emit, kernel


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
    best = -1
    winners = 0
    for seat in range(state.players):
        # A point outweighs all birds, a bird all links: one number compares the three.
        rank = (state.score[seat] * 64 + state.front_count[seat]) * 64 + links.links_on_map(state, seat)
        if rank > best:
            best = rank
            winners = 0
        if rank == best:
            winners |= 1 << seat
    state.winners = winners
    tell_winners(state, log)


@kernel
def tell_winners(state: State, log: Log) -> None:
    """Who won; if others have as many points, what decided (end.tie)."""
    best = 0
    level = 0
    for seat in range(state.players):
        best = max(best, state.score[seat])
    for seat in range(state.players):
        level += state.score[seat] == best
    for seat in range(state.players):
        if level > 1 and state.score[seat] == best:
            emit(log, Event.tied, seat, best, state.front_count[seat], links.links_on_map(state, seat))
    for seat in range(state.players):
        if (state.winners >> seat) & 1:
            emit(log, Event.won, seat, best)
