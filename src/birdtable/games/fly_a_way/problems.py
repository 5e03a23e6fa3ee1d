"""What cannot be on any table, in words: positions that are written by hand are checked against it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from birdtable.games.fly_a_way import birds, content, links, turn
from birdtable.games.fly_a_way.content import Op, Timing
from birdtable.games.fly_a_way.state import State
from birdtable.games.fly_a_way.words import Decision, Need, Phase, Readiness, Task, Way
from birdtable.kernel import EMPTY, EVERYBODY

LOOK = 3  # cards that Science in Action may put back in another order
IN_TURN = (Phase.action, Phase.end_of_action)  # links and events of this turn are there only now
READY = (Readiness.fresh, Readiness.ready)
CAN_BE = {
    Timing.save: (*READY, Readiness.spent),
    Timing.each_turn: (*READY, Readiness.exhausted),
    Timing.opp_any: READY,
    Timing.opp_round: (*READY, Readiness.exhausted),
    Timing.once_game: (*READY, Readiness.spent),
    Timing.end: READY,
}
PHASE_OF = {
    Decision.offer: (Phase.start,),
    Decision.wing_it: (Phase.wing_it,),
    Decision.fowl_play: (Phase.fowl_play,),
    Decision.act: (Phase.action,),
    Decision.second_link: (Phase.action,),
    Decision.extra_link: (Phase.action,),
    Decision.which_bird: (Phase.action,),
    Decision.save: (Phase.action,),
    Decision.route: (Phase.start, Phase.action),
    Decision.save_power: (Phase.start, Phase.action),
    Decision.order: (Phase.action,),
}  # of the others, all
OTHERS_DECIDE = (Decision.take_squawk, Decision.protect)
ANYBODY_DECIDES = (*OTHERS_DECIDE, Decision.discard, Decision.remove)


def problems(state: State) -> list[str]:
    """What does not fit together, and what cannot have come about."""
    if max(state.start_seat, state.active) >= state.players:
        return ["start_seat and active must name seats at the table"]
    if state.phase == EMPTY:
        return ["phase must say where in the turn the table is"]
    return [
        *_links(state),
        *_roost(state),
        *_fronts(state),
        *_fowl_play(state),
        *_wing_it(state),
        *_this_turn(state),
        *_route(state),
        *_tasks(state),
        *_decision(state),
        *_end(state),
        *_fowl_order(state),
        *_past(state),
    ]


def _bird(bird: int) -> str:
    return content.BIRD.word(bird, 0)


def _in_front(state: State, seat: int) -> list[int]:
    return [state.front[seat, place] for place in range(state.front_count[seat])]


# ---------------------------------------------------------------------- what lies on the table


def _links(state: State) -> Iterator[str]:
    for seat in range(content.SEATS):
        placed = links.links_on_map(state, seat)
        if placed + state.supply[seat] > content.LINKS:
            yield f"seat {seat} has more than {content.LINKS} links"
        elif seat < state.players and placed + state.supply[seat] < content.LINKS:
            yield f"seat {seat} has fewer than {content.LINKS} links"
        if state.supply[seat] < 0:
            yield f"seat {seat} cannot have {state.supply[seat]} links left"
        if seat >= state.players and placed:
            yield f"there is no seat {seat} whose link could lie there"


def _roost(state: State) -> Iterator[str]:
    for place in range(content.ROOST):
        cage, offered = state.cage[place], state.offer[place] != EMPTY
        if state.roosting[place] == EMPTY and (cage != EMPTY or offered):
            yield "an empty roosting place can be neither caged nor on offer"
        if cage != EMPTY and content.OP[content.FOWL_EFFECT[cage]] != Op.cage:
            yield f"{content.FOWL.word(cage, 0)} is no cage"
        if cage != EMPTY and offered:
            yield f"{_bird(state.roosting[place])} is caged and cannot be on offer"
        if offered != (state.offer_first[place] != EMPTY):
            yield "offer and offer_first go together"
        if state.offer_first[place] >= state.players:
            yield "offer_first must name a seat at the table"


def _fronts(state: State) -> Iterator[str]:
    in_front = {bird for seat in range(content.SEATS) for bird in _in_front(state, seat)}
    for seat in range(content.SEATS):
        if _in_front(state, seat) != sorted(_in_front(state, seat)):
            yield f"the birds in front of seat {seat} must lie in the order of the bird cards"
        if seat >= state.players and state.front_count[seat]:
            yield f"there is no seat {seat} that birds could lie in front of"
    for bird in range(content.BIRDS):
        readiness, snake = state.readiness[bird], state.snake[bird]
        if (readiness == EMPTY) == (bird in in_front):
            yield f"readiness must have an entry for every bird in front of somebody: {_bird(bird)}"
        elif readiness != EMPTY and not _can_be(bird, Readiness(readiness)):
            yield f"the power of {_bird(bird)} can never be {Readiness(readiness).word}"
        if snake != EMPTY and bird not in in_front:
            yield f"a Snake lies on a bird in front of somebody, not on {_bird(bird)}"
        if snake != EMPTY and content.OP[content.FOWL_EFFECT[snake]] != Op.attach_snake:
            yield f"{content.FOWL.word(snake, 0)} is no Snake"


def _can_be(bird: int, readiness: Readiness) -> bool:
    timing = Timing(content.TIMING[bird])
    if timing == Timing.save and content.AUTOMATIC[bird]:
        return readiness == Readiness.spent
    return readiness in CAN_BE[timing]


def _fowl_play(state: State) -> Iterator[str]:
    for place in range(content.FOWL_DECK):
        card = state.fowl_deck[place]
        if (EMPTY if card == EMPTY else int(content.FOWL_TIER[card])) != state.fowl_back[place]:
            yield "fowl_back must give the tier of every card of the Fowl Play deck"
            break
    for place in range(content.FOWL_CARDS):
        card = state.fowl_out[place]
        if (EMPTY if card == EMPTY else int(content.FOWL_TIER[card])) != state.fowl_out_back[place]:
            yield "fowl_out_back must give the tier of every card left out"
            break
    top = state.fowl_count - 1
    unseen = [place for place in range(content.FOWL_DECK) if state.fowl_back_known[place] != EVERYBODY]
    if any(place >= top or place <= top - LOOK for place in unseen):
        yield "everybody knows the back on top of the Fowl Play deck and those below the three upper cards"
    if any(place < state.fowl_count and not state.fowl_back_known[place] for place in unseen):
        yield "whoever put Fowl Play cards back knows their backs"
    drawn = state.fowl_drawn
    if drawn != EMPTY:
        between = state.phase == Phase.between
        if state.phase not in (Phase.between, Phase.fowl_play, Phase.action):
            yield "a Fowl Play card is resolved in the Draw phase or between two turns"
        elif (content.FOWL_TIER[drawn] == content.TASTROPHE_TIER) != between:
            yield "Bird-tastrophes are resolved between turns, Fowl Play cards in a turn"
    lying = [*state.cage, *state.snake, *state.fowl_discards]
    if any(content.FOWL_TIER[card] == content.TASTROPHE_TIER for card in (*state.cage, *state.snake) if card != EMPTY):
        yield "a Bird-tastrophe lies on no bird"
    if state.fowl_renewed and not any(card != EMPTY for card in (*lying, drawn, *state.fowl_deck)):
        yield "the Fowl Play deck cannot have been made anew of nothing"


def _wing_it(state: State) -> Iterator[str]:
    for seat in range(content.SEATS):
        for slot in range(content.WING_CARDS):
            held, layer = state.hand[seat, slot] != EMPTY, state.hand_layer[seat, slot]
            if held and seat >= state.players:
                yield f"there is no seat {seat} that could hold cards"
                return
            if held != (layer != EMPTY) or layer > state.wing_layer:
                yield "hand_layer must name, for every card in hand, a Wing It deck that there was"
                return
            if held and not (state.hand_known[seat, slot] >> seat) & 1:
                yield f"seat {seat} knows its own cards: hand_known must have its bit"
                return
    if state.wing_layer < 0:
        yield "wing_layer counts the Wing It decks and cannot be negative"
    if state.in_play != EMPTY and (content.SQUAWKS[state.in_play] or state.phase != Phase.action):
        yield "only an event can be in play, and only in the Action phase"


def _this_turn(state: State) -> Iterator[str]:
    placed = [way for way in state.basic_links if way != EMPTY]
    if len(placed) != state.basics or placed != list(state.basic_links[: state.basics]):
        yield "basic_links must name the basic links of this turn, as many as basics says"
    elif len(set(placed)) != len(placed):
        yield "two basic links of a turn cannot have been placed on one linkway"
    if state.basics > state.basic_limit:
        yield f"{state.basics} basic links are placed, but {state.basic_limit} are allowed"
    if state.placed < state.basics:
        yield "placed counts all links of this turn, the basic ones too"
    touched = 0
    for way in placed:
        touched |= int(content.TOUCHES[way])
    if touched & ~state.placed_touching and state.placed_touching:
        yield "placed_touching must hold the habitats of all links placed this turn"
    if (state.placed or state.placed_touching) and state.phase not in (*IN_TURN, Phase.refill, Phase.hand):
        yield "no links of this turn can lie there before its Action phase"
    if state.forfeited and state.phase in (Phase.wing_it, Phase.fowl_play, *IN_TURN):
        yield "a turn that was given up has neither a Draw nor an Action phase"


# ---------------------------------------------------------------------- what is being done


def _route(state: State) -> Iterator[str]:
    if state.route_count and state.route_bird == EMPTY:
        yield "route_bird must name the bird whose route it is"
    if state.saving == EMPTY:
        if (state.route_at, state.route_way, state.route_need) != (EMPTY, Way.entered, Need.nothing):
            yield "route_at, route_way and route_need are for a bird that is being saved"
        return
    if state.saving not in range(content.ROOST) or state.roosting[state.saving] == EMPTY:
        yield "saving must name the place of a roosting bird"
    elif state.cage[state.saving] != EMPTY:
        yield "a caged bird cannot be saved"
    elif state.route_bird != state.roosting[state.saving]:
        yield "route_bird must be the bird that is being saved"
    elif not _leads(state):
        yield "route must lead from the bird's start over links to route_at"
    if not 0 <= state.route_need < Need.link_of + state.players:
        yield "route_need must name nothing, the step, or a seat at the table"


def _leads(state: State) -> bool:
    """Whether the route leads, link by link and never north, from the bird's start to where it has come."""
    at = int(content.START[state.route_bird])
    for way in state.route[: state.route_count]:
        ends = (int(content.NORTH_END[way]), int(content.SOUTH_END[way]))
        if at not in ends or state.links[way] == EMPTY:
            return False
        onward = ends[1] if at == ends[0] else ends[0]
        if content.ROW[onward] < content.ROW[at]:
            return False
        at = onward
    return at == state.route_at


