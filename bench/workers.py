"""How speed grows with cores, and with workers on Ray: `sim`, `report` and `arena` of one game.

    python -m bench.workers [--game above_the_clouds] [--most 4] [--seconds 3]

Each is played once to load the rules, then for about so many seconds. Writes bench/results/workers.json,
docs/scaling-workers.svg and docs/benchmarks.md.
"""

from __future__ import annotations

import argparse
import json
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import birdtable as bt
from bench.report import PAGE, machine, today, write_results
from bench.scaling import chart
from birdtable.arena.match import plan_match
from birdtable.arena.run import run_match
from birdtable.bots.levels import read_specification
from birdtable.lab.shares import share_of, study_on_cluster, tally_on_cluster
from birdtable.lab.study import study_games

Play = Callable[[int, int], int]
"""Plays so many games on so many workers, and says how many decisions there were."""

WARM_UP = 200  # games before any are timed
SHARED = "auto"  # the address of the Ray that is running already
TITLE = "One machine by cores and workers"


def ways(game: bt.Game) -> dict[str, Play]:
    """What is measured, by its name."""
    random, greedy = read_specification("random"), read_specification("greedy")

    def silent(done: int, total: int) -> None:
        """Nobody is told how far it is."""

    def report(games: int, workers: int) -> int:
        return study_games(game, 2, games, threads=workers).total_decisions

    def report_on_ray(games: int, workers: int) -> int:
        whole = share_of(game, [random, random], games, 0, {})
        return study_on_cluster(whole, game, SHARED, silent).total_decisions

    def sim_on_ray(games: int, workers: int) -> int:
        return tally_on_cluster(share_of(game, [random, random], games, 0, {}), SHARED, silent).decisions

    def match(games: int, workers: int, ray: str | None) -> int:
        with tempfile.TemporaryDirectory() as folder:
            planned = plan_match(game.package, 2, [greedy, random], games)
            results = run_match(planned, Path(folder) / "match.jsonl", workers=workers, ray=ray)
            return sum(sum(result.decisions) for result in results)

    return {
        "report, cores": report,
        "report, Ray": report_on_ray,
        "sim, Ray": sim_on_ray,
        "arena, cores": lambda games, workers: match(games, workers, None),
        "arena, Ray": lambda games, workers: match(games, workers, SHARED),
    }


def speed(play: Play, workers: int, seconds: float) -> float:
    """Decisions a second, over about so many seconds."""
    games = WARM_UP
    while True:
        start = time.perf_counter()
        decisions = play(games, workers)
        took = time.perf_counter() - start
        if took >= seconds / 2:
            return decisions / took
        games = int(games * min(10.0, 1.3 * seconds / took))


@contextmanager
def ray_of(workers: int) -> Iterator[None]:
    """A Ray of this machine with so many workers."""
    import ray

    quiet: dict[str, Any] = {"include_dashboard": False, "log_to_driver": False, "logging_level": "ERROR"}
    ray.init(num_cpus=workers, **quiet)
    try:
        yield
    finally:
        ray.shutdown()


def measure(game: bt.Game, most: int, seconds: float, tell: Callable[[str], Any]) -> dict[str, dict[str, float]]:
    """A series for every way: decisions a second by the number of workers."""
    series: dict[str, dict[str, float]] = {}
    workers = 1
    while workers <= most:
        with ray_of(workers):
            for name, play in ways(game).items():
                play(WARM_UP, workers)
                series.setdefault(name, {})[str(workers)] = found = speed(play, workers, seconds)
                tell(f"{name}, {workers} at once: {found:,.0f} decisions/s")
        workers *= 2
    return series


def main() -> None:
    """Measure, and write everything down."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="above_the_clouds")
    parser.add_argument("--most", type=int, default=4, help="workers, at most")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each point")
    parser.add_argument("--folder", type=Path, help="only write the figures and the chart here")
    options = parser.parse_args()
    game = bt.load(options.game, backend="native")
    series = measure(game, options.most, options.seconds, lambda text: print(text, flush=True))
    results = {"machine": machine(), "date": today(), "game": game.title, "series": series}
    drawing = chart(TITLE, series, "cores or workers at once")
    if options.folder:
        (options.folder / "workers.json").write_text(json.dumps(results, indent=1) + "\n", "utf-8")
        (options.folder / "scaling-workers.svg").write_text(drawing, "utf-8")
        return
    (PAGE.parent / "scaling-workers.svg").write_text(drawing, "utf-8")
    write_results("workers", results)


if __name__ == "__main__":
    main()
