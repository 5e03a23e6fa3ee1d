"""The worker processes in which bots think, so that no table ever waits for another's bot."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import queue
import threading
import time
import zlib
from collections.abc import Callable
from typing import Any

from birdtable.server.thinking import work

SILENCE = 30.0  # seconds without a sign of life after which a worker is replaced
LOADING = 300.0  # the same until it has loaded the rules, which may have to be compiled


class Lost(Exception):
    """A worker process ended before it answered, or could not answer."""


class Worker:
    """One process, and what it has been asked. Nothing here waits for it but two threads of its own."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.asked: dict[int, tuple[asyncio.Future[Any], Callable[[Any], None] | None]] = {}
        self.number = 0
        self.ready = False
        self.heard = time.monotonic()
        self.unsent: queue.SimpleQueue[Any] = queue.SimpleQueue()
        os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # a network's multiplications keep to the worker's core
        context = multiprocessing.get_context("spawn")
        self.pipe, self.theirs = context.Pipe()
        self.process = context.Process(target=work, args=(self.theirs,), name="birdtable thinker", daemon=True)
        threading.Thread(target=self._speak, daemon=True, name="to a thinker").start()

    @property
    def silent(self) -> float:
        """For how many seconds it has given no sign of life."""
        return time.monotonic() - self.heard

    async def ask(self, verb: str, arguments: tuple[Any, ...], news: Callable[[Any], None] | None) -> Any:
        """Its answer."""
        self.number += 1
        future: asyncio.Future[Any] = self.loop.create_future()
        self.asked[self.number] = (future, news)
        self.unsent.put((self.number, verb, arguments))
        return await future

    def close(self) -> None:
        """End the process, however it is."""
        self.unsent.put(None)
        if self.process.pid is not None:
            self.process.kill()
        self._lose_all()

    def _speak(self) -> None:
        """Start the process, then hand it what is asked: either can take long; close when nobody reads any more."""
        listener = threading.Thread(target=self._listen, daemon=True, name="from a thinker")
        try:
            self.process.start()
            self.theirs.close()
            listener.start()
            while (question := self.unsent.get()) is not None:
                self.pipe.send(question)
        except (OSError, RuntimeError):
            self._tell(self._lose_all)
        if self.process.pid is not None:
            self.process.kill()
        if listener.ident is not None:
            listener.join()
        self.pipe.close()

    def _listen(self) -> None:
        try:
            while True:
                self._tell(self._hear, *self.pipe.recv())
        except (EOFError, OSError):
            self._tell(self._lose_all)

    def _tell(self, listener: Callable[..., None], *words: Any) -> None:
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(listener, *words)

    def _hear(self, number: int, kind: str, value: Any) -> None:
        self.heard = time.monotonic()
        if kind == "alive":
            self.ready = self.ready or bool(value)
            return
        future, news = self.asked.get(number, (None, None))
        if kind == "news":
            if news:
                news(value)
            return
        self.asked.pop(number, None)
        if future is None or future.done():
            return
        if kind == "error":
            future.set_exception(Lost(value))
        else:
            future.set_result(value)

    def _lose_all(self) -> None:
        self.lost = True
        for future, _ in self.asked.values():
            if not future.done():
                future.set_exception(Lost("the worker process ended"))
        self.asked.clear()

    lost = False


class Thinkers:
    """A few worker processes; a table always asks the same one, which remembers its bots."""

    def __init__(self, processes: int, silence: float = SILENCE) -> None:
        self.processes = processes
        self.silence = silence
        self.workers: list[Worker | None] = [None] * processes
        self.watching: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the processes, which load the rules at once, and watch over them."""
        for which in range(self.processes):
            self._worker(which)
        self.watching = asyncio.create_task(self._watch())

    async def ask(self, table: str, verb: str, *arguments: Any, news: Callable[[Any], None] | None = None) -> Any:
        """What a worker answers; one that is lost is replaced and asked again."""
        which = zlib.crc32(table.encode()) % self.processes
        for last in (False, True):
            worker = self._worker(which)
            try:
                return await worker.ask(verb, arguments, news)
            except Lost:
                if last or not worker.lost:
                    raise
        raise AssertionError("not reached")

    @property
    def ready(self) -> bool:
        """Whether every worker has loaded the rules."""
        return all(worker is not None and worker.ready for worker in self.workers)

    @property
    def waiting(self) -> int:
        """How many questions are not answered yet."""
        return sum(len(worker.asked) for worker in self.workers if worker is not None)

    def close(self) -> None:
        """End the processes."""
        if self.watching is not None:
            self.watching.cancel()
        for worker in self.workers:
            if worker is not None:
                worker.close()

    def _worker(self, which: int) -> Worker:
        worker = self.workers[which]
        if worker is None or worker.lost:
            worker = self.workers[which] = Worker(asyncio.get_running_loop())
        return worker

    async def _watch(self) -> None:
        """Replace whoever gives no sign of life."""
        while True:
            await asyncio.sleep(self.silence / 4)
            for which, worker in enumerate(self.workers):
                if worker is None:
                    continue
                if worker.silent > (self.silence if worker.ready else max(self.silence, LOADING)):
                    worker.close()
                if worker.lost:
                    self._worker(which)
