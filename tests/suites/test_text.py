"""Every sentence is there in all four languages, with the same arguments, and none is missing or left over."""

import itertools
import re

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import birdtable as bt
from birdtable.game import FIRST_SEAT
from birdtable.kernel.events import Private
from birdtable.text import COMMON, LANGUAGES
from tests.conftest import GAMES
from tests.suites.play import walk

FOLDERS = {"table": COMMON} | {name: bt.load(name, "python").folder / "text" for name in GAMES}


class Variables(Visitor):
    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):  # noqa: N802
        self.names.add(node.id.name)


def messages(folder, language):
    """The messages of a file: for each id its arguments and its attributes."""
    resource = FluentParser().parse((folder / f"{language}.ftl").read_text("utf-8"))
    assert [entry for entry in resource.body if isinstance(entry, ast.Junk)] == []
    found = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = (frozenset(variables.names), frozenset(a.id.name for a in entry.attributes))
    return found


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_have_the_same_sentences(folder, language):
    english, other = messages(FOLDERS[folder], "en"), messages(FOLDERS[folder], language)
    clauses = {message for message in other if message.startswith("clause-")}
    assert sorted(set(other) - clauses) == sorted(english)
    for message, (variables, _) in english.items():
        assert other[message][0] <= variables, message


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_clause_is_translated(name, language):
    game = bt.load(name, "python")
    found = messages(game.folder / "text", language)
    wanted = {"clause-" + "-".join(clause.id.split(".")[1:]): bool(clause.ruling) for clause in game.clauses.values()}
    assert {message for message in found if message.startswith("clause-")} == set(wanted)
    for message, ruled in wanted.items():
        assert ("ruling" in found[message][1]) == ruled, message


def test_a_game_has_every_sentence_it_can_need(name):
    game = bt.load(name, "python")
    text = game.text()
    needed = ["title", "tagline", *(f"action-{family.verb}" for family in game.actions.families)]
    needed += [f"decision-{word}" for word in game.decision_words.words(max(game.players))]
    for event, values in ((event.name, event.args) for event in game.events):
        needed.append(f"event-{event}")
        if any(isinstance(value, Private) for value in values.values()):
            needed.append(f"event-{event}-hidden")
    source = "".join(file.read_text("utf-8") for file in game.folder.glob("*.py"))
    needed += re.findall(r'"(reason-[a-z-]+)"', source)
    assert [message for message in needed if not text.has(message)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_chosen_for_a_new_table_has_words(name, language):
    """Not who begins: the page asks for that by name."""
    game = bt.load(name, "python")
    text = game.text(language)
    needed = [(f"suggested-{occasion}", f"suggested-{occasion}-line") for occasion in game.suggested]
    for option in (option for option in game.options if option.name != FIRST_SEAT.name):
        needed.append((f"option-{option.name}", f"option-{option.name}-line"))
        words = [str(choice).lower() if isinstance(choice, bool) else choice for choice in option.choices]
        either = [(f"option-{option.name}-{word}", f"name-{word}") for word in words if isinstance(word, str)]
        assert [ids for ids in either if not any(map(text.has, ids))] == []
    assert [message for ids in needed for message in ids if not text.has(message)] == []


def test_options_that_are_suggested_together_are_offered(name):
    game = bt.load(name, "python")
    for occasion, chosen in game.suggested.items():
        assert game.new(game.usual_players, 1, **chosen).options.items() >= chosen.items()
        assert game.read_options([occasion]) == chosen


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told_in_every_language(native, players, language):
    text = native.text(language)
    told, actions = set(), set()
    for seed in range(3):
        for position in walk(native, players, seed):
            for action in set(position.legal()) - actions:
                assert text.action(action)
                actions.add(action)
            if not position.over:
                before = position.copy()
                for event, seat in itertools.product(before.play(before.legal()[-1]), (0, None)):
                    seen = event.seen_by(seat)
                    if str(seen) not in told:
                        assert "{" not in text.event(seen)
                        told.add(str(seen))
    assert told
