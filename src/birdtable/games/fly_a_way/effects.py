"""Effects of cards and birds: rows of data, read by one kernel.

`targets` says which birds an effect may be used on, `possible` whether anything can come of it, `perform` begins it.
What needs a choice is asked; what comes after it waits as a task.
"""

from __future__ import annotations

from birdtable.games.fly_a_way import birds, cards, content, counting, links, placing, routes, tasks
from birdtable.games.fly_a_way.content import Attach, Op, Trigger
from birdtable.games.fly_a_way.state import State
from birdtable.games.fly_a_way.words import Completed, Decision, Event, Need, Task
from birdtable.kernel import EMPTY, EVERYBODY, Log, ask, emit, kernel, lowest_wide

# ====================================================================== what an effect can be used on


@kernel
def roosting_birds(state: State, caged: bool) -> int:
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
        if op == Op.discard_saved or (op == Op.remove_snake and snaked) or (op == Op.attach_snake and not snaked):
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
    if op in (Op.cage, Op.discard_roosting, Op.bottom_roosting):
        return roosting_birds(state, False)
    if op == Op.free_caged:
        return roosting_birds(state, True)
    if op in (Op.attach_snake, Op.remove_snake, Op.discard_saved):
        return front_birds(state, seat, op)
    if op == Op.steal_bird:
        return stealable_birds(state, seat, row)
    return 0


@kernel
def targets(state: State, seat: int, row: int) -> int:
    """The same; of a choice between two effects, the birds of both."""
    if content.OP[row] == Op.choose:
        return plain_targets(state, seat, content.FIRST[row]) | plain_targets(state, seat, content.SECOND[row])
    return plain_targets(state, seat, row)


@kernel
def several(birds: int) -> bool:
    """Whether a set holds more than one bird."""
    return birds & (birds - 1) != 0


# ====================================================================== whether anything can come of it


@kernel
def possible(state: State, seat: int, row: int, source: int) -> bool:
    """Whether something can come of an effect (wing.nothing)."""
    op = content.OP[row]
    if op == Op.score:
        return counting.holds_true(state, seat, row, source)
    if op == Op.score_per:
        return counting.amount(state, seat, row, source) > 0
    if op == Op.draw_wing_it:
        return cards.can_draw(state) and (content.COUNTER[row] < 0 or counting.counted(state, seat, row, source) > 0)
    if op == Op.place_links:
        low, high = placing.extra_linkways(state, seat, row, content.N[row])
        return low | high != 0 and state.hand_count[seat] >= content.COST[row]
    if op == Op.take_from_discard:
        return state.wing_discard_count > 0
    if op == Op.discard_for_points:
        return state.hand_count[seat] > 0
    if op == Op.steal_wing_it:
        return cards.robbable(state, seat) != 0
    if op == Op.peek_bird_deck:
        return state.bird_deck_count > 0
    if op == Op.reorder_fowl_play:
        return state.fowl_count > 0
    if op == Op.cancel_fowl_play:
        return state.fowl_drawn != EMPTY
    if op in (Op.move_link, Op.swap_links, Op.convert_link):
        return links_possible(state, seat, row, source)
    return targets(state, seat, row) != 0


@kernel
def links_possible(state: State, seat: int, row: int, source: int) -> bool:
    """Whether there are links to move, to swap or to replace (extra.move, extra.exchange)."""
    if content.OP[row] == Op.move_link:
        low, high = placing.movable(state, seat)
        return low | high != 0
    if content.OP[row] == Op.convert_link:
        if content.ATTACH[row] == Attach.route and state.route_bird != source:
            return False
        low, high = placing.replaceable(state, seat, row)
        return low | high != 0 and state.supply[seat] > 0
    low, high = links.links_of(state, seat)
    other_low, other_high = links.others_links(state, seat)
    return low | high != 0 and other_low | other_high != 0


# ====================================================================== carrying it out


