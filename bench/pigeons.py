"""Fit the fast model of Pigeons to its referee, and measure both: `make fit-pigeons`.

Writes src/birdtable/games/pigeons/content/model.toml and docs/pigeons-physics.md with its picture. Deterministic.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

import birdtable as bt
from birdtable.bots import GreedyBot, Knowledge
from birdtable.games.pigeons import content, foresight, geometry, model, recording, referee
from birdtable.games.pigeons.content import DEGREE, INCH, PIGEON, SQUARES, Touch
from birdtable.games.pigeons.physics import ENGINE, drop, fly
from birdtable.games.pigeons.words import Verb

ROOT = Path(__file__).parents[1]
MODEL = ROOT / "src/birdtable/games/pigeons/content/model.toml"
PAGE = ROOT / "docs/pigeons-physics.md"
PICTURE = ROOT / "docs/pictures/pigeons-skill.png"
GAME = bt.load("pigeons", "python")
LAYOUTS, TRAINED = 60, 40
NONE = content.NOWHERE
MILLE = 1000
AZIMUTHS, ELEVATIONS = np.arange(2, 89, 2), np.arange(8, 29)
SIGMAS, SKILL_LAYOUTS = (0.5, 1.0, 2.0), 2
BANDS = ((8, 11), (11, 14), (14, 17), (17, 28))  # degrees of elevation
SKILL_TITLE = "## Is it a game of skill?"
CHECK_TITLE = "## What is seen is what happens"
CLEAR = 80  # 64ths of an inch: a cube let go so far from the wall across falls without touching it


# ---------------------------------------------------------------------- what is seen is what happens


@dataclass
class Checked:
    """What looking at many aims found: how many there were of each outlook, and all that must be 0."""

    outlooks: Counter[str] = field(default_factory=Counter)
    wrong: int = 0  # aims whose preview says something else than the referee, the hand's error being 0
    short: int = 0  # flights that stop within a tenth of a second although nothing holds the falcon
    differ: int = 0  # flights that eight threads fly otherwise than one


def check_aims(count: int, layouts: int = 20, threads: int = 8) -> Checked:
    """Random aims on a quarter of a degree from all roosts: preview, referee, and referee on many threads at once."""
    checked, cases = Checked(), []
    for number in range(count):
        luck = np.random.default_rng([19, number])
        state = layout(number % layouts, (6, 12, 20, 30)[number % layouts % 4])
        state.roost, state.azimuth = int(luck.integers(4)), 4 * int(luck.integers(8, 353))
        state.elevation = 4 * int(luck.integers(32, 113 if number % 2 else 60))
        cases.append(state)
    with ThreadPoolExecutor(threads) as pool:
        for start in range(0, count, 200):
            some = cases[start : start + 200]
            alone = [referee.judge_flight(state, {}) for state in some]
            together = list(pool.map(lambda state: referee.judge_flight(state, {}), some[::-1]))[::-1]
            checked.differ += sum(one != other for one, other in zip(alone, together, strict=True))
            for state, outcome in zip(some, alone, strict=True):
                check_aim(state, outcome, checked)
            print(f"{start + len(some)} aims: {checked}", flush=True)
    return checked


def check_aim(state, outcome, checked):
    """Compare a preview with what the referee says."""
    poses = referee.pigeon_poses(state, {})
    seen = foresight.look_along(poses, state.roost, state.azimuth, state.elevation)
    told = [GAME.actions.action(action, 5) for action in outcome.actions]
    met = next((one for one in told if one.verb in ("touch", "stick", "meet")), None)
    outlook = {"touch": "void", "stick": "held", "meet": "meets"}[met.verb] if met else "clear"
    thing = next(iter(met.args.values()), None) if met else None
    checked.outlooks[outlook] += 1
    checked.wrong += (seen["outlook"], seen["thing"]) != (outlook, thing)
    header, tracks = recording.unpack(outcome.note)
    seconds = (len(tracks["falcon"]) - 2) / header["fps"]
    checked.short += outlook in ("meets", "clear") and seconds < 0.1


def check_ellipses(drops: int, questions: int) -> tuple[float, float]:
    """The share of drops with the hand's error that lie in the ellipse of their preview, and that are lost."""
    inside, lost, luck = 0, 0, np.random.default_rng(23)
    choices = [c for c in range(content.CROSSINGS) if content.LANDS[c] >= 0 and content.GAP[c] > 0]
    for _ in range(questions):
        state = GAME.layout.python(GAME.layout.blank(2))
        state.crossing, state.cubes_aloft = int(luck.choice(choices)), 1
        line = int(luck.integers(-4, 5)) * content.LINE_STEP
        release = int(luck.integers(int(content.GAP[state.crossing]) * 8)) * content.RELEASE_STEP
        drawn = foresight.foresee_drop(state, {}, line, release, True)["hands"]["ellipse"]
        axes = np.array(drawn["axes"])
        sigma = float(content.DROP_ERROR[0, 0, content.TALLEST[state.crossing]]) / 1024
        for _ in range(drops // questions):
            aside, along = np.rint(luck.normal(0, sigma, 2)).astype(int)
            one = foresight.let_fall(state, {}, line + int(aside), release + int(along))
            off = (np.array(one["at"][:2]) - drawn["middle"]) @ axes.T / (axes**2).sum(axis=1)
            inside += float(np.hypot(*off)) <= 1
            lost += one["lost"]
    return inside / (drops // questions * questions), lost / (drops // questions * questions)


# ---------------------------------------------------------------------- a city with pigeons


def layout(number: int, pigeons: int):
    """A record with pigeons of all seats on random squares; the same for the same number."""
    luck = np.random.default_rng([7, number, pigeons])
    state = GAME.layout.python(GAME.layout.blank(5))
    for pigeon, square in zip(range(pigeons), luck.choice(SQUARES, pigeons, replace=False), strict=True):
        place = pigeon % 5 * 8 + pigeon // 5
        state.place[place], state.roof[int(square)] = int(square), place
    return state


def aims(luck, count):
    """Random aims, half of them in the low band where pigeons are."""
    for number in range(count):
        high = 28 if number % 2 else 17
        yield int(luck.integers(4)), float(luck.uniform(2, 88)), float(luck.uniform(8, high))


class Seen:
    """What the referee and the geometry of the fast model say of one flight."""

    def __init__(self, state, roost, azimuth, elevation):
        a, e = round(azimuth * DEGREE), round(elevation * DEGREE)
        state.roost, state.azimuth, state.elevation = roost, a, e
        self.roost, self.elevation = roost, elevation
        self.flight = fly(referee.pigeon_poses(state, {}), roost, a / DEGREE, e / DEGREE)
        self.void = bool(model.rod_touches(state, roost, a, e))
        self.wall = model.first_wall(roost, a, e)
        fates = {one.pigeon: referee.classify(one)[1] for one in self.flight.touched}
        self.rows = []
        for pigeon in range(content.PIGEONS):
            square = state.place[pigeon]
            if square < SQUARES:
                fate = fates.get(PIGEON.word(pigeon, 0))
                cell = model.swept(roost, a, e, square, self.wall)
                self.rows.append((square, cell, fate == Verb.die, fate == Verb.fall, model.along_rod(roost, a, square)))
        self.kills = sum(row[2] for row in self.rows)


def beside(row, other):
    """Whether another pigeon stands next to this one and farther out."""
    one, two = (divmod(int(content.CELL[r[0]]), content.WIDTH) for r in (row, other))
    return max(abs(one[0] - two[0]), abs(one[1] - two[1])) == 1 and other[4] > row[4]


# ---------------------------------------------------------------------- the rod


def lowest_clear(azimuth):
    """The lowest elevation, in 16ths of a degree, at which a rod so turned touches no structure; from any roost."""
    low, high = 0, content.HIGHEST
    while low < high:
        middle = (low + high) // 2
        apart, _ = geometry.buildings_at(geometry.rod_of(0, azimuth / DEGREE, middle / DEGREE))
        if apart.min() > content.SIZES["rod_radius"]:
            high = middle
        else:
            low = middle + 1
    return low


# ---------------------------------------------------------------------- the fit of flights


def fit_flights(seen):
    """Chances in thousandths by cell, and of falling against a neighbour."""
    shape = content.DEAD.shape
    counts, dead, hurt = (np.zeros(shape[0] * shape[1]) for _ in range(3))
    against = np.zeros(3)
    for one in seen:
        if one.flight.void:
            continue
        struck = [row for row in one.rows if row[2] or row[3]]
        for row in one.rows:
            if row[1] != NONE:
                counts[row[1]] += 1
                dead[row[1]] += row[2]
                hurt[row[1]] += row[3]
            elif any(beside(row, other) for other in struck):
                against += (1, row[2], row[3])
    share = np.where(counts >= 4, MILLE / np.maximum(counts, 1), 0)
    rounded = lambda values: np.rint(values * share).astype(int).reshape(shape)  # noqa: E731
    domino = np.rint(MILLE * against[1:] / max(1, against[0])).astype(int)
    return rounded(dead), rounded(hurt), int(domino[0]), int(domino[1])


def predicted(one, fit):
    """The chance of each pigeon to die, by the fast model."""
    if one.void:
        return np.zeros(len(one.rows))
    flat = fit[0].ravel() / MILLE
    direct = np.array([0.0 if row[1] == NONE else flat[row[1]] for row in one.rows])
    chances = direct.copy()
    for number, row in enumerate(one.rows):
        if row[1] == NONE:
            near = [direct[k] for k, other in enumerate(one.rows) if direct[k] > 0 and beside(row, other)]
            chances[number] = fit[2] / MILLE * max(near, default=0.0)
    return chances


def flight_quality(seen, fit):
    """How the fast model does on flights that it was not fitted to."""
    chances = [predicted(one, fit) for one in seen]
    truth = [np.array([row[2] for row in one.rows], float) for one in seen]
    flat, true = np.concatenate(chances), np.concatenate(truth)
    order = np.argsort(np.argsort(flat, kind="stable"), kind="stable") + 1.0
    for value in np.unique(flat):
        order[flat == value] = order[flat == value].mean()
    positives = true.sum()
    auc = (order[true == 1].sum() - positives * (positives + 1) / 2) / (positives * (len(true) - positives))
    per, real = np.array([c.sum() for c in chances]), np.array([t.sum() for t in truth])
    valid = [one for one in seen if one.flight.void is None]
    return {
        "flights": len(seen),
        "auc": auc,
        "brier": ((flat - true) ** 2).mean(),
        "brier_constant": true.mean() * (1 - true.mean()),
        "kills_model": per.mean(),
        "kills_referee": real.mean(),
        "correlation": np.corrcoef(per, real)[0, 1],
        "rod": np.mean([one.void == (one.flight.void is not None) for one in seen]),
        "building": np.mean([(one.wall > 0) == (one.flight.building is not None) for one in valid]),
    }


def by_part(seen, fit):
    """The same by roost and by height of aim."""
    parts = {f"roost {name}": [one for one in seen if one.roost == k] for k, name in enumerate(content.ROOST_NAMES)}
    parts |= {f"raised {low} to {high}°": [s for s in seen if low <= s.elevation < high] for low, high in BANDS}
    return {name: flight_quality(some, fit) for name, some in parts.items()}


# ---------------------------------------------------------------------- drops


def let_fall(crossing, release, line):
    """A cube let go at a release and line: where its middle is along, across and up, how it lies, and seconds."""
    state = GAME.layout.python(GAME.layout.blank(2))
    state.crossing, state.line, state.cubes_aloft, state.falling = crossing, line, 1, 1
    state.releases[0] = release
    start, velocity, seed = referee.release_point(state)
    begun = time.process_time()
    fall = drop({}, "0", start, velocity, seed)
    spent = time.process_time() - begun
    x, y, z = fall.middles["0"]
    east, south = x * INCH, (geometry.BOARD - y) * INCH
    zero_east, zero_south = model.point_below(crossing, 0, 0)
    way = int(content.WAY[crossing])
    columns, rows = int(content.STEP_COLUMN[way]), int(content.STEP_ROW[way])
    along = (east - zero_east) * columns + (south - zero_south) * rows
    across = (south - zero_south) * columns - (east - zero_east) * rows
    return along, across, z, fall, spent


def latest(crossing):
    """The last release that does not fall on the roof across."""
    down = int(content.TALLEST[crossing]) - int(content.HEIGHT[content.LANDS[crossing]])
    return int(content.GAP[crossing]) * INCH - int(content.ROOF_DRIFT[down]) - 1


def crossings(height):
    """All flights over a street whose tallest structure has a height."""
    every = range(content.CROSSINGS)
    return [c for c in every if content.LANDS[c] >= 0 and content.GAP[c] > 0 and content.TALLEST[c] == height]


def fit_drops(count):
    """Resting places past the release and beside the line, as equally likely values; and agreement on lost cubes."""
    along, across, agree, spent = {}, {}, [], []
    luck = np.random.default_rng(11)
    for height in (2, 3, 4):
        forward, aside = [], []
        choices = crossings(height)
        for _ in range(count):
            crossing = int(luck.choice(choices))
            release, line = int(luck.integers(0, int(content.GAP[crossing]) * INCH)), int(luck.integers(-32, 33))
            a, s, z, _, took = let_fall(crossing, release, line)
            spent.append(took)
            agree.append(bool(model.falls_on_roof(crossing, release, line)) == (z > 0.6))
            release, line = (
                int(luck.integers(0, int(content.GAP[crossing]) * INCH - CLEAR)),
                int(luck.integers(-16, 17)),
            )
            a, s, z, _, took = let_fall(crossing, release, line)
            spent.append(took)
            if z <= 0.6:
                forward.append(a - release)
                aside.append(s - line)
        steps = (np.arange(content.REST_QUANTILES) + 0.5) / content.REST_QUANTILES
        along[height] = np.rint(np.quantile(forward, steps)).astype(int)
        across[height] = np.rint(np.quantile(np.concatenate([aside, np.negative(aside)]), steps)).astype(int)
    along[1], across[1] = along[2], across[2]  # no street has only one-inch structures beside it
    return along, across, float(np.mean(agree)), spent


def drop_quality(count, along, across):
    """Hits on a tile aimed at its first target's middle, with the hand's error: referee and fast model, by height."""
    table, luck = [], np.random.default_rng(13)
    for kind in dict.fromkeys(tile["name"].split("-")[0] for tile in content.TILES):
        tile = next(n for n, one in enumerate(content.TILES) if one["name"].startswith(kind + "-"))
        for height in (2, 3, 4):
            hits = np.zeros(2)
            for _ in range(count):
                hits += one_drop(luck, tile, height, along, across)
            table.append((kind, height, *(hits / count)))
    return table


def one_drop(luck, tile, height, along, across):
    """One aimed drop: whether it hits by the referee, and by the fast model."""
    choices = [c for c in crossings(height) if content.GAP[c] == 2] or crossings(height)
    crossing = int(luck.choice(choices))
    east, south = model.point_below(crossing, INCH, 0)
    street = int(content.STREET_AT[south // content.TILE * 8 + east // content.TILE])
    target = content.TARGETS[tile, 0]
    space = int(content.STREET_SPACE[street])
    middle = (space % 8 * 128 + int(target[0] + target[2]) // 2, space // 8 * 128 + int(target[1] + target[3]) // 2)
    zero = model.point_below(crossing, 0, 0)
    way = int(content.WAY[crossing])
    columns, rows = int(content.STEP_COLUMN[way]), int(content.STEP_ROW[way])
    far = (middle[0] - zero[0]) * columns + (middle[1] - zero[1]) * rows
    aside = (middle[1] - zero[1]) * columns - (middle[0] - zero[0]) * rows
    release = min(latest(crossing), max(0, far - int(np.mean(along[height]))))
    line = max(-32, min(32, aside))
    sigma = float(content.DROP_ERROR[0, 0, height]) / 1024
    release = int(max(0, min(int(content.GAP[crossing]) * INCH - 1, release + luck.normal(0, sigma))))
    line = int(line + luck.normal(0, sigma))
    _, _, z, fall, _ = let_fall(crossing, release, line)
    real = z <= 0.6 and on_street(fall, street) and referee.touch_of(tile, street, fall.corners["0"]) == Touch.hit
    if model.falls_on_roof(crossing, release, line):
        return np.array([real, 0.0])
    east, south = model.rest_point(
        crossing, release + int(luck.choice(along[height])), line + int(luck.choice(across[height]))
    )
    inside = (east // 128, south // 128) == (space % 8, space // 8)
    return np.array([real, inside and model.touches(tile, east % 128, south % 128) == Touch.hit])


def on_street(fall, street):
    """Whether a cube lies on a street space."""
    x, y, _ = fall.middles["0"]
    space = int((geometry.BOARD - y) / 2) * 8 + int(x / 2)
    return 0 <= space < 64 and content.STREET_AT[space] == street


# ---------------------------------------------------------------------- the skill surface


def kills(state, roost, azimuth, elevation):
    """Pigeons killed by one flight of the referee; -1 if the rod touches."""
    a, e = (round(angle * DEGREE) for angle in (azimuth, elevation))
    flight = fly(referee.pigeon_poses(state, {}), roost, a / DEGREE, e / DEGREE)
    return -1 if flight.void else sum(referee.classify(one)[1] == Verb.die for one in flight.touched)


def hoped(state, roost, azimuth, elevation, dead):
    """Expected kills of an aim by the fast model."""
    a, e = (round(angle * DEGREE) for angle in (azimuth, elevation))
    if model.rod_touches(state, roost, a, e):
        return 0.0
    wall = model.first_wall(roost, a, e)
    cells = [model.swept(roost, a, e, state.place[p], wall) for p in range(content.PIGEONS) if state.place[p] < SQUARES]
    return float(sum(dead.ravel()[cell] for cell in cells if cell != NONE)) / MILLE


def noisy(state, aim, sigma, count, luck):
    """Mean kills of an aim held with an error."""
    roost, azimuth, elevation = aim
    found = []
    for _ in range(count):
        flown = np.clip(azimuth + luck.normal(0, sigma), 0, 90), np.clip(elevation + luck.normal(0, sigma), 7, 30)
        found.append(max(0, kills(state, roost, *flown)))
    return float(np.mean(found))


def smoothed(grid, sigma):
    """A map of kills, blurred by an aim error of so many degrees (2° and 1° a cell)."""
    azimuth = np.exp(-0.5 * ((np.arange(-4, 5) * 2) / sigma) ** 2)
    elevation = np.exp(-0.5 * (np.arange(-6, 7) / sigma) ** 2)
    blurred = np.apply_along_axis(lambda v: np.convolve(v, azimuth / azimuth.sum(), "same"), 0, np.maximum(grid, 0))
    return np.apply_along_axis(lambda v: np.convolve(v, elevation / elevation.sum(), "same"), 1, blurred)


def map_of(roost, worth):
    """What every aim from a roost is worth, as a grid."""
    return np.array([[worth(roost, float(a), float(e)) for e in ELEVATIONS] for a in AZIMUTHS])


def best_aims(grids, sigma, count):
    """The best aims of maps by roost, once these are blurred by the error."""
    roosts, values = list(grids), np.array([smoothed(grid, sigma) for grid in grids.values()])
    order = [np.unravel_index(k, values.shape) for k in np.argsort(-values, axis=None)[:count]]
    return [(roosts[r], float(AZIMUTHS[a]), float(ELEVATIONS[e])) for r, a, e in order]


def best_of(state, aims, sigma, count, keep, luck):
    """The aims that do best in so many flights each, the best first."""
    tried = [noisy(state, aim, sigma, count, luck) for aim in aims]
    return [aims[k] for k in np.argsort(tried)[::-1][:keep]]


def skill(dead, flights):
    """What aims are worth at three errors with 30 and with 12 pigeons, on average; and a map of one layout each."""
    rows, maps = [], {}
    for pigeons in (30, 12):
        worth = np.mean([skill_on(number, pigeons, dead, flights, maps) for number in range(SKILL_LAYOUTS)], axis=0)
        rows += [(pigeons, sigma, *worth[k]) for k, sigma in enumerate(SIGMAS)]
    return rows, maps


def skill_on(number, pigeons, dead, flights, maps):
    """The same for one layout: a row of random aim, bot, bot re-checked and best for each error."""
    state, luck, rows = layout(number + 1, pigeons), np.random.default_rng([17, number, pigeons]), []
    guess = {roost: map_of(roost, lambda *aim: hoped(state, *aim, dead)) for roost in range(4)}
    roost = best_aims(guess, 1.0, 1)[0][0]
    seen = {roost: map_of(roost, lambda *aim: kills(state, *aim))}
    maps.setdefault(pigeons, (roost, seen[roost]))
    for sigma in SIGMAS:
        anything = [(int(luck.integers(4)), luck.uniform(2, 88), luck.uniform(8, 28)) for _ in range(flights)]
        by_chance = float(np.mean([noisy(state, aim, sigma, 1, luck) for aim in anything]))
        liked = best_aims(guess, sigma, 16)
        checked = best_of(state, liked, sigma, 6, 1, luck)[0]
        hopeful = best_of(state, [*best_aims(seen, sigma, 16), *liked], sigma, 10, 6, luck)
        best = best_of(state, hopeful, sigma, 40, 1, luck)[0]
        rows.append([by_chance, *(noisy(state, aim, sigma, flights, luck) for aim in (liked[0], checked, best))])
    print(f"skill, {pigeons} pigeons, layout {number + 1} of {SKILL_LAYOUTS}: {np.round(rows, 2).tolist()}", flush=True)
    return rows


def draw(maps):
    """The maps as a picture."""
    import matplotlib as mpl

    mpl.use("agg")
    from matplotlib import pyplot as plt

    figure, axes = plt.subplots(1, 2, figsize=(11, 4), layout="constrained")
    for axis, (pigeons, (roost, grid)) in zip(axes, maps.items(), strict=True):
        shown = axis.imshow(
            np.ma.masked_less(grid.T, 0), origin="lower", aspect="auto", extent=(1, 89, 7.5, 28.5), cmap="magma", vmin=0
        )
        title = f"{pigeons} pigeons, roost {content.ROOST_NAMES[roost]}"
        axis.set(title=title, xlabel="azimuth (degrees)", ylabel="elevation (degrees)")
        figure.colorbar(shown, ax=axis, label="killed")
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(PICTURE, dpi=110)


# ---------------------------------------------------------------------- writing


def rows_of(rows):
    """A TOML array of rows."""
    return "[\n" + "".join(f"  {[int(value) for value in row]},\n" for row in rows) + "]"


def write_model(fit, along, across):
    """The fitted tables, as content."""
    dead, hurt, domino_dead, domino_hurt = fit
    MODEL.write_text(
        f"""# The fast model of flights and drops, written by `make fit-pigeons` from flights and drops of the referee
# ({ENGINE}); docs/pigeons-physics.md says how good it is.

# Elevations in 16ths of a degree from which on the rod touches no structure, by azimuth in 16ths: exact (geometry.py).
[rod]
source = "inferred"
lowest_clear = {[lowest_clear(azimuth) for azimuth in range(content.RIGHT_ANGLE + 1)]}

# Chances in thousandths that a pigeon dies or is injured. Rows: how far it stands beside the rod's plane, by quarters
# of an inch. Columns: the falcon's underside over its roof, from -0.5 inches by quarters. `domino`: for a pigeon that
# the falcon does not reach, beside one that was struck and stood farther out.
[flight]
source = "inferred"
dead = {rows_of(dead)}
hurt = {rows_of(hurt)}
domino_dead = {domino_dead}
domino_hurt = {domino_hurt}

# Where a cube comes to rest, in 64ths of an inch past its release and beside its line: equally likely values for
# streets whose tallest structure has 1, 2, 3, 4 inches.
[drop]
source = "inferred"
along = {rows_of(along[height] for height in (1, 2, 3, 4))}
across = {rows_of(across[height] for height in (1, 2, 3, 4))}
""",
        "utf-8",
    )


def page(quality, parts, timing, drops, agree, skills, flights, sizes, lengths):
    """docs/pigeons-physics.md."""
    by_kind = {}
    for kind, _height, real, fast in drops:
        by_kind.setdefault(kind, []).append(f"{real:.2f} / {fast:.2f}")
    lines = [
        "# The physics of Pigeons",
        "",
        f"Written by `make fit-pigeons` ({ENGINE}). The referee simulates every flight and drop of a live table; the",
        "fast model answers in search, batches and games without a referee. Parameters: `content/physics.toml`.",
        "",
        "## The referee",
        "",
        "| | median | most | bar |",
        "|---|---|---|---|",
        f"| a flight, 30 pigeons, and the fast model's look at it | {timing[0]:.0f} ms | {timing[1]:.0f} ms | 60 ms |",
        f"| a drop | {timing[2]:.1f} ms | {timing[3]:.1f} ms | 15 ms |",
        f"| a recording of a flight | {sizes[0]:.1f} KB | {sizes[1]:.1f} KB | 4 KB |",
        f"| a recording of a drop | {sizes[2]:.1f} KB | {sizes[3]:.1f} KB | 4 KB |",
        "",
        f"Rules {GAME.version}; processor time of one core of a busy machine. The same input gives the same outcome on",
        "any thread and in any process (`tests/games/pigeons`, which also keeps 20 golden flights and drops).",
        "",
        "## The fast model against the referee",
        "",
        f"Fitted to {TRAINED} of {LAYOUTS} random layouts of 12 to 30 pigeons, tried on the others.",
        "",
        "| flights it was not fitted to | |",
        "|---|---|",
        f"| flights | {quality['flights']} |",
        f"| who dies: AUC | {quality['auc']:.3f} |",
        f"| Brier score (a constant has {quality['brier_constant']:.4f}) | {quality['brier']:.4f} |",
        f"| kills a flight, model / referee | {quality['kills_model']:.2f} / {quality['kills_referee']:.2f} |",
        f"| correlation of kills a flight | {quality['correlation']:.2f} |",
        f"| agree whether the rod touches | {quality['rod']:.1%} |",
        f"| agree whether the falcon meets a building | {quality['building']:.1%} |",
        "",
        "The same flights by roost and by height of aim:",
        "",
        "| | flights | kills a flight, model / referee | who dies: AUC | rod | building |",
        "|---|---|---|---|---|---|",
        *(
            f"| {name} | {one['flights']} | {one['kills_model']:.2f} / {one['kills_referee']:.2f} | {one['auc']:.3f} "
            f"| {one['rod']:.1%} | {one['building']:.1%} |"
            for name, one in parts.items()
        ),
        "",
        f"Whether a cube falls on a roof: they agree in {agree:.1%} of random drops. Hits when a tile is aimed at the",
        "middle of its first target, with the hand's error of the mode without reflexes (referee / fast model):",
        "",
        "| tile | from 2 inches | from 3 | from 4 |",
        "|---|---|---|---|",
        *(f"| {kind} | {' | '.join(cells)} |" for kind, cells in by_kind.items()),
        "",
        *price_lines(lengths),
        *kept_check().splitlines(),
        *skill_lines(skills, flights),
    ]
    PAGE.write_text("\n".join(lines), "utf-8")


def games_at(price, games):
    """Greedy bots at a price of the Deuce: mean rounds, Deuces and Poops a game, over tables of two to five."""
    game, counts = bt.load("pigeons", backend="native"), Counter()
    for number in range(games):
        position = game.new(2 + number % 4, seed=number, deuce_price=price)
        bots = [GreedyBot(number * 8 + seat, copies=1) for seat in range(position.players)]
        while not position.over:
            action = bots[position.seat].choose(Knowledge(position))
            counts[action.verb.split("-")[0]] += 1
            position.play_legal(action.number)
        counts["rounds"] += position.view()["round"]
    return [counts[name] / games for name in ("rounds", "deuce", "poop")]


def price_lines(lengths):
    """The page's section about the Deuce."""
    games, rows = lengths
    return [
        "## The price of a Deuce",
        "",
        f"{games} games of greedy bots at each price, tables of two to five, fast model:",
        "",
        "| price | rounds a game | Deuces a game | Poops a game |",
        "|---|---|---|---|",
        *(
            f"| {price} | {rounds:.1f} | {deuces:.1f} | {poops:.1f} |"
            for price, (rounds, deuces, poops) in rows.items()
        ),
        "",
    ]


def skill_lines(skills, flights):
    """The page's last section."""
    return [
        SKILL_TITLE,
        "",
        f"Kills that a flight of the referee brings on average: {SKILL_LAYOUTS} layouts, {flights} flights a figure in",
        "each. Random aims come from any roost. The bot takes the aim that the fast model likes best; re-checked, the",
        "best of the 16 that it likes, flown six times each by the referee. The best of all: of those and the 16 best",
        "of the referee's own map from the bot's roost, blurred by the error, each flown ten times, the best six 40.",
        "",
        "| pigeons | error | random aim | bot | bot, re-checked | best | best / random |",
        "|---|---|---|---|---|---|---|",
        *(f"| {p} | {s}° | {r:.2f} | {b:.2f} | {c:.2f} | {m:.2f} | {m / r:.1f} |" for p, s, r, b, c, m in skills),
        "",
        "The first layout, one flight an aim:",
        "",
        "![Kills by azimuth and elevation; white where the rod touches](pictures/pigeons-skill.png)",
        "",
    ]


def check_lines(aims, checked, drops, share, lost):
    """The page's section about previews."""
    seen = ", ".join(f"{count:,} {outlook}" for outlook, count in checked.outlooks.most_common())
    return [
        CHECK_TITLE,
        "",
        f"Written by `python -m bench.pigeons --check {aims}`: random aims from all roosts, 20 layouts, without the",
        "hand's error, each previewed, judged, and judged again on eight threads at once.",
        "",
        "| | |",
        "|---|---|",
        f"| aims | {aims:,}: {seen} |",
        f"| previews that say something else than the referee | {checked.wrong} |",
        f"| flights that stop within 0.1 s | {checked.short} |",
        f"| flights that differ between one thread and eight | {checked.differ} |",
        f"| drops with the hand's error that lie in the ellipse drawn for them | {share:.1%} of {drops:,} |",
        f"| of these drops, on roofs or elsewhere out of the street | {lost:.1%} |",
        "",
    ]


def redo_check(aims):
    """Only the page's section about previews."""
    drops = aims // 2
    share, lost = check_ellipses(drops, aims // 50)
    lines = check_lines(aims, check_aims(aims), drops, share, lost)
    before, after = PAGE.read_text("utf-8").replace(kept_check(), "").split(SKILL_TITLE)
    PAGE.write_text(before + "\n".join(lines) + "\n" + SKILL_TITLE + after, "utf-8")


def kept_check():
    """The section about previews as it stands in the page."""
    page = PAGE.read_text("utf-8")
    return page[page.index(CHECK_TITLE) : page.index(SKILL_TITLE)] if CHECK_TITLE in page else ""


def redo_skill(flights):
    """Only the page's last section and its picture, with the fast model as it is."""
    skills, maps = skill(content.DEAD, flights)
    draw(maps)
    kept = PAGE.read_text("utf-8").split(SKILL_TITLE)[0]
    PAGE.write_text(kept + "\n".join(skill_lines(skills, flights)), "utf-8")


def note_sizes(count):
    """Lengths of recordings, in kilobytes: flights and drops of games with busy players."""
    import random

    game = bt.load("pigeons", backend="python")
    sizes = {"flight": [], "drop": []}
    for seed in range(count):
        position, luck = game.new(5, seed, refereed=True), random.Random(seed)
        while not position.over:
            if position.chance:
                outcome = GAME.answer(position)
                if outcome.note:
                    sizes[position.decision].append(len(outcome.note) / 1000)
                for number, action in enumerate(outcome.actions):
                    position.play_legal(action, "" if number else outcome.note)
                continue
            legal = position.legal()
            busy = [one for one in legal if one.verb.startswith(("poop", "deuce", "feed"))]
            position.play_legal(luck.choice(busy if busy and luck.random() < 0.5 else legal).number)
    return [value for kind in sizes.values() for value in (statistics.median(kind), max(kind))]


def main():
    """Simulate, fit, measure, write."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--flights", type=int, default=2400)
    parser.add_argument("--drops", type=int, default=200)
    parser.add_argument("--skill", type=int, default=200)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--lengths", type=int, default=0, metavar="GAMES", help="only play at each price of a Deuce")
    parser.add_argument("--check", type=int, default=0, metavar="AIMS", help="only check so many aims, half the drops")
    parser.add_argument("--only-skill", action="store_true", help="redo only the skill section and its picture")
    options = parser.parse_args()
    if options.lengths:
        print(json.dumps({price: games_at(price, options.lengths) for price in content.DEUCE_PRICES}))
        return
    if options.check:
        redo_check(options.check)
        return
    if options.only_skill:
        redo_skill(options.skill)
        return
    seen, spent = [], []
    each = options.flights // LAYOUTS
    for number in range(LAYOUTS):
        state, luck = layout(number, (12, 20, 30)[number % 3]), np.random.default_rng([5, number])
        for aim in aims(luck, each):
            begun = time.process_time()
            seen.append(Seen(state, *aim))
            spent += [time.process_time() - begun] if number % 3 == 2 and not seen[-1].flight.void else []
        print(f"layout {number + 1} of {LAYOUTS}", flush=True)
    tried, first = seen[TRAINED * each :], fit_flights(seen[: TRAINED * each])
    quality, parts = flight_quality(tried, first), by_part(tried, first)
    fit = fit_flights(seen)
    along, across, agree, took = fit_drops(options.drops)
    print("drops are fitted", flush=True)
    hits = drop_quality(max(20, options.drops // 4), along, across)
    print("drops are measured", flush=True)
    skills, maps = skill(fit[0], options.skill)
    write_model(fit, along, across)
    draw(maps)
    timing = [1000 * value for value in (statistics.median(spent), max(spent), statistics.median(took), max(took))]
    command = [sys.executable, "-m", "bench.pigeons", "--lengths", str(options.games)]  # with the model just written
    lengths = options.games, json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    page(quality, parts, timing, hits, agree, skills, options.skill, note_sizes(2), lengths)
    print(PAGE.read_text("utf-8"))


if __name__ == "__main__":
    main()
