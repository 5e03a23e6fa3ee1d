"""The rules, in the order of a game: setup, the turn, maneuver cards, the landing, the next stage, the end."""

from __future__ import annotations

from birdtable.games.above_the_clouds.actions import (
    ADD_BIRD,
    ANY_STANDARD,
    CARD_SWAP,
    COPIED,
    COPY_CARD,
    COPYING,
    DEALT_CARD,
    DISCARD,
    DISCARDED,
    DISCARDING,
    DISPLAYED,
    DONE,
    DREW,
    JOINED,
    LANDED,
    NESTED,
    PAID,
    PASS,
    PASSED,
    PLACE,
    PLACED,
    PLACING,
    PLAY,
    PLAYED,
    RESHUFFLED,
    REVEALED,
    SCORE_CARD,
    SCORE_CARDS,
    SCORE_ONE,
    SCORED,
    SEARCH,
    SEARCHED,
    SEARCHING,
    STAGE,
    STARTS,
    SWAP,
    SWAPPED,
    TAKE_CARD,
    TIED,
    TOOK,
    TURN,
    WON,
)
from birdtable.games.above_the_clouds.tables import (
    ADD,
    BACK,
    BOTH_BONUS,
    CARD_COUNT,
    COLUMNS,
    COPY,
    COST,
    CUBES,
    DEALT,
    DISPLAY_COUNT,
    FACE_UP,
    FAVORITE_BIRD,
    FEMALE,
    FIRST_POINTS,
    FIRST_SPACE,
    FORMATION,
    FORWARD,
    FREE_FLIGHT,
    FRONT,
    HAND_LIMIT,
    KIND,
    LANDING_POINTS,
    MALE,
    NEST_CARDS,
    NEUTRAL,
    NEUTRAL_BIRD,
    OFFSET,
    PAIR_POINTS,
    RESERVE_BIRDS,
    ROWS,
    SCORE,
    SECOND_POINTS,
    SECOND_SPACE,
    SIDEWAYS,
    SPACES,
    STAGES,
    STANDARD,
    STANDARDS,
    START_BIRDS,
    STEP_FROM,
    SWAP_OF_KIND,
    TAKE,
    WAYS,
    WIDTH,
)
from birdtable.kernel.bits import lowest
from birdtable.kernel.decisions import answered, ask, decider, decision, detail
from birdtable.kernel.dialect import kernel
from birdtable.kernel.events import emit
from birdtable.kernel.masks import allow, allow_all
from birdtable.kernel.record import EMPTY, EVERYBODY
from birdtable.kernel.streams import draw_member, learn, shuffle, shuffle_between, sort

STACK_PLACE = 2  # after the face-up places, as the source of a bird
FRONT_END = 0
PASS_COST = 2
MOST_REDEALS = 1000  # a fitting hand is found long before
NO_CARD = EMPTY

# ====================================================================== setup


@kernel
def setup(state, log):
    """Lay out birds, cubes and cards, and find who starts (setup.*)."""
    gather_birds(state, START_BIRDS[0], START_BIRDS[1], START_BIRDS[2])
    form_flock(state)
    gather_birds(state, RESERVE_BIRDS[0], RESERVE_BIRDS[1], RESERVE_BIRDS[2])
    turn_up_birds(state, log)
    for seat in range(state.players):
        state.cubes[seat] = CUBES[state.players]
    deal_cards(state, log)
    fill_display(state, log)
    for nest in range(NEST_CARDS):
        state.nests[nest] = nest
    shuffle(state, state.nests, NEST_CARDS)
    begin_stage(state, log)


@kernel
def gather_birds(state, females, males, neutral):
    """Make a shuffled stack of so many birds of each player and so many neutral ones (setup.flock, setup.reserve)."""
    for seat in range(state.players):
        for _ in range(females):
            put_on_stack(state, 2 * seat + FEMALE)
        for _ in range(males):
            put_on_stack(state, 2 * seat + MALE)
    for _ in range(neutral):
        put_on_stack(state, NEUTRAL_BIRD)
    shuffle(state, state.stack, state.stack_count)


@kernel
def form_flock(state):
    """Lay the stack out in the triangle, packed to the back row (setup.flock)."""
    for column in range(COLUMNS[state.players]):
        for row in range(ROWS - FORMATION[state.players, column], ROWS):
            state.flock[row * WIDTH + column] = draw_bird(state)


