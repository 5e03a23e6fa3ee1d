"""Every limit of the server, in one place."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

LARGEST_MESSAGE = 8 * 1024  # bytes of one message on the socket
LARGEST_BODY = 64 * 1024  # bytes of a request; a record may be larger
LARGEST_RECORD = 1024 * 1024
LONGEST_WISH = 64  # actions that one "why" may ask about
MOST_PREPARED = 12  # answers that a seat may prepare at a time
LONGEST_QUESTION = 8  # words of one look ahead
LONGEST_COMMAND_ID = 64
LONGEST_LESSON = 64  # marks of a pupil
LONGEST_ADVICE = 5.0  # seconds
LOBBY_HOLDS = 2.0  # seconds for which the lobby is written once for everybody
LONGEST_CLOCK = 30 * 24 * 3600  # seconds
SOCKETS_A_GUEST = 32
SOCKETS_AN_ADDRESS = 256  # of those who hold no seat at the table
WATCHERS_A_TABLE = 500
WATCHERS_AN_ADDRESS = 64  # at one table
CONNECTIONS = 10_000  # open at a time, if the system allows as many files
CONNECTIONS_AN_ADDRESS = 512  # where no proxy stands before the server
SPARE_FILES = 128  # kept for the database, workers and files
REQUEST_SECONDS = 20.0  # within which a request must have arrived as a whole
LONGEST_RECORD = 5_000  # actions
LARGEST_SETTINGS = 16 * 1024  # bytes of what the page keeps of a person
MOST_PASSKEYS = 20
MOST_TIES = 200  # people that one guest may follow or block
MOST_PUSHES = 10  # browsers that one guest may be called in
LONGEST_NOTE = 64 * 1024  # letters of one recording
UNSENT_ANSWERS = 64  # answers that may wait for a slow client before it is cut off
SEND_SECONDS = 20.0  # how long one message may take to be sent
QUIET_SECONDS = 30.0  # between two pings; who answers none is gone
IDLE_TABLE = 600.0  # seconds after which a table that nobody looks at is put back into the database
IDLE_IMPORT = 20.0  # the same for a kept game that was put on a table
ATTENDED = 30.0  # seconds that bots among themselves play on after the last look
PRESENCE_HOLDS = 20.0  # seconds that a word of another process about who is there holds
ASIDE_AT_ONCE = 2  # threads for what takes long
MOST_ASIDE = 64  # that may wait for them
READING_AT_ONCE = 4  # requests that are answered in threads: each of them takes Python's lock from the tables
LONG_LOG = 300  # lines of a log that are written aside
LARGEST_DRAWING = 256 * 1024 * 1024  # bytes that the script may use which draws a picture
LONGEST_DRAWING = 20.0  # seconds of work
FILM_FRAMES = 120
PICTURES_KEPT = 128
PICTURES_AT_ONCE = 8  # that are drawn or wait for it
GUEST_YEARS = 1
RENEWAL_DAYS = 30  # after which a cookie is given anew


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second over a longer time."""

    burst: float
    a_second: float


CROWD = 4  # an address, which may be a whole school, has so many times the rates of a guest
RATES = {
    "command": Rate(60, 20),  # a guest's commands, on all sockets together
    "entry": Rate(4000, 0.5),  # what a guest adds to logs
    "message": Rate(240, 60),  # whatever a guest sends on sockets, also what makes no sense
    "say": Rate(6, 0.5),
    "why": Rate(60, 20),
    "advise": Rate(3, 0.2),
    "foresee": Rate(40, 15),
    "what-if": Rate(40, 10),
    "ahead": Rate(10, 1),
    "lesson": Rate(60, 10),
    "puzzle": Rate(30, 2),  # a whole game is played again for each
    "open-table": Rate(20, 0.2),
    "import": Rate(5, 0.1),
    "import-bytes": Rate(4 * LARGEST_RECORD, 10_000),
    "replay": Rate(20, 0.5),
    "picture": Rate(20, 0.5),
    "request": Rate(120, 30),  # HTTP requests of a guest
    "newcomer": Rate(20, 0.25),  # new cookies: an address alone is asked for them
    "socket": Rate(20, 1),  # new sockets of a guest
    "review": Rate(3, 0.05),
    "sign-in": Rate(12, 0.1),  # codes and passkeys that somebody tries
    "mail": Rate(3, 0.01),  # letters that somebody lets the house write
    "report": Rate(5, 0.01),
    "export": Rate(4, 0.02),  # all of one's data, or their end
}
"""What one guest may do how often."""
MOST_BUCKETS = 100_000


@dataclass(frozen=True)
class Visitor:
    """Who asks: a guest, and the address they come from."""

    guest: str
    address: str


@dataclass
class Buckets:
    """How much of each rate everybody has left."""

    clock: Callable[[], float] = time.monotonic
    scale: float = 1.0  # for load tests: so many times the usual rates
    left: dict[tuple[str, str], tuple[float, float]] = field(default_factory=dict)

    def take(self, rate: str, visitor: Visitor, amount: float = 1.0) -> bool:
        """Use some, of the guest's and of the address's; False if there is not so much left."""
        mine = self._take(rate, visitor.guest, amount, 1) if visitor.guest else True
        return mine and self._take(rate, f"@{visitor.address}", amount, CROWD)

    def take_own(self, rate: str, guest: str) -> bool:
        """Use one of the guest's alone: nobody at the same address can use up what a player needs."""
        return self._take(rate, guest, 1.0, 1)

    def _take(self, rate: str, who: str, amount: float, times: float) -> bool:
        limit, now = RATES[rate], self.clock()
        burst, a_second = limit.burst * self.scale * times, limit.a_second * self.scale * times
        left, then = self.left.get((rate, who), (burst, now))
        left = min(burst, left + (now - then) * a_second)
        if len(self.left) >= MOST_BUCKETS:
            self._forget()
        self.left[rate, who] = (left - amount if left >= amount else left, now)
        return left >= amount

    def _forget(self) -> None:
        """Let go of the half that was used least lately."""
        oldest = sorted(self.left, key=lambda key: self.left[key][1])[: MOST_BUCKETS // 2]
        for key in oldest:
            del self.left[key]
