"""The bird stack and the birds beside it: drawing, adding, searching."""

from __future__ import annotations

from birdtable.games.above_the_clouds import content, flock, legal
from birdtable.games.above_the_clouds.state import State
from birdtable.games.above_the_clouds.words import Decision, Event
from birdtable.kernel import EMPTY, Log, ask, emit, kernel, learn, piles, shuffle

FRONT_END = 0


@kernel
def put_on_stack(state: State, bird: int) -> None:
    """A bird on top of the stack, as one more of the birds shuffled together at the start."""
    state.stack[state.stack_count] = bird
    state.stack_layer[state.stack_count] = 0
    state.stack_count += 1


@kernel
def draw_bird(state: State) -> int:
    """The top bird of the stack, now seen by all."""
    learn(state)
    state.stack_count -= 1
    state.stack_layer[state.stack_count] = EMPTY
    return piles.lift(state.stack, state.stack_count)


@kernel
def turn_up_birds(state: State, log: Log) -> None:
    """Fill the places beside the stack while it has birds (setup.reserve, action.add-reveal, next.face-up)."""
    for place in range(content.FACE_UP):
        if state.face_up[place] == EMPTY and state.stack_count > 0:
            state.face_up[place] = draw_bird(state)
            emit(log, Event.revealed, state.face_up[place])


@kernel
def pick_up_bird(state: State, seat: int, source: int, log: Log) -> None:
    """Take a face-up bird or the top of the stack, and choose its place (action.add)."""
    if source == legal.STACK_PLACE:
        state.drawn = draw_bird(state)
    else:
        state.drawn = state.face_up[source]
        state.face_up[source] = EMPTY
    emit(log, Event.drew, seat, state.drawn, source)
    ask(state, seat, Decision.place, source)


@kernel
def place_bird(state: State, seat: int, column: int, end: int, log: Log) -> None:
    """Put the bird at the front of a column or, pushing it forward, at the back (action.add-front, .add-back)."""
    bird = state.drawn
    state.drawn = EMPTY
    emit(log, Event.placed, seat, bird, column, end)
    if end == FRONT_END:
        state.flock[(content.BACK - flock.height(state, column)) * content.WIDTH + column] = bird
    else:
        flock.push_forward(state, column, bird)
    turn_up_birds(state, log)


@kernel
def search_stack(state: State, seat: int, bird: int, log: Log) -> None:
    """Take any bird out of the stack, shuffle the rest, and choose its place (card.favorite-bird)."""
    place = 0
    while state.stack[place] != bird:
        place += 1
    last = state.stack_count - 1
    state.stack[place] = state.stack[last]
    state.stack[last] = EMPTY
    state.stack_layer[last] = EMPTY
    state.stack_count = last
    for other in range(last):
        state.stack_layer[other] = 0
    shuffle(state, state.stack, last)
    state.drawn = bird
    emit(log, Event.searched, seat, bird)
    ask(state, seat, Decision.place, legal.STACK_PLACE)


@kernel
def make_room_under_stack(state: State) -> int:
    """Lift the stack by one place for each column that lands a bird (landing.stack)."""
    room = 0
    for column in range(content.COLUMNS[state.players]):
        if flock.height(state, column) > 0:
            room += 1
    for place in range(state.stack_count - 1, -1, -1):
        state.stack[place + room] = state.stack[place]
        state.stack_layer[place + room] = state.stack_layer[place]
    state.stack_count += room
    return room
