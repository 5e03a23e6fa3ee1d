"""Looking ahead: what a seat could be asked when its turn comes, as far as it can know."""

from __future__ import annotations

import random
from collections import Counter

from birdtable.kernel.actions import Action
from birdtable.position import Position

FUTURES = 48  # that are tried
LONGEST = 40  # decisions until it is the seat's turn
MOST = 150  # answers that are told

Ahead = dict[Action | None, list[Action]]


def look_ahead(position: Position, seat: int) -> Ahead:
    """What the seat may do when its turn comes, the likeliest first: after a last move of another, or (None) any.

    Futures are played at random on new deals of what the seat knows: the true one is not looked at.
    """
    found: dict[int | None, Counter[int]] = {None: Counter()}
    for seed in range(FUTURES):
        deal = position.redeal(seat, seed)
        last = _play_to(deal, seat, seed)
        if last is not None and deal.seat == seat:
            for case in (None, last):
                found.setdefault(case, Counter()).update(deal.legal_numbers())
    return {
        None if case is None else position.action(case): [
            position.action(number) for number, _ in seen.most_common(MOST)
        ]
        for case, seen in found.items()
    }


def _play_to(deal: Position, seat: int, seed: int) -> int | None:
    """Let the others decide until it is the seat's turn; the last action that the seat has seen of them."""
    luck = random.Random(seed)
    last = None
    for _ in range(LONGEST):
        if deal.seat in (None, seat) or deal.over:
            break
        legal = deal.legal_numbers()
        last = legal[seed % len(legal)] if last is None else luck.choice(legal)
        deal.play_number(last)
    return None if last is None or deal.game.actions.family(last).secret else last
