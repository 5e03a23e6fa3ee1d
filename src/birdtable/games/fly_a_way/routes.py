"""Routes: from a bird's start to its end along links, never to the north.

A row of the map is a chain of places from west to east, and no step leads back into a row. So a path that visits no
place twice enters a row, goes on to the east or to the west along it or not at all, and leaves it to the south. From
which places the end can be reached is then found row by row from the south, once for each way of going along a row.
Sets of places are numbers of 55 bits.
"""

from __future__ import annotations

from birdtable.games.fly_a_way import content, links
from birdtable.games.fly_a_way.state import State
from birdtable.games.fly_a_way.words import Need, Way
from birdtable.kernel import EMPTY, kernel


@kernel
def needed(state: State, linkway: int, need: int) -> bool:
    """Whether the route needs this linkway: of the step just made, or a seat's own (route.choice, offer.who)."""
    if need == Need.step:
        return linkway == state.step[0] or linkway == state.step[1]
    return need >= Need.link_of and state.links[linkway] == need - Need.link_of


@kernel
def southward(state: State, place: int, need: int, reach: int, reach_needed: int) -> tuple[int, int]:
    """Whether a link leads south from the place to one of a set; and whether with what is needed on the way."""
    down = 0
    down_needed = 0
    for entry in range(content.FIRST_DOWN[place], content.FIRST_DOWN[place + 1]):
        linkway = content.DOWN_LINKWAY[entry]
        if state.links[linkway] != EMPTY:
            there = (reach >> content.DOWN_PLACE[entry]) & 1
            down |= there
            down_needed |= there & needed(state, linkway, need)
            down_needed |= (reach_needed >> content.DOWN_PLACE[entry]) & 1
    return down, down_needed


@kernel
def reachable(state: State, start: int, end: int, need: int) -> tuple[int, int, int, int]:
    """From which places the end is reached, going east or west along the row (route.path, route.south, route.side).

    Returned are east, west, and the same two with a needed link still on the way.
    """
    east = 0
    west = 0
    east_needed = 0
    west_needed = 0
    for row in range(content.ROW[end], content.ROW[start] - 1, -1):
        down_row = 0
        needed_row = 0
        for place in range(content.FIRST_OF_ROW[row + 1] - 1, content.FIRST_OF_ROW[row] - 1, -1):
            down = 1
            down_needed = 0
            if place != end:
                down, down_needed = southward(state, place, need, east | west, east_needed | west_needed)
            down_row |= down << place
            needed_row |= down_needed << place
            side = content.EAST_LINKWAY[place]
            if side >= 0 and place != end and state.links[side] != EMPTY:
                there = (east >> (place + 1)) & 1
                down |= there
                down_needed |= (there & needed(state, side, need)) | ((east_needed >> (place + 1)) & 1)
            east |= down << place
            east_needed |= down_needed << place
        for place in range(content.FIRST_OF_ROW[row], content.FIRST_OF_ROW[row + 1]):
            down = (down_row >> place) & 1
            down_needed = (needed_row >> place) & 1
            if place > content.FIRST_OF_ROW[row] and place != end:
                side = content.EAST_LINKWAY[place - 1]
                if side >= 0 and state.links[side] != EMPTY:
                    there = (west >> (place - 1)) & 1
                    down |= there
                    down_needed |= (there & needed(state, side, need)) | ((west_needed >> (place - 1)) & 1)
            west |= down << place
            west_needed |= down_needed << place
    return east, west, east_needed, west_needed


@kernel
def leaves(state: State, place: int) -> bool:
    """Whether any link leads on from the place: without it, no need to look further."""
    for entry in range(content.FIRST_DOWN[place], content.FIRST_DOWN[place + 1]):
        if state.links[content.DOWN_LINKWAY[entry]] != EMPTY:
            return True
    if content.EAST_LINKWAY[place] >= 0 and state.links[content.EAST_LINKWAY[place]] != EMPTY:
        return True
    return place > 0 and content.EAST_LINKWAY[place - 1] >= 0 and state.links[content.EAST_LINKWAY[place - 1]] != EMPTY


