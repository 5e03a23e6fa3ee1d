"""What all tests share: the games, each with each of its player counts."""

import os
import tempfile

import pytest

os.environ.setdefault("BIRDTABLE_CACHE", os.path.join(tempfile.gettempdir(), f"birdtable-tests-{os.getuid()}"))

import birdtable as bt

EXAMPLES = ["examples.connect_four"]
GAMES = bt.games() + EXAMPLES
TABLES = [(name, players) for name in GAMES for players in bt.definition(name).players]


def pytest_generate_tests(metafunc):
    """A test that asks for `name` runs for every game; one that asks for `players` too, for every table."""
    own = {name for mark in metafunc.definition.iter_markers("parametrize") for name in str(mark.args[0]).split(",")}
    if "name" in own:
        return
    if {"name", "players"} <= set(metafunc.fixturenames):
        ids = [f"{name}-{players}" for name, players in TABLES]
        metafunc.parametrize(("name", "players"), TABLES, ids=ids)
    elif "name" in metafunc.fixturenames:
        metafunc.parametrize("name", GAMES)


@pytest.fixture
def native(name):
    """The game with compiled rules."""
    return bt.load(name, backend="native")


@pytest.fixture
def python(name):
    """The game with the rules in plain Python."""
    return bt.load(name, backend="python")
