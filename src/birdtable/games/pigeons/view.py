"""What a seat sees of the table, as data for the browser and the terminal.

The record that comes in has everything else hidden already, so nothing here can leak.
"""

from __future__ import annotations

from typing import Annotated, TypedDict

from birdtable.games.pigeons import content, end, scoring, setup
from birdtable.games.pigeons.state import State
from birdtable.kernel import EMPTY, NOBODY, UNKNOWN, Vocabulary, part, shown

Space = Annotated[str, "by column and rank, such as a8"]
Square = Annotated[str, "a quarter of a space: a8nw"]
PlaceName = Annotated[str, "a square, park-north and so on, or bag"]
PigeonWord = Annotated[str, "by its colour and number, such as red-3"]
Direction = Annotated[str, content.DIRECTION]
Roost = Annotated[str, content.ROOST]
Posture = Annotated[str, content.POSTURE]
Touch = Annotated[str, content.TOUCH]
Phase = Annotated[str, content.PHASE]
Lane = Annotated[str, content.LANE]
Line = Annotated[str, content.LINE]
Azimuth = Annotated[str, content.AZIMUTH_WORD]
FineAzimuth = Annotated[str, content.FINE_AZIMUTH]
Elevation = Annotated[str, content.ELEVATION_WORD]
FineElevation = Annotated[str, content.FINE_ELEVATION]
Area = tuple[int, int, int, int]


class Structure(TypedDict):
    """A structure of the city: its height in inches, and the spaces that it stands on."""

    number: int
    height: int
    spaces: list[Space]


class Sizes(TypedDict):
    """The sizes of the product, in inches."""

    space: float
    square: float
    board: float
    pigeon_height: float
    pigeon_base: float
    socket_height: float
    rod_length: float
    rod_radius: float
    release: float
    collar: float
    underside: float
    wings_below: float
    half_width: float
    cube: float


class Pigeon(TypedDict):
    """A pigeon and where it is."""

    pigeon: PigeonWord
    seat: int
    number: int
    place: PlaceName
    posture: Posture


class SeatState(TypedDict):
    """Cubes, tiles and droplets of a seat, and what it would have if the game ended now."""

    supply: int
    cloaca: int
    spent: int
    droplets: int
    alive: int
    tiles: list[str]
    face_down: list[str]
    markers: int
    people: int
    total: int
    quadrants_missing: int


class Tile(TypedDict):
    """The tile of a street space, what it shows, and who would take it now.

    An area is its west, north, east and south edge, in hundredths of a tile.
    """

    tile: str
    points: int
    people: int
    cars: int
    targets: list[Area]
    umbrellas: list[Area]
    figures: list[Area]
    leader: int | None


class Cube(TypedDict):
    """A cube on a tile: east and south are sixteenths of the tile from its north-west corner."""

    seat: int
    street: Space
    touch: Touch
    east: int
    south: int


Drop = TypedDict(
    "Drop",
    {
        "pigeon": PigeonWord,
        "from": PlaceName,
        "lane": int | None,
        "direction": Direction,
        "to": Square,
        "width": int,
        "releases": Annotated[int, "how many steps there are to let go at"],
        "height": int,
        "speed": float,
        "drift": Annotated[float, "how far a cube comes along before it rests, on average"],
        "cubes": int,
        "falling": int,
        "line": float,
        "released": list[float],
    },
)
Drop.__doc__ = """The flight that carries cubes: where it goes, what has been chosen, how cubes fall on average.

Lengths are in inches.
"""


class Flight(TypedDict):
    """The falcon's roost and the rod's angles: as chosen so far, as flown once it is released."""

    roost: Roost
    azimuth: float
    elevation: float
    error: Annotated[float, "the hand's error in degrees"]
    kills: int


class Rules(TypedDict):
    """Numbers that never change: actions of a turn, cubes that fit into a cloaca."""

    actions: int
    cloaca: int


class PigeonsView(TypedDict):
    """The city, the flocks, the streets, and the drop or flight that is under way."""

    phase: Phase
    round: int
    rounds: int
    last_round: bool
    griffin: int
    turn: int
    actions_left: int
    deuce_price: int
    deuced: bool
    structures: list[Structure]
    sizes: Sizes
    colours: list[str]
    pigeons: list[Pigeon]
    aloft: PigeonWord | None
    seats: list[SeatState]
    streets: dict[Space, Tile | None]
    cubes: list[Cube]
    reserve: int
    drop: Drop | None
    flight: Flight | None
    tremor: Annotated[list[int] | None, "how the hand on the rod trembles, where people time it"]
    rules: Rules


RULES: Rules = {"actions": content.ACTIONS_A_TURN, "cloaca": content.CLOACA}
STRUCTURES = [shown(Structure, one) for one in content.CITY["structure"]]
SHOWN_SIZES = shown(Sizes, content.SIZES)


