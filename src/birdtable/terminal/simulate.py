"""Many games between bots, and what came of them."""

from __future__ import annotations

import hashlib
import math
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from fluent.runtime.types import fluent_number

from birdtable.bots import Knowledge, make_bot
from birdtable.game import Game
from birdtable.terminal.voice import Voice

CHUNK = 2048  # games in one batch
PLAIN_EVERY = 2.0  # seconds between two lines where there is no progress bar

Advance = Callable[[int, int], None]
"""Told how much is done, of how much."""


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


def simulate(
    game: Game, bots: Sequence[str], games: int, seed: int, options: Mapping[str, Any], advance: Advance
) -> Tally:
    """Play games, one bot a seat: all at once if all are random, else one by one."""
    tally = Tally(len(bots))
    start = time.perf_counter()
    if set(bots) == {"random"}:
        _play_batches(game, games, seed, options, tally, advance)
    else:
        for number in range(games):
            _play_one(game, bots, seed, number, options, tally)
            advance(number + 1, games)
    tally.seconds = time.perf_counter() - start
    return tally


def _play_batches(
    game: Game, games: int, seed: int, options: Mapping[str, Any], tally: Tally, advance: Advance
) -> None:
    batch = game.batch(min(CHUNK, games), tally.players, seed, **options)
    while True:
        decisions = batch.playout()
        tally.add(batch.scores, batch.states["winners"], decisions)
        advance(tally.games, games)
        left = games - tally.games
        if left <= 0:
            return
        if left < len(batch):
            batch = game.batch(left, tally.players, seed, **options)
            batch.next_game = tally.games
        batch.reset()


def _play_one(
    game: Game, bots: Sequence[str], seed: int, number: int, options: Mapping[str, Any], tally: Tally
) -> None:
    key = hashlib.sha256(f"birdtable sim {seed} {number}".encode()).digest()
    position = game.new(len(bots), key, **options)
    first = int.from_bytes(key[:6], "big")
    players = [make_bot(name, first + seat) for seat, name in enumerate(bots)]
    while position.seat is not None:
        position.play_legal(players[position.seat].choose(Knowledge(position)).number)
        position.settle()
    tally.add([position.scores], [sum(1 << seat for seat in position.winners)], len(position.actions))


# ---------------------------------------------------------------------- telling


def summary(tally: Tally, bots: Sequence[str], voice: Voice) -> list[str]:
    """The result in words, a row for each seat."""
    scores = np.concatenate(tally.scores)
    lines = [voice.say("sim-games", games=tally.games)]
    for seat, bot in enumerate(bots):
        points = scores[:, seat]
        lines.append(
            voice.say(
                "sim-seat",
                name=voice.say("sim-name", number=seat + 1, bot=_kind(bot, voice)),
                mean=decimal(points.mean(), 2),
                deviation=decimal(points.std(ddof=1) if tally.games > 1 else 0.0, 2),
                least=str(points.min()),
                most=str(points.max()),
                wins=tally.wins[seat],
                percent=decimal(100 * tally.wins[seat] / tally.games, 1),
            )
        )
    lines.append(voice.say("sim-shared", count=tally.shared))
    speed = tally.decisions / max(tally.seconds, 1e-9)
    lines.append(voice.say("sim-length", mean=decimal(tally.decisions / tally.games, 1)))
    return [*lines, voice.say("sim-speed", speed=_rounded(speed), seconds=decimal(tally.seconds, 2))]


def _kind(bot: str, voice: Voice) -> str:
    """How a bot plays, in a word."""
    return voice.say(f"sim-bot-{bot}") if voice.has(f"sim-bot-{bot}") else bot


def decimal(number: float, digits: int) -> Any:
    """A number with so many digits after the point, or the comma where the language has one."""
    return fluent_number(float(number), minimumFractionDigits=digits, maximumFractionDigits=digits)


def _rounded(speed: float) -> int:
    """Three digits are enough for a speed."""
    digits = max(0, math.floor(math.log10(max(speed, 1.0))) - 2)
    return round(speed / 10**digits) * 10**digits


@contextmanager
def progress(label: str) -> Iterator[Advance]:
    """A progress bar on a terminal, a plain line now and then elsewhere; both on stderr."""
    if not sys.stderr.isatty():
        yield _plain_progress(label)
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(label, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _plain_progress(label: str) -> Advance:
    told = time.monotonic()

    def advance(done: int, total: int) -> None:
        nonlocal told
        if time.monotonic() - told >= PLAIN_EVERY:
            told = time.monotonic()
            sys.stderr.write(f"{label}: {done} / {total}\n")

    return advance
