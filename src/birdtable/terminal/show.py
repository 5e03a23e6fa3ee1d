"""How the table looks, in words.

A game may draw its own table: a module `terminal` in its package with

    def show(view, say) -> list[str]            the lines of the table
    def remark(verb, args, view, say) -> str    what to add to a choice in the list, or ""   (may be left out)

`view` is what the seat sees, with the seats' names as `view["names"]`; `say` gives sentences of the catalogue.
A game without such a module is shown as labelled rows.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Iterator, Mapping
from functools import cache
from types import ModuleType
from typing import Any

from birdtable.game import Game
from birdtable.kernel.actions import Action
from birdtable.terminal.voice import Voice

NOT_SHOWN = {
    "game",
    "version",
    "players",
    "options",
    "viewer",
    "over",
    "winners",
    "seat",
    "decision",
    "scores",
    "names",
}


@cache
def own_module(package: str) -> ModuleType | None:
    """The game's own `terminal` module, if it has one."""
    name = f"{package}.terminal"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


def show(game: Game, view: Mapping[str, Any], voice: Voice) -> list[str]:
    """The lines of the table."""
    own = own_module(game.package)
    if own is not None:
        lines: list[str] = own.show(view, voice.say)
        return lines
    return [scores(view, voice), *rows({key: value for key, value in view.items() if key not in NOT_SHOWN}, voice)]


def remark(game: Game, action: Action, view: Mapping[str, Any], voice: Voice) -> str:
    """What the game adds to a choice in the list."""
    own = own_module(game.package)
    if own is None or not hasattr(own, "remark"):
        return ""
    return str(own.remark(action.verb, action.args, view, voice.say))


def scores(view: Mapping[str, Any], voice: Voice) -> str:
    """The points of all seats."""
    points = zip(view["names"], view["scores"], strict=True)
    return voice.say("table-points", points=", ".join(f"{name} {score}" for name, score in points))


def rows(data: Mapping[Any, Any], voice: Voice, indent: str = "") -> Iterator[str]:
    """Nested data as labelled rows: what is simple on one line, what is not further in."""
    for key, value in data.items():
        label = voice.say(f"view-{key}") if voice.has(f"view-{key}") else str(key).replace("_", " ")
        if _simple(value):
            yield f"{indent}{label}: {_words(value, voice)}"
        else:
            yield f"{indent}{label}:"
            inner: Mapping[Any, Any] = value if isinstance(value, Mapping) else dict(enumerate(value, 1))
            yield from rows(inner, voice, indent + "  ")


def _simple(value: Any) -> bool:
    if isinstance(value, Mapping):
        return False
    return not isinstance(value, list) or not any(isinstance(item, (Mapping, list)) for item in value)


def _words(value: Any, voice: Voice) -> str:
    if value is None or value == []:
        return voice.say("table-nothing")
    if isinstance(value, bool):
        return voice.say("table-yes" if value else "table-no")
    return (
        ", ".join(_words(item, voice) for item in value)
        if isinstance(value, list)
        else str(voice.catalogue.name(value))
    )
