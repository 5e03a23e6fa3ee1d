"""What a seat knows, as an array for learners. All numbers are small; the observer's own things come first.

flock       21 × 6    bird of: me, next seat, …, nobody; male
face up      2 × 6    the same
stack        9        birds of each kind in the stack, over 4
cubes        4        over 16, from the observer on
prices       4        over 8
display     22        card lies there
hands    4 × 22       card is known to be in that hand, from the observer on
hand size    4        over 5
discards    22        card lies there
nest         7        this stage's nest card
scores       4        over 50
stage        3
decision     9        what is being decided
"""

from __future__ import annotations

from birdtable.games.above_the_clouds import content
from birdtable.games.above_the_clouds.state import State
from birdtable.games.above_the_clouds.words import Decision
from birdtable.kernel import EMPTY, Features, decision, detail, kernel

BIRD = 6
SEATS = 4
FACE_UP_AT = content.SPACES * BIRD
DRAWN_AT = FACE_UP_AT + content.FACE_UP * BIRD
STACK_AT = DRAWN_AT + BIRD
TOP_LAYER_AT = STACK_AT + content.BIRD_KINDS
CUBES_AT = TOP_LAYER_AT + content.BIRD_KINDS
PRICES_AT = CUBES_AT + SEATS
DISPLAY_AT = PRICES_AT + content.STANDARDS
HANDS_AT = DISPLAY_AT + content.CARDS
HAND_SIZES_AT = HANDS_AT + SEATS * content.CARDS
DISCARDS_AT = HAND_SIZES_AT + SEATS
NEST_AT = DISCARDS_AT + content.CARDS
SCORES_AT = NEST_AT + content.NEST_CARDS
STAGE_AT = SCORES_AT + SEATS
DECISION_AT = STAGE_AT + content.STAGES
SWAP_AT = DECISION_AT + 9
COPIED_AT = SWAP_AT + len(content.SWAPS)
FEATURES = COPIED_AT + content.CARDS


@kernel
def observe(state: State, seat: int, out: Features) -> None:
    """Write the layout above."""
    for space in range(content.SPACES):
        observe_bird(state, seat, state.flock[space], BIRD * space, out)
    for place in range(content.FACE_UP):
        observe_bird(state, seat, state.face_up[place], FACE_UP_AT + BIRD * place, out)
    observe_bird(state, seat, state.drawn, DRAWN_AT, out)
    for place in range(state.stack_count):
        out[STACK_AT + state.stack[place]] += 0.25
        if state.stack_layer[place] == state.stack_layer[state.stack_count - 1]:
            out[TOP_LAYER_AT + state.stack[place]] += 0.25
    for standard in range(content.STANDARDS):
        out[PRICES_AT + standard] = (state.on_action[standard] + 1) / 8
    for turn in range(state.players):
        observe_seat(state, seat, (seat + turn) % state.players, turn, out)
    for place in range(len(state.display)):
        if state.display[place] != EMPTY:
            out[DISPLAY_AT + state.display[place]] = 1
    for place in range(state.discard_count):
        out[DISCARDS_AT + state.discards[place]] = 1
    out[NEST_AT + state.nests[state.stage]] = 1
    out[STAGE_AT + state.stage] = 1
    if state.over == 0:
        observe_decision(state, out)


@kernel
def observe_decision(state: State, out: Features) -> None:
    """What is being decided, and about which swap or displayed card."""
    out[DECISION_AT + decision(state)] = 1
    if decision(state) == Decision.swap:
        out[SWAP_AT + detail(state, 0)] = 1
    elif decision(state) == Decision.standard and detail(state, 0) != EMPTY:
        out[COPIED_AT + detail(state, 0)] = 1


@kernel
def observe_bird(state: State, seat: int, bird: int, at: int, out: Features) -> None:
    """Whose bird it is, counted from the observer, and whether it is a male."""
    if bird == EMPTY:
        return
    if bird == content.NEUTRAL_BIRD:
        out[at + SEATS] = 1
        return
    out[at + ((bird >> 1) - seat + state.players) % state.players] = 1
    out[at + SEATS + 1] = bird & 1


@kernel
def observe_seat(state: State, viewer: int, seat: int, turn: int, out: Features) -> None:
    """Cubes, points and cards of one seat, as far as the viewer knows them."""
    out[CUBES_AT + turn] = state.cubes[seat] / 16
    out[SCORES_AT + turn] = state.score[seat] / 50
    out[HAND_SIZES_AT + turn] = state.hand_count[seat] / 5
    for slot in range(state.hand_count[seat]):
        if (state.hand_known[seat, slot] >> viewer) & 1:
            out[HANDS_AT + turn * content.CARDS + state.hand[seat, slot]] = 1
