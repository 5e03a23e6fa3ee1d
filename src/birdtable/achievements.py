"""Achievements of a player across games: a pure function of the records of these games. Nothing is stored."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from birdtable.errors import BirdtableError
from birdtable.game import Game


def boxes_of_record(game: Game, record: Mapping[str, Any]) -> list[str]:
    """The boxes that the game of a record ticks: it is played again, so nobody can claim what did not happen."""
    return game.boxes_of(game.replay(record).view(None))


def album(game: Game, records: Iterable[Mapping[str, Any]]) -> dict[str, int]:
    """For each box that any of these games ticks, the number of the first that did; in the order of the boxes.

    Records of other games, of other rules or content, and damaged ones are passed over.
    """
    found: dict[str, int] = {}
    for number, record in enumerate(records):
        try:
            boxes = boxes_of_record(game, record)
        except BirdtableError:
            continue
        for box in boxes:
            found.setdefault(box, number)
    return {box: found[box] for box in game.boxes if box in found}
