"""The `cuda` back end on a real GPU: its states against the native ones, byte for byte, and its speed.

    python -m bench.gpu [GAME …] [--games 20000] [--size 4194304] [--json FILE]

Each part of each game is a process of its own, because compiling takes far longer than measuring: they compile side
by side, and use the device one at a time. Prints the figures as it goes and writes bench/results/gpu.json and, from it,
docs/benchmarks.md.
"""

from __future__ import annotations

import argparse
import importlib
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

import birdtable as bt
from bench.alone import alone
from bench.report import RESULTS, write_results
from birdtable.kernel.cuda import THREADS, WARP, CudaRunner, cuda_module
from birdtable.lab.marks import Marks
from birdtable.lab.rows import make_rows
from birdtable.lab.study import study_games

GAMES = (*bt.games(), "examples.connect_four")
SPREAD = 300  # steps before a stepped run is timed: by then the games are at different points


def compare_playouts(game: bt.Game, players: int, games: int) -> int:
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


def compare_steps(game: bt.Game, players: int, games: int, steps: int) -> int:
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


def fused_speed(game: bt.Game, players: int, games: int, rounds: int = 3) -> dict[str, float]:
    """Whole random games dealt and played on the device: decisions and games per second, best of a few.

    In one launch, or, where games are sorted, in one that deals and one that plays.
    """
    cuda = cuda_module()
    if game.sorts:
        return sorted_speed(game, players, games, rounds)
    runner = CudaRunner(game, 1, game.template(players, {}), 21)
    totals = cuda.device_array(games, np.int32)
    scores = cuda.device_array((games, players), np.int16)
    launch = runner.kernels["fused"][(games + runner.threads - 1) // runner.threads, runner.threads]
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


def sorted_speed(game: bt.Game, players: int, games: int, rounds: int) -> dict[str, float]:
    """The same through a batch."""
    cuda = cuda_module()
    runner = CudaRunner(game, games, game.template(players, {}), 21)
    best, decisions = float("inf"), 0
    for number in range(rounds + 1):
        cuda.synchronize()
        start = time.perf_counter()
        runner.deal(number * games)
        decisions = runner.playout()
        if number:
            best = min(best, time.perf_counter() - start)
    return {"decisions_per_second": decisions / best, "games_per_second": games / best, "seconds": best}


def stepwise_speed(batch: bt.Batch, actions: Any, observe: bool = True, steps: int = 20, rounds: int = 3) -> float:
    """An outside policy chooses, step by step: decisions per second, the best of a few; observed or not."""
    cuda = cuda_module()
    choose = outside_policy()
    best = float("inf")
    for round_ in range(rounds):
        start = time.perf_counter()
        for number in range(steps):
            choose(batch.masks, SPREAD + round_ * steps + number, actions)
            if observe:
                batch.show()
            batch.step_legal(actions)
        cuda.synchronize()
        best = min(best, time.perf_counter() - start)
    return len(batch) * steps / best


def spread(
    game: bt.Game, players: int, games: int, observations: str = "float32", steps: int = SPREAD
) -> tuple[bt.Batch, Any]:
    """A batch whose games are at different points, everything compiled; and an array for actions."""
    cuda = cuda_module()
    batch = game.batch(games, players, seed=22, backend="cuda", observations=observations)
    choose = outside_policy()
    actions = cuda.device_array(games, np.int32)
    for number in range(steps):
        choose(batch.masks, number, actions)
        batch.step_legal(actions)
    batch.show()
    cuda.synchronize()
    return batch, actions


def step_parts(batch: bt.Batch, actions: Any, rounds: int = 5) -> dict[str, float]:
    """What the launches of a step take, in milliseconds, the best of a few steps."""
    cuda = cuda_module()
    runner, choose = batch.runner, outside_policy()
    assert isinstance(runner, CudaRunner)
    batch.show()  # what was listed before the last step does not hold any more, and is not to be chosen from
    best: dict[str, float] = {}
    for number in range(rounds):
        parts: dict[str, Callable[[], None]] = {
            "choose": lambda number=number: choose(runner.masks, number, actions),
            "act": lambda: runner.act(actions),
            "renew": runner.renew,
            "list": runner.list,
            "look": runner.look,
        }
        for name, part in parts.items():
            start = time.perf_counter()
            part()
            cuda.synchronize()
            best[name] = min(best.get(name, np.inf), round((time.perf_counter() - start) * 1000, 3))
    return best


@cache
def outside_policy() -> Callable[[Any, int, Any], None]:
    """A cheap policy that lives outside the rules: the first legal action after a pseudo-random place.

    As any policy on a GPU would, it reads a game's mask with neighbouring threads: a warp a game.
    """
    cuda = cuda_module()

    @cuda.jit
    def choose(masks, salt, actions):
        index, lane = cuda.grid(1) // WARP, np.int32(cuda.threadIdx.x % WARP)
        if index < len(actions):
            mask, count = masks[index], np.int32(masks.shape[1])
            start = np.int32((index * 7919 + salt * 40503) % masks.shape[1])
            for _ in range(0, count, WARP):
                mine = start + lane
                if mine >= count:
                    mine -= count
                found = cuda.ballot_sync(0xFFFFFFFF, lane < count and mask[mine] != 0)
                if found != 0:
                    if lane == cuda.ffs(found) - 1:
                        actions[index] = mine
                    break
                start += np.int32(WARP)
                if start >= count:
                    start -= count

    def choose_all(masks: Any, salt: int, actions: Any) -> None:
        choose[(len(actions) * WARP + THREADS - 1) // THREADS, THREADS](masks, salt, actions)

    return choose_all


def compare_notes(game: bt.Game, players: int, games: int) -> int:
    """Play and note games on both back ends; in how many any byte of what was noted differs."""
    marks = Marks(game, players)
    native, device = make_rows(marks, games), make_rows(marks, games, "cuda")
    template = game.template(players, {})
    native.play(31, 0, template)
    device.play(31, 0, template)
    wrong = different(native.states, device.states)
    return wrong + int(
        (native.notes != device.notes).any(axis=1).sum() + (native.seen != device.seen).any(axis=1).sum()
    )


def compare_bytes(game: bt.Game, players: int, games: int) -> int:
    """Observations in bytes on both back ends; in how many games they differ."""
    native = game.batch(games, players, seed=14, observations="uint8")
    device = game.batch(games, players, seed=14, observations="uint8", backend="cuda")
    return int((native.observations != device.observations.copy_to_host()).any(axis=1).sum())


def windows(game: bt.Game, players: int) -> str:
    """Whether PyTorch, CuPy and JAX, where they are installed, are handed the batch's own memory."""
    batch = game.batch(1024, players, seed=15, backend="cuda")
    takers = {
        "torch": lambda module: module.from_dlpack(batch.shared("masks")),
        "cupy": lambda module: module.from_dlpack(batch.shared("masks")),
        "jax": lambda module: module.dlpack.from_dlpack(batch.shared("masks")),
    }
    said = []
    for name, take in takers.items():
        try:
            module = importlib.import_module(name)
        except ImportError:
            said.append(f"{name} is not installed")
            continue
        window = take(module)
        where = window.data_ptr() if name == "torch" else window.__cuda_array_interface__["data"][0]
        mine = batch.masks.__cuda_array_interface__["data"][0]
        said.append(f"{name} {'shares' if where == mine else 'COPIES'} the memory")
    return ", ".join(said)


def report_seconds(game: bt.Game, players: int, games: int = 1_000_000) -> float:
    """Seconds for the games of a balance report on the GPU, after one that compiles."""
    study_games(game, players, 1000, backend="cuda")
    return study_games(game, players, games, backend="cuda").seconds


# ---------------------------------------------------------------------- parts


def fused_part(game: bt.Game, players: int, options: argparse.Namespace) -> dict[str, Any]:
    """Whole games in one launch."""
    fused_speed(game, players, 1024, 0)  # compiles
    with alone():
        return {"fused": fused_speed(game, players, options.size)}


def playouts_part(game: bt.Game, players: int, options: argparse.Namespace) -> dict[str, Any]:
    """Whole games on both back ends."""
    compare_playouts(game, players, 10)  # compiles
    with alone():
        return {"compared": options.games, "playouts_different": compare_playouts(game, players, options.games)}


def steps_part(game: bt.Game, players: int, options: argparse.Namespace) -> dict[str, Any]:
    """Action by action on both back ends."""
    compare_steps(game, players, 10, 1)  # compiles
    with alone():
        wrong = compare_steps(game, players, 1000, 150) + compare_bytes(game, players, 5000)
        if players == game.players[-1]:
            print(windows(game, players), flush=True)
    return {"steps_different": wrong}


def stepped_part(game: bt.Game, players: int, options: argparse.Namespace) -> dict[str, Any]:
    """An outside policy, with and without observations."""
    size = min(options.size, 1_048_576)
    for observations in ("float32", "uint8"):
        stepwise_speed(*spread(game, players, 1024, observations, steps=1), steps=1)  # compiles
    with alone():
        in_bytes = stepwise_speed(*spread(game, players, size, "uint8"))
        batch, actions = spread(game, players, size)
        return {
            "masks_only_decisions_per_second": stepwise_speed(batch, actions, observe=False),
            "stepwise_decisions_per_second": stepwise_speed(batch, actions),
            "bytes_decisions_per_second": in_bytes,
            "step_ms": step_parts(batch, actions),
        }


def report_part(game: bt.Game, players: int, options: argparse.Namespace) -> dict[str, Any]:
    """The games of a balance report, compared and timed."""
    compare_notes(game, players, 10)  # compiles
    with alone():
        wrong = compare_notes(game, players, min(options.games, 20_000))
        return {"notes_different": wrong, "report_of_a_million_seconds": report_seconds(game, players, options.report)}


PARTS = {
    "fused": fused_part,
    "playouts": playouts_part,
    "stepped": stepped_part,
    "steps": steps_part,
    "report": report_part,
}


def measure(title: str, part: str, options: argparse.Namespace) -> None:
    """One part of one game, for every player count; each is written down at once."""
    game = bt.load(title, backend="python" if part in ("fused", "stepped") else "native")
    rows: dict[str, Any] = {}
    for players in game.players:
        rows[f"{title} {players}"] = PARTS[part](game, players, options)
        (options.folder / f"{title}.{part}.json").write_text(json.dumps(rows), "utf-8")
        print(f"{title}, {players} players, {part}: {json.dumps(rows[f'{title} {players}'])}", flush=True)


def gather(folder: Path, names: Sequence[str]) -> dict[str, Any]:
    """What has been measured, in the order of the games; what was not stays as it was known before."""
    device = cuda_module().get_current_device()
    kept = RESULTS / "gpu.json"
    before: dict[str, Any] = json.loads(kept.read_text("utf-8"))["games"] if kept.exists() else {}
    found: dict[str, Any] = {}
    for title in names:
        for part in PARTS:
            file = folder / f"{title}.{part}.json"
            for table, row in (json.loads(file.read_text("utf-8")) if file.exists() else {}).items():
                found.setdefault(table, {}).update(row)
    return {
        "device": device.name.decode() if isinstance(device.name, bytes) else device.name,
        "date": datetime.now(UTC).date().isoformat(),
        "games": before | found,
    }


def main() -> None:
    """Measure everything, all parts at once; or, with --part, one of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=GAMES, help="the games; left out: all")
    parser.add_argument("--games", type=int, default=20_000, help="games compared byte for byte")
    parser.add_argument("--size", type=int, default=4_194_304, help="games in the speed runs")
    parser.add_argument("--report", type=int, default=1_000_000, help="games of the balance report that is timed")
    parser.add_argument("--seconds", type=float, default=1800, help="parts that take longer are given up")
    parser.add_argument("--json", type=Path, help="write the figures here too")
    parser.add_argument("--part", choices=PARTS, help=argparse.SUPPRESS)
    parser.add_argument("--folder", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.part:
        measure(options.names[0], options.part, options)
        return
    with tempfile.TemporaryDirectory() as folder:
        run_parts(Path(folder), options)
        figures = gather(Path(folder), options.names)
    write_results("gpu", figures)
    if options.json:
        options.json.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")


def run_parts(folder: Path, options: argparse.Namespace) -> None:
    """Every part of every game as a process of its own, until all are done or the time is up."""
    usual = ["--games", options.games, "--size", options.size, "--report", options.report, "--folder", folder]
    running = [
        subprocess.Popen(
            ["nice", "-n", str(4 * rank), sys.executable, "-m", "bench.gpu", title, "--part", part, *map(str, usual)]
        )
        for rank, part in enumerate(PARTS)
        for title in options.names
    ]
    end = time.monotonic() + options.seconds
    for process in running:
        try:
            process.wait(max(0.0, end - time.monotonic()))
        except subprocess.TimeoutExpired:
            process.kill()
            print(f"given up: {' '.join(map(str, process.args[6:9]))}", flush=True)


if __name__ == "__main__":
    main()
