"""A server process for each kind of database, once a session."""

import asyncio
import subprocess
from contextlib import ExitStack
from functools import cache

import pytest

from birdtable.server.thinkers import Thinkers
from tests.conftest import LONG
from tests.server.house import Postgres, Server, evening, running
from tests.table.evening import CLOUDS, load


@pytest.fixture(scope="session", autouse=True)
def compiled_rules():
    """The servers must not wait for a compiler in the middle of a test."""
    load(CLOUDS)


@pytest.fixture(autouse=not LONG)
def unhurried(request, monkeypatch):
    """Where a test has a server in its own process, bots' processes are started once one is asked: most never are.

    Not where it is marked `bots_at_once`.
    """

    def start(thinkers):
        thinkers.watching = asyncio.create_task(thinkers._watch())

    if not request.node.get_closest_marker("bots_at_once"):
        monkeypatch.setattr(Thinkers, "start", start)


@pytest.fixture(scope="session")
def postgres():
    """A throw-away PostgreSQL, or no test that needs one."""
    cluster = Postgres()
    try:
        cluster.start()
    except (OSError, subprocess.SubprocessError) as error:
        cluster.stop()
        pytest.skip(f"no PostgreSQL can be had on this machine: {error}")
    yield cluster
    cluster.stop()


@pytest.fixture(scope="session")
def databases(request, tmp_path_factory):
    """The address of an empty database of a kind, the same one whenever it is asked for."""

    @cache
    def database(kind):
        if kind == "postgresql":
            return request.getfixturevalue("postgres").new_database()
        return f"sqlite:///{tmp_path_factory.mktemp('database') / 'tables.sqlite'}"

    return database


@pytest.fixture(scope="session")
def servers(databases, tmp_path_factory):
    """A server on a kind of database that all tests share, though they come in any order.

    It is patient, so that only the tests about limits meet them.
    """
    with ExitStack() as open_ones:
        yield cache(
            lambda kind: open_ones.enter_context(running(Server(tmp_path_factory.mktemp("server"), databases(kind))))
        )


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def kind(request):
    """A kind of database."""
    return request.param


@pytest.fixture(scope="session")
def database(databases, kind):
    """The address of a database that other tests may have used."""
    return databases(kind)


@pytest.fixture(scope="session")
def server(servers, kind):
    """A server that all tests share."""
    return servers(kind)


@pytest.fixture
def at(server):
    """Runs a test with people at the server."""
    return lambda test: evening(test, server)


@pytest.fixture(scope="session")
def strict_server(tmp_path_factory):
    """A server with the usual limits, behind a proxy that says where everybody is."""
    folder = tmp_path_factory.mktemp("strict")
    with running(
        Server(folder, f"sqlite:///{folder / 'tables.sqlite'}", patience=1.0, more=("--proxy=127.0.0.1",))
    ) as one:
        yield one
