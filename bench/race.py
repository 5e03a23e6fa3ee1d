"""The race on one core: our games on `python` and `native`, and the peers' in their own ways, in one run.

    python -m bench.race [--seconds 3]

Writes bench/results/core.json and, from it, docs/benchmarks.md.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

import birdtable as bt
from bench import peers
from bench.report import machine, today, write_results

EXAMPLE = "examples.connect_four"
BATCH = 4096
DEALS = 64
STARTS = {
    "python, first move": "p = bt.load(name, backend='python').new(players=n, seed=1); p.play(p.legal()[0])",
    "native, cold compile, two processes": "bt.load(name, backend='native')",
    "native, warm, first move": "p = bt.load(name, backend='native').new(players=n, seed=1); p.play(p.legal()[0])",
}
"""What is timed after the import, each in a fresh process; the last two share a cache that is empty at first."""


def timed(seconds: float, round_: Callable[[], int]) -> float:
    """Decisions per second of a function that plays some games and says how many decisions they took."""
    round_()
    decisions, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        decisions += round_()
    return decisions / (time.perf_counter() - start)


def our_playouts(name: str, players: int) -> Callable[[], int]:
    """Whole games in compiled code, as batches and bots use them."""
    batch = bt.load(name, backend="native").batch(BATCH, players, seed=1)

    def round_() -> int:
        decisions = batch.playout()
        batch.reset()
        return decisions

    return round_


def our_positions(name: str, players: int, backend: str) -> Callable[[], int]:
    """One game at a time, one call from Python for each thing asked."""
    game = bt.load(name, backend=backend)
    luck = random.Random(1)

    def round_() -> int:
        position = game.new(players, seed=luck.getrandbits(32))
        while not position.over:
            position.play_number(luck.choice(position.legal_numbers()))
        return len(position.actions)

    return round_


def our_decisions(name: str, players: int) -> Callable[[], int]:
    """The same where the deals are there already: what a decision costs by itself."""
    game = bt.load(name, backend="native")
    luck = random.Random(1)
    deals = [game.new(players, seed=seed) for seed in range(DEALS)]

    def round_() -> int:
        position = luck.choice(deals).copy()
        while not position.over:
            position.play_number(luck.choice(position.legal_numbers()))
        return len(position.actions)

    return round_


def our_steps(name: str, players: int) -> Callable[[], int]:
    """A policy of the outside chooses for many games at once, by place among the legal actions."""
    batch = bt.load(name, backend="native").batch(BATCH, players, seed=1)
    luck = np.random.default_rng(1)

    def round_() -> int:
        batch.step_nth((batch.counts * luck.random(BATCH, np.float32)).astype(np.int32))
        return BATCH

    return round_


def our_shown_steps(name: str, players: int) -> Callable[[], int]:
    """The same by number: masks and observations after every step."""
    batch = bt.load(name, backend="native").batch(BATCH, players, seed=1)
    luck = np.random.default_rng(1)

    def round_() -> int:
        masks = batch.masks
        assert len(batch.observations) == BATCH
        batch.step_legal(np.argmax(masks * luck.random(masks.shape, np.float32), axis=1))
        return BATCH

    return round_


def ours() -> Iterator[tuple[str, str, Callable[[], int]]]:
    """Our runners: playouts with every number of players, all else with the fewest."""
    for name in (*bt.games(), EXAMPLE):
        game = bt.load(name, "python")
        for players in game.players:
            title = f"{game.title}, {players} player{'s' * (players > 1)}"
            yield title, "Birdtable native, playouts", our_playouts(name, players)
            if players == game.players[0]:
                yield title, "Birdtable native, a batch stepped from Python", our_steps(name, players)
                yield title, "Birdtable native, the same with masks and observations", our_shown_steps(name, players)
                yield title, "Birdtable native, a call from Python each", our_positions(name, players, "native")
                yield title, "Birdtable native, the same, deals not counted", our_decisions(name, players)
                yield title, "Birdtable python", our_positions(name, players, "python")


def start_times(name: str) -> dict[str, float]:
    """Seconds to a first move of a game."""
    with tempfile.TemporaryDirectory() as cache:
        return {what: start_time(name, code, cache) for what, code in STARTS.items()}


def start_time(name: str, code: str, cache: str) -> float:
    """Seconds that some code takes in a fresh process."""
    program = (
        f"import birdtable as bt, time; name, n = {name!r}, {bt.load(name, 'python').players[0]}; "
        f"t = time.perf_counter(); {code}; print(time.perf_counter() - t); "
        "from birdtable.kernel.cache import CHILDREN; [child.wait() for child in CHILDREN]"
    )
    environment = {**os.environ, "BIRDTABLE_CACHE": cache}
    ran = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, check=True)
    return float(ran.stdout)


def start_time_of_all() -> float:
    """Seconds until two processes have compiled all games: one begins with the first, the other with the last."""
    names = bt.games()
    with tempfile.TemporaryDirectory() as cache:
        environment, start = {**os.environ, "BIRDTABLE_CACHE": cache}, time.perf_counter()
        compilers = [
            subprocess.Popen([sys.executable, "-m", "birdtable.kernel.cache", *order], env=environment)
            for order in (names, names[::-1])
        ]
        ended = [compiler.wait() for compiler in compilers]
        if any(ended):
            raise RuntimeError("a game could not be compiled")
        return time.perf_counter() - start


def main() -> None:
    """Run the race."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each runner")
    seconds = parser.parse_args().seconds
    console = Console()
    skipped: list[str] = []
    rows: list[dict[str, Any]] = []
    for game, engine, round_ in (*ours(), *peers.runners(skipped.append)):
        with console.status(f"{game}: {engine}"):
            rows.append({"game": game, "engine": engine, "decisions_per_second": timed(seconds, round_)})
    starts: dict[str, dict[str, float]] = {}
    for name in bt.games():
        with console.status(f"{name}: start times"):
            starts[name] = start_times(name)
    with console.status("all games: cold compile"):
        all_games = start_time_of_all()
    for reason in skipped:
        console.print(reason)
    sizes = {name: bt.load(name, "python").layout.dtype.itemsize for name in (*bt.games(), EXAMPLE)}
    results = {
        "machine": machine(),
        "date": today(),
        "rows": rows,
        "skipped": skipped,
        "starts": starts,
        "start_of_all": all_games,
        "state_bytes": sizes,
    }
    write_results("core", results)
    table = Table("game", "engine", "decisions/s")
    for row in rows:
        table.add_row(row["game"], row["engine"], f"{row['decisions_per_second']:,.0f}")
    console.print(table)
    for name, took in starts.items():
        console.print(name, ", ".join(f"{what}: {seconds:.2f} s" for what, seconds in took.items()))
    console.print(f"all games, compiled by two processes: {all_games:.2f} s")


if __name__ == "__main__":
    main()
