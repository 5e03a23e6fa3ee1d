"""The games on the shelf, and how much of their content comes from where."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from typing import Any

from birdtable.game import Game
from birdtable.telling.voice import Voice

SOURCES = ("rulebook", "web", "inferred", "proposed")


def game_lines(game: Game, voice: Voice) -> list[str]:
    """A game in a few lines: its name, its players, and where its content comes from."""
    lines = [
        voice.say(
            "games-game",
            name=game.name.replace("-", "_"),
            title=voice.title(game),
            players=", ".join(map(str, game.players)),
            version=game.version,
        )
    ]
    for file in sorted((game.folder / "content").glob("*.toml")):
        content = tomllib.loads(file.read_text("utf-8"))
        counts = Counter(str(entry["source"]) for entry in sourced(content))
        counted = [voice.say(f"games-{source}", count=counts[source]) for source in SOURCES if counts[source]]
        single = sum(entry.get("sources") == 1 for entry in sourced(content))
        counted += [voice.say("games-single", count=single)] if single else []
        lines.append("  " + voice.say("games-content", file=file.stem.replace("_", " "), counts=", ".join(counted)))
        notes = [str(entry["proposed"]) for entry in sourced(content) if "proposed" in entry]
        lines += ["    " + voice.say("games-also-proposed", note=note) for note in notes]
    return lines


def sourced(data: Any) -> Iterator[dict[str, Any]]:
    """Every entry of a content file that says where it comes from."""
    if isinstance(data, dict):
        if isinstance(data.get("source"), str):
            yield data
        data = list(data.values())
    if isinstance(data, list):
        for item in data:
            yield from sourced(item)
