"""What the deciding seat may do, and what outcomes chance has."""

from __future__ import annotations

from birdtable.games.pigeons import content, falcon, flying, mating, setup
from birdtable.games.pigeons.state import State
from birdtable.games.pigeons.words import Decision, Verb, is_aiming, is_letting_go, is_of_flight
from birdtable.kernel import EMPTY, Mask, allow, allow_all, count_bits, decider, decision, kernel


@kernel
def legal(state: State, mask: Mask) -> None:
    """What the decision on top allows."""
    kind = decision(state)
    seat = decider(state)
    if kind == Decision.turn:
        legal_turn(state, seat, mask)
    elif kind == Decision.place:
        legal_places(state, seat, mask)
    elif kind == Decision.nest:
        allow_first(mask, Verb.nest.first, content.PARKS)
    elif kind == Decision.mercy:
        allow_first(mask, Verb.nest.first, content.PARKS)
        allow(mask, Verb.decline.first)
    elif is_letting_go(kind):
        legal_release(state, kind, mask)
    elif is_aiming(kind):
        legal_aim(state, kind, mask)
    elif is_of_flight(kind):
        legal_flight(state, kind, mask)
    else:
        legal_rest(state, kind, mask)


@kernel
def allow_first(mask: Mask, first: int, count: int) -> None:
    """Allow the first so many actions of a family."""
    start = 0
    while start < count:
        allow_all(mask, first + start, (1 << min(32, count - start)) - 1)
        start += 32


# ---------------------------------------------------------------------- set-up


@kernel
def legal_places(state: State, seat: int, mask: Mask) -> None:
    """Free squares that leave enough pigeons for the quadrants still missing (setup.placement, setup.quadrants)."""
    missing = setup.missing_quadrants(state, seat)
    left = content.PLACED - state.turn // state.players  # with this one
    for square in range(content.SQUARES):
        if state.roof[square] == EMPTY:
            still = missing & ~(1 << content.QUADRANT[square])
            if count_bits(still) < left:
                allow(mask, Verb.place.of(square))


# ---------------------------------------------------------------------- a pigeon turn


@kernel
def legal_turn(state: State, seat: int, mask: Mask) -> None:
    """Any action that the player can pay and carry out (turn.actions); only on with a pigeon that is over another."""
    if state.aloft != EMPTY:
        legal_flights(state, state.aloft, mask)
        return
    allow(mask, Verb.end.first)
    if state.supply[seat] > 0 and state.cloaca[seat] < content.CLOACA:
        allow(mask, Verb.feed.first)
    for pigeon in range(content.FLOCK * seat, content.FLOCK * (seat + 1)):
        if state.place[pigeon] < content.SQUARES:
            legal_flights(state, pigeon, mask)
    for park in range(content.PARKS):
        if mating.in_park(state, seat, park) != EMPTY:
            legal_exits(state, seat, park, mask)
    if mating.spare(state, seat) != EMPTY:
        legal_mates(state, seat, mask)


@kernel
def may_poop(state: State, seat: int, crossing: int) -> bool:
    """Whether a cube can be dropped on this flight: it crosses a street, and the cloaca holds one (poop.crossing)."""
    return content.GAP[crossing] > 0 and state.cloaca[seat] >= 1


@kernel
def may_deuce(state: State, seat: int, crossing: int) -> bool:
    """Whether two cubes can be dropped on this flight (deuce.cubes, deuce.once, deuce.price)."""
    if content.GAP[crossing] == 0 or state.cloaca[seat] < 2 or state.deuced == 1:
        return False
    return flying.can_fly(state, crossing, content.DEUCE_PRICE[state.deuce_price])


@kernel
def legal_flights(state: State, pigeon: int, mask: Mask) -> None:
    """The straight flights of a pigeon, with what it can drop on them (fly.straight)."""
    seat = pigeon // content.FLOCK
    own = pigeon % content.FLOCK
    for direction in range(content.DIRECTIONS):
        crossing = flying.crossing_of(state, pigeon, direction)
        bare, poop, deuce = Verb.fly.of(own, direction), Verb.poop.of(own, direction), Verb.deuce.of(own, direction)
        allow_flight(state, seat, crossing, bare, poop, deuce, mask)


@kernel
def allow_flight(state: State, seat: int, crossing: int, bare: int, poop: int, deuce: int, mask: Mask) -> None:
    """A flight, if there is a way: bare, with a cube to drop, with two."""
    if flying.can_fly(state, crossing, 1):
        allow(mask, bare)
        if may_poop(state, seat, crossing):
            allow(mask, poop)
            if may_deuce(state, seat, crossing):
                allow(mask, deuce)


