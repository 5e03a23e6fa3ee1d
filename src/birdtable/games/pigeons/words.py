"""What a player can do, what chance can bring, what the table waits for, and what can happen."""

from __future__ import annotations

from birdtable.games.pigeons import content
from birdtable.kernel import (
    SEAT,
    Decisions,
    Events,
    Verbs,
    asked,
    event,
    verb,
)


class Verb(Verbs):
    """What a player can do."""

    # what players do
    place = verb(content.SQUARES, square=content.SQUARE)
    feed = verb()
    fly = verb(content.FLOCK, 4, pigeon=content.OWN, direction=content.DIRECTION)
    leave = verb(content.PARKS, content.LANES, park=content.PARK, lane=content.LANE)
    mate = verb(content.PARKS, park=content.PARK)
    cross = verb(content.SEATS, seat=SEAT)
    nest = verb(content.PARKS, park=content.PARK)
    poop = verb(content.FLOCK, 4, pigeon=content.OWN, direction=content.DIRECTION)
    poop_leaving = verb(content.PARKS, content.LANES, park=content.PARK, lane=content.LANE)
    deuce = verb(content.FLOCK, 4, pigeon=content.OWN, direction=content.DIRECTION)
    deuce_leaving = verb(content.PARKS, content.LANES, park=content.PARK, lane=content.LANE)
    line = verb(content.LINES, line=content.LINE)
    release = verb(content.RELEASES, step=content.RELEASE)
    press = verb(content.RELEASES, by_hand=True, step=content.RELEASE)
    early = verb(by_hand=True)
    slip = verb(by_hand=True)
    hold = verb(by_hand=True)
    end = verb()
    roost = verb(content.ROOSTS, roost=content.ROOST)
    decline = verb()
    azimuth = verb(content.AZIMUTHS, degrees=content.AZIMUTH_WORD)
    elevation = verb(content.ELEVATIONS, degrees=content.ELEVATION_WORD)
    trim = verb(
        content.FINE_AZIMUTHS, content.FINE_ELEVATIONS, sideways=content.FINE_AZIMUTH, upwards=content.FINE_ELEVATION
    )
    # what chance brings
    touch = verb(content.BUILDINGS + content.PIGEONS, thing=content.THING)
    stick = verb()
    meet = verb(content.BUILDINGS, building=content.BUILDING)
    spare = verb(content.PIGEONS, pigeon=content.PIGEON)
    totter = verb(content.PIGEONS, pigeon=content.PIGEON)
    strike = verb(content.PIGEONS, pigeon=content.PIGEON)
    topple = verb(content.PIGEONS, pigeon=content.PIGEON)
    rest = verb()
    die = verb()
    fall = verb(content.OFFS, eighths=content.OFF)
    stay = verb(content.OFFS, eighths=content.OFF)
    to = verb(content.SQUARES, square=content.SQUARE)
    knock = verb(content.MOST_CUBES, cube=content.CUBE)
    land = verb(content.STREETS, 3, street=content.STREET, touch=content.TOUCH)
    lost = verb()
    east = verb(content.PLACES, sixteenths=content.SIXTEENTH)
    south = verb(content.PLACES, sixteenths=content.SIXTEENTH)


class Decision(Decisions):
    """What the table can wait for."""

    place = asked()
    turn = asked()
    mercy = asked()
    nest = asked()
    line = asked()
    release = asked()
    second_release = asked()
    roost = asked()
    azimuth = asked()
    elevation = asked()
    trim = asked()
    flight = asked()
    fate = asked()
    where = asked()
    drop = asked()
    east = asked()
    south = asked()


class Event(Events):
    """What can happen."""

    laid = event(street=content.STREET, tile=content.TILE_WORD)
    starts = event(seat=SEAT)
    placed = event(seat=SEAT, pigeon=content.PIGEON, square=content.SQUARE)
    round = event(round=None, seat=SEAT)
    turn = event(seat=SEAT, turn=None)
    fed = event(seat=SEAT, cloaca=None, supply=None)
    flew = event(seat=SEAT, pigeon=content.PIGEON, start=content.PLACE, square=content.SQUARE)
    mated = event(seat=SEAT, pigeon=content.PIGEON, park=content.PARK)
    crossed = event(seat=SEAT, other=SEAT, drawn=SEAT)
    nested = event(seat=SEAT, pigeon=content.PIGEON, park=content.PARK)
    pitied = event(seat=SEAT, pigeon=content.PIGEON, park=content.PARK)
    released = event(seat=SEAT, pigeon=content.PIGEON, cubes=None)
    dropped = event(seat=SEAT, street=content.STREET, touch=content.TOUCH)
    missed = event(seat=SEAT)
    knocked = event(seat=SEAT, street=content.STREET, touch=content.TOUCH)
    swept = event(seat=SEAT)
    early = event(seat=SEAT, cubes=None)
    slipped = event(seat=SEAT, cubes=None)
    held = event(seat=SEAT)
    returned = event(seat=SEAT, pigeon=content.PIGEON, start=content.PLACE)
    ended = event(seat=SEAT, left=None)
    emptied = event(seat=SEAT)
    won_tile = event(seat=SEAT, tile=content.TILE_WORD, points=None, street=content.STREET)
    shaded = event(seat=SEAT, tile=content.TILE_WORD, street=content.STREET)
    penalised = event(seat=SEAT, street=content.STREET, tiles=None)
    aimed = event(seat=SEAT, roost=content.ROOST, azimuth=content.ANGLE, elevation=content.ANGLE)
    declined = event(seat=SEAT)
    void = event(seat=SEAT, thing=content.THING, azimuth=content.ANGLE, elevation=content.ANGLE)
    stuck = event(seat=SEAT)
    met = event(seat=SEAT, building=content.BUILDING)
    spared = event(pigeon=content.PIGEON, building=content.BUILDING)
    tottered = event(seat=SEAT, pigeon=content.PIGEON)
    struck = event(seat=SEAT, pigeon=content.PIGEON)
    toppled = event(seat=SEAT, pigeon=content.PIGEON)
    killed = event(seat=SEAT, pigeon=content.PIGEON, blood=None)
    hurt = event(pigeon=content.PIGEON, square=content.SQUARE)
    pushed = event(pigeon=content.PIGEON, square=content.SQUARE)
    rested = event(seat=SEAT, kills=None)
    rose = event(pigeon=content.PIGEON, square=content.SQUARE, posture=None)
    last = event()
    alive = event(seat=SEAT, pigeons=None, points=None)
    tied = event(seat=SEAT, people=None, cubes=None)
    won = event(seat=SEAT, points=None)
