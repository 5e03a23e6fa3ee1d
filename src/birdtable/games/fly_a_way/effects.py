"""Effects of cards and birds: rows of data, read by one kernel.

`targets` says which birds an effect may be used on, `possible` whether anything can come of it, `perform` begins it.
What needs a choice is asked; what comes after it waits as a task.
"""

from __future__ import annotations

from birdtable.games.fly_a_way import birds, cards, content, counting, links, routes, tasks
from birdtable.games.fly_a_way.state import (
    NEED_LINK_OF,
    TASK_DISCARD_FOR_POINTS,
    TASK_DISCARD_TO,
    TASK_EFFECT,
    TASK_EXTRA_LINKS,
    TASK_GIVE,
    TASK_ORDER,
    TASK_REMOVE,
    State,
)
from birdtable.games.fly_a_way.words import Decision, Event
from birdtable.kernel import EMPTY, EVERYBODY, Log, ask, emit, kernel, learn

# ====================================================================== what an effect can be used on


@kernel
def roosting_birds(state: State, caged: int) -> int:
    """The roosting birds that are caged, or those that are not, as bits (cage.untouchable)."""
    birds = 0
    for place in range(content.ROOST):
        if state.roosting[place] != EMPTY and (state.cage[place] != EMPTY) == caged:
            birds |= 1 << state.roosting[place]
    return birds


@kernel
def front_birds(state: State, seat: int, op: int) -> int:
    """The birds in front of a seat that a Snake can come onto or off, or that can be discarded, as bits (snake.*)."""
    birds = 0
    for place in range(state.front_count[seat]):
        bird = state.front[seat, place]
        snaked = state.snake[bird] != EMPTY
        if (
            op == content.DISCARD_SAVED
            or (op == content.REMOVE_SNAKE and snaked)
            or (op == content.ATTACH_SNAKE and not snaked)
        ):
            birds |= 1 << bird
    return birds


@kernel
def stealable_birds(state: State, seat: int, row: int) -> int:
    """Birds of few points in front of opponents with more birds, as bits (power.stolen)."""
    birds = 0
    for other in range(state.players):
        if state.front_count[other] > state.front_count[seat]:
            for place in range(state.front_count[other]):
                bird = state.front[other, place]
                if content.POINTS[bird] <= content.N[row]:
                    birds |= 1 << bird
    return birds


@kernel
def plain_targets(state: State, seat: int, row: int) -> int:
    """The birds that an effect may be used on, as bits."""
    op = content.OP[row]
    if op in (content.CAGE, content.DISCARD_ROOSTING, content.BOTTOM_ROOSTING):
        return roosting_birds(state, False)
    if op == content.FREE_CAGED:
        return roosting_birds(state, True)
    if op in (content.ATTACH_SNAKE, content.REMOVE_SNAKE, content.DISCARD_SAVED):
        return front_birds(state, seat, op)
    if op == content.STEAL_BIRD:
        return stealable_birds(state, seat, row)
    return 0


@kernel
def targets(state: State, seat: int, row: int) -> int:
    """The same; of a choice between two effects, the birds of both."""
    if content.OP[row] == content.CHOOSE:
        return plain_targets(state, seat, content.FIRST[row]) | plain_targets(state, seat, content.SECOND[row])
    return plain_targets(state, seat, row)


@kernel
def several(birds: int) -> bool:
    """Whether a set holds more than one bird."""
    return birds & (birds - 1) != 0


@kernel
def only(birds: int) -> int:
    """The bird of a set of one."""
    bird = 0
    while (birds >> bird) & 1 == 0:
        bird += 1
    return bird


@kernel
def replaceable(state: State, seat: int, row: int) -> tuple[int, int]:
    """The opponents' links that may be replaced: on the route just used, or beside one's own (extra.exchange)."""
    other_low, other_high = links.others_links(state, seat)
    if content.ATTACH[row] == content.ATTACH_OWN:
        own_low, own_high = links.links_of(state, seat)
        near_low, near_high = links.around(own_low, own_high)
        return other_low & near_low, other_high & near_high
    low = 0
    high = 0
    for place in range(state.route_count):
        linkway = state.route[place]
        low, high = routes.add_if(low, high, linkway, state.links[linkway] != seat)
    return low & other_low, high & other_high


