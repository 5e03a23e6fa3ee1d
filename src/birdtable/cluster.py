"""Work on a Ray cluster. Every machine of it has Birdtable installed, in the same version."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from itertools import islice
from typing import Annotated, Any, TypeVar

import typer

import birdtable
from birdtable.errors import BadOption
from birdtable.game import Game

LOCAL = "local"
AHEAD = 2  # pieces of work for each core of the cluster that wait for their turn or are done
KNOCK = 5.0  # seconds to wait for an answer

W = TypeVar("W")
R = TypeVar("R")

Ray = Annotated[
    str | None, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster; local starts one on this machine.")
]


@contextmanager
def cluster(address: str) -> Iterator[Any]:
    """Ray, joined to a cluster by its address ("local" starts one here), unless this process has joined one already."""
    ray = _ray()
    joined = not ray.is_initialized()
    if joined:
        _join(ray, address)
    try:
        yield ray
    finally:
        if joined:
            ray.shutdown()


def spread(
    do: Callable[[W], R], work: Iterable[W], address: str, *, cores: int = 1, most: int | None = None
) -> Iterator[R]:
    """Do pieces of work on a cluster, at most so many at once, each on so many cores; results as they come."""
    with cluster(address) as ray:
        task = ray.remote(num_cpus=cores)(do)
        ahead = most or max(1, AHEAD * cores_of(ray) // cores)
        waiting = iter(work)
        doing = [task.remote(piece) for piece in islice(waiting, ahead)]
        while doing:
            done, doing = ray.wait(doing)
            doing += [task.remote(piece) for _, piece in zip(done, waiting, strict=False)]
            yield from _results(ray, done)


def cores_of(ray: Any) -> int:
    """How many cores a cluster has."""
    return int(ray.cluster_resources().get("CPU", 1))


@cache
def loaded(game: str) -> Game:
    """A game with compiled rules, once in each process."""
    return birdtable.load(game, backend="native")


def same_game(name: str, edition: tuple[int, str]) -> Game:
    """A game as whoever asked has it, by its version and its content."""
    game = loaded(name)
    if (game.version, game.content_hash) != edition:
        raise BadOption(f"the rules of {name} on this machine are not those of the match; install the same")
    return game


def _results(ray: Any, done: list[Any]) -> list[Any]:
    try:
        return list(ray.get(done))
    except ray.exceptions.RayTaskError as error:
        cause = getattr(error, "cause", None)
        raise cause if isinstance(cause, Exception) else error from None


def _ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is reported to anybody
    try:
        import ray
    except ImportError:
        raise BadOption("games on a cluster need Ray: pip install 'birdtable[ray]'") from None
    return ray


def _join(ray: Any, address: str) -> None:
    settings: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    if address == LOCAL:
        settings["include_dashboard"] = False
    try:
        _knock(address)
        ray.init(address=address, **settings)
    except (OSError, ValueError, RuntimeError) as error:
        raise BadOption(f"there is no Ray cluster at {address!r}: {error}") from None


def _knock(address: str) -> None:
    """Fail at once if nobody listens there; Ray itself would try for a minute."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host, int(port)), timeout=KNOCK).close()
