"""The peers that we race on a core: random play of their own games, each in its own way.

A peer that is not installed is skipped, with the reason.
"""

from __future__ import annotations

import contextlib
import io
import random
import warnings
from collections.abc import Callable, Iterator
from typing import Any

Round = Callable[[], int]
"""Plays one game (or a few) and says how many decisions it took."""


def open_spiel(name: str) -> Round:
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


def pettingzoo(name: str) -> Round:
    """PettingZoo's way: the agent loop of its documentation, with the action mask."""
    import importlib

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env = importlib.import_module(f"pettingzoo.classic.{name}").env()
    luck = iter(range(10**9))

    def round_() -> int:
        decisions = 0
        env.reset(seed=next(luck))
        for agent in env.agent_iter():
            seen, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
            env.step(env.action_space(agent).sample(mask))
            decisions += 1
        return decisions

    return round_


def rlcard(name: str) -> Round:
    """RLCard's way: its environment with its random agents."""
    import rlcard as package
    from rlcard.agents import RandomAgent

    env = package.make(name, config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def round_() -> int:
        env.timestep = 0
        trajectories, _ = env.run(is_training=False)
        return sum(len(trajectory) // 2 for trajectory in trajectories)

    return round_


def catanatron(name: str) -> Round:
    """Catanatron's way: a game with random players."""
    from catanatron import Color, Game, RandomPlayer

    colours = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]

    def round_() -> int:
        game = Game([RandomPlayer(colour) for colour in colours])
        with contextlib.redirect_stdout(io.StringIO()):
            game.play()
        records = getattr(game.state, "action_records", None)
        return len(records if records is not None else game.state.actions)

    return round_


PEERS: dict[str, tuple[Callable[[str], Round], tuple[str, ...]]] = {
    "OpenSpiel, from Python": (open_spiel, ("connect_four", "backgammon", "gin_rummy")),
    "PettingZoo classic": (pettingzoo, ("connect_four_v3", "tictactoe_v3", "leduc_holdem_v4")),
    "RLCard": (rlcard, ("uno", "gin-rummy", "no-limit-holdem")),
    "catanatron": (catanatron, ("catan, 4 players",)),
}


def runners(tell: Callable[[str], Any]) -> Iterator[tuple[str, str, Round]]:
    """Every peer's games that can be played here: the game, the engine, the round."""
    for engine, (make, names) in PEERS.items():
        for name in names:
            try:
                round_ = make(name)
                round_()
            except Exception as error:  # whatever is wrong with a peer, the race goes on and says so
                tell(f"{engine}, {name} is skipped: {type(error).__name__}: {error}")
                continue
            yield name, engine, round_
