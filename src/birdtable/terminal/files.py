"""Records on disk: read with care, written whole or not at all."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import birdtable
from birdtable.bots import BOTS
from birdtable.errors import BadRecord, UnknownGame
from birdtable.game import LoadedGame
from birdtable.terminal.seats import PERSON


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


def load_game_of(record: Mapping[str, Any], backend: str) -> LoadedGame:
    """The game that a record is of. Only games of the house: a record must not make us import anything else."""
    if record["game"] not in birdtable.games():
        raise UnknownGame(f"the record is of {record['game']!r}; the games are: {', '.join(birdtable.games())}")
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
