"""The record: everything that lies on the table, and who may see it."""

from __future__ import annotations

from functools import partial

from birdtable.games.above_the_clouds import content
from birdtable.kernel import EMPTY, HIDDEN, SEAT, Grid, Int8, Row, UInt8, field, known_by, record, shuffled

SEATS = 4
of_birds = partial(field, words=content.BIRD, holds="birds")
of_cards = partial(field, words=content.CARD, holds="cards")


class State(record.State):
    """Everything that lies on the table."""

    stage: Int8 = field("0, 1 or 2", most=content.STAGES - 1)
    landed: Int8 = field("1 once the birds of this stage have landed", most=1)
    start_seat: Int8 = field("who began this stage", most=SEATS - 1)
    # birds
    flock: Row[Int8] = of_birds("the bird on each space", content.SPACES, by=content.SPACE)
    face_up: Row[Int8] = of_birds("birds beside the stack", content.FACE_UP)
    drawn: Int8 = of_birds("the bird about to be placed")
    stack: Row[Int8] = of_birds("the bird stack, its top bird last", content.STACK, see=shuffled("stack_layer"))
    stack_layer: Row[Int8] = field("birds that were shuffled together share a number", content.STACK, empty=EMPTY)
    stack_count: Int8 = field("birds in the stack", count_of="stack")
    # cubes
    cubes: Row[Int8] = field("action cubes left", SEATS, by=SEAT, counts="cubes")
    in_nest: Row[Int8] = field("action cubes in the nest", SEATS, by=SEAT, counts="cubes")
    on_action: Row[Int8] = field(
        "cubes lying on each standard action", content.STANDARDS, by=content.ACTION, counts="cubes"
    )
    on_action_seat: Row[Int8] = field("whose cubes these are", content.STANDARDS, by=content.ACTION, most=SEATS - 1)
    # cards
    display: Row[Int8] = of_cards("maneuver cards face up", content.DISPLAY)
    deck: Row[Int8] = of_cards("the draw deck, its top card last", content.CARDS, see=HIDDEN)
    deck_count: Int8 = field("cards in the draw deck", count_of="deck")
    reshuffled: Int8 = field("1 once the draw deck was made anew from the discards")
    discards: Row[Int8] = of_cards("the discard pile", content.CARDS)
    discard_count: Int8 = field("cards in the discard pile", count_of="discards")
    hand: Grid[Int8] = of_cards("cards in hand", SEATS, content.HAND, see=known_by("hand_known"), by=SEAT)
    hand_known: Grid[UInt8] = field("the seats that know this card, as bits", SEATS, content.HAND, by=SEAT)
    hand_count: Row[Int8] = field("cards in hand", SEATS, by=SEAT, count_of="hand")
    nests: Row[Int8] = field(
        "the nest cards, one for each stage, then those not used",
        content.NEST_CARDS,
        see=known_by("nests_known"),
        words=content.NEST,
        holds="nest cards",
    )
    nests_known: Row[UInt8] = field("the seats that know this nest card, as bits", content.NEST_CARDS)
