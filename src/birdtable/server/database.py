"""The database: the same tables on SQLite and on PostgreSQL. The log is the truth; all else is an index of it."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from platformdirs import user_data_path
from sqlalchemy.dialects import postgresql, sqlite

METADATA = sa.MetaData()
ID = sa.String(32)


def _table(name: str, *parts: sa.Column[Any] | sa.Index) -> sa.Table:
    return sa.Table(name, METADATA, *parts)


def _key(name: str, kind: Any, of: str = "") -> sa.Column[Any]:
    """A part of what names a row; `of` is the column of another table that it refers to."""
    return sa.Column(name, kind, *([sa.ForeignKey(of)] if of else []), primary_key=True)


def _needed(name: str, kind: Any, older: Any = None) -> sa.Column[Any]:
    """A column that is never empty; `older` is what rows have that were there before it was."""
    return sa.Column(name, kind, nullable=False, server_default=older)


TABLES = _table(
    "tables",
    _key("id", ID),
    _needed("secret", sa.String(64)),  # of the fair deal; shown when the game is over
    _needed("version", sa.Integer),
    _needed("game", sa.String(64)),
    _needed("status", sa.String(16)),
    _needed("listed", sa.Boolean),
    _needed("bot_to_move", sa.Boolean),
    _needed("updated", sa.Float),
    sa.Column("due", sa.Float),  # when somebody's time is up; null: nobody's is
    sa.Column("remind", sa.Float),  # when they are reminded; null: they have been
    _needed("counts", sa.Boolean, older=sa.false()),  # its result is to be written down
    _needed("code", sa.String(16), older=""),  # by which people join it; "": none
    sa.Index("listed_tables", "listed", "updated"),
    sa.Index("waiting_for_bots", "bot_to_move"),
    sa.Index("tables_by_due", "due"),
    sa.Index("tables_to_count", "counts", "status"),
    sa.Index("tables_by_code", "code"),
)
ENTRIES = _table(
    "entries",
    _key("table_id", ID, of="tables.id"),
    _key("version", sa.Integer),
    _needed("kind", sa.String(16)),
    _needed("author", ID),
    _needed("time", sa.Float),
    _needed("command", sa.String(64)),
    _needed("data", sa.Text),
)
HOLDERS = _table("holders", _key("guest", ID), _key("table_id", ID, of="tables.id"))
GUESTS = _table(
    "guests",
    _key("id", ID),
    _needed("name", sa.String(64)),
    _needed("code", sa.String(64), older=""),  # the hash of the recovery code; "": none
    _needed("settings", sa.Text, older=""),  # what the page keeps of a person who comes back
    _needed("signed_out", sa.Float, older="0"),  # cookies given before do not count
    _needed("mail", sa.String(254), older=""),  # confirmed; "": none
    _needed("language", sa.String(8), older=""),  # in which they are written to
    _needed("vacation", sa.Text, older=""),  # until when, and the days of this year
    sa.Index("guests_by_code", "code"),
)
PUSHES = _table(  # browsers that may be called when it is somebody's turn
    "pushes",
    _key("endpoint", sa.String(1000)),
    _needed("guest", ID),
    _needed("keys", sa.Text),
    _needed("language", sa.String(8)),
    sa.Index("pushes_of_guests", "guest"),
)
PASSKEYS = _table(
    "passkeys",
    _key("id", sa.String(1400)),  # as the browser names it, in base64url
    _needed("guest", ID),
    _needed("key", sa.Text),  # its public half
    _needed("uses", sa.BigInteger),  # as the device counts them
    _needed("label", sa.String(64)),
    _needed("added", sa.Float),
    _needed("used", sa.Float),  # when the challenge was made that it answered last
    sa.Index("passkeys_of_guests", "guest"),
)
RESULTS = _table(  # what came of finished games, by seat
    "results",
    _key("table_id", ID),
    _key("seat", sa.Integer),
    _needed("who", sa.String(48)),  # a guest, or a bot of a level
    _needed("game", sa.String(64)),
    _needed("players", sa.Integer),
    _needed("place", sa.Integer),
    _needed("points", sa.Integer),
    _needed("rated", sa.Boolean),
    _needed("time", sa.Float),
    sa.Index("results_by_who", "who", "game"),
)
RATINGS = _table(
    "ratings",
    _key("who", sa.String(48)),
    _key("game", sa.String(64)),
    _key("players", sa.Integer),
    _needed("mu", sa.Float),
    _needed("sigma", sa.Float),
    _needed("games", sa.Integer),
)
TOURNAMENTS = _table(
    "tournaments",
    _key("id", ID),
    _needed("version", sa.Integer),
    _needed("status", sa.String(16)),
    _needed("listed", sa.Boolean),
    _needed("updated", sa.Float),
    _needed("state", sa.Text),  # all of it, as table/tournament.py declares it
    sa.Index("tournaments_by_status", "status", "updated"),
)
ENTRANTS = _table(  # the guests who have to do with a tournament
    "entrants", _key("guest", ID), _key("tournament_id", ID, of="tournaments.id")
)
TIES = _table(  # whom people follow, and whom they block
    "ties",
    _key("id", ID),
    _needed("guest", ID),
    _needed("other", ID),
    _needed("kind", sa.String(16)),
    _needed("name", sa.String(64)),  # of the other, as it was then
    _needed("time", sa.Float),
    sa.Index("ties_of_guests", "guest", "other", unique=True),
)
REPORTS = _table(  # what people told whoever runs the house
    "reports",
    _key("id", ID),
    _needed("time", sa.Float),
    _needed("guest", ID),
    _needed("other", ID),  # whom it is about
    _needed("name", sa.String(64)),  # of the other, at that table
    _needed("table_id", ID),
    _needed("words", sa.Text),  # what the other said, if it is about that
    _needed("why", sa.Text),
    _needed("done", sa.String(16)),
    sa.Index("reports_by_time", "done", "time"),
)
CONTENTS = _table(  # what games have been played with; a process that does not have it finds it here
    "contents", _key("game", sa.String(64)), _key("hash", sa.String(16)), _needed("files", sa.Text)
)
MOMENTS = _table(  # the last moment of tables, for when their rules do not run any more
    "moments", _key("table_id", ID, of="tables.id"), _needed("state", sa.Text)
)
SETTINGS = _table("settings", _key("name", sa.String(32)), _needed("value", sa.Text))


def insert_new(connection: sa.Connection, table: sa.Table, rows: list[dict[str, Any]]) -> None:
    """Insert the rows that are not there yet."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    if rows:
        connection.execute(dialect.insert(table).on_conflict_do_nothing(), rows)


