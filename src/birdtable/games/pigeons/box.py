"""What may stand in the data files: what is printed is a `Literal`, what is reconstructed may be replaced."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Literal

from pydantic import Field, model_validator

from birdtable.kernel.content import Contradiction, Entry, Schema, drawn, each_once, number, spelled

ROOF_SPACES = 32  # of the board's 64
Thousandths = Annotated[int, number(0, 1000)]
Length = Annotated[float, Field(gt=0, lt=100)]
Share = Annotated[float, Field(ge=0, le=10)]
Strength = Annotated[float, Field(gt=0, lt=1000)]
Degrees = Annotated[int, number(0, 90)]

# ---------------------------------------------------------------------- box.toml


class Pieces(Entry):
    """The pieces."""

    spaces: Literal[64]
    structures: Literal[25]
    street_tiles: Literal[80]
    droplets: Literal[40]
    colours: tuple[Literal["red"], Literal["yellow"], Literal["green"], Literal["blue"], Literal["purple"]]
    pigeons: Literal[8]
    cubes: Literal[12]
    roosts: Literal[4]


class Setup(Entry):
    """How the table is set."""

    placed: Literal[6]
    in_cloaca: Literal[1]
    tiles_laid: Literal[32]


class Turn(Entry):
    """What a turn has."""

    actions: Literal[5]
    turns: Literal[2]
    cloaca: Literal[4]
    parked: Literal[2]


class Parks(Entry):
    """The parks."""

    names: tuple[Literal["north"], Literal["east"], Literal["south"], Literal["west"]]


class Rounds(Entry):
    """The rounds that a game may be limited to; 0 is no limit."""

    limits: Annotated[tuple[Annotated[int, number(0, 99)], ...], Field(min_length=3, max_length=3)]


class Deuce(Entry):
    """What a Deuce may cost, in actions."""

    prices: Annotated[tuple[Annotated[int, number(1, 5)], ...], Field(min_length=3, max_length=3)]


class Box(Entry):
    """What is in the box, and the numbers of the rules."""

    box: Pieces
    setup: Setup
    turn: Turn
    parks: Parks
    rounds: Rounds
    deuce: Deuce


# ---------------------------------------------------------------------- the city and its streets

Space = Annotated[str, spelled("[a-h][1-8]", "d5")]


class Structure(Entry):
    """A structure, and the spaces that it stands on."""

    number: Annotated[int, number(1, 25)]
    height: Annotated[int, number(1, 4)]
    spaces: Annotated[tuple[Space, ...], Field(min_length=1, max_length=4)]


class Spare(Entry):
    """A structure that these rules do not build."""

    height: Annotated[int, number(1, 4)]
    spaces: Annotated[int, number(1, 4)]


class City(Entry):
    """The structures."""

    structure: Annotated[tuple[Structure, ...], Field(min_length=1, max_length=25), each_once("number")]
    spare_structure: tuple[Spare, ...] = ()


Edge = Annotated[int, number(0, 100)]
Area = tuple[Edge, Edge, Edge, Edge]


class Tile(Entry):
    """A street tile: what it is worth, what it shows, and where."""

    name: Annotated[str, drawn(__package__, "tiles.toml", "tile", "name")]
    points: Annotated[int, number(0, 9)]
    people: Annotated[int, number(0, 9)]
    cars: Annotated[int, number(0, 9)]
    targets: Annotated[tuple[Area, ...], Field(min_length=1, max_length=2)]
    umbrellas: Annotated[tuple[Area, ...], Field(max_length=2)]
    figures: tuple[Area, ...]

    @model_validator(mode="after")
    def areas_have_room(self) -> Tile:
        """An area's edges are west, north, east, south."""
        for west, north, east, south in (*self.targets, *self.umbrellas, *self.figures):
            if west >= east or north >= south:
                raise ValueError(f"[{west}, {north}, {east}, {south}] must be the west, north, east and south edge")
        return self


class Tiles(Entry):
    """The street tiles."""

    tile: Annotated[tuple[Tile, ...], Field(min_length=80, max_length=80), each_once("name")]


# ---------------------------------------------------------------------- physics.toml


class Sizes(Entry):
    """Sizes of the product, in inches."""

    space: Annotated[float, Field(ge=2.0, le=2.0)]
    square: Annotated[float, Field(ge=1.0, le=1.0)]
    board: Annotated[float, Field(ge=16.0, le=16.0)]
    pigeon_height: Annotated[float, Field(gt=0.5, lt=1.9)]
    pigeon_base: Annotated[float, Field(gt=0, le=1)]
    socket_height: Length
    rod_length: Length
    rod_radius: Length
    release: Length
    collar: Length
    underside: Length
    wings_below: Length
    half_width: Length
    cube: Annotated[float, Field(gt=0, le=1)]


