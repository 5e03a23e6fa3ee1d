"""Where birds fly: columns, swaps, and the spaces that cards mark."""

from __future__ import annotations

from birdtable.games.above_the_clouds.tables import (
    BACK,
    BOTH_BONUS,
    COLUMNS,
    FIRST_POINTS,
    FIRST_SPACE,
    FREE_FLIGHT,
    NEUTRAL,
    NEUTRAL_BIRD,
    OFFSET,
    ROWS,
    SECOND_POINTS,
    SECOND_SPACE,
    SPACES,
    STEP_FROM,
    WIDTH,
)
from birdtable.kernel.dialect import kernel
from birdtable.kernel.record import EMPTY


@kernel
def birds_in_rows(state, seat, first, last):
    """How many birds of a seat fly in these rows."""
    count = 0
    for space in range(first * WIDTH, (last + 1) * WIDTH):
        if state.flock[space] != EMPTY and state.flock[space] >> 1 == seat:
            count += 1
    return count


@kernel
def flock_bits(state, seat):
    """The spaces with the seat's birds, with neutral birds, and with any bird, as bits."""
    own = 0
    neutral = 0
    birds = 0
    for space in range(SPACES):
        bird = state.flock[space]
        if bird != EMPTY:
            birds |= 1 << space
            if bird >> 1 == seat:
                own |= 1 << space
            elif bird == NEUTRAL_BIRD:
                neutral |= 1 << space
    return own, neutral, birds


@kernel
def movers_of(swap, own, neutral):
    """The birds that a swap is about: your own, or the neutral ones (card.neutral)."""
    if swap == NEUTRAL:
        return neutral
    return own


@kernel
def pairs(swap, way, movers, birds):
    """The spaces from which a step of the swap leads from bird to bird, one of them a mover (action.swap-birds)."""
    offset = OFFSET[swap, way]
    return STEP_FROM[swap, way] & ((movers & (birds >> offset)) | (birds & (movers >> offset)))


@kernel
def pair_number(first, second):
    """The number of a pair of spaces, the first being the lower one."""
    return second * (second - 1) // 2 + first


@kernel
def can_swap(swap, own, neutral, birds):
    """Whether there is any pair to exchange."""
    movers = movers_of(swap, own, neutral)
    if swap == FREE_FLIGHT:
        return movers != 0 and birds & (birds - 1) != 0
    return pairs(swap, 0, movers, birds) != 0 or pairs(swap, 1, movers, birds) != 0


@kernel
def height(state, column):
    """How many birds a column holds."""
    count = 0
    for row in range(ROWS):
        if state.flock[row * WIDTH + column] != EMPTY:
            count += 1
    return count


@kernel
def has_room(state):
    """Whether any column takes another bird (action.add-full)."""
    for column in range(COLUMNS[state.players]):
        if height(state, column) < ROWS:
            return True
    return False


@kernel
def push_forward(state, column, bird):
    """Move a column one space forward and put the bird at its back (action.add-back)."""
    for row in range(BACK):
        state.flock[row * WIDTH + column] = state.flock[(row + 1) * WIDTH + column]
    state.flock[BACK * WIDTH + column] = bird


@kernel
def card_points(state, seat, card):
    """What a card would score for the seat now, 0 if neither space is its own (scoring.cards)."""
    first = holds_space(state, seat, FIRST_SPACE[state.players, card])
    second = holds_space(state, seat, SECOND_SPACE[state.players, card])
    return marked_points(state, card, first, second)


@kernel
def marked_points(state, card, first, second):
    """The points of a card's first and second space, if they count, and the bonus for both (scoring.both)."""
    points = 0
    if first:
        points += FIRST_POINTS[state.players, card]
    if second:
        points += SECOND_POINTS[state.players, card]
    if first and second:
        points += BOTH_BONUS
    return points


@kernel
def holds_space(state, seat, space):
    """Whether a bird of the seat flies there."""
    return state.flock[space] != EMPTY and state.flock[space] >> 1 == seat
