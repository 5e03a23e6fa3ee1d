"""The arena's command, and what it does as a function."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

import birdtable
from birdtable.arena.feed import read_results
from birdtable.arena.match import Match, plan_match
from birdtable.arena.progress import match_progress
from birdtable.arena.report import tables, write_plot, write_report
from birdtable.arena.run import ArenaStopped, run_match
from birdtable.arena.statistics import Summary, summarise
from birdtable.arguments import Options, Players
from birdtable.bots.levels import read_specifications
from birdtable.cluster import Ray
from birdtable.errors import BadOption

PLAIN_WIDTH = 160  # columns of a table that goes to a file


def run_arena(
    match: Match,
    out: Path,
    *,
    workers: int | None = None,
    ray: str | None = None,
    feed: Sequence[Path] = (),
) -> list[Summary]:
    """Play a match with live progress, write its files, and return a summary for each player count.

    out   the JSON file; beside it lies the ledger (.jsonl) that lets the same match go on where it stopped
    feed  records of games at tables, or folders of them, that are counted too
    """
    seen = read_results(feed)
    ledger = out.with_suffix(".jsonl")
    if ledger == out:
        raise BadOption(
            f"the file {out} is where the single results go; give the report another name, such as {out.stem}.json"
        )
    try:
        results = run_match(match, ledger, workers=workers, ray=ray, progress=match_progress)
    except KeyboardInterrupt:
        raise ArenaStopped(f"stopped; what was played is kept in {ledger}, and the same command goes on") from None
    summaries = summarise([*results, *seen])
    if not summaries:
        raise BadOption("there are no games to count: ask for some, or feed records of some")
    write_report(out, match, summaries)
    return summaries


def arena(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game's name, see 'birdtable games'.")],
    players: Players = None,
    bots: Annotated[
        str,
        typer.Option(help="The bots, such as random,greedy,fair,search:seconds=0.1,threads=2,peeking:playouts=500."),
    ] = "random,greedy",
    games: Annotated[int, typer.Option(min=0, help="How many games; rounded up to whole deals.")] = 100,
    seed: Annotated[int, typer.Option(min=0, max=2**31 - 1, help="The same seed deals the same decks.")] = 0,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The JSON file; results (.jsonl) and plot (.svg) go beside it.")
    ] = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="The plot: .svg, .png or .pdf.")] = None,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="Games at once; left out: as many as the cores carry.")
    ] = None,
    ray: Ray = None,
    records: Annotated[bool, typer.Option("--records", help="Keep the record of every game with its result.")] = False,
    feed: Annotated[
        list[Path] | None, typer.Option(metavar="FILE", help="Count these records of games at tables too; or a folder.")
    ] = None,
    option: Options = None,
) -> None:
    """Play bots against each other, in every seat and with the same decks, and measure them."""
    loaded = birdtable.load(game, "python")
    entrants = read_specifications(bots)
    seats = players if players is not None else loaded.usual_players
    match = plan_match(game, seats, entrants, games, seed, loaded.read_options(option or []), records)
    file = out or Path(f"arena-{game}-{seats}p-{seed}.json")
    summaries = run_arena(match, file, workers=jobs, ray=ray, feed=feed or [])
    show(summaries)
    written = [file, file.with_suffix(".jsonl"), *_plotted(plot, file.with_suffix(".svg"), summaries)]
    sys.stdout.write(f"Written: {', '.join(map(str, written))}\n")


def _plotted(wanted: Path | None, usual: Path, summaries: Sequence[Summary]) -> list[Path]:
    """Draw the plot; one that nobody asked for is left out, with a word, where it cannot be drawn."""
    try:
        write_plot(wanted or usual, summaries)
    except BadOption as error:
        if wanted is not None:
            raise
        sys.stderr.write(f"No plot: {error}\n")
        return []
    return [wanted or usual]


def show(summaries: Sequence[Summary]) -> None:
    """Print the tables of summaries."""
    from rich.console import Console

    console = Console(width=None if sys.stdout.isatty() else PLAIN_WIDTH, highlight=False)
    for summary in summaries:
        for table in tables(summary):
            console.print(table)
