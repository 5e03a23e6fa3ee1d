"""A game, as the lab and the table use it: load one, start it, play it, save it, bring it back."""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from birdtable.clauses import Behind, Clause, read_clauses
from birdtable.engines import Engines
from birdtable.errors import BadOption, BadPosition, BadRecord, BirdtableError, IllegalAction
from birdtable.kernel.actions import Actions
from birdtable.kernel.backends import Engine, Report
from birdtable.kernel.content import hash_of, texts_of
from birdtable.kernel.decisions import CHANCE
from birdtable.kernel.events import SILENT, Happening
from birdtable.kernel.record import Layout
from birdtable.kernel.streams import TABLE, THINKING
from birdtable.kernel.words import Vocabulary, vocabulary
from birdtable.rooms import Rooms
from birdtable.text import Catalogue

if TYPE_CHECKING:
    from birdtable.batch import Batch
    from birdtable.position import Position

FORMAT = "birdtable-record-1"
BACKENDS = ("auto", "python", "native")


@dataclass(frozen=True)
class Option:
    """A choice before the game starts. The record has a field of the same name that holds the choice's number.

    players   the player counts that it is for; left out: all
    foremost  whether it changes an evening, and everybody should see it; others are for those who know the game
    """

    name: str
    choices: tuple[Any, ...]
    default: Any
    meaning: str
    players: tuple[int, ...] = ()
    foremost: bool = False


FIRST_SEAT = Option("first_seat", (False, True), False, "the first seat begins, not one drawn by lot")
"""For games whose book lets people say who begins: whoever was named sits in the first seat."""


@dataclass(frozen=True)
class Outcome:
    """What a referee says: actions of CHANCE, one after the other, and a recording of what was seen."""

    actions: tuple[int, ...]
    note: str = ""


