"""Rooms whose packages are not installed hold no doctests that could run."""

from importlib.util import find_spec

NEEDS = {"gymnasium": ("gymnasium", "vector"), "pettingzoo": ("pettingzoo",), "pyspiel": ("openspiel",)}
collect_ignore = [
    f"src/birdtable/envs/{room}.py" for package, rooms in NEEDS.items() if find_spec(package) is None for room in rooms
]
