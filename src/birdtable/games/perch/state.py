"""The record: everything that lies on the table, and who may see it."""

from __future__ import annotations

from typing import Any

from birdtable.games.perch.actions import CHOOSING, FETCHING, SEATING, STANDING, SWAPPING_SEAT, SWAPPING_WITH, TRADING
from birdtable.games.perch.tables import (
    BIRDHOUSE_ROUND,
    CREATURE,
    CREATURES,
    DEALT,
    FLOCK,
    FLOCK_COUNT,
    FLOCKS,
    FOUNTAIN_SEATS,
    LOCATION,
    LOCATIONS,
    MEETING,
    MOST_FOUNTAIN_SEATS,
    MOST_PLACES,
    OBJECTIVE,
    OBJECTIVES,
    PERCH_SPOT,
    PHASE,
    PLACE,
    PLACES,
    ROUNDS,
    SCARECROW,
    SEATS,
)
from birdtable.kernel.record import EMPTY, HIDDEN, SEAT, Field, Record, known_by

STATE = Record(
    # options
    Field("objectives", "i1", "1 if the game is played with objectives", most=1),
    Field("homestead", "i1", "0 random, 1 the one of the first game", most=1),
    Field("shelter", "i1", "what a birdhouse keeps off: 0 creatures and lightning, 1 locations too", most=1),
    # where the game stands
    Field("round_number", "i1", "1 to 5", most=ROUNDS),
    Field("phase", "i1", "the phase of the round; setup while objectives are chosen", words=PHASE),
    Field("step", "i1", "how far the phase has come, where the table acts by itself", most=2 * MOST_PLACES + 1),
    Field("turn", "i1", "the place in the turn order of who perched last, EMPTY before the first", empty=EMPTY),
    Field("order", "i1", "the seats in turn order, EMPTY until it is drawn", (SEATS,), by=(SEAT,), empty=EMPTY),
    Field("arrived", "i2", "when each scoring token came to its space: smaller is earlier", (SEATS,), by=(SEAT,)),
    Field("arrivals", "i2", "how often scoring tokens have moved"),
    # the homestead
    Field("location", "i1", "what lies on each place", (MOST_PLACES,), words=LOCATION, by=(PLACE,), holds="locations"),
    Field("place", "i1", "where each location lies", (LOCATIONS,), words=PLACE, by=(LOCATION,)),
    Field("box", "i1", "locations that are not in play", (LOCATIONS,), words=LOCATION, holds="locations"),
    Field("birds", "i1", "birds on the locations", (LOCATIONS, FLOCKS), by=(LOCATION, FLOCK), counts="birds"),
    Field("nested", "i1", "1 for a flock in a nest", (LOCATIONS, FLOCKS), by=(LOCATION, FLOCK), most=1, counts="nests"),
    Field("free_nests", "i1", "empty nests", (LOCATIONS,), by=(LOCATION,), counts="nests"),
    Field("nests_away", "i1", "nests in the box", counts="nests"),
    Field(
        "housed",
        "i1",
        "1 for a stack under a birdhouse",
        (LOCATIONS, FLOCKS),
        by=(LOCATION, FLOCK),
        most=1,
        counts="birdhouses",
    ),
    Field("birdhouse", "i1", "birdhouses that players have", (SEATS,), by=(SEAT,), counts="birdhouses"),
    Field("birdhouses_away", "i1", "birdhouses beside the board or in the box", counts="birdhouses"),
    Field("lightning", "i1", "lightning tokens that players have", (SEATS,), by=(SEAT,), counts="lightning tokens"),
    Field("lightning_away", "i1", "lightning tokens beside the board or used", counts="lightning tokens"),
    # birds elsewhere
    Field("roost", "i1", "birds in the Roost", (FLOCKS,), by=(FLOCK,), counts="birds"),
    Field("bag", "i1", "birds in the Migration Bag", (FLOCKS,), by=(FLOCK,), counts="birds"),
    Field("hand", "i1", "recruited birds", (SEATS, FLOCKS), by=(SEAT, FLOCK), counts="birds"),
    Field("flying", "i1", "birds on their way to the Fountain", (FLOCKS,), by=(FLOCK,), counts="birds"),
    Field("fountain", "i1", "whose bird sits on each seat", (MOST_FOUNTAIN_SEATS,), words=FLOCK, by=(PERCH_SPOT,)),
    Field("seated", "i1", "birds on the Fountain", (FLOCKS,), by=(FLOCK,), counts="birds"),
    Field("plaza", "i1", "birds in the Plaza", (FLOCKS,), by=(FLOCK,), counts="birds"),
    # creatures
    Field("creature_on", "i1", "where a creature stands", (CREATURES,), words=LOCATION, by=(CREATURE,)),
    Field("scarecrow_on", "i1", "the intersection where the Scarecrow stands", words=MEETING),
    Field("controller", "i1", "the seat that controls a creature", (CREATURES,), words=SEAT, by=(CREATURE,)),
    Field("used", "i1", "1 once a creature was activated this round", (CREATURES,), by=(CREATURE,), most=1),
    Field("acting", "i1", "the creature whose effect is being carried out", words=CREATURE),
    Field("reach", "i4", "locations from which it may still send a bird, as bits"),
    Field("sends", "i1", "birds that it may still send", most=2),
    # objectives: the card that is kept first
    Field(
        "cards",
        "i1",
        "the objectives dealt to each seat: the kept one first, then the returned one",
        (SEATS, DEALT),
        see=known_by("cards_known"),
        words=OBJECTIVE,
        by=(SEAT,),
        holds="objectives",
    ),
    Field("cards_known", "u1", "the seats that know this card, as bits", (SEATS, DEALT), by=(SEAT,)),
    Field("deck", "i1", "objectives not dealt", (OBJECTIVES,), see=HIDDEN, words=OBJECTIVE, holds="objectives"),
)


