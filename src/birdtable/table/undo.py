"""Taking back, by the information law: free back to the last moment at which anybody learned something.

What another seat has decided is learned too. Beyond that moment the other people at the table must agree; where there
are none, a person may go back with open eyes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

How = Literal["free", "alone", "ask", "no"]
FREE: Final = "free"
ALONE: Final = "alone"
ASK: Final = "ask"
NO: Final = "no"


@dataclass(frozen=True)
class Move:
    """An action in force: who played it, at which version of the log, and what was there before.

    seat     None: an outcome that the referee told
    learned  how much was known before
    line     how many lines the log had before
    """

    version: int
    seat: int | None
    action: int
    learned: int
    note: str = ""
    line: int = 0


@dataclass(frozen=True)
class Undo:
    """How a seat may take back its last decision: `keep` actions would be left, `why` is what forbids it freely."""

    how: How
    keep: int = 0
    why: str = ""
    values: dict[str, Any] | None = None


def undo_for(seat: int, moves: Sequence[Move], learned: int, over: bool, others: int) -> Undo:
    """How `seat` may take back its last decision, with `others` other people at the table."""
    keep = next((index for index in range(len(moves) - 1, -1, -1) if moves[index].seat == seat), None)
    if keep is None:
        return Undo(NO, why="undo-nothing")
    if over:
        return Undo(NO, keep, "undo-over")
    beyond: How = ASK if others else ALONE
    after = next((move.seat for move in moves[keep + 1 :] if move.seat not in (seat, None)), None)
    if after is not None:
        return Undo(beyond, keep, "undo-others", {"seat": str(after)})
    if moves[keep].learned != learned:
        return Undo(beyond, keep, "undo-learned")
    return Undo(FREE, keep)
