"""What the deciding seat may do."""

from __future__ import annotations

from birdtable.games.fly_a_way.actions import (
    ACT,
    BOTTOM,
    CHOOSE_BIRD,
    CHOOSING_BIRD,
    COPYING,
    DISCARD,
    DISCARDING,
    DISCARDING_FOR_POINTS,
    DONE,
    DRAW,
    EXTRA_LINK,
    FORFEIT,
    FOWL_PLAY,
    FREE,
    FREED,
    FREEING,
    GIVE,
    GIVING,
    LEAVE,
    LIFT,
    LINK,
    LOSE,
    MOVE_FROM,
    MOVE_TO,
    NEUTRALISE,
    OFFER,
    ORDER,
    ORDERING,
    PEEKING,
    PERFORM,
    PICK,
    PICKING,
    PLAY,
    POWER,
    PROTECT,
    PROTECTING,
    REMOVING,
    REPLACING,
    ROB,
    ROBBING,
    ROUTE,
    SAVE,
    SAVE_POWER,
    SECOND_LINK,
    SWAP_OTHER,
    SWAP_OWN,
    TAKE,
    TAKING_SQUAWK,
    VIA,
    WHICH_BIRD,
    WING_IT,
)
from birdtable.games.fly_a_way.birds import may_take
from birdtable.games.fly_a_way.cards import is_squawk, squawks_in_hand
from birdtable.games.fly_a_way.effects import (
    copyable_birds,
    extra_linkways,
    movable,
    plainly_possible,
    replaceable,
    targets,
    usable_birds,
)
from birdtable.games.fly_a_way.links import allow_linkways, basic_linkways, beside, links_of, others_links
from birdtable.games.fly_a_way.routes import next_links
from birdtable.games.fly_a_way.state import FREE_TO_ALL
from birdtable.games.fly_a_way.tables import (
    ANY_HABITAT,
    AT_FOWL_PLAY,
    AT_WING_IT,
    CHOOSE,
    FIRST_SQUAWK,
    FOWL_COST,
    IN_ACTION,
    LOSE_POINTS,
    MOST,
    OP,
    PAYMENT_CARDS,
    PAYMENT_LEAST,
    PAYMENT_VALUE,
    PAYMENTS,
    ROOST,
    SECOND,
    SQUAWK_KINDS,
    TOUCH,
    TOUCHING_HIGH,
    TOUCHING_LOW,
    WING_EFFECT,
)
from birdtable.kernel.decisions import decider, decision, detail
from birdtable.kernel.dialect import kernel
from birdtable.kernel.masks import allow, allow_all
from birdtable.kernel.record import EMPTY

CHUNK = 21
CHUNK_BITS = (1 << CHUNK) - 1
NO_ROW = -1


@kernel
def legal(state, mask):
    """Everything that the deciding seat may do now."""
    seat = decider(state)
    kind = decision(state)
    first = detail(state, 0)
    second = detail(state, 1)
    if kind == ACT:
        allow_acting(state, seat, mask)
    elif kind == ROUTE:
        low, high = next_links(state)
        allow_linkways(mask, VIA, low, high)
    elif kind >= SECOND_LINK and kind <= EXTRA_LINK:
        allow_linking(state, seat, kind, first, second, mask)
    elif kind >= REMOVING and kind <= REPLACING:
        allow_shifting(state, seat, kind, first, second, mask)
    elif kind in (OFFER, WING_IT, FOWL_PLAY):
        allow_beginning(state, seat, kind, first, mask)
    elif kind >= DISCARDING and kind <= TAKING_SQUAWK:
        allow_cards(state, seat, kind, first, second, mask)
    else:
        allow_choices(state, seat, kind, first, second, mask)


@kernel
def allow_birds(mask, first, birds):
    """Allow the actions `first` + bird for a set of birds."""
    allow_all(mask, first, birds & CHUNK_BITS)
    allow_all(mask, first + CHUNK, birds >> CHUNK)


# ---------------------------------------------------------------------- the start of a turn


