"""The nine creatures: how they move, what they may work on, and what they do. Cards are data, see creatures.toml."""

from __future__ import annotations

from birdtable.games.perch.actions import (
    ACTIVATED,
    CARRYING,
    FETCHING,
    MOVED,
    MOVING,
    PUSHED,
    PUSHED_OFF,
    PUSHING,
    SENDING,
    SENT,
    STOOD,
    SWAPPED,
    SWAPPED_SEAT,
    SWAPPING,
    SWAPPING_SEAT,
    SWAPPING_WITH,
)
from birdtable.games.perch.homestead import (
    around,
    crowd,
    in_play,
    is_loose,
    loose,
    neighbours,
    next_location,
    settle,
    take_off,
    unclosed,
)
from birdtable.games.perch.tables import (
    ANYWHERE,
    AROUND,
    BRINGS,
    DIRECTIONS,
    EFFECT,
    FAR,
    FLOCK_COUNT,
    FOUNTAIN_SEATS,
    FULLEST_ADJACENT,
    HOME,
    MEETING_COUNT,
    MEETINGS,
    MOVE,
    NEAR_HOME,
    OWL_STEPS,
    PUSHES,
    RING,
    RING_LENGTH,
    SCARECROW,
    SEND_COUNT,
    SENDS,
    SENDS_AND_CARRIES,
    SWAPS,
    SWAPS_FOUNTAIN,
    TWO_STEPS,
)
from birdtable.kernel.bits import count_bits, lowest
from birdtable.kernel.decisions import NOBODY, ask
from birdtable.kernel.dialect import kernel
from birdtable.kernel.events import emit
from birdtable.kernel.record import EMPTY

NO_START = -1  # the Red Fox has taken no step yet

# ====================================================================== where they may go


@kernel
def can_activate(state, seat, creature):
    """Whether a seat may use a creature: controlled, not used yet, and with something to do (creature.once)."""
    if state.controller[creature] != seat or state.used[creature]:
        return False
    if creature == SCARECROW:
        return can_send_from(state, around(state, state.scarecrow_on))
    return moves_of(state, creature, NO_START) != 0


@kernel
def moves_of(state, creature, start):
    """The locations to which a creature may go, as bits; `start` is where the Red Fox came from."""
    here = state.creature_on[creature]
    how = MOVE[creature]
    if how == AROUND:
        return ring_path(state, here, EMPTY)
    if how == ANYWHERE:
        return in_play(state) & ~(1 << here)
    near = neighbours(state, here)
    if how == FULLEST_ADJACENT:
        return fullest(state, near)
    if how == FAR:
        return in_play(state) & ~(near | 1 << here)
    if how == NEAR_HOME:
        home = HOME[creature]
        return near & (neighbours(state, home) | 1 << home)
    if how == TWO_STEPS:
        return fox_steps(state, here, near, start)
    return near


@kernel
def fullest(state, locations):
    """Of some locations, those with the most birds (creature.cat)."""
    best = -1
    found = 0
    while locations != 0:
        location = lowest(locations)
        birds = crowd(state, location)
        if birds > best:
            best = birds
            found = 0
        if birds == best:
            found |= 1 << location
        locations &= locations - 1
    return found


@kernel
def ring_path(state, here, end):
    """The locations that lie clockwise ahead on the edge, up to four, or up to `end` (creature.owl)."""
    length = RING_LENGTH[state.players]
    at = 0
    while RING[state.players, at] != state.place[here]:
        at += 1
    path = 0
    for step in range(1, length):
        location = state.location[RING[state.players, (at + step) % length]]
        if location != EMPTY and count_bits(path) < OWL_STEPS:
            path |= 1 << location
            if location == end:
                return path
    return path


@kernel
def fox_steps(state, here, near, start):
    """A first step from which a second one leads on, or a second step that does not double back (creature.red-fox)."""
    if start != NO_START:
        return near & ~(1 << start)
    steps = 0
    while near != 0:
        location = lowest(near)
        if neighbours(state, location) & ~(1 << here) != 0:
            steps |= 1 << location
        near &= near - 1
    return steps


