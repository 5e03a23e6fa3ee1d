"""Reading a game's data files."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, TypeVar, cast

Shape = TypeVar("Shape")
SOURCES = ("rulebook", "web", "inferred", "proposed")


def read_toml(package: str, *path: str) -> dict[str, Any]:
    """A TOML file that lies beside a game's modules."""
    return tomllib.loads(files(package).joinpath(*path).read_text("utf-8"))


def shown(shape: type[Shape], entry: Mapping[str, Any]) -> Shape:
    """Of an entry, what a type of the view names."""
    return cast(Shape, {name: entry[name] for name in shape.__annotations__ if name in entry})
