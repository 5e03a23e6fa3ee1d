"""Links on the map: which linkways are empty, near, or joined. A set of linkways is two halves of 55 bits."""

from __future__ import annotations

from birdtable.games.fly_a_way import content
from birdtable.games.fly_a_way.state import State
from birdtable.games.fly_a_way.words import Event
from birdtable.kernel import EMPTY, Log, Mask, allow_all, emit, kernel, lowest_wide, piles

QUARTER = 28
QUARTER_BITS = (1 << QUARTER) - 1


@kernel
def pick(low: int, high: int) -> tuple[int, int, int]:
    """The first linkway of a set, and the set without it; the set must not be empty."""
    if low != 0:
        return lowest_wide(low), low & (low - 1), high
    return content.HALF + lowest_wide(high), low, high & (high - 1)


@kernel
def meets(linkway: int, low: int, high: int) -> bool:
    """Whether the linkway shares a place with one of a set (link.connect)."""
    return (content.ADJACENT_LOW[linkway] & low) | (content.ADJACENT_HIGH[linkway] & high) != 0


@kernel
def add_if(low: int, high: int, linkway: int, there: bool) -> tuple[int, int]:
    """The set with the linkway, if it is to be there."""
    if there:
        if linkway < content.HALF:
            low |= 1 << linkway
        else:
            high |= 1 << (linkway - content.HALF)
    return low, high


@kernel
def without(low: int, high: int, linkway: int) -> tuple[int, int]:
    """The set without a linkway that it holds."""
    if linkway < content.HALF:
        return low ^ 1 << linkway, high
    return low, high ^ 1 << (linkway - content.HALF)


@kernel
def touches(linkway: int, habitat: int) -> bool:
    """Whether a linkway touches a habitat, or any is asked for (map.touch)."""
    return habitat == content.ANY_HABITAT or (content.TOUCHES[linkway] >> habitat) & 1 == 1


@kernel
def joins(state: State, seat: int, linkway: int) -> bool:
    """Whether the linkway shares a place with a link of the seat (link.connect)."""
    low = content.ADJACENT_LOW[linkway]
    high = content.ADJACENT_HIGH[linkway]
    while low | high != 0:
        other, low, high = pick(low, high)
        if state.links[other] == seat:
            return True
    return False


@kernel
def allow_linkways(mask: Mask, first: int, low: int, high: int) -> None:
    """Allow the actions `first` + linkway for a set of linkways."""
    allow_all(mask, first, low & QUARTER_BITS)
    allow_all(mask, first + QUARTER, low >> QUARTER)
    allow_all(mask, first + content.HALF, high & QUARTER_BITS)
    allow_all(mask, first + content.HALF + QUARTER, high >> QUARTER)


@kernel
def links_of(state: State, seat: int) -> tuple[int, int]:
    """The linkways with the seat's links."""
    low = 0
    high = 0
    for linkway in range(content.HALF):
        if state.links[linkway] == seat:
            low |= 1 << linkway
    for linkway in range(content.HALF, content.LINKWAYS):
        if state.links[linkway] == seat:
            high |= 1 << (linkway - content.HALF)
    return low, high


@kernel
def own_and_empty(state: State, seat: int) -> tuple[int, int, int, int]:
    """In one look at the map: the linkways with the seat's links, and those without a link."""
    low = 0
    high = 0
    empty_low = 0
    empty_high = 0
    for linkway in range(content.HALF):
        if state.links[linkway] == seat:
            low |= 1 << linkway
        elif state.links[linkway] == EMPTY:
            empty_low |= 1 << linkway
    for linkway in range(content.HALF, content.LINKWAYS):
        if state.links[linkway] == seat:
            high |= 1 << (linkway - content.HALF)
        elif state.links[linkway] == EMPTY:
            empty_high |= 1 << (linkway - content.HALF)
    return low, high, empty_low, empty_high


