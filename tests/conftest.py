"""What all tests share: the games, each with each of its player counts."""

import os
from pathlib import Path

import pytest

os.environ["BIRDTABLE_CONTENT"] = os.devnull  # games are tested as they came
os.environ.setdefault("BIRDTABLE_CACHE", str(Path(__file__).parents[1] / ".venv" / "cache"))

import birdtable as bt

EXAMPLES = ["examples.connect_four"]
GAMES = bt.games() + EXAMPLES


def tables():
    """Every game with every player count; and once more, with few players, for every other choice of an option."""
    for name in GAMES:
        game = bt.load(name, "python")
        for players in game.players:
            yield name, players, {}
        for option in game.options:
            for choice in option.choices:
                if choice != option.default:
                    offered = option.players or game.players
                    yield name, min((count for count in offered if count > 1), default=1), {option.name: choice}


VARIANTS = list(tables())
TABLES = [(name, players) for name, players, options in VARIANTS if not options]


def pytest_generate_tests(metafunc):
    """A test that asks for `name` runs for every game; one that asks for `players` too, for every table."""
    own = {
        name.strip(" ()'\"")
        for mark in metafunc.definition.iter_markers("parametrize")
        for name in str(mark.args[0]).split(",")
    }
    if "name" in own:
        return
    if {"name", "players", "options"} <= set(metafunc.fixturenames):
        ids = ["-".join(map(str, (name, players, *options.values()))) for name, players, options in VARIANTS]
        metafunc.parametrize(("name", "players", "options"), VARIANTS, ids=ids)
    elif {"name", "players"} <= set(metafunc.fixturenames):
        ids = [f"{name}-{players}" for name, players in TABLES]
        metafunc.parametrize(("name", "players"), TABLES, ids=ids)
    elif "name" in metafunc.fixturenames:
        metafunc.parametrize("name", GAMES)


@pytest.fixture
def native(name, options):
    """The game with compiled rules."""
    return bt.load(name, backend="native").preset(**options)


@pytest.fixture
def python(name, options):
    """The game with the rules in plain Python."""
    return bt.load(name, backend="python").preset(**options)


@pytest.fixture(scope="session")
def clouds():
    """Above the Clouds with compiled rules."""
    return bt.load("above_the_clouds", backend="native")


@pytest.fixture(scope="session")
def four():
    """Connect four with compiled rules."""
    return bt.load("examples.connect_four", backend="native")
