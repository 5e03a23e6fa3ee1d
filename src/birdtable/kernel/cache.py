"""Compiled rules on disk, and compiling them in the background.

Numba's own cache notices a change of a function's own file only. So each game compiles into a folder
named by a hash of everything that can change the result (not of comments, nor of the rooms that hold no
kernels), and a folder counts once it is complete.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping
from importlib.metadata import version
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numpy as np
import platformdirs
from filelock import FileLock

from birdtable.errors import BadOption
from birdtable.kernel import backends
from birdtable.kernel.backends import ENTRIES, Engine, NativeBinder, Report, compile_order
from birdtable.kernel.dialect import AnyKernel, Kernel, globals_of
from birdtable.kernel.record import Layout

KEPT = 3  # compiled versions of one game that stay on disk
COMPLETE = "complete"
PROGRESS = "progress"
KEEPING = threading.RLock()  # one at a time may tell Numba where to keep things
CHILDREN: list[subprocess.Popen[bytes]] = []  # compilers at work, which may outlive the game that started them


def cache_root() -> Path:
    """Where compiled rules are kept: $BIRDTABLE_CACHE, or the user's cache folder."""
    return Path(os.environ.get("BIRDTABLE_CACHE") or platformdirs.user_cache_dir("birdtable"))


def rules_hash(layout: Layout, rules: Mapping[str, AnyKernel], entries: tuple[AnyKernel, ...] = ENTRIES) -> str:
    """A hash of all that compiling depends on: the code of every kernel, its constants, how and where we compile."""
    digest = hashlib.sha256()
    digest.update(repr((compiler(), layout.dtype.descr)).encode())
    for file in {Path(entry.function.__code__.co_filename): None for entry in entries} | {
        Path(backends.__file__): None
    }:
        digest.update(f"{file}\0".encode())  # Numba keeps entry points by their file, and forgets them when it changes
        digest.update(file.read_bytes())
    for kernel in compile_order(rules, entries):
        code = kernel.function.__code__
        digest.update(repr((kernel.__name__, code.co_varnames, code.co_names, code.co_consts)).encode())
        digest.update(code.co_code)
        for name, value in globals_of(kernel.function):
            digest.update(_constant_bytes(kernel, name, value))
    return digest.hexdigest()[:16]


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


def _constant_bytes(kernel: AnyKernel, name: str, value: Any) -> bytes:
    if isinstance(value, np.ndarray):
        return repr((value.dtype, value.shape)).encode() + value.tobytes()
    if isinstance(value, (int, float, tuple, np.generic)):
        return repr(value).encode()
    if isinstance(value, (Kernel, ModuleType)):
        return name.encode()
    raise TypeError(f"{kernel!r} reads {name!r}, which is neither a number, a table nor a kernel")


