"""What a seat sees of the table, as data for the browser and the terminal.

The record that comes in has everything else hidden already, so nothing here can leak.
"""

from __future__ import annotations

from typing import Any

from birdtable.games.pigeons import content, flock, legal, scoring
from birdtable.kernel import EMPTY, NOBODY, UNKNOWN

WITH_ERROR = 1
PHASES = ("set-up", "pigeons", "falcons")


def view(seen: Any, players: int) -> dict[str, Any]:
    """The city, the flocks, the streets, and the drop or flight that is under way."""
    return {
        "phase": PHASES[seen.phase],
        "round": seen.round_number,
        "rounds": int(content.ROUND_LIMIT[seen.round_limit]),
        "last_round": bool(seen.ending),
        "griffin": seen.griffin,
        "turn": seen.turn,
        "actions_left": seen.actions_left,
        "deuce_price": int(content.DEUCE_PRICE[seen.deuce_price]),
        "deuced": bool(seen.deuced),
        "structures": [
            {name: one[name] for name in ("number", "height", "spaces")} for one in content.CITY["structure"]
        ],
        "sizes": {name: size for name, size in content.SIZES.items() if name != "source"},
        "colours": list(content.COLOURS[:players]),
        "pigeons": [_pigeon(seen, pigeon) for pigeon in range(content.FLOCK * players)],
        "aloft": _word(content.PIGEON, seen.aloft),
        "seats": [_seat(seen, seat) for seat in range(players)],
        "streets": {content.STREET.word(street, 0): _street(seen, street) for street in range(len(seen.street))},
        "cubes": [_cube(seen, cube) for cube in range(seen.cube_count)],
        "reserve": seen.reserve_count,
        "drop": _drop(seen),
        "flight": _flight(seen),
    }


def _word(vocabulary: Any, value: int) -> str | None:
    return None if value == EMPTY else vocabulary.word(value, 0)


def _pigeon(seen: Any, pigeon: int) -> dict[str, Any]:
    return {
        "pigeon": content.PIGEON.word(pigeon, 0),
        "seat": pigeon // content.FLOCK,
        "number": pigeon % content.FLOCK + 1,
        "place": content.PLACE.word(seen.place[pigeon], 0),
        "posture": content.POSTURE.word(seen.posture[pigeon], 0),
    }


def _seat(seen: Any, seat: int) -> dict[str, Any]:
    """Cubes, tiles and droplets of a seat, and what it would have if the game ended now."""
    return {
        "supply": seen.supply[seat],
        "cloaca": seen.cloaca[seat],
        "spent": seen.spent[seat],
        "droplets": seen.droplets[seat],
        "alive": flock.alive(seen, seat),
        "tiles": [content.TILE_WORD.word(seen.tiles[seat, slot], 0) for slot in range(seen.tile_count[seat])],
        "face_down": [_face_down(seen.face_down[seat, slot]) for slot in range(seen.face_down_count[seat])],
        "markers": seen.markers[seat],
        "people": scoring.people_on_tiles(seen, seat),
        "total": seen.score[seat] + (0 if seen.over else scoring.worth_alive(seen, seat)),
        "quadrants_missing": bin(legal.missing_quadrants(seen, seat)).count("1") if seen.phase == 0 else 0,
    }


def _face_down(tile: int) -> str:
    return "?" if tile == UNKNOWN else content.TILE_WORD.word(tile, 0)


def _street(seen: Any, street: int) -> dict[str, Any] | None:
    """The tile of a street space, what it shows, and who would take it now."""
    if seen.street[street] == EMPTY:
        return None
    tile = content.TILES[seen.street[street]]
    leader = scoring.tile_winner(seen, street)
    shown = {name: tile[name] for name in ("points", "people", "cars", "targets", "umbrellas", "figures")}
    return {"tile": tile["name"], **shown, "leader": None if leader == NOBODY else leader}


def _cube(seen: Any, cube: int) -> dict[str, Any]:
    return {
        "seat": seen.cube_seat[cube],
        "street": content.STREET.word(seen.cube_street[cube], 0),
        "touch": content.TOUCH.word(seen.cube_touch[cube], 0),
        "east": seen.cube_east[cube],
        "south": seen.cube_south[cube],
    }


def _drop(seen: Any) -> dict[str, Any] | None:
    """The flight that carries cubes: where it goes, what has been chosen, and how cubes fall from there on average."""
    if seen.crossing == EMPTY:
        return None
    crossing = seen.crossing
    start = (
        content.SQUARE.word(crossing // 4, 0)
        if crossing < content.FROM_PARK
        else content.PARK.word((crossing - content.FROM_PARK) // 16, 0)
    )
    return {
        "pigeon": content.PIGEON.word(seen.flyer, 0),
        "from": start,
        "lane": None if crossing < content.FROM_PARK else (crossing - content.FROM_PARK) % 16 + 1,
        "direction": content.DIRECTION.word(int(content.WAY[crossing]), 0),
        "to": content.SQUARE.word(int(content.LANDS[crossing]), 0),
        "width": int(content.GAP[crossing]),
        "releases": int(content.GAP[crossing]) * content.INCH // content.RELEASE_STEP,
        "height": int(content.TALLEST[crossing]),
        "speed": content.DROP["speed"],
        "drift": int(content.DRIFT[content.TALLEST[crossing]]) / content.INCH,
        "spread": [
            int(spread) / content.INCH
            for spread in content.SPREADS[2 * WITH_ERROR + seen.reflex, :, content.TALLEST[crossing]]
        ],
        "cubes": seen.cubes_aloft,
        "falling": seen.falling,
        "line": seen.line / content.INCH,
        "released": [release / content.INCH for release in seen.releases[: seen.cubes_aloft]],
    }


def _flight(seen: Any) -> dict[str, Any] | None:
    """The falcon's roost and the rod's angles: as chosen so far, as flown once it is released."""
    if seen.roost == EMPTY:
        return None
    return {
        "roost": content.ROOST.word(seen.roost, 0),
        "azimuth": seen.azimuth / content.DEGREE,
        "elevation": seen.elevation / content.DEGREE,
        "error": content.AIM["error"],
        "kills": seen.kills,
    }
