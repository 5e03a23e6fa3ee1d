"""Saving a bird: which ones a step completes, by which route, and what that brings."""

from __future__ import annotations

from birdtable.games.fly_a_way.actions import BIRD_SAVED, ROUTE, SAVE_POWER, SHARED, WHICH_BIRD
from birdtable.games.fly_a_way.birds import arrive, check_birds, leave_roost, react, trigger_last_round
from birdtable.games.fly_a_way.cards import gain
from birdtable.games.fly_a_way.effects import perform_points, plainly_possible
from birdtable.games.fly_a_way.routes import complete_places, go_along, links_on_route, next_links
from birdtable.games.fly_a_way.state import (
    FRESHLY_ENTERED,
    NEED_STEP,
    TASK_ROUTE,
    TASK_SAVE_POWER,
    TASK_SAVES,
)
from birdtable.games.fly_a_way.tables import (
    AT_SAVE,
    AUTOMATIC,
    BIRD_EFFECT,
    END,
    HALF,
    ON_BIRD_SAVED,
    POINTS,
    ROOST,
    START,
    TIMING,
)
from birdtable.games.fly_a_way.tasks import do_next
from birdtable.kernel.bits import lowest
from birdtable.kernel.decisions import ask
from birdtable.kernel.dialect import kernel
from birdtable.kernel.events import emit
from birdtable.kernel.record import EMPTY


@kernel
def set_step(state, first, second):
    """Remember the links of the step just made."""
    state.step[0] = first
    state.step[1] = second


@kernel
def look_for_saves(state, first, second):
    """After a step of one or two links: every bird that it completes is to be saved (save.last-link, save.several)."""
    set_step(state, first, second)
    places = complete_places(state, NEED_STEP)
    set_step(state, EMPTY, EMPTY)
    if places != 0:
        do_next(state, TASK_SAVES, places, first, second)


@kernel
def go_on_saving(state, places, first, second):
    """Save the birds that a step completed, one after the other, in the saver's order (save.several)."""
    set_step(state, first, second)
    places &= complete_places(state, NEED_STEP)
    if places == 0:
        set_step(state, EMPTY, EMPTY)
    elif places & (places - 1) == 0:
        begin_save(state, lowest(places), NEED_STEP)
    else:
        do_next(state, TASK_SAVES, places, first, second)
        ask(state, state.active, WHICH_BIRD, places, 0)


@kernel
def begin_save(state, place, need):
    """The route of a bird is followed from its start (route.choice)."""
    state.saving = place
    state.route_at = START[state.roosting[place]]
    state.route_way = FRESHLY_ENTERED
    state.route_need = need
    for link in range(state.route_count):
        state.route[link] = EMPTY
    state.route_count = 0
    do_next(state, TASK_ROUTE, 0, 0, 0)


@kernel
def follow_route(state, log):
    """Go along the route; where there is a choice, the saver makes it (route.choice)."""
    end = END[state.roosting[state.saving]]
    while state.route_at != end:
        low, high = next_links(state)
        if (low == 0) == (high == 0) or low & (low - 1) != 0 or high & (high - 1) != 0:
            do_next(state, TASK_ROUTE, 0, 0, 0)
            ask(state, state.active, ROUTE, 0, 0)
            return
        if low != 0:
            go_along(state, lowest_of_half(low))
        else:
            go_along(state, HALF + lowest_of_half(high))
    finish_save(state, log)


@kernel
def lowest_of_half(half):
    """The first linkway of half a set."""
    if half & 0xFFFFFFF != 0:
        return lowest(half & 0xFFFFFFF)
    return 28 + lowest(half >> 28)


@kernel
def finish_save(state, log):
    """The card to the saver, points to all on the route, the count to six, reactions, then its power (save.order)."""
    seat = state.active
    bird = state.roosting[state.saving]
    leave_roost(state, state.saving)
    arrive(state, seat, bird)
    state.saving = EMPTY
    state.route_at = EMPTY
    state.route_way = FRESHLY_ENTERED
    state.route_need = 0
    set_step(state, EMPTY, EMPTY)
    score_route(state, seat, bird, log)
    trigger_last_round(state, seat, check_birds(state, seat), log)
    do_next(state, TASK_SAVE_POWER, bird, 0, 0)
    react(state, ON_BIRD_SAVED, 0, log)


@kernel
def score_route(state, saver, bird, log):
    """Bird points to the saver, and a point for each own link on the route to everybody (score.bird, score.links)."""
    gain(state, saver, POINTS[bird] + links_on_route(state, saver))
    emit(log, BIRD_SAVED, saver, bird, POINTS[bird], links_on_route(state, saver), 0)
    for turn in range(1, state.players):
        other = (saver + turn) % state.players
        links = links_on_route(state, other)
        if links > 0:
            gain(state, other, links)
            emit(log, SHARED, other, bird, links, 0, 0)


@kernel
def offer_save_power(state, bird, log):
    """A power used at the save: points by themselves, else as the saver likes, now or never (power.save)."""
    row = BIRD_EFFECT[bird]
    if TIMING[bird] != AT_SAVE:
        return
    if AUTOMATIC[bird]:
        perform_points(state, state.active, row, bird, log)
    elif plainly_possible(state, state.active, row, bird):
        ask(state, state.active, SAVE_POWER, bird, 0)


@kernel
def place_to_save(state, places, bird):
    """Which of the roosting places holds this bird."""
    for place in range(ROOST):
        if (places >> place) & 1 and state.roosting[place] == bird:
            return place
    return EMPTY
