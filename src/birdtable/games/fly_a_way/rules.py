"""The turn, phase by phase; the other rules are in the rooms beside this one.

`setup` sets the table, `deeds` are what players do, `chores` what follows from it, `end` the last count; `links` and
`routes` know the map, `birds`, `cards` and `saves` what lies on it, and `effects` reads what cards and birds do.
"""

from __future__ import annotations

from birdtable.games.fly_a_way import (
    birds,
    cards,
    chores,
    conceal,
    content,
    counting,
    deeds,
    effects,
    end,
    legal,
    routes,
    setup,
    tasks,
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
    NEED_NOTHING,
    NOTED,
    REFILLING,
    START_OF_TURN,
    TASK_DISCARD_TO,
    TASK_EFFECT,
    TASK_FINISH_FOWL_PLAY,
    State,
)
from birdtable.games.fly_a_way.words import Decision, Event
from birdtable.kernel import EMPTY, AnyKernel, Log, ask, emit, kernel, shuffle


@kernel
def carry_on(state: State, log: Log) -> None:
    """The tasks and phases of a turn, up to the next question or the end of the turn (turn.phases)."""
    while state.over == 0 and state.pending_count == 0 and (state.task_count > 0 or state.phase != BETWEEN):
        if state.task_count > 0:
            chores.do_task(state, log)
        elif state.phase == START_OF_TURN:
            start_turn(state)
        elif state.phase == DRAW_WING:
            draw_wing_it(state, log)
        elif state.phase == DRAW_FOWL:
            draw_fowl_play(state, log)
        elif state.phase == ACTION:
            ask(state, state.active, Decision.act)
        elif state.phase == END_OF_ACTION:
            end_action(state, log)
        elif state.phase == REFILLING:
            birds.refill(state, log)
            state.phase = HAND_CHECK
        elif state.hand_count[state.active] > content.HAND_LIMIT:
            tasks.do_next(state, TASK_DISCARD_TO, state.active, content.HAND_LIMIT, 0)
        else:
            end_turn(state, log)


@kernel
def advance(state: State, log: Log) -> None:
    """Bird-tastrophes on top of the deck strike; then the next player's turn begins (tastrophe.when, setup.first)."""
    if state.fowl_count > 0 and state.fowl_back[state.fowl_count - 1] == content.TASTROPHE_TIER:
        state.fowl_drawn = cards.turn_up_fowl(state)
        emit(log, Event.tastrophe, state.fowl_drawn)
        tasks.do_next(state, TASK_FINISH_FOWL_PLAY, 0, 0, 0)
        tasks.do_next(state, TASK_EFFECT, content.FOWL_EFFECT[state.fowl_drawn], state.active, EMPTY)
        return
    seat = (state.active + 1) % state.players
    state.active = seat
    state.turns += 1
    emit(log, Event.turn, seat)
    state.basic_limit = content.BASIC_LINKS
    if state.storm[seat] > 0:
        state.basic_limit = state.storm[seat]
        state.storm[seat] = 0
    state.forfeited = 0
    birds.stand_up(state, seat)
    for place in range(content.ROOST):
        review_offer(state, seat, place, log)
    state.phase = START_OF_TURN


@kernel
def review_offer(state: State, seat: int, place: int, log: Log) -> None:
    """An offer lapses with its route; it is free once the turn is back at the first seat (offer.free)."""
    if state.offer[place] == EMPTY:
        return
    if not routes.complete(state, state.roosting[place], NEED_NOTHING):
        state.offer[place] = EMPTY
        state.offer_first[place] = EMPTY
    elif state.offer_first[place] == seat:
        if state.offer[place] == NOTED:
            state.offer[place] = MADE
        elif state.offer[place] == MADE:
            state.offer[place] = FREE_TO_ALL
            emit(log, Event.for_free, state.roosting[place])


@kernel
def start_turn(state: State) -> None:
    """Whoever may take an offered bird is asked before the draw; else the turn goes on (offer.forfeit, offer.free)."""
    for place in range(content.ROOST):
        if birds.may_take(state, state.active, place):
            ask(state, state.active, Decision.offer, state.forfeited)
            return
    state.phase = DRAW_WING
    if state.forfeited:
        state.phase = REFILLING


@kernel
def draw_wing_it(state: State, log: Log) -> None:
    """Draw a Wing It card, or use a bird that draws otherwise (draw.wing-it)."""
    if effects.usable_birds(state, state.active, content.AT_WING_IT) != 0:
        ask(state, state.active, Decision.wing_it)
        return
    cards.draw_cards(state, state.active, 1, log)
    state.phase = DRAW_FOWL


@kernel
def draw_fowl_play(state: State, log: Log) -> None:
    """Turn up a Fowl Play card; it is performed, neutralised or cancelled (draw.fowl-play, end.last-card)."""
    if state.fowl_count == 0:
        reshuffle_last_tier(state, log)
    if state.fowl_count == 0:
        state.phase = ACTION
        return
    state.fowl_drawn = cards.turn_up_fowl(state)
    emit(log, Event.fowl, state.active, state.fowl_drawn)
    birds.trigger_last_round(state, state.active, not fowl_play_left(state), log)
    ask(state, state.active, Decision.fowl_play)


@kernel
def fowl_play_left(state: State) -> bool:
    """Whether the deck holds a Fowl Play card; Bird-tastrophes do not count (end.last-card)."""
    for place in range(state.fowl_count):
        if state.fowl_back[place] != content.TASTROPHE_TIER:
            return True
    return False


@kernel
def reshuffle_last_tier(state: State, log: Log) -> None:
    """The Tier 3 cards of the discard pile become the deck of the last round (end.reshuffle)."""
    kept = 0
    for place in range(state.fowl_discard_count):
        card = state.fowl_discards[place]
        state.fowl_discards[place] = EMPTY
        if content.FOWL_TIER[card] == content.LAST_TIER:
            state.fowl_deck[state.fowl_count] = card
            state.fowl_back[state.fowl_count] = content.LAST_TIER
            state.fowl_count += 1
        else:
            state.fowl_discards[kept] = card
            kept += 1
    state.fowl_discard_count = kept
    if state.fowl_count > 0:
        state.fowl_renewed = 1
        shuffle(state, state.fowl_deck, state.fowl_count)
        emit(log, Event.tier3, state.fowl_count)


@kernel
def end_action(state: State, log: Log) -> None:
    """Points that birds bring on each of one's turns are paid (power.own-turn); then Clean-up."""
    seat = state.active
    for place in range(state.front_count[seat]):
        bird = state.front[seat, place]
        row = content.BIRD_EFFECT[bird]
        if (
            content.TIMING[bird] == content.EACH_TURN
            and content.AUTOMATIC[bird]
            and birds.awake(state, bird)
            and counting.holds_true(state, seat, row, bird)
        ):
            birds.tire(state, bird)
            effects.perform_points(state, seat, row, bird, log)
    state.phase = REFILLING


@kernel
def end_turn(state: State, log: Log) -> None:
    """The turn is over; after the last turn of the last round, so is the game (end.equal-turns)."""
    state.basics = 0
    for link in range(content.BASIC_LINKS):
        state.basic_links[link] = EMPTY
    state.placed = 0
    state.placed_touching = 0
    state.phase = BETWEEN
    if state.last_round and (state.active + 1) % state.players == state.start_seat:
        end.end_game(state, log)


RULES: tuple[AnyKernel, ...] = (setup.setup, legal.legal, deeds.apply, carry_on, advance, conceal.conceal)
