"""What happens if: what an action certainly changes, as far as the seat that decides can know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from birdtable.kernel.events import Happening
from birdtable.position import Position

DEALS = 24  # of what the seat knows, each with other luck: what they all agree in is told


@dataclass(frozen=True)
class Consequence:
    """What an action would do at once.

    view    what the seat would see then; None where that hangs on chance, or on what is hidden from the seat
    events  what would happen, in order, as far as that is certain
    """

    view: dict[str, Any] | None
    events: tuple[Happening, ...]


def what_if(position: Position, seat: int, action: str) -> Consequence:
    """What an action of the deciding seat would do. It is tried on new deals alone: the true one is not looked at."""
    if position.answers:  # several are asked at once: nothing happens before the last has answered
        return Consequence(None, ())
    position.legal_action(action)
    first = _try(position, seat, action, 0)
    if not first.learned:  # what nobody learns anything from hangs on nothing hidden: `tests/suites/test_secrets.py`
        return Consequence(first.view, tuple(first.events))
    tried = [first, *(_try(position, seat, action, seed) for seed in range(1, DEALS))]
    views = [one.view for one in tried]
    events = [one.events for one in tried]
    certain = next(
        (number for number, row in enumerate(zip(*events, strict=False)) if any(one != row[0] for one in row)),
        min(map(len, events)),
    )
    return Consequence(views[0] if all(view == views[0] for view in views) else None, tuple(events[0][:certain]))


@dataclass(frozen=True)
class _Tried:
    """An action on one deal: what the seat sees afterwards, what it was told, and whether anybody learned anything."""

    view: dict[str, Any]
    events: list[Happening]
    learned: bool


def _try(position: Position, seat: int, action: str, seed: int) -> _Tried:
    deal = position.redeal(seat, seed)
    before = deal.learned
    events = [event.seen_by(seat) for event in deal.play(action)]
    return _Tried(deal.view(seat), events, deal.learned > before)
