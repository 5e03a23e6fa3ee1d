"""Help for people: what a seat could do and what it is worth, and after a game what each choice has cost."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from birdtable.bots.network import RESULT, Network, is_trusted, network_of, win_chance
from birdtable.bots.outlook import Outlook, play_on, right_after
from birdtable.bots.player import Knowledge
from birdtable.bots.policy import look
from birdtable.bots.random import RandomBot
from birdtable.bots.rehearsal import COMPARED, NetworkBot
from birdtable.bots.search import Found, SearchBot, Thinking
from birdtable.errors import BadOption
from birdtable.facts import Told, Weight, facts_of, foremost
from birdtable.kernel.actions import Action

if TYPE_CHECKING:
    from birdtable.game import Game
    from birdtable.position import Position

TO_THE_END = Thinking(horizon=0)  # playouts to the end, so that wins and points can be counted
SURE = 1.96  # standard errors to each side: 95 of 100 such intervals hold the true value
ASKING_WHY = 0.5  # of the time, for playing on after the best two actions
LEAST_CHANCE = 0.005  # nobody has lost before the end
COMPARED_DEALS = 16  # on which what was done is compared with what is better
WORTH_TELLING = 0.02  # chance to win, below which a review blames nobody
A_PERCENT = 0.01  # that it must cost more than the doubt: both are told in whole percents
TO_PLAY_ON = 3.0  # seconds that a few long games may take
TO_TELL = 2.0  # seconds that a review may take longer to say what better ways change
LOOKING_INTO = 0.6  # seconds for a choice that cost much
DEAREST = 5  # decisions of a game that a review says why about


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


@dataclass(frozen=True, kw_only=True)
class Explained:
    """What is told of an action.

    line   how the search expects it to go on, this action first; empty where it went without a network
    why    what it aims at, what makes the most first; empty where nothing stands out
    facts  what it changes, what says the most first
    """

    line: tuple[Step, ...] = ()
    why: tuple[Why, ...] = ()
    facts: tuple[Told, ...] = ()


@dataclass(frozen=True)
class Advice(Explained):
    """One action as a search sees it, from what the seat knows. Only the best is told why, and of the few best facts.

    win     the chance to win, from 0 to 1, give or take `sure` (95 %)
    points  the seat's points at the end, on average
    share   of all playouts that went to this action: the larger, the more the search trusts it
    """

    action: Action
    win: float
    sure: float
    points: float
    share: float


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
        found = SearchBot(0, seconds=seconds, thinking=TO_THE_END).think(knowledge)
        return with_facts(knowledge.deal, [_advice(one) for one in found])
    end = time.perf_counter() + seconds
    bot = NetworkBot(0, RandomBot(0), seconds=(1 - ASKING_WHY) * seconds)
    found = bot.think(knowledge, network, even=True)
    advice = [
        replace(
            _advice(one),
            win=min(one.win, found[0].win),  # a few deals may look better than what the search trusts more
            sure=min(1.0, SURE * one.error),
            line=line_of(bot, position, one.action),
        )
        for one in found
    ]
    if len(found) > 1:
        outlook = play_on(knowledge, network, [one.action.number for one in found[:2]], end)
        advice[0] = replace(advice[0], why=_whys(outlook, position))
    return with_facts(knowledge.deal, advice)


def with_facts(deal: Position, advice: list[Advice]) -> list[Advice]:
    """The same, with what each of the few best changes; what all of them change says less than what one does."""
    told = [facts_of(deal, _numbers(deal, one)) for one in advice[:COMPARED]]
    shared = set.intersection(*({one.fact for one in facts} for facts in told)) if len(told) > 1 else set()
    best = [replace(one, facts=foremost(facts, shared)) for one, facts in zip(advice, told, strict=False)]
    return [*best, *advice[COMPARED:]]


def _numbers(deal: Position, one: Advice) -> list[tuple[int, int]]:
    return [(step.seat, step.action.number) for step in one.line] or [(deal.seat or 0, one.action.number)]


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
class Choice(Explained):
    """One decision of a finished game: what was done, what was better, and what the difference was worth.

    What is told is of the better way, beside what was done: why and facts of those that cost a seat the most.

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
class Chances:
    """How the game stands before action `number` (or at its end): every seat's chance to win; they add up to 1."""

    number: int
    wins: tuple[float, ...]


