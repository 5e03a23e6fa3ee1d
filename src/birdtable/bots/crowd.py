"""A network at many tables at once, on one core: its policy decides at all of them in one multiplication."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from birdtable.bots.network import HEADS, RESULT, Network, promise_scale, rounded, table_features, win_chance
from birdtable.bots.policy import SILLY
from birdtable.game import Game
from birdtable.kernel.events import SILENT

ROWS = 512  # tables that are looked at together: more of them do not fit a processor's cache


class Crowd:
    """Tables of one kind, with the same players and options, and the network that plays at them.

    heats  how wayward the policy is in each seat: see `PolicyBot`
    """

    def __init__(self, game: Game, network: Network, tables: int, heats: Sequence[float], seed: int) -> None:
        self.game, self.network = game, network
        self.entries = game.entries
        self.heats = np.array(heats, np.float32)
        self.luck = np.random.default_rng(seed)
        self.seen = np.zeros((tables, game.features), np.float32)
        self.masks = np.zeros((tables, game.actions.count), np.uint8)
        self.seats = np.zeros(tables, np.int8)
        self.expected = np.zeros((tables, network.seats, HEADS), np.float32)
        self.tried = np.zeros(2, game.layout.dtype)
        self.mask = np.zeros(game.actions.words, np.uint32)
        self.worths = np.zeros(game.actions.count, np.int32)
        self.looks = seed & 0xFFFFFF
        by_hand = [family.by_hand for family in map(game.actions.family, range(game.actions.count))]
        self.by_hand = np.flatnonzero(by_hand)

    def look(self, states: np.ndarray) -> None:
        """Who decides at each table, and what is legal there or, for a network that wants it, promises something."""
        masks, seats = self.masks[: len(states)], self.seats[: len(states)]
        if self.network.faith:
            self.looks += len(states)
            self.entries["promise_all"](
                states, self.tried, self.mask, self.worths, masks, seats, promise_scale(self.game),
                self.looks, SILENT.copy(),
            )  # fmt: skip
        else:
            self.entries["list_all"](states, self.mask, masks, seats)
        masks[:, self.by_hand] = 0

    def chances(self, states: np.ndarray, seat: int) -> np.ndarray:
        """A seat's chance to win at the tables that were looked at last."""
        players = int(states["players"][0])
        place = (seat - self.seats[: len(states)]) % players
        return win_chance(self.expected[np.arange(len(states)), place, RESULT], players)

    def choose(self, states: np.ndarray) -> np.ndarray:
        """An action at every table; none of their games is over."""
        self.look(states)
        actions = np.zeros(len(states), np.int32)
        for first in range(0, len(states), ROWS):
            actions[first : first + ROWS] = self._choose(states[first : first + ROWS], first)
        return actions

    def _choose(self, states: np.ndarray, first: int) -> np.ndarray:
        rows = slice(first, first + len(states))
        seen, masks = self.seen[rows], self.masks[rows]
        self.entries["look_all"](states, seen)
        table = table_features(self.game, self.network.shown, states)
        inputs = np.concatenate([rounded(seen), np.broadcast_to(table, (len(states), len(table)))], 1)
        liking, self.expected[rows] = self.network.many(inputs, masks)
        liking = np.where(masks > 0, liking, -np.inf)
        heats = self.heats[self.seats[rows]][:, None]
        wayward = heats[:, 0] > 0
        if wayward.any():
            behind = (liking[wayward] - liking[wayward].max(1, keepdims=True)) / heats[wayward]
            noise = self.luck.gumbel(size=behind.shape).astype(np.float32)
            liking[wayward] = np.where(behind < -SILLY, -np.inf, behind + noise)
        best: np.ndarray = liking.argmax(1)
        return best
