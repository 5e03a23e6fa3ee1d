"""The record: everything that lies on the table, and who may see it."""

from __future__ import annotations

from birdtable.games.perch import content
from birdtable.games.perch.words import Decision, is_about_flock
from birdtable.kernel import EMPTY, HIDDEN, SEAT, Grid, Int8, Int16, Int32, Row, UInt8, field, known_by, record


class State(record.State):
    """Everything that lies on the table."""

    # options
    objectives: Int8 = field("1 if the game is played with objectives", most=1)
    homestead: Int8 = field("0 random, 1 the one of the first game", most=1)
    shelter: Int8 = field("what a birdhouse keeps off: 0 creatures and lightning, 1 locations too", most=1)
    first_seat: Int8 = field("1: seat 0 begins, not one drawn by lot", most=1)
    # where the game stands
    round_number: Int8 = field("1 to 5", most=content.ROUNDS)
    phase: Int8 = field("the phase of the round; setup while objectives are chosen", words=content.PHASE)
    step: Int8 = field("how far the phase has come, where the table acts by itself", most=2 * content.MOST_PLACES + 1)
    turn: Int8 = field("the place in the turn order of who perched last, EMPTY before the first", empty=EMPTY)
    order: Row[Int8] = field("the seats in turn order, EMPTY until it is drawn", content.SEATS, by=SEAT, empty=EMPTY)
    arrived: Row[Int16] = field("when each scoring token came to its space: smaller is earlier", content.SEATS, by=SEAT)
    arrivals: Int16 = field("how often scoring tokens have moved")
    # the homestead
    location: Row[Int8] = field(
        "what lies on each place", content.MOST_PLACES, words=content.LOCATION, by=content.PLACE, holds="locations"
    )
    place: Row[Int8] = field("where each location lies", content.LOCATIONS, words=content.PLACE, by=content.LOCATION)
    box: Row[Int8] = field(
        "locations that are not in play", content.LOCATIONS, words=content.LOCATION, holds="locations"
    )
    birds: Grid[Int8] = field(
        "birds on the locations",
        content.LOCATIONS,
        content.FLOCKS,
        by=(content.LOCATION, content.FLOCK),
        counts="birds",
    )
    nested: Grid[Int8] = field(
        "1 for a flock in a nest",
        content.LOCATIONS,
        content.FLOCKS,
        by=(content.LOCATION, content.FLOCK),
        most=1,
        counts="nests",
    )
    free_nests: Row[Int8] = field("empty nests", content.LOCATIONS, by=content.LOCATION, counts="nests")
    nests_away: Int8 = field("nests in the box", counts="nests")
    housed: Grid[Int8] = field(
        "1 for a stack under a birdhouse",
        content.LOCATIONS,
        content.FLOCKS,
        by=(content.LOCATION, content.FLOCK),
        most=1,
        counts="birdhouses",
    )
    birdhouse: Row[Int8] = field("birdhouses that players have", content.SEATS, by=SEAT, counts="birdhouses")
    birdhouses_away: Int8 = field("birdhouses beside the board or in the box", counts="birdhouses")
    lightning: Row[Int8] = field(
        "lightning tokens that players have", content.SEATS, by=SEAT, counts="lightning tokens"
    )
    lightning_away: Int8 = field("lightning tokens beside the board or used", counts="lightning tokens")
    # birds elsewhere
    roost: Row[Int8] = field("birds in the Roost", content.FLOCKS, by=content.FLOCK, counts="birds")
    bag: Row[Int8] = field("birds in the Migration Bag", content.FLOCKS, by=content.FLOCK, counts="birds")
    hand: Grid[Int8] = field("recruited birds", content.SEATS, content.FLOCKS, by=(SEAT, content.FLOCK), counts="birds")
    flying: Row[Int8] = field("birds on their way to the Fountain", content.FLOCKS, by=content.FLOCK, counts="birds")
    fountain: Row[Int8] = field(
        "whose bird sits on each seat", content.MOST_FOUNTAIN_SEATS, words=content.FLOCK, by=content.PERCH_SPOT
    )
    seated: Row[Int8] = field("birds on the Fountain", content.FLOCKS, by=content.FLOCK, counts="birds")
    plaza: Row[Int8] = field("birds in the Plaza", content.FLOCKS, by=content.FLOCK, counts="birds")
    # creatures
    creature_on: Row[Int8] = field(
        "where a creature stands", content.CREATURES, words=content.LOCATION, by=content.CREATURE
    )
    scarecrow_on: Int8 = field("the intersection where the Scarecrow stands", words=content.MEETING)
    controller: Row[Int8] = field(
        "the seat that controls a creature", content.CREATURES, words=SEAT, by=content.CREATURE
    )
    used: Row[Int8] = field(
        "1 once a creature was activated this round", content.CREATURES, by=content.CREATURE, most=1
    )
    acting: Int8 = field("the creature whose effect is being carried out", words=content.CREATURE)
    reach: Int32 = field("locations from which it may still send a bird, as bits")
    sends: Int8 = field("birds that it may still send", most=2)
    # objectives: the card that is kept first
    cards: Grid[Int8] = field(
        "the objectives dealt to each seat: the kept one first, then the returned one",
        content.SEATS,
        content.DEALT,
        see=known_by("cards_known"),
        words=content.OBJECTIVE,
        by=SEAT,
        holds="objectives",
    )
    cards_known: Grid[UInt8] = field("the seats that know this card, as bits", content.SEATS, content.DEALT, by=SEAT)
    deck: Row[Int8] = field(
        "objectives not dealt", content.OBJECTIVES, see=HIDDEN, words=content.OBJECTIVE, holds="objectives"
    )


