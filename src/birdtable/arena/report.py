"""What came of a match, for people and for programs: a table, a file, a plot."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.table import Table

from birdtable.arena.match import Match
from birdtable.arena.statistics import Interval, Standing, Summary
from birdtable.errors import BadOption
from birdtable.records import write_whole

FORMAT = "birdtable-arena-1"

# ---------------------------------------------------------------------- a table


def tables(summary: Summary) -> list[Table]:
    """A summary as tables for the terminal: bots, duels if there are more than two bots, seats."""
    several = len(summary.standings) > 2
    return [_bots(summary), *([_duels(summary)] if several else []), _seats(summary)]


def _bots(summary: Summary) -> Table:
    title = f"{summary.game}, {summary.players} players: {summary.games} games with {summary.deals} deals"
    table = _table(title, "bot", "seats", "wins %", "points ahead", "points", "rating", "s a decision")
    for one in summary.standings:
        table.add_row(
            one.bot,
            str(one.played),
            percent(one.wins),
            number(one.margin),
            f"{one.points:.1f}",
            number(one.rating.interval),
            f"{one.seconds_per_decision:.2g}",
        )
    return table


def _duels(summary: Summary) -> Table:
    """How often the bot of a row ends before the bot of a column."""
    bots = [one.bot for one in summary.standings]
    table = _table("ends before, in % of the games that both play", "", *bots)
    ahead = {(one.bot, one.other): percent(one.ahead) if one.games else "" for one in summary.duels}
    for bot in bots:
        table.add_row(bot, *(ahead.get((bot, other), "") for other in bots))
    return table


def _seats(summary: Summary) -> Table:
    table = _table(f"seats: an equal share is {100 / summary.players:.1f} %", "seat", "wins %", "points ahead")
    for one in summary.seats:
        table.add_row(str(one.seat), percent(one.wins), number(one.margin))
    return table


def _table(title: str, first: str, *columns: str) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold")
    table.add_column(first, overflow="fold")
    for column in columns:
        table.add_column(column, justify="right", overflow="fold")
    return table


def percent(interval: Interval) -> str:
    """A rate with its interval, in percent."""
    return f"{100 * interval.mean:.1f} ({100 * interval.low:.1f}–{100 * interval.high:.1f})"


def number(interval: Interval) -> str:
    """A mean with its interval."""
    if math.isinf(interval.high):
        return f"{interval.mean:.1f}"
    return f"{interval.mean:.1f} ± {interval.high - interval.mean:.1f}"


# ---------------------------------------------------------------------- a file


def write_report(file: Path, match: Match, summaries: Sequence[Summary]) -> None:
    """Write the match and its summaries as JSON; a file that is there is replaced only by a whole one."""
    data = {
        "format": FORMAT,
        "match": {**match.identity, "bots": list(match.bots), "games": match.games},
        "summaries": [_finite(asdict(summary)) for summary in summaries],
    }
    file.parent.mkdir(parents=True, exist_ok=True)
    write_whole(file, json.dumps(data, indent=1, ensure_ascii=False, allow_nan=False) + "\n")


def _finite(data: Any) -> Any:
    """The same data with null where a number is not known, which is all that JSON can say."""
    if isinstance(data, dict):
        return {name: _finite(value) for name, value in data.items()}
    if isinstance(data, (list, tuple)):
        return [_finite(value) for value in data]
    return None if isinstance(data, float) and not math.isfinite(data) else data


# ---------------------------------------------------------------------- a plot


def write_plot(file: Path, summaries: Sequence[Summary]) -> None:
    """Draw win rates, margins and ratings with their intervals; the file's ending says how (svg, png, pdf)."""
    try:
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure
    except ImportError:
        raise BadOption("a plot needs matplotlib: pip install 'birdtable[plot]'") from None
    most = max(len(summary.standings) for summary in summaries)
    figure = Figure(figsize=(12, len(summaries) * (1.4 + 0.35 * most)), layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.subplots(len(summaries), 3, squeeze=False)
    for row, summary in zip(axes, summaries, strict=True):
        _draw(row, summary)
    try:
        figure.savefig(file)
    except ValueError as error:
        raise BadOption(f"the plot {file} cannot be drawn: {error}") from None


def _draw(row: Any, summary: Summary) -> None:
    standings = summary.standings[::-1]  # the best on top
    panels = (
        ("wins, % of seats played", [_scaled(one.wins, 100) for one in standings], 100 / summary.players),
        ("points ahead of the others' average", [one.margin for one in standings], 0.0),
        ("rating (Plackett-Luce)", [one.rating.interval for one in standings], 25.0),
    )
    for axis, (label, intervals, even) in zip(row, panels, strict=True):
        means = [one.mean for one in intervals]
        bars = [[_length(one.mean - one.low) for one in intervals], [_length(one.high - one.mean) for one in intervals]]
        axis.axvline(even, color="0.75", linestyle="--", linewidth=1, zorder=0)
        axis.errorbar(means, range(len(standings)), xerr=bars, fmt="o", color="#1f5f8b", capsize=3)
        axis.set_yticks(range(len(standings)), [_short(one) for one in standings] if axis is row[0] else [])
        axis.set_ylim(-0.6, len(standings) - 0.4)
        axis.set_xlabel(label)
    row[0].set_title(
        f"{summary.game}, {summary.players} players, {summary.games} games; bars: 95 %", loc="left", size=10
    )


def _scaled(interval: Interval, by: float) -> Interval:
    return Interval(by * interval.mean, by * interval.low, by * interval.high)


def _length(length: float) -> float:
    return max(0.0, length) if math.isfinite(length) else 0.0


def _short(standing: Standing) -> str:
    return standing.bot.replace(",", ",\n")
