"""The rules, in the order of a game: setup, the turn phase by phase, what is done, what the table does by itself, the end."""

from __future__ import annotations

from birdtable.games.fly_a_way.actions import (
    ACT,
    BOTTOM,
    BOTTOMED,
    CAGED,
    CHOOSE_BIRD,
    CHOOSING_BIRD,
    COPIED,
    COPYING,
    DEALT_CARD,
    DISCARD,
    DISCARDING,
    DISCARDING_FOR_POINTS,
    DONE,
    DRAW,
    EXTRA_LINK,
    FOR_FREE,
    FORFEIT,
    FORFEITED,
    FOWL_DRAWN,
    FOWL_PLAY,
    FREE,
    FREED,
    GIVE,
    GIVING,
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
    ORDERING,
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
    REPLACING,
    ROB,
    SAVE,
    SECOND_LINK,
    SNAKED,
    STARTS,
    STOLEN,
    SUNK,
    SWAP_OTHER,
    SWAP_OWN,
    SWAPPED,
    TAKE,
    TAKING_SQUAWK,
    TASTROPHE,
    TIED,
    TIER_3,
    TURN,
    USED,
    VIA,
    WING_IT,
    WON,
)
from birdtable.games.fly_a_way.birds import (
    arrive,
    awake,
    check_birds,
    discard_roosting_bird,
    discard_saved_bird,
    leave_roost,
    may_take,
    note_offer,
    owner_of,
    put_under_deck,
    react,
    refill,
    roosting_place,
    stand_up,
    take_from_front,
    tire,
)
from birdtable.games.fly_a_way.cards import (
    discard_card,
    discard_fowl,
    draw_cards,
    gain_told,
    give_card,
    is_squawk,
    lose,
    pick_from_discards,
    put_in_hand,
    put_on_discards,
    rob_card,
    show_from_hand,
    turn_up_fowl,
)
from birdtable.games.fly_a_way.conceal import conceal
from birdtable.games.fly_a_way.counting import holds_true, links_touching
from birdtable.games.fly_a_way.effects import (
    extra_linkways,
    free_bird,
    perform,
    plain_targets,
    take_snake_off,
    usable_birds,
)
from birdtable.games.fly_a_way.legal import legal
from birdtable.games.fly_a_way.links import links_of, links_on_map, meets, put_link, remove_link
from birdtable.games.fly_a_way.routes import complete, go_along
from birdtable.games.fly_a_way.saves import (
    begin_save,
    follow_route,
    go_on_saving,
    look_for_saves,
    offer_save_power,
    trigger_last_round,
)
from birdtable.games.fly_a_way.state import (
    ACTION,
    BETWEEN,
    DRAW_FOWL,
    DRAW_WING,
    END_OF_ACTION,
    FREE_TO_ALL,
    HAND_CHECK,
    MADE,
    NEED_LINK_OF,
    NEED_NOTHING,
    NEED_STEP,
    NOTED,
    REFILLING,
    START_OF_TURN,
    TASK_DISCARD_FOR_POINTS,
    TASK_DISCARD_TO,
    TASK_EFFECT,
    TASK_EXTRA_LINKS,
    TASK_FINISH_EVENT,
    TASK_FINISH_FOWL_PLAY,
    TASK_GIVE,
    TASK_ORDER,
    TASK_REMOVE,
    TASK_ROUTE,
    TASK_SAVE_POWER,
    TASK_SAVES,
)
from birdtable.games.fly_a_way.tables import (
    ANY_HABITAT,
    AT_END,
    AT_FOWL_PLAY,
    AT_WING_IT,
    ATTACH_SNAKE,
    AUTOMATIC,
    BASIC_LINKS,
    BIRD_EFFECT,
    BIRDS,
    BOTTOM_ROOSTING,
    CAGE,
    CHOOSE,
    COPY_POWER,
    DEALT,
    DISCARD_ROOSTING,
    DISCARD_SAVED,
    EACH_TURN,
    FIRST,
    FIRST_OF_TIER,
    FIRST_SQUAWK,
    FOWL_COPIES,
    FOWL_EFFECT,
    FOWL_TIER,
    FOWLS,
    FREE_CAGED,
    HAND_LIMIT,
    IN_ACTION,
    LINKS,
    LINKWAYS,
    N,
    NEXT,
    NO_EFFECT,
    ON,
    ON_FOWL_PLAY_NEUTRALISED,
    ON_LINK_REPLACED,
    ON_LINK_SWAPPED,
    ON_SQUAWK_DISCARDED,
    ON_SQUAWK_USED,
    OP,
    PAYMENT_CARDS,
    PAYMENTS,
    REMOVE_SNAKE,
    ROOST,
    SECOND,
    SQUAWK_KINDS,
    STEAL_BIRD,
    TASTROPHE_TIER,
    TASTROPHES,
    TIER_SIZE,
    TIERS,
    TIMING,
    TOUCHES,
    WING_COPIES,
    WING_EFFECT,
    WINGS,
)
from birdtable.games.fly_a_way.tasks import do_next, take_task
from birdtable.kernel.decisions import answered, ask, decider, decision, detail
from birdtable.kernel.dialect import kernel
from birdtable.kernel.events import emit
from birdtable.kernel.record import EMPTY, EVERYBODY
from birdtable.kernel.streams import below, learn, shuffle, shuffle_between

