"""The rules in the order of a turn: the five activities, the end of a turn, the end of the game."""

from __future__ import annotations

from birdtable.games.birdwatcher.actions import (
    CALL,
    CALLED,
    CALLING_FREE,
    CHOOSING,
    COLLECT,
    COLLECTING,
    DREW,
    END_TURN,
    ENDED,
    EXTRA,
    FLUSH,
    FLUSHING,
    GAVE,
    GIVE,
    GIVING,
    IDLE,
    PHOTO,
    PHOTOGRAPHED,
    PUBLISH,
    PUBLISHED,
    RAN,
    RUN,
    SPEND,
    SPENT,
    STARTLE,
    STARTLED,
    TAKE,
    TAKING_PHOTO,
    TURN,
    ZOOM,
    ZOOMED,
)
from birdtable.games.birdwatcher.conceal import (
    conceal,
)
from birdtable.games.birdwatcher.crew import (
    crew_turn,
)
from birdtable.games.birdwatcher.journal import (
    add_paper,
    add_photo,
    draw_bird,
    take_insect,
)
from birdtable.games.birdwatcher.legal import (
    answering,
    can_spend,
    flush_spaces,
    jungle_birds,
    legal,
    tree_room,
    visible,
)
from birdtable.games.birdwatcher.places import (
    flush_bird,
    lure,
    lure_all,
    put_in_tree,
    put_on_pile,
    refill_academy,
    refill_jungle,
    take_from_tree,
)
from birdtable.games.birdwatcher.scoring import (
    finish,
    sides,
)
from birdtable.games.birdwatcher.setup import (
    begin_turn,
    setup,
)
from birdtable.games.birdwatcher.tables import (
    ACADEMY,
    BIRDS,
    CALL_COST,
    CLEARING,
    CREW,
    EFFECT_OF,
    FREE_ACTION,
    FREE_CALL,
    FREE_INSECT,
    FREE_RUN,
    IDLE_ROUNDS,
    INSECTS,
    JUNGLE,
    PHOTO_COST,
    PLACES,
    PUBLISH_COST,
    RUN_COST,
    SOLO,
    ZOOM_COST,
)
from birdtable.kernel.bits import (
    count_bits,
    lowest,
)
from birdtable.kernel.decisions import (
    answered,
    ask,
    decider,
    decision,
    detail,
)
from birdtable.kernel.dialect import kernel
from birdtable.kernel.events import (
    emit,
)
from birdtable.kernel.record import (
    EMPTY,
)

NO_ACTION = -1

# ====================================================================== a turn


@kernel
def apply(state, action, log):
    """Carry out an action, and with it what leaves no choice; ask for what follows."""
    while action != NO_ACTION:
        carry_out(state, action, log)
        action = only_answer(state)


@kernel
def only_answer(state):
    """The one bird to photograph or give, the one space to fly to (photo.journal, zoom.gift, run.flush)."""
    if state.pending_count == 0:
        return NO_ACTION
    kind = decision(state)
    if kind == TAKING_PHOTO and birds_alike(state, decider(state)):
        return PHOTO + state.tree[decider(state), 0]
    if kind == GIVING and birds_alike(state, decider(state)):
        return GIVE + state.tree[decider(state), 0]
    if kind == FLUSHING:
        spaces = flush_spaces(state, detail(state, 0), detail(state, 1))
        if spaces & (spaces - 1) == 0:
            return FLUSH + lowest(spaces)
    return NO_ACTION


@kernel
def birds_alike(state, seat):
    """Whether a tree holds one kind of card only."""
    for slot in range(1, state.tree_count[seat]):
        if state.tree[seat, slot] != state.tree[seat, 0]:
            return False
    return True


