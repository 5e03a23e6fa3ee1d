"""Squawks: what they pay for, and paying with them."""

from __future__ import annotations

from birdtable.games.fly_a_way import birds, cards, content, effects
from birdtable.games.fly_a_way.content import Trigger
from birdtable.games.fly_a_way.state import State
from birdtable.games.fly_a_way.words import Decision, Event, Phase
from birdtable.kernel import EMPTY, Log, ask, emit, kernel, lowest_wide


@kernel
def holds(state: State, seat: int, payment: int) -> bool:
    """Whether the seat has these Squawks in hand."""
    for value in range(content.SQUAWK_KINDS):
        if content.PAYMENT_CARDS[payment, value] > cards.squawks_in_hand(state, seat, value + 1):
            return False
    return True


@kernel
def payments(state: State, seat: int, costs: int) -> int:
    """Every way to pay one of a set of costs with the Squawks in hand, as bits (fowl.squawks)."""
    ways = 0
    for payment in range(content.PAYMENTS):
        if content.PAYMENT_FITS[payment] & costs and holds(state, seat, payment):
            ways |= 1 << payment
    return ways


@kernel
def payments_to_free(state: State, seat: int) -> int:
    """Ways to pay for the cage of any roosting bird, or for a Snake on a bird of one's own (cage.free, snake.off)."""
    costs = 0
    for place in range(content.ROOST):
        if state.cage[place] != EMPTY:
            costs |= 1 << content.FOWL_COST[state.cage[place]]
    for place in range(state.front_count[seat]):
        snake = state.snake[state.front[seat, place]]
        if snake != EMPTY:
            costs |= 1 << content.FOWL_COST[snake]
    return payments(state, seat, costs)


@kernel
def birds_to_free(state: State, seat: int, payment: int) -> int:
    """The birds whose cage or Snake these Squawks pay for, as bits (cage.free, snake.off)."""
    birds = 0
    fits = content.PAYMENT_FITS[payment]
    for place in range(content.ROOST):
        if state.cage[place] != EMPTY and (fits >> content.FOWL_COST[state.cage[place]]) & 1:
            birds |= 1 << state.roosting[place]
    for place in range(state.front_count[seat]):
        bird = state.front[seat, place]
        if state.snake[bird] != EMPTY and (fits >> content.FOWL_COST[state.snake[bird]]) & 1:
            birds |= 1 << bird
    return birds


@kernel
def pay(state: State, seat: int, payment: int, log: Log) -> int:
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
    kinds = pay(state, seat, payment, log)
    choices = birds_to_free(state, seat, payment)
    if effects.several(choices):
        ask(state, seat, Decision.free_bird, payment, kinds)
    else:
        free_with_squawks(state, seat, lowest_wide(choices), kinds, log)


@kernel
def free_with_squawks(state: State, seat: int, bird: int, kinds: int, log: Log) -> None:
    """The cage of a roosting bird or the Snake of an own one is paid for (cage.free, snake.off)."""
    # before the save: whoever takes a Squawk has also discarded by then
    birds.react(state, Trigger.squawk_used, log, kinds)
    place = birds.roosting_place(state, bird)
    if place == EMPTY:
        effects.take_snake_off(state, seat, bird, log)
    else:
        effects.free_bird(state, seat, place, log)


@kernel
def neutralise(state: State, seat: int, payment: int, log: Log) -> None:
    """Pay a Fowl Play card off with Squawks (fowl.neutralise)."""
    emit(log, Event.neutralised, seat, state.fowl_drawn, payment)
    kinds = pay(state, seat, payment, log)
    cards.resolved(state)
    state.phase = Phase.action
    birds.react(state, Trigger.fowl_play_neutralised, log)
    birds.react(state, Trigger.squawk_used, log, kinds)
