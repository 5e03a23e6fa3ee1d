"""Hidden objectives: what each one measures at the end of the game. Cards are data, see objectives.toml."""

from __future__ import annotations

from birdtable.games.perch.homestead import FIRST, crowd, leader, rank, strength
from birdtable.games.perch.tables import (
    BASIC,
    COLUMN_END,
    COLUMN_FIRST,
    COLUMNS_OF_PAIRS,
    CORNERS_CONTROLLED,
    CORNERS_WITHOUT_YOU,
    CREATURES,
    CREATURES_CONTROLLED,
    DIAGONAL_COUNT,
    DIAGONALS,
    DIAGONALS_CONTROLLED,
    EMPTY_LOCATIONS,
    FLOCK_COUNT,
    FOURTH_PLACES,
    FULLEST_CONTROLLED,
    HELD_ALONE,
    KIND,
    LEAST,
    MEASURE,
    MOST,
    NESTS_CONTROLLED,
    PAIRS,
    PLACES,
    RIVAL_NESTS_CONTROLLED,
    SECOND_PLACES,
    SPECIAL,
    SPECIALS_CONTROLLED,
    THIRD_PLACES,
    TREES_CONTROLLED,
    WITHOUT_YOU,
)
from birdtable.kernel.dialect import kernel
from birdtable.kernel.record import EMPTY

SECOND, THIRD, FOURTH = 1, 2, 3
PAIR = 2
COLUMN_OF = 3


@kernel
def objective_met(state, seat, objective):
    """Whether a seat has done what an objective asks for (end.objectives)."""
    amount = measured(state, seat, MEASURE[objective])
    return LEAST[objective] <= amount <= MOST[objective]


@kernel
def measured(state, seat, measure):
    """How many of the things that a measure counts there are for a seat."""
    if measure == CREATURES_CONTROLLED:
        return controlled_creatures(state, seat)
    if measure == DIAGONALS_CONTROLLED:
        return controlled_diagonals(state, seat)
    if measure == COLUMNS_OF_PAIRS:
        return columns_of_pairs(state, seat)
    amount = 0
    for place in range(PLACES[state.players]):
        if state.location[place] != EMPTY and counts(state, seat, measure, place):
            amount += 1
    return amount


@kernel
def counts(state, seat, measure, place):
    """Whether the location on a place counts for a measure."""
    location = state.location[place]
    if measure == WITHOUT_YOU:
        return state.birds[location, seat] == 0
    if measure == CORNERS_WITHOUT_YOU:
        return is_corner(state, place) and state.birds[location, seat] == 0
    if measure == EMPTY_LOCATIONS:
        return crowd(state, location) == 0
    if measure == PAIRS:
        return strength(state, location, seat) >= PAIR
    if measure == SECOND_PLACES:
        return rank(state, location, seat) == SECOND
    if measure == THIRD_PLACES:
        return rank(state, location, seat) == THIRD
    if measure == FOURTH_PLACES:
        return rank(state, location, seat) == FOURTH
    return rank(state, location, seat) == FIRST and is_wanted(state, seat, measure, place)


@kernel
def is_wanted(state, seat, measure, place):
    """Whether a location that the seat controls is of the kind that a measure is about (objective.nests)."""
    location = state.location[place]
    if measure == FULLEST_CONTROLLED:
        return is_fullest(state, location)
    if measure == CORNERS_CONTROLLED:
        return is_corner(state, place)
    if measure == NESTS_CONTROLLED:
        return state.free_nests[location] > 0 or nests_held(state, location, EMPTY) > 0
    if measure == RIVAL_NESTS_CONTROLLED:
        return nests_held(state, location, seat) > 0
    if measure == TREES_CONTROLLED:
        return KIND[location] == BASIC
    if measure == SPECIALS_CONTROLLED:
        return KIND[location] == SPECIAL
    return measure == HELD_ALONE and crowd(state, location) == strength(state, location, seat)


@kernel
def is_corner(state, place):
    """Whether a place is the top or bottom that is left of the first or last column (objective.corners)."""
    first = COLUMN_FIRST[state.players, place]
    end = COLUMN_END[state.players, place]
    if first != 0 and end != PLACES[state.players]:
        return False
    return not lies_between(state, first, place) or not lies_between(state, place + 1, end)


@kernel
def lies_between(state, first, end):
    """Whether any location lies on the places from `first` up to `end`."""
    for place in range(first, end):
        if state.location[place] != EMPTY:
            return True
    return False


@kernel
def is_fullest(state, location):
    """Whether no location holds more birds in all (objective.crowbar)."""
    birds = crowd(state, location)
    for place in range(PLACES[state.players]):
        if state.location[place] != EMPTY and crowd(state, state.location[place]) > birds:
            return False
    return True


@kernel
def nests_held(state, location, but):
    """Nests on a location that flocks hold, one flock not counted."""
    nests = 0
    for flock in range(FLOCK_COUNT[state.players]):
        if flock != but:
            nests += state.nested[location, flock]
    return nests


@kernel
def controlled_creatures(state, seat):
    """Creatures that the seat controls."""
    creatures = 0
    for creature in range(CREATURES):
        if state.controller[creature] == seat:
            creatures += 1
    return creatures


@kernel
def controlled_diagonals(state, seat):
    """Diagonal lines of three locations that the seat controls."""
    lines = 0
    for line in range(DIAGONAL_COUNT[state.players]):
        held = 0
        for end in range(3):
            location = state.location[DIAGONALS[state.players, line, end]]
            if location != EMPTY and leader(state, location) == seat:
                held += 1
        if held == 3:
            lines += 1
    return lines


@kernel
def columns_of_pairs(state, seat):
    """Columns with three locations on each of which the seat has two birds or more."""
    columns = 0
    pairs = 0
    for place in range(PLACES[state.players]):
        if place == COLUMN_FIRST[state.players, place]:
            pairs = 0
        location = state.location[place]
        if location != EMPTY and strength(state, location, seat) >= PAIR:
            pairs += 1
            if pairs == COLUMN_OF:
                columns += 1
    return columns
