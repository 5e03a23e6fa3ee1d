"""What a seat cannot know, dealt anew."""

from __future__ import annotations

from birdtable.games.above_the_clouds import content, flock, legal
from birdtable.games.above_the_clouds.state import State
from birdtable.games.above_the_clouds.words import Decision
from birdtable.kernel import decider, decision, draw_member, kernel, shuffle_between, sort

MOST_REDEALS = 1000  # a fitting hand is found long before


@kernel
def conceal(state: State, seat: int) -> None:
    """Deal anew the order of the stack, the cards the seat has not seen, and the nest cards to come (setup.hidden)."""
    shuffle_layers(state)
    redeal_nests(state)
    redeal_cards(state, seat)
    for _ in range(MOST_REDEALS):
        if can_go_on(state):
            return
        redeal_cards(state, seat)


@kernel
def can_go_on(state: State) -> bool:
    """Whether the hand of the deciding seat fits the card it has played: Score shows that it holds a card to score."""
    if state.over:
        return True
    seat = decider(state)
    if decision(state) == Decision.score_one:
        return legal.can_score(state, seat, legal.NO_CARD)
    if decision(state) == Decision.copy:
        own, neutral, birds = flock.flock_bits(state, seat)
        kinds = legal.possible_kinds(state, own, neutral, birds)
        for place in range(content.DISPLAY_COUNT[state.players]):
            if legal.copyable(state, seat, legal.NO_CARD, state.display[place], kinds):
                return True
        return False
    return True


@kernel
def shuffle_layers(state: State) -> None:
    """Shuffle the birds of the stack that were shuffled together; the layers lie one above the other."""
    first = 0
    while first < state.stack_count:
        end = first + 1
        while end < state.stack_count and state.stack_layer[end] == state.stack_layer[first]:
            end += 1
        sort(state.stack, first, end)
        shuffle_between(state, state.stack, first, end)
        first = end


@kernel
def redeal_cards(state: State, seat: int) -> None:
    """Deal the unseen cards anew: to other hands, and to the draw deck that they came from.

    A deck made anew from the discards holds no card that was ever dealt unseen, so it stays apart.
    """
    dealt = unseen_in_hands(state, seat)
    deck = 0
    for place in range(state.deck_count):
        deck |= 1 << state.deck[place]
    if not state.reshuffled:
        dealt |= deck
    for other in range(state.players):
        for slot in range(state.hand_count[other]):
            if not (state.hand_known[other, slot] >> seat) & 1:
                state.hand[other, slot] = draw_member(state, dealt)
                dealt ^= 1 << state.hand[other, slot]
    if not state.reshuffled:
        deck = dealt
    for place in range(state.deck_count):
        state.deck[place] = draw_member(state, deck)
        deck ^= 1 << state.deck[place]


@kernel
def unseen_in_hands(state: State, seat: int) -> int:
    """The cards in hands that the seat has not seen, as bits."""
    unseen = 0
    for other in range(state.players):
        for slot in range(state.hand_count[other]):
            if not (state.hand_known[other, slot] >> seat) & 1:
                unseen |= 1 << state.hand[other, slot]
    return unseen


@kernel
def redeal_nests(state: State) -> None:
    """Shuffle the nest cards to come."""
    unseen = 0
    for nest in range(state.stage + 1, content.NEST_CARDS):
        unseen |= 1 << state.nests[nest]
    for nest in range(state.stage + 1, content.NEST_CARDS):
        state.nests[nest] = draw_member(state, unseen)
        unseen ^= 1 << state.nests[nest]
