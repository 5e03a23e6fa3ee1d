"""The nine creatures: how they move, what they may work on, and what they do. Cards are data, see creatures.toml."""

from __future__ import annotations

from birdtable.games.perch import content, homestead
from birdtable.games.perch.state import State
from birdtable.games.perch.words import Decision, Event, Verb
from birdtable.kernel import EMPTY, NOBODY, Log, ask, count_bits, emit, kernel, lowest

NO_START = -1  # the Red Fox has taken no step yet

# ====================================================================== where they may go


@kernel
def can_activate(state: State, seat: int, creature: int) -> bool:
    """Whether a seat may use a creature: controlled, not used yet, and with something to do (creature.once)."""
    if state.controller[creature] != seat or state.used[creature]:
        return False
    if creature == content.SCARECROW:
        return homestead.any_loose(state, homestead.around(state, state.scarecrow_on))
    return moves_of(state, creature, NO_START) != 0


@kernel
def moves_of(state: State, creature: int, start: int) -> int:
    """The locations to which a creature may go, as bits; `start` is where the Red Fox came from."""
    here = state.creature_on[creature]
    how = content.MOVE[creature]
    if how == content.Move.ring:
        return ring_path(state, here, EMPTY)
    if how == content.Move.anywhere:
        return homestead.in_play(state) & ~(1 << here)
    near = homestead.neighbours(state, here)
    if how == content.Move.fullest_adjacent:
        return fullest(state, near)
    if how == content.Move.far:
        return homestead.in_play(state) & ~(near | 1 << here)
    if how == content.Move.near_home:
        home = content.HOME[creature]
        return near & (homestead.neighbours(state, home) | 1 << home)
    if how == content.Move.two_steps:
        return fox_steps(state, here, near, start)
    return near


@kernel
def fullest(state: State, locations: int) -> int:
    """Of some locations, those with the most birds (creature.cat)."""
    best = -1
    found = 0
    while locations != 0:
        location = lowest(locations)
        birds = homestead.crowd(state, location)
        if birds > best:
            best = birds
            found = 0
        if birds == best:
            found |= 1 << location
        locations &= locations - 1
    return found


@kernel
def ring_path(state: State, here: int, end: int) -> int:
    """The locations that lie clockwise ahead on the edge, up to four, or up to `end` (creature.owl)."""
    length = content.RING_LENGTH[state.players]
    at = 0
    while content.RING[state.players, at] != state.place[here]:
        at += 1
    path = 0
    for step in range(1, length):
        location = state.location[content.RING[state.players, (at + step) % length]]
        if location != EMPTY and count_bits(path) < content.OWL_STEPS:
            path |= 1 << location
            if location == end:
                return path
    return path


@kernel
def fox_steps(state: State, here: int, near: int, start: int) -> int:
    """A first step from which a second one leads on, or a second step that does not double back (creature.red-fox)."""
    if start != NO_START:
        return near & ~(1 << start)
    steps = 0
    while near != 0:
        location = lowest(near)
        if homestead.neighbours(state, location) & ~(1 << here) != 0:
            steps |= 1 << location
        near &= near - 1
    return steps


@kernel
def meetings_for_scarecrow(state: State) -> int:
    """The other intersections at which three locations still meet, as bits (creature.scarecrow-place)."""
    bits = 0
    for meeting in range(content.MEETING_COUNT[state.players]):
        if meeting != state.scarecrow_on and count_bits(homestead.around(state, meeting)) == 3:
            bits |= 1 << meeting
    return bits


# ====================================================================== what they may work on


@kernel
def push_ways(state: State, here: int, flock: int) -> int:
    """The directions in which the Dog may push a bird, as bits (creature.dog, bonus.birdhouse-closed)."""
    ways = 0
    if homestead.is_loose(state, here, flock):
        for direction in range(content.DIRECTIONS):
            there = homestead.next_location(state, here, direction)
            if there == EMPTY or state.housed[there, flock] == 0:
                ways |= 1 << direction
    return ways


@kernel
def carry_to(state: State, here: int, flock: int) -> int:
    """The locations to which the Cat may move a bird, as bits (creature.cat)."""
    if not homestead.is_loose(state, here, flock):
        return 0
    return homestead.unclosed(state, flock, homestead.neighbours(state, here))


