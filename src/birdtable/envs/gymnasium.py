"""A game as a Gymnasium environment: the learner has one seat, bots have the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np

from birdtable.bots.levels import honest_bot, read_specification
from birdtable.envs.common import LOST, bot_names, check_seat, load, mask_of, picture, why_illegal
from birdtable.playing import Playing, honest, rewards
from birdtable.position import Position

SEEDS = 2**62


class SeatEnv(gymnasium.Env[np.ndarray, np.int64]):
    """One seat against chosen bots.

    game     its name, or the dotted module of a game of your own
    players  how many sit at the table; left out: the usual number
    seat     the learner's
    bots     who sits in the others, such as "greedy,random"; repeated as needed
    options  those of the game

    An observation is what the seat knows, as the game's `observe` lays it out. `info["action_mask"]` holds the legal
    actions, `info["scores"]` everybody's points. The reward comes at the end: 1 for a win, a part of -1 for a loss. An
    action that is not legal loses the game, and `info["illegal"]` says why.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: int = 0,
        bots: str | Sequence[str] = "random",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game, self.players = load(game, players, options)
        self.seat = check_seat(seat, self.players)
        names = bot_names(bots)
        self.rivals = {
            other: read_specification(names[number % len(names)])
            for number, other in enumerate(other for other in range(self.players) if other != seat)
        }
        self.render_mode = render_mode
        self.observation_space = gymnasium.spaces.Box(-np.inf, np.inf, (self.game.features,), np.float32)
        self.action_space = gymnasium.spaces.Discrete(self.game.actions.count)
        self.table: Playing | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        """Deal a game and let the others play up to the seat's first decision."""
        super().reset(seed=seed)
        while True:
            bots = {other: honest(honest_bot(bot, self._draw() >> 31)) for other, bot in self.rivals.items()}
            self.table = Playing(self.game.new(self.players, self._draw()), bots)
            if not self.table.play_on().over:
                return self._observation(), self._info()

    def step(self, action: np.int64) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        """The seat's action, then the others' up to its next decision or the end."""
        position = self._at_table()
        if not position.mask()[action]:
            return (
                self._observation(),
                LOST,
                True,
                False,
                {**self._info(), "illegal": why_illegal(position, int(action))},
            )
        assert self.table is not None
        self.table.play(position.action(int(action)))
        self.table.play_on()
        return self._observation(), rewards(position)[self.seat], position.over, False, self._info()

    def action_masks(self) -> np.ndarray:
        """The legal actions, as sb3-contrib's MaskablePPO asks for them."""
        return self._at_table().mask()

    def render(self) -> str | None:
        """The table in words, as the seat sees it."""
        return picture(self._at_table(), self.seat) if self.render_mode == "ansi" else None

    def _draw(self) -> int:
        return int(self.np_random.integers(SEEDS))

    def _observation(self) -> np.ndarray:
        return self._at_table().observation(self.seat)

    def _info(self) -> dict[str, Any]:
        position = self._at_table()
        return {"action_mask": mask_of(position), "scores": position.scores, "winners": position.winners}

    def _at_table(self) -> Position:
        if self.table is None:
            raise gymnasium.error.ResetNeeded("nothing is dealt yet: call reset() first")
        return self.table.position
