"""What a seat cannot know, dealt anew: the objectives of others and those that were not dealt."""

from __future__ import annotations

from birdtable.games.perch.tables import DEALT, OBJECTIVES
from birdtable.kernel.dialect import kernel
from birdtable.kernel.record import EMPTY
from birdtable.kernel.streams import draw_member


@kernel
def conceal(state, seat):
    """Deal the objectives that the seat has not seen anew, to the other seats and to the deck (setup.hidden)."""
    if not state.objectives:
        return
    unseen = gather_unseen(state, seat)
    for other in range(state.players):
        for card in range(DEALT):
            if not knows(state, seat, other, card):
                state.cards[other, card] = draw_member(state, unseen)
                unseen ^= 1 << state.cards[other, card]
    for place in range(OBJECTIVES):
        if state.deck[place] != EMPTY:
            state.deck[place] = draw_member(state, unseen)
            unseen ^= 1 << state.deck[place]


@kernel
def knows(state, seat, other, card):
    """Whether a seat has seen a card of another, or there is none."""
    return state.cards[other, card] == EMPTY or (state.cards_known[other, card] >> seat) & 1 == 1


@kernel
def gather_unseen(state, seat):
    """The objectives that a seat has not seen, as bits."""
    unseen = 0
    for other in range(state.players):
        for card in range(DEALT):
            if not knows(state, seat, other, card):
                unseen |= 1 << state.cards[other, card]
    for place in range(OBJECTIVES):
        if state.deck[place] != EMPTY:
            unseen |= 1 << state.deck[place]
    return unseen
