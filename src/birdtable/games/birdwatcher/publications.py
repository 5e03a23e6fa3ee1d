"""What publications are worth at the end of the game, on the final journal."""

from __future__ import annotations

from birdtable.games.birdwatcher.journal import (
    count_hybrids,
    count_insect_birds,
    count_species,
    sets_of,
    species_bits,
)
from birdtable.games.birdwatcher.tables import (
    AT_THE_END,
    BOOKS_OF,
    COMPLETE_SETS,
    EARLY,
    FLAT,
    HYBRIDS_HELD,
    IDENTICAL,
    INCOMPLETE_SETS,
    INSECT_BIRDS,
    LATE,
    OTHERWISE_OF,
    PAGES_OF,
    POINTS_OF,
    PUBLICATIONS_HELD,
    SICKLEBILL,
    SICKLEBILLS_HELD,
    SPECIES_HELD,
    VALUE_OF,
    WINDOW_OF,
    WINDOW_SPECIES,
    WITH_ITSELF,
)
from birdtable.kernel.bits import count_bits
from birdtable.kernel.dialect import kernel
from birdtable.kernel.record import EMPTY


@kernel
def publication_points(state, side):
    """All publications of a journal (scoring.publications)."""
    points = 0
    for page in range(state.pages[side]):
        if state.page_paper[side, page] != EMPTY:
            points += paper_points(state, side, page)
    return points


@kernel
def paper_points(state, side, page):
    """One publication: a flat number, a number if it lies right, or so much for each (publication.*)."""
    paper = state.page_paper[side, page]
    value = VALUE_OF[paper]
    if value == FLAT:
        return POINTS_OF[paper]
    if value >= EARLY:  # or late, or between two birds
        return POINTS_OF[paper] if lies_right(state, side, page, value) else OTHERWISE_OF[paper]
    return POINTS_OF[paper] * counted(state, side, page, value)


@kernel
def lies_right(state, side, page, value):
    """Whether it lies early, late, or between two birds of a species (publication.early, .late, .bridge)."""
    paper = state.page_paper[side, page]
    if value == EARLY:
        return page < PAGES_OF[paper]
    if value == LATE:
        return page >= state.pages[side] - PAGES_OF[paper]
    if page == 0 or page + 1 >= state.pages[side]:
        return False
    left = state.page_species[side, page - 1]
    return left != EMPTY and left == state.page_species[side, page + 1]


@kernel
def counted(state, side, page, value):
    """How many there are of what a publication pays for (publication.identical, .complete-sets, .works-cited)."""
    _, complete, incomplete = sets_of(state, side)
    first, end = window(state, side, page)
    if value == IDENTICAL:
        return identical(state, side, first, end)
    if value == COMPLETE_SETS:
        return complete
    if value == INCOMPLETE_SETS:
        return incomplete
    if value == INSECT_BIRDS:
        return count_insect_birds(state, side)
    if value == SPECIES_HELD:
        return count_bits(species_bits(state, side, 0, state.pages[side]))
    if value == SICKLEBILLS_HELD:
        return count_species(state, side, SICKLEBILL)
    if value == HYBRIDS_HELD:
        return count_hybrids(state, side)
    if value == WINDOW_SPECIES:
        return count_bits(species_bits(state, side, first, end))
    if value == PUBLICATIONS_HELD:
        return count_papers(state, side)
    return 0


@kernel
def window(state, side, page):
    """The pages that a publication looks at: the first, and the one after the last (publication.window)."""
    paper = state.page_paper[side, page]
    end = page
    if WINDOW_OF[paper] == WITH_ITSELF:
        end = page + 1
    elif WINDOW_OF[paper] == AT_THE_END:
        end = state.pages[side]
    return max(0, end - PAGES_OF[paper]), end


@kernel
def identical(state, side, first, end):
    """The largest group of one species in a window; a bird alone is identical to none (publication.identical)."""
    most = 0
    for page in range(first, end):
        if state.page_species[side, page] != EMPTY:
            group = 0
            for other in range(first, end):
                group += int(state.page_species[side, other] == state.page_species[side, page])
            most = max(most, group)
    return most if most > 1 else 0


@kernel
def count_papers(state, side):
    """Publications in a journal."""
    found = 0
    for page in range(state.pages[side]):
        found += int(state.page_paper[side, page] != EMPTY)
    return found


@kernel
def books(state, side):
    """Book icons on the publications of a journal (scoring.books)."""
    found = 0
    for page in range(state.pages[side]):
        if state.page_paper[side, page] != EMPTY:
            found += BOOKS_OF[state.page_paper[side, page]]
    return found
