"""What cannot be on any table: a position that somebody wrote down is refused with the first of these sentences."""

from __future__ import annotations

from collections.abc import Iterator

from birdtable.games.perch import content, creatures, end, homestead
from birdtable.games.perch.content import Phase
from birdtable.games.perch.state import State
from birdtable.games.perch.words import Decision, is_about_flock, is_moving_birds
from birdtable.kernel import EMPTY, EVERYBODY

RECRUITED = content.FROM_BAG + content.FROM_ROOST  # birds that everybody gets in a round
WHEN = {  # the phases in which something can be asked; what is not listed is asked in a turn
    Decision.objective: (Phase.setup,),
    Decision.rookery: (Phase.migration,),
    Decision.return_: (Phase.recruit,),
    Decision.offer: (Phase.recruit,),
    Decision.trade: (Phase.recruit,),
    Decision.stand: (Phase.upkeep,),
    Decision.seat: (Phase.migration, Phase.perch, Phase.upkeep),
}
PHASES = {Phase.setup: "during setup", Phase.migration: "in Migration", Phase.recruit: "in Recruit"}
PHASES |= {Phase.perch: "in the Perch phase", Phase.upkeep: "in Upkeep"}


def problems(state: State) -> list[str]:
    """What is wrong with a position, the simplest first."""
    if not 1 <= state.round_number <= content.ROUNDS or state.phase == EMPTY:
        return ["a round from 1 to 5 and a phase must be given"]
    if state.phase == Phase.setup and state.round_number > 1:
        return ["setup comes before round 1"]
    parts = (_homestead, _order, _decisions, _birds, _fountain, _hands, _nests, _tokens, _creatures, _cards, _ending)
    return next((found for part in parts if (found := list(part(state)))), [])  # each relies on those before it


# ---------------------------------------------------------------------- the homestead and the turn order


def _homestead(state: State) -> Iterator[str]:
    lying = {state.location[place]: place for place in _places(state) if state.location[place] != EMPTY}
    if {location: place for location, place in enumerate(state.place) if place != EMPTY} != lying:
        yield "place must say for each location of the homestead where it lies, and for no other"
    if any(state.location[place] != EMPTY for place in range(len(_places(state)), content.MOST_PLACES)):
        yield f"the homestead of {state.players} players has {len(_places(state))} places"
    boxed = [location for location in state.box if location != EMPTY]
    if sorted([*lying, *boxed]) != list(range(content.LOCATIONS)):
        yield "every location must be in the homestead or in the box, once"
    gone = [content.OVERSTUFFED] if len(lying) == len(_places(state)) - 1 and content.OVERSTUFFED in boxed else []
    for kind in content.Kind:
        wanted = content.WANTED[state.players, kind]
        found = sum(content.KIND[location] == kind for location in [*lying, *gone])
        if found != wanted:
            yield f"the homestead has {found} {kind.word} locations, but {state.players} players use {wanted}"
    if gone and state.round_number == 1 and state.phase != Phase.upkeep:
        yield "the Overstuffed Birdhouse cannot be gone before the first Upkeep"
    printed = [content.FIRST_GAME[state.players, place] for place in _places(state)]
    if state.homestead and [state.location[place] for place in _places(state)] != printed:
        yield "the homestead of the first game is the printed one"
    if content.OWL_BARN in lying and content.INSIDE[state.players, lying[content.OWL_BARN]]:
        yield "the Owl Barn must lie on the edge"


