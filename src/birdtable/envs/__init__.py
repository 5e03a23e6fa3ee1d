"""The games as the usual environments for learners: Gymnasium, PettingZoo, OpenSpiel.

    import gymnasium, birdtable.envs
    env = gymnasium.make("birdtable/AboveTheClouds-v0", players=3, bots="greedy,random")
    envs = gymnasium.make_vec("birdtable/AboveTheClouds-v0", num_envs=1024, players=3)

    from birdtable.envs import pettingzoo_env
    env = pettingzoo_env("above_the_clouds", players=4)

    import birdtable.envs.openspiel, pyspiel
    game = pyspiel.load_game("birdtable_above_the_clouds(players=4)")

Importing this registers every game with Gymnasium, if that is installed; `register` does so for a game of your own.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import birdtable
from birdtable.errors import BadOption

if TYPE_CHECKING:
    from pettingzoo import AECEnv


def gymnasium_id(name: str) -> str:
    """The name under which Gymnasium knows a game.

    >>> gymnasium_id("above_the_clouds")
    'birdtable/AboveTheClouds-v0'
    """
    words = name.rpartition(".")[2].split("_")
    return f"birdtable/{''.join(word[:1].upper() + word[1:] for word in words)}-v0"


def register(name: str) -> str:
    """Make a game known to Gymnasium, a game of your own by its dotted module; returns its name there."""
    import gymnasium

    birdtable.load(name, "python")  # refuses what is not a game
    if gymnasium_id(name) not in gymnasium.registry:
        gymnasium.register(
            gymnasium_id(name),
            entry_point="birdtable.envs.gymnasium:SeatEnv",
            vector_entry_point="birdtable.envs.vector:SeatVectorEnv",
            kwargs={"game": name},
        )
    return gymnasium_id(name)


def pettingzoo_env(game: str, players: int | None = None, render_mode: str | None = None, **options: Any) -> AECEnv:
    """A game as a PettingZoo environment, a seat an agent; an action that is not legal loses the game."""
    if find_spec("pettingzoo") is None:
        raise BadOption("PettingZoo is not installed: pip install 'birdtable[envs]'")
    from birdtable.envs.pettingzoo import env

    return env(game, players, render_mode, **options)


if find_spec("gymnasium") is not None:
    for _name in birdtable.games():
        register(_name)

__all__ = ["gymnasium_id", "pettingzoo_env", "register"]
