"""Maneuver cards: dealt, taken, played, scored, discarded."""

from __future__ import annotations

from birdtable.games.above_the_clouds import content, flock, legal, turn
from birdtable.games.above_the_clouds.state import State
from birdtable.games.above_the_clouds.words import Decision, Event
from birdtable.kernel import EMPTY, EVERYBODY, Log, ask, emit, kernel, learn, piles


@kernel
def draw_card(state: State) -> int:
    """The top card of the draw deck."""
    learn(state)
    state.deck_count -= 1
    return piles.lift(state.deck, state.deck_count)


@kernel
def put_in_hand(state: State, seat: int, card: int, known: int) -> None:
    """A card into a hand, with the seats that know it."""
    slot = state.hand_count[seat]
    state.hand[seat, slot] = card
    state.hand_known[seat, slot] = known
    state.hand_count[seat] = slot + 1


@kernel
def take_card(state: State, seat: int, card: int, log: Log) -> None:
    """Take a displayed card; a fifth card forces a discard (action.take, action.take-limit)."""
    for place in range(content.DISPLAY_COUNT[state.players]):
        if state.display[place] == card:
            state.display[place] = EMPTY
    put_in_hand(state, seat, card, EVERYBODY)
    emit(log, Event.took, seat, card)
    if state.hand_count[seat] > content.HAND_LIMIT:
        ask(state, seat, Decision.discard)


@kernel
def discard_from_hand(state: State, seat: int, card: int) -> None:
    """A card from a hand to the discard pile, open to all; the cards behind it move up."""
    slot = piles.place_of(state.hand, seat, card)
    if state.hand_known[seat, slot] != EVERYBODY:
        learn(state)
    last = state.hand_count[seat] - 1
    piles.close_up(state.hand, seat, slot, last)
    piles.close_up(state.hand_known, seat, slot, last, 0)
    state.hand_count[seat] = last
    state.discards[state.discard_count] = card
    state.discard_count += 1


@kernel
def play_card(state: State, seat: int, card: int, log: Log) -> None:
    """The card leaves the hand, its cost is paid, its action follows (card.play)."""
    kind = content.KIND[state.players, card]
    discard_from_hand(state, seat, card)
    turn.pay_nest(state, seat, content.COST[kind])
    emit(log, Event.played, seat, card, content.COST[kind])
    if kind == content.COPY:
        learn(state)  # that some displayed card can be used may tell of the hand, as with Score
        ask(state, seat, Decision.copy)
    else:
        ask_for_action(state, seat, kind, legal.NO_CARD)


@kernel
def copy_card(state: State, seat: int, card: int, log: Log) -> None:
    """Use a displayed card for its own cost; it stays where it is (card.display)."""
    kind = content.KIND[state.players, card]
    turn.pay_nest(state, seat, content.COST[kind])
    emit(log, Event.copied, seat, card, content.COST[kind])
    ask_for_action(state, seat, kind, card)


@kernel
def ask_for_action(state: State, seat: int, kind: int, copied: int) -> None:
    """Let the player carry out an action half."""
    if content.SWAP_OF_KIND[kind] != EMPTY:
        ask(state, seat, Decision.swap, content.SWAP_OF_KIND[kind])
    elif kind == content.STANDARD:
        ask(state, seat, Decision.standard, copied)
    elif kind == content.SCORE:
        learn(state)  # that another card in the hand scores
        ask(state, seat, Decision.score_one)
    elif kind == content.FAVORITE_BIRD:
        ask(state, seat, Decision.search)


@kernel
def score_card(state: State, seat: int, card: int, log: Log) -> None:
    """Score a card of the hand and discard it (scoring.cards, scoring.any-number)."""
    points = flock.card_points(state, seat, card)
    for_both = points - content.FIRST_POINTS[state.players, card] - content.SECOND_POINTS[state.players, card]
    state.score[seat] += points
    discard_from_hand(state, seat, card)
    emit(log, Event.scored, seat, card, points, max(0, for_both))


@kernel
def fill_display(state: State, log: Log) -> None:
    """Fill the empty places of the display, from the discards when the deck is used up (next.display)."""
    for place in range(content.DISPLAY_COUNT[state.players]):
        if state.display[place] == EMPTY:
            if state.deck_count == 0:
                reshuffle_discards(state, log)
            if state.deck_count > 0:
                state.display[place] = draw_card(state)
                emit(log, Event.displayed, state.display[place])


@kernel
def reshuffle_discards(state: State, log: Log) -> None:
    """The discard pile becomes the draw deck (next.reshuffle)."""
    if state.discard_count == 0:
        return
    state.deck_count = piles.turn_over(state, state.discards, state.deck, state.discard_count)
    state.discard_count = 0
    state.reshuffled = 1
    emit(log, Event.reshuffled)
