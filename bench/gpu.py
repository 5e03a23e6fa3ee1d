"""The `cuda` back end on a real GPU: its states against the native ones, byte for byte, and its speed.

    python -m bench.gpu [--games 20000] [--size 4194304] [--json FILE]

Prints the figures as it goes and writes bench/results/gpu.json and, from it, docs/benchmarks.md.
"""

from __future__ import annotations

import argparse
import json
import time
from datetime import UTC, datetime
from typing import Any

import numpy as np

import birdtable as bt
from bench.report import write_results
from birdtable.kernel.cuda import THREADS, CudaRunner, cuda_module

GAMES = ("above_the_clouds", "pigeons", "examples.connect_four")


def compare_playouts(game: bt.LoadedGame, players: int, games: int) -> int:
    """Play whole games on both back ends; the number of games whose final bytes differ."""
    native = game.batch(games, players, seed=11)
    device = game.batch(games, players, seed=11, backend="cuda")
    native.playout()
    device.playout()
    wrong = different(native.states, device.states.copy_to_host())
    wrong += int((native.rewards != device.rewards.copy_to_host()).any(axis=1).sum())
    wrong += int((native.scores != device.scores).any(axis=1).sum())
    native.reset()
    device.reset()
    assert not device.rewards.copy_to_host().any()
    return wrong + different(native.states, device.states.copy_to_host())


def compare_steps(game: bt.LoadedGame, players: int, games: int, steps: int) -> int:
    """Play action by action on both; how many records, masks or observations ever differ."""
    native = game.batch(games, players, seed=12)
    device = game.batch(games, players, seed=12, backend="cuda")
    luck = np.random.default_rng(13)
    wrong = 0
    for _ in range(steps):
        masks = native.masks
        wrong += int((masks != device.masks.copy_to_host()).any(axis=1).sum())
        wrong += int((native.observations != device.observations.copy_to_host()).any(axis=1).sum())
        actions = np.argmax(masks * luck.random(masks.shape), axis=1).astype(np.int32)
        native.step(actions)
        device.step(actions)
        wrong += different(native.states, device.states.copy_to_host())
        wrong += int((native.rewards != device.rewards.copy_to_host()).any(axis=1).sum())
    return wrong


def different(first: np.ndarray, second: np.ndarray) -> int:
    """How many records have different bytes."""
    size = first.dtype.itemsize
    return int((first.view(np.uint8).reshape(-1, size) != second.view(np.uint8).reshape(-1, size)).any(axis=1).sum())


def fused_speed(game: bt.LoadedGame, players: int, games: int, rounds: int = 3) -> dict[str, float]:
    """Whole random games dealt and played inside one launch: decisions and games per second, best of a few."""
    cuda = cuda_module()
    runner = CudaRunner(game, 1, game.definition.template(players, {}), 21)
    totals = cuda.device_array(games, np.int32)
    scores = cuda.device_array((games, players), np.int16)
    launch = runner.kernels["fused"][(games + THREADS - 1) // THREADS, THREADS]
    best = float("inf")
    for number in range(rounds + 1):
        cuda.synchronize()
        start = time.perf_counter()
        launch(runner.template, 21, number * games, totals, scores, runner.log)
        cuda.synchronize()
        if number:
            best = min(best, time.perf_counter() - start)
    decisions = int(totals.copy_to_host().sum(dtype=np.int64))
    return {"decisions_per_second": decisions / best, "games_per_second": games / best, "seconds": best}


def stepwise_speed(game: bt.LoadedGame, players: int, games: int, steps: int = 20) -> float:
    """One launch a step, masks and observations brought up to date each time: decisions per second."""
    cuda = cuda_module()
    batch = game.batch(games, players, seed=22, backend="cuda")
    choose = outside_policy(cuda)
    actions = cuda.device_array(games, np.int32)
    blocks = (games + THREADS - 1) // THREADS
    start = 0.0
    for number in range(steps + 2):
        if number == 2:  # the first two compile
            cuda.synchronize()
            start = time.perf_counter()
        choose[blocks, THREADS](batch.masks, number, actions)
        batch.step(actions)
    cuda.synchronize()
    return games * steps / (time.perf_counter() - start)


def outside_policy(cuda: Any) -> Any:
    """A cheap policy that lives outside the rules: the first legal action after a pseudo-random place."""

    @cuda.jit
    def choose(masks, salt, actions):
        index = cuda.grid(1)
        if index < len(actions):
            count = masks.shape[1]
            action = (index * 7919 + salt * 40503) % count
            while masks[index, action] == 0:
                action = (action + 1) % count
            actions[index] = action

    return choose


def main() -> None:
    """Measure everything."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000, help="games compared byte for byte")
    parser.add_argument("--size", type=int, default=4_194_304, help="games in the speed runs")
    parser.add_argument("--json", help="write the figures here too")
    options = parser.parse_args()
    device = cuda_module().get_current_device()
    name = device.name.decode() if isinstance(device.name, bytes) else device.name
    figures: dict[str, Any] = {"device": name, "date": datetime.now(UTC).date().isoformat(), "games": {}}
    for title in GAMES:
        start = time.perf_counter()
        game = bt.load(title, backend="native")
        print(f"{title}: native rules ready after {time.perf_counter() - start:.1f} s", flush=True)
        for players in game.players:
            row: dict[str, Any] = {"compared": options.games}
            start = time.perf_counter()
            row["playouts_different"] = compare_playouts(game, players, options.games)
            row["first_launch_seconds"] = time.perf_counter() - start
            row["steps_different"] = compare_steps(game, players, 1000, 150)
            row["fused"] = fused_speed(game, players, options.size)
            row["stepwise_decisions_per_second"] = stepwise_speed(game, players, min(options.size, 262_144))
            figures["games"][f"{title} {players}"] = row
            print(f"{title}, {players} players: {json.dumps(row)}", flush=True)
    write_results("gpu", figures)
    if options.json:
        with open(options.json, "w", encoding="utf-8") as file:
            json.dump(figures, file, indent=1)


if __name__ == "__main__":
    main()
