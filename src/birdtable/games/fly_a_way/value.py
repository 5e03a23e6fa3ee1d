"""What a position is worth to a seat, for bots that look one decision ahead."""

from __future__ import annotations

from birdtable.games.fly_a_way import content, counting, links
from birdtable.games.fly_a_way.content import Op, Timing
from birdtable.games.fly_a_way.state import State
from birdtable.games.fly_a_way.words import Phase, Readiness
from birdtable.kernel import EMPTY, kernel, lowest, winners

LEAD = 60  # quarter points that are a clear lead
POINT = 4  # a point scored counts four quarters
CARD = 3  # a Wing It card in hand
LINK = 1  # a link on the map
READY_POWER = 3  # a power that can still be used once
LEVELS = 5  # missing links that are told apart; more are alike
FAR = LEVELS
ALL_LEVELS = (1 << LEVELS) - 1


@kernel
def value(state: State, seat: int) -> int:
    """Quarter points that the seat is ahead of the best other seat, as things look now."""
    if state.over:
        return ahead(state, seat)
    return ahead(state, seat) + prospects(state, seat)


@kernel
def standing(state: State, seat: int) -> int:
    """What a seat has for certain, or nearly so: points, the end powers of its birds, cards, links."""
    if state.over:
        return POINT * state.score[seat]
    worth = POINT * (state.score[seat] + end_points(state, seat))
    worth += CARD * min(content.HAND_LIMIT, state.hand_count[seat]) + LINK * links.links_on_map(state, seat)
    for place in range(state.front_count[seat]):
        bird = state.front[seat, place]
        usable = state.readiness[bird] in (Readiness.fresh, Readiness.ready) and state.snake[bird] == EMPTY
        if usable and content.TIMING[bird] in (Timing.once_game, Timing.save):
            worth += READY_POWER
    return worth


ahead = winners.ahead_by(standing)


@kernel
def end_points(state: State, seat: int) -> int:
    """What the seat's birds would bring if the game ended now (end.powers)."""
    points = 0
    for place in range(state.front_count[seat]):
        bird = state.front[seat, place]
        row = content.BIRD_EFFECT[bird]
        if content.TIMING[bird] == Timing.end and state.snake[bird] == EMPTY:
            if content.OP[row] == Op.score:
                if counting.holds_true(state, seat, row, bird):
                    points += content.N[row]
            else:
                points += counting.amount(state, seat, row, bird)
    return points


@kernel
def prospects(state: State, seat: int) -> int:
    """Birds within the seat's reach this turn are good, within the next player's not; links win none on offer."""
    worth = 0
    room = 0
    if state.phase in (Phase.start, Phase.wing_it, Phase.fowl_play, Phase.action):
        room = state.basic_limit - state.basics
    for place in range(content.ROOST):
        bird = state.roosting[place]
        if bird != EMPTY and state.cage[place] == EMPTY and state.offer[place] == EMPTY:
            links = missing(state, bird)
            if state.active == seat:
                if links <= room:
                    worth += 3 * content.POINTS[bird] + 4 - links
                elif links <= content.BASIC_LINKS:
                    worth -= 2 * content.POINTS[bird] + 4
                elif links - room < FAR:
                    worth += content.POINTS[bird]
            elif links <= max(room, content.BASIC_LINKS):
                worth -= 2 * content.POINTS[bird] + 4
            elif links < FAR:
                worth += content.POINTS[bird]
    return worth


@kernel
def onward(filled: bool, place: int, f0: int, f1: int, f2: int, f3: int, f4: int) -> int:
    """With how few empty linkways the end is reached from a place: one bit a number, shifted if the way is empty."""
    levels = (f0 >> place & 1) | (f1 >> place & 1) << 1 | (f2 >> place & 1) << 2
    levels |= (f3 >> place & 1) << 3 | (f4 >> place & 1) << 4
    if filled:
        return levels
    return (levels << 1) & ALL_LEVELS


@kernel
def missing(state: State, bird: int) -> int:
    """The fewest links that the bird's route still needs; FAR if more than four (route.path).

    As in `routes.reachable`, row by row from the south; f0 to f4 are the places from which so few links are enough.
    """
    start = content.START[bird]
    end = content.END[bird]
    f0 = f1 = f2 = f3 = f4 = 0
    for row in range(content.ROW[end], content.ROW[start] - 1, -1):
        first = content.FIRST_OF_ROW[row]
        last = content.FIRST_OF_ROW[row + 1] - 1
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
                for entry in range(content.FIRST_DOWN[place], content.FIRST_DOWN[place + 1]):
                    filled = state.links[content.DOWN_LINKWAY[entry]] != EMPTY
                    levels |= onward(filled, content.DOWN_PLACE[entry], f0, f1, f2, f3, f4)
            side = -1
            if neighbour >= first and neighbour <= last:
                side = content.EAST_LINKWAY[min(place, neighbour)]
            if side >= 0:
                levels |= onward(state.links[side] != EMPTY, neighbour, f0, f1, f2, f3, f4)
            f0 |= (levels & 1) << place
            f1 |= (levels >> 1 & 1) << place
            f2 |= (levels >> 2 & 1) << place
            f3 |= (levels >> 3 & 1) << place
            f4 |= (levels >> 4 & 1) << place
    levels = onward(True, start, f0, f1, f2, f3, f4)
    return lowest(levels) if levels else FAR
