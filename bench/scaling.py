"""How speed grows with the number of games at once, from 4 to 1,048,576: fused playouts and an outside policy.

    python -m bench.scaling [--backend cuda] [--game NAME …] [--most 1048576]

Writes bench/results/scaling.json, docs/scaling-….svg and docs/benchmarks.md.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

import birdtable as bt
from bench.alone import alone
from bench.report import PAGE, machine, today, write_results
from birdtable.lab import page
from birdtable.lab.svg import lines

SECONDS = 0.3  # for each point, at least one round
WAYS = {"playouts": "Whole games by games at once", "stepped": "Steps by games at once"}
STEP = 4  # times as many games from point to point


def timed(round_: Callable[[], int], finish: Callable[[], None]) -> float:
    """Decisions per second of a round, after one that warms up."""
    round_()
    finish()
    decisions, start = 0, time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        decisions += round_()
        finish()
    return decisions / (time.perf_counter() - start)


def playouts(game: bt.Game, players: int, size: int, backend: str) -> Callable[[], int]:
    """Whole games, dealt and played."""
    batch = game.batch(size, players, seed=1, backend=backend)

    def round_() -> int:
        batch.reset()
        return batch.playout()

    return round_


def steps(game: bt.Game, players: int, size: int, backend: str) -> Callable[[], int]:
    """One step of all games, chosen outside from the masks."""
    batch = game.batch(size, players, seed=1, backend=backend)
    choose = outside_choice(batch, backend)

    def round_() -> int:
        batch.step_legal(choose())
        return size

    return round_


def outside_choice(batch: Any, backend: str) -> Callable[[], Any]:
    """A policy outside the rules, where the arrays are."""
    if backend == "native":
        luck = np.random.default_rng(1)
        return lambda: np.argmax(batch.masks * luck.random(batch.masks.shape, np.float32), axis=1)
    from bench.gpu import outside_policy
    from birdtable.kernel.cuda import cuda_module

    policy, actions = outside_policy(), cuda_module().device_array(len(batch), np.int32)
    salt = iter(range(10**9))

    def choose() -> Any:
        policy(batch.masks, next(salt), actions)
        return actions

    return choose


def finisher(backend: str) -> Callable[[], None]:
    """Waits until all that was asked for is done."""
    if backend == "native":
        return lambda: None
    from birdtable.kernel.cuda import cuda_module

    synchronize: Callable[[], None] = cuda_module().synchronize
    return synchronize


def measure(names: Sequence[str], backend: str, most: int, tell: Callable[[str], Any]) -> dict[str, dict[str, float]]:
    """A series for every game and way: decisions per second by the number of games at once."""
    series: dict[str, dict[str, float]] = {}
    for name in names:
        game = bt.load(name, backend="python" if backend == "cuda" else backend)  # whoever runs the batch compiles
        players = max(game.players)
        for way in WAYS:
            row = series.setdefault(f"{game.title}, {way}", {})
            speed(game, players, STEP, way, backend)  # compiles
            size = STEP
            while size <= most:
                with alone():
                    row[str(size)] = speed(game, players, size, way, backend)
                tell(f"{game.title}, {players} players, {way}, {size:,} games: {row[str(size)]:,.0f} decisions/s")
                size *= STEP
    return series


def speed(game: bt.Game, players: int, size: int, way: str, backend: str) -> float:
    """Decisions per second of so many games at once."""
    if (way, backend) == ("playouts", "cuda"):
        from bench.gpu import fused_speed

        return fused_speed(game, players, size, rounds=1)["decisions_per_second"]
    make = playouts if way == "playouts" else steps
    return timed(make(game, players, size, backend), finisher(backend))


def chart(title: str, series: dict[str, dict[str, float]], across: str) -> str:
    """The figures as a drawing that needs nothing beside it."""
    drawn = {name: [(float(size), speed) for size, speed in row.items()] for name, row in series.items()}
    picture = lines(title, drawn, across, "decisions a second")
    style = f"<style>{page.STYLE.read_text('utf-8')}svg {{ background: var(--paper-raised); }}</style>"
    return picture.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1).replace(
        "<title>", f"{style}<title>", 1
    )


def draw(folder: Path, series: dict[str, dict[str, float]]) -> None:
    """A chart for each way."""
    for way, told in WAYS.items():
        chosen = {name.split(",")[0]: row for name, row in series.items() if name.endswith(f", {way}")}
        (folder / f"scaling-{way}.svg").write_text(chart(told, chosen, "games at once"), "utf-8")


def main() -> None:
    """Measure, and write everything down."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--backend", default="cuda", choices=("cuda", "native"))
    parser.add_argument("--game", action="append", help="a game; can be repeated; left out: all")
    parser.add_argument("--most", type=int, default=1_048_576)
    parser.add_argument("--folder", type=Path, help="only write the figures and the chart here")
    options = parser.parse_args()
    names = options.game or [*bt.games(), "examples.connect_four"]
    series = measure(names, options.backend, options.most, lambda text: print(text, flush=True))
    results = {"device": device(options.backend), "date": today(), "backend": options.backend, "series": series}
    if options.folder:
        (options.folder / "scaling.json").write_text(json.dumps(results, indent=1) + "\n", "utf-8")
        draw(options.folder, series)
        return
    draw(PAGE.parent, series)
    write_results("scaling", results)


def device(backend: str) -> str:
    """What it ran on."""
    if backend == "native":
        return machine()
    from birdtable.kernel.cuda import cuda_module

    name = cuda_module().get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)


if __name__ == "__main__":
    main()
