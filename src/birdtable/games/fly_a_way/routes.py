"""Routes: from a bird's start to its end along links, never to the north.

A row of the map is a chain of places from west to east, and no step leads back into a row. So a path that visits no
place twice enters a row, goes on to the east or to the west along it or not at all, and leaves it to the south. From
which places the end can be reached is then found row by row from the south, once for each way of going along a row.
Sets of places are numbers of 55 bits.
"""

from __future__ import annotations

from birdtable.games.fly_a_way.state import (
    FRESHLY_ENTERED,
    GOING_EAST,
    GOING_WEST,
    NEED_LINK_OF,
    NEED_NOTHING,
    NEED_STEP,
)
from birdtable.games.fly_a_way.tables import (
    AT_LINKWAY,
    DOWN_LINKWAY,
    DOWN_PLACE,
    EAST_LINKWAY,
    END,
    FIRST_AT,
    FIRST_DOWN,
    FIRST_OF_ROW,
    HALF,
    NORTH_END,
    ROOST,
    ROW,
    SOUTH_END,
    START,
)
from birdtable.kernel.dialect import kernel
from birdtable.kernel.record import EMPTY


@kernel
def needed(state, linkway, need):
    """Whether the route needs this linkway: of the step just made, or a seat's own (route.choice, offer.who)."""
    if need == NEED_STEP:
        return linkway == state.step[0] or linkway == state.step[1]
    return need >= NEED_LINK_OF and state.links[linkway] == need - NEED_LINK_OF


@kernel
def southward(state, place, need, reach, reach_needed):
    """Whether a link leads south from the place to one of a set; and whether with what is needed on the way."""
    down = 0
    down_needed = 0
    for entry in range(FIRST_DOWN[place], FIRST_DOWN[place + 1]):
        linkway = DOWN_LINKWAY[entry]
        if state.links[linkway] != EMPTY:
            there = (reach >> DOWN_PLACE[entry]) & 1
            down |= there
            down_needed |= there & needed(state, linkway, need)
            down_needed |= (reach_needed >> DOWN_PLACE[entry]) & 1
    return down, down_needed


@kernel
def reachable(state, start, end, need):
    """From which places the end is reached, going east or west along the row (route.path, route.south, route.side).

    Returned are east, west, and the same two with a needed link still on the way.
    """
    east = 0
    west = 0
    east_needed = 0
    west_needed = 0
    for row in range(ROW[end], ROW[start] - 1, -1):
        down_row = 0
        needed_row = 0
        for place in range(FIRST_OF_ROW[row + 1] - 1, FIRST_OF_ROW[row] - 1, -1):
            down = 1
            down_needed = 0
            if place != end:
                down, down_needed = southward(state, place, need, east | west, east_needed | west_needed)
            down_row |= down << place
            needed_row |= down_needed << place
            side = EAST_LINKWAY[place]
            if side >= 0 and place != end and state.links[side] != EMPTY:
                there = (east >> (place + 1)) & 1
                down |= there
                down_needed |= (there & needed(state, side, need)) | ((east_needed >> (place + 1)) & 1)
            east |= down << place
            east_needed |= down_needed << place
        for place in range(FIRST_OF_ROW[row], FIRST_OF_ROW[row + 1]):
            down = (down_row >> place) & 1
            down_needed = (needed_row >> place) & 1
            if place > FIRST_OF_ROW[row] and place != end:
                side = EAST_LINKWAY[place - 1]
                if side >= 0 and state.links[side] != EMPTY:
                    there = (west >> (place - 1)) & 1
                    down |= there
                    down_needed |= (there & needed(state, side, need)) | ((west_needed >> (place - 1)) & 1)
            west |= down << place
            west_needed |= down_needed << place
    return east, west, east_needed, west_needed


@kernel
def leaves(state, place):
    """Whether any link leads on from the place: without it, no need to look further."""
    for entry in range(FIRST_DOWN[place], FIRST_DOWN[place + 1]):
        if state.links[DOWN_LINKWAY[entry]] != EMPTY:
            return True
    if EAST_LINKWAY[place] >= 0 and state.links[EAST_LINKWAY[place]] != EMPTY:
        return True
    return place > 0 and EAST_LINKWAY[place - 1] >= 0 and state.links[EAST_LINKWAY[place - 1]] != EMPTY


