"""The lab's command: a balance report."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import birdtable
from birdtable.arguments import GameName, Options, Players, Seed, find_game
from birdtable.bots.levels import read_specifications
from birdtable.cluster import Ray
from birdtable.lab.page import page
from birdtable.lab.shares import share_of, study_on_cluster
from birdtable.lab.study import study_games
from birdtable.progress import progress
from birdtable.records import write_whole
from birdtable.telling.voice import Voice, tell, usual_language


def report(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100_000,
    bots: Annotated[
        str, typer.Option(help="The bots, seat by seat; repeated as needed. Random ones are by far the fastest.")
    ] = "random",
    seed: Seed = 0,
    backend: Annotated[
        str, typer.Option(help="Where random bots play: native (all cores) or cuda (a GPU).")
    ] = "native",
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="The page; left out: GAME-N-players.html.")] = None,
    ray: Ray = None,
    language: Annotated[
        str | None, typer.Option(metavar="en|de|fr|it", help="The language of what is said meanwhile.")
    ] = None,
    option: Options = None,
) -> None:
    """Play many games and write a page about the game's balance: who wins, points, length, what is strong."""
    loaded = birdtable.load(find_game(game), "python")
    voice = Voice(language or usual_language(), loaded)
    options = loaded.read_options(option or [])
    seats = players if players is not None else loaded.usual_players
    loaded.template(seats, options)  # refuses what the game does not offer
    entrants = read_specifications(bots)
    with progress(voice.say("sim-compiling")) as advance:
        loaded = loaded.on("native", report=lambda done, total, _: advance(done, total))
        loaded.engines.native_lab(lambda done, total, _: advance(done, total))
    with progress(voice.say("sim-playing")) as advance:
        if ray is None:
            study = study_games(loaded, seats, games, entrants, seed, backend, options, advance)
        else:
            if backend != "native":
                raise birdtable.BadOption("on a cluster games are played on its cores")
            table = [entrants[seat % len(entrants)] for seat in range(seats)]
            study = study_on_cluster(share_of(loaded, table, games, seed, options), loaded, ray, advance)
    file = out or Path(f"{loaded.name}-{seats}-players.html")
    file.parent.mkdir(parents=True, exist_ok=True)
    write_whole(file, page(study))
    tell(voice.say("report-done", games=study.games, file=str(file)), indent="  ")
