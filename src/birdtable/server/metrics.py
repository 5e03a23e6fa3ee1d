"""What can be measured of a running server, for Prometheus."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

if TYPE_CHECKING:
    from birdtable.server.hall import Hall

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """Counters and times of one process. No label ever holds a guest, a table or an address."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter("birdtable_moves", "Moves in the log, by game", ["game"], registry=self.registry)
        self.refused = Counter("birdtable_refused", "Commands refused, by code", ["code"], registry=self.registry)
        self.change = Histogram(
            "birdtable_change_seconds", "From a command to its entry on disk", buckets=SECONDS, registry=self.registry
        )
        self.stored = Histogram(
            "birdtable_store_seconds", "One transaction of the writer", buckets=SECONDS, registry=self.registry
        )

    def watch(self, hall: Hall) -> None:
        """Look at the hall whenever somebody asks."""
        for name, meaning, read in (
            ("tables", "Tables in memory", lambda: len(hall.tables)),
            ("sockets", "Open sockets", lambda: sum(len(live.clients) for live in list(hall.tables.values()))),
            ("bot_questions", "Questions that workers have not answered yet", lambda: hall.thinkers.waiting),
            ("unwritten", "Changes that wait for the writer", lambda: hall.storage.wishes.qsize()),
            ("aside", "Long tasks that are done aside or wait", lambda: hall.beside),
        ):
            Gauge(f"birdtable_{name}", meaning, registry=self.registry).set_function(read)

    def serve(self, port: int) -> None:
        """Answer at a port of the machine's own loop, from a thread of its own."""
        start_http_server(port, addr="127.0.0.1", registry=self.registry)

    def names(self) -> Iterator[str]:
        """What there is."""
        return (metric.name for metric in self.registry.collect())