def problems(state: State) -> list[str]:
    """What cannot be on any table."""
    return [*_board_problems(state), *_bird_problems(state), *_creature_problems(state), *_decision_problems(state)]


def _board_problems(state: State) -> list[str]:
    found = []
    places = range(int(content.PLACES[state.players]))
    lying = {state.location[place]: place for place in places if state.location[place] != EMPTY}
    if {location: place for location, place in enumerate(state.place) if place != EMPTY} != lying:
        found.append("place must say for each location of the homestead where it lies, and for no other")
    seats = [EMPTY] * state.players if state.phase == content.Phase.setup else list(range(state.players))
    if sorted(state.order[: state.players]) != seats:
        found.append("order must name every seat once, and none during setup")
    if not 1 <= state.round_number <= content.ROUNDS or state.phase == EMPTY:
        found.append("a round from 1 to 5 and a phase must be given")
    if not EMPTY <= state.turn < state.players:
        found.append("turn is a place in the turn order, or -1")
    return found


def _bird_problems(state: State) -> list[str]:
    found = []
    flocks = int(content.FLOCK_COUNT[state.players])
    for location in range(content.LOCATIONS):
        word = content.LOCATION.word(location, state.players)
        stacks = [state.birds[location, flock] for flock in range(content.FLOCKS)]
        tokens = [max(state.nested[location, flock], state.housed[location, flock]) for flock in range(content.FLOCKS)]
        if any(token and not birds for token, birds in zip(tokens, stacks, strict=True)):
            found.append(f"a nest or birdhouse on {word} belongs to a flock without birds there")
        if state.place[location] == EMPTY and (any(stacks) or state.free_nests[location]):
            found.append(f"{word} is not in play, but there is something on it")
        if any(stacks[flocks:]) or min(stacks) < 0:
            found.append(f"{word} holds birds of a flock that does not take part")
    if state.round_number < content.BIRDHOUSE_ROUND and any(
        state.housed[tile, flock] for tile in range(content.LOCATIONS) for flock in range(content.FLOCKS)
    ):
        found.append(f"there are no birdhouses before round {content.BIRDHOUSE_ROUND}")
    sitting = list(state.fountain[: int(content.FOUNTAIN_SEATS[state.players])])
    if any(sitting.count(flock) != state.seated[flock] for flock in range(content.FLOCKS)):
        found.append("seated must count the birds of each flock on the Fountain")
    counts = [*state.roost, *state.bag, *state.plaza, *state.flying]
    counts += [state.hand[seat, flock] for seat in range(content.SEATS) for flock in range(content.FLOCKS)]
    if min(counts) < 0:
        found.append("there are fewer than no birds somewhere")
    return found


def _creature_problems(state: State) -> list[str]:
    found = []
    for creature in range(content.CREATURES):
        stands = state.creature_on[creature]
        if stands != EMPTY and state.place[stands] == EMPTY:
            found.append(f"the {content.CREATURE.word(creature, 0)} stands on a location that is not in play")
        seat = state.controller[creature]
        if seat >= state.players:
            found.append(f"the {content.CREATURE.word(creature, 0)} is controlled by nobody at the table")
        placed = state.scarecrow_on if creature == content.SCARECROW else stands
        if seat != EMPTY and placed == EMPTY and not _is_standing(state, creature):
            found.append(f"the {content.CREATURE.word(creature, 0)} is controlled, but stands nowhere")
    return found


def _is_standing(state: State, creature: int) -> bool:
    """Whether the Scarecrow is about to be placed, or need not be any more: after round 5 it is not."""
    kinds = list(state.pending_kind[: state.pending_count])
    last = state.round_number == content.ROUNDS and state.phase == content.Phase.upkeep
    return creature == content.SCARECROW and (last or Decision.stand in kinds)


def _decision_problems(state: State) -> list[str]:
    found = []
    flocks = int(content.FLOCK_COUNT[state.players])
    flying = [0] * content.FLOCKS
    for depth in range(state.pending_count):
        kind, flock = state.pending_kind[depth], state.pending_args[depth, 0]
        if is_about_flock(kind) and not 0 <= flock < flocks:
            found.append("a decision is about a flock that does not take part")
        elif kind == Decision.seat:
            flying[flock] += 1
        if kind in (Decision.fetch, Decision.swap_with, Decision.swap_seat) and state.acting == EMPTY:
            found.append("no creature is acting")
        if kind != Decision.objective and state.phase == content.Phase.setup:
            found.append("during setup only objectives are chosen")
    if list(state.flying) != flying:
        found.append("flying must count the birds whose seat on the Fountain is being chosen")
    return found
