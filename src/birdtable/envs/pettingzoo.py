"""A game as a PettingZoo environment: every seat is an agent, and agents decide one after the other (AEC)."""

from __future__ import annotations

from functools import cache
from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from birdtable.envs.common import LOST, load, mask_of, picture
from birdtable.playing import rewards
from birdtable.position import Position

SEEDS = 2**62


def env(game: str, players: int | None = None, render_mode: str | None = None, **options: Any) -> AECEnv:
    """The environment in PettingZoo's usual wrappers."""
    raw: AECEnv = TableEnv(game, players, render_mode, **options)
    raw = wrappers.TerminateIllegalWrapper(raw, illegal_reward=LOST)
    raw = wrappers.AssertOutOfBoundsWrapper(raw)
    return wrappers.OrderEnforcingWrapper(raw)


class TableEnv(AECEnv):  # type: ignore[misc]
    """All seats of one table, called `seat_0`, `seat_1` and so on.

    What an agent observes is a dictionary: `observation`, what its seat knows, and `action_mask`, its legal actions
    (none while another seat decides). Rewards come at the end and sum to 0.
    """

    def __init__(self, game: str, players: int | None = None, render_mode: str | None = None, **options: Any) -> None:
        super().__init__()
        self.game, self.players = load(game, players, options)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"birdtable_{self.game.name}_v{self.game.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.players)]
        self.position: Position | None = None
        self.random = np.random.default_rng()

    @cache  # noqa: B019  # PettingZoo wants the same space every time
    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """What an agent may observe."""
        return gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(-np.inf, np.inf, (self.game.features,), np.float32),
                "action_mask": gymnasium.spaces.Box(0, 1, (self.game.actions.count,), np.int8),
            }
        )

    @cache  # noqa: B019
    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """What an agent may do: any action number, if the mask allows it."""
        return gymnasium.spaces.Discrete(self.game.actions.count)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game."""
        if seed is not None:
            self.random = np.random.default_rng(seed)
        self.position = self.game.new(self.players, int(self.random.integers(SEEDS)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._decider()

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """What a seat knows, and what it may do now."""
        position = self._at_table()
        seat = self.possible_agents.index(agent)
        mask = mask_of(position)
        return {"observation": position.observation(seat), "action_mask": mask * (position.seat == seat)}

    def step(self, action: int | None) -> None:
        """The action of the agent whose turn it is; None from an agent whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        position = self._at_table()
        position.play(int(action))  # type: ignore[arg-type]  # only the dead give None
        self.rewards = dict(zip(self.possible_agents, rewards(position), strict=True))
        if position.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: {"scores": position.scores, "winners": position.winners} for agent in self.agents}
        self.agent_selection = self._decider()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table in words, as the seat that decides sees it."""
        return picture(self._at_table(), self._at_table().seat or 0) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""

    def _decider(self) -> str:
        return self.possible_agents[self._at_table().seat or 0]

    def _at_table(self) -> Position:
        if self.position is None:
            raise RuntimeError("nothing is dealt yet: call reset() first")
        return self.position
