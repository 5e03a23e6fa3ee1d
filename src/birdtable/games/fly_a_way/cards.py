"""Wing It and Fowl Play cards: hands, decks and discard piles, and points on the track."""

from __future__ import annotations

from birdtable.games.fly_a_way.actions import DISCARDED, DREW, GAINED, GAVE, LOST, PICKED, RESHUFFLED, ROBBED
from birdtable.games.fly_a_way.tables import FIRST_SQUAWK, SQUAWK_KINDS
from birdtable.kernel.dialect import kernel
from birdtable.kernel.events import emit
from birdtable.kernel.record import EMPTY, EVERYBODY
from birdtable.kernel.streams import below, learn, shuffle

# ====================================================================== points


@kernel
def gain(state, seat, points):
    """Points on the track (score.*)."""
    state.score[seat] += points


@kernel
def gain_told(state, seat, points, log):
    """Points of a card."""
    gain(state, seat, points)
    emit(log, GAINED, seat, points, 0, 0, 0)


@kernel
def lose(state, seat, points, log):
    """Lose points; the pawn stops at 0 (score.track)."""
    points = min(points, state.score[seat])
    state.score[seat] -= points
    if points > 0:
        emit(log, LOST, seat, points, 0, 0, 0)


# ====================================================================== Wing It cards


@kernel
def put_in_hand(state, seat, card, known, layer):
    """A card into a hand, with the seats that know it and the deck it came from."""
    slot = state.hand_count[seat]
    state.hand[seat, slot] = card
    state.hand_known[seat, slot] = known
    state.hand_layer[seat, slot] = layer
    state.hand_count[seat] = slot + 1


@kernel
def slot_of(state, seat, card):
    """Where in the hand the card is; of several alike, one that everybody knows. EMPTY if there is none."""
    found = EMPTY
    for slot in range(state.hand_count[seat]):
        if state.hand[seat, slot] == card and (found == EMPTY or state.hand_known[seat, slot] == EVERYBODY):
            found = slot
    return found


@kernel
def take_from_hand(state, seat, slot):
    """Remove the card of a slot; the cards behind it move up."""
    last = state.hand_count[seat] - 1
    for behind in range(slot, last):
        state.hand[seat, behind] = state.hand[seat, behind + 1]
        state.hand_known[seat, behind] = state.hand_known[seat, behind + 1]
        state.hand_layer[seat, behind] = state.hand_layer[seat, behind + 1]
    state.hand[seat, last] = EMPTY
    state.hand_known[seat, last] = 0
    state.hand_layer[seat, last] = EMPTY
    state.hand_count[seat] = last


@kernel
def show_from_hand(state, seat, card):
    """A card leaves the hand for all to see."""
    slot = slot_of(state, seat, card)
    if state.hand_known[seat, slot] != EVERYBODY:
        learn(state)
    take_from_hand(state, seat, slot)


@kernel
def put_on_discards(state, card):
    """A Wing It card on its discard pile (wing.piles)."""
    state.wing_discards[state.wing_discard_count] = card
    state.wing_discard_count += 1


@kernel
def discard_card(state, seat, card, log):
    """A card from a hand to the discard pile."""
    show_from_hand(state, seat, card)
    put_on_discards(state, card)
    emit(log, DISCARDED, seat, card, 0, 0, 0)


@kernel
def renew_wing_deck(state, log):
    """Shuffle the discards into a new Wing It deck (wing.empty)."""
    for place in range(state.wing_discard_count):
        state.wing_deck[place] = state.wing_discards[place]
        state.wing_discards[place] = EMPTY
    state.wing_count = state.wing_discard_count
    state.wing_discard_count = 0
    state.wing_layer += 1
    shuffle(state, state.wing_deck, state.wing_count)
    emit(log, RESHUFFLED, 0, 0, 0, 0, 0)


