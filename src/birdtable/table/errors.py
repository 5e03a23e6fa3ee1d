"""Why a table refuses a command. Nothing has changed when this is raised."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from birdtable.errors import BirdtableError, Reason

Code = Literal[
    "already-answered",
    "away-too-short",
    "bad-invitation",
    "bad-level",
    "bad-message",
    "bad-name",
    "bad-nonce",
    "bad-option",
    "bad-record",
    "banned",
    "busy",
    "game-on",
    "illegal",
    "log-full",
    "no-edition",
    "no-such-game",
    "no-such-lesson",
    "no-such-moment",
    "no-such-puzzle",
    "no-such-seat",
    "no-such-table",
    "nobody-asked",
    "not-gathering",
    "not-host",
    "not-over",
    "not-playing",
    "not-understood",
    "not-your-seat",
    "not-your-turn",
    "nothing-to-undo",
    "one-seat",
    "open-seats",
    "origin",
    "seat-kept",
    "seat-taken",
    "silent",
    "stale",
    "storage",
    "too-fast",
    "too-large",
    "undo-needs-beyond",
    "unknown-guest",
]
"""Why; the page has a sentence `error-<code>` for each, in every language."""


class Refused(BirdtableError):
    """A command that is not carried out: a code, what belongs to it, and reasons for an illegal action."""

    def __init__(self, code: Code, reasons: Sequence[Reason] = (), **values: Any) -> None:
        super().__init__(code + "".join(f" {name}={value!r}" for name, value in values.items()))
        self.code: Code = code
        self.values = values
        self.reasons = tuple(reasons)
