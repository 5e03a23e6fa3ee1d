"""Compiled rules on disk, and compiling them in the background.

Numba's own cache notices a change of a function's own file only. So each game compiles into a folder
named by a hash of everything that can change the result (not of comments, nor of the rooms that hold no
kernels), and a folder counts once it is complete.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import subprocess
import sys
import time
from collections.abc import Mapping
from importlib.metadata import version
from pathlib import Path
from types import FunctionType
from typing import Any

import numpy as np
import platformdirs
from filelock import FileLock, Timeout

from birdtable.kernel import loops
from birdtable.kernel.backends import ENTRIES, Engine, NativeBinder, Report, compile_order
from birdtable.kernel.dialect import Kernel
from birdtable.kernel.record import Record

KEPT = 3  # compiled versions of one game that stay on disk
COMPLETE = "complete"
PROGRESS = "progress"
CHILDREN: list[subprocess.Popen[bytes]] = []  # compilers at work, which may outlive the game that started them


def cache_root() -> Path:
    """Where compiled rules are kept: $BIRDTABLE_CACHE, or the user's cache folder."""
    return Path(os.environ.get("BIRDTABLE_CACHE") or platformdirs.user_cache_dir("birdtable"))


def rules_hash(record: Record, rules: Mapping[str, Kernel]) -> str:
    """A hash of all that compiling depends on: the code of every kernel, its tables, the compiler, the processor."""
    digest = hashlib.sha256()
    about = (version("numba"), np.__version__, sys.version, platform.machine(), platform.processor(), loops.__file__)
    digest.update(repr((about, record.dtype.descr)).encode())
    for kernel in compile_order(rules):
        code = kernel.function.__code__
        digest.update(repr((kernel.__name__, code.co_varnames, code.co_names, code.co_consts)).encode())
        digest.update(code.co_code)
        for name in code.co_names:
            digest.update(_constant_bytes(kernel.function.__globals__.get(name)))
    return digest.hexdigest()[:16]


def _constant_bytes(value: Any) -> bytes:
    if isinstance(value, np.ndarray):
        return repr((value.dtype, value.shape)).encode() + value.tobytes()
    return repr(value).encode() if isinstance(value, (int, float)) else b""


def content_hash(folder: Path) -> str:
    """A hash of a game's data files, the same wherever they lie."""
    digest = hashlib.sha256()
    for file in sorted(folder.glob("content/*.toml")):
        digest.update(f"{file.name}\0".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


class CompiledRules:
    """The compiled rules of one game: on disk, in the making, or not yet begun."""

    def __init__(self, name: str, module: str, record: Record, rules: Mapping[str, Kernel]) -> None:
        self.name = name
        self.module = module
        self.record = record
        self.rules = rules
        self.folder = cache_root() / f"{name}-{rules_hash(record, rules)}"
        self.child: subprocess.Popen[bytes] | None = None

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
        _keep_in(self.folder)
        binder = NativeBinder(self.record, self.rules)
        try:
            return Engine("native", {entry.__name__: binder.compile(entry, _bare(entry)) for entry in ENTRIES})
        except Exception as error:
            # A bare entry point cannot be compiled, so whatever failed, the folder is not what it says.
            (self.folder / COMPLETE).unlink(missing_ok=True)
            raise OSError(f"the compiled rules in {self.folder} cannot be used: {error}") from error

    def compile(self, report: Report | None = None) -> Engine:
        """Compile everything in this process and keep it on disk."""
        self.folder.mkdir(parents=True, exist_ok=True)
        _keep_in(self.folder)
        binder = NativeBinder(self.record, self.rules, report)
        engine = Engine("native", {entry.__name__: binder.twin(entry) for entry in ENTRIES})
        (self.folder / COMPLETE).touch()
        self._prune()
        return engine

    def engine(self, report: Report | None = None) -> Engine:
        """The engine, from disk if it is there, else compiled now."""
        if self.ready:
            try:
                return self.load()
            except OSError:
                pass
        self.folder.mkdir(parents=True, exist_ok=True)
        with FileLock(self.folder / "lock"):
            return self.load() if self.ready else self.compile(report)

    def compile_in_background(self) -> None:
        """Start a process that compiles; `ready` tells when it is done. It outlives this one if need be."""
        if self.ready or (self.child is not None and self.child.poll() is None):
            return
        self.child = subprocess.Popen(
            [sys.executable, "-m", "birdtable.kernel.cache", self.module],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        CHILDREN.append(self.child)

    def _prune(self) -> None:
        versions = sorted(cache_root().glob(f"{self.name}-*"), key=lambda path: path.stat().st_mtime)
        for old in versions[:-KEPT]:
            shutil.rmtree(old, ignore_errors=True)


def _keep_in(folder: Path) -> None:
    """Let Numba's cache use this folder for what is compiled or loaded next."""
    from numba.core import config

    setattr(config, "CACHE_DIR", str(folder))  # noqa: B010


def _bare(entry: Kernel) -> FunctionType:
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
        scratch.write_text(f"{done} {total} {name}")
        scratch.replace(progress)

    try:
        with FileLock(compiled.folder / "lock", timeout=0):
            if not compiled.ready:
                compiled.compile(report)
    except Timeout:
        while not compiled.ready:
            time.sleep(0.2)


def main(arguments: list[str]) -> None:
    """`python -m birdtable.kernel.cache GAME …` compiles games to disk."""
    import birdtable

    for name in arguments:
        compile_to_disk(birdtable.load(name, backend="python").compiled)


if __name__ == "__main__":
    main(sys.argv[1:])
