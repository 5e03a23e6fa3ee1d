"""What a player can do, what the table waits for, and what can happen.

Choices that are made unseen (how looked-at cards are put back, which card is given away) are secret families.
"""

from __future__ import annotations

from birdtable.games.fly_a_way.tables import (
    BIRD,
    BIRDS,
    FOWL,
    LINKWAY,
    LINKWAYS,
    PAYMENT,
    PAYMENTS,
    PLACE_IN_DECK,
    SEATS,
    WING,
    WINGS,
)
from birdtable.kernel.actions import Actions, Family
from birdtable.kernel.events import Events, Private
from birdtable.kernel.record import SEAT
from birdtable.kernel.words import Vocabulary

ACTIONS = Actions(
    Family("done"),
    Family("draw"),
    Family("perform"),
    Family("lose"),
    Family("leave"),
    Family("bottom"),
    Family("protect"),
    Family("link", (LINKWAYS,), linkway=LINKWAY),
    Family("via", (LINKWAYS,), linkway=LINKWAY),
    Family("lift", (LINKWAYS,), linkway=LINKWAY),
    Family("take", (LINKWAYS,), linkway=LINKWAY),
    Family("save", (BIRDS,), bird=BIRD),
    Family("forfeit", (BIRDS,), bird=BIRD),
    Family("power", (BIRDS,), bird=BIRD),
    Family("choose", (BIRDS,), bird=BIRD),
    Family("free", (PAYMENTS,), squawks=PAYMENT),
    Family("neutralise", (PAYMENTS,), squawks=PAYMENT),
    Family("play", (WINGS,), card=WING),
    Family("discard", (WINGS,), card=WING),
    Family("pick", (WINGS,), card=WING),
    Family("give", (WINGS,), secret=True, card=WING),
    Family("rob", (SEATS,), victim=SEAT),
    Family("order", (3,), secret=True, place=PLACE_IN_DECK),
)
(
    DONE, DRAW, PERFORM, LOSE, LEAVE, BOTTOM, PROTECT, LINK, VIA, LIFT, TAKE, SAVE, FORFEIT, POWER, CHOOSE_BIRD, FREE,
    NEUTRALISE, PLAY, DISCARD, PICK, GIVE, ROB, ORDER,
) = ACTIONS.first.values()  # fmt: skip

DECISIONS = Vocabulary(
    "decision",
    (
        "offer", "wing-it", "fowl-play", "act", "second-link", "extra-link", "route", "which-bird", "save-power",
        "discard", "discard-for-points", "give", "take-squawk", "protect", "remove", "move-from", "move-to",
        "swap-own", "swap-other", "replace", "bird", "freed", "rob", "pick-card", "peek", "order", "copy", "free-bird",
    ),
)  # fmt: skip
(
    OFFER, WING_IT, FOWL_PLAY, ACT, SECOND_LINK, EXTRA_LINK, ROUTE, WHICH_BIRD, SAVE_POWER,
    DISCARDING, DISCARDING_FOR_POINTS, GIVING, TAKING_SQUAWK, PROTECTING, REMOVING, MOVE_FROM, MOVE_TO,
    SWAP_OWN, SWAP_OTHER, REPLACING, CHOOSING_BIRD, FREED, ROBBING, PICKING, PEEKING, ORDERING, COPYING, FREEING,
) = range(28)  # fmt: skip

EVENTS = Events(
    dealt={"seat": SEAT, "card": Private(WING, "seat")},
    roosts={"bird": BIRD},
    starts={"seat": SEAT},
    turn={"seat": SEAT},
    drew={"seat": SEAT, "card": Private(WING, "seat")},
    reshuffled={},
    fowl={"seat": SEAT, "card": FOWL},
    tier3={"cards": None},
    performed={"seat": SEAT, "card": FOWL},
    neutralised={"seat": SEAT, "card": FOWL, "squawks": PAYMENT},
    cancelled={"seat": SEAT, "card": FOWL},
    tastrophe={"card": FOWL},
    played={"seat": SEAT, "card": WING},
    used={"seat": SEAT, "bird": BIRD},
    copied={"seat": SEAT, "bird": BIRD},
    placed={"seat": SEAT, "linkway": LINKWAY},
    removed={"seat": SEAT, "linkway": LINKWAY},
    moved={"seat": SEAT, "linkway": LINKWAY, "target": LINKWAY},
    swapped={"seat": SEAT, "linkway": LINKWAY, "other": SEAT, "target": LINKWAY},
    replaced={"seat": SEAT, "other": SEAT, "linkway": LINKWAY},
    protected={"seat": SEAT, "bird": BIRD},
    saved={"seat": SEAT, "bird": BIRD, "points": None, "links": None},
    shared={"seat": SEAT, "bird": BIRD, "links": None},
    bonus={"seat": SEAT, "bird": BIRD, "points": None},
    gained={"seat": SEAT, "points": None},
    lost={"seat": SEAT, "points": None},
    discarded={"seat": SEAT, "card": WING},
    gave={"seat": SEAT, "other": SEAT, "card": Private(WING, "seat", "other")},
    robbed={"seat": SEAT, "other": SEAT, "card": Private(WING, "seat", "other")},
    picked={"seat": SEAT, "card": WING},
    limited={"seat": SEAT, "links": None},
    storm={"links": None},
    died={"bird": BIRD},
    bottomed={"seat": SEAT, "bird": BIRD},
    caged={"seat": SEAT, "bird": BIRD},
    freed={"seat": SEAT, "bird": BIRD},
    snaked={"seat": SEAT, "bird": BIRD},
    unsnaked={"seat": SEAT, "bird": BIRD},
    stolen={"seat": SEAT, "other": SEAT, "bird": BIRD},
    paid={"seat": SEAT, "squawks": PAYMENT},
    spent={"seat": SEAT, "card": WING},
    peeked={"seat": SEAT, "bird": Private(BIRD, "seat")},
    looked={"seat": SEAT, "card": Private(FOWL, "seat")},
    left={"seat": SEAT},
    sunk={"seat": SEAT},
    ordered={"seat": SEAT},
    offered={"seat": SEAT, "bird": BIRD},
    for_free={"bird": BIRD},
    forfeited={"seat": SEAT, "bird": BIRD},
    last_round={"seat": SEAT},
    tied={"seat": SEAT, "points": None, "birds": None, "links": None},
    won={"seat": SEAT, "points": None},
)
(
    DEALT_CARD, ROOSTS, STARTS, TURN, DREW, RESHUFFLED, FOWL_DRAWN, TIER_3, PERFORMED, NEUTRALISED, CANCELLED,
    TASTROPHE, PLAYED, USED, COPIED, PLACED, REMOVED, MOVED, SWAPPED, REPLACED, PROTECTED, BIRD_SAVED, SHARED, BONUS,
    GAINED, LOST, DISCARDED, GAVE, ROBBED, PICKED, LIMITED, STORM, DIED, BOTTOMED, CAGED, FREED_BIRD, SNAKED, UNSNAKED,
    STOLEN, PAID, SPENT_CARD, PEEKED, LOOKED, LEFT, SUNK, ORDERED, OFFERED, FOR_FREE, FORFEITED, LAST_ROUND, TIED, WON,
) = range(len(EVENTS.names))  # fmt: skip
