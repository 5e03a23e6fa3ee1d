"""What may be done: for each decision, the actions that the rules allow."""

from __future__ import annotations

from birdtable.games.perch.actions import (
    ACTIVATE,
    ADD,
    CARRY,
    CARRYING,
    CHOOSING,
    DECLINE,
    DONE,
    FETCH,
    FETCHING,
    GO,
    HOUSE,
    KEEP,
    MOVING,
    NEST,
    OFFER,
    OFFERING,
    PERCH,
    PUSH,
    PUSHING,
    RETURN,
    RETURNING,
    ROOKERY_ADD,
    SEATING,
    SEND,
    SENDING,
    SIT,
    STAND,
    STANDING,
    SWAP,
    SWAPPING,
    SWAPPING_SEAT,
    SWAPPING_WITH,
    TRADE,
    TRADING,
    TURN,
    ZAP,
    ZAP_NEST,
)
from birdtable.games.perch.creatures import (
    can_activate,
    can_swap,
    carry_to,
    fetch_from,
    meetings_for_scarecrow,
    moves_of,
    push_ways,
    swap_seats,
    swap_with,
)
from birdtable.games.perch.fountain import open_seats
from birdtable.games.perch.homestead import in_play, loose, unclosed, with_free_nest
from birdtable.games.perch.tables import (
    CREATURES,
    DIRECTIONS,
    FLOCK_COUNT,
    FLOCKS,
    LOCATIONS,
)
from birdtable.kernel.bits import lowest
from birdtable.kernel.decisions import decider, decision, detail
from birdtable.kernel.dialect import kernel
from birdtable.kernel.masks import allow, allow_all

# ====================================================================== every decision


@kernel
def legal(state, mask):
    """Allow what the decision on top of the stack offers."""
    kind = decision(state)
    seat = decider(state)
    if kind == TURN:
        allow_turn(state, seat, mask)
    elif kind == SEATING:
        allow_all(mask, SIT, open_seats(state))
    elif kind == MOVING:
        allow_all(mask, GO, moves_of(state, detail(state, 0), detail(state, 1)))
    elif kind == SENDING:
        allow_birds(state, SEND, state.reach, mask)
    elif kind >= PUSHING and kind <= SWAPPING_SEAT:
        allow_moving_birds(state, kind, mask)
    elif kind == STANDING:
        allow_all(mask, STAND, meetings_for_scarecrow(state))
    elif kind == CHOOSING:
        allow_all(mask, KEEP, 3)
    else:
        allow_recruiting(state, seat, kind, mask)


@kernel
def allow_recruiting(state, seat, kind, mask):
    """The choices of Rookery, Happy Birdbath and Full Bird Feeder."""
    if kind == ROOKERY_ADD:
        allow(mask, ADD)
        allow(mask, DECLINE)
    elif kind == RETURNING:
        for flock in range(FLOCK_COUNT[state.players]):
            if state.hand[seat, flock] > 0:
                allow(mask, RETURN + flock)
    elif kind == OFFERING:
        allow_offers(state, seat, mask)
        allow(mask, DECLINE)
    elif kind == TRADING:
        allow_trades(state, seat, detail(state, 0), mask)


# ====================================================================== the turn


@kernel
def allow_turn(state, seat, mask):
    """Place a bird if that is still to do; a bonus action if none was taken; or be done (perch.turn, bonus.one)."""
    if detail(state, 0) == 0:
        allow_perching(state, seat, mask)
    else:
        allow(mask, DONE)
    if detail(state, 1) == 0:
        allow_bonus(state, seat, mask)


@kernel
def allow_perching(state, seat, mask):
    """Any recruited bird on any location, or in an empty nest there (perch.places, perch.nest)."""
    locations = in_play(state)
    nests = with_free_nest(state)
    for flock in range(FLOCK_COUNT[state.players]):
        if state.hand[seat, flock] > 0:
            free = unclosed(state, flock, locations)
            allow_all(mask, PERCH + LOCATIONS * flock, free)
            allow_nests(state, flock, free & nests, mask)


