"""What players do: links, birds, cards, and the small answers in between."""

from __future__ import annotations

from birdtable.games.fly_a_way import birds, cards, chores, content, effects, legal, links, routes, saves, tasks
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
    State,
)
from birdtable.games.fly_a_way.words import Decision, Event, Verb
from birdtable.kernel import EMPTY, Log, answered, ask, decider, decision, detail, emit, kernel

BASIC = -1  # in place of an effect: a basic link


@kernel
def apply(state: State, action: int, log: Log) -> None:
    """Carry out an action, and at once what follows from it by itself inside the turn."""
    seat = decider(state)
    kind = decision(state)
    first = detail(state, 0)
    second = detail(state, 1)
    answered(state)
    if action < Verb.link.first:
        answer(state, seat, kind, first, second, action, log)
    elif action < Verb.save.first:
        apply_link(state, seat, kind, first, second, action, log)
    elif action < Verb.play.first:
        apply_bird(state, seat, kind, first, second, action, log)
    else:
        apply_card(state, seat, kind, first, second, action, log)
    while state.pending_count == 0 and state.task_count > 0:
        chores.do_task(state, log)


@kernel
def answer(state: State, seat: int, kind: int, first: int, second: int, action: int, log: Log) -> None:
    """Actions without an object: go on, decline, draw, perform, protect."""
    if action == Verb.draw.first:
        if kind == Decision.wing_it:
            cards.draw_cards(state, seat, 1, log)
            state.phase = DRAW_FOWL
        else:
            state.phase = DRAW_WING
    elif action == Verb.perform.first:
        emit(log, Event.performed, seat, state.fowl_drawn)
        state.phase = ACTION
        tasks.do_next(state, TASK_FINISH_FOWL_PLAY, 0, 0, 0)
        tasks.do_next(state, TASK_EFFECT, content.FOWL_EFFECT[state.fowl_drawn], seat, EMPTY)
    elif action == Verb.lose.first:
        cards.lose(state, seat, content.N[content.SECOND[first]], log)
    elif action == Verb.leave.first:
        emit(log, Event.left, seat)
    elif action == Verb.bottom.first:
        sink_bird(state, seat, log)
    elif action == Verb.protect.first:
        protect_link(state, seat, log)
    else:
        decline(state, kind, first, second, log)


@kernel
def decline(state: State, kind: int, first: int, second: int, log: Log) -> None:
    """Done: with the action phase, with a forfeited turn, or without using what was offered."""
    if kind == Decision.act:
        state.phase = END_OF_ACTION
    elif kind == Decision.offer:
        state.phase = REFILLING
    elif kind == Decision.freed:
        birds.note_offer(state, birds.roosting_place(state, first), log)
    elif kind == Decision.protect:
        exchange(state, first, second, log)


@kernel
def sink_bird(state: State, seat: int, log: Log) -> None:
    """The top bird goes under the deck; whoever knows it knows where it is (setup.hidden)."""
    top = state.bird_deck_count - 1
    bird = state.bird_deck[top]
    known = state.bird_deck_known[top]
    state.bird_deck[top] = EMPTY
    state.bird_deck_known[top] = 0
    state.bird_deck_count = top
    birds.put_under_deck(state, bird, known)
    emit(log, Event.sunk, seat)


# ---------------------------------------------------------------------- links


@kernel
def apply_link(state: State, seat: int, kind: int, first: int, second: int, action: int, log: Log) -> None:
    """Actions on a linkway: place, follow, lift one's own, take an opponent's."""
    if action < Verb.via.first:
        place_link(state, seat, kind, first, second, action - Verb.link.first, log)
    elif action < Verb.lift.first:
        routes.go_along(state, action - Verb.via.first)
    elif action < Verb.take.first:
        linkway = action - Verb.lift.first
        if kind == Decision.remove:
            links.remove_link(state, linkway, log)
            tasks.do_next(state, TASK_REMOVE, seat, first - 1, second)
        elif kind == Decision.move_from:
            ask(state, seat, Decision.move_to, linkway)
        else:
            ask(state, seat, Decision.swap_other, linkway)
    elif kind == Decision.swap_other:
        attack(state, first, action - Verb.take.first, content.ON_LINK_SWAPPED, log)
    else:
        attack(state, EMPTY, action - Verb.take.first, content.ON_LINK_REPLACED, log)


@kernel
def place_link(state: State, seat: int, kind: int, first: int, second: int, linkway: int, log: Log) -> None:
    """A link is placed: a step by itself, or the first or second of a fresh group (link.fresh, link.number)."""
    if kind == Decision.move_to:
        move_link(state, seat, first, linkway, log)
        return
    joined = links.joins(state, seat, linkway)
    row = BASIC
    left = 0
    if kind != Decision.act:
        row = first
        left = second - 1
    links.put_link(state, seat, linkway, log)
    if row == BASIC:
        state.basic_links[state.basics] = linkway
        state.basics += 1
    if kind == Decision.second_link:
        if row != BASIC:
            tasks.do_next(state, TASK_EXTRA_LINKS, row, left, seat)
        saves.look_for_saves(state, state.step[0], linkway)
    elif joined:
        if row != BASIC:
            tasks.do_next(state, TASK_EXTRA_LINKS, row, left, seat)
        saves.look_for_saves(state, linkway, EMPTY)
    else:
        state.step[0] = linkway
        ask(state, seat, Decision.second_link, row, left)


