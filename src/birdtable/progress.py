"""How far something is: a bar on a terminal, a plain line now and then elsewhere; both on stderr."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

PLAIN_EVERY = 2.0  # seconds between two lines where there is no progress bar

Advance = Callable[[int, int], None]
"""Told how much is done, of how much."""


@contextmanager
def progress(label: str) -> Iterator[Advance]:
    """A progress bar on a terminal, a plain line now and then elsewhere; both on stderr."""
    if not sys.stderr.isatty():
        yield _plain_progress(label)
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(label, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _plain_progress(label: str) -> Advance:
    told = time.monotonic()

    def advance(done: int, total: int) -> None:
        nonlocal told
        if time.monotonic() - told >= PLAIN_EVERY:
            told = time.monotonic()
            sys.stderr.write(f"{label}: {done} / {total}\n")

    return advance
