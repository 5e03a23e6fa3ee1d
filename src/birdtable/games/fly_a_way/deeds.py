"""What players do: links, birds, cards, and the small answers in between."""

from __future__ import annotations

from birdtable.games.fly_a_way.actions import (
    ACT,
    BOTTOM,
    CHOOSE_BIRD,
    CHOOSING_BIRD,
    COPIED,
    COPYING,
    DISCARD,
    DISCARDING_FOR_POINTS,
    DRAW,
    FORFEIT,
    FORFEITED,
    FOWL_PLAY,
    FREE,
    FREED,
    FREEING,
    GIVE,
    LEAVE,
    LEFT,
    LIFT,
    LINK,
    LOSE,
    MOVE_FROM,
    MOVE_TO,
    MOVED,
    NEUTRALISE,
    NEUTRALISED,
    OFFER,
    ORDER,
    ORDERED,
    PAID,
    PERFORM,
    PERFORMED,
    PICK,
    PLAY,
    PLAYED,
    POWER,
    PROTECT,
    PROTECTED,
    PROTECTING,
    REMOVING,
    REPLACED,
    ROB,
    SAVE,
    SECOND_LINK,
    SPENT_CARD,
    SUNK,
    SWAP_OTHER,
    SWAPPED,
    TAKE,
    TAKING_SQUAWK,
    USED,
    VIA,
    WING_IT,
)
from birdtable.games.fly_a_way.birds import (
    awake,
    note_offer,
    put_under_deck,
    react,
    roosting_place,
    tire,
)
from birdtable.games.fly_a_way.cards import (
    discard_fowl,
    draw_cards,
    gain_told,
    give_card,
    lose,
    pick_from_discards,
    put_on_discards,
    rob_cards,
    show_from_hand,
)
from birdtable.games.fly_a_way.chores import discard_and_tell, do_task
from birdtable.games.fly_a_way.effects import (
    copyable_birds,
    free_bird,
    only,
    perform_cards,
    several,
    take_snake_off,
    use_on,
)
from birdtable.games.fly_a_way.legal import birds_to_free
from birdtable.games.fly_a_way.links import joins, put_link, remove_link
from birdtable.games.fly_a_way.routes import go_along
from birdtable.games.fly_a_way.saves import (
    begin_save,
    look_for_saves,
)
from birdtable.games.fly_a_way.state import (
    ACTION,
    DRAW_FOWL,
    DRAW_WING,
    END_OF_ACTION,
    NEED_LINK_OF,
    NEED_STEP,
    REFILLING,
    TASK_DISCARD_FOR_POINTS,
    TASK_EFFECT,
    TASK_EXTRA_LINKS,
    TASK_FINISH_EVENT,
    TASK_FINISH_FOWL_PLAY,
    TASK_GIVE,
    TASK_ORDER,
    TASK_REMOVE,
)
from birdtable.games.fly_a_way.tables import (
    AT_FOWL_PLAY,
    AT_WING_IT,
    BIRD_EFFECT,
    COPY_POWER,
    FIRST_SQUAWK,
    FOWL_EFFECT,
    IN_ACTION,
    NEXT,
    NO_EFFECT,
    ON,
    ON_FOWL_PLAY_NEUTRALISED,
    ON_LINK_REPLACED,
    ON_LINK_SWAPPED,
    ON_SQUAWK_USED,
    OP,
    PAYMENT_CARDS,
    SECOND,
    SQUAWK_KINDS,
    WING_EFFECT,
    N,
)
from birdtable.games.fly_a_way.tasks import do_next, take_task
from birdtable.kernel.decisions import answered, ask, decider, decision, detail
from birdtable.kernel.dialect import kernel
from birdtable.kernel.events import emit
from birdtable.kernel.record import EMPTY

BASIC = -1  # in place of an effect: a basic link


@kernel
def apply(state, action, log):
    """Carry out an action, and at once what follows from it by itself inside the turn."""
    seat = decider(state)
    kind = decision(state)
    first = detail(state, 0)
    second = detail(state, 1)
    answered(state)
    if action < LINK:
        answer(state, seat, kind, first, second, action, log)
    elif action < SAVE:
        apply_link(state, seat, kind, first, second, action, log)
    elif action < PLAY:
        apply_bird(state, seat, kind, first, second, action, log)
    else:
        apply_card(state, seat, kind, first, second, action, log)
    while state.pending_count == 0 and state.task_count > 0:
        do_task(state, log)