@kernel
def movable(state: State, seat: int) -> tuple[int, int]:
    """The seat's links that have an empty linkway beside them (extra.move)."""
    low = 0
    high = 0
    empty_low, empty_high = links.empty_linkways(state)
    for linkway in range(content.LINKWAYS):
        if state.links[linkway] == seat:
            low, high = routes.add_if(low, high, linkway, links.meets(linkway, empty_low, empty_high))
    return low, high


@kernel
def extra_linkways(state: State, seat: int, row: int, left: int) -> tuple[int, int]:
    """Where an extra link of an effect may go (extra.attach)."""
    room = left
    if content.ATTACH[row] != content.ATTACH_OWN_OR_GROUP:
        room = min(1, left)
    return links.open_linkways(state, seat, content.TOUCH[row], room)


# ====================================================================== whether anything can come of it


@kernel
def plainly_possible(state: State, seat: int, row: int, source: int) -> bool:
    """Whether something can come of an effect (wing.nothing)."""
    op = content.OP[row]
    if op == content.SCORE:
        return counting.holds_true(state, seat, row, source)
    if op == content.SCORE_PER:
        return counting.amount(state, seat, row, source) > 0
    if op == content.DRAW_WING_IT:
        return cards.can_draw(state) and (content.COUNTER[row] < 0 or counting.counted(state, seat, row, source) > 0)
    if op == content.PLACE_LINKS:
        low, high = extra_linkways(state, seat, row, content.N[row])
        return low | high != 0 and state.hand_count[seat] >= content.COST[row]
    if op == content.TAKE_FROM_DISCARD:
        return state.wing_discard_count > 0
    if op == content.DISCARD_FOR_POINTS:
        return state.hand_count[seat] > 0
    if op == content.STEAL_WING_IT:
        return can_rob(state, seat)
    if op == content.PEEK_BIRD_DECK:
        return state.bird_deck_count > 0
    if op == content.REORDER_FOWL_PLAY:
        return state.fowl_count > 0
    if op == content.CANCEL_FOWL_PLAY:
        return state.fowl_drawn != EMPTY
    if op in (content.MOVE_LINK, content.SWAP_LINKS, content.CONVERT_LINK):
        return links_possible(state, seat, row)
    return targets(state, seat, row) != 0


@kernel
def links_possible(state: State, seat: int, row: int) -> bool:
    """Whether there are links to move, to swap or to replace (extra.move, extra.exchange)."""
    if content.OP[row] == content.MOVE_LINK:
        low, high = movable(state, seat)
        return low | high != 0
    if content.OP[row] == content.CONVERT_LINK:
        low, high = replaceable(state, seat, row)
        return low | high != 0 and state.supply[seat] > 0
    low, high = links.links_of(state, seat)
    other_low, other_high = links.others_links(state, seat)
    return low | high != 0 and other_low | other_high != 0


@kernel
def can_rob(state: State, seat: int) -> bool:
    """Whether an opponent holds a card."""
    for other in range(state.players):
        if other != seat and state.hand_count[other] > 0:
            return True
    return False


@kernel
def copyable_birds(state: State, seat: int, moment: int) -> int:
    """The opponents' birds whose power a copy can use at this moment of the turn, as bits (power.copy)."""
    birds = 0
    for other in range(state.players):
        if other != seat:
            for place in range(state.front_count[other]):
                bird = state.front[other, place]
                if copyable(state, seat, bird, moment):
                    birds |= 1 << bird
    return birds


@kernel
def copyable(state: State, seat: int, bird: int, moment: int) -> bool:
    """Whether a copy can use this power of an opponent's bird: exhausted or not, but not under a Snake (power.copy)."""
    row = content.BIRD_EFFECT[bird]
    if state.snake[bird] != EMPTY or content.MOMENT[row] != moment or content.OP[row] == content.COPY_POWER:
        return False
    if content.TIMING[bird] != content.EACH_TURN and content.TIMING[bird] != content.ONCE_GAME:
        return False
    return plainly_possible(state, seat, row, bird)


