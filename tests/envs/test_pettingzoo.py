"""The PettingZoo environment: PettingZoo's own tests, and what we promise beyond them."""

import sys
import warnings
from itertools import count
from types import SimpleNamespace

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install 'birdtable[envs]'")

pytest.importorskip("pygame", reason="PettingZoo's tests need pygame: pip install 'birdtable[dev]'")

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # its tests import an environment in the old way
    from pettingzoo.test import api_test, performance_benchmark, seed_test

from birdtable.envs import pettingzoo_env

pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation:UserWarning"),  # PettingZoo would rather not have dictionaries
    pytest.mark.rules_do_not_matter,
]


def test_pettingzoo_finds_nothing_to_mend(name, players):
    api_test(pettingzoo_env(name, players=players), num_cycles=300)


def test_the_same_seed_plays_the_same_game(name, players):
    seed_test(lambda: pettingzoo_env(name, players=players), num_cycles=50)


def test_pettingzoo_can_measure_it(capsys, monkeypatch):
    ticks = count()
    monkeypatch.setattr(sys.modules[performance_benchmark.__module__], "time", SimpleNamespace(time=ticks.__next__))
    performance_benchmark(pettingzoo_env("above_the_clouds"))
    assert "turns per second" in capsys.readouterr().out


def play(env, luck, seed):
    """A random game; the sum of each agent's rewards."""
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        if terminated or truncated:
            env.step(None)
            continue
        assert env.unwrapped.position.seat == env.possible_agents.index(agent)
        others = [other for other in env.agents if other != agent]
        assert not any(env.observe(other)["action_mask"].any() for other in others)
        env.step(int(luck.choice(np.flatnonzero(seen["action_mask"]))))
    return total


def test_a_game_pays_every_seat_once(name, players):
    env, luck = pettingzoo_env(name, players=players), np.random.default_rng(4)
    for seed in range(3):
        total = play(env, luck, seed)
        won = env.unwrapped.position.winners
        if players == 1:
            assert total == {"seat_0": 1.0 if won else -1.0}
        else:
            assert {agent for agent, got in total.items() if got == max(total.values())} == {f"seat_{s}" for s in won}
            assert sum(total.values()) == pytest.approx(0)


def test_an_illegal_action_loses(capsys):
    env = pettingzoo_env("above_the_clouds")
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    loser = env.agent_selection
    env.step(int(np.flatnonzero(mask == 0)[0]))
    assert env.terminations[loser]
    assert env.rewards[loser] == -1
