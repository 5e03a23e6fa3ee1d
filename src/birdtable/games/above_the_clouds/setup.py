"""The table before the first bird flies: birds, cubes, cards, and who starts."""

from __future__ import annotations

from birdtable.games.above_the_clouds import cards, content, flock, stack
from birdtable.games.above_the_clouds.state import State
from birdtable.games.above_the_clouds.words import Decision, Event
from birdtable.kernel import EVERYBODY, Log, ask, draw_member, emit, kernel, learn, piles, shuffle, winners


@kernel
def setup(state: State, log: Log) -> None:
    """Lay out birds, cubes and cards, and find who starts (setup.*)."""
    gather_birds(state, content.START_BIRDS[0], content.START_BIRDS[1], content.START_BIRDS[2])
    form_flock(state)
    gather_birds(state, content.RESERVE_BIRDS[0], content.RESERVE_BIRDS[1], content.RESERVE_BIRDS[2])
    stack.turn_up_birds(state, log)
    for seat in range(state.players):
        state.cubes[seat] = content.CUBES[state.players]
    deal_cards(state, log)
    cards.fill_display(state, log)
    piles.one_of_each(state, state.nests, content.NEST_CARDS)
    begin_stage(state, log)


@kernel
def gather_birds(state: State, females: int, males: int, neutral: int) -> None:
    """Make a shuffled stack of so many birds of each player and so many neutral ones (setup.flock, setup.reserve)."""
    for seat in range(state.players):
        for _ in range(females):
            stack.put_on_stack(state, 2 * seat + content.FEMALE)
        for _ in range(males):
            stack.put_on_stack(state, 2 * seat + content.MALE)
    for _ in range(neutral):
        stack.put_on_stack(state, content.NEUTRAL_BIRD)
    shuffle(state, state.stack, state.stack_count)


@kernel
def form_flock(state: State) -> None:
    """Lay the stack out in the triangle, packed to the back row (setup.flock)."""
    for column in range(content.COLUMNS[state.players]):
        for row in range(content.ROWS - content.FORMATION[state.players, column], content.ROWS):
            state.flock[row * content.WIDTH + column] = stack.draw_bird(state)


@kernel
def deal_cards(state: State, log: Log) -> None:
    """Shuffle the maneuver cards of the player count and deal two to everybody (setup.cards)."""
    state.deck_count = piles.one_of_each(state, state.deck, content.CARD_COUNT[state.players])
    for seat in range(state.players):
        for _ in range(content.DEALT):
            card = cards.draw_card(state)
            cards.put_in_hand(state, seat, card, 1 << seat)
            emit(log, Event.dealt, seat, card)


@kernel
def begin_stage(state: State, log: Log) -> None:
    """Turn up the stage's nest card and let the start player begin (setup.nest, next.nest)."""
    state.nests_known[state.stage] = EVERYBODY
    learn(state)
    emit(log, Event.stage, state.stage + 1, state.nests[state.stage])
    state.start_seat = start_player(state)
    emit(log, Event.starts, state.start_seat)
    ask(state, state.start_seat, Decision.turn)


@kernel
def start_player(state: State) -> int:
    """Most birds in the front row, then in the two front rows, then chance (setup.start-player)."""
    tied, best = 0, winners.LAST
    for seat in range(state.players):
        front = flock.birds_in_rows(state, seat, content.FRONT, content.FRONT)
        # Eight times the first count outweighs any second count, so one number compares both.
        rank = 8 * front + flock.birds_in_rows(state, seat, content.FRONT, content.BACK - 1)
        tied, best = winners.contend(tied, best, seat, rank)
    return draw_member(state, tied)
