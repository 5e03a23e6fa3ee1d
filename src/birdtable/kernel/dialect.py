"""The dialect in which rules are written, and how one source becomes three engines.

A *kernel* is a plain function over the game's record and integers. It never runs as it stands: a
`Binder` makes a twin of it for one back end, with every global it mentions swapped for that back
end's own (kernels for their twins, tables for what indexes fastest there). So the source is the
same everywhere, nothing is generated, and a module of kernels can be read without knowing Numba.

The rules of the dialect:

* Parameters with these names are arrays or records; every other parameter is an integer.

      state  states  template  mask  masks  log  out  outs  cells  actions  seats  rewards  done  luck  totals
      how  tree  gains  other_tree  other_gains  packed  notes  seen  tallies  action_marks  event_marks

* Index a field with all its indices at once: `state.hand[seat, slot]`.
* No allocation, strings, exceptions, containers, closures or recursion; tuples may be returned.
* Integers are 64-bit. A field narrower than its value is a bug: the Python twin raises on it.
* An index past the end raises on `python` and `native`; a negative one counts from the end, as in Python.
"""

from __future__ import annotations

import dis
import threading
import types
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import numpy as np


class Kernel:
    """A function in the dialect. Calling it runs its Python twin, which is what tests and debuggers want."""

    def __init__(self, function: types.FunctionType, kind: str = "kernel") -> None:
        self.function = function
        self.kind = kind
        self.__name__ = function.__name__
        self.__doc__ = function.__doc__
        self.__module__ = function.__module__
        self.__wrapped__ = function

    def __call__(self, *args: Any) -> Any:
        """Run the Python twin."""
        return PYTHON.twin(self)(*args)

    def __repr__(self) -> str:
        return f"<kernel {self.__module__}.{self.__name__}>"


def kernel(function: Callable[..., Any]) -> Kernel:
    """Mark a function as a kernel."""
    assert isinstance(function, types.FunctionType)
    return Kernel(function)


def hook(function: Callable[..., Any]) -> Kernel:
    """Mark a kernel that each game fills in with its own of the same name (`legal`, `apply`, …)."""
    assert isinstance(function, types.FunctionType)
    return Kernel(function, "hook")


def primitive(function: Callable[..., Any]) -> Kernel:
    """Mark a kernel for which back ends have an instruction of their own."""
    assert isinstance(function, types.FunctionType)
    return Kernel(function, "primitive")


def table(values: Any, dtype: Any = np.int32) -> np.ndarray:
    """A frozen table of integers that kernels may read."""
    array = np.array(values, dtype=dtype)
    array.setflags(write=False)
    return array


class Binder:
    """Makes the twins of kernels for one back end and, where kernels have hooks, for one game."""

    def __init__(self, rules: Mapping[str, Kernel] | None = None) -> None:
        self.rules = rules or {}
        self.twins: dict[Kernel, Any] = {}
        self.making: list[Kernel] = []
        self.lock = threading.RLock()

    def twin(self, kernel: Kernel) -> Any:
        """The kernel's twin, made once together with all it calls."""
        if kernel.kind == "hook":
            kernel = self._fill(kernel)
        if kernel.kind == "primitive":
            return self.primitive(kernel.__name__)
        if kernel not in self.twins:
            with self.lock:
                self._make(kernel)
        return self.twins[kernel]

    def _make(self, kernel: Kernel) -> None:
        if kernel in self.twins:
            return
        if kernel in self.making:
            raise TypeError(f"{kernel!r} calls itself: the dialect has no recursion")
        self.making.append(kernel)
        try:
            self.twins[kernel] = self.compile(kernel, self._rebound(kernel.function))
        finally:
            self.making.pop()

    def compile(self, kernel: Kernel, function: types.FunctionType) -> Any:
        """What the back end makes of a function whose globals are already its own."""
        return function

    def primitive(self, name: str) -> Any:
        """The back end's own way to do what a primitive kernel says."""
        return {"count_bits": int.bit_count, "lowest": _lowest, "lowest_wide": _lowest}[name]

    def constant(self, value: Any) -> Any:
        """A table as the back end reads it. In Python a memoryview: it yields plain integers."""
        return value.data if isinstance(value, np.ndarray) else value

    def _fill(self, kernel: Kernel) -> Kernel:
        try:
            return self.rules[kernel.__name__]
        except KeyError:
            raise TypeError(f"{kernel!r} must be filled in by a game") from None

    def _rebound(self, function: types.FunctionType) -> types.FunctionType:
        names: dict[str, Any] = {"__name__": function.__module__, "__builtins__": __builtins__}
        for name, value in globals_of(function):
            names[name] = self.twin(value) if isinstance(value, Kernel) else self.constant(value)
        twin = types.FunctionType(function.__code__, names, function.__name__, function.__defaults__)
        twin.__module__, twin.__qualname__ = function.__module__, function.__qualname__
        return twin


def globals_of(function: types.FunctionType) -> Iterator[tuple[str, Any]]:
    """The global names that a function reads, and their values."""
    names = dict.fromkeys(
        instruction.argval for instruction in dis.get_instructions(function) if instruction.opname == "LOAD_GLOBAL"
    )
    return ((name, function.__globals__[name]) for name in names if name in function.__globals__)


def calls_of(
    kernel: Kernel, rules: Mapping[str, Kernel], found: dict[Kernel, None] | None = None
) -> dict[Kernel, None]:
    """A kernel and everything it reaches, callees first: the order in which they are compiled."""
    found = {} if found is None else found
    kernel = rules[kernel.__name__] if kernel.kind == "hook" else kernel
    if kernel in found or kernel.kind == "primitive":
        return found
    for _, value in globals_of(kernel.function):
        if isinstance(value, Kernel):
            calls_of(value, rules, found)
    found[kernel] = None
    return found


def _lowest(bits: int) -> int:
    return (bits & -bits).bit_length() - 1


PYTHON = Binder()

__all__ = ["PYTHON", "Binder", "Kernel", "calls_of", "hook", "kernel", "primitive", "table"]
