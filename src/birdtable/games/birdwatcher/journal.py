"""Photo journals: adding pages, and what the birds on them are worth."""

from __future__ import annotations

from birdtable.games.birdwatcher import content
from birdtable.games.birdwatcher.state import State
from birdtable.games.birdwatcher.words import Event
from birdtable.kernel import EMPTY, Log, emit, kernel

# ====================================================================== pages


@kernel
def add_photo(state: State, side: int, bird: int, log: Log) -> None:
    """A bird becomes the next page; its insect is taken, a nestling becomes a copy (zones.journal)."""
    page = state.pages[side]
    species = counts_as(state, side, bird, page)
    state.page_bird[side, page] = bird
    state.page_species[side, page] = species
    if content.SPECIES_OF[bird] == content.NESTLING:
        if species == content.NESTLING:
            emit(log, Event.mimic, side)
        else:
            emit(log, Event.copied, side, species)
    if content.INSECT_OF[bird] != EMPTY:
        take_insect(state, side, content.INSECT_OF[bird], log)
    count_page(state, side, log)


@kernel
def counts_as(state: State, side: int, bird: int, page: int) -> int:
    """The bird's species; of a nestling, that of the bird to its left if there is one (birds.nestling)."""
    if content.SPECIES_OF[bird] == content.NESTLING and species_before(state, side, page) != EMPTY:
        return species_before(state, side, page)
    return content.SPECIES_OF[bird]


@kernel
def species_before(state: State, side: int, page: int) -> int:
    """What the page to the left of another counts as, or EMPTY."""
    return state.page_species[side, page - 1] if page > 0 else EMPTY


@kernel
def take_insect(state: State, side: int, insect: int, log: Log) -> None:
    """A token from the supply, as long as there is one (insects.take, insects.supply)."""
    if state.supply[insect] == 0:
        emit(log, Event.no_insect, side, insect)
        return
    state.supply[insect] -= 1
    state.insects[side, insect] += 1
    emit(log, Event.insect, side, insect)


@kernel
def add_paper(state: State, side: int, paper: int, log: Log) -> None:
    """A publication becomes the next page (publish.card)."""
    emit(log, Event.published, side, paper, state.pages[side] + 1)
    state.page_paper[side, state.pages[side]] = paper
    count_page(state, side, log)


@kernel
def count_page(state: State, side: int, log: Log) -> None:
    """One page more; with enough of them this is the last round (end.pages)."""
    state.pages[side] += 1
    if state.pages[side] == content.LAST_PAGE[state.players]:
        emit(log, Event.last_pages, side, state.pages[side])
        state.ending = 1


# ====================================================================== what birds are worth


@kernel
def set_points(state: State, species: int, birds: int) -> int:
    """So many adjacent birds of a species: sets are filled one after the other (birds.ribbon, birds.long-run)."""
    return content.RUN[state.blue_ribbon, species, birds]


@kernel
def sets_of(state: State, side: int) -> tuple[int, int, int]:
    """Points of all sets, and how many are complete and incomplete (birds.ribbon, birds.adjacent)."""
    points = 0
    complete = 0
    incomplete = 0
    page = 0
    while page < state.pages[side]:
        species = state.page_species[side, page]
        start = page
        page += 1
        if species != EMPTY and content.SET_SIZE[state.blue_ribbon, species] > 0:
            while page < state.pages[side] and state.page_species[side, page] == species:
                page += 1
            points += set_points(state, species, page - start)
            complete += (page - start) // content.SET_SIZE[state.blue_ribbon, species]
            incomplete += int((page - start) % content.SET_SIZE[state.blue_ribbon, species] > 0)
    return points, complete, incomplete


@kernel
def count_species(state: State, side: int, species: int) -> int:
    """Pages of a journal that count as a species, copies included (birds.nestling-counts)."""
    found = 0
    for page in range(state.pages[side]):
        found += int(state.page_species[side, page] == species)
    return found


@kernel
def run_at_end(state: State, side: int, species: int) -> int:
    """How many pages that count as a species end a journal."""
    page = state.pages[side]
    while species_before(state, side, page) == species:
        page -= 1
    return state.pages[side] - page


@kernel
def stamp_points(state: State, side: int) -> int:
    """What stamps, rare hybrids and the Twelve-wired score (birds.stamp, birds.hybrid, birds.twelve-wired)."""
    points = 0
    twelve = 0
    for page in range(state.pages[side]):
        species = state.page_species[side, page]
        if species != EMPTY:
            points += content.STAMP[species]
            twelve += int(species == content.TWELVE_WIRED)
    return points + twelve * twelve


@kernel
def bird_points(state: State, side: int) -> int:
    """All birds of a journal (scoring.journal)."""
    in_sets, _, _ = sets_of(state, side)
    return in_sets + stamp_points(state, side)


@kernel
def species_bits(state: State, side: int, first: int, end: int) -> int:
    """The species on the pages from `first` up to `end`, as bits (birds.species)."""
    found = 0
    for page in range(first, end):
        if state.page_species[side, page] != EMPTY:
            found |= 1 << state.page_species[side, page]
    return found


@kernel
def count_hybrids(state: State, side: int) -> int:
    """Pages that count as rare hybrids, copies included (birds.hybrid, birds.nestling-counts)."""
    found = 0
    for page in range(state.pages[side]):
        species = state.page_species[side, page]
        if species != EMPTY:
            found += (content.HYBRID_BITS >> species) & 1
    return found


@kernel
def count_insect_birds(state: State, side: int) -> int:
    """Pages with a bird that shows an insect; a copy shows none (birds.nestling-insect)."""
    found = 0
    for page in range(state.pages[side]):
        bird = state.page_bird[side, page]
        if bird != EMPTY:
            found += int(content.INSECT_OF[bird] != EMPTY)
    return found


@kernel
def printed_sicklebills(state: State, side: int) -> int:
    """Sicklebills drawn on a starting publication of the journal (crew.sicklebills)."""
    if state.players != content.SOLO or state.pages[side] == 0 or state.page_paper[side, 0] == EMPTY:
        return 0
    return content.SICKLEBILLS_ON[state.page_paper[side, 0]]
