"""The rulebook, clause by clause, in our own words, and the tests that prove it."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Clause:
    """One clause: where it is printed, what it says, and the ruling where one was needed.

    events  what happens by it, for the log: "landed", or only with a word, "placed end=back", or what begins with it
    """

    id: str
    page: int
    text: str
    ruling: str = ""
    events: tuple[str, ...] = ()


def read_clauses(file: Path, game: str) -> dict[str, Clause]:
    """The clauses of a file by id, `game.chapter.clause`, in the order of the file."""
    chapters = tomllib.loads(file.read_text("utf-8"))
    clauses = {}
    for chapter, entries in chapters.items():
        for name, entry in entries.items():
            events = tuple(entry.pop("events", ()))
            clause = Clause(f"{game}.{chapter}.{name}", **entry, events=events)
            clauses[clause.id] = clause
    return clauses


class Behind:
    """Which clause is behind an event."""

    def __init__(self, clauses: Iterable[Clause]) -> None:
        self.rows: dict[str, list[tuple[str, str, str]]] = {}
        for clause in clauses:
            for event in clause.events:
                name, _, only = event.partition(" ")
                argument, _, word = only.partition("=")
                self.rows.setdefault(name, []).append((argument, word, clause.id))
        for rows in self.rows.values():
            rows.sort(key=lambda row: not row[0])  # what holds for all comes last

    def clause(self, event: str, values: Mapping[str, object]) -> str:
        """The id of the clause; "" where none is named."""
        for argument, word, clause in self.rows.get(event, ()):
            if not argument or f"{values.get(argument)}-".startswith(f"{word}-"):
                return clause
        return ""


def proofs_by_clause(folder: Path) -> dict[str, list[str]]:
    """For each clause id the tests marked with it, as `file::name`."""
    found: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("test_*.py")):
        for name, clause in _marks(file):
            found.setdefault(clause, []).append(f"{file.relative_to(folder.parent).as_posix()}::{name}")
    return {clause: list(dict.fromkeys(tests)) for clause, tests in found.items()}


def _marks(file: Path) -> Iterator[tuple[str, str]]:
    """Every test of a file with each clause that its decorators name."""
    try:
        tree = ast.parse(file.read_text("utf-8"))
    except (SyntaxError, ValueError):
        return  # a file that is being written proves nothing
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)) and node.name.casefold().startswith("test"):
            for decorator in node.decorator_list:
                for clause in _clauses_in(decorator):
                    yield node.name, clause


def _clauses_in(decorator: ast.expr) -> Iterator[str]:
    for node in ast.walk(decorator):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "clause":
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value
