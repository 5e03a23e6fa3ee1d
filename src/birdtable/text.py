"""Every sentence a player reads, from the Fluent catalogues of the game and of the table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from birdtable.clauses import Clause
from birdtable.errors import BadOption, Reason
from birdtable.kernel.events import Event

LANGUAGES = ("en", "de", "fr", "it")
COMMON = Path(__file__).parent / "text"


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
        pattern = self.bundle.get_message(message).value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, {name: self.name(value) for name, value in values.items()})
        if errors:
            raise ValueError(f"{self.language}: {message}: {errors}")
        return text

    def name(self, word: Any) -> Any:
        """A word of the notation as people call it, if the catalogue has a name for it."""
        if isinstance(word, str) and word.replace("-", "").isalnum() and self.has(f"name-{word}"):
            return self.say(f"name-{word}")
        return word

    def event(self, event: Event) -> str:
        """An event as a sentence. Arguments that are hidden from the reader have a sentence of their own."""
        hidden = "-hidden" if "?" in event.values.values() else ""
        return self.say(f"event-{event.name}{hidden}", **event.values)

    def reason(self, reason: Reason, clauses: Mapping[str, Clause]) -> str:
        """Why something is not allowed, with the clause that says so."""
        said = self.say(reason.message, **reason.values)
        return f"{said} ({reason.clause})" if reason.clause in clauses else said
