"""A match: which games are played, by whom, in which seats, with which deck. Nothing here depends on anything else.

A *deal* is one deck. Bots that play together sit down in a circle, and every rotation of the circle plays
the same deal, so that each of them has every seat with the same cards. The next deal takes the next circle,
until every order of seats has had its turn. With more bots than seats, all groups of them play every deal;
with fewer, they are repeated around the table. Every bot has luck of its own, from deal, name and seat.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from itertools import combinations, count, permutations
from typing import Any

import birdtable
from birdtable.arena.peeking import arena_player, decide
from birdtable.bots.levels import Specification, read_specification
from birdtable.cluster import same_game
from birdtable.errors import BadOption
from birdtable.kernel.actions import Action
from birdtable.playing import Playing
from birdtable.position import Position

Seating = tuple[str, ...]
"""Who sits in each seat."""


@dataclass(frozen=True)
class Match:
    """All that decides which games are played; made by `plan_match`."""

    game: str
    version: int
    content: str
    players: int
    options: Mapping[str, Any]
    bots: Seating
    games: int
    seed: int
    keep_records: bool = False

    @property
    def identity(self) -> dict[str, Any]:
        """What two matches must share for a game of one to be a game of the other."""
        return {
            "game": self.game,
            "version": self.version,
            "content": self.content,
            "players": self.players,
            "options": dict(self.options),
            "seed": self.seed,
        }

    def jobs(self) -> list[Job]:
        """The games, deal by deal: whole deals, so at least as many games as asked for."""
        jobs: list[Job] = []
        for deal in count():
            if len(jobs) >= self.games:
                return jobs
            jobs += [Job(self, deal, seats) for seats in seatings(self.bots, self.players, deal)]
        raise AssertionError

    @property
    def threads(self) -> int:
        """The most cores that one of the bots uses."""
        return max(read_specification(bot).threads for bot in self.bots)


@dataclass(frozen=True)
class Job:
    """One game to play."""

    match: Match
    deal: int
    seats: Seating

    @property
    def id(self) -> str:
        """The same for the same deal and seats, however many bots and games the match has."""
        return f"{self.deal}/{'|'.join(self.seats)}"

    @property
    def key(self) -> bytes:
        """The key of the deck: it depends on the match's seed and the deal, not on who plays."""
        return _digest("deal", self.match.seed, self.deal)

    def luck(self, seat: int) -> int:
        """The seed of the bot in a seat."""
        return int.from_bytes(_digest("bot", self.match.seed, self.deal, seat, self.seats[seat])[:6], "big")


@dataclass(frozen=True)
class Result:
    """What came of one game, seat by seat.

    deal     the key of the deck, as hexadecimal digits; equal decks are not independent
    seconds  how long each seat thought; not part of what makes two results equal
    record   the game itself, if it was to be kept
    """

    id: str
    game: str
    deal: str
    seats: Seating
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...] = field(compare=False)
    record: Mapping[str, Any] | None = None

    @property
    def players(self) -> int:
        """How many seats there were."""
        return len(self.seats)

    def share(self, seat: int) -> float:
        """A seat's part of the win: those who win together share it."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def margin(self, seat: int) -> float:
        """A seat's points more than the others have on average."""
        others = [points for other, points in enumerate(self.scores) if other != seat]
        return self.scores[seat] - sum(others) / len(others) if others else float(self.scores[seat])

    @property
    def places(self) -> list[int]:
        """The place of every seat, from 0: winners first, the others by points; equals share a place."""
        worth = [(seat in self.winners, points) for seat, points in enumerate(self.scores)]
        return [sum(other > mine for other in worth) for mine in worth]


def plan_match(
    game: str,
    players: int,
    bots: Sequence[str | Specification],
    games: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    keep_records: bool = False,
) -> Match:
    """A match; refuses what the game does not offer and bots that there are not."""
    rules = birdtable.load(game, "python")
    chosen = rules.options_of(rules.template(players, options or {}))
    if not bots:
        raise BadOption("an arena needs at least one bot")
    if games < 0 or seed < 0:
        raise BadOption(f"games and seed are whole numbers from 0, not {games!r} and {seed!r}")
    names = tuple(str(read_specification(str(bot))) for bot in bots)
    return Match(
        game, rules.version, rules.content_hash, players, chosen, names, games, seed, keep_records
    )  # fmt: skip


# ---------------------------------------------------------------------- who sits where


def seatings(bots: Sequence[str], players: int, deal: int) -> Iterator[Seating]:
    """Who sits where in the games of one deal."""
    for group in groups(bots, players):
        around = circles(group)
        yield from rotations(around[deal % len(around)])


def groups(bots: Sequence[str], players: int) -> list[Seating]:
    """Who plays together."""
    if len(bots) <= players:
        return [tuple(bots[seat % len(bots)] for seat in range(players))]
    return list(dict.fromkeys(combinations(sorted(bots), players)))


@cache
def circles(group: Seating) -> list[Seating]:
    """Every order around the table; orders that are rotations of each other are one."""
    first, *rest = group
    orders = ((first, *order) for order in permutations(rest))
    return list(dict.fromkeys(order if len(set(group)) == len(group) else min(rotations(order)) for order in orders))


def rotations(order: Seating) -> list[Seating]:
    """An order that begins at every seat; each only once if bots are repeated."""
    return list(dict.fromkeys(order[start:] + order[:start] for start in range(len(order))))


# ---------------------------------------------------------------------- playing


def play_job(job: Job) -> Result:
    """Play one game. With bots that count playouts, the result is the same every time and everywhere."""
    match = job.match
    game = same_game(match.game, (match.version, match.content))
    position = game.new(match.players, job.key, **match.options)
    players = [arena_player(read_specification(name), job.luck(seat)) for seat, name in enumerate(job.seats)]
    seconds = [0.0] * match.players

    def choose(seat: int, position: Position) -> Action:
        start = time.perf_counter()
        action = decide(players[seat], position)
        seconds[seat] += time.perf_counter() - start
        return action

    Playing(position, {seat: partial(choose, seat) for seat in range(match.players)}).play_on()
    return Result(
        id=job.id,
        game=match.game,
        deal=job.key.hex(),
        seats=job.seats,
        scores=tuple(position.scores),
        winners=tuple(position.winners),
        decisions=tuple(position.deciders.count(seat) for seat in range(match.players)),
        seconds=tuple(round(spent, 4) for spent in seconds),
        record={**position.record(), "seats": list(job.seats)} if match.keep_records else None,
    )


def _digest(*parts: Any) -> bytes:
    return hashlib.sha256(" ".join(["birdtable arena", *map(str, parts)]).encode()).digest()