@kernel
def answer(state, seat, kind, first, second, action, log):
    """Actions without an object: go on, decline, draw, perform, protect."""
    if action == DRAW:
        if kind == WING_IT:
            draw_cards(state, seat, 1, log)
            state.phase = DRAW_FOWL
        else:
            state.phase = DRAW_WING
    elif action == PERFORM:
        emit(log, PERFORMED, seat, state.fowl_drawn, 0, 0, 0)
        state.phase = ACTION
        do_next(state, TASK_FINISH_FOWL_PLAY, 0, 0, 0)
        do_next(state, TASK_EFFECT, FOWL_EFFECT[state.fowl_drawn], seat, EMPTY)
    elif action == LOSE:
        lose(state, seat, N[SECOND[first]], log)
    elif action == LEAVE:
        emit(log, LEFT, seat, 0, 0, 0, 0)
    elif action == BOTTOM:
        sink_bird(state, seat, log)
    elif action == PROTECT:
        protect_link(state, seat, log)
    else:
        decline(state, kind, first, second, log)


@kernel
def decline(state, kind, first, second, log):
    """Done: with the action phase, with a forfeited turn, or without using what was offered."""
    if kind == ACT:
        state.phase = END_OF_ACTION
    elif kind == OFFER:
        state.phase = REFILLING
    elif kind == FREED:
        note_offer(state, roosting_place(state, first), log)
    elif kind == PROTECTING:
        exchange(state, first, second, log)


@kernel
def sink_bird(state, seat, log):
    """The top bird goes under the deck; whoever knows it knows where it is (setup.hidden)."""
    top = state.bird_deck_count - 1
    bird = state.bird_deck[top]
    known = state.bird_deck_known[top]
    state.bird_deck[top] = EMPTY
    state.bird_deck_known[top] = 0
    state.bird_deck_count = top
    put_under_deck(state, bird, known)
    emit(log, SUNK, seat, 0, 0, 0, 0)


# ---------------------------------------------------------------------- links


@kernel
def apply_link(state, seat, kind, first, second, action, log):
    """Actions on a linkway: place, follow, lift one's own, take an opponent's."""
    if action < VIA:
        place_link(state, seat, kind, first, second, action - LINK, log)
    elif action < LIFT:
        go_along(state, action - VIA)
    elif action < TAKE:
        linkway = action - LIFT
        if kind == REMOVING:
            remove_link(state, linkway, log)
            do_next(state, TASK_REMOVE, seat, first - 1, second)
        elif kind == MOVE_FROM:
            ask(state, seat, MOVE_TO, linkway, 0)
        else:
            ask(state, seat, SWAP_OTHER, linkway, 0)
    elif kind == SWAP_OTHER:
        attack(state, first, action - TAKE, ON_LINK_SWAPPED, log)
    else:
        attack(state, EMPTY, action - TAKE, ON_LINK_REPLACED, log)


@kernel
def place_link(state, seat, kind, first, second, linkway, log):
    """A link is placed: a step by itself, or the first or second of a fresh group (link.fresh, link.number)."""
    if kind == MOVE_TO:
        move_link(state, seat, first, linkway, log)
        return
    joined = joins(state, seat, linkway)
    row = BASIC
    left = 0
    if kind != ACT:
        row = first
        left = second - 1
    put_link(state, seat, linkway, log)
    if row == BASIC:
        state.basic_links[state.basics] = linkway
        state.basics += 1
    if kind == SECOND_LINK:
        if row != BASIC:
            do_next(state, TASK_EXTRA_LINKS, row, left, seat)
        look_for_saves(state, state.step[0], linkway)
    elif joined:
        if row != BASIC:
            do_next(state, TASK_EXTRA_LINKS, row, left, seat)
        look_for_saves(state, linkway, EMPTY)
    else:
        state.step[0] = linkway
        ask(state, seat, SECOND_LINK, row, left)


@kernel
def move_link(state, seat, origin, linkway, log):
    """A link to an empty linkway beside its old one; it may complete routes (extra.move)."""
    state.links[origin] = EMPTY
    state.links[linkway] = seat
    emit(log, MOVED, seat, origin, linkway, 0, 0)
    look_for_saves(state, linkway, EMPTY)


