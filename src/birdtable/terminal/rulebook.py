"""The rulebook, clause by clause: search it, read it, and see which tests prove it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import birdtable
from birdtable.clauses import Clause
from birdtable.game import Game
from birdtable.terminal.voice import Voice

INDENT = "  "


def find_clauses(game: Game, word: str, voice: Voice) -> list[Clause]:
    """The clauses whose id, text or ruling holds a word; all of them for the empty word."""
    sought = word.casefold()
    return [
        clause
        for clause in game.clauses.values()
        if sought in " ".join((clause.id, *voice.clause(clause), clause.text, clause.ruling)).casefold()
    ]


def clause_lines(clause: Clause, voice: Voice) -> list[str]:
    """A clause with its page and, where one was needed, its ruling."""
    text, ruling = voice.clause(clause)
    lines = [voice.say("rules-clause", id=clause.id, page=clause.page), INDENT + text]
    if ruling:
        lines.append(INDENT + voice.say("rules-ruling", ruling=ruling))
    return lines


def proof_lines(tests: Sequence[str], voice: Voice) -> list[str]:
    """The tests that prove a clause."""
    if not tests:
        return [INDENT + voice.say("rules-no-test")]
    return [INDENT + voice.say("rules-proved"), *(INDENT * 2 + test for test in tests)]


def chapters(game: Game) -> dict[str, int]:
    """The chapters of the rulebook and how many clauses each has."""
    counts: dict[str, int] = {}
    for clause in game.clauses:
        chapter = clause.split(".")[1]
        counts[chapter] = counts.get(chapter, 0) + 1
    return counts


# ---------------------------------------------------------------------- tests, where the repository is at hand


def proofs_folder() -> Path | None:
    """The repository's tests, if Birdtable runs from its repository."""
    root = Path(birdtable.__file__).parents[2]
    return root / "tests" if (root / "pyproject.toml").exists() and (root / "tests").is_dir() else None
