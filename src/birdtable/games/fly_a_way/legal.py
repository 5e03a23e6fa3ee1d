"""What the deciding seat may do."""

from __future__ import annotations

from birdtable.games.fly_a_way import birds, cards, content, effects, links, placing, powers, routes, saves, squawks
from birdtable.games.fly_a_way.content import Moment
from birdtable.games.fly_a_way.state import State
from birdtable.games.fly_a_way.words import Decision, Offer, Verb
from birdtable.kernel import EMPTY, Mask, allow, allow_all, decider, decision, detail, kernel

CHUNK = 21
CHUNK_BITS = (1 << CHUNK) - 1


@kernel
def legal(state: State, mask: Mask) -> None:
    """Everything that the deciding seat may do now."""
    seat = decider(state)
    kind = decision(state)
    first = detail(state, 0)
    second = detail(state, 1)
    if kind == Decision.act:
        allow_acting(state, seat, mask)
    elif kind in (Decision.offer, Decision.wing_it, Decision.fowl_play):
        allow_beginning(state, seat, kind, first, mask)
    elif kind in (Decision.second_link, Decision.extra_link, Decision.move_to):
        low, high = linkways_to_fill(state, seat, kind, first, second)
        links.allow_linkways(mask, Verb.link.first, low, high)
        if kind == Decision.extra_link:
            allow(mask, Verb.done.first)
    elif kind == Decision.route:
        low, high = routes.next_links(state)
        links.allow_linkways(mask, Verb.via.first, low, high)
    elif kind in (Decision.remove, Decision.move_from, Decision.swap_own):
        low, high = links_to_lift(state, seat, kind, second)
        links.allow_linkways(mask, Verb.lift.first, low, high)
    elif kind == Decision.swap_other:
        low, high = links.others_links(state, seat)
        links.allow_linkways(mask, Verb.take.first, low, high)
    elif kind == Decision.replace:
        low, high = placing.replaceable(state, seat, first)
        links.allow_linkways(mask, Verb.take.first, low, high)
    elif kind in (Decision.which_bird, Decision.bird, Decision.free_bird, Decision.copy):
        allow_birds(mask, Verb.choose.first, birds_to_choose(state, seat, kind, first))
        if kind == Decision.bird and effects.may_lose_instead(first):
            allow(mask, Verb.lose.first)
        elif kind == Decision.which_bird and saves.anything_against_some(state, first):
            allow(mask, Verb.done.first)
    else:
        allow_answers(state, seat, kind, first, second, mask)


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
                if state.offer[place] == Offer.free:
                    allow(mask, Verb.save.of(state.roosting[place]))
                else:
                    allow(mask, Verb.forfeit.of(state.roosting[place]))
        if forfeited:
            allow(mask, Verb.done.first)
        else:
            allow(mask, Verb.draw.first)
    elif kind == Decision.wing_it:
        allow(mask, Verb.draw.first)
        allow_birds(mask, Verb.power.first, powers.usable_birds(state, seat, Moment.wing_it))
    else:
        allow(mask, Verb.perform.first)
        allow_birds(mask, Verb.power.first, powers.usable_birds(state, seat, Moment.fowl_play))
        cost = content.FOWL_COST[state.fowl_drawn]
        allow_all(mask, Verb.neutralise.first, squawks.payments(state, seat, 1 << cost))


# ---------------------------------------------------------------------- the action phase


