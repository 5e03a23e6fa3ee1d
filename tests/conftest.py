"""What all tests share: the games, each with each of its player counts."""

import gc
import os
from itertools import zip_longest

import pytest

import birdtable as bt
from tests.ground import EXAMPLES

LONG = bool(os.environ.get("BIRDTABLE_LONG"))  # make test-long: more games, every table, one option at a time
GAMES = bt.games() + EXAMPLES
gc.set_threshold(100_000, 20, 50)  # to look through all that a process of tests has loaded is a tenth of its work


LONGEST = {
    *("test_arena.py", "test_cache.py", "test_crash.py", "test_cuda.py", "test_faults.py", "test_strangers.py"),
    *("test_one_hand.py", "test_pigeons.py", "test_screens.py"),
}


def pytest_collection_modifyitems(items):
    """What takes longest begins, so that at the end there are only short tests to share out."""
    items.sort(key=lambda item: item.path.name not in LONGEST)


def pytest_collection_finish():
    """What is loaded by now stays."""
    gc.freeze()


def tables():
    """Every game with every player count; and once more, with few players, for the other choices of its options."""
    for name in GAMES:
        game = bt.load(name, "python")
        for players in game.players:
            yield name, players, {}
        for group in grouped(game):
            players = min((count for count in group[0].players or game.players if count > 1), default=1)
            for options in (
                together(group) if not LONG else ({one.name: choice} for one in group for choice in others(one))
            ):
                yield name, players, options


def grouped(game):
    """The options of a game: those for the same tables, and a referee, who is company enough, apart."""
    groups = {}
    for option in game.options:
        groups.setdefault((option.name == "refereed", option.players), []).append(option)
    return groups.values()


def together(options):
    """Their other choices at as few tables as possible."""
    for choices in zip_longest(*map(others, options)):
        yield {option.name: choice for option, choice in zip(options, choices, strict=True) if choice is not None}


def others(option):
    """The choices that are not the usual one."""
    return [choice for choice in option.choices if choice != option.default]


VARIANTS = list(tables())
TABLES = [(name, players) for name, players, options in VARIANTS if not options]
LARGEST = [(name, max(bt.load(name, "python").players)) for name in GAMES]


def some(long, short):
    """How many: when there is time, and otherwise."""
    return long if LONG else short


def pytest_generate_tests(metafunc):
    """A test that asks for `name` runs for every game; one that asks for `players` too, for every table.

    Marked `rules_do_not_matter` it runs for the largest one only, unless there is time.
    """
    few = not LONG and metafunc.definition.get_closest_marker("rules_do_not_matter")
    own = {
        name.strip(" ()'\"")
        for mark in metafunc.definition.iter_markers("parametrize")
        for name in str(mark.args[0]).split(",")
    }
    if "name" in own:
        return
    if {"name", "players", "options"} <= set(metafunc.fixturenames):
        tables = [(*table, {}) for table in LARGEST] if few else VARIANTS
        ids = ["-".join(map(str, (name, players, *options.values()))) for name, players, options in tables]
        metafunc.parametrize(("name", "players", "options"), tables, ids=ids)
    elif {"name", "players"} <= set(metafunc.fixturenames):
        tables = LARGEST if few else TABLES
        metafunc.parametrize(("name", "players"), tables, ids=[f"{name}-{players}" for name, players in tables])
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
