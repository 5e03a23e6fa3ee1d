"""Many games on a Ray cluster: each machine plays its shares of them, numbered as if one had played them all."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from birdtable.bots.levels import Specification
from birdtable.cluster import cluster, cores_of, same_game, spread
from birdtable.game import Game
from birdtable.lab.marks import Marks
from birdtable.lab.simulate import Tally, simulate
from birdtable.lab.study import Study, study_games
from birdtable.progress import Advance

EACH = 4  # shares for each core, so that nobody waits long for the last
R = TypeVar("R")


@dataclass(frozen=True)
class Share:
    """Games of a seed from number `first` on, one bot a seat."""

    game: str
    edition: tuple[int, str]
    bots: tuple[Specification, ...]
    seed: int
    options: Mapping[str, Any]
    games: int
    first: int = 0

    def study(self) -> Study:
        """Play them here, and count everything."""
        game, players, first = same_game(self.game, self.edition), len(self.bots), self.first
        return study_games(
            game, players, self.games, self.bots, self.seed, options=self.options, threads=1, first=first
        )

    def tally(self) -> Tally:
        """Play them here, and count points and wins."""
        game = same_game(self.game, self.edition)
        return simulate(game, self.bots, self.games, self.seed, self.options, first=self.first)


def study_on_cluster(whole: Share, game: Game, address: str, advance: Advance) -> Study:
    """The study that one machine would have made."""
    start = time.perf_counter()
    total = Study(Marks(game.preset(**whole.options), len(whole.bots)), [], whole.seed, dict(whole.options))
    for part in _played(whole, Share.study, address):
        total.bots, total.options = part.bots, part.options
        total.merge(part)
        advance(total.games, whole.games)
    total.seconds = time.perf_counter() - start
    return total


def tally_on_cluster(whole: Share, address: str, advance: Advance) -> Tally:
    """What `simulate` would have counted."""
    start = time.perf_counter()
    total = Tally(len(whole.bots))
    for part in _played(whole, Share.tally, address):
        total.merge(part)
        advance(total.games, whole.games)
    total.seconds = time.perf_counter() - start
    return total


def share_of(game: Game, bots: Sequence[Specification], games: int, seed: int, options: Mapping[str, Any]) -> Share:
    """All the games."""
    return Share(game.package, (game.version, game.content_hash), tuple(bots), seed, dict(options), games)


def _played(whole: Share, play: Callable[[Share], R], address: str) -> Iterator[R]:
    with cluster(address) as ray:
        size = max(1, whole.games // (EACH * cores_of(ray)))
        firsts = range(0, whole.games, size)
        yield from spread(play, (replace(whole, first=n, games=min(size, whole.games - n)) for n in firsts), address)
