"""The record: everything that lies on the table, and who may see it."""

from __future__ import annotations

from typing import Any

from birdtable.games.above_the_clouds.actions import DISCARDING, SCORE_CARDS
from birdtable.games.above_the_clouds.tables import ACTION as STANDARD_ACTION
from birdtable.games.above_the_clouds.tables import (
    BIRD,
    CARD,
    CARDS,
    COLUMNS,
    DISPLAY,
    FACE_UP,
    HAND,
    HAND_LIMIT,
    NEST,
    NEST_CARDS,
    SPACE,
    SPACES,
    STACK,
    STAGES,
    STANDARDS,
    WIDTH,
)
from birdtable.kernel.record import EMPTY, HIDDEN, SEAT, Field, Record, known_by, shuffled

SEATS = 4

STATE = Record(
    Field("stage", "i1", "0, 1 or 2", most=STAGES - 1),
    Field("landed", "i1", "1 once the birds of this stage have landed", most=1),
    Field("start_seat", "i1", "who began this stage", most=SEATS - 1),
    # birds
    Field("flock", "i1", "the bird on each space", (SPACES,), words=BIRD, by=(SPACE,), holds="birds"),
    Field("face_up", "i1", "birds beside the stack", (FACE_UP,), words=BIRD, holds="birds"),
    Field("drawn", "i1", "the bird about to be placed", words=BIRD, holds="birds"),
    Field(
        "stack",
        "i1",
        "the bird stack, its top bird last",
        (STACK,),
        see=shuffled("stack_layer"),
        words=BIRD,
        holds="birds",
    ),
    Field("stack_layer", "i1", "birds that were shuffled together share a number", (STACK,), empty=EMPTY),
    Field("stack_count", "i1", "birds in the stack", count_of="stack"),
    # cubes
    Field("cubes", "i1", "action cubes left", (SEATS,), by=(SEAT,), counts="cubes"),
    Field("in_nest", "i1", "action cubes in the nest", (SEATS,), by=(SEAT,), counts="cubes"),
    Field(
        "on_action", "i1", "cubes lying on each standard action", (STANDARDS,), by=(STANDARD_ACTION,), counts="cubes"
    ),
    Field("on_action_seat", "i1", "whose cubes these are", (STANDARDS,), by=(STANDARD_ACTION,), most=SEATS - 1),
    # cards
    Field("display", "i1", "maneuver cards face up", (DISPLAY,), words=CARD, holds="cards"),
    Field("deck", "i1", "the draw deck, its top card last", (CARDS,), see=HIDDEN, words=CARD, holds="cards"),
    Field("deck_count", "i1", "cards in the draw deck", count_of="deck"),
    Field("reshuffled", "i1", "1 once the draw deck was made anew from the discards"),
    Field("discards", "i1", "the discard pile", (CARDS,), words=CARD, holds="cards"),
    Field("discard_count", "i1", "cards in the discard pile", count_of="discards"),
    Field(
        "hand",
        "i1",
        "cards in hand",
        (SEATS, HAND),
        see=known_by("hand_known"),
        words=CARD,
        by=(SEAT,),
        holds="cards",
    ),
    Field("hand_known", "u1", "the seats that know this card, as bits", (SEATS, HAND), by=(SEAT,)),
    Field("hand_count", "i1", "cards in hand", (SEATS,), by=(SEAT,), count_of="hand"),
    Field(
        "nests",
        "i1",
        "the nest cards, one for each stage, then those not used",
        (NEST_CARDS,),
        see=known_by("nests_known"),
        words=NEST,
        holds="nest cards",
    ),
    Field("nests_known", "u1", "the seats that know this nest card, as bits", (NEST_CARDS,)),
)


def problems(state: Any) -> list[str]:
    """What cannot be on any table: gaps in the flock, birds off the board, layers or nest cards that are missing."""
    columns = int(COLUMNS[state.players])
    found = []
    for space, bird in enumerate(state.flock):
        if bird == EMPTY:
            continue
        word = SPACE.word(space, state.players)
        if space % WIDTH >= columns:
            found.append(f"{word} is off the board, which has {columns} columns")
        elif space + WIDTH < SPACES and state.flock[space + WIDTH] == EMPTY:
            found.append(f"there is a gap behind {word}")
    if any((bird == EMPTY) != (layer == EMPTY) for bird, layer in zip(state.stack, state.stack_layer, strict=True)):
        found.append("stack_layer must have an entry for every bird of the stack, and no more")
    if sorted(state.nests) != list(range(NEST_CARDS)):
        found.append(f"nests must name all {NEST_CARDS} nest cards")
    if max(state.start_seat, *state.on_action_seat) >= state.players:
        found.append("start_seat and on_action_seat must name seats at the table")
    if any(state.hand_count[seat] > HAND_LIMIT for seat in range(SEATS)) and state.pending_kind[0] != DISCARDING:
        found.append(f"a hand has at most {HAND_LIMIT} cards, unless one is being discarded")
    if not state.landed and state.stack_count + columns > STACK:
        found.append("the stack is larger than it can ever be")
    if not state.over and bool(state.landed) != (state.pending_kind[0] == SCORE_CARDS):
        found.append("cards are scored when, and only when, the birds have landed")
    return found
