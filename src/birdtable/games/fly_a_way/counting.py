"""What effects count and ask for."""

from __future__ import annotations

from birdtable.games.fly_a_way import content, links, routes
from birdtable.games.fly_a_way.content import Condition, Counter
from birdtable.games.fly_a_way.state import State
from birdtable.kernel import count_bits, kernel


@kernel
def fits(row: int, bird: int) -> bool:
    """Whether a bird passes the filter of an effect: habitat, status, size (power.counts)."""
    habitat = content.BIRD_HABITAT[row]
    if habitat != content.ANY_HABITAT and content.HABITAT_OF[bird] != habitat:
        return False
    if not (content.BIRD_STATUSES[row] >> content.STATUS_OF[bird]) & 1:
        return False
    return content.SIZE_MIN[row] <= content.SIZE_OF[bird] and content.SIZE_OF[bird] <= content.SIZE_MAX[row]


@kernel
def count_birds(state: State, seat: int, row: int, but: int) -> int:
    """The birds in front of a seat that pass the filter, one left out (power.counts)."""
    count = 0
    for place in range(state.front_count[seat]):
        bird = state.front[seat, place]
        if bird != but and fits(row, bird):
            count += 1
    return count


@kernel
def habitats_in_front(state: State, seat: int) -> int:
    """How many habitats there are among the birds in front of a seat."""
    habitats = 0
    for place in range(state.front_count[seat]):
        habitats |= 1 << content.HABITAT_OF[state.front[seat, place]]
    return count_bits(habitats)


@kernel
def counted(state: State, seat: int, row: int, source: int) -> int:
    """The number that an effect counts, before it is divided and cut off."""
    counter = content.COUNTER[row]
    if counter == Counter.saved:
        return count_birds(state, seat, row, -1)
    if counter == Counter.saved_other:
        return count_birds(state, seat, row, source)
    if counter == Counter.own_links:
        return links.links_touching(state, seat, content.TOUCH[row])
    if counter == Counter.players_on_route:
        players = 0
        for other in range(state.players):
            players += routes.links_on_route(state, other) > 0
        return players
    if counter == Counter.death_zone:
        return state.death_count
    if counter == Counter.own_hand:
        return state.hand_count[seat]
    if counter == Counter.habitats_saved:
        return habitats_in_front(state, seat)
    return 0


@kernel
def amount(state: State, seat: int, row: int, source: int) -> int:
    """What an effect that counts comes to: N for each, divided, cut off."""
    return content.BASE[row] + content.N[row] * min(
        content.MOST[row], counted(state, seat, row, source) // content.DIV[row]
    )


@kernel
def holds_true(state: State, seat: int, row: int, source: int) -> bool:
    """Whether the condition of an effect is met."""
    condition = content.CONDITION[row]
    if condition == Condition.saved_before:
        before = 0
        for place in range(state.front_count[seat]):
            bird = state.front[seat, place]
            if bird != source and content.HABITAT_OF[bird] == content.CONDITION_HABITAT[row]:
                before += 1
        return before >= content.CONDITION_MIN[row]
    if condition == Condition.links_placed_this_turn:
        return state.placed >= content.CONDITION_MIN[row]
    if condition == Condition.placed_touching:
        return (state.placed_touching >> content.CONDITION_HABITAT[row]) & 1 == 1
    if condition == Condition.own_links_on_route:
        return routes.links_on_route(state, seat) >= content.CONDITION_MIN[row]
    if condition == Condition.most_links_on_route:
        return has_most_links(state, seat)
    if condition == Condition.habitats_saved:
        return habitats_in_front(state, seat) >= content.CONDITION_MIN[row]
    if condition == Condition.hand_over:
        return state.hand_count[seat] > content.CONDITION_MIN[row]
    return True


@kernel
def has_most_links(state: State, seat: int) -> bool:
    """Whether the seat has more links on the route just used than any other (score.links)."""
    for other in range(state.players):
        if other != seat and routes.links_on_route(state, other) >= routes.links_on_route(state, seat):
            return False
    return True