def _tasks(state: State) -> Iterator[str]:
    waiting = [Task(kind) for kind in state.task_kind[: state.task_count]]
    for depth, kind in enumerate(waiting):
        args = [state.task_args[depth, part] for part in range(3)]
        if not all(_fits(state, what, number) for what, number in zip(TASK_ARGS[kind], args, strict=False)):
            yield f"the task {kind.word} cannot be about {args}"
    if (Task.finish_event in waiting) != (state.in_play != EMPTY):
        yield "an event is in play as long as the task finish-event waits"
    if state.fowl_drawn != EMPTY and state.phase != Phase.fowl_play and Task.finish_fowl_play not in waiting:
        yield "a Fowl Play card that is carried out needs the task finish-fowl-play"


TASK_ARGS = {
    Task.saves: ("places", "linkway", "linkway or none"),
    Task.route: (),
    Task.save_power: ("bird",),
    Task.effect: ("effect", "seat", "bird or none"),
    Task.extra_links: ("effect", "number", "seat"),
    Task.discard_to: ("seat", "number"),
    Task.discard_for_points: ("seat", "number", "effect"),
    Task.give: ("seat", "number"),
    Task.remove: ("seat", "number", "habitat"),
    Task.finish_event: (),
    Task.finish_fowl_play: (),
    Task.order: ("seat", "number", "number"),
}