LAST_TIER = 2
BASIC = -1  # in place of an effect: a basic link


# ====================================================================== setup


@kernel
def setup(state, log):
    """Deal links, birds and cards, and find who starts (setup.*)."""
    for seat in range(state.players):
        state.supply[seat] = LINKS
    for bird in range(BIRDS):
        state.bird_deck[bird] = bird
    state.bird_deck_count = BIRDS
    shuffle(state, state.bird_deck, BIRDS)
    build_fowl_deck(state)
    deal_wing_it(state, log)
    state.start_seat = below(state, state.players)
    state.active = (state.start_seat + state.players - 1) % state.players
    refill(state, log)
    emit(log, STARTS, state.start_seat, 0, 0, 0, 0)
    state.phase = BETWEEN


@kernel
def build_fowl_deck(state):
    """Tier 3, a Bird-tastrophe, Tier 2, a Bird-tastrophe, Tier 1 on top; the rest stays out unseen (setup.fowl-play)."""
    place = 0
    for card in range(FOWLS):
        for _ in range(FOWL_COPIES[card]):
            state.fowl_out[place] = card
            state.fowl_out_back[place] = FOWL_TIER[card]
            place += 1
    for tier in range(TIERS + 1):
        shuffle_between(state, state.fowl_out, FIRST_OF_TIER[tier], FIRST_OF_TIER[tier + 1])
    for tier in range(LAST_TIER, -1, -1):
        for card in range(TIER_SIZE[state.players, tier]):
            put_on_fowl_deck(state, FIRST_OF_TIER[tier] + card)
        if tier > 0:
            put_on_fowl_deck(state, FIRST_OF_TIER[TASTROPHE_TIER] + tier)


@kernel
def put_on_fowl_deck(state, place):
    """A card of those left out goes on the Fowl Play deck."""
    state.fowl_deck[state.fowl_count] = state.fowl_out[place]
    state.fowl_back[state.fowl_count] = state.fowl_out_back[place]
    state.fowl_count += 1
    state.fowl_out[place] = EMPTY
    state.fowl_out_back[place] = EMPTY


@kernel
def deal_wing_it(state, log):
    """Shuffle the Wing It cards and deal two to everybody (setup.wing-it)."""
    for card in range(WINGS):
        for _ in range(WING_COPIES[card]):
            state.wing_deck[state.wing_count] = card
            state.wing_count += 1
    shuffle(state, state.wing_deck, state.wing_count)
    for seat in range(state.players):
        for _ in range(DEALT):
            learn(state)
            state.wing_count -= 1
            card = state.wing_deck[state.wing_count]
            state.wing_deck[state.wing_count] = EMPTY
            put_in_hand(state, seat, card, 1 << seat, 0)
            emit(log, DEALT_CARD, seat, card, 0, 0, 0)


