"""Clocks: how long a seat may think, and what happens when its time is up. Most tables have none."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal

ClockKind = Literal["live", "days"]
TimeUp = Literal["bot", "score"]
LIVE: Final = "live"
DAYS: Final = "days"
SCORE: Final = "score"
LAG = 1.0  # seconds that a move may be on its way
COMING_BACK = 60.0  # seconds that somebody has at least who comes back to a live game
REMINDER = 0.25  # of the time for a move is left when whoever is to move is reminded
VACATION_DAYS = 30  # a year


@dataclass(frozen=True)
class Clock:
    """How a table measures time.

    live  every seat has so many seconds for the whole game, and some more after each of its decisions
    days  every decision has so many seconds, which are days
    """

    kind: ClockKind
    seconds: float
    increment: float
    time_up: TimeUp

    @classmethod
    def of(cls, plan: Mapping[str, Any] | None) -> Clock | None:
        """The clock that was chosen when the table was set; None: nobody hurries."""
        return None if plan is None else cls(plan["kind"], plan["seconds"], plan["increment"], plan["time_up"])

    def due(self, since: float, left: float, away_until: float) -> float:
        """When the time of a seat is up that has been asked since then."""
        return since + left if self.kind == LIVE else max(since, away_until) + self.seconds

    def left_after(self, left: float, thought: float) -> float:
        """What a seat has left for the rest of the game after a decision."""
        return max(0.0, left - thought) + self.increment if self.kind == LIVE else self.seconds

    def reminder(self, due: float) -> float | None:
        """When somebody is reminded whose time is up then."""
        return due - self.seconds * REMINDER if self.kind == DAYS else None