class Aim(Entry):
    """How finely, how far and how surely a falcon is aimed, in degrees."""

    azimuth: tuple[Degrees, Degrees]
    azimuth_step: Annotated[int, number(1, 10)]
    elevation: tuple[Degrees, Degrees]
    elevation_step: Annotated[int, number(1, 10)]
    fine_step: Annotated[float, Field(ge=0.25, le=0.25)]
    error: Share
    flown_elevation: tuple[Degrees, Degrees]


class Drop(Entry):
    """How cubes are let go."""

    lines: Literal[9]
    line_step: Annotated[float, Field(ge=0.125, le=0.125)]
    release_step: Annotated[float, Field(ge=0.125, le=0.125)]
    speed: Length
    above: Length
    error: tuple[Share, Share]
    reflex_error: tuple[Share, Share]
    tilt: Annotated[float, Field(ge=0, le=90)]
    spin: Annotated[float, Field(ge=0, le=100)]


Pair = tuple[Strength, Strength]
Triple = tuple[Strength, Strength, Strength]


class FlightModel(Entry):
    """The physics of a flight."""

    step: Strength
    gravity: Strength
    pigeon_density: Strength
    falcon_density: Strength
    ring_density: Strength
    ring_friction: Strength
    swing_damping: Strength
    solref: Pair
    solimp: Triple
    friction: Triple
    rest_speed: Strength
    longest: Strength


class DropModel(Entry):
    """The physics of a drop."""

    step: Strength
    cube_density: Strength
    solref: Pair
    friction: Triple
    rest_speed: Strength
    longest: Strength


class Physics(Entry):
    """The sizes of the product and the parameters of its physics."""

    sizes: Sizes
    aim: Aim
    drop: Drop
    flight_model: FlightModel
    drop_model: DropModel


# ---------------------------------------------------------------------- model.toml


class Rod(Entry):
    """Elevations from which on the rod touches no structure, by azimuth."""

    lowest_clear: Annotated[tuple[Annotated[int, number(0, 255)], ...], Field(min_length=1441, max_length=1441)]


Chances = Annotated[
    tuple[Annotated[tuple[Thousandths, ...], Field(min_length=7, max_length=7)], ...],
    Field(min_length=6, max_length=6),
]
Rests = Annotated[
    tuple[Annotated[tuple[Annotated[int, number(-512, 512)], ...], Field(min_length=32, max_length=32)], ...],
    Field(min_length=4, max_length=4),
]


class FlightTable(Entry):
    """Chances that a pigeon dies or is injured."""

    dead: Chances
    hurt: Chances
    domino_dead: Thousandths
    domino_hurt: Thousandths


class DropTable(Entry):
    """Where a cube comes to rest."""

    along: Rests
    across: Rests


class Model(Entry):
    """The fast model, fitted to the referee."""

    rod: Rod
    flight: FlightTable
    drop: DropTable


# ---------------------------------------------------------------------- how they contradict


def contradictions(files: Mapping[str, Any]) -> Iterator[Contradiction]:
    """Two structures on a space, too much or too little roof, choices that are the same, ranges upside down."""
    city: City = files["city.toml"]
    for space, count in Counter(space for one in city.structure for space in one.spaces).items():
        if count > 1:
            yield Contradiction("city.toml", ("structure",), f"has {count} structures on {space}")
    if (roofs := len({space for one in city.structure for space in one.spaces})) != ROOF_SPACES:
        yield Contradiction("city.toml", ("structure",), f"must stand on {ROOF_SPACES} spaces in all, not on {roofs}")
    if sorted(one.number for one in city.structure) != list(range(1, len(city.structure) + 1)):
        yield Contradiction("city.toml", ("structure",), "must be numbered 1, 2, 3, …")
    box: Box = files["box.toml"]
    for way, choices in ((("rounds", "limits"), box.rounds.limits), (("deuce", "prices"), box.deuce.prices)):
        if len({*choices}) < len(choices):
            yield Contradiction("box.toml", way, "must have three different values to choose from")
    aim: Aim = files["physics.toml"].aim
    for key, step in (("azimuth", aim.azimuth_step), ("elevation", aim.elevation_step), ("flown_elevation", 1)):
        least, most = getattr(aim, key)
        if least >= most or (most - least) % step:
            said = f"must go from less to more, in whole steps of {step}"
            yield Contradiction("physics.toml", ("aim", key), said)


SCHEMA = Schema(
    {"box.toml": Box, "city.toml": City, "tiles.toml": Tiles, "physics.toml": Physics, "model.toml": Model},
    contradictions,
)
