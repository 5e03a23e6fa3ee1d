"""The falcon: aiming, what a flight does to pigeons, and standing up afterwards."""

from __future__ import annotations

from birdtable.games.pigeons import content, flock
from birdtable.games.pigeons.state import State
from birdtable.games.pigeons.words import Decision, Event, Verb
from birdtable.kernel import CHANCE, EMPTY, Log, ask, below, emit, kernel, learn

WORDS = 4

# ---------------------------------------------------------------------- aiming


@kernel
def ask_for_flight(state: State, seat: int) -> None:
    """Each player in turn sends the falcon; where people time it, a hand trembles (falcon.order, falcon.tremor)."""
    if state.reflex == 1:
        for number in range(content.TREMORS):
            state.tremor[number] = below(state, content.TREMOR_STEPS)
    ask(state, seat, Decision.roost)


@kernel
def apply_aim(state: State, seat: int, action: int, log: Log) -> None:
    """A roost, or no flight; then the rod's angles, coarse and fine (falcon.roost, falcon.aim, falcon.decline)."""
    if action < Verb.decline.first:
        state.roost = action - Verb.roost.first
        ask(state, seat, Decision.azimuth)
    elif action == Verb.decline.first:
        emit(log, Event.declined, seat)
    elif action < Verb.elevation.first:
        state.azimuth = content.FIRST_AZIMUTH + content.AZIMUTH_STEP * (action - Verb.azimuth.first)
        ask(state, seat, Decision.elevation)
    elif action < Verb.trim.first:
        state.elevation = content.FIRST_ELEVATION + content.ELEVATION_STEP * (action - Verb.elevation.first)
        ask(state, seat, Decision.trim)
    else:
        trim(
            state,
            (action - Verb.trim.first) // content.FINE_ELEVATIONS,
            (action - Verb.trim.first) % content.FINE_ELEVATIONS,
        )
        release_falcon(state, seat, log)


