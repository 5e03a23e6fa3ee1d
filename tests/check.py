"""Is this change sound? Style, types, the tests that the changed files touch, and one run of the laws a game.

python -m tests.check [SECONDS]     what differs from the main branch; within so many seconds, 90 if it is not said

Tests that failed last come first. What there was no time for is told.
"""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import LARGEST

ROOT = Path(__file__).parents[1]
SECONDS = 90.0
TYPES = ["mypy", "--num-workers", "auto"], ["ruff", "check", "."], ["ruff", "format", "--check", "."]
PAGE = ["npm", "run", "--silent", "check"], ["npx", "vitest", "run", "--changed", "HEAD"]
LAWS = "tests/suites/test_many_games.py::test_many_games_keep_the_laws"
SLOW = ("browser", "playthroughs")  # left to `make test` unless they themselves have changed


class Budget:
    """Stops a run of tests when its time is up."""

    def __init__(self, end: float) -> None:
        self.end = end
        self.ran = self.found = self.failed = 0

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        self.found = len(items)

    def pytest_runtest_logfinish(self) -> None:
        self.ran += 1

    def pytest_runtest_logreport(self, report: Any) -> None:
        self.failed += report.failed

    def pytest_runtest_protocol(self, item: Any) -> None:
        if time.monotonic() > self.end:
            item.session.shouldstop = "the time is up"


def changed() -> list[Path]:
    """The files that differ from the main branch, with those that git does not know yet."""
    base = subprocess.run(["git", "merge-base", "HEAD", "main"], cwd=ROOT, capture_output=True, text=True, check=False)
    since = base.stdout.strip() or "HEAD"
    said = [
        subprocess.run(["git", *command], cwd=ROOT, capture_output=True, text=True, check=True).stdout
        for command in (("diff", "--name-only", since), ("ls-files", "--others", "--exclude-standard"))
    ]
    return [path for line in "".join(said).splitlines() if (path := ROOT / line).exists()]


def touched(files: Iterable[Path]) -> list[str]:
    """The files of tests that name what has changed, and those that have changed themselves."""
    tests = [*ROOT.glob("tests/**/test_*.py"), *ROOT.glob("examples/**/test_*.py")]
    found: set[Path] = set()
    for file in files:
        parts = file.relative_to(ROOT).parts
        if file in tests:
            found.add(file)
        elif parts[:3] == ("src", "birdtable", "games") and len(parts) > 4:
            found |= {test for test in tests if parts[3] in test.parts}
        elif parts[0] == "src" and file.suffix == ".py":
            found |= naming(file, tests)
    return sorted(str(test.relative_to(ROOT)) for test in found)


def naming(module: Path, tests: Iterable[Path]) -> set[Path]:
    """The tests that import a module, by either of the two ways to write it."""
    *package, name = module.relative_to(ROOT / "src").with_suffix("").parts
    dotted = re.escape(".".join(package))
    says = re.compile(rf"\b{dotted}\.{name}\b|from {dotted} import [^\n]*\b{name}\b")
    return {test for test in tests if not set(SLOW) & set(test.parts) and says.search(test.read_text())}


def main(seconds: float) -> int:
    """Everything, side by side; nonzero if anything is wrong."""
    end, files = time.monotonic() + seconds, changed()
    tools = Path(sys.executable).parent
    beside = [(command, subprocess.Popen([tools / command[0], *command[1:]], cwd=ROOT)) for command in TYPES]
    if any("web" in file.relative_to(ROOT).parts[:1] for file in files):
        beside += [(command, subprocess.Popen(command, cwd=ROOT / "web")) for command in PAGE]
    laws = [sys.executable, "-m", "pytest", *(f"{LAWS}[{name}-{players}]" for name, players in LARGEST)]
    beside.append((laws, subprocess.Popen(laws, cwd=ROOT)))
    budget, tests = Budget(end), touched(files)
    ended = pytest.main(["--failed-first", *tests], plugins=[budget]) if tests else pytest.ExitCode.OK
    wrong = ["a test"] if budget.failed or ended not in (pytest.ExitCode.OK, pytest.ExitCode.INTERRUPTED) else []
    wrong += [" ".join(map(str, command)) for command, process in beside if process.wait()]
    print(f"{len(files)} files changed; {budget.ran} of {budget.found} tests that they touch were run.")  # noqa: T201
    for command in wrong:
        print(f"not sound: {command}")  # noqa: T201
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main(float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS))
