"""The rulebook: the game in a few sentences, its clauses to search and read, and which tests prove them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import count, takewhile
from pathlib import Path

import birdtable
from birdtable.clauses import Clause
from birdtable.game import Game, Option
from birdtable.table import protocol
from birdtable.telling import scenes
from birdtable.telling.reference import card_lines, clause_message, find_cards
from birdtable.telling.voice import Voice, capital, fold

INDENT = "  "
OPTIONS = "options"


def intro(voice: Voice) -> list[str]:
    """The game in a few sentences, `intro-1` and following; none if the game has none."""
    return [voice.say(message) for message in takewhile(voice.has, (f"intro-{number}" for number in count(1)))]


def rulebook(game: Game, voice: Voice) -> protocol.Rulebook:
    """The whole rulebook, as the page shows it; chapters stand in the order of the file."""
    clauses = [clause_message(clause, voice) for clause in game.clauses.values()]
    return {
        "game": game.name,
        "intro": intro(voice),
        "chapters": {one["chapter"]: capital(chapter_title(one["chapter"], voice)) for one in clauses},
        "clauses": clauses,
        "scenes": [scenes.message(game, scene, voice) for scene in scenes.scenes(game)],
        "variants": variants(game, voice),
    }


def variants(game: Game, voice: Voice) -> list[protocol.Variant]:
    """The options of a game, in the words of the page that sets a table; what has no words is left out."""
    return [
        {
            "name": option.name,
            "title": voice.say(f"option-{option.name}"),
            "line": voice.say(line) if voice.has(line := f"option-{option.name}-line") else "",
            "choices": [_choice(option, one, voice) for one in dict.fromkeys((option.default, *option.choices))],
            "players": list(option.players),
        }
        for option in game.options
        if voice.has(f"option-{option.name}")
    ]


def _choice(option: Option, choice: object, voice: Voice) -> str:
    message = f"option-{option.name}-{str(choice).lower()}"
    return voice.say(message) if voice.has(message) else str(voice.catalogue.name(str(choice)))


def variant_lines(game: Game, voice: Voice) -> list[str]:
    """The options as they are printed, the usual choice first."""
    return [
        voice.say("rules-option", title=one["title"], choices=" · ".join(one["choices"]), line=one["line"]).strip()
        for one in variants(game, voice)
    ]


def find_clauses(game: Game, word: str, voice: Voice) -> list[Clause]:
    """The clauses of a chapter, or of an id, or those that hold a word; all of them for the empty word.

    Where no clause holds the whole word, those with a word that begins so.
    """
    clauses = list(game.clauses.values())
    sought = fold(word)
    if not sought:
        return clauses
    exact = [clause for clause in clauses if sought in map(fold, (*names_of_chapter(clause, voice), *ids(clause)))]
    if exact:
        return exact
    for pattern in (rf"\b{re.escape(sought)}\b", rf"\b{re.escape(sought)}"):
        found = [clause for clause in clauses if re.search(pattern, fold(" ".join(voice.clause(clause))))]
        if found:
            return found
    return []


def ids(clause: Clause) -> tuple[str, str]:
    """A clause's id, short and in full."""
    return short(clause), clause.id


def short(clause: Clause) -> str:
    """A clause's id without the game: `chapter.clause`."""
    return clause.id.partition(".")[2]


def chapter(clause: Clause) -> str:
    """The chapter that a clause stands in."""
    return short(clause).partition(".")[0]


def names_of_chapter(clause: Clause, voice: Voice) -> Iterator[str]:
    """What the chapter of a clause is called: as in its id, and in the language."""
    yield chapter(clause)
    if voice.has(f"chapter-{chapter(clause)}"):
        yield voice.say(f"chapter-{chapter(clause)}")


def clause_lines(clause: Clause, voice: Voice) -> list[str]:
    """A clause with its short id and page and, where one was needed, its ruling."""
    text, ruling = voice.clause(clause)
    lines = [voice.catalogue.say("rules-clause", text=text, id=short(clause), page=clause.page)]
    if ruling:
        lines.append(INDENT + voice.catalogue.say("rules-ruling", ruling=ruling))
    return lines


def scene_lines(clause: Clause, game: Game, voice: Voice) -> list[str]:
    """The examples of a clause: the sentence about each, and what the rules make of it."""
    return [
        INDENT + line
        for scene in scenes.scenes(game)
        if scene.clause == clause.id
        for line in (voice.say(f"scene-{scene.id}"), *(INDENT + said for said in scenes.told(scene, voice)))
    ]


def lines_about(game: Game, word: str, voice: Voice) -> list[str]:
    """What the rulebook says about a word: clauses with their examples, and cards of that name; [] for nothing."""
    if fold(word) in (OPTIONS, fold(voice.say("rules-options"))):
        return variant_lines(game, voice)
    clauses = find_clauses(game, word, voice)
    lines = [line for one in clauses for line in (*clause_lines(one, voice), *scene_lines(one, game, voice))]
    return lines + [line for card in find_cards(game, word, voice) for line in card_lines(card, voice, clauses)]


def proof_lines(tests: Sequence[str], voice: Voice) -> list[str]:
    """The tests that prove a clause."""
    if not tests:
        return [INDENT + voice.say("rules-no-test")]
    return [INDENT + voice.say("rules-proved"), *(INDENT * 2 + test for test in tests)]


def chapter_lines(game: Game, voice: Voice) -> list[str]:
    """The chapters of the rulebook, and how many clauses each has."""
    counts: dict[str, int] = {}
    for clause in game.clauses.values():
        counts[chapter(clause)] = counts.get(chapter(clause), 0) + 1
    listed = [
        voice.catalogue.say("rules-chapter", title=chapter_title(name, voice), count=clauses)
        for name, clauses in counts.items()
    ]
    return [voice.catalogue.say("rules-chapters", chapters=", ".join(listed))]


def chapter_title(name: str, voice: Voice) -> str:
    """What a chapter is called in the language."""
    return voice.say(f"chapter-{name}") if voice.has(f"chapter-{name}") else name


# ---------------------------------------------------------------------- tests, where the repository is at hand


def proofs_folder() -> Path | None:
    """The repository's tests, if Birdtable runs from its repository."""
    root = Path(birdtable.__file__).parents[2]
    return root / "tests" if (root / "pyproject.toml").exists() and (root / "tests").is_dir() else None
