"""The falcon: aiming, what a flight does to pigeons, and standing up afterwards."""

from __future__ import annotations

from birdtable.games.pigeons.actions import (
    AIMED,
    AZIMUTH,
    DECLINE,
    DECLINED,
    DIE,
    ELEVATION,
    FALL,
    FATE,
    FLIGHT,
    HAS_MET,
    KILLED,
    MEET,
    RAISING,
    REST,
    RESTED,
    ROOSTING,
    ROSE,
    SPARE,
    STAY,
    STICK,
    STRIKE,
    STRUCK,
    TAKE_ROOST,
    TO,
    TOPPLE,
    TOPPLED,
    TOTTER,
    TOTTERED,
    TOUCHED,
    TRIM,
    TRIMMING,
    TURNING,
    VOID,
    WAS_HURT,
    WAS_PUSHED,
    WAS_SPARED,
    WAS_STUCK,
    WHERE,
)
from birdtable.games.pigeons.flock import lift, nearest_free, owner, stand_on
from birdtable.games.pigeons.tables import (
    AIM_ERROR,
    AZIMUTH_STEP,
    BAG,
    ELEVATION_STEP,
    ERROR_BITS,
    FINE_AZIMUTHS,
    FINE_ELEVATIONS,
    FINE_STEP,
    FIRST_AZIMUTH,
    FIRST_ELEVATION,
    HIGHEST,
    LOWEST,
    LYING,
    NORMAL,
    PIGEONS,
    PUSHED,
    QUANTILES,
    RIGHT_ANGLE,
    TREMOR_STEPS,
    TREMORS,
    UPRIGHT,
)
from birdtable.kernel.decisions import CHANCE, ask
from birdtable.kernel.dialect import kernel
from birdtable.kernel.events import emit
from birdtable.kernel.record import EMPTY
from birdtable.kernel.streams import below, learn

WORDS = 4

# ---------------------------------------------------------------------- aiming


@kernel
def ask_for_flight(state, seat):
    """Each player in turn sends the falcon; where people time it, a hand trembles (falcon.order, falcon.tremor)."""
    if state.reflex == 1:
        for number in range(TREMORS):
            state.tremor[number] = below(state, TREMOR_STEPS)
    ask(state, seat, ROOSTING, 0, 0)