@kernel
def perform(state: State, seat: int, row: int, source: int, log: Log) -> None:
    """Begin an effect; what follows it waits beneath (wing.play, fowl.as-far)."""
    if content.NEXT[row] != content.NO_EFFECT:
        tasks.do_next(state, Task.effect, content.NEXT[row], seat, source)
    op = content.OP[row]
    if (content.ABOUT_POINTS >> op) & 1:
        perform_points(state, seat, row, source, log)
    elif (content.ABOUT_CARDS >> op) & 1:
        perform_cards(state, seat, row, source, log)
    elif (content.ABOUT_LINKS >> op) & 1:
        perform_links(state, seat, row, log)
    elif op == Op.discard_roosting_all:
        discard_all_roosting(state, row, log)
    elif op == Op.cancel_fowl_play:
        emit(log, Event.cancelled, seat, state.fowl_drawn)
        cards.resolved(state)
    elif op == Op.peek_bird_deck:
        birds.peek(state, seat, log)
    elif op == Op.reorder_fowl_play:
        cards.look_at_fowl(state, seat, min(content.N[row], state.fowl_count), log)
    else:
        choose_bird(state, seat, row, source, log)


@kernel
def may_lose_instead(row: int) -> bool:
    """Whether an effect is a choice between a bird and points to lose (fowl.as-far)."""
    return content.OP[row] == Op.choose and content.OP[content.SECOND[row]] == Op.lose_points


@kernel
def choose_bird(state: State, seat: int, row: int, source: int, log: Log) -> None:
    """Ask for one of the birds that fit, or the points to lose instead; what leaves no choice is done (fowl.as-far)."""
    birds = targets(state, seat, row)
    may_lose = may_lose_instead(row)
    if several(birds) or (may_lose and birds != 0):
        ask(state, seat, Decision.bird, row, source)
    elif birds != 0:
        use_on(state, seat, row, lowest_wide(birds), log)
    elif may_lose:
        cards.lose(state, seat, content.N[content.SECOND[row]], log)


@kernel
def perform_points(state: State, seat: int, row: int, source: int, log: Log) -> None:
    """Points gained or lost (score.*)."""
    op = content.OP[row]
    if op == Op.lose_points:
        cards.lose(state, seat, content.N[row], log)
    elif op == Op.lose_points_per:
        cards.lose(state, seat, counting.amount(state, seat, row, source), log)
    elif op == Op.each_lose_points_per:
        for turn in range(1, state.players + 1):
            other = (state.active + turn) % state.players
            cards.lose(state, other, counting.amount(state, other, row, source), log)
    elif counting.holds_true(state, seat, row, source):
        points = content.N[row]
        if op == Op.score_per:
            points = counting.amount(state, seat, row, source)
        elif op == Op.repeat_link_points:
            points = routes.links_on_route(state, seat)
        pay_points(state, seat, source, points, log)


@kernel
def pay_points(state: State, seat: int, source: int, points: int, log: Log) -> None:
    """Points of a bird or, without one, of a card."""
    if source == EMPTY:
        cards.gain(state, seat, points, log)
    elif points > 0:
        state.score[seat] += points
        emit(log, Event.bonus, seat, source, points)


@kernel
def perform_cards(state: State, seat: int, row: int, source: int, log: Log) -> None:
    """Wing It cards drawn, discarded, given or taken."""
    op = content.OP[row]
    if op == Op.draw_wing_it:
        draw_by_effect(state, seat, row, source, log)
    elif op == Op.discard_hand:
        if counting.holds_true(state, seat, row, source):
            tasks.do_next(state, Task.discard_to, seat, max(0, state.hand_count[seat] - content.N[row]))
    elif op == Op.each_discard_hand_to:
        for turn in range(state.players, 0, -1):
            tasks.do_next(state, Task.discard_to, (state.active + turn) % state.players, content.N[row])
    elif op == Op.give_hand:
        tasks.do_next(state, Task.give, seat, content.N[row])
    elif op == Op.steal_wing_it:
        ask(state, seat, Decision.rob, row)
    elif op == Op.take_from_discard:
        ask(state, seat, Decision.pick_card, row)
    elif op == Op.discard_for_points:
        tasks.do_next(state, Task.discard_for_points, seat, content.MOST[row], row)


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
    if op == Op.place_links:
        tasks.do_next(state, Task.extra_links, row, content.N[row], seat)
        if content.COST[row] > 0:
            tasks.do_next(state, Task.discard_to, seat, state.hand_count[seat] - content.COST[row])
    elif op == Op.move_link:
        ask(state, seat, Decision.move_from)
    elif op == Op.swap_links:
        ask(state, seat, Decision.swap_own)
    elif op == Op.convert_link:
        ask(state, seat, Decision.replace, row)
    elif op == Op.remove_own_links:
        tasks.do_next(state, Task.remove, seat, content.N[row], content.TOUCH[row])
    elif op == Op.each_remove_links:
        for turn in range(state.players, 0, -1):
            tasks.do_next(state, Task.remove, (state.active + turn) % state.players, content.N[row], content.TOUCH[row])
    elif op == Op.limit_basic_links:
        state.basic_limit = min(state.basic_limit, content.N[row])
        emit(log, Event.limited, seat, state.basic_limit)
    elif op == Op.each_limit_basic_links:
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


