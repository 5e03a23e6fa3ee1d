"""The turn: what players do and what follows from it, phase by phase; the other rules are in the rooms beside this one.

`setup` sets the table, `end` counts at last; `links`, `placing` and `routes` know the map, `birds`, `cards`, `squawks`
and `saves` what lies on it, `effects` reads what cards and birds do, and `powers` when birds may do it.
"""

from __future__ import annotations

from birdtable.games.fly_a_way import birds, cards, content, effects, placing, powers, routes, saves, squawks, tasks
from birdtable.games.fly_a_way.content import Moment
from birdtable.games.fly_a_way.end import end_game
from birdtable.games.fly_a_way.state import State
from birdtable.games.fly_a_way.words import Completed, Decision, Event, Need, Phase, Task, Verb
from birdtable.kernel import EMPTY, Log, ask, emit, kernel, shuffle, taken_up

# ====================================================================== what players do


@kernel
def apply(state: State, action: int, log: Log) -> None:
    """Carry out an action, and at once what follows from it by itself inside the turn."""
    seat, kind, first, second = taken_up(state)
    if Verb.link.has(action):
        placing.place(state, seat, kind, first, second, Verb.link.part(action), log)
    elif Verb.via.has(action):
        routes.go_along(state, Verb.via.part(action))
    elif Verb.lift.has(action):
        placing.lift(state, seat, kind, first, second, Verb.lift.part(action), log)
    elif Verb.take.has(action):
        placing.take(state, kind, first, Verb.take.part(action), log)
    elif Verb.play.has(action):
        play_event(state, seat, Verb.play.part(action), log)
    elif Verb.discard.has(action):
        discard(state, seat, kind, first, second, Verb.discard.part(action), log)
    elif Verb.pick.has(action):
        pick(state, seat, kind, second, Verb.pick.part(action), log)
    elif Verb.give.has(action):
        cards.give_card(state, seat, (seat + 1) % state.players, Verb.give.part(action), log)
        tasks.do_next(state, Task.give, seat, first - 1)
    elif Verb.rob.has(action):
        cards.rob_cards(state, seat, Verb.rob.part(action), content.N[first], log)
    elif Verb.order.has(action):
        cards.put_back(state, seat, first, second, Verb.order.part(action), log)
    else:
        answer(state, seat, kind, first, second, action, log)
    while state.pending_count == 0 and state.task_count > 0:
        do_task(state, log)


@kernel
def answer(state: State, seat: int, kind: int, first: int, second: int, action: int, log: Log) -> None:
    """The rest: actions on a bird or with Squawks, and answers of one word."""
    if Verb.save.has(action) and kind == Decision.save and second == Completed.by_link:
        saves.save_next(state, Verb.save.part(action))
    elif Verb.save.has(action):
        saves.begin_save(state, birds.roosting_place(state, Verb.save.part(action)), Need.link_of + seat)
    elif Verb.forfeit.has(action):
        state.forfeited = 1
        emit(log, Event.forfeited, seat, Verb.forfeit.part(action))
        saves.begin_save(state, birds.roosting_place(state, Verb.forfeit.part(action)), Need.link_of + seat)
    elif Verb.power.has(action):
        powers.use_power(state, seat, kind, Verb.power.part(action), log)
    elif Verb.choose.has(action):
        choose(state, seat, kind, first, second, Verb.choose.part(action), log)
    elif Verb.free.has(action):
        squawks.pay_to_free(state, seat, Verb.free.part(action), log)
    elif Verb.neutralise.has(action):
        squawks.neutralise(state, seat, Verb.neutralise.part(action), log)
    elif action == Verb.draw.first:
        draw(state, seat, kind, log)
    elif action == Verb.perform.first:
        perform(state, seat, log)
    elif action == Verb.lose.first:
        cards.lose(state, seat, content.N[content.SECOND[first]], log)
    elif action == Verb.leave.first:
        emit(log, Event.left, seat)
    elif action == Verb.bottom.first:
        birds.sink_bird(state, seat, log)
    elif action == Verb.protect.first:
        placing.protect_link(state, seat, log)
    else:
        decline(state, kind, first, second, log)