@kernel
def allow_beginning(state, seat, kind, forfeited, mask):
    """Take an offered bird or draw; draw or use a bird; perform, neutralise or cancel (offer.*, draw.*, fowl.*)."""
    if kind == OFFER:
        for place in range(ROOST):
            if may_take(state, seat, place):
                if state.offer[place] == FREE_TO_ALL:
                    allow(mask, SAVE + state.roosting[place])
                else:
                    allow(mask, FORFEIT + state.roosting[place])
        if forfeited:
            allow(mask, DONE)
        else:
            allow(mask, DRAW)
    elif kind == WING_IT:
        allow(mask, DRAW)
        allow_birds(mask, POWER, usable_birds(state, seat, AT_WING_IT))
    else:
        allow(mask, PERFORM)
        allow_birds(mask, POWER, usable_birds(state, seat, AT_FOWL_PLAY))
        allow_payments(state, seat, FOWL_COST[state.fowl_drawn], NEUTRALISE, mask)


@kernel
def fits_cost(payment, cost):
    """Whether Squawks are worth the cost, and none of them could be left out (fowl.squawks)."""
    return PAYMENT_VALUE[payment] >= cost and PAYMENT_VALUE[payment] - PAYMENT_LEAST[payment] < cost


@kernel
def can_pay(state, seat, payment, cost):
    """Whether the seat holds these Squawks, and they pay the cost with none too many (fowl.squawks)."""
    if not fits_cost(payment, cost):
        return False
    for value in range(SQUAWK_KINDS):
        if PAYMENT_CARDS[payment, value] > squawks_in_hand(state, seat, value + 1):
            return False
    return True


@kernel
def allow_payments(state, seat, cost, first, mask):
    """Every way to pay a cost with the Squawks in hand (fowl.squawks)."""
    for payment in range(PAYMENTS):
        if can_pay(state, seat, payment, cost):
            allow(mask, first + payment)


# ---------------------------------------------------------------------- the action phase


@kernel
def allow_acting(state, seat, mask):
    """Links, events, powers, freeing and free saves, in any order; or be done (turn.action)."""
    allow(mask, DONE)
    if state.basics < state.basic_limit and state.supply[seat] > 0:
        low, high = basic_linkways(state, seat)
        allow_linkways(mask, LINK, low, high)
    squawks = 0
    tried = 0
    for slot in range(state.hand_count[seat]):
        card = state.hand[seat, slot]
        if is_squawk(card):
            squawks += 1
        elif not (tried >> card) & 1:
            tried |= 1 << card
            if plainly_possible(state, seat, WING_EFFECT[card], EMPTY):
                allow(mask, PLAY + card)
    allow_birds(mask, POWER, usable_birds(state, seat, IN_ACTION))
    if squawks > 0:
        allow_freeing(state, seat, mask)
    for place in range(ROOST):
        if state.offer[place] == FREE_TO_ALL and may_take(state, seat, place):
            allow(mask, SAVE + state.roosting[place])


@kernel
def allow_freeing(state, seat, mask):
    """Pay for the cage of any roosting bird, or for a Snake on a bird of one's own (cage.free, snake.off)."""
    for place in range(ROOST):
        if state.cage[place] != EMPTY:
            allow_payments(state, seat, FOWL_COST[state.cage[place]], FREE, mask)
    for place in range(state.front_count[seat]):
        bird = state.front[seat, place]
        if state.snake[bird] != EMPTY:
            allow_payments(state, seat, FOWL_COST[state.snake[bird]], FREE, mask)


@kernel
def birds_to_free(state, seat, payment):
    """The birds whose cage or Snake these Squawks pay for, as bits (cage.free, snake.off)."""
    birds = 0
    for place in range(ROOST):
        if state.cage[place] != EMPTY and fits_cost(payment, FOWL_COST[state.cage[place]]):
            birds |= 1 << state.roosting[place]
    for place in range(state.front_count[seat]):
        bird = state.front[seat, place]
        if state.snake[bird] != EMPTY and fits_cost(payment, FOWL_COST[state.snake[bird]]):
            birds |= 1 << bird
    return birds


