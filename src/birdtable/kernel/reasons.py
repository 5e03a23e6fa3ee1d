"""How a game says why not."""

from __future__ import annotations

from birdtable.errors import Reason
from birdtable.kernel.decisions import Decisions


class Because:
    """Makes the reasons of a game: its clauses and its messages by their short names."""

    def __init__(self, game: str) -> None:
        self.game = game

    def __call__(self, clause: str, message: str, **values: object) -> Reason:
        """A reason; the values are arguments of the message."""
        return Reason(f"{self.game}.{clause}", f"reason-{message}", values)

    def not_now(self, decision: Decisions, clause: str = "") -> list[Reason]:
        """Something else is to be decided, under that decision's own clause unless another is behind it."""
        return [self(clause or decision.clause, "not-now", decision=f"decision-{decision.word}")]