@kernel
def deal_cards(state, log):
    """Shuffle the maneuver cards of the player count and deal two to everybody (setup.cards)."""
    state.deck_count = CARD_COUNT[state.players]
    for card in range(state.deck_count):
        state.deck[card] = card
    shuffle(state, state.deck, state.deck_count)
    for seat in range(state.players):
        for _ in range(DEALT):
            card = draw_card(state)
            put_in_hand(state, seat, card, 1 << seat)
            emit(log, DEALT_CARD, seat, card, 0, 0, 0)


@kernel
def begin_stage(state, log):
    """Turn up the stage's nest card and let the start player begin (setup.nest, next.nest)."""
    state.nests_known[state.stage] = EVERYBODY
    learn(state)
    emit(log, STAGE, state.stage + 1, state.nests[state.stage], 0, 0, 0)
    state.start_seat = start_player(state)
    emit(log, STARTS, state.start_seat, 0, 0, 0, 0)
    ask(state, state.start_seat, TURN, 0, 0)


@kernel
def start_player(state):
    """Most birds in the front row, then in the two front rows, then chance (setup.start-player)."""
    best = -1
    tied = 0
    for seat in range(state.players):
        front = birds_in_rows(state, seat, FRONT, FRONT)
        # Eight times the first count outweighs any second count, so one number compares both.
        rank = 8 * front + birds_in_rows(state, seat, FRONT, BACK - 1)
        if rank > best:
            best = rank
            tied = 1 << seat
        elif rank == best:
            tied |= 1 << seat
    return draw_member(state, tied)


@kernel
def birds_in_rows(state, seat, first, last):
    """How many birds of a seat fly in these rows."""
    count = 0
    for space in range(first * WIDTH, (last + 1) * WIDTH):
        if state.flock[space] != EMPTY and state.flock[space] >> 1 == seat:
            count += 1
    return count


# ====================================================================== what may be done


@kernel
def legal(state, mask):
    """Allow what the decision on top of the stack offers."""
    kind = decision(state)
    seat = decider(state)
    if kind == TURN:
        allow_turn(state, seat, mask)
    elif kind == ANY_STANDARD:
        allow_any_standard(state, seat, detail(state, 0), mask)
    elif kind == CARD_SWAP:
        own, neutral, birds = flock_bits(state, seat)
        allow_swaps(detail(state, 0), own, neutral, birds, mask)
    elif kind == COPYING:
        allow_copies(state, seat, mask)
    elif kind == SCORE_ONE:
        allow_scoring(state, seat, mask)
    elif kind == SEARCHING:
        for place in range(state.stack_count):
            allow(mask, SEARCH + state.stack[place])
    elif kind == PLACING:
        allow_places(state, mask)
    elif kind == DISCARDING:
        for slot in range(state.hand_count[seat]):
            allow(mask, DISCARD + state.hand[seat, slot])
    else:
        allow_scoring(state, seat, mask)
        allow(mask, DONE)


@kernel
def allow_turn(state, seat, mask):
    """A standard action at its price, a maneuver card at its cost, or a pass (turn.order, turn.pass)."""
    own, neutral, birds = flock_bits(state, seat)
    allow(mask, PASS)
    if affords(state, seat, SIDEWAYS):
        allow_swaps(SIDEWAYS, own, neutral, birds, mask)
    if affords(state, seat, FORWARD):
        allow_swaps(FORWARD, own, neutral, birds, mask)
    if affords(state, seat, ADD):
        allow_adding(state, mask)
    if affords(state, seat, TAKE):
        allow_taking(state, NO_CARD, mask)
    kinds = possible_kinds(state, own, neutral, birds)
    for slot in range(state.hand_count[seat]):
        if playable(state, seat, state.hand[seat, slot], kinds):
            allow(mask, PLAY + state.hand[seat, slot])


@kernel
def price(state, standard):
    """What the next use of a standard action costs (turn.price)."""
    return state.on_action[standard] + 1


@kernel
def affords(state, seat, standard):
    """Whether the seat has the cubes for a standard action (turn.afford)."""
    return price(state, standard) <= state.cubes[seat]


@kernel
def flock_bits(state, seat):
    """The spaces with the seat's birds, with neutral birds, and with any bird, as bits."""
    own = 0
    neutral = 0
    birds = 0
    for space in range(SPACES):
        bird = state.flock[space]
        if bird != EMPTY:
            birds |= 1 << space
            if bird >> 1 == seat:
                own |= 1 << space
            elif bird == NEUTRAL_BIRD:
                neutral |= 1 << space
    return own, neutral, birds


