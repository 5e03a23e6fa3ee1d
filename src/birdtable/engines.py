"""The rules of a game as they run: in plain Python, compiled, and compiled for the lab."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from birdtable.kernel.backends import LAB, Engine, Report, python_engine
from birdtable.kernel.cache import CompiledRules
from birdtable.kernel.dialect import AnyKernel
from birdtable.kernel.loops import contract_of
from birdtable.kernel.record import Layout

NATIVE = threading.RLock()  # one thread compiles, or loads, at a time


class Engines:
    """What runs the rules of a game: made when it is first asked for, shared by all copies of the game."""

    def __init__(self, name: str, package: str, layout: Layout, rules: Sequence[AnyKernel]) -> None:
        self.name = name
        self.package = package
        self.layout = layout
        self.rules = rules
        self.networks: dict[Path, Any] = {}  # learned players by their file: see `bots/network.py`
        self.cuda: dict[str, Any] = {}  # what is launched on a GPU, by name: see `kernel/cuda.py`
        self.loaded_aside = False  # whether somebody else loads the compiled rules, and nobody may wait for that
        self._native: Engine | None = None
        self._native_lab: Engine | None = None

    @cached_property
    def contract(self) -> dict[str, AnyKernel]:
        """The game's kernels, and the kernel's own for those that it leaves out."""
        return contract_of(self.rules)

    @cached_property
    def python(self) -> Engine:
        """The rules in plain Python."""
        return python_engine(self.layout, self.contract)

    @cached_property
    def compiled(self) -> CompiledRules:
        """The compiled rules: whether they are ready, and how far the compiler is."""
        return CompiledRules(self.name, self.package, self.layout, self.contract)

    def native(self, report: Report | None = None) -> Engine:
        """The compiled rules as an engine, compiled now if they are not on disk."""
        if self._native is None:
            with NATIVE:
                if self._native is None:
                    self.compiled.call_help()
                self._native = self._native or self.compiled.engine(report)
        return self._native

    def native_lab(self, report: Report | None = None) -> Engine:
        """The compiled entry points of the lab (`kernel/chronicle.py`, `kernel/rivals.py`), compiled now if need be."""
        self.native(report)
        with NATIVE:
            self._native_lab = self._native_lab or self.compiled.engine(report, LAB)
            return self._native_lab

    def native_if_ready(self) -> Engine | None:
        """The compiled rules if they are at hand."""
        return self._native if self._native or self.loaded_aside else self.load_if_ready()

    def load_if_ready(self) -> Engine | None:
        """Load the compiled rules if they are on disk; if they cannot be loaded, compiling starts again elsewhere."""
        if self._native or not self.compiled.ready:
            return self._native
        with NATIVE:
            try:
                self._native = self._native or self.compiled.load()
            except OSError:
                self.compiled.compile_in_background()
            return self._native
