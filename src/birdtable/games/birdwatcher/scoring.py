"""The six ways to score."""

from __future__ import annotations

from enum import auto

from birdtable.games.birdwatcher import content, journal, publications, zones
from birdtable.games.birdwatcher.state import State
from birdtable.kernel import EMPTY, Words, count_bits, kernel

NOBODYS = 9999  # what the second would have to show where the best are several: nobody is second then


class Award(Words):
    """What the most and the second most are paid for."""

    sicklebills = auto()
    variety = auto()


@kernel
def journal_points(state: State, side: int) -> int:
    """Birds, publications and insects: what depends on nobody else (scoring.journal, scoring.publications)."""
    return journal.bird_points(state, side) + publications.publication_points(state, side) + insect_points(state, side)


@kernel
def insect_points(state: State, side: int) -> int:
    """By the number of different kinds held (scoring.insects)."""
    kinds = 0
    for insect in range(content.INSECTS):
        kinds += int(state.insects[side, insect] > 0)
    return content.INSECT_POINTS[kinds]


@kernel
def to_show(state: State, side: int) -> tuple[int, int, int]:
    """Black Sicklebills, species and books of a side, in one look through its journal."""
    sicklebills = journal.printed_sicklebills(state, side)
    species = int(sicklebills > 0) << content.SICKLEBILL
    books = 0
    for page in range(state.pages[side]):
        if state.page_species[side, page] != EMPTY:
            species |= 1 << state.page_species[side, page]
            sicklebills += int(state.page_species[side, page] == content.SICKLEBILL)
        if state.page_paper[side, page] != EMPTY:
            books += content.BOOKS_OF[state.page_paper[side, page]]
    return sicklebills, count_bits(species), books


@kernel
def leaders(state: State) -> tuple[int, int, int, int, int, int]:
    """The most and the second most Black Sicklebills, the same of species, and the most and the fewest books."""
    best = second = most = next_most = top = 0
    fewest = 9999
    for side in range(zones.sides(state)):
        sicklebills, species, books = to_show(state, side)
        best, second = lead(sicklebills, best, second)
        most, next_most = lead(species, most, next_most)
        top = max(top, books)
        fewest = min(fewest, books)
    return best, second, most, next_most, top, fewest


@kernel
def lead(mine: int, best: int, second: int) -> tuple[int, int]:
    """The most and the second most once one side more has shown what it has (scoring.ties)."""
    if mine > best:
        return mine, best
    if mine == best:
        return best, NOBODYS
    return best, max(second, mine)


@kernel
def award_for(award: Award, mine: int, best: int, second: int) -> int:
    """What a side that has so much to show gets, among such leaders (scoring.sicklebills, scoring.variety)."""
    if mine == 0:
        return 0
    if mine == best:
        return content.AWARD_POINTS[award, 0]
    return content.AWARD_POINTS[award, 1] if mine == second else 0


@kernel
def books_for(mine: int, most: int, fewest: int) -> int:
    """What a side with so many books gets (scoring.books, scoring.no-books)."""
    if mine == 0:
        return content.FEWEST_BOOKS
    if mine == most:
        return content.MOST_BOOKS
    return content.FEWEST_BOOKS if mine == fewest else 0


@kernel
def awards_among(
    state: State, side: int, best: int, second: int, most: int, next_most: int, top: int, fewest: int
) -> tuple[int, int, int]:
    """What a side gets for Black Sicklebills, variety and books among such `leaders`."""
    sicklebills, species, books = to_show(state, side)
    for_sicklebills = award_for(Award.sicklebills, sicklebills, best, second)
    return for_sicklebills, award_for(Award.variety, species, most, next_most), books_for(books, top, fewest)


@kernel
def awards(state: State, side: int) -> tuple[int, int, int]:
    """The same as the journals stand (scoring.sicklebills, scoring.variety, scoring.books)."""
    best, second, most, next_most, top, fewest = leaders(state)
    return awards_among(state, side, best, second, most, next_most, top, fewest)


@kernel
def total_points(state: State, side: int) -> int:
    """All six ways together, as if the game ended now."""
    sicklebills, variety, books = awards(state, side)
    return journal_points(state, side) + sicklebills + variety + books
