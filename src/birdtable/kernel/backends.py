"""The back ends: who runs the kernels. `python` here, `native` in `kernel/native.py`, `cuda` in `kernel/cuda.py`.

An engine offers the entry points of `kernel/loops.py` for one game; all engines give the same bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import numpy as np

from birdtable.kernel import chronicle, loops, promise, rivals, search
from birdtable.kernel.dialect import AnyKernel, Binder, calls_of
from birdtable.kernel.record import MAX_SEATS, Layout, PythonStates

ENTRIES = (*loops.ENTRIES, *search.ENTRIES, *promise.ENTRIES)
"""The kernels that are called from Python; all others are called by kernels only."""

LAB = (*chronicle.ENTRIES, *rivals.ENTRIES)
"""More of them, for the lab: compiled apart, when first asked for, so that nobody at a table waits for them."""

Report = Callable[[int, int, str], None]
"""Told how many kernels are compiled, how many there are, and which comes next."""


NO_MASKS = np.empty((1, 0), np.uint8)
UNREAD_REWARDS, UNREAD_DONE = np.empty((1, MAX_SEATS), np.float32), np.empty(1, np.uint8)
"""Where one position's entry points write what nobody reads: all threads may write here."""


class Engine:
    """The rules of one game on one back end: the entry points by name, and the six things one position needs.

    Those work on the first record of `states`, in place.
    """

    def __init__(self, name: str, entries: Mapping[str, Callable[..., Any]]) -> None:
        self.name = name
        self.entries = entries

    def begin(self, states: np.ndarray, log: np.ndarray) -> None:
        """Set the table."""
        self.entries["begin_all"](states[:1], np.ones(1, np.uint8), log)

    def legal(self, states: np.ndarray, mask: np.ndarray) -> int:
        """Fill in the legal actions, and tell who decides."""
        seats = np.empty(1, np.int8)
        self.entries["list_all"](states[:1], mask, NO_MASKS, seats)
        return int(seats[0])

    def apply(self, states: np.ndarray, action: int, log: np.ndarray) -> None:
        """Carry out a legal action, up to the next decision."""
        self.entries["act_all"](states[:1], np.array([action], np.int32), UNREAD_REWARDS, UNREAD_DONE, log)

    def conceal(self, states: np.ndarray, seat: int, seed: int) -> None:
        """Deal anew what the seat cannot know."""
        self.entries["redeal_all"](states[:1], seat, seed)

    def observe(self, states: np.ndarray, seat: int, out: np.ndarray) -> None:
        """Fill in the array for learners."""
        self.entries["look"](states, 0, seat, out)

    def value(self, states: np.ndarray, seat: int) -> int:
        """How good the position looks for the seat."""
        return int(self.entries["judge"](states, 0, seat))


def python_engine(layout: Layout, rules: Mapping[str, AnyKernel]) -> Engine:
    """The rules as they are written, in CPython: every index and range checked, nothing to compile."""
    binder = Binder(rules)

    def entry_point(entry: AnyKernel) -> Callable[..., Any]:
        def run(*args: Any) -> Any:
            return binder.twin(entry)(*(_as_python(layout, argument) for argument in args))

        return run

    return Engine("python", {entry.__name__: entry_point(entry) for entry in (*ENTRIES, *LAB)})


def _as_python(layout: Layout, argument: Any) -> Any:
    """Records become checked views, other arrays memoryviews: both yield plain integers."""
    if not isinstance(argument, np.ndarray):
        return argument
    return PythonStates(layout, argument) if argument.dtype == layout.dtype else argument.data


def compile_order(rules: Mapping[str, AnyKernel], entries: Iterable[AnyKernel] = ENTRIES) -> list[AnyKernel]:
    """Every kernel that a game's entry points reach, callees first."""
    found: dict[AnyKernel, None] = {}
    for entry in entries:
        calls_of(entry, rules, found)
    return list(found)
