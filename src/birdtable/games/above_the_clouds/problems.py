"""What cannot be on any table: a position that somebody wrote down is refused with the first of these sentences."""

from __future__ import annotations

from collections.abc import Iterator

from birdtable.games.above_the_clouds import content, end, flock, legal
from birdtable.games.above_the_clouds.content import Standard
from birdtable.games.above_the_clouds.state import State
from birdtable.games.above_the_clouds.words import Decision
from birdtable.kernel import EMPTY, EVERYBODY


def problems(state: State) -> list[str]:
    """What is wrong with a position, the simplest first."""
    parts = (_seats, _flock, _stack, _face_up, _cubes, _hands, _display, _nests, _stage_begins, _decision, _end)
    return next((found for part in parts if (found := list(part(state)))), [])  # each relies on those before it


def _columns(state: State) -> range:
    return range(int(content.COLUMNS[state.players]))


def _kind(state: State, card: int) -> int:
    return int(content.KIND[state.players, card])


def _seats(state: State) -> Iterator[str]:
    if max(state.start_seat, *state.on_action_seat) >= state.players:
        yield "start_seat and on_action_seat must name seats at the table"
    if state.pending_count > 1:
        yield "one decision is awaited at a time"
    if not state.over and bool(state.landed) != (state.pending_kind[0] == Decision.score_cards):
        yield "cards are scored when, and only when, the birds have landed"


# ---------------------------------------------------------------------- birds


def _flock(state: State) -> Iterator[str]:
    for space, bird in enumerate(state.flock):
        if bird == EMPTY:
            continue
        word = content.SPACE.word(space, state.players)
        if space % content.WIDTH not in _columns(state):
            yield f"{word} is off the board, which has {len(_columns(state))} columns"
        elif space + content.WIDTH < content.SPACES and state.flock[space + content.WIDTH] == EMPTY:
            yield f"there is a gap behind {word}"
    for column in _columns(state):
        least = content.FORMATION[state.players, column] - state.landed
        if flock.height(state, column) < least:
            yield f"column {column + 1} has fewer than {least} birds, but a stage begins with a whole triangle"


def _stack(state: State) -> Iterator[str]:
    layers = list(state.stack_layer[: state.stack_count])
    if any(layer != EMPTY for layer in state.stack_layer[state.stack_count :]) or EMPTY in layers:
        yield "stack_layer must have an entry for every bird of the stack, and no more"
    elif layers != sorted(layers, reverse=True):
        yield "birds that landed later lie further down in the stack"
    elif not set(layers) <= set(range(state.stage + state.landed + 1)):
        yield "stack_layer numbers the landings so far"
    for layer in set(layers) - {0}:
        whole = layers.count(layer) == len(_columns(state))
        if layers.count(layer) > len(_columns(state)) or not (whole or layer == layers[-1]):
            yield f"{len(_columns(state))} birds land together, and are drawn from the top"
    if state.landed and layers.count(state.stage + 1) != len(_columns(state)):
        yield "the birds that have just landed lie under the stack"


def _face_up(state: State) -> Iterator[str]:
    empty = {place for place in range(content.FACE_UP) if state.face_up[place] == EMPTY}
    placing = not state.over and state.pending_kind[0] == Decision.place
    if (state.drawn != EMPTY) != placing:
        yield "a bird is drawn when, and only when, it is to be placed"
    source = state.pending_args[0, 0] if placing else legal.STACK_PLACE
    if not 0 <= source <= legal.STACK_PLACE:
        yield "a bird is drawn from the stack or from beside it"
    elif source != legal.STACK_PLACE and source not in empty:
        yield "where the bird was drawn from, none has been turned up yet"
    elif placing and source == legal.STACK_PLACE and empty:
        yield "whoever draws from the stack finds birds beside it"
    elif empty - {source} and state.stack_count and not state.landed:
        yield "birds beside the stack are turned up as long as it has any"


# ---------------------------------------------------------------------- cubes


def _cubes(state: State) -> Iterator[str]:
    wanted = int(content.CUBES[state.players])
    for seat in range(state.players):
        on_actions = _on_actions(state, seat)
        found = state.cubes[seat] + state.in_nest[seat] + on_actions
        if min(state.cubes[seat], state.in_nest[seat]) < 0 or found != wanted:
            yield f"seat {seat} has {found} cubes, but {state.players} players have {wanted} each"
        elif state.landed and state.cubes[seat]:
            yield "birds land when nobody has a cube left"
    if min(state.on_action) < 0 or any(
        seat and not cubes for seat, cubes in zip(state.on_action_seat, state.on_action, strict=True)
    ):
        yield "on_action_seat says whose cubes lie on an action"


def _on_actions(state: State, seat: int) -> int:
    """The cubes of a seat that lie on standard actions."""
    return sum(state.on_action[action] for action in Standard if state.on_action_seat[action] == seat)


# ---------------------------------------------------------------------- cards


def _hands(state: State) -> Iterator[str]:
    for seat in range(state.players):
        held = range(state.hand_count[seat])
        discarding = not state.over and (state.pending_kind[0], state.pending_seat[0]) == (Decision.discard, seat)
        if (len(held) > content.HAND_LIMIT) != discarding:
            yield f"a hand has at most {content.HAND_LIMIT} cards, unless one is being discarded"
        known = [state.hand_known[seat, slot] for slot in range(content.HAND)]
        dealt = known.count(1 << seat)
        if known != [1 << seat] * dealt + [EVERYBODY] * (len(held) - dealt) + [0] * (content.HAND - len(held)):
            yield f"seat {seat} alone knows the cards it was dealt, and everybody those it took later"
        elif dealt > content.DEALT:
            yield f"everybody is dealt {content.DEALT} cards"


