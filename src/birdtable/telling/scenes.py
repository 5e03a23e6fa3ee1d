"""Scenes: small positions of a rulebook, played by the rules, so that what an example says is what the rules do.

A game declares them as data, `scenes.toml` beside its clauses, in the order in which they are shown under a clause:

    [oak]
    clause = "scoring.tie-first-2"        the clause that it explains
    part = "homestead"                    the part of the board that draws it
    players = 3
    seat = 0                              who looks; the first seat unless told
    options = { … }                       of the game, where not the usual ones
    pending = [{ seat = 0, decision = "turn", args = [1] }]
    position = { … }                      fields of the record, as `Position.to_dict` writes them
    actions = ["perch blue oak"]          what is done
    tells = ["scored"]                    the events that are told; all of them unless told
    after = true                          whether the board is drawn once more after it
    like = "pines"                        another scene: what is not told here of table and position is as there

A field that holds nothing is written "-". The sentence about it is the message `scene-oak`; its numbers come from what
happened.
"""

from __future__ import annotations

import importlib
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, cast

import birdtable
from birdtable.game import Game
from birdtable.kernel.actions import Action
from birdtable.kernel.events import Happening
from birdtable.table import protocol
from birdtable.table.messages import action_message
from birdtable.telling.voice import Voice

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil")
NOTHING = "-"
TABLE = ("part", "players", "seat", "options", "pending")  # what a scene takes over from one that it is like
KEY = [1, 2, 3, 4, 5, 6, 7, 8]  # of the chances to come


@dataclass(frozen=True)
class Staged:
    """A scene after it was played, before it is told."""

    id: str
    clause: str
    part: str
    seat: int
    players: int
    views: tuple[dict[str, Any], ...]
    first: tuple[Action, ...]
    events: tuple[Happening, ...]
    scores: tuple[list[int], list[int]]


def scenes(game: Game) -> tuple[Staged, ...]:
    """The scenes of a game, played."""
    return _scenes(game.package)


def stage_all() -> None:
    """Play the scenes of all games, so that nobody waits for them later."""
    for name in birdtable.games():
        scenes(birdtable.load(name, "python"))


@cache
def _scenes(package: str) -> tuple[Staged, ...]:
    game: Game = importlib.import_module(package).GAME
    file = game.folder / "scenes.toml"
    declared: dict[str, Any] = tomllib.loads(file.read_text("utf-8")) if file.exists() else {}
    for scene in declared.values():
        beginning = declared[scene["like"]] if "like" in scene else {}
        position = {**beginning.get("position", {}), **scene.get("position", {})}
        scene |= {**{name: beginning[name] for name in TABLE if name in beginning}, **scene, "position": position}
    return tuple(stage(game, name, scene) for name, scene in declared.items())


def stage(game: Game, name: str, scene: Mapping[str, Any]) -> Staged:
    """Set the table, do what is to be done, and note what happened."""
    told = {name: scene[name] for name in ("players", "options", "pending") if name in scene}
    position = game.from_dict({"key": KEY, **told, **read(scene["position"])}, whole=False)
    seat = scene.get("seat", 0)
    actions = [position.action(text) for text in scene.get("actions", [])[:1]]
    before, had = position.view(seat), position.scores
    events = [event for action in scene.get("actions", []) for event in position.play(action)]
    wanted = scene.get("tells", [event.name for event in events])
    return Staged(
        name,
        f"{game.name}.{scene['clause']}",
        scene["part"],
        seat,
        scene["players"],
        (before, position.view(seat)) if scene.get("after") else (before,),
        tuple(actions),
        tuple(event.seen_by(seat) for event in events if event.name in wanted),
        (had, position.scores),
    )


def read(value: Any) -> Any:
    """Data of a file, which cannot say "nothing"."""
    if isinstance(value, dict):
        return {key: read(one) for key, one in value.items()}
    return [read(one) for one in value] if isinstance(value, list) else None if value == NOTHING else value


def told(scene: Staged, voice: Voice) -> list[str]:
    """What happens in a scene, in words."""
    return [voice.event(event, NAMES[: scene.players]) for event in scene.events]


def message(game: Game, scene: Staged, voice: Voice) -> protocol.Scene:
    """A scene as the page draws it."""
    return {
        "id": scene.id,
        "clause": scene.clause,
        "text": voice.say(f"scene-{scene.id}"),
        "part": scene.part,
        "seat": scene.seat,
        "names": list(NAMES[: scene.players]),
        "views": [cast(protocol.View, view) for view in scene.views],
        "legal": [action_message(game, action) for action in scene.first],
        "told": told(scene, voice),
    }
