"""Beside Pgx on the same device in the same run: stepped by an outside random policy, and fused.

    pip install pgx 'jax[cuda13]'
    python -m bench.pgx [--games 65536] [--backend cuda]

Pgx steps by a compiled `vmap(auto_reset(step))`; fused, a `lax.scan` of it. Writes bench/results/pgx.json and
docs/benchmarks.md. Where JAX or Pgx is missing, that is said and ours are measured alone.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import birdtable as bt
from bench.report import today, write_results
from bench.scaling import device, finisher, playouts, steps, timed

PGX_GAMES = ("connect_four", "othello", "sparrow_mahjong", "backgammon")
STEPS = 64  # in a fused run, and between two looks at the clock


def pgx_rounds(name: str, games: int) -> tuple[Callable[[], int], Callable[[], int]]:
    """Pgx stepped from outside, and fused: functions that make steps and say how many."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    init, step = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))

    def choose(key: Any, masks: Any) -> Any:
        return jax.random.categorical(key, jnp.where(masks, 0.0, -jnp.inf), axis=-1)

    @jax.jit
    def outside(key: Any, masks: Any) -> Any:
        return choose(key, masks)

    @jax.jit
    def one(state: Any, action: Any, key: Any) -> Any:
        return step(state, action, jax.random.split(key, games))

    @jax.jit
    def many(state: Any, key: Any) -> Any:
        def body(state: Any, key: Any) -> tuple[Any, None]:
            first, second = jax.random.split(key)
            return step(state, choose(first, state.legal_action_mask), jax.random.split(second, games)), None

        return jax.lax.scan(body, state, jax.random.split(key, STEPS))[0]

    held = {"key": jax.random.PRNGKey(0), "state": jax.jit(init)(jax.random.split(jax.random.PRNGKey(1), games))}

    def key() -> Any:
        held["key"], fresh = jax.random.split(held["key"])
        return fresh

    def stepped() -> int:
        for _ in range(STEPS):
            action = outside(key(), held["state"].legal_action_mask)
            held["state"] = one(held["state"], action, key())
        jax.block_until_ready(held["state"].legal_action_mask)
        return STEPS * games

    def fused() -> int:
        held["state"] = many(held["state"], key())
        jax.block_until_ready(held["state"].legal_action_mask)
        return STEPS * games

    return stepped, fused


def our_row(name: str, games: int, backend: str) -> dict[str, Any]:
    """One of our games, with the most players."""
    game = bt.load(name, backend="python" if backend == "cuda" else backend)  # whoever runs the batch compiles
    players = max(game.players)
    finish = finisher(backend)
    return {
        "game": f"{game.title}, {players} players",
        "engine": f"Birdtable {backend}",
        "stepped": timed(steps(game, players, games, backend), finish),
        "fused": timed(playouts(game, players, games, backend), finish),
    }


def measure(names: Sequence[str], games: int, backend: str, tell: Callable[[str], Any]) -> dict[str, Any]:
    """All rows, and what was skipped."""
    rows: list[dict[str, Any]] = []
    skipped: list[str] = []
    for name in names:
        rows.append(our_row(name, games, backend))
        tell(json.dumps(rows[-1]))
    for name in PGX_GAMES:
        try:
            start = time.perf_counter()
            stepped, fused = pgx_rounds(name, games)
            row = {"game": name, "engine": "Pgx"}
            row |= {"stepped": timed(stepped, lambda: None), "fused": timed(fused, lambda: None)}
            rows.append(row)
            tell(f"{json.dumps(row)} ({time.perf_counter() - start:.0f} s)")
        except Exception as error:  # whatever is wrong with the peer, ours are measured and it is said
            skipped.append(f"Pgx's {name} is skipped: {type(error).__name__}: {error}")
            tell(skipped[-1])
    return {"device": device(backend), "date": today(), "games": games, "rows": rows, "skipped": skipped}


def main() -> None:
    """Measure, and write it down."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", help="one of ours; can be repeated; left out: all")
    parser.add_argument("--games", type=int, default=65_536)
    parser.add_argument("--backend", default="cuda", choices=("cuda", "native"))
    parser.add_argument("--json", type=Path, help="only write the figures here")
    options = parser.parse_args()
    names = options.game or [*bt.games(), "examples.connect_four"]
    results = measure(names, options.games, options.backend, lambda text: print(text, flush=True))
    if options.json:
        options.json.write_text(json.dumps(results, indent=1) + "\n", "utf-8")
    else:
        write_results("pgx", results)


if __name__ == "__main__":
    main()
