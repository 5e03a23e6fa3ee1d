"""Hidden objectives: what each one measures at the end of the game. Cards are data, see objectives.toml."""

from __future__ import annotations

from birdtable.games.perch import content, homestead
from birdtable.games.perch.state import State
from birdtable.kernel import EMPTY, kernel, piles

PAIR = 2
COLUMN_OF = 3


@kernel
def objective_met(state: State, seat: int, objective: int) -> bool:
    """Whether a seat has done what an objective asks for (end.objectives)."""
    amount = measured(state, seat, content.MEASURE[objective])
    return content.LEAST[objective] <= amount <= content.MOST[objective]


@kernel
def measured(state: State, seat: int, measure: int) -> int:
    """How many of the things that a measure counts there are for a seat."""
    if measure == content.Measure.creatures:
        return controlled_creatures(state, seat)
    if measure == content.Measure.diagonals_controlled:
        return controlled_diagonals(state, seat)
    if measure == content.Measure.columns_of_pairs:
        return columns_of_pairs(state, seat)
    amount = 0
    for place in range(content.PLACES[state.players]):
        if state.location[place] != EMPTY and counts(state, seat, measure, place):
            amount += 1
    return amount


@kernel
def counts(state: State, seat: int, measure: int, place: int) -> bool:
    """Whether the location on a place counts for a measure."""
    location = state.location[place]
    if measure == content.Measure.locations_without_you:
        return state.birds[location, seat] == 0
    if measure == content.Measure.corners_without_you:
        return is_corner(state, place) and state.birds[location, seat] == 0
    if measure == content.Measure.empty_locations:
        return homestead.crowd(state, location) == 0
    if measure == content.Measure.pairs:
        return homestead.strength(state, location, seat) >= PAIR
    if measure == content.Measure.second_places:
        return homestead.rank(state, location, seat) == homestead.Rank.second
    if measure == content.Measure.third_places:
        return homestead.rank(state, location, seat) == homestead.Rank.third
    if measure == content.Measure.fourth_places:
        return homestead.rank(state, location, seat) == homestead.Rank.fourth
    return homestead.rank(state, location, seat) == homestead.Rank.first and is_wanted(state, seat, measure, place)


@kernel
def is_wanted(state: State, seat: int, measure: int, place: int) -> bool:
    """Whether a location that the seat controls is of the kind that a measure is about (objective.nests)."""
    location = state.location[place]
    if measure == content.Measure.fullest_controlled:
        return is_fullest(state, location)
    if measure == content.Measure.corners_controlled:
        return is_corner(state, place)
    if measure == content.Measure.nests_controlled:
        return state.free_nests[location] > 0 or nests_held(state, location, EMPTY) > 0
    if measure == content.Measure.nests_of_rivals_controlled:
        return nests_held(state, location, seat) > 0
    if measure == content.Measure.trees_controlled:
        return content.KIND[location] == content.Kind.basic
    if measure == content.Measure.specials_controlled:
        return content.KIND[location] == content.Kind.special
    return measure == content.Measure.held_alone and homestead.crowd(state, location) == homestead.strength(
        state, location, seat
    )


@kernel
def is_corner(state: State, place: int) -> bool:
    """Whether a place is the top or bottom that is left of the first or last column (objective.corners)."""
    first = content.COLUMN_FIRST[state.players, place]
    end = content.COLUMN_END[state.players, place]
    if first != 0 and end != content.PLACES[state.players]:
        return False
    return not lies_between(state, first, place) or not lies_between(state, place + 1, end)


@kernel
def lies_between(state: State, first: int, end: int) -> bool:
    """Whether any location lies on the places from `first` up to `end`."""
    for place in range(first, end):
        if state.location[place] != EMPTY:
            return True
    return False


@kernel
def is_fullest(state: State, location: int) -> bool:
    """Whether no location holds more birds in all (objective.crowbar)."""
    birds = homestead.crowd(state, location)
    for place in range(content.PLACES[state.players]):
        if state.location[place] != EMPTY and homestead.crowd(state, state.location[place]) > birds:
            return False
    return True


@kernel
def nests_held(state: State, location: int, but: int) -> int:
    """Nests on a location that flocks hold, one flock not counted."""
    nests = 0
    for flock in range(content.FLOCK_COUNT[state.players]):
        if flock != but:
            nests += state.nested[location, flock]
    return nests


@kernel
def controlled_creatures(state: State, seat: int) -> int:
    """Creatures that the seat controls."""
    return piles.count_of(state.controller, content.CREATURES, seat)


@kernel
def controlled_diagonals(state: State, seat: int) -> int:
    """Diagonal lines of three locations that the seat controls."""
    lines = 0
    for line in range(content.DIAGONAL_COUNT[state.players]):
        held = 0
        for end in range(3):
            location = state.location[content.DIAGONALS[state.players, line, end]]
            if location != EMPTY and homestead.leader(state, location) == seat:
                held += 1
        if held == 3:
            lines += 1
    return lines


@kernel
def columns_of_pairs(state: State, seat: int) -> int:
    """Columns with three locations on each of which the seat has two birds or more."""
    columns = 0
    pairs = 0
    for place in range(content.PLACES[state.players]):
        if place == content.COLUMN_FIRST[state.players, place]:
            pairs = 0
        location = state.location[place]
        if location != EMPTY and homestead.strength(state, location, seat) >= PAIR:
            pairs += 1
            if pairs == COLUMN_OF:
                columns += 1
    return columns
