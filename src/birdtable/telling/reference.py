"""The card reference: whatever lies in the box and has a face, with what it says and what that rests on.

A game fills it from its content: a module `reference` in its package with

    def entries(game) -> Iterator[Entry]

A game without such a module has none.
"""

from __future__ import annotations

import importlib
import importlib.util
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import cast

from birdtable.clauses import Clause
from birdtable.game import Game
from birdtable.table import protocol
from birdtable.telling.voice import Voice, capital, fold

MINUS = "\N{MINUS SIGN}"
Figure = int | str
Said = tuple[str, Mapping[str, Figure]]


def said(message: str, **values: Figure) -> Said:
    """A sentence by its message, and its arguments."""
    return message, values


@dataclass(frozen=True)
class Entry:
    """A card, a tile, a creature, a piece.

    word      what the notation calls it
    group     its kind; `group-…` is the title above its like
    texts     what it says: messages and their arguments
    facts     its numbers and words by name; `fact-…` is the label of each
    chapters  the chapters whose clauses of the same name are about it
    copies    how many there are
    source    what it rests on: see `kernel/content.py`
    sources   how many public pages say so, where that was counted
    rests     names of facts that rest on something else, and on what
    drawing   what its picture is made of, where the page cannot know: rows of numbers by name
    """

    word: str
    group: str
    source: str
    texts: tuple[Said, ...] = ()
    facts: Mapping[str, Figure | Sequence[Figure]] = field(default_factory=dict)
    chapters: tuple[str, ...] = ()
    copies: int = 1
    sources: int = 0
    rests: Mapping[str, str] = field(default_factory=dict)
    drawing: Mapping[str, Sequence[Sequence[int]]] = field(default_factory=dict)


def entries(game: Game) -> tuple[Entry, ...]:
    """Everything that the game's box holds, in the order of its groups."""
    return _entries(game.package)


@cache
def _entries(package: str) -> tuple[Entry, ...]:
    module = f"{package}.reference"
    if not importlib.util.find_spec(module):
        return ()
    return tuple(importlib.import_module(module).entries(importlib.import_module(package).GAME))


def clauses_about(entry: Entry, game: Game) -> list[Clause]:
    """The clauses that are named after it: `creature.scarecrow`, `creature.scarecrow-place`."""
    named = re.compile(rf"{game.name}\.({'|'.join(entry.chapters)})\.{entry.word}(-|$)")
    return [clause for clause in game.clauses.values() if entry.chapters and named.match(clause.id)]


def reference(game: Game, voice: Voice) -> protocol.Reference:
    """The whole reference, in the language of the voice."""
    found = entries(game)
    groups = {entry.group: voice.say(f"group-{entry.group}") for entry in found}
    return {"game": game.name, "groups": groups, "cards": [card(entry, game, voice) for entry in found]}


def card(entry: Entry, game: Game, voice: Voice) -> protocol.Card:
    """An entry in words."""
    return {
        "word": entry.word,
        "group": entry.group,
        "name": capital(str(voice.catalogue.name(entry.word))),
        "text": [capital(voice.say(message, **values)) for message, values in entry.texts],
        "rules": [clause_message(clause, voice) for clause in clauses_about(entry, game)],
        "facts": [{"label": label(name, voice), "value": _value(value, voice)} for name, value in entry.facts.items()],
        "copies": entry.copies,
        "source": cast(protocol.Source, entry.source),
        "partly": any(source != entry.source for source in entry.rests.values()),
        "origin": origin(entry, voice),
        "drawing": {name: [list(row) for row in rows] for name, rows in entry.drawing.items()},
    }


def clause_message(clause: Clause, voice: Voice) -> protocol.Clause:
    """A clause as the page shows it."""
    text, ruling = voice.clause(clause)
    return {"id": clause.id, "chapter": clause.id.split(".")[1], "page": clause.page, "text": text, "ruling": ruling}


def label(fact: str, voice: Voice) -> str:
    """What a fact is called."""
    return voice.say(f"fact-{fact}")


def _value(value: Figure | Sequence[Figure], voice: Voice) -> str:
    if isinstance(value, int):
        return str(value).replace("-", MINUS)
    return (
        str(voice.catalogue.name(value)) if isinstance(value, str) else " · ".join(_value(one, voice) for one in value)
    )


def origin(entry: Entry, voice: Voice) -> str:
    """On what it rests: as a whole, and what of it on something else."""
    sentences = [voice.say(f"origin-{entry.source}", sources=entry.sources)]
    others: dict[str, list[str]] = {}
    for fact, source in entry.rests.items():
        if source != entry.source:
            others.setdefault(source, []).append(label(fact, voice))
    sentences += [voice.say(f"origin-{source}-of", facts=", ".join(facts)) for source, facts in others.items()]
    return " ".join(sentences)


# ---------------------------------------------------------------------- finding and printing


def find_cards(game: Game, word: str, voice: Voice) -> list[protocol.Card]:
    """The cards of this name, or of this group; where there is none, those whose name holds the word."""
    sought, told = fold(word), reference(game, voice)
    cards, groups = told["cards"], told["groups"]
    exact = [one for one in cards if sought in map(fold, (one["word"], one["name"], groups[one["group"]]))]
    return exact or [one for one in cards if re.search(rf"\b{re.escape(sought)}\b", fold(one["name"]))]


def card_lines(card: protocol.Card, voice: Voice, above: Sequence[Clause] = ()) -> list[str]:
    """A card as it is printed: name and numbers, what it says, its rules that are not above, on what it rests."""
    facts = [f"{fact['label']} {fact['value']}" for fact in card["facts"]]
    if card["copies"] > 1:
        facts.append(voice.say("card-copies", count=card["copies"]))
    read = {clause.id for clause in above}
    unread = [rule for rule in card["rules"] if rule["id"] not in read]
    rules = [sentence for rule in unread for sentence in (rule["text"], rule["ruling"])]
    head = f"{card['name']} ({'; '.join(facts)})" if facts else card["name"]
    return [head, *(f"  {sentence}" for sentence in (*card["text"], *rules, card["origin"]) if sentence)]


def group_line(game: Game, voice: Voice) -> str:
    """The groups of cards, and how many entries each has; "" where the game has no reference."""
    counts: dict[str, int] = {}
    for entry in entries(game):
        counts[entry.group] = counts.get(entry.group, 0) + 1
    listed = [
        voice.catalogue.say("rules-chapter", title=voice.say(f"group-{group}"), count=count)
        for group, count in counts.items()
    ]
    return voice.catalogue.say("rules-cards", groups=", ".join(listed)) if listed else ""
