"""A bot that looks one decision ahead."""

from __future__ import annotations

from random import Random

from birdtable.bots.player import Knowledge
from birdtable.kernel.actions import Action
from birdtable.kernel.events import SILENT
from birdtable.position import Position

COPIES = 4  # redealt copies over which chance is averaged
SEEDS = 2**31


class GreedyBot:
    """Takes the action after which the position looks best, averaged over what may be hidden.

    looks  so many of its actions, taken at random, it considers; all of them if that is not given
    """

    def __init__(self, seed: int, copies: int = COPIES, looks: int | None = None) -> None:
        self.luck = Random(seed)
        self.copies = copies
        self.looks = looks

    def choose(self, knowledge: Knowledge) -> Action:
        """The best action one decision ahead; among equals, any."""
        if len(knowledge.legal) == 1:
            return knowledge.legal[0]
        deals = [knowledge.redeal(self.luck.randrange(SEEDS)) for _ in range(self.copies)]
        actions = knowledge.legal
        if self.looks is not None and self.looks < len(actions):
            actions = tuple(self.luck.sample(actions, self.looks))
        worth = [sum(worth_after(deal, action, knowledge.seat) for deal in deals) for action in actions]
        best = max(worth)
        return self.luck.choice([action for action, value in zip(actions, worth, strict=True) if value == best])


def worth_after(deal: Position, action: Action, seat: int) -> int:
    """How good a position looks for a seat after an action; the position itself stays as it is."""
    engine = deal.game.engine
    states = deal.states.copy()
    engine.apply(states, action.number, SILENT)
    return engine.value(states, seat)