@kernel
def draw_cards(state, seat, cards, log):
    """Draw Wing It cards, as many as there are (draw.wing-it, wing.empty); returns how many."""
    drawn = 0
    for _ in range(cards):
        if state.wing_count == 0 and state.wing_discard_count > 0:
            renew_wing_deck(state, log)
        if state.wing_count > 0:
            learn(state)
            state.wing_count -= 1
            card = state.wing_deck[state.wing_count]
            state.wing_deck[state.wing_count] = EMPTY
            put_in_hand(state, seat, card, 1 << seat, state.wing_layer)
            emit(log, DREW, seat, card, 0, 0, 0)
            drawn += 1
    return drawn


@kernel
def can_draw(state):
    """Whether there is a Wing It card to draw (wing.nothing)."""
    return state.wing_count + state.wing_discard_count > 0


@kernel
def pick_from_discards(state, seat, card, log):
    """A card of the Wing It discard pile into a hand, known to all."""
    place = state.wing_discard_count - 1
    while state.wing_discards[place] != card:
        place -= 1
    state.wing_discard_count -= 1
    for behind in range(place, state.wing_discard_count):
        state.wing_discards[behind] = state.wing_discards[behind + 1]
    state.wing_discards[state.wing_discard_count] = EMPTY
    put_in_hand(state, seat, card, EVERYBODY, state.wing_layer)
    emit(log, PICKED, seat, card, 0, 0, 0)


@kernel
def blur_hand(state, seat, knowers):
    """Nobody but these seats knows any longer which cards of the hand are which: some left it unseen."""
    for slot in range(state.hand_count[seat]):
        state.hand_known[seat, slot] &= knowers


@kernel
def hand_over(state, giver, taker, slot):
    """A card from one hand to another, seen by these two; whoever knew it still does."""
    card = state.hand[giver, slot]
    known = state.hand_known[giver, slot] | (1 << giver) | (1 << taker)
    layer = state.hand_layer[giver, slot]
    learn(state)
    take_from_hand(state, giver, slot)
    put_in_hand(state, taker, card, known, layer)
    return card


@kernel
def give_card(state, seat, other, card, log):
    """A card of the hand to another player, unseen by the rest (setup.hidden)."""
    slot = slot_of(state, seat, card)
    blur_hand(state, seat, (1 << seat) | (1 << other))
    hand_over(state, seat, other, slot)
    emit(log, GAVE, seat, other, card, 0, 0)


@kernel
def give_hand(state, seat, other, log):
    """The whole hand to another player: no card of it can be mistaken for another (setup.hidden)."""
    while state.hand_count[seat] > 0:
        card = hand_over(state, seat, other, 0)
        emit(log, GAVE, seat, other, card, 0, 0)


@kernel
def rob_cards(state, seat, victim, cards, log):
    """Random cards of an opponent; unless they are the whole hand, the rest cannot tell which (setup.hidden)."""
    if cards < state.hand_count[victim]:
        blur_hand(state, victim, (1 << seat) | (1 << victim))
    for _ in range(min(cards, state.hand_count[victim])):
        card = hand_over(state, victim, seat, below(state, state.hand_count[victim]))
        emit(log, ROBBED, seat, victim, card, 0, 0)


@kernel
def squawks_in_hand(state, seat, value):
    """How many Squawks of a value the seat holds."""
    count = 0
    for slot in range(state.hand_count[seat]):
        if state.hand[seat, slot] == FIRST_SQUAWK + value - 1:
            count += 1
    return count


@kernel
def is_squawk(card):
    """Whether a Wing It card is a Squawk."""
    return card >= FIRST_SQUAWK and card < FIRST_SQUAWK + SQUAWK_KINDS


# ====================================================================== Fowl Play cards


@kernel
def discard_fowl(state, card):
    """A Fowl Play card on its discard pile (wing.piles)."""
    state.fowl_discards[state.fowl_discard_count] = card
    state.fowl_discard_count += 1


@kernel
def turn_up_fowl(state):
    """The top card of the Fowl Play deck, seen by all."""
    learn(state)
    state.fowl_count -= 1
    card = state.fowl_deck[state.fowl_count]
    state.fowl_deck[state.fowl_count] = EMPTY
    state.fowl_known[state.fowl_count] = 0
    state.fowl_back[state.fowl_count] = EMPTY
    return card
