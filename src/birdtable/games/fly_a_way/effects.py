"""Effects of cards and birds: rows of data, read by one kernel.

`targets` says which birds an effect may be used on, `possible` whether anything can come of it, `perform` begins it.
What needs a choice is asked; what comes after it waits as a task.
"""

from __future__ import annotations

from birdtable.games.fly_a_way.actions import (
    BONUS,
    BOTTOMED,
    CAGED,
    CANCELLED,
    CHOOSING_BIRD,
    DISCARDING,
    FREED,
    FREED_BIRD,
    LIMITED,
    LOOKED,
    MOVE_FROM,
    PEEKED,
    PEEKING,
    PICKING,
    REPLACING,
    ROBBING,
    SNAKED,
    STOLEN,
    STORM,
    SWAP_OWN,
    UNSNAKED,
)
from birdtable.games.fly_a_way.birds import (
    arrive,
    awake,
    check_birds,
    discard_roosting_bird,
    discard_saved_bird,
    leave_roost,
    note_offer,
    owner_of,
    put_under_deck,
    roosting_place,
    take_from_front,
    trigger_last_round,
    turn_up_bird,
)
from birdtable.games.fly_a_way.cards import can_draw, discard_fowl, draw_cards, gain, gain_told, lose
from birdtable.games.fly_a_way.counting import amount, counted, fits, holds_true
from birdtable.games.fly_a_way.links import around, empty_linkways, links_of, meets, open_linkways, others_links
from birdtable.games.fly_a_way.routes import add_if, complete, links_on_route
from birdtable.games.fly_a_way.state import (
    NEED_LINK_OF,
    TASK_DISCARD_FOR_POINTS,
    TASK_DISCARD_TO,
    TASK_EFFECT,
    TASK_EXTRA_LINKS,
    TASK_GIVE,
    TASK_ORDER,
    TASK_REMOVE,
)
from birdtable.games.fly_a_way.tables import (
    ATTACH,
    ATTACH_OWN,
    ATTACH_OWN_OR_GROUP,
    ATTACH_SNAKE,
    AUTOMATIC,
    BIRD_EFFECT,
    BOTTOM_ROOSTING,
    CAGE,
    CANCEL_FOWL_PLAY,
    CHOOSE,
    CONVERT_LINK,
    COPY_POWER,
    COST,
    COUNTER,
    DISCARD_FOR_POINTS,
    DISCARD_HAND,
    DISCARD_ROOSTING,
    DISCARD_ROOSTING_ALL,
    DISCARD_SAVED,
    DRAW_WING_IT,
    EACH_DISCARD_HAND_TO,
    EACH_LIMIT_BASIC_LINKS,
    EACH_LOSE_POINTS_PER,
    EACH_REMOVE_LINKS,
    EACH_TURN,
    FIRST,
    FREE_CAGED,
    GIVE_HAND,
    KEEP,
    LIMIT_BASIC_LINKS,
    LINKWAYS,
    LOSE_POINTS,
    LOSE_POINTS_PER,
    MOMENT,
    MOST,
    MOVE_LINK,
    NEXT,
    NO_EFFECT,
    ONCE_GAME,
    OP,
    PEEK_BIRD_DECK,
    PLACE_LINKS,
    POINTS,
    REFILL,
    REMOVE_OWN_LINKS,
    REMOVE_SNAKE,
    REORDER_FOWL_PLAY,
    REPEAT_LINK_POINTS,
    ROOST,
    SCORE,
    SCORE_PER,
    SECOND,
    SQUAWK_CARD,
    STEAL_BIRD,
    STEAL_WING_IT,
    SWAP_LINKS,
    TAKE_FROM_DISCARD,
    TIMING,
    TOUCH,
    N,
)
from birdtable.games.fly_a_way.tasks import do_next
from birdtable.kernel.decisions import ask
from birdtable.kernel.dialect import kernel
from birdtable.kernel.events import emit
from birdtable.kernel.record import EMPTY, EVERYBODY
from birdtable.kernel.streams import learn

# ====================================================================== what an effect can be used on


