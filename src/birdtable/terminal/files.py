"""Records on disk: read with care, written whole or not at all."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Any

from platformdirs import user_data_dir

import birdtable
from birdtable.bots import BOTS
from birdtable.errors import BadRecord, BirdtableError, UnknownGame
from birdtable.game import Game
from birdtable.terminal.seats import PERSON
from birdtable.text import LANGUAGES


def read_record(file: Path) -> dict[str, Any]:
    """The record in a file; whatever is wrong with the file is said in one sentence."""
    try:
        record = json.loads(file.read_text("utf-8"))
    except OSError as error:
        raise BadRecord(f"the file {file} cannot be read: {error.strerror or error}") from None
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"the file {file} is not a record of a game: it is not JSON ({error})") from None
    if not isinstance(record, dict):
        raise BadRecord(f"the file {file} is not a record of a game: expected an object, got {type(record).__name__}")
    if "game" not in record:
        raise BadRecord(f"the file {file} is not a record of a game: it names no game")
    return record


def load_game_of(record: Mapping[str, Any], backend: str, name: str | None = None) -> Game:
    """The game that a record is of. Other games than those of the house only by a name that the person gives.

    A record must not make us import anything.
    """
    if name is not None:
        game = birdtable.load(name, backend=backend)
        if game.name != record["game"]:
            raise BadRecord(f"the record is a game of {record['game']}, not of {name}")
        return game
    if record["game"] not in birdtable.games():
        known = ", ".join(birdtable.games())
        raise UnknownGame(f"the record is of {record['game']!r}; the games are: {known}; name the module of another")
    return birdtable.load(record["game"], backend=backend)


def write_record(file: Path, record: Mapping[str, Any]) -> None:
    """Write a record; a file that is already there is replaced only by a whole one."""
    scratch = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        scratch.write_text(json.dumps(record, indent=1) + "\n", "utf-8")
        scratch.replace(file)
    finally:
        scratch.unlink(missing_ok=True)


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
    return Path(os.environ.get("BIRDTABLE_DATA") or user_data_dir("birdtable")).expanduser() / "games"


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
        game = birdtable.load(record["game"], "python")
    except BirdtableError:
        return False
    return (record.get("version"), record.get("content")) == (game.version, game.content_hash)
