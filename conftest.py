"""Rooms without doctests: those whose packages are not installed, and Alembic's script, which only it can run."""

from importlib.util import find_spec

NEEDS = {"gymnasium": ("gymnasium", "vector"), "pettingzoo": ("pettingzoo",), "pyspiel": ("openspiel",)}
collect_ignore = [
    "src/birdtable/server/migrations/env.py",
    *(f"src/birdtable/envs/{room}.py" for package, rooms in NEEDS.items() if not find_spec(package) for room in rooms),
]