# ====================================================================== birds


@kernel
def use_on(state: State, seat: int, row: int, bird: int, log: Log) -> None:
    """Carry out on a bird what an effect, or that of two that fits, does with birds (cage.*, snake.*, power.stolen)."""
    op = content.OP[row]
    if op == Op.choose:
        op = content.OP[content.SECOND[row]]
        if (plain_targets(state, seat, content.FIRST[row]) >> bird) & 1:
            op = content.OP[content.FIRST[row]]
    place = birds.roosting_place(state, bird)
    if op == Op.cage:
        state.cage[place] = state.fowl_drawn
        state.fowl_drawn = EMPTY
        birds.withdraw_offer(state, place)
        emit(log, Event.caged, seat, bird)
    elif op == Op.discard_roosting:
        birds.discard_roosting_bird(state, place, log)
    elif op == Op.bottom_roosting:
        birds.leave_roost(state, place)
        birds.put_under_deck(state, bird, EVERYBODY)
        emit(log, Event.bottomed, seat, bird)
    elif op == Op.free_caged:
        free_bird(state, seat, place, log)
    elif op == Op.attach_snake:
        state.snake[bird] = state.fowl_drawn
        state.fowl_drawn = EMPTY
        emit(log, Event.snaked, seat, bird)
    elif op == Op.remove_snake:
        take_snake_off(state, seat, bird, log)
    elif op == Op.discard_saved:
        birds.discard_saved_bird(state, seat, bird, log)
    elif op == Op.steal_bird:
        steal_bird(state, seat, bird, log)


@kernel
def free_bird(state: State, seat: int, place: int, log: Log) -> None:
    """Take the cage off; a contributor to a complete route may save the bird, else it is offered (cage.save)."""
    cards.discard_fowl(state, state.cage[place])
    state.cage[place] = EMPTY
    bird = state.roosting[place]
    emit(log, Event.freed, seat, bird)
    if routes.complete(state, bird, Need.link_of + seat):
        ask(state, seat, Decision.save, bird, Completed.by_freeing)
    else:
        birds.note_offer(state, place, log)


@kernel
def take_snake_off(state: State, seat: int, bird: int, log: Log) -> None:
    """A Snake to the discard pile; the power is as it was before (snake.off)."""
    cards.discard_fowl(state, state.snake[bird])
    state.snake[bird] = EMPTY
    emit(log, Event.unsnaked, seat, bird)


@kernel
def steal_bird(state: State, seat: int, bird: int, log: Log) -> None:
    """A bird moves with its Snake; points stay where they were scored (power.stolen, score.stays)."""
    other = birds.owner_of(state, bird)
    birds.take_from_front(state, other, bird)
    birds.arrive(state, seat, bird)
    emit(log, Event.stolen, seat, other, bird)
    birds.count_birds(state, seat, log)


# ====================================================================== cards


@kernel
def discard_down(state: State, seat: int, target: int, log: Log) -> None:
    """Discard until so many cards are left; who must discard all is not asked (fowl.as-far)."""
    if target == 0 and state.hand_count[seat] == 1:
        discard_and_tell(state, seat, state.hand[seat, 0], log)
    elif state.hand_count[seat] > target:
        tasks.do_next(state, Task.discard_to, seat, target)
        ask(state, seat, Decision.discard, 0, target)


@kernel
def discard_and_tell(state: State, seat: int, card: int, log: Log) -> None:
    """Discard a card; a Squawk may be taken by an opponent's bird (power.opponent)."""
    cards.discard_card(state, seat, card, log)
    if cards.is_squawk(card) and seat == state.active:
        birds.react(state, Trigger.squawk_discarded, log, 1 << (card - content.FIRST_SQUAWK))


@kernel
def give_down(state: State, seat: int, count: int, log: Log) -> None:
    """Give so many cards to the next player; who has no more than that is not asked (fowl.as-far)."""
    if count == 0:
        return
    if state.hand_count[seat] > count:
        ask(state, seat, Decision.give, count)
    else:
        cards.give_hand(state, seat, (seat + 1) % state.players, log)
