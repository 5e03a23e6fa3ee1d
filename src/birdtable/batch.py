"""Many games at once, as arrays: on a core or, with the same bytes, on a GPU."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from birdtable.errors import BadOption
from birdtable.kernel.events import SILENT

if TYPE_CHECKING:
    from birdtable.game import LoadedGame

BACKENDS = ("native", "cuda")


class Runner(Protocol):
    """What a back end does for a batch. It owns the arrays."""

    states: Any
    masks: Any
    seats: Any
    observations: Any
    rewards: Any
    done: Any

    def deal(self, first: int) -> None:
        """Start games number `first` and after."""

    def step(self, actions: Any) -> None:
        """One legal action in every game."""

    def show(self) -> None:
        """Bring masks, seats and observations up to date."""

    def playout(self) -> int:
        """Every game to its end; how many decisions that took."""


class Batch:
    """Many games of one kind, dealt from one seed: game i is the same on every back end.

    After every `step` the arrays show the games as they stand: `masks` (games × actions), `seats`, what
    the seat to move observes, and for games that have just ended `done` and the zero-sum `rewards`
    (games × players). A game that has ended is dealt anew at once.
    """

    def __init__(
        self, game: LoadedGame, games: int, players: int, seed: int, backend: str, options: Mapping[str, Any]
    ) -> None:
        if backend not in BACKENDS:
            raise BadOption(f"a batch runs on one of {', '.join(BACKENDS)}, not {backend!r}")
        if games < 1:
            raise BadOption(f"a batch has at least one game, not {games!r}")
        self.game = game
        self.players = players
        self.size = games
        self.next_game = games
        template = game.definition.template(players, options)
        self.runner: Runner
        if backend == "native":
            self.runner = NativeRunner(game, games, template, seed)
        else:
            from birdtable.kernel.cuda import CudaRunner

            self.runner = CudaRunner(game, games, template, seed)
        self.runner.deal(0)
        self.shown = False

    def __len__(self) -> int:
        return self.size

    @property
    def states(self) -> Any:
        """The records."""
        return self.runner.states

    @property
    def masks(self) -> Any:
        """Which actions are legal, games × actions."""
        return self._show().masks

    @property
    def seats(self) -> Any:
        """Who decides in each game, -1 where it is over."""
        return self._show().seats

    @property
    def observations(self) -> Any:
        """What the deciding seats know, games × features."""
        return self._show().observations

    @property
    def rewards(self) -> Any:
        """Zero-sum results of the games that ended in the last step, games × players."""
        return self.runner.rewards

    @property
    def done(self) -> Any:
        """The games that ended in the last step."""
        return self.runner.done

    @property
    def scores(self) -> Any:
        """Points, games × players."""
        return self.states["score"][:, : self.players]

    def step(self, actions: Any) -> None:
        """One action in every game. If any is not legal, none is carried out."""
        if len(actions) != self.size:
            raise BadOption(f"{self.size} games need {self.size} actions, not {len(actions)}")
        self._show()
        self.runner.step(actions)
        self.shown = False

    def playout(self) -> int:
        """Every game to its end with random legal actions; returns how many were made."""
        self.shown = False
        return self.runner.playout()

    def reset(self) -> None:
        """Deal the next games of the seed."""
        self.runner.deal(self.next_game)
        self.next_game += self.size
        self.shown = False

    def _show(self) -> Runner:
        if not self.shown:
            self.runner.show()
            self.shown = True
        return self.runner


class NativeRunner:
    """A batch on one core."""

    def __init__(self, game: LoadedGame, games: int, template: np.ndarray, seed: int) -> None:
        definition = game.definition
        self.entries = definition.native().entries
        self.template = template
        self.seed = seed
        players = int(template["players"][0])
        self.states = np.zeros(games, definition.record.dtype)
        self.mask = np.zeros(definition.actions.words, np.uint32)
        self.masks = np.zeros((games, definition.actions.count), np.uint8)
        self.seats = np.zeros(games, np.int8)
        self.observations = np.zeros((games, definition.features), np.float32)
        self.rewards = np.zeros((games, players), np.float32)
        self.done = np.zeros(games, np.uint8)
        self.luck = np.zeros((games, 2), np.uint32)
        self.totals = np.zeros(games, np.int32)
        self.log = SILENT.copy()

    def deal(self, first: int) -> None:
        self.entries["deal_all"](self.states, self.template, self.seed, first, self.luck, self.log)
        self.rewards[:] = 0
        self.done[:] = 0

    def step(self, actions: Any) -> None:
        actions = np.ascontiguousarray(actions, np.int32)
        legal = (actions >= 0) & (actions < self.masks.shape[1])
        legal[legal] = self.masks[np.flatnonzero(legal), actions[legal]] != 0
        if not legal.all():
            game = int(np.argmin(legal))
            raise BadOption(f"action {int(actions[game])} is not legal in game {game}; no action was carried out")
        self.entries["step_all"](self.states, actions, self.template, self.seed, self.rewards, self.done, self.log)

    def show(self) -> None:
        self.entries["show_all"](self.states, self.mask, self.masks, self.seats, self.observations)

    def playout(self) -> int:
        self.entries["playout_all"](self.states, self.mask, self.luck, self.totals, self.log)
        return int(self.totals.sum(dtype=np.int64))
