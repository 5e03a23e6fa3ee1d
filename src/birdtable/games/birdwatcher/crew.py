"""The Crew: the opponent of the solo game, whose every choice follows from the cards."""

from __future__ import annotations

from birdtable.games.birdwatcher.actions import DISCARDED, PHOTOGRAPHED, PUBLISHED, RAN
from birdtable.games.birdwatcher.journal import add_paper, add_photo, set_points
from birdtable.games.birdwatcher.legal import answering, visible
from birdtable.games.birdwatcher.places import (
    flush_bird,
    lure_all,
    refill_academy,
    refill_jungle,
    take_from_tree,
)
from birdtable.games.birdwatcher.tables import (
    ACADEMY,
    CLEARING,
    CREW,
    JUNGLE,
    PLACES,
    RARITY,
    RIBBON,
    SET_SIZE,
    SPECIES_OF,
    STAMP,
    TREE_LIMIT,
    TWELVE_WIRED,
)
from birdtable.kernel.dialect import kernel
from birdtable.kernel.events import emit
from birdtable.kernel.record import EMPTY

NO_BIRD = -1
TALLY = 3  # bits for a number up to the seven places
LARGEST = (1 << TALLY) - 1


@kernel
def crew_turn(state, log):
    """A page, a run if nothing shows twice, then birds for the tree (crew.turn)."""
    if state.starting != EMPTY:
        publish_starting(state, log)
    elif state.tree_count[CREW] >= TREE_LIMIT:
        photograph_most(state, log)
    else:
        publish_leftmost(state, log)
    if all_unique(state):
        run_clockwise(state, log)
    take_birds(state, log)


# ====================================================================== step 1: a page


@kernel
def publish_starting(state, log):
    """On its first turn the Crew publishes the starting publication; the academy stays (crew.first-turn)."""
    paper = state.starting
    state.starting = EMPTY
    emit(log, PUBLISHED, CREW, paper, state.pages[CREW] + 1, 0, 0)
    add_paper(state, CREW, paper, log)


@kernel
def publish_leftmost(state, log):
    """The leftmost publication is published, the others are discarded (crew.publish, crew.reshuffle)."""
    published = 0
    for slot in range(ACADEMY):
        paper = state.academy[slot]
        if paper != EMPTY:
            state.academy[slot] = EMPTY
            if not published:
                emit(log, PUBLISHED, CREW, paper, state.pages[CREW] + 1, 0, 0)
                add_paper(state, CREW, paper, log)
                published = 1
            else:
                state.shelved[state.shelved_count] = paper
                state.shelved_count += 1
                emit(log, DISCARDED, paper, 0, 0, 0, 0)
    refill_academy(state, log)


@kernel
def photograph_most(state, log):
    """All birds of the most abundant species become pages, the oldest first (crew.photograph)."""
    species = most_abundant(state)
    slot = 0
    while slot < state.tree_count[CREW]:
        bird = state.tree[CREW, slot]
        if SPECIES_OF[bird] == species:
            take_from_tree(state, CREW, bird)
            emit(log, PHOTOGRAPHED, CREW, bird, state.pages[CREW] + 1, 0, 0)
            add_photo(state, CREW, bird, log)
        else:
            slot += 1


@kernel
def most_abundant(state):
    """The species to photograph: the most birds, then as the last page, then by worth (crew.photograph-tie)."""
    best = NO_BIRD
    chosen = NO_BIRD
    for slot in range(state.tree_count[CREW]):
        species = SPECIES_OF[state.tree[CREW, slot]]
        birds = in_tree(state, species)
        wish = preference(state, species, birds, 2 * birds + matches_last_page(state, species))
        if wish > best:
            best = wish
            chosen = species
    return chosen


@kernel
def matches_last_page(state, species):
    """1 if the rightmost page of the Crew's journal counts as the species (crew.photograph-tie)."""
    last = state.pages[CREW] - 1
    return int(last >= 0 and state.page_species[CREW, last] == species)


# ====================================================================== what the Crew likes


@kernel
def preference(state, species, birds, first):
    """What a species is to the Crew: what the step asks for first, then points, ribbon, rarity (crew.hierarchy)."""
    steps = SET_SIZE[state.blue_ribbon, species]
    last = RIBBON[state.blue_ribbon, species, steps]
    worth = (first * 1000 + points_for(state, species, birds)) * 10 + steps
    return (worth * 100 + last) * 100 + 99 - RARITY[species]


@kernel
def points_for(state, species, birds):
    """So many birds of a species, as if they began a journal (crew.hierarchy)."""
    if species == TWELVE_WIRED:
        return birds * birds
    return set_points(state, species, birds) + birds * STAMP[species]


@kernel
def in_tree(state, species):
    """Birds of a species in the Crew's tree."""
    found = 0
    for slot in range(state.tree_count[CREW]):
        found += int(SPECIES_OF[state.tree[CREW, slot]] == species)
    return found


@kernel
def most_in_tree(state):
    """How many birds the most abundant species of the Crew's tree has."""
    most = 0
    for slot in range(state.tree_count[CREW]):
        most = max(most, in_tree(state, SPECIES_OF[state.tree[CREW, slot]]))
    return most


# ====================================================================== step 2: run


@kernel
def all_unique(state):
    """Whether no species shows twice (crew.run)."""
    once = 0
    for place in range(PLACES):
        bird = visible(state, place)
        if bird != EMPTY:
            if (once >> SPECIES_OF[bird]) & 1:
                return False
            once |= 1 << SPECIES_OF[bird]
    return True


@kernel
def run_clockwise(state, log):
    """Jungle birds from the left, into empty spaces clockwise, then onto the others clockwise (crew.run-order)."""
    used = 0
    told = 0
    for place in range(JUNGLE):
        if state.jungle[place] != EMPTY:
            if not told:
                emit(log, RAN, CREW, 0, 0, 0, 0)
                told = 1
            space = next_space(state, used)
            flush_bird(state, place, space, log)
            used |= 1 << space
    refill_jungle(state, log)


@kernel
def next_space(state, used):
    """The first empty space clockwise from the top left, else the first that got no bird yet (crew.run-order)."""
    for space in range(CLEARING):
        if state.pile_count[space] == 0:
            return space
    space = 0
    while (used >> space) & 1:
        space += 1
    return space


# ====================================================================== step 3: birds for the tree


@kernel
def take_birds(state, log):
    """All birds of the species that shows most often, or the one bird it likes best (crew.take, crew.take-one)."""
    most = most_in_tree(state)
    tally = tally_visible(state)
    best = NO_BIRD
    chosen = NO_BIRD
    for place in range(PLACES):
        bird = visible(state, place)
        if bird != EMPTY:
            species = SPECIES_OF[bird]
            shown = (tally >> (TALLY * species)) & LARGEST
            wish = preference(state, species, shown, 100 * shown + liking(state, species, shown, most))
            if wish > best:
                best = wish
                chosen = species
    if chosen != NO_BIRD:
        lure_all(state, CREW, answering(state, chosen), log)
        refill_jungle(state, log)


@kernel
def tally_visible(state):
    """How often each species shows: a number of TALLY bits for each."""
    tally = 0
    for place in range(PLACES):
        bird = visible(state, place)
        if bird != EMPTY:
            tally += 1 << (TALLY * SPECIES_OF[bird])
    return tally


@kernel
def liking(state, species, shown, most):
    """How a tie is broken first: by the birds in the tree, or as its most abundant (crew.take-tie, crew.take-one)."""
    if shown > 1:
        return in_tree(state, species)
    return int(most > 0 and in_tree(state, species) == most)
