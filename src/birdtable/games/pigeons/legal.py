"""What the deciding seat may do, and what outcomes chance has."""

from __future__ import annotations

from birdtable.games.pigeons.actions import (
    AZIMUTH,
    CROSS,
    DECLINE,
    DEUCE,
    DEUCE_LEAVING,
    DIE,
    DROPPING,
    EARLY,
    EAST_OF,
    EASTWARD,
    ELEVATION,
    END,
    FALL,
    FATE,
    FEED,
    FLIGHT,
    FLY,
    HOLD,
    KNOCK,
    LAND,
    LEAVE,
    LET_GO,
    LINE_UP,
    LINING,
    LOST,
    MATE,
    MEET,
    MERCY,
    NEST,
    PLACING,
    POOP,
    POOP_LEAVING,
    PRESS,
    PUT,
    RAISING,
    RELEASING,
    REST,
    ROOSTING,
    SECOND_RELEASE,
    SLIP,
    SOUTHWARD,
    SPARE,
    STAY,
    STICK,
    STRIKE,
    TAKE_ROOST,
    TO,
    TOPPLE,
    TOTTER,
    TOUCHED,
    TRIM,
    TRIMMING,
    TURN,
    TURNING,
    WHERE,
)
from birdtable.games.pigeons.flock import can_fly, crossing_of, crossing_out, in_park, meets, parked, spare
from birdtable.games.pigeons.tables import (
    AZIMUTHS,
    BUILDINGS,
    CLOACA,
    DEUCE_PRICE,
    ELEVATIONS,
    FINE_AZIMUTHS,
    FINE_ELEVATIONS,
    FINE_STEP,
    FIRST_AZIMUTH,
    FIRST_ELEVATION,
    FLOCK,
    GAP,
    INCH,
    LANES,
    LAST_AZIMUTH,
    LAST_ELEVATION,
    LINES,
    OFFS,
    PARKED,
    PARKS,
    PIGEONS,
    PLACED,
    PLACES,
    QUADRANT,
    QUADRANTS,
    RELEASE_STEP,
    ROOSTS,
    SQUARES,
    STREETS,
)
from birdtable.kernel.bits import count_bits
from birdtable.kernel.decisions import decider, decision
from birdtable.kernel.dialect import kernel
from birdtable.kernel.masks import allow, allow_all
from birdtable.kernel.record import EMPTY

STREET_BITS = 0xFFFFFFFF
TOUCHES = 3


@kernel
def legal(state, mask):
    """What the decision on top allows."""
    kind = decision(state)
    seat = decider(state)
    if kind == TURN:
        legal_turn(state, seat, mask)
    elif kind == LINING:
        allow_first(mask, LINE_UP, LINES)
    elif kind >= RELEASING and kind <= SECOND_RELEASE:
        legal_release(state, kind, mask)
    elif kind == PLACING:
        legal_places(state, seat, mask)
    elif kind >= FLIGHT:
        legal_outcomes(state, kind, mask)
    elif kind >= ROOSTING:
        legal_aim(state, kind, mask)
    else:
        allow_first(mask, NEST, PARKS)
        if kind == MERCY:
            allow(mask, DECLINE)


@kernel
def allow_first(mask, first, count):
    """Allow the first so many actions of a family."""
    start = 0
    while start < count:
        allow_all(mask, first + start, (1 << min(32, count - start)) - 1)
        start += 32


# ---------------------------------------------------------------------- set-up


@kernel
def missing_quadrants(state, seat):
    """The quadrants without a pigeon of the seat, as bits (setup.quadrants)."""
    missing = (1 << QUADRANTS) - 1
    for pigeon in range(FLOCK * seat, FLOCK * seat + FLOCK):
        if state.place[pigeon] < SQUARES:
            missing &= ~(1 << QUADRANT[state.place[pigeon]])
    return missing


@kernel
def legal_places(state, seat, mask):
    """Free squares that leave enough pigeons for the quadrants still missing (setup.placement, setup.quadrants)."""
    missing = missing_quadrants(state, seat)
    left = PLACED - state.turn // state.players  # with this one
    for square in range(SQUARES):
        if state.roof[square] == EMPTY:
            still = missing & ~(1 << QUADRANT[square])
            if count_bits(still) < left:
                allow(mask, PUT + square)


# ---------------------------------------------------------------------- a pigeon turn


@kernel
def legal_turn(state, seat, mask):
    """Any action that the player can pay and carry out (turn.actions); only on with a pigeon that is over another."""
    if state.aloft != EMPTY:
        legal_flights(state, state.aloft, mask)
        return
    allow(mask, END)
    if state.supply[seat] > 0 and state.cloaca[seat] < CLOACA:
        allow(mask, FEED)
    for pigeon in range(FLOCK * seat, FLOCK * seat + FLOCK):
        if state.place[pigeon] < SQUARES:
            legal_flights(state, pigeon, mask)
    for park in range(PARKS):
        if in_park(state, seat, park) != EMPTY:
            legal_exits(state, seat, park, mask)
    if spare(state, seat) != EMPTY:
        legal_mates(state, seat, mask)


@kernel
def may_poop(state, seat, crossing):
    """Whether a cube can be dropped on this flight: it crosses a street, and the cloaca holds one (poop.crossing)."""
    return GAP[crossing] > 0 and state.cloaca[seat] >= 1


