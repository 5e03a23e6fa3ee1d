"""What happens if: what an action certainly changes, as far as the seat that decides can know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from birdtable.kernel.events import Happening
from birdtable.position import Position

DEALS = 5  # of what the seat knows, each with other luck: what they agree in is certain


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
    tried = [_try(position, seat, action, seed) for seed in range(DEALS)]
    views = [view for view, _ in tried]
    events = [happened for _, happened in tried]
    certain = next(
        (number for number, row in enumerate(zip(*events, strict=False)) if any(one != row[0] for one in row)),
        min(map(len, events)),
    )
    return Consequence(views[0] if all(view == views[0] for view in views) else None, tuple(events[0][:certain]))


def _try(position: Position, seat: int, action: str, seed: int) -> tuple[dict[str, Any], list[Happening]]:
    deal = position.redeal(seat, seed)
    events = deal.play(action)
    return deal.view(seat), [event.seen_by(seat) for event in events]
