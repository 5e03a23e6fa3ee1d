"""The record: everything that stands, lies and flies in the city, and who may see it."""

from __future__ import annotations

from functools import partial

from birdtable.games.pigeons import content
from birdtable.kernel import EMPTY, HIDDEN, SEAT, Grid, Int8, Int16, Row, UInt8, UInt32, field, known_by, record

of_tiles = partial(field, words=content.TILE_WORD, holds="tiles")


class State(record.State):
    """Everything that lies on the table."""

    # options; `refereed` is in every record
    deuce_price: Int8 = field("which price of a Deuce: 1, 2 or 5 actions", most=2)
    roof_points: Int8 = field("1: a pigeon alive at the end is worth its roof's height", most=1)
    own_blood: Int8 = field("1: killing a pigeon of one's own brings a droplet too", most=1)
    reflex: Int8 = field("1: people may time their drops themselves", most=1)
    round_limit: Int8 = field("which round is the last: 12, 8 or none", most=len(content.ROUND_LIMITS) - 1)
    first_seat: Int8 = field("1: seat 0 begins, not one drawn by lot", most=1)
    # where the game stands
    phase: Int8 = field("0 set-up, 1 pigeon turns, 2 falcon actions", most=2)
    round_number: Int16 = field("rounds begun")
    griffin: Int8 = field("who holds the Angry Griffin", most=content.SEATS - 1)
    turn: Int8 = field("pigeons placed, pigeon turns or flights begun in this phase", most=40)
    actions_left: Int8 = field("actions left in this pigeon turn", most=content.ACTIONS_A_TURN)
    deuced: Int8 = field("1 once cubes of a Deuce were let go in this pigeon turn", most=1)
    ending: Int8 = field("1 once this round is the last", most=1)
    # pigeons: number 8 × seat + pigeon
    place: Row[Int16] = field(
        "where each pigeon is", content.PIGEONS, words=content.PLACE, by=content.PIGEON, empty=content.BAG
    )
    roof: Row[Int8] = field(
        "the pigeon that stands on each square", content.SQUARES, words=content.PIGEON, by=content.SQUARE
    )
    aloft: Int8 = field("the pigeon over an occupied square, which must fly on", words=content.PIGEON)
    aloft_from: Int16 = field("where that pigeon last stood", words=content.PLACE)
    posture: Row[Int8] = field(
        "0 upright, 1 pushed, 2 lying; for falcon actions", content.PIGEONS, by=content.PIGEON, most=2
    )
    moved: Row[Int16] = field(
        "the order in which pigeons were moved in this round's flights", content.PIGEONS, by=content.PIGEON
    )
    moves: Int16 = field("how many were moved so far")
    off: Row[Int8] = field(
        "eighths of an inch to its square's middle", content.PIGEONS, by=content.PIGEON, most=content.OFFS - 1
    )
    # the drop that is being prepared or falls
    crossing: Int16 = field("the straight flight, see content.py", empty=EMPTY)
    flyer: Int8 = field("the pigeon that crosses", words=content.PIGEON)
    line: Int16 = field("64ths of an inch beside the middle of its square")
    releases: Row[Int16] = field("64ths of an inch past the edge, for each cube", 2)
    falling: Int8 = field("cubes that have yet to come to rest", most=2)
    cubes_aloft: Int8 = field("cubes that this flight carries", most=2)
    knocked: Int8 = field("the lying cube that was knocked and comes to rest; -1: the one that falls", empty=EMPTY)
    sketch: Row[Int8] = field("where the fast model lets the cube lie", 2, see=HIDDEN)
    # the flight
    tremor: Row[UInt8] = field("how the hand that holds the rod trembles, where people time it", content.TREMORS)
    roost: Int8 = field("the falcon's roost", words=content.ROOST)
    azimuth: Int16 = field("16ths of a degree; as flown, once the falcon is released")
    elevation: Int16 = field("16ths of a degree; as flown, once the falcon is released")
    moves_before: Int16 = field("moves before this flight")
    kills: Int8 = field("pigeons that this flight has killed")
    met: Int8 = field("the building that the falcon has met in this flight", words=content.BUILDING)
    struck: Row[UInt32] = field("the squares from which this flight struck pigeons, as bits", 4)
    # tiles
    street: Row[Int8] = of_tiles("the tile on each street space", content.STREETS, by=content.STREET)
    reserve: Row[Int8] = of_tiles("tiles to come, the next one last", content.TILE_COUNT, see=HIDDEN)
    reserve_count: Int8 = field("tiles to come", count_of="reserve")
    tiles: Grid[Int8] = of_tiles("tiles won, face up", content.SEATS, content.CUBES, by=SEAT)
    tile_count: Row[Int8] = field("tiles won", content.SEATS, by=SEAT, count_of="tiles")
    face_down: Grid[Int8] = of_tiles(
        "tiles taken for umbrellas", content.SEATS, content.CUBES, see=known_by("face_down_known"), by=SEAT
    )
    face_down_known: Grid[UInt8] = field(
        "the seats that have seen this tile, as bits", content.SEATS, content.CUBES, by=SEAT
    )
    face_down_count: Row[Int8] = field("tiles taken for umbrellas", content.SEATS, by=SEAT, count_of="face_down")
    markers: Row[Int8] = field("umbrellas hit when no tile was left to take", content.SEATS, by=SEAT)
    # cubes
    supply: Row[Int8] = field("poop cubes in the supply", content.SEATS, by=SEAT, counts="cubes", most=content.CUBES)
    cloaca: Row[Int8] = field("poop cubes in the cloaca", content.SEATS, by=SEAT, counts="cubes", most=content.CLOACA)
    spent: Row[Int8] = field("poop cubes dropped", content.SEATS, by=SEAT, counts="cubes", most=content.CUBES)
    cube_seat: Row[Int8] = field("whose each lying cube is, in the order they fell", content.MOST_CUBES, words=SEAT)
    cube_count: Int8 = field("cubes that lie in the streets", count_of="cube_seat")
    cube_street: Row[Int8] = field("the street space it lies on", content.MOST_CUBES, words=content.STREET)
    cube_touch: Row[Int8] = field("what it touches", content.MOST_CUBES, words=content.TOUCH)
    cube_east: Row[Int8] = field("sixteenths of the tile from its west edge", content.MOST_CUBES)
    cube_south: Row[Int8] = field("sixteenths of the tile from its north edge", content.MOST_CUBES)
    droplets: Row[Int16] = field("blood droplets", content.SEATS, by=SEAT)
