"""Links on the map: which linkways are empty, near, or joined. A set of linkways is two halves of 55 bits."""

from __future__ import annotations

from birdtable.games.fly_a_way.actions import PLACED, REMOVED
from birdtable.games.fly_a_way.tables import (
    ADJACENT_HIGH,
    ADJACENT_LOW,
    ANY_HABITAT,
    HALF,
    HALF_BITS,
    LINKWAYS,
    TOUCHES,
    TOUCHING_HIGH,
    TOUCHING_LOW,
)
from birdtable.kernel.bits import lowest_wide
from birdtable.kernel.dialect import kernel
from birdtable.kernel.events import emit
from birdtable.kernel.masks import allow_all
from birdtable.kernel.record import EMPTY

QUARTER = 28
QUARTER_BITS = (1 << QUARTER) - 1


@kernel
def pick(low, high):
    """The first linkway of a set, and the set without it; the set must not be empty."""
    if low != 0:
        return lowest_wide(low), low & (low - 1), high
    return HALF + lowest_wide(high), low, high & (high - 1)


@kernel
def meets(linkway, low, high):
    """Whether the linkway shares a place with one of a set (link.connect)."""
    return (ADJACENT_LOW[linkway] & low) | (ADJACENT_HIGH[linkway] & high) != 0


@kernel
def without(low, high, linkway):
    """The set without a linkway that it holds."""
    if linkway < HALF:
        return low ^ 1 << linkway, high
    return low, high ^ 1 << (linkway - HALF)


@kernel
def joins(state, seat, linkway):
    """Whether the linkway shares a place with a link of the seat (link.connect)."""
    low = ADJACENT_LOW[linkway]
    high = ADJACENT_HIGH[linkway]
    while low | high != 0:
        other, low, high = pick(low, high)
        if state.links[other] == seat:
            return True
    return False


@kernel
def allow_linkways(mask, first, low, high):
    """Allow the actions `first` + linkway for a set of linkways."""
    allow_all(mask, first, low & QUARTER_BITS)
    allow_all(mask, first + QUARTER, low >> QUARTER)
    allow_all(mask, first + HALF, high & QUARTER_BITS)
    allow_all(mask, first + HALF + QUARTER, high >> QUARTER)


@kernel
def links_of(state, seat):
    """The linkways with the seat's links."""
    low = 0
    high = 0
    for linkway in range(HALF):
        if state.links[linkway] == seat:
            low |= 1 << linkway
    for linkway in range(HALF, LINKWAYS):
        if state.links[linkway] == seat:
            high |= 1 << (linkway - HALF)
    return low, high


@kernel
def own_and_empty(state, seat):
    """In one look at the map: the linkways with the seat's links, and those without a link."""
    low = 0
    high = 0
    empty_low = 0
    empty_high = 0
    for linkway in range(HALF):
        if state.links[linkway] == seat:
            low |= 1 << linkway
        elif state.links[linkway] == EMPTY:
            empty_low |= 1 << linkway
    for linkway in range(HALF, LINKWAYS):
        if state.links[linkway] == seat:
            high |= 1 << (linkway - HALF)
        elif state.links[linkway] == EMPTY:
            empty_high |= 1 << (linkway - HALF)
    return low, high, empty_low, empty_high


@kernel
def empty_linkways(state):
    """The linkways without a link (map.linkway)."""
    return links_of(state, EMPTY)


@kernel
def others_links(state, seat):
    """The linkways with links of other seats."""
    own_low, own_high, empty_low, empty_high = own_and_empty(state, seat)
    return HALF_BITS ^ own_low ^ empty_low, HALF_BITS ^ own_high ^ empty_high


@kernel
def around(low, high):
    """The linkways that share a place with one of a set; those of the set themselves only if they have a neighbour."""
    near_low = 0
    near_high = 0
    while low | high != 0:
        linkway, low, high = pick(low, high)
        near_low |= ADJACENT_LOW[linkway]
        near_high |= ADJACENT_HIGH[linkway]
    return near_low, near_high


