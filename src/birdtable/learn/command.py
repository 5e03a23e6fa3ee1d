"""The command `birdtable train`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

import birdtable
from birdtable.arguments import find_game
from birdtable.errors import BadOption


def train(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help="The game's name or a clear beginning, see 'birdtable games'.")
    ],
    seconds: Annotated[
        float | None, typer.Option(min=1, help="How long, all runs of this training together; left out: 600.")
    ] = None,
    decisions: Annotated[int | None, typer.Option(min=1, help="How many decisions, likewise.")] = None,
    backend: Annotated[str, typer.Option(help="Where games are played: native (a core) or cuda (a GPU).")] = "native",
    device: Annotated[str | None, typer.Option(help="Where the network learns; left out: beside the games.")] = None,
    seed: Annotated[int, typer.Option(min=0, max=2**20, help="The same seed learns the same, on a core.")] = 1,
    out: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Left out: learned-GAME.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the training in the folder.")] = False,
    start: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Begin with the weights of this checkpoint or network.")
    ] = None,
    games: Annotated[int | None, typer.Option(min=1, help="Tables side by side.")] = None,
    minibatch: Annotated[int | None, typer.Option(min=1, help="Decisions of one update.")] = None,
    rate: Annotated[float | None, typer.Option(min=0, help="The learning rate at the beginning.")] = None,
    width: Annotated[int | None, typer.Option(min=16, help="The width of the network.")] = None,
    workers: Annotated[int, typer.Option(min=1, help="Workers that learn together, through Ray.")] = 1,
    ray: Annotated[str, typer.Option(metavar="ADDRESS", help="The Ray cluster; local starts one.")] = "local",
    trials: Annotated[
        int, typer.Option(min=0, help="Games of each match that tries the network meanwhile; 0: none.")
    ] = 40,
) -> None:
    """Train a network for a game by self-play: all player counts and options, from nothing or from where it stopped.

    The folder gets the checkpoint, the network (NAME.npz, for $BIRDTABLE_NETWORKS) and a page with curves.
    """
    try:
        from birdtable.learn.trainer import CHECKPOINT, Trainer
    except ImportError:
        raise BadOption("training needs the extra: pip install 'birdtable[learn]'") from None
    from birdtable.learn.cluster import Team
    from birdtable.learn.curves import write_page
    from birdtable.learn.recipes import recipe_of
    from birdtable.learn.trial import Trials

    name = find_game(game)
    found = birdtable.load(name, "python")
    folder = out or Path(f"learned-{found.name}")
    where = device or ("cuda" if backend == "cuda" else "cpu")
    recipe = recipe_of(found.name, small=backend == "native").changed(
        games=games, minibatch=minibatch, rate=rate, width=width
    )
    total = 600.0 if seconds is None and decisions is None else seconds
    folder.mkdir(parents=True, exist_ok=True)

    def say(line: str) -> None:
        sys.stdout.write(line + "\n")
        sys.stdout.flush()

    checkpoint = folder / CHECKPOINT
    if resume and not checkpoint.exists():
        raise BadOption(f"there is nothing to go on with in {folder}")
    trainer = Trainer(name, recipe, folder, seed=seed, backend=backend, device=where, say=say)
    if resume:
        trainer.restore(checkpoint)
    elif start is not None:
        trainer.begin_with(start)
    team = Team(trainer, name, workers, ray, backend, where) if workers > 1 else None
    matches = Trials(name, found.name, folder, trials) if trials and 2 in found.players else None
    try:
        trainer.run(total, decisions, each=team.round if team else None, kept=matches.begin if matches else None)
    finally:
        if team:
            team.close()
    if matches:
        matches.finish(trainer.so_far())
    say(f"Written: {checkpoint}, {folder / (found.name + '.npz')}, {write_page(folder, found.title)}")