@kernel
def roosting_birds(state, caged):
    """The roosting birds that are caged, or those that are not, as bits (cage.untouchable)."""
    birds = 0
    for place in range(ROOST):
        if state.roosting[place] != EMPTY and (state.cage[place] != EMPTY) == caged:
            birds |= 1 << state.roosting[place]
    return birds


@kernel
def front_birds(state, seat, op):
    """The birds in front of a seat that a Snake can come onto or off, or that can be discarded, as bits (snake.*)."""
    birds = 0
    for place in range(state.front_count[seat]):
        bird = state.front[seat, place]
        snaked = state.snake[bird] != EMPTY
        if op == DISCARD_SAVED or (op == REMOVE_SNAKE and snaked) or (op == ATTACH_SNAKE and not snaked):
            birds |= 1 << bird
    return birds


@kernel
def stealable_birds(state, seat, row):
    """Birds of few points in front of opponents with more birds, as bits (power.stolen)."""
    birds = 0
    for other in range(state.players):
        if state.front_count[other] > state.front_count[seat]:
            for place in range(state.front_count[other]):
                bird = state.front[other, place]
                if POINTS[bird] <= N[row]:
                    birds |= 1 << bird
    return birds


@kernel
def plain_targets(state, seat, row):
    """The birds that an effect may be used on, as bits."""
    op = OP[row]
    if op in (CAGE, DISCARD_ROOSTING, BOTTOM_ROOSTING):
        return roosting_birds(state, False)
    if op == FREE_CAGED:
        return roosting_birds(state, True)
    if op in (ATTACH_SNAKE, REMOVE_SNAKE, DISCARD_SAVED):
        return front_birds(state, seat, op)
    if op == STEAL_BIRD:
        return stealable_birds(state, seat, row)
    return 0


@kernel
def targets(state, seat, row):
    """The same; of a choice between two effects, the birds of both."""
    if OP[row] == CHOOSE:
        return plain_targets(state, seat, FIRST[row]) | plain_targets(state, seat, SECOND[row])
    return plain_targets(state, seat, row)


@kernel
def several(birds):
    """Whether a set holds more than one bird."""
    return birds & (birds - 1) != 0


@kernel
def only(birds):
    """The bird of a set of one."""
    bird = 0
    while (birds >> bird) & 1 == 0:
        bird += 1
    return bird


@kernel
def replaceable(state, seat, row):
    """The opponents' links that may be replaced: on the route just used, or beside one's own (extra.exchange)."""
    other_low, other_high = others_links(state, seat)
    if ATTACH[row] == ATTACH_OWN:
        own_low, own_high = links_of(state, seat)
        near_low, near_high = around(own_low, own_high)
        return other_low & near_low, other_high & near_high
    low = 0
    high = 0
    for place in range(state.route_count):
        linkway = state.route[place]
        low, high = add_if(low, high, linkway, state.links[linkway] != seat)
    return low & other_low, high & other_high


@kernel
def movable(state, seat):
    """The seat's links that have an empty linkway beside them (extra.move)."""
    low = 0
    high = 0
    empty_low, empty_high = empty_linkways(state)
    for linkway in range(LINKWAYS):
        if state.links[linkway] == seat:
            low, high = add_if(low, high, linkway, meets(linkway, empty_low, empty_high))
    return low, high


@kernel
def extra_linkways(state, seat, row, left):
    """Where an extra link of an effect may go (extra.attach)."""
    room = left
    if ATTACH[row] != ATTACH_OWN_OR_GROUP:
        room = min(1, left)
    return open_linkways(state, seat, TOUCH[row], room)


# ====================================================================== whether anything can come of it


@kernel
def plainly_possible(state, seat, row, source):
    """Whether something can come of an effect (wing.nothing)."""
    op = OP[row]
    if op == SCORE:
        return holds_true(state, seat, row, source)
    if op == SCORE_PER:
        return amount(state, seat, row, source) > 0
    if op == DRAW_WING_IT:
        return can_draw(state) and (COUNTER[row] < 0 or counted(state, seat, row, source) > 0)
    if op == PLACE_LINKS:
        low, high = extra_linkways(state, seat, row, N[row])
        return low | high != 0 and state.hand_count[seat] >= COST[row]
    if op == TAKE_FROM_DISCARD:
        return state.wing_discard_count > 0
    if op == DISCARD_FOR_POINTS:
        return state.hand_count[seat] > 0
    if op == STEAL_WING_IT:
        return can_rob(state, seat)
    if op == PEEK_BIRD_DECK:
        return state.bird_deck_count > 0
    if op == REORDER_FOWL_PLAY:
        return state.fowl_count > 0
    if op == CANCEL_FOWL_PLAY:
        return state.fowl_drawn != EMPTY
    if op in (MOVE_LINK, SWAP_LINKS, CONVERT_LINK):
        return links_possible(state, seat, row)
    return targets(state, seat, row) != 0


