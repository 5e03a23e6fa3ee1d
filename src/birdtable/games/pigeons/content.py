"""The content files as tables and vocabularies, and the geometry of the city.

Lengths in kernels are 64ths of an inch, angles 16ths of a degree. The board is a lattice of 16 × 16 one-inch cells,
numbered row by row from the north-west; the 128 cells that are roof are the *squares*, in the same order. A space is
two cells wide: space a8 is cells 0, 1, 16, 17, its squares are a8nw, a8ne, a8sw, a8se.

A *crossing* is a straight flight: number 4 × square + direction from a roof, 512 + 16 × park + lane out of a park. It
leads to the next roof square in that line, over none (a step) or some street cells.
"""

from __future__ import annotations

import math
from enum import auto
from statistics import NormalDist

import numpy as np

from birdtable.games.pigeons.box import SCHEMA
from birdtable.kernel import Vocabulary, Words, block, grid, numbers, table, vocabulary

DATA = SCHEMA.read(__package__)
BOX = DATA["box.toml"]
CITY = DATA["city.toml"]
TILES = DATA["tiles.toml"]["tile"]
PHYSICS = DATA["physics.toml"]
MODEL = DATA["model.toml"]

PLAYERS = (2, 3, 4, 5)
SEATS = 5
INCH = 64
DEGREE = 16
BITS = 12  # sines, tangents and secants are given in 4096ths

COLOURS = tuple(BOX["box"]["colours"])
FLOCK = BOX["box"]["pigeons"]
PIGEONS = SEATS * FLOCK
CUBES = BOX["box"]["cubes"]
PLACED = BOX["setup"]["placed"]
IN_CLOACA = BOX["setup"]["in_cloaca"]
ACTIONS_A_TURN = BOX["turn"]["actions"]
TURNS = BOX["turn"]["turns"]
CLOACA = BOX["turn"]["cloaca"]
PARKED = BOX["turn"]["parked"]
DEUCE_PRICES = tuple(BOX["deuce"]["prices"])
ROUND_LIMITS = tuple(BOX["rounds"]["limits"])
DEUCE_PRICE = table(DEUCE_PRICES)
ROUND_LIMIT = table(ROUND_LIMITS)


class Phase(Words):
    """Where a round stands; before the first one pigeons are placed."""

    set_up = auto()
    pigeons = auto()
    falcons = auto()


PHASE = vocabulary("phase", Phase)

# ---------------------------------------------------------------------- the lattice

WIDTH = 16
CELLS = WIDTH * WIDTH
BOARD = WIDTH * INCH
SPACE_NAMES = tuple(f"{column}{8 - row}" for row in range(8) for column in "abcdefgh")


def space_of(cell: int) -> int:
    """The space that a cell is a quarter of."""
    return cell // WIDTH // 2 * 8 + cell % WIDTH // 2


_HEIGHTS = [0] * 64
_STRUCTURES = [0] * 64
for _structure in CITY["structure"]:
    for _name in _structure["spaces"]:
        _HEIGHTS[SPACE_NAMES.index(_name)] = _structure["height"]
        _STRUCTURES[SPACE_NAMES.index(_name)] = _structure["number"]

