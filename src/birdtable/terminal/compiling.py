"""What to say, now and then, while the fast rules are in the making."""

from __future__ import annotations

import time

from birdtable.game import Game
from birdtable.telling.voice import Voice

EVERY = 15.0  # seconds between two lines


class CompileNews:
    """Tells how far the compiler is, seldom, and once that it is done. Never waits."""

    def __init__(self, game: Game, voice: Voice) -> None:
        self.game = game
        self.voice = voice
        self.over = game.backend != "auto" or game.engines.compiled.ready
        self.next_line = 0.0

    def line(self) -> str | None:
        """A line if it is time for one."""
        if self.over:
            return None
        if self.game.engines.compiled.ready:
            self.over = True
            return self.voice.say("table-compiled")
        if self._stopped():
            self.over = True
            return self.voice.say("table-compile-stopped")
        if time.monotonic() < self.next_line:
            return None
        self.next_line = time.monotonic() + EVERY
        done, total, _ = self.game.engines.compiled.progress
        return self.voice.say("table-compiling", percent=100 * done // total if total else 0)

    def _stopped(self) -> bool:
        child = self.game.engines.compiled.child
        return child is not None and child.poll() not in (None, 0)