@kernel
def allow_linking(state, seat, kind, row, left, mask):
    """The second link of a fresh group; or an extra link, or no more of them (link.fresh, extra.attach)."""
    if kind == SECOND_LINK:
        touch = ANY_HABITAT
        if row != NO_ROW:
            touch = TOUCH[row]
        low, high = beside(state, state.step[0], touch)
        allow_linkways(mask, LINK, low, high)
        return
    low, high = extra_linkways(state, seat, row, left)
    allow_linkways(mask, LINK, low, high)
    allow(mask, DONE)


@kernel
def allow_shifting(state, seat, kind, first, second, mask):
    """Links to remove, to move, to swap, to replace (link.supply, extra.move, extra.exchange)."""
    if kind == REMOVING:
        low, high = links_of(state, seat)
        allow_linkways(mask, LIFT, low & TOUCHING_LOW[second], high & TOUCHING_HIGH[second])
    elif kind == MOVE_FROM:
        low, high = movable(state, seat)
        allow_linkways(mask, LIFT, low, high)
    elif kind == MOVE_TO:
        low, high = beside(state, first, ANY_HABITAT)
        allow_linkways(mask, LINK, low, high)
    elif kind == SWAP_OWN:
        low, high = links_of(state, seat)
        allow_linkways(mask, LIFT, low, high)
    elif kind == SWAP_OTHER:
        low, high = others_links(state, seat)
        allow_linkways(mask, TAKE, low, high)
    else:
        low, high = replaceable(state, seat, first)
        allow_linkways(mask, TAKE, low, high)


# ---------------------------------------------------------------------- cards and birds


@kernel
def allow_cards(state, seat, kind, first, second, mask):
    """Cards to discard, to give away, or to take from those just spent (turn.hand, power.opponent)."""
    if kind == TAKING_SQUAWK:
        allow(mask, DONE)
        allow_all(mask, PICK + FIRST_SQUAWK, first)
        return
    action = DISCARD
    if kind == GIVING:
        action = GIVE
    from_slot = 0
    if kind == DISCARDING and first > 0:
        from_slot = state.hand_count[seat] - first
    for slot in range(from_slot, state.hand_count[seat]):
        allow(mask, action + state.hand[seat, slot])
    if kind == DISCARDING_FOR_POINTS and first < MOST[second]:
        allow(mask, DONE)


@kernel
def allow_choices(state, seat, kind, first, second, mask):
    """Birds to choose, seats to rob, cards to pick up or put back, and the small yes or no."""
    if kind == WHICH_BIRD:
        for place in range(ROOST):
            if (first >> place) & 1:
                allow(mask, CHOOSE_BIRD + state.roosting[place])
    elif kind == SAVE_POWER:
        allow(mask, POWER + first)
        allow(mask, DONE)
    elif kind == FREED:
        allow(mask, SAVE + first)
        allow(mask, DONE)
    elif kind == PROTECTING:
        allow(mask, PROTECT)
        allow(mask, DONE)
    elif kind == PEEKING:
        allow(mask, LEAVE)
        allow(mask, BOTTOM)
    elif kind == CHOOSING_BIRD:
        allow_birds(mask, CHOOSE_BIRD, targets(state, seat, first))
        if OP[first] == CHOOSE and OP[SECOND[first]] == LOSE_POINTS:
            allow(mask, LOSE)
    elif kind == FREEING:
        allow_birds(mask, CHOOSE_BIRD, birds_to_free(state, seat, first))
    elif kind == COPYING:
        allow_birds(mask, CHOOSE_BIRD, copyable_birds(state, seat, first))
    elif kind == ROBBING:
        for other in range(state.players):
            if other != seat and state.hand_count[other] > 0:
                allow(mask, ROB + other)
    elif kind == PICKING:
        for place in range(state.wing_discard_count):
            allow(mask, PICK + state.wing_discards[place])
    elif kind == ORDERING:
        for place in range(first, second):
            allow(mask, ORDER + place)
