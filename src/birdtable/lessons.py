"""Playable lessons: positions of a game in which a pupil does one thing after the other, under the real rules.

A game's lessons are data, `games/NAME/lessons/course.toml`, and sentences, `games/NAME/lessons/en.ftl` and so on:

    [[lesson]]
    name = "landing"                              its title is the sentence lesson-landing
    position = { … }                              what `Game.from_dict` reads; like = "goal": what another lesson says
    deal = 7                                      … laid over a game dealt with this seed
    moves = ["pass"]                              played before the pupil comes

    [[lesson.step]]                               its sentence is lesson-landing-1
    show = ["nest", "space f3"]                   parts of the board that the page points at
    given = ["seat = 0"]                          what makes the sentence true
    goal = ["flock.f3 = kite-male"]               what the pupil is to bring about; without one, the step is only read
    solution = ["swap f3 m3"]                     a way there; "?save teal" is left out where it is not asked for
    way = ["swap *"]                              what else may be done before the goal is reached
    wrong = { "pass" = "pass" }                   moves with an answer of their own: lesson-landing-1-pass
    values = { points = "after.scores.0 - scores.0" }   the numbers in the sentences, read from the position
    then = ["pass"]                               what is played, by whoever decides, before the next step

Nothing is kept: where a pupil stands is told by their marks, the actions that counted and "" for each "go on".
"""

from __future__ import annotations

import operator
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache
from typing import Any

from birdtable.errors import BadPosition, BirdtableError
from birdtable.game import Game
from birdtable.kernel.events import Happening
from birdtable.position import Position

ON = ""  # the mark that ends a step
PUPIL = 0  # the seat that a pupil plays
COMPARE: dict[str, Callable[[Any, Any], bool]] = {
    "=": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
    "has": operator.contains,
}
WORDS = {"none": None, "true": True, "false": False}

View = Mapping[str, Any]


@dataclass(frozen=True)
class Step:
    """One thing to read, and mostly one thing to do; the fields are those of the file."""

    message: str
    show: tuple[str, ...] = ()
    given: tuple[str, ...] = ()
    goal: tuple[str, ...] = ()
    solution: tuple[str, ...] = ()
    way: tuple[str, ...] = ()
    wrong: Mapping[str, str] = field(default_factory=dict)
    values: Mapping[str, str] = field(default_factory=dict)
    then: tuple[str, ...] = ()

    def answer_to(self, action: str) -> str:
        """The sentence for a move that does not lead to the goal."""
        found = next((word for pattern, word in self.wrong.items() if fnmatchcase(action, pattern)), None)
        return "lesson-other" if found is None else f"{self.message}-{found}"


@dataclass(frozen=True)
class Lesson:
    """A position and its steps."""

    name: str
    steps: tuple[Step, ...]
    position: Mapping[str, Any] = field(default_factory=dict)
    deal: int | None = None
    moves: tuple[str, ...] = ()


@dataclass(frozen=True)
class Sentence:
    """A sentence of the lessons by its id, and its arguments."""

    message: str
    values: dict[str, Any]


class Standing:
    """Where a pupil stands in a lesson.

    marks    what has counted so far
    answer   what is said to the last move, and whether it was a good one
    reached  whether the step is done, so that the pupil may go on
    events   what happened, each with the number of actions that it came after
    """

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.lesson = lesson
        self.position = start(game, lesson)
        self.marks: list[str] = []
        self.answer: Sentence | None = None
        self.right = False
        self.events: list[tuple[int, Happening]] = []
        self._enter(0)

    def _enter(self, number: int) -> None:
        self.number = number
        self.before = self.position.view(PUPIL)
        self.done_here: list[str] = []
        self.reached = not self.finished and not self.step.goal
        solved = self.position.copy()
        self.solution = [] if self.finished else solve(solved, self.step)
        self.solved = solved.view(PUPIL)

    @property
    def finished(self) -> bool:
        """Whether all steps are done."""
        return self.number == len(self.lesson.steps)

    @property
    def step(self) -> Step:
        """The step that the pupil is at; after the last one, that one."""
        return self.lesson.steps[min(self.number, len(self.lesson.steps) - 1)]

    @property
    def says(self) -> Sentence:
        """The sentence of the step; after the last one, the title."""
        if self.finished:
            return Sentence(f"lesson-{self.lesson.name}", {})
        return Sentence(self.step.message, self._values(self.solved))

    @property
    def help(self) -> str | None:
        """The next action of the way that the lesson knows."""
        number = len(self.done_here)
        known = self.done_here == self.solution[:number] and number < len(self.solution)
        return self.solution[number] if known and not self.reached else None

    def go_on(self) -> bool:
        """Go on to the next step, if this one is done; whether it was."""
        if self.finished or not self.reached:
            return False
        for action in self.step.then:
            self._play(self.position, action)
        self.marks.append(ON)
        self.answer = None
        self._enter(self.number + 1)
        return True

    def play(self, action: str) -> bool:
        """Take an action, if it leads to the goal or is on the way to it; `answer` says what became of it.

        An illegal one raises; one that leads nowhere changes nothing.
        """
        if self.finished or self.reached:
            return False
        action = str(self.position.legal_action(action))
        tried = self.position.copy()
        events = tried.play(action)
        view = tried.view(PUPIL)
        named = action in self.step.wrong  # what is called wrong outright never counts
        reached = not named and self.holds(self.step.goal, view)
        self.right = reached or (not named and self._on_the_way(action))
        if not self.right:
            self.answer = Sentence(self.step.answer_to(action), self._values(view))
            return False
        self.position = tried
        self._tell(events)
        self.marks.append(action)
        self.done_here.append(action)
        self.reached = reached
        self.answer = Sentence(f"{self.step.message}-right", self._values(view)) if reached else None
        return True

    def _on_the_way(self, action: str) -> bool:
        number = len(self.done_here)
        known = number < len(self.solution) - 1 and self.solution[number] == action
        return known or any(fnmatchcase(action, pattern) for pattern in self.step.way)

    def _play(self, position: Position, action: str) -> None:
        self._tell(position.play(action))

    def _tell(self, events: Sequence[Happening]) -> None:
        self.events += [(len(self.position.actions), event) for event in events]

    def holds(self, checks: Sequence[str], view: View) -> bool:
        """Whether all checks hold in a view; they may compare with what was before the step."""
        return all(holds(check, view, self.before) for check in checks)

    def _values(self, after: View) -> dict[str, Any]:
        return {name: worth(text, self.before, after) for name, text in self.step.values.items()}


