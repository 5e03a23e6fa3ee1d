"""What a position is worth to a seat, for bots that look one decision ahead."""

from __future__ import annotations

from birdtable.games.above_the_clouds import content, flock
from birdtable.games.above_the_clouds.state import State
from birdtable.kernel import kernel, winners

LEAD = 40  # quarter points that are a clear lead
CERTAIN = 4  # a point scored counts four quarters,
LIKELY = 2  # a point that hand cards would bring now counts half of that


@kernel
def value(state: State, seat: int) -> int:
    """Quarter points that the seat is ahead of the best other seat, as if the birds landed now."""
    return CERTAIN * points_ahead(state, seat) + LIKELY * hand_now(state, seat)


@kernel
def points(state: State, seat: int) -> int:
    """What the seat has scored, and would score if the foremost birds landed now."""
    return state.score[seat] + landing_now(state, seat)


points_ahead = winners.ahead_by(points)


@kernel
def landing_now(state: State, seat: int) -> int:
    """What the seat would score if the foremost birds landed now; nothing once they have."""
    if state.landed:
        return 0
    females = 0
    birds = 0
    for column in range(content.COLUMNS[state.players]):
        if flock.height(state, column) > 0:
            bird = state.flock[(content.ROWS - flock.height(state, column)) * content.WIDTH + column]
            if bird >> 1 == seat:
                birds += 1
                if bird & 1 == content.FEMALE:
                    females += 1
    nest = state.nests[state.stage]
    return content.LANDING_POINTS[nest, birds] + min(females, birds - females) * content.PAIR_POINTS[nest]


@kernel
def hand_now(state: State, seat: int) -> int:
    """What the seat's cards would score once the foremost birds have landed; nothing at the end of the game."""
    points = 0
    if state.over == 0:
        for slot in range(state.hand_count[seat]):
            card = state.hand[seat, slot]
            first = stays(state, seat, content.FIRST_SPACE[state.players, card])
            second = stays(state, seat, content.SECOND_SPACE[state.players, card])
            points += flock.marked_points(state, card, first, second)
    return points


@kernel
def stays(state: State, seat: int, space: int) -> bool:
    """Whether a bird of the seat flies there and will not have landed when cards are scored."""
    if not flock.holds_space(state, seat, space):
        return False
    return state.landed == 1 or space // content.WIDTH > content.ROWS - flock.height(state, space % content.WIDTH)