@kernel
def movers_of(swap, own, neutral):
    """The birds that a swap is about: your own, or the neutral ones (card.neutral)."""
    if swap == NEUTRAL:
        return neutral
    return own


@kernel
def pairs(swap, way, movers, birds):
    """The spaces from which a step of the swap leads from bird to bird, one of them a mover (action.swap-birds)."""
    offset = OFFSET[swap, way]
    return STEP_FROM[swap, way] & ((movers & (birds >> offset)) | (birds & (movers >> offset)))


@kernel
def pair_number(first, second):
    """The number of a pair of spaces, the first being the lower one."""
    return second * (second - 1) // 2 + first


@kernel
def allow_swaps(swap, own, neutral, birds, mask):
    """Every pair of birds that a swap may exchange."""
    movers = movers_of(swap, own, neutral)
    if swap == FREE_FLIGHT:
        allow_free_flight(movers, birds, mask)
        return
    for way in range(WAYS):
        left = pairs(swap, way, movers, birds)
        while left != 0:
            space = lowest(left)
            left &= left - 1
            allow(mask, SWAP + pair_number(space, space + OFFSET[swap, way]))


@kernel
def allow_free_flight(movers, birds, mask):
    """Every own bird with every other bird (card.free-flight)."""
    left = birds
    while left != 0:
        space = lowest(left)
        left &= left - 1
        partners = movers
        if (movers >> space) & 1:
            partners = birds
        allow_all(mask, SWAP + pair_number(0, space), partners & ((1 << space) - 1))


@kernel
def can_swap(swap, own, neutral, birds):
    """Whether there is any pair to exchange."""
    movers = movers_of(swap, own, neutral)
    if swap == FREE_FLIGHT:
        return movers != 0 and birds & (birds - 1) != 0
    return pairs(swap, 0, movers, birds) != 0 or pairs(swap, 1, movers, birds) != 0


@kernel
def height(state, column):
    """How many birds a column holds."""
    count = 0
    for row in range(ROWS):
        if state.flock[row * WIDTH + column] != EMPTY:
            count += 1
    return count


@kernel
def has_room(state):
    """Whether any column takes another bird (action.add-full)."""
    for column in range(COLUMNS[state.players]):
        if height(state, column) < ROWS:
            return True
    return False


@kernel
def allow_adding(state, mask):
    """Each face-up bird and the top of the stack, if there is room (action.add)."""
    if has_room(state):
        for place in range(FACE_UP):
            if state.face_up[place] != EMPTY:
                allow(mask, ADD_BIRD + place)
        if state.stack_count > 0:
            allow(mask, ADD_BIRD + STACK_PLACE)


@kernel
def can_add(state):
    """Whether there is a bird to add and room for it."""
    if not has_room(state):
        return False
    for place in range(FACE_UP):
        if state.face_up[place] != EMPTY:
            return True
    return state.stack_count > 0


@kernel
def allow_places(state, mask):
    """Both ends of every column that is not full (action.add-front, action.add-back)."""
    for column in range(COLUMNS[state.players]):
        if height(state, column) < ROWS:
            allow_all(mask, PLACE + 2 * column, 3)


@kernel
def allow_taking(state, copied, mask):
    """Every displayed card but the one that is being copied (action.take, card.display)."""
    for place in range(DISPLAY_COUNT[state.players]):
        if state.display[place] != EMPTY and state.display[place] != copied:
            allow(mask, TAKE_CARD + state.display[place])


@kernel
def can_take(state, copied):
    """Whether there is such a card."""
    for place in range(DISPLAY_COUNT[state.players]):
        if state.display[place] != EMPTY and state.display[place] != copied:
            return True
    return False


@kernel
def allow_any_standard(state, seat, copied, mask):
    """Any standard action, whatever it costs now (card.standard)."""
    own, neutral, birds = flock_bits(state, seat)
    allow_swaps(SIDEWAYS, own, neutral, birds, mask)
    allow_swaps(FORWARD, own, neutral, birds, mask)
    allow_adding(state, mask)
    allow_taking(state, copied, mask)


