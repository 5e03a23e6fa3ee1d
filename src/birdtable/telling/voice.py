"""Sentences in one language, and how they are printed: in short lines."""

from __future__ import annotations

import os
import re
import shutil
import sys
import textwrap
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any

from birdtable.clauses import Clause
from birdtable.errors import Reason
from birdtable.facts import Told
from birdtable.game import Game
from birdtable.kernel.actions import Action
from birdtable.kernel.events import Happening, Private
from birdtable.kernel.words import Vocabulary
from birdtable.text import COMMON, LANGUAGES, Catalogue

WIDEST = 78  # columns; longer lines are hard to read
NARROWEST = 40  # columns; what is narrower breaks lines itself
HIDDEN = "?"
NO_BREAK = "\N{NO-BREAK SPACE}"


def width() -> int:
    """How long a line may be on this terminal; longer sentences are broken between words."""
    return max(NARROWEST, min(WIDEST, shutil.get_terminal_size().columns))


def usual_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the person's system if it is one of ours, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            language = environment[variable][:2].casefold()
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def tell(text: str = "", indent: str = "") -> None:
    """Print a sentence in short lines; lines after the first are indented further."""
    start = text[: len(text) - len(text.lstrip(" "))]
    wrapper = textwrap.TextWrapper(
        width(),
        initial_indent=start,
        subsequent_indent=start + indent,
        break_long_words=False,
        break_on_hyphens=False,
    )
    lines = wrapper.wrap(re.sub("(?<=×) | (?=[♀♂×])", NO_BREAK, text.strip(" \n")))
    sys.stdout.write("\n".join(lines) + "\n")
    sys.stdout.flush()  # who reads a pipe waits for the line


class Voice:
    """The sentences of the table and of one game (if one is given) in one language."""

    def __init__(self, language: str = "en", game: Game | None = None) -> None:
        folder = COMMON if game is None else game.folder / "text"
        self.game = game
        self.language = language
        self.catalogue = Catalogue.load(folder, language)

    def has(self, message: str) -> bool:
        """Whether there is such a sentence."""
        return self.catalogue.has(message)

    def say(self, message: str, **values: Any) -> str:
        """A sentence with its arguments filled in."""
        return self.catalogue.say(message, **{name: self.catalogue.name(value) for name, value in values.items()})

    def title(self, game: Game) -> str:
        """What the game is called."""
        return self.say("title") if self.has("title") else game.title

    def quote(self, text: str) -> str:
        """Words in the quotation marks of the language, as they are."""
        return self.catalogue.say("table-quote", text=text)

    def colon(self, text: str) -> str:
        """A text with a colon after it, as the language sets it."""
        return self.catalogue.say("table-colon", text=text)

    def listing(self, words: Sequence[str]) -> str:
        """Words one after the other, with "and" before the last."""
        if len(words) < 2:
            return "".join(words)
        return self.say("table-and", words=", ".join(words[:-1]), last=words[-1])

    def player_names(self, players: int) -> list[str]:
        """What seats are called when nobody knows who sits there."""
        return [self.say("table-player", number=seat + 1) for seat in range(players)]

    # ------------------------------------------------------------------ what a game says

    def action(self, action: Action, names: Sequence[str]) -> str:
        """An action as a choice."""
        message = f"action-{action.verb}"
        if self.game is None or not self.has(message):
            return str(action)
        words = self.game.actions.family(action.number).args
        values = {name: _seat_name(word, words[name], names) for name, word in action.args.items()}
        return self.say(message, **values)

    def event(self, event: Happening, names: Sequence[str], you: int | None = None) -> str:
        """An event as a sentence; one that is about yourself speaks to you where the game has such a sentence."""
        about_you = you is not None and event.values.get("seat") == str(you)
        message = f"event-{event.name}"
        if HIDDEN in event.values.values():
            message += "-hidden"
        elif about_you and self.has(f"{message}-you"):
            message += "-you"
        third_person = list(names)
        if you is not None:
            third_person[you] = self.say("table-you-third-person", number=you + 1)
        words = self._words_of(event.name)
        values = {name: _seat_name(value, words.get(name), third_person) for name, value in event.values.items()}
        return capital(self.say(message, **values))

    def _words_of(self, event: str) -> dict[str, Any]:
        declared = {} if self.game is None else self.game.events[event].args
        return {name: words.words if isinstance(words, Private) else words for name, words in declared.items()}

    def reasons(self, reasons: Sequence[Reason], names: Sequence[str]) -> list[str]:
        """Why something is not allowed, no sentence twice; an argument `seat` is a seat."""
        said = [{**one.values, **{k: names[int(v)] for k, v in one.values.items() if k == "seat"}} for one in reasons]
        return list(dict.fromkeys(self.say(one.message, **values) for one, values in zip(reasons, said, strict=True)))

    def facts(self, told: Sequence[Told], names: Sequence[str]) -> str:
        """What an action changes, after what the seat would do next; "" for nothing."""
        if not told:
            return ""
        said = " ".join(self._fact(one, names) for one in told)
        if not told[0].then:
            return said
        first, *more = told[0].then
        message = "hint-then-more" if more else "hint-then"
        return self.catalogue.say(message, action=self.quote(self.action(first, names)), facts=said)

    def _fact(self, told: Told, names: Sequence[str]) -> str:
        values = {name: self.catalogue.name(value) for name, value in told.fact.values if name != "seat"}
        seats = {name: names[int(value)] for name, value in told.fact.values if name == "seat"}
        said = self.catalogue.say(told.fact.message, **values, **seats)
        return said if told.tenths == 10 else self.catalogue.say("hint-often", tenths=told.tenths, fact=said)

    def clause(self, clause: Clause) -> tuple[str, str]:
        """A clause and its ruling in this language."""
        return self.catalogue.clause(clause)


def capital(sentence: str) -> str:
    """A sentence that begins with a capital letter, whatever name it begins with."""
    return sentence[:1].upper() + sentence[1:]


def words_of(text: str) -> list[str]:
    """The words of a text, in small letters, without accents, hyphens and the like."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe"))
    plain = "".join(character for character in plain if not unicodedata.combining(character))
    return re.findall(r"[♀♂]|\w+", plain)


def fold(text: str) -> str:
    """The words of a text without capitals and accents."""
    return " ".join(words_of(text))


def _seat_name(word: Any, words: Any, names: Sequence[str]) -> Any:
    return names[int(word)] if isinstance(words, Vocabulary) and words.seats and str(word).isdecimal() else word