@kernel
def is_linked(state, place):
    """Whether any link touches the place: without it, no route ends there."""
    for entry in range(FIRST_AT[place], FIRST_AT[place + 1]):
        if state.links[AT_LINKWAY[entry]] != EMPTY:
            return True
    return False


@kernel
def on_the_way(bird, linkway):
    """Whether a linkway lies between the rows of the bird's start and end: no route leaves them (route.south)."""
    if linkway == EMPTY:
        return False
    return ROW[NORTH_END[linkway]] >= ROW[START[bird]] and ROW[SOUTH_END[linkway]] <= ROW[END[bird]]


@kernel
def complete(state, bird, need):
    """Whether a route of the bird is complete, with what is needed on it (route.path)."""
    if need == NEED_STEP and not (on_the_way(bird, state.step[0]) or on_the_way(bird, state.step[1])):
        return False
    if not leaves(state, START[bird]) or not is_linked(state, END[bird]):
        return False
    east, west, east_needed, west_needed = reachable(state, START[bird], END[bird], need)
    if need == NEED_NOTHING:
        return ((east | west) >> START[bird]) & 1 == 1
    return ((east_needed | west_needed) >> START[bird]) & 1 == 1


@kernel
def complete_places(state, need):
    """The roosting places whose birds are free and have a complete route, as bits (cage.untouchable)."""
    places = 0
    for place in range(ROOST):
        if (
            state.roosting[place] != EMPTY
            and state.cage[place] == EMPTY
            and complete(state, state.roosting[place], need)
        ):
            places |= 1 << place
    return places


@kernel
def add_if(low, high, linkway, there):
    """The set with the linkway, if it is to be there."""
    if there:
        if linkway < HALF:
            low |= 1 << linkway
        else:
            high |= 1 << (linkway - HALF)
    return low, high


@kernel
def leads_on(state, linkway, place, reach, reach_needed):
    """Whether the end can be reached over this linkway, with what the route still needs (route.choice)."""
    if state.links[linkway] == EMPTY:
        return False
    if state.route_need == NEED_NOTHING:
        return (reach >> place) & 1 == 1
    there = (reach >> place) & 1
    return there & needed(state, linkway, state.route_need) | (reach_needed >> place) & 1 == 1


@kernel
def next_links(state):
    """The links by which the route of the bird being saved can go on (route.choice)."""
    at = state.route_at
    end = END[state.roosting[state.saving]]
    east, west, east_needed, west_needed = reachable(state, at, end, state.route_need)
    low = 0
    high = 0
    for entry in range(FIRST_DOWN[at], FIRST_DOWN[at + 1]):
        there = leads_on(state, DOWN_LINKWAY[entry], DOWN_PLACE[entry], east | west, east_needed | west_needed)
        low, high = add_if(low, high, DOWN_LINKWAY[entry], there)
    if EAST_LINKWAY[at] >= 0 and state.route_way != GOING_WEST:
        there = leads_on(state, EAST_LINKWAY[at], at + 1, east, east_needed)
        low, high = add_if(low, high, EAST_LINKWAY[at], there)
    if at > 0 and EAST_LINKWAY[at - 1] >= 0 and state.route_way != GOING_EAST:
        there = leads_on(state, EAST_LINKWAY[at - 1], at - 1, west, west_needed)
        low, high = add_if(low, high, EAST_LINKWAY[at - 1], there)
    return low, high


@kernel
def go_along(state, linkway):
    """The route goes on over this link (route.choice)."""
    at = state.route_at
    onward = SOUTH_END[linkway]
    if onward == at:
        onward = NORTH_END[linkway]
    if needed(state, linkway, state.route_need):
        state.route_need = NEED_NOTHING
    state.route_way = FRESHLY_ENTERED
    if ROW[onward] == ROW[at]:
        state.route_way = GOING_EAST
        if onward < at:
            state.route_way = GOING_WEST
    state.route[state.route_count] = linkway
    state.route_count += 1
    state.route_at = onward


@kernel
def links_on_route(state, seat):
    """How many links of the seat lie on the route just used (score.links)."""
    count = 0
    for place in range(state.route_count):
        if state.links[state.route[place]] == seat:
            count += 1
    return count