@kernel
def others_links(state: State, seat: int) -> tuple[int, int]:
    """The linkways with links of other seats."""
    own_low, own_high, empty_low, empty_high = own_and_empty(state, seat)
    return content.HALF_BITS ^ own_low ^ empty_low, content.HALF_BITS ^ own_high ^ empty_high


@kernel
def around(low: int, high: int) -> tuple[int, int]:
    """The linkways that share a place with one of a set; those of the set themselves only if they have a neighbour."""
    near_low = 0
    near_high = 0
    while low | high != 0:
        linkway, low, high = pick(low, high)
        near_low |= content.ADJACENT_LOW[linkway]
        near_high |= content.ADJACENT_HIGH[linkway]
    return near_low, near_high


@kernel
def group_of(linkway: int, own_low: int, own_high: int) -> tuple[int, int]:
    """The connected group of links that holds this one (link.group)."""
    low = 0
    high = 0
    if linkway < content.HALF:
        low = 1 << linkway
    else:
        high = 1 << (linkway - content.HALF)
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
def fresh_starts(ok_low: int, ok_high: int, near_low: int, near_high: int) -> tuple[int, int]:
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
def open_linkways(state: State, seat: int, touch: int, room: int) -> tuple[int, int]:
    """Where a link may go: beside one of one's own, or with a second one in a fresh group (link.*, extra.*)."""
    if state.supply[seat] == 0 or room == 0:
        return 0, 0
    own_low, own_high, empty_low, empty_high = own_and_empty(state, seat)
    near_low, near_high = around(own_low, own_high)
    ok_low = empty_low & content.TOUCHING_LOW[touch]
    ok_high = empty_high & content.TOUCHING_HIGH[touch]
    low = ok_low & near_low
    high = ok_high & near_high
    if min(room, state.supply[seat]) >= 2:
        fresh_low, fresh_high = fresh_starts(ok_low, ok_high, near_low, near_high)
        low |= fresh_low
        high |= fresh_high
    return low, high


@kernel
def basic_linkways(state: State, seat: int) -> tuple[int, int]:
    """Where the next basic link may go: it joins the group of every one of this turn (link.group, link.number)."""
    room = state.basic_limit - state.basics
    low, high = open_linkways(state, seat, content.ANY_HABITAT, room)
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
def beside(state: State, linkway: int, touch: int) -> tuple[int, int]:
    """The empty linkways that share a place with this one and touch a habitat (link.fresh, extra.move)."""
    low = content.ADJACENT_LOW[linkway] & content.TOUCHING_LOW[touch]
    high = content.ADJACENT_HIGH[linkway] & content.TOUCHING_HIGH[touch]
    left_low = low
    left_high = high
    while left_low | left_high != 0:
        other, left_low, left_high = pick(left_low, left_high)
        if state.links[other] != EMPTY:
            low, high = without(low, high, other)
    return low, high


@kernel
def put_link(state: State, seat: int, linkway: int, log: Log) -> None:
    """A link of the supply onto the map; it counts as placed this turn (link.supply)."""
    state.links[linkway] = seat
    state.supply[seat] -= 1
    state.placed += 1
    state.placed_touching |= content.TOUCHES[linkway]
    emit(log, Event.placed, seat, linkway)


@kernel
def remove_link(state: State, linkway: int, log: Log) -> None:
    """A link off the map, back to its owner's supply (link.supply)."""
    seat = state.links[linkway]
    state.links[linkway] = EMPTY
    state.supply[seat] += 1
    emit(log, Event.removed, seat, linkway)


@kernel
def links_on_map(state: State, seat: int) -> int:
    """How many links of the seat lie on the map."""
    return piles.count_of(state.links, content.LINKWAYS, seat)


@kernel
def links_touching(state: State, seat: int, habitat: int) -> int:
    """The links of a seat on the map that touch a habitat (map.touch)."""
    count = 0
    for linkway in range(content.LINKWAYS):
        if state.links[linkway] == seat and touches(linkway, habitat):
            count += 1
    return count