@kernel
def possible_kinds(state, own, neutral, birds):
    """The kinds of maneuver whose action finds birds to work on, as bits (turn.possible).

    Score is not among them: what it needs is in the hand.
    """
    kinds = 0
    for kind in range(len(SWAP_OF_KIND)):
        if SWAP_OF_KIND[kind] != EMPTY and can_swap(SWAP_OF_KIND[kind], own, neutral, birds):
            kinds |= 1 << kind
    if can_swap(SIDEWAYS, own, neutral, birds) or can_swap(FORWARD, own, neutral, birds) or can_add(state):
        kinds |= 1 << STANDARD
    if state.stack_count > 0 and has_room(state):
        kinds |= 1 << FAVORITE_BIRD
    return kinds


@kernel
def playable(state, seat, card, kinds):
    """Whether the card's cost can be paid and its action carried out (card.play, turn.possible)."""
    kind = KIND[state.players, card]
    if kind != COPY:
        return COST[kind] <= state.cubes[seat] and possible(state, seat, kind, card, NO_CARD, kinds)
    for place in range(DISPLAY_COUNT[state.players]):
        if copyable(state, seat, card, state.display[place], kinds):
            return True
    return False


@kernel
def copyable(state, seat, played, copied, kinds):
    """Whether the Display card played can use this card of the display (card.display)."""
    if copied == EMPTY:
        return False
    kind = KIND[state.players, copied]
    return COST[kind] <= state.cubes[seat] and possible(state, seat, kind, played, copied, kinds)


@kernel
def possible(state, seat, kind, played, copied, kinds):
    """Whether an action half can be carried out once the card played has left the hand (turn.possible).

    Never that of a Display card: a displayed one cannot be used (card.display).
    """
    if (kinds >> kind) & 1:
        return True
    if kind == STANDARD:
        return can_take(state, copied)
    return kind == SCORE and can_score(state, seat, played)


@kernel
def can_score(state, seat, played):
    """Whether a card of the hand, but the one played, would score (card.score)."""
    for slot in range(state.hand_count[seat]):
        if state.hand[seat, slot] != played and card_points(state, seat, state.hand[seat, slot]) > 0:
            return True
    return False


@kernel
def allow_copies(state, seat, mask):
    """Every displayed card that the Display card in play can use (card.display)."""
    own, neutral, birds = flock_bits(state, seat)
    kinds = possible_kinds(state, own, neutral, birds)
    for place in range(DISPLAY_COUNT[state.players]):
        if copyable(state, seat, NO_CARD, state.display[place], kinds):
            allow(mask, COPY_CARD + state.display[place])


@kernel
def allow_scoring(state, seat, mask):
    """Every card in hand that would score (scoring.cards, card.score)."""
    for slot in range(state.hand_count[seat]):
        if card_points(state, seat, state.hand[seat, slot]) > 0:
            allow(mask, SCORE_CARD + state.hand[seat, slot])


# ====================================================================== what is done


