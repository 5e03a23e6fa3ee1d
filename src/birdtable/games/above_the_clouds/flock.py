"""Where birds fly: columns, swaps, and the spaces that cards mark."""

from __future__ import annotations

from birdtable.games.above_the_clouds import content
from birdtable.games.above_the_clouds.state import State
from birdtable.kernel import EMPTY, kernel


@kernel
def birds_in_rows(state: State, seat: int, first: int, last: int) -> int:
    """How many birds of a seat fly in these rows."""
    count = 0
    for space in range(first * content.WIDTH, (last + 1) * content.WIDTH):
        if state.flock[space] != EMPTY and state.flock[space] >> 1 == seat:
            count += 1
    return count


@kernel
def flock_bits(state: State, seat: int) -> tuple[int, int, int]:
    """The spaces with the seat's birds, with neutral birds, and with any bird, as bits."""
    own = 0
    neutral = 0
    birds = 0
    for space in range(content.SPACES):
        bird = state.flock[space]
        if bird != EMPTY:
            birds |= 1 << space
            if bird >> 1 == seat:
                own |= 1 << space
            elif bird == content.NEUTRAL_BIRD:
                neutral |= 1 << space
    return own, neutral, birds


@kernel
def movers_of(swap: int, own: int, neutral: int) -> int:
    """The birds that a swap is about: your own, or the neutral ones (card.neutral)."""
    if swap == content.Swap.neutral:
        return neutral
    return own


@kernel
def pairs(swap: int, way: int, movers: int, birds: int) -> int:
    """The spaces from which a step of the swap leads from bird to bird, one of them a mover (action.swap-birds)."""
    offset = content.OFFSET[swap, way]
    return content.STEP_FROM[swap, way] & ((movers & (birds >> offset)) | (birds & (movers >> offset)))


@kernel
def can_swap(swap: int, own: int, neutral: int, birds: int) -> bool:
    """Whether there is any pair to exchange."""
    movers = movers_of(swap, own, neutral)
    if swap == content.Swap.free_flight:
        return movers != 0 and birds & (birds - 1) != 0
    return pairs(swap, 0, movers, birds) != 0 or pairs(swap, 1, movers, birds) != 0


@kernel
def height(state: State, column: int) -> int:
    """How many birds a column holds."""
    count = 0
    for row in range(content.ROWS):
        if state.flock[row * content.WIDTH + column] != EMPTY:
            count += 1
    return count


@kernel
def has_room(state: State) -> bool:
    """Whether any column takes another bird (action.add-full)."""
    for column in range(content.COLUMNS[state.players]):
        if height(state, column) < content.ROWS:
            return True
    return False


@kernel
def push_forward(state: State, column: int, bird: int) -> None:
    """Move a column one space forward and put the bird at its back (action.add-back)."""
    for row in range(content.BACK):
        state.flock[row * content.WIDTH + column] = state.flock[(row + 1) * content.WIDTH + column]
    state.flock[content.BACK * content.WIDTH + column] = bird


@kernel
def card_points(state: State, seat: int, card: int) -> int:
    """What a card would score for the seat now, 0 if neither space is its own (scoring.cards)."""
    first = holds_space(state, seat, content.FIRST_SPACE[state.players, card])
    second = holds_space(state, seat, content.SECOND_SPACE[state.players, card])
    return marked_points(state, card, first, second)


@kernel
def marked_points(state: State, card: int, first: int, second: int) -> int:
    """The points of a card's first and second space, if they count, and the bonus for both (scoring.both)."""
    points = 0
    if first:
        points += content.FIRST_POINTS[state.players, card]
    if second:
        points += content.SECOND_POINTS[state.players, card]
    if first and second:
        points += content.BOTH_BONUS
    return points


@kernel
def holds_space(state: State, seat: int, space: int) -> bool:
    """Whether a bird of the seat flies there."""
    return state.flock[space] != EMPTY and state.flock[space] >> 1 == seat