@kernel
def meetings_for_scarecrow(state):
    """The other intersections at which three locations still meet, as bits (creature.scarecrow-place)."""
    bits = 0
    for meeting in range(MEETING_COUNT[state.players]):
        if meeting != state.scarecrow_on and count_bits(around(state, meeting)) == 3:
            bits |= 1 << meeting
    return bits


# ====================================================================== what they may work on


@kernel
def can_send_from(state, locations):
    """Whether there is a free bird on any of these locations."""
    for flock in range(FLOCK_COUNT[state.players]):
        if loose(state, flock, locations) != 0:
            return True
    return False


@kernel
def push_ways(state, here, flock):
    """The directions in which the Dog may push a bird, as bits (creature.dog, bonus.birdhouse-closed)."""
    ways = 0
    if is_loose(state, here, flock):
        for direction in range(DIRECTIONS):
            there = next_location(state, here, direction)
            if there == EMPTY or state.housed[there, flock] == 0:
                ways |= 1 << direction
    return ways


@kernel
def carry_to(state, here, flock):
    """The locations to which the Cat may move a bird, as bits (creature.cat)."""
    if not is_loose(state, here, flock):
        return 0
    return unclosed(state, flock, neighbours(state, here))


@kernel
def fetch_from(state, here, flock):
    """The locations from which the Bee may bring a bird of a colour, as bits (creature.bee)."""
    if not is_loose(state, here, flock):
        return 0
    return loose(state, flock, in_play(state) & ~(1 << here))


@kernel
def swap_with(state, here, flock, other):
    """The locations where a bird of another colour can change places with this one, as bits (creature.cuckoo)."""
    if other == flock or state.housed[here, other]:
        return 0
    return unclosed(state, flock, loose(state, other, in_play(state) & ~(1 << here)))


@kernel
def swap_seats(state, here, flock):
    """The seats of the Fountain whose bird can change places with one of this flock, as bits (creature.squirrel)."""
    seats = 0
    for spot in range(FOUNTAIN_SEATS[state.players]):
        other = state.fountain[spot]
        if other != EMPTY and other != flock and state.housed[here, other] == 0:
            seats |= 1 << spot
    return seats


@kernel
def can_swap(state, creature, flock):
    """Whether a bird of this flock beside the Cuckoo or the Squirrel finds a partner (creature.effect)."""
    here = state.creature_on[creature]
    if not is_loose(state, here, flock):
        return False
    if EFFECT[creature] == SWAPS_FOUNTAIN:
        return swap_seats(state, here, flock) != 0
    for other in range(FLOCK_COUNT[state.players]):
        if swap_with(state, here, flock, other) != 0:
            return True
    return False


# ====================================================================== what they do


@kernel
def activate(state, seat, creature, log):
    """The creature's card is turned down; it is to move, or acts at once from where it stands (creature.once)."""
    state.used[creature] = 1
    state.acting = creature
    state.sends = SEND_COUNT[creature]
    emit(log, ACTIVATED, seat, creature, 0, 0, 0)
    if creature == SCARECROW:
        state.reach = around(state, state.scarecrow_on)
        return True
    ask(state, seat, MOVING, creature, NO_START)
    return False


@kernel
def go(state, seat, creature, start, location, log):
    """A creature moves; whether it has arrived and acts."""
    here = state.creature_on[creature]
    state.creature_on[creature] = location
    emit(log, MOVED, seat, creature, location, 0, 0)
    if MOVE[creature] == AROUND:
        state.reach = ring_path(state, here, location)
    else:
        state.reach |= 1 << location
    if state.sends == 2 and start == NO_START:  # the Red Fox takes two steps
        ask(state, seat, MOVING, creature, here)
        return False
    return True


