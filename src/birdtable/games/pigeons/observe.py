"""The array for learners: what a seat knows, from its own point of view."""

from __future__ import annotations

from birdtable.games.pigeons.flock import alive, parked
from birdtable.games.pigeons.scoring import people_on_tiles
from birdtable.games.pigeons.tables import (
    ACTIONS_A_TURN,
    CLOACA,
    CUBES,
    FLOCK,
    HIT,
    PIGEONS,
    POINTS,
    ROOSTS,
    SEATS,
    SQUARES,
    STREETS,
    UMBRELLA,
    UMBRELLAS,
)
from birdtable.kernel.decisions import NOBODY, decider, decision
from birdtable.kernel.dialect import kernel
from birdtable.kernel.record import EMPTY

DECISION_KINDS = 17
SEAT_FEATURES = 8
HEAD = 14 + DECISION_KINDS + ROOSTS
OWN_SQUARES = HEAD + SEATS * SEAT_FEATURES
OTHER_SQUARES = OWN_SQUARES + SQUARES
STREET_FEATURES = 5
STREET_PART = OTHER_SQUARES + SQUARES
FEATURES = STREET_PART + STREETS * STREET_FEATURES


@kernel
def observe(state, seat, out):
    """Where the game stands, every seat from the viewer on, the roofs, the streets."""
    observe_head(state, seat, out)
    for turn in range(state.players):
        other = (seat + turn) % state.players
        observe_seat(state, other, HEAD + SEAT_FEATURES * turn, out)
    for pigeon in range(PIGEONS):
        if state.place[pigeon] < SQUARES:
            if pigeon // FLOCK == seat:
                out[OWN_SQUARES + state.place[pigeon]] = 1
            else:
                out[OTHER_SQUARES + state.place[pigeon]] = 1
    for street in range(STREETS):
        observe_street(state, street, STREET_PART + STREET_FEATURES * street, out)
    observe_cubes(state, seat, out)


@kernel
def observe_head(state, seat, out):
    """Phase, round, turn, what is decided and by whom, the aim or drop under way."""
    out[state.phase] = 1
    out[3] = state.round_number / 12
    out[4] = state.turn / 30
    out[5] = state.actions_left / ACTIONS_A_TURN
    out[6] = state.deuced
    out[7] = state.ending
    out[8] = ((state.griffin - seat) % state.players) / SEATS
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
def observe_seat(state, seat, first, out):
    """Points, cubes, pigeons and droplets of a seat."""
    out[first] = state.score[seat] / 32
    out[first + 1] = state.supply[seat] / CUBES
    out[first + 2] = state.cloaca[seat] / CLOACA
    out[first + 3] = state.droplets[seat] / 32
    out[first + 4] = alive(state, seat) / FLOCK
    out[first + 5] = parked(state, seat) / FLOCK
    out[first + 6] = people_on_tiles(state, seat) / 32
    out[first + 7] = state.face_down_count[seat] / CUBES


@kernel
def observe_street(state, street, first, out):
    """The tile of a street space."""
    tile = state.street[street]
    if tile != EMPTY:
        out[first] = POINTS[tile] / 3
        out[first + 1] = UMBRELLAS[tile, 0, 2] > 0


@kernel
def observe_cubes(state, seat, out):
    """Own and other cubes on targets, and own ones on umbrellas, by street space."""
    for cube in range(state.cube_count):
        first = STREET_PART + STREET_FEATURES * state.cube_street[cube]
        if state.cube_touch[cube] == HIT:
            out[first + 2 + (state.cube_seat[cube] != seat)] += 0.25
        elif state.cube_touch[cube] == UMBRELLA and state.cube_seat[cube] == seat:
            out[first + 4] += 0.25
