"""Who sits where: people, bots, and bots that stand in for people."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from birdtable.bots.levels import LEVELS
from birdtable.table.errors import Refused


class Kind(StrEnum):
    """Who plays a seat now."""

    OPEN = "open"
    PERSON = "person"
    BOT = "bot"


@dataclass
class Seat:
    """One place at the table.

    kind        who plays it now
    owner       the guest whose seat it is: also while a bot stands in, or while it is kept for them
    given_up    whether the owner got up while the game was on: somebody else may have the seat now
    invitation  the hash of the secret that lets somebody sit down
    commitment  the seal of the number that its person will add to the deal
    nonce       that number, once it is shown
    seconds     how long it has thought, all its decisions together
    left        how long it may still think, where there is a clock
    since       when its person came (back)
    away_until  when its person is back from vacation
    """

    number: int
    kind: Kind = Kind.OPEN
    owner: str = ""
    given_up: bool = False
    name: str = ""
    level: str = ""
    commitment: str = ""
    nonce: str = ""
    invitation: str = ""
    seconds: float = 0.0
    left: float = 0.0
    since: float = 0.0
    away_until: float = 0.0

    @property
    def sealed(self) -> bool:
        """Whether its person is still to show a number."""
        return bool(self.commitment) and not self.nonce

    @property
    def person(self) -> str:
        """The guest who plays the seat now; "" if nobody does."""
        return self.owner if self.kind is Kind.PERSON else ""


def people(seats: Sequence[Seat]) -> set[str]:
    """The guests who play now."""
    return {seat.person for seat in seats if seat.person}


def check_level(level: str) -> str:
    """The level of a bot that may sit at a table."""
    if level not in LEVELS:
        raise Refused("bad-level", level=level, levels=", ".join(LEVELS))
    return level
