"""What a seat cannot know, dealt anew: the objectives of others and those that were not dealt."""

from __future__ import annotations

from birdtable.games.perch import content
from birdtable.games.perch.state import State
from birdtable.kernel import EMPTY, draw_member, kernel


@kernel
def conceal(state: State, seat: int) -> None:
    """Deal the objectives that the seat has not seen anew, to the other seats and to the deck (setup.hidden)."""
    if not state.objectives:
        return
    unseen = gather_unseen(state, seat)
    for other in range(state.players):
        for card in range(content.DEALT):
            if not knows(state, seat, other, card):
                state.cards[other, card] = draw_member(state, unseen)
                unseen ^= 1 << state.cards[other, card]
    for place in range(content.OBJECTIVES):
        if state.deck[place] != EMPTY:
            state.deck[place] = draw_member(state, unseen)
            unseen ^= 1 << state.deck[place]


@kernel
def knows(state: State, seat: int, other: int, card: int) -> bool:
    """Whether a seat has seen a card of another, or there is none."""
    return state.cards[other, card] == EMPTY or (state.cards_known[other, card] >> seat) & 1 == 1


@kernel
def gather_unseen(state: State, seat: int) -> int:
    """The objectives that a seat has not seen, as bits."""
    unseen = 0
    for other in range(state.players):
        for card in range(content.DEALT):
            if not knows(state, seat, other, card):
                unseen |= 1 << state.cards[other, card]
    for place in range(content.OBJECTIVES):
        if state.deck[place] != EMPTY:
            unseen |= 1 << state.deck[place]
    return unseen
