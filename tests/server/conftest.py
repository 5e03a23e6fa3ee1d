"""A server process for each kind of database, once a session."""

import subprocess

import pytest

from tests.server.house import Postgres, Server, evening, running
from tests.table.evening import CLOUDS, load


@pytest.fixture(scope="session", autouse=True)
def compiled_rules():
    """The servers must not wait for a compiler in the middle of a test."""
    load(CLOUDS)


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


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def database(request, tmp_path_factory):
    """The address of an empty database."""
    if request.param == "postgresql":
        return request.getfixturevalue("postgres").new_database()
    return f"sqlite:///{tmp_path_factory.mktemp('database') / 'tables.sqlite'}"


@pytest.fixture(scope="session")
def server(database, tmp_path_factory):
    """A server that all tests share; it is patient, so that only the tests about limits meet them."""
    with running(Server(tmp_path_factory.mktemp("server"), database)) as one:
        yield one


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
