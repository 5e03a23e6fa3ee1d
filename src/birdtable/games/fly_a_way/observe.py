"""What a seat knows, as an array for learners. All numbers are small; the observer's own things come first.

links      110 × 4    link of: me, next seat, …
roosting     3 × 42   the bird of each roosting place; then caged, offered, free (3 × 3)
front        4 × 42   birds in front of each seat
powers       3 × 42   power ready; Snake on it; in the death zone
hands        4 × 13   cards known to be in that hand, over 4
hand sizes   4        over 5
discards    13        Wing It discards, over 4
fowl play   30        the card being resolved
top cards    3 × 34   of the Fowl Play deck: its back, and the card if known
top bird    42        of the bird deck, if known
numbers     16        supplies, scores, decks, links left this turn, last round
route       55        where the route of the bird being saved has come to
step       110        the link that the decision is about
habitat      4        the habitat that an extra link must touch
decision    28        what is being decided
"""

from __future__ import annotations

from birdtable.games.fly_a_way import content
from birdtable.games.fly_a_way.state import FREE_TO_ALL, READY, State
from birdtable.games.fly_a_way.words import Decision
from birdtable.kernel import EMPTY, Features, decision, detail, kernel

TOP = 3
BACKS = 4
DECISION_KINDS = 28
ROOSTING_AT = content.LINKWAYS * content.SEATS
ROOST_STATE_AT = ROOSTING_AT + content.ROOST * content.BIRDS
FRONT_AT = ROOST_STATE_AT + 3 * content.ROOST
READY_AT = FRONT_AT + content.SEATS * content.BIRDS
SNAKE_AT = READY_AT + content.BIRDS
DEATH_AT = SNAKE_AT + content.BIRDS
HANDS_AT = DEATH_AT + content.BIRDS
HAND_SIZES_AT = HANDS_AT + content.SEATS * content.WINGS
DISCARDS_AT = HAND_SIZES_AT + content.SEATS
FOWL_AT = DISCARDS_AT + content.WINGS
TOP_FOWL_AT = FOWL_AT + content.FOWLS
TOP_BIRD_AT = TOP_FOWL_AT + TOP * (BACKS + content.FOWLS)
NUMBERS_AT = TOP_BIRD_AT + content.BIRDS
ROUTE_AT = NUMBERS_AT + 16
STEP_AT = ROUTE_AT + content.PLACES
HABITAT_AT = STEP_AT + content.LINKWAYS
DECISION_AT = HABITAT_AT + content.ANY_HABITAT + 1
FEATURES = DECISION_AT + DECISION_KINDS


@kernel
def observe(state: State, seat: int, out: Features) -> None:
    """Write the layout above."""
    for linkway in range(content.LINKWAYS):
        if state.links[linkway] != EMPTY:
            out[linkway * content.SEATS + (state.links[linkway] - seat + state.players) % state.players] = 1
    for place in range(content.ROOST):
        observe_roost(state, place, out)
    for turn in range(state.players):
        observe_seat(state, seat, (seat + turn) % state.players, turn, out)
    for place in range(state.death_count):
        out[DEATH_AT + state.death_zone[place]] = 1
    observe_decks(state, seat, out)
    out[NUMBERS_AT + 8] = state.bird_deck_count / 42
    out[NUMBERS_AT + 9] = state.fowl_count / 30
    out[NUMBERS_AT + 10] = state.wing_count / 29
    out[NUMBERS_AT + 11] = (state.basic_limit - state.basics) / 3
    out[NUMBERS_AT + 12] = state.last_round
    out[NUMBERS_AT + 13] = ((state.active - seat + state.players) % state.players) / 4
    out[NUMBERS_AT + 14] = ((state.start_seat - seat + state.players) % state.players) / 4
    out[NUMBERS_AT + 15] = state.placed / 8
    if state.over == 0:
        observe_decision(state, out)


@kernel
def observe_roost(state: State, place: int, out: Features) -> None:
    """The bird of a roosting place, and whether it is caged, offered, free to save."""
    if state.roosting[place] == EMPTY:
        return
    out[ROOSTING_AT + place * content.BIRDS + state.roosting[place]] = 1
    out[ROOST_STATE_AT + 3 * place] = state.cage[place] != EMPTY
    out[ROOST_STATE_AT + 3 * place + 1] = state.offer[place] != EMPTY
    out[ROOST_STATE_AT + 3 * place + 2] = state.offer[place] == FREE_TO_ALL


@kernel
def observe_seat(state: State, viewer: int, seat: int, turn: int, out: Features) -> None:
    """Birds, points, links and cards of one seat, as far as the viewer knows them."""
    out[NUMBERS_AT + turn] = state.supply[seat] / content.LINKS
    out[NUMBERS_AT + 4 + turn] = state.score[seat] / 100
    out[HAND_SIZES_AT + turn] = min(15, state.hand_count[seat]) / 5
    for slot in range(state.hand_count[seat]):
        if (state.hand_known[seat, slot] >> viewer) & 1:
            out[HANDS_AT + turn * content.WINGS + state.hand[seat, slot]] += 0.25
    for place in range(state.front_count[seat]):
        bird = state.front[seat, place]
        out[FRONT_AT + turn * content.BIRDS + bird] = 1
        out[READY_AT + bird] = state.readiness[bird] == READY
        out[SNAKE_AT + bird] = state.snake[bird] != EMPTY


@kernel
def observe_decks(state: State, seat: int, out: Features) -> None:
    """Discards, the card being resolved, and the tops of the decks."""
    for place in range(state.wing_discard_count):
        out[DISCARDS_AT + state.wing_discards[place]] += 0.25
    if state.fowl_drawn != EMPTY:
        out[FOWL_AT + state.fowl_drawn] = 1
    for depth in range(min(TOP, state.fowl_count)):
        place = state.fowl_count - 1 - depth
        at = TOP_FOWL_AT + depth * (BACKS + content.FOWLS)
        out[at + state.fowl_back[place]] = 1
        if (state.fowl_known[place] >> seat) & 1:
            out[at + BACKS + state.fowl_deck[place]] = 1
    if state.bird_deck_count > 0 and (state.bird_deck_known[state.bird_deck_count - 1] >> seat) & 1:
        out[TOP_BIRD_AT + state.bird_deck[state.bird_deck_count - 1]] = 1


@kernel
def observe_decision(state: State, out: Features) -> None:
    """What is being decided, and about which link, place or habitat."""
    kind = decision(state)
    out[DECISION_AT + kind] = 1
    if state.route_at != EMPTY:
        out[ROUTE_AT + state.route_at] = 1
    if state.step[0] != EMPTY:
        out[STEP_AT + state.step[0]] = 1
    if kind in (Decision.move_to, Decision.swap_other):
        out[STEP_AT + detail(state, 0)] = 1
    if kind == Decision.extra_link or (kind == Decision.second_link and detail(state, 0) >= 0):
        out[HABITAT_AT + content.TOUCH[detail(state, 0)]] = 1
