"""What a player can do, what the table waits for, and what can happen.

Choices that are made unseen (how looked-at cards are put back, which card is given away) are secret families.
"""

from __future__ import annotations

from birdtable.games.fly_a_way import content
from birdtable.kernel import (
    SEAT,
    Decisions,
    Events,
    Private,
    Verbs,
    asked,
    event,
    verb,
)


class Verb(Verbs):
    """What a player can do."""

    done = verb()
    draw = verb()
    perform = verb()
    lose = verb()
    leave = verb()
    bottom = verb()
    protect = verb()
    link = verb(content.LINKWAYS, linkway=content.LINKWAY)
    via = verb(content.LINKWAYS, linkway=content.LINKWAY)
    lift = verb(content.LINKWAYS, linkway=content.LINKWAY)
    take = verb(content.LINKWAYS, linkway=content.LINKWAY)
    save = verb(content.BIRDS, bird=content.BIRD)
    forfeit = verb(content.BIRDS, bird=content.BIRD)
    power = verb(content.BIRDS, bird=content.BIRD)
    choose = verb(content.BIRDS, bird=content.BIRD)
    free = verb(content.PAYMENTS, squawks=content.PAYMENT)
    neutralise = verb(content.PAYMENTS, squawks=content.PAYMENT)
    play = verb(content.WINGS, card=content.WING)
    discard = verb(content.WINGS, card=content.WING)
    pick = verb(content.WINGS, card=content.WING)
    give = verb(content.WINGS, secret=True, card=content.WING)
    rob = verb(content.SEATS, victim=SEAT)
    order = verb(3, secret=True, place=content.PLACE_IN_DECK)


class Decision(Decisions):
    """What the table can wait for."""

    offer = asked()
    wing_it = asked()
    fowl_play = asked()
    act = asked()
    second_link = asked()
    extra_link = asked()
    route = asked()
    which_bird = asked()
    save_power = asked()
    discard = asked()
    discard_for_points = asked()
    give = asked()
    take_squawk = asked()
    protect = asked()
    remove = asked()
    move_from = asked()
    move_to = asked()
    swap_own = asked()
    swap_other = asked()
    replace = asked()
    bird = asked()
    freed = asked()
    rob = asked()
    pick_card = asked()
    peek = asked()
    order = asked()
    copy = asked()
    free_bird = asked()


class Event(Events):
    """What can happen."""

    dealt = event(seat=SEAT, card=Private(content.WING, "seat"))
    roosts = event(bird=content.BIRD)
    starts = event(seat=SEAT)
    turn = event(seat=SEAT)
    drew = event(seat=SEAT, card=Private(content.WING, "seat"))
    reshuffled = event()
    fowl = event(seat=SEAT, card=content.FOWL)
    tier3 = event(cards=None)
    performed = event(seat=SEAT, card=content.FOWL)
    neutralised = event(seat=SEAT, card=content.FOWL, squawks=content.PAYMENT)
    cancelled = event(seat=SEAT, card=content.FOWL)
    tastrophe = event(card=content.FOWL)
    played = event(seat=SEAT, card=content.WING)
    used = event(seat=SEAT, bird=content.BIRD)
    copied = event(seat=SEAT, bird=content.BIRD)
    placed = event(seat=SEAT, linkway=content.LINKWAY)
    removed = event(seat=SEAT, linkway=content.LINKWAY)
    moved = event(seat=SEAT, linkway=content.LINKWAY, target=content.LINKWAY)
    swapped = event(seat=SEAT, linkway=content.LINKWAY, other=SEAT, target=content.LINKWAY)
    replaced = event(seat=SEAT, other=SEAT, linkway=content.LINKWAY)
    protected = event(seat=SEAT, bird=content.BIRD)
    saved = event(seat=SEAT, bird=content.BIRD, points=None, links=None)
    shared = event(seat=SEAT, bird=content.BIRD, links=None)
    bonus = event(seat=SEAT, bird=content.BIRD, points=None)
    gained = event(seat=SEAT, points=None)
    lost = event(seat=SEAT, points=None)
    discarded = event(seat=SEAT, card=content.WING)
    gave = event(seat=SEAT, other=SEAT, card=Private(content.WING, "seat", "other"))
    robbed = event(seat=SEAT, other=SEAT, card=Private(content.WING, "seat", "other"))
    picked = event(seat=SEAT, card=content.WING)
    limited = event(seat=SEAT, links=None)
    storm = event(links=None)
    died = event(bird=content.BIRD)
    bottomed = event(seat=SEAT, bird=content.BIRD)
    caged = event(seat=SEAT, bird=content.BIRD)
    freed = event(seat=SEAT, bird=content.BIRD)
    snaked = event(seat=SEAT, bird=content.BIRD)
    unsnaked = event(seat=SEAT, bird=content.BIRD)
    stolen = event(seat=SEAT, other=SEAT, bird=content.BIRD)
    paid = event(seat=SEAT, squawks=content.PAYMENT)
    spent = event(seat=SEAT, card=content.WING)
    peeked = event(seat=SEAT, bird=Private(content.BIRD, "seat"))
    looked = event(seat=SEAT, card=Private(content.FOWL, "seat"))
    left = event(seat=SEAT)
    sunk = event(seat=SEAT)
    ordered = event(seat=SEAT)
    offered = event(seat=SEAT, bird=content.BIRD)
    for_free = event(bird=content.BIRD)
    forfeited = event(seat=SEAT, bird=content.BIRD)
    last_round = event(seat=SEAT)
    tied = event(seat=SEAT, points=None, birds=None, links=None)
    won = event(seat=SEAT, points=None)
