"""Small plots as inline SVG, in the page's own colours: bars, histograms, rows of dots with intervals, lines."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from html import escape

WIDTH = 720
LEFT = 56  # room for numbers on the left
RIGHT = 16
BOTTOM = 40  # room for the axis below
MOST_BARS = 48
SEAT_COLOURS = ("madder", "ochre", "verdigris", "lapis", "mallow")


@dataclass(frozen=True)
class Bar:
    """A bar, with the interval of its height if there is one."""

    label: str
    height: float
    low: float | None = None
    high: float | None = None
    seat: int | None = None


@dataclass(frozen=True)
class Dot:
    """A row of a plot of dots: a value, half the width of its interval, and a remark at the end of the row."""

    label: str
    value: float
    error: float
    remark: str = ""


def svg(height: float, title: str, body: Sequence[str]) -> str:
    """A drawing with a name for those who do not see it."""
    name = escape(title, quote=True)
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{name}"><title>{escape(title)}</title>'
        + "".join(body)
        + "</svg>"
    )


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Round numbers between two limits."""
    if high <= low:
        return [low]
    rough = (high - low) / most
    power = 10.0 ** math.floor(math.log10(rough))
    step = next(power * round_ for round_ in (1, 2, 5, 10) if power * round_ >= rough)
    first = math.ceil(low / step - 1e-9)
    return [number * step for number in range(first, math.floor(high / step + 1e-9) + 1)]


def number(value: float) -> str:
    """A number without needless digits."""
    return f"{value:,.0f}" if abs(value) >= 100 or value == int(value) else f"{value:.3g}"


def short(value: float) -> str:
    """A large number in few letters: thousands, millions, milliards."""
    for size, letter in ((10**9, "G"), (10**6, "M"), (10**3, "k")):
        if value >= size:
            return f"{value / size:g} {letter}"
    return f"{value:g}"