@kernel
def attack(state, own, target, trigger, log):
    """An opponent's link is to be exchanged: its owner may protect it first (extra.protect)."""
    owner = state.links[target]
    for place in range(state.front_count[owner]):
        bird = state.front[owner, place]
        if ON[BIRD_EFFECT[bird]] & trigger and awake(state, bird):
            ask(state, owner, PROTECTING, own, target)
            return
    exchange(state, own, target, log)


@kernel
def protect_link(state, seat, log):
    """The link stays, the exchange does not happen, the bird is exhausted (extra.protect)."""
    for place in range(state.front_count[seat]):
        bird = state.front[seat, place]
        if ON[BIRD_EFFECT[bird]] & ON_LINK_SWAPPED and awake(state, bird):
            tire(state, bird)
            emit(log, PROTECTED, seat, bird, 0, 0, 0)


@kernel
def exchange(state, own, target, log):
    """Swap two links, or replace an opponent's link by one of the supply (extra.exchange)."""
    seat = state.active
    other = state.links[target]
    if own != EMPTY:
        state.links[own] = other
        state.links[target] = seat
        emit(log, SWAPPED, seat, own, other, target, 0)
        return
    emit(log, REPLACED, seat, other, target, 0, 0)
    state.supply[other] += 1
    put_link(state, seat, target, log)


# ---------------------------------------------------------------------- birds


@kernel
def apply_bird(state, seat, kind, first, second, action, log):
    """Actions on a bird: save, forfeit the turn for it, use its power, choose it, free it, neutralise."""
    if action < FORFEIT:
        begin_save(state, roosting_place(state, action - SAVE), NEED_LINK_OF + seat)
    elif action < POWER:
        state.forfeited = 1
        emit(log, FORFEITED, seat, action - FORFEIT, 0, 0, 0)
        begin_save(state, roosting_place(state, action - FORFEIT), NEED_LINK_OF + seat)
    elif action < CHOOSE_BIRD:
        use_power(state, seat, kind, action - POWER, log)
    elif action < FREE:
        chosen(state, seat, kind, first, second, action - CHOOSE_BIRD, log)
    elif action < NEUTRALISE:
        pay_to_free(state, seat, action - FREE, log)
    else:
        neutralise(state, seat, action - NEUTRALISE, log)


@kernel
def use_power(state, seat, kind, bird, log):
    """Use the power of a bird in front of you: its effect, and it is exhausted (power.exhausted)."""
    tire(state, bird)
    emit(log, USED, seat, bird, 0, 0, 0)
    moment = IN_ACTION
    if kind == WING_IT:
        moment = AT_WING_IT
        state.phase = DRAW_FOWL
    elif kind == FOWL_PLAY:
        moment = AT_FOWL_PLAY
        state.phase = ACTION
    if OP[BIRD_EFFECT[bird]] == COPY_POWER:
        birds = copyable_birds(state, seat, moment)
        if several(birds):
            ask(state, seat, COPYING, moment, bird)
        else:
            chosen(state, seat, COPYING, moment, bird, only(birds), log)
    else:
        do_next(state, TASK_EFFECT, BIRD_EFFECT[bird], seat, bird)


@kernel
def chosen(state, seat, kind, first, second, bird, log):
    """A bird was chosen: to be saved next, to copy, or for an effect."""
    if kind == COPYING:
        emit(log, COPIED, seat, bird, 0, 0, 0)
        do_next(state, TASK_EFFECT, BIRD_EFFECT[bird], seat, second)
    elif kind == FREEING:
        free_with_squawks(state, seat, bird, second, log)
    elif kind == CHOOSING_BIRD:
        use_on(state, seat, first, bird, log)
    else:
        kind, places, step, other = take_task(state)
        do_next(state, kind, places, step, other)
        save_next(state, bird, step, other)


@kernel
def save_next(state, bird, step, other):
    """Of several birds that one step completed, this one comes first (save.several)."""
    state.step[0] = step
    state.step[1] = other
    begin_save(state, roosting_place(state, bird), NEED_STEP)


@kernel
def pay_squawks(state, seat, payment, log):
    """Squawks to the discard pile; the kinds paid, as bits (fowl.squawks)."""
    kinds = 0
    for value in range(SQUAWK_KINDS):
        for _ in range(PAYMENT_CARDS[payment, value]):
            show_from_hand(state, seat, FIRST_SQUAWK + value)
            put_on_discards(state, FIRST_SQUAWK + value)
            emit(log, SPENT_CARD, seat, FIRST_SQUAWK + value, 0, 0, 0)
            kinds |= 1 << value
    return kinds


