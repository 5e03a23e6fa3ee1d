"""What may be done: for each decision, the actions that the rules allow."""

from __future__ import annotations

from birdtable.games.perch import content, creatures, fountain, homestead
from birdtable.games.perch.state import State
from birdtable.games.perch.words import Decision, Verb, is_moving_birds
from birdtable.kernel import Mask, allow, allow_all, decider, decision, detail, kernel, lowest

# ====================================================================== every decision


@kernel
def legal(state: State, mask: Mask) -> None:
    """Allow what the decision on top of the stack offers."""
    kind = decision(state)
    seat = decider(state)
    if kind == Decision.turn:
        allow_turn(state, seat, mask)
    elif kind == Decision.seat:
        allow_all(mask, Verb.seat.first, fountain.open_seats(state))
    elif kind == Decision.move:
        allow_all(mask, Verb.go.first, creatures.moves_of(state, detail(state, 0), detail(state, 1)))
    elif kind == Decision.send:
        for flock in range(content.FLOCK_COUNT[state.players]):
            allow_all(mask, Verb.send.of(flock, 0), homestead.loose(state, flock, state.reach))
    elif is_moving_birds(kind):
        allow_moving_birds(state, kind, mask)
    elif kind == Decision.stand:
        allow_all(mask, Verb.stand.first, creatures.meetings_for_scarecrow(state))
    elif kind == Decision.objective:
        allow_all(mask, Verb.keep.first, 3)
    else:
        allow_recruiting(state, seat, kind, mask)


@kernel
def allow_recruiting(state: State, seat: int, kind: int, mask: Mask) -> None:
    """The choices of Rookery, Happy Birdbath and Full Bird Feeder (migration.rookery, recruit.birdbath, .feeder)."""
    for flock in range(content.FLOCK_COUNT[state.players]):
        if kind == Decision.return_ and state.hand[seat, flock] > 0:
            allow(mask, Verb.return_.of(flock))
        elif kind == Decision.offer and can_trade(state, seat, flock):
            allow(mask, Verb.offer.of(flock))
        elif kind == Decision.trade and flock != detail(state, 0):
            for other in range(state.players):
                if other != seat and state.hand[other, flock] > 0:
                    allow(mask, Verb.trade.of(other, flock))
    if kind == Decision.rookery:
        allow(mask, Verb.add.first)
    if kind in (Decision.rookery, Decision.offer):
        allow(mask, Verb.decline.first)


@kernel
def can_trade(state: State, seat: int, flock: int) -> bool:
    """Whether another player has recruited a bird of another colour than this (recruit.feeder)."""
    if state.hand[seat, flock] == 0:
        return False
    for other in range(state.players):
        for wanted in range(content.FLOCK_COUNT[state.players]):
            if other != seat and wanted != flock and state.hand[other, wanted] > 0:
                return True
    return False


# ====================================================================== the turn


@kernel
def allow_turn(state: State, seat: int, mask: Mask) -> None:
    """Place a bird if that is still to do; a bonus action if none was taken; or be done (perch.turn, bonus.one)."""
    if detail(state, 0) == 0:
        allow_perching(state, seat, mask)
    else:
        allow(mask, Verb.done.first)
    if detail(state, 1) == 0:
        allow_bonus(state, seat, mask)


@kernel
def allow_perching(state: State, seat: int, mask: Mask) -> None:
    """Any recruited bird on any location, or in an empty nest there (perch.places, perch.nest)."""
    locations = homestead.in_play(state)
    nests = homestead.with_free_nest(state)
    for flock in range(content.FLOCK_COUNT[state.players]):
        if state.hand[seat, flock] > 0:
            free = homestead.unclosed(state, flock, locations)
            allow_all(mask, Verb.perch.of(flock, 0), free)
            allow_nests(state, flock, free & nests, mask)


@kernel
def allow_nests(state: State, flock: int, nests: int, mask: Mask) -> None:
    """Empty nests, but where the flock holds one already (perch.nest)."""
    free = nests
    while nests != 0:
        location = lowest(nests)
        free &= ~(state.nested[location, flock] << location)
        nests &= nests - 1
    allow_all(mask, Verb.nest.of(flock, 0), free)


@kernel
def allow_bonus(state: State, seat: int, mask: Mask) -> None:
    """Creatures, the birdhouse, lightning (creature.once, bonus.birdhouse, bonus.lightning, .lightning-nest)."""
    for creature in range(content.CREATURES):
        if creatures.can_activate(state, seat, creature):
            allow(mask, Verb.activate.of(creature))
    if state.birdhouse[seat] + state.lightning[seat] == 0:
        return
    locations = homestead.in_play(state)
    for flock in range(content.FLOCK_COUNT[state.players]):
        free = homestead.loose(state, flock, locations)
        if state.birdhouse[seat] > 0:
            allow_all(mask, Verb.house.of(flock, 0), free)
        if state.lightning[seat] > 0:
            allow_all(mask, Verb.zap.of(flock, 0), free)
    if state.lightning[seat] > 0:
        allow_all(mask, Verb.zap_nest.first, homestead.with_free_nest(state))


@kernel
def has_bonus(state: State, seat: int) -> bool:
    """Whether the seat could take any bonus action now."""
    if state.lightning[seat] > 0 and homestead.with_free_nest(state) != 0:
        return True
    if state.birdhouse[seat] + state.lightning[seat] > 0 and homestead.any_loose(state, homestead.in_play(state)):
        return True
    for creature in range(content.CREATURES):
        if creatures.can_activate(state, seat, creature):
            return True
    return False


# ====================================================================== creatures


@kernel
def allow_moving_birds(state: State, kind: int, mask: Mask) -> None:
    """The birds that the acting creature may push, carry, bring or swap."""
    creature = state.acting
    here = state.creature_on[creature]
    for flock in range(content.FLOCK_COUNT[state.players]):
        if kind == Decision.push:
            allow_all(mask, Verb.push.of(flock, 0), creatures.push_ways(state, here, flock))
        elif kind == Decision.carry:
            allow_all(mask, Verb.carry.of(flock, 0), creatures.carry_to(state, here, flock))
        elif kind == Decision.fetch:
            allow_all(mask, Verb.fetch.of(flock, 0), creatures.fetch_from(state, here, flock))
        elif kind == Decision.swap_with:
            partners = creatures.swap_with(state, here, detail(state, 0), flock)
            allow_all(mask, Verb.fetch.of(flock, 0), partners)
        elif kind == Decision.swap and creatures.can_swap(state, creature, flock):
            allow(mask, Verb.swap.of(flock))
    if kind == Decision.fetch:
        allow(mask, Verb.decline.first)
    elif kind == Decision.swap_seat:
        allow_all(mask, Verb.seat.first, creatures.swap_seats(state, here, detail(state, 0)))
