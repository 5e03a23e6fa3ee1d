"""How long the disk takes, beside whatever is measured: a move is told when it is on disk, so nobody is faster."""

from __future__ import annotations

import os
import tempfile
import threading
import time
from types import TracebackType

PAGE = 4096
EVERY = 0.02  # seconds


class Disk:
    """Writes a page again and again, and brings it to disk, where databases lie that last as long as a measurement."""

    def __init__(self) -> None:
        self.slowest = 0.0
        self.over = threading.Event()
        self.thread = threading.Thread(target=self._write, daemon=True)

    def __enter__(self) -> Disk:
        self.thread.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.over.set()
        self.thread.join()

    @property
    def slowest_ms(self) -> float:
        """The longest that it took so far."""
        return round(self.slowest * 1000, 1)

    def _write(self) -> None:
        with tempfile.TemporaryFile() as file:
            while not self.over.wait(EVERY):
                began = time.perf_counter()
                os.pwrite(file.fileno(), bytes(PAGE), 0)
                os.fdatasync(file.fileno())
                self.slowest = max(self.slowest, time.perf_counter() - began)
