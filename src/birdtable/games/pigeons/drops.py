"""Dropping cubes: line and release, the hand's error, faults, and where cubes come to rest."""

from __future__ import annotations

from birdtable.games.pigeons.actions import (
    DROPPED,
    DROPPING,
    EARLY,
    EAST_OF,
    EASTWARD,
    EMPTIED,
    HELD,
    HOLD,
    KNOCK,
    KNOCKED,
    LAND,
    LET_GO,
    LINE_UP,
    LOST,
    MISSED,
    PRESS,
    RELEASED,
    RELEASING,
    SECOND_RELEASE,
    SLIP,
    SLIPPED,
    SOUTH_OF,
    SOUTHWARD,
    SWEPT,
    WAS_EARLY,
)
from birdtable.games.pigeons.flock import land_pigeon
from birdtable.games.pigeons.tables import (
    CHOSEN,
    DROP_ERROR,
    ERROR_BITS,
    FLOCK,
    GAP,
    INCH,
    LINE_STEP,
    LINES,
    NORMAL,
    QUANTILES,
    RELEASE_STEP,
    TALLEST,
    TIMED,
)
from birdtable.kernel.decisions import CHANCE, ask
from birdtable.kernel.dialect import kernel
from birdtable.kernel.events import emit
from birdtable.kernel.record import EMPTY
from birdtable.kernel.streams import below, learn

ALONG, ACROSS = range(2)
TOUCHES = 3


# ---------------------------------------------------------------------- line and release


