"""Machine code on disk, and compiling it in the background.

Each kept kernel (`kernel/native.py`) has a file of its own, named by a hash of everything that can change it: its code,
that of the kernels it takes in, their tables, and the kept kernels that it calls. So a file is right or not there.
"""

from __future__ import annotations

import contextlib
import gc
import hashlib
import importlib
import os
import pickle
import subprocess
import sys
from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib.metadata import version
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import platformdirs
from filelock import FileLock

from birdtable.errors import BadOption
from birdtable.kernel import native
from birdtable.kernel.backends import ENTRIES, Engine, Report
from birdtable.kernel.dialect import AnyKernel, Kernel, globals_of
from birdtable.kernel.native import NativeBinder, kept_by, needed_by
from birdtable.kernel.record import Layout

VERSIONS = 4  # of one kernel that stay on disk
PROGRESS = "progress"
CHILDREN: list[subprocess.Popen[bytes]] = []  # compilers at work, which may outlive the game that started them


def cache_root() -> Path:
    """Where compiled rules are kept: $BIRDTABLE_CACHE, or the user's cache folder."""
    return Path(os.environ.get("BIRDTABLE_CACHE") or platformdirs.user_cache_dir("birdtable"))


def compiler() -> tuple[Any, ...]:
    """The versions and the processor that compiled code is made by and for."""
    from llvmlite import binding

    config = numba_config()
    processor = (binding.get_host_cpu_name(), binding.get_host_cpu_features().flatten())
    settings = tuple((name, getattr(config, name, None)) for name in ("CPU_NAME", "CPU_FEATURES", "OPT", "BOUNDSCHECK"))
    return version("numba"), version("llvmlite"), np.__version__, sys.version, processor, settings


def numba_config() -> Any:
    """Numba's settings."""
    return importlib.import_module("numba.core.config")


def _constant(kernel: AnyKernel, name: str, value: Any) -> bytes:
    if isinstance(value, np.ndarray):
        return repr((value.dtype, value.shape)).encode() + value.tobytes()
    if isinstance(value, (int, float, tuple, np.generic)):
        return repr(value).encode()
    if isinstance(value, ModuleType):
        return name.encode()
    raise TypeError(f"{kernel!r} reads {name!r}, which is neither a number, a table nor a kernel")


class MachineCode:
    """The machine code of one kernel: a file that begins with the name by which others call it.

    Numba's dispatchers ask for `load_overload` and `save_overload`.
    """

    def __init__(self, file: Path) -> None:
        self.file = file

    @property
    def ready(self) -> bool:
        """Whether it is on disk."""
        return self.file.exists()

    @property
    def symbol(self) -> bytes:
        """The name by which other machine code calls it."""
        with self.file.open("rb") as stored:
            return stored.readline()

    def alone(self) -> FileLock:
        """Nobody else compiles this kernel meanwhile; a TimeoutError if somebody does."""
        return FileLock(self.file.with_suffix(".lock"), blocking=False)

    def drop(self) -> None:
        """Remove it."""
        self.file.unlink(missing_ok=True)

    def load_overload(self, _signature: Any, context: Any) -> Any:
        """What Numba compiled, or None."""
        compiler: Any = importlib.import_module("numba.core.compiler")
        if not self.ready:
            return None
        with self.file.open("rb") as stored:
            stored.readline()
            parts = pickle.load(stored)
        context.refresh()
        with contextlib.suppress(OSError):
            self.file.touch()  # in use: others are removed first
        return compiler.CompileResult._rebuild(context, *parts)

    def save_overload(self, _signature: Any, result: Any) -> None:
        """Keep what Numba compiled; of earlier versions, the newest."""
        numba_pickle: Any = importlib.import_module("numba.core.serialize")
        scratch = self.file.with_suffix(f".{os.getpid()}")
        scratch.write_bytes(result.fndesc.mangled_name.encode() + b"\n" + numba_pickle.dumps(result._reduce()))
        scratch.replace(self.file)
        name, _, _ = self.file.stem.rpartition("-")
        versions = sorted(self.file.parent.glob(f"{name}-*.code"), key=lambda file: file.stat().st_mtime)
        for old in versions[:-VERSIONS]:
            old.unlink(missing_ok=True)


