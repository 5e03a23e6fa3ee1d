"""The table before the first turn."""

from __future__ import annotations

from birdtable.games.fly_a_way.actions import (
    DEALT_CARD,
    STARTS,
)
from birdtable.games.fly_a_way.birds import (
    refill,
)
from birdtable.games.fly_a_way.cards import (
    put_in_hand,
)
from birdtable.games.fly_a_way.state import (
    BETWEEN,
)
from birdtable.games.fly_a_way.tables import (
    BIRDS,
    DEALT,
    FIRST_OF_TIER,
    FOWL_COPIES,
    FOWL_TIER,
    FOWLS,
    LAST_TIER,
    LINKS,
    TASTROPHE_TIER,
    TIER_SIZE,
    TIERS,
    WING_COPIES,
    WINGS,
)
from birdtable.kernel.dialect import kernel
from birdtable.kernel.events import emit
from birdtable.kernel.record import EMPTY
from birdtable.kernel.streams import below, learn, shuffle, shuffle_between


@kernel
def setup(state, log):
    """Deal links, birds and cards, and find who starts (setup.*)."""
    for seat in range(state.players):
        state.supply[seat] = LINKS
    for bird in range(BIRDS):
        state.bird_deck[bird] = bird
    state.bird_deck_count = BIRDS
    shuffle(state, state.bird_deck, BIRDS)
    build_fowl_deck(state)
    deal_wing_it(state, log)
    state.start_seat = below(state, state.players)
    state.active = (state.start_seat + state.players - 1) % state.players
    refill(state, log)
    emit(log, STARTS, state.start_seat, 0, 0, 0, 0)
    state.phase = BETWEEN


@kernel
def build_fowl_deck(state):
    """Tier 3, a Bird-tastrophe, Tier 2, a Bird-tastrophe, Tier 1 on top; the rest stays out (setup.fowl-play)."""
    place = 0
    for card in range(FOWLS):
        for _ in range(FOWL_COPIES[card]):
            state.fowl_out[place] = card
            state.fowl_out_back[place] = FOWL_TIER[card]
            place += 1
    for tier in range(TIERS + 1):
        shuffle_between(state, state.fowl_out, FIRST_OF_TIER[tier], FIRST_OF_TIER[tier + 1])
    for tier in range(LAST_TIER, -1, -1):
        for card in range(TIER_SIZE[state.players, tier]):
            put_on_fowl_deck(state, FIRST_OF_TIER[tier] + card)
        if tier > 0:
            put_on_fowl_deck(state, FIRST_OF_TIER[TASTROPHE_TIER] + tier)


@kernel
def put_on_fowl_deck(state, place):
    """A card of those left out goes on the Fowl Play deck."""
    state.fowl_deck[state.fowl_count] = state.fowl_out[place]
    state.fowl_back[state.fowl_count] = state.fowl_out_back[place]
    state.fowl_count += 1
    state.fowl_out[place] = EMPTY
    state.fowl_out_back[place] = EMPTY


@kernel
def deal_wing_it(state, log):
    """Shuffle the Wing It cards and deal two to everybody (setup.wing-it)."""
    for card in range(WINGS):
        for _ in range(WING_COPIES[card]):
            state.wing_deck[state.wing_count] = card
            state.wing_count += 1
    shuffle(state, state.wing_deck, state.wing_count)
    for seat in range(state.players):
        for _ in range(DEALT):
            learn(state)
            state.wing_count -= 1
            card = state.wing_deck[state.wing_count]
            state.wing_deck[state.wing_count] = EMPTY
            put_in_hand(state, seat, card, 1 << seat, 0)
            emit(log, DEALT_CARD, seat, card, 0, 0, 0)
