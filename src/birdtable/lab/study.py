"""A study: many games of one kind, summed up as they are played."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from birdtable.bots.advice import guide_of
from birdtable.bots.levels import Specification, first_thought
from birdtable.errors import BadOption
from birdtable.game import Game
from birdtable.kernel import chronicle
from birdtable.kernel.chronicle import SEATS, WHOLE_WIN, Note, Tally
from birdtable.lab.marks import Marks
from birdtable.lab.rows import Rows, check_backend, make_rows
from birdtable.progress import Advance

CHUNK = {"native": 4096, "cuda": 131_072}  # games that are played before they are counted
CROWD = 512  # the same with policies of a network
FEW = 16  # the same with bots that think
BINS = 20  # parts of a game, for the moment at which the last lead was taken


@dataclass
class Study:
    """What games say. Counts are of games unless they are called otherwise.

    tallies   a row for every stratum and mark, as `kernel/chronicle.py` counts them
    points    for each seat, how many games ended with how many points
    decisions, leads, last_lead, gap   how long, how many changes of the lead, when the last, how far ahead the winner
    runs      turns by their number of decisions
    """

    marks: Marks
    bots: list[str]
    seed: int
    options: dict[str, Any]
    games: int = 0
    seconds: float = 0.0
    shared: int = 0
    offered: int = 0
    forced: int = 0
    tallies: np.ndarray = field(default_factory=lambda: np.zeros((0, 4), np.int64))
    points: list[dict[int, int]] = field(default_factory=list)
    decisions: dict[int, int] = field(default_factory=dict)
    leads: dict[int, int] = field(default_factory=dict)
    gap: dict[int, int] = field(default_factory=dict)
    last_lead: np.ndarray = field(default_factory=lambda: np.zeros(BINS, np.int64))
    runs: np.ndarray = field(default_factory=lambda: np.zeros(chronicle.LONGEST, np.int64))
    made: np.ndarray = field(default_factory=lambda: np.zeros(SEATS, np.int64))
    turns: np.ndarray = field(default_factory=lambda: np.zeros(SEATS, np.int64))

    def __getstate__(self) -> dict[str, Any]:
        """Counts travel, from one machine to another; the game is there already."""
        return {**vars(self), "marks": None}

    def __post_init__(self) -> None:
        self.tallies = np.zeros((SEATS * SEATS * len(self.marks), Tally.width), np.int64)
        self.points = [{} for _ in range(self.players)]

    @property
    def players(self) -> int:
        """How many seats."""
        return self.marks.players

    @property
    def total_decisions(self) -> int:
        """Decisions of all seats in all games."""
        return sum(length * games for length, games in self.decisions.items())

    # ------------------------------------------------------------------ counting

    def add(self, rows: Rows, count: Callable[..., None]) -> None:
        """Count finished games."""
        states, notes = rows.states, rows.notes
        count(states, notes, rows.seen, self.tallies, len(self.marks))
        scores = states["score"][:, : self.players].astype(np.int64)
        for seat in range(self.players):
            _count(self.points[seat], scores[:, seat])
        _count(self.decisions, notes[:, Note.decisions])
        _count(self.leads, notes[:, Note.leads])
        if self.players > 1:
            ranked = np.sort(scores, axis=1)
            _count(self.gap, ranked[:, -1] - ranked[:, -2])
        led = notes[:, Note.leader] >= 0
        when = notes[led, Note.last_lead] / np.maximum(1, notes[led, Note.decisions])
        self.last_lead += np.bincount(np.minimum((when * BINS).astype(int), BINS - 1), minlength=BINS)
        self.runs += notes[:, Note.runs : Note.runs + chronicle.LONGEST].sum(axis=0, dtype=np.int64)
        self.made += notes[:, Note.made : Note.made + SEATS].sum(axis=0, dtype=np.int64)
        self.turns += notes[:, Note.turns : Note.turns + SEATS].sum(axis=0, dtype=np.int64)
        self.offered += int(notes[:, Note.offered].sum(dtype=np.int64))
        self.forced += int(notes[:, Note.forced].sum(dtype=np.int64))
        winners = states["winners"].astype(np.int64)[:, None] >> np.arange(self.players) & 1
        self.shared += int((winners.sum(axis=1) > 1).sum())
        self.games += len(states)

    def merge(self, other: Study) -> None:
        """Add what another study of the same kind has counted."""
        for name in ("games", "shared", "offered", "forced"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for name in ("tallies", "last_lead", "runs", "made", "turns"):
            mine: np.ndarray = getattr(self, name)
            mine += getattr(other, name)
        for into, more in zip(
            (*self.points, self.decisions, self.leads, self.gap),
            (*other.points, other.decisions, other.leads, other.gap),
            strict=True,
        ):
            for value, games in more.items():
                into[value] = into.get(value, 0) + games

    # ------------------------------------------------------------------ reading

    def cube(self) -> np.ndarray:
        """The tallies by seat, place in the order of play, mark and column; wins as shares."""
        cube = self.tallies.reshape(SEATS, SEATS, len(self.marks), Tally.width).astype(np.float64)
        cube[..., Tally.wins] /= WHOLE_WIN
        others = max(1, self.players - 1)
        cube[..., Tally.margin] /= others
        cube[..., Tally.square] /= others**2
        return cube

    def wins_by_seat(self) -> list[tuple[float, int]]:
        """For each seat, the sum of its wins (a shared one counts its part) and its games."""
        return self._wins(axis=1)

    def wins_by_order(self) -> list[tuple[float, int]]:
        """The same by who decided first, second and so on."""
        return self._wins(axis=0)

    def _wins(self, axis: int) -> list[tuple[float, int]]:
        everybody = self.cube()[:, :, 0].sum(axis=axis)
        return [
            (float(everybody[place, Tally.wins]), int(everybody[place, Tally.count])) for place in range(self.players)
        ]


def _count(into: dict[int, int], values: np.ndarray) -> None:
    for value, games in zip(*np.unique(values, return_counts=True), strict=True):
        into[int(value)] = into.get(int(value), 0) + int(games)


# ---------------------------------------------------------------------- playing


def study_games(
    game: Game,
    players: int,
    games: int,
    bots: Sequence[Specification] = (),
    seed: int = 0,
    backend: str = "native",
    options: Mapping[str, Any] | None = None,
    advance: Advance = lambda done, total: None,
    threads: int | None = None,
    first: int = 0,
) -> Study:
    """Play and sum up so many games, from number `first` on.

    Random bots play in compiled code, on all cores or on a GPU. Those that go by a network play their first thought, at
    many tables at once. Others think, game by game.
    """
    game = game.preset(**(options or {}))
    template = game.template(players, game.chosen)
    plan = [bots[seat % len(bots)] if bots else Specification("random") for seat in range(players)]
    random = all(bot.name == "random" for bot in plan)
    check_backend(backend)
    if backend == "cuda" and not random:
        raise BadOption("on a GPU only random bots play")
    marks = Marks(game, players)
    workers = 1 if backend == "cuda" else threads or os.cpu_count() or 1
    network = guide_of(game)
    heats = [first_thought(bot, network) for bot in plan] if network is not None else []
    if None in heats:
        network = None
    size = CHUNK[backend] if random else FEW if network is None else CROWD
    chunks = Chunks(first, games, size, advance)
    count = game.engines.native_lab().entries["count_all"]

    names = [f"{bot}, first thought" if network is not None else str(bot) for bot in plan]

    def work() -> Study:
        mine = Study(marks, names, seed, dict(game.chosen))
        rows = make_rows(marks, min(size, games), backend)
        for first, many in chunks:
            if many < len(rows.states):
                rows = make_rows(marks, many, backend)
            if random:
                rows.play(seed, first, template)
            elif network is not None:
                rows.play_policies(game, network, [heat or 0.0 for heat in heats], seed, first)
            else:
                rows.play_bots(game, plan, seed, first)
            mine.add(rows, count)
        return mine

    start = time.perf_counter()
    total = Study(marks, names, seed, dict(game.chosen))
    with ThreadPoolExecutor(workers) as pool:
        for part in [pool.submit(work) for _ in range(workers)]:
            total.merge(part.result())
    total.seconds = time.perf_counter() - start
    return total


class Chunks:
    """Hands out games to workers, each game once: the first of a few and how many they are."""

    def __init__(self, first: int, games: int, size: int, advance: Advance) -> None:
        self.first, self.games, self.size, self.advance = first, games, size, advance
        self.next = 0
        self.lock = threading.Lock()

    def __iter__(self) -> Iterator[tuple[int, int]]:
        while True:
            with self.lock:
                first, many = self.next, min(self.size, self.games - self.next)
                self.next += many
                self.advance(first, self.games)
            if many <= 0:
                return
            yield self.first + first, many
