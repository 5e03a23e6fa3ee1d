"""How far a match is, while it runs: a bar on a terminal, a plain line now and then elsewhere; both on stderr."""

from __future__ import annotations

import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from birdtable.arena.match import Result

EVERY = 5.0  # seconds between two plain lines

Advance = Callable[[Result], None]
"""Told of every game that has been played."""


class Score:
    """Who has won how much so far."""

    def __init__(self) -> None:
        self.won: dict[str, float] = defaultdict(float)
        self.played: dict[str, int] = defaultdict(int)
        self.games = 0

    def add(self, result: Result) -> None:
        """Count a game."""
        self.games += 1
        for seat, bot in enumerate(result.seats):
            self.won[bot] += result.share(seat)
            self.played[bot] += 1

    def __str__(self) -> str:
        rates = sorted(((self.won[bot] / self.played[bot], bot) for bot in self.played), reverse=True)
        return "  ".join(f"{bot} {100 * rate:.0f} %" for rate, bot in rates)


@contextmanager
def match_progress(total: int, known: list[Result]) -> Iterator[Advance]:
    """Show how far a match of so many games is, of which some are known already."""
    score = Score()
    for result in known:
        score.add(result)
    if not sys.stderr.isatty():
        yield _plain(score, total)
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}", markup=False))
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(str(score), total=total, completed=len(known))

        def advance(result: Result) -> None:
            score.add(result)
            bar.update(task, completed=score.games, description=str(score))

        yield advance


def _plain(score: Score, total: int) -> Advance:
    told = time.monotonic()

    def advance(result: Result) -> None:
        nonlocal told
        score.add(result)
        if time.monotonic() - told >= EVERY:
            told = time.monotonic()
            sys.stderr.write(f"{score.games} of {total} games: {score}\n")

    return advance
