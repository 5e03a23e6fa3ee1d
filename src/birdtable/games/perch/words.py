"""What a player can do, what the table waits for, and what can happen."""

from __future__ import annotations

from birdtable.games.perch import content
from birdtable.kernel import (
    SEAT,
    Decisions,
    Events,
    Private,
    Verbs,
    asked,
    event,
    verb,
    vocabulary,
)

BIRD_SIZES = (content.FLOCKS, content.LOCATIONS)


class Verb(Verbs):
    """What a player can do."""

    # the turn: place a bird, and perhaps a bonus action
    perch = verb(*BIRD_SIZES, flock=content.FLOCK, location=content.LOCATION)
    nest = verb(*BIRD_SIZES, flock=content.FLOCK, location=content.LOCATION)
    house = verb(*BIRD_SIZES, flock=content.FLOCK, location=content.LOCATION)
    zap = verb(*BIRD_SIZES, flock=content.FLOCK, location=content.LOCATION)
    zap_nest = verb(content.LOCATIONS, location=content.LOCATION)
    activate = verb(content.CREATURES, creature=content.CREATURE)
    done = verb()
    # creatures
    go = verb(content.LOCATIONS, location=content.LOCATION)
    send = verb(*BIRD_SIZES, flock=content.FLOCK, location=content.LOCATION)
    push = verb(content.FLOCKS, content.DIRECTIONS, flock=content.FLOCK, direction=content.DIRECTION)
    carry = verb(*BIRD_SIZES, flock=content.FLOCK, location=content.LOCATION)
    fetch = verb(*BIRD_SIZES, flock=content.FLOCK, location=content.LOCATION)
    swap = verb(content.FLOCKS, flock=content.FLOCK)
    stand = verb(content.MOST_MEETINGS, intersection=content.MEETING)
    # the Fountain
    seat = verb(content.MOST_FOUNTAIN_SEATS, spot=content.PERCH_SPOT)
    # migration, recruiting, objectives
    add = verb()
    decline = verb()
    return_ = verb(content.FLOCKS, flock=content.FLOCK)
    offer = verb(content.FLOCKS, flock=content.FLOCK)
    trade = verb(content.SEATS, content.FLOCKS, seat=SEAT, flock=content.FLOCK)
    keep = verb(2, card=content.WHICH)


class Decision(Decisions):
    """What the table can wait for."""

    objective = asked()
    rookery = asked()
    return_ = asked()
    offer = asked()
    trade = asked()
    turn = asked()
    move = asked()
    send = asked()
    push = asked()
    carry = asked()
    fetch = asked()
    swap = asked()
    swap_with = asked()
    swap_seat = asked()
    seat = asked()
    stand = asked()


class Event(Events):
    """What can happen."""

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
