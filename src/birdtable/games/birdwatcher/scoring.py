"""The six ways to score, and who wins."""

from __future__ import annotations

from birdtable.games.birdwatcher.actions import AWARDED, SCORED, TIED, TOTALLED, WON
from birdtable.games.birdwatcher.journal import bird_points, count_species, printed_sicklebills, variety
from birdtable.games.birdwatcher.publications import books, publication_points
from birdtable.games.birdwatcher.tables import (
    CREW,
    FEWEST_BOOKS,
    INSECT_POINTS,
    INSECTS,
    MOST_BOOKS,
    MOST_SICKLEBILLS,
    MOST_VARIETY,
    SECOND_SICKLEBILLS,
    SECOND_VARIETY,
    SICKLEBILL,
    SOLO,
)
from birdtable.kernel.dialect import kernel
from birdtable.kernel.events import emit

SICKLEBILL_AWARD = 0
VARIETY_AWARD = 1


@kernel
def sides(state):
    """How many journals there are: one a seat, and the Crew's (crew.setup)."""
    return max(2, state.players)


@kernel
def journal_points(state, side):
    """Birds, publications and insects: what depends on nobody else (scoring.journal, scoring.publications)."""
    return bird_points(state, side) + publication_points(state, side) + insect_points(state, side)


@kernel
def insect_points(state, side):
    """By the number of different kinds held (scoring.insects)."""
    kinds = 0
    for insect in range(INSECTS):
        kinds += int(state.insects[side, insect] > 0)
    return INSECT_POINTS[kinds]


@kernel
def ranked(state, side, award):
    """What a side has to show for an award: its Black Sicklebills, or its species."""
    if award == SICKLEBILL_AWARD:
        return count_species(state, side, SICKLEBILL) + printed_sicklebills(state, side)
    return variety(state, side)


@kernel
def place_of(state, side, award):
    """0 for the most, 1 for the second most, 2 for no award (scoring.sicklebills, scoring.variety, scoring.ties)."""
    mine = ranked(state, side, award)
    if mine == 0:
        return 2
    best = 0
    at_best = 0
    second = 0
    for other in range(sides(state)):
        theirs = ranked(state, other, award)
        if theirs > best:
            second = best
            best = theirs
            at_best = 1
        elif theirs == best:
            at_best += 1
        else:
            second = max(second, theirs)
    if mine == best:
        return 0
    return 1 if at_best == 1 and mine == second else 2


@kernel
def sicklebill_points(state, side):
    """The award for Black Sicklebills (scoring.sicklebills)."""
    place = place_of(state, side, SICKLEBILL_AWARD)
    if place == 0:
        return MOST_SICKLEBILLS
    return SECOND_SICKLEBILLS if place == 1 else 0


@kernel
def variety_points(state, side):
    """The award for the greatest variety (scoring.variety)."""
    place = place_of(state, side, VARIETY_AWARD)
    if place == 0:
        return MOST_VARIETY
    return SECOND_VARIETY if place == 1 else 0


@kernel
def book_points(state, side):
    """The award for the most books and the penalty for the fewest (scoring.books, scoring.no-books)."""
    mine = books(state, side)
    most = 0
    fewest = 9999
    for other in range(sides(state)):
        most = max(most, books(state, other))
        fewest = min(fewest, books(state, other))
    if mine == 0:
        return FEWEST_BOOKS
    if mine == most:
        return MOST_BOOKS
    return FEWEST_BOOKS if mine == fewest else 0


@kernel
def total_points(state, side):
    """All six ways together, as if the game ended now."""
    awards = sicklebill_points(state, side) + variety_points(state, side) + book_points(state, side)
    return journal_points(state, side) + awards


# ====================================================================== the end


@kernel
def finish(state, log):
    """Count everything; most points win, then most birds left in the tree (end.winner, end.tie)."""
    best = -9999
    for side in range(sides(state)):
        points = tell_points(state, side, log)
        best = max(best, points)
        if state.players == SOLO and side == CREW:
            state.crew_score = points
        else:
            state.score[side] = points
    leaders = 0
    for side in range(sides(state)):
        if total_points(state, side) == best:
            leaders |= 1 << side
    leaders = fullest_trees(state, leaders, best, log)
    tell_winners(state, leaders, best, log)
    if state.players == SOLO:
        leaders &= 1  # the Crew has no seat; a victory shared with it is won (crew.tie)
    state.winners = leaders
    state.over = 1


@kernel
def tell_winners(state, leaders, best, log):
    """Name those who have won, the Crew among them."""
    for side in range(sides(state)):
        if (leaders >> side) & 1:
            emit(log, WON, side, best, 0, 0, 0)


@kernel
def tell_points(state, side, log):
    """A side's points, each of the six ways told."""
    birds = bird_points(state, side)
    papers = publication_points(state, side)
    insects = insect_points(state, side)
    sicklebills = sicklebill_points(state, side)
    species = variety_points(state, side)
    book = book_points(state, side)
    emit(log, SCORED, side, birds, papers, insects, 0)
    emit(log, AWARDED, side, sicklebills, species, book, 0)
    points = birds + papers + insects + sicklebills + species + book
    emit(log, TOTALLED, side, points, 0, 0, 0)
    return points


@kernel
def fullest_trees(state, leaders, best, log):
    """Of the sides with the most points, as bits, those with the most birds left in their trees (end.tie)."""
    if leaders & (leaders - 1) == 0:
        return leaders
    most = 0
    for side in range(sides(state)):
        if (leaders >> side) & 1:
            emit(log, TIED, side, best, state.tree_count[side], 0, 0)
            most = max(most, state.tree_count[side])
    winners = 0
    for side in range(sides(state)):
        if (leaders >> side) & 1 and state.tree_count[side] == most:
            winners |= 1 << side
    return winners
