"""Measuring one at a time, while others on the same machine may compile."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock


@contextmanager
def alone() -> Iterator[None]:
    """Nobody else measures meanwhile."""
    with FileLock(Path(tempfile.gettempdir()) / "birdtable-bench.lock"):
        yield