@kernel
def apply_drop(state, seat, kind, action, so_far, log):
    """The line, the release or releases, or what can go wrong before (poop.line, poop.release).

    `so_far` is TIMED while every cube of the flight was; what a hand has done is seen by all, so nobody takes it back.
    """
    if action < LET_GO:
        state.line = (action - LINE_UP - LINES // 2) * LINE_STEP
        ask(state, seat, RELEASING, TIMED, 0)
    elif action < PRESS:
        let_go(state, seat, kind, action - LET_GO, CHOSEN, log)
    else:
        learn(state)
        if action < EARLY:
            let_go(state, seat, kind, action - PRESS, so_far, log)
        elif action == HOLD:
            hold_on(state, seat, kind, so_far, log)
        else:
            fail(state, seat, action, log)


@kernel
def let_go(state, seat, kind, step, so_far, log):
    """Where a cube is let go; after the last one the flight begins (poop.release, deuce.cubes)."""
    if kind == SECOND_RELEASE:
        state.releases[1] = step * RELEASE_STEP
    else:
        state.releases[0] = step * RELEASE_STEP
        if state.cubes_aloft > 1:
            ask(state, seat, SECOND_RELEASE, so_far, 0)
            return
    cross_street(state, seat, so_far, log)


@kernel
def hold_on(state, seat, kind, so_far, log):
    """Nothing is let go any more: a plain flight, or a Deuce with one cube (poop.release)."""
    if kind == SECOND_RELEASE:
        state.deuced = 1
        state.cubes_aloft = 1
        cross_street(state, seat, so_far, log)
    else:
        emit(log, HELD, seat, 0, 0, 0, 0)
        land_pigeon(state, state.flyer, state.crossing, log)
        forget_drop(state)


@kernel
def cross_street(state, seat, timed, log):
    """The pigeon crosses; its cubes leave the cloaca, each with the error of the hand (poop.error, deuce.once)."""
    if state.cubes_aloft > 1:
        state.deuced = 1
    line = state.line
    state.line = line + hand_error(state, timed, ACROSS)
    for cube in range(state.cubes_aloft):
        flown = state.releases[cube] + hand_error(state, timed, ALONG)
        state.releases[cube] = max(0, min(GAP[state.crossing] * INCH - 1, flown))
    state.falling = state.cubes_aloft
    emit(log, RELEASED, seat, state.flyer, state.cubes_aloft, 0, 0)
    spend(state, seat, state.cubes_aloft, log)
    land_pigeon(state, state.flyer, state.crossing, log)
    ask(state, CHANCE, DROPPING, 0, 0)


@kernel
def hand_error(state, timed, which):
    """A normal error along or across the flight, in 64ths of an inch, from the table's own stream (poop.error)."""
    sigma = DROP_ERROR[timed, which, TALLEST[state.crossing]]
    return (NORMAL[below(state, QUANTILES)] * sigma + (1 << (2 * ERROR_BITS - 1))) >> (2 * ERROR_BITS)


@kernel
def spend(state, seat, cubes, log):
    """Cubes leave the cloaca for good; whoever has none left ends the game with this round (feed.once, end.trigger)."""
    state.cloaca[seat] -= cubes
    state.spent[seat] += cubes
    if state.cloaca[seat] == 0 and state.supply[seat] == 0:
        state.ending = 1
        emit(log, EMPTIED, seat, 0, 0, 0, 0)


@kernel
def fail(state, seat, action, log):
    """The pigeon slips, or a cube falls before the flight: cubes and action are gone, the pigeon stays (poop.slip)."""
    lost = state.cubes_aloft
    if action == SLIP:
        emit(log, SLIPPED, seat, lost, 0, 0, 0)
    else:
        emit(log, WAS_EARLY, seat, lost, 0, 0, 0)
    spend(state, seat, lost, log)
    forget_drop(state)


@kernel
def forget_drop(state):
    """Nothing is in the air any more."""
    state.crossing = EMPTY
    state.flyer = EMPTY
    state.line = 0
    state.releases[0] = 0
    state.releases[1] = 0
    state.falling = 0
    state.cubes_aloft = 0


# ---------------------------------------------------------------------- coming to rest


@kernel
def apply_landing(state, kind, action, log):
    """An outcome of a drop: a lying cube is knocked, a cube comes to rest or is lost, and where it lies (poop.rest)."""
    learn(state)
    if action < LAND:
        state.knocked = action - KNOCK
        ask(state, CHANCE, DROPPING, 0, 0)
    elif action < LOST:
        come_to_rest(state, (action - LAND) // TOUCHES, (action - LAND) % TOUCHES, log)
        ask(state, CHANCE, EAST_OF, 0, 0)
    elif action == LOST:
        lose_cube(state, log)
        next_cube(state)
    elif action < SOUTHWARD:
        state.cube_east[resting(state)] = action - EASTWARD
        ask(state, CHANCE, SOUTH_OF, 0, 0)
    else:
        state.cube_south[resting(state)] = action - SOUTHWARD
        next_cube(state)


@kernel
def resting(state):
    """The cube that the outcome is about: the one that was knocked, else the last one that fell."""
    if state.knocked != EMPTY:
        return state.knocked
    return state.cube_count - 1


@kernel
def come_to_rest(state, street, touch, log):
    """A cube lies on a street space, touching what the referee says (poop.rest)."""
    seat = state.flyer // FLOCK
    cube = state.knocked
    if cube == EMPTY:
        cube = state.cube_count
        state.cube_count += 1
        state.cube_seat[cube] = seat
        emit(log, DROPPED, seat, street, touch, 0, 0)
    else:
        emit(log, KNOCKED, state.cube_seat[cube], street, touch, 0, 0)
    state.cube_street[cube] = street
    state.cube_touch[cube] = touch


@kernel
def lose_cube(state, log):
    """A cube on a roof, in a park or off the board counts for nothing (poop.lost)."""
    if state.knocked == EMPTY:
        emit(log, MISSED, state.flyer // FLOCK, 0, 0, 0, 0)
        return
    emit(log, SWEPT, state.cube_seat[state.knocked], 0, 0, 0, 0)
    for cube in range(state.knocked, state.cube_count - 1):
        state.cube_seat[cube] = state.cube_seat[cube + 1]
        state.cube_street[cube] = state.cube_street[cube + 1]
        state.cube_touch[cube] = state.cube_touch[cube + 1]
        state.cube_east[cube] = state.cube_east[cube + 1]
        state.cube_south[cube] = state.cube_south[cube + 1]
    clear_last_cube(state)


@kernel
def clear_last_cube(state):
    """The last of the lying cubes is taken away."""
    cube = state.cube_count - 1
    state.cube_seat[cube] = EMPTY
    state.cube_street[cube] = EMPTY
    state.cube_touch[cube] = EMPTY
    state.cube_east[cube] = 0
    state.cube_south[cube] = 0
    state.cube_count = cube


@kernel
def next_cube(state):
    """On with the cube that falls, with the second of a Deuce, or with the turn (deuce.cubes)."""
    if state.knocked != EMPTY:
        state.knocked = EMPTY
        ask(state, CHANCE, DROPPING, 0, 0)
        return
    state.falling -= 1
    if state.falling > 0:
        ask(state, CHANCE, DROPPING, 0, 0)
    else:
        forget_drop(state)