@kernel
def links_possible(state, seat, row):
    """Whether there are links to move, to swap or to replace (extra.move, extra.exchange)."""
    if OP[row] == MOVE_LINK:
        low, high = movable(state, seat)
        return low | high != 0
    if OP[row] == CONVERT_LINK:
        low, high = replaceable(state, seat, row)
        return low | high != 0 and state.supply[seat] > 0
    low, high = links_of(state, seat)
    other_low, other_high = others_links(state, seat)
    return low | high != 0 and other_low | other_high != 0


@kernel
def can_rob(state, seat):
    """Whether an opponent holds a card."""
    for other in range(state.players):
        if other != seat and state.hand_count[other] > 0:
            return True
    return False


@kernel
def copyable_birds(state, seat, moment):
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
def copyable(state, seat, bird, moment):
    """Whether a copy can use this power of an opponent's bird: exhausted or not, but not under a Snake (power.copy)."""
    row = BIRD_EFFECT[bird]
    if state.snake[bird] != EMPTY or MOMENT[row] != moment or OP[row] == COPY_POWER:
        return False
    if TIMING[bird] != EACH_TURN and TIMING[bird] != ONCE_GAME:
        return False
    return plainly_possible(state, seat, row, bird)


@kernel
def usable(state, seat, bird, moment):
    """Whether the seat can use the power of its bird at this moment of its turn (power.own-turn)."""
    row = BIRD_EFFECT[bird]
    if not awake(state, bird) or AUTOMATIC[bird]:
        return False
    if TIMING[bird] != EACH_TURN and TIMING[bird] != ONCE_GAME:
        return False
    if OP[row] == COPY_POWER:
        return copyable_birds(state, seat, moment) != 0
    return MOMENT[row] == moment and plainly_possible(state, seat, row, bird)


@kernel
def usable_birds(state, seat, moment):
    """The seat's birds whose powers it can use at this moment, as bits."""
    birds = 0
    for place in range(state.front_count[seat]):
        if usable(state, seat, state.front[seat, place], moment):
            birds |= 1 << state.front[seat, place]
    return birds


# ====================================================================== carrying it out


@kernel
def perform(state, seat, row, source, log):
    """Begin an effect; what follows it waits beneath (wing.play, fowl.as-far)."""
    if NEXT[row] != NO_EFFECT:
        do_next(state, TASK_EFFECT, NEXT[row], seat, source)
    op = OP[row]
    if op <= EACH_LOSE_POINTS_PER:
        perform_points(state, seat, row, source, log)
    elif op <= DISCARD_FOR_POINTS:
        perform_cards(state, seat, row, source, log)
    elif op <= EACH_REMOVE_LINKS:
        perform_links(state, seat, row, log)
    elif op == DISCARD_ROOSTING_ALL:
        discard_all_roosting(state, row, log)
    elif op == CANCEL_FOWL_PLAY:
        emit(log, CANCELLED, seat, state.fowl_drawn, 0, 0, 0)
        discard_fowl(state, state.fowl_drawn)
        state.fowl_drawn = EMPTY
    elif op == PEEK_BIRD_DECK:
        peek(state, seat, log)
    elif op == REORDER_FOWL_PLAY:
        look_at_fowl(state, seat, min(N[row], state.fowl_count), log)
    elif op != SQUAWK_CARD:
        choose_bird(state, seat, row, source, log)


@kernel
def choose_bird(state, seat, row, source, log):
    """Ask for one of the birds that fit, or the points to lose instead; what leaves no choice is done (fowl.as-far)."""
    birds = targets(state, seat, row)
    may_lose = OP[row] == CHOOSE and OP[SECOND[row]] == LOSE_POINTS
    if several(birds) or (may_lose and birds != 0):
        ask(state, seat, CHOOSING_BIRD, row, source)
    elif birds != 0:
        use_on(state, seat, row, only(birds), log)
    elif may_lose:
        lose(state, seat, N[SECOND[row]], log)


