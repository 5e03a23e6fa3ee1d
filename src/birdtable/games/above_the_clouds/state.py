"""The record: everything that lies on the table, and who may see it."""

from __future__ import annotations

from collections.abc import Iterator

from birdtable.games.above_the_clouds import content
from birdtable.games.above_the_clouds.words import Decision
from birdtable.kernel import EMPTY, EVERYBODY, HIDDEN, SEAT, Grid, Int8, Row, UInt8, field, known_by, record, shuffled

SEATS = 4


class State(record.State):
    """Everything that lies on the table."""

    stage: Int8 = field("0, 1 or 2", most=content.STAGES - 1)
    landed: Int8 = field("1 once the birds of this stage have landed", most=1)
    start_seat: Int8 = field("who began this stage", most=SEATS - 1)
    # birds
    flock: Row[Int8] = field(
        "the bird on each space", content.SPACES, words=content.BIRD, by=content.SPACE, holds="birds"
    )
    face_up: Row[Int8] = field("birds beside the stack", content.FACE_UP, words=content.BIRD, holds="birds")
    drawn: Int8 = field("the bird about to be placed", words=content.BIRD, holds="birds")
    stack: Row[Int8] = field(
        "the bird stack, its top bird last",
        content.STACK,
        see=shuffled("stack_layer"),
        words=content.BIRD,
        holds="birds",
    )
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
    display: Row[Int8] = field("maneuver cards face up", content.DISPLAY, words=content.CARD, holds="cards")
    deck: Row[Int8] = field(
        "the draw deck, its top card last", content.CARDS, see=HIDDEN, words=content.CARD, holds="cards"
    )
    deck_count: Int8 = field("cards in the draw deck", count_of="deck")
    reshuffled: Int8 = field("1 once the draw deck was made anew from the discards")
    discards: Row[Int8] = field("the discard pile", content.CARDS, words=content.CARD, holds="cards")
    discard_count: Int8 = field("cards in the discard pile", count_of="discards")
    hand: Grid[Int8] = field(
        "cards in hand", SEATS, content.HAND, see=known_by("hand_known"), words=content.CARD, by=SEAT, holds="cards"
    )
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


def problems(state: State) -> list[str]:
    """What cannot be on any table: gaps in the flock, birds off the board, layers or nest cards that are missing."""
    columns = int(content.COLUMNS[state.players])
    found = []
    for space, bird in enumerate(state.flock):
        if bird == EMPTY:
            continue
        word = content.SPACE.word(space, state.players)
        if space % content.WIDTH >= columns:
            found.append(f"{word} is off the board, which has {columns} columns")
        elif space + content.WIDTH < content.SPACES and state.flock[space + content.WIDTH] == EMPTY:
            found.append(f"there is a gap behind {word}")
    if any((bird == EMPTY) != (layer == EMPTY) for bird, layer in zip(state.stack, state.stack_layer, strict=True)):
        found.append("stack_layer must have an entry for every bird of the stack, and no more")
    if sorted(state.nests) != list(range(content.NEST_CARDS)):
        found.append(f"nests must name all {content.NEST_CARDS} nest cards")
    if max(state.start_seat, *state.on_action_seat) >= state.players:
        found.append("start_seat and on_action_seat must name seats at the table")
    if not state.landed and state.stack_count + columns > content.STACK:
        found.append("the stack is larger than it can ever be")
    if not state.over and bool(state.landed) != (state.pending_kind[0] == Decision.score_cards):
        found.append("cards are scored when, and only when, the birds have landed")
    if state.pending_count > 1:
        found.append("one decision is awaited at a time")
    found += [problem for wrong, problem in _wrong_cards(state) if wrong]
    if not state.over and state.pending_count:
        found += [problem for wrong, problem in _wrong_pending(state) if wrong]
    return found


def _wrong_cards(state: State) -> Iterator[tuple[bool, str]]:
    """Hands that nobody could hold, and what their owners or all must know."""
    kind, decider = state.pending_kind[0], state.pending_seat[0]
    for seat in range(state.players):
        discarding = not state.over and kind == Decision.discard and decider == seat
        too_many = state.hand_count[seat] > content.HAND_LIMIT
        yield too_many != discarding, f"a hand has at most {content.HAND_LIMIT} cards, unless one is being discarded"
        known = [state.hand_known[seat, slot] >> seat & 1 for slot in range(state.hand_count[seat])]
        yield not all(known), "everybody knows the cards in the own hand"
    shown = [state.nests_known[stage] == EVERYBODY for stage in range(state.stage + 1)]
    yield not all(shown), "everybody knows the nest cards up to this stage"


def _wrong_pending(state: State) -> Iterator[tuple[bool, str]]:
    """Decisions that the table could not be waiting for."""
    seat, kind, about = state.pending_seat[0], state.pending_kind[0], state.pending_args[0, 0]
    columns = range(int(content.COLUMNS[state.players]))
    full = all(state.flock[column] != EMPTY for column in columns)
    yield (state.drawn != EMPTY) != (kind == Decision.place), "a bird is drawn when, and only when, it is to be placed"
    yield kind == Decision.turn and state.cubes[seat] <= 0, "whoever has the turn has cubes"
    yield kind in (Decision.place, Decision.search) and full, "a bird can only be added where a column has room"
    yield kind == Decision.search and state.stack_count == 0, "there is no bird in the stack to search for"
    yield kind == Decision.swap and about not in range(len(content.SWAPS)), "there is no such swap"
    shown = [card for card in state.display if card != EMPTY]
    yield kind == Decision.standard and about not in (EMPTY, *shown), "the card in use must lie in the display"
    yield kind == Decision.copy and not shown, "there is no card in the display to use"
    turn = (seat - state.start_seat) % state.players
    yield kind == Decision.score_cards and about != turn, "cards are scored in turn order from the start player"
    yield kind == Decision.score_cards and state.hand_count[seat] == 0, "who scores cards holds some"
