"""What the terminal says: sentences in one language, with English where a translation is missing."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Sequence
from typing import Any

from birdtable.clauses import Clause
from birdtable.errors import Reason
from birdtable.game import Game
from birdtable.kernel.actions import Action
from birdtable.kernel.events import Event, Private
from birdtable.kernel.record import SEAT
from birdtable.text import COMMON, Catalogue

WIDTH = 78  # columns; longer sentences are broken between words
HIDDEN = "?"


def tell(text: str = "", indent: str = "") -> None:
    """Print a sentence in short lines; lines after the first are indented further."""
    start = text[: len(text) - len(text.lstrip())]
    wrapper = textwrap.TextWrapper(
        WIDTH,
        initial_indent=start,
        subsequent_indent=start + indent,
        break_long_words=False,
        break_on_hyphens=False,
    )
    lines = wrapper.wrap(text.strip())
    sys.stdout.write("\n".join(lines) + "\n")


class Voice:
    """The sentences of the table and of one game (if one is given) in one language."""

    def __init__(self, language: str = "en", game: Game | None = None) -> None:
        folder = COMMON if game is None else game.folder / "text"
        self.game = game
        self.language = language
        self.catalogues = [Catalogue.load(folder, chosen) for chosen in dict.fromkeys((language, "en"))]

    def has(self, message: str) -> bool:
        """Whether there is such a sentence in any of the languages."""
        return any(catalogue.has(message) for catalogue in self.catalogues)

    def say(self, message: str, **values: Any) -> str:
        """A sentence with its arguments filled in."""
        return self._catalogue(message).say(message, **{name: self.name(value) for name, value in values.items()})

    def _catalogue(self, message: str) -> Catalogue:
        """The catalogue that has a sentence, the person's own language first."""
        return next((found for found in self.catalogues if found.has(message)), self.catalogues[-1])

    def name(self, word: Any) -> Any:
        """A word of the notation as people call it: `dodge-m4-b1` is "Dodge m4-b1" if dodge has a name."""
        if not isinstance(word, str) or not word.replace("-", "").isalnum():
            return word
        parts = word.split("-")
        for end in range(len(parts), 0, -1):
            message = "name-" + "-".join(parts[:end])
            if self.has(message):
                return " ".join(filter(None, (self.say(message), "-".join(parts[end:]))))
        return word

    def title(self, game: Game) -> str:
        """What the game is called."""
        return self.say("title") if self.has("title") else game.title

    def listing(self, words: Sequence[str]) -> str:
        """Words one after the other, with "and" before the last."""
        if len(words) < 2:
            return "".join(words)
        return self.say("table-and", words=", ".join(words[:-1]), last=words[-1])

    # ------------------------------------------------------------------ what a game says

    def action(self, action: Action, names: Sequence[str]) -> str:
        """An action as a choice."""
        message = f"action-{action.verb}"
        if self.game is None or not self.has(message):
            return str(action)
        words = self.game.actions.family(action.number).args
        values = {name: _seat_name(word, words[name], names) for name, word in action.args.items()}
        return self.say(message, **values)

    def event(self, event: Event, names: Sequence[str], you: int | None = None) -> str:
        """An event as a sentence; one that is about yourself speaks to you where the game has such a sentence."""
        about_you = you is not None and event.values.get("seat") == str(you)
        message = f"event-{event.name}"
        if HIDDEN in event.values.values():
            message += "-hidden"
        elif about_you and self._catalogue(message).has(f"{message}-you"):
            message += "-you"
        third_person = list(names)
        if you is not None:
            third_person[you] = self.say("table-you-third-person", number=you + 1)
        words = self._words_of(event.name)
        values = {name: _seat_name(value, words.get(name), third_person) for name, value in event.values.items()}
        return self.say(message, **values)

    def _words_of(self, event: str) -> dict[str, Any]:
        declared = {} if self.game is None else self.game.events.events[event]
        return {name: words.words if isinstance(words, Private) else words for name, words in declared.items()}

    def reason(self, reason: Reason) -> str:
        """Why something is not allowed. A value may itself be the name of a sentence (`decision-turn`)."""
        values = {
            name: self.say(value) if isinstance(value, str) and value.startswith("decision-") else value
            for name, value in reason.values.items()
        }
        return self.say(reason.message, **values)

    def clause(self, clause: Clause) -> tuple[str, str]:
        """A clause and its ruling in this language, in English where it is not translated."""
        message = "clause-" + "-".join(clause.id.split(".")[1:])
        for catalogue in self.catalogues:
            if catalogue.has(message):
                return catalogue.say(message), _attribute(catalogue, message, "ruling") or clause.ruling
        return clause.text, clause.ruling


def _seat_name(word: Any, words: Any, names: Sequence[str]) -> Any:
    return names[int(word)] if words is SEAT and word != HIDDEN else word


def _attribute(catalogue: Catalogue, message: str, attribute: str) -> str:
    pattern = catalogue.bundle.get_message(message).attributes.get(attribute)
    return "" if pattern is None else str(catalogue.bundle.format_pattern(pattern, {})[0])