class CompiledRules:
    """The compiled rules of one game: on disk, in the making, or not yet begun."""

    def __init__(self, name: str, module: str, layout: Layout, rules: Mapping[str, AnyKernel]) -> None:
        self.name = name
        self.module = module
        self.layout = layout
        self.rules = rules
        self.folder = cache_root() / name
        self.kept = kept_by(rules)
        self.tags: dict[AnyKernel, str] = {}
        self.child: subprocess.Popen[bytes] | None = None

    @cached_property
    def binder(self) -> NativeBinder:
        """Who compiles and loads."""
        return NativeBinder(self.layout, self.rules, self)

    @cached_property
    def needed(self) -> list[AnyKernel]:
        """The kernels whose machine code a table needs."""
        return needed_by(ENTRIES, self.rules)

    @cached_property
    def base(self) -> bytes:
        """What all machine code of this game depends on: the compiler, how we use it, and the record."""
        return repr((compiler(), self.layout.dtype.descr)).encode() + Path(native.__file__).read_bytes()

    def tag(self, kernel: AnyKernel) -> str:
        """A hash of everything that a kernel's machine code depends on. The kept kernels it calls must be compiled."""
        if kernel not in self.tags:
            function, code = kernel.function, kernel.function.__code__
            digest = hashlib.sha256(self.base)
            digest.update(repr((function.__annotations__, function.__defaults__, code.co_varnames)).encode())
            digest.update(repr((kernel.__name__, code.co_names, code.co_consts)).encode() + code.co_code)
            for name, value in globals_of(function):
                digest.update(self._called(value) if isinstance(value, Kernel) else _constant(kernel, name, value))
            self.tags[kernel] = digest.hexdigest()[:16]
        return self.tags[kernel]

    def _called(self, kernel: AnyKernel) -> bytes:
        kernel = self.rules[kernel.__name__] if kernel.kind == "hook" else kernel
        if kernel.kind == "primitive":
            return kernel.__name__.encode()
        return self.code(kernel).symbol if kernel in self.kept else self.tag(kernel).encode()

    def code(self, kernel: AnyKernel) -> MachineCode:
        """Where the machine code of a kernel is or will be."""
        return MachineCode(self.folder / f"{kernel.__name__}-{self.tag(kernel)}.code")

    @property
    def ready(self) -> bool:
        """Whether everything that a table needs is on disk."""
        try:
            return all(self.code(kernel).ready for kernel in self.needed)
        except OSError:
            return False

    @property
    def failed(self) -> bool:
        """Whether the process that compiled for us ended without success."""
        return self.child is not None and self.child.poll() not in (None, 0) and not self.ready

    @property
    def progress(self) -> tuple[int, int, str]:
        """How many kernels are compiled, of how many, and which one is on."""
        try:
            done, total, name = (self.folder / PROGRESS).read_text().split()
        except (OSError, ValueError):
            return 0, 0, ""
        return int(done), int(total), name

    def load(self) -> Engine:
        """The engine from disk; an OSError if anything is missing or damaged."""
        return self._engine(ENTRIES, may_compile=False)

    def engine(self, report: Report | None = None, entries: tuple[AnyKernel, ...] = ENTRIES) -> Engine:
        """The engine: from disk what is there, the rest compiled now."""
        try:
            return self._engine(entries, may_compile=False)
        except OSError:
            pass
        _refuse_disabled_compiler()
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadOption(f"compiled rules cannot be kept in {self.folder}: {error}; set BIRDTABLE_CACHE") from None
        with _without_collector():
            return self._engine(entries, report)

    def _engine(
        self, entries: tuple[AnyKernel, ...], report: Report | None = None, *, may_compile: bool = True
    ) -> Engine:
        self.tags.clear()  # a file may have been compiled anew, under another symbol, since somebody looked
        return self.binder.engine(entries, report, may_compile=may_compile)

    def compile_in_background(self) -> None:
        """Start processes that compile; `ready` tells when they are done. They may outlive this one."""
        if self.ready or (self.child is not None and self.child.poll() is None):
            return
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            self.child = self._compiler()
        except OSError:
            return  # nowhere to keep compiled rules: Python goes on answering
        self.call_help()

    def call_help(self) -> None:
        """Start a process that takes part of the work off whoever compiles, if there is a core for it."""
        if (os.cpu_count() or 1) > 1 and not self.ready:
            with contextlib.suppress(OSError):  # nowhere to keep compiled rules: whoever compiles says so
                self.folder.mkdir(parents=True, exist_ok=True)
                self._compiler()

    def _compiler(self) -> subprocess.Popen[bytes]:
        with (self.folder / "errors").open("wb") as errors:
            child = subprocess.Popen(
                [sys.executable, "-m", "birdtable.kernel.cache", self.module],
                env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=errors,
                start_new_session=True,
            )
        CHILDREN.append(child)
        return child


@contextlib.contextmanager
def _without_collector() -> Iterator[None]:
    """Leave what the compiler makes alone: it lives until the end, and to look through it is a tenth of the work."""
    on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if on:
            gc.enable()


def _refuse_disabled_compiler() -> None:
    if numba_config().DISABLE_JIT:
        raise BadOption("NUMBA_DISABLE_JIT is set, so nothing can be compiled; use the python back end")


def compile_to_disk(compiled: CompiledRules) -> None:
    """Compile a game; progress goes to a file that all processes can read."""
    progress = compiled.folder / PROGRESS

    def report(done: int, total: int, name: str) -> None:
        scratch = progress.with_suffix(f".{os.getpid()}")
        with contextlib.suppress(OSError):  # somebody is reading it: the next report will do
            scratch.write_text(f"{done} {total} {name}")
            scratch.replace(progress)

    compiled.engine(report)


def main(names: list[str]) -> None:
    """`python -m birdtable.kernel.cache GAME …` compiles games to disk; several at once share the work."""
    import birdtable

    for name in names:
        compile_to_disk(birdtable.load(name, backend="python").engines.compiled)


if __name__ == "__main__":
    main(sys.argv[1:])
