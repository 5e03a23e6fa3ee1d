"""`birdtable admin`: what the house looks after. Answers are JSON, one line each, for people and for scripts."""

from __future__ import annotations

import json
import time
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:  # else every command would wait for the database's libraries
    import sqlalchemy as sa

admin = typer.Typer(help="Look after a server: tables, guests, bans, messages, back-ups.", no_args_is_help=True)
Database = Annotated[
    str, typer.Option(metavar="URL", help="The server's database; left out: the file in your data folder.")
]
Who = Annotated[str, typer.Argument(metavar="WHO", help="A guest's id, or an address.")]


def _open(database: str) -> sa.Engine:
    from birdtable.server.database import connect, default_url
    from birdtable.server.serve import check_database

    if database:
        check_database(database)
    return connect(database or default_url())


def _say(**told: Any) -> None:
    typer.echo(json.dumps(told, ensure_ascii=False))


@admin.command()
def tables(database: Database = "") -> None:
    """List every table."""
    from birdtable.server import house

    for one in house.tables(_open(database)):
        _say(**one)


@admin.command()
def guests(database: Database = "") -> None:
    """List everybody who has a seat somewhere."""
    from birdtable.server import house

    for one in house.guests(_open(database)):
        _say(**one)


@admin.command()
def delete(table: Annotated[list[str], typer.Argument(metavar="TABLE…")], database: Database = "") -> None:
    """Delete tables with all that happened there."""
    from birdtable.server import house

    _say(deleted=house.delete_tables(_open(database), table))


@admin.command()
def forget(
    days: Annotated[float, typer.Option(min=0, help="Days without anything new.")] = 365.0,
    guest: Annotated[str, typer.Option(help="Forget this guest instead.")] = "",
    database: Database = "",
) -> None:
    """Delete the tables where nothing has happened for long, or what is known of a guest."""
    from birdtable.server import house, people

    engine = _open(database)
    if not guest:
        _say(forgotten=house.forget_before(engine, days))
        return
    with engine.begin() as connection:
        tables = people.tables_with(connection, guest)
        people.forget(connection, guest, tables, time.time())
    _say(forgotten=len(tables))


@admin.command()
def ban(who: Who, database: Database = "") -> None:
    """Let a guest or an address in no more."""
    from birdtable.server import house

    with _open(database).begin() as connection:
        house.put_on(connection, "bans", who)
    _say(banned=who)


@admin.command()
def unban(who: Who, database: Database = "") -> None:
    """Let a guest or an address in again."""
    from birdtable.server import house

    with _open(database).begin() as connection:
        house.take_off(connection, "bans", who)
    _say(welcome=who)


@admin.command()
def operator(database: Database = "") -> None:
    """Let a browser look after the house: open the page that this names there, within a quarter of an hour."""
    from birdtable.server.operator import new_ticket
    from birdtable.server.storage import Storage

    storage = Storage(_open(database))
    _say(open=f"/operator#{new_ticket(storage.signing_key())}")
    storage.close()


@admin.command()
def message(text: Annotated[str, typer.Argument(help="Left out: no message.")] = "", database: Database = "") -> None:
    """Tell everybody something, such as when the house closes."""
    from birdtable.server import house

    with _open(database).begin() as connection:
        replace(house.House.read(connection), message=text[:500]).write(connection)
    _say(message=text[:500])


@admin.command()
def backup(file: Path, database: Database = "") -> None:
    """Write the whole database to one file, while the server goes on."""
    from birdtable.server import house

    house.back_up(_open(database), file)
    _say(written=str(file), bytes=file.stat().st_size)


@admin.command()
def restore(file: Path, database: Database = "") -> None:
    """Fill an empty database from such a file; start a server on it then."""
    from birdtable.server import house

    house.restore(_open(database), file)
    _say(restored=str(file))
