"""Saving a bird: which ones a step completes, by which route, and what that brings."""

from __future__ import annotations

from birdtable.games.fly_a_way import birds, content, links, routes, tasks
from birdtable.games.fly_a_way.content import Timing, Trigger
from birdtable.games.fly_a_way.state import State
from birdtable.games.fly_a_way.words import Completed, Decision, Event, Need, Task, Way
from birdtable.kernel import EMPTY, Log, ask, emit, kernel, lowest


@kernel
def set_step(state: State, first: int, second: int) -> None:
    """Remember the links of the step just made."""
    state.step[0] = first
    state.step[1] = second


@kernel
def look_for_saves(state: State, first: int, second: int, origin: int) -> None:
    """After a step of one or two links: every bird whose route it completes may be saved (save.last-link).

    origin  where a link that moved has come from, else EMPTY
    """
    set_step(state, first, second)
    places = routes.complete_places(state, Need.step)
    set_step(state, EMPTY, EMPTY)
    if places != 0:
        places &= ~complete_before(state, first, second, origin)
    if places != 0:
        tasks.do_next(state, Task.saves, places, first, second)


@kernel
def complete_before(state: State, first: int, second: int, origin: int) -> int:
    """The roosting places whose birds had a complete route before the step: it changes nothing for them, as bits."""
    seat = state.links[first]
    lay(state, EMPTY, first, second)
    lay(state, seat, origin, EMPTY)
    places = routes.complete_places(state, Need.nothing)
    lay(state, EMPTY, origin, EMPTY)
    lay(state, seat, first, second)
    return places


@kernel
def lay(state: State, owner: int, first: int, second: int) -> None:
    """Links of an owner, or none, on up to two linkways."""
    if first != EMPTY:
        state.links[first] = owner
    if second != EMPTY:
        state.links[second] = owner


@kernel
def go_on_saving(state: State, places: int, first: int, second: int) -> None:
    """The birds that a step completed, one after the other, in the saver's order (save.several, save.option)."""
    set_step(state, first, second)
    places &= routes.complete_places(state, Need.step)
    if places == 0:
        set_step(state, EMPTY, EMPTY)
        return
    place = lowest(places)
    single = places == 1 << place
    if single and not anything_against(state, state.roosting[place]):
        begin_save(state, place, Need.step)
        return
    tasks.do_next(state, Task.saves, places, first, second)
    if single:
        ask(state, state.active, Decision.save, state.roosting[place], Completed.by_link)
    else:
        ask(state, state.active, Decision.which_bird, places)


@kernel
def anything_against(state: State, bird: int) -> bool:
    """Whether something can speak against saving a bird: only then its player is asked (save.option)."""
    seat = state.active
    if content.TIMING[bird] == Timing.save:
        return True
    if not state.last_round and state.front_count[seat] + 1 >= content.BIRDS_TO_END:
        return True
    for turn in range(1, state.players):
        other = (seat + turn) % state.players
        if routes.complete(state, bird, Need.link_of + other) or birds.awaits_saves(state, other):
            return True
    return False


@kernel
def anything_against_some(state: State, places: int) -> bool:
    """The same for any bird of a set of roosting places."""
    for place in range(content.ROOST):
        if (places >> place) & 1 and anything_against(state, state.roosting[place]):
            return True
    return False


@kernel
def leave(state: State, log: Log) -> None:
    """The birds that the step of the task on top completed are left: as if newly drawn (save.option, offer.again)."""
    _, places, _, _ = tasks.take_task(state)
    set_step(state, EMPTY, EMPTY)
    for place in range(content.ROOST):
        if (places >> place) & 1 and state.roosting[place] != EMPTY:
            birds.note_offer(state, place, log)


@kernel
def save_next(state: State, bird: int) -> None:
    """Of the birds that the step of the task on top completed, this one is saved next (save.several, save.option)."""
    top = state.task_count - 1
    set_step(state, state.task_args[top, 1], state.task_args[top, 2])
    begin_save(state, birds.roosting_place(state, bird), Need.step)


@kernel
def begin_save(state: State, place: int, need: int) -> None:
    """The route of a bird is followed from its start (route.choice)."""
    state.saving = place
    state.route_bird = state.roosting[place]
    state.route_at = content.START[state.roosting[place]]
    state.route_way = Way.entered
    state.route_need = need
    for link in range(state.route_count):
        state.route[link] = EMPTY
    state.route_count = 0
    tasks.do_next(state, Task.route)


@kernel
def follow_route(state: State, log: Log) -> None:
    """Go along the route; where there is a choice, the saver makes it (route.choice)."""
    end = content.END[state.roosting[state.saving]]
    while state.route_at != end:
        low, high = routes.next_links(state)
        linkway, low, high = links.pick(low, high)
        if low | high != 0:
            tasks.do_next(state, Task.route)
            ask(state, state.active, Decision.route)
            return
        routes.go_along(state, linkway)
    finish_save(state, log)


@kernel
def finish_save(state: State, log: Log) -> None:
    """The card to the saver, points to all on the route, the count to six, reactions, then its power (save.order)."""
    seat = state.active
    bird = state.roosting[state.saving]
    birds.leave_roost(state, state.saving)
    birds.arrive(state, seat, bird)
    state.saving = EMPTY
    state.route_at = EMPTY
    state.route_way = Way.entered
    state.route_need = Need.nothing
    set_step(state, EMPTY, EMPTY)
    score_route(state, seat, bird, log)
    birds.count_birds(state, seat, log)
    tasks.do_next(state, Task.save_power, bird)
    birds.react(state, Trigger.bird_saved, log)


@kernel
def score_route(state: State, saver: int, bird: int, log: Log) -> None:
    """Bird points to the saver, and a point for each own link on the route to everybody (score.bird, score.links)."""
    own = routes.links_on_route(state, saver)
    state.score[saver] += content.POINTS[bird] + own
    emit(log, Event.saved, saver, bird, content.POINTS[bird], own)
    for turn in range(1, state.players):
        other = (saver + turn) % state.players
        shared = routes.links_on_route(state, other)
        if shared > 0:
            state.score[other] += shared
            emit(log, Event.shared, other, bird, shared)
