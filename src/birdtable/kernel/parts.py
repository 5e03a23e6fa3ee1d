"""Parts of a view that are built once for all seats, and again only when something that they show has changed.

    @part("location", "creature_on", rows=("birds", "nested"))
    def _place(seen: State, location: int) -> Place: ...

A part names what it reads: fields as a whole, and of others the row that its first argument names; or, with `but`,
what it does not read, so that seats which see different hands share the rest. As long as these bytes and its arguments
are the same, what was built for the last position is used again. Parts are shared: whoever wants to change a view
copies it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar

S = TypeVar("S")
P = ParamSpec("P")
R = TypeVar("R")
MISSING: Any = object()


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

    def __init__(
        self,
        build: Callable[Concatenate[S, P], R],
        reads: tuple[str, ...],
        rows: tuple[str, ...] = (),
        but: tuple[str, ...] = (),
    ) -> None:
        self.build = build
        self.reads = reads
        self.rows = rows
        self.but = but
        self.spans: dict[type, tuple[list[slice], list[list[slice]]]] = {}

    def __call__(self, seen: S, *args: P.args, **named: P.kwargs) -> R:
        """The part, as a record shows it."""
        record: Any = seen
        whole, rows = self.spans.get(type(record)) or self._find(type(record))
        cells, memory = record._shown or record._bytes.tobytes(), record._memory
        read = [cells[span] for span in whole]
        if rows:
            row: Any = args[0]
            read += [cells[span] for span in rows[row]]
        key = (self, args, *read)
        found: R = memory.now.get(key, MISSING)
        if found is MISSING:
            found = memory.before.get(key, MISSING)
            if found is MISSING:
                found = self.build(seen, *args, **named)
            memory.now[key] = found
        return found

    def _find(self, record: Any) -> tuple[list[slice], list[list[slice]]]:
        """Where in a record lies what is read: as a whole, and of each row."""
        cells = record._cells
        named = self.reads if not self.but else [name for name in cells if name not in self.but]
        whole = _side_by_side([(cells[name].first, cells[name].first + cells[name].size) for name in named])
        rows: list[list[slice]] = []
        for row in range(min((cells[name].shape[0] for name in self.rows), default=0)):
            sizes = [(cells[name].first, cells[name].size // cells[name].shape[0]) for name in self.rows]
            rows.append([slice(first + row * size, first + row * size + size) for first, size in sizes])
        self.spans[record] = whole, rows
        return whole, rows


def _side_by_side(spans: list[tuple[int, int]]) -> list[slice]:
    """Spans in their order, those that touch as one."""
    joined: list[tuple[int, int]] = []
    for first, end in sorted(spans):
        if joined and joined[-1][1] == first:
            first = joined.pop()[0]
        joined.append((first, end))
    return [slice(first, end) for first, end in joined]


def part(
    *reads: str, rows: tuple[str, ...] = (), but: tuple[str, ...] = ()
) -> Callable[[Callable[Concatenate[S, P], R]], Part[S, P, R]]:
    """Declare a part of a view by the fields that it reads, and those of which its first argument names the row.

    but  instead: it may read everything except these fields
    """
    return lambda build: Part(build, reads, rows, but)
