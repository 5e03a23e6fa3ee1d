"""The rulebook, clause by clause, in our own words, and the tests that prove it."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Clause:
    """One clause: where it is printed, what it says, and the ruling where one was needed."""

    id: str
    page: int
    text: str
    ruling: str = ""


def read_clauses(file: Path, game: str) -> dict[str, Clause]:
    """The clauses of a file by id, `game.chapter.clause`, in the order of the file."""
    chapters = tomllib.loads(file.read_text("utf-8"))
    clauses = {}
    for chapter, entries in chapters.items():
        for name, entry in entries.items():
            clause = Clause(f"{game}.{chapter}.{name}", **entry)
            clauses[clause.id] = clause
    return clauses


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
