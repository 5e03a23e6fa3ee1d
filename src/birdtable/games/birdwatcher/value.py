"""What a position is worth to a seat, for bots that look one decision ahead. In quarter points."""

from __future__ import annotations

from birdtable.games.birdwatcher import content, journal, scoring, zones
from birdtable.games.birdwatcher.state import State
from birdtable.games.birdwatcher.words import Decision
from birdtable.kernel import EMPTY, decision, kernel

LEAD = 60  # quarter points that are a clear lead
CERTAIN = 4  # a point in the journal
BEST = 2  # a point that the best species of the tree would bring
OTHER = 1  # a point that the other birds of the tree would bring
ACTION = 3  # an action not yet used
NEW_INSECT = 6  # an insect of a kind not held yet, while a photo is being chosen
NEW_SPECIES = 4  # a species not yet in the journal, likewise


@kernel
def value(state: State, seat: int) -> int:
    """How far the seat is ahead of the best other side, with what its tree promises."""
    compared = scoring.compare(state)
    best = -9999
    for side in range(zones.sides(state)):
        if side != seat:
            best = max(best, standing(state, side, compared))
    return standing(state, seat, compared) - best


@kernel
def standing(state: State, side: int, compared: scoring.Compared) -> int:
    """Points as if the game ended now, the promise of the tree, and the actions that are left."""
    worth = CERTAIN * scoring.points_of(state, side, compared)
    if state.over or not has_turn_left(state, side):
        return worth
    worth += promise(state, side)
    if state.turn_side == side:
        worth += ACTION * state.actions_left
        if state.pending_count > 0 and decision(state) == Decision.photo:
            worth += best_photo(state, side)
    return worth


@kernel
def has_turn_left(state: State, side: int) -> bool:
    """Whether the side will still do something before the end."""
    if not state.ending:
        return True
    count = zones.sides(state)
    mine = (side - state.first_side + count) % count
    return mine >= (state.turn_side - state.first_side + count) % count


@kernel
def promise(state: State, side: int) -> int:
    """What the birds of the tree would bring, species by species: the best counts more, for half will be startled."""
    best = 0
    whole = 0
    for slot in range(state.tree_count[side]):
        species = content.SPECIES_OF[state.tree[side, slot]]
        birds = 1
        seen = 0
        for other in range(state.tree_count[side]):
            if other != slot and content.SPECIES_OF[state.tree[side, other]] == species:
                seen += int(other < slot)
                birds += 1
        if seen == 0:
            gain = next_points(state, side, species, birds)
            whole += gain
            best = max(best, gain)
    return BEST * best + OTHER * (whole - best)


@kernel
def next_points(state: State, side: int, species: int, birds: int) -> int:
    """What so many birds of a species would add as the next pages of a journal."""
    if species == content.NESTLING:
        species = journal.species_before(state, side, state.pages[side])
        if species == EMPTY:
            return 0
    if species == content.TWELVE_WIRED:
        held = journal.count_species(state, side, content.TWELVE_WIRED)
        return birds * (2 * held + birds)
    run = journal.run_at_end(state, side, species)
    gained = journal.set_points(state, species, run + birds) - journal.set_points(state, species, run)
    return gained + birds * content.STAMP[species]


@kernel
def best_photo(state: State, side: int) -> int:
    """What the best photo would bring now that a bird was startled for it."""
    best = 0
    held = journal.species_bits(state, side, 0, state.pages[side])
    for slot in range(state.tree_count[side]):
        bird = state.tree[side, slot]
        species = content.SPECIES_OF[bird]
        gain = CERTAIN * next_points(state, side, species, 1)
        if not (held >> species) & 1:
            gain += NEW_SPECIES
        if content.INSECT_OF[bird] != EMPTY and state.insects[side, content.INSECT_OF[bird]] == 0:
            gain += NEW_INSECT
        best = max(best, gain)
    return best