# ====================================================================== the turn, phase by phase


@kernel
def advance(state, log):
    """Do the next task; if there is none, go on to the next phase of the turn (turn.phases)."""
    if state.task_count > 0:
        do_task(state, log)
    elif state.phase == BETWEEN:
        between_turns(state, log)
    elif state.phase == START_OF_TURN:
        start_turn(state)
    elif state.phase == DRAW_WING:
        draw_wing_it(state, log)
    elif state.phase == DRAW_FOWL:
        draw_fowl_play(state, log)
    elif state.phase == ACTION:
        ask(state, state.active, ACT, 0, 0)
    elif state.phase == END_OF_ACTION:
        end_action(state, log)
    elif state.phase == REFILLING:
        refill(state, log)
        state.phase = HAND_CHECK
    elif state.hand_count[state.active] > HAND_LIMIT:
        do_next(state, TASK_DISCARD_TO, state.active, HAND_LIMIT, 0)
    else:
        end_turn(state, log)


@kernel
def between_turns(state, log):
    """Bird-tastrophes on top of the deck strike; then the next player's turn begins (tastrophe.when, turn.order)."""
    if state.fowl_count > 0 and state.fowl_back[state.fowl_count - 1] == TASTROPHE_TIER:
        state.fowl_drawn = turn_up_fowl(state)
        emit(log, TASTROPHE, state.fowl_drawn, 0, 0, 0, 0)
        do_next(state, TASK_FINISH_FOWL_PLAY, 0, 0, 0)
        perform(state, state.active, FOWL_EFFECT[state.fowl_drawn], EMPTY, log)
        return
    seat = (state.active + 1) % state.players
    state.active = seat
    state.turns += 1
    emit(log, TURN, seat, 0, 0, 0, 0)
    state.basic_limit = BASIC_LINKS
    if state.storm[seat] > 0:
        state.basic_limit = state.storm[seat]
        state.storm[seat] = 0
    state.forfeited = 0
    stand_up(state, seat)
    for place in range(ROOST):
        review_offer(state, seat, place, log)
    state.phase = START_OF_TURN


@kernel
def review_offer(state, seat, place, log):
    """An offer lapses with its route; it is made to the first seat, and free once the turn is back there (offer.free)."""
    if state.offer[place] == EMPTY:
        return
    if not complete(state, state.roosting[place], NEED_NOTHING):
        state.offer[place] = EMPTY
        state.offer_first[place] = EMPTY
    elif state.offer_first[place] == seat:
        if state.offer[place] == NOTED:
            state.offer[place] = MADE
        elif state.offer[place] == MADE:
            state.offer[place] = FREE_TO_ALL
            emit(log, FOR_FREE, state.roosting[place], 0, 0, 0, 0)


@kernel
def start_turn(state):
    """Whoever may take an offered bird is asked before the draw; else the turn goes on (offer.forfeit, offer.when)."""
    for place in range(ROOST):
        if may_take(state, state.active, place):
            ask(state, state.active, OFFER, state.forfeited, 0)
            return
    state.phase = DRAW_WING
    if state.forfeited:
        state.phase = REFILLING


@kernel
def draw_wing_it(state, log):
    """Draw a Wing It card, or use a bird that draws otherwise (draw.wing-it)."""
    if usable_birds(state, state.active, AT_WING_IT) != 0:
        ask(state, state.active, WING_IT, 0, 0)
        return
    draw_cards(state, state.active, 1, log)
    state.phase = DRAW_FOWL


