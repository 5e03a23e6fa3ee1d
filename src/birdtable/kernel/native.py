"""The native back end: kernels compiled with Numba, and their machine code kept.

The hooks that a game fills in and the entry points are *kept*: each is linked with the small kernels that it calls,
optimised and assembled by itself, and put on disk. What calls a kept kernel finds it where it stands. So the rules are
compiled once and not again inside every loop over them, compiling takes time in proportion to the rules, and after a
change only what reaches it is compiled anew. Several processes share the work: each takes the next kernel that nobody
has begun.
"""

from __future__ import annotations

import importlib
import time
from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from functools import cache
from types import FunctionType
from typing import Any, Protocol, get_args, get_origin, get_type_hints

import numpy as np

from birdtable.kernel.backends import ENTRIES, LAB, Engine, Report, compile_order
from birdtable.kernel.dialect import AnyKernel, Binder, calls_of
from birdtable.kernel.loops import DEFAULTS
from birdtable.kernel.record import Layout, State
from birdtable.kernel.shapes import States, array_of

UNITS = ("apply", "carry_on", "legal", "outcome", "advance", "setup", "value", "conceal", "observe")
"""The hooks that are kept, large ones first. `draws_here` is not: where it never does, compilers leave out drawing."""

PATIENCE = 0.05  # seconds until we look again whether another process has made what we wait for

FLAGS: dict[str, Any] = {
    "error_model": "numpy",
    "nogil": True,
    "boundscheck": True,
    "no_cfunc_wrapper": True,
    "_nrt": False,
}
"""An index past the end of a field must not write into its neighbour; docs/decisions.md has what it costs. Kernels
allocate nothing, so nothing is counted.
"""

PASSES = (
    "untyped_passes TranslateByteCode FixupArgs IRProcessing",
    "untyped_passes RewriteSemanticConstants DeadBranchPrune GenericRewrites ReconstructSSA",
    "typed_passes NopythonTypeInference PreLowerStripPhis IRLegalization AnnotateTypes NativeLowering NoPythonBackend",
)
"""What Numba does with a kernel: half of its passes are for what the dialect does not have (closures, `with`, …)."""


class Code(Protocol):
    """The machine code of one kernel on disk, as Numba's dispatchers load and save it."""

    @property
    def ready(self) -> bool:
        """Whether it is there."""

    def alone(self) -> AbstractContextManager[Any]:
        """Nobody else writes it meanwhile; a TimeoutError if somebody does."""

    def drop(self) -> None:
        """Remove it."""


class Keeper(Protocol):
    """Where machine code is kept."""

    def tag(self, kernel: AnyKernel) -> str:
        """A short name for all that the kernel's machine code depends on."""

    def code(self, kernel: AnyKernel) -> Code:
        """Where the machine code of a kept kernel is or will be."""


class NativeBinder(Binder):
    """Makes compiled twins: each for one signature, so that no call can ask for another."""

    def __init__(self, layout: Layout, rules: Mapping[str, AnyKernel], keeper: Keeper) -> None:
        super().__init__(rules)
        self.record = numba_record(layout)
        self.keeper = keeper
        self.kept = kept_by(rules)
        self.order: list[AnyKernel] = []
        self.done: dict[AnyKernel, None] = {}  # kernels of the order that need no work any more
        self.report: Report | None = None
        self.may_compile = True
        self.linked: set[str] = set()  # names of libraries that whoever calls them takes in
        self.apart: set[str] = set()  # and of those that stay where they are

    def engine(self, entries: Iterable[AnyKernel], report: Report | None = None, *, may_compile: bool = True) -> Engine:
        """An engine with these entry points: loaded, and compiled as far as they are not kept yet."""
        self.order, self.report, self.may_compile = compile_order(self.rules, entries), report, may_compile
        self._make_all(needed_by(entries, self.rules))
        return Engine("native", {entry.__name__: self.twin(entry) for entry in entries})

    def compile(self, kernel: AnyKernel, function: FunctionType) -> Any:
        """The compiled kernel, after telling how far we are."""
        if self.report:
            self.report(len(self.done), len(self.order), kernel.__name__)
        return self._dispatcher(kernel, function)

    def constant(self, value: Any) -> Any:
        """Numba reads tables as they are."""
        return value

    def primitive(self, name: str) -> Any:
        """An instruction of the processor's."""
        return native_primitives()[name]

    def _make(self, kernel: AnyKernel) -> None:
        if kernel in self.kept:
            self._make_all(needed_by([kernel], self.rules))
        else:
            super()._make(kernel)
            calls_of(kernel, self.rules, self.done)

    def _make_all(self, kernels: Iterable[AnyKernel]) -> None:
        """Load or compile kept kernels; those that another process has begun come last, when it is done."""
        waiting = {kernel: calls_of(kernel, self.rules) for kernel in kernels if kernel not in self.twins}
        while waiting:
            left = {kernel: reached for kernel, reached in waiting.items() if not self._made(kernel, reached)}
            if len(left) == len(waiting):
                time.sleep(PATIENCE)
            waiting = left

    def _made(self, kernel: AnyKernel, reached: Mapping[AnyKernel, None]) -> bool:
        """Load or compile a kept kernel, if all that it calls is there and nobody else is at it; whether we have it."""
        if any(callee in self.kept and callee not in self.twins for callee in reached if callee is not kernel):
            return False
        code = self.keeper.code(kernel)
        if not code.ready:
            if not self.may_compile:
                raise FileNotFoundError(f"{kernel!r} is not compiled yet")
            try:
                with code.alone():
                    if not code.ready:
                        super()._make(kernel)
            except TimeoutError:
                return False
        if kernel not in self.twins:
            self.twins[kernel] = self._loaded(kernel, code)
        self.done.update(reached)
        return True

    def _loaded(self, kernel: AnyKernel, code: Code) -> Any:
        bare = FunctionType(kernel.function.__code__, {"__builtins__": {}}, kernel.__name__)
        bare.__module__, bare.__qualname__ = kernel.function.__module__, kernel.function.__qualname__
        try:
            return self._dispatcher(kernel, bare)
        except Exception as error:  # a bare function cannot be compiled, so whatever failed, the code is not sound
            code.drop()
            raise OSError(f"the compiled code of {kernel!r} cannot be used: {error}") from error

    def _dispatcher(self, kernel: AnyKernel, function: FunctionType) -> Any:
        import numba

        kept = kernel in self.kept
        face: dict[str, Any] = {"no_cpython_wrapper": kernel not in (*ENTRIES, *LAB)}
        function.__qualname__ += f".{self.keeper.tag(kernel)}"  # games and their editions share one process
        (self.apart if kept else self.linked).add(function.__qualname__)
        dispatcher: Any = numba.njit(**FLAGS, **face, pipeline_class=short_pipeline())(function)
        if kept:
            dispatcher._cache = self.keeper.code(kernel)
        signatures = signatures_of(kernel, self.record)
        with _linking(self.linked, self.apart):
            for signature in signatures:
                dispatcher.compile(signature)
        if signatures:
            dispatcher.disable_compile()
        return dispatcher


