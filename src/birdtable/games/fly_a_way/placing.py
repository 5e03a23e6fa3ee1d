"""Links that players place, move, exchange and take off the map."""

from __future__ import annotations

from birdtable.games.fly_a_way import birds, content, links, saves, tasks
from birdtable.games.fly_a_way.content import Attach, Trigger
from birdtable.games.fly_a_way.state import State
from birdtable.games.fly_a_way.words import Decision, Event, Task
from birdtable.kernel import EMPTY, Log, ask, emit, kernel


@kernel
def place(state: State, seat: int, kind: int, first: int, second: int, linkway: int, log: Log) -> None:
    """A link to its new linkway: a basic one, one of an effect, or one that moves (link.number, extra.*)."""
    if kind == Decision.move_to:
        move_link(state, seat, first, linkway, log)
    elif kind == Decision.act:
        place_link(state, seat, kind, content.NO_EFFECT, 0, linkway, log)
    else:
        place_link(state, seat, kind, first, second - 1, linkway, log)


@kernel
def place_link(state: State, seat: int, kind: int, row: int, left: int, linkway: int, log: Log) -> None:
    """A link is placed: a step by itself, or the first or second of a fresh group (link.fresh, link.number)."""
    joined = links.joins(state, seat, linkway)
    links.put_link(state, seat, linkway, log)
    if row == content.NO_EFFECT:
        state.basic_links[state.basics] = linkway
        state.basics += 1
    if kind != Decision.second_link and not joined:
        state.step[0] = linkway
        ask(state, seat, Decision.second_link, row, left)
        return
    if row != content.NO_EFFECT:
        tasks.do_next(state, Task.extra_links, row, left, seat)
    if kind == Decision.second_link:
        saves.look_for_saves(state, state.step[0], linkway, EMPTY)
    else:
        saves.look_for_saves(state, linkway, EMPTY, EMPTY)


# ====================================================================== extra links


@kernel
def extra_linkways(state: State, seat: int, row: int, left: int) -> tuple[int, int]:
    """Where an extra link of an effect may go (extra.attach)."""
    room = left
    if content.ATTACH[row] != Attach.own_or_group:
        room = min(1, left)
    return links.open_linkways(state, seat, content.TOUCH[row], room)


@kernel
def go_on_placing(state: State, seat: int, row: int, left: int) -> None:
    """Ask for the next extra link, if one can be placed (extra.attach)."""
    low, high = extra_linkways(state, seat, row, left)
    if low | high != 0:
        ask(state, seat, Decision.extra_link, row, left)


# ====================================================================== links that leave their place


@kernel
def movable(state: State, seat: int) -> tuple[int, int]:
    """The seat's links that have an empty linkway beside them (extra.move)."""
    low = 0
    high = 0
    empty_low, empty_high = links.links_of(state, EMPTY)
    for linkway in range(content.LINKWAYS):
        if state.links[linkway] == seat:
            low, high = links.add_if(low, high, linkway, links.meets(linkway, empty_low, empty_high))
    return low, high


@kernel
def lift(state: State, seat: int, kind: int, first: int, second: int, linkway: int, log: Log) -> None:
    """A link of one's own: off the map, or named to be moved or swapped (link.supply, extra.move, extra.exchange)."""
    if kind == Decision.remove:
        links.remove_link(state, linkway, log)
        tasks.do_next(state, Task.remove, seat, first - 1, second)
    elif kind == Decision.move_from:
        ask(state, seat, Decision.move_to, linkway)
    else:
        ask(state, seat, Decision.swap_other, linkway)


@kernel
def move_link(state: State, seat: int, origin: int, linkway: int, log: Log) -> None:
    """A link to an empty linkway beside its old one; it may complete routes (extra.move)."""
    state.links[origin] = EMPTY
    state.links[linkway] = seat
    emit(log, Event.moved, seat, origin, linkway)
    saves.look_for_saves(state, linkway, EMPTY, origin)


@kernel
def replaceable(state: State, seat: int, row: int) -> tuple[int, int]:
    """The opponents' links that may be replaced: on the route just used, or beside one's own (extra.exchange)."""
    other_low, other_high = links.others_links(state, seat)
    if content.ATTACH[row] == Attach.own:
        own_low, own_high = links.links_of(state, seat)
        near_low, near_high = links.around(own_low, own_high)
        return other_low & near_low, other_high & near_high
    low = 0
    high = 0
    for place in range(state.route_count):
        linkway = state.route[place]
        low, high = links.add_if(low, high, linkway, state.links[linkway] != seat)
    return low & other_low, high & other_high


@kernel
def take(state: State, kind: int, own: int, linkway: int, log: Log) -> None:
    """An opponent's link is taken, to be swapped or replaced (extra.exchange)."""
    if kind == Decision.swap_other:
        attack(state, own, linkway, Trigger.link_swapped, log)
    else:
        attack(state, EMPTY, linkway, Trigger.link_replaced, log)


@kernel
def protector(state: State, seat: int, trigger: Trigger) -> int:
    """The seat's bird that can protect a link now, EMPTY if there is none (extra.protect)."""
    for place in range(state.front_count[seat]):
        bird = state.front[seat, place]
        if (content.ON[content.BIRD_EFFECT[bird]] >> trigger) & 1 and birds.awake(state, bird):
            return bird
    return EMPTY


@kernel
def attack(state: State, own: int, target: int, trigger: Trigger, log: Log) -> None:
    """An opponent's link is to be exchanged: its owner may protect it first (extra.protect)."""
    owner = state.links[target]
    if protector(state, owner, trigger) != EMPTY:
        ask(state, owner, Decision.protect, own, target)
    else:
        exchange(state, own, target, log)


@kernel
def protect_link(state: State, seat: int, log: Log) -> None:
    """The link stays, the exchange does not happen, the bird is exhausted (extra.protect)."""
    bird = protector(state, seat, Trigger.link_swapped)
    birds.tire(state, bird)
    emit(log, Event.protected, seat, bird)


@kernel
def exchange(state: State, own: int, target: int, log: Log) -> None:
    """Swap two links, or replace an opponent's link by one of the supply (extra.exchange)."""
    seat = state.active
    other = state.links[target]
    if own != EMPTY:
        state.links[own] = other
        state.links[target] = seat
        emit(log, Event.swapped, seat, own, other, target)
        return
    emit(log, Event.replaced, seat, other, target)
    state.supply[other] += 1
    links.put_link(state, seat, target, log)


@kernel
def remove_down(state: State, seat: int, count: int, touch: int, log: Log) -> None:
    """Take so many links off the map; who has no more than that is not asked (fowl.as-far, link.supply)."""
    if count == 0:
        return
    if links.links_touching(state, seat, touch) > count:
        ask(state, seat, Decision.remove, count, touch)
        return
    for linkway in range(content.LINKWAYS):
        if state.links[linkway] == seat and links.touches(linkway, touch):
            links.remove_link(state, linkway, log)
