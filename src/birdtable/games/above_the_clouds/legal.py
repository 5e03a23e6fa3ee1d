"""What may be done: for each decision, the actions that the rules allow."""

from __future__ import annotations

from birdtable.games.above_the_clouds import content, flock
from birdtable.games.above_the_clouds.state import State
from birdtable.games.above_the_clouds.words import Decision, Verb
from birdtable.kernel import EMPTY, Mask, allow, allow_all, decider, decision, detail, kernel, lowest

STACK_PLACE = 2  # after the face-up places, as the source of a bird
NO_CARD = EMPTY


@kernel
def legal(state: State, mask: Mask) -> None:
    """Allow what the decision on top of the stack offers."""
    kind = decision(state)
    seat = decider(state)
    if kind == Decision.turn:
        allow_turn(state, seat, mask)
    elif kind == Decision.standard:
        allow_any_standard(state, seat, detail(state, 0), mask)
    elif kind == Decision.swap:
        own, neutral, birds = flock.flock_bits(state, seat)
        allow_swaps(detail(state, 0), own, neutral, birds, mask)
    elif kind == Decision.copy:
        allow_copies(state, seat, mask)
    elif kind == Decision.score_one:
        allow_scoring(state, seat, mask)
    elif kind == Decision.search:
        for place in range(state.stack_count):
            allow(mask, Verb.search.of(state.stack[place]))
    elif kind == Decision.place:
        allow_places(state, mask)
    elif kind == Decision.discard:
        for slot in range(state.hand_count[seat]):
            allow(mask, Verb.discard.of(state.hand[seat, slot]))
    else:
        allow_scoring(state, seat, mask)
        allow(mask, Verb.done.first)


@kernel
def allow_turn(state: State, seat: int, mask: Mask) -> None:
    """A standard action at its price, a maneuver card at its cost, or a pass (turn.order, turn.pass)."""
    own, neutral, birds = flock.flock_bits(state, seat)
    allow(mask, Verb.pass_.first)
    if affords(state, seat, content.Swap.sideways):
        allow_swaps(content.Swap.sideways, own, neutral, birds, mask)
    if affords(state, seat, content.Swap.forward):
        allow_swaps(content.Swap.forward, own, neutral, birds, mask)
    if affords(state, seat, content.Standard.add):
        allow_adding(state, mask)
    if affords(state, seat, content.Standard.take):
        allow_taking(state, NO_CARD, mask)
    kinds = possible_kinds(state, own, neutral, birds)
    for slot in range(state.hand_count[seat]):
        if playable(state, seat, state.hand[seat, slot], kinds):
            allow(mask, Verb.play.of(state.hand[seat, slot]))


@kernel
def price(state: State, standard: int) -> int:
    """What the next use of a standard action costs (turn.price)."""
    return state.on_action[standard] + 1


@kernel
def affords(state: State, seat: int, standard: int) -> bool:
    """Whether the seat has the cubes for a standard action (turn.afford)."""
    return price(state, standard) <= state.cubes[seat]


@kernel
def allow_swaps(swap: int, own: int, neutral: int, birds: int, mask: Mask) -> None:
    """Every pair of birds that a swap may exchange."""
    movers = flock.movers_of(swap, own, neutral)
    if swap == content.Swap.free_flight:
        allow_free_flight(movers, birds, mask)
        return
    for way in range(content.WAYS):
        left = flock.pairs(swap, way, movers, birds)
        while left != 0:
            space = lowest(left)
            left &= left - 1
            allow(mask, Verb.swap.of(space, space + content.OFFSET[swap, way]))


@kernel
def allow_free_flight(movers: int, birds: int, mask: Mask) -> None:
    """Every own bird with every other bird (card.free-flight)."""
    left = birds
    while left != 0:
        space = lowest(left)
        left &= left - 1
        partners = movers
        if (movers >> space) & 1:
            partners = birds
        allow_all(mask, Verb.swap.of(0, space), partners & ((1 << space) - 1))


@kernel
def allow_adding(state: State, mask: Mask) -> None:
    """Each face-up bird and the top of the stack, if there is room (action.add)."""
    if flock.has_room(state):
        for place in range(content.FACE_UP):
            if state.face_up[place] != EMPTY:
                allow(mask, Verb.add.of(place))
        if state.stack_count > 0:
            allow(mask, Verb.add.of(STACK_PLACE))


@kernel
def can_add(state: State) -> bool:
    """Whether there is a bird to add and room for it."""
    if not flock.has_room(state):
        return False
    for place in range(content.FACE_UP):
        if state.face_up[place] != EMPTY:
            return True
    return state.stack_count > 0


