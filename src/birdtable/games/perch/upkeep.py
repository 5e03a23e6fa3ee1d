"""Upkeep: the locations are scored, then they act one by one, and creatures change hands (upkeep.*, creature.*)."""

from __future__ import annotations

from birdtable.games.perch import content, creatures, fountain, homestead, scoring
from birdtable.games.perch.state import State
from birdtable.games.perch.words import Decision, Event
from birdtable.kernel import EMPTY, Log, ask, emit, kernel, lowest


@kernel
def score(state: State, log: Log) -> None:
    """The locations pay, and the turn order follows from the points (scoring.locations, order.points)."""
    scoring.score_locations(state, log)
    scoring.new_turn_order(state, log)
    state.step = 1


@kernel
def trigger_locations(state: State, log: Log) -> None:
    """The locations act one by one; then the marker advances, until the last round is over (upkeep.*)."""
    while state.pending_count == 0 and state.step <= content.PLACES[state.players]:
        trigger(state, state.step - 1, log)
        state.step += 1


@kernel
def trigger(state: State, place: int, log: Log) -> None:
    """A location acts in Upkeep (upkeep.locations)."""
    location = state.location[place]
    if location == EMPTY:
        return
    if content.CREATURE_OF[location] != EMPTY:
        give_control(state, content.CREATURE_OF[location], location, log)
    elif location == content.POWER_LINES:
        fountain.send_from(state, content.POWER_LINES, log)
    elif location == content.HANGING_NEST and homestead.crowd(state, location) >= content.HANGING_NEST_LIMIT:
        fall(state, log)
    elif location == content.OVERSTUFFED and homestead.crowd(state, location) >= content.OVERSTUFFED_LIMIT:
        burst(state, place, log)


@kernel
def give_control(state: State, creature: int, home: int, log: Log) -> None:
    """Whoever leads on its home controls a creature in the next round (creature.control, .home, .tie, two.ties)."""
    before = state.controller[creature]
    state.used[creature] = 0
    seat = homestead.leader(state, home)
    if not homestead.is_player(state, seat):
        state.controller[creature] = EMPTY
        emit(log, Event.uncontrolled, creature)
        return
    state.controller[creature] = seat
    emit(log, Event.controls, seat, creature)
    if creature != content.SCARECROW:
        if state.creature_on[creature] == EMPTY:
            state.creature_on[creature] = home
    elif seat != before and state.round_number < content.ROUNDS:
        choose_meeting(state, seat, log)


@kernel
def choose_meeting(state: State, seat: int, log: Log) -> None:
    """Its controller places the Scarecrow, unasked if one intersection is left (creature.scarecrow-place)."""
    meetings = creatures.meetings_for_scarecrow(state)
    if meetings & (meetings - 1) != 0:
        ask(state, seat, Decision.stand)
    elif meetings != 0:
        creatures.stand(state, seat, lowest(meetings), log)


@kernel
def fall(state: State, log: Log) -> None:
    """The Precariously Hanging Nest drops its birds into the Plaza (upkeep.hanging-nest, bonus.birdhouse-locations)."""
    fallen = 0
    for flock in range(content.FLOCK_COUNT[state.players]):
        if state.birds[content.HANGING_NEST, flock] > 0 and not homestead.is_sheltered(
            state, content.HANGING_NEST, flock
        ):
            if fallen == 0:
                emit(log, Event.falls, content.HANGING_NEST)
            fallen += 1
            clear_stack(state, content.HANGING_NEST, flock, log)


@kernel
def clear_stack(state: State, location: int, flock: int, log: Log) -> None:
    """A whole stack goes to the Plaza, a Bird-Brained one to the Roost (two.roost)."""
    birds = state.birds[location, flock]
    if birds == 0:
        return
    for _ in range(birds):
        homestead.take_off(state, location, flock)
    if homestead.is_player(state, flock):
        fountain.to_plaza(state, flock, birds, location, log)
    else:
        fountain.to_roost(state, flock, birds, log)


@kernel
def burst(state: State, place: int, log: Log) -> None:
    """The Overstuffed Birdhouse drops all its birds and leaves the game (upkeep.overstuffed)."""
    emit(log, Event.falls, content.OVERSTUFFED)
    for flock in range(content.FLOCK_COUNT[state.players]):
        clear_stack(state, content.OVERSTUFFED, flock, log)
    remove_location(state, place, log)


@kernel
def remove_location(state: State, place: int, log: Log) -> None:
    """A location goes to the box, its nests too; creatures on it go home (upkeep.removed)."""
    location = state.location[place]
    state.location[place] = EMPTY
    state.place[location] = EMPTY
    state.nests_away += state.free_nests[location]
    state.free_nests[location] = 0
    unused = 0
    while state.box[unused] != EMPTY:
        unused += 1
    state.box[unused] = location
    emit(log, Event.removed, location)
    for creature in range(content.CREATURES):
        if state.creature_on[creature] == location:
            state.creature_on[creature] = content.HOME[creature]
            emit(log, Event.went_home, creature)