def _order(state: State) -> Iterator[str]:
    seats = range(state.players)
    drawn = state.phase != Phase.setup
    if sorted(state.order[: state.players]) != (list(seats) if drawn else [EMPTY] * state.players):
        yield "order must name every seat once, and none during setup"
        return
    if not EMPTY <= state.turn < state.players or (state.turn != EMPTY) != (
        state.phase == Phase.perch and not state.over
    ):
        yield "turn is a place in the turn order during the Perch phase, else -1"
    if min(state.score[seat] for seat in seats) < 0:
        yield "nobody has fewer than no points"
    arrived = [state.arrived[seat] for seat in seats]
    if drawn and (len(set(arrived)) < state.players or not 0 <= min(arrived) <= max(arrived) <= state.arrivals):
        yield "arrived must say for every seat when its token came to its space, a different time each, up to arrivals"
    elif not drawn and (any(arrived) or state.arrivals):
        yield "no scoring token has arrived anywhere during setup"
    elif drawn and any((state.arrived[seat] > state.players) != (state.score[seat] > 0) for seat in seats):
        yield f"tokens without points arrived before {state.players}, all others after it"
    elif drawn and state.arrivals != max(*arrived, state.players):
        yield "arrivals must be when the last scoring token came to its space"
    if drawn and not state.over and not _in_order(state):
        yield "the turn order does not follow from the points"


def _in_order(state: State) -> bool:
    """Whether the turn order can be: by seat before anybody scored, then by points; the High Perch changes its end."""
    order = list(state.order[: state.players])
    if not _scored(state):
        return order == [(order[0] + turn) % state.players for turn in range(state.players)] and not any(state.score)
    by_points = sorted(range(state.players), key=lambda seat: (-state.score[seat], state.arrived[seat]))
    others = [seat for seat in by_points if seat != order[-1]]
    return order == by_points or (state.place[content.HIGH_PERCH] != EMPTY and order[:-1] == others)


# ---------------------------------------------------------------------- what is being decided


def _decisions(state: State) -> Iterator[str]:
    kinds = list(state.pending_kind[: state.pending_count])
    flying = [0] * content.FLOCKS
    for depth, kind in enumerate(kinds):
        seat, flock = state.pending_seat[depth], state.pending_args[depth, 0]
        if state.phase not in WHEN.get(Decision(kind), (Phase.perch,)):
            yield f"nobody is asked for {Decision(kind).word} {PHASES[Phase(state.phase)]}"
        elif is_about_flock(kind) and not 0 <= flock < _flocks(state):
            yield "a decision is about a flock that does not take part"
        elif seat not in _deciders(state, kind, flock):
            yield f"seat {seat} is not the one that decides about {Decision(kind).word}"
        flying[flock if 0 <= flock < content.FLOCKS else 0] += kind == Decision.seat
    if list(state.flying) != flying:
        yield "flying must count the birds whose seat on the Fountain is being chosen"
    once = [kind for kind in kinds if kind not in (Decision.seat, Decision.objective, Decision.rookery)]
    asked = [(kind, seat) for kind, seat in zip(kinds, state.pending_seat, strict=False) if kind != Decision.seat]
    if len(once) != len(set(once)) or len(asked) != len(set(asked)):
        yield "the same is asked twice"
    acts = any(kind in (Decision.move, Decision.send) or is_moving_birds(kind) for kind in kinds)
    if acts != (state.acting != EMPTY):
        yield "no creature is acting" if acts else "a creature is acting, but nothing is asked about it"
        return
    if acts and not 0 <= state.sends <= content.SEND_COUNT[state.acting]:
        yield f"sends: the acting creature sends no more than {content.SEND_COUNT[state.acting]} birds"
    if acts and state.acting != content.SCARECROW and state.creature_on[state.acting] == EMPTY:
        yield "the acting creature stands nowhere"
        return
    if state.acting == EMPTY and (state.reach or state.sends):
        yield "reach and sends are of a creature that is acting"
    if state.reach & ~homestead.in_play(state):
        yield "reach names locations that are not in play"
    if kinds and state.step not in _steps(state, kinds[0]):
        yield "step does not fit what is being decided"
    for depth, kind in enumerate(kinds):
        if not _fits(state, kind, _about(state, depth)):
            yield f"this cannot be what {Decision(kind).word} is about: {list(_about(state, depth))}"


