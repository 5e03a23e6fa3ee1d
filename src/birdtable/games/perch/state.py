"""The record: everything that lies on the table, and who may see it."""

from __future__ import annotations

from functools import partial
from typing import Any

from birdtable.games.perch import content
from birdtable.kernel import EMPTY, HIDDEN, SEAT, Grid, Int8, Int16, Int32, Row, UInt8, field, known_by, record

of_locations = partial(field, words=content.LOCATION, holds="locations")
of_objectives = partial(field, words=content.OBJECTIVE, holds="objectives")


def of_flocks(meaning: str, **more: Any) -> Any:
    """A number for each flock on each location."""
    return field(meaning, content.LOCATIONS, content.FLOCKS, by=(content.LOCATION, content.FLOCK), **more)


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
    location: Row[Int8] = of_locations("what lies on each place", content.MOST_PLACES, by=content.PLACE)
    place: Row[Int8] = field("where each location lies", content.LOCATIONS, words=content.PLACE, by=content.LOCATION)
    box: Row[Int8] = of_locations("locations that are not in play", content.LOCATIONS)
    birds: Grid[Int8] = of_flocks("birds on the locations", counts="birds")
    nested: Grid[Int8] = of_flocks("1 for a flock in a nest", most=1, counts="nests")
    free_nests: Row[Int8] = field("empty nests", content.LOCATIONS, by=content.LOCATION, counts="nests")
    nests_away: Int8 = field("nests in the box", counts="nests")
    housed: Grid[Int8] = of_flocks("1 for a stack under a birdhouse", most=1, counts="birdhouses")
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
    cards: Grid[Int8] = of_objectives(
        "the objectives dealt to each seat: the kept one first, then the returned one",
        content.SEATS,
        content.DEALT,
        see=known_by("cards_known"),
        by=SEAT,
    )
    cards_known: Grid[UInt8] = field("the seats that know this card, as bits", content.SEATS, content.DEALT, by=SEAT)
    deck: Row[Int8] = of_objectives("objectives not dealt", content.OBJECTIVES, see=HIDDEN)
