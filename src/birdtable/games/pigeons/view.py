"""What a seat sees of the table, as data for the browser and the terminal.

The record that comes in has everything else hidden already, so nothing here can leak.
"""

from __future__ import annotations

from typing import Any

from birdtable.games.pigeons.flock import alive
from birdtable.games.pigeons.legal import missing_quadrants
from birdtable.games.pigeons.scoring import people_on_tiles, tile_winner, worth_alive
from birdtable.games.pigeons.state import FALCONS
from birdtable.games.pigeons.tables import (
    AIM,
    CITY,
    COLOURS,
    DEGREE,
    DEUCE_PRICE,
    DIRECTION,
    DRIFT,
    DROP,
    FLOCK,
    FROM_PARK,
    GAP,
    INCH,
    LANDS,
    PARK,
    PIGEON,
    PLACE,
    POSTURE,
    RELEASE_STEP,
    ROOST,
    ROUND_LIMIT,
    SIZES,
    SQUARE,
    STREET,
    TALLEST,
    TILE_WORD,
    TILES,
    TOUCH,
    WAY,
)
from birdtable.kernel.decisions import NOBODY
from birdtable.kernel.record import EMPTY, UNKNOWN

PHASES = ("set-up", "pigeons", "falcons")


def view(seen: Any, players: int) -> dict[str, Any]:
    """The city, the flocks, the streets, and the drop or flight that is under way."""
    return {
        "phase": PHASES[seen.phase],
        "round": seen.round_number,
        "rounds": int(ROUND_LIMIT[seen.round_limit]),
        "last_round": bool(seen.ending),
        "griffin": seen.griffin,
        "turn": seen.turn,
        "actions_left": seen.actions_left,
        "deuce_price": int(DEUCE_PRICE[seen.deuce_price]),
        "deuced": bool(seen.deuced),
        "structures": [{name: one[name] for name in ("number", "height", "spaces")} for one in CITY["structure"]],
        "sizes": {name: size for name, size in SIZES.items() if name != "source"},
        "colours": list(COLOURS[:players]),
        "pigeons": [_pigeon(seen, pigeon) for pigeon in range(FLOCK * players)],
        "aloft": _word(PIGEON, seen.aloft),
        "seats": [_seat(seen, seat) for seat in range(players)],
        "streets": {STREET.word(street, 0): _street(seen, street) for street in range(len(seen.street))},
        "cubes": [_cube(seen, cube) for cube in range(seen.cube_count)],
        "reserve": seen.reserve_count,
        "drop": _drop(seen),
        "flight": _flight(seen),
        "tremor": list(seen.tremor) if seen.reflex and seen.phase == FALCONS else None,
    }


def _word(vocabulary: Any, value: int) -> str | None:
    return None if value == EMPTY else vocabulary.word(value, 0)


def _pigeon(seen: Any, pigeon: int) -> dict[str, Any]:
    return {
        "pigeon": PIGEON.word(pigeon, 0),
        "seat": pigeon // FLOCK,
        "number": pigeon % FLOCK + 1,
        "place": PLACE.word(seen.place[pigeon], 0),
        "posture": POSTURE.word(seen.posture[pigeon], 0),
    }


def _seat(seen: Any, seat: int) -> dict[str, Any]:
    """Cubes, tiles and droplets of a seat, and what it would have if the game ended now."""
    return {
        "supply": seen.supply[seat],
        "cloaca": seen.cloaca[seat],
        "spent": seen.spent[seat],
        "droplets": seen.droplets[seat],
        "alive": alive(seen, seat),
        "tiles": [TILE_WORD.word(seen.tiles[seat, slot], 0) for slot in range(seen.tile_count[seat])],
        "face_down": [_face_down(seen.face_down[seat, slot]) for slot in range(seen.face_down_count[seat])],
        "markers": seen.markers[seat],
        "people": people_on_tiles(seen, seat),
        "total": seen.score[seat] + (0 if seen.over else worth_alive(seen, seat)),
        "quadrants_missing": bin(missing_quadrants(seen, seat)).count("1") if seen.phase == 0 else 0,
    }


def _face_down(tile: int) -> str:
    return "?" if tile == UNKNOWN else TILE_WORD.word(tile, 0)


def _street(seen: Any, street: int) -> dict[str, Any] | None:
    """The tile of a street space, what it shows, and who would take it now."""
    if seen.street[street] == EMPTY:
        return None
    tile = TILES[seen.street[street]]
    leader = tile_winner(seen, street)
    shown = {name: tile[name] for name in ("points", "people", "cars", "targets", "umbrellas", "figures")}
    return {"tile": tile["name"], **shown, "leader": None if leader == NOBODY else leader}


def _cube(seen: Any, cube: int) -> dict[str, Any]:
    return {
        "seat": seen.cube_seat[cube],
        "street": STREET.word(seen.cube_street[cube], 0),
        "touch": TOUCH.word(seen.cube_touch[cube], 0),
        "east": seen.cube_east[cube],
        "south": seen.cube_south[cube],
    }


def _drop(seen: Any) -> dict[str, Any] | None:
    """The flight that carries cubes: where it goes, what has been chosen, and how cubes fall from there on average."""
    if seen.crossing == EMPTY:
        return None
    crossing = seen.crossing
    start = SQUARE.word(crossing // 4, 0) if crossing < FROM_PARK else PARK.word((crossing - FROM_PARK) // 16, 0)
    return {
        "pigeon": PIGEON.word(seen.flyer, 0),
        "from": start,
        "lane": None if crossing < FROM_PARK else (crossing - FROM_PARK) % 16 + 1,
        "direction": DIRECTION.word(int(WAY[crossing]), 0),
        "to": SQUARE.word(int(LANDS[crossing]), 0),
        "width": int(GAP[crossing]),
        "releases": int(GAP[crossing]) * INCH // RELEASE_STEP,
        "height": int(TALLEST[crossing]),
        "speed": DROP["speed"],
        "drift": int(DRIFT[TALLEST[crossing]]) / INCH,
        "cubes": seen.cubes_aloft,
        "falling": seen.falling,
        "line": seen.line / INCH,
        "released": [release / INCH for release in seen.releases[: seen.cubes_aloft]],
    }


def _flight(seen: Any) -> dict[str, Any] | None:
    """The falcon's roost and the rod's angles: as chosen so far, as flown once it is released."""
    if seen.roost == EMPTY:
        return None
    return {
        "roost": ROOST.word(seen.roost, 0),
        "azimuth": seen.azimuth / DEGREE,
        "elevation": seen.elevation / DEGREE,
        "error": AIM["error"],
        "kills": seen.kills,
    }
