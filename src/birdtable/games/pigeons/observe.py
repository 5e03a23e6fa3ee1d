"""The array for learners: what a seat knows, from its own point of view."""

from __future__ import annotations

from birdtable.games.pigeons import content, flock, scoring
from birdtable.games.pigeons.state import State
from birdtable.kernel import EMPTY, NOBODY, Features, decider, decision, kernel

DECISION_KINDS = 17
SEAT_FEATURES = 8
HEAD = 14 + DECISION_KINDS + content.ROOSTS
OWN_SQUARES = HEAD + content.SEATS * SEAT_FEATURES
OTHER_SQUARES = OWN_SQUARES + content.SQUARES
STREET_FEATURES = 5
STREET_PART = OTHER_SQUARES + content.SQUARES
FEATURES = STREET_PART + content.STREETS * STREET_FEATURES


@kernel
def observe(state: State, seat: int, out: Features) -> None:
    """Where the game stands, every seat from the viewer on, the roofs, the streets."""
    observe_head(state, seat, out)
    for turn in range(state.players):
        other = (seat + turn) % state.players
        observe_seat(state, other, HEAD + SEAT_FEATURES * turn, out)
    for pigeon in range(content.PIGEONS):
        if state.place[pigeon] < content.SQUARES:
            if pigeon // content.FLOCK == seat:
                out[OWN_SQUARES + state.place[pigeon]] = 1
            else:
                out[OTHER_SQUARES + state.place[pigeon]] = 1
    for street in range(content.STREETS):
        observe_street(state, street, STREET_PART + STREET_FEATURES * street, out)
    observe_cubes(state, seat, out)


@kernel
def observe_head(state: State, seat: int, out: Features) -> None:
    """Phase, round, turn, what is decided and by whom, the aim or drop under way."""
    out[state.phase] = 1
    out[3] = state.round_number / 12
    out[4] = state.turn / 30
    out[5] = state.actions_left / content.ACTIONS_A_TURN
    out[6] = state.deuced
    out[7] = state.ending
    out[8] = ((state.griffin - seat) % state.players) / content.SEATS
    out[9] = state.azimuth / 1440
    out[10] = state.elevation / 480
    out[11] = state.line / 64
    out[12] = state.crossing / 576
    if state.over == 0:
        if decider(state) == seat:
            out[13] = 1
        if decider(state) != NOBODY:
            out[14 + decision(state)] = 1
    if state.roost != EMPTY:
        out[14 + DECISION_KINDS + state.roost] = 1


@kernel
def observe_seat(state: State, seat: int, first: int, out: Features) -> None:
    """Points, cubes, pigeons and droplets of a seat."""
    out[first] = state.score[seat] / 32
    out[first + 1] = state.supply[seat] / content.CUBES
    out[first + 2] = state.cloaca[seat] / content.CLOACA
    out[first + 3] = state.droplets[seat] / 32
    out[first + 4] = flock.alive(state, seat) / content.FLOCK
    out[first + 5] = flock.parked(state, seat) / content.FLOCK
    out[first + 6] = scoring.people_on_tiles(state, seat) / 32
    out[first + 7] = state.face_down_count[seat] / content.CUBES


@kernel
def observe_street(state: State, street: int, first: int, out: Features) -> None:
    """The tile of a street space."""
    tile = state.street[street]
    if tile != EMPTY:
        out[first] = content.POINTS[tile] / 3
        out[first + 1] = content.UMBRELLAS[tile, 0, 2] > 0


@kernel
def observe_cubes(state: State, seat: int, out: Features) -> None:
    """Own and other cubes on targets, and own ones on umbrellas, by street space."""
    for cube in range(state.cube_count):
        first = STREET_PART + STREET_FEATURES * state.cube_street[cube]
        if state.cube_touch[cube] == content.HIT:
            out[first + 2 + (state.cube_seat[cube] != seat)] += 0.25
        elif state.cube_touch[cube] == content.UMBRELLA and state.cube_seat[cube] == seat:
            out[first + 4] += 0.25
