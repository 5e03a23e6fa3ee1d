"""Wing It and Fowl Play cards: hands, decks and discard piles, and points on the track."""

from __future__ import annotations

from birdtable.games.fly_a_way import content, tasks
from birdtable.games.fly_a_way.state import State
from birdtable.games.fly_a_way.words import Event, Task
from birdtable.kernel import EMPTY, EVERYBODY, Log, below, emit, kernel, learn, piles

# ====================================================================== points


@kernel
def gain(state: State, seat: int, points: int, log: Log) -> None:
    """Points of a card."""
    state.score[seat] += points
    emit(log, Event.gained, seat, points)


@kernel
def lose(state: State, seat: int, points: int, log: Log) -> None:
    """Lose points; the pawn stops at 0 (score.track)."""
    points = min(points, state.score[seat])
    state.score[seat] -= points
    if points > 0:
        emit(log, Event.lost, seat, points)


# ====================================================================== Wing It cards


@kernel
def put_in_hand(state: State, seat: int, card: int, known: int, layer: int) -> None:
    """A card into a hand, with the seats that know it and the deck it came from."""
    slot = state.hand_count[seat]
    state.hand[seat, slot] = card
    state.hand_known[seat, slot] = known
    state.hand_layer[seat, slot] = layer
    state.hand_count[seat] = slot + 1


@kernel
def slot_of(state: State, seat: int, card: int) -> int:
    """Where in the hand the card is; of several alike, one that everybody knows. EMPTY if there is none."""
    found = EMPTY
    for slot in range(state.hand_count[seat]):
        if state.hand[seat, slot] == card and (found == EMPTY or state.hand_known[seat, slot] == EVERYBODY):
            found = slot
    return found


@kernel
def take_from_hand(state: State, seat: int, slot: int) -> None:
    """Remove the card of a slot; the cards behind it move up."""
    last = state.hand_count[seat] - 1
    piles.close_up(state.hand, seat, slot, last)
    piles.close_up(state.hand_known, seat, slot, last, 0)
    piles.close_up(state.hand_layer, seat, slot, last)
    state.hand_count[seat] = last


@kernel
def show_from_hand(state: State, seat: int, card: int) -> None:
    """A card leaves the hand for all to see."""
    slot = slot_of(state, seat, card)
    if state.hand_known[seat, slot] != EVERYBODY:
        learn(state)
    take_from_hand(state, seat, slot)


@kernel
def put_on_discards(state: State, card: int) -> None:
    """A Wing It card on its discard pile (wing.piles)."""
    state.wing_discards[state.wing_discard_count] = card
    state.wing_discard_count += 1


@kernel
def discard_card(state: State, seat: int, card: int, log: Log) -> None:
    """A card from a hand to the discard pile."""
    show_from_hand(state, seat, card)
    put_on_discards(state, card)
    emit(log, Event.discarded, seat, card)


@kernel
def renew_wing_deck(state: State, log: Log) -> None:
    """Shuffle the discards into a new Wing It deck (wing.empty)."""
    piles.turn_over(state, state.wing_discards, state.wing_deck, state.wing_discard_count)
    state.wing_count = state.wing_discard_count
    state.wing_discard_count = 0
    state.wing_layer += 1
    emit(log, Event.reshuffled)


@kernel
def draw_card(state: State, seat: int) -> int:
    """The top card of the Wing It deck into a hand."""
    learn(state)
    state.wing_count -= 1
    card = piles.lift(state.wing_deck, state.wing_count)
    put_in_hand(state, seat, card, 1 << seat, state.wing_layer)
    return card


@kernel
def draw_cards(state: State, seat: int, cards: int, log: Log) -> int:
    """Draw Wing It cards, as many as there are (draw.wing-it, wing.empty); returns how many."""
    drawn = 0
    for _ in range(cards):
        if state.wing_count == 0 and state.wing_discard_count > 0:
            renew_wing_deck(state, log)
        if state.wing_count > 0:
            emit(log, Event.drew, seat, draw_card(state, seat))
            drawn += 1
    return drawn


@kernel
def can_draw(state: State) -> bool:
    """Whether there is a Wing It card to draw (wing.nothing)."""
    return state.wing_count + state.wing_discard_count > 0


@kernel
def pick_from_discards(state: State, seat: int, card: int, log: Log) -> None:
    """A card of the Wing It discard pile into a hand, known to all."""
    place = state.wing_discard_count - 1
    while state.wing_discards[place] != card:
        place -= 1
    state.wing_discard_count -= 1
    for behind in range(place, state.wing_discard_count):
        state.wing_discards[behind] = state.wing_discards[behind + 1]
    state.wing_discards[state.wing_discard_count] = EMPTY
    put_in_hand(state, seat, card, EVERYBODY, state.wing_layer)
    emit(log, Event.picked, seat, card)


@kernel
def blur_hand(state: State, seat: int, knowers: int) -> None:
    """Nobody but these seats knows any longer which cards of the hand are which: some left it unseen."""
    for slot in range(state.hand_count[seat]):
        state.hand_known[seat, slot] &= knowers


@kernel
def hand_over(state: State, giver: int, taker: int, slot: int) -> int:
    """A card from one hand to another, seen by these two; whoever knew it still does."""
    card = state.hand[giver, slot]
    known = state.hand_known[giver, slot] | (1 << giver) | (1 << taker)
    layer = state.hand_layer[giver, slot]
    learn(state)
    take_from_hand(state, giver, slot)
    put_in_hand(state, taker, card, known, layer)
    return card


@kernel
def give_card(state: State, seat: int, other: int, card: int, log: Log) -> None:
    """A card of the hand to another player, unseen by the rest (setup.hidden)."""
    slot = slot_of(state, seat, card)
    blur_hand(state, seat, (1 << seat) | (1 << other))
    hand_over(state, seat, other, slot)
    emit(log, Event.gave, seat, other, card)