@kernel
def perform_points(state, seat, row, source, log):
    """Points gained or lost (score.*)."""
    op = OP[row]
    if op == LOSE_POINTS:
        lose(state, seat, N[row], log)
    elif op == LOSE_POINTS_PER:
        lose(state, seat, amount(state, seat, row, source), log)
    elif op == EACH_LOSE_POINTS_PER:
        for turn in range(1, state.players + 1):
            other = (state.active + turn) % state.players
            lose(state, other, amount(state, other, row, source), log)
    elif holds_true(state, seat, row, source):
        points = N[row]
        if op == SCORE_PER:
            points = amount(state, seat, row, source)
        elif op == REPEAT_LINK_POINTS:
            points = links_on_route(state, seat)
        pay_points(state, seat, source, points, log)


@kernel
def pay_points(state, seat, source, points, log):
    """Points of a bird or, without one, of a card."""
    if source == EMPTY:
        gain_told(state, seat, points, log)
    elif points > 0:
        gain(state, seat, points)
        emit(log, BONUS, seat, source, points, 0, 0)


@kernel
def perform_cards(state, seat, row, source, log):
    """Wing It cards drawn, discarded, given or taken."""
    op = OP[row]
    if op == DRAW_WING_IT:
        draw_by_effect(state, seat, row, source, log)
    elif op == DISCARD_HAND:
        if holds_true(state, seat, row, source):
            do_next(state, TASK_DISCARD_TO, seat, max(0, state.hand_count[seat] - N[row]), 0)
    elif op == EACH_DISCARD_HAND_TO:
        for turn in range(state.players, 0, -1):
            do_next(state, TASK_DISCARD_TO, (state.active + turn) % state.players, N[row], 0)
    elif op == GIVE_HAND:
        do_next(state, TASK_GIVE, seat, N[row], 0)
    elif op == STEAL_WING_IT:
        ask(state, seat, ROBBING, row, 0)
    elif op == TAKE_FROM_DISCARD:
        ask(state, seat, PICKING, row, 0)
    elif op == DISCARD_FOR_POINTS:
        do_next(state, TASK_DISCARD_FOR_POINTS, seat, MOST[row], row)


@kernel
def draw_by_effect(state, seat, row, source, log):
    """Draw cards; with a number to keep, the others of them are discarded (power.own-turn)."""
    cards = N[row]
    if COUNTER[row] >= 0:
        cards = amount(state, seat, row, source)
    drawn = draw_cards(state, seat, cards, log)
    if KEEP[row] > 0 and drawn > KEEP[row]:
        ask(state, seat, DISCARDING, drawn, 0)


@kernel
def perform_links(state, seat, row, log):
    """Links placed, moved, exchanged or removed, and limits on them."""
    op = OP[row]
    if op == PLACE_LINKS:
        do_next(state, TASK_EXTRA_LINKS, row, N[row], seat)
        if COST[row] > 0:
            do_next(state, TASK_DISCARD_TO, seat, state.hand_count[seat] - COST[row], 0)
    elif op == MOVE_LINK:
        ask(state, seat, MOVE_FROM, 0, 0)
    elif op == SWAP_LINKS:
        ask(state, seat, SWAP_OWN, 0, 0)
    elif op == CONVERT_LINK:
        ask(state, seat, REPLACING, row, 0)
    elif op == REMOVE_OWN_LINKS:
        do_next(state, TASK_REMOVE, seat, N[row], TOUCH[row])
    elif op == EACH_REMOVE_LINKS:
        for turn in range(state.players, 0, -1):
            do_next(state, TASK_REMOVE, (state.active + turn) % state.players, N[row], TOUCH[row])
    elif op == LIMIT_BASIC_LINKS:
        state.basic_limit = min(state.basic_limit, N[row])
        emit(log, LIMITED, seat, state.basic_limit, 0, 0, 0)
    elif op == EACH_LIMIT_BASIC_LINKS:
        for other in range(state.players):
            state.storm[other] = N[row]
        emit(log, STORM, N[row], 0, 0, 0, 0)


