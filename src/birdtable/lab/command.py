"""The lab's command: a balance report."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

import birdtable
from birdtable.bots.levels import read_specifications
from birdtable.lab.page import page
from birdtable.lab.study import study_games
from birdtable.terminal.ask import find_game, read_options, usual_players
from birdtable.terminal.simulate import progress
from birdtable.terminal.voice import Voice, tell, usual_language


def report(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help="The game's name or a clear beginning, see 'birdtable games'.")
    ],
    players: Annotated[int | None, typer.Option(help="How many seats.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100_000,
    bots: Annotated[
        str, typer.Option(help="The bots, seat by seat; repeated as needed. Random ones are by far the fastest.")
    ] = "random",
    seed: Annotated[int, typer.Option(min=0, max=2**31 - 1, help="The same seed plays the same games.")] = 0,
    backend: Annotated[
        str, typer.Option(help="Where random bots play: native (all cores) or cuda (a GPU).")
    ] = "native",
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="The page; left out: GAME-N-players.html.")] = None,
    language: Annotated[
        str | None, typer.Option(metavar="en|de|fr|it", help="The language of what is said meanwhile.")
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; can be repeated.")
    ] = None,
) -> None:
    """Play many games and write a page about the game's balance: who wins, points, length, what is strong."""
    loaded = birdtable.load(find_game(game), "python")
    voice = Voice(language or usual_language(), loaded)
    options = read_options(loaded, option or [])
    seats = players if players is not None else usual_players(loaded)
    loaded.template(seats, options)  # refuses what the game does not offer
    entrants = read_specifications(bots)
    with progress(voice.say("sim-compiling")) as advance:
        loaded = loaded.on("native", report=lambda done, total, _: advance(done, total))
        loaded.engines.native_lab(lambda done, total, _: advance(done, total))
    with progress(voice.say("sim-playing")) as advance:
        study = study_games(loaded, seats, games, entrants, seed, backend, options, advance)
    file = out or Path(f"{loaded.name}-{seats}-players.html")
    file.parent.mkdir(parents=True, exist_ok=True)
    scratch = file.with_name(f".{file.name}.{os.getpid()}")
    scratch.write_text(page(study), "utf-8")
    scratch.replace(file)
    tell(voice.say("report-done", games=study.games, file=str(file)), indent="  ")