def _steps(state: State, kind: int) -> list[int]:
    """How far a phase can have come when it asks something: the places that ask it, or the part of Recruit."""
    if state.phase == Phase.migration:
        return [2 * state.place[content.ROOKERY] + (2 if kind == Decision.rookery else 3)]
    if state.phase == Phase.recruit:
        return [1 if kind == Decision.return_ else 3]
    if state.phase == Phase.upkeep:
        return [state.place[content.CORNFIELD if kind == Decision.stand else content.POWER_LINES] + 2]
    return [0]


def _about(state: State, depth: int) -> tuple[int, int, int]:
    """What comes along with a decision."""
    return state.pending_args[depth, 0], state.pending_args[depth, 1], state.pending_args[depth, 2]


def _fits(state: State, kind: int, about: tuple[int, int, int]) -> bool:
    """Whether a decision can be about this: what is left of a turn, a flock, the acting creature and its steps."""
    first, second, third = about
    if kind == Decision.turn:
        return about in ((0, 0, 0), (0, 1, 0), (1, 0, 0))
    if kind == Decision.move:
        full = state.sends == content.SEND_COUNT[state.acting]
        here = 1 << state.creature_on[state.acting] if second != creatures.NO_START else 0
        return (first, third) == (state.acting, 0) and full and state.reach == here and second < content.LOCATIONS
    if kind == Decision.send:
        return about == (state.acting, 0, 0) and 0 < state.sends <= content.SEND_COUNT[state.acting]
    if is_about_flock(kind):
        return second == third == 0
    return about == (state.acting if is_moving_birds(kind) else 0, 0, 0)


def _deciders(state: State, kind: int, flock: int) -> list[int]:
    """The seats that can be asked something now."""
    seats = list(range(state.players))
    if kind == Decision.objective:
        return seats if state.objectives else []
    if kind == Decision.rookery:
        return seats if state.place[content.ROOKERY] != EMPTY else []
    if kind == Decision.return_:
        return [homestead.leader_if_in_play(state, content.BIRDBATH)]
    if kind in (Decision.offer, Decision.trade):
        return [homestead.leader_if_in_play(state, content.FEEDER)]
    if kind == Decision.stand:
        return [state.controller[content.SCARECROW]]
    if kind == Decision.seat:
        return [flock] if homestead.is_player(state, flock) else seats
    return [state.order[state.turn]]


# ---------------------------------------------------------------------- birds, the Fountain, hands


def _birds(state: State) -> Iterator[str]:
    for flock in range(content.FLOCKS):
        places = _whereabouts(state, flock)
        word = content.FLOCK.word(flock, state.players)
        if min(places) < 0:
            yield f"there are fewer than no {word} birds somewhere"
        elif flock >= _flocks(state) and sum(places) > 0:
            yield f"there are {word} birds, of a flock that does not take part"
        elif flock < _flocks(state) and sum(places) != content.FLOCK_BIRDS:
            yield f"there are {sum(places)} {word} birds, but a flock has {content.FLOCK_BIRDS}"
    for location in range(content.LOCATIONS):
        word = content.LOCATION.word(location, state.players)
        stacks = [state.birds[location, flock] for flock in range(content.FLOCKS)]
        tokens = [max(state.nested[location, flock], state.housed[location, flock]) for flock in range(content.FLOCKS)]
        if any(token and not birds for token, birds in zip(tokens, stacks, strict=True)):
            yield f"a nest or birdhouse on {word} belongs to a flock without birds there"
        if state.place[location] == EMPTY and any(stacks):
            yield f"{word} is not in play, but there is something on it"
    yield from _recruited(state)


