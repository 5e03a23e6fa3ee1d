"""The games that a person left: where they are, who sat where, in which language."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Any

import birdtable
from birdtable.bots import BOTS
from birdtable.errors import BadRecord, BirdtableError
from birdtable.kernel.content import data_folder
from birdtable.records import load_game_of, read_record
from birdtable.terminal.seats import PERSON
from birdtable.text import LANGUAGES


def seats_of(record: Mapping[str, Any]) -> list[str] | None:
    """Who sat where, if the record says so."""
    seats = record.get("seats")
    if seats is None:
        return None
    known = isinstance(seats, list) and all(isinstance(who, str) and (who == PERSON or who in BOTS) for who in seats)
    if not known or len(seats) != record.get("players") or seats.count(PERSON) != 1:
        raise BadRecord(f"the record is damaged: seats {seats!r} are not one {PERSON!r} and bots in the others")
    return seats


def language_of(record: Mapping[str, Any]) -> str | None:
    """The language that a game was played in, if the record says so."""
    language = record.get("language")
    return language if language in LANGUAGES else None


# ---------------------------------------------------------------------- games that were left


def games_folder() -> Path:
    """Where games are kept that somebody left: in $BIRDTABLE_DATA, or where programs keep a person's data."""
    return data_folder() / "games"


def new_place(game: str) -> Path:
    """A file in that folder that is not there yet, named for the game and the time."""
    folder = games_folder()
    folder.mkdir(parents=True, exist_ok=True)
    name = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    places = (folder / f"{name}{again}.json" for again in ("", *(f"-{number}" for number in range(2, 1000))))
    return next(place for place in places if not place.exists())


def newest_unfinished() -> Path | None:
    """The game that was left last and can go on; files that cannot be read are passed over."""
    try:
        files = sorted(games_folder().glob("*.json"), key=lambda file: file.stat().st_mtime_ns, reverse=True)
    except OSError:
        return None
    return next((file for file in files if _can_go_on(file)), None)


def _can_go_on(file: Path) -> bool:
    try:
        record = read_record(file)
        if record["game"] not in birdtable.games() or record.get("over") is not False or not seats_of(record):
            return False
        load_game_of(record, "python")
    except BirdtableError:
        return False
    return True
