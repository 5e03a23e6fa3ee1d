"""What a player can do, what the table waits for, and what can happen."""

from __future__ import annotations

from birdtable.games.perch import content
from birdtable.kernel import SEAT, Decisions, Events, Private, Verbs, anew, event, kernel, together, verb, vocabulary

BIRD_SIZES = (content.FLOCKS, content.LOCATIONS)


class Verb(Verbs):
    # the turn: place a bird, and perhaps a bonus action
    perch = verb(*BIRD_SIZES, flock=content.FLOCK, location=content.LOCATION, clause="perch.places")
    nest = verb(*BIRD_SIZES, flock=content.FLOCK, location=content.LOCATION, clause="perch.nest")
    house = verb(*BIRD_SIZES, flock=content.FLOCK, location=content.LOCATION, clause="bonus.birdhouse")
    zap = verb(*BIRD_SIZES, flock=content.FLOCK, location=content.LOCATION, clause="bonus.lightning")
    zap_nest = verb(content.LOCATIONS, location=content.LOCATION, clause="bonus.lightning-nest")
    activate = verb(content.CREATURES, creature=content.CREATURE, clause="creature.once")
    done = verb(clause="perch.turn")
    # creatures
    go = verb(content.LOCATIONS, location=content.LOCATION, clause="creature.effect")
    send = verb(*BIRD_SIZES, flock=content.FLOCK, location=content.LOCATION, clause="creature.effect")
    push = verb(
        content.FLOCKS, content.DIRECTIONS, flock=content.FLOCK, direction=content.DIRECTION, clause="creature.dog"
    )
    carry = verb(*BIRD_SIZES, flock=content.FLOCK, location=content.LOCATION, clause="creature.cat")
    fetch = verb(*BIRD_SIZES, flock=content.FLOCK, location=content.LOCATION, clause="creature.effect")
    swap = verb(content.FLOCKS, flock=content.FLOCK, clause="creature.effect")
    stand = verb(content.MOST_MEETINGS, intersection=content.MEETING, clause="creature.scarecrow-place")
    # the Fountain
    seat = verb(content.MOST_FOUNTAIN_SEATS, spot=content.PERCH_SPOT, clause="fountain.owner")
    # migration, recruiting, objectives
    add = verb(clause="migration.rookery")
    decline = verb(clause="migration.rookery")
    return_ = verb(content.FLOCKS, flock=content.FLOCK, clause="recruit.birdbath")
    offer = verb(content.FLOCKS, flock=content.FLOCK, clause="recruit.feeder")
    trade = verb(content.SEATS, content.FLOCKS, seat=SEAT, flock=content.FLOCK, clause="recruit.feeder")
    keep = verb(2, card=content.WHICH, clause="setup.objectives")


class Decision(Decisions):
    """Where the clause is `creature.effect`, the acting creature's own says more."""

    objective = together("setup.objectives")
    rookery = "migration.rookery"
    return_ = "recruit.birdbath"
    offer = "recruit.feeder"
    trade = "recruit.feeder"
    turn = anew("perch.turn")
    move = "creature.effect"
    send = "creature.effect"
    push = "creature.dog"
    carry = "creature.cat"
    fetch = "creature.bee"
    swap = "creature.effect"
    swap_with = "creature.cuckoo"
    swap_seat = "creature.squirrel"
    seat = "fountain.owner"
    stand = "creature.scarecrow-place"


@kernel
def is_about_flock(kind: int) -> bool:
    """Whether the first detail of a decision is a flock."""
    return kind in (Decision.trade, Decision.swap_with, Decision.swap_seat, Decision.seat)


@kernel
def is_moving_birds(kind: int) -> bool:
    """Whether a decision is about birds that the acting creature moves, other than to the Fountain."""
    return kind in (
        Decision.push,
        Decision.carry,
        Decision.fetch,
        Decision.swap,
        Decision.swap_with,
        Decision.swap_seat,
    )


class Event(Events):
    laid = event(location=content.LOCATION)
    dealt = event(seat=SEAT, objective=Private(content.OBJECTIVE, "seat"))
    kept = event(seat=SEAT, objective=Private(content.OBJECTIVE, "seat"))
    starts = event(seat=SEAT)
    round = event(round=None)
    migrated = event(flock=content.FLOCK, birds=None)
    added = event(flock=content.FLOCK, location=content.LOCATION)
    declined = event(seat=SEAT, decision=vocabulary("decision", Decision))
    drew = event(seat=SEAT, flock=content.FLOCK)
    took = event(seat=SEAT, birds=None, flock=content.FLOCK)
    returned = event(seat=SEAT, flock=content.FLOCK)
    traded = event(seat=SEAT, flock=content.FLOCK, other=SEAT, other_flock=content.FLOCK)
    perched = event(seat=SEAT, flock=content.FLOCK, location=content.LOCATION)
    nested = event(seat=SEAT, flock=content.FLOCK, location=content.LOCATION)
    housed = event(seat=SEAT, flock=content.FLOCK, location=content.LOCATION)
    zapped = event(seat=SEAT, flock=content.FLOCK, location=content.LOCATION)
    zapped_nest = event(seat=SEAT, location=content.LOCATION)
    activated = event(seat=SEAT, creature=content.CREATURE)
    moved = event(seat=SEAT, creature=content.CREATURE, location=content.LOCATION)
    stood = event(
        seat=SEAT, intersection=content.MEETING, first=content.LOCATION, second=content.LOCATION, third=content.LOCATION
    )
    sent = event(seat=SEAT, flock=content.FLOCK, location=content.LOCATION)
    pushed = event(seat=SEAT, flock=content.FLOCK, location=content.LOCATION, to=content.LOCATION)
    pushed_off = event(seat=SEAT, flock=content.FLOCK, location=content.LOCATION)
    swapped = event(
        seat=SEAT, flock=content.FLOCK, location=content.LOCATION, other_flock=content.FLOCK, other=content.LOCATION
    )
    swapped_seat = event(
        seat=SEAT, flock=content.FLOCK, location=content.LOCATION, other_flock=content.FLOCK, spot=content.PERCH_SPOT
    )
    seated = event(flock=content.FLOCK, spot=content.PERCH_SPOT)
    to_plaza = event(flock=content.FLOCK, birds=None, origin=content.ORIGIN)
    to_roost = event(flock=content.FLOCK, birds=None)
    scored = event(seat=SEAT, location=content.LOCATION, rank=content.RANK, points=None)
    order = event(seat=SEAT, rank=None)
    controls = event(seat=SEAT, creature=content.CREATURE)
    uncontrolled = event(creature=content.CREATURE)
    falls = event(location=content.LOCATION)
    removed = event(location=content.LOCATION)
    went_home = event(creature=content.CREATURE)
    got_birdhouse = event(seat=SEAT)
    got_lightning = event(seat=SEAT)
    achieved = event(seat=SEAT, objective=content.OBJECTIVE, points=None)
    missed = event(seat=SEAT, objective=content.OBJECTIVE)
    largest = event(seat=SEAT, location=content.LOCATION, birds=None, points=None)
    no_largest = event()
    creature_points = event(seat=SEAT, creatures=None, points=None)
    fountain_points = event(seat=SEAT, birds=None, points=None)
    plaza_points = event(seat=SEAT, birds=None, points=None)
    tied = event(seat=SEAT, points=None, largest=None, seated=None)
    won = event(seat=SEAT, points=None)
