"""Photo journals: adding pages, and what the birds on them are worth."""

from __future__ import annotations

from birdtable.games.birdwatcher import content
from birdtable.games.birdwatcher.box import Value
from birdtable.games.birdwatcher.state import State
from birdtable.games.birdwatcher.words import Event
from birdtable.kernel import EMPTY, Log, count_bits, emit, kernel

BOOKS = Value.publications + 1  # what a survey counts last
COUNT_BITS = 8  # of each number in a survey

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
def survey(state: State, side: int) -> tuple[int, int, int]:
    """Points of all birds; how much there is of what publications pay for, and of BOOKS; as bits, where they lie.

    A bird goes on with the set of the bird to its left, or begins one (scoring.journal, birds.ribbon, birds.adjacent,
    birds.long-run).
    """
    points = counts = papers = kinds = twelve = place = 0
    last = EMPTY
    for page in range(state.pages[side]):
        species = state.page_species[side, page]
        if species == EMPTY:
            papers |= 1 << page
            counts += one(Value.publications) + content.BOOKS_OF[state.page_paper[side, page]] * one(BOOKS)
        else:
            full = content.SET_SIZE[state.blue_ribbon, species]
            place = place + 1 if species == last and place + 1 < full else 0
            points += content.RIBBON[state.blue_ribbon, species, place + 1] + content.STAMP[species]
            points -= content.RIBBON[state.blue_ribbon, species, place]
            fills = int(place + 1 == full)
            counts += fills * one(Value.complete_sets)
            counts += (int(full > 0 and place == 0) - fills) * one(Value.incomplete_sets)
            counts += int(content.INSECT_OF[state.page_bird[side, page]] != EMPTY) * one(Value.insect_birds)
            counts += int(species == content.SICKLEBILL) * one(Value.sicklebills)
            counts += ((content.HYBRID_BITS >> species) & 1) * one(Value.hybrids)
            kinds |= 1 << species
            twelve += int(species == content.TWELVE_WIRED)
        last = species
    return points + twelve * twelve, counts + count_bits(kinds) * one(Value.species), papers


@kernel
def one(what: int) -> int:
    """1 of something, as a survey counts it."""
    return 1 << (COUNT_BITS * what)


@kernel
def surveyed(counts: int, what: int) -> int:
    """How much of something a survey has counted."""
    return (counts >> (COUNT_BITS * what)) & ((1 << COUNT_BITS) - 1)


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
def species_bits(state: State, side: int, first: int, end: int) -> int:
    """The species on the pages from `first` up to `end`, as bits (birds.species)."""
    found = 0
    for page in range(first, end):
        if state.page_species[side, page] != EMPTY:
            found |= 1 << state.page_species[side, page]
    return found


@kernel
def printed_sicklebills(state: State, side: int) -> int:
    """Sicklebills drawn on a starting publication of the journal (crew.sicklebills)."""
    if state.players != content.SOLO or state.pages[side] == 0 or state.page_paper[side, 0] == EMPTY:
        return 0
    return content.SICKLEBILLS_ON[state.page_paper[side, 0]]
