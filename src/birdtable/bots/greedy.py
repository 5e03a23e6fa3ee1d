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
    """Takes the action after which the position looks best, averaged over what may be hidden."""

    def __init__(self, seed: int, copies: int = COPIES) -> None:
        self.luck = Random(seed)
        self.copies = copies

    def choose(self, knowledge: Knowledge) -> Action:
        """The best action one decision ahead; among equals, any."""
        if len(knowledge.legal) == 1:
            return knowledge.legal[0]
        deals = [knowledge.redeal(self.luck.randrange(SEEDS)) for _ in range(self.copies)]
        worth = [sum(worth_after(deal, action, knowledge.seat) for deal in deals) for action in knowledge.legal]
        best = max(worth)
        return self.luck.choice([action for action, value in zip(knowledge.legal, worth, strict=True) if value == best])


def worth_after(deal: Position, action: Action, seat: int) -> int:
    """How good a position looks for a seat after an action; the position itself stays as it is."""
    engine = deal.game.engine
    states = deal.states.copy()
    engine.apply(states, action.number, SILENT)
    return engine.value(states, seat)