@kernel
def draw_fowl_play(state, log):
    """Turn up a Fowl Play card; it is performed, neutralised or cancelled (draw.fowl-play, end.last-card)."""
    if state.fowl_count == 0:
        reshuffle_last_tier(state, log)
    if state.fowl_count == 0:
        state.phase = ACTION
        return
    state.fowl_drawn = turn_up_fowl(state)
    emit(log, FOWL_DRAWN, state.active, state.fowl_drawn, 0, 0, 0)
    trigger_last_round(state, state.active, not fowl_play_left(state), log)
    ask(state, state.active, FOWL_PLAY, 0, 0)


@kernel
def fowl_play_left(state):
    """Whether the deck holds a Fowl Play card; Bird-tastrophes do not count (end.last-card)."""
    for place in range(state.fowl_count):
        if state.fowl_back[place] != TASTROPHE_TIER:
            return True
    return False


@kernel
def reshuffle_last_tier(state, log):
    """The Tier 3 cards of the discard pile become the deck of the last round (end.reshuffle)."""
    kept = 0
    for place in range(state.fowl_discard_count):
        card = state.fowl_discards[place]
        state.fowl_discards[place] = EMPTY
        if FOWL_TIER[card] == LAST_TIER:
            state.fowl_deck[state.fowl_count] = card
            state.fowl_back[state.fowl_count] = LAST_TIER
            state.fowl_count += 1
        else:
            state.fowl_discards[kept] = card
            kept += 1
    state.fowl_discard_count = kept
    shuffle(state, state.fowl_deck, state.fowl_count)
    emit(log, TIER_3, state.fowl_count, 0, 0, 0, 0)


@kernel
def end_action(state, log):
    """Points that birds bring on each of one's turns are paid (power.own-turn); then Clean-up."""
    seat = state.active
    for place in range(state.front_count[seat]):
        bird = state.front[seat, place]
        row = BIRD_EFFECT[bird]
        if TIMING[bird] == EACH_TURN and AUTOMATIC[bird] and awake(state, bird) and holds_true(state, seat, row, bird):
            tire(state, bird)
            perform(state, seat, row, bird, log)
    state.phase = REFILLING


@kernel
def end_turn(state, log):
    """The turn is over; after the last turn of the last round, so is the game (end.equal-turns)."""
    state.basics = 0
    for link in range(BASIC_LINKS):
        state.basic_links[link] = EMPTY
    state.placed = 0
    state.placed_touching = 0
    state.phase = BETWEEN
    if state.last_round and (state.active + 1) % state.players == state.start_seat:
        end_game(state, log)


# ====================================================================== what the table does by itself


@kernel
def do_task(state, log):
    """The task on top of the others."""
    kind, first, second, third = take_task(state)
    if kind == TASK_SAVES:
        go_on_saving(state, first, second, third)
    elif kind == TASK_ROUTE:
        follow_route(state, log)
    elif kind == TASK_SAVE_POWER:
        offer_save_power(state, first, log)
    elif kind == TASK_EFFECT:
        perform(state, second, first, third, log)
    elif kind == TASK_EXTRA_LINKS:
        low, high = extra_linkways(state, third, first, second)
        if low | high != 0:
            ask(state, third, EXTRA_LINK, first, second)
    elif kind == TASK_DISCARD_TO:
        discard_down(state, first, second, log)
    elif kind == TASK_DISCARD_FOR_POINTS:
        if state.hand_count[first] > 0:
            ask(state, first, DISCARDING_FOR_POINTS, second, third)
    elif kind == TASK_GIVE:
        if second > 0 and state.hand_count[first] > 0:
            ask(state, first, GIVING, second, 0)
    elif kind == TASK_REMOVE:
        remove_down(state, first, second, third, log)
    elif kind == TASK_ORDER:
        if second < third - 1:
            ask(state, first, ORDERING, second, third)
    else:
        finish_card(state, kind)


@kernel
def finish_card(state, kind):
    """A card whose effect is done goes to its discard pile, unless it lies on a bird now (event.piles, cage.card)."""
    if kind == TASK_FINISH_EVENT:
        put_on_discards(state, state.in_play)
        state.in_play = EMPTY
    elif state.fowl_drawn != EMPTY:
        discard_fowl(state, state.fowl_drawn)
        state.fowl_drawn = EMPTY


