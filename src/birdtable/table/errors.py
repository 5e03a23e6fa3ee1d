"""Why a table refuses a command. Nothing has changed when this is raised."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from birdtable.errors import BirdtableError, Reason

Code = Literal[
    "already-answered",
    "away-too-short",
    "bad-code",
    "bad-invitation",
    "bad-level",
    "bad-message",
    "bad-name",
    "bad-nonce",
    "bad-option",
    "bad-passkey",
    "bad-push",
    "bad-record",
    "banned",
    "blocked",
    "busy",
    "game-on",
    "illegal",
    "log-full",
    "muted",
    "no-edition",
    "no-mail-here",
    "no-passkeys-here",
    "no-such-game",
    "no-such-lesson",
    "no-such-moment",
    "no-such-puzzle",
    "no-such-report",
    "no-such-seat",
    "no-such-table",
    "no-such-tournament",
    "nobody-asked",
    "not-gathering",
    "not-host",
    "not-kept",
    "not-operator",
    "not-over",
    "not-playing",
    "not-understood",
    "not-your-name",
    "not-your-seat",
    "not-your-turn",
    "nothing-to-undo",
    "one-seat",
    "open-seats",
    "origin",
    "rated",
    "removed",
    "seat-kept",
    "seat-taken",
    "silent",
    "stale",
    "storage",
    "time-up",
    "too-fast",
    "too-few",
    "too-large",
    "too-many-days",
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
