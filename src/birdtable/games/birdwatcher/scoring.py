"""The six ways to score, and who wins."""

from __future__ import annotations

from birdtable.games.birdwatcher import content, journal, publications
from birdtable.games.birdwatcher.state import State
from birdtable.games.birdwatcher.words import Event
from birdtable.kernel import Log, emit, kernel

SICKLEBILL_AWARD = 0
VARIETY_AWARD = 1


@kernel
def sides(state: State) -> int:
    """How many journals there are: one a seat, and the Crew's (crew.setup)."""
    return max(2, state.players)


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
def ranked(state: State, side: int, award: int) -> int:
    """What a side has to show for an award: its Black Sicklebills, or its species."""
    if award == SICKLEBILL_AWARD:
        return journal.count_species(state, side, content.SICKLEBILL) + journal.printed_sicklebills(state, side)
    return journal.variety(state, side)


@kernel
def place_of(state: State, side: int, award: int) -> int:
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
def sicklebill_points(state: State, side: int) -> int:
    """The award for Black Sicklebills (scoring.sicklebills)."""
    place = place_of(state, side, SICKLEBILL_AWARD)
    if place == 0:
        return content.MOST_SICKLEBILLS
    return content.SECOND_SICKLEBILLS if place == 1 else 0


@kernel
def variety_points(state: State, side: int) -> int:
    """The award for the greatest variety (scoring.variety)."""
    place = place_of(state, side, VARIETY_AWARD)
    if place == 0:
        return content.MOST_VARIETY
    return content.SECOND_VARIETY if place == 1 else 0


@kernel
def book_points(state: State, side: int) -> int:
    """The award for the most books and the penalty for the fewest (scoring.books, scoring.no-books)."""
    mine = publications.books(state, side)
    most = 0
    fewest = 9999
    for other in range(sides(state)):
        most = max(most, publications.books(state, other))
        fewest = min(fewest, publications.books(state, other))
    if mine == 0:
        return content.FEWEST_BOOKS
    if mine == most:
        return content.MOST_BOOKS
    return content.FEWEST_BOOKS if mine == fewest else 0


@kernel
def total_points(state: State, side: int) -> int:
    """All six ways together, as if the game ended now."""
    awards = sicklebill_points(state, side) + variety_points(state, side) + book_points(state, side)
    return journal_points(state, side) + awards


# ====================================================================== the end


@kernel
def finish(state: State, log: Log) -> None:
    """Count everything; most points win, then most birds left in the tree (end.winner, end.tie)."""
    best = -9999
    for side in range(sides(state)):
        points = tell_points(state, side, log)
        best = max(best, points)
        if state.players == content.SOLO and side == content.CREW:
            state.crew_score = points
        else:
            state.score[side] = points
    leaders = 0
    for side in range(sides(state)):
        if total_points(state, side) == best:
            leaders |= 1 << side
    leaders = fullest_trees(state, leaders, best, log)
    tell_winners(state, leaders, best, log)
    if state.players == content.SOLO:
        leaders &= 1  # the Crew has no seat; a victory shared with it is won (crew.tie)
    state.winners = leaders
    state.over = 1


@kernel
def tell_winners(state: State, leaders: int, best: int, log: Log) -> None:
    """Name those who have won, the Crew among them."""
    for side in range(sides(state)):
        if (leaders >> side) & 1:
            emit(log, Event.won, side, best)


@kernel
def tell_points(state: State, side: int, log: Log) -> int:
    """A side's points, each of the six ways told."""
    birds = journal.bird_points(state, side)
    papers = publications.publication_points(state, side)
    insects = insect_points(state, side)
    sicklebills = sicklebill_points(state, side)
    species = variety_points(state, side)
    book = book_points(state, side)
    emit(log, Event.scored, side, birds, papers, insects)
    emit(log, Event.awarded, side, sicklebills, species, book)
    points = birds + papers + insects + sicklebills + species + book
    emit(log, Event.totalled, side, points)
    return points


@kernel
def fullest_trees(state: State, leaders: int, best: int, log: Log) -> int:
    """Of the sides with the most points, as bits, those with the most birds left in their trees (end.tie)."""
    if leaders & (leaders - 1) == 0:
        return leaders
    most = 0
    for side in range(sides(state)):
        if (leaders >> side) & 1:
            emit(log, Event.tied, side, best, state.tree_count[side])
            most = max(most, state.tree_count[side])
    winners = 0
    for side in range(sides(state)):
        if (leaders >> side) & 1 and state.tree_count[side] == most:
            winners |= 1 << side
    return winners