@kernel
def allow_nests(state, flock, nests, mask):
    """Empty nests, but where the flock holds one already (perch.nest)."""
    free = nests
    while nests != 0:
        location = lowest(nests)
        free &= ~(state.nested[location, flock] << location)
        nests &= nests - 1
    allow_all(mask, NEST + LOCATIONS * flock, free)


@kernel
def allow_bonus(state, seat, mask):
    """Creatures, the birdhouse, lightning (creature.once, bonus.birdhouse, bonus.lightning, .lightning-nest)."""
    for creature in range(CREATURES):
        if can_activate(state, seat, creature):
            allow(mask, ACTIVATE + creature)
    if state.birdhouse[seat] > 0:
        allow_birds(state, HOUSE, in_play(state), mask)
    if state.lightning[seat] > 0:
        allow_birds(state, ZAP, in_play(state), mask)
        allow_all(mask, ZAP_NEST, with_free_nest(state))


@kernel
def has_bonus(state, seat):
    """Whether the seat could take any bonus action now."""
    if state.lightning[seat] > 0 and with_free_nest(state) != 0:
        return True
    if state.birdhouse[seat] + state.lightning[seat] > 0 and has_free_bird(state):
        return True
    for creature in range(CREATURES):
        if can_activate(state, seat, creature):
            return True
    return False


@kernel
def has_free_bird(state):
    """Whether any bird is on a location and under no birdhouse."""
    locations = in_play(state)
    for flock in range(FLOCK_COUNT[state.players]):
        if loose(state, flock, locations) != 0:
            return True
    return False


@kernel
def allow_birds(state, family, locations, mask):
    """Every free bird on some locations: `family` is the first of a family of flock and location (creature.effect)."""
    for flock in range(FLOCK_COUNT[state.players]):
        allow_all(mask, family + LOCATIONS * flock, loose(state, flock, locations))


# ====================================================================== creatures


@kernel
def allow_moving_birds(state, kind, mask):
    """The birds that the acting creature may push, carry, bring or swap."""
    creature = state.acting
    here = state.creature_on[creature]
    for flock in range(FLOCK_COUNT[state.players]):
        if kind == PUSHING:
            allow_all(mask, PUSH + DIRECTIONS * flock, push_ways(state, here, flock))
        elif kind == CARRYING:
            allow_all(mask, CARRY + LOCATIONS * flock, carry_to(state, here, flock))
        elif kind == FETCHING:
            allow_all(mask, FETCH + LOCATIONS * flock, fetch_from(state, here, flock))
        elif kind == SWAPPING_WITH:
            allow_all(mask, FETCH + LOCATIONS * flock, swap_with(state, here, detail(state, 0), flock))
        elif kind == SWAPPING and can_swap(state, creature, flock):
            allow(mask, SWAP + flock)
    if kind == FETCHING:
        allow(mask, DECLINE)
    elif kind == SWAPPING_SEAT:
        allow_all(mask, SIT, swap_seats(state, here, detail(state, 0)))


# ====================================================================== Full Bird Feeder


@kernel
def can_trade(state, seat, flock):
    """Whether another player has recruited a bird of another colour than this (recruit.feeder)."""
    if state.hand[seat, flock] == 0:
        return False
    for other in range(state.players):
        for wanted in range(FLOCK_COUNT[state.players]):
            if other != seat and wanted != flock and state.hand[other, wanted] > 0:
                return True
    return False


@kernel
def allow_offers(state, seat, mask):
    """The birds that the Feeder's controller could trade away (recruit.feeder)."""
    for flock in range(FLOCK_COUNT[state.players]):
        if can_trade(state, seat, flock):
            allow(mask, OFFER + flock)


@kernel
def allow_trades(state, seat, offered, mask):
    """The birds of other players that can be had for the one offered (recruit.feeder)."""
    for other in range(state.players):
        for flock in range(FLOCK_COUNT[state.players]):
            if other != seat and flock != offered and state.hand[other, flock] > 0:
                allow(mask, TRADE + FLOCKS * other + flock)