def _recruited(state: State) -> Iterator[str]:
    """How many birds have left the Roost and the bag by now."""
    rounds = state.round_number if _has_recruited(state) else state.round_number - 1
    extra = sum(state.place[location] != EMPTY for location in (content.EARLY_BIRD, content.ROOKERY))
    for flock in range(_flocks(state)):
        out = content.FLOCK_BIRDS - state.roost[flock]
        brained = not homestead.is_player(state, flock)
        least = 0 if brained or state.phase == Phase.setup else content.MIGRATING * state.round_number + 2 * rounds
        most = content.MIGRATING * (state.round_number + brained) + (0 if brained else content.FROM_ROOST * rounds)
        most = (most + extra * (state.round_number - 1)) * (state.phase != Phase.setup)
        if not least <= out <= most:
            word = content.FLOCK.word(flock, state.players)
            yield f"by now {least} to {most} {word} birds have left the Roost, not {out}"
    drawn = 0
    for flock in range(_flocks(state)):
        drawn += sum(_whereabouts(state, flock)[2:])
    given = RECRUITED * state.players * rounds + _birdbath(state)
    if not state.over and (drawn > given or (drawn < given and state.players > 2)):
        yield f"{drawn} birds are on the table and in hands, but {given} have been recruited"


def _fountain(state: State) -> Iterator[str]:
    spots = range(int(content.FOUNTAIN_SEATS[state.players]))
    sitting = list(state.fountain[: len(spots)])
    if any(flock != EMPTY for flock in state.fountain[len(spots) :]):
        yield f"the Fountain of {state.players} players has {len(spots)} seats"
    if any(sitting.count(flock) != state.seated[flock] for flock in range(content.FLOCKS)):
        yield "seated must count the birds of each flock on the Fountain"
    taken = sum(1 << spot for spot in spots if sitting[spot] != EMPTY)
    for spot in spots:
        if sitting[spot] != EMPTY and content.SUPPORT[state.players, spot] & ~taken:
            word = content.PERCH_SPOT.word(spot, state.players)
            yield f"seat {word} of the Fountain is taken, but not all seats below it"
    falls = state.place[content.HANGING_NEST] != EMPTY or EMPTY in [state.location[place] for place in _places(state)]
    full = taken == (1 << len(spots)) - 1
    if any(state.plaza) and not (full or falls or state.over):
        yield "nothing has brought birds to the Plaza yet"
    if not _scored(state) and (taken or any(state.plaza)):
        yield "no bird leaves its location before the first Upkeep"


def _hands(state: State) -> Iterator[str]:
    hands = [sum(state.hand[seat, flock] for flock in range(content.FLOCKS)) for seat in range(content.SEATS)]
    wanted = [0] * content.SEATS
    if state.phase == Phase.recruit and Decision.return_ in state.pending_kind[: state.pending_count]:
        wanted[state.pending_seat[state.pending_count - 1]] = content.BIRDBATH_DRAW
    elif state.phase == Phase.recruit:
        wanted[: state.players] = [RECRUITED] * state.players
    elif state.phase == Phase.perch and not state.over:
        yet = any(
            state.pending_kind[depth] == Decision.turn and not state.pending_args[depth, 0]
            for depth in range(state.pending_count)
        )
        left = hands[state.order[state.turn]] - yet  # birds of those who have placed theirs
        for turn in range(state.players):
            wanted[state.order[turn]] = left + (turn > state.turn or (turn == state.turn and yet))
        if not 0 <= left < RECRUITED:
            yield f"nobody has more than {RECRUITED} recruited birds, or a turn without one"
    if hands != wanted:
        said = ", ".join(map(str, wanted[: state.players]))
        yield f"{PHASES[Phase(state.phase)]} the seats have {said} recruited birds here, not {hands[: state.players]}"


# ---------------------------------------------------------------------- nests, tokens, creatures