@dataclass(frozen=True)
class Review:
    """A finished game: how it stood all along, the choices that were looked at, and the account of each seat."""

    curve: tuple[Chances, ...]
    choices: tuple[Choice, ...]
    accounts: tuple[Account, ...]


def review(
    game: Game,
    record: Mapping[str, Any],
    playouts: int = 2000,
    report: Callable[[int, int], None] | None = None,
    seconds: float = 6.0,
) -> Review:
    """Look at the decisions of a record from what the seat knew then: with the network if one fits, else with a search.

    A network compares what was done with what it likes best, everywhere; a search then looks at what cost the most, as
    far as the time goes.
    """
    deadline = time.perf_counter() + seconds
    end = game.replay(record)
    if not end.over:
        raise BadOption("only a finished game can be reviewed")
    network = guide_of(game)
    decisions = _decisions(game, record, end)
    curve: list[Chances] = []
    choices: dict[int, Choice] = {}
    for done, (number, position) in enumerate(decisions.items()):
        if report:
            report(done, len(decisions))
        if network is not None:
            chances, choices[number] = _compared(number, position, end.actions[number], network)
        elif not choices or time.perf_counter() < deadline:
            chances, choices[number] = _searched(number, position, end.actions[number], playouts)
        else:
            break
        curve.append(chances)
    if network is not None:
        _explain(choices, decisions, network, deadline)
    results = tuple(1 / len(end.winners) if seat in end.winners else 0.0 for seat in range(end.players))
    curve.append(Chances(len(end.actions), results))
    told = list(choices.values())
    return Review(tuple(curve), tuple(told), tuple(_account(curve, seat, told) for seat in range(end.players)))


def _decisions(game: Game, record: Mapping[str, Any], end: Position) -> dict[int, Position]:
    """The moments of a game at which somebody had a choice that is not a matter of skilled hands."""
    position = game.replay({**record, "actions": []})  # its first moment, which may be one of another game
    found = {}
    for number, played in enumerate(end.actions):
        if not position.chance and not game.actions.family(played).by_hand and len(Knowledge(position).legal) > 1:
            found[number] = position.copy()
        position.play_legal(played)
    return found


def _compared(number: int, position: Position, played: int, network: Network) -> tuple[Chances, Choice]:
    """How the network sees the game before a decision, and what was done beside what it likes best."""
    knowledge, players = Knowledge(position), position.players
    liking, expected = look(network, knowledge)
    wins = np.maximum(win_chance(expected[:players, RESULT], players), LEAST_CHANCE)
    wins = np.roll(wins / wins.sum(), knowledge.seat)  # the network counts seats from the one that decides
    best = knowledge.legal[int(liking.argmax())]
    return Chances(number, tuple(wins.tolist())), _weighed(number, knowledge, network, best, played)


def _weighed(number: int, knowledge: Knowledge, network: Network, best: Action, played: int) -> Choice:
    """What was done beside something better, by the chances right after them on the same deals."""
    chosen = knowledge.deal.game.actions.action(played, knowledge.deal.players)
    if best.number == played:
        return Choice(number, knowledge.seat, chosen, best, 0.0, 0.0, 0.0)
    wins = right_after(knowledge, network, [best.number, played], COMPARED_DEALS)
    ahead = wins[0] - wins[1]
    cost, sure = float(ahead.mean()), SURE * float(ahead.std(ddof=1)) / len(ahead) ** 0.5
    if cost < max(sure + A_PERCENT, WORTH_TELLING):
        return Choice(number, knowledge.seat, chosen, chosen, 0.0, 0.0, sure)
    return Choice(number, knowledge.seat, chosen, best, cost, 0.0, sure)


