"""What may be done: for each decision, the actions that the rules allow."""

from __future__ import annotations

from birdtable.games.birdwatcher import content, zones
from birdtable.games.birdwatcher.state import State
from birdtable.games.birdwatcher.words import Decision, Verb
from birdtable.kernel import EMPTY, Mask, allow, allow_all, decider, decision, detail, kernel


@kernel
def legal(state: State, mask: Mask) -> None:
    """Allow what the deciding seat may do."""
    seat = decider(state)
    kind = decision(state)
    if kind == Decision.turn:
        legal_turn(state, seat, mask)
    elif kind == Decision.photo:
        allow_birds(state, seat, Verb.photo.of(0), mask)
    elif kind == Decision.choose:
        allow_all(mask, Verb.take.first, detail(state, 1))
    elif kind == Decision.flush:
        allow_all(mask, Verb.flush.first, flush_spaces(state, detail(state, 0), detail(state, 1)))
    elif kind == Decision.give:
        allow_birds(state, seat, Verb.give.of(0), mask)
    elif kind == Decision.free_call:
        legal_calls(state, seat, mask)
    elif kind == Decision.free_insect:
        legal_insects(state, mask)


@kernel
def allow_birds(state: State, side: int, first: int, mask: Mask) -> None:
    """Any bird of a tree; `first` is the action about bird 0 (photo.journal, zoom.gift, zoom.photo)."""
    for slot in range(state.tree_count[side]):
        allow(mask, first + state.tree[side, slot])


@kernel
def legal_turn(state: State, seat: int, mask: Mask) -> None:
    """The five activities as far as actions last, two insects for one more, or the end of the turn (turn.actions)."""
    left = state.actions_left
    allow(mask, Verb.end.first)
    legal_spending(state, seat, mask)
    if left >= content.PHOTO_COST and state.tree_count[seat] >= 2:
        legal_startling(state, seat, mask)
    if left >= content.CALL_COST:
        legal_calls(state, seat, mask)
    if left >= content.RUN_COST and zones.jungle_birds(state, 0) > 0:
        allow(mask, Verb.run.first)
    if left >= content.ZOOM_COST and state.tree_count[seat] > 0:
        legal_zooms(state, seat, mask)
    if left >= content.PUBLISH_COST:
        for slot in range(content.ACADEMY):
            if state.academy[slot] != EMPTY:
                allow(mask, Verb.publish.of(state.academy[slot]))


@kernel
def legal_spending(state: State, seat: int, mask: Mask) -> None:
    """Any two insects, once a turn (insects.boost)."""
    if state.boosted:
        return
    held = 0
    for high in range(content.INSECTS):
        if state.insects[seat, high] > 0:
            twice = int(state.insects[seat, high] > 1) << high
            allow_all(mask, Verb.spend.of(0, high), held | twice)
            held |= 1 << high


@kernel
def can_spend(state: State, seat: int) -> bool:
    """Whether insects can still be spent this turn (insects.boost)."""
    tokens = 0
    for insect in range(content.INSECTS):
        tokens += state.insects[seat, insect]
    return tokens >= 2 and not state.boosted


@kernel
def legal_startling(state: State, seat: int, mask: Mask) -> None:
    """Any bird of the tree, to any space where a startled bird may land (photo.startle)."""
    spaces = startle_spaces(state)
    for slot in range(state.tree_count[seat]):
        allow_all(mask, Verb.startle.of(state.tree[seat, slot], 0), spaces)


@kernel
def startle_spaces(state: State) -> int:
    """Where a startled bird may land, as bits: empty spaces first, never on a startled bird (photo.space)."""
    empty = 0
    calm = 0
    for space in range(content.CLEARING):
        if state.pile_count[space] == 0:
            empty |= 1 << space
        elif not state.startled[space]:
            calm |= 1 << space
    return empty if empty != 0 else calm


@kernel
def legal_calls(state: State, seat: int, mask: Mask) -> None:
    """Every species that would answer, if the tree has room (call.species, call.room)."""
    if state.tree_count[seat] >= content.TREE_LIMIT:
        return
    species = 0
    for place in range(content.PLACES):
        bird = zones.calm(state, place)
        if bird != EMPTY:
            species |= 1 << content.SPECIES_OF[bird]
    allow_all(mask, Verb.call.first, species)


@kernel
def flush_spaces(state: State, place: int, used: int) -> int:
    """Where the next bird out of the jungle may go, as bits: a space each, empty ones first (run.empty-first)."""
    empty = 0
    other = 0
    empties = 0
    for space in range(content.CLEARING):
        if not (used >> space) & 1:
            if state.pile_count[space] == 0:
                empty |= 1 << space
                empties += 1
            else:
                other |= 1 << space
    return empty | other if zones.jungle_birds(state, place) > empties else empty


@kernel
def legal_zooms(state: State, seat: int, mask: Mask) -> None:
    """Any bird in any other tree (zoom.need, zoom.photo)."""
    for other in range(zones.sides(state)):
        if other != seat:
            allow_birds(state, other, Verb.zoom.of(other, 0), mask)


@kernel
def legal_insects(state: State, mask: Mask) -> None:
    """Any kind of which the supply has a token (publication.effect-insect)."""
    for insect in range(content.INSECTS):
        if state.supply[insect] > 0:
            allow(mask, Verb.collect.of(insect))
