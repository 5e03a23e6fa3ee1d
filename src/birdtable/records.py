"""Records on disk: read with care, written whole or not at all."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import birdtable
from birdtable.editions import edition_name
from birdtable.errors import BadRecord, UnknownGame
from birdtable.game import Game


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
    return game_as_in(record, lambda name: birdtable.load(name, backend=backend))


def game_as_in(record: Mapping[str, Any], load: Callable[[str], Game]) -> Game:
    """The game under the rules and with the content that a record names; where it names none, as it is now."""
    game = load(record["game"])
    edition = record.get("version", game.version), record.get("content", game.content_hash)
    return game if edition == (game.version, game.content_hash) else load(edition_name(record["game"], *edition))


def write_record(file: Path, record: Mapping[str, Any]) -> None:
    """Write a record."""
    write_whole(file, json.dumps(record, indent=1) + "\n")


def write_whole(file: Path, text: str) -> None:
    """Write a text; a file that is already there is replaced only by a whole one."""
    scratch = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        scratch.write_text(text, "utf-8")
        scratch.replace(file)
    finally:
        scratch.unlink(missing_ok=True)