@kernel
def usable(state: State, seat: int, bird: int, moment: int) -> bool:
    """Whether the seat can use the power of its bird at this moment of its turn (power.own-turn)."""
    row = content.BIRD_EFFECT[bird]
    if not birds.awake(state, bird) or content.AUTOMATIC[bird]:
        return False
    if content.TIMING[bird] != content.EACH_TURN and content.TIMING[bird] != content.ONCE_GAME:
        return False
    if content.OP[row] == content.COPY_POWER:
        return copyable_birds(state, seat, moment) != 0
    return content.MOMENT[row] == moment and plainly_possible(state, seat, row, bird)


@kernel
def usable_birds(state: State, seat: int, moment: int) -> int:
    """The seat's birds whose powers it can use at this moment, as bits."""
    birds = 0
    for place in range(state.front_count[seat]):
        if usable(state, seat, state.front[seat, place], moment):
            birds |= 1 << state.front[seat, place]
    return birds


# ====================================================================== carrying it out


@kernel
def perform(state: State, seat: int, row: int, source: int, log: Log) -> None:
    """Begin an effect; what follows it waits beneath (wing.play, fowl.as-far)."""
    if content.NEXT[row] != content.NO_EFFECT:
        tasks.do_next(state, TASK_EFFECT, content.NEXT[row], seat, source)
    op = content.OP[row]
    if op <= content.EACH_LOSE_POINTS_PER:
        perform_points(state, seat, row, source, log)
    elif op <= content.DISCARD_FOR_POINTS:
        perform_cards(state, seat, row, source, log)
    elif op <= content.EACH_REMOVE_LINKS:
        perform_links(state, seat, row, log)
    elif op == content.DISCARD_ROOSTING_ALL:
        discard_all_roosting(state, row, log)
    elif op == content.CANCEL_FOWL_PLAY:
        emit(log, Event.cancelled, seat, state.fowl_drawn)
        cards.discard_fowl(state, state.fowl_drawn)
        state.fowl_drawn = EMPTY
    elif op == content.PEEK_BIRD_DECK:
        peek(state, seat, log)
    elif op == content.REORDER_FOWL_PLAY:
        look_at_fowl(state, seat, min(content.N[row], state.fowl_count), log)
    elif op != content.SQUAWK_CARD:
        choose_bird(state, seat, row, source, log)


@kernel
def choose_bird(state: State, seat: int, row: int, source: int, log: Log) -> None:
    """Ask for one of the birds that fit, or the points to lose instead; what leaves no choice is done (fowl.as-far)."""
    birds = targets(state, seat, row)
    may_lose = content.OP[row] == content.CHOOSE and content.OP[content.SECOND[row]] == content.LOSE_POINTS
    if several(birds) or (may_lose and birds != 0):
        ask(state, seat, Decision.bird, row, source)
    elif birds != 0:
        use_on(state, seat, row, only(birds), log)
    elif may_lose:
        cards.lose(state, seat, content.N[content.SECOND[row]], log)


@kernel
def perform_points(state: State, seat: int, row: int, source: int, log: Log) -> None:
    """Points gained or lost (score.*)."""
    op = content.OP[row]
    if op == content.LOSE_POINTS:
        cards.lose(state, seat, content.N[row], log)
    elif op == content.LOSE_POINTS_PER:
        cards.lose(state, seat, counting.amount(state, seat, row, source), log)
    elif op == content.EACH_LOSE_POINTS_PER:
        for turn in range(1, state.players + 1):
            other = (state.active + turn) % state.players
            cards.lose(state, other, counting.amount(state, other, row, source), log)
    elif counting.holds_true(state, seat, row, source):
        points = content.N[row]
        if op == content.SCORE_PER:
            points = counting.amount(state, seat, row, source)
        elif op == content.REPEAT_LINK_POINTS:
            points = routes.links_on_route(state, seat)
        pay_points(state, seat, source, points, log)


