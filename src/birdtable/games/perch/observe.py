"""What a seat knows, as an array for learners. All numbers are small; flocks and seats count from the observer on.

locations  24 × 20    in play, column, row, empty nests, Scarecrow beside it; birds, nest, birdhouse of each flock
creatures   9 × 30    controlled by: me, next seat, …; used; where it stands (24)
birds       5 × 5     Roost, bag, Plaza, Fountain, on their way; by flock
hands       5 × 5     recruited birds, by seat and flock
fountain   18 × 5     whose bird sits there
seats       5 × 4     points over 60, place in the turn order, birdhouse, lightning
round       5, phase 5
decision   16         what is being decided; the flock it is about (5); placed, bonus taken
acting      9         the creature at work; locations in its reach (24); birds it may still send
objectives  2 × 22    the card kept (or the first of two), and the other
options     2         objectives, shelter
"""

from __future__ import annotations

from birdtable.games.perch import content, homestead
from birdtable.games.perch.state import State
from birdtable.games.perch.words import Decision
from birdtable.kernel import EMPTY, Features, decision, detail, kernel

OF_LOCATION = 5 + 3 * content.FLOCKS
OF_CREATURE = content.SEATS + 1 + content.LOCATIONS
SUPPLIES = 5
CREATURES_AT = content.LOCATIONS * OF_LOCATION
SUPPLIES_AT = CREATURES_AT + content.CREATURES * OF_CREATURE
HANDS_AT = SUPPLIES_AT + SUPPLIES * content.FLOCKS
FOUNTAIN_AT = HANDS_AT + content.SEATS * content.FLOCKS
SEATS_AT = FOUNTAIN_AT + content.MOST_FOUNTAIN_SEATS * content.FLOCKS
ROUND_AT = SEATS_AT + 4 * content.SEATS
PHASE_AT = ROUND_AT + content.ROUNDS
DECISION_AT = PHASE_AT + 5
ABOUT_AT = DECISION_AT + 16
TURN_AT = ABOUT_AT + content.FLOCKS
ACTING_AT = TURN_AT + 2
REACH_AT = ACTING_AT + content.CREATURES
SENDS_AT = REACH_AT + content.LOCATIONS
OBJECTIVES_AT = SENDS_AT + 1
OPTIONS_AT = OBJECTIVES_AT + content.DEALT * content.OBJECTIVES
FEATURES = OPTIONS_AT + 2


@kernel
def observe(state: State, seat: int, out: Features) -> None:
    """Write the layout above."""
    for location in range(content.LOCATIONS):
        if state.place[location] != EMPTY:
            observe_location(state, seat, location, location * OF_LOCATION, out)
    for creature in range(content.CREATURES):
        observe_creature(state, seat, creature, CREATURES_AT + creature * OF_CREATURE, out)
    for flock in range(content.FLOCK_COUNT[state.players]):
        observe_flock(state, flock, from_me(state, seat, flock), out)
    for spot in range(content.FOUNTAIN_SEATS[state.players]):
        if state.fountain[spot] != EMPTY:
            out[FOUNTAIN_AT + spot * content.FLOCKS + from_me(state, seat, state.fountain[spot])] = 1
    for other in range(state.players):
        observe_seat(state, seat, other, from_me(state, seat, other), out)
    for card in range(content.DEALT):
        if state.cards[seat, card] != EMPTY:
            out[OBJECTIVES_AT + card * content.OBJECTIVES + state.cards[seat, card]] = 1
    out[ROUND_AT + state.round_number - 1] = 1
    out[PHASE_AT + state.phase] = 1
    out[OPTIONS_AT] = state.objectives
    out[OPTIONS_AT + 1] = state.shelter
    if state.over == 0:
        observe_decision(state, seat, out)


@kernel
def from_me(state: State, seat: int, flock: int) -> int:
    """A flock or seat counted from the observer on; the Bird-Brained flock comes last."""
    if flock >= state.players:
        return flock
    return (flock - seat + state.players) % state.players


@kernel
def observe_location(state: State, seat: int, location: int, at: int, out: Features) -> None:
    """Where a location lies and what is on it."""
    place = state.place[location]
    out[at] = 1
    out[at + 1] = content.COLUMN_FIRST[state.players, place] / 13
    height = content.COLUMN_END[state.players, place] - content.COLUMN_FIRST[state.players, place]
    out[at + 2] = (2 * (place - content.COLUMN_FIRST[state.players, place]) + (height == 2)) / 4
    out[at + 3] = state.free_nests[location] / 3
    if state.scarecrow_on != EMPTY:
        out[at + 4] = (homestead.around(state, state.scarecrow_on) >> location) & 1
    for flock in range(content.FLOCK_COUNT[state.players]):
        mine = at + 5 + 3 * from_me(state, seat, flock)
        out[mine] = state.birds[location, flock] / 8
        out[mine + 1] = state.nested[location, flock]
        out[mine + 2] = state.housed[location, flock]


@kernel
def observe_creature(state: State, seat: int, creature: int, at: int, out: Features) -> None:
    """Who controls a creature, whether it was used, and where it stands."""
    if state.controller[creature] != EMPTY:
        out[at + from_me(state, seat, state.controller[creature])] = 1
    out[at + content.SEATS] = state.used[creature]
    if state.creature_on[creature] != EMPTY:
        out[at + content.SEATS + 1 + state.creature_on[creature]] = 1


@kernel
def observe_flock(state: State, flock: int, mine: int, out: Features) -> None:
    """Birds of a flock that are not on locations."""
    out[SUPPLIES_AT + mine] = state.roost[flock] / 28
    out[SUPPLIES_AT + content.FLOCKS + mine] = state.bag[flock] / 4
    out[SUPPLIES_AT + 2 * content.FLOCKS + mine] = state.plaza[flock] / 8
    out[SUPPLIES_AT + 3 * content.FLOCKS + mine] = state.seated[flock] / 8
    out[SUPPLIES_AT + 4 * content.FLOCKS + mine] = state.flying[flock]


@kernel
def observe_seat(state: State, seat: int, other: int, mine: int, out: Features) -> None:
    """Recruited birds, points, turn order and tokens of one seat."""
    for flock in range(content.FLOCK_COUNT[state.players]):
        out[HANDS_AT + mine * content.FLOCKS + from_me(state, seat, flock)] = state.hand[other, flock] / 4
    out[SEATS_AT + 4 * mine] = state.score[other] / 60
    for turn in range(state.players):
        if state.order[turn] == other:
            out[SEATS_AT + 4 * mine + 1] = turn / 5
    out[SEATS_AT + 4 * mine + 2] = state.birdhouse[other]
    out[SEATS_AT + 4 * mine + 3] = state.lightning[other]


@kernel
def observe_decision(state: State, seat: int, out: Features) -> None:
    """What is being decided, and what about."""
    kind = decision(state)
    out[DECISION_AT + kind] = 1
    if Decision.swap_with <= kind <= Decision.seat or kind == Decision.trade:
        out[ABOUT_AT + from_me(state, seat, detail(state, 0))] = 1
    elif kind == Decision.turn:
        out[TURN_AT] = detail(state, 0)
        out[TURN_AT + 1] = detail(state, 1)
    if state.acting != EMPTY:
        out[ACTING_AT + state.acting] = 1
    for location in range(content.LOCATIONS):
        out[REACH_AT + location] = (state.reach >> location) & 1
    out[SENDS_AT] = state.sends
