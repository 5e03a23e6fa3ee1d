"""Bots by a few words: levels for people, and specifications such as "search:playouts=500" for the arena.

A specification is a name, and after a colon its settings, with commas between them:

    random   greedy   gentle   fair   strong   expert   master
    policy                     a trained network's first thought; policy:heat=500 is a wayward one
    network:seconds=0.1        thinks ahead with the network; network:looks=200
    search:playouts=500
    search:seconds=0.1,threads=2,explore=300,horizon=0
    peeking:seconds=0.1        sees all cards: made by the arena only (arena/peeking.py)
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any

from birdtable.bots.greedy import GreedyBot
from birdtable.bots.network import Network, is_trusted
from birdtable.bots.player import Bot, Knowledge
from birdtable.bots.policy import PolicyBot
from birdtable.bots.random import RandomBot
from birdtable.bots.rehearsal import ExpertBot, Guidance, NetworkBot
from birdtable.bots.search import SearchBot, Thinking
from birdtable.errors import BadOption
from birdtable.kernel.actions import Action

DOUBT = 30  # of a bot that plays; hints and puzzles take the policy at its word


def _policy(seed: int, heat: int = 0) -> Bot:
    return PolicyBot(seed, GreedyBot(seed), heat / 1000)


def _network(seed: int, **settings: Any) -> Bot:
    """A search with the network; where none fits, the search without one, for as long."""
    chosen = {key: settings.pop(key) for key in list(settings) if key in GUIDANCE}
    limit = {"playouts" if key == "looks" else key: value for key, value in settings.items()}
    return NetworkBot(seed, SearchBot(seed, **limit), how=Guidance(**{"doubt": DOUBT, **chosen}), **settings)


class Level:
    """An opponent for people: goes by the game's network where that is stronger with so many players, else not."""

    def __init__(self, learned: Bot, plain: Bot) -> None:
        self.learned = learned
        self.plain = plain

    def choose(self, knowledge: Knowledge) -> Action:
        """What the one or the other would do."""
        deal = knowledge.deal
        bot = self.learned if is_trusted(deal.game, deal.players) else self.plain
        return bot.choose(knowledge)


def _gentle(seed: int) -> Level:
    return Level(PolicyBot(seed, GreedyBot(seed), level="gentle"), GreedyBot(seed, copies=1, looks=4))


def _fair(seed: int) -> Level:
    return Level(PolicyBot(seed, GreedyBot(seed), level="fair"), SearchBot(seed, playouts=80))


def _strong(seed: int) -> Level:
    return Level(_policy(seed), SearchBot(seed, seconds=0.2))


def _expert(seed: int) -> Level:
    return Level(ExpertBot(seed, GreedyBot(seed), DOUBT), SearchBot(seed, seconds=0.7))


def _master(seed: int) -> Level:
    return Level(_network(seed, seconds=1.0, ahead=40), SearchBot(seed, seconds=2.0))


LEVELS: dict[str, Callable[[int], Bot]] = {
    "gentle": _gentle,
    "fair": _fair,
    "strong": _strong,
    "expert": _expert,
    "master": _master,
}
"""Opponents for people, the weakest first: called with a seed, each gives a player."""

SIMPLE: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot, **LEVELS}
POLICY = "policy"
NETWORK = "network"
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
    if name not in (*SIMPLE, POLICY, NETWORK, SEARCH, PEEKING):
        raise BadOption(
            f"there is no bot {name!r}; the bots are: {', '.join(SIMPLE)}, {POLICY}, {EXAMPLE}, {NETWORK}:seconds=0.1, "
            f"{PEEKING}:seconds=0.1"
        )
    if name in SIMPLE:
        if colon:
            raise BadOption(f"{name} has no settings; for a search of your own write {EXAMPLE}")
        return Specification(name)
    settings = _read_settings(name, rest)
    count = "looks" if name == NETWORK else "playouts"
    if name != POLICY and ("seconds" in settings) == (count in settings):
        raise BadOption(f"{name} needs either {count} or seconds, such as {name}:{count}=500")
    return Specification(name, tuple((key, settings[key]) for key in SETTINGS[name] if key in settings))


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
    if specification.name in (POLICY, NETWORK):
        make: Callable[..., Bot] = _policy if specification.name == POLICY else _network
        return make(seed, **dict(specification.settings))
    return SIMPLE[specification.name](seed)


def first_thought(specification: Specification, network: Network) -> float | None:
    """The heat of the policy that a bot's first thought is, where it goes by this network; None for all others.

    Balance reports play these: thousands of games, in which nobody thinks ahead.
    """
    if specification.name in LEVELS:
        return network.heat_of(specification.name)
    return dict(specification.settings).get("heat", 0) / 1000 if specification.name == POLICY else None


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
GUIDANCE = tuple(field.name for field in fields(Guidance))
TIME = {"seconds": Setting(0.001, 3600, float), "threads": Setting(1, 64)}
SEARCHES = {
    "playouts": Setting(1),
    **TIME,
    **{name: Setting(1 if name in ("candidates", "scale") else 0) for name in THINKING},
}
SETTINGS: dict[str, dict[str, Setting]] = {
    POLICY: {"heat": Setting(0, 100_000)},
    NETWORK: {
        "looks": Setting(1),
        **TIME,
        **{name: Setting(1) for name in GUIDANCE},
        "most": Setting(1, 30),
        "tree": Setting(0, 90),
    },
    SEARCH: SEARCHES,
    PEEKING: SEARCHES,
}
"""Every setting of the bots that have some."""


def _read_settings(name: str, text: str) -> dict[str, int | float]:
    settings: dict[str, int | float] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        key, _, value = (word.strip() for word in part.partition("="))
        if key not in SETTINGS[name]:
            raise BadOption(f"{name} has no setting {key!r}; it has: {', '.join(SETTINGS[name])}")
        if key in settings:
            raise BadOption(f"{name}: {key} is given twice")
        try:
            settings[key] = SETTINGS[name][key].value(value)
        except ValueError:
            raise BadOption(f"{name}: {key} is {SETTINGS[name][key]}, not {value!r}") from None
    return settings