@kernel
def pay_points(state: State, seat: int, source: int, points: int, log: Log) -> None:
    """Points of a bird or, without one, of a card."""
    if source == EMPTY:
        cards.gain_told(state, seat, points, log)
    elif points > 0:
        cards.gain(state, seat, points)
        emit(log, Event.bonus, seat, source, points)


@kernel
def perform_cards(state: State, seat: int, row: int, source: int, log: Log) -> None:
    """Wing It cards drawn, discarded, given or taken."""
    op = content.OP[row]
    if op == content.DRAW_WING_IT:
        draw_by_effect(state, seat, row, source, log)
    elif op == content.DISCARD_HAND:
        if counting.holds_true(state, seat, row, source):
            tasks.do_next(state, TASK_DISCARD_TO, seat, max(0, state.hand_count[seat] - content.N[row]), 0)
    elif op == content.EACH_DISCARD_HAND_TO:
        for turn in range(state.players, 0, -1):
            tasks.do_next(state, TASK_DISCARD_TO, (state.active + turn) % state.players, content.N[row], 0)
    elif op == content.GIVE_HAND:
        tasks.do_next(state, TASK_GIVE, seat, content.N[row], 0)
    elif op == content.STEAL_WING_IT:
        ask(state, seat, Decision.rob, row)
    elif op == content.TAKE_FROM_DISCARD:
        ask(state, seat, Decision.pick_card, row)
    elif op == content.DISCARD_FOR_POINTS:
        tasks.do_next(state, TASK_DISCARD_FOR_POINTS, seat, content.MOST[row], row)


@kernel
def draw_by_effect(state: State, seat: int, row: int, source: int, log: Log) -> None:
    """Draw cards; with a number to keep, the others of them are discarded (power.own-turn)."""
    count = content.N[row]
    if content.COUNTER[row] >= 0:
        count = counting.amount(state, seat, row, source)
    drawn = cards.draw_cards(state, seat, count, log)
    if content.KEEP[row] > 0 and drawn > content.KEEP[row]:
        ask(state, seat, Decision.discard, drawn)


@kernel
def perform_links(state: State, seat: int, row: int, log: Log) -> None:
    """Links placed, moved, exchanged or removed, and limits on them."""
    op = content.OP[row]
    if op == content.PLACE_LINKS:
        tasks.do_next(state, TASK_EXTRA_LINKS, row, content.N[row], seat)
        if content.COST[row] > 0:
            tasks.do_next(state, TASK_DISCARD_TO, seat, state.hand_count[seat] - content.COST[row], 0)
    elif op == content.MOVE_LINK:
        ask(state, seat, Decision.move_from)
    elif op == content.SWAP_LINKS:
        ask(state, seat, Decision.swap_own)
    elif op == content.CONVERT_LINK:
        ask(state, seat, Decision.replace, row)
    elif op == content.REMOVE_OWN_LINKS:
        tasks.do_next(state, TASK_REMOVE, seat, content.N[row], content.TOUCH[row])
    elif op == content.EACH_REMOVE_LINKS:
        for turn in range(state.players, 0, -1):
            tasks.do_next(state, TASK_REMOVE, (state.active + turn) % state.players, content.N[row], content.TOUCH[row])
    elif op == content.LIMIT_BASIC_LINKS:
        state.basic_limit = min(state.basic_limit, content.N[row])
        emit(log, Event.limited, seat, state.basic_limit)
    elif op == content.EACH_LIMIT_BASIC_LINKS:
        for other in range(state.players):
            state.storm[other] = content.N[row]
        emit(log, Event.storm, content.N[row])


@kernel
def discard_all_roosting(state: State, row: int, log: Log) -> None:
    """Every uncaged roosting bird that fits dies, and is replaced at once if the card says so (fowl.discarding)."""
    emptied = 0
    for place in range(content.ROOST):
        bird = state.roosting[place]
        if bird != EMPTY and state.cage[place] == EMPTY and counting.fits(row, bird):
            birds.discard_roosting_bird(state, place, log)
            emptied |= 1 << place
    if content.REFILL[row]:
        for place in range(content.ROOST):
            if (emptied >> place) & 1:
                birds.turn_up_bird(state, place, log)


