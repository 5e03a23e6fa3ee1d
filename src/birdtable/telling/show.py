"""How the table looks, in words.

A game may draw its own table: a module `terminal` in its package with any of

    def show(view, say) -> list[str]              the whole table
    def glance(view, say) -> list[str]            the few lines that stand above every list of choices
    def choice(verb, args, view, say)             a choice in the list: its heading ("" for none) and its text
    def rank(verb, args) -> int                   the order of the list, smaller numbers first
    def not_now(view, why, say) -> list[str]      what a person may look for in the list and cannot do; `why(notation)`
                                                  gives the reasons, none if it can be done
    def points_by_stage(events, seat, say) -> str where a seat's points come from, for the ranking at the end
    def rivals(view, events, say) -> list[str]    lines after the ranking, about those who sit at no seat
    STAGE = "stage"                               the event that begins a chapter of the log
    WHOLE_AFTER = ("stage", "landed")             events after which the whole table is shown
    IN_THE_TABLE = ("dealt", "displayed")         events that need not be told when the whole table is shown

`view` is what the seat sees, with the seats' names as `view["names"]`; `say` gives sentences of the catalogue.
A game without such a module is shown as labelled rows.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from birdtable.game import Game
from birdtable.kernel.actions import Action
from birdtable.kernel.events import Happening
from birdtable.telling.voice import Voice

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
Why = Callable[[str], Sequence[str]]


@cache
def own(package: str, name: str) -> Any:
    """What the game's own `terminal` module calls by this name; None if it has none."""
    module = f"{package}.terminal"
    return getattr(importlib.import_module(module), name, None) if importlib.util.find_spec(module) else None


def show(game: Game, view: Mapping[str, Any], voice: Voice) -> list[str]:
    """The lines of the whole table."""
    draw = own(game.package, "show")
    if draw is not None:
        return list(draw(view, voice.say))
    return [scores(view, voice), *rows({key: value for key, value in view.items() if key not in NOT_SHOWN}, voice)]


def glance(game: Game, view: Mapping[str, Any], voice: Voice) -> list[str]:
    """The few lines that a person needs before every choice."""
    draw = own(game.package, "glance")
    return show(game, view, voice) if draw is None else list(draw(view, voice.say))


def in_words(game: Game, action: Action, view: Mapping[str, Any], voice: Voice) -> tuple[str, str]:
    """A choice as it is listed: what stands above it and its like ("" for nothing), and its text."""
    choice = own(game.package, "choice")
    heading, text = ("", "") if choice is None else choice(action.verb, action.args, view, voice.say)
    return heading, text or voice.action(action, view["names"])


def rank(game: Game, action: Action) -> tuple[int, int]:
    """Where a choice stands in the list: as the game ranks it, else verb by verb."""
    ranked = own(game.package, "rank")
    place = list(game.actions.first).index(action.verb) if ranked is None else ranked(action.verb, action.args)
    return place, action.number


def not_now(game: Game, view: Mapping[str, Any], why: Why, voice: Voice) -> list[str]:
    """What a person may look for in the list, and why it cannot be done."""
    lines = own(game.package, "not_now")
    return [] if lines is None else list(lines(view, why, voice.say))


def scores(view: Mapping[str, Any], voice: Voice) -> str:
    """The points of all seats."""
    points = zip(view["names"], view["scores"], strict=True)
    return voice.say("table-points", points=", ".join(f"{name} {score}" for name, score in points))


# ---------------------------------------------------------------------- the end


def ranking(game: Game, view: Mapping[str, Any], events: Sequence[Happening], voice: Voice) -> list[str]:
    """The seats from the winner down, with their points and where these come from."""
    details = own(game.package, "points_by_stage")
    points: list[int] = view["scores"]
    standing = {seat: (seat not in view["winners"], -points[seat]) for seat in range(len(points))}
    lines = []
    for seat in sorted(standing, key=standing.__getitem__):
        place = 1 + sum(other < standing[seat] for other in standing.values())
        more = "" if details is None else details(events, seat, voice.say)
        line = voice.say("table-rank", place=place, name=view["names"][seat], points=points[seat])
        lines.append(f"{line} {more}".rstrip())
    others = own(game.package, "rivals")
    return lines if others is None else [*lines, *others(view, events, voice.say)]


def result(view: Mapping[str, Any], person: int | None, voice: Voice) -> str:
    """Who won, and why."""
    winners, points, names = view["winners"], view["scores"], view["names"]
    if not winners:
        return voice.say("table-you-lose" if len(points) == 1 and person is not None else "table-nobody-wins")
    if len(winners) > 1:
        return voice.say("table-share", names=voice.listing([names[seat] for seat in winners]))
    (winner,) = winners
    others = [seat for seat in range(len(points)) if seat != winner]
    second = max(others, key=lambda seat: points[seat], default=winner)
    lead = points[winner] - points[second]
    about = "you" if winner == person else "over-you" if second == person else "over"
    if lead > 0:
        return voice.say(f"table-wins-{about}", name=names[winner], other=names[second], lead=lead)
    said = voice.say("table-you-win") if winner == person else voice.say("table-wins", names=names[winner])
    return f"{said} {voice.say('tie-break')}" if lead == 0 and others and voice.has("tie-break") else said


# ---------------------------------------------------------------------- games without a table of their own


def rows(data: Mapping[Any, Any], voice: Voice, indent: str = "") -> Iterator[str]:
    """Nested data as labelled rows: what is simple on one line, what is not further in."""
    for key, value in data.items():
        label = voice.say(f"view-{key}") if voice.has(f"view-{key}") else str(key).replace("_", " ")
        if _simple(value):
            yield f"{indent}{voice.colon(label)} {_words(value, voice)}"
        else:
            yield f"{indent}{voice.colon(label)}"
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
