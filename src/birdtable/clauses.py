"""The rulebook, clause by clause, in our own words."""

from __future__ import annotations

import tomllib
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
