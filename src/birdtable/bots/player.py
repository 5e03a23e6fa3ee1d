"""What a bot is, and what it may see."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any, Protocol

from birdtable.errors import BadOption
from birdtable.kernel.actions import Action
from birdtable.position import Position


class Knowledge:
    """All that the deciding seat knows, and nothing else: this is what an honest bot is handed.

    seat    who decides
    legal   what it may do, but for what only a person's hand does (`Family.by_hand`)
    view    what it sees of the table
    actions everybody's actions so far; None for what another seat chose in secret
    redeal  seed -> a copy of the position in which all that the seat cannot know is dealt anew, to think on
    """

    def __init__(self, position: Position) -> None:
        if position.seat is None:
            raise BadOption("no seat is to decide: the game is over, or an outcome is awaited")
        seat = position.seat
        self.seat = seat
        actions = position.game.actions
        self.legal: tuple[Action, ...] = tuple(
            action for action in position.legal() if not actions.family(action.number).by_hand
        )
        self.redeal: Callable[[int], Position] = lambda seed: position.redeal(seat, seed)
        self._seen: Callable[[], list[int | None]] = lambda: position.actions_seen_by(seat)
        self._look: Callable[[], Mapping[str, Any]] = lambda: position.view(seat)

    @cached_property
    def deal(self) -> Position:
        """One position that fits what the seat knows: as good as the true one to deal anew from."""
        return self.redeal(0)

    @cached_property
    def actions(self) -> tuple[int | None, ...]:
        """Everybody's actions so far, as the seat saw them."""
        return tuple(self._seen())

    @cached_property
    def view(self) -> Mapping[str, Any]:
        """What the seat sees, as JSON-able data."""
        return self._look()

    def second_look(self, seconds: float | None) -> Action | None:
        """What the game's own second look finds in so much time; None without a time, or where it adds nothing."""
        again = None if seconds is None else self.deal.game.look_again(self.deal, self.seat, seconds)
        return next((action for action in self.legal if action.number == again), None)


class Bot(Protocol):
    """An honest player: what it does follows from its seed and from what its seat knows.

    A player that may see more takes something else than `Knowledge`, so that nobody can mistake one for the other.
    """

    def choose(self, knowledge: Knowledge) -> Action:
        """One of the legal actions."""
        ...
