"""The log of a table: the only truth about it. Entries are only ever added; the table is what they add up to.

| kind     | data                                                                                              |
|----------|---------------------------------------------------------------------------------------------------|
| opened   | game, rules, content, options, listed, clock, commitment, seats, and origin, record or tournament  |
| invited  | seat, invitation (its hash)                                                                       |
| sat      | seat, name, commitment (in logs of before: nonce)                                                 |
| bot      | seat, level                                                                                       |
| left     | seat                                                                                              |
| dealing  |                                                                                                   |
| revealed | seat, nonce                                                                                       |
| began    |                                                                                                   |
| played   | seat (None: the referee), action, and note where a recording came with it                         |
| asked    | seat, keep: how many actions would be left (None: to end the game here)                           |
| agreed   | seat                                                                                              |
| declined | seat                                                                                              |
| undid    | seat, keep                                                                                        |
| said     | text, name, seat                                                                                  |
| timed    | seat: its time is up, a bot plays on                                                              |
| vacation | seat, until                                                                                       |
| removed  | seat                                                                                              |
| muted    | seat, muted                                                                                       |
| prepared | seat, answers: each an action and, if it hangs on that, the move before it (when)                  |
| dropped  | seat: nothing that it had prepared fitted                                                         |
| ended    | why (resigned, agreed, time), seat: the game ends as it stands                                    |
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

BOT = "bot"  # the author of what a bot does
REFEREE = "referee"  # the author of outcomes
CLOCK = "clock"  # the author of what happens when time is up
ARBITER = "arbiter"  # the author of what a tournament arranges


@dataclass(frozen=True)
class Entry:
    """One line of the log.

    by       the guest who did it, BOT, REFEREE, CLOCK or ARBITER
    time     when, in seconds since 1970
    command  the client's id of the command, "" where there is none: a repeat is known by it
    """

    kind: str
    by: str
    time: float
    data: dict[str, Any] = field(default_factory=dict, hash=False)
    command: str = ""