def _explain(choices: dict[int, Choice], decisions: dict[int, Position], network: Network, deadline: float) -> None:
    """Look into what cost the most, until each of the dearest has been: some of them turn out to be cheap."""
    seen: set[int] = set()
    while fresh := [one for one in _dearest(choices) if one.number not in seen]:
        one, position = fresh[0], decisions[fresh[0].number]
        seen.add(one.number)
        if time.perf_counter() < deadline:
            one = _looked_into(one, position, network, deadline)
        if time.perf_counter() < deadline + TO_TELL:
            one = _with_facts(one, Knowledge(position).deal)
        choices[one.number] = one


def _dearest(choices: dict[int, Choice]) -> list[Choice]:
    return sorted((one for one in choices.values() if one.cost > 0), key=lambda one: -one.cost)[:DEAREST]


def _looked_into(choice: Choice, position: Position, network: Network, deadline: float) -> Choice:
    """The same after a search: what it likes best, how that goes on, and why. What it would do is not blamed."""
    knowledge = Knowledge(position)
    bot = NetworkBot(choice.number, RandomBot(0), seconds=LOOKING_INTO)
    best = bot.think(knowledge, network, even=True, also=[choice.action.number])[0].action
    weighed = _weighed(choice.number, knowledge, network, best, choice.action.number)
    if weighed.cost == 0:
        return weighed
    why: tuple[Why, ...] = ()
    if time.perf_counter() + TO_PLAY_ON < deadline:
        end = time.perf_counter() + ASKING_WHY
        why = _whys(play_on(knowledge, network, [best.number, choice.action.number], end), position)
    return replace(weighed, line=line_of(bot, knowledge.deal, best), why=why)


def _with_facts(choice: Choice, deal: Position) -> Choice:
    """The same with what the better way changes and what was done does not; a cost alone is no reason."""
    if choice.cost == 0:
        return choice
    done = {one.fact for one in facts_of(deal, [(choice.seat, choice.action.number)])}
    line = [(step.seat, step.action.number) for step in choice.line] or [(choice.seat, choice.best.number)]
    better = [one for one in facts_of(deal, line) if one.fact.weight < Weight.note and one.fact not in done]
    if all(one.fact.weight == Weight.cost for one in better):
        return choice
    return replace(choice, facts=foremost(better, ()))


def _searched(number: int, position: Position, played: int, playouts: int) -> tuple[Chances, Choice]:
    """A decision as a search without a network sees it; the others share what the seat has not."""
    knowledge, players = Knowledge(position), position.players
    found = SearchBot(number, playouts=playouts, thinking=TO_THE_END).think(knowledge)
    best, chosen = found[0], next(one for one in found if one.action.number == played)
    win = best.win if players > 1 else 1.0
    wins = tuple(win if seat == knowledge.seat else (1 - win) / (players - 1) for seat in range(players))
    sure = SURE * (_error(best) ** 2 + _error(chosen) ** 2) ** 0.5
    cost = best.win - chosen.win
    if chosen.action == best.action or cost < sure + A_PERCENT:
        return Chances(number, wins), Choice(number, knowledge.seat, chosen.action, chosen.action, 0.0, 0.0, sure)
    points = best.points - chosen.points
    return Chances(number, wins), Choice(number, knowledge.seat, chosen.action, best.action, cost, points, sure)


def _error(one: Found) -> float:
    """The standard error of a chance to win; of what was not tried, nothing is known."""
    return float((one.win * (1 - one.win) / one.visits) ** 0.5) if one.visits else 1.0


def _account(curve: list[Chances], seat: int, choices: list[Choice]) -> Account:
    start, result = curve[0].wins[seat], curve[-1].wins[seat]
    mistakes = sum(choice.cost for choice in choices if choice.seat == seat)
    gifts = sum(choice.cost for choice in choices if choice.seat != seat) if len(curve[-1].wins) == 2 else 0.0
    return Account(seat, start, mistakes, gifts, result - start + mistakes - gifts, result)
