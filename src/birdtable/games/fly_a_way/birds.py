"""Birds: where they are, whether their powers can be used, and what opponents' birds do about it."""

from __future__ import annotations

from birdtable.games.fly_a_way import cards, content, counting, routes
from birdtable.games.fly_a_way.content import Op, Timing, Trigger
from birdtable.games.fly_a_way.state import State
from birdtable.games.fly_a_way.words import Decision, Event, Need, Offer, Phase, Readiness
from birdtable.kernel import EMPTY, Log, ask, emit, kernel, learn, piles

# ====================================================================== where they are


@kernel
def roosting_place(state: State, bird: int) -> int:
    """The roosting place of a bird, EMPTY if it does not roost."""
    return piles.find(state.roosting, content.ROOST, bird)


@kernel
def has_in_front(state: State, seat: int, bird: int) -> bool:
    """Whether the bird lies in front of the seat."""
    for place in range(state.front_count[seat]):
        if state.front[seat, place] == bird:
            return True
    return False


@kernel
def owner_of(state: State, bird: int) -> int:
    """The seat in front of which the bird lies, EMPTY if of none."""
    for seat in range(state.players):
        if has_in_front(state, seat, bird):
            return seat
    return EMPTY


@kernel
def put_in_front(state: State, seat: int, bird: int) -> None:
    """A bird in front of a seat, in the order of the card numbers."""
    place = state.front_count[seat]
    while place > 0 and state.front[seat, place - 1] > bird:
        state.front[seat, place] = state.front[seat, place - 1]
        place -= 1
    state.front[seat, place] = bird
    state.front_count[seat] += 1


@kernel
def take_from_front(state: State, seat: int, bird: int) -> None:
    """A bird leaves the place in front of a seat."""
    state.front_count[seat] = piles.take_out(state.front, seat, bird, state.front_count[seat])


@kernel
def bury(state: State, bird: int, log: Log) -> None:
    """A bird into the death zone, face up (turn.death-zone)."""
    state.death_zone[state.death_count] = bird
    state.death_count += 1
    emit(log, Event.died, bird)


@kernel
def leave_roost(state: State, place: int) -> None:
    """The roosting place is empty until it is filled again; an offer ends with it (turn.refill)."""
    state.roosting[place] = EMPTY
    withdraw_offer(state, place)


@kernel
def discard_roosting_bird(state: State, place: int, log: Log) -> None:
    """A roosting bird to the death zone, and what opponents' birds make of it (turn.death-zone, power.opponent)."""
    bird = state.roosting[place]
    leave_roost(state, place)
    bury(state, bird, log)
    react(state, Trigger.roosting_bird_discarded, log)


@kernel
def discard_saved_bird(state: State, seat: int, bird: int, log: Log) -> None:
    """A saved bird to the death zone; a Snake on it is discarded (snake.card)."""
    take_from_front(state, seat, bird)
    state.readiness[bird] = EMPTY
    if state.snake[bird] != EMPTY:
        cards.discard_fowl(state, state.snake[bird])
        state.snake[bird] = EMPTY
    bury(state, bird, log)


@kernel
def take_from_deck(state: State) -> int:
    """The top bird off the deck."""
    state.bird_deck_count -= 1
    state.bird_deck_known[state.bird_deck_count] = 0
    return piles.lift(state.bird_deck, state.bird_deck_count)


@kernel
def turn_up_bird(state: State, place: int, log: Log) -> None:
    """The top bird of the deck into an empty roosting place; one whose route is complete is offered (turn.refill)."""
    if state.bird_deck_count == 0:
        return
    learn(state)
    bird = take_from_deck(state)
    state.roosting[place] = bird
    emit(log, Event.roosts, bird)
    note_offer(state, place, log)


@kernel
def refill(state: State, log: Log) -> None:
    """Fill every empty roosting place in order (turn.refill)."""
    for place in range(content.ROOST):
        if state.roosting[place] == EMPTY:
            turn_up_bird(state, place, log)


@kernel
def put_under_deck(state: State, bird: int, known: int) -> None:
    """A bird under the bird deck, with the seats that know it."""
    for place in range(state.bird_deck_count, 0, -1):
        state.bird_deck[place] = state.bird_deck[place - 1]
        state.bird_deck_known[place] = state.bird_deck_known[place - 1]
    state.bird_deck[0] = bird
    state.bird_deck_known[0] = known
    state.bird_deck_count += 1


@kernel
def peek(state: State, seat: int, log: Log) -> None:
    """Look at the top bird of the deck (setup.hidden)."""
    learn(state)
    top = state.bird_deck_count - 1
    state.bird_deck_known[top] |= 1 << seat
    emit(log, Event.peeked, seat, state.bird_deck[top])
    ask(state, seat, Decision.peek)


@kernel
def sink_bird(state: State, seat: int, log: Log) -> None:
    """The top bird goes under the deck; whoever knows it knows where it is (setup.hidden)."""
    known = state.bird_deck_known[state.bird_deck_count - 1]
    put_under_deck(state, take_from_deck(state), known)
    emit(log, Event.sunk, seat)