@kernel
def play_event(state: State, seat: int, card: int, log: Log) -> None:
    """An event leaves the hand, is carried out, and is then discarded (wing.play)."""
    cards.show_from_hand(state, seat, card)
    state.in_play = card
    emit(log, Event.played, seat, card)
    tasks.do_next(state, Task.finish_event)
    tasks.do_next(state, Task.effect, content.WING_EFFECT[card], seat, EMPTY)


@kernel
def discard(state: State, seat: int, kind: int, first: int, second: int, card: int, log: Log) -> None:
    """A card to the discard pile, perhaps for points (turn.hand, power.own-turn)."""
    effects.discard_and_tell(state, seat, card, log)
    if kind == Decision.discard_for_points:
        cards.gain(state, seat, content.N[second], log)
        if first > 1:
            tasks.do_next(state, Task.discard_for_points, seat, first - 1, second)


@kernel
def pick(state: State, seat: int, kind: int, bird: int, card: int, log: Log) -> None:
    """A card of the discard pile; a bird that takes a Squawk may have its owner discard (power.opponent)."""
    cards.pick_from_discards(state, seat, card, log)
    if kind == Decision.take_squawk:
        birds.tire(state, bird)
        following = content.NEXT[content.BIRD_EFFECT[bird]]
        if following != content.NO_EFFECT:
            effects.perform_cards(state, seat, following, bird, log)


@kernel
def choose(state: State, seat: int, kind: int, first: int, second: int, bird: int, log: Log) -> None:
    """A bird was chosen: to copy, to be freed, for an effect, or to be saved next (save.several)."""
    if kind == Decision.copy:
        powers.copy_power(state, seat, bird, second, log)
    elif kind == Decision.free_bird:
        squawks.free_with_squawks(state, seat, bird, second, log)
    elif kind == Decision.bird:
        effects.use_on(state, seat, first, bird, log)
    else:
        saves.save_next(state, bird)


@kernel
def draw(state: State, seat: int, kind: int, log: Log) -> None:
    """Draw a Wing It card; or leave an offered bird alone, and go on to that (draw.wing-it, offer.forfeit)."""
    state.phase = Phase.wing_it
    if kind == Decision.wing_it:
        cards.draw_cards(state, seat, 1, log)
        state.phase = Phase.fowl_play


@kernel
def perform(state: State, seat: int, log: Log) -> None:
    """Carry out the Fowl Play card that was drawn (draw.fowl-play)."""
    emit(log, Event.performed, seat, state.fowl_drawn)
    state.phase = Phase.action
    carry_out_fowl(state, seat)


@kernel
def decline(state: State, kind: int, first: int, second: int, log: Log) -> None:
    """Done: with the action phase, with a forfeited turn, or without using what was offered."""
    if kind == Decision.act:
        state.phase = Phase.end_of_action
    elif kind == Decision.offer:
        state.phase = Phase.refill
    elif kind == Decision.which_bird or (kind == Decision.save and second == Completed.by_link):
        saves.leave(state, log)
    elif kind == Decision.save:
        birds.note_offer(state, birds.roosting_place(state, first), log)
    elif kind == Decision.protect:
        placing.exchange(state, first, second, log)


# ====================================================================== what follows by itself


@kernel
def do_task(state: State, log: Log) -> None:
    """The task on top of the others."""
    kind, first, second, third = tasks.take_task(state)
    if kind == Task.saves:
        saves.go_on_saving(state, first, second, third)
    elif kind == Task.route:
        saves.follow_route(state, log)
    elif kind == Task.save_power:
        powers.offer_save_power(state, first, log)
    elif kind == Task.effect:
        effects.perform(state, second, first, third, log)
    elif kind == Task.extra_links:
        placing.go_on_placing(state, third, first, second)
    elif kind == Task.discard_to:
        effects.discard_down(state, first, second, log)
    elif kind == Task.discard_for_points:
        if state.hand_count[first] > 0:
            ask(state, first, Decision.discard_for_points, second, third)
    elif kind == Task.give:
        effects.give_down(state, first, second, log)
    elif kind == Task.remove:
        placing.remove_down(state, first, second, third, log)
    elif kind == Task.order:
        if second < third - 1:
            ask(state, first, Decision.order, second, third)
    elif kind == Task.finish_event:
        cards.put_on_discards(state, state.in_play)
        state.in_play = EMPTY
    else:
        cards.resolved(state)