@kernel
def may_deuce(state, seat, crossing):
    """Whether two cubes can be dropped on this flight (deuce.cubes, deuce.once, deuce.price)."""
    if GAP[crossing] == 0 or state.cloaca[seat] < 2 or state.deuced == 1:
        return False
    return can_fly(state, crossing, DEUCE_PRICE[state.deuce_price])


@kernel
def legal_flights(state, pigeon, mask):
    """The straight flights of a pigeon, with what it can drop on them (fly.straight)."""
    seat = pigeon // FLOCK
    number = 4 * (pigeon % FLOCK)
    for direction in range(4):
        crossing = crossing_of(state, pigeon, direction)
        if can_fly(state, crossing, 1):
            allow(mask, FLY + number + direction)
            if may_poop(state, seat, crossing):
                allow(mask, POOP + number + direction)
                if may_deuce(state, seat, crossing):
                    allow(mask, DEUCE + number + direction)


@kernel
def legal_exits(state, seat, park, mask):
    """The lanes out of a park, with what can be dropped on them (mate.leave)."""
    for lane in range(LANES):
        crossing = crossing_out(park, lane)
        number = LANES * park + lane
        if can_fly(state, crossing, 1):
            allow(mask, LEAVE + number)
            if may_poop(state, seat, crossing):
                allow(mask, POOP_LEAVING + number)
                if may_deuce(state, seat, crossing):
                    allow(mask, DEUCE_LEAVING + number)


@kernel
def legal_mates(state, seat, mask):
    """Mating within the flock, and with flocks whose owners have a spare pigeon too (mate.beside, cross.spares)."""
    if parked(state, seat) < PARKED and meets(state, seat, seat):
        allow_first(mask, MATE, PARKS)
    for other in range(state.players):
        if other != seat and spare(state, other) != EMPTY and meets(state, seat, other):
            allow(mask, CROSS + other)


@kernel
def legal_release(state, kind, mask):
    """Anywhere over the street that is crossed; people who time it can be early, slip or hold on (poop.release)."""
    steps = GAP[state.crossing] * (INCH // RELEASE_STEP)
    allow_first(mask, LET_GO, steps)
    if state.reflex == 1:
        allow_first(mask, PRESS, steps)
        allow(mask, HOLD)
        if kind == RELEASING:
            allow(mask, EARLY)
            allow(mask, SLIP)


# ---------------------------------------------------------------------- a falcon action


@kernel
def legal_aim(state, kind, mask):
    """Any roost or none, then the rod's two angles, coarse and fine (falcon.roost, falcon.aim)."""
    if kind == ROOSTING:
        allow_first(mask, TAKE_ROOST, ROOSTS)
        allow(mask, DECLINE)
    elif kind == TURNING:
        allow_first(mask, AZIMUTH, AZIMUTHS)
    elif kind == RAISING:
        allow_first(mask, ELEVATION, ELEVATIONS)
    elif kind == TRIMMING:
        legal_trims(state, mask)


@kernel
def legal_trims(state, mask):
    """Quarters of a degree that keep both angles within their range (falcon.aim)."""
    for sideways in range(FINE_AZIMUTHS):
        azimuth = state.azimuth + FINE_STEP * (sideways - FINE_AZIMUTHS // 2)
        for upwards in range(FINE_ELEVATIONS):
            elevation = state.elevation + FINE_STEP * (upwards - FINE_ELEVATIONS // 2)
            turned = azimuth >= FIRST_AZIMUTH and azimuth <= LAST_AZIMUTH
            if turned and elevation >= FIRST_ELEVATION and elevation <= LAST_ELEVATION:
                allow(mask, TRIM + FINE_ELEVATIONS * sideways + upwards)


# ---------------------------------------------------------------------- chance


@kernel
def legal_outcomes(state, kind, mask):
    """Everything that a referee could see."""
    if kind == FLIGHT:
        legal_strikes(state, mask)
    elif kind == FATE:
        allow(mask, DIE)
        allow_first(mask, FALL, OFFS)
        allow_first(mask, STAY, OFFS)
    elif kind == WHERE:
        allow_first(mask, TO, SQUARES)
    elif kind == DROPPING:
        allow(mask, LOST)
        allow_first(mask, LAND, STREETS * TOUCHES)
        if state.knocked == EMPTY:
            allow_first(mask, KNOCK, state.cube_count)
    elif kind == EAST_OF:
        allow_first(mask, EASTWARD, PLACES)
    else:
        allow_first(mask, SOUTHWARD, PLACES)


@kernel
def legal_strikes(state, mask):
    """The falcon rests, meets a building or strikes pigeons, each once; before all else the rod touches or holds it.

    Once a building was met, pigeons are not struck any more but put back (after.building).
    """
    allow(mask, REST)
    if state.met == EMPTY:
        allow_first(mask, MEET, BUILDINGS)
        if state.moves == state.moves_before and state.kills == 0:
            allow_first(mask, TOUCHED, BUILDINGS + PIGEONS)
            allow(mask, STICK)
    for pigeon in range(PIGEONS):
        if state.place[pigeon] < SQUARES and state.moved[pigeon] <= state.moves_before:
            if state.met != EMPTY:
                allow(mask, SPARE + pigeon)
            else:
                allow(mask, TOTTER + pigeon)
                allow(mask, STRIKE + pigeon)
                allow(mask, TOPPLE + pigeon)