SQUARE_CELLS = tuple(cell for cell in range(CELLS) if _HEIGHTS[space_of(cell)])
SQUARES = len(SQUARE_CELLS)
SQUARE_NAMES = tuple(
    SPACE_NAMES[space_of(cell)] + "ns"[cell // WIDTH % 2] + "we"[cell % WIDTH % 2] for cell in SQUARE_CELLS
)
BUILDINGS = len(CITY["structure"])
STREET_SPACES = tuple(space for space in range(64) if not _HEIGHTS[space])
STREETS = len(STREET_SPACES)
NOWHERE = -1

HEIGHT_AT = table([_HEIGHTS[space_of(cell)] for cell in range(CELLS)], "i1")
SQUARE_AT = table([SQUARE_CELLS.index(cell) if cell in SQUARE_CELLS else NOWHERE for cell in range(CELLS)], "i2")
STREET_AT = table([STREET_SPACES.index(space) if space in STREET_SPACES else NOWHERE for space in range(64)], "i1")
STREET_SPACE = table(STREET_SPACES, "i1")
BUILDING_AT = table([_STRUCTURES[space_of(cell)] - 1 for cell in range(CELLS)], "i1")  # -1 is street
CELL = table(SQUARE_CELLS, "i2")
HEIGHT = table([_HEIGHTS[space_of(cell)] for cell in SQUARE_CELLS], "i1")
STRUCTURE = table([_STRUCTURES[space_of(cell)] for cell in SQUARE_CELLS], "i1")
QUADRANT = table([cell // WIDTH // 8 * 2 + cell % WIDTH // 8 for cell in SQUARE_CELLS], "i1")
QUADRANTS = 4
MIDDLE = INCH // 2

# ---------------------------------------------------------------------- straight flights


class Direction(Words):
    """Where a pigeon flies to, or where a park lies."""

    north = auto()
    east = auto()
    south = auto()
    west = auto()


DIRECTIONS = len(Direction)
STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))  # rows south, columns east
STEP_ROW = table([step[0] for step in STEPS], "i1")
STEP_COLUMN = table([step[1] for step in STEPS], "i1")
PARKS = len(Direction)
LANES = WIDTH
FROM_PARK = DIRECTIONS * SQUARES
CROSSINGS = FROM_PARK + PARKS * LANES
FLIES = table([Direction.south, Direction.west, Direction.north, Direction.east], "i1")  # the way out of each park


def _start(crossing: int) -> tuple[int, int, int]:
    """Row, column and direction from which a crossing starts; a park lies just outside the board."""
    if crossing < FROM_PARK:
        cell = SQUARE_CELLS[crossing // DIRECTIONS]
        return cell // WIDTH, cell % WIDTH, crossing % DIRECTIONS
    park, lane = divmod(crossing - FROM_PARK, LANES)
    row, column = ((-1, lane), (lane, WIDTH), (WIDTH, lane), (lane, -1))[park]
    return row, column, int(FLIES[park])


def _fly(crossing: int) -> tuple[int, list[int]]:
    """The square that a straight flight reaches (or NOWHERE), and the street cells it crosses (fly.straight)."""
    row, column, direction = _start(crossing)
    over: list[int] = []
    while True:
        row, column = row + STEPS[direction][0], column + STEPS[direction][1]
        if not (0 <= row < WIDTH and 0 <= column < WIDTH):
            return NOWHERE, []
        cell = row * WIDTH + column
        if _HEIGHTS[space_of(cell)]:
            return SQUARE_CELLS.index(cell), over
        over.append(cell)


def _tallest(over: list[int]) -> int:
    """The tallest structure that touches a side of a crossed street space (poop.height)."""
    tallest = 0
    for space in {space_of(cell) for cell in over}:
        for rows, columns in STEPS:
            row, column = space // 8 + rows, space % 8 + columns
            if 0 <= row < 8 and 0 <= column < 8:
                tallest = max(tallest, _HEIGHTS[8 * row + column])
    return tallest


_FLIGHTS = [_fly(crossing) for crossing in range(CROSSINGS)]
LANDS = table([square for square, _ in _FLIGHTS], "i2")  # by crossing
STREETS_CROSSED = [tuple(dict.fromkeys(SPACE_NAMES[space_of(cell)] for cell in over)) for _, over in _FLIGHTS]
GAP = table([len(over) for _, over in _FLIGHTS], "i1")  # street cells crossed
TALLEST = table([_tallest(over) for _, over in _FLIGHTS], "i1")
EDGE_ROW = table([_start(crossing)[0] for crossing in range(CROSSINGS)], "i1")
EDGE_COLUMN = table([_start(crossing)[1] for crossing in range(CROSSINGS)], "i1")
WAY = table([_start(crossing)[2] for crossing in range(CROSSINGS)], "i1")
WORDS_OF_SQUARES = 4


def _reach() -> list[list[list[int]]]:
    """The squares that a pigeon can be carried to in up to n flights, as bits in four words (fly.through)."""
    reach = []
    for square in range(SQUARES):
        near: set[int] = set()
        front = {square}
        rows = [[0] * WORDS_OF_SQUARES]
        for _ in range(ACTIONS_A_TURN - 1):
            front = {int(LANDS[DIRECTIONS * one + way]) for one in front for way in Direction} - {NOWHERE}
            near |= front
            rows.append([sum(1 << one % 32 for one in near if one // 32 == w) for w in range(WORDS_OF_SQUARES)])
        reach.append(rows)
    return reach


REACH = block(_reach(), "u4")  # by square, flights, word


def _partners(square: int) -> list[int]:
    """The squares beside a square, eight ways, on structures of the same height (mate.beside)."""
    row, column = divmod(SQUARE_CELLS[square], WIDTH)
    found = []
    for rows in (-1, 0, 1):
        for columns in (-1, 0, 1):
            if (rows or columns) and 0 <= row + rows < WIDTH and 0 <= column + columns < WIDTH:
                other = int(SQUARE_AT[(row + rows) * WIDTH + column + columns])
                if other != NOWHERE and HEIGHT[other] == HEIGHT[square]:
                    found.append(other)
    return (found + [NOWHERE] * 8)[:8]


PARTNERS = grid([_partners(square) for square in range(SQUARES)], "i2")

# ---------------------------------------------------------------------- street tiles

TILE_NAMES = tuple(tile["name"] for tile in TILES)
TILE_COUNT = len(TILES)
TILE = 2 * INCH  # its edge
RECTANGLES = 2  # the most targets, and the most umbrellas, of a tile
HALF_CUBE = round(PHYSICS["sizes"]["cube"] * INCH / 2)
POINTS = table([tile["points"] for tile in TILES], "i1")
PEOPLE = table([tile["people"] for tile in TILES], "i1")


def _areas(kind: str) -> list[list[list[int]]]:
    """Rectangles in 64ths of an inch: west, north, east, south; [0, 0, 0, 0] where a tile has fewer."""
    return [
        [[round(edge * TILE / 100) for edge in area] for area in (tile[kind] + [[0] * 4] * RECTANGLES)[:RECTANGLES]]
        for tile in TILES
    ]


TARGETS = block(_areas("targets"), "i2")
UMBRELLAS = block(_areas("umbrellas"), "i2")


class Touch(Words):
    """What a cube touches."""

    splash = auto()
    hit = auto()
    umbrella = auto()


TOUCHES = len(Touch)

# ---------------------------------------------------------------------- dropping

DROP = PHYSICS["drop"]
LINES = DROP["lines"]
LINE_STEP = round(DROP["line_step"] * INCH)
RELEASE_STEP = round(DROP["release_step"] * INCH)
RELEASES = int(max(GAP)) * INCH // RELEASE_STEP
PLACES = TILE // RELEASE_STEP  # places of a cube on a tile, each way
MOST_CUBES = SEATS * CUBES
ERROR_BITS = 10
HEIGHTS = 5


class Hand(Words):
    """How a cube was let go: by choice, or by a hand that times it."""

    chosen = auto()
    timed = auto()


class Axis(Words):
    """Along or across the flight that drops a cube."""

    along = auto()
    across = auto()


def _errors(hand: Hand, axis: Axis) -> list[int]:
    """Standard deviations of a drop by the height it falls from, in 64ths of an inch times 2^ERROR_BITS."""
    fixed, by_height = DROP["error"] if hand == Hand.chosen else (DROP["reflex_error"][axis], 0)
    return [round((fixed + by_height * height) * INCH * (1 << ERROR_BITS)) for height in range(HEIGHTS)]


DROP_ERROR = block([[_errors(hand, axis) for axis in Axis] for hand in Hand])
QUANTILES = 256
NORMAL = table([round(NormalDist().inv_cdf((k + 0.5) / QUANTILES) * 1024) for k in range(QUANTILES)], "i2")

# ---------------------------------------------------------------------- aiming

AIM = PHYSICS["aim"]
SIZES = PHYSICS["sizes"]
ROOST_NAMES = ("nw", "ne", "se", "sw")
ROOSTS = len(ROOST_NAMES)
AZIMUTHS = (AIM["azimuth"][1] - AIM["azimuth"][0]) // AIM["azimuth_step"] + 1
ELEVATIONS = (AIM["elevation"][1] - AIM["elevation"][0]) // AIM["elevation_step"] + 1
FIRST_AZIMUTH, AZIMUTH_STEP = AIM["azimuth"][0] * DEGREE, AIM["azimuth_step"] * DEGREE
FIRST_ELEVATION, ELEVATION_STEP = AIM["elevation"][0] * DEGREE, AIM["elevation_step"] * DEGREE
FINE_STEP = round(AIM["fine_step"] * DEGREE)
FINE_AZIMUTHS, FINE_ELEVATIONS = AZIMUTH_STEP // FINE_STEP, ELEVATION_STEP // FINE_STEP
LAST_AZIMUTH, LAST_ELEVATION = AIM["azimuth"][1] * DEGREE, AIM["elevation"][1] * DEGREE
AIM_ERROR = round(AIM["error"] * DEGREE)
TREMORS, TREMOR_STEPS = 6, 256  # numbers from the table's stream that shape the tremor of a hand
LOWEST, HIGHEST = (edge * DEGREE for edge in AIM["flown_elevation"])
RIGHT_ANGLE = 90 * DEGREE
ROOST_EAST = table([0, 1, 1, 0], "i1")
ROOST_SOUTH = table([0, 0, 1, 1], "i1")


def _scaled(value: float) -> int:
    return round(value * (1 << BITS))


def _angle(units: int) -> float:
    return math.radians(units / DEGREE)


SINE = table([_scaled(math.sin(_angle(a))) for a in range(RIGHT_ANGLE + 1)], "i2")
TANGENT = table([_scaled(math.tan(_angle(e))) for e in range(HIGHEST + 1)], "i2")
SECANT = table([_scaled(1 / math.cos(_angle(e))) for e in range(HIGHEST + 1)], "i2")

# ---------------------------------------------------------------------- the fast model

SOCKET = round(SIZES["socket_height"] * INCH)
RELEASED_AT, COLLAR = round(SIZES["release"] * INCH), round(SIZES["collar"] * INCH)
UNDERSIDE = round(SIZES["underside"] * INCH)
BODY, WINGS = INCH // 4, round(SIZES["half_width"] * INCH)
WINGS_HIGHER = round((SIZES["underside"] - SIZES["wings_below"]) * INCH)
ROD = round(SIZES["rod_radius"] * INCH)


class Posture(Words):
    """How a pigeon is, from its flight until all have flown."""

    upright = auto()
    pushed = auto()
    lying = auto()


ROD_BESIDE = table([round(apart * INCH) for apart in (0.26, 0.26, 0.4)], "i1")  # the rod and a pigeon, by posture
TALL = table([round(tall * INCH) for tall in (*[SIZES["pigeon_height"]] * 2, SIZES["pigeon_base"])], "i1")
LOWEST_CLEAR = table(MODEL["rod"]["lowest_clear"], "u1")  # 16ths of a degree at which no structure is touched
SPARED = round(1.25 * INCH)  # along the rod: nearer to the socket the falcon never comes
BIN = INCH // 4
LOWEST_BIN = -INCH // 2
DEAD = grid(MODEL["flight"]["dead"], "i2")
HURT = grid(MODEL["flight"]["hurt"], "i2")
BESIDE_BINS, UNDER_BINS = DEAD.shape
DOMINO_DEAD, DOMINO_HURT = MODEL["flight"]["domino_dead"], MODEL["flight"]["domino_hurt"]
THOUSAND = 1000
RESTS_ALONG = grid([[0] * len(MODEL["drop"]["along"][0]), *MODEL["drop"]["along"]], "i2")  # by height
RESTS_ACROSS = grid([[0] * len(MODEL["drop"]["across"][0]), *MODEL["drop"]["across"]], "i2")
REST_QUANTILES = RESTS_ALONG.shape[1]


def _spreads(with_error: bool, hand: Hand, axis: Axis) -> list[int]:
    """The standard deviation of resting places by height, in 64ths of an inch, with or without the hand's error."""
    rests = np.array((RESTS_ALONG, RESTS_ACROSS)[axis].tolist())
    errors = [DROP_ERROR[hand, axis, height] / (1 << ERROR_BITS) * with_error for height in range(HEIGHTS)]
    return [round(math.hypot(float(row.std()), error)) for row, error in zip(rests, errors, strict=True)]


ROOF_DRIFT = table(
    [
        round(DROP["speed"] * math.sqrt(2 * (DROP["above"] + fall) / PHYSICS["flight_model"]["gravity"]) * INCH)
        for fall in range(HEIGHTS)
    ],
    "i2",
)  # how far a cube comes before it is down on a roof so many inches below the tallest
DRIFT = table([round(float(row.mean())) for row in np.array(RESTS_ALONG.tolist())], "i2")
SPREADS = block(
    [[_spreads(error, hand, axis) for axis in Axis] for error in (False, True) for hand in Hand],
    "i2",
)  # by twice the error plus how it was let go, along/across, height
CDF_STEPS = 32  # to one standard deviation
CDF = table([round(NormalDist().cdf(k / CDF_STEPS) * THOUSAND) for k in range(4 * CDF_STEPS + 1)], "i2")

# ---------------------------------------------------------------------- places and words

FIRST_PARK = SQUARES
BAG = FIRST_PARK + PARKS
PARK_NAMES = tuple(f"park-{name}" for name in BOX["parks"]["names"])

SQUARE = Vocabulary("square", SQUARE_NAMES)
PLACE = Vocabulary("place", (*SQUARE_NAMES, *PARK_NAMES, "bag"))
PARK = Vocabulary("park", tuple(BOX["parks"]["names"]))
DIRECTION = vocabulary("direction", Direction)
LANE = numbers("lane", LANES, first=1)
PIGEON = Vocabulary("pigeon", tuple(f"{colour}-{number + 1}" for colour in COLOURS for number in range(FLOCK)))
OWN = numbers("pigeon", FLOCK, first=1)
STREET = Vocabulary("street", tuple(SPACE_NAMES[space] for space in STREET_SPACES))
TILE_WORD = Vocabulary("tile", TILE_NAMES)
TOUCH = vocabulary("touch", Touch)
ROOST = Vocabulary("roost", ROOST_NAMES)
LINE = Vocabulary("line", tuple(str(line - LINES // 2) for line in range(LINES)))
RELEASE = numbers("release", RELEASES)
AZIMUTH_WORD = Vocabulary(
    "azimuth", tuple(str(AIM["azimuth"][0] + AIM["azimuth_step"] * step) for step in range(AZIMUTHS))
)
ELEVATION_WORD = Vocabulary(
    "elevation", tuple(str(AIM["elevation"][0] + AIM["elevation_step"] * step) for step in range(ELEVATIONS))
)
FINE_AZIMUTH = Vocabulary("quarters", tuple(str(step - FINE_AZIMUTHS // 2) for step in range(FINE_AZIMUTHS)))
FINE_ELEVATION = Vocabulary("quarters", tuple(str(step - FINE_ELEVATIONS // 2) for step in range(FINE_ELEVATIONS)))
SIXTEENTH = numbers("sixteenth", PLACES)
OFFS = 6  # eighths of an inch from the middle of a square to its corner
OFF = numbers("eighth", OFFS)
CUBE = numbers("cube", MOST_CUBES, first=1)
BUILDING = Vocabulary("building", tuple(f"building-{one['spaces'][0]}" for one in CITY["structure"]))
THING = Vocabulary("thing", (*BUILDING.words(0), *PIGEON.words(0)))  # what a rod can touch
ANGLE = Vocabulary("angle", tuple(f"{angle / DEGREE:.2f}".rstrip("0").rstrip(".") for angle in range(RIGHT_ANGLE + 1)))
POSTURE = vocabulary("posture", Posture)
