"""Our network and search against OpenSpiel's own tree search on connect four, with equal time for each move.

    python -m bench.duel [--seconds 0.05] [--games 100] [--bot network]

The network was trained for this match (`birdtable train examples.connect_four`) and lies in bench/networks; with
`--bot search` there is none.

OpenSpiel's ISMCTS refuses games with perfect information, so the peer is its MCTS, with its solver on. It counts
simulations, not seconds, so it gets as many as it makes from the opening in that time. Writes bench/results/duel.json.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from pathlib import Path
from typing import Any

import birdtable as bt
from bench.report import RESULTS, machine, today
from birdtable.arena.statistics import wilson
from birdtable.bots import Knowledge
from birdtable.bots.levels import honest_bot, read_specification

NETWORKS = Path(__file__).parent / "networks"
PROBE = 50_000  # simulations from the opening to find out how fast the peer is


class Peer:
    """OpenSpiel's MCTS with random rollouts, in C++."""

    def __init__(self, seconds: float) -> None:
        import pyspiel

        self.pyspiel = pyspiel
        self.game = pyspiel.load_game("connect_four")
        self.seed = 0
        self.spent = 0.0
        self.moves = 0
        start = time.perf_counter()
        self._bot(PROBE).step(self.game.new_initial_state())
        self.simulations = int(PROBE * seconds / (time.perf_counter() - start))

    def choose(self, actions: list[int]) -> int:
        """A column for the position after these actions. Where it has solved the position, it stops early."""
        state = self.game.new_initial_state()
        for action in actions:
            state.apply_action(action)
        start = time.perf_counter()
        action = self._bot(self.simulations).step(state)
        self.spent += time.perf_counter() - start
        self.moves += 1
        return int(action)

    def _bot(self, simulations: int) -> Any:
        self.seed += 1
        evaluator = self.pyspiel.RandomRolloutEvaluator(1, self.seed)
        return self.pyspiel.MCTSBot(self.game, evaluator, 2.0, simulations, 1000, True, self.seed, False)


def main() -> None:
    """Play the match."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.05)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bot", choices=("network", "search"), default="network")
    options = parser.parse_args()
    os.environ["BIRDTABLE_NETWORKS"] = str(NETWORKS)
    game = bt.load("examples.connect_four", backend="native")
    peer = Peer(options.seconds)
    won, spent, moves = 0.0, 0.0, 0
    for number in range(options.games):
        me = number % 2
        ours = honest_bot(read_specification(f"{options.bot}:seconds={options.seconds}"), number)
        pos = game.new(players=2, seed=number)
        while not pos.over:
            if pos.seat == me:
                start = time.perf_counter()
                action = ours.choose(Knowledge(pos)).number
                spent += time.perf_counter() - start
                moves += 1
            else:
                action = peer.choose(pos.actions)
            pos.play(action)
        won += (me in pos.winners) / len(pos.winners)
        print(f"{number + 1} games: {won:.1f} won", flush=True)
    interval = wilson(won, options.games)
    results = {
        "machine": machine(),
        "date": today(),
        "bot": options.bot,
        "games": options.games,
        "won": won / options.games,
        "low": interval.low,
        "high": interval.high,
        "our_seconds_a_move": spent / moves,
        "peer_seconds_a_move": peer.spent / peer.moves,
        "peer_simulations_a_move": peer.simulations,
    }
    (RESULTS / "duel.json").write_text(json.dumps(results, indent=1) + "\n", "utf-8")
    print(json.dumps(results, indent=1))


if __name__ == "__main__":
    main()