@dataclass(frozen=True, eq=False, kw_only=True)
class Game(Rooms):
    """A game: the declarations and functions of its rooms, what else there is to say of it, and what runs it.

    suggested  options that go well together, by the name of the occasion
    boxes, boxes_of  achievements: all of them, and those that a finished game brings, from a spectator's view of it
    standing  the points of each seat as if the game ended now, from a spectator's view of it; its scores, unless the
              game counts some points at its end only
    parts     where points come from: for each part of the score, the arguments of events (`event.argument`) that bring
              it; an event alone brings 1, and a minus takes away. Its name is the text `part-NAME`
    thinking  how a search thinks best in this game, where that differs from the usual: see `bots/search.py`
    sorts     whether playouts on a GPU sort their games by what they do next: see `kernel/cuda_sorted.py`
    in_step   whether the warps of a block keep in step in playouts on a GPU: see `kernel/cuda_in_step.py`
    rolled    whether loops stay loops on a GPU, for code that is larger than its caches; in step they do, and
              games that are sorted then keep in step
    referee   the module whose `answer(position)` gives the outcome of a chance decision at a refereed table;
              loaded only when one is needed
    second_look  the module whose `second_look(deal, seat, seconds)` lets bots with time try their best actions under
              that referee: the number of an action, or None where it has nothing to add
    foresight  the module whose `foresee(position, question)` tells a player who still chooses what the referee
              would see; it raises BadOption for a question that it does not understand
    backend, chosen, engines  what runs the rules, and the options that hold from now on: see `on` and `preset`
    """

    title: str
    version: int
    options: tuple[Option, ...] = ()
    suggested: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    boxes: tuple[str, ...] = ()
    boxes_of: Callable[[Mapping[str, Any]], list[str]] = lambda view: []
    standing: Callable[[Mapping[str, Any]], list[int]] = lambda view: list(view["scores"])
    parts: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    thinking: Mapping[str, int] = field(default_factory=dict)
    sorts: bool = False
    in_step: bool = False
    rolled: bool = False
    referee: str = ""
    second_look: str = ""
    foresight: str = ""
    backend: str = "python"
    chosen: Mapping[str, Any] = field(default_factory=dict)
    engines: Engines = field(init=False, repr=False)

    def __post_init__(self) -> None:
        engines = Engines(self.name, self.package, self.layout, self.rules)
        object.__setattr__(self, "engines", engines)

    def __repr__(self) -> str:
        return f"<{self.title}, rules {self.version}, {self.engine.name}>"

    # ------------------------------------------------------------------ what belongs to it

    @cached_property
    def layout(self) -> Layout:
        """How the state lies in memory, and who sees what of it."""
        return Layout(self.state)

    @cached_property
    def actions(self) -> Actions:
        """Every action, as the table reads and writes it."""
        return Actions(self.verbs)

    @cached_property
    def decision_words(self) -> Vocabulary:
        """What the table can wait for, in words."""
        return vocabulary("decision", self.decisions)

    @cached_property
    def folder(self) -> Path:
        """Where the game's rooms are."""
        return Path(inspect.getfile(importlib.import_module(self.package))).parent

    @property
    def content(self) -> Mapping[str, str]:
        """The text of the data files that the game was loaded with, by name."""
        return texts_of(self.package)

    @cached_property
    def content_hash(self) -> str:
        """A hash of the game's data files: replays with other content are refused."""
        return hash_of(self.content)

    @property
    def edition(self) -> str:
        """These rules with this content, among all that there have been."""
        return f"{self.version}-{self.content_hash}"

    @cached_property
    def clauses(self) -> dict[str, Clause]:
        """The rulebook, clause by clause, by id."""
        return read_clauses(self.folder / "clauses.toml", self.name)

    @cached_property
    def behind(self) -> Behind:
        """Which clause is behind an event."""
        return Behind(self.clauses.values())

    def text(self, language: str = "en") -> Catalogue:
        """Every sentence of the game in one language."""
        return Catalogue.load(self.folder / "text", language)

    def answer(self, position: Position) -> Outcome:
        """What the referee says of the chance decision that the position waits for."""
        self.check_referee()
        return importlib.import_module(self.referee).answer(position)

    def look_again(self, deal: Position, seat: int, seconds: float) -> int | None:
        """What a second look under the referee says a seat should do, at tables that have one."""
        if not self.second_look or not deal.states["refereed"][0]:
            return None
        self.check_referee()
        return importlib.import_module(self.second_look).second_look(deal, seat, seconds)

    def foresee(self, position: Position, question: Mapping[str, Any]) -> dict[str, Any]:
        """What the referee would see of a choice that is not made yet."""
        if not self.foresight:
            raise BadOption(f"{self.title} has nothing to foresee")
        self.check_referee()
        return importlib.import_module(self.foresight).foresee(position, question)

    def check_referee(self) -> None:
        """Refuse a refereed table where there is no referee, or where it cannot be loaded."""
        if not self.referee:
            raise BadOption(f"{self.title} has no referee")
        try:
            importlib.import_module(self.referee)
        except ImportError as error:
            raise BadOption(f"the referee of {self.title} cannot be loaded: {error}") from None

    # ------------------------------------------------------------------ back ends

    def on(self, backend: str, report: Report | None = None) -> Game:
        """The same game on another back end: "auto", "python" or "native"."""
        if backend not in BACKENDS:
            raise BadOption(f"back end {backend!r} is unknown; expected one of: {', '.join(BACKENDS)}")
        if backend == "native":
            self.engines.native(report)
        elif backend == "auto" and not self.engines.compiled.ready:
            self.engines.compiled.compile_in_background()
        return self._copy(backend=backend)

    @property
    def engine(self) -> Engine:
        """Who runs the rules now. With "auto", Python until the compiled rules are ready."""
        if self.backend == "native":
            return self.engines.native()
        ready = self.engines.native_if_ready() if self.backend == "auto" else None
        return ready or self.engines.python

    @property
    def entries(self) -> Mapping[str, Any]:
        """The entry points of `kernel/loops.py` and `kernel/search.py` on that engine, by name."""
        return self.engine.entries

    def preset(self, **options: Any) -> Game:
        """The same game with options that hold unless `new` or `batch` say otherwise."""
        limits = [option.players for option in self.options if option.name in options and option.players]
        fits = [players for players in self.players if all(players in limit for limit in limits)]
        self.template(fits[0] if fits else self.players[0], options)
        return self._copy(chosen={**self.chosen, **options})

    def _copy(self, **changes: Any) -> Game:
        """A copy that shares the engines."""
        twin = copy(self)
        vars(twin).update(changes)
        return twin

    # ------------------------------------------------------------------ starting

    def template(self, players: int, options: Mapping[str, Any]) -> np.ndarray:
        """A record with players and options given and nothing set up; refuses what the game does not offer."""
        if isinstance(players, (bool, float)) or players not in self.players:
            allowed = ", ".join(map(str, self.players))
            raise BadOption(f"{self.title} is for {allowed} players, not {players!r}")
        states = self.layout.blank(players)
        offered = {option.name: option for option in self.options}
        for name in options:
            if name not in offered:
                raise BadOption(f"{self.title} has no option {name!r}; it has: {', '.join(offered) or 'none'}")
        for option in self.options:
            value = options.get(option.name, option.default)
            if value not in option.choices:
                allowed = ", ".join(map(repr, option.choices))
                raise BadOption(f"option {option.name!r} is one of {allowed}, not {value!r}")
            if option.players and players not in option.players and value != option.default:
                counts = ", ".join(map(str, option.players))
                raise BadOption(f"option {option.name!r} is for {counts} players, not {players}")
            states[option.name] = option.choices.index(value)
        return states

    @property
    def usual_players(self) -> int:
        """How many play if nobody says: the fewest who can play against each other."""
        return min((players for players in self.players if players > 1), default=self.players[0])

    def read_options(self, texts: Sequence[str]) -> dict[str, Any]:
        """Options given as NAME=VALUE, with the values that the game offers, or by the name of an occasion."""
        chosen: dict[str, Any] = {}
        offered = {option.name: option for option in self.options}
        for text in texts:
            name, equals, value = text.partition("=")
            if text in self.suggested:
                chosen |= self.suggested[text]
                continue
            if not equals:
                named = ", ".join(("NAME=VALUE", *self.suggested))
                raise BadOption(f"an option is given as {named}, not {text!r}")
            if name not in offered:
                raise BadOption(f"{self.title} has no option {name!r}; it has: {', '.join(offered) or 'none'}")
            choices = {str(choice).casefold(): choice for choice in offered[name].choices}
            if value.casefold() not in choices:
                raise BadOption(f"option {name!r} is one of {', '.join(choices)}, not {value!r}")
            chosen[name] = choices[value.casefold()]
        return chosen

    def options_of(self, states: np.ndarray) -> dict[str, Any]:
        """The options that a record was started with."""
        return {option.name: option.choices[int(states[option.name][0])] for option in self.options}

    # ------------------------------------------------------------------ starting, saving, bringing back

    def new(self, players: int, seed: int | bytes | None = None, **options: Any) -> Position:
        """Start a game. The seed (a number, or the 32 bytes of a key) decides every shuffle; None is a fresh one."""
        from birdtable.fair import key_from_seed
        from birdtable.position import Position

        states = self.template(players, {**self.chosen, **options})
        states["stream"] = TABLE
        states["key"] = np.frombuffer(key_from_seed(seed), "<u4")
        position = Position(self, states)
        position.begin()
        return position

    def from_dict(self, data: Mapping[str, Any], whole: bool = True) -> Position:
        """A position from readable data, as `Position.to_dict` writes it; without a key, the future is fresh.

        whole  whether it must be one that a table can come to; lessons and scenes lay out only what they speak of
        """
        from birdtable.fair import key_from_seed
        from birdtable.position import Position

        if not isinstance(data, Mapping):
            raise BadPosition(f"expected a dictionary, got {type(data).__name__}")
        rest = dict(data)
        self._check_identity(rest, BadPosition)
        for name in ("game", "version", "content"):
            rest.pop(name, None)
        options, pending = rest.pop("options", {}), rest.pop("pending", [])
        if not isinstance(options, Mapping):
            raise BadPosition(f"options: expected a dictionary, got {options!r}")
        states = self.template(rest.pop("players", 0), options)
        states["key"] = np.frombuffer(key_from_seed(None), "<u4")  # unless one is given: nobody may know what comes
        self.layout.from_dict(states, rest)
        _write_pending(states, pending, self.decision_words)
        _check_header(states)
        pieces = _pieces(self, states)
        _refuse_first(said for said, count, wanted in pieces if count > wanted)
        if whole:
            problems = self.problems(self.layout.python(states))
            _refuse_first(f"this position cannot be: {problem}" for problem in problems)
            _refuse_first(said for said, count, wanted in pieces if count < wanted)
        position = Position(self, states)
        position.check()
        if whole and position.seat is not None and not position.legal():
            raise BadPosition("whoever is to decide can do nothing")
        return position

    def replay(self, record: Mapping[str, Any]) -> Position:
        """The position at the end of a record, every action checked on the way."""
        *_, (position, _) = self.replay_steps(record)
        return position

    def replay_steps(self, record: Mapping[str, Any]) -> Iterator[tuple[Position, list[Happening]]]:
        """The position (always the same object) and what happened, after the set-up and after each action."""
        if not isinstance(record, Mapping):
            raise BadRecord(f"expected a record, got {type(record).__name__}")
        missing = [
            name for name in ("format", "game", "version", "content", "players", "key", "actions") if name not in record
        ]
        if missing:
            raise BadRecord(f"the record is damaged: it has no {', '.join(missing)}")
        if record["format"] != FORMAT:
            raise BadRecord(f"the record's format is {record['format']!r}; this version reads {FORMAT!r}")
        self._check_identity(dict(record), BadRecord)
        try:
            position = self.new(record["players"], bytes.fromhex(record["key"]), **record.get("options", {}))
        except (BirdtableError, ValueError, TypeError) as error:
            raise BadRecord(f"the record is damaged: {error}") from None
        if record.get("origin") is not None:
            position = self._continue(record["origin"], position)
        yield position, position.opening
        if not isinstance(record["actions"], list):
            raise BadRecord("the record is damaged: actions is not a list")
        notes = record.get("notes", {})
        if not isinstance(notes, Mapping):
            raise BadRecord("the record is damaged: notes is not a dictionary")
        for number, action in enumerate(record["actions"], 1):
            try:
                events = position.play(action, str(notes.get(str(number - 1), "")))
            except BirdtableError as error:
                raise BadRecord(f"the record is damaged: action {number}, {action!r}: {error}") from None
            yield position, events

    def branch(self, record: Mapping[str, Any], move: int, seed: int | bytes | None = None) -> Position:
        """A new game from a moment of another: what the seat that decides there cannot know is dealt anew.

        move  how many actions of the record have been taken at that moment
        """
        from birdtable.fair import key_from_seed

        actions = record.get("actions") if isinstance(record, Mapping) else None
        if isinstance(move, bool) or not isinstance(move, int) or move not in range(len(actions or ()) + 1):
            raise BadOption(f"the record has {len(actions or ())} actions; there is no moment {move!r}")
        beginning = {name: value for name, value in record.items() if name not in ("scores", "over", "fair")}
        beginning |= {"notes": {at: note for at, note in record.get("notes", {}).items() if int(at) < move}}
        source = self.replay({**beginning, "actions": list(actions or ())[:move]})
        if source.seat is None:
            raise BadOption("nobody is to decide at that moment: there is nothing to go on from")
        key = key_from_seed(seed)
        twin = source.redeal(source.seat, int.from_bytes(key[:8], "little") >> 1)
        twin.states["stream"] = TABLE
        twin.states["key"] = np.frombuffer(key, "<u4")
        twin.states["draws"] = 0
        twin.started_here = True
        twin.origin = {"record": {**beginning, "actions": source.record()["actions"]}, "move": move}
        return twin

    def _continue(self, origin: Any, fresh: Position) -> Position:
        """The start of a record that goes on from a moment of another."""
        try:
            return self.branch(origin["record"], origin["move"], fresh.states["key"][0].astype("<u4").tobytes())
        except (KeyError, TypeError, BadOption) as error:
            raise BadRecord(f"the record is damaged: origin: {error}") from None

    def batch(
        self,
        games: int,
        players: int,
        seed: int = 0,
        backend: str = "native",
        observations: str = "float32",
        **options: Any,
    ) -> Batch:
        """Many games at once, as arrays, on a core ("native") or a GPU ("cuda"); observations are float32 or uint8."""
        from birdtable.batch import Batch

        return Batch(self, games, players, seed, backend, {**self.chosen, **options}, observations)

    def _check_identity(self, data: dict[str, Any], error: type[BirdtableError]) -> None:
        mine = {"game": self.name, "version": self.version, "content": self.content_hash}
        for name, value in mine.items():
            if name in data and data[name] != value:
                raise error(f"this is of {name} {data[name]!r}, but these rules are of {name} {value!r}")