@kernel
def give_hand(state: State, seat: int, other: int, log: Log) -> None:
    """The whole hand to another player: no card of it can be mistaken for another (setup.hidden)."""
    while state.hand_count[seat] > 0:
        card = hand_over(state, seat, other, 0)
        emit(log, Event.gave, seat, other, card)


@kernel
def robbable(state: State, seat: int) -> int:
    """The opponents who hold a card, as bits."""
    seats = 0
    for other in range(state.players):
        if other != seat and state.hand_count[other] > 0:
            seats |= 1 << other
    return seats


@kernel
def rob_cards(state: State, seat: int, victim: int, cards: int, log: Log) -> None:
    """Random cards of an opponent; unless they are the whole hand, the rest cannot tell which (setup.hidden)."""
    if cards < state.hand_count[victim]:
        blur_hand(state, victim, (1 << seat) | (1 << victim))
    for _ in range(min(cards, state.hand_count[victim])):
        card = hand_over(state, victim, seat, below(state, state.hand_count[victim]))
        emit(log, Event.robbed, seat, victim, card)


@kernel
def held(state: State, seat: int, slot: int) -> int:
    """The cards of a hand from a slot on, as bits."""
    held = 0
    for place in range(slot, state.hand_count[seat]):
        held |= 1 << state.hand[seat, place]
    return held


@kernel
def squawks_in_hand(state: State, seat: int, value: int) -> int:
    """How many Squawks of a value the seat holds."""
    count = 0
    for slot in range(state.hand_count[seat]):
        if state.hand[seat, slot] == content.FIRST_SQUAWK + value - 1:
            count += 1
    return count


@kernel
def is_squawk(card: int) -> bool:
    """Whether a Wing It card is a Squawk."""
    return card >= content.FIRST_SQUAWK and card < content.FIRST_SQUAWK + content.SQUAWK_KINDS


# ====================================================================== Fowl Play cards


@kernel
def discard_fowl(state: State, card: int) -> None:
    """A Fowl Play card on its discard pile (wing.piles)."""
    state.fowl_discards[state.fowl_discard_count] = card
    state.fowl_discard_count += 1


@kernel
def turn_up_fowl(state: State) -> int:
    """The top card of the Fowl Play deck, seen by all."""
    learn(state)
    state.fowl_count -= 1
    card = piles.lift(state.fowl_deck, state.fowl_count)
    state.fowl_known[state.fowl_count] = 0
    state.fowl_back[state.fowl_count] = EMPTY
    state.fowl_back_known[state.fowl_count] = EVERYBODY
    show_backs(state)
    return card


@kernel
def resolved(state: State) -> None:
    """The Fowl Play card being resolved goes to its discard pile, unless it lies on a bird now (cage.card)."""
    if state.fowl_drawn != EMPTY:
        discard_fowl(state, state.fowl_drawn)
        state.fowl_drawn = EMPTY


@kernel
def look_at_fowl(state: State, seat: int, count: int, log: Log) -> None:
    """Look at the top cards of the Fowl Play deck, then put them back in any order (wing.science)."""
    learn(state)
    for place in range(state.fowl_count - 1, state.fowl_count - 1 - count, -1):
        state.fowl_known[place] |= 1 << seat
        state.fowl_back_known[place] |= 1 << seat
        emit(log, Event.looked, seat, state.fowl_deck[place])
    tasks.do_next(state, Task.order, seat, 0, count)


@kernel
def put_back(state: State, seat: int, settled: int, count: int, place: int, log: Log) -> None:
    """Of the cards looked at, this one comes next; others know only those whose backs tell them (wing.science)."""
    top = state.fowl_count - 1
    move_up(state, top - place, top - settled)
    for looked in range(count):
        state.fowl_back_known[top - looked] = 1 << seat
    show_backs(state)
    for looked in range(count):
        if state.fowl_back_known[top - looked] != EVERYBODY or backs_like(state, top - looked, count) > 1:
            state.fowl_known[top - looked] = 1 << seat
    tasks.do_next(state, Task.order, seat, settled + 1, count)
    if settled + 1 == count - 1:
        emit(log, Event.ordered, seat)


@kernel
def move_up(state: State, place: int, target: int) -> None:
    """A card of the Fowl Play deck to a place above; those between move down."""
    card = state.fowl_deck[place]
    back = state.fowl_back[place]
    known = state.fowl_known[place]
    for above in range(place, target):
        state.fowl_deck[above] = state.fowl_deck[above + 1]
        state.fowl_back[above] = state.fowl_back[above + 1]
        state.fowl_known[above] = state.fowl_known[above + 1]
    state.fowl_deck[target] = card
    state.fowl_back[target] = back
    state.fowl_known[target] = known


@kernel
def show_backs(state: State) -> None:
    """All see the back on top of the Fowl Play deck; unknown ones that are alike are known (wing.science)."""
    top = state.fowl_count - 1
    if top < 0:
        return
    state.fowl_back_known[top] = EVERYBODY
    back = EMPTY
    for place in range(top):
        if state.fowl_back_known[place] != EVERYBODY:
            if back != EMPTY and state.fowl_back[place] != back:
                return
            back = state.fowl_back[place]
    for place in range(top):
        state.fowl_back_known[place] = EVERYBODY


@kernel
def backs_like(state: State, place: int, count: int) -> int:
    """How many of the top cards of the Fowl Play deck have the back of this one."""
    alike = 0
    for looked in range(count):
        alike += state.fowl_back[state.fowl_count - 1 - looked] == state.fowl_back[place]
    return alike
