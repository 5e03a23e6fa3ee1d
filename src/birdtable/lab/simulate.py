"""Many games between bots, and what came of them."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from birdtable.bots.levels import Specification
from birdtable.game import Game
from birdtable.playing import Playing, honest, numbered_game
from birdtable.position import Position
from birdtable.progress import Advance

CHUNK = 2048  # games in one batch


@dataclass
class Tally:
    """What came of games: points and wins of each seat, and how long the games were."""

    players: int
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    shared: int = 0
    wins: list[int] = field(default_factory=list)
    scores: list[np.ndarray] = field(default_factory=list)

    def add(self, scores: Any, winners: Any, decisions: int) -> None:
        """Count games: their points (games × seats) and their winners as bits."""
        bits = np.asarray(winners)[:, None] >> np.arange(self.players) & 1
        wins = bits.sum(axis=0)
        self.wins = [int(won) for won in wins + np.asarray(self.wins or [0] * self.players)]
        self.shared += int((bits.sum(axis=1) > 1).sum())
        self.scores.append(np.array(scores, np.int32))
        self.games += len(bits)
        self.decisions += decisions

    def merge(self, other: Tally) -> None:
        """Count what another has counted."""
        self.wins = [mine + more for mine, more in zip(self.wins or [0] * self.players, other.wins, strict=True)]
        self.shared += other.shared
        self.scores += other.scores
        self.games += other.games
        self.decisions += other.decisions

    def add_game(self, position: Position) -> None:
        """Count one game that is over."""
        self.add([position.scores], position.states["winners"], len(position.actions))


def simulate(
    game: Game,
    bots: Sequence[Specification],
    games: int,
    seed: int,
    options: Mapping[str, Any],
    advance: Advance = lambda done, total: None,
    first: int = 0,
) -> Tally:
    """Play so many games from number `first` on, one bot a seat: all at once if all are random, else one by one."""
    tally = Tally(len(bots))
    start = time.perf_counter()
    if all(bot.name == "random" for bot in bots):
        _play_batches(game, games, seed, options, tally, advance, first)
    else:
        for number in range(games):
            position, players = numbered_game(game, bots, seed, first + number, options)
            tally.add_game(Playing(position, dict(enumerate(map(honest, players)))).play_on())
            advance(number + 1, games)
    tally.seconds = time.perf_counter() - start
    return tally


def _play_batches(
    game: Game, games: int, seed: int, options: Mapping[str, Any], tally: Tally, advance: Advance, first: int
) -> None:
    batch = game.batch(min(CHUNK, games), tally.players, seed, **options)
    if first:
        batch.next_game = first
        batch.reset()
    while True:
        decisions = batch.playout()
        tally.add(batch.scores, batch.states["winners"], decisions)
        advance(tally.games, games)
        left = games - tally.games
        if left <= 0:
            return
        if left < len(batch):
            batch = game.batch(left, tally.players, seed, **options)
            batch.next_game = first + tally.games
        batch.reset()
