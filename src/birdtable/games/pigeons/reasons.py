"""Why an action is not legal: the clause that forbids it, and what is missing."""

from __future__ import annotations

from collections.abc import Callable

from birdtable.errors import Reason
from birdtable.games.pigeons import content, flying, mating, setup
from birdtable.games.pigeons.state import State
from birdtable.games.pigeons.words import Decision
from birdtable.kernel import EMPTY, Action, Because

because = Because("pigeons")

FLIGHTS = ("fly", "leave", "poop", "poop-leaving", "deuce", "deuce-leaving")
OUTCOMES = {
    Decision.flight: {"touch", "stick", "meet", "spare", "totter", "strike", "topple", "rest"},
    Decision.fate: {"die", "fall", "stay"},
    Decision.where: {"to"},
    Decision.drop: {"knock", "land", "lost"},
    Decision.east: {"east"},
    Decision.south: {"south"},
}
"""What chance can bring."""
VERBS = {
    Decision.place: {"place"},
    Decision.turn: {"feed", "mate", "cross", "end", *FLIGHTS},
    Decision.mercy: {"nest", "decline"},
    Decision.nest: {"nest"},
    Decision.line: {"line"},
    Decision.release: {"release", "press", "early", "slip", "hold"},
    Decision.second_release: {"release", "press", "hold"},
    Decision.roost: {"roost", "decline"},
    Decision.azimuth: {"azimuth"},
    Decision.elevation: {"elevation"},
    Decision.trim: {"trim"},
    **OUTCOMES,
}
"""What each decision is about."""
CAUSE = {verb: decision for decision, verbs in OUTCOMES.items() for verb in verbs}


def why_not(seen: State, action: Action) -> list[Reason]:
    """What stands in the way of an action, from what the deciding seat sees."""
    top = seen.pending_count - 1
    seat = seen.pending_seat[top]
    decision = list(Decision)[seen.pending_kind[top]]
    if action.verb not in VERBS[decision]:
        if action.verb in CAUSE and seat >= 0:
            return [because(CAUSE[action.verb].clause, "chance")]
        return because.not_now(decision)
    if decision == Decision.turn and seen.aloft != EMPTY and action.verb not in ("fly", "poop", "deuce"):
        return [_must_fly_on(seen)]
    return REASONS[action.verb](seen, seat, action)


def _must_fly_on(seen: State) -> Reason:
    return because("fly.through", "must-fly-on", pigeon=content.PIGEON.word(seen.aloft, 0))


def _place(seen: State, seat: int, action: Action) -> list[Reason]:
    square = content.SQUARE.value(action.args["square"], 0)
    if seen.roof[square] != EMPTY:
        return [because("setup.squares", "occupied", square=action.args["square"])]
    missing = setup.missing_quadrants(seen, seat) & ~(1 << int(content.QUADRANT[square]))
    left = content.PLACED - seen.turn // seen.players - 1
    return [because("setup.quadrants", "quadrants", missing=bin(missing).count("1"), left=left)]


def _feed(seen: State, seat: int, action: Action) -> list[Reason]:
    reasons = []
    if seen.supply[seat] == 0:
        reasons.append(because("feed.once", "no-supply"))
    if seen.cloaca[seat] >= content.CLOACA:
        reasons.append(because("feed.limit", "cloaca-full"))
    return reasons


def _flight(seen: State, seat: int, action: Action) -> list[Reason]:
    """A flight from a roof or out of a park, with nothing, one cube or two."""
    crossing, reasons = _crossing(seen, seat, action)
    if reasons:
        return reasons
    square = int(content.LANDS[crossing])
    if square == content.NOWHERE:
        return [because("fly.straight", "no-roof")]
    cubes = {"p": 1, "d": 2}.get(action.verb[0], 0)
    price = int(content.DEUCE_PRICE[seen.deuce_price]) if cubes == 2 else 1
    if cubes and content.GAP[crossing] == 0:
        reasons.append(because("poop.crossing", "no-street"))
    if cubes > seen.cloaca[seat]:
        clause = "deuce.cubes" if cubes == 2 else "poop.crossing"
        reasons.append(because(clause, "cloaca", need=cubes, have=seen.cloaca[seat]))
    if cubes == 2 and seen.deuced:
        reasons.append(because("deuce.once", "deuce-once"))
    if seen.actions_left < price:
        reasons.append(because("deuce.price", "actions", need=price, have=seen.actions_left))
    elif not flying.can_fly(seen, crossing, price):
        reasons.append(because("fly.occupied", "blocked", square=content.SQUARE.word(square, 0)))
    return reasons


