"""What happens inside a worker process: bots choose, advice is given, finished games are looked at.

A bot's worker is never told the true position, only one that fits what the bot's seat knows: a process cannot
leak what it does not have.
"""

from __future__ import annotations

import os
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, cast

import numpy as np

import birdtable
from birdtable.bots import Bot, Knowledge, advice
from birdtable.bots.advice import advise, review
from birdtable.bots.greedy import GreedyBot
from birdtable.bots.levels import LEVELS
from birdtable.errors import BadOption
from birdtable.facts import Told
from birdtable.game import Game
from birdtable.position import Position
from birdtable.records import game_as_in
from birdtable.table.messages import action_message
from birdtable.table.protocol import Advice, ReviewResult, Step, ToldFact, Why

THREADS = 32  # bots that one process lets think at a time; they share its core
REMEMBERED = 32  # bots whose trees are kept for their next decision
POLITENESS = 5  # people's moves go first
HEARTBEAT = 1.0  # seconds between two signs of life


@dataclass(frozen=True)
class Question:
    """A position that fits what a seat knows, and everybody's actions so far (None: a secret one).

    game  its package: that of the edition that is on the table
    """

    game: str
    state: bytes
    actions: tuple[int | None, ...]

    @classmethod
    def about(cls, position: Position) -> Question:
        """The question that the seat which decides can ask."""
        knowledge = Knowledge(position)
        return cls(position.game.package, knowledge.deal.states.tobytes(), knowledge.actions)

    def position(self, game: Game) -> Position:
        """The position to think about."""
        return Position(game, np.frombuffer(self.state, game.layout.dtype).copy())

    def knowledge(self, game: Game) -> Knowledge:
        """What the seat knows, for a bot."""
        knowledge = Knowledge(self.position(game))
        knowledge.actions = self.actions
        return knowledge


@dataclass(frozen=True)
class Case:
    """What a referee is shown: the position as a spectator could know it, and the recordings so far."""

    game: str
    state: bytes
    notes: tuple[tuple[int, str], ...]

    @classmethod
    def of(cls, position: Position) -> Case:
        """The case of a position that waits for an outcome; what is hidden is dealt anew first."""
        return cls(position.game.package, position.redeal(0, 0).states.tobytes(), tuple(position.notes.items()))

    def position(self, game: Game) -> Position:
        """The position to judge."""
        position = Position(game, np.frombuffer(self.state, game.layout.dtype).copy())
        position.notes = dict(self.notes)
        return position


