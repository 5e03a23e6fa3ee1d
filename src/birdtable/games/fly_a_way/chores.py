"""What the table does by itself inside a turn: the tasks that wait, one after the other."""

from __future__ import annotations

from birdtable.games.fly_a_way.actions import (
    DISCARDING,
    DISCARDING_FOR_POINTS,
    EXTRA_LINK,
    GIVING,
    ORDERING,
    REMOVING,
)
from birdtable.games.fly_a_way.birds import (
    react,
)
from birdtable.games.fly_a_way.cards import (
    discard_card,
    discard_fowl,
    give_hand,
    is_squawk,
    put_on_discards,
)
from birdtable.games.fly_a_way.counting import links_touching
from birdtable.games.fly_a_way.effects import (
    extra_linkways,
    perform,
)
from birdtable.games.fly_a_way.links import remove_link
from birdtable.games.fly_a_way.saves import (
    follow_route,
    go_on_saving,
    offer_save_power,
)
from birdtable.games.fly_a_way.state import (
    TASK_DISCARD_FOR_POINTS,
    TASK_DISCARD_TO,
    TASK_EFFECT,
    TASK_EXTRA_LINKS,
    TASK_FINISH_EVENT,
    TASK_GIVE,
    TASK_ORDER,
    TASK_REMOVE,
    TASK_ROUTE,
    TASK_SAVE_POWER,
    TASK_SAVES,
)
from birdtable.games.fly_a_way.tables import (
    ANY_HABITAT,
    FIRST_SQUAWK,
    LINKWAYS,
    ON_SQUAWK_DISCARDED,
    TOUCHES,
)
from birdtable.games.fly_a_way.tasks import do_next, take_task
from birdtable.kernel.decisions import ask
from birdtable.kernel.dialect import kernel
from birdtable.kernel.record import EMPTY


@kernel
def do_task(state, log):
    """The task on top of the others."""
    kind, first, second, third = take_task(state)
    if kind == TASK_SAVES:
        go_on_saving(state, first, second, third)
    elif kind == TASK_ROUTE:
        follow_route(state, log)
    elif kind == TASK_SAVE_POWER:
        offer_save_power(state, first, log)
    elif kind == TASK_EFFECT:
        perform(state, second, first, third, log)
    elif kind == TASK_EXTRA_LINKS:
        low, high = extra_linkways(state, third, first, second)
        if low | high != 0:
            ask(state, third, EXTRA_LINK, first, second)
    elif kind == TASK_DISCARD_TO:
        discard_down(state, first, second, log)
    elif kind == TASK_DISCARD_FOR_POINTS:
        if state.hand_count[first] > 0:
            ask(state, first, DISCARDING_FOR_POINTS, second, third)
    elif kind == TASK_GIVE:
        give_down(state, first, second, log)
    elif kind == TASK_REMOVE:
        remove_down(state, first, second, third, log)
    elif kind == TASK_ORDER:
        if second < third - 1:
            ask(state, first, ORDERING, second, third)
    else:
        finish_card(state, kind)


@kernel
def finish_card(state, kind):
    """A card whose effect is done goes to its discard pile, unless it lies on a bird now (wing.piles, cage.card)."""
    if kind == TASK_FINISH_EVENT:
        put_on_discards(state, state.in_play)
        state.in_play = EMPTY
    elif state.fowl_drawn != EMPTY:
        discard_fowl(state, state.fowl_drawn)
        state.fowl_drawn = EMPTY


@kernel
def discard_down(state, seat, target, log):
    """Discard until so many cards are left; who must discard all is not asked (fowl.as-far)."""
    if target == 0 and state.hand_count[seat] == 1:
        discard_and_tell(state, seat, state.hand[seat, 0], log)
    elif state.hand_count[seat] > target:
        do_next(state, TASK_DISCARD_TO, seat, target, 0)
        ask(state, seat, DISCARDING, 0, target)


@kernel
def discard_and_tell(state, seat, card, log):
    """Discard a card; a Squawk may be taken by an opponent's bird (power.opponent)."""
    discard_card(state, seat, card, log)
    if is_squawk(card) and seat == state.active:
        react(state, ON_SQUAWK_DISCARDED, 1 << (card - FIRST_SQUAWK), log)


@kernel
def give_down(state, seat, cards, log):
    """Give so many cards to the next player; who has no more than that is not asked (fowl.as-far)."""
    if cards == 0:
        return
    if state.hand_count[seat] > cards:
        ask(state, seat, GIVING, cards, 0)
    else:
        give_hand(state, seat, (seat + 1) % state.players, log)


@kernel
def remove_down(state, seat, links, touch, log):
    """Take so many links off the map; who has no more than that is not asked (fowl.as-far, link.supply)."""
    if links == 0:
        return
    if links_touching(state, seat, touch) > links:
        ask(state, seat, REMOVING, links, touch)
        return
    for linkway in range(LINKWAYS):
        if state.links[linkway] == seat and (touch == ANY_HABITAT or (TOUCHES[linkway] >> touch) & 1):
            remove_link(state, linkway, log)