def _nests(state: State) -> Iterator[str]:
    away = content.ALL_NESTS
    for location in range(content.LOCATIONS):
        held = sum(state.nested[location, flock] for flock in range(content.FLOCKS))
        most = content.NESTS[location] if state.place[location] != EMPTY else 0
        least = 0 if state.round_number >= content.LIGHTNING_ROUND else most
        found = held + state.free_nests[location]
        if state.free_nests[location] < 0 or not least <= found <= most:
            yield f"{content.LOCATION.word(location, state.players)} has {found} nests, but there must be {most}"
        away -= found
    if state.nests_away != away:
        yield f"{away} nests must be in the box"


def _tokens(state: State) -> Iterator[str]:
    housed = sum(state.housed[place, flock] for place in range(content.LOCATIONS) for flock in range(content.FLOCKS))
    seats = range(content.SEATS)
    for word, held, begins, rest in (
        ("birdhouses", list(state.birdhouse), content.BIRDHOUSE_ROUND, state.birdhouses_away + housed),
        ("lightning tokens", list(state.lightning), content.LIGHTNING_ROUND, state.lightning_away),
    ):
        if state.round_number < begins and (any(held) or (housed and word == "birdhouses")):
            yield f"there are no {word} before round {begins}"
        elif any(not 0 <= held[seat] <= (seat < state.players) for seat in seats):
            yield f"every player gets one of the {word}"
        elif min(state.birdhouses_away, state.lightning_away) < 0 or sum(held) + rest != state.players:
            yield f"there are {sum(held) + rest} {word} in all, but {state.players} players use {state.players}"


def _creatures(state: State) -> Iterator[str]:
    standing = _is_standing(state)
    for creature in range(content.CREATURES):
        name = f"the {content.CREATURE.word(creature, 0)}"
        scarecrow = creature == content.SCARECROW
        on, seat, used = state.creature_on[creature], state.controller[creature], state.used[creature]
        placed = state.scarecrow_on != EMPTY if scarecrow else on != EMPTY
        if (placed or seat != EMPTY or used) and state.place[content.HOME[creature]] == EMPTY:
            yield f"{name} has no home in this game"
        elif on != EMPTY and (scarecrow or state.place[on] == EMPTY):
            yield f"{name} stands on a location that is not in play, or on none that it may"
        elif on != EMPTY and not _may_stand(state, creature, on):
            yield f"{name} cannot have come to {content.LOCATION.word(on, state.players)}"
        elif not EMPTY <= seat < state.players:
            yield f"{name} is controlled by nobody at the table"
        elif (placed or seat != EMPTY) and not _scored(state):
            yield f"{name} comes into play in the first Upkeep"
        elif seat != EMPTY and not placed and not (scarecrow and standing):
            yield f"{name} is controlled, but stands nowhere"
        elif used and (seat == EMPTY or state.phase in (Phase.setup, Phase.migration, Phase.recruit)):
            yield f"{name} has been used, but nobody could"
    for seat in range(state.players):
        if state.phase == Phase.perch and _bonuses(state, seat) > _turns(state, seat):
            yield f"seat {seat} has taken more bonus actions than turns in this round"
    if state.acting != EMPTY and (
        not state.used[state.acting] or state.controller[state.acting] != state.order[state.turn]
    ):
        yield "a creature acts for its controller, who has activated it"
    if state.scarecrow_on >= content.MEETING_COUNT[state.players]:
        yield "the Scarecrow stands on no intersection"


def _bonuses(state: State, seat: int) -> int:
    """The bonus actions that a seat must have taken in this round."""
    used = sum(state.used[creature] for creature in range(content.CREATURES) if state.controller[creature] == seat)
    built = state.round_number == content.BIRDHOUSE_ROUND and not state.birdhouse[seat]
    return used + built + (state.round_number == content.LIGHTNING_ROUND and not state.lightning[seat])


def _turns(state: State, seat: int) -> int:
    """The turns of this round in which a seat can have taken a bonus action."""
    placed = RECRUITED - sum(state.hand[seat, flock] for flock in range(content.FLOCKS))
    return placed + any(
        (state.pending_kind[depth], *_about(state, depth)) == (Decision.turn, 0, 1, 0)
        for depth in range(state.pending_count)
        if state.pending_seat[depth] == seat
    )