@kernel
def allow_acting(state: State, seat: int, mask: Mask) -> None:
    """Links, events, powers, freeing and free saves, in any order; or be done (turn.action)."""
    allow(mask, Verb.done.first)
    if state.basics < state.basic_limit and state.supply[seat] > 0:
        low, high = links.basic_linkways(state, seat)
        links.allow_linkways(mask, Verb.link.first, low, high)
    holds_squawk = False
    tried = 0
    for slot in range(state.hand_count[seat]):
        card = state.hand[seat, slot]
        if cards.is_squawk(card):
            holds_squawk = True
        elif not (tried >> card) & 1:
            tried |= 1 << card
            if effects.possible(state, seat, content.WING_EFFECT[card], EMPTY):
                allow(mask, Verb.play.of(card))
    allow_birds(mask, Verb.power.first, powers.usable_birds(state, seat, Moment.action))
    if holds_squawk:
        allow_all(mask, Verb.free.first, squawks.payments_to_free(state, seat))
    for place in range(content.ROOST):
        if state.offer[place] == Offer.free and birds.may_take(state, seat, place):
            allow(mask, Verb.save.of(state.roosting[place]))


# ---------------------------------------------------------------------- answers


@kernel
def linkways_to_fill(state: State, seat: int, kind: int, first: int, left: int) -> tuple[int, int]:
    """For the second link of a fresh group, an extra link, or one that moves (link.fresh, extra.attach, extra.move)."""
    if kind == Decision.extra_link:
        return placing.extra_linkways(state, seat, first, left)
    if kind == Decision.move_to:
        return links.beside(state, first, content.ANY_HABITAT)
    if first == content.NO_EFFECT:
        return links.beside(state, state.step[0], content.ANY_HABITAT)
    return links.beside(state, state.step[0], content.TOUCH[first])


@kernel
def links_to_lift(state: State, seat: int, kind: int, touch: int) -> tuple[int, int]:
    """Links of one's own: to remove, to move, to swap (link.supply, extra.move, extra.exchange)."""
    if kind == Decision.move_from:
        return placing.movable(state, seat)
    low, high = links.links_of(state, seat)
    if kind == Decision.remove:
        return low & content.TOUCHING_LOW[touch], high & content.TOUCHING_HIGH[touch]
    return low, high


@kernel
def birds_to_choose(state: State, seat: int, kind: int, first: int) -> int:
    """To be saved next, for an effect, to be freed, to be copied, as bits (save.several, cage.free, power.copy)."""
    if kind == Decision.bird:
        return effects.targets(state, seat, first)
    if kind == Decision.free_bird:
        return squawks.birds_to_free(state, seat, first)
    if kind == Decision.copy:
        return powers.copyable_birds(state, seat, first)
    complete = 0
    for place in range(content.ROOST):
        if (first >> place) & 1:
            complete |= 1 << state.roosting[place]
    return complete


@kernel
def allow_answers(state: State, seat: int, kind: int, first: int, second: int, mask: Mask) -> None:
    """Cards to discard, give, pick up or put back, seats to rob, and the small yes or no."""
    if kind == Decision.discard:
        drawn = state.hand_count[seat] - first
        allow_all(mask, Verb.discard.first, cards.held(state, seat, drawn if first > 0 else 0))
    elif kind == Decision.discard_for_points:
        allow_all(mask, Verb.discard.first, cards.held(state, seat, 0))
        if first < content.MOST[second]:
            allow(mask, Verb.done.first)
    elif kind == Decision.give:
        allow_all(mask, Verb.give.first, cards.held(state, seat, 0))
    elif kind == Decision.take_squawk:
        allow_all(mask, Verb.pick.of(content.FIRST_SQUAWK), first)
        allow(mask, Verb.done.first)
    elif kind == Decision.pick_card:
        for place in range(state.wing_discard_count):
            allow(mask, Verb.pick.of(state.wing_discards[place]))
    elif kind == Decision.rob:
        allow_all(mask, Verb.rob.first, cards.robbable(state, seat))
    elif kind == Decision.order:
        for place in range(first, second):
            allow(mask, Verb.order.of(place))
    elif kind == Decision.peek:
        allow(mask, Verb.leave.first)
        allow(mask, Verb.bottom.first)
    else:
        if kind == Decision.save_power:
            allow(mask, Verb.power.of(first))
        elif kind == Decision.save:
            allow(mask, Verb.save.of(first))
        elif kind == Decision.protect:
            allow(mask, Verb.protect.first)
        allow(mask, Verb.done.first)