@kernel
def carry_out_fowl(state: State, seat: int) -> None:
    """The effect of the Fowl Play card that was turned up; then it is discarded (wing.piles)."""
    tasks.do_next(state, Task.finish_fowl_play)
    tasks.do_next(state, Task.effect, content.FOWL_EFFECT[state.fowl_drawn], seat, EMPTY)


# ====================================================================== the turn, phase by phase


@kernel
def carry_on(state: State, log: Log) -> None:
    """The tasks and phases of a turn, up to the next question or the end of the turn (turn.phases)."""
    while state.over == 0 and state.pending_count == 0 and (state.task_count > 0 or state.phase != Phase.between):
        if state.task_count > 0:
            do_task(state, log)
        elif state.phase == Phase.start:
            start_turn(state)
        elif state.phase == Phase.wing_it:
            draw_wing_it(state, log)
        elif state.phase == Phase.fowl_play:
            draw_fowl_play(state, log)
        elif state.phase == Phase.action:
            ask(state, state.active, Decision.act)
        elif state.phase == Phase.end_of_action:
            powers.pay_each_turn(state, state.active, log)
            powers.end_waiting(state, state.active)
            state.phase = Phase.refill
        elif state.phase == Phase.refill:
            birds.refill(state, log)
            state.phase = Phase.hand
        elif state.hand_count[state.active] > content.HAND_LIMIT:
            tasks.do_next(state, Task.discard_to, state.active, content.HAND_LIMIT)
        else:
            end_turn(state, log)


@kernel
def advance(state: State, log: Log) -> None:
    """Bird-tastrophes on top of the deck strike; then the next player's turn begins (tastrophe.when, setup.first)."""
    if state.fowl_count > 0 and state.fowl_back[state.fowl_count - 1] == content.TASTROPHE_TIER:
        state.fowl_drawn = cards.turn_up_fowl(state)
        emit(log, Event.tastrophe, state.fowl_drawn)
        carry_out_fowl(state, state.active)
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
        birds.review_offer(state, seat, place, log)
    state.phase = Phase.start


@kernel
def start_turn(state: State) -> None:
    """Whoever may take an offered bird is asked before the draw; else the turn goes on (offer.forfeit, offer.free)."""
    for place in range(content.ROOST):
        if birds.may_take(state, state.active, place):
            ask(state, state.active, Decision.offer, state.forfeited)
            return
    state.phase = Phase.wing_it
    if state.forfeited:
        state.phase = Phase.refill


@kernel
def draw_wing_it(state: State, log: Log) -> None:
    """Draw a Wing It card, or use a bird that draws otherwise (draw.wing-it)."""
    if powers.usable_birds(state, state.active, Moment.wing_it) != 0:
        ask(state, state.active, Decision.wing_it)
        return
    cards.draw_cards(state, state.active, 1, log)
    state.phase = Phase.fowl_play


@kernel
def draw_fowl_play(state: State, log: Log) -> None:
    """Turn up a Fowl Play card; it is performed, neutralised or cancelled (draw.fowl-play, end.last-card)."""
    if state.fowl_count == 0:
        reshuffle_last_tier(state, log)
    if state.fowl_count == 0:
        state.phase = Phase.action
        return
    state.fowl_drawn = cards.turn_up_fowl(state)
    emit(log, Event.fowl, state.active, state.fowl_drawn)
    if not fowl_play_left(state):
        birds.begin_last_round(state, state.active, log)
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
def end_turn(state: State, log: Log) -> None:
    """The turn is over; after the last turn of the last round, so is the game (end.equal-turns)."""
    state.basics = 0
    for link in range(content.BASIC_LINKS):
        state.basic_links[link] = EMPTY
    state.placed = 0
    state.placed_touching = 0
    state.phase = Phase.between
    if state.last_round and (state.active + 1) % state.players == state.start_seat:
        end_game(state, log)
