"""The six ways to score."""

from __future__ import annotations

from enum import auto

from birdtable.games.birdwatcher import content, journal, publications, zones
from birdtable.games.birdwatcher.box import MOST_POINTS, Value
from birdtable.games.birdwatcher.state import State
from birdtable.kernel import Words, kernel

SHARE = MOST_POINTS.bit_length()  # bits of each side in a number that compares them
assert SHARE * content.SIDES < 64

# What all sides have: points of birds and of publications, then Black Sicklebills, species and books to show.
Compared = tuple[int, int, int, int, int]


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
def compare(state: State) -> Compared:
    """Look through all journals, through each once."""
    birds = papers = sicklebills = species = books = 0
    for side in range(zones.sides(state)):
        at = SHARE * side
        points, counts, pages = journal.survey(state, side)
        shown = to_show(state, side, counts)
        birds |= points << at
        papers |= publications.publication_points(state, side, counts, pages) << at
        sicklebills |= shown[0] << at
        species |= shown[1] << at
        books |= shown[2] << at
    return birds, papers, sicklebills, species, books


@kernel
def of_side(side: int, shares: int) -> int:
    """The share of one side."""
    return (shares >> (SHARE * side)) & ((1 << SHARE) - 1)


@kernel
def award(state: State, side: int, prize: Award, shown: int) -> int:
    """What a side gets that has the most to show, or the second most (scoring.sicklebills, scoring.variety).

    Where several have the most, nobody is second: two are ahead of whoever comes next (scoring.ties).
    """
    mine = of_side(side, shown)
    ahead = 0
    for other in range(zones.sides(state)):
        ahead += int(of_side(other, shown) > mine)
    if mine == 0 or ahead > 1:
        return 0
    return content.AWARD_POINTS[prize, ahead]


@kernel
def award_for_books(state: State, side: int, shown: int) -> int:
    """The award for the most books and the penalty for the fewest (scoring.books, scoring.no-books)."""
    mine = of_side(side, shown)
    most = mine
    fewest = mine
    for other in range(zones.sides(state)):
        most = max(most, of_side(other, shown))
        fewest = min(fewest, of_side(other, shown))
    if mine == 0:
        return content.FEWEST_BOOKS
    if mine == most:
        return content.MOST_BOOKS
    return content.FEWEST_BOOKS if mine == fewest else 0


@kernel
def awards(state: State, side: int, compared: Compared) -> tuple[int, int, int]:
    """What a side gets for Black Sicklebills, variety and books."""
    _, _, sicklebills, species, books = compared
    for_sicklebills = award(state, side, Award.sicklebills, sicklebills)
    for_variety = award(state, side, Award.variety, species)
    return for_sicklebills, for_variety, award_for_books(state, side, books)


@kernel
def points_of(state: State, side: int, compared: Compared) -> int:
    """All six ways together."""
    for_sicklebills, for_variety, for_books = awards(state, side, compared)
    pages = of_side(side, compared[0]) + of_side(side, compared[1])
    return pages + insect_points(state, side) + for_sicklebills + for_variety + for_books


@kernel
def total_points(state: State, side: int) -> int:
    """What a side would have if the game ended now."""
    return points_of(state, side, compare(state))
