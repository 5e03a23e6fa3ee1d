"""Finished games of a server as files, for `birdtable verify`, `birdtable replay` and the arena's statistics."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa

import birdtable
from birdtable.game import Game
from birdtable.server.database import ENTRIES, TABLES
from birdtable.server.storage import entry_of
from birdtable.table.table import OVER, Table


def export(engine: sa.Engine, folder: Path) -> int:
    """Write one file for each game that was played to its end; how many."""
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    for id, record in finished_games(engine):
        (folder / f"{id}.json").write_text(json.dumps(record, indent=1) + "\n", "utf-8")
        count += 1
    return count


def finished_games(engine: sa.Engine) -> Iterator[tuple[str, dict[str, Any]]]:
    """The id and the record of each table whose game is over; kept games that were only looked at are left out."""
    games: dict[str, Game] = {}

    def load(name: str) -> Game:
        return games.setdefault(name, birdtable.load(name))

    with engine.connect().execution_options(reads=True) as connection:
        for id, secret in connection.execute(sa.select(TABLES.c.id, TABLES.c.secret).where(TABLES.c.status == OVER)):
            chosen = ENTRIES.select().where(ENTRIES.c.table_id == id).order_by(ENTRIES.c.version)
            entries = [entry_of(row) for row in connection.execute(chosen)]
            if not entries[0].data.get("record"):
                yield id, Table.open(id, bytes.fromhex(secret), load, entries).record()
