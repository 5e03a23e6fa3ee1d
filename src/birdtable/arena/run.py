"""Play all games of a match: on all cores, or on a Ray cluster; what the ledger holds is not played again."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path

from birdtable.arena.ledger import open_ledger
from birdtable.arena.match import Job, Match, Result, play_job
from birdtable.arena.progress import Advance
from birdtable.cluster import loaded, spread
from birdtable.errors import BirdtableError

INTERRUPT = 0.5  # seconds


class ArenaStopped(BirdtableError):
    """The match was stopped; what was played is kept."""


@contextmanager
def unseen(total: int, known: list[Result]) -> Iterator[Advance]:
    """A progress that nobody is told of."""
    yield lambda result: None


def run_match(
    match: Match,
    ledger: Path,
    *,
    workers: int | None = None,
    ray: str | None = None,
    progress: Callable[[int, list[Result]], AbstractContextManager[Advance]] = unseen,
) -> list[Result]:
    """Play what is missing and return the results of all games, in the order of the match's jobs.

    workers   how many games at once; by default as many as the cores carry
    ray       the address of a Ray cluster, "local" for one on this machine
    progress  what shows how far it is, see `progress.py`
    """
    jobs = match.jobs()
    with open_ledger(ledger, match) as book:
        known = [book.results[job.id] for job in jobs if job.id in book.results]
        missing = [job for job in jobs if job.id not in book.results]
        with progress(len(jobs), known) as advance, closing(played(match, missing, workers, ray)) as results:
            for result in results:
                book.add(result)
                advance(result)
        return [book.results[job.id] for job in jobs]


def played(match: Match, jobs: Sequence[Job], workers: int | None, ray: str | None) -> Generator[Result, None, None]:
    """The results of games, each as soon as it is there."""
    if not jobs:
        return
    if ray is not None:
        yield from spread(play_job, jobs, ray, cores=match.threads, most=workers)
    else:
        yield from play_on_cores(jobs, min(len(jobs), workers or max(1, cores() // match.threads)))


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_on_cores(jobs: Sequence[Job], workers: int) -> Iterator[Result]:
    """Play games in so many processes. The rules are compiled before the first one starts."""
    loaded(jobs[0].match.game)
    if workers == 1:
        yield from map(play_job, jobs)
        return
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # a core a game: a network's multiplications keep to it
    spawn = multiprocessing.get_context("spawn")  # threads and compiled code do not survive a fork
    pool = ProcessPoolExecutor(workers, mp_context=spawn, initializer=_sit_down, initargs=(jobs[0].match.game,))
    try:
        for future in as_completed([pool.submit(play_job, job) for job in jobs]):
            yield future.result()
    except BrokenProcessPool:
        time.sleep(INTERRUPT)  # Ctrl-C reaches the workers and us in any order: ours, if it comes, is raised here
        raise ArenaStopped("a worker process died; what was played is kept, and the same command goes on") from None
    finally:
        pool.shutdown(cancel_futures=True)


def _sit_down(game: str) -> None:
    """What a worker does first. It dies quietly of Ctrl-C, unless its parent was told to ignore it (nohup)."""
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    loaded(game)
