"""The legal actions as a numbered list, and which of them typed words mean."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from birdtable.kernel.actions import Action
from birdtable.position import Position
from birdtable.terminal.show import remark
from birdtable.terminal.voice import Voice


def grouped(position: Position) -> list[Action]:
    """The legal actions in the order of the list: verb by verb, as the game declares them."""
    legal = position.legal()
    verbs = list(dict.fromkeys(action.verb for action in legal))
    return sorted(legal, key=lambda action: verbs.index(action.verb))


def choice_lines(choices: Sequence[Action], position: Position, view: Mapping[str, Any], voice: Voice) -> list[str]:
    """The numbered list, an empty line between verbs."""
    width = len(str(len(choices)))
    lines: list[str] = []
    verb = None
    for number, action in enumerate(choices, 1):
        if verb not in (None, action.verb):
            lines.append("")
        verb = action.verb
        more = remark(position.game.definition, action, view, voice)
        said = voice.action(action, view["names"])
        lines.append(f"{number:>{width}}. {said}" + (f": {more}" if more else ""))
    return lines


def meant(text: str, choices: Sequence[Action]) -> list[Action]:
    """The choices that words mean: the one with exactly this notation, else all of which each word is a beginning."""
    typed = text.casefold().split()
    exact = [action for action in choices if str(action).split() == typed]
    return exact or [action for action in choices if _begins(typed, str(action).split())]


def _begins(typed: Sequence[str], words: Sequence[str]) -> bool:
    return len(typed) <= len(words) and all(word.startswith(part) for part, word in zip(typed, words, strict=False))
