"""The turn, phase by phase; the other rules are in the rooms beside this one.

`setup` sets the table, `deeds` are what players do, `chores` what follows from it, `end` the last count; `links` and
`routes` know the map, `birds`, `cards` and `saves` what lies on it, and `effects` reads what cards and birds do.
"""

from __future__ import annotations

from birdtable.games.fly_a_way.actions import (
    ACT,
    FOR_FREE,
    FOWL_DRAWN,
    FOWL_PLAY,
    OFFER,
    TASTROPHE,
    TIER_3,
    TURN,
    WING_IT,
)
from birdtable.games.fly_a_way.birds import (
    awake,
    may_take,
    refill,
    stand_up,
    tire,
    trigger_last_round,
)
from birdtable.games.fly_a_way.cards import (
    draw_cards,
    turn_up_fowl,
)
from birdtable.games.fly_a_way.chores import do_task
from birdtable.games.fly_a_way.conceal import conceal
from birdtable.games.fly_a_way.counting import holds_true
from birdtable.games.fly_a_way.deeds import apply
from birdtable.games.fly_a_way.effects import (
    perform_points,
    usable_birds,
)
from birdtable.games.fly_a_way.end import end_game
from birdtable.games.fly_a_way.legal import legal
from birdtable.games.fly_a_way.routes import complete
from birdtable.games.fly_a_way.setup import setup
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
)
from birdtable.games.fly_a_way.tables import (
    AT_WING_IT,
    AUTOMATIC,
    BASIC_LINKS,
    BIRD_EFFECT,
    EACH_TURN,
    FOWL_EFFECT,
    FOWL_TIER,
    HAND_LIMIT,
    LAST_TIER,
    ROOST,
    TASTROPHE_TIER,
    TIMING,
)
from birdtable.games.fly_a_way.tasks import do_next
from birdtable.kernel.decisions import ask
from birdtable.kernel.dialect import kernel
from birdtable.kernel.events import emit
from birdtable.kernel.record import EMPTY
from birdtable.kernel.streams import shuffle


@kernel
def carry_on(state, log):
    """The tasks and phases of a turn, up to the next question or the end of the turn (turn.phases)."""
    while state.over == 0 and state.pending_count == 0 and (state.task_count > 0 or state.phase != BETWEEN):
        if state.task_count > 0:
            do_task(state, log)
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
def advance(state, log):
    """Bird-tastrophes on top of the deck strike; then the next player's turn begins (tastrophe.when, setup.first)."""
    if state.fowl_count > 0 and state.fowl_back[state.fowl_count - 1] == TASTROPHE_TIER:
        state.fowl_drawn = turn_up_fowl(state)
        emit(log, TASTROPHE, state.fowl_drawn, 0, 0, 0, 0)
        do_next(state, TASK_FINISH_FOWL_PLAY, 0, 0, 0)
        do_next(state, TASK_EFFECT, FOWL_EFFECT[state.fowl_drawn], state.active, EMPTY)
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
    """An offer lapses with its route; it is free once the turn is back at the first seat (offer.free)."""
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
    """Whoever may take an offered bird is asked before the draw; else the turn goes on (offer.forfeit, offer.free)."""
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
    if state.fowl_count > 0:
        state.fowl_renewed = 1
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
            perform_points(state, seat, row, bird, log)
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


RULES = {"setup": setup, "legal": legal, "apply": apply, "carry_on": carry_on, "advance": advance, "conceal": conceal}