class Mind:
    """The bots of one process, with what they remember."""

    def __init__(self) -> None:
        self.games: dict[str, Game] = {}
        self.bots: OrderedDict[tuple[str, int, str], tuple[Bot, tuple[int | None, ...]]] = OrderedDict()
        self.lock = threading.Lock()

    def game(self, name: str) -> Game:
        """A game, loaded once."""
        with self.lock:
            if name not in self.games:
                self.games[name] = birdtable.load(name)
            return self.games[name]

    def choose(self, tell: Callable[[Any], None], table: str, level: str, seed: int, question: Question) -> int:
        """The bot's decision, as the number of an action."""
        game = self.game(question.game)
        knowledge = question.knowledge(game)
        if game.engine.name == "python":  # until the rules are compiled a search would keep the table waiting
            return GreedyBot(seed).choose(knowledge).number
        key = (table, knowledge.seat, level)
        with self.lock:
            bot, seen = self.bots.pop(key, (None, ()))
        if bot is None or question.actions[: len(seen)] != seen:
            bot = LEVELS[level](seed)
        action = bot.choose(knowledge)
        with self.lock:
            self.bots[key] = (bot, question.actions)
            while len(self.bots) > REMEMBERED:
                self.bots.popitem(last=False)
        return action.number

    def advise(self, tell: Callable[[Any], None], seconds: float, question: Question) -> list[Advice]:
        """The best actions first."""
        game = self.game(question.game)
        found = advise(question.position(game), None, seconds)
        return [
            {
                "action": str(one.action), "win": one.win, "sure": one.sure, "points": one.points, "share": one.share,
                "line": _steps(game, one.line), "why": _whys(game, one.why), "facts": _facts(game, one.facts),
            }
            for one in found
        ]  # fmt: skip

    def judge(self, tell: Callable[[Any], None], case: Case) -> tuple[tuple[int, ...], str]:
        """What the referee says: the outcome's actions, and the recording."""
        game = self.game(case.game)
        outcome = game.answer(case.position(game))
        return outcome.actions, outcome.note

    def foresee(self, tell: Callable[[Any], None], case: Case, question: dict[str, Any]) -> dict[str, Any]:
        """What the referee would see of a choice; `error` if the question makes no sense."""
        game = self.game(case.game)
        try:
            return game.foresee(case.position(game), question)
        except BadOption as error:
            return {"error": str(error)[:200]}

    def review(self, tell: Callable[[Any], None], record: dict[str, Any]) -> ReviewResult:
        """A finished game, choice by choice; tells how far it is."""
        game = game_as_in(record, self.game)
        looked = review(game, record, report=lambda done, of: tell((done, of)))
        choices = [
            {
                **vars(choice),
                "action": action_message(game, choice.action),
                "best": action_message(game, choice.best),
                "line": _steps(game, choice.line),
                "why": _whys(game, choice.why),
                "facts": _facts(game, choice.facts),
            }
            for choice in looked.choices
        ]
        accounts = [vars(account) for account in looked.accounts]
        curve = [{"number": one.number, "wins": list(one.wins)} for one in looked.curve]
        return cast(ReviewResult, {"ready": True, "curve": curve, "choices": choices, "accounts": accounts})

    def first_picture(self, tell: Callable[[Any], None], name: str, title: str) -> bytes:
        """A game as it is when it begins."""
        return _drawing().first_picture(self.game(name), title)

    def picture(self, tell: Callable[[Any], None], record: dict[str, Any], *asked: Any) -> bytes:
        """A moment of a finished game with its score."""
        return _drawing().picture(game_as_in(record, self.game), record, *asked)

    def film(self, tell: Callable[[Any], None], record: dict[str, Any], *asked: Any) -> bytes:
        """A flight or a drop of a finished game."""
        return _drawing().film(game_as_in(record, self.game), record, *asked)


def _drawing() -> Any:
    """What draws pictures, loaded when the first is asked for."""
    from birdtable.server import drawing

    return drawing


def _steps(game: Game, line: tuple[advice.Step, ...]) -> list[Step]:
    return [{"seat": step.seat, "action": action_message(game, step.action)} for step in line]


def _whys(game: Game, whys: tuple[advice.Why, ...]) -> list[Why]:
    return [
        {"part": one.part, "points": one.points, "sure": one.sure, "other": action_message(game, one.other)}
        for one in whys
    ]


def _facts(game: Game, facts: tuple[Told, ...]) -> list[ToldFact]:
    return [
        {
            "message": told.fact.message,
            "values": dict(told.fact.values),
            "then": [action_message(game, action) for action in told.then],
            "tenths": told.tenths,
        }
        for told in facts
    ]


def work(connection: Connection) -> None:
    """Answer what comes through the pipe until it is closed."""
    with suppress(OSError):
        os.nice(POLITENESS)
    mind, sending = Mind(), threading.Lock()

    def send(number: int, kind: str, value: Any) -> None:
        with sending, suppress(BrokenPipeError, OSError):
            connection.send((number, kind, value))

    def answer(number: int, verb: str, arguments: tuple[Any, ...]) -> None:
        try:
            send(number, "answer", getattr(mind, verb)(lambda news: send(number, "news", news), *arguments))
        except Exception as error:
            send(number, "error", repr(error))

    def live() -> None:
        """Load the rules, then give signs of life: a process that hangs gives none."""
        for name in birdtable.games():
            with suppress(Exception):  # a game that cannot be loaded says so when it is asked for
                mind.game(name)
        while True:
            send(0, "alive", True)
            time.sleep(HEARTBEAT)

    threading.Thread(target=live, daemon=True, name="alive").start()
    with ThreadPoolExecutor(THREADS) as threads, suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            threads.submit(answer, *connection.recv())
