"""What the deciding seat may do."""

from __future__ import annotations

from birdtable.games.fly_a_way import birds, cards, content, effects, links, routes
from birdtable.games.fly_a_way.state import FREE_TO_ALL, State
from birdtable.games.fly_a_way.words import Decision, Verb
from birdtable.kernel import EMPTY, Mask, allow, allow_all, decider, decision, detail, kernel

CHUNK = 21
CHUNK_BITS = (1 << CHUNK) - 1
NO_ROW = -1


@kernel
def legal(state: State, mask: Mask) -> None:
    """Everything that the deciding seat may do now."""
    seat = decider(state)
    kind = decision(state)
    first = detail(state, 0)
    second = detail(state, 1)
    if kind == Decision.act:
        allow_acting(state, seat, mask)
    elif kind == Decision.route:
        low, high = routes.next_links(state)
        links.allow_linkways(mask, Verb.via.first, low, high)
    elif kind >= Decision.second_link and kind <= Decision.extra_link:
        allow_linking(state, seat, kind, first, second, mask)
    elif kind >= Decision.remove and kind <= Decision.replace:
        allow_shifting(state, seat, kind, first, second, mask)
    elif kind in (Decision.offer, Decision.wing_it, Decision.fowl_play):
        allow_beginning(state, seat, kind, first, mask)
    elif kind >= Decision.discard and kind <= Decision.take_squawk:
        allow_cards(state, seat, kind, first, second, mask)
    else:
        allow_choices(state, seat, kind, first, second, mask)


@kernel
def allow_birds(mask: Mask, first: int, birds: int) -> None:
    """Allow the actions `first` + bird for a set of birds."""
    allow_all(mask, first, birds & CHUNK_BITS)
    allow_all(mask, first + CHUNK, birds >> CHUNK)


# ---------------------------------------------------------------------- the start of a turn


@kernel
def allow_beginning(state: State, seat: int, kind: int, forfeited: int, mask: Mask) -> None:
    """Take an offered bird or draw; draw or use a bird; perform, neutralise or cancel (offer.*, draw.*, fowl.*)."""
    if kind == Decision.offer:
        for place in range(content.ROOST):
            if birds.may_take(state, seat, place):
                if state.offer[place] == FREE_TO_ALL:
                    allow(mask, Verb.save.first + state.roosting[place])
                else:
                    allow(mask, Verb.forfeit.first + state.roosting[place])
        if forfeited:
            allow(mask, Verb.done.first)
        else:
            allow(mask, Verb.draw.first)
    elif kind == Decision.wing_it:
        allow(mask, Verb.draw.first)
        allow_birds(mask, Verb.power.first, effects.usable_birds(state, seat, content.AT_WING_IT))
    else:
        allow(mask, Verb.perform.first)
        allow_birds(mask, Verb.power.first, effects.usable_birds(state, seat, content.AT_FOWL_PLAY))
        allow_payments(state, seat, content.FOWL_COST[state.fowl_drawn], Verb.neutralise.first, mask)


@kernel
def fits_cost(payment: int, cost: int) -> bool:
    """Whether Squawks are worth the cost, and none of them could be left out (fowl.squawks)."""
    return (
        content.PAYMENT_VALUE[payment] >= cost
        and content.PAYMENT_VALUE[payment] - content.PAYMENT_LEAST[payment] < cost
    )


@kernel
def can_pay(state: State, seat: int, payment: int, cost: int) -> bool:
    """Whether the seat holds these Squawks, and they pay the cost with none too many (fowl.squawks)."""
    if not fits_cost(payment, cost):
        return False
    for value in range(content.SQUAWK_KINDS):
        if content.PAYMENT_CARDS[payment, value] > cards.squawks_in_hand(state, seat, value + 1):
            return False
    return True


@kernel
def allow_payments(state: State, seat: int, cost: int, first: int, mask: Mask) -> None:
    """Every way to pay a cost with the Squawks in hand (fowl.squawks)."""
    for payment in range(content.PAYMENTS):
        if can_pay(state, seat, payment, cost):
            allow(mask, first + payment)


# ---------------------------------------------------------------------- the action phase


@kernel
def allow_acting(state: State, seat: int, mask: Mask) -> None:
    """Links, events, powers, freeing and free saves, in any order; or be done (turn.action)."""
    allow(mask, Verb.done.first)
    if state.basics < state.basic_limit and state.supply[seat] > 0:
        low, high = links.basic_linkways(state, seat)
        links.allow_linkways(mask, Verb.link.first, low, high)
    squawks = 0
    tried = 0
    for slot in range(state.hand_count[seat]):
        card = state.hand[seat, slot]
        if cards.is_squawk(card):
            squawks += 1
        elif not (tried >> card) & 1:
            tried |= 1 << card
            if effects.plainly_possible(state, seat, content.WING_EFFECT[card], EMPTY):
                allow(mask, Verb.play.first + card)
    allow_birds(mask, Verb.power.first, effects.usable_birds(state, seat, content.IN_ACTION))
    if squawks > 0:
        allow_freeing(state, seat, mask)
    for place in range(content.ROOST):
        if state.offer[place] == FREE_TO_ALL and birds.may_take(state, seat, place):
            allow(mask, Verb.save.first + state.roosting[place])


