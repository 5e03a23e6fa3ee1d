"""The six ways to score."""

from __future__ import annotations

from enum import auto

from birdtable.games.birdwatcher import content, journal, publications, zones
from birdtable.games.birdwatcher.box import Value
from birdtable.games.birdwatcher.state import State
from birdtable.kernel import Words, kernel

BYTE = 8  # bits for what one side has to show
NOBODYS = 9999  # what the second would have to show where the best are several: nobody is second then (scoring.ties)


class Award(Words):
    """What the most and the second most are paid for."""

    sicklebills = auto()
    variety = auto()


@kernel
def insect_points(state: State, side: int) -> int:
    """By the number of different kinds held (scoring.insects)."""
    kinds = 0
    for insect in range(content.INSECTS):
        kinds += int(state.insects[side, insect] > 0)
    return content.INSECT_POINTS[kinds]


@kernel
def to_show(state: State, side: int, counts: int) -> tuple[int, int, int]:
    """Black Sicklebills, species and books of a side, from a survey of its journal (crew.sicklebills)."""
    printed = journal.printed_sicklebills(state, side)
    held = journal.surveyed(counts, Value.sicklebills)
    species = journal.surveyed(counts, Value.species) + int(printed > 0 and held == 0)
    return held + printed, species, journal.surveyed(counts, journal.BOOKS)


@kernel
def compared(state: State) -> tuple[int, int, int]:
    """What all sides have to show: Black Sicklebills, species and books, each a number with a byte a side."""
    all_sicklebills = all_species = all_books = 0
    for side in range(zones.sides(state)):
        _, counts = journal.survey(state, side)
        sicklebills, species, books = to_show(state, side, counts)
        all_sicklebills |= sicklebills << (BYTE * side)
        all_species |= species << (BYTE * side)
        all_books |= books << (BYTE * side)
    return all_sicklebills, all_species, all_books


@kernel
def shown_by(side: int, shown: int) -> int:
    """What one side has to show."""
    return (shown >> (BYTE * side)) & ((1 << BYTE) - 1)


@kernel
def award(state: State, side: int, prize: Award, shown: int) -> int:
    """What a side gets that has the most to show, or the second most (scoring.sicklebills, scoring.variety)."""
    best = 0
    second = 0
    for other in range(zones.sides(state)):
        theirs = shown_by(other, shown)
        if theirs > best:
            second = best
            best = theirs
        elif theirs == best:
            second = NOBODYS
        else:
            second = max(second, theirs)
    mine = shown_by(side, shown)
    if mine == 0:
        return 0
    if mine == best:
        return content.AWARD_POINTS[prize, 0]
    return content.AWARD_POINTS[prize, 1] if mine == second else 0


@kernel
def award_for_books(state: State, side: int, shown: int) -> int:
    """The award for the most books and the penalty for the fewest (scoring.books, scoring.no-books)."""
    mine = shown_by(side, shown)
    most = mine
    fewest = mine
    for other in range(zones.sides(state)):
        most = max(most, shown_by(other, shown))
        fewest = min(fewest, shown_by(other, shown))
    if mine == 0:
        return content.FEWEST_BOOKS
    if mine == most:
        return content.MOST_BOOKS
    return content.FEWEST_BOOKS if mine == fewest else 0


@kernel
def awards(state: State, side: int, sicklebills: int, species: int, books: int) -> tuple[int, int, int]:
    """What a side gets for Black Sicklebills, variety and books, by what is `compared`."""
    for_sicklebills = award(state, side, Award.sicklebills, sicklebills)
    for_variety = award(state, side, Award.variety, species)
    return for_sicklebills, for_variety, award_for_books(state, side, books)


@kernel
def total_points(state: State, side: int) -> int:
    """All six ways together, as if the game ended now."""
    birds, counts = journal.survey(state, side)
    sicklebills, species, books = compared(state)
    for_sicklebills, for_variety, for_books = awards(state, side, sicklebills, species, books)
    papers = publications.publication_points(state, side, counts)
    return birds + papers + insect_points(state, side) + for_sicklebills + for_variety + for_books