def problems(state: Any) -> list[str]:
    """What cannot be on any table."""
    return [*_board_problems(state), *_bird_problems(state), *_creature_problems(state), *_decision_problems(state)]


def _board_problems(state: Any) -> list[str]:
    found = []
    places = range(int(PLACES[state.players]))
    lying = {state.location[place]: place for place in places if state.location[place] != EMPTY}
    if {location: place for location, place in enumerate(state.place) if place != EMPTY} != lying:
        found.append("place must say for each location of the homestead where it lies, and for no other")
    seats = [EMPTY] * state.players if PHASE.word(state.phase, 0) == "setup" else list(range(state.players))
    if sorted(state.order[: state.players]) != seats:
        found.append("order must name every seat once, and none during setup")
    if not 1 <= state.round_number <= ROUNDS or state.phase == EMPTY:
        found.append("a round from 1 to 5 and a phase must be given")
    if not EMPTY <= state.turn < state.players:
        found.append("turn is a place in the turn order, or -1")
    return found


def _bird_problems(state: Any) -> list[str]:
    found = []
    flocks = int(FLOCK_COUNT[state.players])
    for location in range(LOCATIONS):
        word = LOCATION.word(location, state.players)
        stacks = [state.birds[location, flock] for flock in range(FLOCKS)]
        tokens = [max(state.nested[location, flock], state.housed[location, flock]) for flock in range(FLOCKS)]
        if any(token and not birds for token, birds in zip(tokens, stacks, strict=True)):
            found.append(f"a nest or birdhouse on {word} belongs to a flock without birds there")
        if state.place[location] == EMPTY and (any(stacks) or state.free_nests[location]):
            found.append(f"{word} is not in play, but there is something on it")
        if any(stacks[flocks:]) or min(stacks) < 0:
            found.append(f"{word} holds birds of a flock that does not take part")
    if state.round_number < BIRDHOUSE_ROUND and any(
        state.housed[tile, flock] for tile in range(LOCATIONS) for flock in range(FLOCKS)
    ):
        found.append(f"there are no birdhouses before round {BIRDHOUSE_ROUND}")
    sitting = list(state.fountain[: int(FOUNTAIN_SEATS[state.players])])
    if any(sitting.count(flock) != state.seated[flock] for flock in range(FLOCKS)):
        found.append("seated must count the birds of each flock on the Fountain")
    counts = [*state.roost, *state.bag, *state.plaza, *state.flying]
    counts += [state.hand[seat, flock] for seat in range(SEATS) for flock in range(FLOCKS)]
    if min(counts) < 0:
        found.append("there are fewer than no birds somewhere")
    return found


def _creature_problems(state: Any) -> list[str]:
    found = []
    for creature in range(CREATURES):
        stands = state.creature_on[creature]
        if stands != EMPTY and state.place[stands] == EMPTY:
            found.append(f"the {CREATURE.word(creature, 0)} stands on a location that is not in play")
        seat = state.controller[creature]
        if seat >= state.players:
            found.append(f"the {CREATURE.word(creature, 0)} is controlled by nobody at the table")
        placed = state.scarecrow_on if creature == SCARECROW else stands
        if seat != EMPTY and placed == EMPTY and not _is_standing(state, creature):
            found.append(f"the {CREATURE.word(creature, 0)} is controlled, but stands nowhere")
    return found


def _is_standing(state: Any, creature: int) -> bool:
    """Whether the Scarecrow is about to be placed, or need not be any more: after round 5 it is not."""
    kinds = list(state.pending_kind[: state.pending_count])
    last = state.round_number == ROUNDS and PHASE.word(state.phase, 0) == "upkeep"
    return creature == SCARECROW and (last or STANDING in kinds)


def _decision_problems(state: Any) -> list[str]:
    found = []
    flocks = int(FLOCK_COUNT[state.players])
    flying = [0] * FLOCKS
    for depth in range(state.pending_count):
        kind, flock = state.pending_kind[depth], state.pending_args[depth, 0]
        if kind in (SEATING, SWAPPING_WITH, SWAPPING_SEAT, TRADING) and not 0 <= flock < flocks:
            found.append("a decision is about a flock that does not take part")
        elif kind == SEATING:
            flying[flock] += 1
        if kind in (FETCHING, SWAPPING_WITH, SWAPPING_SEAT) and state.acting == EMPTY:
            found.append("no creature is acting")
        if kind != CHOOSING and PHASE.word(state.phase, 0) == "setup":
            found.append("during setup only objectives are chosen")
    if list(state.flying) != flying:
        found.append("flying must count the birds whose seat on the Fountain is being chosen")
    return found
