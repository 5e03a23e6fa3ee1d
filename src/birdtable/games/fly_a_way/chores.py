"""What the table does by itself inside a turn: the tasks that wait, one after the other."""

from __future__ import annotations

from birdtable.games.fly_a_way import birds, cards, content, counting, effects, links, saves, tasks
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
    State,
)
from birdtable.games.fly_a_way.words import Decision
from birdtable.kernel import EMPTY, Log, ask, kernel


@kernel
def do_task(state: State, log: Log) -> None:
    """The task on top of the others."""
    kind, first, second, third = tasks.take_task(state)
    if kind == TASK_SAVES:
        saves.go_on_saving(state, first, second, third)
    elif kind == TASK_ROUTE:
        saves.follow_route(state, log)
    elif kind == TASK_SAVE_POWER:
        saves.offer_save_power(state, first, log)
    elif kind == TASK_EFFECT:
        effects.perform(state, second, first, third, log)
    elif kind == TASK_EXTRA_LINKS:
        low, high = effects.extra_linkways(state, third, first, second)
        if low | high != 0:
            ask(state, third, Decision.extra_link, first, second)
    elif kind == TASK_DISCARD_TO:
        discard_down(state, first, second, log)
    elif kind == TASK_DISCARD_FOR_POINTS:
        if state.hand_count[first] > 0:
            ask(state, first, Decision.discard_for_points, second, third)
    elif kind == TASK_GIVE:
        give_down(state, first, second, log)
    elif kind == TASK_REMOVE:
        remove_down(state, first, second, third, log)
    elif kind == TASK_ORDER:
        if second < third - 1:
            ask(state, first, Decision.order, second, third)
    else:
        finish_card(state, kind)


@kernel
def finish_card(state: State, kind: int) -> None:
    """A card whose effect is done goes to its discard pile, unless it lies on a bird now (wing.piles, cage.card)."""
    if kind == TASK_FINISH_EVENT:
        cards.put_on_discards(state, state.in_play)
        state.in_play = EMPTY
    elif state.fowl_drawn != EMPTY:
        cards.discard_fowl(state, state.fowl_drawn)
        state.fowl_drawn = EMPTY


@kernel
def discard_down(state: State, seat: int, target: int, log: Log) -> None:
    """Discard until so many cards are left; who must discard all is not asked (fowl.as-far)."""
    if target == 0 and state.hand_count[seat] == 1:
        discard_and_tell(state, seat, state.hand[seat, 0], log)
    elif state.hand_count[seat] > target:
        tasks.do_next(state, TASK_DISCARD_TO, seat, target, 0)
        ask(state, seat, Decision.discard, 0, target)


@kernel
def discard_and_tell(state: State, seat: int, card: int, log: Log) -> None:
    """Discard a card; a Squawk may be taken by an opponent's bird (power.opponent)."""
    cards.discard_card(state, seat, card, log)
    if cards.is_squawk(card) and seat == state.active:
        birds.react(state, content.ON_SQUAWK_DISCARDED, 1 << (card - content.FIRST_SQUAWK), log)


@kernel
def give_down(state: State, seat: int, count: int, log: Log) -> None:
    """Give so many cards to the next player; who has no more than that is not asked (fowl.as-far)."""
    if count == 0:
        return
    if state.hand_count[seat] > count:
        ask(state, seat, Decision.give, count)
    else:
        cards.give_hand(state, seat, (seat + 1) % state.players, log)


@kernel
def remove_down(state: State, seat: int, count: int, touch: int, log: Log) -> None:
    """Take so many links off the map; who has no more than that is not asked (fowl.as-far, link.supply)."""
    if count == 0:
        return
    if counting.links_touching(state, seat, touch) > count:
        ask(state, seat, Decision.remove, count, touch)
        return
    for linkway in range(content.LINKWAYS):
        if state.links[linkway] == seat and (touch == content.ANY_HABITAT or (content.TOUCHES[linkway] >> touch) & 1):
            links.remove_link(state, linkway, log)