@kernel
def fetch_from(state: State, here: int, flock: int) -> int:
    """The locations from which the Bee may bring a bird of a colour, as bits (creature.bee)."""
    if not homestead.is_loose(state, here, flock):
        return 0
    return homestead.loose(state, flock, homestead.in_play(state) & ~(1 << here))


@kernel
def swap_with(state: State, here: int, flock: int, other: int) -> int:
    """The locations where a bird of another colour can change places with this one, as bits (creature.cuckoo)."""
    if other == flock or state.housed[here, other]:
        return 0
    return homestead.unclosed(state, flock, homestead.loose(state, other, homestead.in_play(state) & ~(1 << here)))


@kernel
def swap_seats(state: State, here: int, flock: int) -> int:
    """The seats of the Fountain whose bird can change places with one of this flock, as bits (creature.squirrel)."""
    seats = 0
    for spot in range(content.FOUNTAIN_SEATS[state.players]):
        other = state.fountain[spot]
        if other != EMPTY and other != flock and state.housed[here, other] == 0:
            seats |= 1 << spot
    return seats


@kernel
def can_swap(state: State, creature: int, flock: int) -> bool:
    """Whether a bird of this flock beside the Cuckoo or the Squirrel finds a partner (creature.effect)."""
    here = state.creature_on[creature]
    if not homestead.is_loose(state, here, flock):
        return False
    if content.EFFECT[creature] == content.Effect.swap_fountain:
        return swap_seats(state, here, flock) != 0
    for other in range(content.FLOCK_COUNT[state.players]):
        if swap_with(state, here, flock, other) != 0:
            return True
    return False


# ====================================================================== what they do


@kernel
def activate(state: State, seat: int, creature: int, log: Log) -> bool:
    """The creature's card is turned down; it is to move, or acts at once from where it stands (creature.once)."""
    state.used[creature] = 1
    state.acting = creature
    state.sends = content.SEND_COUNT[creature]
    emit(log, Event.activated, seat, creature)
    if creature == content.SCARECROW:
        state.reach = homestead.around(state, state.scarecrow_on)
        return True
    ask(state, seat, Decision.move, creature, NO_START)
    return False


@kernel
def go(state: State, seat: int, creature: int, start: int, location: int, log: Log) -> bool:
    """A creature moves; whether it has arrived and acts."""
    here = state.creature_on[creature]
    state.creature_on[creature] = location
    emit(log, Event.moved, seat, creature, location)
    if content.MOVE[creature] == content.Move.ring:
        state.reach = ring_path(state, here, location)
    else:
        state.reach |= 1 << location
    if state.sends == 2 and start == NO_START:  # the Red Fox takes two steps
        ask(state, seat, Decision.move, creature, here)
        return False
    return True


@kernel
def ask_to_move_birds(state: State, seat: int, creature: int) -> None:
    """Let the player choose what a creature moves; without anything to choose it rests (creature.effect)."""
    here = state.creature_on[creature]
    effect = content.EFFECT[creature]
    for flock in range(content.FLOCK_COUNT[state.players]):
        if effect == content.Effect.push:
            if push_ways(state, here, flock) != 0:
                ask(state, seat, Decision.push, creature)
                return
        elif effect == content.Effect.send_and_carry:
            if carry_to(state, here, flock) != 0:
                ask(state, seat, Decision.carry, creature)
                return
        elif effect == content.Effect.bring:
            if fetch_from(state, here, flock) != 0:
                ask(state, seat, Decision.fetch, creature)
                return
        elif can_swap(state, creature, flock):  # the Cuckoo, the Squirrel
            ask(state, seat, Decision.swap, creature)
            return
    rest(state)


@kernel
def rest(state: State) -> None:
    """The creature has done what it can."""
    state.acting = EMPTY
    state.reach = 0
    state.sends = 0


@kernel
def act(state: State, seat: int) -> None:
    """A creature does what its card says: it sends birds first, then moves others (creature.effect)."""
    creature = state.acting
    if state.sends > 0 and homestead.any_loose(state, state.reach):
        ask(state, seat, Decision.send, creature)
    elif content.EFFECT[creature] == content.Effect.send:
        rest(state)
    else:
        ask_to_move_birds(state, seat, creature)


