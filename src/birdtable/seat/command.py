"""The command that seats a language model at a table with bots."""

from __future__ import annotations

import secrets
import sys
from typing import Annotated

import typer

import birdtable
from birdtable.arguments import GameName, Options, Players, find_game
from birdtable.bots.levels import read_specifications
from birdtable.seat import lines as json_lines
from birdtable.seat.verbs import ModelSeat


def seat(
    game: GameName,
    players: Players = None,
    seat: Annotated[int, typer.Option(help="The model's seat, counted from 0.")] = 0,
    bots: Annotated[str, typer.Option(help="The bots in the other seats; repeated as needed.")] = "greedy",
    seed: Annotated[int | None, typer.Option(min=0, max=2**31 - 1, help="Deals the same game every time.")] = None,
    mcp: Annotated[
        bool, typer.Option("--mcp", help="Speak the Model Context Protocol, as its clients expect.")
    ] = False,
    language: Annotated[str, typer.Option(metavar="en|de|fr|it", help="The language of all sentences.")] = "en",
    option: Options = None,
) -> None:
    """Let a language model play a seat: questions on stdin, answers on stdout, a line of JSON each."""
    loaded = birdtable.load(find_game(game))
    count = players if players is not None else loaded.usual_players
    preset = loaded.preset(**loaded.read_options(option or []))
    luck = secrets.randbelow(2**31) if seed is None else seed
    taken = ModelSeat(preset, count, seat, read_specifications(bots), luck, language)
    if mcp:
        from birdtable.seat import mcp as context_protocol  # its package takes a second to load

        context_protocol.converse(taken)
    else:
        json_lines.converse(taken, sys.stdin, say)


def say(line: str) -> None:
    """A line to whoever listens, at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()
