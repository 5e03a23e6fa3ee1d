"""Pooping: feeding, line and release, the hand's error and faults, where cubes rest (feed.*, poop.*, deuce.*)."""

from __future__ import annotations

from birdtable.games.pigeons import content, flying
from birdtable.games.pigeons.content import Axis, Hand
from birdtable.games.pigeons.state import State
from birdtable.games.pigeons.words import Decision, Event, Verb
from birdtable.kernel import CHANCE, EMPTY, Log, ask, below, emit, kernel, learn

# ---------------------------------------------------------------------- line and release


@kernel
def feed(state: State, seat: int, log: Log) -> None:
    """A cube from the supply into the cloaca (feed.feed)."""
    state.supply[seat] -= 1
    state.cloaca[seat] += 1
    state.actions_left -= 1
    emit(log, Event.fed, seat, state.cloaca[seat], state.supply[seat])


@kernel
def prepare_drop(state: State, pigeon: int, crossing: int, cubes: int) -> None:
    """Pay for a flight with one cube or two, then choose the line (poop.crossing, poop.line, deuce.price)."""
    state.flyer = pigeon
    state.crossing = crossing
    state.cubes_aloft = cubes
    if cubes == 1:
        state.actions_left -= 1
    else:
        state.actions_left -= content.DEUCE_PRICE[state.deuce_price]
    ask(state, pigeon // content.FLOCK, Decision.line)


@kernel
def let_go(state: State, seat: int, kind: int, action: int, so_far: int, log: Log) -> None:
    """The line, the release or releases, or what can go wrong before (poop.line, poop.release).

    `so_far` is `Hand.timed` while every cube of the flight was. What a hand has done is seen by all: nobody takes it
    back.
    """
    if Verb.line.has(action):
        state.line = (Verb.line.part(action) - content.LINES // 2) * content.LINE_STEP
        ask(state, seat, Decision.release, Hand.timed)
    elif Verb.release.has(action):
        release(state, seat, kind, Verb.release.part(action), Hand.chosen, log)
    else:
        learn(state)
        if Verb.press.has(action):
            release(state, seat, kind, Verb.press.part(action), so_far, log)
        elif action == Verb.hold.first:
            hold_on(state, seat, kind, so_far, log)
        else:
            fail(state, seat, action, log)


@kernel
def release(state: State, seat: int, kind: int, step: int, so_far: int, log: Log) -> None:
    """Where a cube is let go; after the last one the flight begins (poop.release, deuce.cubes)."""
    if kind == Decision.second_release:
        state.releases[1] = step * content.RELEASE_STEP
    else:
        state.releases[0] = step * content.RELEASE_STEP
        if state.cubes_aloft > 1:
            ask(state, seat, Decision.second_release, so_far)
            return
    cross_street(state, seat, so_far, log)


@kernel
def hold_on(state: State, seat: int, kind: int, so_far: int, log: Log) -> None:
    """Nothing is let go any more: a plain flight, or a Deuce with one cube (poop.release)."""
    if kind == Decision.second_release:
        state.deuced = 1
        state.cubes_aloft = 1
        cross_street(state, seat, so_far, log)
    else:
        emit(log, Event.held, seat)
        flying.land_pigeon(state, state.flyer, state.crossing, log)
        forget_drop(state)


@kernel
def cross_street(state: State, seat: int, timed: int, log: Log) -> None:
    """The pigeon crosses; its cubes leave the cloaca, each with the error of the hand (poop.error, deuce.once)."""
    if state.cubes_aloft > 1:
        state.deuced = 1
    state.line += hand_error(state, timed, Axis.across)
    for cube in range(state.cubes_aloft):
        flown = state.releases[cube] + hand_error(state, timed, Axis.along)
        state.releases[cube] = max(0, min(content.GAP[state.crossing] * content.INCH - 1, flown))
    state.falling = state.cubes_aloft
    emit(log, Event.released, seat, state.flyer, state.cubes_aloft)
    spend(state, seat, state.cubes_aloft, log)
    flying.land_pigeon(state, state.flyer, state.crossing, log)
    ask(state, CHANCE, Decision.drop)


@kernel
def hand_error(state: State, timed: int, which: int) -> int:
    """A normal error along or across the flight, in 64ths of an inch, from the table's own stream (poop.error)."""
    sigma = content.DROP_ERROR[timed, which, content.TALLEST[state.crossing]]
    return (content.NORMAL[below(state, content.QUANTILES)] * sigma + (1 << (2 * content.ERROR_BITS - 1))) >> (
        2 * content.ERROR_BITS
    )


@kernel
def spend(state: State, seat: int, cubes: int, log: Log) -> None:
    """Cubes leave the cloaca for good; whoever has none left ends the game with this round (feed.once, end.trigger)."""
    state.cloaca[seat] -= cubes
    state.spent[seat] += cubes
    if state.cloaca[seat] == 0 and state.supply[seat] == 0:
        state.ending = 1
        emit(log, Event.emptied, seat)


@kernel
def fail(state: State, seat: int, action: int, log: Log) -> None:
    """The pigeon slips, or a cube falls before the flight: cubes and action are gone, the pigeon stays (poop.slip)."""
    lost = state.cubes_aloft
    if action == Verb.slip.first:
        emit(log, Event.slipped, seat, lost)
    else:
        emit(log, Event.early, seat, lost)
    spend(state, seat, lost, log)
    forget_drop(state)


@kernel
def forget_drop(state: State) -> None:
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
def tell(state: State, action: int, log: Log) -> None:
    """An outcome of a drop: a lying cube is knocked, a cube comes to rest or is lost, and where it lies (poop.rest)."""
    learn(state)
    if Verb.knock.has(action):
        state.knocked = Verb.knock.part(action)
        ask(state, CHANCE, Decision.drop)
    elif Verb.land.has(action):
        street, touch = Verb.land.parts(action)
        come_to_rest(state, street, touch, log)
        ask(state, CHANCE, Decision.east)
    elif action == Verb.lost.first:
        lose_cube(state, log)
        next_cube(state)
    elif Verb.east.has(action):
        state.cube_east[resting(state)] = Verb.east.part(action)
        ask(state, CHANCE, Decision.south)
    else:
        state.cube_south[resting(state)] = Verb.south.part(action)
        next_cube(state)


@kernel
def resting(state: State) -> int:
    """The cube that the outcome is about: the one that was knocked, else the last one that fell."""
    if state.knocked != EMPTY:
        return state.knocked
    return state.cube_count - 1


@kernel
def come_to_rest(state: State, street: int, touch: int, log: Log) -> None:
    """A cube lies on a street space, touching what the referee says (poop.rest)."""
    seat = state.flyer // content.FLOCK
    cube = state.knocked
    if cube == EMPTY:
        cube = state.cube_count
        state.cube_count += 1
        state.cube_seat[cube] = seat
        emit(log, Event.dropped, seat, street, touch)
    else:
        emit(log, Event.knocked, state.cube_seat[cube], street, touch)
    state.cube_street[cube] = street
    state.cube_touch[cube] = touch


@kernel
def lose_cube(state: State, log: Log) -> None:
    """A cube on a roof, in a park or off the board counts for nothing (poop.lost)."""
    if state.knocked == EMPTY:
        emit(log, Event.missed, state.flyer // content.FLOCK)
        return
    emit(log, Event.swept, state.cube_seat[state.knocked])
    for cube in range(state.knocked, state.cube_count - 1):
        state.cube_seat[cube] = state.cube_seat[cube + 1]
        state.cube_street[cube] = state.cube_street[cube + 1]
        state.cube_touch[cube] = state.cube_touch[cube + 1]
        state.cube_east[cube] = state.cube_east[cube + 1]
        state.cube_south[cube] = state.cube_south[cube + 1]
    clear_last_cube(state)


@kernel
def clear_last_cube(state: State) -> None:
    """The last of the lying cubes is taken away."""
    cube = state.cube_count - 1
    state.cube_seat[cube] = EMPTY
    state.cube_street[cube] = EMPTY
    state.cube_touch[cube] = EMPTY
    state.cube_east[cube] = 0
    state.cube_south[cube] = 0
    state.cube_count = cube


@kernel
def next_cube(state: State) -> None:
    """On with the cube that falls, with the second of a Deuce, or with the turn (deuce.cubes)."""
    if state.knocked != EMPTY:
        state.knocked = EMPTY
        ask(state, CHANCE, Decision.drop)
        return
    state.falling -= 1
    if state.falling > 0:
        ask(state, CHANCE, Decision.drop)
    else:
        forget_drop(state)
