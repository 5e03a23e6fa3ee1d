"""What may be done: for each decision, the actions that the rules allow."""

from __future__ import annotations

from birdtable.games.above_the_clouds.actions import (
    ADD_BIRD,
    ANY_STANDARD,
    CARD_SWAP,
    COPY_CARD,
    COPYING,
    DISCARD,
    DISCARDING,
    DONE,
    PASS,
    PLACE,
    PLACING,
    PLAY,
    SCORE_CARD,
    SCORE_ONE,
    SEARCH,
    SEARCHING,
    SWAP,
    TAKE_CARD,
    TURN,
)
from birdtable.games.above_the_clouds.flock import (
    can_swap,
    card_points,
    flock_bits,
    has_room,
    height,
    movers_of,
    pair_number,
    pairs,
)
from birdtable.games.above_the_clouds.tables import (
    ADD,
    COLUMNS,
    COPY,
    COST,
    DISPLAY_COUNT,
    FACE_UP,
    FAVORITE_BIRD,
    FORWARD,
    FREE_FLIGHT,
    KIND,
    OFFSET,
    ROWS,
    SCORE,
    SIDEWAYS,
    STANDARD,
    SWAP_OF_KIND,
    TAKE,
    WAYS,
)
from birdtable.kernel.bits import lowest
from birdtable.kernel.decisions import decider, decision, detail
from birdtable.kernel.dialect import kernel
from birdtable.kernel.masks import allow, allow_all
from birdtable.kernel.record import EMPTY

STACK_PLACE = 2  # after the face-up places, as the source of a bird
NO_CARD = EMPTY


@kernel
def legal(state, mask):
    """Allow what the decision on top of the stack offers."""
    kind = decision(state)
    seat = decider(state)
    if kind == TURN:
        allow_turn(state, seat, mask)
    elif kind == ANY_STANDARD:
        allow_any_standard(state, seat, detail(state, 0), mask)
    elif kind == CARD_SWAP:
        own, neutral, birds = flock_bits(state, seat)
        allow_swaps(detail(state, 0), own, neutral, birds, mask)
    elif kind == COPYING:
        allow_copies(state, seat, mask)
    elif kind == SCORE_ONE:
        allow_scoring(state, seat, mask)
    elif kind == SEARCHING:
        for place in range(state.stack_count):
            allow(mask, SEARCH + state.stack[place])
    elif kind == PLACING:
        allow_places(state, mask)
    elif kind == DISCARDING:
        for slot in range(state.hand_count[seat]):
            allow(mask, DISCARD + state.hand[seat, slot])
    else:
        allow_scoring(state, seat, mask)
        allow(mask, DONE)


@kernel
def allow_turn(state, seat, mask):
    """A standard action at its price, a maneuver card at its cost, or a pass (turn.order, turn.pass)."""
    own, neutral, birds = flock_bits(state, seat)
    allow(mask, PASS)
    if affords(state, seat, SIDEWAYS):
        allow_swaps(SIDEWAYS, own, neutral, birds, mask)
    if affords(state, seat, FORWARD):
        allow_swaps(FORWARD, own, neutral, birds, mask)
    if affords(state, seat, ADD):
        allow_adding(state, mask)
    if affords(state, seat, TAKE):
        allow_taking(state, NO_CARD, mask)
    kinds = possible_kinds(state, own, neutral, birds)
    for slot in range(state.hand_count[seat]):
        if playable(state, seat, state.hand[seat, slot], kinds):
            allow(mask, PLAY + state.hand[seat, slot])


@kernel
def price(state, standard):
    """What the next use of a standard action costs (turn.price)."""
    return state.on_action[standard] + 1


@kernel
def affords(state, seat, standard):
    """Whether the seat has the cubes for a standard action (turn.afford)."""
    return price(state, standard) <= state.cubes[seat]


@kernel
def allow_swaps(swap, own, neutral, birds, mask):
    """Every pair of birds that a swap may exchange."""
    movers = movers_of(swap, own, neutral)
    if swap == FREE_FLIGHT:
        allow_free_flight(movers, birds, mask)
        return
    for way in range(WAYS):
        left = pairs(swap, way, movers, birds)
        while left != 0:
            space = lowest(left)
            left &= left - 1
            allow(mask, SWAP + pair_number(space, space + OFFSET[swap, way]))


@kernel
def allow_free_flight(movers, birds, mask):
    """Every own bird with every other bird (card.free-flight)."""
    left = birds
    while left != 0:
        space = lowest(left)
        left &= left - 1
        partners = movers
        if (movers >> space) & 1:
            partners = birds
        allow_all(mask, SWAP + pair_number(0, space), partners & ((1 << space) - 1))


