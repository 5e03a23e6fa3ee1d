"""The card reference of Pigeons: street tiles by what they show, and the pieces of the box, from the content files."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any

from birdtable.game import Game
from birdtable.games.pigeons.content import BOX, CITY, TILES
from birdtable.telling.reference import Entry


def entries(game: Game) -> Iterator[Entry]:
    """Everything with a face."""
    for kind, tiles in groupby(TILES, key=kind_of):
        yield street_tile(kind, list(tiles))
    yield from pieces()


def kind_of(tile: dict[str, Any]) -> str:
    """What a street tile shows: its name without the number."""
    return str(tile["name"]).rpartition("-")[0]


def street_tile(kind: str, tiles: list[dict[str, Any]]) -> Entry:
    """The tiles of a kind, which differ only in where people and cars are."""
    first = tiles[0]
    counts = {"people": first["people"], "cars": first["cars"], "umbrellas": len(first["umbrellas"])}
    facts = {"points": first["points"], **{name: count for name, count in counts.items() if count}}
    drawing = {name: first[name] for name in ("targets", "umbrellas", "figures")} | {
        name: [[first[name]]] for name in ("people", "cars")
    }
    return Entry(kind, "tile", first["source"], facts=facts, copies=len(tiles), drawing=drawing)


def pieces() -> Iterator[Entry]:
    """What every flock has, what lies beside the board, and the structures by height."""
    box, source = BOX["box"], BOX["box"]["source"]
    colors = len(box["colours"])
    for piece, count in (("pigeon", box["pigeons"]), ("cube", box["cubes"])):
        yield Entry(piece, "piece", source, facts={"of-a-color": count}, copies=count * colors)
    yield Entry("blood", "piece", source, chapters=("after",), copies=box["droplets"])
    structures = CITY["structure"]
    for height in sorted({one["height"] for one in structures}):
        alike = [one for one in structures if one["height"] == height]
        yield Entry(f"structure-{height}", "structure", alike[0]["source"], facts={"height": height}, copies=len(alike))
