"""What can go wrong, one type each. All say what was wrong, what is allowed, and leave everything unchanged."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Reason:
    """Why an action may not be taken now: the clause that forbids it, and what is missing.

    `message` is a message id of the game's text catalogue and `values` are its arguments.
    """

    clause: str
    message: str
    values: dict[str, Any] = field(default_factory=dict, hash=False)


class BirdtableError(Exception):
    """Anything that a user of Birdtable got wrong."""


class UnknownGame(BirdtableError):
    """There is no game of that name."""


class BadOption(BirdtableError):
    """A wrong player count, seed or option."""


class BadNotation(BirdtableError):
    """Words that name no action, piece or place of the game."""


class BadPosition(BirdtableError):
    """A dictionary that describes no position of the game."""


class BadRecord(BirdtableError):
    """A record of a game that is damaged, or was made by other rules."""


class BadContent(BirdtableError):
    """Data files of a game in which something cannot stand as it is; `problems` says what to mend."""

    def __init__(self, problems: Sequence[str], game: str) -> None:
        more = f" (and {len(problems) - 1} more: birdtable content {game} --check)" if len(problems) > 1 else ""
        super().__init__(problems[0] + more)
        self.problems = list(problems)


class NoEdition(BirdtableError):
    """Rules or content that a game was played with, and that are not at hand."""


class IllegalAction(BirdtableError):
    """An action that the rules do not allow now; `reasons` says why."""

    def __init__(self, action: str, reasons: Sequence[Reason], text: str) -> None:
        super().__init__(text)
        self.action = action
        self.reasons = tuple(reasons)