class CompiledRules:
    """The compiled rules of one game: on disk, in the making, or not yet begun."""

    def __init__(
        self,
        name: str,
        module: str,
        layout: Layout,
        rules: Mapping[str, AnyKernel],
        entries: tuple[AnyKernel, ...] = ENTRIES,
    ) -> None:
        self.name = name
        self.module = module
        self.layout = layout
        self.rules = rules
        self.entries = entries
        self.folder = cache_root() / f"{name}-{rules_hash(layout, rules, entries)}"
        self.child: subprocess.Popen[bytes] | None = None
        self.twins: Mapping[
            AnyKernel, Any
        ] = {}  # kernels that this process has compiled, for other entry points to share

    @property
    def ready(self) -> bool:
        """Whether everything is on disk."""
        return (self.folder / COMPLETE).exists()

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
        """The engine from disk. Only the entry points are loaded: they hold all that they call."""
        with _kept_in(self.folder):
            binder = NativeBinder(self.layout, self.rules, entries=self.entries)
            try:
                engine = Engine("native", {e.__name__: binder.compile(e, _bare(e)) for e in self.entries})
            except Exception as error:
                # A bare entry point cannot be compiled, so whatever failed, the folder is not what it says.
                shutil.rmtree(self.folder, ignore_errors=True)
                raise OSError(f"the compiled rules in {self.folder} cannot be used: {error}") from error
        with contextlib.suppress(OSError):
            (self.folder / COMPLETE).touch()  # in use: others are pruned first
        return engine

    def compile(self, report: Report | None = None) -> Engine:
        """Compile everything in this process and keep it on disk."""
        _refuse_disabled_compiler()
        self.folder.mkdir(parents=True, exist_ok=True)
        with _kept_in(self.folder):
            binder = NativeBinder(self.layout, self.rules, report, self.entries, self.twins)
            engine = Engine("native", {entry.__name__: binder.twin(entry) for entry in self.entries})
            self.twins = binder.twins
        (self.folder / COMPLETE).touch()
        self._prune()
        return engine

    def engine(self, report: Report | None = None) -> Engine:
        """The engine, from disk if it is there, else compiled now."""
        if self.ready:
            with contextlib.suppress(OSError):
                return self.load()
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadOption(f"compiled rules cannot be kept in {self.folder}: {error}; set BIRDTABLE_CACHE") from None
        with FileLock(self.folder / "lock"):
            return self.load() if self.ready else self.compile(report)

    def compile_in_background(self) -> None:
        """Start a process that compiles; `ready` tells when it is done. It outlives this one if need be."""
        if self.ready or (self.child is not None and self.child.poll() is None):
            return
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            with (self.folder / "errors").open("wb") as errors:
                self.child = subprocess.Popen(
                    [sys.executable, "-m", "birdtable.kernel.cache", self.module],
                    env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.DEVNULL,
                    stderr=errors,
                    start_new_session=True,
                )
        except OSError:
            return  # nowhere to keep compiled rules: Python goes on answering
        CHILDREN.append(self.child)

    def _prune(self) -> None:
        finished = cache_root().glob(f"{self.name}-*/{COMPLETE}")
        for old in sorted(finished, key=lambda path: path.stat().st_mtime)[:-KEPT]:
            shutil.rmtree(old.parent, ignore_errors=True)


@contextlib.contextmanager
def _kept_in(folder: Path) -> Iterator[None]:
    """Let Numba's cache use this folder meanwhile, and the user's own again afterwards."""
    config = numba_config()
    with KEEPING:
        before = config.CACHE_DIR
        config.CACHE_DIR = str(folder)
        try:
            yield
        finally:
            config.CACHE_DIR = before


def _refuse_disabled_compiler() -> None:
    if numba_config().DISABLE_JIT:
        raise BadOption("NUMBA_DISABLE_JIT is set, so nothing can be compiled; use the python back end")


def _bare(entry: AnyKernel) -> FunctionType:
    """An entry point's code without its globals: enough to find it in the cache."""
    function = FunctionType(entry.function.__code__, {"__builtins__": {}}, entry.__name__)
    function.__module__, function.__qualname__ = entry.function.__module__, entry.function.__qualname__
    return function


def compile_to_disk(compiled: CompiledRules) -> None:
    """Compile a game unless another process does; progress goes to a file that all processes can read."""
    compiled.folder.mkdir(parents=True, exist_ok=True)
    progress = compiled.folder / PROGRESS

    def report(done: int, total: int, name: str) -> None:
        scratch = progress.with_suffix(f".{os.getpid()}")
        with contextlib.suppress(OSError):  # somebody is reading it: the next report will do
            scratch.write_text(f"{done} {total} {name}")
            scratch.replace(progress)

    with FileLock(compiled.folder / "lock"):
        if not compiled.ready:
            compiled.compile(report)


def main(arguments: list[str]) -> None:
    """`python -m birdtable.kernel.cache GAME …` compiles games to disk."""
    import birdtable

    for name in arguments:
        compile_to_disk(birdtable.load(name, backend="python").engines.compiled)


if __name__ == "__main__":
    main(sys.argv[1:])
