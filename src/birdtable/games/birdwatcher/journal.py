"""Photo journals: adding pages, and what the birds on them are worth."""

from __future__ import annotations

from birdtable.games.birdwatcher.actions import (
    COPIED,
    DECK_EMPTY,
    GOT_INSECT,
    LAST_PAGES,
    MIMIC,
    NO_INSECT,
)
from birdtable.games.birdwatcher.tables import (
    BACK_OF,
    HYBRID_BITS,
    INSECT_OF,
    LAST_PAGE,
    NESTLING,
    RIBBON,
    SET_SIZE,
    SICKLEBILL,
    SICKLEBILLS_ON,
    SOLO,
    SPECIES_OF,
    STAMP,
    TWELVE_WIRED,
)
from birdtable.kernel.bits import count_bits
from birdtable.kernel.dialect import kernel
from birdtable.kernel.events import emit
from birdtable.kernel.record import EMPTY
from birdtable.kernel.streams import learn

# ====================================================================== the bird deck


@kernel
def draw_bird(state, log):
    """The top card of the bird deck, or EMPTY and the end of the game if there is none (end.deck)."""
    if state.deck_count == 0:
        end_by_deck(state, log)
        return EMPTY
    learn(state)
    state.deck_count -= 1
    bird = state.deck[state.deck_count]
    state.deck[state.deck_count] = EMPTY
    show_back(state)
    if state.players == SOLO and state.deck_count == 0:
        end_by_deck(state, log)  # the solo game does not wait for a draw that fails (crew.end)
    return bird


@kernel
def show_back(state):
    """Everybody sees the back of the deck's top card (setup.backs)."""
    state.deck_back = EMPTY
    if state.deck_count > 0:
        state.deck_back = BACK_OF[state.deck[state.deck_count - 1]]


@kernel
def end_by_deck(state, log):
    """The bird deck has run out: this is the last round (end.deck)."""
    if not state.ending:
        emit(log, DECK_EMPTY, 0, 0, 0, 0, 0)
    state.ending = 1


# ====================================================================== pages


@kernel
def add_photo(state, side, bird, log):
    """A bird becomes the next page; its insect is taken, a nestling becomes a copy (zones.journal)."""
    page = state.pages[side]
    species = counts_as(state, side, bird, page)
    state.page_bird[side, page] = bird
    state.page_species[side, page] = species
    if SPECIES_OF[bird] == NESTLING:
        if species == NESTLING:
            emit(log, MIMIC, side, 0, 0, 0, 0)
        else:
            emit(log, COPIED, side, species, 0, 0, 0)
    if INSECT_OF[bird] != EMPTY:
        take_insect(state, side, INSECT_OF[bird], log)
    count_page(state, side, log)


@kernel
def counts_as(state, side, bird, page):
    """The bird's species; of a nestling, that of the bird to its left if there is one (birds.nestling)."""
    if SPECIES_OF[bird] == NESTLING and page > 0 and state.page_species[side, page - 1] != EMPTY:
        return state.page_species[side, page - 1]
    return SPECIES_OF[bird]


@kernel
def take_insect(state, side, insect, log):
    """A token from the supply, as long as there is one (insects.take, insects.supply)."""
    if state.supply[insect] == 0:
        emit(log, NO_INSECT, side, insect, 0, 0, 0)
        return
    state.supply[insect] -= 1
    state.insects[side, insect] += 1
    emit(log, GOT_INSECT, side, insect, 0, 0, 0)


@kernel
def add_paper(state, side, paper, log):
    """A publication becomes the next page (publish.card)."""
    state.page_paper[side, state.pages[side]] = paper
    count_page(state, side, log)


@kernel
def count_page(state, side, log):
    """One page more; with enough of them this is the last round (end.pages)."""
    state.pages[side] += 1
    if state.pages[side] == LAST_PAGE[state.players]:
        emit(log, LAST_PAGES, side, state.pages[side], 0, 0, 0)
        state.ending = 1


# ====================================================================== what birds are worth


@kernel
def set_points(state, species, birds):
    """So many adjacent birds of a species: sets are filled one after the other (birds.ribbon, birds.long-run)."""
    full = SET_SIZE[state.blue_ribbon, species]
    if full == 0:
        return 0
    whole = (birds // full) * RIBBON[state.blue_ribbon, species, full]
    return whole + RIBBON[state.blue_ribbon, species, birds % full]


@kernel
def sets_of(state, side):
    """Points of all sets, and how many are complete and incomplete (birds.ribbon, birds.adjacent)."""
    points = 0
    complete = 0
    incomplete = 0
    page = 0
    while page < state.pages[side]:
        species = state.page_species[side, page]
        start = page
        page += 1
        if species != EMPTY and SET_SIZE[state.blue_ribbon, species] > 0:
            while page < state.pages[side] and state.page_species[side, page] == species:
                page += 1
            points += set_points(state, species, page - start)
            complete += (page - start) // SET_SIZE[state.blue_ribbon, species]
            incomplete += int((page - start) % SET_SIZE[state.blue_ribbon, species] > 0)
    return points, complete, incomplete


@kernel
def count_species(state, side, species):
    """Pages of a journal that count as a species, copies included (birds.nestling-counts)."""
    found = 0
    for page in range(state.pages[side]):
        found += int(state.page_species[side, page] == species)
    return found


@kernel
def stamp_points(state, side):
    """What stamps, rare hybrids and the Twelve-wired score (birds.stamp, birds.hybrid, birds.twelve-wired)."""
    points = 0
    twelve = 0
    for page in range(state.pages[side]):
        species = state.page_species[side, page]
        if species != EMPTY:
            points += STAMP[species]
            twelve += int(species == TWELVE_WIRED)
    return points + twelve * twelve


@kernel
def bird_points(state, side):
    """All birds of a journal (scoring.journal)."""
    in_sets, _, _ = sets_of(state, side)
    return in_sets + stamp_points(state, side)


@kernel
def species_bits(state, side, first, end):
    """The species on the pages from `first` up to `end`, as bits (birds.species)."""
    found = 0
    for page in range(first, end):
        if state.page_species[side, page] != EMPTY:
            found |= 1 << state.page_species[side, page]
    return found


@kernel
def count_hybrids(state, side):
    """Pages that count as rare hybrids, copies included (birds.hybrid, birds.nestling-counts)."""
    found = 0
    for page in range(state.pages[side]):
        species = state.page_species[side, page]
        if species != EMPTY:
            found += (HYBRID_BITS >> species) & 1
    return found


@kernel
def count_insect_birds(state, side):
    """Pages with a bird that shows an insect; a copy shows none (birds.nestling-insect)."""
    found = 0
    for page in range(state.pages[side]):
        bird = state.page_bird[side, page]
        if bird != EMPTY:
            found += int(INSECT_OF[bird] != EMPTY)
    return found


@kernel
def variety(state, side):
    """How many species a journal shows (scoring.variety, crew.sicklebills)."""
    bits = species_bits(state, side, 0, state.pages[side])
    if printed_sicklebills(state, side) > 0:
        bits |= 1 << SICKLEBILL
    return count_bits(bits)


@kernel
def printed_sicklebills(state, side):
    """Sicklebills drawn on a starting publication of the journal (crew.sicklebills)."""
    if state.players != SOLO or state.pages[side] == 0 or state.page_paper[side, 0] == EMPTY:
        return 0
    return SICKLEBILLS_ON[state.page_paper[side, 0]]
