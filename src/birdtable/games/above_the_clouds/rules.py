"""The rules, in the order of a game: setup, the turn, maneuver cards, the landing, the next stage, the end."""

from __future__ import annotations

from birdtable.games.above_the_clouds import conceal, content, flock, legal
from birdtable.games.above_the_clouds.state import State
from birdtable.games.above_the_clouds.words import Decision, Event, Verb
from birdtable.kernel import (
    EMPTY,
    EVERYBODY,
    AnyKernel,
    Log,
    answered,
    ask,
    decider,
    decision,
    detail,
    draw_member,
    emit,
    kernel,
    learn,
    shuffle,
)

FRONT_END = 0
PASS_COST = 2


# ====================================================================== setup


@kernel
def setup(state: State, log: Log) -> None:
    """Lay out birds, cubes and cards, and find who starts (setup.*)."""
    gather_birds(state, content.START_BIRDS[0], content.START_BIRDS[1], content.START_BIRDS[2])
    form_flock(state)
    gather_birds(state, content.RESERVE_BIRDS[0], content.RESERVE_BIRDS[1], content.RESERVE_BIRDS[2])
    turn_up_birds(state, log)
    for seat in range(state.players):
        state.cubes[seat] = content.CUBES[state.players]
    deal_cards(state, log)
    fill_display(state, log)
    for nest in range(content.NEST_CARDS):
        state.nests[nest] = nest
    shuffle(state, state.nests, content.NEST_CARDS)
    begin_stage(state, log)


@kernel
def gather_birds(state: State, females: int, males: int, neutral: int) -> None:
    """Make a shuffled stack of so many birds of each player and so many neutral ones (setup.flock, setup.reserve)."""
    for seat in range(state.players):
        for _ in range(females):
            put_on_stack(state, 2 * seat + content.FEMALE)
        for _ in range(males):
            put_on_stack(state, 2 * seat + content.MALE)
    for _ in range(neutral):
        put_on_stack(state, content.NEUTRAL_BIRD)
    shuffle(state, state.stack, state.stack_count)


@kernel
def form_flock(state: State) -> None:
    """Lay the stack out in the triangle, packed to the back row (setup.flock)."""
    for column in range(content.COLUMNS[state.players]):
        for row in range(content.ROWS - content.FORMATION[state.players, column], content.ROWS):
            state.flock[row * content.WIDTH + column] = draw_bird(state)


@kernel
def deal_cards(state: State, log: Log) -> None:
    """Shuffle the maneuver cards of the player count and deal two to everybody (setup.cards)."""
    state.deck_count = content.CARD_COUNT[state.players]
    for card in range(state.deck_count):
        state.deck[card] = card
    shuffle(state, state.deck, state.deck_count)
    for seat in range(state.players):
        for _ in range(content.DEALT):
            card = draw_card(state)
            put_in_hand(state, seat, card, 1 << seat)
            emit(log, Event.dealt, seat, card)


@kernel
def begin_stage(state: State, log: Log) -> None:
    """Turn up the stage's nest card and let the start player begin (setup.nest, next.nest)."""
    state.nests_known[state.stage] = EVERYBODY
    learn(state)
    emit(log, Event.stage, state.stage + 1, state.nests[state.stage])
    state.start_seat = start_player(state)
    emit(log, Event.starts, state.start_seat)
    ask(state, state.start_seat, Decision.turn)


@kernel
def start_player(state: State) -> int:
    """Most birds in the front row, then in the two front rows, then chance (setup.start-player)."""
    best = -1
    tied = 0
    for seat in range(state.players):
        front = flock.birds_in_rows(state, seat, content.FRONT, content.FRONT)
        # Eight times the first count outweighs any second count, so one number compares both.
        rank = 8 * front + flock.birds_in_rows(state, seat, content.FRONT, content.BACK - 1)
        if rank > best:
            best = rank
            tied = 1 << seat
        elif rank == best:
            tied |= 1 << seat
    return draw_member(state, tied)


# ====================================================================== what is done