def text(x: float, y: float, words: str, kind: str = "", anchor: str = "middle") -> str:
    """Words at a place."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{kind}">{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    """A straight line."""
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def rectangle(x: float, y: float, width: float, height: float, kind: str, told: str) -> str:
    """A box that tells its value when it is pointed at."""
    box = f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{max(height, 0):.1f}" class="{kind}">'
    return f"{box}<title>{escape(told)}</title></rect>"


def bars(title: str, given: Sequence[Bar], across: str, even: float | None = None, unit: str = "") -> str:
    """Bars side by side, with intervals; `even` is drawn as a dashed line."""
    height, top = 220, 16
    most = max([bar.high or bar.height for bar in given] + [even or 0, 1e-9]) * 1.08
    floor = height - BOTTOM
    step = (WIDTH - LEFT - RIGHT) / max(1, len(given))

    def y(value: float) -> float:
        return floor - (floor - top) * value / most

    body = _scale(ticks(0, most, 4), y, unit)
    for place, bar in enumerate(given):
        x = LEFT + step * (place + 0.5)
        wide = min(0.8 * step, 72)
        kind = "bar" if bar.seat is None else f"bar seat-{SEAT_COLOURS[bar.seat % len(SEAT_COLOURS)]}"
        told = f"{bar.label}: {bar.height:.3g}{unit}"
        body.append(rectangle(x - wide / 2, y(bar.height), wide, floor - y(bar.height), kind, told))
        if bar.low is not None and bar.high is not None:
            body.append(line(x, y(bar.low), x, y(bar.high), "whisker"))
        if len(given) <= 12:
            body.append(text(x, y(bar.high or bar.height) - 4, f"{bar.height:.3g}{unit}", "value"))
        if place % max(1, math.ceil(len(given) / 14)) == 0:
            body.append(text(x, floor + 15, bar.label, "tick"))
    if even is not None:
        body.append(line(LEFT, y(even), WIDTH - RIGHT, y(even), "even"))
    body.append(line(LEFT, floor, WIDTH - RIGHT, floor, "axis"))
    body.append(text((LEFT + WIDTH - RIGHT) / 2, height - 6, across, "name"))
    return svg(height, title, body)


def _scale(values: Sequence[float], y: Callable[[float], float], unit: str) -> list[str]:
    drawn = []
    for value in values:
        drawn.append(line(LEFT, y(value), WIDTH - RIGHT, y(value), "grid"))
        drawn.append(text(LEFT - 6, y(value) + 4, number(value) + unit, "tick", "end"))
    return drawn


def histogram(title: str, counts: Mapping[int, int], across: str) -> str:
    """How often each number came, in % of all; numbers that are too many share bars."""
    total = max(1, sum(counts.values()))
    binned, width = bins(counts)
    given = [
        Bar(str(first) if width == 1 else f"{first}–{first + width - 1}", 100 * games / total)
        for first, games in binned.items()
    ]
    return bars(title, given, across, unit="%")


def bins(counts: Mapping[int, int], most: int = MOST_BARS) -> tuple[dict[int, int], int]:
    """Counts gathered in at most so many bins of one width, none left out between the first and the last."""
    if not counts:
        return {0: 0}, 1
    low, high = min(counts), max(counts)
    width = next(w for p in range(9) for w in (10**p, 2 * 10**p, 5 * 10**p) if (high // w) - (low // w) < most)
    gathered = dict.fromkeys(range(low // width * width, high + 1, width), 0)
    for value, games in counts.items():
        gathered[value // width * width] += games
    return gathered, width


def ridges(title: str, rows: Sequence[tuple[str, Mapping[int, int]]], across: str) -> str:
    """A distribution for each seat, one below the other on one scale, with a tick at the mean."""
    tall = 64
    height = tall * len(rows) + BOTTOM + 10
    everything: dict[int, int] = {}
    for _, counts in rows:
        for value, games in counts.items():
            everything[value] = everything.get(value, 0) + games
    binned, width = bins(everything)
    low, high = min(binned), max(binned) + width

    def x(value: float) -> float:
        return LEFT + 44 + (WIDTH - LEFT - RIGHT - 44) * (value - low) / (high - low)

    body = [line(x(tick), 8, x(tick), height - BOTTOM, "grid") for tick in ticks(low, high, 10)]
    for place, (label, counts) in enumerate(rows):
        floor = 8 + tall * (place + 1)
        own = dict.fromkeys(binned, 0)
        for value, games in counts.items():
            own[value // width * width] += games
        most, total = max(own.values()) or 1, sum(own.values()) or 1
        path = f"M{x(low):.1f} {floor}" + "".join(
            f"V{floor - (tall - 12) * games / most:.1f}H{x(first + width):.1f}" for first, games in own.items()
        )
        mean = sum(value * games for value, games in counts.items()) / total
        kind = SEAT_COLOURS[place % len(SEAT_COLOURS)]
        body.append(f'<path d="{path}V{floor}Z" class="ridge seat-{kind}"><title>{escape(label)}</title></path>')
        body.append(line(x(mean + width / 2), floor, x(mean + width / 2), floor - tall + 12, "mean"))
        body.append(text(LEFT + 36, floor - 6, label, "value", "end"))
    body += [text(x(tick), height - BOTTOM + 15, number(tick), "tick") for tick in ticks(low, high, 10)]
    body.append(text((LEFT + WIDTH - RIGHT) / 2, height - 6, across, "name"))
    return svg(height, title, body)


def dots(title: str, rows: Sequence[Dot], across: str, remarks: str) -> str:
    """A row for each thing: its value with its interval, beside a line at 0."""
    tall, label, end = 20, 210, 64
    height = 26 + tall * len(rows) + BOTTOM
    low = min([row.value - row.error for row in rows] + [0.0])
    high = max([row.value + row.error for row in rows] + [0.0])
    room = max(high - low, 1e-6) * 0.06
    low, high = low - room, high + room

    def x(value: float) -> float:
        return label + (WIDTH - label - end) * (value - low) / (high - low)

    floor = 22 + tall * len(rows)
    body = [text(WIDTH - 8, 14, remarks, "tick", "end")]
    for tick in ticks(low, high, 6):
        body.append(line(x(tick), 20, x(tick), floor, "grid"))
        body.append(text(x(tick), floor + 16, f"{tick:+.3g}" if tick else "0", "tick"))
    body.append(line(x(0), 20, x(0), floor, "axis"))
    for place, row in enumerate(rows):
        y = 22 + tall * (place + 0.5)
        kind = "unsure" if abs(row.value) <= row.error else "more" if row.value > 0 else "less"
        told = f"{row.label}: {row.value:+.2f} ± {row.error:.2f}"
        body.append(text(label - 10, y + 4, row.label, "label", "end"))
        body.append(line(x(row.value - row.error), y, x(row.value + row.error), y, f"span {kind}"))
        dot = f'<circle cx="{x(row.value):.1f}" cy="{y:.1f}" r="4" class="dot {kind}">'
        body.append(f"{dot}<title>{escape(told)}</title></circle>")
        body.append(text(WIDTH - 8, y + 4, row.remark, "tick", "end"))
    body.append(text((label + WIDTH - end) / 2, height - 6, across, "name"))
    return svg(height, title, body)


def curves(title: str, series: Mapping[str, Sequence[tuple[float, float]]], across: str, up: str) -> str:
    """Lines on plain scales that begin at 0, each named at its end."""
    height, top = 300, 20
    points = [point for row in series.values() for point in row]
    most_x, most_y = (max([1e-9, *(point[axis] for point in points)]) for axis in (0, 1))
    low_y = min([0.0, *(point[1] for point in points)])
    floor, end, start = height - BOTTOM, WIDTH - 170, LEFT + 14

    def x(value: float) -> float:
        return start + (end - start) * value / most_x

    def y(value: float) -> float:
        return floor - (floor - top) * (value - low_y) / (most_y - low_y)

    body = []
    for value in ticks(low_y, most_y):
        body.append(line(start, y(value), end, y(value), "grid"))
        body.append(text(LEFT + 8, y(value) + 4, number(value), "tick", "end"))
    body += [text(x(value), floor + 15, number(value), "tick") for value in ticks(0, most_x)]
    for place, (name, row) in enumerate(series.items()):
        kind = f"seat-{SEAT_COLOURS[place % len(SEAT_COLOURS)]}" + " again" * (place >= len(SEAT_COLOURS))
        path = "M" + "L".join(f"{x(a):.1f} {y(b):.1f}" for a, b in row)
        body.append(f'<path d="{path}" class="curve {kind}"><title>{escape(name)}</title></path>')
        body.append(line(end + 8, top + 10 + 20 * place, end + 24, top + 10 + 20 * place, f"curve {kind}"))
        body.append(text(end + 30, top + 14 + 20 * place, name, "label", "start"))
    body.append(line(start, floor, end, floor, "axis"))
    body.append(text((LEFT + end) / 2, height - 6, across, "name"))
    body.append(text(start, 12, up, "name", "start"))
    return svg(height, title, body)


def lines(title: str, series: Mapping[str, Sequence[tuple[float, float]]], across: str, up: str) -> str:
    """Lines on two logarithmic scales, each named at its end."""
    height, top = 380, 20
    points = [point for row in series.values() for point in row]
    low_x, high_x = min(math.log10(x) for x, _ in points), max(math.log10(x) for x, _ in points)
    low_y = math.floor(min(math.log10(max(y, 1)) for _, y in points))
    high_y = math.ceil(max(math.log10(max(y, 1)) for _, y in points))
    floor, end = height - BOTTOM, WIDTH - 150

    def x(value: float) -> float:
        return LEFT + 14 + (end - LEFT - 14) * (math.log10(value) - low_x) / max(1e-9, high_x - low_x)

    def y(value: float) -> float:
        return floor - (floor - top) * (math.log10(max(value, 1)) - low_y) / max(1, high_y - low_y)

    body = []
    for power in range(low_y, high_y + 1):
        body.append(line(LEFT + 14, y(10.0**power), end, y(10.0**power), "grid"))
        body.append(text(LEFT + 8, y(10.0**power) + 4, short(10**power), "tick", "end"))
    places = {a for a, _ in points} if high_x - low_x < 2 else {10**power for power in range(math.ceil(low_x), 10)}
    for place in sorted(place for place in places if math.log10(place) <= high_x):
        body.append(text(x(place), floor + 15, short(place), "tick"))
    names = sorted(series, key=lambda name: -series[name][-1][1])
    for place, name in enumerate(names):
        kind = f"seat-{SEAT_COLOURS[place % len(SEAT_COLOURS)]}" + " again" * (place >= len(SEAT_COLOURS))
        path = "M" + "L".join(f"{x(a):.1f} {y(b):.1f}" for a, b in series[name])
        body.append(f'<path d="{path}" class="curve {kind}"><title>{escape(name)}</title></path>')
        body.append(line(end + 8, top + 10 + 20 * place, end + 24, top + 10 + 20 * place, f"curve {kind}"))
        body.append(text(end + 30, top + 14 + 20 * place, name, "label", "start"))
    body.append(line(LEFT + 14, floor, end, floor, "axis"))
    body.append(text((LEFT + end) / 2, height - 6, across, "name"))
    body.append(text(LEFT + 14, 12, up, "name", "start"))
    return svg(height, title, body)
