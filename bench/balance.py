"""The balance of Fly-A-Way, from many games of bots: writes docs/fly-a-way-balance.md.

    python -m bench.balance [--games 100000] [--greedy 2000]

The same from any game, as a page with plots: `birdtable report GAME`.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

import numpy as np

import birdtable as bt
from bench.report import ROOT, machine, today
from birdtable.arena.report import percent
from birdtable.arena.statistics import wilson
from birdtable.bots.levels import read_specifications
from birdtable.lab.marks import ANY, END
from birdtable.lab.strength import Strength, strengths
from birdtable.lab.study import Study, study_games

GAME = "fly_a_way"
PAGE = ROOT / "docs" / "fly-a-way-balance.md"
ENOUGH = 6  # birds in front of one player end the game
MOST = 8  # rows at either end of a ranking
OURS = "## What we make of it"  # from here on the page is written by hand, and stays


def mean(counts: dict[int, int]) -> float:
    """The mean of counted values."""
    return sum(value * games for value, games in counts.items()) / sum(counts.values())


def seats(studies: Sequence[Study]) -> list[str]:
    """Who wins and with how many points, by turn order."""
    lines = [
        "| players | bots | games | wins of the first, second … to play, % | points a seat | ahead of the second "
        "| decisions | shared wins |",
        "|--:|---|--:|---|--:|--:|--:|--:|",
    ]
    for study in studies:
        wins = ", ".join(percent(wilson(won, games)) for won, games in study.wins_by_order())
        points = np.mean([mean(one) for one in study.points])
        lines.append(
            f"| {study.players} | {study.bots[0]} | {study.games:,} | {wins} | {points:.1f} | {mean(study.gap):.1f} "
            f"| {mean(study.decisions):.0f} | {100 * study.shared / study.games:.1f} % |"
        )
    return lines


def endings(game: bt.Game, games: int) -> list[str]:
    """What brings on the last round."""
    lines = ["| players | games | somebody saved six birds | the Fowl Play deck ran out |", "|--:|--:|--:|--:|"]
    for players in game.players:
        batch = game.batch(games, players, seed=1)
        batch.playout()
        six = (batch.states["front_count"] >= ENOUGH).any(axis=1).mean()
        lines.append(f"| {players} | {games:,} | {100 * six:.1f} % | {100 * (1 - six):.1f} % |")
    return lines


def ranking(study: Study, vocabulary: str, kind: str) -> list[str]:
    """The strongest and the weakest words of a vocabulary."""
    text = study.marks.game.text()
    found = [one for one in strengths(study) if one.mark.kind == kind and one.mark.of == vocabulary]
    ranked = sorted(found, key=lambda one: -one.points)
    shown = ranked if len(ranked) <= 2 * MOST else [*ranked[:MOST], *ranked[-MOST:]]
    lines = ["| | seats that had it | wins beyond expectation | points ahead |", "|---|--:|--:|--:|"]
    return lines + [row(text.name(one.mark.word), one) for one in shown]


def row(name: str, one: Strength) -> str:
    """One word and what it goes with."""
    lift = f"{100 * one.lift:+.1f} ± {100 * one.error:.1f} %"
    return f"| {name} | {100 * one.share:.1f} % | {lift} | {one.points:+.2f} ± {one.points_error:.2f} |"


def page(game: bt.Game, games: int, greedy: int) -> str:
    """Everything."""
    chance = [study_games(game, players, games) for players in game.players]
    better = [study_games(game, players, greedy, read_specifications("greedy")) for players in game.players]
    kinds = dict.fromkeys(mark.of for mark in chance[0].marks.list if mark.kind == END)
    parts = [
        "# The balance of Fly-A-Way",
        f"Written by `python -m bench.balance`: {sum(one.games for one in chance):,} games of random bots, "
        f"{sum(one.games for one in better):,} of greedy ones. {machine()}; {today()}. "
        "What goes with winning need not cause it: birds and cards of later in the game go to whoever is still doing "
        "well.",
        "## Who wins",
        "\n".join(seats([*chance, *better])),
        "## How it ends, with random bots",
        "\n".join(endings(game, min(games, 20_000))),
    ]
    for vocabulary in kinds:
        for study, kind in ((better[-1], END), (chance[-1], ANY)):
            who = f"{study.players} {study.bots[0]} bots"
            how = "before the player at the end" if kind == END else "in any way"
            parts += [f"## {vocabulary.capitalize()}, {how}: {who}", "\n".join(ranking(study, vocabulary, kind))]
    return "\n\n".join(parts) + "\n" + by_hand()


def by_hand() -> str:
    """What people have written below the figures."""
    _, found, after = PAGE.read_text("utf-8").partition(OURS) if PAGE.exists() else ("", "", "")
    return f"\n{found}{after}" if found else ""


def main() -> None:
    """Play, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--greedy", type=int, default=2000)
    options = parser.parse_args()
    PAGE.write_text(page(bt.load(GAME, backend="native"), options.games, options.greedy), "utf-8")
    print(PAGE.read_text("utf-8"))


if __name__ == "__main__":
    main()