@kernel
def apply_aim(state, seat, action, log):
    """A roost, or no flight; then the rod's angles, coarse and fine (falcon.roost, falcon.aim, falcon.decline)."""
    if action < DECLINE:
        state.roost = action - TAKE_ROOST
        ask(state, seat, TURNING, 0, 0)
    elif action == DECLINE:
        emit(log, DECLINED, seat, 0, 0, 0, 0)
    elif action < ELEVATION:
        state.azimuth = FIRST_AZIMUTH + AZIMUTH_STEP * (action - AZIMUTH)
        ask(state, seat, RAISING, 0, 0)
    elif action < TRIM:
        state.elevation = FIRST_ELEVATION + ELEVATION_STEP * (action - ELEVATION)
        ask(state, seat, TRIMMING, 0, 0)
    else:
        trim(state, (action - TRIM) // FINE_ELEVATIONS, (action - TRIM) % FINE_ELEVATIONS)
        release_falcon(state, seat, log)


@kernel
def trim(state, sideways, upwards):
    """Quarters of a degree to either side of the coarse aim (falcon.aim)."""
    state.azimuth += FINE_STEP * (sideways - FINE_AZIMUTHS // 2)
    state.elevation += FINE_STEP * (upwards - FINE_ELEVATIONS // 2)


@kernel
def release_falcon(state, seat, log):
    """The aim gets the error of the hand, the same for everybody, and the falcon slides (falcon.error, .release)."""
    state.azimuth = max(0, min(RIGHT_ANGLE, state.azimuth + aim_error(state)))
    state.elevation = max(LOWEST, min(HIGHEST, state.elevation + aim_error(state)))
    state.moves_before = state.moves
    emit(log, AIMED, seat, state.roost, state.azimuth, state.elevation, 0)
    ask(state, CHANCE, FLIGHT, 0, seat)


@kernel
def aim_error(state):
    """A normal error in 16ths of a degree, from the table's own stream (falcon.error)."""
    return (NORMAL[below(state, QUANTILES)] * AIM_ERROR + (1 << (ERROR_BITS - 1))) >> ERROR_BITS


# ---------------------------------------------------------------------- what a flight does


@kernel
def apply_flight(state, kind, action, first, flyer, log):
    """An outcome: no flight, something met, a pigeon struck and its fate, or all is at rest (falcon.rod, .stuck)."""
    learn(state)
    if action < STICK:
        emit(log, VOID, flyer, action - TOUCHED, state.azimuth, state.elevation, 0)
        forget_flight(state)
    elif action == STICK:
        emit(log, WAS_STUCK, flyer, 0, 0, 0, 0)
        forget_flight(state)
    elif action < STRIKE:
        tell_touch(state, action, flyer, log)
        ask(state, CHANCE, FLIGHT, first, flyer)
    elif action < REST:
        strike(state, (action - STRIKE) % PIGEONS, action >= TOPPLE, flyer, log)
    elif action == REST:
        emit(log, RESTED, flyer, state.kills, 0, 0, 0)
        forget_flight(state)
    elif action == DIE:
        kill(state, first % PIGEONS, flyer, log)
        ask(state, CHANCE, FLIGHT, first + 1, flyer)
    elif action < TO:
        move(state, first % PIGEONS, action)
        ask(state, CHANCE, WHERE, first, flyer)
    else:
        lie_at(state, first % PIGEONS, action - TO, log)
        ask(state, CHANCE, FLIGHT, first + 1, flyer)


@kernel
def tell_touch(state, action, flyer, log):
    """The falcon meets a building, a pigeon struck later is put back, or one totters and stands (after.building)."""
    if action < SPARE:
        state.met = action - MEET
        emit(log, HAS_MET, flyer, state.met, 0, 0, 0)
    elif action < TOTTER:
        emit(log, WAS_SPARED, action - SPARE, state.met, 0, 0, 0)
    else:
        emit(log, TOTTERED, flyer, action - TOTTER, 0, 0, 0)


@kernel
def strike(state, pigeon, toppled, flyer, log):
    """The falcon, or a pigeon that it has struck, touches a pigeon (after.chain).

    What chance is asked about carries PIGEONS more for the latter: the fast model looks at everybody twice.
    """
    square = state.place[pigeon]
    state.struck[square // 32] |= 1 << (square % 32)
    if toppled:
        emit(log, TOPPLED, flyer, pigeon, 0, 0, 0)
        ask(state, CHANCE, FATE, PIGEONS + pigeon, flyer)
    else:
        emit(log, STRUCK, flyer, pigeon, 0, 0, 0)
        ask(state, CHANCE, FATE, pigeon, flyer)


@kernel
def kill(state, pigeon, flyer, log):
    """On the street: dead, back to the bag, a droplet for the flyer (after.dead, after.blood, after.last)."""
    lift(state, pigeon)
    state.place[pigeon] = BAG
    state.posture[pigeon] = UPRIGHT
    state.moved[pigeon] = 0
    state.off[pigeon] = 0
    state.kills += 1
    blood = 0
    if owner(pigeon) != flyer or state.own_blood == 1:
        blood = 1
        state.droplets[flyer] += 1
        state.score[flyer] += 1
    emit(log, KILLED, flyer, pigeon, blood, 0, 0)


@kernel
def move(state, pigeon, action):
    """Knocked over, or pushed without falling: it stays where it is until all have flown (falcon.lie)."""
    lift(state, pigeon)
    if action < STAY:
        state.posture[pigeon] = LYING
        state.off[pigeon] = action - FALL
    else:
        state.posture[pigeon] = PUSHED
        state.off[pigeon] = action - STAY
    state.moves += 1
    state.moved[pigeon] = state.moves


@kernel
def lie_at(state, pigeon, square, log):
    """The square under the middle of a pigeon that was moved (after.injured)."""
    state.place[pigeon] = square
    if state.posture[pigeon] == LYING:
        emit(log, WAS_HURT, pigeon, square, 0, 0, 0)
    else:
        emit(log, WAS_PUSHED, pigeon, square, 0, 0, 0)


@kernel
def forget_flight(state):
    """The rod is taken out of the roost."""
    state.roost = EMPTY
    state.azimuth = 0
    state.elevation = 0
    state.moves_before = 0
    state.kills = 0
    state.met = EMPTY
    for word in range(WORDS):
        state.struck[word] = 0


# ---------------------------------------------------------------------- afterwards


@kernel
def stand_up_all(state, log):
    """Whoever was moved stands up on its square or the nearest free one (after.injured, .nearest)."""
    pigeon = next_to_stand_up(state)
    while pigeon != EMPTY:
        stand_up(state, pigeon, log)
        pigeon = next_to_stand_up(state)
    state.moves = 0


@kernel
def next_to_stand_up(state):
    """The pigeon nearest to its square's middle, of equals the one moved first; EMPTY if all stand (after.nearest)."""
    best = EMPTY
    for pigeon in range(PIGEONS):
        if state.moved[pigeon] > 0:
            nearer = best == EMPTY or state.off[pigeon] < state.off[best]
            if nearer or (state.off[pigeon] == state.off[best] and state.moved[pigeon] < state.moved[best]):
                best = pigeon
    return best


@kernel
def stand_up(state, pigeon, log):
    """A pigeon stands where it lies, or beside if somebody stands there (after.nearest)."""
    square = nearest_free(state, state.place[pigeon])
    emit(log, ROSE, pigeon, square, state.posture[pigeon], 0, 0)
    stand_on(state, pigeon, square)
    state.posture[pigeon] = UPRIGHT
    state.moved[pigeon] = 0
    state.off[pigeon] = 0
