"""What the commands take alike, and the game that a person means."""

from __future__ import annotations

from typing import Annotated

import typer

import birdtable

GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="The game's name or a clear beginning, see 'birdtable games'.")
]
Players = Annotated[int | None, typer.Option(help="How many seats.")]
Seed = Annotated[int, typer.Option(min=0, max=2**31 - 1, help="The same seed plays the same games.")]
Language = Annotated[
    str | None, typer.Option(metavar="en|de|fr|it", help="The language of all sentences; left out: your system's.")
]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; can be repeated.")
]


def find_game(name: str) -> str:
    """The game of this name or with this clear beginning; else the name as it is, for others to refuse."""
    sought = name.strip().casefold().replace(" ", "_").replace("-", "_")
    found = [game for game in birdtable.games() if sought and game.startswith(sought)]
    return found[0] if len(found) == 1 else sought if sought in found else name
