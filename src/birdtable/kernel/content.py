"""Reading a game's data files."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

SOURCES = ("rulebook", "web", "inferred", "proposed")


def read_toml(package: str, *path: str) -> dict[str, Any]:
    """A TOML file that lies beside a game's modules."""
    return tomllib.loads(files(package).joinpath(*path).read_text("utf-8"))
