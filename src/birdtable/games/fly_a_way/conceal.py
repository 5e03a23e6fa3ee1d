"""What a seat cannot know, dealt anew.

Cards of a hand that the seat has not seen could be any unseen card of the deck they were drawn from: a Wing It deck
made anew from the discards holds known cards, so each hand card remembers its deck (`hand_layer`). The backs of Fowl
Play cards show their tier; of cards that somebody put back unseen, all know which backs there are, but not their order.

When a part of a hand changes hands unseen, the others forget the cards of it that they knew. They could still tell
that these lie in one of two hands; here they may come up in the deck too. It forgets more than it must; nothing leaks.
"""

from __future__ import annotations

from birdtable.games.fly_a_way import content
from birdtable.games.fly_a_way.state import State
from birdtable.kernel import EMPTY, below, kernel, lowest_wide


@kernel
def conceal(state: State, seat: int) -> None:
    """Deal anew the unseen birds of the deck, the Fowl Play cards and the other hands (setup.hidden)."""
    conceal_birds(state, seat)
    conceal_backs(state, seat)
    for tier in range(content.TIERS + 1):
        conceal_tier(state, seat, tier)
    for layer in range(state.wing_layer + 1):
        conceal_hands(state, seat, layer)


@kernel
def hides(known: int, seat: int) -> bool:
    """Whether the seat is not among those that know something."""
    return (known >> seat) & 1 == 0


@kernel
def conceal_birds(state: State, seat: int) -> None:
    """Deal the unseen birds of the deck anew."""
    unseen = 0
    count = 0
    for place in range(state.bird_deck_count):
        if hides(state.bird_deck_known[place], seat):
            unseen |= 1 << state.bird_deck[place]
            count += 1
    for place in range(state.bird_deck_count):
        if hides(state.bird_deck_known[place], seat):
            rest = unseen
            for _ in range(below(state, count)):
                rest &= rest - 1
            state.bird_deck[place] = lowest_wide(rest)
            unseen ^= 1 << state.bird_deck[place]
            count -= 1


@kernel
def draw_counted(state: State, counts: int, kinds: int) -> int:
    """A random kind of card, out of so many of each: four bits a kind."""
    total = 0
    for kind in range(kinds):
        total += (counts >> (4 * kind)) & 15
    left = below(state, total)
    for kind in range(kinds):
        here = (counts >> (4 * kind)) & 15
        if left < here:
            return kind
        left -= here
    return EMPTY


@kernel
def conceal_backs(state: State, seat: int) -> None:
    """Mix the Fowl Play cards whose backs the seat does not know (wing.science)."""
    unseen = 0
    for place in range(state.fowl_count):
        if hides(state.fowl_back_known[place], seat):
            unseen += 1
            for other in range(place):  # sorted first: the deal must not depend on how they lie
                if hides(state.fowl_back_known[other], seat) and state.fowl_deck[other] > state.fowl_deck[place]:
                    swap_cards(state, place, other)
    for place in range(state.fowl_count):
        if hides(state.fowl_back_known[place], seat):
            other = place
            for _ in range(below(state, unseen)):
                other += 1
                while not hides(state.fowl_back_known[other], seat):
                    other += 1
            swap_cards(state, place, other)
            unseen -= 1


@kernel
def swap_cards(state: State, place: int, other: int) -> None:
    """Two cards of the Fowl Play deck change places."""
    card = state.fowl_deck[place]
    back = state.fowl_back[place]
    state.fowl_deck[place] = state.fowl_deck[other]
    state.fowl_back[place] = state.fowl_back[other]
    state.fowl_deck[other] = card
    state.fowl_back[other] = back


@kernel
def conceal_tier(state: State, seat: int, tier: int) -> None:
    """Deal the unseen Fowl Play cards with one back anew, in the deck and out of the game."""
    first = content.FIRST_KIND[tier]
    kinds = content.FIRST_KIND[tier + 1] - first
    apart = tier == content.LAST_TIER and state.fowl_renewed  # all saw which cards the deck was made of (end.reshuffle)
    unseen = 0
    left_out = 0
    for place in range(state.fowl_count):
        if state.fowl_back[place] == tier and hides(state.fowl_known[place], seat):
            unseen += 1 << 4 * (state.fowl_deck[place] - first)
    for place in range(content.FOWL_CARDS):
        if state.fowl_out_back[place] == tier:
            left_out += 1 << 4 * (state.fowl_out[place] - first)
    if not apart:
        unseen += left_out
    for place in range(state.fowl_count):
        if state.fowl_back[place] == tier and hides(state.fowl_known[place], seat):
            card = draw_counted(state, unseen, kinds)
            unseen -= 1 << 4 * card
            state.fowl_deck[place] = first + card
    if apart:
        unseen = left_out
    for place in range(content.FOWL_CARDS):
        if state.fowl_out_back[place] == tier:
            card = draw_counted(state, unseen, kinds)
            unseen -= 1 << 4 * card
            state.fowl_out[place] = first + card


@kernel
def conceal_hands(state: State, seat: int, layer: int) -> None:
    """Deal the unseen cards of one Wing It deck anew: to the hands that drew from it, and to what is left of it."""
    unseen = 0
    for other in range(state.players):
        for slot in range(state.hand_count[other]):
            if state.hand_layer[other, slot] == layer and hides(state.hand_known[other, slot], seat):
                unseen += 1 << 4 * state.hand[other, slot]
    if layer == state.wing_layer:
        for place in range(state.wing_count):
            unseen += 1 << 4 * state.wing_deck[place]
    for other in range(state.players):
        for slot in range(state.hand_count[other]):
            if state.hand_layer[other, slot] == layer and hides(state.hand_known[other, slot], seat):
                state.hand[other, slot] = draw_counted(state, unseen, content.WINGS)
                unseen -= 1 << 4 * state.hand[other, slot]
    if layer == state.wing_layer:
        for place in range(state.wing_count):
            state.wing_deck[place] = draw_counted(state, unseen, content.WINGS)
            unseen -= 1 << 4 * state.wing_deck[place]
