"""The rules in the order of a turn: the five activities, the end of a turn, the end of the game."""

from __future__ import annotations

from birdtable.games.birdwatcher import conceal, content, crew, journal, legal, places, scoring, setup
from birdtable.games.birdwatcher.state import State
from birdtable.games.birdwatcher.words import Decision, Event, Verb
from birdtable.kernel import (
    EMPTY,
    AnyKernel,
    Log,
    answered,
    ask,
    count_bits,
    decider,
    decision,
    detail,
    emit,
    kernel,
    lowest,
)

NO_ACTION = -1

# ====================================================================== a turn


@kernel
def apply(state: State, action: int, log: Log) -> None:
    """Carry out an action, and with it what leaves no choice; ask for what follows."""
    while action != NO_ACTION:
        carry_out(state, action, log)
        action = only_answer(state)


@kernel
def only_answer(state: State) -> int:
    """The one bird to photograph or give, the one space to fly to (photo.journal, zoom.gift, run.flush)."""
    if state.pending_count == 0:
        return NO_ACTION
    kind = decision(state)
    if kind == Decision.photo and birds_alike(state, decider(state)):
        return Verb.photo.first + state.tree[decider(state), 0]
    if kind == Decision.give and birds_alike(state, decider(state)):
        return Verb.give.first + state.tree[decider(state), 0]
    if kind == Decision.flush:
        spaces = legal.flush_spaces(state, detail(state, 0), detail(state, 1))
        if spaces & (spaces - 1) == 0:
            return Verb.flush.first + lowest(spaces)
    return NO_ACTION


@kernel
def birds_alike(state: State, seat: int) -> bool:
    """Whether a tree holds one kind of card only."""
    for slot in range(1, state.tree_count[seat]):
        if state.tree[seat, slot] != state.tree[seat, 0]:
            return False
    return True


