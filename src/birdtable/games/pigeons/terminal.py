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


def show(view: View, say: Say) -> list[str]:
    """Where the game stands, every seat, the city as a map, and cubes in the streets."""
    return [*glance(view, say), "", say("show-city"), *city(view), *_pigeons(view, say), *_cubes(view, say)]


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


def _cubes(view: View, say: Say) -> list[str]:
    if not view["cubes"]:
        return []
    told = [
        say("show-cube", street=one["street"], name=view["names"][one["seat"]], touch=say(f"name-{one['touch']}"))
        for one in view["cubes"]
    ]
    return [say("show-cubes", cubes="; ".join(told))]
