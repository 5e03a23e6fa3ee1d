"""The dishonest twin of the search bot: it looks into all cards, so that the price of honesty can be measured.

It takes a `Position`, where every bot of a table takes a `Knowledge`: neither fits where the other belongs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from birdtable.bots.levels import PEEKING, Specification, honest_bot, search_bot
from birdtable.bots.player import Bot, Knowledge
from birdtable.bots.search import SearchBot
from birdtable.errors import BadOption
from birdtable.kernel.actions import Action
from birdtable.kernel.decisions import NOBODY
from birdtable.position import Position


class PeekingBot:
    """A search on the true position. Chance that has not happened yet it cannot foresee."""

    def __init__(self, search: SearchBot) -> None:
        self.search = search

    def choose(self, position: Position) -> Action:
        """The action that most iterations went to."""
        if not isinstance(position, Position):
            raise BadOption("a peeking bot looks into everybody's cards; it plays in the arena only")
        return self.search.choose(_Truth(position))


class _Truth(Knowledge):
    """The true position in the shape of a search's knowledge; the seat that it is dealt for is nobody."""

    def __init__(self, position: Position) -> None:
        super().__init__(position)
        self.seat = NOBODY
        self.redeal = lambda seed: position.copy()


Player = Bot | PeekingBot
"""Whoever may sit down in the arena."""


def arena_player(specification: Specification, seed: int) -> Player:
    """The player that a specification describes."""
    if specification.name == PEEKING:
        return PeekingBot(search_bot(specification, seed))
    return honest_bot(specification, seed)


def decide(player: Player, position: Position) -> Action:
    """A player's choice: honest ones are handed what their seat knows, and nothing else."""
    if isinstance(player, PeekingBot):
        return player.choose(position)
    return player.choose(Knowledge(position))


if TYPE_CHECKING:
    # The checker itself proves that no table takes a peeking bot: without an error here, the comment is one.
    _at_a_table: Bot = PeekingBot(SearchBot(0, playouts=1))  # type: ignore[assignment]