@kernel
def carry_out(state: State, action: int, log: Log) -> None:
    """Carry out one action and ask for what follows."""
    seat = decider(state)
    kind = decision(state)
    first = detail(state, 0)
    second = detail(state, 1)
    answered(state)
    if action < Verb.photo.first:
        startle_bird(
            state,
            seat,
            (action - Verb.startle.first) // content.CLEARING,
            (action - Verb.startle.first) % content.CLEARING,
            log,
        )
    elif action < Verb.call.first:
        take_photo(state, seat, action - Verb.photo.first, log)
    elif action < Verb.take.first:
        pay(state, content.CALL_COST * int(kind == Decision.turn))
        call_birds(state, seat, action - Verb.call.first, log)
    elif action < Verb.run.first:
        places.lure(state, seat, action - Verb.take.first, log)
        choose_on(state, seat, first, second ^ (1 << (action - Verb.take.first)), log)
    elif action < Verb.flush.first:
        pay(state, content.RUN_COST)
        run_into_jungle(state, seat, log)
    elif action < Verb.zoom.first:
        places.flush_bird(state, first, action - Verb.flush.first, log)
        flush_on(state, seat, first + 1, second | (1 << (action - Verb.flush.first)), log)
    elif action < Verb.give.first:
        zoom(state, seat, (action - Verb.zoom.first) // content.BIRDS, (action - Verb.zoom.first) % content.BIRDS, log)
    elif action < Verb.publish.first:
        give_bird(state, seat, first, action - Verb.give.first, log)
    elif action < Verb.collect.first:
        publish(state, seat, action - Verb.publish.first, log)
    elif action < Verb.spend.first:
        journal.take_insect(state, seat, action - Verb.collect.first, log)
    elif action < Verb.end.first:
        spend_insects(state, seat, action - Verb.spend.first, log)
    if action == Verb.end.first:
        end_turn(state, seat, log)
    elif state.pending_count == 0:
        go_on_with_turn(state, seat, log)


@kernel
def pay(state: State, price: int) -> None:
    """An activity takes actions (turn.actions)."""
    state.actions_left -= price
    state.acted = 1


@kernel
def go_on_with_turn(state: State, seat: int, log: Log) -> None:
    """The turn goes on while there is an action, or insects for one more (turn.actions, turn.end)."""
    if state.actions_left > 0 or legal.can_spend(state, seat):
        ask(state, seat, Decision.turn)
    else:
        end_turn(state, seat, log)


@kernel
def spend_insects(state: State, seat: int, couple: int, log: Log) -> None:
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
    emit(log, Event.spent, seat, low, high)


# ====================================================================== take a photo


@kernel
def startle_bird(state: State, seat: int, bird: int, space: int, log: Log) -> None:
    """First a bird of the tree is startled away to the clearing (photo.startle, photo.space)."""
    pay(state, content.PHOTO_COST)
    places.take_from_tree(state, seat, bird)
    places.put_on_pile(state, space, bird)
    state.startled[space] = 1
    emit(log, Event.startled, seat, bird, space)
    ask(state, seat, Decision.photo)


@kernel
def take_photo(state: State, seat: int, bird: int, log: Log) -> None:
    """Then another bird of the tree becomes the next page (photo.journal)."""
    places.take_from_tree(state, seat, bird)
    emit(log, Event.photographed, seat, bird, state.pages[seat] + 1)
    journal.add_photo(state, seat, bird, log)


# ====================================================================== bird call


@kernel
def call_birds(state: State, seat: int, species: int, log: Log) -> None:
    """All calm birds of the species that show come to the tree; too many, and the caller chooses (call.all)."""
    answering = legal.answering(state, species)
    emit(log, Event.called, seat, species)
    if count_bits(answering) > legal.tree_room(state, seat):
        ask(state, seat, Decision.choose, species, answering)
        return
    places.lure_all(state, seat, answering, log)
    places.refill_jungle(state, log)


@kernel
def choose_on(state: State, seat: int, species: int, answering: int, log: Log) -> None:
    """Until the tree is full, the caller chooses the next bird (call.choose)."""
    if legal.tree_room(state, seat) > 0:
        ask(state, seat, Decision.choose, species, answering)
    else:
        places.refill_jungle(state, log)


# ====================================================================== run into the jungle


@kernel
def run_into_jungle(state: State, seat: int, log: Log) -> None:
    """The birds of the jungle fly to the clearing, one after the other from the left (run.flush)."""
    emit(log, Event.ran, seat)
    flush_on(state, seat, 0, 0, log)


@kernel
def flush_on(state: State, seat: int, place: int, used: int, log: Log) -> None:
    """The next bird of the jungle looks for a space; after the last, the jungle is refilled (run.flush)."""
    while place < content.JUNGLE and state.jungle[place] == EMPTY:
        place += 1
    if place < content.JUNGLE:
        ask(state, seat, Decision.flush, place, used)
    else:
        places.refill_jungle(state, log)


# ====================================================================== zoom lens


@kernel
def zoom(state: State, seat: int, target: int, bird: int, log: Log) -> None:
    """A bird in another tree becomes the next page (zoom.photo)."""
    pay(state, content.ZOOM_COST)
    places.take_from_tree(state, target, bird)
    emit(log, Event.zoomed, seat, target, bird, state.pages[seat] + 1)
    journal.add_photo(state, seat, bird, log)
    ask(state, seat, Decision.give, target)


@kernel
def give_bird(state: State, seat: int, target: int, bird: int, log: Log) -> None:
    """A bird of the own tree goes to that tree, and another from the deck if there is room (zoom.gift, zoom.draw)."""
    places.take_from_tree(state, seat, bird)
    places.put_in_tree(state, target, bird)
    emit(log, Event.gave, seat, target, bird)
    if legal.tree_room(state, target) > 0:
        drawn = journal.draw_bird(state, log)
        if drawn != EMPTY:
            places.put_in_tree(state, target, drawn)
            emit(log, Event.drew, target, drawn)


# ====================================================================== publish


@kernel
def publish(state: State, seat: int, paper: int, log: Log) -> None:
    """A publication of the academy becomes the next page, and does at once what it says (publish.card)."""
    pay(state, content.PUBLISH_COST)
    emit(log, Event.published, seat, paper, state.pages[seat] + 1)
    for slot in range(content.ACADEMY):
        if state.academy[slot] == paper:
            state.academy[slot] = EMPTY
    journal.add_paper(state, seat, paper, log)
    if state.players == content.SOLO:
        slide_academy(state)
    places.refill_academy(state, log)
    do_at_once(state, seat, content.EFFECT_OF[paper], log)


@kernel
def slide_academy(state: State) -> None:
    """Against the Crew the publications slide to the left, and the new one comes last (crew.slide)."""
    free = 0
    for slot in range(content.ACADEMY):
        if state.academy[slot] != EMPTY:
            paper = state.academy[slot]
            state.academy[slot] = EMPTY
            state.academy[free] = paper
            free += 1


@kernel
def do_at_once(state: State, seat: int, effect: int, log: Log) -> None:
    """What a publication does when it is placed; skipped where it cannot be done (publication.effect)."""
    if effect == content.FREE_CALL and legal.tree_room(state, seat) > 0 and anything_answers(state):
        ask(state, seat, Decision.free_call)
    elif effect == content.FREE_INSECT and any_insect_left(state):
        ask(state, seat, Decision.free_insect)
    elif effect == content.FREE_RUN and legal.jungle_birds(state, 0) > 0:
        run_into_jungle(state, seat, log)
    elif effect == content.FREE_ACTION:
        state.actions_left += 1
        emit(log, Event.extra, seat)


@kernel
def anything_answers(state: State) -> bool:
    """Whether any bird would answer a call (publication.effect-call)."""
    for place in range(content.PLACES):
        if legal.visible(state, place) != EMPTY:
            return True
    return False


@kernel
def any_insect_left(state: State) -> bool:
    """Whether the supply has a token (publication.effect-insect)."""
    for insect in range(content.INSECTS):
        if state.supply[insect] > 0:
            return True
    return False


# ====================================================================== the end of a turn


@kernel
def end_turn(state: State, seat: int, log: Log) -> None:
    """Startled birds calm down, and the next in order has the turn (turn.end, photo.calm, end.round)."""
    emit(log, Event.ended, seat, state.actions_left)
    for space in range(content.CLEARING):
        state.startled[space] = 0
    count_idle_turns(state, log)
    pass_turn(state)


@kernel
def count_idle_turns(state: State, log: Log) -> None:
    """Some whole rounds in which nobody does anything trigger the end (end.idle)."""
    if state.acted:
        state.idle_turns = 0
    elif state.players > content.SOLO and state.idle_turns < content.IDLE_ROUNDS * state.players:
        state.idle_turns += 1
        if state.idle_turns == content.IDLE_ROUNDS * state.players and not state.ending:
            emit(log, Event.idle)
            state.ending = 1


@kernel
def pass_turn(state: State) -> None:
    """Clockwise; the round ends with the player to the right of the camera (end.round)."""
    after = (state.turn_side + 1) % scoring.sides(state)
    state.turn_side = after
    state.actions_left = 0
    state.boosted = 0
    state.acted = 0
    over = state.ending == 1 and after == state.first_side
    if not over and not (state.players == content.SOLO and after == content.CREW):
        setup.begin_turn(state, after)


@kernel
def advance(state: State, log: Log) -> None:
    """The round is complete and the end was triggered: count. Else it is the Crew's turn (end.round, crew.turn)."""
    if state.ending and state.turn_side == state.first_side:
        scoring.finish(state, log)
    else:
        crew.crew_turn(state, log)
        pass_turn(state)


RULES: tuple[AnyKernel, ...] = (setup.setup, legal.legal, apply, advance, conceal.conceal)