@kernel
def trim(state: State, sideways: int, upwards: int) -> None:
    """Quarters of a degree to either side of the coarse aim (falcon.aim)."""
    state.azimuth += content.FINE_STEP * (sideways - content.FINE_AZIMUTHS // 2)
    state.elevation += content.FINE_STEP * (upwards - content.FINE_ELEVATIONS // 2)


@kernel
def release_falcon(state: State, seat: int, log: Log) -> None:
    """The aim gets the error of the hand, the same for everybody, and the falcon slides (falcon.error, .release)."""
    state.azimuth = max(0, min(content.RIGHT_ANGLE, state.azimuth + aim_error(state)))
    state.elevation = max(content.LOWEST, min(content.HIGHEST, state.elevation + aim_error(state)))
    state.moves_before = state.moves
    emit(log, Event.aimed, seat, state.roost, state.azimuth, state.elevation)
    ask(state, CHANCE, Decision.flight, 0, seat)


@kernel
def aim_error(state: State) -> int:
    """A normal error in 16ths of a degree, from the table's own stream (falcon.error)."""
    return (
        content.NORMAL[below(state, content.QUANTILES)] * content.AIM_ERROR + (1 << (content.ERROR_BITS - 1))
    ) >> content.ERROR_BITS


# ---------------------------------------------------------------------- what a flight does


@kernel
def apply_flight(state: State, kind: int, action: int, first: int, flyer: int, log: Log) -> None:
    """An outcome: no flight, something met, a pigeon struck and its fate, or all is at rest (falcon.rod, .stuck)."""
    learn(state)
    if action < Verb.stick.first:
        emit(log, Event.void, flyer, action - Verb.touch.first, state.azimuth, state.elevation)
        forget_flight(state)
    elif action == Verb.stick.first:
        emit(log, Event.stuck, flyer)
        forget_flight(state)
    elif action < Verb.strike.first:
        tell_touch(state, action, flyer, log)
        ask(state, CHANCE, Decision.flight, first, flyer)
    elif action < Verb.rest.first:
        strike(state, (action - Verb.strike.first) % content.PIGEONS, action >= Verb.topple.first, flyer, log)
    elif action == Verb.rest.first:
        emit(log, Event.rested, flyer, state.kills)
        forget_flight(state)
    elif action == Verb.die.first:
        kill(state, first % content.PIGEONS, flyer, log)
        ask(state, CHANCE, Decision.flight, first + 1, flyer)
    elif action < Verb.to.first:
        move(state, first % content.PIGEONS, action)
        ask(state, CHANCE, Decision.where, first, flyer)
    else:
        lie_at(state, first % content.PIGEONS, action - Verb.to.first, log)
        ask(state, CHANCE, Decision.flight, first + 1, flyer)


@kernel
def tell_touch(state: State, action: int, flyer: int, log: Log) -> None:
    """The falcon meets a building, a pigeon struck later is put back, or one totters and stands (after.building)."""
    if action < Verb.spare.first:
        state.met = action - Verb.meet.first
        emit(log, Event.met, flyer, state.met)
    elif action < Verb.totter.first:
        emit(log, Event.spared, action - Verb.spare.first, state.met)
    else:
        emit(log, Event.tottered, flyer, action - Verb.totter.first)


@kernel
def strike(state: State, pigeon: int, toppled: int, flyer: int, log: Log) -> None:
    """The falcon, or a pigeon that it has struck, touches a pigeon (after.chain).

    What chance is asked about carries PIGEONS more for the latter: the fast model looks at everybody twice.
    """
    square = state.place[pigeon]
    state.struck[square // 32] |= 1 << (square % 32)
    if toppled:
        emit(log, Event.toppled, flyer, pigeon)
        ask(state, CHANCE, Decision.fate, content.PIGEONS + pigeon, flyer)
    else:
        emit(log, Event.struck, flyer, pigeon)
        ask(state, CHANCE, Decision.fate, pigeon, flyer)


@kernel
def kill(state: State, pigeon: int, flyer: int, log: Log) -> None:
    """On the street: dead, back to the bag, a droplet for the flyer (after.dead, after.blood, after.last)."""
    flock.lift(state, pigeon)
    state.place[pigeon] = content.BAG
    state.posture[pigeon] = content.UPRIGHT
    state.moved[pigeon] = 0
    state.off[pigeon] = 0
    state.kills += 1
    blood = 0
    if flock.owner(pigeon) != flyer or state.own_blood == 1:
        blood = 1
        state.droplets[flyer] += 1
        state.score[flyer] += 1
    emit(log, Event.killed, flyer, pigeon, blood)


@kernel
def move(state: State, pigeon: int, action: int) -> None:
    """Knocked over, or pushed without falling: it stays where it is until all have flown (falcon.lie)."""
    flock.lift(state, pigeon)
    if action < Verb.stay.first:
        state.posture[pigeon] = content.LYING
        state.off[pigeon] = action - Verb.fall.first
    else:
        state.posture[pigeon] = content.PUSHED
        state.off[pigeon] = action - Verb.stay.first
    state.moves += 1
    state.moved[pigeon] = state.moves


@kernel
def lie_at(state: State, pigeon: int, square: int, log: Log) -> None:
    """The square under the middle of a pigeon that was moved (after.injured)."""
    state.place[pigeon] = square
    if state.posture[pigeon] == content.LYING:
        emit(log, Event.hurt, pigeon, square)
    else:
        emit(log, Event.pushed, pigeon, square)


@kernel
def forget_flight(state: State) -> None:
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
def stand_up_all(state: State, log: Log) -> None:
    """Whoever was moved stands up on its square or the nearest free one (after.injured, .nearest)."""
    pigeon = next_to_stand_up(state)
    while pigeon != EMPTY:
        stand_up(state, pigeon, log)
        pigeon = next_to_stand_up(state)
    state.moves = 0


@kernel
def next_to_stand_up(state: State) -> int:
    """The pigeon nearest to its square's middle, of equals the one moved first; EMPTY if all stand (after.nearest)."""
    best = EMPTY
    for pigeon in range(content.PIGEONS):
        if state.moved[pigeon] > 0:
            nearer = best == EMPTY or state.off[pigeon] < state.off[best]
            if nearer or (state.off[pigeon] == state.off[best] and state.moved[pigeon] < state.moved[best]):
                best = pigeon
    return best


@kernel
def stand_up(state: State, pigeon: int, log: Log) -> None:
    """A pigeon stands where it lies, or beside if somebody stands there (after.nearest)."""
    square = flock.nearest_free(state, state.place[pigeon])
    emit(log, Event.rose, pigeon, square, state.posture[pigeon])
    flock.stand_on(state, pigeon, square)
    state.posture[pigeon] = content.UPRIGHT
    state.moved[pigeon] = 0
    state.off[pigeon] = 0
