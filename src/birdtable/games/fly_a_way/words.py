"""What a player can do, what the table waits for, what can happen, and the words for where things stand.

Choices that are made unseen (how looked-at cards are put back, which card is given away) are secret families.
"""

from __future__ import annotations

from enum import auto

from birdtable.games.fly_a_way import content
from birdtable.kernel import SEAT, Decisions, Events, Private, Verbs, Words, anew, event, verb, vocabulary


class Verb(Verbs):
    done = verb(clause="turn.action")
    draw = verb(clause="draw.wing-it")
    perform = verb(clause="draw.fowl-play")
    lose = verb(clause="fowl.as-far")
    leave = verb(clause="power.own-turn")
    bottom = verb(clause="power.own-turn")
    protect = verb(clause="extra.protect")
    link = verb(content.LINKWAYS, linkway=content.LINKWAY, clause="link.connect")
    via = verb(content.LINKWAYS, linkway=content.LINKWAY, clause="route.choice")
    lift = verb(content.LINKWAYS, linkway=content.LINKWAY, clause="link.supply")
    take = verb(content.LINKWAYS, linkway=content.LINKWAY, clause="extra.exchange")
    save = verb(content.BIRDS, bird=content.BIRD, clause="offer.free")
    forfeit = verb(content.BIRDS, bird=content.BIRD, clause="offer.forfeit")
    power = verb(content.BIRDS, bird=content.BIRD, clause="power.own-turn")
    choose = verb(content.BIRDS, bird=content.BIRD, clause="save.several")
    free = verb(content.PAYMENTS, squawks=content.PAYMENT, clause="cage.free")
    neutralise = verb(content.PAYMENTS, squawks=content.PAYMENT, clause="fowl.neutralise")
    play = verb(content.WINGS, card=content.WING, clause="wing.play")
    discard = verb(content.WINGS, card=content.WING, clause="turn.hand")
    pick = verb(content.WINGS, card=content.WING, clause="power.own-turn")
    give = verb(content.WINGS, secret=True, card=content.WING, clause="fowl.as-far")
    rob = verb(content.SEATS, victim=SEAT, clause="power.own-turn")
    order = verb(3, secret=True, place=content.PLACE_IN_DECK, clause="wing.science")


class Decision(Decisions):
    offer = "offer.forfeit"
    wing_it = "draw.wing-it"
    fowl_play = "draw.fowl-play"
    act = anew("turn.action")
    second_link = "link.fresh"
    extra_link = "extra.attach"
    route = "route.choice"
    which_bird = "save.several"
    save_power = "power.save"
    discard = "turn.hand"
    discard_for_points = "power.own-turn"
    give = "fowl.as-far"
    take_squawk = "power.opponent"
    protect = "extra.protect"
    remove = "fowl.as-far"
    move_from = "extra.move"
    move_to = "extra.move"
    swap_own = "extra.exchange"
    swap_other = "extra.exchange"
    replace = "extra.exchange"
    bird = "fowl.as-far"
    save = "save.option"
    rob = "power.own-turn"
    pick_card = "power.own-turn"
    peek = "power.own-turn"
    order = "wing.science"
    copy = "power.copy"
    free_bird = "cage.free"


class Event(Events):
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


class Phase(Words):
    """Where in the turn the table is."""

    between = auto()
    start = auto()
    wing_it = auto()
    fowl_play = auto()
    action = auto()
    end_of_action = auto()
    refill = auto()
    hand = auto()


class Readiness(Words):
    """Whether the power of a bird can be used."""

    fresh = auto()
    ready = auto()
    exhausted = auto()
    spent = auto()


class Offer(Words):
    """How far the offer of an already complete bird has come."""

    noted = auto()
    made = auto()
    free = auto()


class Task(Words):
    """What the table does by itself."""

    saves = auto()
    route = auto()
    save_power = auto()
    effect = auto()
    extra_links = auto()
    discard_to = auto()
    discard_for_points = auto()
    give = auto()
    remove = auto()
    finish_event = auto()
    finish_fowl_play = auto()
    order = auto()


class Completed(Words):
    """How a bird came to be one that may be saved: its cage was opened, or a link completed its route."""

    by_freeing = auto()
    by_link = auto()


class Way(Words):
    """How a route came to where it is: into the row just now, or along it."""

    entered = auto()
    east = auto()
    west = auto()


class Need(Words):
    """What a route still needs; a link of seat s is `Need.link_of + s`."""

    nothing = auto()
    step = auto()
    link_of = auto()


PHASE = vocabulary("phase", Phase)
READINESS = vocabulary("readiness", Readiness)
OFFER = vocabulary("offer", Offer)
TASK = vocabulary("task", Task)
