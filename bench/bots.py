"""Matches that show how strong the bots are in every game; the figures go to docs/strength.md.

    python -m bench.bots                                    every match of every game: some hours of one core
    python -m bench.bots perch birdwatcher --only duels     some of them
    python -m bench.bots --only page                        the page alone, from what has been played

Each is an arena run: what has been played is kept in bench/ledgers, and a match that was stopped goes on.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import birdtable as bt
from bench.report import ROOT, machine, today
from birdtable.arena import Summary, plan_match, run_match, summarise
from birdtable.arena.ledger import open_ledger
from birdtable.arena.progress import match_progress
from birdtable.arena.report import number, percent

LEDGERS = ROOT / "bench" / "ledgers"
PAGE = ROOT / "docs" / "strength.md"
QUICK = "search:seconds=0.1"
LADDER = ("random", "gentle", "greedy", "fair", QUICK)
PARTS = ("duels", "levels", "solo")


@dataclass(frozen=True)
class Plan:
    """One match of the page."""

    part: str
    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def file(self) -> Path:
        """Where its games are kept."""
        words = [self.part, self.game, str(self.players), *self.bots, *map(str, self.options.values())]
        return LEDGERS / ("-".join(words).replace(":", "_").replace("=", "_") + ".jsonl")

    def played(self, workers: int | None, play: bool) -> Summary | None:
        """Play what is missing, or take only what there is; None if there is nothing."""
        match = plan_match(self.game, self.players, self.bots, self.games, seed=1, options=self.options)
        LEDGERS.mkdir(exist_ok=True)
        if play:
            results = run_match(match, self.file, workers=workers, progress=match_progress)
        elif self.file.exists():
            with open_ledger(self.file, match) as book:
                results = list(book.results.values())
        else:
            return None
        return summarise(results)[0] if results else None


def plans(games: list[str]) -> Iterator[Plan]:
    """Every match, the most telling first."""
    for game in games:
        yield from duels(game)
    for game in games:
        for option in bt.load(game, "python").options:
            if option.players == (1,):
                for choice in option.choices:
                    yield Plan("solo", game, 1, (QUICK,), 60, {option.name: choice})
    for game in games:
        for players in bt.load(game, "python").players:
            if players > 1:
                yield Plan("levels", game, players, LADDER, 60)


def duels(game: str) -> Iterator[Plan]:
    """Greedy against random, and search against greedy; where a referee judges, before the referee."""
    if bt.load(game, "python").referee:
        yield Plan("duels", game, 2, ("greedy", "random"), 200, {"refereed": True})
        yield Plan("duels", game, 2, ("strong", "greedy"), 40, {"refereed": True})
    else:
        yield Plan("duels", game, 2, ("greedy", "random"), 1000)
        yield Plan("duels", game, 2, (QUICK, "greedy"), 100)


# ---------------------------------------------------------------------- the page


def page() -> str:
    """All that has been played, in tables."""
    found = [(plan, summary) for plan in plans(bt.games()) if (summary := plan.played(None, play=False))]
    if not found:
        raise SystemExit("nothing has been played here yet: the page stays as it is")
    parts = [
        "# How strong the bots are",
        "Written by `python -m bench.bots` from arena runs (docs/bots.md says how the bots think): every seat order, "
        f"the same deck for every rotation, 95 % intervals. {machine()}; {today()}.",
    ]
    for part, section in (("duels", duel_table), ("solo", solo_table), ("levels", level_table)):
        rows = [(plan, summary) for plan, summary in found if plan.part == part]
        if rows:
            parts += section(rows)
    return "\n\n".join(parts) + "\n"


Rows = list[tuple[Plan, Summary]]


def duel_table(rows: Rows) -> list[str]:
    """Two bots against each other."""
    lines = ["| game | match | games | wins, % | points ahead |", "|---|---|--:|---|---|"]
    for plan, summary in rows:
        first = next(one for one in summary.standings if one.bot == plan.bots[0])
        who = f"{plan.bots[0]} against {plan.bots[1]}" + (", refereed" if plan.options else "")
        lines.append(f"| {plan.game} | {who} | {summary.games} | {percent(first.wins)} | {number(first.margin)} |")
    return ["## One against one", "\n".join(lines)]


def solo_table(rows: Rows) -> list[str]:
    """Against the game itself, level by level."""
    lines = ["| game | level | games | wins, % | points |", "|---|---|--:|---|--:|"]
    for plan, summary in rows:
        (only,) = summary.standings
        level = next(iter(plan.options.values()))
        lines.append(f"| {plan.game} | {level} | {summary.games} | {percent(only.wins)} | {only.points:.1f} |")
    return ["## Alone", f"`{QUICK}`.", "\n".join(lines)]


def level_table(rows: Rows) -> list[str]:
    """The levels at one table: wins and rating."""
    lines = [f"| game | players | games | {' | '.join(LADDER)} |", "|---|--:|--:|" + "---|" * len(LADDER)]
    for plan, summary in rows:
        known = {one.bot: one for one in summary.standings}
        cells = [f"{100 * known[bot].wins.mean:.0f} %, {number(known[bot].rating.interval)}" for bot in LADDER]
        lines.append(f"| {plan.game} | {plan.players} | {summary.games} | {' | '.join(cells)} |")
    return [
        "## Levels",
        "Wins against whoever sat at the table, and the openskill rating, comparable within a row only. `strong` "
        f"thinks ten times as long as `{QUICK}`.",
        "\n".join(lines),
    ]


def main() -> None:
    """Play, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="GAME", help="by default all of them")
    parser.add_argument("--only", choices=(*PARTS, "page"))
    parser.add_argument("--workers", type=int, default=None, help="games at once")
    wanted = parser.parse_args()
    for plan in plans(wanted.names or bt.games()):
        if wanted.only in (None, plan.part):
            print(plan.part, plan.game, plan.players, ", ".join(plan.bots), *plan.options.values(), flush=True)
            plan.played(wanted.workers, play=True)
    PAGE.write_text(page(), "utf-8")


if __name__ == "__main__":
    main()
