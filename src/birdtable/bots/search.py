"""A bot that thinks ahead: information-set tree search on deals that fit what its seat knows."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import KW_ONLY, astuple, dataclass, field, replace
from typing import Any

import numpy as np

from birdtable.bots.player import Knowledge
from birdtable.errors import BadOption
from birdtable.kernel import search as tree
from birdtable.kernel.actions import Action
from birdtable.kernel.events import SILENT
from birdtable.position import Position

FIRST_CHUNK = 16  # iterations before the clock is read for the first time
SLICE = 0.02  # of the time allowed, between two looks at the clock
NODES = 1 << 17


@dataclass(frozen=True)
class Thinking:
    """How a search thinks: see EXPLORE and the rest in `kernel/search.py`, in that order.

    The defaults are the best measured, see docs/bots.md; a game may have its own (`Game.thinking`), which hold where
    nothing else is said. A scale of 0 is the game's own `lead`.
    """

    explore: int = 1500
    prior: int = 2000
    depth: int = 0
    sharp: int = 1000
    candidates: int = 3
    horizon: int = 0
    scale: int = 0

    @property
    def tells_wins(self) -> bool:
        """Whether playouts go to the end, where one sees who wins."""
        return self.horizon == 0


@dataclass(frozen=True)
class Found:
    """What a search found out about one action.

    share   of all iterations that went there: the search's own choice is the largest
    win     how often it won, if playouts went to the end
    points  the seat's points at the end of playouts, on average
    result  from 0 to 1, what the search went by; `error` is its standard error
    """

    action: Action
    visits: int
    share: float
    win: float
    points: float
    result: float
    error: float


class Tree:
    """One search tree as it grows. Uses one core, and lets go of Python's lock while it works."""

    def __init__(self, position: Position, knower: int, seed: int, thinking: Thinking, nodes: int = NODES) -> None:
        game = position.game
        self.position = position
        self.knower = knower
        self.entries = game.entries
        self.first = seed & 0x7FFFFFFF
        self.states = np.zeros(tree.TRY + 1, game.layout.dtype)
        self.states[tree.ROOT] = position.states[0]
        self.mask = np.zeros(game.actions.words, np.uint32)
        self.log = SILENT.copy()
        self.nodes = np.zeros((nodes, tree.USED + 1), np.int32)
        self.gains = np.zeros((nodes, tree.PROMISE + 1), np.float64)
        self.nodes[0, [tree.CHILD, tree.USED]] = tree.NO_NODE, 1
        self.how = np.array(astuple(replace(thinking, scale=thinking.scale or game.lead)), np.int64)
        self.luck = np.array([[(seed * 2 + 1) & 0xFFFFFFFF, (seed >> 31) + 0x9E37 & 0xFFFFFFFF]], np.uint32)

    def move_to(self, position: Position, actions: list[int]) -> bool:
        """Keep what is known of the position that actions led to; False if they were never tried."""
        node = 0
        for action in actions:
            node = self.entries["child_of"](self.nodes, node, action)
            if node == tree.NO_NODE:
                return False
        nodes, gains = np.zeros_like(self.nodes), np.zeros_like(self.gains)
        self.entries["graft"](self.nodes, self.gains, node, nodes, gains)
        self.nodes, self.gains = nodes, gains
        self.position = position
        self.states[tree.ROOT] = position.states[0]
        return True

    def children(self) -> Iterator[tuple[int, int, np.ndarray]]:
        """The actions tried at the root: number, visits, sums."""
        child = int(self.nodes[0, tree.CHILD])
        while child != tree.NO_NODE:
            row = self.nodes[child]
            yield int(row[tree.ACTION]), int(row[tree.VISITS]), self.gains[child]
            child = int(row[tree.SIBLING])

    def lean(self, liking: Mapping[int, float]) -> None:
        """Try what somebody likes rather than what looks well one step ahead; liking is in logits."""
        for action, _, gained in self.children():
            if action in liking:
                gained[tree.PROMISE] = liking[action] * 1000 * self.how[tree.SCALE] / max(1, self.how[tree.PRIOR])

    def iterate(self, iterations: int) -> None:
        """Think for so many iterations."""
        self.entries["search"](
            self.states,
            self.nodes,
            self.gains,
            self.mask,
            self.luck,
            self.how,
            self.knower,
            iterations,
            self.first,
            self.log,
        )
        self.first += iterations

    def iterate_until(self, end: float) -> None:
        """Think until the clock shows `end`, looking at it often enough to be hardly late."""
        slice_ = SLICE * (end - time.perf_counter())
        chunk = FIRST_CHUNK
        while (start := time.perf_counter()) < end:
            self.iterate(chunk)
            now = time.perf_counter()
            each = (now - start) / chunk
            chunk = max(1, int(min(slice_, end - now) / each))


