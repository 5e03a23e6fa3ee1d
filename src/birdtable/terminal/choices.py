"""The legal actions as a numbered list, and which of them typed words mean."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from birdtable.kernel.actions import Action
from birdtable.position import Position
from birdtable.telling.show import in_words, rank
from birdtable.telling.voice import Voice, width, words_of

GAP = "  "  # between choices side by side, and before those under a heading


@dataclass(frozen=True)
class Listed:
    """A legal action as it is listed: its number, its words, and what stands above it and its like."""

    number: int
    action: Action
    heading: str
    text: str

    def __str__(self) -> str:
        return f"{self.number}. {self.text}"


def listed(position: Position, view: Mapping[str, Any], voice: Voice) -> list[Listed]:
    """The legal actions in the order of the list: as the game ranks them, verb by verb."""
    game = position.game
    legal = sorted(position.legal(), key=lambda action: rank(game, action))
    return [Listed(number, action, *in_words(game, action, view, voice)) for number, action in enumerate(legal, 1)]


def choice_lines(choices: Sequence[Listed], voice: Voice) -> Iterator[str]:
    """The list: what is short stands side by side, below a heading or, if there is room, after it."""
    digits = len(str(len(choices)))
    for (heading, _), group in groupby(choices, key=lambda choice: (choice.heading, choice.action.verb)):
        cells = [f"{choice.number:>{digits}}. {choice.text}" for choice in group]
        line = GAP.join([voice.colon(heading), *(cell.strip() for cell in cells)])
        if heading and len(line) <= width():
            yield line
            continue
        if heading:
            yield voice.colon(heading)
        yield from (GAP * bool(heading) + row for row in side_by_side(cells, width() - len(GAP)))


def side_by_side(cells: Sequence[str], room: int) -> list[str]:
    """Cells in as many columns as there is room for, read row by row."""
    if len(GAP.join(cells)) <= room:
        return [GAP.join(cells)]
    longest = max(map(len, cells))
    columns = max(1, (room + len(GAP)) // (longest + len(GAP)))
    rows = [cells[start : start + columns] for start in range(0, len(cells), columns)]
    return [GAP.join(cell.ljust(longest) for cell in row).rstrip(" ") for row in rows]


def hanging(line: str) -> str:
    """How far the further lines of a choice are indented: to below its text."""
    number = re.match(r" *(\d+\. )", line)
    return " " * len(number[1]) if number else GAP


# ---------------------------------------------------------------------- what words mean


def meant(text: str, choices: Iterable[Listed], voice: Voice, names: Sequence[str]) -> list[Listed]:
    """The choices that words mean: their notation or what the screen says, then a beginning of it, then parts of it."""
    typed = words_of(text)
    said = [(choice, phrasings(choice, voice, names)) for choice in choices]
    for fits in (_equal, _begins, _contains) if typed else ():
        found = [choice for choice, phrases in said if any(fits(typed, phrase) for phrase in phrases)]
        if found:
            return found
    return []


def action_meant(text: str, position: Position, voice: Voice, names: Sequence[str]) -> Action | None:
    """The one action of the game, legal or not, that words name."""
    every = position.game.actions.meaningful(position.players)
    found = meant(text, (Listed(0, action, "", "") for action in every), voice, names)
    return found[0].action if len(found) == 1 else None


def phrasings(choice: Listed, voice: Voice, names: Sequence[str]) -> list[list[str]]:
    """What can be typed for a choice, as words: its notation, the same with names, its sentence, its line."""
    action = choice.action
    named = " ".join(str(voice.catalogue.name(word)) for word in action.args.values())
    texts = [str(action), f"{action.verb} {named}", voice.action(action, names)]
    if choice.text:
        texts += [choice.text, f"{choice.heading} {choice.text}", f"{action.verb} {choice.text}"]
    return [words_of(text) for text in texts]


def _equal(typed: Sequence[str], words: Sequence[str]) -> bool:
    return list(typed) == list(words)


def _begins(typed: Sequence[str], words: Sequence[str]) -> bool:
    return len(typed) <= len(words) and all(word.startswith(part) for part, word in zip(typed, words, strict=False))


def _contains(typed: Sequence[str], words: Sequence[str]) -> bool:
    """Whether every part typed begins a word of its own; the longest first, so that `b` leaves `b2` to `b2`."""
    left = list(words)
    for part in sorted(typed, key=len, reverse=True):
        found = next((word for word in left if word.startswith(part)), None)
        if found is None:
            return False
        left.remove(found)
    return True
