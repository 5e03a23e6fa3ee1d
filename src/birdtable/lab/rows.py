"""Finished games as rows: the last record, the notes and the marks of each."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import numpy as np

from birdtable.bots import Bot, Knowledge
from birdtable.bots.crowd import Crowd
from birdtable.bots.levels import Specification
from birdtable.bots.network import Network
from birdtable.errors import BadOption
from birdtable.game import Game
from birdtable.kernel.actions import Action
from birdtable.kernel.chronicle import (
    DONE,
    NEW,
    SEATS,
    Note,
    end_notes,
    note_choice,
    note_events,
    note_leader,
    start_notes,
)
from birdtable.kernel.events import Happening, new_log
from birdtable.lab.marks import Marks
from birdtable.playing import Playing, check_unrefereed, numbered_game
from birdtable.position import Position

BACKENDS = ("native", "cuda")


class Rows:
    """Room for so many games at once, played in compiled code."""

    def __init__(self, marks: Marks, games: int) -> None:
        self.marks = marks
        self.entries = marks.game.engines.native_lab().entries
        self.states = np.zeros(games, marks.game.layout.dtype)
        self.notes: Any = np.zeros((games, Note.width), np.int32)
        self.seen: Any = np.zeros((games, SEATS * marks.words), np.uint32)
        self.mask = np.zeros(marks.game.actions.words, np.uint32)
        self.luck = np.zeros((games, 2), np.uint32)
        self.log: Any = new_log()

    def play(self, seed: int, first: int, template: np.ndarray) -> None:
        """Game `first` of a seed and those after it, with random decisions: the same games as a batch of that seed."""
        self._play(seed, first, template)
        self.marks.hold(self.states, self.seen)

    def _play(self, seed: int, first: int, template: np.ndarray) -> None:
        self.entries["chronicle_all"](
            self.states,
            template,
            seed,
            first,
            self.mask,
            self.luck,
            self.log,
            self.notes,
            self.seen,
            self.marks.action_marks,
            self.marks.event_marks,
        )

    def play_policies(self, game: Game, network: Network, heats: Sequence[float], seed: int, first: int) -> None:
        """The same number of games between policies of a network, all at once: see `bots/crowd.py`."""
        template = game.template(len(heats), game.chosen)
        check_unrefereed(template)
        game.entries["lay_all"](self.states, template, seed, first, self.luck)
        crowd = Crowd(game, network, len(self.states), heats, seed * 65537 + first)
        actions, offered = np.full(len(self.states), NEW, np.int32), np.zeros(len(self.states), np.int32)
        while (actions != DONE).any():
            self.entries["chronicle_step"](
                self.states, actions, offered, self.log, self.notes, self.seen,
                self.marks.action_marks, self.marks.event_marks,
            )  # fmt: skip
            going = np.flatnonzero(self.states["over"] == 0)
            actions[:] = DONE
            if len(going):
                actions[going] = crowd.choose(self.states[going])
                offered[going] = (crowd.masks[: len(going)] > 0).sum(1)
        self.marks.hold(self.states, self.seen)

    def play_bots(self, game: Game, bots: Sequence[Specification], seed: int, first: int) -> None:
        """The same number of games between bots, one a seat, each bot with its own luck."""
        check_unrefereed(game.template(len(bots), game.chosen))
        for row in range(len(self.states)):
            position, players = numbered_game(game, bots, seed, first + row)
            NotedGame(self, row, position, players).play_on()
            self.states[row] = position.states[0]
        self.marks.hold(self.states, self.seen)


class NotedGame(Playing):
    """A game between bots that is noted in a row, as the compiled games are."""

    def __init__(self, rows: Rows, row: int, position: Position, bots: Sequence[Bot]) -> None:
        super().__init__(position, {seat: partial(self._choose, bot) for seat, bot in enumerate(bots)})
        self.rows, self.row = rows, row
        states = position.game.template(position.players, position.options)  # the deal is repeated, for its events
        states["stream"], states["key"] = position.states["stream"], position.states["key"]
        self.log: Any = new_log()
        position.game.engine.begin(states, self.log)
        start_notes(self._record(), rows.notes, rows.seen, row)
        self._note_events()

    def play_on(self) -> Position:
        """To the end, and what is noted there."""
        end = super().play_on()
        end_notes(self._record(), self.rows.notes, self.row)
        return end

    def _choose(self, bot: Bot, position: Position) -> Action:
        """A bot's choice; what it causes is looked at on a copy, as the rows of numbers that kernels read."""
        rows, knowledge = self.rows, Knowledge(position)
        action = bot.choose(knowledge)
        marks = rows.marks.action_marks
        note_choice(self._record(), action.number, len(knowledge.legal), rows.notes, rows.seen, self.row, marks)
        self.log = new_log()
        position.game.engine.apply(position.states.copy(), action.number, self.log)
        return action

    def watch(self, seat: int, action: Action, events: list[Happening]) -> None:
        """Note what an action has caused."""
        self._note_events()

    def _note_events(self) -> None:
        note_events(self.log, self.rows.seen, self.row, self.rows.marks.event_marks)
        note_leader(self._record(), self.rows.notes, self.row)

    def _record(self) -> Any:
        return self.rows.marks.game.layout.python(self.position.states)


class CudaRows(Rows):
    """The same on a GPU: one thread a game. The rows come back to this machine."""

    def __init__(self, marks: Marks, games: int) -> None:
        super().__init__(marks, games)
        from birdtable.kernel.cuda import cuda_module, drivers

        cuda = cuda_module()
        self.note = drivers(marks.game)["note"]
        self.on_device = [cuda.to_device(array) for array in (self.states, self.notes, self.seen)]
        self.tables = [cuda.to_device(table) for table in (marks.action_marks, marks.event_marks)]

    def _play(self, seed: int, first: int, template: np.ndarray) -> None:
        from birdtable.kernel.cuda import THREADS, cuda_module

        blocks = (len(self.states) + THREADS - 1) // THREADS
        self.note[blocks, THREADS](cuda_module().to_device(template), seed, first, *self.on_device, *self.tables)
        for mine, other in zip((self.states, self.notes, self.seen), self.on_device, strict=True):
            other.copy_to_host(mine)


def make_rows(marks: Marks, games: int, backend: str = "native") -> Rows:
    """Room for games on a back end."""
    check_backend(backend)
    return Rows(marks, games) if backend == "native" else CudaRows(marks, games)


def check_backend(backend: str) -> None:
    """Refuse a back end that there is not."""
    if backend not in BACKENDS:
        raise BadOption(f"games are played on one of {', '.join(BACKENDS)}, not {backend!r}")