@kernel
def carry_out(state, action, log):
    """Carry out one action and ask for what follows."""
    seat = decider(state)
    kind = decision(state)
    first = detail(state, 0)
    second = detail(state, 1)
    answered(state)
    if action < PHOTO:
        startle_bird(state, seat, (action - STARTLE) // CLEARING, (action - STARTLE) % CLEARING, log)
    elif action < CALL:
        take_photo(state, seat, action - PHOTO, log)
    elif action < TAKE:
        pay(state, CALL_COST * int(kind == TURN))
        call_birds(state, seat, action - CALL, log)
    elif action < RUN:
        lure(state, seat, action - TAKE, log)
        choose_on(state, seat, first, second ^ (1 << (action - TAKE)), log)
    elif action < FLUSH:
        pay(state, RUN_COST)
        run_into_jungle(state, seat, log)
    elif action < ZOOM:
        flush_bird(state, first, action - FLUSH, log)
        flush_on(state, seat, first + 1, second | (1 << (action - FLUSH)), log)
    elif action < GIVE:
        zoom(state, seat, (action - ZOOM) // BIRDS, (action - ZOOM) % BIRDS, log)
    elif action < PUBLISH:
        give_bird(state, seat, first, action - GIVE, log)
    elif action < COLLECT:
        publish(state, seat, action - PUBLISH, log)
    elif action < SPEND:
        take_insect(state, seat, action - COLLECT, log)
    elif action < END_TURN:
        spend_insects(state, seat, action - SPEND, log)
    if action == END_TURN:
        end_turn(state, seat, log)
    elif state.pending_count == 0:
        go_on_with_turn(state, seat, log)


@kernel
def pay(state, price):
    """An activity takes actions (turn.actions)."""
    state.actions_left -= price
    state.acted = 1


@kernel
def go_on_with_turn(state, seat, log):
    """The turn goes on while there is an action, or insects for one more (turn.actions, turn.end)."""
    if state.actions_left > 0 or can_spend(state, seat):
        ask(state, seat, TURN, 0, 0)
    else:
        end_turn(state, seat, log)


@kernel
def spend_insects(state, seat, couple, log):
    """Two insects back to the supply for one more action, once a turn (insects.boost)."""
    high = 0
    while (high + 1) * (high + 2) // 2 <= couple:
        high += 1
    low = couple - high * (high + 1) // 2
    state.insects[seat, low] -= 1
    state.insects[seat, high] -= 1
    state.supply[low] += 1
    state.supply[high] += 1
    state.boosted = 1
    state.acted = 1
    state.actions_left += 1
    emit(log, SPENT, seat, low, high, 0, 0)


# ====================================================================== take a photo


@kernel
def startle_bird(state, seat, bird, space, log):
    """First a bird of the tree is startled away to the clearing (photo.startle, photo.space)."""
    pay(state, PHOTO_COST)
    take_from_tree(state, seat, bird)
    put_on_pile(state, space, bird)
    state.startled[space] = 1
    emit(log, STARTLED, seat, bird, space, 0, 0)
    ask(state, seat, TAKING_PHOTO, 0, 0)


@kernel
def take_photo(state, seat, bird, log):
    """Then another bird of the tree becomes the next page (photo.journal)."""
    take_from_tree(state, seat, bird)
    emit(log, PHOTOGRAPHED, seat, bird, state.pages[seat] + 1, 0, 0)
    add_photo(state, seat, bird, log)


# ====================================================================== bird call


@kernel
def call_birds(state, seat, species, log):
    """All calm birds of the species that show come to the tree; too many, and the caller chooses (call.all)."""
    places = answering(state, species)
    emit(log, CALLED, seat, species, 0, 0, 0)
    if count_bits(places) > tree_room(state, seat):
        ask(state, seat, CHOOSING, species, places)
        return
    lure_all(state, seat, places, log)
    refill_jungle(state, log)


@kernel
def choose_on(state, seat, species, places, log):
    """Until the tree is full, the caller chooses the next bird (call.choose)."""
    if tree_room(state, seat) > 0:
        ask(state, seat, CHOOSING, species, places)
    else:
        refill_jungle(state, log)


# ====================================================================== run into the jungle


@kernel
def run_into_jungle(state, seat, log):
    """The birds of the jungle fly to the clearing, one after the other from the left (run.flush)."""
    emit(log, RAN, seat, 0, 0, 0, 0)
    flush_on(state, seat, 0, 0, log)


@kernel
def flush_on(state, seat, place, used, log):
    """The next bird of the jungle looks for a space; after the last, the jungle is refilled (run.flush)."""
    while place < JUNGLE and state.jungle[place] == EMPTY:
        place += 1
    if place < JUNGLE:
        ask(state, seat, FLUSHING, place, used)
    else:
        refill_jungle(state, log)


# ====================================================================== zoom lens


@kernel
def zoom(state, seat, target, bird, log):
    """A bird in another tree becomes the next page (zoom.photo)."""
    pay(state, ZOOM_COST)
    take_from_tree(state, target, bird)
    emit(log, ZOOMED, seat, target, bird, state.pages[seat] + 1, 0)
    add_photo(state, seat, bird, log)
    ask(state, seat, GIVING, target, 0)


@kernel
def give_bird(state, seat, target, bird, log):
    """A bird of the own tree goes to that tree, and another from the deck if there is room (zoom.gift, zoom.draw)."""
    take_from_tree(state, seat, bird)
    put_in_tree(state, target, bird)
    emit(log, GAVE, seat, target, bird, 0, 0)
    if tree_room(state, target) > 0:
        drawn = draw_bird(state, log)
        if drawn != EMPTY:
            put_in_tree(state, target, drawn)
            emit(log, DREW, target, drawn, 0, 0, 0)


# ====================================================================== publish


@kernel
def publish(state, seat, paper, log):
    """A publication of the academy becomes the next page, and does at once what it says (publish.card)."""
    pay(state, PUBLISH_COST)
    emit(log, PUBLISHED, seat, paper, state.pages[seat] + 1, 0, 0)
    for slot in range(ACADEMY):
        if state.academy[slot] == paper:
            state.academy[slot] = EMPTY
    add_paper(state, seat, paper, log)
    if state.players == SOLO:
        slide_academy(state)
    refill_academy(state, log)
    do_at_once(state, seat, EFFECT_OF[paper], log)


@kernel
def slide_academy(state):
    """Against the Crew the publications slide to the left, and the new one comes last (crew.slide)."""
    free = 0
    for slot in range(ACADEMY):
        if state.academy[slot] != EMPTY:
            paper = state.academy[slot]
            state.academy[slot] = EMPTY
            state.academy[free] = paper
            free += 1


@kernel
def do_at_once(state, seat, effect, log):
    """What a publication does when it is placed; skipped where it cannot be done (publication.effect)."""
    if effect == FREE_CALL and tree_room(state, seat) > 0 and anything_answers(state):
        ask(state, seat, CALLING_FREE, 0, 0)
    elif effect == FREE_INSECT and any_insect_left(state):
        ask(state, seat, COLLECTING, 0, 0)
    elif effect == FREE_RUN and jungle_birds(state, 0) > 0:
        run_into_jungle(state, seat, log)
    elif effect == FREE_ACTION:
        state.actions_left += 1
        emit(log, EXTRA, seat, 0, 0, 0, 0)


@kernel
def anything_answers(state):
    """Whether any bird would answer a call (publication.effect-call)."""
    for place in range(PLACES):
        if visible(state, place) != EMPTY:
            return True
    return False


@kernel
def any_insect_left(state):
    """Whether the supply has a token (publication.effect-insect)."""
    for insect in range(INSECTS):
        if state.supply[insect] > 0:
            return True
    return False


# ====================================================================== the end of a turn


@kernel
def end_turn(state, seat, log):
    """Startled birds calm down, and the next in order has the turn (turn.end, photo.calm, end.round)."""
    emit(log, ENDED, seat, state.actions_left, 0, 0, 0)
    for space in range(CLEARING):
        state.startled[space] = 0
    count_idle_turns(state, log)
    pass_turn(state)


@kernel
def count_idle_turns(state, log):
    """Some whole rounds in which nobody does anything trigger the end (end.idle)."""
    if state.acted:
        state.idle_turns = 0
    elif state.players > SOLO and state.idle_turns < IDLE_ROUNDS * state.players:
        state.idle_turns += 1
        if state.idle_turns == IDLE_ROUNDS * state.players and not state.ending:
            emit(log, IDLE, 0, 0, 0, 0, 0)
            state.ending = 1


@kernel
def pass_turn(state):
    """Clockwise; the round ends with the player to the right of the camera (end.round)."""
    after = (state.turn_side + 1) % sides(state)
    state.turn_side = after
    state.actions_left = 0
    state.boosted = 0
    state.acted = 0
    over = state.ending == 1 and after == state.first_side
    if not over and not (state.players == SOLO and after == CREW):
        begin_turn(state, after)


@kernel
def advance(state, log):
    """The round is complete and the end was triggered: count. Else it is the Crew's turn (end.round, crew.turn)."""
    if state.ending and state.turn_side == state.first_side:
        finish(state, log)
    else:
        crew_turn(state, log)
        pass_turn(state)


RULES = {"setup": setup, "legal": legal, "apply": apply, "advance": advance, "conceal": conceal}