@kernel
def legal_exits(state: State, seat: int, park: int, mask: Mask) -> None:
    """The lanes out of a park, with what can be dropped on them (mate.leave)."""
    for lane in range(content.LANES):
        crossing = flying.crossing_out(park, lane)
        poop, deuce = Verb.poop_leaving.of(park, lane), Verb.deuce_leaving.of(park, lane)
        allow_flight(state, seat, crossing, Verb.leave.of(park, lane), poop, deuce, mask)


@kernel
def legal_mates(state: State, seat: int, mask: Mask) -> None:
    """Mating within the flock, and with flocks whose owners have a spare pigeon too (mate.beside, cross.spares)."""
    if mating.parked(state, seat) < content.PARKED and mating.meets(state, seat, seat):
        allow_first(mask, Verb.mate.first, content.PARKS)
    for other in range(state.players):
        if other != seat and mating.spare(state, other) != EMPTY and mating.meets(state, seat, other):
            allow(mask, Verb.cross.of(other))


@kernel
def legal_release(state: State, kind: int, mask: Mask) -> None:
    """A line, then anywhere over the street; people who time it can be early, slip or hold on (poop.line, .release)."""
    if kind == Decision.line:
        allow_first(mask, Verb.line.first, content.LINES)
        return
    steps = content.GAP[state.crossing] * (content.INCH // content.RELEASE_STEP)
    allow_first(mask, Verb.release.first, steps)
    if state.reflex == 1:
        allow_first(mask, Verb.press.first, steps)
        allow(mask, Verb.hold.first)
        if kind == Decision.release:
            allow(mask, Verb.early.first)
            allow(mask, Verb.slip.first)


# ---------------------------------------------------------------------- a falcon action


@kernel
def legal_aim(state: State, kind: int, mask: Mask) -> None:
    """Any roost or none, then the rod's two angles, coarse and fine (falcon.roost, falcon.aim)."""
    if kind == Decision.roost:
        allow_first(mask, Verb.roost.first, content.ROOSTS)
        allow(mask, Verb.decline.first)
    elif kind == Decision.azimuth:
        allow_first(mask, Verb.azimuth.first, content.AZIMUTHS)
    elif kind == Decision.elevation:
        allow_first(mask, Verb.elevation.first, content.ELEVATIONS)
    else:
        legal_trims(state, mask)


@kernel
def legal_trims(state: State, mask: Mask) -> None:
    """Quarters of a degree that keep both angles within their range (falcon.aim)."""
    for sideways in range(content.FINE_AZIMUTHS):
        for upwards in range(content.FINE_ELEVATIONS):
            azimuth, elevation = falcon.trimmed(state, sideways, upwards)
            if falcon.in_range(azimuth, elevation):
                allow(mask, Verb.trim.of(sideways, upwards))


# ---------------------------------------------------------------------- chance


@kernel
def legal_flight(state: State, kind: int, mask: Mask) -> None:
    """Everything that a referee could see of a flight."""
    if kind == Decision.flight:
        legal_strikes(state, mask)
    elif kind == Decision.fate:
        allow(mask, Verb.die.first)
        allow_first(mask, Verb.fall.first, content.OFFS)
        allow_first(mask, Verb.stay.first, content.OFFS)
    else:
        allow_first(mask, Verb.to.first, content.SQUARES)


@kernel
def legal_rest(state: State, kind: int, mask: Mask) -> None:
    """Everything that a referee could see of a drop (poop.rest, poop.lost)."""
    if kind == Decision.drop:
        allow(mask, Verb.lost.first)
        allow_first(mask, Verb.land.first, content.STREETS * content.TOUCHES)
        if state.knocked == EMPTY:
            allow_first(mask, Verb.knock.first, state.cube_count)
    elif kind == Decision.east:
        allow_first(mask, Verb.east.first, content.PLACES)
    else:
        allow_first(mask, Verb.south.first, content.PLACES)


@kernel
def legal_strikes(state: State, mask: Mask) -> None:
    """The falcon rests, meets a building or strikes pigeons, each once; before all else the rod touches or holds it.

    Once a building was met, pigeons are not struck any more but put back (after.building).
    """
    allow(mask, Verb.rest.first)
    if state.met == EMPTY:
        allow_first(mask, Verb.meet.first, content.BUILDINGS)
        if state.moves == state.moves_before and state.kills == 0:
            allow_first(mask, Verb.touch.first, content.BUILDINGS + content.PIGEONS)
            allow(mask, Verb.stick.first)
    for pigeon in range(content.PIGEONS):
        if state.place[pigeon] < content.SQUARES and state.moved[pigeon] <= state.moves_before:
            if state.met != EMPTY:
                allow(mask, Verb.spare.of(pigeon))
            else:
                allow(mask, Verb.totter.of(pigeon))
                allow(mask, Verb.strike.of(pigeon))
                allow(mask, Verb.topple.of(pigeon))
