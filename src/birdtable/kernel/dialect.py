"""The dialect in which rules are written, and how one source becomes three engines.

A *kernel* is a plain, annotated function over the game's record and integers. It never runs as it stands: a
`Binder` makes a twin of it for one back end, with every global it mentions swapped for that back
end's own (kernels for their twins, tables for what indexes fastest there). So the source is the
same everywhere, nothing is generated, and a module of kernels can be read without knowing Numba.

The rules of the dialect:

* Every parameter is annotated: `int` (or an enum of the game), the game's `State`, or a type of `kernel/shapes.py`.
* Rooms are modules: `fountain.send(state, …)`, `tables.NESTS[location]`; so are the game's words: `Event.seated`,
  `Decision.turn`, `Verb.perch.of(flock, location)`.
* Index a field with all its indices at once: `state.hand[seat, slot]`.
* No allocation, strings, exceptions, containers, closures or recursion; tuples may be returned, and trailing
  parameters may have numbers as defaults.
* Integers are 64-bit. A field narrower than its value is a bug: the Python twin raises on it.
* An index past the end raises on `python` and `native`; a negative one counts from the end, as in Python.
"""

from __future__ import annotations

import dis
import math
import threading
import types
from collections.abc import Callable, Iterator, Mapping
from enum import IntEnum
from functools import cache
from typing import Any, Generic, ParamSpec, TypeVar, cast

import numpy as np

from birdtable.kernel.shapes import Block, Grid, Row

P = ParamSpec("P")
R = TypeVar("R")


class Kernel(Generic[P, R]):
    """A function in the dialect. Calling it runs its Python twin, which is what tests and debuggers want."""

    def __init__(self, function: Callable[P, R], kind: str = "kernel") -> None:
        assert isinstance(function, types.FunctionType)
        self.function = function
        self.kind = kind
        self.__name__ = function.__name__
        self.__doc__ = function.__doc__
        self.__module__ = function.__module__
        self.__wrapped__ = function
        self.python: Any = None

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        """Run the Python twin."""
        twin = self.python or PYTHON.twin(self)
        if self.kind == "kernel":
            self.python = twin
        result: R = twin(*args, **kwargs)
        return result

    def __repr__(self) -> str:
        return f"<kernel {self.__module__}.{self.__name__}>"


AnyKernel = Kernel[..., Any]


def kernel(function: Callable[P, R]) -> Kernel[P, R]:
    """Mark a function as a kernel."""
    return Kernel(function)


def hook(function: Callable[P, R]) -> Kernel[P, R]:
    """Mark a kernel that each game fills in with its own of the same name (`legal`, `apply`, …)."""
    return Kernel(function, "hook")


def primitive(function: Callable[P, R]) -> Kernel[P, R]:
    """Mark a kernel for which back ends have an instruction of their own."""
    return Kernel(function, "primitive")


def filled(pattern: Kernel[P, R], **kernels: AnyKernel) -> Kernel[P, R]:
    """A kernel once more, with these kernels in the place of some that it calls.

    Kernels cannot be handed kernels, but the same loop can be made for each: see `kernel/winners.py`.
    """
    old = pattern.function
    function = types.FunctionType(old.__code__, {**old.__globals__, **kernels}, old.__name__, old.__defaults__)
    function.__doc__, function.__annotations__ = old.__doc__, old.__annotations__
    return Kernel(cast(Callable[P, R], function))


class Namespace:
    """Something whose attributes kernels read as they read a module's: see `kernel/actions.py`."""


def _frozen(values: Any, dimensions: int, dtype: Any) -> Any:
    array = np.array(values, dtype=dtype)
    if array.ndim != dimensions:
        raise TypeError(f"expected a table of {dimensions} dimensions, got one of {array.ndim}")
    array.setflags(write=False)
    return array


def table(values: Any, dtype: Any = np.int32) -> Row[int]:
    """A frozen table of integers that kernels may read, with one index."""
    return cast(Row[int], _frozen(values, 1, dtype))


def grid(values: Any, dtype: Any = np.int32) -> Grid[int]:
    """The same with two indices."""
    return cast(Grid[int], _frozen(values, 2, dtype))


def block(values: Any, dtype: Any = np.int32) -> Block[int]:
    """The same with three indices."""
    return cast(Block[int], _frozen(values, 3, dtype))