def _may_stand(state: State, creature: int, location: int) -> bool:
    """The Owl keeps to the edge, the Squirrel to the Park Bench and what is around it."""
    home = content.HOME[creature]
    if content.MOVE[creature] == content.Move.ring:
        return not content.INSIDE[state.players, state.place[location]]
    if content.MOVE[creature] == content.Move.near_home:
        return location == home or bool((homestead.neighbours(state, home) >> location) & 1)
    return True


def _is_standing(state: State) -> bool:
    """Whether the Scarecrow is about to be placed, or need not be any more: after round 5 it is not."""
    last = state.round_number == content.ROUNDS and state.phase == Phase.upkeep
    return last or Decision.stand in list(state.pending_kind[: state.pending_count])


# ---------------------------------------------------------------------- objectives and the end


def _cards(state: State) -> Iterator[str]:
    dealt = [state.cards[seat, card] for seat in range(content.SEATS) for card in range(content.DEALT)]
    cards = sorted(card for card in [*dealt, *state.deck] if card != EMPTY)
    pool = [card for card in range(content.OBJECTIVES) if (content.OBJECTIVE_POOL[state.players] >> card) & 1]
    if not state.objectives:
        if cards:
            yield "this game is played without objectives"
        return
    if cards != pool or EMPTY in dealt[: state.players * content.DEALT]:
        yield f"everybody has two objectives, and the deck the others for {state.players} players"
    for seat in range(state.players):
        known = [state.cards_known[seat, card] for card in range(content.DEALT)]
        everybody = known[0] == EVERYBODY if state.over else known[0] == 1 << seat
        if known[1] != 1 << seat or not everybody:
            yield f"seat {seat} alone knows its objectives, until the kept ones are shown at the end"


def _ending(state: State) -> Iterator[str]:
    if not state.over:
        if state.winners:
            yield "nobody wins before the end"
        return
    if state.round_number != content.ROUNDS or state.phase != Phase.upkeep or any(state.bag):
        yield "a game ends with the Upkeep of round 5, the bag empty"
    if state.step != len(_places(state)) + 1 or any(state.used):
        yield "a game ends when all locations have acted; no creature is used then"
    if state.winners != end.first(state):
        yield "winners must be those with the most points; ties go to the largest flock, then the most on the Fountain"


# ---------------------------------------------------------------------- where the game stands


def _places(state: State) -> range:
    return range(int(content.PLACES[state.players]))


def _flocks(state: State) -> int:
    return int(content.FLOCK_COUNT[state.players])


def _scored(state: State) -> bool:
    """Whether locations have been scored yet."""
    return state.round_number > 1 or (state.phase == Phase.upkeep and state.step > 0)


def _has_recruited(state: State) -> bool:
    """Whether everybody has the birds of this round: not while the Birdbath's controller returns one."""
    returning = Decision.return_ in list(state.pending_kind[: state.pending_count])
    return state.phase in (Phase.perch, Phase.upkeep) or (state.phase == Phase.recruit and not returning)


def _birdbath(state: State) -> int:
    """Birds drawn at the Birdbath before everybody recruits."""
    returning = Decision.return_ in list(state.pending_kind[: state.pending_count])
    return content.BIRDBATH_DRAW if returning else 0


def _whereabouts(state: State, flock: int) -> list[int]:
    """The birds of a flock: in the Roost and the bag, then elsewhere."""
    hands = [state.hand[seat, flock] for seat in range(content.SEATS)]
    stacks = [state.birds[location, flock] for location in range(content.LOCATIONS)]
    away = [state.flying[flock], state.seated[flock], state.plaza[flock]]
    return [state.roost[flock], state.bag[flock], *hands, *stacks, *away]
