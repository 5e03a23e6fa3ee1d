"""The race on one core: our games on `python` and `native`, and OpenSpiel's from its Python API, in one run.

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
from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.table import Table

import birdtable as bt
from bench.report import machine, today, write_results

OURS = (
    ("above_the_clouds", 2),
    ("above_the_clouds", 3),
    ("above_the_clouds", 4),
    ("pigeons", 2),
    ("pigeons", 5),
    ("examples.connect_four", 2),
)
OPEN_SPIEL = ("connect_four", "backgammon", "gin_rummy")
BATCH = 4096
STARTS = {
    "python, first move after import, no cache": (
        "import birdtable as bt, time; t = time.perf_counter(); "
        "p = bt.load('above_the_clouds', backend='python').new(players=2, seed=1); p.play(p.legal()[0]); "
        "print(time.perf_counter() - t)"
    ),
    "native, cold compile": (
        "import birdtable as bt, time; t = time.perf_counter(); "
        "bt.load('above_the_clouds', backend='native'); print(time.perf_counter() - t)"
    ),
    "native, warm load and first move": (
        "import birdtable as bt, time; t = time.perf_counter(); "
        "p = bt.load('above_the_clouds', backend='native').new(players=2, seed=1); p.play(p.legal()[0]); "
        "print(time.perf_counter() - t)"
    ),
}


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
            position.play_legal(int(luck.choice(position.mask().nonzero()[0])))
        return len(position.actions)

    return round_


def open_spiel(name: str) -> Callable[[], int]:
    """OpenSpiel's way: C++ rules, random play from its Python API."""
    import pyspiel

    game = pyspiel.load_game(name)
    luck = random.Random(1)

    def round_() -> int:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(outcomes, weights)[0])
            else:
                state.apply_action(luck.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return round_


def start_times() -> dict[str, float]:
    """Seconds to a first move, each in a fresh process; the last two share a cache that is empty at first."""
    with tempfile.TemporaryDirectory() as cache:
        environment = {**os.environ, "BIRDTABLE_CACHE": cache}
        return {
            what: float(
                subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, check=True).stdout
            )
            for what, code in STARTS.items()
        }


def main() -> None:
    """Run the race."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each runner")
    seconds = parser.parse_args().seconds
    console = Console()
    runners: list[tuple[str, str, Callable[[], int]]] = []
    for name, players in OURS:
        title = f"{bt.definition(name).title}, {players} players"
        runners.append((title, "Birdtable native, playouts", our_playouts(name, players)))
        runners.append((title, "Birdtable native, a call from Python each", our_positions(name, players, "native")))
        runners.append((title, "Birdtable python", our_positions(name, players, "python")))
    try:
        runners += [(name, "OpenSpiel, from Python", open_spiel(name)) for name in OPEN_SPIEL]
    except ImportError as error:
        console.print(f"OpenSpiel is skipped: {error}")
    rows: list[dict[str, Any]] = []
    for game, engine, round_ in runners:
        with console.status(f"{game}: {engine}"):
            rows.append({"game": game, "engine": engine, "decisions_per_second": timed(seconds, round_)})
    with console.status("start times"):
        starts = start_times()
    sizes = {name: bt.definition(name).record.dtype.itemsize for name, _ in OURS}
    results = {"machine": machine(), "date": today(), "rows": rows, "starts": starts, "state_bytes": sizes}
    write_results("core", results)
    table = Table("game", "engine", "decisions/s")
    for row in rows:
        table.add_row(row["game"], row["engine"], f"{row['decisions_per_second']:,.0f}")
    console.print(table)
    for what, took in starts.items():
        console.print(f"{what}: {took:.2f} s")


if __name__ == "__main__":
    main()
