"""Every entry of a game's data says where it comes from."""

import tomllib

import birdtable as bt
from birdtable.kernel.content import SOURCES


def unsourced(entry, path):
    """The innermost tables that neither have a known source nor contain tables that do."""
    if "source" in entry:
        return [] if entry["source"] in SOURCES else [path]
    inside = [(key, value) for key, value in entry.items() if isinstance(value, dict)]
    inside += [(f"{key}[{i}]", v) for key, vs in entry.items() if isinstance(vs, list) for i, v in enumerate(vs)]
    tables = [(key, value) for key, value in inside if isinstance(value, dict)]
    if not tables:
        return [path]
    return [missing for key, value in tables for missing in unsourced(value, f"{path}.{key}")]


def test_every_entry_has_a_source(name):
    for file in sorted(bt.load(name, "python").folder.glob("content/*.toml")):
        assert unsourced(tomllib.loads(file.read_text("utf-8")), file.name) == []