@kernel
def apply(state: State, action: int, log: Log) -> None:
    """Carry out an action; if it leaves nothing to decide, the turn goes on to the next player."""
    seat = decider(state)
    kind = decision(state)
    asked = detail(state, 0)
    answered(state)
    if action == Verb.pass_.first:
        pass_turn(state, seat, log)
    elif action < Verb.add.first:
        fly(state, seat, kind, action - Verb.swap.first, log)
    elif action < Verb.place.first:
        pay_standard(state, seat, kind, content.ADD, log)
        pick_up_bird(state, seat, action - Verb.add.first, log)
    elif action < Verb.take.first:
        place_bird(state, seat, (action - Verb.place.first) // 2, (action - Verb.place.first) % 2, log)
    elif action < Verb.play.first:
        pay_standard(state, seat, kind, content.TAKE, log)
        take_card(state, seat, action - Verb.take.first, log)
    elif action < Verb.copy.first:
        play_card(state, seat, action - Verb.play.first, log)
    elif action < Verb.search.first:
        copy_card(state, seat, action - Verb.copy.first, log)
    elif action < Verb.discard.first:
        search_stack(state, seat, action - Verb.search.first, log)
    elif action < Verb.score.first:
        discard_from_hand(state, seat, action - Verb.discard.first)
        emit(log, Event.discarded, seat, action - Verb.discard.first)
    elif action < Verb.done.first:
        score_card(state, seat, action - Verb.score.first, log)
    if state.landed:
        ask_to_score(state, asked + (action == Verb.done.first))
    elif state.pending_count == 0:
        ask_next_player(state, seat)


@kernel
def pass_turn(state: State, seat: int, log: Log) -> None:
    """Give two cubes, or the last one, to the nest (turn.pass)."""
    cubes = min(PASS_COST, state.cubes[seat])
    pay_nest(state, seat, cubes)
    emit(log, Event.passed, seat, cubes)


@kernel
def pay_nest(state: State, seat: int, cubes: int) -> None:
    """Cubes straight to the nest (card.play)."""
    state.cubes[seat] -= cubes
    state.in_nest[seat] += cubes


@kernel
def pay_standard(state: State, seat: int, kind: int, standard: int, log: Log) -> None:
    """Clear the action into the nest, then place its price there; free under a Standard card (turn.clear)."""
    if kind != Decision.turn:
        return
    cubes = legal.price(state, standard)
    state.in_nest[state.on_action_seat[standard]] += state.on_action[standard]
    state.on_action[standard] = cubes
    state.on_action_seat[standard] = seat
    state.cubes[seat] -= cubes
    emit(log, Event.paid, seat, standard, cubes)


@kernel
def fly(state: State, seat: int, kind: int, pair: int, log: Log) -> None:
    """Swap two birds, by a standard action or by a card (action.sideways, action.forward, card.*)."""
    second = 1
    while second * (second + 1) // 2 <= pair:
        second += 1
    first = pair - second * (second - 1) // 2
    if first // content.WIDTH == second // content.WIDTH:
        pay_standard(state, seat, kind, content.SIDEWAYS, log)
    else:
        pay_standard(state, seat, kind, content.FORWARD, log)
    emit(log, Event.swapped, seat, first, state.flock[first], second, state.flock[second])
    bird = state.flock[first]
    state.flock[first] = state.flock[second]
    state.flock[second] = bird


@kernel
def put_on_stack(state: State, bird: int) -> None:
    """A bird on top of the stack, as one more of the birds shuffled together at the start."""
    state.stack[state.stack_count] = bird
    state.stack_layer[state.stack_count] = 0
    state.stack_count += 1


@kernel
def draw_bird(state: State) -> int:
    """The top bird of the stack, now seen by all."""
    learn(state)
    state.stack_count -= 1
    bird = state.stack[state.stack_count]
    state.stack[state.stack_count] = EMPTY
    state.stack_layer[state.stack_count] = EMPTY
    return bird


@kernel
def turn_up_birds(state: State, log: Log) -> None:
    """Fill the places beside the stack while it has birds (setup.reserve, action.add-reveal, next.face-up)."""
    for place in range(content.FACE_UP):
        if state.face_up[place] == EMPTY and state.stack_count > 0:
            state.face_up[place] = draw_bird(state)
            emit(log, Event.revealed, state.face_up[place])


@kernel
def pick_up_bird(state: State, seat: int, source: int, log: Log) -> None:
    """Take a face-up bird or the top of the stack, and choose its place (action.add)."""
    if source == legal.STACK_PLACE:
        state.drawn = draw_bird(state)
    else:
        state.drawn = state.face_up[source]
        state.face_up[source] = EMPTY
    emit(log, Event.drew, seat, state.drawn, source)
    ask(state, seat, Decision.place, source)


@kernel
def place_bird(state: State, seat: int, column: int, end: int, log: Log) -> None:
    """Put the bird at the front of a column or, pushing it forward, at the back (action.add-front, .add-back)."""
    bird = state.drawn
    state.drawn = EMPTY
    emit(log, Event.placed, seat, bird, column, end)
    if end == FRONT_END:
        state.flock[(content.BACK - flock.height(state, column)) * content.WIDTH + column] = bird
    else:
        flock.push_forward(state, column, bird)
    turn_up_birds(state, log)


@kernel
def put_in_hand(state: State, seat: int, card: int, known: int) -> None:
    """A card into a hand, with the seats that know it."""
    slot = state.hand_count[seat]
    state.hand[seat, slot] = card
    state.hand_known[seat, slot] = known
    state.hand_count[seat] = slot + 1


@kernel
def take_card(state: State, seat: int, card: int, log: Log) -> None:
    """Take a displayed card; a fifth card forces a discard (action.take, action.take-limit)."""
    for place in range(content.DISPLAY_COUNT[state.players]):
        if state.display[place] == card:
            state.display[place] = EMPTY
    put_in_hand(state, seat, card, EVERYBODY)
    emit(log, Event.took, seat, card)
    if state.hand_count[seat] > content.HAND_LIMIT:
        ask(state, seat, Decision.discard)


@kernel
def discard_from_hand(state: State, seat: int, card: int) -> None:
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
def play_card(state: State, seat: int, card: int, log: Log) -> None:
    """The card leaves the hand, its cost is paid, its action follows (card.play)."""
    kind = content.KIND[state.players, card]
    discard_from_hand(state, seat, card)
    pay_nest(state, seat, content.COST[kind])
    emit(log, Event.played, seat, card, content.COST[kind])
    if kind == content.COPY:
        learn(state)  # that some displayed card can be used may tell of the hand, as with Score
        ask(state, seat, Decision.copy)
    else:
        ask_for_action(state, seat, kind, legal.NO_CARD)


@kernel
def copy_card(state: State, seat: int, card: int, log: Log) -> None:
    """Use a displayed card for its own cost; it stays where it is (card.display)."""
    kind = content.KIND[state.players, card]
    pay_nest(state, seat, content.COST[kind])
    emit(log, Event.copied, seat, card, content.COST[kind])
    ask_for_action(state, seat, kind, card)


@kernel
def ask_for_action(state: State, seat: int, kind: int, copied: int) -> None:
    """Let the player carry out an action half."""
    if content.SWAP_OF_KIND[kind] != EMPTY:
        ask(state, seat, Decision.swap, content.SWAP_OF_KIND[kind])
    elif kind == content.STANDARD:
        ask(state, seat, Decision.standard, copied)
    elif kind == content.SCORE:
        learn(state)  # that another card in the hand scores
        ask(state, seat, Decision.score_one)
    elif kind == content.FAVORITE_BIRD:
        ask(state, seat, Decision.search)


@kernel
def search_stack(state: State, seat: int, bird: int, log: Log) -> None:
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
    emit(log, Event.searched, seat, bird)
    ask(state, seat, Decision.place, legal.STACK_PLACE)


@kernel
def score_card(state: State, seat: int, card: int, log: Log) -> None:
    """Score a card of the hand and discard it (scoring.cards, scoring.any-number)."""
    points = flock.card_points(state, seat, card)
    for_both = points - content.FIRST_POINTS[state.players, card] - content.SECOND_POINTS[state.players, card]
    state.score[seat] += points
    discard_from_hand(state, seat, card)
    emit(log, Event.scored, seat, card, points, max(0, for_both))


# ====================================================================== the end of a turn and of a stage


@kernel
def ask_next_player(state: State, seat: int) -> None:
    """Clockwise to the next player with cubes; without any, the stage is over (turn.order, stage.end)."""
    for step in range(1, state.players + 1):
        after = (seat + step) % state.players
        if state.cubes[after] > 0:
            ask(state, after, Decision.turn)
            return


@kernel
def advance(state: State, log: Log) -> None:
    """Nobody has a cube left: the birds land. Nobody has a card left to score: the next stage, or the end."""
    if not state.landed:
        land(state, log)
        ask_to_score(state, 0)
    elif state.stage + 1 < content.STAGES:
        prepare_next_stage(state, log)
    else:
        end_game(state, log)


@kernel
def land(state: State, log: Log) -> None:
    """The foremost bird of each column lands, scores by the nest card and goes under the stack (landing.*)."""
    state.landed = 1
    landed = make_room_under_stack(state)
    place = 0
    for column in range(content.COLUMNS[state.players]):
        if flock.height(state, column) > 0:
            space = (content.ROWS - flock.height(state, column)) * content.WIDTH + column
            emit(log, Event.landed, state.flock[space], column)
            state.stack[place] = state.flock[space]
            state.stack_layer[place] = state.stage + 1
            state.flock[space] = EMPTY
            place += 1
    for seat in range(state.players):
        score_landing(state, seat, landed, log)
    shuffle(state, state.stack, landed)


@kernel
def make_room_under_stack(state: State) -> int:
    """Lift the stack by one place for each column that lands a bird (landing.stack)."""
    room = 0
    for column in range(content.COLUMNS[state.players]):
        if flock.height(state, column) > 0:
            room += 1
    for place in range(state.stack_count - 1, -1, -1):
        state.stack[place + room] = state.stack[place]
        state.stack_layer[place + room] = state.stack_layer[place]
    state.stack_count += room
    return room


@kernel
def score_landing(state: State, seat: int, landed: int, log: Log) -> None:
    """Points by the number of landed birds, and for each pair of a female and a male (landing.points, .pairs)."""
    females = 0
    males = 0
    for place in range(landed):
        if state.stack[place] == 2 * seat + content.FEMALE:
            females += 1
        elif state.stack[place] == 2 * seat + content.MALE:
            males += 1
    nest = state.nests[state.stage]
    pairs = min(females, males)
    for_pairs = pairs * content.PAIR_POINTS[nest]
    points = content.LANDING_POINTS[nest, females + males] + for_pairs
    state.score[seat] += points
    emit(log, Event.nested, seat, females + males, pairs, points, for_pairs)


@kernel
def ask_to_score(state: State, asked: int) -> None:
    """Ask the next player in turn order who holds cards, until all were asked (scoring.cards)."""
    for turn in range(asked, state.players):
        seat = (state.start_seat + turn) % state.players
        if state.hand_count[seat] > 0:
            ask(state, seat, Decision.score_cards, turn)
            return


# ====================================================================== the next stage


@kernel
def prepare_next_stage(state: State, log: Log) -> None:
    """Cubes back, display filled, flock re-formed, a new nest card and start player (next.*)."""
    state.stage += 1
    state.landed = 0
    take_cubes_back(state)
    fill_display(state, log)
    reform(state, log)
    turn_up_birds(state, log)
    begin_stage(state, log)


@kernel
def take_cubes_back(state: State) -> None:
    """All cubes return to their owners, so every action costs 1 again (next.cubes)."""
    for standard in range(content.STANDARDS):
        state.cubes[state.on_action_seat[standard]] += state.on_action[standard]
        state.on_action[standard] = 0
        state.on_action_seat[standard] = 0
    for seat in range(state.players):
        state.cubes[seat] += state.in_nest[seat]
        state.in_nest[seat] = 0


@kernel
def draw_card(state: State) -> int:
    """The top card of the draw deck."""
    learn(state)
    state.deck_count -= 1
    card = state.deck[state.deck_count]
    state.deck[state.deck_count] = EMPTY
    return card


@kernel
def fill_display(state: State, log: Log) -> None:
    """Fill the empty places of the display, from the discards when the deck is used up (next.display)."""
    for place in range(content.DISPLAY_COUNT[state.players]):
        if state.display[place] == EMPTY:
            if state.deck_count == 0:
                reshuffle_discards(state, log)
            if state.deck_count > 0:
                state.display[place] = draw_card(state)
                emit(log, Event.displayed, state.display[place])


@kernel
def reshuffle_discards(state: State, log: Log) -> None:
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
    emit(log, Event.reshuffled)


@kernel
def reform(state: State, log: Log) -> None:
    """Columns short of the triangle move forward and take a bird at the back (next.formation, next.surplus)."""
    for column in range(content.COLUMNS[state.players]):
        while flock.height(state, column) < content.FORMATION[state.players, column] and state.stack_count > 0:
            bird = draw_bird(state)
            flock.push_forward(state, column, bird)
            emit(log, Event.joined, bird, column)


# ====================================================================== the end


@kernel
def end_game(state: State, log: Log) -> None:
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
            emit(log, Event.won, seat, best)
    state.over = 1


@kernel
def fewest_birds(state: State, leaders: int, log: Log) -> int:
    """Of the seats with the most points, as bits, those with the fewest own birds on the board (end.tie)."""
    fewest = content.SPACES
    for seat in range(state.players):
        if (leaders >> seat) & 1:
            birds = flock.birds_in_rows(state, seat, content.FRONT, content.BACK)
            fewest = min(fewest, birds)
            if leaders & (leaders - 1) != 0:
                emit(log, Event.tied, seat, state.score[seat], birds)
    winners = 0
    for seat in range(state.players):
        if (leaders >> seat) & 1 and flock.birds_in_rows(state, seat, content.FRONT, content.BACK) == fewest:
            winners |= 1 << seat
    return winners


RULES: tuple[AnyKernel, ...] = (setup, legal.legal, apply, advance, conceal.conceal)
