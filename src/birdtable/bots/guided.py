"""A bot that thinks ahead with a network: information-set tree search, its policy as prior, its values as leaves."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import astuple, dataclass

import numpy as np

from birdtable.bots.network import (
    FULL,
    POINTS,
    RESULT,
    Network,
    network_of,
    promise_scale,
    rounded,
    table_features,
    win_chance,
)
from birdtable.bots.player import Bot, Knowledge
from birdtable.bots.policy import PolicyBot
from birdtable.bots.search import NODES, Found, Grown, found
from birdtable.errors import BadOption
from birdtable.kernel import search as tree
from birdtable.kernel.actions import Action
from birdtable.kernel.decisions import NOBODY
from birdtable.kernel.guided import SCORES, WINS
from birdtable.kernel.record import MAX_SEATS
from birdtable.position import Position

SLOTS = 16  # leaves that the network answers for at once, at most: a young tree would spread its looks too thin


@dataclass(frozen=True)
class Guidance:
    """How a search with a network thinks: EXPLORE and CAUTION of `kernel/guided.py`, in that order."""

    explore: int = 800
    caution: int = 100


class GuidedTree(Grown):
    """One tree, and slots with a record each. Uses one core."""

    def __init__(
        self, position: Position, network: Network, knower: int, seed: int, how: Guidance, nodes: int = NODES
    ) -> None:
        super().__init__(position, knower, seed, SLOTS + 3, nodes)
        game = position.game
        self.network = network
        self.how = np.array([*astuple(how), promise_scale(game) if network.faith else 0], np.int64)
        self.masks = np.zeros((SLOTS, game.actions.count), np.uint8)
        self.table = table_features(game, network.shown, position.states)
        self.seen = np.zeros((SLOTS, game.features), np.float32)
        self.seats = np.zeros(SLOTS, np.int8)
        self.leaves = np.zeros(SLOTS, np.int32)
        self.worths = np.zeros(game.actions.count, np.int32)
        self.values = np.zeros((SLOTS, SCORES + MAX_SEATS), np.float64)

    def iterate(self, iterations: int) -> None:
        """Think for so many iterations."""
        while iterations > 0:
            slots = min(SLOTS, iterations, 1 + int(self.nodes[0, tree.VISITS]) // 8)
            self._round(slots)
            iterations -= slots

    def iterate_until(self, end: float) -> None:
        """Think until the clock shows `end`; the last round is left out if it would come too late."""
        each = 0.0
        while (start := time.perf_counter()) + each / 2 < end:
            self.iterate(SLOTS)
            each = time.perf_counter() - start

    def _round(self, slots: int) -> None:
        """Go down once a slot, ask the network, and carry its answers back."""
        masks, seen, seats = self.masks[:slots], self.seen[:slots], self.seats[:slots]
        leaves, values = self.leaves[:slots], self.values[:slots]
        self.entries["walk"](
            self.states, self.nodes, self.gains, self.mask, masks, seen, seats, leaves, self.worths,
            values,             self.how, self.knower, self.first, self.log,
        )  # fmt: skip
        self.first += slots
        inputs = np.concatenate([rounded(seen), np.broadcast_to(self.table, (slots, len(self.table)))], 1)
        logits, expected = self.network.many(inputs, masks)
        players = int(self.states["players"][0])
        going = np.flatnonzero(seats != NOBODY)
        around = (seats[going, None] + np.arange(players)) % players
        wins = win_chance(expected[going, :players, RESULT], players)
        rows = going[:, None]
        values[rows, around] = wins
        values[rows, WINS + around] = wins
        values[rows, SCORES + around] = expected[going, :players, POINTS] * FULL
        logits[masks == 0] = -np.inf
        logits -= logits.max(1, keepdims=True, initial=-1e9)
        self.entries["settle"](self.nodes, self.gains, masks, np.exp(logits), seats, leaves, values)

    def line(self, action: int, most: int = 3) -> list[tuple[int, int]]:
        """An action at the root, and what most iterations went on with: seats and actions, so many at most."""
        node = self.entries["child_of"](self.nodes, 0, action)
        line = [(int(self.nodes[node, tree.SEAT]), action)] if node != tree.NO_NODE else []
        while node != tree.NO_NODE and len(line) < most:
            best, child = tree.NO_NODE, int(self.nodes[node, tree.CHILD])
            while child != tree.NO_NODE:
                if self.nodes[child, tree.VISITS] > (self.nodes[best, tree.VISITS] if best != tree.NO_NODE else 0):
                    best = child
                child = int(self.nodes[child, tree.SIBLING])
            node = best
            if node != tree.NO_NODE:
                line.append((int(self.nodes[node, tree.SEAT]), int(self.nodes[node, tree.ACTION])))
        return line


class NetworkBot:
    """Thinks with a network for a time or for a number of looks, on one core or several; keeps its tree.

    With a number of looks it decides the same way every time for a seed. Where no network fits the rules `other` plays;
    while the rules are not compiled yet, the network's policy.
    """

    def __init__(
        self,
        seed: int,
        other: Bot,
        *,
        seconds: float | None = None,
        looks: int | None = None,
        threads: int = 1,
        how: Guidance | None = None,
    ) -> None:
        if (seconds is None) == (looks is None):
            raise BadOption("a network needs either seconds or looks")
        self.seed = seed
        self.other = other
        self.seconds = seconds
        self.looks = looks
        self.threads = threads
        self.how = how or Guidance()
        self.trees: list[GuidedTree] = []
        self.seen = 0

    def choose(self, knowledge: Knowledge) -> Action:
        """The action that most iterations went to."""
        if len(knowledge.legal) == 1:
            return knowledge.legal[0]
        network = network_of(knowledge.deal.game)
        if network is None:
            return self.other.choose(knowledge)
        if knowledge.deal.game.engine.name == "python":
            return PolicyBot(self.seed, self.other).choose(knowledge)
        if self.seconds is not None:
            again = knowledge.deal.game.look_again(knowledge.deal, knowledge.seat, self.seconds)
            if again is not None:
                return next(action for action in knowledge.legal if action.number == again)
        return self.think(knowledge, network)[0].action

    def think(self, knowledge: Knowledge, network: Network) -> list[Found]:
        """All legal actions, the most promising first."""
        end = time.perf_counter() + (self.seconds or 0.0)
        self._plant(knowledge, network)
        with ThreadPoolExecutor(self.threads) as pool:
            list(pool.map(lambda one: self._think_on(one, end), self.trees))
        return found(self.trees, knowledge.legal)

    def _plant(self, knowledge: Knowledge, network: Network) -> None:
        """Go on with the trees of the last decision if they know this position, else begin new ones."""
        since = list(knowledge.actions[self.seen :])
        known = [action for action in since if action is not None]
        deal = knowledge.deal
        kept = bool(self.trees) and len(known) == len(since) and all(tree.move_to(deal, known) for tree in self.trees)
        if not kept:
            self.trees = [
                GuidedTree(deal, network, knowledge.seat, self.seed * 64 + thread, self.how)
                for thread in range(self.threads)
            ]
        self.seen = len(knowledge.actions)

    def _think_on(self, one: GuidedTree, end: float) -> None:
        if self.looks is not None:
            one.iterate(max(1, self.looks // self.threads))
        else:
            one.iterate_until(end)
