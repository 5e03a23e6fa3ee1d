"""What a position is worth to a seat, for bots that look one decision ahead."""

from __future__ import annotations

from birdtable.games.fly_a_way.counting import amount, holds_true
from birdtable.games.fly_a_way.links import links_on_map
from birdtable.games.fly_a_way.state import ACTION, READY, START_OF_TURN
from birdtable.games.fly_a_way.tables import (
    AT_END,
    BASIC_LINKS,
    BIRD_EFFECT,
    DOWN_LINKWAY,
    DOWN_PLACE,
    EAST_LINKWAY,
    END,
    FIRST_DOWN,
    FIRST_OF_ROW,
    HAND_LIMIT,
    ONCE_GAME,
    OP,
    POINTS,
    ROOST,
    ROW,
    SCORE,
    START,
    TIMING,
    N,
)
from birdtable.kernel.dialect import kernel
from birdtable.kernel.record import EMPTY

LEAD = 60  # quarter points that are a clear lead
POINT = 4  # a point scored counts four quarters
CARD = 3  # a Wing It card in hand
LINK = 1  # a link on the map
READY_POWER = 3  # a power that can still be used once
LEVELS = 5  # missing links that are told apart; more are alike
FAR = LEVELS
ALL_LEVELS = (1 << LEVELS) - 1


@kernel
def value(state, seat):
    """Quarter points that the seat is ahead of the best other seat, as things look now."""
    best = -10000
    for other in range(state.players):
        if other != seat:
            best = max(best, standing(state, other))
    ahead = standing(state, seat) - best
    if state.over:
        return ahead
    return ahead + prospects(state, seat)


@kernel
def standing(state, seat):
    """What a seat has for certain, or nearly so: points, the end powers of its birds, cards, links."""
    if state.over:
        return POINT * state.score[seat]
    worth = POINT * (state.score[seat] + end_points(state, seat))
    worth += CARD * min(HAND_LIMIT, state.hand_count[seat]) + LINK * links_on_map(state, seat)
    for place in range(state.front_count[seat]):
        bird = state.front[seat, place]
        if TIMING[bird] == ONCE_GAME and state.readiness[bird] <= READY and state.snake[bird] == EMPTY:
            worth += READY_POWER
    return worth


@kernel
def end_points(state, seat):
    """What the seat's birds would bring if the game ended now (end.powers)."""
    points = 0
    for place in range(state.front_count[seat]):
        bird = state.front[seat, place]
        row = BIRD_EFFECT[bird]
        if TIMING[bird] == AT_END and state.snake[bird] == EMPTY:
            if OP[row] == SCORE:
                if holds_true(state, seat, row, bird):
                    points += N[row]
            else:
                points += amount(state, seat, row, bird)
    return points


@kernel
def prospects(state, seat):
    """Birds within the seat's reach this turn are good; birds within the next player's reach are not."""
    worth = 0
    room = 0
    if state.phase >= START_OF_TURN and state.phase <= ACTION:
        room = state.basic_limit - state.basics
    for place in range(ROOST):
        bird = state.roosting[place]
        if bird != EMPTY and state.cage[place] == EMPTY:
            links = missing(state, bird)
            if state.active == seat:
                if links <= room:
                    worth += 3 * POINTS[bird] + 4 - links
                elif links <= BASIC_LINKS:
                    worth -= 2 * POINTS[bird] + 4
                elif links - room < FAR:
                    worth += POINTS[bird]
            elif links <= max(room, BASIC_LINKS):
                worth -= 2 * POINTS[bird] + 4
            elif links < FAR:
                worth += POINTS[bird]
    return worth


@kernel
def onward(filled, place, f0, f1, f2, f3, f4):
    """With how few empty linkways the end is reached from a place: one bit a number, shifted if the way is empty."""
    levels = (f0 >> place & 1) | (f1 >> place & 1) << 1 | (f2 >> place & 1) << 2
    levels |= (f3 >> place & 1) << 3 | (f4 >> place & 1) << 4
    if filled:
        return levels
    return (levels << 1) & ALL_LEVELS


@kernel
def missing(state, bird):
    """The fewest links that the bird's route still needs; FAR if more than four (route.path).

    As in `routes.reachable`, row by row from the south; f0 to f4 are the places from which so few links are enough.
    """
    start = START[bird]
    end = END[bird]
    f0 = f1 = f2 = f3 = f4 = 0
    for row in range(ROW[end], ROW[start] - 1, -1):
        first = FIRST_OF_ROW[row]
        last = FIRST_OF_ROW[row + 1] - 1
        for step in range(2 * (last - first + 1)):
            place = last - step
            levels = 0
            neighbour = place + 1
            if place < first:  # the second time, from the west
                place = first + step - (last - first + 1)
                neighbour = place - 1
            elif place == end:
                levels = ALL_LEVELS
            else:
                for entry in range(FIRST_DOWN[place], FIRST_DOWN[place + 1]):
                    filled = state.links[DOWN_LINKWAY[entry]] != EMPTY
                    levels |= onward(filled, DOWN_PLACE[entry], f0, f1, f2, f3, f4)
            side = -1
            if neighbour >= first and neighbour <= last:
                side = EAST_LINKWAY[min(place, neighbour)]
            if side >= 0:
                levels |= onward(state.links[side] != EMPTY, neighbour, f0, f1, f2, f3, f4)
            f0 |= (levels & 1) << place
            f1 |= (levels >> 1 & 1) << place
            f2 |= (levels >> 2 & 1) << place
            f3 |= (levels >> 3 & 1) << place
            f4 |= (levels >> 4 & 1) << place
    if f0 >> start & 1:
        return 0
    if f1 >> start & 1:
        return 1
    if f2 >> start & 1:
        return 2
    if f3 >> start & 1:
        return 3
    if f4 >> start & 1:
        return 4
    return FAR
