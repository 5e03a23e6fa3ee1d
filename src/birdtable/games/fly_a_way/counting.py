"""What effects count and ask for."""

from __future__ import annotations

from birdtable.games.fly_a_way.links import links_on_map
from birdtable.games.fly_a_way.routes import links_on_route
from birdtable.games.fly_a_way.tables import (
    ANY_HABITAT,
    BASE,
    BIRD_HABITAT,
    BIRD_STATUSES,
    CONDITION,
    CONDITION_HABITAT,
    CONDITION_MIN,
    COUNTER,
    DEATH_ZONE,
    DIV,
    HABITAT_OF,
    HABITATS_SAVED,
    IF_HABITATS_SAVED,
    IF_HAND_OVER,
    IF_LINKS_PLACED,
    IF_MOST_LINKS_ON_ROUTE,
    IF_OWN_LINKS_ON_ROUTE,
    IF_PLACED_TOUCHING,
    IF_SAVED_BEFORE,
    LINKWAYS,
    MOST,
    OWN_HAND,
    OWN_LINKS,
    PLAYERS_ON_ROUTE,
    SAVED,
    SAVED_OTHER,
    SIZE_MAX,
    SIZE_MIN,
    SIZE_OF,
    STATUS_OF,
    TOUCH,
    TOUCHES,
    N,
)
from birdtable.kernel.dialect import kernel


@kernel
def fits(row, bird):
    """Whether a bird passes the filter of an effect: habitat, status, size (power.counts)."""
    habitat = BIRD_HABITAT[row]
    if habitat != ANY_HABITAT and HABITAT_OF[bird] != habitat:
        return False
    if not (BIRD_STATUSES[row] >> STATUS_OF[bird]) & 1:
        return False
    return SIZE_MIN[row] <= SIZE_OF[bird] and SIZE_OF[bird] <= SIZE_MAX[row]


@kernel
def count_birds(state, seat, row, but):
    """The birds in front of a seat that pass the filter, one left out (power.counts)."""
    count = 0
    for place in range(state.front_count[seat]):
        bird = state.front[seat, place]
        if bird != but and fits(row, bird):
            count += 1
    return count


@kernel
def habitats_in_front(state, seat):
    """How many habitats there are among the birds in front of a seat."""
    habitats = 0
    for place in range(state.front_count[seat]):
        habitats |= 1 << HABITAT_OF[state.front[seat, place]]
    return (habitats & 1) + (habitats >> 1 & 1) + (habitats >> 2)


@kernel
def links_touching(state, seat, habitat):
    """The links of a seat on the map that touch a habitat (map.touch)."""
    if habitat == ANY_HABITAT:
        return links_on_map(state, seat)
    count = 0
    for linkway in range(LINKWAYS):
        if state.links[linkway] == seat and (TOUCHES[linkway] >> habitat) & 1:
            count += 1
    return count


@kernel
def counted(state, seat, row, source):
    """The number that an effect counts, before it is divided and cut off."""
    counter = COUNTER[row]
    if counter == SAVED:
        return count_birds(state, seat, row, -1)
    if counter == SAVED_OTHER:
        return count_birds(state, seat, row, source)
    if counter == OWN_LINKS:
        return links_touching(state, seat, TOUCH[row])
    if counter == PLAYERS_ON_ROUTE:
        players = 0
        for other in range(state.players):
            players += links_on_route(state, other) > 0
        return players
    if counter == DEATH_ZONE:
        return state.death_count
    if counter == OWN_HAND:
        return state.hand_count[seat]
    if counter == HABITATS_SAVED:
        return habitats_in_front(state, seat)
    return 0


@kernel
def amount(state, seat, row, source):
    """What an effect that counts comes to: N for each, divided, cut off."""
    return BASE[row] + N[row] * min(MOST[row], counted(state, seat, row, source) // DIV[row])


@kernel
def holds_true(state, seat, row, source):
    """Whether the condition of an effect is met."""
    condition = CONDITION[row]
    if condition == IF_SAVED_BEFORE:
        before = 0
        for place in range(state.front_count[seat]):
            bird = state.front[seat, place]
            if bird != source and HABITAT_OF[bird] == CONDITION_HABITAT[row]:
                before += 1
        return before >= CONDITION_MIN[row]
    if condition == IF_LINKS_PLACED:
        return state.placed >= CONDITION_MIN[row]
    if condition == IF_PLACED_TOUCHING:
        return (state.placed_touching >> CONDITION_HABITAT[row]) & 1 == 1
    if condition == IF_OWN_LINKS_ON_ROUTE:
        return links_on_route(state, seat) >= CONDITION_MIN[row]
    if condition == IF_MOST_LINKS_ON_ROUTE:
        return has_most_links(state, seat)
    if condition == IF_HABITATS_SAVED:
        return habitats_in_front(state, seat) >= CONDITION_MIN[row]
    if condition == IF_HAND_OVER:
        return state.hand_count[seat] > CONDITION_MIN[row]
    return True


@kernel
def has_most_links(state, seat):
    """Whether the seat has more links on the route just used than any other (score.links)."""
    for other in range(state.players):
        if other != seat and links_on_route(state, other) >= links_on_route(state, seat):
            return False
    return True