def _crossing(seen: State, seat: int, action: Action) -> tuple[int, list[Reason]]:
    if "park" in action.args:
        park = content.PARK.value(action.args["park"], 0)
        if mating.in_park(seen, seat, park) == EMPTY:
            return content.NOWHERE, [because("mate.leave", "not-in-park")]
        return flying.crossing_out(park, content.LANE.value(action.args["lane"], 0)), []
    pigeon = content.FLOCK * seat + content.OWN.value(action.args["pigeon"], 0)
    if seen.aloft not in (EMPTY, pigeon):
        return content.NOWHERE, [_must_fly_on(seen)]
    if seen.place[pigeon] >= content.SQUARES:
        return content.NOWHERE, [because("fly.straight", "no-pigeon", pigeon=action.args["pigeon"])]
    return flying.crossing_of(seen, pigeon, content.DIRECTION.value(action.args["direction"], 0)), []


def _mate(seen: State, seat: int, action: Action) -> list[Reason]:
    reasons = []
    if not mating.meets(seen, seat, seat):
        reasons.append(because("mate.beside", "no-pair"))
    if mating.spare(seen, seat) == EMPTY:
        reasons.append(because("mate.park", "bag-empty"))
    if mating.parked(seen, seat) >= content.PARKED:
        reasons.append(because("mate.limit", "parks-full"))
    return reasons


def _cross(seen: State, seat: int, action: Action) -> list[Reason]:
    other = int(action.args["seat"])
    if other == seat or other >= seen.players:
        return [because("cross.spares", "not-other")]
    reasons = []
    if not mating.meets(seen, seat, other):
        reasons.append(because("cross.spares", "not-beside", seat=str(other)))
    if mating.spare(seen, seat) == EMPTY:
        reasons.append(because("cross.spares", "bag-empty"))
    if mating.spare(seen, other) == EMPTY:
        reasons.append(because("cross.spares", "no-spare", seat=str(other)))
    return reasons


def _release(seen: State, seat: int, action: Action) -> list[Reason]:
    if action.verb == "press" and not seen.reflex:
        return _by_hand(seen, seat, action)
    eighths = int(content.GAP[seen.crossing]) * content.INCH // content.RELEASE_STEP
    return [because("poop.line", "beyond-street", eighths=eighths)]


def _by_hand(seen: State, seat: int, action: Action) -> list[Reason]:
    clause = {"slip": "poop.slip", "early": "poop.early"}.get(action.verb, "poop.release")
    return [because(clause, "no-reflex")]


def _trim(seen: State, seat: int, action: Action) -> list[Reason]:
    (first, last), (low, high) = content.AIM["azimuth"], content.AIM["elevation"]
    return [because("falcon.aim", "beyond-range", first=first, last=last, low=low, high=high)]


def _touch(seen: State, seat: int, action: Action) -> list[Reason]:
    return [because("falcon.rod", "rod-late")]


def _meet(seen: State, seat: int, action: Action) -> list[Reason]:
    return [because("after.building", "met", building=content.BUILDING.word(seen.met, 0))]


def _strike(seen: State, seat: int, action: Action) -> list[Reason]:
    if seen.met != EMPTY and action.verb != "spare":
        return _meet(seen, seat, action)
    if seen.met == EMPTY and action.verb == "spare":
        return [because("after.building", "not-met")]
    return [because("after.dead", "not-struck", pigeon=action.args["pigeon"])]


def _knock(seen: State, seat: int, action: Action) -> list[Reason]:
    return [because("poop.rest", "no-cube")]


REASONS: dict[str, Callable[[State, int, Action], list[Reason]]] = {
    "place": _place,
    "feed": _feed,
    "mate": _mate,
    "cross": _cross,
    **dict.fromkeys(FLIGHTS, _flight),
    **dict.fromkeys(("release", "press"), _release),
    **dict.fromkeys(("early", "slip", "hold"), _by_hand),
    "trim": _trim,
    **dict.fromkeys(("touch", "stick"), _touch),
    "meet": _meet,
    **dict.fromkeys(("strike", "topple", "totter", "spare"), _strike),
    "knock": _knock,
}
"""For each verb that its decision does not always allow, why it may be refused."""