def default_url() -> str:
    """A file in the user's data folder."""
    folder = user_data_path("birdtable", appauthor=False, ensure_exists=True)
    return f"sqlite:///{folder / 'tables.sqlite'}"


def connect(url: str) -> sa.Engine:
    """An engine for a database address, with the tables as they are today."""
    if url.startswith(("postgresql://", "postgres://")):
        url = "postgresql+psycopg://" + url.partition("://")[2]
    _keep_to_ourselves(sa.make_url(url))
    engine = sa.create_engine(url, pool_pre_ping=True, hide_parameters=True)  # secrets stay out of errors
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine, "connect", _tune_sqlite)
        sa.event.listen(engine, "begin", _begin_immediately)
    migrate(engine)
    return engine


def _keep_to_ourselves(url: sa.URL) -> None:
    """A database file holds the key of all cookies and the cards of all games: nobody else on the machine reads it."""
    file = url.database
    if url.get_backend_name() != "sqlite" or not file or file == ":memory:" or file.startswith("file:"):
        return
    with suppress(OSError):  # what is wrong with the file is said when it is opened
        os.close(os.open(file, os.O_CREAT | os.O_RDONLY, 0o600))
        os.chmod(file, 0o600)


def _tune_sqlite(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # transactions begin where we say so
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_immediately(connection: sa.Connection) -> None:
    """A transaction that will write takes its lock at once; one that only reads says so by an option."""
    reads = connection.get_execution_options().get("reads", False)
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")


def migrate(engine: sa.Engine) -> None:
    """Bring the database up to date."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":  # two processes that start together must not both do it
            connection.execute(sa.text("SELECT pg_advisory_xact_lock(78119)"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
