"""The record: everything that lies on the table, who may see it, and what the table still has to do."""

from __future__ import annotations

from functools import partial

from birdtable.games.fly_a_way import content
from birdtable.games.fly_a_way.words import OFFER, PHASE, READINESS, TASK
from birdtable.kernel import EMPTY, EVERYBODY, HIDDEN, SEAT, Grid, Int8, Int16, Row, UInt8, field, known_by, record

TASKS = 16  # more than can ever wait on each other
LONGEST_ROUTE = 40
of_birds = partial(field, words=content.BIRD, holds="birds")
of_fowl_play = partial(field, words=content.FOWL, holds="Fowl Play cards")
of_wing_it = partial(field, words=content.WING, holds="Wing It cards")


class State(record.State):
    """Everything that lies on the table."""

    first_seat: Int8 = field("1: seat 0 begins, not one drawn by lot", most=1)
    phase: Int8 = field("where in the turn the table is", words=PHASE)
    start_seat: Int8 = field("who began the game", most=content.SEATS - 1)
    active: Int8 = field("whose turn it is", most=content.SEATS - 1)
    turns: Int8 = field("turns begun so far")
    last_round: Int8 = field("1 once the last round is on", most=1)
    # links
    links: Row[Int8] = field("whose link lies on each linkway", content.LINKWAYS, words=SEAT, by=content.LINKWAY)
    supply: Row[Int8] = field("links left to each seat", content.SEATS, by=SEAT, most=content.LINKS)
    # birds
    bird_deck: Row[Int8] = of_birds("the bird deck, its top last", content.BIRDS, see=known_by("bird_deck_known"))
    bird_deck_known: Row[UInt8] = field("the seats that know this bird, as bits", content.BIRDS)
    bird_deck_count: Int8 = field("birds in the deck", count_of="bird_deck")
    roosting: Row[Int8] = of_birds("birds in the roosting area", content.ROOST)
    cage: Row[Int8] = of_fowl_play("the card that cages the bird of each roosting place", content.ROOST)
    offer: Row[Int8] = field("how far the offer of an already complete bird has come", content.ROOST, words=OFFER)
    offer_first: Row[Int8] = field("the seat it is offered to first", content.ROOST, words=SEAT)
    death_zone: Row[Int8] = of_birds("birds that were discarded", content.BIRDS)
    death_count: Int8 = field("birds in the death zone", count_of="death_zone")
    front: Grid[Int8] = of_birds("birds in front of each seat, by card number", content.SEATS, content.BIRDS, by=SEAT)
    front_count: Row[Int8] = field("how many", content.SEATS, by=SEAT, count_of="front")
    readiness: Row[Int8] = field(
        "whether the power of a bird in front of somebody can be used", content.BIRDS, words=READINESS, by=content.BIRD
    )
    snake: Row[Int8] = of_fowl_play("the Snake on a bird", content.BIRDS, by=content.BIRD)
    # Fowl Play
    fowl_deck: Row[Int8] = of_fowl_play(
        "the Fowl Play deck, its top last", content.FOWL_DECK, see=known_by("fowl_known"), backs="fowl_back"
    )
    fowl_known: Row[UInt8] = field("the seats that know this card, as bits", content.FOWL_DECK)
    fowl_back: Row[Int8] = field(
        "the back of each card of the deck: its tier",
        content.FOWL_DECK,
        see=known_by("fowl_back_known"),
        words=content.TIER,
    )
    fowl_back_known: Row[UInt8] = field(
        "the seats that know this back, as bits: all, unless the cards were put back unseen",
        content.FOWL_DECK,
        empty=EVERYBODY,
    )
    fowl_count: Int8 = field("cards in the Fowl Play deck", count_of="fowl_deck")
    fowl_renewed: Int8 = field("1 once the Fowl Play deck was made of the Tier 3 discards", most=1)
    fowl_drawn: Int8 = of_fowl_play("the Fowl Play card that is being resolved")
    fowl_discards: Row[Int8] = of_fowl_play("the Fowl Play discard pile", content.FOWL_CARDS)
    fowl_discard_count: Int8 = field("cards in it", count_of="fowl_discards")
    fowl_out: Row[Int8] = of_fowl_play(
        "cards left out at set-up", content.FOWL_CARDS, see=HIDDEN, backs="fowl_out_back"
    )
    fowl_out_back: Row[Int8] = field("the backs of these", content.FOWL_CARDS, words=content.TIER)
    # Wing It
    wing_deck: Row[Int8] = of_wing_it("the Wing It deck, its top last", content.WING_CARDS, see=HIDDEN)
    wing_count: Int8 = field("cards in the Wing It deck", count_of="wing_deck")
    wing_layer: Int8 = field("how often the Wing It deck was made anew")
    wing_discards: Row[Int8] = of_wing_it("the Wing It discard pile", content.WING_CARDS)
    wing_discard_count: Int8 = field("cards in it", count_of="wing_discards")
    in_play: Int8 = of_wing_it("the event that is being carried out")
    hand: Grid[Int8] = of_wing_it(
        "Wing It cards in hand", content.SEATS, content.WING_CARDS, see=known_by("hand_known"), by=SEAT
    )
    hand_known: Grid[UInt8] = field(
        "the seats that know this card, as bits", content.SEATS, content.WING_CARDS, by=SEAT
    )
    hand_layer: Grid[Int8] = field(
        "the Wing It deck that it came from", content.SEATS, content.WING_CARDS, by=SEAT, empty=EMPTY
    )
    hand_count: Row[Int8] = field("cards in hand", content.SEATS, by=SEAT, count_of="hand")
    # this turn
    basic_limit: Int8 = field("basic links allowed this turn", most=content.BASIC_LINKS)
    basics: Int8 = field("basic links placed this turn", most=content.BASIC_LINKS)
    basic_links: Row[Int8] = field("where they were placed", content.BASIC_LINKS, words=content.LINKWAY)
    placed: Int8 = field("links placed from supply this turn")
    placed_touching: Int8 = field("the habitats that they touch, as bits", most=7)
    storm: Row[Int8] = field("1 if the seat's next turn has one basic link only", content.SEATS, by=SEAT, most=1)
    forfeited: Int8 = field("1 if this turn was given up for a bird", most=1)
    # a save
    saving: Int8 = field("the roosting place of the bird that is being saved", empty=EMPTY)
    step: Row[Int8] = field("the links just placed or moved, one of which the route must use", 2, words=content.LINKWAY)
    route: Row[Int8] = field("the route of the bird being saved, or saved last", LONGEST_ROUTE, words=content.LINKWAY)
    route_count: Int8 = field("its links", count_of="route")
    route_bird: Int8 = field("that bird", words=content.BIRD)
    route_at: Int8 = field("where it has come to", words=content.PLACE)
    route_way: Int8 = field("0 just entered the row, 1 going east, 2 going west", most=2)
    route_need: Int8 = field("what the route still needs: 0 nothing, 1 a link of the step, 2 + s a link of seat s")
    # what the table does by itself when nobody decides, the next thing last
    task_count: Int8 = field("tasks waiting", count_of="task_kind")
    task_kind: Row[Int8] = field("what is to be done", TASKS, words=TASK)
    task_args: Grid[Int16] = field("and with what", TASKS, 3)