def _write_pending(states: np.ndarray, pending: Any, decisions: Vocabulary) -> None:
    players = int(states["players"][0])
    if not isinstance(pending, (list, tuple)) or len(pending) > states["pending_seat"].shape[1]:
        raise BadPosition(f"pending: expected a short list of decisions, got {pending!r}")
    for depth, entry in enumerate(pending):
        try:
            seat, kind = entry["seat"], decisions.value(entry["decision"], players)
            args = [_small(argument) for argument in entry.get("args", [])]
            states["pending_args"][0, depth, : len(args)] = args
        except (KeyError, TypeError, AttributeError, ValueError, BirdtableError) as error:
            raise BadPosition(f"pending: {entry!r} is not a decision with seat, decision and args ({error})") from None
        if seat is None:
            seat = CHANCE
        elif isinstance(seat, bool) or not isinstance(seat, int) or seat not in range(players):
            raise BadPosition(f"pending: there is no seat {seat!r}")
        states["pending_seat"][0, depth] = seat
        states["pending_kind"][0, depth] = kind
    states["pending_count"] = len(pending)


def _small(number: Any) -> int:
    if isinstance(number, bool) or not isinstance(number, int) or not -(2**15) <= number < 2**15:
        raise ValueError(f"{number!r} is not a small whole number")
    return number


