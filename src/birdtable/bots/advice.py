"""Help for people: what a seat could do and what it is worth, and after a game what each choice has cost."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any

from birdtable.bots.network import Network, is_trusted, network_of
from birdtable.bots.outlook import Outlook, play_on
from birdtable.bots.player import Knowledge
from birdtable.bots.random import RandomBot
from birdtable.bots.rehearsal import COMPARED, NetworkBot
from birdtable.bots.search import Found, SearchBot, Thinking
from birdtable.errors import BadOption
from birdtable.kernel.actions import Action

if TYPE_CHECKING:
    from birdtable.game import Game
    from birdtable.position import Position

TO_THE_END = Thinking(horizon=0)  # playouts to the end, so that wins and points can be counted
SURE = 1.96  # standard errors to each side: 95 of 100 such intervals hold the true value
ASKING_WHY = 0.35  # of the time, for playing on after the best actions
WORST = 3  # decisions of a seat that a review says most about
LOOKS = 2  # at a network, instead of one playout of a search without it


@dataclass(frozen=True)
class Step:
    """Who would do what."""

    seat: int
    action: Action


@dataclass(frozen=True)
class Why:
    """What an action aims at.

    part    a part of the score (`Game.parts`), or "rivals": it costs the best of the others points
    points  so many more of them than with the action `other`, give or take `sure` (95 %)
    """

    part: str
    points: float
    sure: float
    other: Action


@dataclass(frozen=True)
class Advice:
    """One action as a search sees it, from what the seat knows.

    win     the chance to win, from 0 to 1, give or take `sure` (95 %)
    points  the seat's points at the end, on average
    share   of all playouts that went to this action: the larger, the more the search trusts it
    line    what the search expects to follow, this action first; empty where it went without a network
    why     what the best action aims at, what makes the most first; empty for the others, and where nothing stands out
    """

    action: Action
    win: float
    sure: float
    points: float
    share: float
    line: tuple[Step, ...] = ()
    why: tuple[Why, ...] = ()


def advise(position: Position, seat: int | None, seconds: float) -> list[Advice]:
    """The legal actions of the deciding seat, the best first."""
    if position.seat is None:
        raise BadOption("no seat is to decide: there is nothing to advise")
    if seat is not None and seat != position.seat:
        raise BadOption(f"seat {seat} has nothing to decide now: it is the decision of seat {position.seat}")
    if seconds <= 0:
        raise BadOption(f"advice needs some time to think, not {seconds} seconds")
    knowledge, network = Knowledge(position), guide_of(position.game)
    if network is None:
        return [_advice(one) for one in SearchBot(0, seconds=seconds, thinking=TO_THE_END).think(knowledge)]
    end = time.perf_counter() + seconds
    bot = NetworkBot(0, RandomBot(0), seconds=(1 - ASKING_WHY) * seconds)
    found = bot.think(knowledge, network, even=True)
    advice = [
        replace(_advice(one), sure=min(1.0, SURE * one.error), line=line_of(bot, position, one.action)) for one in found
    ]
    if len(found) > 1:
        outlook = play_on(knowledge, network, [one.action.number for one in found[:COMPARED]], end)
        advice[0] = replace(advice[0], why=_whys(outlook, position))
    return advice


def guide_of(game: Game) -> Network | None:
    """The network that a game's advice goes by, if there is one that is strong enough and the rules are compiled."""
    network = network_of(game)
    return network if network is not None and is_trusted(game) and game.engine.name != "python" else None


def line_of(bot: NetworkBot, position: Position, action: Action) -> tuple[Step, ...]:
    """What the search expects to follow on an action, this one first."""
    known = position.game.actions.action
    line = [(position.seat or 0, action.number), *bot.line(action.number)]
    return tuple(Step(seat, known(number, position.players)) for seat, number in line)


def _whys(outlook: Outlook, position: Position) -> tuple[Why, ...]:
    """What the first action of an outlook aims at."""
    known = position.game.actions.action
    return tuple(Why(one.part, one.points, one.sure, known(one.other, position.players)) for one in outlook.reasons())


def _advice(one: Found) -> Advice:
    sure = SURE * (one.win * (1 - one.win) / one.visits) ** 0.5 if one.visits else 1.0
    return Advice(one.action, one.win, sure, one.points, one.share)


