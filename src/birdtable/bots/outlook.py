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

DEALS = 12  # that are played on together after each action
UNSURE = 0.025  # to each side
FALSE = 0.005  # of such outlooks that may tell of a part which is none
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


@dataclass(frozen=True)
class Outlook:
    """Deals of what a seat knows, played on after each of some actions.

    parts   points that each part still brings to each seat: actions × deals × seats × parts
    scores  all points of each seat at the end: actions × deals × seats
    """

    game: Game
    seat: int
    actions: tuple[int, ...]
    parts: np.ndarray
    scores: np.ndarray

    def reasons(self) -> tuple[Reason, ...]:
        """What the first action aims at beside the others, what makes the most first; only what stands out.

        Among many parts and actions some always lead by chance, and what leads seems larger than it is: the more there
        are, the surer each must be, and what is told is drawn toward nothing by as much as it is unsure.
        """
        players = self.scores.shape[2]
        rivals = [other for other in range(players) if other != self.seat]
        seen: list[tuple[str, np.ndarray, int]] = []
        for place, other in enumerate(self.actions[1:], 1):
            ahead = self.parts[0, :, self.seat] - self.parts[place, :, self.seat]
            seen += [(name, ahead[:, part], other) for part, name in enumerate(self.game.parts)]
            if rivals:
                theirs = self.scores[place][:, rivals].max(1) - self.scores[0][:, rivals].max(1)
                seen.append((RIVALS, theirs, other))
        found = (_reason(name, ahead, other, len(seen)) for name, ahead, other in seen)
        kept = [one for one in found if one is not None and one.points >= WORTH_SAYING]
        return tuple(sorted(kept, key=lambda one: -one.points))


def _reason(part: str, ahead: np.ndarray, other: int, among: int) -> Reason | None:
    """A reason, if it is one though it was looked for among so many."""
    from scipy.special import stdtrit  # a fifth of a second, for which nobody waits who opens the door

    deals, mean = len(ahead), float(ahead.mean())
    error = float(ahead.std(ddof=1)) / deals**0.5
    sure = float(stdtrit(deals - 1, 1 - UNSURE)) * error
    if mean <= float(stdtrit(deals - 1, 1 - FALSE / among)) * error:
        return None
    return Reason(part, mean - sure**2 / mean, sure, other)


def right_after(knowledge: Knowledge, network: Network, actions: Sequence[int], deals: int) -> np.ndarray:
    """The seat's chance to win right after each of some actions, on the same deals: actions × deals."""
    game, players, seat = knowledge.deal.game, knowledge.deal.players, knowledge.seat
    dealt = [knowledge.redeal(deal + 1) for deal in range(deals)]
    states = np.concatenate([deal.states for _ in actions for deal in dealt])
    log = new_log()
    for table, action in enumerate(np.repeat(np.array(actions, np.int32), deals).tolist()):
        game.engine.apply(states[table : table + 1], action, log)
    winners = states["winners"].astype(np.int64)[:, None] >> np.arange(players) & 1
    wins: np.ndarray = winners[:, seat] / np.maximum(1, winners.sum(1))
    going = np.flatnonzero(states["over"] == 0)
    if len(going):
        crowd = Crowd(game, network, len(going), [0.0] * players, 0)
        crowd.choose(states[going])
        wins[going] = crowd.chances(states[going], seat)
    return wins.reshape(len(actions), deals)


def play_on(knowledge: Knowledge, network: Network, actions: Sequence[int], end: float, first: int = 0) -> Outlook:
    """Play deals of what the seat knows on after each action, until the clock shows `end`, but a few at least.

    first  where the deals begin: others see other deals
    """
    found = [_play_deals(knowledge, network, actions, first)]
    while time.perf_counter() < end:
        found.append(_play_deals(knowledge, network, actions, first + len(found)))
    parts, scores = (np.concatenate(arrays, 1) for arrays in zip(*found, strict=True))
    return Outlook(knowledge.deal.game, knowledge.seat, tuple(actions), parts, scores)


def _play_deals(
    knowledge: Knowledge, network: Network, actions: Sequence[int], number: int
) -> tuple[np.ndarray, np.ndarray]:
    """Points by part, and all points at the end."""
    game, players = knowledge.deal.game, knowledge.deal.players
    deals = [knowledge.redeal(number * DEALS + deal + 1) for deal in range(DEALS)]
    states = np.concatenate([deal.states for _ in actions for deal in deals])
    points = np.zeros((len(states), players, len(game.parts)), np.float32)
    crowd = Crowd(game, network, len(states), [WAYWARD] * players, number)
    sources, log = Sources(game), new_log()

    def carry_out(tables: np.ndarray, chosen: np.ndarray) -> np.ndarray:
        """An action at each of these tables; those at which the game goes on."""
        for table, action in zip(tables.tolist(), chosen.tolist(), strict=True):
            log[0, 0] = 0
            game.engine.apply(states[table : table + 1], action, log)
            sources.read(log, points[table])
        return tables[states["over"][tables] == 0]

    going = carry_out(np.arange(len(states)), np.repeat(np.array(actions, np.int32), DEALS))
    while len(going):
        going = carry_out(going, crowd.choose(states[going]))
    shape = len(actions), DEALS
    scores = states["score"][:, :players].astype(np.float32)
    return points.reshape(*shape, *points.shape[1:]), scores.reshape(*shape, players)
