"""Setup: tiles, cubes, who starts, and where pigeons are placed (setup.*)."""

from __future__ import annotations

from birdtable.games.pigeons import content, flying, mating, scoring
from birdtable.games.pigeons.state import State
from birdtable.games.pigeons.words import Event
from birdtable.kernel import Log, below, emit, kernel, learn, piles


@kernel
def setup(state: State, log: Log) -> None:
    """Tiles on every street space, cubes to everybody, and who starts (setup.start-player, setup.*)."""
    state.reserve_count = piles.one_of_each(state, state.reserve, content.TILE_COUNT)
    scoring.refill(state, log)
    for seat in range(state.players):
        state.supply[seat] = content.CUBES - content.IN_CLOACA
        state.cloaca[seat] = content.IN_CLOACA
    if state.first_seat == 0:
        state.griffin = below(state, state.players)
    learn(state)
    emit(log, Event.starts, state.griffin)


@kernel
def missing_quadrants(state: State, seat: int) -> int:
    """The quadrants without a pigeon of the seat, as bits (setup.quadrants)."""
    missing = (1 << content.QUADRANTS) - 1
    for pigeon in range(content.FLOCK * seat, content.FLOCK * (seat + 1)):
        if state.place[pigeon] < content.SQUARES:
            missing &= ~(1 << content.QUADRANT[state.place[pigeon]])
    return missing


@kernel
def put_on_roof(state: State, seat: int, square: int, log: Log) -> None:
    """Place the next pigeon (setup.placement)."""
    pigeon = mating.spare(state, seat)
    flying.stand_on(state, pigeon, square)
    state.turn += 1
    emit(log, Event.placed, seat, pigeon, square)
