"""The table of Pigeons in plain words, for the terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from birdtable.games.pigeons import content

View = Mapping[str, Any]
Say = Callable[..., str]

STAGE = "round"
WHOLE_AFTER = ("round",)
IN_THE_TABLE = ("laid",)
ASIDE = 9  # hundredths of a tile from its middle that still count as the middle


def show(view: View, say: Say) -> list[str]:
    """Where the game stands, every seat, the city as a map, tiles and cubes in the streets."""
    roofs = [say("show-city"), *city(view), *_pigeons(view, say)]
    return [*glance(view, say), "", *roofs, *_streets(view, say), *_cubes(view, say)]


def glance(view: View, say: Say) -> list[str]:
    """The few lines that every choice needs."""
    lines = [say("show-where", round=view["round"], limit=view["rounds"], phase=say(f"show-phase-{view['phase']}"))]
    if view["last_round"]:
        lines.append(say("show-last"))
    if view["phase"] == "pigeons" and not view["over"]:
        lines.append(say("show-actions", actions=view["actions_left"]))
    return lines + [_seat(view, seat, say) for seat in range(view["players"])]


def _seat(view: View, seat: int, say: Say) -> str:
    one = view["seats"][seat]
    return say(
        "show-seat",
        name=view["names"][seat],
        colour=say(f"name-{view['colours'][seat]}"),
        points=view["scores"][seat],
        alive=one["alive"],
        cloaca=one["cloaca"],
        supply=one["supply"],
        blood=one["droplets"],
        people=one["people"],
    )


def city(view: View) -> list[str]:
    """The 16 × 16 cells: a letter where a pigeon is, else the height of the roof, a dot for street."""
    there = {one["place"]: one["pigeon"][0] for one in view["pigeons"]}
    cells = []
    for cell in range(content.CELLS):
        roof = str(content.HEIGHT_AT[cell]) if content.HEIGHT_AT[cell] else "."
        square = int(content.SQUARE_AT[cell])
        cells.append(there.get(content.SQUARE_NAMES[square], roof) if square >= 0 else roof)
    rows = ["".join(cells[row * content.WIDTH : (row + 1) * content.WIDTH]) for row in range(content.WIDTH)]
    return [f"  {8 - number // 2} {row}" for number, row in enumerate(rows)] + ["    a b c d e f g h"]


def _pigeons(view: View, say: Say) -> list[str]:
    lines = []
    for seat, name in enumerate(view["names"]):
        places = ", ".join(
            f"{one['number']} {one['place']}"
            for one in view["pigeons"]
            if one["seat"] == seat and one["place"] != "bag"
        )
        lines.append(say("show-pigeons", name=name, places=places or "–"))
    return lines


def _streets(view: View, say: Say) -> list[str]:
    """The tiles by their points, the best first, each with the side of the tile that its targets lie on."""
    there = [(street, tile) for street, tile in view["streets"].items() if tile]
    lines = []
    for points in sorted({tile["points"] for _, tile in there}, reverse=True):
        told = [_tile(street, tile, say) for street, tile in there if tile["points"] == points]
        lines.append(say("show-streets", points=points, tiles="; ".join(told)))
    return lines


def _tile(street: str, tile: View, say: Say) -> str:
    sides = ", ".join(say(f"name-{side_of(*target)}") for target in tile["targets"])
    return say("show-tile", street=street, tile=say(f"name-{tile['tile'].rpartition('-')[0]}"), where=f"({sides})")


def side_of(west: int, north: int, east: int, south: int) -> str:
    """The side of a tile that the middle of an area lies toward: nw, north and so on, or middle."""
    across, down = (west + east) // 2 - 50, (north + south) // 2 - 50
    row = "" if abs(down) <= ASIDE else "south" if down > 0 else "north"
    column = "" if abs(across) <= ASIDE else "east" if across > 0 else "west"
    return row[:1] + column[:1] if row and column else row or column or "middle"


def _cubes(view: View, say: Say) -> list[str]:
    if not view["cubes"]:
        return []
    told = [
        say("show-cube", street=one["street"], name=view["names"][one["seat"]], touch=say(f"name-{one['touch']}"))
        for one in view["cubes"]
    ]
    return [say("show-cubes", cubes="; ".join(told))]