@dataclass(eq=False)
class SearchBot:
    """Thinks for a time or for a number of playouts, on one core or several; keeps its tree between decisions.

    With a number of playouts it decides the same way every time for a seed.
    """

    seed: int
    _: KW_ONLY
    seconds: float | None = None
    playouts: int | None = None
    threads: int = 1
    thinking: Thinking | None = None
    trees: list[Tree] = field(init=False, default_factory=list)
    seen: int = field(init=False, default=0)

    def __post_init__(self) -> None:
        if (self.seconds is None) == (self.playouts is None):
            raise BadOption("a search needs either seconds or playouts")

    def choose(self, knowledge: Knowledge) -> Action:
        """The action that most iterations went to."""
        if len(knowledge.legal) == 1:
            return knowledge.legal[0]
        return knowledge.second_look(self.seconds) or self.think(knowledge)[0].action

    def think(self, knowledge: Knowledge, liking: Mapping[int, float] | None = None) -> list[Found]:
        """All legal actions, the most promising first; what somebody likes is tried first."""
        end = time.perf_counter() + (self.seconds or 0.0)
        self._plant(knowledge.deal, knowledge.seat, knowledge.actions)
        if liking is not None:
            for one in self.trees:
                one.iterate(1)
                one.lean(liking)
        with ThreadPoolExecutor(self.threads) as pool:
            list(pool.map(lambda one: self._think_on(one, end), self.trees))
        return found(self.trees, knowledge.legal)

    def _plant(self, deal: Position, knower: int, actions: tuple[int | None, ...]) -> None:
        """Go on with the trees of the last decision if they know this position, else begin new ones."""
        since = list(actions[self.seen :])
        known = [action for action in since if action is not None]
        kept = bool(self.trees) and len(known) == len(since) and all(tree.move_to(deal, known) for tree in self.trees)
        if not kept:
            how = self.thinking or Thinking(**deal.game.thinking)
            self.trees = [Tree(deal, knower, self.seed * 64 + thread, how) for thread in range(self.threads)]
        self.seen = len(actions)

    def _think_on(self, one: Tree, end: float) -> None:
        if self.playouts is not None:
            one.iterate(max(1, self.playouts // self.threads))
        else:
            one.iterate_until(end)


def found(trees: Sequence[Tree], legal: tuple[Action, ...]) -> list[Found]:
    """What trees found out together about the legal actions, the most visited first, then what went best."""
    visits: dict[int, int] = {}
    sums: dict[int, Any] = {}
    for one in trees:
        for action, times, gained in one.children():
            visits[action] = visits.get(action, 0) + times
            sums[action] = sums.get(action, 0) + gained
    total = max(1, sum(visits[action.number] for action in legal if action.number in visits))
    table = [_found(action, visits.get(action.number, 0), sums.get(action.number), total) for action in legal]
    return sorted(table, key=lambda one: (-one.visits, -one.result, one.action.number))


def _found(action: Action, visits: int, gained: Any, total: int) -> Found:
    if not visits:
        return Found(action, 0, 0.0, 0.0, 0.0, 0.0, 1.0)
    mean = gained / visits
    variance = max(0.0, mean[tree.SQUARE] - mean[tree.RESULT] ** 2)
    error = float((variance / visits) ** 0.5)
    return Found(
        action, visits, visits / total, float(mean[tree.WIN]), float(mean[tree.POINTS]), float(mean[tree.RESULT]), error
    )
