"""Every entry of a game's data says where it comes from."""

import tomllib

import birdtable as bt
from birdtable.games.perch.content import CREATURE_CARDS, LOCATION_CARDS, OBJECTIVE_CARDS
from birdtable.kernel.content import SOURCES
from birdtable.terminal.shelf import sourced


def unsourced(entry, path):
    """The innermost tables that neither have a known source nor contain tables that do."""
    if "source" in entry:
        return [] if entry["source"] in SOURCES else [path]
    inside = [(key, value) for key, value in entry.items() if isinstance(value, dict)]
    inside += [(f"{key}[{i}]", v) for key, vs in entry.items() if isinstance(vs, list) for i, v in enumerate(vs)]
    tables = [(key, value) for key, value in inside if isinstance(value, dict)]
    if not tables:
        return [path]
    return [missing for key, value in tables for missing in unsourced(value, f"{path}.{key}")]


def test_how_many_sources_is_said_of_what_the_web_says(name):
    for file in sorted(bt.load(name, "python").folder.glob("content/*.toml")):
        for entry in sourced(tomllib.loads(file.read_text("utf-8"))):
            if "sources" in entry:
                assert entry["source"] == "web"
                assert entry["sources"] >= 1


def test_facts_of_perch_that_rest_on_one_transcription_say_so():
    single = {
        kind: sum(entry.get("sources") == 1 for entry in cards)
        for kind, cards in (("tile", LOCATION_CARDS), ("creature", CREATURE_CARDS), ("objective", OBJECTIVE_CARDS))
    }
    assert single == {"tile": 9, "creature": 6, "objective": 16}  # of the sixth creature, the Bee, only its move


def test_every_entry_has_a_source(name):
    for file in sorted(bt.load(name, "python").folder.glob("content/*.toml")):
        assert unsourced(tomllib.loads(file.read_text("utf-8")), file.name) == []
