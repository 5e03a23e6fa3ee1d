"""What cannot be on any table."""

from __future__ import annotations

from collections.abc import Iterator

from birdtable.games.above_the_clouds import content
from birdtable.games.above_the_clouds.state import State
from birdtable.games.above_the_clouds.words import Decision
from birdtable.kernel import EMPTY, EVERYBODY


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
