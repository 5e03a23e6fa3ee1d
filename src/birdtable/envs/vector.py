"""Many games at once as one Gymnasium vector environment, on the compiled rules: one seat against random others."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv

from birdtable.envs.common import check_seat, load
from birdtable.errors import BadOption
from birdtable.kernel.events import SILENT
from birdtable.kernel.rivals import NEW_GAME

SEEDS = 2**62


class SeatVectorEnv(VectorEnv[np.ndarray, np.ndarray, np.ndarray]):
    """One seat in every game; the other seats choose at random, in compiled code.

    A game that ends is dealt anew in the same step (Gymnasium's SAME_STEP): `infos["final_obs"]` holds what the seat
    saw at its end. `infos["action_mask"]` are the legal actions, games × actions. Everything else is as in `SeatEnv`.
    For self-play of all seats, and for a GPU, use `game.batch` itself.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        seat: int = 0,
        bots: str = "random",
        **options: Any,
    ) -> None:
        if bots != "random":
            raise BadOption("in a vector environment the others are random; gymnasium.make has all bots")
        self.game, self.players = load(game, players, options)
        self.seat = check_seat(seat, self.players)
        self.num_envs = num_envs
        self.render_mode = None
        self.single_observation_space = gymnasium.spaces.Box(-np.inf, np.inf, (self.game.features,), np.float32)
        self.single_action_space = gymnasium.spaces.Discrete(self.game.actions.count)
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)
        self.lab, self.entries = self.game.engines.native_lab().entries, self.game.engines.native().entries
        self.template = self.game.template(self.players, self.game.chosen)
        self.states = np.zeros(num_envs, self.game.layout.dtype)
        self.mask = np.zeros(self.game.actions.words, np.uint32)
        self.masks = np.zeros((num_envs, self.game.actions.count), np.uint8)
        self.seats = np.zeros(num_envs, np.int8)
        self.seen = np.zeros((num_envs, self.game.features), np.float32)
        self.last_seen = np.zeros((num_envs, self.game.features), np.float32)
        self.rewards = np.zeros((num_envs, self.players), np.float32)
        self.done = np.zeros(num_envs, np.uint8)
        self.luck = np.zeros((num_envs, 2), np.uint32)
        self.log = SILENT.copy()
        self.seed = 0

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        """Deal every game anew. One seed deals all of them; a list of seeds is taken together."""
        super().reset(seed=seed if isinstance(seed, int) or seed is None else sum(one or 0 for one in seed))
        self.seed = int(self.np_random.integers(SEEDS))
        self._answer(np.full(self.num_envs, NEW_GAME, np.int32))
        return self._show(), self._infos()

    def step(self, actions: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        """One action of the seat in every game."""
        actions = np.asarray(actions)
        if actions.shape != (self.num_envs,) or not ((actions >= 0) & (actions < self.masks.shape[1])).all():
            raise BadOption(f"{self.num_envs} games need as many action numbers below {self.masks.shape[1]}")
        self._answer(np.ascontiguousarray(actions, np.int32))
        ended = self.done.astype(bool)
        infos = self._ended(ended) if ended.any() else {}
        seen = self._show()
        rewards = self.rewards[:, self.seat].astype(np.float64)
        return seen, rewards, ended, np.zeros(self.num_envs, bool), {**infos, **self._infos()}

    def _answer(self, actions: np.ndarray) -> None:
        self.lab["answer_all"](
            self.states,
            actions,
            self.seat,
            self.template,
            self.seed,
            self.mask,
            self.masks,
            self.luck,
            self.rewards,
            self.done,
            self.last_seen,
            self.log,
        )

    def _show(self) -> np.ndarray:
        self.entries["list_all"](self.states, self.mask, self.masks, self.seats)
        self.entries["look_all"](self.states, self.seen)
        return self.seen.copy()

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self.masks.astype(np.int8)}

    def _ended(self, ended: np.ndarray) -> dict[str, Any]:
        final = np.full(self.num_envs, None, object)
        for game in np.flatnonzero(ended):
            final[game] = self.last_seen[game].copy()
        return {"final_obs": final, "_final_obs": ended.copy()}
