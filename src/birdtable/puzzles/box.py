"""A game's puzzles, `games/NAME/puzzles.json`: for one edition of the rules, the hardest last.

A puzzle is a game up to a decision. Whoever solves it sees what the seat saw, and nothing else.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

from birdtable.errors import BadRecord
from birdtable.game import FORMAT, Game
from birdtable.kernel.events import Happening
from birdtable.position import Position

FILE = "puzzles.json"
RATINGS = 5


@dataclass(frozen=True)
class Aim:
    """What the solution brings beside another choice: so many more points, give or take `sure` (`outlook.Reason`)."""

    part: str
    points: float
    sure: float
    other: str


@dataclass(frozen=True)
class Puzzle:
    """A decision and what is known of it.

    key, actions  the game so far: see `Game.replay`; actions by number
    solution      the best choice
    chances       the chance to win with each choice, where the network plays on from there
    ahead         how much better the solution is than the second best, give or take `sure` (95 %, the same deals)
    solved        how often players find it, by name
    why           what the solution aims at, what makes the most first
    """

    players: int
    key: str
    actions: tuple[int, ...]
    seat: int
    solution: str
    chances: Mapping[str, float]
    ahead: float
    sure: float
    solved: Mapping[str, float]
    why: tuple[Aim, ...] = ()
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """Short, and the same wherever the puzzle stands in its file."""
        return hashlib.sha256(f"{self.key} {len(self.actions)}".encode()).hexdigest()[:8]

    @property
    def hardness(self) -> float:
        """From 0 (everybody solves it) to 1 (nobody does)."""
        return 1 - sum(self.solved.values()) / len(self.solved)

    @property
    def rating(self) -> int:
        """From 1 to RATINGS, the hardest."""
        return min(RATINGS, 1 + int(self.hardness * RATINGS))


def position_of(game: Game, puzzle: Puzzle) -> Position:
    """The moment of the decision."""
    position = game.new(puzzle.players, bytes.fromhex(puzzle.key), **puzzle.options)
    for action in puzzle.actions:
        position.play_number(action)
    if position.seat != puzzle.seat:
        raise BadRecord(f"puzzle {puzzle.name} of {game.title} is not the decision of seat {puzzle.seat}")
    return position


def told_before(game: Game, puzzle: Puzzle) -> tuple[Position, list[tuple[int, Happening]]]:
    """The moment of the decision, and what has happened since the seat decided last, with the numbers of actions."""
    position = game.new(puzzle.players, bytes.fromhex(puzzle.key), **puzzle.options)
    events: list[tuple[int, Happening]] = []
    for number, action in enumerate(puzzle.actions, 1):
        if position.seat == puzzle.seat:
            events = []
        events += [(number, event) for event in position.play(action)]
    return position, events


def puzzle_of_the_day(day: date, boxes: Sequence[tuple[str, Sequence[str]]]) -> tuple[str, str] | None:
    """The game and the name of the puzzle that everybody gets on a day: another game every day.

    boxes  the games that have puzzles, and their names
    """
    if not boxes:
        return None
    turn, place = divmod(day.toordinal(), len(boxes))
    game, names = boxes[place]
    order = sorted(names, key=lambda name: hashlib.sha256(name.encode()).digest())  # easy and hard ones mixed
    return game, order[turn % len(order)]


# ---------------------------------------------------------------------- files


def write_puzzles(file: Path, game: Game, puzzles: Sequence[Puzzle]) -> None:
    """Write puzzles, the easiest first, a line each."""
    from birdtable.records import write_whole

    head = {"format": FORMAT, "game": game.name, "version": game.version, "content": game.content_hash}
    lines = [json.dumps(asdict(one), separators=(",", ":")) for one in sorted(puzzles, key=lambda one: one.hardness)]
    write_whole(file, json.dumps(head)[:-1] + ', "puzzles": [\n' + ",\n".join(lines) + "\n]}\n")


def read_puzzles(game: Game, file: Path) -> dict[str, Puzzle]:
    """The puzzles of a file by name; those for other rules or content are refused."""
    data = json.loads(file.read_text("utf-8"))
    now = {"format": FORMAT, "game": game.name, "version": game.version, "content": game.content_hash}
    for name, value in now.items():
        if data.get(name) != value:
            raise BadRecord(
                f"the puzzles of {game.title} were made for {name} {data.get(name)}, the game has {value}; "
                f"make others: birdtable puzzles {game.name}"
            )
    puzzles = [
        Puzzle(**{**one, "actions": tuple(one["actions"]), "why": tuple(Aim(**aim) for aim in one["why"])})
        for one in data["puzzles"]
    ]
    return {one.name: one for one in puzzles}


def puzzles_of(game: Game) -> dict[str, Puzzle]:
    """The puzzles that come with a game, the easiest first; none for content of one's own."""
    return _shipped(str(game.folder / FILE), game.version, game.content_hash, game)


@cache
def _shipped(file: str, version: Any, content: Any, game: Game) -> dict[str, Puzzle]:
    try:
        return read_puzzles(game, Path(file))
    except (FileNotFoundError, BadRecord):
        return {}
