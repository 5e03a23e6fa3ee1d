"""What may be done: for each decision, the actions that the rules allow."""

from __future__ import annotations

from birdtable.games.birdwatcher.actions import (
    CALL,
    CALLING_FREE,
    CHOOSING,
    COLLECT,
    COLLECTING,
    END_TURN,
    FLUSH,
    FLUSHING,
    GIVE,
    GIVING,
    PHOTO,
    PUBLISH,
    RUN,
    SPEND,
    STARTLE,
    TAKE,
    TAKING_PHOTO,
    TURN,
    ZOOM,
)
from birdtable.games.birdwatcher.scoring import sides
from birdtable.games.birdwatcher.tables import (
    ACADEMY,
    BIRDS,
    CALL_COST,
    CLEARING,
    CREW,
    INSECTS,
    JUNGLE,
    PHOTO_COST,
    PLACES,
    PUBLISH_COST,
    RUN_COST,
    SOLO,
    SPECIES_OF,
    TREE_LIMIT,
    ZOOM_COST,
)
from birdtable.kernel.decisions import decider, decision, detail
from birdtable.kernel.dialect import kernel
from birdtable.kernel.masks import allow, allow_all
from birdtable.kernel.record import EMPTY


@kernel
def legal(state, mask):
    """Allow what the deciding seat may do."""
    seat = decider(state)
    kind = decision(state)
    if kind == TURN:
        legal_turn(state, seat, mask)
    elif kind == TAKING_PHOTO:
        allow_tree(state, seat, PHOTO, mask)
    elif kind == CHOOSING:
        allow_all(mask, TAKE, detail(state, 1))
    elif kind == FLUSHING:
        allow_all(mask, FLUSH, flush_spaces(state, detail(state, 0), detail(state, 1)))
    elif kind == GIVING:
        allow_tree(state, seat, GIVE, mask)
    elif kind == CALLING_FREE:
        legal_calls(state, seat, mask)
    elif kind == COLLECTING:
        legal_insects(state, mask)


@kernel
def legal_turn(state, seat, mask):
    """The five activities as far as actions last, two insects for one more, or the end of the turn (turn.actions)."""
    left = state.actions_left
    allow(mask, END_TURN)
    legal_spending(state, seat, mask)
    if left >= PHOTO_COST and state.tree_count[seat] >= 2:
        legal_startling(state, seat, mask)
    if left >= CALL_COST:
        legal_calls(state, seat, mask)
    if left >= RUN_COST and jungle_birds(state, 0) > 0:
        allow(mask, RUN)
    if left >= ZOOM_COST and state.tree_count[seat] > 0:
        legal_zooms(state, seat, mask)
    if left >= PUBLISH_COST:
        for slot in range(ACADEMY):
            if state.academy[slot] != EMPTY:
                allow(mask, PUBLISH + state.academy[slot])


@kernel
def legal_spending(state, seat, mask):
    """Any two insects, once a turn (insects.boost)."""
    if state.boosted:
        return
    for high in range(INSECTS):
        if state.insects[seat, high] > 0:
            for low in range(high):
                if state.insects[seat, low] > 0:
                    allow(mask, SPEND + high * (high + 1) // 2 + low)
            if state.insects[seat, high] > 1:
                allow(mask, SPEND + high * (high + 1) // 2 + high)


@kernel
def can_spend(state, seat):
    """Whether insects can still be spent this turn (insects.boost)."""
    tokens = 0
    for insect in range(INSECTS):
        tokens += state.insects[seat, insect]
    return tokens >= 2 and not state.boosted


@kernel
def legal_startling(state, seat, mask):
    """Any bird of the tree, to any space where a startled bird may land (photo.startle)."""
    spaces = startle_spaces(state)
    for slot in range(state.tree_count[seat]):
        allow_all(mask, STARTLE + CLEARING * state.tree[seat, slot], spaces)


@kernel
def startle_spaces(state):
    """Where a startled bird may land, as bits: empty spaces first, never on a startled bird (photo.space)."""
    empty = 0
    calm = 0
    for space in range(CLEARING):
        if state.pile_count[space] == 0:
            empty |= 1 << space
        elif not state.startled[space]:
            calm |= 1 << space
    return empty if empty != 0 else calm


@kernel
def allow_tree(state, seat, first, mask):
    """Any bird of the own tree (photo.journal, zoom.gift)."""
    for slot in range(state.tree_count[seat]):
        allow(mask, first + state.tree[seat, slot])


@kernel
def visible(state, place):
    """The bird that shows at a place and is not startled, or EMPTY (call.startled)."""
    if place < JUNGLE:
        return state.jungle[place]
    space = place - JUNGLE
    if state.pile_count[space] == 0 or state.startled[space]:
        return EMPTY
    return state.pile[space, state.pile_count[space] - 1]


@kernel
def legal_calls(state, seat, mask):
    """Every species that would answer, if the tree has room (call.species, call.room)."""
    if state.tree_count[seat] >= TREE_LIMIT:
        return
    for place in range(PLACES):
        bird = visible(state, place)
        if bird != EMPTY:
            allow(mask, CALL + SPECIES_OF[bird])


@kernel
def answering(state, species):
    """The places where a species shows and is calm, as bits (call.all)."""
    places = 0
    for place in range(PLACES):
        bird = visible(state, place)
        if bird != EMPTY and SPECIES_OF[bird] == species:
            places |= 1 << place
    return places


@kernel
def jungle_birds(state, first):
    """Birds of the jungle from a place on."""
    found = 0
    for place in range(first, JUNGLE):
        found += int(state.jungle[place] != EMPTY)
    return found


@kernel
def flush_spaces(state, place, used):
    """Where the next bird out of the jungle may go, as bits: a space each, empty ones first (run.empty-first)."""
    empty = 0
    other = 0
    empties = 0
    for space in range(CLEARING):
        if not (used >> space) & 1:
            if state.pile_count[space] == 0:
                empty |= 1 << space
                empties += 1
            else:
                other |= 1 << space
    return empty | other if jungle_birds(state, place) > empties else empty


@kernel
def tree_room(state, side):
    """Birds that a tree still has room for; the Crew's has no maximum (zones.tree, crew.no-limit)."""
    if state.players == SOLO and side == CREW:
        return PLACES
    return TREE_LIMIT - state.tree_count[side]


@kernel
def legal_zooms(state, seat, mask):
    """Any bird in any other tree (zoom.need, zoom.photo)."""
    for other in range(sides(state)):
        if other != seat:
            allow_tree(state, other, ZOOM + other * BIRDS, mask)


@kernel
def legal_insects(state, mask):
    """Any kind of which the supply has a token (publication.effect-insect)."""
    for insect in range(INSECTS):
        if state.supply[insect] > 0:
            allow(mask, COLLECT + insect)