@kernel
def move_link(state: State, seat: int, origin: int, linkway: int, log: Log) -> None:
    """A link to an empty linkway beside its old one; it may complete routes (extra.move)."""
    state.links[origin] = EMPTY
    state.links[linkway] = seat
    emit(log, Event.moved, seat, origin, linkway)
    saves.look_for_saves(state, linkway, EMPTY)


@kernel
def attack(state: State, own: int, target: int, trigger: int, log: Log) -> None:
    """An opponent's link is to be exchanged: its owner may protect it first (extra.protect)."""
    owner = state.links[target]
    for place in range(state.front_count[owner]):
        bird = state.front[owner, place]
        if content.ON[content.BIRD_EFFECT[bird]] & trigger and birds.awake(state, bird):
            ask(state, owner, Decision.protect, own, target)
            return
    exchange(state, own, target, log)


@kernel
def protect_link(state: State, seat: int, log: Log) -> None:
    """The link stays, the exchange does not happen, the bird is exhausted (extra.protect)."""
    for place in range(state.front_count[seat]):
        bird = state.front[seat, place]
        if content.ON[content.BIRD_EFFECT[bird]] & content.ON_LINK_SWAPPED and birds.awake(state, bird):
            birds.tire(state, bird)
            emit(log, Event.protected, seat, bird)


@kernel
def exchange(state: State, own: int, target: int, log: Log) -> None:
    """Swap two links, or replace an opponent's link by one of the supply (extra.exchange)."""
    seat = state.active
    other = state.links[target]
    if own != EMPTY:
        state.links[own] = other
        state.links[target] = seat
        emit(log, Event.swapped, seat, own, other, target)
        return
    emit(log, Event.replaced, seat, other, target)
    state.supply[other] += 1
    links.put_link(state, seat, target, log)


# ---------------------------------------------------------------------- birds


@kernel
def apply_bird(state: State, seat: int, kind: int, first: int, second: int, action: int, log: Log) -> None:
    """Actions on a bird: save, forfeit the turn for it, use its power, choose it, free it, neutralise."""
    if action < Verb.forfeit.first:
        saves.begin_save(state, birds.roosting_place(state, action - Verb.save.first), NEED_LINK_OF + seat)
    elif action < Verb.power.first:
        state.forfeited = 1
        emit(log, Event.forfeited, seat, action - Verb.forfeit.first)
        saves.begin_save(state, birds.roosting_place(state, action - Verb.forfeit.first), NEED_LINK_OF + seat)
    elif action < Verb.choose.first:
        use_power(state, seat, kind, action - Verb.power.first, log)
    elif action < Verb.free.first:
        chosen(state, seat, kind, first, second, action - Verb.choose.first, log)
    elif action < Verb.neutralise.first:
        pay_to_free(state, seat, action - Verb.free.first, log)
    else:
        neutralise(state, seat, action - Verb.neutralise.first, log)


@kernel
def use_power(state: State, seat: int, kind: int, bird: int, log: Log) -> None:
    """Use the power of a bird in front of you: its effect, and it is exhausted (power.exhausted)."""
    birds.tire(state, bird)
    emit(log, Event.used, seat, bird)
    moment = content.IN_ACTION
    if kind == Decision.wing_it:
        moment = content.AT_WING_IT
        state.phase = DRAW_FOWL
    elif kind == Decision.fowl_play:
        moment = content.AT_FOWL_PLAY
        state.phase = ACTION
    if content.OP[content.BIRD_EFFECT[bird]] == content.COPY_POWER:
        choices = effects.copyable_birds(state, seat, moment)
        if effects.several(choices):
            ask(state, seat, Decision.copy, moment, bird)
        else:
            chosen(state, seat, Decision.copy, moment, bird, effects.only(choices), log)
    else:
        tasks.do_next(state, TASK_EFFECT, content.BIRD_EFFECT[bird], seat, bird)


@kernel
def chosen(state: State, seat: int, kind: int, first: int, second: int, bird: int, log: Log) -> None:
    """A bird was chosen: to be saved next, to copy, or for an effect."""
    if kind == Decision.copy:
        emit(log, Event.copied, seat, bird)
        tasks.do_next(state, TASK_EFFECT, content.BIRD_EFFECT[bird], seat, second)
    elif kind == Decision.free_bird:
        free_with_squawks(state, seat, bird, second, log)
    elif kind == Decision.bird:
        effects.use_on(state, seat, first, bird, log)
    else:
        kind, places, step, other = tasks.take_task(state)
        tasks.do_next(state, kind, places, step, other)
        save_next(state, bird, step, other)


