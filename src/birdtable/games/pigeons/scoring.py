"""Counting: tiles after the pigeon turns, and the end of the game."""

from __future__ import annotations

from birdtable.games.pigeons import content, drops, flock
from birdtable.games.pigeons.state import State
from birdtable.games.pigeons.words import Event
from birdtable.kernel import EMPTY, EVERYBODY, NOBODY, Log, emit, kernel, learn

# ---------------------------------------------------------------------- tiles


@kernel
def score_tiles(state: State, log: Log) -> None:
    """Every tile in reading order; then all cubes go (scoring.hit, scoring.discard)."""
    for street in range(content.STREETS):
        if state.street[street] != EMPTY and any_cube_on(state, street):
            score_tile(state, street, log)
    while state.cube_count > 0:
        drops.clear_last_cube(state)


@kernel
def any_cube_on(state: State, street: int) -> bool:
    """Whether a cube lies on a street space."""
    for cube in range(state.cube_count):
        if state.cube_street[cube] == street:
            return True
    return False


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
        if state.cube_street[cube] == street and state.cube_touch[cube] == content.HIT:
            hits = cubes_touching(state, street, state.cube_seat[cube], content.HIT)
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
        umbrella = state.cube_street[cube] == street and state.cube_touch[cube] == content.UMBRELLA
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
    tile = state.reserve[state.reserve_count]
    state.reserve[state.reserve_count] = EMPTY
    return tile


@kernel
def refill(state: State, log: Log) -> None:
    """A new tile on every empty street space, in reading order, while there are any (setup.tiles, scoring.refill)."""
    for street in range(content.STREETS):
        if state.street[street] == EMPTY and state.reserve_count > 0:
            learn(state)
            state.street[street] = next_tile(state)
            emit(log, Event.laid, street, state.street[street])


# ---------------------------------------------------------------------- the end


@kernel
def worth_alive(state: State, seat: int) -> int:
    """A point for each pigeon alive; by the house rule, the height of its roof (end.pigeons, end.house-rule)."""
    if state.roof_points == 0:
        return flock.alive(state, seat)
    points = 0
    for pigeon in range(content.FLOCK * seat, content.FLOCK * seat + content.FLOCK):
        if state.place[pigeon] < content.SQUARES:
            points += content.HEIGHT[state.place[pigeon]]
        elif state.place[pigeon] < content.SQUARES + 4:
            points += 1
    return points


@kernel
def people_on_tiles(state: State, seat: int) -> int:
    """The people on the tiles that a seat has won, for ties (end.tie)."""
    people = 0
    for slot in range(state.tile_count[seat]):
        people += content.PEOPLE[state.tiles[seat, slot]]
    return people


@kernel
def end_game(state: State, log: Log) -> None:
    """Points for the living, then the most points; ties by people, then by cubes left (end.winner, end.tie)."""
    emit(log, Event.last)
    for seat in range(state.players):
        points = worth_alive(state, seat)
        state.score[seat] += points
        emit(log, Event.alive, seat, flock.alive(state, seat), points)
    best = -1000000
    for seat in range(state.players):
        best = max(best, rank(state, seat))
    for seat in range(state.players):
        if rank(state, seat) == best:
            state.winners |= 1 << seat
    tell_ties(state, log)
    for seat in range(state.players):
        if (state.winners >> seat) & 1:
            emit(log, Event.won, seat, state.score[seat])
    state.over = 1


@kernel
def rank(state: State, seat: int) -> int:
    """One number that compares points, then people on tiles (at most 36), then cubes left (end.tie)."""
    return (state.score[seat] * 64 + people_on_tiles(state, seat)) * 16 + state.supply[seat] + state.cloaca[seat]


@kernel
def tell_ties(state: State, log: Log) -> None:
    """If the most points were shared, what decided."""
    best = -1000
    for seat in range(state.players):
        best = max(best, state.score[seat])
    tied = 0
    for seat in range(state.players):
        if state.score[seat] == best:
            tied += 1
    for seat in range(state.players):
        if tied > 1 and state.score[seat] == best:
            emit(log, Event.tied, seat, people_on_tiles(state, seat), state.supply[seat] + state.cloaca[seat])
