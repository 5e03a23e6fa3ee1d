"""The back ends: who runs the kernels. `python` and `native` here, `cuda` in `kernel/cuda.py`.

An engine offers the entry points of `kernel/loops.py` for one game; all engines give the same bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from typing import Any, get_type_hints

import numpy as np

from birdtable.kernel import chronicle, loops, promise, rivals, search
from birdtable.kernel.dialect import AnyKernel, Binder, calls_of
from birdtable.kernel.record import MAX_SEATS, Layout, PythonStates, State
from birdtable.kernel.shapes import States, array_of

ENTRIES = (*loops.ENTRIES, *search.ENTRIES, *promise.ENTRIES)
"""The kernels that are called from Python; all others are called by kernels only."""

LAB = (*chronicle.ENTRIES, *rivals.ENTRIES)
"""More of them, for the lab: compiled apart, when first asked for, so that nobody at a table waits for them."""

FLAGS: dict[str, Any] = {"error_model": "numpy", "nogil": True, "boundscheck": True}
"""An index past the end of a field must not write into its neighbour; docs/decisions.md has what it costs."""

INNER: dict[str, Any] = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
"""Kernels that only kernels call need no face for Python: it would hold, and compile, each of them three times over."""

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


class NativeBinder(Binder):
    """Compiles kernels with Numba: each for one signature, so that no call can ask for another.

    known  twins of kernels that are compiled already, of the same game
    """

    def __init__(
        self,
        layout: Layout,
        rules: Mapping[str, AnyKernel],
        report: Report | None = None,
        entries: tuple[AnyKernel, ...] = ENTRIES,
        known: Mapping[AnyKernel, Any] | None = None,
    ) -> None:
        super().__init__(rules)
        self.record = numba_record(layout)
        self.report = report
        self.entries = entries
        self.order = compile_order(rules, entries)
        self.twins.update((kernel, twin) for kernel, twin in (known or {}).items() if kernel not in entries)

    def compile(self, kernel: AnyKernel, function: Any) -> Any:
        import numba

        if self.report:
            self.report(sum(kernel in self.twins for kernel in self.order), len(self.order), kernel.__name__)
        signature = signatures_of(kernel, self.record)
        if kernel in self.entries:
            return numba.njit(signature, cache=True, **FLAGS)(function)
        with _optimised_by_callers():
            return numba.njit(signature, **FLAGS, **INNER)(function)

    def constant(self, value: Any) -> Any:
        return value

    def primitive(self, name: str) -> Any:
        return native_primitives()[name]


def signature_of(kernel: AnyKernel, record: Any) -> tuple[Any, ...] | None:
    """What Numba calls the types of the parameters; None where each caller brings its own rows (`Row[int]`)."""
    found = tuple(_compiled(kernel, name, hint, record) for name, hint in parameters_of(kernel))
    return None if None in found else found


def signatures_of(kernel: AnyKernel, record: Any) -> list[tuple[Any, ...]] | tuple[Any, ...] | None:
    """The same where trailing parameters may be left out: one signature for each number of those given."""
    import numba

    types: Any = numba.types
    signature, defaults = signature_of(kernel, record), kernel.function.__defaults__ or ()
    if signature is None or not defaults:
        return signature
    omitted = tuple(types.Omitted(default) for default in defaults)
    given = len(signature) - len(omitted)
    return [(*signature[: given + more], *omitted[more:]) for more in range(len(omitted) + 1)]


def parameters_of(kernel: AnyKernel) -> list[tuple[str, Any]]:
    """A kernel's parameters and their annotations; each must have one."""
    code = kernel.function.__code__
    hints = get_type_hints(kernel.function, include_extras=True)
    names = code.co_varnames[: code.co_argcount]
    if missing := [name for name in names if name not in hints]:
        raise TypeError(f"{kernel!r} says no type for {', '.join(missing)}")
    return [(name, hints[name]) for name in names]


def _compiled(kernel: AnyKernel, name: str, hint: Any, record: Any) -> Any:
    import numba
    from numba import types

    if isinstance(hint, type) and issubclass(hint, int):
        return types.int64
    if hint is float:
        return types.float64
    if hint is States:
        return types.Array(record, 1, "C")
    if isinstance(hint, type) and issubclass(hint, State):
        return record
    shape = array_of(hint)
    if shape is None:
        raise TypeError(f"{kernel!r}: parameter {name!r} has a type that the dialect does not know: {hint!r}")
    number, dimensions = shape
    return types.Array(numba.from_dtype(np.dtype(number)), dimensions, "C") if number else None


@contextmanager
def _optimised_by_callers() -> Iterator[None]:
    """Leave kernels as they are: an entry point takes in all that it calls and optimises it as a whole.

    Otherwise Numba optimises a kernel again inside each of its callers, and theirs; it has no setting for this.
    """
    from numba.core.codegen import CPUCodeLibrary

    optimise = CPUCodeLibrary._optimize_final_module
    setattr(CPUCodeLibrary, optimise.__name__, lambda library: None)
    try:
        yield
    finally:
        setattr(CPUCodeLibrary, optimise.__name__, optimise)


def numba_record(layout: Layout) -> Any:
    """What Numba calls the type of a game's record."""
    import numba

    return numba.from_dtype(layout.dtype)


@cache
def native_primitives() -> dict[str, Any]:
    """The processor's own instructions for the primitive kernels."""
    from llvmlite import ir
    from numba import types
    from numba.extending import intrinsic

    @intrinsic
    def count_bits(typing_context: Any, bits: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.ctpop(args[0])

        return types.int64(types.int64), code

    @intrinsic
    def lowest(typing_context: Any, bits: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

        return types.int64(types.int64), code

    return {"count_bits": count_bits, "lowest": lowest, "lowest_wide": lowest}


def compile_order(rules: Mapping[str, AnyKernel], entries: tuple[AnyKernel, ...] = ENTRIES) -> list[AnyKernel]:
    """Every kernel that a game's entry points reach, callees first."""
    found: dict[AnyKernel, None] = {}
    for entry in entries:
        calls_of(entry, rules, found)
    return list(found)
