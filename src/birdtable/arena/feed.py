"""Games from real tables, for the same statistics: records as a table saves them, with the names of the seats."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from birdtable.arena.match import Result
from birdtable.errors import BadRecord
from birdtable.fair import check_fairness
from birdtable.game import Game
from birdtable.records import load_game_of, read_record

UNKNOWN = "unknown"


def read_results(paths: Iterable[Path]) -> list[Result]:
    """The results of record files, and of all record files in folders; a game that is there twice counts once."""
    results = {}
    for file in _files(paths):
        record = read_record(file)
        try:
            result = result_of(load_game_of(record, "auto"), record)
        except BadRecord as error:
            raise BadRecord(f"{file}: {error}") from None
        results[result.id] = result
    return list(results.values())


def _files(paths: Iterable[Path]) -> Iterator[Path]:
    for path in paths:
        if path.is_dir():
            yield from sorted(path.glob("*.json"))
        else:
            yield path


def result_of(game: Game, record: Mapping[str, Any]) -> Result:
    """The result of a finished game, from its record: dealt and played again, so that nobody can make one up."""
    check_fairness(record)
    seats = _seats(record)
    position = game.replay(record)
    if not position.over:
        raise BadRecord("the game is not over")
    if record.get("scores", position.scores) != position.scores:
        raise BadRecord(f"the record says scores {record['scores']!r}, but they are {position.scores!r}")
    return Result(
        id=_id(record),
        game=game.name,
        deal=str(record["key"]),
        seats=seats,
        scores=tuple(position.scores),
        winners=tuple(position.winners),
        decisions=tuple(position.deciders.count(seat) for seat in range(position.players)),
        seconds=(0.0,) * position.players,
    )


def _seats(record: Mapping[str, Any]) -> tuple[str, ...]:
    players = record.get("players")
    if not isinstance(players, int) or isinstance(players, bool) or players < 1:
        raise BadRecord(f"the record is damaged: players is {players!r}")
    seats = record.get("seats", [UNKNOWN] * players)
    if not isinstance(seats, list) or len(seats) != players or not all(isinstance(who, str) and who for who in seats):
        raise BadRecord(f"the record is damaged: seats is a list of {players} names, not {seats!r}")
    return tuple(seats)


def _id(record: Mapping[str, Any]) -> str:
    return "table/" + hashlib.sha256("\n".join([record["key"], *record["actions"]]).encode()).hexdigest()[:16]
