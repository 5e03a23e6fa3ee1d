"""A bot that takes any legal action."""

from __future__ import annotations

from random import Random

from birdtable.bots.player import Knowledge
from birdtable.kernel.actions import Action


class RandomBot:
    """Every legal action is as likely as any other."""

    def __init__(self, seed: int) -> None:
        self.luck = Random(seed)

    def choose(self, knowledge: Knowledge) -> Action:
        """A random legal action."""
        return self.luck.choice(knowledge.legal)
