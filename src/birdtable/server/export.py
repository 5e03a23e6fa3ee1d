"""Finished games of a server as files, for `birdtable verify`, `birdtable replay` and the arena's statistics."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa

import birdtable
from birdtable.editions import keep_content
from birdtable.errors import BirdtableError
from birdtable.game import Game
from birdtable.server.database import CONTENTS, ENTRIES, TABLES
from birdtable.server.storage import entry_of
from birdtable.table.ledger import OVER
from birdtable.table.table import Table


def export(engine: sa.Engine, folder: Path) -> tuple[int, list[str]]:
    """Write one file for each game that was played to its end; how many, and why others could not be written."""
    folder.mkdir(parents=True, exist_ok=True)
    problems: list[str] = []
    count = 0
    for id, record in finished_games(engine, problems):
        (folder / f"{id}.json").write_text(json.dumps(record, indent=1) + "\n", "utf-8")
        count += 1
    return count, problems


def finished_games(engine: sa.Engine, problems: list[str]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The id and the record of each game that was played to its end; kept games that were only looked at are left out.

    problems  what is said of tables that cannot be read: one never stops the others
    """
    games: dict[str, Game] = {}

    def load(name: str) -> Game:
        return games.setdefault(name, birdtable.load(name))

    with engine.connect().execution_options(reads=True) as connection:
        for id, secret in connection.execute(sa.select(TABLES.c.id, TABLES.c.secret).where(TABLES.c.status == OVER)):
            chosen = ENTRIES.select().where(ENTRIES.c.table_id == id).order_by(ENTRIES.c.version)
            entries = [entry_of(row) for row in connection.execute(chosen)]
            if entries[0].data.get("record"):
                continue
            try:
                opened = entries[0].data
                files = connection.scalar(
                    sa.select(CONTENTS.c.files).where(
                        CONTENTS.c.game == opened["game"], CONTENTS.c.hash == opened["content"]
                    )
                )
                if files:
                    keep_content(f"birdtable.games.{opened['game']}", json.loads(files))
                table = Table.open(id, bytes.fromhex(secret), load, entries)
                if table.ended is not None:
                    continue
                record = table.record()
            except (BirdtableError, AttributeError, LookupError, TypeError, ValueError) as error:
                problems.append(f"{id}: {error}")
                continue
            yield id, record