@kernel
def allow_places(state: State, mask: Mask) -> None:
    """Both ends of every column that is not full (action.add-front, action.add-back)."""
    for column in range(content.COLUMNS[state.players]):
        if flock.height(state, column) < content.ROWS:
            allow(mask, Verb.place.of(column, 0))
            allow(mask, Verb.place.of(column, 1))


@kernel
def allow_taking(state: State, copied: int, mask: Mask) -> None:
    """Every displayed card but the one that is being copied (action.take, card.display)."""
    for place in range(content.DISPLAY_COUNT[state.players]):
        if state.display[place] != EMPTY and state.display[place] != copied:
            allow(mask, Verb.take.of(state.display[place]))


@kernel
def can_take(state: State, copied: int) -> bool:
    """Whether there is such a card."""
    for place in range(content.DISPLAY_COUNT[state.players]):
        if state.display[place] != EMPTY and state.display[place] != copied:
            return True
    return False


@kernel
def allow_any_standard(state: State, seat: int, copied: int, mask: Mask) -> None:
    """Any standard action, whatever it costs now (card.standard)."""
    own, neutral, birds = flock.flock_bits(state, seat)
    allow_swaps(content.Swap.sideways, own, neutral, birds, mask)
    allow_swaps(content.Swap.forward, own, neutral, birds, mask)
    allow_adding(state, mask)
    allow_taking(state, copied, mask)


@kernel
def possible_kinds(state: State, own: int, neutral: int, birds: int) -> int:
    """The kinds of maneuver whose action finds birds to work on, as bits (turn.possible).

    Score is not among them: what it needs is in the hand.
    """
    kinds = 0
    for kind in range(len(content.SWAP_OF_KIND)):
        if content.SWAP_OF_KIND[kind] != EMPTY and flock.can_swap(content.SWAP_OF_KIND[kind], own, neutral, birds):
            kinds |= 1 << kind
    if (
        flock.can_swap(content.Swap.sideways, own, neutral, birds)
        or flock.can_swap(content.Swap.forward, own, neutral, birds)
        or can_add(state)
    ):
        kinds |= 1 << content.STANDARD
    if state.stack_count > 0 and flock.has_room(state):
        kinds |= 1 << content.FAVORITE_BIRD
    return kinds


@kernel
def playable(state: State, seat: int, card: int, kinds: int) -> bool:
    """Whether the card's cost can be paid and its action carried out (card.play, turn.possible)."""
    kind = content.KIND[state.players, card]
    if kind != content.COPY:
        return content.COST[kind] <= state.cubes[seat] and possible(state, seat, kind, card, NO_CARD, kinds)
    for place in range(content.DISPLAY_COUNT[state.players]):
        if copyable(state, seat, card, state.display[place], kinds):
            return True
    return False


@kernel
def copyable(state: State, seat: int, played: int, copied: int, kinds: int) -> bool:
    """Whether the Display card played can use this card of the display (card.display)."""
    if copied == EMPTY:
        return False
    kind = content.KIND[state.players, copied]
    return content.COST[kind] <= state.cubes[seat] and possible(state, seat, kind, played, copied, kinds)


@kernel
def possible(state: State, seat: int, kind: int, played: int, copied: int, kinds: int) -> bool:
    """Whether an action half can be carried out once the card played has left the hand (turn.possible).

    Never that of a Display card: a displayed one cannot be used (card.display).
    """
    if (kinds >> kind) & 1:
        return True
    if kind == content.STANDARD:
        return can_take(state, copied)
    return kind == content.SCORE and can_score(state, seat, played)


@kernel
def can_score(state: State, seat: int, played: int) -> bool:
    """Whether a card of the hand, but the one played, would score (card.score)."""
    for slot in range(state.hand_count[seat]):
        if state.hand[seat, slot] != played and flock.card_points(state, seat, state.hand[seat, slot]) > 0:
            return True
    return False


@kernel
def allow_copies(state: State, seat: int, mask: Mask) -> None:
    """Every displayed card that the Display card in play can use (card.display)."""
    own, neutral, birds = flock.flock_bits(state, seat)
    kinds = possible_kinds(state, own, neutral, birds)
    for place in range(content.DISPLAY_COUNT[state.players]):
        if copyable(state, seat, NO_CARD, state.display[place], kinds):
            allow(mask, Verb.copy.of(state.display[place]))


@kernel
def allow_scoring(state: State, seat: int, mask: Mask) -> None:
    """Every card in hand that would score (scoring.cards, card.score)."""
    for slot in range(state.hand_count[seat]):
        if flock.card_points(state, seat, state.hand[seat, slot]) > 0:
            allow(mask, Verb.score.of(state.hand[seat, slot]))