def _fits(state: State, what: str, number: int) -> bool:
    """Whether a number can stand for what a task is about."""
    if what.endswith(" or none") and number == EMPTY:
        return True
    least = 1 if what == "places" else 0
    most = {
        "places": (1 << content.ROOST) - 1,
        "linkway": content.LINKWAYS - 1,
        "bird": content.BIRDS - 1,
        "effect": len(content.OP) - 1,
        "seat": state.players - 1,
        "habitat": content.ANY_HABITAT,
        "number": content.WING_CARDS,
    }[what.removesuffix(" or none")]
    return least <= number <= most


def _decision(state: State) -> Iterator[str]:
    for depth in range(state.pending_count):
        kind, seat = list(Decision)[state.pending_kind[depth]], state.pending_seat[depth]
        if seat < 0:
            yield "nothing in this game is decided by chance from outside"
        elif kind in OTHERS_DECIDE and seat == state.active:
            yield f"{kind.word} is asked of an opponent of whoever has the turn"
        elif kind not in ANYBODY_DECIDES and seat != state.active:
            yield f"{kind.word} is asked of whoever has the turn"
        if state.phase not in PHASE_OF.get(kind, tuple(Phase)):
            yield f"{kind.word} is not asked in the phase {Phase(state.phase).word}"
        if (kind == Decision.fowl_play) and state.fowl_drawn == EMPTY:
            yield "fowl-play is asked about the card in fowl_drawn"
        if kind == Decision.act and state.fowl_drawn != EMPTY:
            yield "the Action phase begins when the Fowl Play card is resolved"
        if kind == Decision.route and state.saving == EMPTY:
            yield "route is asked about the bird in saving"
        if kind == Decision.second_link and state.step[0] == EMPTY:
            yield "second-link is asked about the link in step"
        if kind == Decision.save and birds.roosting_place(state, state.pending_args[depth, 0]) == EMPTY:
            yield "save is asked about a roosting bird"


