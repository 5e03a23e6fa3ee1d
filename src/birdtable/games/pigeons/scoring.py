"""Scoring: who takes which tile after the pigeon turns, and what fills the streets again (scoring.*)."""

from __future__ import annotations

from birdtable.games.pigeons import content, pooping
from birdtable.games.pigeons.content import Touch
from birdtable.games.pigeons.state import State
from birdtable.games.pigeons.words import Event
from birdtable.kernel import EMPTY, EVERYBODY, NOBODY, Log, emit, kernel, learn, piles


@kernel
def score_tiles(state: State, log: Log) -> None:
    """Every tile in reading order; then all cubes go (scoring.hit, scoring.discard)."""
    for street in range(content.STREETS):
        if state.street[street] != EMPTY and any_cube_on(state, street):
            score_tile(state, street, log)
    while state.cube_count > 0:
        pooping.clear_last_cube(state)


@kernel
def any_cube_on(state: State, street: int) -> bool:
    """Whether a cube lies on a street space."""
    return piles.find(state.cube_street, state.cube_count, street) != EMPTY


@kernel
def cubes_touching(state: State, street: int, seat: int, touch: int) -> int:
    """How many cubes of a seat on a street space touch a target, or an umbrella only."""
    count = 0
    for cube in range(state.cube_count):
        if state.cube_street[cube] == street and state.cube_seat[cube] == seat and state.cube_touch[cube] == touch:
            count += 1
    return count


@kernel
def tile_winner(state: State, street: int) -> int:
    """Most cubes on targets; of those tied, whose cube hit first; NOBODY if none did (scoring.majority, .first)."""
    most = 0
    winner = NOBODY
    for cube in range(state.cube_count):  # in the order they fell: the first of the tied comes first
        if state.cube_street[cube] == street and state.cube_touch[cube] == Touch.hit:
            hits = cubes_touching(state, street, state.cube_seat[cube], Touch.hit)
            if hits > most:
                most = hits
                winner = state.cube_seat[cube]
    return winner


@kernel
def score_tile(state: State, street: int, log: Log) -> None:
    """The winner takes the tile; everybody on an umbrella only takes one face down (scoring.umbrella, .splash)."""
    winner = tile_winner(state, street)
    if winner != NOBODY:
        take_tile(state, winner, street, log)
    shaded = 0  # seats that have paid, as bits
    for cube in range(state.cube_count):
        seat = state.cube_seat[cube]
        umbrella = state.cube_street[cube] == street and state.cube_touch[cube] == Touch.umbrella
        if umbrella and not (shaded >> seat) & 1:
            shaded |= 1 << seat
            if state.street[street] != EMPTY:
                take_face_down(state, seat, street, log)
            else:
                take_from_reserve(state, seat, street, log)


@kernel
def take_tile(state: State, seat: int, street: int, log: Log) -> None:
    """A tile won, face up, with its points (scoring.hit)."""
    tile = state.street[street]
    state.tiles[seat, state.tile_count[seat]] = tile
    state.tile_count[seat] += 1
    state.street[street] = EMPTY
    state.score[seat] += content.POINTS[tile]
    emit(log, Event.won_tile, seat, tile, content.POINTS[tile], street)


@kernel
def take_face_down(state: State, seat: int, street: int, log: Log) -> None:
    """The tile of the umbrella, face down: one point less (scoring.umbrella)."""
    tile = state.street[street]
    slot = state.face_down_count[seat]
    state.face_down[seat, slot] = tile
    state.face_down_known[seat, slot] = EVERYBODY
    state.face_down_count[seat] = slot + 1
    state.street[street] = EMPTY
    state.score[seat] -= 1
    emit(log, Event.shaded, seat, tile, street)


@kernel
def take_from_reserve(state: State, seat: int, street: int, log: Log) -> None:
    """The next tile of the reserve, unseen, or a marker if there is none (scoring.umbrella-many)."""
    state.score[seat] -= 1
    emit(log, Event.penalised, seat, street, state.reserve_count > 0)
    if state.reserve_count == 0:
        state.markers[seat] += 1
        return
    slot = state.face_down_count[seat]
    state.face_down[seat, slot] = next_tile(state)
    state.face_down_count[seat] = slot + 1


@kernel
def next_tile(state: State) -> int:
    """The top tile of the reserve."""
    state.reserve_count -= 1
    return piles.lift(state.reserve, state.reserve_count)


@kernel
def refill(state: State, log: Log) -> None:
    """A new tile on every empty street space, in reading order, while there are any (setup.tiles, scoring.refill)."""
    for street in range(content.STREETS):
        if state.street[street] == EMPTY and state.reserve_count > 0:
            learn(state)
            state.street[street] = next_tile(state)
            emit(log, Event.laid, street, state.street[street])
