"""Playing a game on: bots decide in their seats, the referee tells outcomes; and what a result is worth."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from types import SimpleNamespace
from typing import Any, cast

import numpy as np

from birdtable.bots.levels import Specification, honest_bot
from birdtable.bots.player import Bot, Knowledge
from birdtable.errors import BadOption
from birdtable.game import Game
from birdtable.kernel.actions import Action
from birdtable.kernel.events import Happening
from birdtable.kernel.loops import reward_one
from birdtable.position import Position

Chooser = Callable[[Position], Action]
"""Decides for a seat."""


def honest(bot: Bot) -> Chooser:
    """A bot in its seat: it is handed what the seat knows, and nothing else."""
    return lambda position: bot.choose(Knowledge(position))


class Playing:
    """A game that plays on by itself: up to the next decision of a seat that nobody chooses for, or to the end.

    choosers  who decides, by seat
    """

    def __init__(self, position: Position, choosers: Mapping[int, Chooser]) -> None:
        self.position = position
        self.choosers = choosers

    def play(self, action: Action) -> None:
        """Let the deciding seat do what is known to be legal."""
        seat = self.position.seat
        assert seat is not None
        self.watch(seat, action, self.carry_out(action))

    def carry_out(self, action: Action) -> list[Happening]:
        """The action, and the outcomes that the referee tells of; returns what happened."""
        return self.position.play_legal(action.number) + self.position.settle()

    def play_on(self) -> Position:
        """Let the choosers decide as long as it is their turn; the position after that."""
        while (seat := self.position.seat) is not None and seat in self.choosers:
            self.play(self.choosers[seat](self.position))
        return self.position

    def watch(self, seat: int, action: Action, events: list[Happening]) -> None:
        """Told who did what, and what it caused."""


# ---------------------------------------------------------------------- games between bots


def numbered_key(seed: int, number: int) -> bytes:
    """The key of game `number` of a seed."""
    return hashlib.sha256(f"birdtable sim {seed} {number}".encode()).digest()


def numbered_game(
    game: Game, bots: Sequence[Specification], seed: int, number: int, options: Mapping[str, Any] | None = None
) -> tuple[Position, list[Bot]]:
    """Game `number` of a seed, and a bot for each seat, every one with luck of its own."""
    key = numbered_key(seed, number)
    luck = int.from_bytes(key[:6], "big")
    position = game.new(len(bots), key, **(options or {}))
    return position, [honest_bot(bot, luck + seat) for seat, bot in enumerate(bots)]


def check_unrefereed(states: np.ndarray) -> None:
    """Refuse a table that waits for somebody outside."""
    if states["refereed"].any():
        raise BadOption("a table with a referee waits for an answer from outside; play it without that option")


# ---------------------------------------------------------------------- what a result is worth


@cache
def rewards_by_winners(players: int) -> np.ndarray:
    """The zero-sum result of every seat, a row for each set of winners as bits: the numbers of `Batch.rewards`."""
    table: Any = np.zeros((1 << players, players))
    for winners in range(1 << players):
        ended: Any = SimpleNamespace(players=players, winners=winners)
        reward_one(ended, table, winners)
    table.setflags(write=False)
    return cast(np.ndarray, table)


def rewards(position: Position) -> list[float]:
    """The zero-sum result of every seat, 0 before the end."""
    if not position.over:
        return [0.0] * position.players
    found: list[float] = rewards_by_winners(position.players)[int(position.states["winners"][0])].tolist()
    return found