@kernel
def save_next(state: State, bird: int, step: int, other: int) -> None:
    """Of several birds that one step completed, this one comes first (save.several)."""
    state.step[0] = step
    state.step[1] = other
    saves.begin_save(state, birds.roosting_place(state, bird), NEED_STEP)


@kernel
def pay_squawks(state: State, seat: int, payment: int, log: Log) -> int:
    """Squawks to the discard pile; the kinds paid, as bits (fowl.squawks)."""
    kinds = 0
    for value in range(content.SQUAWK_KINDS):
        for _ in range(content.PAYMENT_CARDS[payment, value]):
            cards.show_from_hand(state, seat, content.FIRST_SQUAWK + value)
            cards.put_on_discards(state, content.FIRST_SQUAWK + value)
            emit(log, Event.spent, seat, content.FIRST_SQUAWK + value)
            kinds |= 1 << value
    return kinds


@kernel
def pay_to_free(state: State, seat: int, payment: int, log: Log) -> None:
    """Pay Squawks; if they pay for several cages and Snakes, one is chosen (cage.free, snake.off)."""
    emit(log, Event.paid, seat, payment)
    kinds = pay_squawks(state, seat, payment, log)
    choices = legal.birds_to_free(state, seat, payment)
    if effects.several(choices):
        ask(state, seat, Decision.free_bird, payment, kinds)
    else:
        free_with_squawks(state, seat, effects.only(choices), kinds, log)


@kernel
def free_with_squawks(state: State, seat: int, bird: int, kinds: int, log: Log) -> None:
    """The cage of a roosting bird or the Snake of an own one is paid for (cage.free, snake.off)."""
    birds.react(
        state, content.ON_SQUAWK_USED, kinds, log
    )  # before the save: whoever takes a Squawk has also discarded by then
    place = birds.roosting_place(state, bird)
    if place == EMPTY:
        effects.take_snake_off(state, seat, bird, log)
    else:
        effects.free_bird(state, seat, place, log)


@kernel
def neutralise(state: State, seat: int, payment: int, log: Log) -> None:
    """Pay a Fowl Play card off with Squawks (fowl.neutralise)."""
    emit(log, Event.neutralised, seat, state.fowl_drawn, payment)
    kinds = pay_squawks(state, seat, payment, log)
    cards.discard_fowl(state, state.fowl_drawn)
    state.fowl_drawn = EMPTY
    state.phase = ACTION
    birds.react(state, content.ON_FOWL_PLAY_NEUTRALISED, 0, log)
    birds.react(state, content.ON_SQUAWK_USED, kinds, log)


# ---------------------------------------------------------------------- cards


@kernel
def apply_card(state: State, seat: int, kind: int, first: int, second: int, action: int, log: Log) -> None:
    """Actions on a card or a seat: play, discard, pick up, give, rob, put back."""
    if action < Verb.discard.first:
        play_event(state, seat, action - Verb.play.first, log)
    elif action < Verb.pick.first:
        chores.discard_and_tell(state, seat, action - Verb.discard.first, log)
        if kind == Decision.discard_for_points:
            cards.gain_told(state, seat, content.N[second], log)
            if first > 1:
                tasks.do_next(state, TASK_DISCARD_FOR_POINTS, seat, first - 1, second)
    elif action < Verb.give.first:
        cards.pick_from_discards(state, seat, action - Verb.pick.first, log)
        if kind == Decision.take_squawk:
            birds.tire(state, second)
            if content.NEXT[content.BIRD_EFFECT[second]] != content.NO_EFFECT:
                effects.perform_cards(state, seat, content.NEXT[content.BIRD_EFFECT[second]], second, log)
    elif action < Verb.rob.first:
        cards.give_card(state, seat, (seat + 1) % state.players, action - Verb.give.first, log)
        tasks.do_next(state, TASK_GIVE, seat, first - 1, 0)
    elif action < Verb.order.first:
        cards.rob_cards(state, seat, action - Verb.rob.first, content.N[first], log)
    else:
        put_back(state, seat, first, second, action - Verb.order.first, log)


@kernel
def play_event(state: State, seat: int, card: int, log: Log) -> None:
    """An event leaves the hand, is carried out, and is then discarded (wing.play)."""
    cards.show_from_hand(state, seat, card)
    state.in_play = card
    emit(log, Event.played, seat, card)
    tasks.do_next(state, TASK_FINISH_EVENT, 0, 0, 0)
    tasks.do_next(state, TASK_EFFECT, content.WING_EFFECT[card], seat, EMPTY)


@kernel
def put_back(state: State, seat: int, settled: int, cards: int, place: int, log: Log) -> None:
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
    tasks.do_next(state, TASK_ORDER, seat, settled + 1, cards)
    if settled + 1 == cards - 1:
        emit(log, Event.ordered, seat)


@kernel
def backs_like(state: State, place: int, cards: int) -> int:
    """How many of the top cards of the Fowl Play deck have the back of this one."""
    alike = 0
    for looked in range(cards):
        alike += state.fowl_back[state.fowl_count - 1 - looked] == state.fowl_back[place]
    return alike
