"""Every card, tile and piece of a game's content can be looked up, in four languages, with what it rests on."""

import re
import tomllib

import pytest

import birdtable as bt
from birdtable.kernel.content import SOURCES
from birdtable.telling.reference import clauses_about, entries, find_cards, reference
from birdtable.telling.voice import Voice
from birdtable.text import LANGUAGES

NOT_CARDS = {"places", "linkways", "model", "physics"}  # a map and measures are no cards
CARDED = pytest.mark.parametrize("game", [bt.load(name, "python") for name in bt.games()], ids=bt.games())


def names(data):
    """What a data file gives a name: every table of a list of tables, by its word."""
    if isinstance(data, dict):
        for value in data.values():
            yield from names(value)
    for one in data if isinstance(data, list) else ():
        if isinstance(one, dict) and "source" in one:
            yield from [one[key] for key in ("word", "id", "name") if key in one][:1]


@CARDED
def test_everything_that_the_content_names_has_an_entry(game):
    known = {entry.word for entry in entries(game)}
    files = [file for file in game.folder.glob("content/*.toml") if file.stem not in NOT_CARDS]
    named = [word for file in files for word in names(tomllib.loads(file.read_text("utf-8")))]
    assert named
    alike = {word: re.sub(r"-\d+$", "", word) for word in named}  # of the street tiles, those that show the same
    assert [word for word in named if not {word, alike[word]} & known] == []


@CARDED
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_can_be_told(game, language):
    told = reference(game, Voice(language, game))
    for entry, card in zip(entries(game), told["cards"], strict=True):
        assert card["name"] != entry.word, entry.word
        assert card["text"] or card["rules"] or card["facts"], entry.word
        assert card["origin"], entry.word
        assert entry.source in SOURCES, entry.word
        assert card["group"] in told["groups"]


@CARDED
def test_no_two_entries_of_a_group_are_called_the_same(game):
    words = [(entry.group, entry.word) for entry in entries(game)]
    assert len(words) == len(set(words))


def test_a_clause_in_a_named_chapter_is_found():
    perch = bt.load("perch", "python")
    scarecrow = next(entry for entry in entries(perch) if entry.word == "scarecrow")
    found = [clause.id for clause in clauses_about(scarecrow, perch)]
    assert found == ["perch.creature.scarecrow", "perch.creature.scarecrow-place"]


def test_cards_are_found_by_word_name_group_and_part_of_the_name():
    perch = bt.load("perch", "python")
    voice = Voice("de", perch)
    assert [card["word"] for card in find_cards(perch, "hawk", voice)] == ["hawk"]
    assert len(find_cards(perch, "Tiere", voice)) == 9
    assert "oak" in [card["word"] for card in find_cards(perch, "Eiche", voice)]
    assert find_cards(perch, "xyzzy", voice) == []