@kernel
def pay_to_free(state, seat, payment, log):
    """Pay Squawks; if they pay for several cages and Snakes, one is chosen (cage.free, snake.off)."""
    emit(log, PAID, seat, payment, 0, 0, 0)
    kinds = pay_squawks(state, seat, payment, log)
    birds = birds_to_free(state, seat, payment)
    if several(birds):
        ask(state, seat, FREEING, payment, kinds)
    else:
        free_with_squawks(state, seat, only(birds), kinds, log)


@kernel
def free_with_squawks(state, seat, bird, kinds, log):
    """The cage of a roosting bird or the Snake of an own one is paid for (cage.free, snake.off)."""
    react(state, ON_SQUAWK_USED, kinds, log)  # before the save: whoever takes a Squawk has also discarded by then
    place = roosting_place(state, bird)
    if place == EMPTY:
        take_snake_off(state, seat, bird, log)
    else:
        free_bird(state, seat, place, log)


@kernel
def neutralise(state, seat, payment, log):
    """Pay a Fowl Play card off with Squawks (fowl.neutralise)."""
    emit(log, NEUTRALISED, seat, state.fowl_drawn, payment, 0, 0)
    kinds = pay_squawks(state, seat, payment, log)
    discard_fowl(state, state.fowl_drawn)
    state.fowl_drawn = EMPTY
    state.phase = ACTION
    react(state, ON_FOWL_PLAY_NEUTRALISED, 0, log)
    react(state, ON_SQUAWK_USED, kinds, log)


# ---------------------------------------------------------------------- cards


@kernel
def apply_card(state, seat, kind, first, second, action, log):
    """Actions on a card or a seat: play, discard, pick up, give, rob, put back."""
    if action < DISCARD:
        play_event(state, seat, action - PLAY, log)
    elif action < PICK:
        discard_and_tell(state, seat, action - DISCARD, log)
        if kind == DISCARDING_FOR_POINTS:
            gain_told(state, seat, N[second], log)
            if first > 1:
                do_next(state, TASK_DISCARD_FOR_POINTS, seat, first - 1, second)
    elif action < GIVE:
        pick_from_discards(state, seat, action - PICK, log)
        if kind == TAKING_SQUAWK:
            tire(state, second)
            if NEXT[BIRD_EFFECT[second]] != NO_EFFECT:
                perform_cards(state, seat, NEXT[BIRD_EFFECT[second]], second, log)
    elif action < ROB:
        give_card(state, seat, (seat + 1) % state.players, action - GIVE, log)
        do_next(state, TASK_GIVE, seat, first - 1, 0)
    elif action < ORDER:
        rob_cards(state, seat, action - ROB, N[first], log)
    else:
        put_back(state, seat, first, second, action - ORDER, log)


@kernel
def play_event(state, seat, card, log):
    """An event leaves the hand, is carried out, and is then discarded (wing.play)."""
    show_from_hand(state, seat, card)
    state.in_play = card
    emit(log, PLAYED, seat, card, 0, 0, 0)
    do_next(state, TASK_FINISH_EVENT, 0, 0, 0)
    do_next(state, TASK_EFFECT, WING_EFFECT[card], seat, EMPTY)


@kernel
def put_back(state, seat, settled, cards, place, log):
    """Of the cards looked at, this one comes next; others know only those whose backs tell them (wing.science)."""
    top = state.fowl_count - 1
    card = state.fowl_deck[top - place]
    back = state.fowl_back[top - place]
    known = state.fowl_known[top - place]
    for above in range(top - place, top - settled):
        state.fowl_deck[above] = state.fowl_deck[above + 1]
        state.fowl_back[above] = state.fowl_back[above + 1]
        state.fowl_known[above] = state.fowl_known[above + 1]
    state.fowl_deck[top - settled] = card
    state.fowl_back[top - settled] = back
    state.fowl_known[top - settled] = known
    for looked in range(cards):
        if backs_like(state, top - looked, cards) > 1:
            state.fowl_known[top - looked] = 1 << seat
    do_next(state, TASK_ORDER, seat, settled + 1, cards)
    if settled + 1 == cards - 1:
        emit(log, ORDERED, seat, 0, 0, 0, 0)


@kernel
def backs_like(state, place, cards):
    """How many of the top cards of the Fowl Play deck have the back of this one."""
    alike = 0
    for looked in range(cards):
        alike += state.fowl_back[state.fowl_count - 1 - looked] == state.fowl_back[place]
    return alike
