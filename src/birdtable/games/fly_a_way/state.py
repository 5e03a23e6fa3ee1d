"""The record: everything that lies on the table, who may see it, and what the table still has to do."""

from __future__ import annotations

from typing import Any

from birdtable.games.fly_a_way.tables import (
    BASIC_LINKS,
    BIRD,
    BIRDS,
    FOWL,
    FOWL_CARDS,
    FOWL_DECK,
    FOWL_TIER,
    LINKS,
    LINKWAY,
    LINKWAYS,
    PLACE,
    ROOST,
    SEATS,
    TIER,
    WING,
    WING_CARDS,
)
from birdtable.kernel.record import EMPTY, HIDDEN, SEAT, Field, Record, known_by
from birdtable.kernel.words import Vocabulary

PHASE = Vocabulary("phase", ("between", "start", "wing-it", "fowl-play", "action", "end-of-action", "refill", "hand"))
BETWEEN, START_OF_TURN, DRAW_WING, DRAW_FOWL, ACTION, END_OF_ACTION, REFILLING, HAND_CHECK = range(8)

READINESS = Vocabulary("readiness", ("fresh", "ready", "exhausted", "spent"))
FRESH, READY, EXHAUSTED, SPENT = range(4)

OFFER_STATE = Vocabulary("offer", ("noted", "made", "free"))
NOTED, MADE, FREE_TO_ALL = range(3)

TASK = Vocabulary(
    "task",
    (
        "saves", "route", "save-power", "effect", "extra-links", "discard-to", "discard-for-points", "give", "remove",
        "finish-event", "finish-fowl-play", "order",
    ),
)  # fmt: skip
(
    TASK_SAVES, TASK_ROUTE, TASK_SAVE_POWER, TASK_EFFECT, TASK_EXTRA_LINKS, TASK_DISCARD_TO, TASK_DISCARD_FOR_POINTS,
    TASK_GIVE, TASK_REMOVE, TASK_FINISH_EVENT, TASK_FINISH_FOWL_PLAY, TASK_ORDER,
) = range(12)  # fmt: skip
TASKS = 16  # more than can ever wait on each other
LONGEST_ROUTE = 40

FRESHLY_ENTERED, GOING_EAST, GOING_WEST = range(3)
NEED_NOTHING, NEED_STEP, NEED_LINK_OF = range(3)  # a link of seat s is NEED_LINK_OF + s

