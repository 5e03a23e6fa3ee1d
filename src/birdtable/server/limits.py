"""Every limit of the server, in one place."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

LARGEST_MESSAGE = 8 * 1024  # bytes of one message on the socket
LARGEST_BODY = 64 * 1024  # bytes of a request; a record may be larger
LARGEST_RECORD = 1024 * 1024
LONGEST_WISH = 64  # actions that one "why" may ask about
LONGEST_QUESTION = 8  # words of one look ahead
LONGEST_COMMAND_ID = 64
LONGEST_LESSON = 64  # marks of a pupil
LONGEST_ADVICE = 5.0  # seconds
SOCKETS_A_GUEST = 32
SOCKETS_A_TABLE = 256
UNSENT_ANSWERS = 64  # answers that may wait for a slow client before it is cut off
SEND_SECONDS = 20.0  # how long one message may take to be sent
QUIET_SECONDS = 30.0  # between two pings; who answers none is gone
IDLE_TABLE = 600.0  # seconds after which a table that nobody looks at is put back into the database
GUEST_YEARS = 1


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second over a longer time."""

    burst: float
    a_second: float


RATES = {
    "command": Rate(60, 20),  # a guest's commands, on all sockets together
    "message": Rate(240, 60),  # whatever a guest sends on sockets, also what makes no sense
    "say": Rate(6, 0.5),
    "why": Rate(60, 20),
    "advise": Rate(3, 0.2),
    "foresee": Rate(40, 15),
    "lesson": Rate(60, 10),
    "open-table": Rate(20, 0.2),
    "import": Rate(5, 0.1),
    "request": Rate(120, 30),  # HTTP requests of a guest, or of an address without one
    "socket": Rate(20, 1),  # new sockets of a guest
    "review": Rate(3, 0.05),
}
"""What one guest may do how often."""


@dataclass
class Buckets:
    """How much of each rate everybody has left."""

    clock: Callable[[], float] = time.monotonic
    scale: float = 1.0  # for load tests: so many times the usual rates
    left: dict[tuple[str, str], tuple[float, float]] = field(default_factory=dict)

    def take(self, rate: str, who: str) -> bool:
        """Use one; False if there is none left."""
        limit, now = RATES[rate], self.clock()
        left, then = self.left.get((rate, who), (limit.burst * self.scale, now))
        left = min(limit.burst * self.scale, left + (now - then) * limit.a_second * self.scale)
        if len(self.left) > 100_000:
            self.left.clear()
        self.left[rate, who] = (left - 1 if left >= 1 else left, now)
        return left >= 1