def _display(state: State) -> Iterator[str]:
    places = int(content.DISPLAY_COUNT[state.players])
    if any(card != EMPTY for card in state.display[places:]):
        yield f"the display of {state.players} players has {places} places"
    if not 0 <= state.reshuffled <= (state.stage > 0):
        yield "reshuffled is 1 once discards have become the draw deck, between two stages"


def _nests(state: State) -> Iterator[str]:
    if sorted(state.nests) != list(range(content.NEST_CARDS)):
        yield f"nests must name all {content.NEST_CARDS} nest cards"
    if list(state.nests_known) != [EVERYBODY if nest <= state.stage else 0 for nest in range(content.NEST_CARDS)]:
        yield "everybody knows the nest cards up to this stage, and nobody those after it"


# ---------------------------------------------------------------------- where the game stands


def _stage_begins(state: State) -> Iterator[str]:
    """What must be when no cube has been spent in a stage yet, nor a Display card been played, which costs none."""
    seats = range(state.players)
    spent = any(state.cubes[seat] != content.CUBES[state.players] for seat in seats)
    if state.landed or spent or state.pending_kind[0] == Decision.copy:
        return
    if (state.pending_kind[0], state.pending_seat[0]) != (Decision.turn, state.start_seat):
        yield "a stage begins with a turn of the start player"
    ahead = [
        (
            flock.birds_in_rows(state, seat, content.FRONT, content.FRONT),
            flock.birds_in_rows(state, seat, content.FRONT, content.BACK - 1),
        )
        for seat in seats
    ]
    if ahead[state.start_seat] < max(ahead):
        yield "whoever has most birds in front is the start player"
    missing = EMPTY in state.display[: int(content.DISPLAY_COUNT[state.players])]
    if missing and (state.deck_count or state.discard_count):
        yield "the display is full when a stage begins"
    if state.stage:
        return
    if any(state.score[seat] for seat in seats) or state.discard_count:
        yield "nothing has been scored or discarded when a game begins"
    if any(state.hand_count[seat] != content.DEALT for seat in seats):
        yield f"everybody has {content.DEALT} cards when a game begins"
    if any(flock.height(state, column) != content.FORMATION[state.players, column] for column in _columns(state)):
        yield "the flock is a triangle when a game begins"


def _decision(state: State) -> Iterator[str]:
    """Decisions that the table could not be waiting for."""
    if state.over:
        return
    seat, kind, about = state.pending_seat[0], state.pending_kind[0], state.pending_args[0, 0]
    if kind == Decision.turn and state.cubes[seat] <= 0:
        yield "whoever has the turn has cubes"
    if kind in (Decision.place, Decision.search) and not flock.has_room(state):
        yield "a bird can only be added where a column has room"
    if kind == Decision.search and state.stack_count == 0:
        yield "there is no bird in the stack to search for"
    if kind == Decision.score_cards and about != (seat - state.start_seat) % state.players:
        yield "cards are scored in turn order from the start player"
    if kind == Decision.score_cards and state.hand_count[seat] == 0:
        yield "who scores cards holds some"
    if kind == Decision.standard and about not in (legal.NO_CARD, *_shown(state)):
        yield "the card in use must lie in the display"
    if kind == Decision.swap and (about == EMPTY or about not in SWAPS):
        yield "there is no such swap on a card"
    elif kind == Decision.place and not _paid(state, Standard.add) and not _used(state, ADDING):
        yield "who places a bird has paid for it, or played a card"
    elif kind == Decision.discard and not _paid(state, Standard.take) and not _used(state, {content.STANDARD}):
        yield "who has a card too many has paid for it, or played a card"
    elif kind in (Decision.swap, *KIND_FOR) and not _used(state, {_kind_for(kind, about)}):
        yield "the card that was played lies on the discard pile, and its cubes in the nest"


SWAPS = list(content.SWAP_OF_KIND)
ADDING = {content.STANDARD, content.FAVORITE_BIRD}  # the kinds of cards that may add a bird
KIND_FOR = {  # the kind of card that a decision follows
    Decision.standard: content.STANDARD,
    Decision.copy: content.COPY,
    Decision.score_one: content.SCORE,
    Decision.search: content.FAVORITE_BIRD,
}


def _kind_for(kind: int, about: int) -> int:
    return SWAPS.index(about) if kind == Decision.swap else KIND_FOR[Decision(kind)]


def _shown(state: State) -> list[int]:
    return [card for card in state.display if card != EMPTY]


def _paid(state: State, action: Standard) -> bool:
    """Whether whoever decides has cubes on a standard action."""
    return bool(state.on_action[action]) and state.on_action_seat[action] == state.pending_seat[0]


def _used(state: State, kinds: set[int]) -> bool:
    """Whether whoever decides can just have played a card of these kinds, or a Display card that uses one."""
    if not state.discard_count:
        return False
    played = _kind(state, state.discards[state.discard_count - 1])
    uses = {played} if played != content.COPY else {content.COPY, *(_kind(state, card) for card in _shown(state))}
    return any(state.in_nest[state.pending_seat[0]] >= content.COST[kind] for kind in uses & kinds)


def _end(state: State) -> Iterator[str]:
    if not state.over:
        if state.winners:
            yield "nobody wins before the end"
        return
    if state.stage != content.STAGES - 1 or not state.landed:
        yield f"a game ends when the birds of stage {content.STAGES} have landed"
    if state.winners != end.first(state):
        yield "winners must be those with the most points; ties go to the fewest own birds on the board"
