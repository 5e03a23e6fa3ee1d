"""What a seat knows, as an array for learners. All numbers are small; the observer's own things come first."""

from __future__ import annotations

from birdtable.games.fly_a_way import content
from birdtable.games.fly_a_way.state import State
from birdtable.games.fly_a_way.words import Decision, Offer, Readiness
from birdtable.kernel import EMPTY, Features, Pieces, ahead, decision, detail, kernel, piece, put

TOP = 3  # cards of the Fowl Play deck that are looked at


class Roost(Pieces):
    """How it stands with a roosting bird."""

    caged = piece("1 if it is caged")
    offered = piece("1 if it is offered")
    free = piece("1 if it can be saved for nothing")


class TopCard(Pieces):
    """A card of the Fowl Play deck."""

    back = piece("its tier, if known", content.TIERS + 1)
    card = piece("which one, if known", content.FOWLS)


class Seen(Pieces):
    """What a seat knows."""

    links = piece("link of: me, next seat, …", content.LINKWAYS, content.SEATS)
    roosting = piece("the bird of each roosting place", content.ROOST, content.BIRDS)
    roost = piece("and how it stands with it", content.ROOST, Roost)
    front = piece("birds in front of each seat", content.SEATS, content.BIRDS)
    ready = piece("power ready", content.BIRDS)
    snake = piece("Snake on it", content.BIRDS)
    death_zone = piece("in the death zone", content.BIRDS)
    hands = piece("cards known to be in that hand, over 4", content.SEATS, content.WINGS)
    hand_sizes = piece("over 5", content.SEATS)
    discards = piece("Wing It discards, over 4", content.WINGS)
    fowl_play = piece("the card being resolved", content.FOWLS)
    top_cards = piece("of the Fowl Play deck", TOP, TopCard)
    top_bird = piece("of the bird deck, if known", content.BIRDS)
    supplies = piece("links left to each seat, over 35", content.SEATS)
    scores = piece("over 100", content.SEATS)
    bird_deck = piece("cards, over 42")
    fowl_deck = piece("cards, over 30")
    wing_deck = piece("cards, over 29")
    links_left = piece("basic links still to place this turn, over 3")
    last_round = piece("1 if it is on")
    active = piece("how many seats after mine the turn is, over 4")
    start_seat = piece("how many seats after mine the first one is, over 4")
    placed = piece("links placed this turn, over 8")
    route = piece("where the route of the bird being saved has come to, or begins if one may be saved", content.PLACES)
    step = piece("the link that the decision is about", content.LINKWAYS)
    habitat = piece("the habitat that an extra link must touch; the last is any", content.ANY_HABITAT + 1)
    decision = piece("what is being decided", Decision)


@kernel
def observe(state: State, seat: int, out: Features) -> None:
    """Write what `Seen` declares."""
    for linkway in range(content.LINKWAYS):
        if state.links[linkway] != EMPTY:
            out[Seen.links + linkway * content.SEATS + ahead(state, seat, state.links[linkway])] = 1
    for place in range(content.ROOST):
        observe_roost(state, place, out)
    for turn in range(state.players):
        observe_seat(state, seat, (seat + turn) % state.players, turn, out)
    for place in range(state.death_count):
        out[Seen.death_zone + state.death_zone[place]] = 1
    observe_decks(state, seat, out)
    out[Seen.links_left] = (state.basic_limit - state.basics) / 3
    out[Seen.last_round] = state.last_round
    out[Seen.active] = ahead(state, seat, state.active) / 4
    out[Seen.start_seat] = ahead(state, seat, state.start_seat) / 4
    out[Seen.placed] = state.placed / 8
    if state.over == 0:
        observe_decision(state, out)


@kernel
def observe_roost(state: State, place: int, out: Features) -> None:
    """The bird of a roosting place, and whether it is caged, offered, free to save."""
    if state.roosting[place] == EMPTY:
        return
    out[Seen.roosting + place * content.BIRDS + state.roosting[place]] = 1
    at = Seen.roost + Roost.width * place
    put(state.cage[place] != EMPTY, at + Roost.caged, out)
    put(state.offer[place] != EMPTY, at + Roost.offered, out)
    put(state.offer[place] == Offer.free, at + Roost.free, out)


@kernel
def observe_seat(state: State, viewer: int, seat: int, turn: int, out: Features) -> None:
    """Birds, points, links and cards of one seat, as far as the viewer knows them."""
    out[Seen.supplies + turn] = state.supply[seat] / content.LINKS
    out[Seen.scores + turn] = state.score[seat] / 100
    out[Seen.hand_sizes + turn] = min(15, state.hand_count[seat]) / 5
    for slot in range(state.hand_count[seat]):
        if (state.hand_known[seat, slot] >> viewer) & 1:
            out[Seen.hands + turn * content.WINGS + state.hand[seat, slot]] += 0.25
    for place in range(state.front_count[seat]):
        bird = state.front[seat, place]
        out[Seen.front + turn * content.BIRDS + bird] = 1
        put(state.readiness[bird] == Readiness.ready, Seen.ready + bird, out)
        put(state.snake[bird] != EMPTY, Seen.snake + bird, out)


@kernel
def observe_decks(state: State, seat: int, out: Features) -> None:
    """Discards, the card being resolved, the decks and what is known of their tops."""
    out[Seen.bird_deck] = state.bird_deck_count / 42
    out[Seen.fowl_deck] = state.fowl_count / 30
    out[Seen.wing_deck] = state.wing_count / 29
    for place in range(state.wing_discard_count):
        out[Seen.discards + state.wing_discards[place]] += 0.25
    if state.fowl_drawn != EMPTY:
        out[Seen.fowl_play + state.fowl_drawn] = 1
    for depth in range(min(TOP, state.fowl_count)):
        place = state.fowl_count - 1 - depth
        at = Seen.top_cards + TopCard.width * depth
        if (state.fowl_back_known[place] >> seat) & 1:
            out[at + TopCard.back + state.fowl_back[place]] = 1
        if (state.fowl_known[place] >> seat) & 1:
            out[at + TopCard.card + state.fowl_deck[place]] = 1
    if state.bird_deck_count > 0 and (state.bird_deck_known[state.bird_deck_count - 1] >> seat) & 1:
        out[Seen.top_bird + state.bird_deck[state.bird_deck_count - 1]] = 1


@kernel
def observe_decision(state: State, out: Features) -> None:
    """What is being decided, and about which link, place or habitat."""
    kind = decision(state)
    out[Seen.decision + kind] = 1
    if state.route_at != EMPTY:
        out[Seen.route + state.route_at] = 1
    if kind == Decision.save:
        out[Seen.route + content.START[detail(state, 0)]] = 1
    if state.step[0] != EMPTY:
        out[Seen.step + state.step[0]] = 1
    if kind in (Decision.move_to, Decision.swap_other):
        out[Seen.step + detail(state, 0)] = 1
    if kind == Decision.extra_link or (kind == Decision.second_link and detail(state, 0) != content.NO_EFFECT):
        out[Seen.habitat + content.TOUCH[detail(state, 0)]] = 1
