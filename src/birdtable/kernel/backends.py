"""The back ends: who runs the kernels. `python` and `native` here, `cuda` in `kernel/cuda.py`.

An engine offers the entry points of `kernel/loops.py` for one game; all engines give the same bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Protocol

import numpy as np

from birdtable.kernel import loops
from birdtable.kernel.dialect import Binder, Kernel, calls_of
from birdtable.kernel.record import PythonStates, Record

Report = Callable[[int, int, str], None]
"""Told how many kernels are compiled, how many there are, and which comes next."""


class Engine(Protocol):
    """The six things one position needs. Each works on the first record of `states`, in place."""

    name: str

    def begin(self, states: np.ndarray, log: np.ndarray) -> None:
        """Set the table."""

    def legal(self, states: np.ndarray, mask: np.ndarray) -> None:
        """Fill in the legal actions."""

    def apply(self, states: np.ndarray, action: int, log: np.ndarray) -> None:
        """Carry out a legal action."""

    def conceal(self, states: np.ndarray, seat: int, seed: int) -> None:
        """Deal anew what the seat cannot know."""

    def observe(self, states: np.ndarray, seat: int, out: np.ndarray) -> None:
        """Fill in the array for learners."""

    def value(self, states: np.ndarray, seat: int) -> int:
        """How good the position looks for the seat."""


class PythonEngine:
    """The rules as they are written, in CPython: every index and range checked, nothing to compile."""

    name = "python"

    def __init__(self, record: Record, rules: Mapping[str, Kernel]) -> None:
        self.record = record
        self.binder = Binder(rules)

    def begin(self, states: np.ndarray, log: np.ndarray) -> None:
        self._run(loops.begin, states, 0, log.data)

    def legal(self, states: np.ndarray, mask: np.ndarray) -> None:
        self._run(loops.list_legal, states, 0, mask.data)

    def apply(self, states: np.ndarray, action: int, log: np.ndarray) -> None:
        self._run(loops.play, states, 0, action, log.data)

    def conceal(self, states: np.ndarray, seat: int, seed: int) -> None:
        self._run(loops.redeal, states, 0, seat, seed)

    def observe(self, states: np.ndarray, seat: int, out: np.ndarray) -> None:
        self._run(loops.look, states, 0, seat, out.data)

    def value(self, states: np.ndarray, seat: int) -> int:
        return int(self._run(loops.judge, states, 0, seat))

    def _run(self, entry: Kernel, states: np.ndarray, *args: Any) -> Any:
        return self.binder.twin(entry)(PythonStates(self.record, states), *args)


class NativeEngine:
    """The rules compiled by Numba for this machine's processor."""

    name = "native"

    def __init__(self, entries: Mapping[str, Any]) -> None:
        self.entries = entries

    def begin(self, states: np.ndarray, log: np.ndarray) -> None:
        self.entries["begin"](states, 0, log)

    def legal(self, states: np.ndarray, mask: np.ndarray) -> None:
        self.entries["list_legal"](states, 0, mask)

    def apply(self, states: np.ndarray, action: int, log: np.ndarray) -> None:
        self.entries["play"](states, 0, action, log)

    def conceal(self, states: np.ndarray, seat: int, seed: int) -> None:
        self.entries["redeal"](states, 0, seat, seed)

    def observe(self, states: np.ndarray, seat: int, out: np.ndarray) -> None:
        self.entries["look"](states, 0, seat, out)

    def value(self, states: np.ndarray, seat: int) -> int:
        return int(self.entries["judge"](states, 0, seat))


class NativeBinder(Binder):
    """Compiles kernels with Numba: each for one signature, so that no call can ask for another."""

    def __init__(self, record: Record, rules: Mapping[str, Kernel], report: Report | None = None) -> None:
        super().__init__(rules)
        self.types = parameter_types(record)
        self.report = report
        self.total = len(compile_order(rules))

    def compile(self, kernel: Kernel, function: Any) -> Any:
        import numba

        if self.report:
            self.report(len(self.twins), self.total, kernel.__name__)
        signature = self.signature(kernel)
        keep = kernel in loops.ENTRIES
        return numba.njit(signature, error_model="numpy", nogil=True, cache=keep)(function)

    def constant(self, value: Any) -> Any:
        return value

    def primitive(self, name: str) -> Any:
        return native_primitives()[name]

    def signature(self, kernel: Kernel) -> Any:
        """The types of the parameters, from their names; None where each caller brings its own (`cells`)."""
        code = kernel.function.__code__
        names = code.co_varnames[: code.co_argcount]
        if "cells" in names:
            return None
        return tuple(self.types.get(name, self.types["int"]) for name in names)


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

    return {"count_bits": count_bits, "lowest": lowest}


def parameter_types(record: Record) -> dict[str, Any]:
    """The reserved parameter names of the dialect and what Numba calls their types."""
    import numba
    from numba import types

    state = numba.from_dtype(record.dtype)

    def array(of: Any, dimensions: int = 1) -> Any:
        return types.Array(of, dimensions, "C")

    return {
        "int": types.int64,
        "state": state,
        "states": array(state),
        "template": array(state),
        "mask": array(types.uint32),
        "masks": array(types.uint8, 2),
        "log": array(types.int32, 2),
        "out": array(types.float32),
        "outs": array(types.float32, 2),
        "actions": array(types.int32),
        "seats": array(types.int8),
        "rewards": array(types.float32, 2),
        "done": array(types.uint8),
        "luck": array(types.uint32, 2),
        "totals": array(types.int32),
    }


def compile_order(rules: Mapping[str, Kernel]) -> list[Kernel]:
    """Every kernel that a game's entry points reach, callees first."""
    found: dict[Kernel, None] = {}
    for entry in loops.ENTRIES:
        calls_of(entry, rules, found)
    return list(found)
