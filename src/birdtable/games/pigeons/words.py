"""What a player can do, what chance can bring, what the table waits for, and what can happen."""

from __future__ import annotations

from birdtable.games.pigeons import content
from birdtable.kernel import SEAT, Decisions, Events, Verbs, anew, event, kernel, table, verb

FLIGHT_SIZES = (content.FLOCK, content.DIRECTIONS)
EXIT_SIZES = (content.PARKS, content.LANES)


class Verb(Verbs):
    """What a player can do, and what chance can bring."""

    # what players do
    place = verb(content.SQUARES, square=content.SQUARE, clause="setup.placement")
    feed = verb(clause="feed.feed")
    fly = verb(*FLIGHT_SIZES, pigeon=content.OWN, direction=content.DIRECTION, clause="fly.straight")
    leave = verb(*EXIT_SIZES, park=content.PARK, lane=content.LANE, clause="mate.leave")
    mate = verb(content.PARKS, park=content.PARK, clause="mate.park")
    cross = verb(content.SEATS, seat=SEAT, clause="cross.draw")
    nest = verb(content.PARKS, park=content.PARK, clause="cross.place")
    poop = verb(*FLIGHT_SIZES, pigeon=content.OWN, direction=content.DIRECTION, clause="poop.crossing")
    poop_leaving = verb(*EXIT_SIZES, park=content.PARK, lane=content.LANE, clause="poop.crossing")
    deuce = verb(*FLIGHT_SIZES, pigeon=content.OWN, direction=content.DIRECTION, clause="deuce.cubes")
    deuce_leaving = verb(*EXIT_SIZES, park=content.PARK, lane=content.LANE, clause="deuce.cubes")
    line = verb(content.LINES, line=content.LINE, clause="poop.line")
    release = verb(content.RELEASES, step=content.RELEASE, clause="poop.release")
    press = verb(content.RELEASES, by_hand=True, step=content.RELEASE, clause="poop.release")
    early = verb(by_hand=True, clause="poop.early")
    slip = verb(by_hand=True, clause="poop.slip")
    hold = verb(by_hand=True, clause="poop.release")
    end = verb(clause="turn.unused")
    roost = verb(content.ROOSTS, roost=content.ROOST, clause="falcon.roost")
    decline = verb(clause="falcon.decline")
    azimuth = verb(content.AZIMUTHS, degrees=content.AZIMUTH_WORD, clause="falcon.aim")
    elevation = verb(content.ELEVATIONS, degrees=content.ELEVATION_WORD, clause="falcon.aim")
    trim = verb(
        content.FINE_AZIMUTHS,
        content.FINE_ELEVATIONS,
        sideways=content.FINE_AZIMUTH,
        upwards=content.FINE_ELEVATION,
        clause="falcon.aim",
    )
    # what chance brings
    touch = verb(content.BUILDINGS + content.PIGEONS, thing=content.THING, clause="falcon.rod")
    stick = verb(clause="falcon.stuck")
    meet = verb(content.BUILDINGS, building=content.BUILDING, clause="after.building")
    spare = verb(content.PIGEONS, pigeon=content.PIGEON, clause="after.building")
    totter = verb(content.PIGEONS, pigeon=content.PIGEON, clause="after.standing")
    strike = verb(content.PIGEONS, pigeon=content.PIGEON, clause="falcon.slide")
    topple = verb(content.PIGEONS, pigeon=content.PIGEON, clause="after.chain")
    rest = verb(clause="falcon.slide")
    die = verb(clause="after.dead")
    fall = verb(content.OFFS, eighths=content.OFF, clause="after.injured")
    stay = verb(content.OFFS, eighths=content.OFF, clause="after.standing")
    to = verb(content.SQUARES, square=content.SQUARE, clause="after.injured")
    knock = verb(content.MOST_CUBES, cube=content.CUBE, clause="poop.rest")
    land = verb(content.STREETS, content.TOUCHES, street=content.STREET, touch=content.TOUCH, clause="poop.rest")
    lost = verb(clause="poop.lost")
    east = verb(content.PLACES, sixteenths=content.SIXTEENTH, clause="poop.rest")
    south = verb(content.PLACES, sixteenths=content.SIXTEENTH, clause="poop.rest")


FLIGHTS = table([Verb.fly.first, Verb.poop.first, Verb.deuce.first])  # by the cubes that are dropped
EXITS = table([Verb.leave.first, Verb.poop_leaving.first, Verb.deuce_leaving.first])


class Decision(Decisions):
    place = "setup.placement"
    turn = anew("turn.actions")
    mercy = "after.mercy"
    nest = "cross.place"
    line = "poop.line"
    release = "poop.line"
    second_release = "deuce.cubes"
    roost = "falcon.roost"
    azimuth = "falcon.aim"
    elevation = "falcon.aim"
    trim = "falcon.aim"
    flight = "falcon.release"
    fate = "falcon.release"
    where = "falcon.release"
    drop = "poop.rest"
    east = "poop.rest"
    south = "poop.rest"


@kernel
def is_letting_go(kind: int) -> bool:
    """Whether a decision is about how cubes are dropped."""
    return kind in (Decision.line, Decision.release, Decision.second_release)


@kernel
def is_aiming(kind: int) -> bool:
    """Whether a decision is about where the falcon flies."""
    return kind in (Decision.roost, Decision.azimuth, Decision.elevation, Decision.trim)


@kernel
def is_of_flight(kind: int) -> bool:
    """Whether chance is asked what a flight of the falcon does."""
    return kind in (Decision.flight, Decision.fate, Decision.where)


class Event(Events):
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