@kernel
def discard_down(state, seat, target, log):
    """Discard until so many cards are left; who must discard all is not asked (fowl.as-far)."""
    if target == 0 and state.hand_count[seat] == 1:
        discard_and_tell(state, seat, state.hand[seat, 0], log)
    elif state.hand_count[seat] > target:
        do_next(state, TASK_DISCARD_TO, seat, target, 0)
        ask(state, seat, DISCARDING, 0, target)


@kernel
def discard_and_tell(state, seat, card, log):
    """Discard a card; a Squawk may be taken by an opponent's bird (power.squawks)."""
    discard_card(state, seat, card, log)
    if is_squawk(card) and seat == state.active:
        react(state, ON_SQUAWK_DISCARDED, 1 << (card - FIRST_SQUAWK), log)


@kernel
def remove_down(state, seat, links, touch, log):
    """Take so many links off the map; who has no more than that is not asked (fowl.as-far, link.removed)."""
    if links == 0:
        return
    if links_touching(state, seat, touch) > links:
        ask(state, seat, REMOVING, links, touch)
        return
    for linkway in range(LINKWAYS):
        if state.links[linkway] == seat and (touch == ANY_HABITAT or (TOUCHES[linkway] >> touch) & 1):
            remove_link(state, linkway, log)


# ====================================================================== what is done


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
        perform(state, seat, FOWL_EFFECT[state.fowl_drawn], EMPTY, log)
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
    """The top bird goes under the deck; whoever knows it knows where it is (power.look)."""
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
    """A link is placed: a step by itself, or the first or second of a fresh group (link.fresh, link.parts)."""
    if kind == MOVE_TO:
        move_link(state, seat, first, linkway, log)
        return
    low, high = links_of(state, seat)
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
    elif meets(linkway, low, high):
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
    """Swap two links, or replace an opponent's link by one of the supply (extra.swap, extra.replace)."""
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
        free_with_squawks(state, seat, (action - FREE) // PAYMENTS, (action - FREE) % PAYMENTS, log)
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
        ask(state, seat, COPYING, moment, bird)
    else:
        perform(state, seat, BIRD_EFFECT[bird], bird, log)


@kernel
def chosen(state, seat, kind, first, second, bird, log):
    """A bird was chosen: to be saved next, to copy, or for an effect."""
    if kind == COPYING:
        emit(log, COPIED, seat, bird, 0, 0, 0)
        perform(state, seat, BIRD_EFFECT[bird], second, log)
    elif kind == CHOOSING_BIRD:
        row = first
        if OP[row] == CHOOSE:
            row = SECOND[first]
            if (plain_targets(state, seat, FIRST[first]) >> bird) & 1:
                row = FIRST[first]
        use_on(state, seat, row, bird, log)
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
def use_on(state, seat, row, bird, log):
    """Carry out on a bird what an effect does with birds (cage.*, snake.*, power.steal)."""
    op = OP[row]
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
    """A bird moves with its Snake; points stay where they were scored (power.steal, score.stays)."""
    other = owner_of(state, bird)
    take_from_front(state, other, bird)
    arrive(state, seat, bird)
    emit(log, STOLEN, seat, other, bird, 0, 0)
    trigger_last_round(state, seat, check_birds(state, seat), log)


@kernel
def pay_squawks(state, seat, payment):
    """Squawks to the discard pile; the kinds paid, as bits (fowl.squawks)."""
    kinds = 0
    for value in range(SQUAWK_KINDS):
        for _ in range(PAYMENT_CARDS[payment, value]):
            show_from_hand(state, seat, FIRST_SQUAWK + value)
            put_on_discards(state, FIRST_SQUAWK + value)
            kinds |= 1 << value
    return kinds


@kernel
def free_with_squawks(state, seat, bird, payment, log):
    """Pay for the cage of a roosting bird or the Snake of an own one (cage.free, snake.off)."""
    emit(log, PAID, seat, payment, 0, 0, 0)
    kinds = pay_squawks(state, seat, payment)
    place = roosting_place(state, bird)
    if place == EMPTY:
        take_snake_off(state, seat, bird, log)
    else:
        free_bird(state, seat, place, log)
    react(state, ON_SQUAWK_USED, kinds, log)


@kernel
def neutralise(state, seat, payment, log):
    """Pay a Fowl Play card off with Squawks (fowl.neutralise)."""
    emit(log, NEUTRALISED, seat, state.fowl_drawn, payment, 0, 0)
    kinds = pay_squawks(state, seat, payment)
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
                perform(state, seat, NEXT[BIRD_EFFECT[second]], second, log)
    elif action < ROB:
        give_card(state, seat, (seat + 1) % state.players, action - GIVE, log)
        do_next(state, TASK_GIVE, seat, first - 1, 0)
    elif action < ORDER:
        for _ in range(min(N[first], state.hand_count[action - ROB])):
            rob_card(state, seat, action - ROB, log)
    else:
        put_back(state, seat, first, second, action - ORDER, log)


@kernel
def play_event(state, seat, card, log):
    """An event leaves the hand, is carried out, and is then discarded (event.play)."""
    show_from_hand(state, seat, card)
    state.in_play = card
    emit(log, PLAYED, seat, card, 0, 0, 0)
    do_next(state, TASK_FINISH_EVENT, 0, 0, 0)
    perform(state, seat, WING_EFFECT[card], EMPTY, log)


@kernel
def put_back(state, seat, settled, cards, place, log):
    """Of the cards looked at, this one comes next from the top; nobody else knows them any longer (event.science)."""
    top = state.fowl_count - 1
    card = state.fowl_deck[top - place]
    back = state.fowl_back[top - place]
    for above in range(top - place, top - settled):
        state.fowl_deck[above] = state.fowl_deck[above + 1]
        state.fowl_back[above] = state.fowl_back[above + 1]
    state.fowl_deck[top - settled] = card
    state.fowl_back[top - settled] = back
    for looked in range(cards):
        state.fowl_known[top - looked] = 1 << seat
    do_next(state, TASK_ORDER, seat, settled + 1, cards)
    if settled + 1 == cards - 1:
        emit(log, ORDERED, seat, 0, 0, 0, 0)


# ====================================================================== the end


@kernel
def end_game(state, log):
    """Powers that count at the end, then the winner: points, birds in front, links on the map (end.*)."""
    state.over = 1
    for turn in range(state.players):
        seat = (state.start_seat + turn) % state.players
        for place in range(state.front_count[seat]):
            bird = state.front[seat, place]
            if TIMING[bird] == AT_END and state.snake[bird] == EMPTY:
                perform(state, seat, BIRD_EFFECT[bird], bird, log)
    best = -1
    winners = 0
    for seat in range(state.players):
        # A point outweighs all birds, a bird all links: one number compares the three.
        rank = (state.score[seat] * 64 + state.front_count[seat]) * 64 + links_on_map(state, seat)
        if rank > best:
            best = rank
            winners = 0
        if rank == best:
            winners |= 1 << seat
    state.winners = winners
    tell_winners(state, log)


@kernel
def tell_winners(state, log):
    """Who won; if others have as many points, what decided (end.tie)."""
    best = 0
    level = 0
    for seat in range(state.players):
        best = max(best, state.score[seat])
    for seat in range(state.players):
        level += state.score[seat] == best
    for seat in range(state.players):
        if level > 1 and state.score[seat] == best:
            emit(log, TIED, seat, best, state.front_count[seat], links_on_map(state, seat), 0)
    for seat in range(state.players):
        if (state.winners >> seat) & 1:
            emit(log, WON, seat, best, 0, 0, 0)


RULES = {"setup": setup, "legal": legal, "apply": apply, "advance": advance, "conceal": conceal}
