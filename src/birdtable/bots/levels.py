"""Bots by a few words: levels for people, and specifications such as "search:playouts=500" for the arena.

A specification is a name, and after a colon its settings, with commas between them:

    random   greedy   gentle   fair   strong
    policy                     a trained network's first thought
    search:playouts=500
    search:seconds=0.1,threads=2,explore=300,horizon=0
    peeking:seconds=0.1        sees all cards: made by the arena only (arena/peeking.py)
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import partial
from typing import Any

from birdtable.bots.greedy import GreedyBot
from birdtable.bots.player import Bot
from birdtable.bots.policy import PolicyBot
from birdtable.bots.random import RandomBot
from birdtable.bots.search import SearchBot, Thinking
from birdtable.errors import BadOption

LEVELS: dict[str, Callable[[int], Bot]] = {
    "gentle": partial(GreedyBot, copies=1, looks=4),
    "fair": partial(SearchBot, playouts=80),
    "strong": partial(SearchBot, seconds=1.0),
}
"""Opponents for people, the weakest first: called with a seed, each gives a player."""



def _policy(seed: int) -> Bot:
    return PolicyBot(seed, GreedyBot(seed))


SIMPLE: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot, "policy": _policy, **LEVELS}
SEARCH = "search"
PEEKING = "peeking"
EXAMPLE = f"{SEARCH}:playouts=500"


@dataclass(frozen=True)
class Specification:
    """A bot in words: `str` gives the same text for every way to write it."""

    name: str
    settings: tuple[tuple[str, int | float], ...] = ()

    def __str__(self) -> str:
        return self.name + ":" * bool(self.settings) + ",".join(f"{key}={value}" for key, value in self.settings)

    @property
    def threads(self) -> int:
        """How many cores it uses while it thinks."""
        return int(dict(self.settings).get("threads", 1))


def read_specification(text: str) -> Specification:
    """A specification from its text; whatever is wrong with it is said, with what is allowed.

    >>> str(read_specification("Search: threads=2, playouts=500"))
    'search:playouts=500,threads=2'
    """
    name, colon, rest = (part.strip() for part in text.casefold().partition(":"))
    if name not in (*SIMPLE, SEARCH, PEEKING):
        raise BadOption(
            f"there is no bot {name!r}; the bots are: {', '.join(SIMPLE)}, {EXAMPLE}, {PEEKING}:seconds=0.1"
        )
    if name in SIMPLE:
        if colon:
            raise BadOption(f"{name} has no settings; for a search of your own write {EXAMPLE}")
        return Specification(name)
    settings = _read_settings(name, rest)
    if ("seconds" in settings) == ("playouts" in settings):
        raise BadOption(f"{name} needs either playouts or seconds, such as {name}:playouts=500")
    return Specification(name, tuple((key, settings[key]) for key in SETTINGS if key in settings))


def read_specifications(text: str) -> list[Specification]:
    """The bots of a list with commas; a setting without a name before it belongs to the bot before it.

    >>> [str(bot) for bot in read_specifications("greedy,search:seconds=0.1,threads=2,random")]
    ['greedy', 'search:seconds=0.1,threads=2', 'random']
    """
    bots: list[str] = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        if bots and "=" in part and ":" not in part:
            bots[-1] += f",{part}"
        else:
            bots.append(part)
    if not bots:
        raise BadOption(f"no bots are given; name some, such as random,greedy,{EXAMPLE}")
    return [read_specification(bot) for bot in bots]


def honest_bot(specification: Specification, seed: int) -> Bot:
    """The bot that a specification describes, for any table. A peeking one is refused: it is not for tables."""
    if specification.name == PEEKING:
        raise BadOption("a peeking bot looks into everybody's cards; it plays in the arena only")
    if specification.name == SEARCH:
        return search_bot(specification, seed)
    return SIMPLE[specification.name](seed)


def search_bot(specification: Specification, seed: int) -> SearchBot:
    """The search that a specification's settings describe."""
    settings: dict[str, Any] = dict(specification.settings)
    chosen = {key: settings.pop(key) for key in list(settings) if key in THINKING}
    return SearchBot(seed, thinking=Thinking(**chosen) if chosen else None, **settings)


# ---------------------------------------------------------------------- settings


@dataclass(frozen=True)
class Setting:
    """What a setting may be."""

    least: float
    most: float = 2**31 - 1
    read: Callable[[str], int | float] = int

    def value(self, text: str) -> int | float:
        """The value that a text gives; raises ValueError."""
        value = self.read(text)
        if not self.least <= value <= self.most:
            raise ValueError
        return value

    def __str__(self) -> str:
        return f"a {'whole ' if self.read is int else ''}number from {self.least} to {self.most}"


THINKING = tuple(field.name for field in fields(Thinking))
SETTINGS = {
    "playouts": Setting(1),
    "seconds": Setting(0.001, 3600, float),
    "threads": Setting(1, 64),
    **{name: Setting(1 if name in ("candidates", "scale") else 0) for name in THINKING},
}
"""Every setting of a search."""


def _read_settings(name: str, text: str) -> dict[str, int | float]:
    settings: dict[str, int | float] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        key, _, value = (word.strip() for word in part.partition("="))
        if key not in SETTINGS:
            raise BadOption(f"{name} has no setting {key!r}; it has: {', '.join(SETTINGS)}")
        if key in settings:
            raise BadOption(f"{name}: {key} is given twice")
        try:
            settings[key] = SETTINGS[key].value(value)
        except ValueError:
            raise BadOption(f"{name}: {key} is {SETTINGS[key]}, not {value!r}") from None
    return settings
