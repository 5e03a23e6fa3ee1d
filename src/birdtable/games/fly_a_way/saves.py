"""Saving a bird: which ones a step completes, by which route, and what that brings."""

from __future__ import annotations

from birdtable.games.fly_a_way import birds, cards, content, effects, routes, tasks
from birdtable.games.fly_a_way.state import FRESHLY_ENTERED, NEED_STEP, TASK_ROUTE, TASK_SAVE_POWER, TASK_SAVES, State
from birdtable.games.fly_a_way.words import Decision, Event
from birdtable.kernel import EMPTY, Log, ask, emit, kernel, lowest


@kernel
def set_step(state: State, first: int, second: int) -> None:
    """Remember the links of the step just made."""
    state.step[0] = first
    state.step[1] = second


@kernel
def look_for_saves(state: State, first: int, second: int) -> None:
    """After a step of one or two links: every bird that it completes is to be saved (save.last-link, save.several)."""
    set_step(state, first, second)
    places = routes.complete_places(state, NEED_STEP)
    set_step(state, EMPTY, EMPTY)
    if places != 0:
        tasks.do_next(state, TASK_SAVES, places, first, second)


@kernel
def go_on_saving(state: State, places: int, first: int, second: int) -> None:
    """Save the birds that a step completed, one after the other, in the saver's order (save.several)."""
    set_step(state, first, second)
    places &= routes.complete_places(state, NEED_STEP)
    if places == 0:
        set_step(state, EMPTY, EMPTY)
    elif places & (places - 1) == 0:
        begin_save(state, lowest(places), NEED_STEP)
    else:
        tasks.do_next(state, TASK_SAVES, places, first, second)
        ask(state, state.active, Decision.which_bird, places)


@kernel
def begin_save(state: State, place: int, need: int) -> None:
    """The route of a bird is followed from its start (route.choice)."""
    state.saving = place
    state.route_at = content.START[state.roosting[place]]
    state.route_way = FRESHLY_ENTERED
    state.route_need = need
    for link in range(state.route_count):
        state.route[link] = EMPTY
    state.route_count = 0
    tasks.do_next(state, TASK_ROUTE, 0, 0, 0)


@kernel
def follow_route(state: State, log: Log) -> None:
    """Go along the route; where there is a choice, the saver makes it (route.choice)."""
    end = content.END[state.roosting[state.saving]]
    while state.route_at != end:
        low, high = routes.next_links(state)
        if (low == 0) == (high == 0) or low & (low - 1) != 0 or high & (high - 1) != 0:
            tasks.do_next(state, TASK_ROUTE, 0, 0, 0)
            ask(state, state.active, Decision.route)
            return
        if low != 0:
            routes.go_along(state, lowest_of_half(low))
        else:
            routes.go_along(state, content.HALF + lowest_of_half(high))
    finish_save(state, log)


@kernel
def lowest_of_half(half: int) -> int:
    """The first linkway of half a set."""
    if half & 0xFFFFFFF != 0:
        return lowest(half & 0xFFFFFFF)
    return 28 + lowest(half >> 28)


@kernel
def finish_save(state: State, log: Log) -> None:
    """The card to the saver, points to all on the route, the count to six, reactions, then its power (save.order)."""
    seat = state.active
    bird = state.roosting[state.saving]
    birds.leave_roost(state, state.saving)
    birds.arrive(state, seat, bird)
    state.saving = EMPTY
    state.route_at = EMPTY
    state.route_way = FRESHLY_ENTERED
    state.route_need = 0
    set_step(state, EMPTY, EMPTY)
    score_route(state, seat, bird, log)
    birds.trigger_last_round(state, seat, birds.check_birds(state, seat), log)
    tasks.do_next(state, TASK_SAVE_POWER, bird, 0, 0)
    birds.react(state, content.ON_BIRD_SAVED, 0, log)


@kernel
def score_route(state: State, saver: int, bird: int, log: Log) -> None:
    """Bird points to the saver, and a point for each own link on the route to everybody (score.bird, score.links)."""
    cards.gain(state, saver, content.POINTS[bird] + routes.links_on_route(state, saver))
    emit(log, Event.saved, saver, bird, content.POINTS[bird], routes.links_on_route(state, saver))
    for turn in range(1, state.players):
        other = (saver + turn) % state.players
        links = routes.links_on_route(state, other)
        if links > 0:
            cards.gain(state, other, links)
            emit(log, Event.shared, other, bird, links)


@kernel
def offer_save_power(state: State, bird: int, log: Log) -> None:
    """A power used at the save: points by themselves, else as the saver likes, now or never (power.save)."""
    row = content.BIRD_EFFECT[bird]
    if content.TIMING[bird] != content.AT_SAVE:
        return
    if content.AUTOMATIC[bird]:
        effects.perform_points(state, state.active, row, bird, log)
    elif effects.plainly_possible(state, state.active, row, bird):
        ask(state, state.active, Decision.save_power, bird)


@kernel
def place_to_save(state: State, places: int, bird: int) -> int:
    """Which of the roosting places holds this bird."""
    for place in range(content.ROOST):
        if (places >> place) & 1 and state.roosting[place] == bird:
            return place
    return EMPTY
