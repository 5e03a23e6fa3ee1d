"""Play games on a Ray cluster. Every machine of it has Birdtable installed, in the same version."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator, Sequence
from typing import Any

from birdtable.arena.match import Job, Result, play_job
from birdtable.errors import BadOption

LOCAL = "local"
AHEAD = 2  # games for each core of the cluster that wait for their turn or are played

KNOCK = 5.0  # seconds to wait for an answer


def play_on_cluster(jobs: Sequence[Job], address: str, threads: int, most: int | None) -> Iterator[Result]:
    """Play games on a cluster by its address ("local" starts one here), at most so many at once."""
    ray = _ray()
    joined = not ray.is_initialized()
    if joined:
        _join(ray, address)
    try:
        task = ray.remote(num_cpus=threads)(play_job)
        ahead = most or max(1, AHEAD * int(ray.cluster_resources().get("CPU", 1)) // threads)
        waiting = iter(jobs)
        playing = [task.remote(job) for job, _ in zip(waiting, range(ahead), strict=False)]
        while playing:
            done, playing = ray.wait(playing)
            playing += [task.remote(job) for _, job in zip(done, waiting, strict=False)]
            yield from _results(ray, done)
    finally:
        if joined:
            ray.shutdown()


def _results(ray: Any, done: list[Any]) -> list[Result]:
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
