"""Asking the person: with Tab completion and history on a terminal, plainly otherwise."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Protocol

Phrases = Callable[[], Iterable[str]]
"""What could be typed now, as whole phrases."""


class Reader(Protocol):
    """Asks for a line. EOFError or KeyboardInterrupt when the person wants to leave."""

    def ask(self, prompt: str, phrases: Phrases = tuple) -> str:
        """One line of input, stripped."""
        ...

    def pause(self, prompt: str) -> None:
        """Let the person read what is on the screen, if there is a person."""
        ...


class PlainReader:
    """Reads lines from a pipe or a file."""

    def ask(self, prompt: str, phrases: Phrases = tuple) -> str:
        """One line of input, stripped."""
        line = input(prompt)
        return line.strip()

    def pause(self, prompt: str) -> None:
        """Nobody reads along."""


class TerminalReader:
    """Reads lines from a keyboard: Tab completes, the arrow keys edit and go back, Ctrl-C clears what is typed."""

    def __init__(self) -> None:
        from prompt_toolkit import PromptSession

        self.session: PromptSession[str] = PromptSession(complete_while_typing=False, key_bindings=key_bindings())

    def ask(self, prompt: str, phrases: Phrases = tuple) -> str:
        """One line of input, stripped."""
        return self.session.prompt(prompt, completer=word_completer(phrases)).strip()

    def pause(self, prompt: str) -> None:
        """Wait for Enter."""
        self.ask(prompt)


def key_bindings() -> Any:
    """Ctrl-C clears a half-typed line; on an empty one it leaves."""
    from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent

    bindings = KeyBindings()

    @bindings.add("c-c")
    def _(event: KeyPressEvent) -> None:
        if event.current_buffer.text:
            event.current_buffer.reset()
        else:
            event.app.exit(exception=KeyboardInterrupt, style="class:aborting")

    return bindings


def next_words(text: str, phrases: Iterable[str]) -> tuple[str, list[str]]:
    """The word being typed at the end of a text, and the words of phrases that could stand there."""
    before, _, typed = text.rpartition(" ")
    done = before.casefold().split()
    found: dict[str, None] = {}
    for phrase in phrases:
        words = phrase.split()
        if words[: len(done)] == done and len(words) > len(done) and words[len(done)].startswith(typed.casefold()):
            found[words[len(done)]] = None
    return typed, list(found)


def word_completer(phrases: Phrases) -> Any:
    """Completes the word being typed from the phrases that could be meant."""
    from prompt_toolkit.completion import CompleteEvent, Completer, Completion
    from prompt_toolkit.document import Document

    class Words(Completer):
        """Next words for prompt_toolkit."""

        def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterator[Completion]:
            typed, words = next_words(document.text_before_cursor, phrases())
            for word in words:
                yield Completion(word + " ", start_position=-len(typed), display=word)

    return Words()


def reader() -> Reader:
    """The reader that fits where input comes from."""
    return TerminalReader() if sys.stdin.isatty() and sys.stdout.isatty() else PlainReader()
