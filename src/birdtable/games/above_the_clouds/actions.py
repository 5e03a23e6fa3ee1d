"""What a player can do, what the table waits for, and what can happen."""

from __future__ import annotations

from birdtable.games.above_the_clouds.tables import (
    ACTION,
    BIRD,
    BIRD_KINDS,
    CARD,
    CARDS,
    COLUMN,
    END,
    NEST,
    SOURCE,
    SPACE,
    SPACES,
    WIDTH,
)
from birdtable.kernel.actions import Actions, Family, Pair
from birdtable.kernel.events import Events, Private
from birdtable.kernel.record import SEAT
from birdtable.kernel.words import Vocabulary

ACTIONS = Actions(
    Family("pass"),
    Pair("swap", SPACES, "first", "second", SPACE),
    Family("add", (3,), source=SOURCE),
    Family("place", (WIDTH, 2), column=COLUMN, end=END),
    Family("take", (CARDS,), card=CARD),
    Family("play", (CARDS,), card=CARD),
    Family("copy", (CARDS,), card=CARD),
    Family("search", (BIRD_KINDS,), bird=BIRD),
    Family("discard", (CARDS,), card=CARD),
    Family("score", (CARDS,), card=CARD),
    Family("done"),
)
PASS, SWAP, ADD_BIRD, PLACE, TAKE_CARD, PLAY, COPY_CARD, SEARCH, DISCARD, SCORE_CARD, DONE = ACTIONS.first.values()

DECISIONS = Vocabulary(
    "decision", ("turn", "standard", "swap", "copy", "score-one", "search", "place", "discard", "score-cards")
)
TURN, ANY_STANDARD, CARD_SWAP, COPYING, SCORE_ONE, SEARCHING, PLACING, DISCARDING, SCORE_CARDS = range(9)

EVENTS = Events(
    dealt={"seat": SEAT, "card": Private(CARD, "seat")},
    stage={"stage": None, "nest": NEST},
    starts={"seat": SEAT},
    paid={"seat": SEAT, "action": ACTION, "cubes": None},
    swapped={"seat": SEAT, "first": SPACE, "first_bird": BIRD, "second": SPACE, "second_bird": BIRD},
    drew={"seat": SEAT, "bird": BIRD, "source": SOURCE},
    placed={"seat": SEAT, "bird": BIRD, "column": COLUMN, "end": END},
    revealed={"bird": BIRD},
    took={"seat": SEAT, "card": CARD},
    played={"seat": SEAT, "card": CARD, "cubes": None},
    copied={"seat": SEAT, "card": CARD, "cubes": None},
    searched={"seat": SEAT, "bird": BIRD},
    discarded={"seat": SEAT, "card": CARD},
    passed={"seat": SEAT, "cubes": None},
    landed={"bird": BIRD, "column": COLUMN},
    nested={"seat": SEAT, "birds": None, "pairs": None, "points": None, "for_pairs": None},
    scored={"seat": SEAT, "card": CARD, "points": None, "for_both": None},
    displayed={"card": CARD},
    reshuffled={},
    joined={"bird": BIRD, "column": COLUMN},
    tied={"seat": SEAT, "points": None, "birds": None},
    won={"seat": SEAT, "points": None},
)
(
    DEALT_CARD,
    STAGE,
    STARTS,
    PAID,
    SWAPPED,
    DREW,
    PLACED,
    REVEALED,
    TOOK,
    PLAYED,
    COPIED,
    SEARCHED,
    DISCARDED,
    PASSED,
    LANDED,
    NESTED,
    SCORED,
    DISPLAYED,
    RESHUFFLED,
    JOINED,
    TIED,
    WON,
) = range(len(EVENTS.names))
