"""Birds: where they are, whether their powers can be used, and what opponents' birds do about it."""

from __future__ import annotations

from birdtable.games.fly_a_way.actions import BONUS, DIED, LAST_ROUND, OFFERED, ROOSTS, TAKING_SQUAWK
from birdtable.games.fly_a_way.cards import discard_fowl, draw_cards, gain
from birdtable.games.fly_a_way.counting import holds_true
from birdtable.games.fly_a_way.routes import complete
from birdtable.games.fly_a_way.state import BETWEEN, EXHAUSTED, FRESH, NEED_LINK_OF, NEED_NOTHING, NOTED, READY, SPENT
from birdtable.games.fly_a_way.tables import (
    AT_SAVE,
    BIRD_EFFECT,
    BIRDS_TO_END,
    DRAW_WING_IT,
    EACH_TURN,
    ON,
    ON_ROOSTING_BIRD_DISCARDED,
    OP,
    OPP_ANY,
    OPP_ROUND,
    ROOST,
    TAKE_SQUAWK,
    TIMING,
    N,
)
from birdtable.kernel.decisions import ask
from birdtable.kernel.dialect import kernel
from birdtable.kernel.events import emit
from birdtable.kernel.record import EMPTY
from birdtable.kernel.streams import learn

# ====================================================================== where they are


@kernel
def roosting_place(state, bird):
    """The roosting place of a bird, EMPTY if it does not roost."""
    for place in range(ROOST):
        if state.roosting[place] == bird:
            return place
    return EMPTY


@kernel
def has_in_front(state, seat, bird):
    """Whether the bird lies in front of the seat."""
    for place in range(state.front_count[seat]):
        if state.front[seat, place] == bird:
            return True
    return False


@kernel
def owner_of(state, bird):
    """The seat in front of which the bird lies, EMPTY if of none."""
    for seat in range(state.players):
        if has_in_front(state, seat, bird):
            return seat
    return EMPTY


@kernel
def put_in_front(state, seat, bird):
    """A bird in front of a seat, in the order of the card numbers."""
    place = state.front_count[seat]
    while place > 0 and state.front[seat, place - 1] > bird:
        state.front[seat, place] = state.front[seat, place - 1]
        place -= 1
    state.front[seat, place] = bird
    state.front_count[seat] += 1


@kernel
def take_from_front(state, seat, bird):
    """A bird leaves the place in front of a seat."""
    place = 0
    while state.front[seat, place] != bird:
        place += 1
    last = state.front_count[seat] - 1
    for behind in range(place, last):
        state.front[seat, behind] = state.front[seat, behind + 1]
    state.front[seat, last] = EMPTY
    state.front_count[seat] = last


@kernel
def bury(state, bird, log):
    """A bird into the death zone, face up (turn.death-zone)."""
    state.death_zone[state.death_count] = bird
    state.death_count += 1
    emit(log, DIED, bird, 0, 0, 0, 0)


@kernel
def leave_roost(state, place):
    """The roosting place is empty until it is filled again; an offer ends with it (turn.refill)."""
    state.roosting[place] = EMPTY
    state.offer[place] = EMPTY
    state.offer_first[place] = EMPTY


@kernel
def discard_roosting_bird(state, place, log):
    """A roosting bird to the death zone, and what opponents' birds make of it (turn.death-zone, power.opponent)."""
    bird = state.roosting[place]
    leave_roost(state, place)
    bury(state, bird, log)
    react(state, ON_ROOSTING_BIRD_DISCARDED, 0, log)


@kernel
def discard_saved_bird(state, seat, bird, log):
    """A saved bird to the death zone; a Snake on it is discarded (snake.card)."""
    take_from_front(state, seat, bird)
    state.readiness[bird] = EMPTY
    if state.snake[bird] != EMPTY:
        discard_fowl(state, state.snake[bird])
        state.snake[bird] = EMPTY
    bury(state, bird, log)


@kernel
def turn_up_bird(state, place, log):
    """The top bird of the deck into an empty roosting place; one whose route is complete is offered (turn.refill)."""
    if state.bird_deck_count == 0:
        return
    learn(state)
    state.bird_deck_count -= 1
    bird = state.bird_deck[state.bird_deck_count]
    state.bird_deck[state.bird_deck_count] = EMPTY
    state.bird_deck_known[state.bird_deck_count] = 0
    state.roosting[place] = bird
    emit(log, ROOSTS, bird, 0, 0, 0, 0)
    note_offer(state, place, log)


