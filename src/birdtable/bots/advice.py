"""Help for people: what a seat could do and what it is worth, and after a game what each choice has cost."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from birdtable.bots.guided import NetworkBot
from birdtable.bots.network import is_trusted, network_of
from birdtable.bots.player import Knowledge
from birdtable.bots.random import RandomBot
from birdtable.bots.search import Found, SearchBot, Thinking
from birdtable.errors import BadOption
from birdtable.kernel.actions import Action

if TYPE_CHECKING:
    from birdtable.game import Game
    from birdtable.position import Position

TO_THE_END = Thinking(horizon=0)  # playouts to the end, so that wins and points can be counted
SURE = 1.96  # standard errors to each side: 95 of 100 such intervals hold the true value


@dataclass(frozen=True)
class Advice:
    """One action as a search sees it, from what the seat knows.

    win     the chance to win, from 0 to 1, give or take `sure` (95 %)
    points  the seat's points at the end, on average
    share   of all playouts that went to this action: the larger, the more the search trusts it
    line    what the search expects to follow, this action first; empty where it went without a network
    """

    action: Action
    win: float
    sure: float
    points: float
    share: float
    line: tuple[Action, ...] = ()


def advise(position: Position, seat: int | None, seconds: float) -> list[Advice]:
    """The legal actions of the deciding seat, the best first."""
    if position.seat is None:
        raise BadOption("no seat is to decide: there is nothing to advise")
    if seat is not None and seat != position.seat:
        raise BadOption(f"seat {seat} has nothing to decide now: it is the decision of seat {position.seat}")
    if seconds <= 0:
        raise BadOption(f"advice needs some time to think, not {seconds} seconds")
    game, knowledge = position.game, Knowledge(position)
    network = network_of(game)
    if network is None or not is_trusted(game) or game.engine.name == "python":
        return [_advice(one) for one in SearchBot(0, seconds=seconds, thinking=TO_THE_END).think(knowledge)]
    bot = NetworkBot(0, RandomBot(0), seconds=seconds)
    found = bot.think(knowledge, network)
    action = game.actions.action
    return [
        replace(
            _advice(one),
            sure=min(1.0, SURE * one.error),
            line=tuple(action(number, position.players) for number in bot.trees[0].line(one.action.number)),
        )
        for one in found
    ]


def _advice(one: Found) -> Advice:
    sure = SURE * (one.win * (1 - one.win) / one.visits) ** 0.5 if one.visits else 1.0
    return Advice(one.action, one.win, sure, one.points, one.share)


# ---------------------------------------------------------------------- after the game


@dataclass(frozen=True)
class Choice:
    """One decision of a finished game: what was done, what was better, and what the difference was worth.

    cost  chance to win that was given away, from 0 to 1, give or take `sure`
    """

    number: int
    seat: int
    action: Action
    best: Action
    cost: float
    points_cost: float
    sure: float


@dataclass(frozen=True)
class Account:
    """How a seat came from its first chance to its result, in chances to win.

    result = start - mistakes + gifts + luck: what its own choices cost, what those of the only opponent
    brought (with more opponents that is part of luck), and what chance did.
    """

    seat: int
    start: float
    mistakes: float
    gifts: float
    luck: float
    result: float


@dataclass(frozen=True)
class Review:
    """A finished game, choice by choice, and the account of each seat."""

    choices: tuple[Choice, ...]
    accounts: tuple[Account, ...]


def review(
    game: Game,
    record: Mapping[str, Any],
    playouts: int = 2000,
    report: Callable[[int, int], None] | None = None,
) -> Review:
    """Look at every decision of a record with a search from what the seat knew then."""
    end = game.replay(record)
    if not end.over:
        raise BadOption("only a finished game can be reviewed")
    position = game.replay({**record, "actions": []})  # its first moment, which may be one of another game
    choices: list[Choice] = []
    first: dict[int, float] = {}
    for number, played in enumerate(end.actions):
        if report:
            report(number, len(end.actions))
        by_hand = game.actions.family(played).by_hand
        found = None if position.chance or by_hand else _look_at(position, number, playouts)
        if found is not None:
            best, chosen = found[0], next(one for one in found if one.action.number == played)
            seat = int(position.seat or 0)
            first.setdefault(seat, best.win)
            choices.append(_choice(number, seat, best, chosen))
        position.play_legal(played)
    return Review(tuple(choices), tuple(_account(end, seat, choices, first) for seat in range(end.players)))


def _look_at(position: Position, number: int, playouts: int) -> list[Found] | None:
    """What a search finds, or None where there was nothing to choose."""
    knowledge = Knowledge(position)
    if len(knowledge.legal) == 1:
        return None
    return SearchBot(number, playouts=playouts, thinking=TO_THE_END).think(knowledge)


def _choice(number: int, seat: int, best: Found, chosen: Found) -> Choice:
    """A choice that the search likes as much as its own, or knows too little of to blame, costs nothing."""
    errors = [(one.win * (1 - one.win) / max(1, one.visits)) ** 0.5 for one in (best, chosen)]
    sure = SURE * (errors[0] ** 2 + errors[1] ** 2) ** 0.5
    cost, points = best.win - chosen.win, best.points - chosen.points
    same = chosen.action == best.action or cost <= 0
    return Choice(number, seat, chosen.action, best.action, 0.0 if same else cost, 0.0 if same else points, sure)


def _account(end: Position, seat: int, choices: list[Choice], first: Mapping[int, float]) -> Account:
    result = 1 / len(end.winners) if seat in end.winners else 0.0
    start = first.get(seat, 1 / end.players)
    mistakes = sum(choice.cost for choice in choices if choice.seat == seat)
    gifts = sum(choice.cost for choice in choices if choice.seat != seat) if end.players == 2 else 0.0
    return Account(seat, start, mistakes, gifts, result - start + mistakes - gifts, result)