# ---------------------------------------------------------------------- after the game


@dataclass(frozen=True)
class Choice:
    """One decision of a finished game: what was done, what was better, and what the difference was worth.

    cost  chance to win that was given away, from 0 to 1, give or take `sure`
    line  the better way, as the search expects it to go on; empty where it went without a network
    why   what the better way aims at beside what was done; asked for those that cost a seat the most
    """

    number: int
    seat: int
    action: Action
    best: Action
    cost: float
    points_cost: float
    sure: float
    line: tuple[Step, ...] = ()
    why: tuple[Why, ...] = ()


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
    """Look at every decision of a record with a search from what the seat knew then: with the network, if one fits."""
    end = game.replay(record)
    if not end.over:
        raise BadOption("only a finished game can be reviewed")
    position = game.replay({**record, "actions": []})  # its first moment, which may be one of another game
    network = guide_of(game)
    choices: list[Choice] = []
    first: dict[int, float] = {}
    whys: dict[int, Callable[[], tuple[Why, ...]]] = {}
    for number, played in enumerate(end.actions):
        if report:
            report(number, len(end.actions))
        by_hand = game.actions.family(played).by_hand
        knowledge = None if position.chance or by_hand else Knowledge(position)
        if knowledge is not None and len(knowledge.legal) > 1:
            found, line = _look_at(knowledge, network, number, playouts, played)
            best, chosen = found[0], next(one for one in found if one.action.number == played)
            first.setdefault(knowledge.seat, best.win)
            choices.append(_choice(number, knowledge.seat, best, chosen, line))
            if network is not None:
                whys[number] = partial(_why_better, position.copy(), network, best.action, chosen.action)
        position.play_legal(played)
    choices = _say_why(choices, whys)
    return Review(tuple(choices), tuple(_account(end, seat, choices, first) for seat in range(end.players)))


def _look_at(
    knowledge: Knowledge, network: Network | None, number: int, playouts: int, played: int
) -> tuple[list[Found], tuple[Step, ...]]:
    """What a search finds, and how it expects the best to go on."""
    if network is None:
        return SearchBot(number, playouts=playouts, thinking=TO_THE_END).think(knowledge), ()
    bot = NetworkBot(number, RandomBot(0), looks=LOOKS * playouts)
    found = bot.think(knowledge, network, even=True, also=[played])
    return found, line_of(bot, knowledge.deal, found[0].action)


def _why_better(position: Position, network: Network, best: Action, chosen: Action) -> tuple[Why, ...]:
    end = time.perf_counter() + ASKING_WHY
    return _whys(play_on(Knowledge(position), network, [best.number, chosen.number], end), position)


def _say_why(choices: list[Choice], whys: Mapping[int, Callable[[], tuple[Why, ...]]]) -> list[Choice]:
    """The same, with the reasons of those that cost each seat the most."""
    worst = {
        choice.number
        for seat in {choice.seat for choice in choices}
        for choice in sorted((one for one in choices if one.seat == seat), key=lambda one: -one.cost)[:WORST]
        if choice.cost > 0
    }
    return [replace(one, why=whys[one.number]()) if one.number in worst & whys.keys() else one for one in choices]


def _choice(number: int, seat: int, best: Found, chosen: Found, line: tuple[Step, ...]) -> Choice:
    """A choice that the search likes as much as its own, or knows too little of to blame, costs nothing."""
    sure = SURE * (best.error**2 + chosen.error**2) ** 0.5
    cost, points = best.win - chosen.win, best.points - chosen.points
    if chosen.action == best.action or cost <= 0:
        return Choice(number, seat, chosen.action, best.action, 0.0, 0.0, sure)
    return Choice(number, seat, chosen.action, best.action, cost, points, sure, line)


def _account(end: Position, seat: int, choices: list[Choice], first: Mapping[int, float]) -> Account:
    result = 1 / len(end.winners) if seat in end.winners else 0.0
    start = first.get(seat, 1 / end.players)
    mistakes = sum(choice.cost for choice in choices if choice.seat == seat)
    gifts = sum(choice.cost for choice in choices if choice.seat != seat) if end.players == 2 else 0.0
    return Account(seat, start, mistakes, gifts, result - start + mistakes - gifts, result)
