"""Parts of a view that are built once for all seats, and again only when something that they show has changed.

    @part("location", "creature_on", rows=("birds", "nested"))
    def _place(seen: State, location: int) -> Place: ...

A part names what it reads: fields as a whole, and of others the row that its first argument names. As long as these
bytes and its arguments are the same, what was built for the last position is used again. Parts are shared: whoever
wants to change a view copies it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar

S = TypeVar("S")
P = ParamSpec("P")
R = TypeVar("R")
MISSING: Any = object()
Span = tuple[int, int]  # of a record: from which byte, and how many


class Memory:
    """The parts that were shown of a position, and of the one before it."""

    def __init__(self) -> None:
        self.now: dict[Any, Any] = {}
        self.before: dict[Any, Any] = {}

    def turn(self) -> None:
        """The position changes: what is not shown again is forgotten with the next one."""
        if self.now:
            self.now, self.before = {}, self.now


class Part(Generic[S, P, R]):
    """A function of a record that is called again only when what it reads has changed."""

    def __init__(self, build: Callable[Concatenate[S, P], R], reads: tuple[str, ...], rows: tuple[str, ...]) -> None:
        self.build = build
        self.reads = reads
        self.rows = rows
        self.spans: dict[type, tuple[list[Span], list[Span]]] = {}

    def __call__(self, seen: S, *args: P.args, **named: P.kwargs) -> R:
        """The part, as a record shows it."""
        record: Any = seen
        whole, rows = self.spans.get(type(record)) or self._find(type(record))
        cells, memory = record._bytes, record._memory
        read = [cells[first : first + size].tobytes() for first, size in whole]
        if rows:
            row: Any = args[0]
            read += [cells[first + row * size : first + row * size + size].tobytes() for first, size in rows]
        key = (self, args, *read)
        found: R = memory.now.get(key, MISSING)
        if found is MISSING:
            found = memory.before.get(key, MISSING)
            if found is MISSING:
                found = self.build(seen, *args, **named)
            memory.now[key] = found
        return found

    def _find(self, record: Any) -> tuple[list[Span], list[Span]]:
        cells = {name: record._cells[name] for name in (*self.reads, *self.rows)}
        whole = [(cells[name].first, cells[name].size) for name in self.reads]
        rows = [(cells[name].first, cells[name].size // cells[name].shape[0]) for name in self.rows]
        self.spans[record] = whole, rows
        return whole, rows


def part(*reads: str, rows: tuple[str, ...] = ()) -> Callable[[Callable[Concatenate[S, P], R]], Part[S, P, R]]:
    """Declare a part of a view by the fields that it reads, and those of which its first argument names the row."""
    return lambda build: Part(build, reads, rows)
