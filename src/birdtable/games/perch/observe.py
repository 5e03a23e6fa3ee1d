"""What a seat knows, as an array for learners: `Seen` says what lies where.

All numbers are small; flocks and seats count from the observer on, and the Bird-Brained flock comes last.
"""

from __future__ import annotations

from birdtable.games.perch import content, homestead, words
from birdtable.games.perch.state import State
from birdtable.kernel import EMPTY, Features, Pieces, ahead, decision, detail, kernel, lowest, mark, piece, put


class Stack(Pieces):
    """A flock on a location."""

    birds = piece("over 8")
    nest = piece("1 if it holds one")
    birdhouse = piece("1 if it has one")


class Location(Pieces):
    """A location; all 0 if it is not in play."""

    in_play = piece("1 if it is")
    column = piece("the first place of its column, over 13")
    row = piece("from 0 at the top to 1")
    empty_nests = piece("over 3")
    scarecrow = piece("1 if the Scarecrow stands beside it")
    stacks = piece("by flock", content.FLOCKS, Stack)


class Creature(Pieces):
    """A creature."""

    controller = piece("by seat", content.SEATS)
    used = piece("1 once activated this round")
    stands = piece("where it stands", content.LOCATIONS)


class Seat(Pieces):
    """A seat."""

    points = piece("over 60")
    turn = piece("its place in the turn order, over 5")
    birdhouse = piece("1 if it has one")
    lightning = piece("1 if it has some")


class Seen(Pieces):
    """What a seat knows."""

    locations = piece("", content.LOCATIONS, Location)
    creatures = piece("", content.CREATURES, Creature)
    roost = piece("birds by flock, over 28", content.FLOCKS)
    bag = piece("the same over 4", content.FLOCKS)
    plaza = piece("the same over 8", content.FLOCKS)
    seated = piece("birds on the Fountain by flock, over 8", content.FLOCKS)
    flying = piece("birds on their way there", content.FLOCKS)
    hands = piece("recruited birds by seat and flock, over 4", content.SEATS, content.FLOCKS)
    fountain = piece("whose bird sits there", content.MOST_FOUNTAIN_SEATS, content.FLOCKS)
    seats = piece("", content.SEATS, Seat)
    round = piece("", content.ROUNDS)
    phase = piece("", content.Phase)
    decision = piece("what is being decided", words.Decision)
    about = piece("the flock that it is about", content.FLOCKS)
    placed = piece("1 if the bird of this turn is placed")
    bonus = piece("1 if the bonus action of this turn is taken")
    acting = piece("the creature at work", content.CREATURES)
    reach = piece("locations in its reach", content.LOCATIONS)
    sends = piece("birds that it may still send")
    objectives = piece("the card kept, or the first of two, and the other", content.DEALT, content.OBJECTIVES)
    with_objectives = piece("1 if the game is played with objectives")
    shelter = piece("1 if birdhouses keep off the effects of locations too")


@kernel
def observe(state: State, seat: int, out: Features) -> None:
    """Write what `Seen` lists."""
    for location in range(content.LOCATIONS):
        if state.place[location] != EMPTY:
            observe_location(state, seat, location, Seen.locations + location * Location.width, out)
    if state.scarecrow_on != EMPTY:
        observe_scarecrow(homestead.around(state, state.scarecrow_on), out)
    for creature in range(content.CREATURES):
        observe_creature(state, seat, creature, Seen.creatures + creature * Creature.width, out)
    for flock in range(content.FLOCK_COUNT[state.players]):
        observe_flock(state, flock, from_me(state, seat, flock), out)
    for spot in range(content.FOUNTAIN_SEATS[state.players]):
        if state.fountain[spot] != EMPTY:
            out[Seen.fountain + spot * content.FLOCKS + from_me(state, seat, state.fountain[spot])] = 1
    for other in range(state.players):
        observe_seat(state, seat, other, out)
    for card in range(content.DEALT):
        if state.cards[seat, card] != EMPTY:
            out[Seen.objectives + card * content.OBJECTIVES + state.cards[seat, card]] = 1
    out[Seen.round + state.round_number - 1] = 1
    out[Seen.phase + state.phase] = 1
    out[Seen.with_objectives] = state.objectives
    out[Seen.shelter] = state.shelter
    if state.over == 0:
        observe_decision(state, seat, out)


