"""Ring 1: every clause is named by a test, and every test's clause exists."""

import re
from pathlib import Path

import birdtable as bt
from birdtable.clauses import proofs_by_clause
from tests.conftest import GAMES

ROOT = Path(__file__).parents[2]
PROOFS = proofs_by_clause(ROOT / "tests") | proofs_by_clause(ROOT / "examples")


def test_every_clause_is_proved_by_a_test(name):
    clauses = bt.load(name, "python").clauses
    assert clauses
    assert [clause for clause in clauses if clause not in PROOFS] == []


def test_no_test_names_a_clause_that_does_not_exist():
    known = {clause for name in GAMES for clause in bt.load(name, "python").clauses}
    assert [clause for clause in PROOFS if clause not in known] == []


def test_every_clause_named_in_the_code_exists(name):
    """Docstrings end with the clauses they carry out, as `(chapter.clause, chapter.other)`."""
    game = bt.load(name, "python")
    known = {clause.split(".", 1)[1] for clause in game.clauses}
    chapters = {clause.split(".")[0] for clause in known}
    named = set()
    for file in sorted(game.folder.glob("*.py")):
        for group in re.findall(r"\(([a-z]+\.[a-z*][^()\n]*)\)\.\"\"\"", file.read_text("utf-8")):
            chapter = ""
            for clause in re.split(r"[, ]+", group):
                chapter, _, rest = clause.rpartition(".") if not clause.startswith(".") else (chapter, "", clause[1:])
                named.add((file.name, f"{chapter}.{rest}"))
    assert named
    missing = [clause for clause in sorted(named) if clause[1] not in known and clause[1].split(".")[0] in chapters]
    assert [clause for clause in missing if not clause[1].endswith(".*")] == []