@kernel
def discard_all_roosting(state, row, log):
    """Every uncaged roosting bird that fits dies, and is replaced at once if the card says so (fowl.discarding)."""
    emptied = 0
    for place in range(ROOST):
        bird = state.roosting[place]
        if bird != EMPTY and state.cage[place] == EMPTY and fits(row, bird):
            discard_roosting_bird(state, place, log)
            emptied |= 1 << place
    if REFILL[row]:
        for place in range(ROOST):
            if (emptied >> place) & 1:
                turn_up_bird(state, place, log)


@kernel
def peek(state, seat, log):
    """Look at the top bird of the deck (setup.hidden)."""
    learn(state)
    top = state.bird_deck_count - 1
    state.bird_deck_known[top] |= 1 << seat
    emit(log, PEEKED, seat, state.bird_deck[top], 0, 0, 0)
    ask(state, seat, PEEKING, 0, 0)


@kernel
def look_at_fowl(state, seat, cards, log):
    """Look at the top cards of the Fowl Play deck, then put them back in any order (wing.science)."""
    learn(state)
    for place in range(state.fowl_count - 1, state.fowl_count - 1 - cards, -1):
        state.fowl_known[place] |= 1 << seat
        emit(log, LOOKED, seat, state.fowl_deck[place], 0, 0, 0)
    do_next(state, TASK_ORDER, seat, 0, cards)


@kernel
def free_bird(state, seat, place, log):
    """Take the cage off; a contributor to a complete route may save the bird, else it is offered (cage.save)."""
    discard_fowl(state, state.cage[place])
    state.cage[place] = EMPTY
    bird = state.roosting[place]
    emit(log, FREED_BIRD, seat, bird, 0, 0, 0)
    if complete(state, bird, NEED_LINK_OF + seat):
        ask(state, seat, FREED, bird, 0)
    else:
        note_offer(state, place, log)


@kernel
def take_snake_off(state, seat, bird, log):
    """A Snake to the discard pile; the power is as it was before (snake.off)."""
    discard_fowl(state, state.snake[bird])
    state.snake[bird] = EMPTY
    emit(log, UNSNAKED, seat, bird, 0, 0, 0)


@kernel
def use_on(state, seat, row, bird, log):
    """Carry out on a bird what an effect, or that of two that fits, does with birds (cage.*, snake.*, power.stolen)."""
    op = OP[row]
    if op == CHOOSE:
        op = OP[SECOND[row]]
        if (plain_targets(state, seat, FIRST[row]) >> bird) & 1:
            op = OP[FIRST[row]]
    place = roosting_place(state, bird)
    if op == CAGE:
        state.cage[place] = state.fowl_drawn
        state.fowl_drawn = EMPTY
        state.offer[place] = EMPTY
        state.offer_first[place] = EMPTY
        emit(log, CAGED, seat, bird, 0, 0, 0)
    elif op == DISCARD_ROOSTING:
        discard_roosting_bird(state, place, log)
    elif op == BOTTOM_ROOSTING:
        leave_roost(state, place)
        put_under_deck(state, bird, EVERYBODY)
        emit(log, BOTTOMED, seat, bird, 0, 0, 0)
    elif op == FREE_CAGED:
        free_bird(state, seat, place, log)
    elif op == ATTACH_SNAKE:
        state.snake[bird] = state.fowl_drawn
        state.fowl_drawn = EMPTY
        emit(log, SNAKED, seat, bird, 0, 0, 0)
    elif op == REMOVE_SNAKE:
        take_snake_off(state, seat, bird, log)
    elif op == DISCARD_SAVED:
        discard_saved_bird(state, seat, bird, log)
    elif op == STEAL_BIRD:
        steal_bird(state, seat, bird, log)


@kernel
def steal_bird(state, seat, bird, log):
    """A bird moves with its Snake; points stay where they were scored (power.stolen, score.stays)."""
    other = owner_of(state, bird)
    take_from_front(state, other, bird)
    arrive(state, seat, bird)
    emit(log, STOLEN, seat, other, bird, 0, 0)
    trigger_last_round(state, seat, check_birds(state, seat), log)
