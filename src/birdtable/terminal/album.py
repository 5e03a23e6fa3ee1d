"""Achievements at the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from birdtable.errors import BirdtableError
from birdtable.game import Game
from birdtable.records import read_record
from birdtable.telling.voice import Voice
from birdtable.terminal.files import games_folder

TICKED, OPEN = "[x]", "[ ]"


def box_in_words(box: str, voice: Voice) -> str:
    """A box as people call it: `box-<box>`, or the message of its beginning with the rest as name or number."""
    if voice.has(f"box-{box}"):
        return voice.say(f"box-{box}")
    parts = box.split("-")
    for end in range(len(parts) - 1, 0, -1):
        message = "box-" + "-".join(parts[:end])
        rest = "-".join(parts[end:])
        if voice.has(message):
            return voice.say(message, name=rest, number=rest)
    return box


def kept_records(files: Sequence[Path]) -> list[dict[str, Any]]:
    """The records in these files, or all that the terminal has kept, the oldest first; damaged ones are passed over."""
    if files:
        return [read_record(file) for file in files]
    found = []
    for file in sorted(games_folder().glob("*.json"), key=lambda file: (file.stat().st_mtime_ns, file.name)):
        try:
            found.append(read_record(file))
        except BirdtableError:
            continue
    return found


def album_lines(game: Game, ticked: Mapping[str, int], voice: Voice) -> Iterator[str]:
    """Every box, ticked or not, and how many are."""
    for box in game.boxes:
        yield f"{TICKED if box in ticked else OPEN} {box_in_words(box, voice)}"
    yield voice.say("album-count", count=len(ticked), all=len(game.boxes))


def news_lines(game: Game, view: Mapping[str, Any], voice: Voice) -> list[str]:
    """What a finished game has ticked, in one sentence; nothing if that is nothing."""
    boxes = [box_in_words(box, voice) for box in game.boxes_of(view)]
    return [voice.say("album-news", boxes="; ".join(boxes))] if boxes else []
