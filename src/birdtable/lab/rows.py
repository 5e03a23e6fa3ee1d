"""Finished games as rows: the last record, the notes and the marks of each."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

import numpy as np

from birdtable.bots import Knowledge
from birdtable.bots.levels import Specification, honest_bot
from birdtable.envs.common import decider
from birdtable.errors import BadOption
from birdtable.game import Game
from birdtable.kernel.chronicle import (
    NOTES,
    SEATS,
    end_notes,
    note_choice,
    note_events,
    note_leader,
    start_notes,
)
from birdtable.kernel.events import new_log
from birdtable.lab.marks import Marks
from birdtable.position import Position

BACKENDS = ("native", "cuda")


class Rows:
    """Room for so many games at once, played in compiled code."""

    def __init__(self, marks: Marks, games: int) -> None:
        self.marks = marks
        self.entries = marks.game.engines.native_lab().entries
        self.states = np.zeros(games, marks.game.layout.dtype)
        self.notes: Any = np.zeros((games, NOTES), np.int32)
        self.seen: Any = np.zeros((games, SEATS * marks.words), np.uint32)
        self.mask = np.zeros(marks.game.actions.words, np.uint32)
        self.luck = np.zeros((games, 2), np.uint32)
        self.log = new_log()

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

    def play_bots(self, game: Game, bots: Sequence[Specification], seed: int, first: int) -> None:
        """The same number of games between bots, one a seat, each bot with its own luck."""
        for row in range(len(self.states)):
            key = hashlib.sha256(f"birdtable sim {seed} {first + row}".encode()).digest()
            self._play_one(game, bots, key, row)
        self.marks.hold(self.states, self.seen)

    def _play_one(self, game: Game, bots: Sequence[Specification], key: bytes, row: int) -> None:
        position = game.new(len(bots), key)
        luck = int.from_bytes(key[:6], "big")
        players = [honest_bot(bot, luck + seat) for seat, bot in enumerate(bots)]
        self._start(position, row)
        while (seat := decider(position)) is not None:
            knowledge = Knowledge(position)
            action = players[seat].choose(knowledge).number
            self._play_action(position, action, len(knowledge.legal), row)
        end_notes(self._record(position), self.notes, row)
        self.states[row] = position.states[0]

    def _start(self, position: Position, row: int) -> None:
        """Begin a row; the deal is repeated on a copy, for its events."""
        states = position.game.template(position.players, position.options)
        states["stream"], states["key"] = position.states["stream"], position.states["key"]
        log: Any = new_log()
        position.game.engine.begin(states, log)
        start_notes(self._record(position), self.notes, self.seen, row)
        note_events(log, self.seen, row, self.marks.event_marks)
        note_leader(self._record(position), self.notes, row)

    def _play_action(self, position: Position, action: int, offered: int, row: int) -> None:
        """Play an action; what it causes is looked at on a copy, as the rows of numbers that kernels read."""
        log: Any = new_log()
        note_choice(self._record(position), action, offered, self.notes, self.seen, row, self.marks.action_marks)
        position.game.engine.apply(position.states.copy(), action, log)
        position.play_legal(action)
        note_events(log, self.seen, row, self.marks.event_marks)
        note_leader(self._record(position), self.notes, row)

    def _record(self, position: Position) -> Any:
        return self.marks.game.layout.python(position.states)


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
