"""The games on the shelf, and how much of their content comes from where."""

from __future__ import annotations

import tomllib
from collections import Counter

from birdtable.game import Game
from birdtable.kernel.content import SOURCES, walk
from birdtable.telling.voice import Voice


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
    for file, text in sorted(game.content.items()):
        entries = list(walk(tomllib.loads(text)))
        counts = Counter(str(entry["source"]) for entry in entries)
        counted = [voice.say(f"games-{source}", count=counts[source]) for source in SOURCES if counts[source]]
        single = sum(entry.get("sources") == 1 for entry in entries)
        counted += [voice.say("games-single", count=single)] if single else []
        name = file.removesuffix(".toml").replace("_", " ")
        lines.append("  " + voice.say("games-content", file=name, counts=", ".join(counted)))
        notes = [str(entry["proposed"]) for entry in entries if "proposed" in entry]
        lines += ["    " + voice.say("games-also-proposed", note=note) for note in notes]
    return lines