@kernel
def allow_adding(state, mask):
    """Each face-up bird and the top of the stack, if there is room (action.add)."""
    if has_room(state):
        for place in range(FACE_UP):
            if state.face_up[place] != EMPTY:
                allow(mask, ADD_BIRD + place)
        if state.stack_count > 0:
            allow(mask, ADD_BIRD + STACK_PLACE)


@kernel
def can_add(state):
    """Whether there is a bird to add and room for it."""
    if not has_room(state):
        return False
    for place in range(FACE_UP):
        if state.face_up[place] != EMPTY:
            return True
    return state.stack_count > 0


@kernel
def allow_places(state, mask):
    """Both ends of every column that is not full (action.add-front, action.add-back)."""
    for column in range(COLUMNS[state.players]):
        if height(state, column) < ROWS:
            allow_all(mask, PLACE + 2 * column, 3)


@kernel
def allow_taking(state, copied, mask):
    """Every displayed card but the one that is being copied (action.take, card.display)."""
    for place in range(DISPLAY_COUNT[state.players]):
        if state.display[place] != EMPTY and state.display[place] != copied:
            allow(mask, TAKE_CARD + state.display[place])


@kernel
def can_take(state, copied):
    """Whether there is such a card."""
    for place in range(DISPLAY_COUNT[state.players]):
        if state.display[place] != EMPTY and state.display[place] != copied:
            return True
    return False


@kernel
def allow_any_standard(state, seat, copied, mask):
    """Any standard action, whatever it costs now (card.standard)."""
    own, neutral, birds = flock_bits(state, seat)
    allow_swaps(SIDEWAYS, own, neutral, birds, mask)
    allow_swaps(FORWARD, own, neutral, birds, mask)
    allow_adding(state, mask)
    allow_taking(state, copied, mask)


@kernel
def possible_kinds(state, own, neutral, birds):
    """The kinds of maneuver whose action finds birds to work on, as bits (turn.possible).

    Score is not among them: what it needs is in the hand.
    """
    kinds = 0
    for kind in range(len(SWAP_OF_KIND)):
        if SWAP_OF_KIND[kind] != EMPTY and can_swap(SWAP_OF_KIND[kind], own, neutral, birds):
            kinds |= 1 << kind
    if can_swap(SIDEWAYS, own, neutral, birds) or can_swap(FORWARD, own, neutral, birds) or can_add(state):
        kinds |= 1 << STANDARD
    if state.stack_count > 0 and has_room(state):
        kinds |= 1 << FAVORITE_BIRD
    return kinds


@kernel
def playable(state, seat, card, kinds):
    """Whether the card's cost can be paid and its action carried out (card.play, turn.possible)."""
    kind = KIND[state.players, card]
    if kind != COPY:
        return COST[kind] <= state.cubes[seat] and possible(state, seat, kind, card, NO_CARD, kinds)
    for place in range(DISPLAY_COUNT[state.players]):
        if copyable(state, seat, card, state.display[place], kinds):
            return True
    return False


@kernel
def copyable(state, seat, played, copied, kinds):
    """Whether the Display card played can use this card of the display (card.display)."""
    if copied == EMPTY:
        return False
    kind = KIND[state.players, copied]
    return COST[kind] <= state.cubes[seat] and possible(state, seat, kind, played, copied, kinds)


@kernel
def possible(state, seat, kind, played, copied, kinds):
    """Whether an action half can be carried out once the card played has left the hand (turn.possible).

    Never that of a Display card: a displayed one cannot be used (card.display).
    """
    if (kinds >> kind) & 1:
        return True
    if kind == STANDARD:
        return can_take(state, copied)
    return kind == SCORE and can_score(state, seat, played)


@kernel
def can_score(state, seat, played):
    """Whether a card of the hand, but the one played, would score (card.score)."""
    for slot in range(state.hand_count[seat]):
        if state.hand[seat, slot] != played and card_points(state, seat, state.hand[seat, slot]) > 0:
            return True
    return False


@kernel
def allow_copies(state, seat, mask):
    """Every displayed card that the Display card in play can use (card.display)."""
    own, neutral, birds = flock_bits(state, seat)
    kinds = possible_kinds(state, own, neutral, birds)
    for place in range(DISPLAY_COUNT[state.players]):
        if copyable(state, seat, NO_CARD, state.display[place], kinds):
            allow(mask, COPY_CARD + state.display[place])


@kernel
def allow_scoring(state, seat, mask):
    """Every card in hand that would score (scoring.cards, card.score)."""
    for slot in range(state.hand_count[seat]):
        if card_points(state, seat, state.hand[seat, slot]) > 0:
            allow(mask, SCORE_CARD + state.hand[seat, slot])
