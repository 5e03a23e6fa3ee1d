"""The falcon: aiming, what a flight does to pigeons, and standing up afterwards (falcon.*, after.*)."""

from __future__ import annotations

from birdtable.games.pigeons import content, flying
from birdtable.games.pigeons.content import Posture
from birdtable.games.pigeons.state import State
from birdtable.games.pigeons.words import Decision, Event, Verb
from birdtable.kernel import CHANCE, EMPTY, Log, ask, below, emit, kernel, learn

ELSEWHERE = 2 * content.CELLS  # farther than any square of the same structure

# ---------------------------------------------------------------------- aiming


@kernel
def ask_for_flight(state: State, seat: int) -> None:
    """Each player in turn sends the falcon; where people time it, a hand trembles (falcon.order, falcon.tremor)."""
    if state.reflex == 1:
        for number in range(content.TREMORS):
            state.tremor[number] = below(state, content.TREMOR_STEPS)
    ask(state, seat, Decision.roost)


@kernel
def aim(state: State, seat: int, action: int, log: Log) -> None:
    """A roost, or no flight; then the rod's angles, coarse and fine (falcon.roost, falcon.aim, falcon.decline)."""
    if Verb.roost.has(action):
        state.roost = Verb.roost.part(action)
        ask(state, seat, Decision.azimuth)
    elif action == Verb.decline.first:
        emit(log, Event.declined, seat)
    elif Verb.azimuth.has(action):
        state.azimuth = content.FIRST_AZIMUTH + content.AZIMUTH_STEP * Verb.azimuth.part(action)
        ask(state, seat, Decision.elevation)
    elif Verb.elevation.has(action):
        state.elevation = content.FIRST_ELEVATION + content.ELEVATION_STEP * Verb.elevation.part(action)
        ask(state, seat, Decision.trim)
    else:
        sideways, upwards = Verb.trim.parts(action)
        azimuth, elevation = trimmed(state, sideways, upwards)
        state.azimuth = azimuth
        state.elevation = elevation
        release_falcon(state, seat, log)