@kernel
def is_linked(state: State, place: int) -> bool:
    """Whether any link touches the place: without it, no route ends there."""
    for entry in range(content.FIRST_AT[place], content.FIRST_AT[place + 1]):
        if state.links[content.AT_LINKWAY[entry]] != EMPTY:
            return True
    return False


@kernel
def on_the_way(bird: int, linkway: int) -> bool:
    """Whether a linkway lies between the rows of the bird's start and end: no route leaves them (route.south)."""
    if linkway == EMPTY:
        return False
    return (
        content.ROW[content.NORTH_END[linkway]] >= content.ROW[content.START[bird]]
        and content.ROW[content.SOUTH_END[linkway]] <= content.ROW[content.END[bird]]
    )


@kernel
def complete(state: State, bird: int, need: int) -> bool:
    """Whether a route of the bird is complete, with what is needed on it (route.path)."""
    if need == Need.step and not (on_the_way(bird, state.step[0]) or on_the_way(bird, state.step[1])):
        return False
    if not leaves(state, content.START[bird]) or not is_linked(state, content.END[bird]):
        return False
    east, west, east_needed, west_needed = reachable(state, content.START[bird], content.END[bird], need)
    if need == Need.nothing:
        return ((east | west) >> content.START[bird]) & 1 == 1
    return ((east_needed | west_needed) >> content.START[bird]) & 1 == 1


@kernel
def complete_places(state: State, need: int) -> int:
    """The roosting places whose birds are free and have a complete route, as bits (cage.untouchable)."""
    places = 0
    for place in range(content.ROOST):
        if (
            state.roosting[place] != EMPTY
            and state.cage[place] == EMPTY
            and complete(state, state.roosting[place], need)
        ):
            places |= 1 << place
    return places


@kernel
def leads_on(state: State, linkway: int, place: int, reach: int, reach_needed: int) -> bool:
    """Whether the end can be reached over this linkway, with what the route still needs (route.choice)."""
    if state.links[linkway] == EMPTY:
        return False
    if state.route_need == Need.nothing:
        return (reach >> place) & 1 == 1
    there = (reach >> place) & 1
    return there & needed(state, linkway, state.route_need) | (reach_needed >> place) & 1 == 1


@kernel
def next_links(state: State) -> tuple[int, int]:
    """The links by which the route of the bird being saved can go on (route.choice)."""
    at = state.route_at
    end = content.END[state.roosting[state.saving]]
    east, west, east_needed, west_needed = reachable(state, at, end, state.route_need)
    low = 0
    high = 0
    for entry in range(content.FIRST_DOWN[at], content.FIRST_DOWN[at + 1]):
        there = leads_on(
            state, content.DOWN_LINKWAY[entry], content.DOWN_PLACE[entry], east | west, east_needed | west_needed
        )
        low, high = links.add_if(low, high, content.DOWN_LINKWAY[entry], there)
    if content.EAST_LINKWAY[at] >= 0 and state.route_way != Way.west:
        there = leads_on(state, content.EAST_LINKWAY[at], at + 1, east, east_needed)
        low, high = links.add_if(low, high, content.EAST_LINKWAY[at], there)
    if at > 0 and content.EAST_LINKWAY[at - 1] >= 0 and state.route_way != Way.east:
        there = leads_on(state, content.EAST_LINKWAY[at - 1], at - 1, west, west_needed)
        low, high = links.add_if(low, high, content.EAST_LINKWAY[at - 1], there)
    return low, high


@kernel
def go_along(state: State, linkway: int) -> None:
    """The route goes on over this link (route.choice)."""
    at = state.route_at
    onward = content.SOUTH_END[linkway]
    if onward == at:
        onward = content.NORTH_END[linkway]
    if needed(state, linkway, state.route_need):
        state.route_need = Need.nothing
    state.route_way = Way.entered
    if content.ROW[onward] == content.ROW[at]:
        state.route_way = Way.east
        if onward < at:
            state.route_way = Way.west
    state.route[state.route_count] = linkway
    state.route_count += 1
    state.route_at = onward


@kernel
def links_on_route(state: State, seat: int) -> int:
    """How many links of the seat lie on the route just used (score.links)."""
    count = 0
    for place in range(state.route_count):
        if state.links[state.route[place]] == seat:
            count += 1
    return count
