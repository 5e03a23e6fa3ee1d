"""Every sentence a player reads, from the Fluent catalogues of the game and of the table."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from birdtable.clauses import Clause
from birdtable.errors import BadOption, Reason
from birdtable.kernel.actions import Action
from birdtable.kernel.events import Happening

DECIMAL = re.compile(r"-?\d+\.\d+")
LANGUAGES = ("en", "de", "fr", "it")
COMMON = Path(__file__).parent / "text"
SOFT_HYPHEN = "\u00ad"  # for narrow cards in a browser; terminals would print it


class Catalogue:
    """The sentences of one game in one language."""

    def __init__(self, language: str, sources: list[str]) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for source in sources:
            self.bundle.add_resource(FluentResource(source))

    @staticmethod
    @cache
    def load(folder: Path, language: str) -> Catalogue:
        """The catalogue of a game's `text` folder, on top of the table's own sentences."""
        if language not in LANGUAGES:
            raise BadOption(f"language {language!r} is unknown; expected one of: {', '.join(LANGUAGES)}")
        files = [path / f"{language}.ftl" for path in (COMMON, folder)]
        return Catalogue(language, [file.read_text("utf-8") for file in files if file.exists()])

    def has(self, message: str) -> bool:
        """Whether there is such a sentence."""
        return self.bundle.has_message(message)

    def say(self, message: str, **values: Any) -> str:
        """A sentence with its arguments filled in."""
        return self._format(message, self.bundle.get_message(message).value, values)

    def name(self, word: Any) -> Any:
        """A word of the notation as people call it, or the sentence that it is the id of; else as it is.

        Of a longer word the named beginning is replaced: `dodge-m4-b1` is "Dodge m4-b1". Numbers with a point are set
        as the language sets them.
        """
        if isinstance(word, str) and DECIMAL.fullmatch(word):
            return float(word)
        if not isinstance(word, str) or not word.replace("-", "").isalnum():
            return word
        if word.startswith("decision-") and self.has(word):
            return self.say(word)
        parts = word.split("-")
        for end in range(len(parts), 0, -1):
            message = "name-" + "-".join(parts[:end])
            if self.has(message):
                return " ".join(filter(None, (self.say(message), "-".join(parts[end:]))))
        return word

    def named(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """Arguments as people call them. A seat is a player's name already."""
        return {key: value if key == "seat" else self.name(value) for key, value in values.items()}

    def event(self, event: Happening) -> str:
        """An event as a sentence. Arguments that are hidden from the reader have a sentence of their own."""
        hidden = "-hidden" if "?" in event.values.values() else ""
        return self.say(f"event-{event.name}{hidden}", **self.named(event.values))

    def action(self, action: Action) -> str:
        """An action as one of a list of choices."""
        return self.say(f"action-{action.verb}", **self.named(action.args))

    def reason(self, reason: Reason, clauses: Mapping[str, Clause]) -> str:
        """Why something is not allowed, with the clause that says so."""
        values = self.named(reason.values)
        if "seat" in values:
            values["seat"] = self.say("table-player", number=int(values["seat"]) + 1)
        said = self.say(reason.message, **values)
        return f"{said} ({reason.clause})" if reason.clause in clauses else said

    def clause(self, clause: Clause) -> tuple[str, str]:
        """A clause and its ruling, in this language where it is translated."""
        message = "clause-" + "-".join(clause.id.split(".")[1:])
        if not self.has(message):
            return clause.text, clause.ruling
        ruling = self.bundle.get_message(message).attributes.get("ruling")
        return self.say(message), self._format(message, ruling, {}) if ruling is not None else ""

    def _format(self, message: str, pattern: Any, values: Mapping[str, Any]) -> str:
        text, errors = self.bundle.format_pattern(pattern, dict(values))
        if errors:
            raise ValueError(f"{self.language}: {message}: {errors}")
        return str(text).replace(SOFT_HYPHEN, "")
