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

TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("secret", sa.String(64), nullable=False),  # of the fair deal; shown when the game is over
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("bot_to_move", sa.Boolean, nullable=False),
    sa.Column("updated", sa.Float, nullable=False),
    sa.Column("due", sa.Float),  # when somebody's time is up; null: nobody's is
    sa.Column("remind", sa.Float),  # when they are reminded; null: they have been
    sa.Column("counts", sa.Boolean, nullable=False, server_default=sa.false()),  # its result is to be written down
    sa.Column("code", sa.String(16), nullable=False, server_default=""),  # by which people join it; "": none
    sa.Index("listed_tables", "listed", "updated"),
    sa.Index("waiting_for_bots", "bot_to_move"),
    sa.Index("tables_by_due", "due"),
    sa.Index("tables_to_count", "counts", "status"),
    sa.Index("tables_by_code", "code"),
)
ENTRIES = sa.Table(
    "entries",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("author", sa.String(32), nullable=False),
    sa.Column("time", sa.Float, nullable=False),
    sa.Column("command", sa.String(64), nullable=False),
    sa.Column("data", sa.Text, nullable=False),
)
HOLDERS = sa.Table(
    "holders",
    METADATA,
    sa.Column("guest", sa.String(32), primary_key=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
)
GUESTS = sa.Table(
    "guests",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("code", sa.String(64), nullable=False, server_default=""),  # the hash of the recovery code; "": none
    sa.Column("settings", sa.Text, nullable=False, server_default=""),  # what the page keeps of a person who comes back
    sa.Column("signed_out", sa.Float, nullable=False, server_default="0"),  # cookies given before do not count
    sa.Column("mail", sa.String(254), nullable=False, server_default=""),  # confirmed; "": none
    sa.Column("language", sa.String(8), nullable=False, server_default=""),  # in which they are written to
    sa.Column("vacation", sa.Text, nullable=False, server_default=""),  # until when, and the days of this year
    sa.Index("guests_by_code", "code"),
)
PUSHES = sa.Table(  # browsers that may be called when it is somebody's turn
    "pushes",
    METADATA,
    sa.Column("endpoint", sa.String(1000), primary_key=True),
    sa.Column("guest", sa.String(32), nullable=False),
    sa.Column("keys", sa.Text, nullable=False),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Index("pushes_of_guests", "guest"),
)
PASSKEYS = sa.Table(
    "passkeys",
    METADATA,
    sa.Column("id", sa.String(1400), primary_key=True),  # as the browser names it, in base64url
    sa.Column("guest", sa.String(32), nullable=False),
    sa.Column("key", sa.Text, nullable=False),  # its public half
    sa.Column("uses", sa.BigInteger, nullable=False),  # as the device counts them
    sa.Column("label", sa.String(64), nullable=False),
    sa.Column("added", sa.Float, nullable=False),
    sa.Column("used", sa.Float, nullable=False),  # when the challenge was made that it answered last
    sa.Index("passkeys_of_guests", "guest"),
)
RESULTS = sa.Table(  # what came of finished games, by seat
    "results",
    METADATA,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("who", sa.String(48), nullable=False),  # a guest, or a bot of a level
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("points", sa.Integer, nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("time", sa.Float, nullable=False),
    sa.Index("results_by_who", "who", "game"),
)
RATINGS = sa.Table(
    "ratings",
    METADATA,
    sa.Column("who", sa.String(48), primary_key=True),
    sa.Column("game", sa.String(64), primary_key=True),
    sa.Column("players", sa.Integer, primary_key=True),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
)
TOURNAMENTS = sa.Table(
    "tournaments",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("updated", sa.Float, nullable=False),
    sa.Column("state", sa.Text, nullable=False),  # all of it, as table/tournament.py declares it
    sa.Index("tournaments_by_status", "status", "updated"),
)
ENTRANTS = sa.Table(  # the guests who have to do with a tournament
    "entrants",
    METADATA,
    sa.Column("guest", sa.String(32), primary_key=True),
    sa.Column("tournament_id", sa.String(32), sa.ForeignKey("tournaments.id"), primary_key=True),
)
TIES = sa.Table(  # whom people follow, and whom they block
    "ties",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("guest", sa.String(32), nullable=False),
    sa.Column("other", sa.String(32), nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("name", sa.String(64), nullable=False),  # of the other, as it was then
    sa.Column("time", sa.Float, nullable=False),
    sa.Index("ties_of_guests", "guest", "other", unique=True),
)
REPORTS = sa.Table(  # what people told whoever runs the house
    "reports",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("time", sa.Float, nullable=False),
    sa.Column("guest", sa.String(32), nullable=False),
    sa.Column("other", sa.String(32), nullable=False),  # whom it is about
    sa.Column("name", sa.String(64), nullable=False),  # of the other, at that table
    sa.Column("table_id", sa.String(32), nullable=False),
    sa.Column("words", sa.Text, nullable=False),  # what the other said, if it is about that
    sa.Column("why", sa.Text, nullable=False),
    sa.Column("done", sa.String(16), nullable=False),
    sa.Index("reports_by_time", "done", "time"),
)
CONTENTS = sa.Table(  # what games have been played with; a process that does not have it finds it here
    "contents",
    METADATA,
    sa.Column("game", sa.String(64), primary_key=True),
    sa.Column("hash", sa.String(16), primary_key=True),
    sa.Column("files", sa.Text, nullable=False),
)
MOMENTS = sa.Table(  # the last moment of tables, for when their rules do not run any more
    "moments",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("state", sa.Text, nullable=False),
)
SETTINGS = sa.Table(
    "settings",
    METADATA,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)


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