STATE = Record(
    Field("phase", "i1", "where in the turn the table is", words=PHASE),
    Field("start_seat", "i1", "who began the game", most=SEATS - 1),
    Field("active", "i1", "whose turn it is", most=SEATS - 1),
    Field("turns", "i1", "turns begun so far"),
    Field("last_round", "i1", "1 once the last round is on", most=1),
    # links
    Field("links", "i1", "whose link lies on each linkway", (LINKWAYS,), words=SEAT, by=(LINKWAY,)),
    Field("supply", "i1", "links left to each seat", (SEATS,), by=(SEAT,), most=LINKS),
    # birds
    Field(
        "bird_deck",
        "i1",
        "the bird deck, its top last",
        (BIRDS,),
        see=known_by("bird_deck_known"),
        words=BIRD,
        holds="birds",
    ),
    Field("bird_deck_known", "u1", "the seats that know this bird, as bits", (BIRDS,)),
    Field("bird_deck_count", "i1", "birds in the deck", count_of="bird_deck"),
    Field("roosting", "i1", "birds in the roosting area", (ROOST,), words=BIRD, holds="birds"),
    Field(
        "cage",
        "i1",
        "the card that cages the bird of each roosting place",
        (ROOST,),
        words=FOWL,
        holds="Fowl Play cards",
    ),
    Field("offer", "i1", "how far the offer of an already complete bird has come", (ROOST,), words=OFFER_STATE),
    Field("offer_first", "i1", "the seat it is offered to first", (ROOST,), words=SEAT),
    Field("death_zone", "i1", "birds that were discarded", (BIRDS,), words=BIRD, holds="birds"),
    Field("death_count", "i1", "birds in the death zone", count_of="death_zone"),
    Field(
        "front",
        "i1",
        "birds in front of each seat, by card number",
        (SEATS, BIRDS),
        words=BIRD,
        by=(SEAT,),
        holds="birds",
    ),
    Field("front_count", "i1", "how many", (SEATS,), by=(SEAT,), count_of="front"),
    Field(
        "readiness",
        "i1",
        "whether the power of a bird in front of somebody can be used",
        (BIRDS,),
        words=READINESS,
        by=(BIRD,),
    ),
    Field("snake", "i1", "the Snake on a bird", (BIRDS,), words=FOWL, by=(BIRD,), holds="Fowl Play cards"),
    # Fowl Play
    Field(
        "fowl_deck",
        "i1",
        "the Fowl Play deck, its top last",
        (FOWL_DECK,),
        see=known_by("fowl_known"),
        words=FOWL,
        holds="Fowl Play cards",
        backs="fowl_back",
    ),
    Field("fowl_known", "u1", "the seats that know this card, as bits", (FOWL_DECK,)),
    Field("fowl_back", "i1", "the back of each card of the deck: its tier", (FOWL_DECK,), words=TIER),
    Field("fowl_count", "i1", "cards in the Fowl Play deck", count_of="fowl_deck"),
    Field("fowl_renewed", "i1", "1 once the Fowl Play deck was made of the Tier 3 discards", most=1),
    Field("fowl_drawn", "i1", "the Fowl Play card that is being resolved", words=FOWL, holds="Fowl Play cards"),
    Field("fowl_discards", "i1", "the Fowl Play discard pile", (FOWL_CARDS,), words=FOWL, holds="Fowl Play cards"),
    Field("fowl_discard_count", "i1", "cards in it", count_of="fowl_discards"),
    Field(
        "fowl_out",
        "i1",
        "cards left out at set-up",
        (FOWL_CARDS,),
        see=HIDDEN,
        words=FOWL,
        holds="Fowl Play cards",
        backs="fowl_out_back",
    ),
    Field("fowl_out_back", "i1", "the backs of these", (FOWL_CARDS,), words=TIER),
    # Wing It
    Field(
        "wing_deck",
        "i1",
        "the Wing It deck, its top last",
        (WING_CARDS,),
        see=HIDDEN,
        words=WING,
        holds="Wing It cards",
    ),
    Field("wing_count", "i1", "cards in the Wing It deck", count_of="wing_deck"),
    Field("wing_layer", "i1", "how often the Wing It deck was made anew"),
    Field("wing_discards", "i1", "the Wing It discard pile", (WING_CARDS,), words=WING, holds="Wing It cards"),
    Field("wing_discard_count", "i1", "cards in it", count_of="wing_discards"),
    Field("in_play", "i1", "the event that is being carried out", words=WING, holds="Wing It cards"),
    Field(
        "hand",
        "i1",
        "Wing It cards in hand",
        (SEATS, WING_CARDS),
        see=known_by("hand_known"),
        words=WING,
        by=(SEAT,),
        holds="Wing It cards",
    ),
    Field("hand_known", "u1", "the seats that know this card, as bits", (SEATS, WING_CARDS), by=(SEAT,)),
    Field("hand_layer", "i1", "the Wing It deck that it came from", (SEATS, WING_CARDS), by=(SEAT,), empty=EMPTY),
    Field("hand_count", "i1", "cards in hand", (SEATS,), by=(SEAT,), count_of="hand"),
    # this turn
    Field("basic_limit", "i1", "basic links allowed this turn", most=BASIC_LINKS),
    Field("basics", "i1", "basic links placed this turn", most=BASIC_LINKS),
    Field("basic_links", "i1", "where they were placed", (BASIC_LINKS,), words=LINKWAY),
    Field("placed", "i1", "links placed from supply this turn"),
    Field("placed_touching", "i1", "the habitats that they touch, as bits", most=7),
    Field("storm", "i1", "1 if the seat's next turn has one basic link only", (SEATS,), by=(SEAT,), most=1),
    Field("forfeited", "i1", "1 if this turn was given up for a bird", most=1),
    # a save
    Field("saving", "i1", "the roosting place of the bird that is being saved", empty=EMPTY),
    Field("step", "i1", "the links just placed or moved, one of which the route must use", (2,), words=LINKWAY),
    Field("route", "i1", "the route of the bird being saved, or saved last", (LONGEST_ROUTE,), words=LINKWAY),
    Field("route_count", "i1", "its links", count_of="route"),
    Field("route_at", "i1", "where it has come to", words=PLACE),
    Field("route_way", "i1", "0 just entered the row, 1 going east, 2 going west", most=2),
    Field("route_need", "i1", "what the route still needs: 0 nothing, 1 a link of the step, 2 + s a link of seat s"),
    # what the table does by itself when nobody decides, the next thing last
    Field("task_count", "i1", "tasks waiting", count_of="task_kind"),
    Field("task_kind", "i1", "what is to be done", (TASKS,), words=TASK),
    Field("task_args", "i2", "and with what", (TASKS, 3)),
)


def problems(state: Any) -> list[str]:
    """What cannot be on any table."""
    found = []
    if max(state.start_seat, state.active) >= state.players:
        found.append("start_seat and active must name seats at the table")
    for seat in range(SEATS):
        placed = sum(owner == seat for owner in state.links)
        if placed + state.supply[seat] > LINKS:
            found.append(f"seat {seat} has more than {LINKS} links")
        if placed and seat >= state.players:
            found.append(f"there is no seat {seat} whose link could lie there")
    if any(state.cage[place] != EMPTY and state.roosting[place] == EMPTY for place in range(ROOST)):
        found.append("an empty roosting place cannot be caged")
    in_front = {state.front[seat, place] for seat in range(SEATS) for place in range(state.front_count[seat])}
    for bird in range(BIRDS):
        if (state.readiness[bird] == EMPTY) == (bird in in_front):
            found.append(f"readiness must have an entry for every bird in front of somebody: {BIRD.word(bird, 0)}")
        if state.snake[bird] != EMPTY and bird not in in_front:
            found.append(f"a Snake lies on a bird in front of somebody, not on {BIRD.word(bird, 0)}")
    for place in range(FOWL_DECK):
        card = state.fowl_deck[place]
        if (EMPTY if card == EMPTY else int(FOWL_TIER[card])) != state.fowl_back[place]:
            found.append("fowl_back must give the tier of every card of the Fowl Play deck")
            break
    for seat in range(state.players):
        for place in range(WING_CARDS):
            if (state.hand[seat, place] == EMPTY) != (state.hand_layer[seat, place] == EMPTY):
                found.append("hand_layer must have an entry for every card in hand")
                return found
    return found