# ====================================================================== offers


@kernel
def note_offer(state: State, place: int, log: Log) -> None:
    """If the bird's route is complete already, note who is offered it first (offer.who, offer.again)."""
    bird = state.roosting[place]
    if not routes.complete(state, bird, Need.nothing):
        return
    for turn in range(state.players):
        seat = (state.active + 1 + turn) % state.players
        if routes.complete(state, bird, Need.link_of + seat):
            state.offer[place] = Offer.noted
            state.offer_first[place] = seat
            emit(log, Event.offered, seat, bird)
            return


@kernel
def withdraw_offer(state: State, place: int) -> None:
    """The bird is no longer offered (offer.again)."""
    state.offer[place] = EMPTY
    state.offer_first[place] = EMPTY


@kernel
def review_offer(state: State, seat: int, place: int, log: Log) -> None:
    """An offer lapses with its route; it is free once the turn is back at the first seat (offer.free)."""
    if state.offer[place] == EMPTY:
        return
    if not routes.complete(state, state.roosting[place], Need.nothing):
        withdraw_offer(state, place)
    elif state.offer_first[place] == seat:
        if state.offer[place] == Offer.noted:
            state.offer[place] = Offer.made
        elif state.offer[place] == Offer.made:
            state.offer[place] = Offer.free
            emit(log, Event.for_free, state.roosting[place])


@kernel
def may_take(state: State, seat: int, place: int) -> bool:
    """Whether the seat has a link on a complete route of an offered, uncaged bird (offer.who)."""
    if state.offer[place] == EMPTY or state.cage[place] != EMPTY:
        return False
    return routes.complete(state, state.roosting[place], Need.link_of + seat)


# ====================================================================== powers


@kernel
def awake(state: State, bird: int) -> bool:
    """Whether the power of a bird in front of somebody can be used now: ready, and no Snake on it (power.wait)."""
    return state.readiness[bird] == Readiness.ready and state.snake[bird] == EMPTY


@kernel
def tire(state: State, bird: int) -> None:
    """A used bird is exhausted; one whose power is used once only is spent (power.exhausted)."""
    timing = content.TIMING[bird]
    if timing in (Timing.each_turn, Timing.opp_round):
        state.readiness[bird] = Readiness.exhausted
    elif timing != Timing.opp_any:
        state.readiness[bird] = Readiness.spent


@kernel
def arrive(state: State, seat: int, bird: int) -> None:
    """A bird comes to lie in front of a seat; its power is not ready before that seat's next turn (power.wait)."""
    put_in_front(state, seat, bird)
    if state.readiness[bird] != Readiness.spent:
        state.readiness[bird] = Readiness.fresh
    if content.TIMING[bird] == Timing.save:
        state.readiness[bird] = Readiness.spent


@kernel
def stand_up(state: State, seat: int) -> None:
    """At the start of a turn new birds become ready and exhausted ones stand up again (power.wait, power.exhausted)."""
    for place in range(state.front_count[seat]):
        bird = state.front[seat, place]
        if state.readiness[bird] in (Readiness.fresh, Readiness.exhausted):
            state.readiness[bird] = Readiness.ready


@kernel
def react(state: State, trigger: Trigger, log: Log, squawks: int = 0) -> None:
    """What opponents' birds do, clockwise from the next player: points and draws by themselves (power.opponent)."""
    if state.phase == Phase.between:
        return
    for turn in range(1, state.players):
        seat = (state.active + turn) % state.players
        for place in range(state.front_count[seat]):
            bird = state.front[seat, place]
            row = content.BIRD_EFFECT[bird]
            if (content.ON[row] >> trigger) & 1 and awake(state, bird) and counting.holds_true(state, seat, row, bird):
                if content.OP[row] == Op.take_squawk:
                    ask(state, seat, Decision.take_squawk, squawks, bird)
                elif content.OP[row] == Op.draw_wing_it:
                    if cards.draw_cards(state, seat, content.N[row], log) > 0:
                        tire(state, bird)
                else:
                    tire(state, bird)
                    state.score[seat] += content.N[row]
                    emit(log, Event.bonus, seat, bird, content.N[row])


@kernel
def awaits_saves(state: State, seat: int) -> bool:
    """Whether a bird in front of the seat reacts to any bird that another saves (power.opponent)."""
    for place in range(state.front_count[seat]):
        bird = state.front[seat, place]
        row = content.BIRD_EFFECT[bird]
        any_save = (content.ON[row] >> Trigger.bird_saved) & 1 and content.CONDITION[row] == content.NO_CONDITION
        if any_save and awake(state, bird):
            return True
    return False


@kernel
def count_birds(state: State, seat: int, log: Log) -> None:
    """Six birds in front of a seat bring the last round (end.six-birds)."""
    if state.front_count[seat] >= content.BIRDS_TO_END:
        begin_last_round(state, seat, log)


@kernel
def begin_last_round(state: State, seat: int, log: Log) -> None:
    """The last round is on, and stays on (end.six-birds, end.last-card)."""
    if not state.last_round:
        state.last_round = 1
        emit(log, Event.last_round, seat)