def kept_by(rules: Mapping[str, AnyKernel]) -> list[AnyKernel]:
    """The kernels of a game whose machine code is kept: its own hooks, and the entry points."""
    hooks = [rules[name] for name in UNITS if name in rules and rules[name] is not DEFAULTS.get(name)]
    return [*hooks, *ENTRIES, *LAB]


def needed_by(entries: Iterable[AnyKernel], rules: Mapping[str, AnyKernel]) -> list[AnyKernel]:
    """The kept kernels that entry points need, in the order in which they are made; themselves last."""
    reached, kept = compile_order(rules, entries), kept_by(rules)
    return sorted((kernel for kernel in reached if kernel in kept), key=kept.index)


@contextmanager
def _linking(linked: Collection[str], apart: Collection[str]) -> Iterator[None]:
    """Let libraries of these names be taken in by whoever calls them, those apart by nobody.

    Otherwise Numba links, optimises and assembles a kernel again inside each of its callers, and theirs. It has no
    setting for this.
    """
    from numba.core.codegen import CPUCodeLibrary, JITCPUCodegen

    finalize: Any = CPUCodeLibrary.finalize
    set_env: Any = JITCPUCodegen.set_env

    def finalize_apart(library: Any) -> None:
        if library.name in linked:
            library._finalized = True
        else:
            library._linking_libraries = taken_in_by(library, apart)
            finalize(library)

    def set_env_if_any(codegen: Any, name: str, env: Any) -> None:
        if codegen._engine.is_symbol_defined(name):
            set_env(codegen, name, env)

    setattr(CPUCodeLibrary, finalize.__name__, finalize_apart)
    setattr(JITCPUCodegen, set_env.__name__, set_env_if_any)
    try:
        yield
    finally:
        setattr(CPUCodeLibrary, finalize.__name__, finalize)
        setattr(JITCPUCodegen, set_env.__name__, set_env)


def taken_in_by(library: Any, apart: Collection[str]) -> list[Any]:
    """The libraries that one of Numba's needs: callers first, since linking drops what nobody calls yet."""
    found: dict[Any, None] = {}

    def visit(caller: Any) -> None:
        for callee in caller._linking_libraries:
            if callee not in found and callee.name not in apart:
                visit(callee)
                found[callee] = None

    visit(library)
    return list(reversed(found))


def signature_of(kernel: AnyKernel, record: Any) -> tuple[Any, ...] | None:
    """What Numba calls the types of the parameters; None where each caller brings its own rows (`Row[int]`)."""
    found = tuple(_compiled(kernel, name, hint, record) for name, hint in parameters_of(kernel))
    return None if None in found else found


def signatures_of(kernel: AnyKernel, record: Any) -> list[tuple[Any, ...]]:
    """The same where trailing parameters may be left out: one signature for each number of those given."""
    import numba

    types: Any = numba.types
    signature, defaults = signature_of(kernel, record), kernel.function.__defaults__ or ()
    if signature is None:
        return []
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

    types: Any = numba.types
    if isinstance(hint, type) and issubclass(hint, int):
        return types.int64
    if hint is float:
        return types.float64
    if get_origin(hint) is tuple and set(get_args(hint)) == {int}:
        return types.UniTuple(types.int64, len(get_args(hint)))
    if hint is States:
        return types.Array(record, 1, "C")
    if isinstance(hint, type) and issubclass(hint, State):
        return record
    shape = array_of(hint)
    if shape is None:
        raise TypeError(f"{kernel!r}: parameter {name!r} has a type that the dialect does not know: {hint!r}")
    number, dimensions = shape
    return types.Array(numba.from_dtype(np.dtype(number)), dimensions, "C") if number else None


def numba_record(layout: Layout) -> Any:
    """What Numba calls the type of a game's record."""
    import numba

    return numba.from_dtype(layout.dtype)


@cache
def short_pipeline() -> type:
    """Numba's compiler with the passes above."""
    compiler: Any = importlib.import_module("numba.core.compiler")

    class Kernels(compiler.CompilerBase):  # type: ignore[misc]
        def define_pipelines(self) -> list[Any]:
            manager = compiler.PassManager("kernels")
            for module, *names in map(str.split, PASSES):
                for name in names:
                    manager.add_pass(getattr(importlib.import_module(f"numba.core.{module}"), name), name)
            manager.finalize()
            return [manager]

    return Kernels


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
