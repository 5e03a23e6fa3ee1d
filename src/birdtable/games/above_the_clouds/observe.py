"""What a seat knows, as an array for learners: `Seen` says what lies where. Seats count from the observer on."""

from __future__ import annotations

from birdtable.games.above_the_clouds import content
from birdtable.games.above_the_clouds.state import State
from birdtable.games.above_the_clouds.words import Decision
from birdtable.kernel import EMPTY, Features, Pieces, ahead, decision, detail, kernel, piece, put

SEATS = 4


class Bird(Pieces):
    """A bird; all 0 where there is none."""

    owner = piece("me, the next seat, …", SEATS)
    neutral = piece("1 if it is nobody's")
    male = piece("1 if it is one")


class Seen(Pieces):
    """What a seat knows."""

    flock = piece("by space", content.SPACES, Bird)
    face_up = piece("birds beside the stack", content.FACE_UP, Bird)
    drawn = piece("the bird about to be placed", Bird)
    stack = piece("birds in it, over 4: my females, my males, the next seat's, …, neutral ones", content.BIRD_KINDS)
    top_layer = piece("the same of those that were shuffled together on top", content.BIRD_KINDS)
    cubes = piece("by seat, over 16", SEATS)
    prices = piece("of the standard actions, over 8", content.Standard)
    display = piece("1 if the card lies there", content.CARDS)
    hands = piece("1 if the card is known to be in that hand", SEATS, content.CARDS)
    hand_sizes = piece("by seat, over 5", SEATS)
    discards = piece("1 if the card lies there", content.CARDS)
    nest = piece("this stage's nest card", content.NEST_CARDS)
    scores = piece("by seat, over 50", SEATS)
    stage = piece("", content.STAGES)
    decision = piece("what is being decided", Decision)
    swap = piece("which swap, if a card's", content.Swap)
    copied = piece("which card of the display is used", content.CARDS)


@kernel
def observe(state: State, seat: int, out: Features) -> None:
    """Write down what the seat knows."""
    for space in range(content.SPACES):
        observe_bird(state, seat, state.flock[space], Seen.flock + Bird.width * space, out)
    for place in range(content.FACE_UP):
        observe_bird(state, seat, state.face_up[place], Seen.face_up + Bird.width * place, out)
    observe_bird(state, seat, state.drawn, Seen.drawn, out)
    for place in range(state.stack_count):
        kind = kind_from(state, seat, state.stack[place])
        out[Seen.stack + kind] += 0.25
        if state.stack_layer[place] == state.stack_layer[state.stack_count - 1]:
            out[Seen.top_layer + kind] += 0.25
    for standard in range(content.STANDARDS):
        out[Seen.prices + standard] = (state.on_action[standard] + 1) / 8
    for turn in range(state.players):
        observe_seat(state, seat, (seat + turn) % state.players, turn, out)
    for place in range(len(state.display)):
        if state.display[place] != EMPTY:
            out[Seen.display + state.display[place]] = 1
    for place in range(state.discard_count):
        out[Seen.discards + state.discards[place]] = 1
    out[Seen.nest + state.nests[state.stage]] = 1
    out[Seen.stage + state.stage] = 1
    if state.over == 0:
        observe_decision(state, out)


@kernel
def observe_decision(state: State, out: Features) -> None:
    """What is being decided, and about which swap or displayed card."""
    out[Seen.decision + decision(state)] = 1
    if decision(state) == Decision.swap:
        out[Seen.swap + detail(state, 0)] = 1
    elif decision(state) == Decision.standard and detail(state, 0) != EMPTY:
        out[Seen.copied + detail(state, 0)] = 1


@kernel
def observe_bird(state: State, seat: int, bird: int, at: int, out: Features) -> None:
    """Whose bird it is, counted from the observer, and whether it is a male."""
    if bird == EMPTY:
        return
    if bird == content.NEUTRAL_BIRD:
        out[at + Bird.neutral] = 1
        return
    out[at + Bird.owner + ahead(state, seat, bird >> 1)] = 1
    put(bird & 1, at + Bird.male, out)


@kernel
def kind_from(state: State, seat: int, bird: int) -> int:
    """The number of a bird's kind if the observer's species were the first, and so on around the table."""
    if bird == content.NEUTRAL_BIRD:
        return bird
    return 2 * ahead(state, seat, bird >> 1) + (bird & 1)


@kernel
def observe_seat(state: State, viewer: int, seat: int, turn: int, out: Features) -> None:
    """Cubes, points and cards of one seat, as far as the viewer knows them."""
    out[Seen.cubes + turn] = state.cubes[seat] / 16
    out[Seen.scores + turn] = state.score[seat] / 50
    out[Seen.hand_sizes + turn] = state.hand_count[seat] / 5
    for slot in range(state.hand_count[seat]):
        if (state.hand_known[seat, slot] >> viewer) & 1:
            out[Seen.hands + turn * content.CARDS + state.hand[seat, slot]] = 1
