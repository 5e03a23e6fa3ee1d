"""What publications are worth at the end of the game, on the final journal."""

from __future__ import annotations

from birdtable.games.birdwatcher import box, content, journal
from birdtable.games.birdwatcher.state import State
from birdtable.kernel import EMPTY, count_bits, kernel, lowest_wide


@kernel
def publication_points(state: State, side: int, counts: int, papers: int) -> int:
    """All publications of a journal, of which there is a survey (scoring.publications)."""
    points = 0
    while papers != 0:
        points += paper_points(state, side, lowest_wide(papers), counts)
        papers &= papers - 1
    return points


@kernel
def paper_points(state: State, side: int, page: int, counts: int) -> int:
    """One publication: a flat number, a number if it lies right, or so much for each (publication.*)."""
    paper = state.page_paper[side, page]
    value = content.VALUE_OF[paper]
    if value == box.Value.flat:
        return content.POINTS_OF[paper]
    if value == box.Value.early or value == box.Value.late or value == box.Value.bridge:
        return content.POINTS_OF[paper] if lies_right(state, side, page, value) else content.OTHERWISE_OF[paper]
    return content.POINTS_OF[paper] * counted(state, side, page, value, counts)


@kernel
def lies_right(state: State, side: int, page: int, value: int) -> bool:
    """Whether it lies early, late, or between two birds of a species (publication.early, .late, .bridge)."""
    paper = state.page_paper[side, page]
    if value == box.Value.early:
        return page < content.PAGES_OF[paper]
    if value == box.Value.late:
        return page >= state.pages[side] - content.PAGES_OF[paper]
    left = journal.species_before(state, side, page)
    return left != EMPTY and page + 1 < state.pages[side] and left == state.page_species[side, page + 1]


@kernel
def counted(state: State, side: int, page: int, value: int, counts: int) -> int:
    """How many there are of what a publication pays for (publication.identical, .complete-sets, .works-cited)."""
    if value == box.Value.identical:
        first, end = window(state, side, page)
        return identical(state, side, first, end)
    if value == box.Value.window_species:
        first, end = window(state, side, page)
        return count_bits(journal.species_bits(state, side, first, end))
    return journal.surveyed(counts, value)


@kernel
def window(state: State, side: int, page: int) -> tuple[int, int]:
    """The pages that a publication looks at: the first, and the one after the last (publication.window)."""
    paper = state.page_paper[side, page]
    end = page
    if content.WINDOW_OF[paper] == box.Window.with_itself:
        end = page + 1
    elif content.WINDOW_OF[paper] == box.Window.end:
        end = state.pages[side]
    return max(0, end - content.PAGES_OF[paper]), end


@kernel
def identical(state: State, side: int, first: int, end: int) -> int:
    """The largest group of one species in a window; a bird alone is identical to none (publication.identical)."""
    most = 0
    for page in range(first, end):
        if state.page_species[side, page] != EMPTY:
            group = 0
            for other in range(first, end):
                group += int(state.page_species[side, other] == state.page_species[side, page])
            most = max(most, group)
    return most if most > 1 else 0
