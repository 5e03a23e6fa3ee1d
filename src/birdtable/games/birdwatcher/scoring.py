"""The six ways to score."""

from __future__ import annotations

from enum import auto

from birdtable.games.birdwatcher import content, journal, publications, zones
from birdtable.games.birdwatcher.state import State
from birdtable.kernel import Words, kernel


class Award(Words):
    """What the journals are compared for, besides books."""

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
def ranked(state: State, side: int, award: Award) -> int:
    """What a side has to show for an award: its Black Sicklebills, or its species."""
    if award == Award.sicklebills:
        return journal.count_species(state, side, content.SICKLEBILL) + journal.printed_sicklebills(state, side)
    return journal.variety(state, side)


@kernel
def leaders(state: State, award: Award) -> tuple[int, int, int]:
    """What the best have to show for an award, how many they are, and what the second best has (scoring.ties)."""
    best = 0
    at_best = 0
    second = 0
    for side in range(zones.sides(state)):
        theirs = ranked(state, side, award)
        if theirs > best:
            second = best
            best = theirs
            at_best = 1
        elif theirs == best:
            at_best += 1
        else:
            second = max(second, theirs)
    return best, at_best, second


@kernel
def award_for(award: Award, mine: int, best: int, at_best: int, second: int) -> int:
    """What a side that has so much to show gets, among such leaders (scoring.sicklebills, scoring.variety)."""
    if mine == 0:
        return 0
    if mine == best:
        return content.AWARD_POINTS[award, 0]
    return content.AWARD_POINTS[award, 1] if at_best == 1 and mine == second else 0


@kernel
def award_points(state: State, side: int, award: Award) -> int:
    """The award for Black Sicklebills, or for the greatest variety (scoring.sicklebills, scoring.variety)."""
    best, at_best, second = leaders(state, award)
    return award_for(award, ranked(state, side, award), best, at_best, second)


@kernel
def book_range(state: State) -> tuple[int, int]:
    """The most and the fewest books of a journal."""
    most = 0
    fewest = 9999
    for side in range(zones.sides(state)):
        most = max(most, publications.books(state, side))
        fewest = min(fewest, publications.books(state, side))
    return most, fewest


@kernel
def books_for(mine: int, most: int, fewest: int) -> int:
    """What a side with so many books gets (scoring.books, scoring.no-books)."""
    if mine == 0:
        return content.FEWEST_BOOKS
    if mine == most:
        return content.MOST_BOOKS
    return content.FEWEST_BOOKS if mine == fewest else 0


@kernel
def book_points(state: State, side: int) -> int:
    """The award for the most books and the penalty for the fewest (scoring.books, scoring.no-books)."""
    most, fewest = book_range(state)
    return books_for(publications.books(state, side), most, fewest)


@kernel
def total_points(state: State, side: int) -> int:
    """All six ways together, as if the game ended now."""
    awards = award_points(state, side, Award.sicklebills) + award_points(state, side, Award.variety)
    return journal_points(state, side) + awards + book_points(state, side)