@kernel
def peek(state: State, seat: int, log: Log) -> None:
    """Look at the top bird of the deck (setup.hidden)."""
    learn(state)
    top = state.bird_deck_count - 1
    state.bird_deck_known[top] |= 1 << seat
    emit(log, Event.peeked, seat, state.bird_deck[top])
    ask(state, seat, Decision.peek)


@kernel
def look_at_fowl(state: State, seat: int, cards: int, log: Log) -> None:
    """Look at the top cards of the Fowl Play deck, then put them back in any order (wing.science)."""
    learn(state)
    for place in range(state.fowl_count - 1, state.fowl_count - 1 - cards, -1):
        state.fowl_known[place] |= 1 << seat
        emit(log, Event.looked, seat, state.fowl_deck[place])
    tasks.do_next(state, TASK_ORDER, seat, 0, cards)


@kernel
def free_bird(state: State, seat: int, place: int, log: Log) -> None:
    """Take the cage off; a contributor to a complete route may save the bird, else it is offered (cage.save)."""
    cards.discard_fowl(state, state.cage[place])
    state.cage[place] = EMPTY
    bird = state.roosting[place]
    emit(log, Event.freed, seat, bird)
    if routes.complete(state, bird, NEED_LINK_OF + seat):
        ask(state, seat, Decision.freed, bird)
    else:
        birds.note_offer(state, place, log)


@kernel
def take_snake_off(state: State, seat: int, bird: int, log: Log) -> None:
    """A Snake to the discard pile; the power is as it was before (snake.off)."""
    cards.discard_fowl(state, state.snake[bird])
    state.snake[bird] = EMPTY
    emit(log, Event.unsnaked, seat, bird)


@kernel
def use_on(state: State, seat: int, row: int, bird: int, log: Log) -> None:
    """Carry out on a bird what an effect, or that of two that fits, does with birds (cage.*, snake.*, power.stolen)."""
    op = content.OP[row]
    if op == content.CHOOSE:
        op = content.OP[content.SECOND[row]]
        if (plain_targets(state, seat, content.FIRST[row]) >> bird) & 1:
            op = content.OP[content.FIRST[row]]
    place = birds.roosting_place(state, bird)
    if op == content.CAGE:
        state.cage[place] = state.fowl_drawn
        state.fowl_drawn = EMPTY
        state.offer[place] = EMPTY
        state.offer_first[place] = EMPTY
        emit(log, Event.caged, seat, bird)
    elif op == content.DISCARD_ROOSTING:
        birds.discard_roosting_bird(state, place, log)
    elif op == content.BOTTOM_ROOSTING:
        birds.leave_roost(state, place)
        birds.put_under_deck(state, bird, EVERYBODY)
        emit(log, Event.bottomed, seat, bird)
    elif op == content.FREE_CAGED:
        free_bird(state, seat, place, log)
    elif op == content.ATTACH_SNAKE:
        state.snake[bird] = state.fowl_drawn
        state.fowl_drawn = EMPTY
        emit(log, Event.snaked, seat, bird)
    elif op == content.REMOVE_SNAKE:
        take_snake_off(state, seat, bird, log)
    elif op == content.DISCARD_SAVED:
        birds.discard_saved_bird(state, seat, bird, log)
    elif op == content.STEAL_BIRD:
        steal_bird(state, seat, bird, log)


@kernel
def steal_bird(state: State, seat: int, bird: int, log: Log) -> None:
    """A bird moves with its Snake; points stay where they were scored (power.stolen, score.stays)."""
    other = birds.owner_of(state, bird)
    birds.take_from_front(state, other, bird)
    birds.arrive(state, seat, bird)
    emit(log, Event.stolen, seat, other, bird)
    birds.trigger_last_round(state, seat, birds.check_birds(state, seat), log)