def view(seen: State, players: int) -> PigeonsView:
    """The city, the flocks, the streets, and the drop or flight that is under way."""
    return {
        "phase": content.PHASE.word(seen.phase, 0),
        "round": seen.round_number,
        "rounds": int(content.ROUND_LIMIT[seen.round_limit]),
        "last_round": bool(seen.ending),
        "griffin": seen.griffin,
        "turn": seen.turn,
        "actions_left": seen.actions_left,
        "deuce_price": int(content.DEUCE_PRICE[seen.deuce_price]),
        "deuced": bool(seen.deuced),
        "structures": STRUCTURES,
        "sizes": SHOWN_SIZES,
        "colours": list(content.COLOURS[:players]),
        "pigeons": _pigeons(seen, players),
        "aloft": _word(content.PIGEON, seen.aloft),
        "seats": [_seat(seen, seat) for seat in range(players)],
        "streets": _streets(seen),
        "cubes": _cubes(seen),
        "reserve": seen.reserve_count,
        "drop": _drop(seen),
        "flight": _flight(seen),
        "tremor": list(seen.tremor) if seen.reflex and seen.phase == content.Phase.falcons else None,
        "rules": RULES,
    }


def _word(vocabulary: Vocabulary, value: int) -> str | None:
    return None if value == EMPTY else vocabulary.word(value, 0)


@part("place", "posture")
def _pigeons(seen: State, players: int) -> list[Pigeon]:
    return [_pigeon(seen, pigeon) for pigeon in range(content.FLOCK * players)]


def _pigeon(seen: State, pigeon: int) -> Pigeon:
    return {
        "pigeon": content.PIGEON.word(pigeon, 0),
        "seat": pigeon // content.FLOCK,
        "number": pigeon % content.FLOCK + 1,
        "place": content.PLACE.word(seen.place[pigeon], 0),
        "posture": content.POSTURE.word(seen.posture[pigeon], 0),
    }


OWN = (
    "cloaca",
    "droplets",
    "face_down",
    "face_down_count",
    "markers",
    "score",
    "spent",
    "supply",
    "tile_count",
    "tiles",
)


@part("over", "phase", "place", rows=OWN)
def _seat(seen: State, seat: int) -> SeatState:
    missing = setup.missing_quadrants(seen, seat).bit_count()
    return {
        "supply": seen.supply[seat],
        "cloaca": seen.cloaca[seat],
        "spent": seen.spent[seat],
        "droplets": seen.droplets[seat],
        "alive": end.alive(seen, seat),
        "tiles": [content.TILE_WORD.word(seen.tiles[seat, slot], 0) for slot in range(seen.tile_count[seat])],
        "face_down": [_face_down(seen.face_down[seat, slot]) for slot in range(seen.face_down_count[seat])],
        "markers": seen.markers[seat],
        "people": end.people_on_tiles(seen, seat),
        "total": seen.score[seat] + (0 if seen.over else end.worth_alive(seen, seat)),
        "quadrants_missing": missing if seen.phase == content.Phase.set_up else 0,
    }


def _face_down(tile: int) -> str:
    return "?" if tile == UNKNOWN else content.TILE_WORD.word(tile, 0)


@part("street", "cube_count", "cube_seat", "cube_street", "cube_touch")
def _streets(seen: State) -> dict[str, Tile | None]:
    return {content.STREET.word(street, 0): _street(seen, street) for street in range(len(seen.street))}


def _street(seen: State, street: int) -> Tile | None:
    if seen.street[street] == EMPTY:
        return None
    tile = content.TILES[seen.street[street]]
    leader = scoring.tile_winner(seen, street)
    return shown(Tile, {**tile, "tile": tile["name"], "leader": None if leader == NOBODY else leader})


@part("cube_count", "cube_seat", "cube_street", "cube_touch", "cube_east", "cube_south")
def _cubes(seen: State) -> list[Cube]:
    return [_cube(seen, cube) for cube in range(seen.cube_count)]


def _cube(seen: State, cube: int) -> Cube:
    return {
        "seat": seen.cube_seat[cube],
        "street": content.STREET.word(seen.cube_street[cube], 0),
        "touch": content.TOUCH.word(seen.cube_touch[cube], 0),
        "east": seen.cube_east[cube],
        "south": seen.cube_south[cube],
    }


def _drop(seen: State) -> Drop | None:
    if seen.crossing == EMPTY:
        return None
    crossing = seen.crossing
    start = (
        content.SQUARE.word(crossing // content.DIRECTIONS, 0)
        if crossing < content.FROM_PARK
        else content.PARK.word((crossing - content.FROM_PARK) // content.LANES, 0)
    )
    return {
        "pigeon": content.PIGEON.word(seen.flyer, 0),
        "from": start,
        "lane": None if crossing < content.FROM_PARK else (crossing - content.FROM_PARK) % content.LANES + 1,
        "direction": content.DIRECTION.word(int(content.WAY[crossing]), 0),
        "to": content.SQUARE.word(int(content.LANDS[crossing]), 0),
        "width": int(content.GAP[crossing]),
        "releases": int(content.GAP[crossing]) * content.INCH // content.RELEASE_STEP,
        "height": int(content.TALLEST[crossing]),
        "speed": content.DROP["speed"],
        "drift": int(content.DRIFT[content.TALLEST[crossing]]) / content.INCH,
        "cubes": seen.cubes_aloft,
        "falling": seen.falling,
        "line": seen.line / content.INCH,
        "released": [release / content.INCH for release in seen.releases[: seen.cubes_aloft]],
    }


def _flight(seen: State) -> Flight | None:
    if seen.roost == EMPTY:
        return None
    return {
        "roost": content.ROOST.word(seen.roost, 0),
        "azimuth": seen.azimuth / content.DEGREE,
        "elevation": seen.elevation / content.DEGREE,
        "error": content.AIM["error"],
        "kills": seen.kills,
    }
