"""What a game comes to when its network plays it on: points by where they come from (`Game.parts`).

That is how advice says why: the same deals are played on after one action and after another, and the difference between
the expected parts tells what the better one aims at.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from birdtable.bots.crowd import Crowd
from birdtable.bots.network import Network
from birdtable.bots.player import Knowledge
from birdtable.game import Game
from birdtable.kernel.events import new_log
from birdtable.kernel.record import MAX_SEATS

DEALS = 8  # that are played on together after each action
SURE = 1.96
WORTH_SAYING = 0.5  # points
RIVALS = "rivals"
WAYWARD = 0.7  # the policy's heat: the same deal does not always go on in the same way


@dataclass(frozen=True)
class Reason:
    """What an action aims at, beside another.

    part    a part of the score, or RIVALS: it costs the best of the others points
    points  so many more points there, give or take `sure`
    other   the number of the action that it is compared with
    """

    part: str
    points: float
    sure: float
    other: int


class Sources:
    """Which argument of which event brings points of which part, and the sign."""

    def __init__(self, game: Game) -> None:
        self.parts = tuple(game.parts)
        self.of: dict[int, list[tuple[int, int, int, int]]] = {}
        for place, sources in enumerate(game.parts.values()):
            for source in sources:
                name, _, argument = source.lstrip("-").partition(".")
                event = game.events[name]
                arguments = list(event.args)
                column = 1 + arguments.index(argument) if argument else 0
                sign = -1 if source.startswith("-") else 1
                self.of.setdefault(int(event), []).append((place, 1 + arguments.index("seat"), column, sign))

    def read(self, log: np.ndarray, points: np.ndarray) -> None:
        """Add what a log tells to the points (seats × parts)."""
        for row in log[1 : log[0, 0] + 1].tolist():
            for place, seat, column, sign in self.of.get(row[0], ()):
                if 0 <= row[seat] < len(points):
                    points[row[seat], place] += sign * (row[column] if column else 1)


def play_on(
    knowledge: Knowledge, network: Network, actions: Sequence[int], end: float, least: int = 1
) -> tuple[np.ndarray, np.ndarray]:
    """Play deals of what the seat knows on after each action, until the clock shows `end` but `least` times.

    Returns the points that each part still brings to each seat (actions × deals × seats × parts), and all points of
    each seat at the end (actions × deals × seats).
    """
    found = []
    rounds = 0
    while rounds < least or time.perf_counter() < end:
        found.append(_play_deals(knowledge, network, actions, rounds))
        rounds += 1
    return np.concatenate([parts for parts, _ in found], 1), np.concatenate([scores for _, scores in found], 1)


def _play_deals(
    knowledge: Knowledge, network: Network, actions: Sequence[int], number: int
) -> tuple[np.ndarray, np.ndarray]:
    game = knowledge.deal.game
    deals = [knowledge.redeal(number * DEALS + deal + 1) for deal in range(DEALS)]
    states = np.concatenate([deal.states for _ in actions for deal in deals])
    chosen = np.repeat(np.array(actions, np.int32), DEALS)
    sources, log = Sources(game), new_log()
    points = np.zeros((len(states), MAX_SEATS, len(sources.parts)), np.float32)
    crowd = Crowd(game, network, len(states), [WAYWARD] * MAX_SEATS, number)
    going = np.arange(len(states))
    while len(going):
        for table, action in zip(going.tolist(), chosen.tolist(), strict=True):
            log[0, 0] = 0
            game.engine.apply(states[table : table + 1], action, log)
            sources.read(log, points[table])
        going = going[states["over"][going] == 0]
        if len(going):
            chosen = crowd.choose(states[going])
    shape = len(actions), DEALS
    return points.reshape(*shape, *points.shape[1:]), states["score"].reshape(*shape, -1).astype(np.float32)


def reasons(knowledge: Knowledge, network: Network, best: int, others: Sequence[int], end: float) -> tuple[Reason, ...]:
    """What the best action aims at beside the others, what makes the most first; empty where nothing stands out."""
    if not others or not knowledge.deal.game.parts:
        return ()
    parts, scores = play_on(knowledge, network, [best, *others], end)
    seat, names = knowledge.seat, tuple(knowledge.deal.game.parts)
    players = knowledge.deal.players
    rivals = [other for other in range(players) if other != seat]
    found = []
    for place, other in enumerate(others, 1):
        ahead = parts[0, :, seat] - parts[place, :, seat]
        for part, name in enumerate(names):
            found.append(_reason(name, ahead[:, part], other))
        if rivals:
            theirs = scores[place][:, rivals].max(1) - scores[0][:, rivals].max(1)
            found.append(_reason(RIVALS, theirs, other))
    kept = [one for one in found if one.points >= WORTH_SAYING and one.points > one.sure]
    return tuple(sorted(kept, key=lambda one: -one.points))


def _reason(part: str, ahead: np.ndarray, other: int) -> Reason:
    sure = SURE * float(ahead.std(ddof=1)) / len(ahead) ** 0.5
    return Reason(part, float(ahead.mean()), sure, other)