@kernel
def send_bird(state: State, seat: int, location: int, flock: int, log: Log) -> None:
    """A creature sends a bird to the Fountain."""
    state.sends -= 1
    state.reach &= ~(1 << location)
    homestead.take_off(state, location, flock)
    emit(log, Event.sent, seat, flock, location)


@kernel
def move_birds(state: State, seat: int, kind: int, action: int, first: int, log: Log) -> int:
    """What Dog, Cat, Bee, Cuckoo and Squirrel do to the birds that were chosen; the flock of a bird to send."""
    here = state.creature_on[state.acting]
    if Verb.push.has(action):
        flock, direction = Verb.push.parts(action)
        return push_bird(state, seat, flock, direction, log)
    if Verb.carry.has(action):
        flock, there = Verb.carry.parts(action)
        move_bird(state, seat, flock, here, there, log)
    elif Verb.swap.has(action):
        offer_swap(state, seat, Verb.swap.part(action))
    elif Verb.seat.has(action):
        swap_with_seat(state, seat, first, Verb.seat.part(action), log)
    else:
        flock, there = Verb.fetch.parts(action)
        if kind == Decision.swap_with:
            swap_birds(state, seat, first, flock, there, log)
        else:
            move_bird(state, seat, flock, there, here, log)
    return NOBODY


@kernel
def push_bird(state: State, seat: int, flock: int, direction: int, log: Log) -> int:
    """The Dog pushes a bird to the next location, or off the board: then it is a bird to send (creature.dog)."""
    here = state.creature_on[state.acting]
    there = homestead.next_location(state, here, direction)
    rest(state)
    homestead.take_off(state, here, flock)
    if there == EMPTY:
        emit(log, Event.pushed_off, seat, flock, here)
        return flock
    homestead.settle(state, there, flock)
    emit(log, Event.pushed, seat, flock, here, there)
    return NOBODY


@kernel
def move_bird(state: State, seat: int, flock: int, here: int, there: int, log: Log) -> None:
    """A bird moves from one location to another (creature.cat, creature.bee)."""
    rest(state)
    homestead.take_off(state, here, flock)
    homestead.settle(state, there, flock)
    emit(log, Event.pushed, seat, flock, here, there)


@kernel
def offer_swap(state: State, seat: int, flock: int) -> None:
    """The first bird of a swap is chosen; now its partner."""
    if content.EFFECT[state.acting] == content.Effect.swap_fountain:
        ask(state, seat, Decision.swap_seat, flock)
    else:
        ask(state, seat, Decision.swap_with, flock)


@kernel
def swap_birds(state: State, seat: int, flock: int, other: int, there: int, log: Log) -> None:
    """Two birds on locations change places; each joins its colour's stack (creature.cuckoo)."""
    here = state.creature_on[state.acting]
    rest(state)
    homestead.take_off(state, here, flock)
    homestead.take_off(state, there, other)
    homestead.settle(state, there, flock)
    homestead.settle(state, here, other)
    emit(log, Event.swapped, seat, flock, here, other, there)


@kernel
def swap_with_seat(state: State, seat: int, flock: int, spot: int, log: Log) -> None:
    """A bird takes the very seat of one on the Fountain, which takes its place (creature.squirrel, fountain.stays)."""
    here = state.creature_on[state.acting]
    other = state.fountain[spot]
    rest(state)
    homestead.take_off(state, here, flock)
    homestead.settle(state, here, other)
    state.fountain[spot] = flock
    state.seated[flock] += 1
    state.seated[other] -= 1
    emit(log, Event.swapped_seat, seat, flock, here, other, spot)


@kernel
def stand(state: State, seat: int, meeting: int, log: Log) -> None:
    """The Scarecrow is put where three locations meet (creature.scarecrow-place)."""
    state.scarecrow_on = meeting
    first = state.location[content.MEETINGS[state.players, meeting, 0]]
    second = state.location[content.MEETINGS[state.players, meeting, 1]]
    third = state.location[content.MEETINGS[state.players, meeting, 2]]
    emit(log, Event.stood, seat, meeting, first, second, third)
