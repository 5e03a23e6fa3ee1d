"""The end of a stage: birds land, cards score, the flock forms anew."""

from __future__ import annotations

from birdtable.games.above_the_clouds import cards, content, flock, setup, stack
from birdtable.games.above_the_clouds.state import State
from birdtable.games.above_the_clouds.words import Decision, Event
from birdtable.kernel import EMPTY, Log, ask, emit, kernel, shuffle


@kernel
def land(state: State, log: Log) -> None:
    """The foremost bird of each column lands, scores by the nest card and goes under the stack (landing.*)."""
    state.landed = 1
    landed = stack.make_room_under_stack(state)
    place = 0
    for column in range(content.COLUMNS[state.players]):
        if flock.height(state, column) > 0:
            space = (content.ROWS - flock.height(state, column)) * content.WIDTH + column
            emit(log, Event.landed, state.flock[space], column)
            state.stack[place] = state.flock[space]
            state.stack_layer[place] = state.stage + 1
            state.flock[space] = EMPTY
            place += 1
    for seat in range(state.players):
        score_landing(state, seat, landed, log)
    shuffle(state, state.stack, landed)


@kernel
def score_landing(state: State, seat: int, landed: int, log: Log) -> None:
    """Points by the number of landed birds, and for each pair of a female and a male (landing.points, .pairs)."""
    females = 0
    males = 0
    for place in range(landed):
        if state.stack[place] == 2 * seat + content.FEMALE:
            females += 1
        elif state.stack[place] == 2 * seat + content.MALE:
            males += 1
    nest = state.nests[state.stage]
    pairs = min(females, males)
    for_pairs = pairs * content.PAIR_POINTS[nest]
    points = content.LANDING_POINTS[nest, females + males] + for_pairs
    state.score[seat] += points
    emit(log, Event.nested, seat, females + males, pairs, points, for_pairs)


@kernel
def ask_to_score(state: State, asked: int) -> None:
    """Ask the next player in turn order who holds cards, until all were asked (scoring.cards)."""
    for turn in range(asked, state.players):
        seat = (state.start_seat + turn) % state.players
        if state.hand_count[seat] > 0:
            ask(state, seat, Decision.score_cards, turn)
            return


@kernel
def prepare_next_stage(state: State, log: Log) -> None:
    """Cubes back, display filled, flock re-formed, a new nest card and start player (next.*)."""
    state.stage += 1
    state.landed = 0
    take_cubes_back(state)
    cards.fill_display(state, log)
    reform(state, log)
    stack.turn_up_birds(state, log)
    setup.begin_stage(state, log)


@kernel
def take_cubes_back(state: State) -> None:
    """All cubes return to their owners, so every action costs 1 again (next.cubes)."""
    for standard in range(content.STANDARDS):
        state.cubes[state.on_action_seat[standard]] += state.on_action[standard]
        state.on_action[standard] = 0
        state.on_action_seat[standard] = 0
    for seat in range(state.players):
        state.cubes[seat] += state.in_nest[seat]
        state.in_nest[seat] = 0


@kernel
def reform(state: State, log: Log) -> None:
    """Columns short of the triangle move forward and take a bird at the back (next.formation, next.surplus)."""
    for column in range(content.COLUMNS[state.players]):
        while flock.height(state, column) < content.FORMATION[state.players, column] and state.stack_count > 0:
            bird = stack.draw_bird(state)
            flock.push_forward(state, column, bird)
            emit(log, Event.joined, bird, column)