@kernel
def trimmed(state: State, sideways: int, upwards: int) -> tuple[int, int]:
    """The coarse aim turned by quarters of a degree to either side, and up or down (falcon.aim)."""
    azimuth = state.azimuth + content.FINE_STEP * (sideways - content.FINE_AZIMUTHS // 2)
    return azimuth, state.elevation + content.FINE_STEP * (upwards - content.FINE_ELEVATIONS // 2)


@kernel
def in_range(azimuth: int, elevation: int) -> bool:
    """Whether the rod may be aimed like this (falcon.aim)."""
    turned = azimuth >= content.FIRST_AZIMUTH and azimuth <= content.LAST_AZIMUTH
    return turned and elevation >= content.FIRST_ELEVATION and elevation <= content.LAST_ELEVATION


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
def tell(state: State, action: int, first: int, flyer: int, log: Log) -> None:
    """An outcome: no flight, something met, a pigeon struck and its fate, or all is at rest (falcon.rod, .stuck)."""
    learn(state)
    if Verb.touch.has(action):
        emit(log, Event.void, flyer, Verb.touch.part(action), state.azimuth, state.elevation)
        forget_flight(state)
    elif action == Verb.stick.first:
        emit(log, Event.stuck, flyer)
        forget_flight(state)
    elif Verb.strike.has(action):
        pigeon = Verb.strike.part(action)
        emit(log, Event.struck, flyer, pigeon)
        strike(state, pigeon, pigeon, flyer)
    elif Verb.topple.has(action):
        pigeon = Verb.topple.part(action)
        emit(log, Event.toppled, flyer, pigeon)
        strike(state, pigeon, content.PIGEONS + pigeon, flyer)
    elif action == Verb.rest.first:
        emit(log, Event.rested, flyer, state.kills)
        forget_flight(state)
    elif Verb.meet.has(action) or Verb.spare.has(action) or Verb.totter.has(action):
        tell_touch(state, action, flyer, log)
        ask(state, CHANCE, Decision.flight, first, flyer)
    else:
        tell_fate(state, action, first, flyer, log)


@kernel
def tell_touch(state: State, action: int, flyer: int, log: Log) -> None:
    """The falcon meets a building, a pigeon struck later is put back, or one totters and stands (after.building)."""
    if Verb.meet.has(action):
        state.met = Verb.meet.part(action)
        emit(log, Event.met, flyer, state.met)
    elif Verb.spare.has(action):
        emit(log, Event.spared, Verb.spare.part(action), state.met)
    else:
        emit(log, Event.tottered, flyer, Verb.totter.part(action))


@kernel
def strike(state: State, pigeon: int, about: int, flyer: int) -> None:
    """The falcon, or a pigeon that it has struck, touches a pigeon (after.chain).

    What chance is asked about is PIGEONS more for the latter: the fast model looks at everybody twice.
    """
    square = state.place[pigeon]
    state.struck[square // 32] |= 1 << (square % 32)
    ask(state, CHANCE, Decision.fate, about, flyer)


@kernel
def tell_fate(state: State, action: int, about: int, flyer: int, log: Log) -> None:
    """What became of a pigeon that was struck, and then where it lies (after.dead, after.injured)."""
    pigeon = about % content.PIGEONS
    if Verb.fall.has(action):
        move(state, pigeon, Posture.lying, Verb.fall.part(action))
        ask(state, CHANCE, Decision.where, about, flyer)
    elif Verb.stay.has(action):
        move(state, pigeon, Posture.pushed, Verb.stay.part(action))
        ask(state, CHANCE, Decision.where, about, flyer)
    else:
        if Verb.to.has(action):
            lie_at(state, pigeon, Verb.to.part(action), log)
        else:
            kill(state, pigeon, flyer, log)
        ask(state, CHANCE, Decision.flight, about + 1, flyer)


@kernel
def kill(state: State, pigeon: int, flyer: int, log: Log) -> None:
    """On the street: dead, back to the bag, a droplet for the flyer (after.dead, after.blood, after.last)."""
    flying.lift(state, pigeon)
    state.place[pigeon] = content.BAG
    set_upright(state, pigeon)
    state.kills += 1
    blood = 0
    if pigeon // content.FLOCK != flyer or state.own_blood == 1:
        blood = 1
        state.droplets[flyer] += 1
        state.score[flyer] += 1
    emit(log, Event.killed, flyer, pigeon, blood)


@kernel
def move(state: State, pigeon: int, posture: int, off: int) -> None:
    """Knocked over, or pushed without falling: it stays where it is until all have flown (falcon.lie)."""
    flying.lift(state, pigeon)
    state.posture[pigeon] = posture
    state.off[pigeon] = off
    state.moves += 1
    state.moved[pigeon] = state.moves


@kernel
def lie_at(state: State, pigeon: int, square: int, log: Log) -> None:
    """The square under the middle of a pigeon that was moved (after.injured)."""
    state.place[pigeon] = square
    if state.posture[pigeon] == Posture.lying:
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
    for word in range(content.WORDS_OF_SQUARES):
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
    square = nearest_free(state, state.place[pigeon])
    emit(log, Event.rose, pigeon, square, state.posture[pigeon])
    flying.stand_on(state, pigeon, square)
    set_upright(state, pigeon)


@kernel
def set_upright(state: State, pigeon: int) -> None:
    """A pigeon is as if it had never been moved."""
    state.posture[pigeon] = Posture.upright
    state.moved[pigeon] = 0
    state.off[pigeon] = 0


@kernel
def nearest_free(state: State, square: int) -> int:
    """The free square nearest to a square, first on its own structure, ties in reading order (after.nearest)."""
    best = content.NOWHERE
    best_far = 0
    for other in range(content.SQUARES):
        if state.roof[other] == EMPTY:
            rows = content.CELL[other] // content.WIDTH - content.CELL[square] // content.WIDTH
            columns = content.CELL[other] % content.WIDTH - content.CELL[square] % content.WIDTH
            far = rows * rows + columns * columns
            if content.STRUCTURE[other] != content.STRUCTURE[square]:
                far += ELSEWHERE
            if best == content.NOWHERE or far < best_far:
                best = other
                best_far = far
    return best
