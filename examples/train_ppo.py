"""MaskablePPO of sb3-contrib learns Above the Clouds against random bots; about a minute on a core.

pip install 'birdtable[envs]' sb3-contrib
python examples/train_ppo.py [--steps 60000] [--game above_the_clouds]
"""

import argparse
from functools import partial

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

import birdtable.envs

TABLES = 8


def win_rate(model, env_id, games):
    """How often a model wins against random bots."""
    env = gymnasium.make(env_id, bots="random")
    won = 0
    for seed in range(games):
        seen, info = env.reset(seed=10_000 + seed)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=info["action_mask"].astype(bool), deterministic=True)
            seen, reward, over, _, info = env.step(action)
        won += reward > 0
    return won / games


def train(game, steps, games=50):
    """Learn, and return the win rates before and after."""
    env_id = birdtable.envs.register(game)
    env = DummyVecEnv([partial(gymnasium.make, env_id, bots="random")] * TABLES)
    model = MaskablePPO("MlpPolicy", env, n_steps=128, batch_size=256, learning_rate=1e-3, gamma=1.0, seed=1)
    before = win_rate(model, env_id, games)
    model.learn(steps)
    return before, win_rate(model, env_id, games)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=60_000)
    parser.add_argument("--game", default="above_the_clouds")
    options = parser.parse_args()
    np.random.seed(1)
    before, after = train(options.game, options.steps)
    print(f"wins against random: {before:.0%} before, {after:.0%} after {options.steps:,} steps")


if __name__ == "__main__":
    main()
