"""Players that are programs. All of them are honest: none is ever handed the true position."""

from __future__ import annotations

from collections.abc import Callable

from birdtable.bots.greedy import GreedyBot
from birdtable.bots.levels import SIMPLE
from birdtable.bots.player import Bot, Knowledge
from birdtable.bots.random import RandomBot
from birdtable.bots.search import SearchBot, Thinking
from birdtable.errors import BadOption

BOTS: dict[str, Callable[[int], Bot]] = SIMPLE
"""Every bot by its name: called with a seed, it gives a player that decides the same way every time."""


def check_bots(names: list[str]) -> list[str]:
    """The names as they are; an unknown one is refused with those there are."""
    for name in names:
        if name not in BOTS:
            raise BadOption(f"there is no bot {name!r}; the bots are: {', '.join(BOTS)}")
    return names


def make_bot(name: str, seed: int) -> Bot:
    """A bot by its name."""
    check_bots([name])
    return BOTS[name](seed)


__all__ = ["BOTS", "Bot", "GreedyBot", "Knowledge", "RandomBot", "SearchBot", "Thinking", "check_bots", "make_bot"]