@kernel
def from_me(state: State, seat: int, flock: int) -> int:
    """A flock counted from the observer on; the Bird-Brained flock comes last."""
    return ahead(state, seat, flock) if flock < state.players else flock


@kernel
def observe_location(state: State, seat: int, location: int, at: int, out: Features) -> None:
    """Where a location lies and what is on it."""
    place = state.place[location]
    first = content.COLUMN_FIRST[state.players, place]
    height = content.COLUMN_END[state.players, place] - first
    out[at + Location.in_play] = 1
    out[at + Location.column] = first / 13
    out[at + Location.row] = (2 * (place - first) + (height == 2)) / 4
    put(state.free_nests[location] / 3, at + Location.empty_nests, out)
    for flock in range(content.FLOCK_COUNT[state.players]):
        if state.birds[location, flock] > 0:
            stack = at + Location.stacks + Stack.width * from_me(state, seat, flock)
            out[stack + Stack.birds] = state.birds[location, flock] / 8
            put(state.nested[location, flock], stack + Stack.nest, out)
            put(state.housed[location, flock], stack + Stack.birdhouse, out)


@kernel
def observe_scarecrow(near: int, out: Features) -> None:
    """The locations around the Scarecrow, given as bits."""
    while near != 0:
        out[Seen.locations + lowest(near) * Location.width + Location.scarecrow] = 1
        near &= near - 1


@kernel
def observe_creature(state: State, seat: int, creature: int, at: int, out: Features) -> None:
    """Who controls a creature, whether it was used, and where it stands."""
    if state.controller[creature] != EMPTY:
        out[at + Creature.controller + ahead(state, seat, state.controller[creature])] = 1
    put(state.used[creature], at + Creature.used, out)
    if state.creature_on[creature] != EMPTY:
        out[at + Creature.stands + state.creature_on[creature]] = 1


@kernel
def observe_flock(state: State, flock: int, mine: int, out: Features) -> None:
    """Birds of a flock that are not on locations."""
    put(state.roost[flock] / 28, Seen.roost + mine, out)
    put(state.bag[flock] / 4, Seen.bag + mine, out)
    put(state.plaza[flock] / 8, Seen.plaza + mine, out)
    put(state.seated[flock] / 8, Seen.seated + mine, out)
    put(state.flying[flock], Seen.flying + mine, out)


@kernel
def observe_seat(state: State, seat: int, other: int, out: Features) -> None:
    """Recruited birds, points, turn order and tokens of one seat."""
    mine = ahead(state, seat, other)
    for flock in range(content.FLOCK_COUNT[state.players]):
        put(state.hand[other, flock] / 4, Seen.hands + mine * content.FLOCKS + from_me(state, seat, flock), out)
    at = Seen.seats + Seat.width * mine
    put(state.score[other] / 60, at + Seat.points, out)
    for turn in range(state.players):
        if state.order[turn] == other:
            out[at + Seat.turn] = turn / 5
    put(state.birdhouse[other], at + Seat.birdhouse, out)
    put(state.lightning[other], at + Seat.lightning, out)


@kernel
def observe_decision(state: State, seat: int, out: Features) -> None:
    """What is being decided, and what about."""
    kind = decision(state)
    out[Seen.decision + kind] = 1
    if words.is_about_flock(kind):
        out[Seen.about + from_me(state, seat, detail(state, 0))] = 1
    elif kind == words.Decision.turn:
        out[Seen.placed] = detail(state, 0)
        out[Seen.bonus] = detail(state, 1)
    if state.acting != EMPTY:
        out[Seen.acting + state.acting] = 1
    mark(state.reach, Seen.reach, out)
    out[Seen.sends] = state.sends
