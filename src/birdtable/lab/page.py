"""A balance report: one page that needs nothing beside it, for a designer to read."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from html import escape
from pathlib import Path

from birdtable.arena.statistics import Interval, wilson
from birdtable.kernel.chronicle import LONGEST
from birdtable.lab.marks import ANY, VERB
from birdtable.lab.strength import Strength, strengths
from birdtable.lab.study import BINS, Study
from birdtable.lab.svg import Bar, Dot, bars, dots, histogram, ridges
from birdtable.text import Catalogue

STYLE = Path(__file__).with_name("page.css")
MOST_ROWS = 40  # things in one plot; the table has all
PLACES = ("first", "second", "third", "fourth", "fifth")


def page(study: Study) -> str:
    """The whole page."""
    title = f"{study.marks.game.title}, {study.players} players"
    parts = [header(study, title), who_wins(study), points(study), length(study), race(study), turns(study)]
    body = "".join((*parts, *strength_sections(study), how_to_read()))
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(title)}: balance</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{STYLE.read_text('utf-8')}</style></head><body><main>{body}</main></body></html>\n"
    )


# ---------------------------------------------------------------------- the parts


def header(study: Study, title: str) -> str:
    """What was played, and the few numbers that say most."""
    game = study.marks.game
    options = "".join(f", {name} {value}" for name, value in study.options.items())
    when = datetime.now(UTC).date().isoformat()
    said = (
        f"{study.games:,} games between {', '.join(dict.fromkeys(study.bots))} bots{options}; seed {study.seed}. "
        f"Rules version {game.version}, content {game.content_hash}; {when}."
    )
    wins = [won / games for won, games in study.wins_by_order()]
    key = {
        "decisions a game": f"{study.total_decisions / study.games:.1f}",
        "points a seat": f"{_mean(_sum(study.points)):.1f}",
        "best place in turn order": f"{PLACES[wins.index(max(wins))]}, {100 * max(wins):.1f} %",
        "shared wins": f"{100 * study.shared / study.games:.2f} %",
        "lead changes a game": f"{_mean(study.leads):.2f}",
        "games a second": f"{study.games / max(study.seconds, 1e-9):,.0f}",
    }
    cells = "".join(f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in key.items())
    return f'<h1>{escape(title)}</h1><p class="soft">{escape(said)}</p><dl class="key">{cells}</dl>'


def who_wins(study: Study) -> str:
    """Win rates by seat and by turn order."""
    even = 100 / study.players
    by_seat = [_rate(won, games) for won, games in study.wins_by_seat()]
    by_order = [_rate(won, games) for won, games in study.wins_by_order()]
    seats = [_bar(f"seat {seat}", rate, seat) for seat, rate in enumerate(by_seat)]
    order = [_bar(PLACES[place], rate, None) for place, rate in enumerate(by_order)]
    rows = [
        (name, *(f"{100 * value:.2f} %" for value in (rate.mean, rate.low, rate.high)))
        for name, rate in zip([bar.label for bar in (*seats, *order)], (*by_seat, *by_order), strict=True)
    ]
    return (
        "<h2>Who wins</h2>"
        + figure(
            bars("Win rate by seat", seats, "seat", even, "%"),
            f"Wins of each seat; a shared win counts its part. The dashed line is an equal share, {even:.1f} %.",
        )
        + figure(
            bars("Win rate by turn order", order, "who decided first, second, …", even, "%"),
            "The same by who had the first decision of the game, who the second, and so on.",
        )
        + details("Numbers", table(("", "wins", "95 % from", "to"), rows))
    )


def points(study: Study) -> str:
    """How many points seats end with."""
    rows = []
    for seat, counts in enumerate(study.points):
        low, middle, high = (_quantile(counts, part) for part in (0.05, 0.5, 0.95))
        values = (_mean(counts), _deviation(counts), min(counts), low, middle, high, max(counts))
        rows.append((f"seat {seat}", *(f"{value:.1f}" if isinstance(value, float) else str(value) for value in values)))
    ridge = ridges(
        "Points of each seat", [(f"seat {seat}", counts) for seat, counts in enumerate(study.points)], "points"
    )
    gap = ""
    if study.players > 1:
        caption = "How many points the first was ahead of the second."
        gap = figure(histogram("Points between first and second", study.gap, "points ahead"), caption)
    head = ("", "mean", "deviation", "least", "5 %", "median", "95 %", "most")
    return (
        "<h2>Points</h2>"
        + figure(ridge, "How often each number of points came; the upright line is the mean.")
        + details("Numbers", table(head, rows))
        + gap
    )


def length(study: Study) -> str:
    """How long games are."""
    low, middle, high = (_quantile(study.decisions, part) for part in (0.05, 0.5, 0.95))
    said = f"Half of the games have at most {middle} decisions; nine of ten have {low} to {high}."
    return "<h2>Length</h2>" + figure(
        histogram("Decisions in a game", study.decisions, "decisions of all seats together"), said
    )


def race(study: Study) -> str:
    """How the lead changes."""
    if study.players == 1:
        return ""
    total = max(1, int(study.last_lead.sum()))
    last = [
        Bar(f"{100 * place // BINS}–{100 * (place + 1) // BINS}", 100 * int(games) / total)
        for place, games in enumerate(study.last_lead)
    ]
    return (
        "<h2>The race</h2>"
        + figure(
            histogram("Changes of the lead", study.leads, "changes of the lead in a game"),
            "The lead changes when another seat alone has the most points.",
        )
        + figure(
            bars("When the last lead was taken", last, "part of the game that was over, %", unit="%"),
            "When the last seat to lead alone took the lead: far to the right, games are open until the end.",
        )
    )


def turns(study: Study) -> str:
    """How much there is to decide."""
    total = max(1, int(study.runs.sum()))
    given = [
        Bar(f"{count}{' or more' if count == LONGEST else ''}", 100 * int(study.runs[count - 1]) / total)
        for count in range(1, LONGEST + 1)
    ]
    decisions = max(1, study.total_decisions)
    rows = [
        (
            f"seat {seat}",
            f"{study.turns[seat] / study.games:.2f}",
            f"{study.made[seat] / study.games:.2f}",
            f"{study.made[seat] / max(1, study.turns[seat]):.2f}",
        )
        for seat in range(study.players)
    ]
    said = (
        f"A turn is a seat's decisions in a row. A decision offers {study.offered / decisions:.1f} actions on average; "
        f"{100 * study.forced / decisions:.1f} % of all decisions offer only one."
    )
    return (
        "<h2>Turns</h2>"
        + figure(bars("Decisions in a turn", given, "decisions in a turn", unit="%"), said)
        + details("Numbers", table(("", "turns a game", "decisions a game", "decisions a turn"), rows))
    )


def strength_sections(study: Study) -> list[str]:
    """A section for every vocabulary: what goes with winning."""
    if study.players == 1:
        return []
    found = strengths(study)
    text = study.marks.game.text()
    sections = ["<h2>Strength</h2>", f"<p>{_what_strength_is(len(found))}</p>"]
    for vocabulary in dict.fromkeys(one.mark.of for one in found if one.mark.kind == ANY):
        any_way = [one for one in found if one.mark.kind == ANY and one.mark.of == vocabulary]
        ways = [one for one in found if one.mark.kind not in (ANY, VERB) and one.mark.of == vocabulary]
        if len(any_way) > 1 or ways:
            sections.append(strength_section(vocabulary, any_way, ways, text))
    verbs = [one for one in found if one.mark.kind == VERB]
    if verbs:
        sections.append(strength_section("what a seat did at least once", verbs, [], text))
    return sections


def strength_section(vocabulary: str, any_way: Sequence[Strength], ways: Sequence[Strength], text: Catalogue) -> str:
    """One vocabulary: the plot of all its words, and the table of every way in which a seat had to do with them."""
    ranked = sorted(any_way, key=lambda one: -one.lift)
    shown = ranked if len(ranked) <= MOST_ROWS else ranked[: MOST_ROWS // 2] + ranked[-MOST_ROWS // 2 :]
    plot = dots(
        f"Lift of every {vocabulary}",
        [Dot(_name(one, text), 100 * one.lift, 100 * one.error, f"{100 * one.share:.0f} %") for one in shown],
        "wins beyond what seat and turn order let expect, in percentage points",
        "of seats",
    )
    left_out = f" The {len(ranked) - len(shown)} in the middle are in the table." if len(shown) < len(ranked) else ""
    rows = [
        (
            _name(one, text),
            one.mark.how.replace("_", " ") or "in any way",
            f"{100 * one.share:.1f} %",
            f"{100 * one.wins:.1f} %",
            f"{100 * one.expected:.1f} %",
            f"{100 * one.lift:+.2f} ± {100 * one.error:.2f}",
            f"{one.points:+.2f} ± {one.points_error:.2f}",
        )
        for one in (*ranked, *sorted(ways, key=lambda one: (one.mark.how, -one.lift)))
    ]
    head = ("", "how", "of seats", "wins", "expected", "lift, points of %", "points ahead")
    return (
        f"<h3>{escape(vocabulary[:1].upper() + vocabulary[1:])}</h3>"
        + figure(plot, f"Dot and line: lift and its 95 % interval; grey where it may be 0.{left_out}")
        + details("Numbers, and in which way", table(head, rows, words=2))
    )


def how_to_read() -> str:
    """What the page can and cannot say."""
    return (
        "<h2>How to read this</h2><ul>"
        "<li>Everything is as these bots play. Random bots show the rules; stronger bots show the game.</li>"
        "<li>Lift goes with winning; it need not cause it. What only a leader can do looks strong.</li>"
        "<li>Intervals are of 95 %: of twenty things without any strength, one will look as if it had some. Seats of "
        "one game are counted as if they were independent, which makes intervals of wins a little too wide.</li>"
        "<li>Points ahead are the seat's points less the average of the others'.</li></ul>"
    )


def _what_strength_is(things: int) -> str:
    return (
        f"Did seats that had to do with a thing win more often? {things} things and ways were there often enough to "
        "tell: words of the actions that a seat took, of the events that happened to it, and of what lay before it at "
        "the end. Each seat is compared with all others of its seat and turn order."
    )


# ---------------------------------------------------------------------- small things


def figure(drawing: str, caption: str) -> str:
    """A plot and what it shows."""
    return f"<figure>{drawing}<figcaption>{escape(caption)}</figcaption></figure>"


def details(summary: str, body: str) -> str:
    """Something that can be opened."""
    return f"<details><summary>{escape(summary)}</summary>{body}</details>"


def table(head: Sequence[str], rows: Sequence[Sequence[str]], words: int = 1) -> str:
    """Numbers in rows; the first columns are words."""

    def row(cells: Sequence[str], tag: str) -> str:
        marked = (
            f"<{tag}{' class=words' if column < words else ''}>{escape(cell)}</{tag}>"
            for column, cell in enumerate(cells)
        )
        return f"<tr>{''.join(marked)}</tr>"

    body = "".join(row(cells, "td") for cells in rows)
    return f'<div class="wide"><table><thead>{row(head, "th")}</thead><tbody>{body}</tbody></table></div>'


def _name(one: Strength, text: Catalogue) -> str:
    named = str(text.name(one.mark.word))
    return named if named.casefold().replace(" ", "-") == one.mark.word else f"{named} ({one.mark.word})"


def _bar(label: str, rate: Interval, seat: int | None) -> Bar:
    return Bar(label, 100 * rate.mean, 100 * rate.low, 100 * rate.high, seat)


def _rate(won: float, games: int) -> Interval:
    return wilson(won, games) if games else Interval(0.0, 0.0, 1.0)


def _sum(counts: Sequence[Mapping[int, int]]) -> dict[int, int]:
    total: dict[int, int] = {}
    for one in counts:
        for value, games in one.items():
            total[value] = total.get(value, 0) + games
    return total


def _mean(counts: Mapping[int, int]) -> float:
    return sum(value * games for value, games in counts.items()) / max(1, sum(counts.values()))


def _deviation(counts: Mapping[int, int]) -> float:
    mean, total = _mean(counts), max(1, sum(counts.values()))
    return math.sqrt(sum(games * (value - mean) ** 2 for value, games in counts.items()) / total)


def _quantile(counts: Mapping[int, int], part: float) -> int:
    left = part * sum(counts.values())
    for value in sorted(counts):
        left -= counts[value]
        if left <= 0:
            return value
    return max(counts, default=0)
