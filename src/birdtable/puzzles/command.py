"""The command `birdtable puzzles`."""

from __future__ import annotations

import os
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

import birdtable
from birdtable.arguments import GameName, Seed, find_game
from birdtable.errors import BadOption


def puzzles(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="How many games are looked through, at most.")] = 10_000,
    wanted: Annotated[int, typer.Option(min=1, help="How many puzzles are enough.")] = 100,
    seconds: Annotated[float, typer.Option(min=1, help="How long, at most.")] = 600,
    seed: Seed = 0,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes that search; left out: one a core.")] = None,
    backend: Annotated[
        str, typer.Option(help="Where choices are weighed: native (a core) or cuda (a GPU).")
    ] = "native",
    tables: Annotated[int | None, typer.Option(min=64, help="Tables side by side, to weigh choices.")] = None,
    anew: Annotated[bool, typer.Option("--anew", help="Keep of the file's puzzles those that still hold.")] = False,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Added to if it is there; left out: GAME-puzzles.json.")
    ] = None,
) -> None:
    """Mine games between good bots for puzzles: decisions with one best choice, which a shallow look misses."""
    try:
        from birdtable.puzzles.mine import Mine, mine
    except ImportError:
        raise BadOption("mining puzzles needs the extra: pip install 'birdtable[learn]'") from None

    loaded = birdtable.load(find_game(game), "native")
    file = out or Path(f"{loaded.name}-puzzles.json")

    def report(done: Mine) -> None:
        sys.stderr.write(", ".join(f"{name} {count}" for name, count in asdict(done).items()) + "\n")

    mine(
        loaded,
        file,
        games=games,
        seed=seed,
        wanted=wanted,
        seconds=seconds,
        workers=workers or os.cpu_count() or 1,
        backend=backend,
        tables=tables or (65_536 if backend == "cuda" else 2048),
        anew=anew,
        report=report,
    )
