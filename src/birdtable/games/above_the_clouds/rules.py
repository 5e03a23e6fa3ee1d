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
from birdtable.games.above_the_clouds.conceal import conceal
from birdtable.games.above_the_clouds.flock import birds_in_rows, card_points, height, push_forward
from birdtable.games.above_the_clouds.legal import NO_CARD, STACK_PLACE, legal, price
from birdtable.games.above_the_clouds.tables import (
    ADD,
    BACK,
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
    FORMATION,
    FORWARD,
    FRONT,
    HAND_LIMIT,
    KIND,
    LANDING_POINTS,
    MALE,
    NEST_CARDS,
    NEUTRAL_BIRD,
    PAIR_POINTS,
    RESERVE_BIRDS,
    ROWS,
    SCORE,
    SECOND_POINTS,
    SIDEWAYS,
    SPACES,
    STAGES,
    STANDARD,
    STANDARDS,
    START_BIRDS,
    SWAP_OF_KIND,
    TAKE,
    WIDTH,
)
from birdtable.kernel.decisions import answered, ask, decider, decision, detail
from birdtable.kernel.dialect import kernel
from birdtable.kernel.events import emit
from birdtable.kernel.record import EMPTY, EVERYBODY
from birdtable.kernel.streams import draw_member, learn, shuffle

FRONT_END = 0
PASS_COST = 2


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


RULES = {"setup": setup, "legal": legal, "apply": apply, "advance": advance, "conceal": conceal}
