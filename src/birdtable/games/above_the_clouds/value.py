"""What a position is worth to a seat, for bots that look one decision ahead."""

from __future__ import annotations

from birdtable.games.above_the_clouds.flock import height, holds_space, marked_points
from birdtable.games.above_the_clouds.tables import (
    COLUMNS,
    FEMALE,
    FIRST_SPACE,
    LANDING_POINTS,
    PAIR_POINTS,
    ROWS,
    SECOND_SPACE,
    WIDTH,
)
from birdtable.kernel.dialect import kernel

LEAD = 40  # quarter points that are a clear lead
CERTAIN = 4  # a point scored counts four quarters,
LIKELY = 2  # a point that hand cards would bring now counts half of that


@kernel
def value(state, seat):
    """Quarter points that the seat is ahead of the best other seat, as if the birds landed now."""
    best = -1000
    for other in range(state.players):
        if other != seat:
            best = max(best, CERTAIN * (state.score[other] + landing_now(state, other)))
    return CERTAIN * (state.score[seat] + landing_now(state, seat)) + LIKELY * hand_now(state, seat) - best


@kernel
def landing_now(state, seat):
    """What the seat would score if the foremost birds landed now; nothing once they have."""
    if state.landed:
        return 0
    females = 0
    birds = 0
    for column in range(COLUMNS[state.players]):
        if height(state, column) > 0:
            bird = state.flock[(ROWS - height(state, column)) * WIDTH + column]
            if bird >> 1 == seat:
                birds += 1
                if bird & 1 == FEMALE:
                    females += 1
    nest = state.nests[state.stage]
    return LANDING_POINTS[nest, birds] + min(females, birds - females) * PAIR_POINTS[nest]


@kernel
def hand_now(state, seat):
    """What the seat's cards would score once the foremost birds have landed; nothing at the end of the game."""
    points = 0
    if state.over == 0:
        for slot in range(state.hand_count[seat]):
            card = state.hand[seat, slot]
            first = stays(state, seat, FIRST_SPACE[state.players, card])
            second = stays(state, seat, SECOND_SPACE[state.players, card])
            points += marked_points(state, card, first, second)
    return points


@kernel
def stays(state, seat, space):
    """Whether a bird of the seat flies there and will not have landed when cards are scored."""
    if not holds_space(state, seat, space):
        return False
    return state.landed == 1 or space // WIDTH > ROWS - height(state, space % WIDTH)
