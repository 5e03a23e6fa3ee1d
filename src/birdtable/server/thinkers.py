"""The worker processes in which bots think, so that no table ever waits for another's bot."""

from __future__ import annotations

import asyncio
import multiprocessing
import threading
import zlib
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

from birdtable.server.thinking import work


class Lost(Exception):
    """A worker process ended before it answered, or could not answer."""


class Worker:
    """One process, and what it has been asked."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.asked: dict[int, tuple[asyncio.Future[Any], Callable[[Any], None] | None]] = {}
        self.number = 0
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs,), name="birdtable thinker", daemon=True)
        self.process.start()
        theirs.close()
        threading.Thread(target=self._listen, args=(self.pipe,), daemon=True).start()

    @property
    def alive(self) -> bool:
        """Whether it can still answer."""
        return self.process.is_alive()

    async def ask(self, verb: str, arguments: tuple[Any, ...], news: Callable[[Any], None] | None) -> Any:
        """Its answer."""
        self.number += 1
        future: asyncio.Future[Any] = self.loop.create_future()
        self.asked[self.number] = (future, news)
        try:
            self.pipe.send((self.number, verb, arguments))
        except OSError as error:
            del self.asked[self.number]
            raise Lost(str(error)) from None
        return await future

    def close(self) -> None:
        """End the process."""
        self.pipe.close()
        self.process.terminate()

    def _listen(self, pipe: Connection) -> None:
        try:
            while True:
                self.loop.call_soon_threadsafe(self._heard, *pipe.recv())
        except (EOFError, OSError, RuntimeError):
            if not self.loop.is_closed():
                self.loop.call_soon_threadsafe(self._lose_all)

    def _heard(self, number: int, kind: str, value: Any) -> None:
        future, news = self.asked[number]
        if kind == "news":
            if news:
                news(value)
            return
        del self.asked[number]
        if future.cancelled():
            return
        if kind == "error":
            future.set_exception(Lost(value))
        else:
            future.set_result(value)

    def _lose_all(self) -> None:
        for future, _ in self.asked.values():
            if not future.done():
                future.set_exception(Lost("the worker process ended"))
        self.asked.clear()


class Thinkers:
    """A few worker processes; a table always asks the same one, which remembers its bots."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.workers: list[Worker | None] = [None] * processes

    async def ask(self, table: str, verb: str, *arguments: Any, news: Callable[[Any], None] | None = None) -> Any:
        """What a worker answers; one that has died is replaced and asked again."""
        which = zlib.crc32(table.encode()) % self.processes
        for last in (False, True):
            worker = self.workers[which]
            if worker is None or not worker.alive:
                worker = self.workers[which] = Worker(asyncio.get_running_loop())
            try:
                return await worker.ask(verb, arguments, news)
            except Lost:
                if last or worker.alive:
                    raise
        raise AssertionError("not reached")

    def close(self) -> None:
        """End the processes."""
        for worker in self.workers:
            if worker is not None:
                worker.close()