@kernel
def refill(state, log):
    """Fill every empty roosting place in order (turn.refill)."""
    for place in range(ROOST):
        if state.roosting[place] == EMPTY:
            turn_up_bird(state, place, log)


@kernel
def put_under_deck(state, bird, known):
    """A bird under the bird deck, with the seats that know it."""
    for place in range(state.bird_deck_count, 0, -1):
        state.bird_deck[place] = state.bird_deck[place - 1]
        state.bird_deck_known[place] = state.bird_deck_known[place - 1]
    state.bird_deck[0] = bird
    state.bird_deck_known[0] = known
    state.bird_deck_count += 1


# ====================================================================== offers


@kernel
def note_offer(state, place, log):
    """If the bird's route is complete already, note who is offered it first (offer.who, offer.again)."""
    bird = state.roosting[place]
    if not complete(state, bird, NEED_NOTHING):
        return
    for turn in range(state.players):
        seat = (state.active + 1 + turn) % state.players
        if complete(state, bird, NEED_LINK_OF + seat):
            state.offer[place] = NOTED
            state.offer_first[place] = seat
            emit(log, OFFERED, seat, bird, 0, 0, 0)
            return


@kernel
def may_take(state, seat, place):
    """Whether the seat has a link on a complete route of an offered, uncaged bird (offer.who)."""
    if state.offer[place] == EMPTY or state.cage[place] != EMPTY:
        return False
    return complete(state, state.roosting[place], NEED_LINK_OF + seat)


# ====================================================================== powers


@kernel
def awake(state, bird):
    """Whether the power of a bird in front of somebody can be used now: ready, and no Snake on it (power.wait)."""
    return state.readiness[bird] == READY and state.snake[bird] == EMPTY


@kernel
def tire(state, bird):
    """A used bird is exhausted; one whose power is used once only is spent (power.exhausted)."""
    timing = TIMING[bird]
    if timing in (EACH_TURN, OPP_ROUND):
        state.readiness[bird] = EXHAUSTED
    elif timing != OPP_ANY:
        state.readiness[bird] = SPENT


@kernel
def arrive(state, seat, bird):
    """A bird comes to lie in front of a seat; its power is not ready before that seat's next turn (power.wait)."""
    put_in_front(state, seat, bird)
    if state.readiness[bird] != SPENT:
        state.readiness[bird] = FRESH
    if TIMING[bird] == AT_SAVE:
        state.readiness[bird] = SPENT


@kernel
def stand_up(state, seat):
    """At the start of a turn new birds become ready and exhausted ones stand up again (power.wait, power.exhausted)."""
    for place in range(state.front_count[seat]):
        bird = state.front[seat, place]
        if state.readiness[bird] == FRESH or state.readiness[bird] == EXHAUSTED:
            state.readiness[bird] = READY


@kernel
def react(state, trigger, squawks, log):
    """What opponents' birds do, clockwise from the next player: points and draws by themselves (power.opponent)."""
    if state.phase == BETWEEN:
        return
    for turn in range(1, state.players):
        seat = (state.active + turn) % state.players
        for place in range(state.front_count[seat]):
            bird = state.front[seat, place]
            row = BIRD_EFFECT[bird]
            if ON[row] & trigger and awake(state, bird) and holds_true(state, seat, row, bird):
                if OP[row] == TAKE_SQUAWK:
                    ask(state, seat, TAKING_SQUAWK, squawks, bird)
                elif OP[row] == DRAW_WING_IT:
                    if draw_cards(state, seat, N[row], log) > 0:
                        tire(state, bird)
                else:
                    tire(state, bird)
                    gain(state, seat, N[row])
                    emit(log, BONUS, seat, bird, N[row], 0, 0)


@kernel
def check_birds(state, seat):
    """Whether the seat has the birds that bring the last round (end.six-birds)."""
    return state.front_count[seat] >= BIRDS_TO_END


@kernel
def trigger_last_round(state, seat, reached, log):
    """The last round is on, and stays on (end.six-birds, end.last-card)."""
    if reached and not state.last_round:
        state.last_round = 1
        emit(log, LAST_ROUND, seat, 0, 0, 0, 0)