def _end(state: State) -> Iterator[str]:
    if any(state.score[seat] < 0 for seat in range(state.players)):
        yield "nobody has fewer than 0 points"
    if state.winners >> state.players:
        yield "winners must be seats at the table"
    if bool(state.over) != bool(state.winners):
        yield "a game that is over has winners, and only such a game"
    if state.over and not (state.last_round and state.phase == Phase.between):
        yield "a game ends after a turn of the last round"


# ---------------------------------------------------------------------- how it came about


def _fowl_order(state: State) -> Iterator[str]:
    """The deck lies as it was built, but for the three upper cards; so many cards of each tier stayed out."""
    built = []
    for tier in range(content.LAST_TIER, -1, -1):
        built += [tier] * int(content.TIER_SIZE[state.players, tier])
        built += [content.TASTROPHE_TIER] * (tier > 0)
    left_out = Counter(state.fowl_out_back)
    for tier in range(content.TIERS + 1):
        size = int(content.FIRST_OF_TIER[tier + 1] - content.FIRST_OF_TIER[tier])
        unused = size - built.count(tier)
        if left_out[tier] != unused:
            yield f"with {state.players} players {unused} cards of {content.TIER.word(tier, 0)} stay out"
    if state.fowl_renewed:
        built = [content.LAST_TIER] * len(built)
    below = max(0, state.fowl_count - LOOK)
    if list(state.fowl_back[:below]) != built[:below]:
        yield "below the three upper cards the Fowl Play deck lies as it was built, Tier 3 lowest"


def _past(state: State) -> Iterator[str]:
    first = state.turns == 0
    if state.turns < 0 or (state.active - state.start_seat - state.turns + 1) % state.players:
        yield f"after {state.turns} turns from seat {state.start_seat} on it cannot be the turn of seat {state.active}"
    if first and state.phase != Phase.between:
        yield "before the first turn nothing can be going on"
    if not state.last_round:
        if any(state.front_count[seat] >= content.BIRDS_TO_END for seat in range(state.players)):
            yield f"with {content.BIRDS_TO_END} birds in front of a player the last round is on"
        if not turn.fowl_play_left(state) or state.fowl_renewed:
            yield "when all Fowl Play cards are drawn the last round is on"
    settled = state.phase in (Phase.hand, Phase.between, Phase.wing_it) and not state.over
    if settled and state.bird_deck_count and any(bird == EMPTY for bird in state.roosting):
        yield "in the Clean-up phase the bird deck fills every roosting place"
    if state.phase == Phase.between and state.hand_count[state.active] > content.HAND_LIMIT and not state.task_count:
        yield f"seat {state.active} has ended its turn and can hold {content.HAND_LIMIT} cards at most"
