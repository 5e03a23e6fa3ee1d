"""The table before the first turn."""

from __future__ import annotations

from birdtable.games.fly_a_way import birds, cards, content
from birdtable.games.fly_a_way.state import State
from birdtable.games.fly_a_way.words import Event, Phase
from birdtable.kernel import EMPTY, Log, below, emit, kernel, piles, shuffle, shuffle_between


@kernel
def setup(state: State, log: Log) -> None:
    """Deal links, birds and cards, and find who starts (setup.*)."""
    for seat in range(state.players):
        state.supply[seat] = content.LINKS
    state.bird_deck_count = piles.one_of_each(state, state.bird_deck, content.BIRDS)
    build_fowl_deck(state)
    deal_wing_it(state, log)
    if state.first_seat == 0:
        state.start_seat = below(state, state.players)
    state.active = (state.start_seat + state.players - 1) % state.players
    birds.refill(state, log)
    emit(log, Event.starts, state.start_seat)
    state.phase = Phase.between


@kernel
def build_fowl_deck(state: State) -> None:
    """Tier 3, a Bird-tastrophe, Tier 2, a Bird-tastrophe, Tier 1 on top; the rest stays out (setup.fowl-play)."""
    place = 0
    for card in range(content.FOWLS):
        for _ in range(content.FOWL_COPIES[card]):
            state.fowl_out[place] = card
            state.fowl_out_back[place] = content.FOWL_TIER[card]
            place += 1
    for tier in range(content.TIERS + 1):
        shuffle_between(state, state.fowl_out, content.FIRST_OF_TIER[tier], content.FIRST_OF_TIER[tier + 1])
    for tier in range(content.LAST_TIER, -1, -1):
        for card in range(content.TIER_SIZE[state.players, tier]):
            put_on_fowl_deck(state, content.FIRST_OF_TIER[tier] + card)
        if tier > 0:
            put_on_fowl_deck(state, content.FIRST_OF_TIER[content.TASTROPHE_TIER] + tier)


@kernel
def put_on_fowl_deck(state: State, place: int) -> None:
    """A card of those left out goes on the Fowl Play deck."""
    state.fowl_deck[state.fowl_count] = state.fowl_out[place]
    state.fowl_back[state.fowl_count] = state.fowl_out_back[place]
    state.fowl_count += 1
    state.fowl_out[place] = EMPTY
    state.fowl_out_back[place] = EMPTY


@kernel
def deal_wing_it(state: State, log: Log) -> None:
    """Shuffle the Wing It cards and deal two to everybody (setup.wing-it)."""
    for card in range(content.WINGS):
        for _ in range(content.WING_COPIES[card]):
            state.wing_deck[state.wing_count] = card
            state.wing_count += 1
    shuffle(state, state.wing_deck, state.wing_count)
    for seat in range(state.players):
        for _ in range(content.DEALT):
            emit(log, Event.dealt, seat, cards.draw_card(state, seat))
