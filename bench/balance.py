"""What good play looks like: many games between masters' first thoughts, in all games; writes docs/balance.md.

    python -m bench.balance [GAME …] [--games 10000]

The same of any table, as a page with plots: `birdtable report GAME --bots master`.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Mapping, Sequence

import numpy as np

import birdtable as bt
from bench.report import ROOT, machine, today
from birdtable.arena.report import percent
from birdtable.arena.statistics import wilson
from birdtable.bots.levels import read_specifications
from birdtable.lab.marks import ANY
from birdtable.lab.strength import Strength, strengths
from birdtable.lab.study import Study, study_games

PAGE = ROOT / "docs" / "balance.md"
NAME = re.compile("[^\\W\\d_]{3}")  # coordinates and numbers say nothing to a reader
MOST = 5  # rows at either end of a ranking
FEWER = 5  # times as few games at tables of another size than two
SECTION = "\n## "


def mean(counts: Mapping[int, int]) -> float:
    """The mean of counted values."""
    return sum(value * games for value, games in counts.items()) / sum(counts.values())


def tables(game: bt.Game) -> Sequence[int]:
    """The smallest and the largest table, and alone where one can."""
    return sorted({*game.players} & {1, 2, max(game.players)})


def seats(studies: Sequence[Study]) -> list[str]:
    """Who wins and with how many points, by turn order; how long it takes."""
    lines = [
        "| players | games | wins of the first, second … to play, % | shared wins | points a seat "
        "| ahead of the second | decisions | minutes |",
        "|--:|--:|---|--:|--:|--:|--:|--:|",
    ]
    for study in studies:
        wins = ", ".join(percent(wilson(won, games)) for won, games in study.wins_by_order())
        ahead = f"{mean(study.gap):.1f}" if study.gap else "–"
        lines.append(
            f"| {study.players} | {study.games:,} | {wins} | {100 * study.shared / study.games:.1f} % "
            f"| {np.mean([mean(one) for one in study.points]):.1f} | {ahead} | {mean(study.decisions):.0f} "
            f"| {study.seconds / 60:.1f} |"
        )
    return lines


def rankings(study: Study) -> Iterator[str]:
    """The strongest and the weakest words of every vocabulary, where one can tell."""
    text = study.marks.game.text()
    found = [one for one in strengths(study) if one.mark.kind == ANY and one.sure]
    for vocabulary in dict.fromkeys(one.mark.of for one in found if NAME.search(text.name(one.mark.word))):
        ranked = sorted((one for one in found if one.mark.of == vocabulary), key=lambda one: -one.lift)
        shown = ranked if len(ranked) <= 2 * MOST else [*ranked[:MOST], *ranked[-MOST:]]
        yield "\n".join(
            [
                f"| {vocabulary}, {len(ranked)} told apart | seats that had to do with it | wins beyond expectation "
                "| points ahead |",
                "|---|--:|--:|--:|",
                *(row(text.name(one.mark.word), one) for one in shown),
            ]
        )


def row(name: str, one: Strength) -> str:
    """One word and what it goes with."""
    lift = f"{100 * one.lift:+.1f} ± {100 * one.error:.1f} %"
    return f"| {name} | {100 * one.share:.1f} % | {lift} | {one.points:+.2f} ± {one.points_error:.2f} |"


def section(game: bt.Game, games: int) -> str:
    """What is said of one game."""
    masters = read_specifications("master")
    studies = [
        study_games(game, players, games if players == 2 else games // FEWER, masters) for players in tables(game)
    ]
    told = f"Rules {game.version}, content {game.content_hash}; {machine()}; {today()}."
    pair = next(study for study in studies if study.players == 2)
    return "\n\n".join([f"{SECTION}{game.title}", told, "\n".join(seats(studies)), *rankings(pair)]) + "\n"


INTRODUCTION = """# What good play looks like

Written by `python -m bench.balance`: games between `master` bots, each playing its first thought, which is what
`birdtable report GAME --bots master` plays, too. Rankings are of two players; only what differs beyond its 95 %
interval is told, the five strongest and weakest of each kind. What goes with winning need not cause it: what comes late
in a game goes to whoever is still doing well.
"""


def main() -> None:
    """Play, and write the page; games that are not named keep what is said of them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", metavar="GAME", nargs="*")
    parser.add_argument("--games", type=int, default=10_000)
    options = parser.parse_args()
    _, *before = PAGE.read_text("utf-8").split(SECTION) if PAGE.exists() else [""]
    sections = {part.partition("\n")[0]: SECTION + part for part in before}
    for name in options.names or bt.games():
        game = bt.load(name, backend="native")
        sections[game.title] = section(game, options.games)
    PAGE.write_text(INTRODUCTION + "".join(sections[title] for title in sorted(sections)), "utf-8")


if __name__ == "__main__":
    main()