def solve(position: Position, step: Step) -> list[str]:
    """Play a step's own way as far as it goes from here, and tell it."""
    played = []
    for action in step.solution:
        wanted = action.removeprefix("?")
        if not position.why_not(wanted):
            position.play(wanted)
            played.append(wanted)
        elif action == wanted:
            break  # the pupil has come here on another way
    return played


def attend(game: Game, lesson: Lesson, marks: Sequence[str]) -> Standing:
    """Where marks lead, as far as they still count: lessons may have changed since they were made."""
    standing = Standing(game, lesson)
    for mark in marks:
        try:
            counted = standing.play(mark) if mark else standing.go_on()
        except BirdtableError:
            break
        if not counted:
            break
    if len(standing.marks) < len(marks):
        standing.answer = None  # an answer to a move that does not count any more would puzzle
    return standing


@cache
def _course(file: str, name: str) -> dict[str, Lesson]:
    with open(file, "rb") as opened:
        entries = tomllib.load(opened)["lesson"]
    lessons: dict[str, Lesson] = {}
    for entry in entries:
        like = entry.pop("like", None)
        beginning = {} if like is None else {**vars(lessons[like])}
        position = {**beginning.get("position", {}), **entry.pop("position", {})}
        steps = tuple(_step(f"lesson-{entry['name']}-{number}", one) for number, one in enumerate(entry.pop("step"), 1))
        lesson = Lesson(**{**beginning, **_frozen(entry), "position": position, "steps": steps})
        if lesson.name in lessons:
            raise BadPosition(f"{name}: there are two lessons {lesson.name!r}")
        lessons[lesson.name] = lesson
    return lessons


def _step(message: str, entry: Mapping[str, Any]) -> Step:
    return Step(message, **_frozen(entry))


def _frozen(entry: Mapping[str, Any]) -> dict[str, Any]:
    return {key: tuple(value) if isinstance(value, list) else value for key, value in entry.items()}


def lessons_of(game: Game) -> dict[str, Lesson]:
    """The lessons of a game by name, in their order; a game may have none."""
    file = game.folder / "lessons" / "course.toml"
    return _course(str(file), game.name) if file.exists() else {}


def start(game: Game, lesson: Lesson) -> Position:
    """The position that a lesson begins with."""
    base, actions = _start(game.name, lesson.name)
    position = Position(game, base.copy())
    position.actions = list(actions)
    position.deciders = [None] * len(actions)
    return position


@cache
def _start(game_name: str, name: str) -> tuple[Any, tuple[int, ...]]:
    """The record of that position, checked once, and what was played to get there."""
    from birdtable import load

    game = load(game_name, "python")
    lesson = lessons_of(game)[name]
    data = dict(lesson.position)
    if lesson.deal is not None:
        dealt = game.new(data.get("players", game.usual_players), lesson.deal, **data.get("options", {}))
        data = {**dealt.to_dict(), **data}
    position = game.from_dict({"key": [lesson.deal or 0] * 8, **data}, whole=False)
    for action in lesson.moves:
        position.play(action)
    return position.states, tuple(position.actions)


# ---------------------------------------------------------------------- reading a position


def look(view: Any, path: str) -> Any:
    """What a view says at a path such as `hands.0.#` or `creatures.creature=dog.seat`.

    A part is a key, a number in a list, `key=word` for the entry of a list that has it, or `#` for how many there are.
    """
    found = view
    for part in path.split("."):
        key, equals, word = part.partition("=")
        if part == "#":
            found = len(found)
        elif isinstance(found, Mapping):
            found = found.get(part)
        elif equals:
            found = next((entry for entry in found if str(entry.get(key)) == word), None)
        else:
            found = found[int(part)]
        if found is None:
            return None
    return found


def holds(check: str, view: View, before: View) -> bool:
    """Whether a check such as `scores.0 >= before.scores.1` holds, or one of several between bars."""
    return any(_compared(one, view, before) for one in check.split(" | "))


def _compared(check: str, view: View, before: View) -> bool:
    path, compare, word = check.split(" ")
    found = look(view, path)
    wanted = look(before, word.removeprefix("before.")) if word.startswith("before.") else _read(word)
    try:
        return COMPARE[compare](found, wanted)
    except TypeError:
        return False  # what is not there is not more than anything


def worth(text: str, before: View, after: View) -> Any:
    """A number or word for a sentence: `cubes.0`, `after.scores.0 - scores.0`."""
    first, *rest = text.split(" ")
    total = _look_at(first, before, after)
    for sign, path in zip(rest[::2], rest[1::2], strict=True):
        other = _look_at(path, before, after)
        total = total + other if sign == "+" else total - other
    return total


def _look_at(path: str, before: View, after: View) -> Any:
    if path.isdigit():
        return int(path)
    return look(after, path.removeprefix("after.")) if path.startswith("after.") else look(before, path)


def _read(word: str) -> Any:
    if word.lstrip("-").isdigit():
        return int(word)
    return WORDS.get(word, word)