def _check_header(states: np.ndarray) -> None:
    if states["stream"][0] == THINKING and not states["quick"].any():
        raise BadPosition("field 'quick': the thinking stream needs numbers that are not all 0")
    if states["over"][0] and states["pending_count"][0]:
        raise BadPosition("the game is over, but somebody is to decide (pending)")
    if not states["over"][0] and not states["pending_count"][0]:
        raise BadPosition("the game is not over, but nobody is to decide (pending is empty)")


def _pieces(game: Game, states: np.ndarray) -> list[tuple[str, int, int]]:
    """Of every piece, how many there are and how many the box has, with a sentence to say so."""
    fresh = game.template(int(states["players"][0]), game.options_of(states))
    fresh["stream"], fresh["quick"] = THINKING, 1  # how it is shuffled does not matter here
    game.engines.python.begin(fresh, SILENT)
    box, table = game.layout.pieces(fresh), game.layout.pieces(states)
    found = []
    for kind in box:
        for piece in {**table[kind], **box[kind]}:
            count, wanted, what = table[kind].get(piece, 0), box[kind].get(piece, 0), f"{piece} {kind}".strip()
            found.append((f"{count} {what} are on the table, but the box has {wanted}", count, wanted))
    return found


def _refuse_first(problems: Iterable[str]) -> None:
    for problem in problems:
        raise BadPosition(problem)


__all__ = ["FORMAT", "Game", "IllegalAction", "Option", "Outcome"]