@kernel
def allow_freeing(state: State, seat: int, mask: Mask) -> None:
    """Pay for the cage of any roosting bird, or for a Snake on a bird of one's own (cage.free, snake.off)."""
    for place in range(content.ROOST):
        if state.cage[place] != EMPTY:
            allow_payments(state, seat, content.FOWL_COST[state.cage[place]], Verb.free.first, mask)
    for place in range(state.front_count[seat]):
        bird = state.front[seat, place]
        if state.snake[bird] != EMPTY:
            allow_payments(state, seat, content.FOWL_COST[state.snake[bird]], Verb.free.first, mask)


@kernel
def birds_to_free(state: State, seat: int, payment: int) -> int:
    """The birds whose cage or Snake these Squawks pay for, as bits (cage.free, snake.off)."""
    birds = 0
    for place in range(content.ROOST):
        if state.cage[place] != EMPTY and fits_cost(payment, content.FOWL_COST[state.cage[place]]):
            birds |= 1 << state.roosting[place]
    for place in range(state.front_count[seat]):
        bird = state.front[seat, place]
        if state.snake[bird] != EMPTY and fits_cost(payment, content.FOWL_COST[state.snake[bird]]):
            birds |= 1 << bird
    return birds


@kernel
def allow_linking(state: State, seat: int, kind: int, row: int, left: int, mask: Mask) -> None:
    """The second link of a fresh group; or an extra link, or no more of them (link.fresh, extra.attach)."""
    if kind == Decision.second_link:
        touch = content.ANY_HABITAT
        if row != NO_ROW:
            touch = content.TOUCH[row]
        low, high = links.beside(state, state.step[0], touch)
        links.allow_linkways(mask, Verb.link.first, low, high)
        return
    low, high = effects.extra_linkways(state, seat, row, left)
    links.allow_linkways(mask, Verb.link.first, low, high)
    allow(mask, Verb.done.first)


@kernel
def allow_shifting(state: State, seat: int, kind: int, first: int, second: int, mask: Mask) -> None:
    """Links to remove, to move, to swap, to replace (link.supply, extra.move, extra.exchange)."""
    if kind == Decision.remove:
        low, high = links.links_of(state, seat)
        links.allow_linkways(
            mask, Verb.lift.first, low & content.TOUCHING_LOW[second], high & content.TOUCHING_HIGH[second]
        )
    elif kind == Decision.move_from:
        low, high = effects.movable(state, seat)
        links.allow_linkways(mask, Verb.lift.first, low, high)
    elif kind == Decision.move_to:
        low, high = links.beside(state, first, content.ANY_HABITAT)
        links.allow_linkways(mask, Verb.link.first, low, high)
    elif kind == Decision.swap_own:
        low, high = links.links_of(state, seat)
        links.allow_linkways(mask, Verb.lift.first, low, high)
    elif kind == Decision.swap_other:
        low, high = links.others_links(state, seat)
        links.allow_linkways(mask, Verb.take.first, low, high)
    else:
        low, high = effects.replaceable(state, seat, first)
        links.allow_linkways(mask, Verb.take.first, low, high)


# ---------------------------------------------------------------------- cards and birds


@kernel
def allow_cards(state: State, seat: int, kind: int, first: int, second: int, mask: Mask) -> None:
    """Cards to discard, to give away, or to take from those just spent (turn.hand, power.opponent)."""
    if kind == Decision.take_squawk:
        allow(mask, Verb.done.first)
        allow_all(mask, Verb.pick.first + content.FIRST_SQUAWK, first)
        return
    action = Verb.discard.first
    if kind == Decision.give:
        action = Verb.give.first
    from_slot = 0
    if kind == Decision.discard and first > 0:
        from_slot = state.hand_count[seat] - first
    for slot in range(from_slot, state.hand_count[seat]):
        allow(mask, action + state.hand[seat, slot])
    if kind == Decision.discard_for_points and first < content.MOST[second]:
        allow(mask, Verb.done.first)


@kernel
def allow_choices(state: State, seat: int, kind: int, first: int, second: int, mask: Mask) -> None:
    """Birds to choose, seats to rob, cards to pick up or put back, and the small yes or no."""
    if kind == Decision.which_bird:
        for place in range(content.ROOST):
            if (first >> place) & 1:
                allow(mask, Verb.choose.first + state.roosting[place])
    elif kind == Decision.save_power:
        allow(mask, Verb.power.first + first)
        allow(mask, Verb.done.first)
    elif kind == Decision.freed:
        allow(mask, Verb.save.first + first)
        allow(mask, Verb.done.first)
    elif kind == Decision.protect:
        allow(mask, Verb.protect.first)
        allow(mask, Verb.done.first)
    elif kind == Decision.peek:
        allow(mask, Verb.leave.first)
        allow(mask, Verb.bottom.first)
    elif kind == Decision.bird:
        allow_birds(mask, Verb.choose.first, effects.targets(state, seat, first))
        if content.OP[first] == content.CHOOSE and content.OP[content.SECOND[first]] == content.LOSE_POINTS:
            allow(mask, Verb.lose.first)
    elif kind == Decision.free_bird:
        allow_birds(mask, Verb.choose.first, birds_to_free(state, seat, first))
    elif kind == Decision.copy:
        allow_birds(mask, Verb.choose.first, effects.copyable_birds(state, seat, first))
    elif kind == Decision.rob:
        for other in range(state.players):
            if other != seat and state.hand_count[other] > 0:
                allow(mask, Verb.rob.first + other)
    elif kind == Decision.pick_card:
        for place in range(state.wing_discard_count):
            allow(mask, Verb.pick.first + state.wing_discards[place])
    elif kind == Decision.order:
        for place in range(first, second):
            allow(mask, Verb.order.first + place)
