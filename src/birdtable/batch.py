"""Many games at once, as arrays: on a core or, with the same bytes, on a GPU."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from birdtable.errors import BadOption
from birdtable.fair import check_seed
from birdtable.kernel.events import SILENT

if TYPE_CHECKING:
    from birdtable.game import Game

BACKENDS = ("native", "cuda")
OBSERVATIONS = ("float32", "uint8")
SHARED = ("masks", "seats", "observations", "rewards", "done")


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

    def check(self, actions: Any) -> None:
        """Refuse actions of which any is not legal."""

    def step(self, actions: Any) -> None:
        """One legal action in every game: `act`, then `renew`."""

    def act(self, actions: Any) -> None:
        """One legal action in every game; those that end stay as they ended."""

    def renew(self) -> None:
        """Deal the games that have ended anew."""

    def list(self) -> None:
        """Bring masks and seats up to date."""

    def promise(self, masks: Any, scale: int, first: int) -> None:
        """Write what every action promises, and bring seats up to date: see `kernel/promise.py`."""

    def look(self) -> None:
        """Bring the observations up to date."""

    def playout(self) -> int:
        """Every game to its end; how many decisions that took."""

    def host_states(self) -> np.ndarray:
        """The records on this machine."""

    def shared(self, name: str) -> Any:
        """An array that speaks DLPack."""


class Batch:
    """Many games of one kind, dealt from one seed: game i is the same on every back end.

    After every `step` the arrays show the games as they stand: `masks` (games × actions), `seats`, what
    the seat to move observes, and for games that have just ended `done` and the zero-sum `rewards`
    (games × players). A game that has ended is dealt anew at once. The arrays are the same ones all along; they are
    brought up to date when they are asked for. With `templates` (records as `Game.template` gives them) the batch holds
    tables of several kinds, and `players` is the most that sit at one. Observations are float32 or, a quarter as large,
    uint8, where 64 is 1.0.
    """

    def __init__(
        self,
        game: Game,
        games: int,
        players: int,
        seed: int,
        backend: str,
        options: Mapping[str, Any],
        observations: str = "float32",
        templates: np.ndarray | None = None,
    ) -> None:
        if backend not in BACKENDS:
            raise BadOption(f"a batch runs on one of {', '.join(BACKENDS)}, not {backend!r}")
        if isinstance(games, bool) or not isinstance(games, int) or games < 1:
            raise BadOption(f"a batch has at least one game, not {games!r}")
        if observations not in OBSERVATIONS:
            raise BadOption(f"observations are one of {', '.join(OBSERVATIONS)}, not {observations!r}")
        seed = check_seed(seed)
        self.game = game
        self.players = players
        self.size = games
        self.next_game = games
        template = game.template(players, options) if templates is None else templates
        self.runner: Runner
        if backend == "native":
            self.runner = NativeRunner(game, games, template, seed, observations)
        else:
            from birdtable.kernel.cuda import CudaRunner

            self.runner = CudaRunner(game, games, template, seed, observations)
        self.runner.deal(0)
        self.listed = False
        self.offered = False
        self.looked = False
        self.over = False

    def __len__(self) -> int:
        return self.size

    @property
    def states(self) -> Any:
        """The records."""
        return self.runner.states

    @property
    def masks(self) -> Any:
        """Which actions are legal, games × actions."""
        return self._list().masks

    @property
    def seats(self) -> Any:
        """Who decides in each game, -1 where it is over."""
        return (self.runner if self.offered else self._list()).seats

    @property
    def counts(self) -> Any:
        """How many actions are legal in each game; with `step_nth`, the quick way for whoever needs no masks."""
        return self._offer().counts

    @property
    def observations(self) -> Any:
        """What the deciding seats know, games × features."""
        return self._look().observations

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
        """Points, games × players, as an array on this machine."""
        return self.runner.host_states()["score"][:, : self.players]

    def step(self, actions: Any) -> None:
        """One action in every game. If any is not legal, none is carried out."""
        self._check_going(actions)
        self._list().check(actions)
        self._step(actions)

    def step_legal(self, actions: Any) -> None:
        """One action in every game, known to be legal: nothing is checked, and on a GPU nothing waits."""
        self._check_going(actions)
        self._step(actions)

    def step_nth(self, choices: Any) -> np.ndarray:
        """In every game the legal action that so many others come before; returns the numbers of those actions.

        Choices count from 0 to what `counts` says, less one; if any does not, no action is carried out.
        """
        self._check_going(choices)
        taken = self._offer().take(choices)
        self.changed()
        self.offered = True
        return taken

    def step_and_see(self, actions: Any, see: Callable[[], None]) -> None:
        """The same; in between, `see` is called while the games that have ended still stand as they ended."""
        self._check_going(actions)
        self.runner.act(actions)
        see()
        self.runner.renew()
        self.changed()

    def playout(self) -> int:
        """Every game to its end with random legal actions; returns how many were made.

        The games stay as they ended, with `done`, `rewards` and `scores`, until `reset` deals the next ones.
        """
        self.changed()
        self.over = True
        return self.runner.playout()

    def reset(self) -> None:
        """Deal the next games of the seed."""
        self.runner.deal(self.next_game)
        self.next_game += self.size
        self.changed()
        self.over = False

    def show(self) -> None:
        """Bring all arrays up to date, for whoever holds windows on them."""
        self._list()
        self._look()

    def shared(self, name: str) -> Any:
        """An array by its name, for `torch.from_dlpack` and its like: a window on the same memory, not a copy.

        It shows every later step, once `show` or the property of that name has brought it up to date. On a GPU all
        work is queued on the default stream, as PyTorch's and CuPy's is.
        """
        if name not in SHARED:
            raise BadOption(f"the arrays of a batch are {', '.join(SHARED)}, not {name!r}")
        self.show()
        return self.runner.shared(name)

    def _check_going(self, actions: Any) -> None:
        if not hasattr(actions, "__len__") or len(actions) != self.size:
            raise BadOption(f"{self.size} games need {self.size} actions, not {actions!r}")
        if self.over:
            raise BadOption("the games are over; reset() deals the next ones")

    def _step(self, actions: Any) -> None:
        self.runner.step(actions)
        self.changed()

    def changed(self) -> None:
        self.listed = False
        self.offered = False
        self.looked = False

    def _list(self) -> Runner:
        if not self.listed:
            self.runner.list()
            self.listed = True
        return self.runner

    def _offer(self) -> NativeRunner:
        if not isinstance(self.runner, NativeRunner):
            raise BadOption("on a GPU there are no counts; choose from `masks`, which stay there")
        if not self.offered:
            self.runner.offer()
            self.offered = True
        return self.runner

    def _look(self) -> Runner:
        if not self.looked:
            self.runner.look()
            self.looked = True
        return self.runner


def _read_only(array: np.ndarray) -> np.ndarray:
    array.setflags(write=False)
    return array


class NativeRunner:
    """A batch on one core."""

    def __init__(self, game: Game, games: int, template: np.ndarray, seed: int, observations: str = "float32") -> None:
        self.entries = game.engines.native().entries
        self.template = template
        self.seed = seed
        players = int(template["players"].max())
        self.states = np.zeros(games, game.layout.dtype)
        self.mask = np.zeros(game.actions.words, np.uint32)
        self._masks = np.zeros((games, game.actions.count), np.uint8)
        self.masks = _read_only(self._masks.view(bool))
        self.offers = np.zeros((games, game.actions.words), np.uint32)
        self.counts = np.zeros(games, np.int32)
        self.seats = np.zeros(games, np.int8)
        self.seen = np.zeros((games, game.features), np.float32)
        self.observations = self.seen if observations == "float32" else np.zeros(self.seen.shape, np.uint8)
        self.rewards = np.zeros((games, players), np.float32)
        self._done = np.zeros(games, np.uint8)
        self.done = _read_only(self._done.view(bool))
        self.luck = np.zeros((games, 2), np.uint32)
        self.totals = np.zeros(games, np.int32)
        self.tried = np.zeros(2, game.layout.dtype)
        self.worths = np.zeros(game.actions.count, np.int32)
        self.log = SILENT.copy()

    def deal(self, first: int) -> None:
        self.entries["lay_all"](self.states, self.template, self.seed, first, self.luck)
        self._done[:] = 1
        self.entries["begin_all"](self.states, self._done, self.log)
        self.rewards[:] = 0
        self._done[:] = 0

    def check(self, actions: Any) -> None:
        actions = self._numbers(actions)
        legal = (actions >= 0) & (actions < self._masks.shape[1])
        legal[legal] = self._masks[np.flatnonzero(legal), actions[legal]] != 0
        if not legal.all():
            game = int(np.argmin(legal))
            raise BadOption(f"action {int(actions[game])} is not legal in game {game}; no action was carried out")

    def step(self, actions: Any) -> None:
        self.act(actions)
        self.renew()

    def act(self, actions: Any) -> None:
        actions = np.ascontiguousarray(self._numbers(actions), np.int32)
        self.entries["act_all"](self.states, actions, self.rewards, self._done, self.log)

    def renew(self) -> None:
        self.entries["lay_ended"](self.states, self._done, self.template, self.seed)
        self.entries["begin_all"](self.states, self._done, self.log)

    def _numbers(self, actions: Any) -> np.ndarray:
        actions = np.asarray(actions)
        if actions.dtype.kind not in "iu" or actions.shape != self.seats.shape:
            raise BadOption(f"actions are one whole number a game, not {actions.dtype} of shape {actions.shape}")
        return actions

    def list(self) -> None:
        self.entries["list_all"](self.states, self.mask, self._masks, self.seats)

    def offer(self) -> None:
        """Bring the legal actions, as bits, their counts and the seats up to date."""
        self.entries["offer_all"](self.states, self.offers, self.counts, self.seats)

    def take(self, choices: Any) -> np.ndarray:
        """The legal action of that place in every game: `step`, then `offer`. The numbers of the actions."""
        choices = self._numbers(choices)
        wrong = (choices < 0) | (choices >= self.counts)
        if wrong.any():
            game = int(np.argmax(wrong))
            raise BadOption(
                f"game {game} has {self.counts[game]} legal actions, so there is no action {int(choices[game])}; "
                "no action was carried out"
            )
        taken = np.array(choices, np.int32)
        table = self.template, self.seed, self.offers, self.counts, self.seats, self.rewards, self._done, self.log
        self.entries["take_all"](self.states, taken, *table)
        return taken

    def promise(self, masks: Any, scale: int, first: int) -> None:
        args = self.states, self.tried, self.mask, self.worths, masks, self.seats, scale, first, self.log
        self.entries["promise_all"](*args)

    def look(self) -> None:
        self.entries["look_all"](self.states, self.seen)
        if self.observations is not self.seen:
            self.entries["pack_all"](self.seen, self.observations)

    def playout(self) -> int:
        self.entries["playout_all"](self.states, self.mask, self.luck, self.totals, self.rewards, self._done, self.log)
        return int(self.totals.sum(dtype=np.int64))

    def host_states(self) -> np.ndarray:
        return self.states

    def shared(self, name: str) -> Any:
        return {"masks": self._masks, "done": self._done}.get(name, getattr(self, name))