@kernel
def group_of(linkway, own_low, own_high):
    """The connected group of links that holds this one (link.group)."""
    low = 0
    high = 0
    if linkway < HALF:
        low = 1 << linkway
    else:
        high = 1 << (linkway - HALF)
    more_low = low
    more_high = high
    while more_low | more_high != 0:
        near_low, near_high = around(more_low, more_high)
        more_low = near_low & own_low & ~low
        more_high = near_high & own_high & ~high
        low |= more_low
        high |= more_high
    return low, high


@kernel
def survey(state, seat):
    """The linkways without a link, and those that share a place with a link of the seat."""
    own_low, own_high, empty_low, empty_high = own_and_empty(state, seat)
    near_low, near_high = around(own_low, own_high)
    return empty_low, empty_high, near_low, near_high


@kernel
def fresh_starts(ok_low, ok_high, near_low, near_high):
    """Of empty linkways, those away from one's own links with another of the set beside them (link.fresh)."""
    low = ok_low & ~near_low
    high = ok_high & ~near_high
    left_low = low
    left_high = high
    while left_low | left_high != 0:
        linkway, left_low, left_high = pick(left_low, left_high)
        if not meets(linkway, ok_low, ok_high):
            low, high = without(low, high, linkway)
    return low, high


@kernel
def open_linkways(state, seat, touch, room):
    """Where a link may go: beside one of one's own, or with a second one in a fresh group (link.*, extra.*)."""
    if state.supply[seat] == 0 or room == 0:
        return 0, 0
    empty_low, empty_high, near_low, near_high = survey(state, seat)
    ok_low = empty_low & TOUCHING_LOW[touch]
    ok_high = empty_high & TOUCHING_HIGH[touch]
    low = ok_low & near_low
    high = ok_high & near_high
    if min(room, state.supply[seat]) >= 2:
        fresh_low, fresh_high = fresh_starts(ok_low, ok_high, near_low, near_high)
        low |= fresh_low
        high |= fresh_high
    return low, high


@kernel
def basic_linkways(state, seat):
    """Where the next basic link may go: it joins the group of every one of this turn (link.group, link.number)."""
    room = state.basic_limit - state.basics
    low, high = open_linkways(state, seat, ANY_HABITAT, room)
    if state.basics == 0:
        return low, high
    own_low, own_high = links_of(state, seat)
    for earlier in range(state.basics):
        linkway = state.basic_links[earlier]
        if state.links[linkway] == seat:
            group_low, group_high = group_of(linkway, own_low, own_high)
            near_low, near_high = around(group_low, group_high)
            low &= near_low
            high &= near_high
    return low, high


@kernel
def beside(state, linkway, touch):
    """The empty linkways that share a place with this one and touch a habitat (link.fresh, extra.move)."""
    low = ADJACENT_LOW[linkway] & TOUCHING_LOW[touch]
    high = ADJACENT_HIGH[linkway] & TOUCHING_HIGH[touch]
    left_low = low
    left_high = high
    while left_low | left_high != 0:
        other, left_low, left_high = pick(left_low, left_high)
        if state.links[other] != EMPTY:
            low, high = without(low, high, other)
    return low, high


@kernel
def put_link(state, seat, linkway, log):
    """A link of the supply onto the map; it counts as placed this turn (link.supply)."""
    state.links[linkway] = seat
    state.supply[seat] -= 1
    state.placed += 1
    state.placed_touching |= TOUCHES[linkway]
    emit(log, PLACED, seat, linkway, 0, 0, 0)


@kernel
def remove_link(state, linkway, log):
    """A link off the map, back to its owner's supply (link.supply)."""
    seat = state.links[linkway]
    state.links[linkway] = EMPTY
    state.supply[seat] += 1
    emit(log, REMOVED, seat, linkway, 0, 0, 0)


@kernel
def links_on_map(state, seat):
    """How many links of the seat lie on the map."""
    count = 0
    for linkway in range(LINKWAYS):
        if state.links[linkway] == seat:
            count += 1
    return count