@kernel
def apply(state, action, log):
    """Carry out an action; if it leaves nothing to decide, the turn goes on to the next player."""
    seat = decider(state)
    kind = decision(state)
    asked = detail(state, 0)
    answered(state)
    if action == PASS:
        pass_turn(state, seat, log)
    elif action < ADD_BIRD:
        fly(state, seat, kind, action - SWAP, log)
    elif action < PLACE:
        pay_standard(state, seat, kind, ADD, log)
        pick_up_bird(state, seat, action - ADD_BIRD, log)
    elif action < TAKE_CARD:
        place_bird(state, seat, (action - PLACE) // 2, (action - PLACE) % 2, log)
    elif action < PLAY:
        pay_standard(state, seat, kind, TAKE, log)
        take_card(state, seat, action - TAKE_CARD, log)
    elif action < COPY_CARD:
        play_card(state, seat, action - PLAY, log)
    elif action < SEARCH:
        copy_card(state, seat, action - COPY_CARD, log)
    elif action < DISCARD:
        search_stack(state, seat, action - SEARCH, log)
    elif action < SCORE_CARD:
        discard_from_hand(state, seat, action - DISCARD)
        emit(log, DISCARDED, seat, action - DISCARD, 0, 0, 0)
    elif action < DONE:
        score_card(state, seat, action - SCORE_CARD, log)
    if state.landed:
        ask_to_score(state, asked + (action == DONE))
    elif state.pending_count == 0:
        ask_next_player(state, seat)


@kernel
def pass_turn(state, seat, log):
    """Give two cubes, or the last one, to the nest (turn.pass)."""
    cubes = min(PASS_COST, state.cubes[seat])
    pay_nest(state, seat, cubes)
    emit(log, PASSED, seat, cubes, 0, 0, 0)


@kernel
def pay_nest(state, seat, cubes):
    """Cubes straight to the nest (card.play)."""
    state.cubes[seat] -= cubes
    state.in_nest[seat] += cubes


@kernel
def pay_standard(state, seat, kind, standard, log):
    """Clear the action into the nest, then place its price there; free under a Standard card (turn.clear)."""
    if kind != TURN:
        return
    cubes = price(state, standard)
    state.in_nest[state.on_action_seat[standard]] += state.on_action[standard]
    state.on_action[standard] = cubes
    state.on_action_seat[standard] = seat
    state.cubes[seat] -= cubes
    emit(log, PAID, seat, standard, cubes, 0, 0)


@kernel
def fly(state, seat, kind, pair, log):
    """Swap two birds, by a standard action or by a card (action.sideways, action.forward, card.*)."""
    second = 1
    while second * (second + 1) // 2 <= pair:
        second += 1
    first = pair - second * (second - 1) // 2
    if first // WIDTH == second // WIDTH:
        pay_standard(state, seat, kind, SIDEWAYS, log)
    else:
        pay_standard(state, seat, kind, FORWARD, log)
    emit(log, SWAPPED, seat, first, state.flock[first], second, state.flock[second])
    bird = state.flock[first]
    state.flock[first] = state.flock[second]
    state.flock[second] = bird


@kernel
def put_on_stack(state, bird):
    """A bird on top of the stack, as one more of the birds shuffled together at the start."""
    state.stack[state.stack_count] = bird
    state.stack_layer[state.stack_count] = 0
    state.stack_count += 1


@kernel
def draw_bird(state):
    """The top bird of the stack, now seen by all."""
    learn(state)
    state.stack_count -= 1
    bird = state.stack[state.stack_count]
    state.stack[state.stack_count] = EMPTY
    state.stack_layer[state.stack_count] = EMPTY
    return bird


@kernel
def turn_up_birds(state, log):
    """Fill the places beside the stack while it has birds (setup.reserve, action.add-reveal, next.face-up)."""
    for place in range(FACE_UP):
        if state.face_up[place] == EMPTY and state.stack_count > 0:
            state.face_up[place] = draw_bird(state)
            emit(log, REVEALED, state.face_up[place], 0, 0, 0, 0)


@kernel
def pick_up_bird(state, seat, source, log):
    """Take a face-up bird or the top of the stack, and choose its place (action.add)."""
    if source == STACK_PLACE:
        state.drawn = draw_bird(state)
    else:
        state.drawn = state.face_up[source]
        state.face_up[source] = EMPTY
    emit(log, DREW, seat, state.drawn, source, 0, 0)
    ask(state, seat, PLACING, source, 0)


@kernel
def place_bird(state, seat, column, end, log):
    """Put the bird at the front of a column or, pushing it forward, at the back (action.add-front, .add-back)."""
    bird = state.drawn
    state.drawn = EMPTY
    emit(log, PLACED, seat, bird, column, end, 0)
    if end == FRONT_END:
        state.flock[(BACK - height(state, column)) * WIDTH + column] = bird
    else:
        push_forward(state, column, bird)
    turn_up_birds(state, log)


@kernel
def push_forward(state, column, bird):
    """Move a column one space forward and put the bird at its back (action.add-back)."""
    for row in range(BACK):
        state.flock[row * WIDTH + column] = state.flock[(row + 1) * WIDTH + column]
    state.flock[BACK * WIDTH + column] = bird


@kernel
def put_in_hand(state, seat, card, known):
    """A card into a hand, with the seats that know it."""
    slot = state.hand_count[seat]
    state.hand[seat, slot] = card
    state.hand_known[seat, slot] = known
    state.hand_count[seat] = slot + 1


@kernel
def take_card(state, seat, card, log):
    """Take a displayed card; a fifth card forces a discard (action.take, action.take-limit)."""
    for place in range(DISPLAY_COUNT[state.players]):
        if state.display[place] == card:
            state.display[place] = EMPTY
    put_in_hand(state, seat, card, EVERYBODY)
    emit(log, TOOK, seat, card, 0, 0, 0)
    if state.hand_count[seat] > HAND_LIMIT:
        ask(state, seat, DISCARDING, 0, 0)


@kernel
def discard_from_hand(state, seat, card):
    """A card from a hand to the discard pile, open to all; the cards behind it move up."""
    slot = 0
    while state.hand[seat, slot] != card:
        slot += 1
    if state.hand_known[seat, slot] != EVERYBODY:
        learn(state)
    last = state.hand_count[seat] - 1
    for behind in range(slot, last):
        state.hand[seat, behind] = state.hand[seat, behind + 1]
        state.hand_known[seat, behind] = state.hand_known[seat, behind + 1]
    state.hand[seat, last] = EMPTY
    state.hand_known[seat, last] = 0
    state.hand_count[seat] = last
    state.discards[state.discard_count] = card
    state.discard_count += 1


# ====================================================================== maneuver cards


@kernel
def play_card(state, seat, card, log):
    """The card leaves the hand, its cost is paid, its action follows (card.play)."""
    kind = KIND[state.players, card]
    discard_from_hand(state, seat, card)
    pay_nest(state, seat, COST[kind])
    emit(log, PLAYED, seat, card, COST[kind], 0, 0)
    if kind == COPY:
        learn(state)  # that some displayed card can be used may tell of the hand, as with Score
        ask(state, seat, COPYING, 0, 0)
    else:
        ask_for_action(state, seat, kind, NO_CARD)


@kernel
def copy_card(state, seat, card, log):
    """Use a displayed card for its own cost; it stays where it is (card.display)."""
    kind = KIND[state.players, card]
    pay_nest(state, seat, COST[kind])
    emit(log, COPIED, seat, card, COST[kind], 0, 0)
    ask_for_action(state, seat, kind, card)


@kernel
def ask_for_action(state, seat, kind, copied):
    """Let the player carry out an action half."""
    if SWAP_OF_KIND[kind] != EMPTY:
        ask(state, seat, CARD_SWAP, SWAP_OF_KIND[kind], 0)
    elif kind == STANDARD:
        ask(state, seat, ANY_STANDARD, copied, 0)
    elif kind == SCORE:
        learn(state)  # that another card in the hand scores
        ask(state, seat, SCORE_ONE, 0, 0)
    elif kind == FAVORITE_BIRD:
        ask(state, seat, SEARCHING, 0, 0)


@kernel
def search_stack(state, seat, bird, log):
    """Take any bird out of the stack, shuffle the rest, and choose its place (card.favorite-bird)."""
    place = 0
    while state.stack[place] != bird:
        place += 1
    last = state.stack_count - 1
    state.stack[place] = state.stack[last]
    state.stack[last] = EMPTY
    state.stack_layer[last] = EMPTY
    state.stack_count = last
    for other in range(last):
        state.stack_layer[other] = 0
    shuffle(state, state.stack, last)
    state.drawn = bird
    emit(log, SEARCHED, seat, bird, 0, 0, 0)
    ask(state, seat, PLACING, STACK_PLACE, 0)


@kernel
def card_points(state, seat, card):
    """What a card would score for the seat now, 0 if neither space is its own (scoring.cards, scoring.both)."""
    points = 0
    first = holds_space(state, seat, FIRST_SPACE[state.players, card])
    second = holds_space(state, seat, SECOND_SPACE[state.players, card])
    if first:
        points += FIRST_POINTS[state.players, card]
    if second:
        points += SECOND_POINTS[state.players, card]
    if first and second:
        points += BOTH_BONUS
    return points


@kernel
def holds_space(state, seat, space):
    """Whether a bird of the seat flies there."""
    return state.flock[space] != EMPTY and state.flock[space] >> 1 == seat


@kernel
def score_card(state, seat, card, log):
    """Score a card of the hand and discard it (scoring.cards, scoring.any-number)."""
    points = card_points(state, seat, card)
    for_both = points - FIRST_POINTS[state.players, card] - SECOND_POINTS[state.players, card]
    state.score[seat] += points
    discard_from_hand(state, seat, card)
    emit(log, SCORED, seat, card, points, max(0, for_both), 0)


# ====================================================================== the end of a turn and of a stage


@kernel
def ask_next_player(state, seat):
    """Clockwise to the next player with cubes; without any, the stage is over (turn.order, stage.end)."""
    for step in range(1, state.players + 1):
        after = (seat + step) % state.players
        if state.cubes[after] > 0:
            ask(state, after, TURN, 0, 0)
            return


@kernel
def advance(state, log):
    """Nobody has a cube left: the birds land. Nobody has a card left to score: the next stage, or the end."""
    if not state.landed:
        land(state, log)
        ask_to_score(state, 0)
    elif state.stage + 1 < STAGES:
        prepare_next_stage(state, log)
    else:
        end_game(state, log)


@kernel
def land(state, log):
    """The foremost bird of each column lands, scores by the nest card and goes under the stack (landing.*)."""
    state.landed = 1
    landed = make_room_under_stack(state)
    place = 0
    for column in range(COLUMNS[state.players]):
        if height(state, column) > 0:
            space = (ROWS - height(state, column)) * WIDTH + column
            emit(log, LANDED, state.flock[space], column, 0, 0, 0)
            state.stack[place] = state.flock[space]
            state.stack_layer[place] = state.stage + 1
            state.flock[space] = EMPTY
            place += 1
    for seat in range(state.players):
        score_landing(state, seat, landed, log)
    shuffle(state, state.stack, landed)


@kernel
def make_room_under_stack(state):
    """Lift the stack by one place for each column that lands a bird (landing.stack)."""
    room = 0
    for column in range(COLUMNS[state.players]):
        if height(state, column) > 0:
            room += 1
    for place in range(state.stack_count - 1, -1, -1):
        state.stack[place + room] = state.stack[place]
        state.stack_layer[place + room] = state.stack_layer[place]
    state.stack_count += room
    return room


@kernel
def score_landing(state, seat, landed, log):
    """Points by the number of landed birds, and for each pair of a female and a male (landing.points, .pairs)."""
    females = 0
    males = 0
    for place in range(landed):
        if state.stack[place] == 2 * seat + FEMALE:
            females += 1
        elif state.stack[place] == 2 * seat + MALE:
            males += 1
    nest = state.nests[state.stage]
    pairs = min(females, males)
    for_pairs = pairs * PAIR_POINTS[nest]
    points = LANDING_POINTS[nest, females + males] + for_pairs
    state.score[seat] += points
    emit(log, NESTED, seat, females + males, pairs, points, for_pairs)


@kernel
def ask_to_score(state, asked):
    """Ask the next player in turn order who holds cards, until all were asked (scoring.cards)."""
    for turn in range(asked, state.players):
        seat = (state.start_seat + turn) % state.players
        if state.hand_count[seat] > 0:
            ask(state, seat, SCORE_CARDS, turn, 0)
            return


# ====================================================================== the next stage


@kernel
def prepare_next_stage(state, log):
    """Cubes back, display filled, flock re-formed, a new nest card and start player (next.*)."""
    state.stage += 1
    state.landed = 0
    take_cubes_back(state)
    fill_display(state, log)
    reform(state, log)
    turn_up_birds(state, log)
    begin_stage(state, log)


@kernel
def take_cubes_back(state):
    """All cubes return to their owners, so every action costs 1 again (next.cubes)."""
    for standard in range(STANDARDS):
        state.cubes[state.on_action_seat[standard]] += state.on_action[standard]
        state.on_action[standard] = 0
        state.on_action_seat[standard] = 0
    for seat in range(state.players):
        state.cubes[seat] += state.in_nest[seat]
        state.in_nest[seat] = 0


@kernel
def draw_card(state):
    """The top card of the draw deck."""
    learn(state)
    state.deck_count -= 1
    card = state.deck[state.deck_count]
    state.deck[state.deck_count] = EMPTY
    return card


@kernel
def fill_display(state, log):
    """Fill the empty places of the display, from the discards when the deck is used up (next.display)."""
    for place in range(DISPLAY_COUNT[state.players]):
        if state.display[place] == EMPTY:
            if state.deck_count == 0:
                reshuffle_discards(state, log)
            if state.deck_count > 0:
                state.display[place] = draw_card(state)
                emit(log, DISPLAYED, state.display[place], 0, 0, 0, 0)


@kernel
def reshuffle_discards(state, log):
    """The discard pile becomes the draw deck (next.reshuffle)."""
    if state.discard_count == 0:
        return
    for place in range(state.discard_count):
        state.deck[place] = state.discards[place]
        state.discards[place] = EMPTY
    state.deck_count = state.discard_count
    state.discard_count = 0
    state.reshuffled = 1
    shuffle(state, state.deck, state.deck_count)
    emit(log, RESHUFFLED, 0, 0, 0, 0, 0)


@kernel
def reform(state, log):
    """Columns short of the triangle move forward and take a bird at the back (next.formation, next.surplus)."""
    for column in range(COLUMNS[state.players]):
        while height(state, column) < FORMATION[state.players, column] and state.stack_count > 0:
            bird = draw_bird(state)
            push_forward(state, column, bird)
            emit(log, JOINED, bird, column, 0, 0, 0)


# ====================================================================== the end


@kernel
def end_game(state, log):
    """Most points, then fewest own birds on the board, else a shared victory (end.stages, end.tie)."""
    best = state.score[0]
    for seat in range(state.players):
        best = max(best, state.score[seat])
    leaders = 0
    for seat in range(state.players):
        if state.score[seat] == best:
            leaders |= 1 << seat
    state.winners = fewest_birds(state, leaders, log)
    for seat in range(state.players):
        if (state.winners >> seat) & 1:
            emit(log, WON, seat, best, 0, 0, 0)
    state.over = 1


@kernel
def fewest_birds(state, leaders, log):
    """Of the seats with the most points, as bits, those with the fewest own birds on the board (end.tie)."""
    fewest = SPACES
    for seat in range(state.players):
        if (leaders >> seat) & 1:
            birds = birds_in_rows(state, seat, FRONT, BACK)
            fewest = min(fewest, birds)
            if leaders & (leaders - 1) != 0:
                emit(log, TIED, seat, state.score[seat], birds, 0, 0)
    winners = 0
    for seat in range(state.players):
        if (leaders >> seat) & 1 and birds_in_rows(state, seat, FRONT, BACK) == fewest:
            winners |= 1 << seat
    return winners


# ====================================================================== what a seat cannot know


@kernel
def conceal(state, seat):
    """Deal anew the order of the stack, the cards the seat has not seen, and the nest cards to come (setup.hidden)."""
    shuffle_layers(state)
    redeal_nests(state)
    redeal_cards(state, seat)
    for _ in range(MOST_REDEALS):
        if can_go_on(state):
            return
        redeal_cards(state, seat)


@kernel
def can_go_on(state):
    """Whether the hand of the deciding seat fits the card it has played: Score shows that it holds a card to score."""
    if state.over:
        return True
    seat = decider(state)
    if decision(state) == SCORE_ONE:
        return can_score(state, seat, NO_CARD)
    if decision(state) == COPYING:
        own, neutral, birds = flock_bits(state, seat)
        kinds = possible_kinds(state, own, neutral, birds)
        for place in range(DISPLAY_COUNT[state.players]):
            if copyable(state, seat, NO_CARD, state.display[place], kinds):
                return True
        return False
    return True


@kernel
def shuffle_layers(state):
    """Shuffle the birds of the stack that were shuffled together; the layers lie one above the other."""
    first = 0
    while first < state.stack_count:
        end = first + 1
        while end < state.stack_count and state.stack_layer[end] == state.stack_layer[first]:
            end += 1
        sort(state.stack, first, end)
        shuffle_between(state, state.stack, first, end)
        first = end


@kernel
def redeal_cards(state, seat):
    """Deal the unseen cards anew: to other hands, and to the draw deck that they came from.

    A deck made anew from the discards holds no card that was ever dealt unseen, so it stays apart.
    """
    dealt = unseen_in_hands(state, seat)
    deck = 0
    for place in range(state.deck_count):
        deck |= 1 << state.deck[place]
    if not state.reshuffled:
        dealt |= deck
    for other in range(state.players):
        for slot in range(state.hand_count[other]):
            if not (state.hand_known[other, slot] >> seat) & 1:
                state.hand[other, slot] = draw_member(state, dealt)
                dealt ^= 1 << state.hand[other, slot]
    if not state.reshuffled:
        deck = dealt
    for place in range(state.deck_count):
        state.deck[place] = draw_member(state, deck)
        deck ^= 1 << state.deck[place]


@kernel
def unseen_in_hands(state, seat):
    """The cards in hands that the seat has not seen, as bits."""
    unseen = 0
    for other in range(state.players):
        for slot in range(state.hand_count[other]):
            if not (state.hand_known[other, slot] >> seat) & 1:
                unseen |= 1 << state.hand[other, slot]
    return unseen


@kernel
def redeal_nests(state):
    """Shuffle the nest cards to come."""
    unseen = 0
    for nest in range(state.stage + 1, NEST_CARDS):
        unseen |= 1 << state.nests[nest]
    for nest in range(state.stage + 1, NEST_CARDS):
        state.nests[nest] = draw_member(state, unseen)
        unseen ^= 1 << state.nests[nest]


RULES = {"setup": setup, "legal": legal, "apply": apply, "advance": advance, "conceal": conceal}