@kernel
def ask_to_move_birds(state, seat, creature):
    """Let the player choose what a creature moves; without anything to choose it rests (creature.effect)."""
    here = state.creature_on[creature]
    effect = EFFECT[creature]
    question = EMPTY
    for flock in range(FLOCK_COUNT[state.players]):
        if effect == PUSHES and push_ways(state, here, flock) != 0:
            question = PUSHING
        elif effect == SENDS_AND_CARRIES and carry_to(state, here, flock) != 0:
            question = CARRYING
        elif effect == BRINGS and fetch_from(state, here, flock) != 0:
            question = FETCHING
        elif effect >= SWAPS and can_swap(state, creature, flock):  # the Cuckoo, the Squirrel
            question = SWAPPING
    if question == EMPTY:
        rest(state)
    else:
        ask(state, seat, question, creature, 0)


@kernel
def rest(state):
    """The creature has done what it can."""
    state.acting = EMPTY
    state.reach = 0
    state.sends = 0


@kernel
def act(state, seat):
    """A creature does what its card says: it sends birds first, then moves others (creature.effect)."""
    creature = state.acting
    if state.sends > 0 and can_send_from(state, state.reach):
        ask(state, seat, SENDING, creature, 0)
    elif EFFECT[creature] == SENDS:
        rest(state)
    else:
        ask_to_move_birds(state, seat, creature)


@kernel
def send_bird(state, seat, location, flock, log):
    """A creature sends a bird to the Fountain."""
    state.sends -= 1
    state.reach &= ~(1 << location)
    take_off(state, location, flock)
    emit(log, SENT, seat, flock, location, 0, 0)


@kernel
def push_bird(state, seat, flock, direction, log):
    """The Dog pushes a bird to the next location, or off the board: then it is a bird to send (creature.dog)."""
    here = state.creature_on[state.acting]
    there = next_location(state, here, direction)
    rest(state)
    take_off(state, here, flock)
    if there == EMPTY:
        emit(log, PUSHED_OFF, seat, flock, here, 0, 0)
        return flock
    settle(state, there, flock)
    emit(log, PUSHED, seat, flock, here, there, 0)
    return NOBODY


@kernel
def move_bird(state, seat, flock, here, there, log):
    """A bird moves from one location to another (creature.cat, creature.bee)."""
    rest(state)
    take_off(state, here, flock)
    settle(state, there, flock)
    emit(log, PUSHED, seat, flock, here, there, 0)


@kernel
def offer_swap(state, seat, creature, flock):
    """The first bird of a swap is chosen; now its partner."""
    if EFFECT[creature] == SWAPS_FOUNTAIN:
        ask(state, seat, SWAPPING_SEAT, flock, 0)
    else:
        ask(state, seat, SWAPPING_WITH, flock, 0)


@kernel
def swap_birds(state, seat, flock, other, there, log):
    """Two birds on locations change places; each joins its colour's stack (creature.cuckoo)."""
    here = state.creature_on[state.acting]
    rest(state)
    take_off(state, here, flock)
    take_off(state, there, other)
    settle(state, there, flock)
    settle(state, here, other)
    emit(log, SWAPPED, seat, flock, here, other, there)


@kernel
def swap_with_seat(state, seat, flock, spot, log):
    """A bird takes the very seat of one on the Fountain, which takes its place (creature.squirrel, fountain.stays)."""
    here = state.creature_on[state.acting]
    other = state.fountain[spot]
    rest(state)
    take_off(state, here, flock)
    settle(state, here, other)
    state.fountain[spot] = flock
    state.seated[flock] += 1
    state.seated[other] -= 1
    emit(log, SWAPPED_SEAT, seat, flock, here, other, spot)


@kernel
def stand(state, seat, meeting, log):
    """The Scarecrow is put where three locations meet (creature.scarecrow-place)."""
    state.scarecrow_on = meeting
    first = state.location[MEETINGS[state.players, meeting, 0]]
    second = state.location[MEETINGS[state.players, meeting, 1]]
    third = state.location[MEETINGS[state.players, meeting, 2]]
    emit(log, STOOD, seat, meeting, first, second, third)
