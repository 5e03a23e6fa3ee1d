"""Ring 1: every clause is named by a test, and every test's clause exists."""

import re
from pathlib import Path

import pytest

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


def test_every_event_has_a_clause_behind_it(name):
    game = bt.load(name, "python")
    assert [event for event in game.events.__members__ if not game.behind.clause(event, {})] == []


def test_every_verb_and_decision_names_its_clause(name):
    game = bt.load(name, "python")
    named = {family.verb: family.clause for family in game.actions.families} | {
        d.word: d.clause for d in game.decisions
    }
    assert [word for word, clause in named.items() if f"{game.name}.{clause}" not in game.clauses] == []


def test_clauses_name_only_events_and_arguments_that_there_are(name):
    game = bt.load(name, "python")
    for event, rows in game.behind.rows.items():
        assert {argument for argument, _, _ in rows if argument} <= set(game.events[event].args), event


@pytest.mark.parametrize(
    ("game", "event", "values", "clause"),
    [
        ("above_the_clouds", "played", {"card": "sharp-dodge-m1-b4"}, "card.sharp-dodge"),
        ("above_the_clouds", "played", {"card": "dodge-m4-b1"}, "card.dodge"),
        ("above_the_clouds", "played", {"card": "?"}, "card.play"),
        ("above_the_clouds", "placed", {"end": "back"}, "action.add-back"),
        ("perch", "activated", {"creature": "red-fox"}, "creature.red-fox"),
        ("perch", "declined", {"decision": "offer"}, "recruit.feeder"),
        ("perch", "declined", {"decision": "rookery"}, "migration.rookery"),
        ("perch", "to_plaza", {"origin": "hanging-nest"}, "upkeep.hanging-nest"),
        ("perch", "to_plaza", {"origin": "fountain"}, "fountain.full"),
        ("pigeons", "dropped", {"touch": "umbrella"}, "scoring.umbrella"),
    ],
)
def test_the_clause_behind_an_event_is_that_of_the_cause(game, event, values, clause):
    assert bt.load(game, "python").behind.clause(event, values) == f"{game}.{clause}"


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


def test_no_two_clauses_say_the_same(name):
    texts = [clause.text for clause in bt.load(name, "python").clauses.values()]
    assert sorted({text for text in texts if texts.count(text) > 1}) == []