class Binder:
    """Makes the twins of kernels for one back end and, where kernels have hooks, for one game."""

    def __init__(self, rules: Mapping[str, AnyKernel] | None = None) -> None:
        self.rules = rules or {}
        self.twins: dict[AnyKernel, Any] = {}
        self.spaces: dict[int, types.ModuleType] = {}
        self.making: list[AnyKernel] = []
        self.lock = threading.RLock()

    def twin(self, kernel: AnyKernel) -> Any:
        """The kernel's twin, made once together with all it calls."""
        if kernel.kind == "hook":
            kernel = self._fill(kernel)
        if kernel.kind == "primitive":
            return self.primitive(kernel.__name__)
        if kernel not in self.twins:
            with self.lock:
                self._make(kernel)
        return self.twins[kernel]

    def _make(self, kernel: AnyKernel) -> None:
        if kernel in self.twins:
            return
        if kernel in self.making:
            raise TypeError(f"{kernel!r} calls itself: the dialect has no recursion")
        self.making.append(kernel)
        try:
            self.twins[kernel] = self.compile(kernel, self._rebound(kernel.function))
        finally:
            self.making.pop()

    def compile(self, kernel: AnyKernel, function: types.FunctionType) -> Any:
        """What the back end makes of a function whose globals are already its own."""
        return function

    def primitive(self, name: str) -> Any:
        """The back end's own way to do what a primitive kernel says."""
        return {"count_bits": int.bit_count, "lowest": _lowest, "lowest_wide": _lowest}[name]

    def constant(self, value: Any) -> Any:
        """A table as the back end reads it. In Python a memoryview: it yields plain integers."""
        return value.data if isinstance(value, np.ndarray) else value

    def _fill(self, kernel: AnyKernel) -> AnyKernel:
        try:
            return self.rules[kernel.__name__]
        except KeyError:
            raise TypeError(f"{kernel!r} must be filled in by a game") from None

    def _rebound(self, function: types.FunctionType) -> types.FunctionType:
        names: dict[str, Any] = {"__name__": function.__module__, "__builtins__": __builtins__}
        for name, path in paths_of(function):
            names[name] = self._bound(function.__globals__[name], path)
        twin = types.FunctionType(function.__code__, names, function.__name__, function.__defaults__)
        twin.__module__, twin.__qualname__ = function.__module__, function.__qualname__
        return twin

    def _bound(self, value: Any, path: tuple[str, ...]) -> Any:
        """What a global is on this back end; of a namespace, a module with what kernels read from it."""
        if isinstance(value, Kernel):
            return self.twin(value)
        if not is_namespace(value):
            return int(value) if isinstance(value, IntEnum) else self.constant(value)
        space = self.spaces.setdefault(id(value), types.ModuleType(getattr(value, "__name__", type(value).__name__)))
        if path:
            setattr(space, path[0], self._bound(getattr(value, path[0]), path[1:]))
        return space


def is_namespace(value: Any) -> bool:
    """Whether kernels read attributes of this global: a room, an enum of the game's words, its verbs."""
    if isinstance(value, types.ModuleType):
        return value is not math
    return isinstance(value, Namespace) or (isinstance(value, type) and issubclass(value, (IntEnum, Namespace)))


@cache
def paths_of(function: types.FunctionType) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The global names that a function reads, each with the attributes that it reads of it: `words.Event.seated`."""
    found: dict[tuple[str, tuple[str, ...]], None] = {}
    name = ""
    path: tuple[str, ...] = ()
    for instruction in (*dis.get_instructions(function), None):
        if name and instruction and instruction.opname in ("LOAD_ATTR", "LOAD_METHOD"):
            path = (*path, instruction.argval)
            continue
        if name in function.__globals__:
            found[name, path] = None
        name, path = (instruction.argval, ()) if instruction and instruction.opname == "LOAD_GLOBAL" else ("", ())
    return tuple(found)


def globals_of(function: types.FunctionType) -> Iterator[tuple[str, Any]]:
    """The globals that a function reads, through namespaces, and their values."""
    for name, path in paths_of(function):
        value = function.__globals__[name]
        for attribute in path:
            if not is_namespace(value):
                break
            value, name = getattr(value, attribute), f"{name}.{attribute}"
        yield name, value


def calls_of(
    kernel: AnyKernel, rules: Mapping[str, AnyKernel], found: dict[AnyKernel, None] | None = None
) -> dict[AnyKernel, None]:
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

__all__ = [
    "PYTHON",
    "AnyKernel",
    "Binder",
    "Kernel",
    "Namespace",
    "block",
    "calls_of",
    "filled",
    "grid",
    "hook",
    "kernel",
    "table",
]
