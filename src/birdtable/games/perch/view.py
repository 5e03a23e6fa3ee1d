"""What a seat sees of the table, as data for the browser and the terminal.

The record that comes in has everything else hidden already, so nothing here can leak.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Annotated, Literal, NotRequired, TypedDict

from birdtable.games.perch import content, creatures, end, fountain, homestead, objectives, scoring
from birdtable.games.perch.state import State
from birdtable.games.perch.words import Decision, is_about_flock
from birdtable.kernel import EMPTY, UNKNOWN, Row, part

Flock = Annotated[str, content.FLOCK]
Location = Annotated[str, "by its name in the notation, such as oak"]
PlaceName = Annotated[str, "where a location lies: the column as a letter, and its number from the top"]
Spot = Annotated[str, "a seat of the Fountain: its level and a letter"]
CreatureWord = Annotated[str, content.CREATURE]
Phase = Annotated[str, content.PHASE]


class Stack(TypedDict):
    """A flock on a location: its birds, what it counts as, its place there, and what it would score now."""

    flock: Flock
    seat: Annotated[int | None, "None for the Bird-Brained flock"]
    birds: int
    nest: bool
    birdhouse: bool
    counts: Annotated[int, "birds with nest and birdhouse"]
    rank: int | None
    tied: bool
    scores: int


class Nests(TypedDict):
    """The nests of a location."""

    empty: int
    taken: int


class Gap(TypedDict):
    """A place from which the location was removed."""

    place: PlaceName
    column: int
    row: int
    location: None


class Place(TypedDict):
    """A place of the homestead and all that is on it."""

    place: PlaceName
    column: int
    row: int
    location: Location
    kind: Literal["basic", "creature", "special"]
    points: tuple[int, int, int]
    creature: CreatureWord | None
    neighbours: list[Location]
    corner: bool
    nests: Nests
    birds: int
    stacks: list[Stack]
    control: Flock | None
    standing: list[CreatureWord]


class Creature(TypedDict):
    """A creature: whose it is, where it stands, and who would control it now."""

    creature: CreatureWord
    home: Location
    seat: int | None
    used: bool
    location: Location | None
    intersection: str | None
    would_control: int | None


class Intersection(TypedDict):
    """Where three locations meet: the places, and what lies there."""

    intersection: str
    places: list[PlaceName]
    locations: list[Location]


class Seat(TypedDict):
    """A seat of the Fountain: its level and points, who sits there, what holds it, and whether it is open."""

    spot: Spot
    level: int
    points: int
    flock: Flock | None
    open: bool
    needs: list[Spot]


class Objective(TypedDict):
    """An objective card, and how far its seat is."""

    objective: str
    points: int
    measure: str
    least: int | None
    most: int | None
    amount: int
    met: bool


class HiddenObjective(TypedDict):
    """A card that the viewer does not know."""

    objective: Literal["?"]


Dealt = Objective | HiddenObjective


class Objectives(TypedDict):
    """The card a seat kept and the one it returned, as far as the viewer knows them; both are dealt before it chose."""

    kept: Dealt
    other: Dealt
    chosen: bool


class Now(TypedDict):
    """What a seat would get if the locations were scored now, and if the game ended now, objectives aside."""

    locations: int
    fountain: int
    plaza: int
    creatures: int
    largest: int
    largest_stack: int


About = TypedDict(
    "About",
    {
        "flock": NotRequired[Flock],
        "placed": NotRequired[bool],
        "bonus": NotRequired[bool],
        "from": NotRequired[Location],
        "creature": NotRequired[CreatureWord],
        "sends": NotRequired[int],
        "reach": NotRequired[list[Location]],
    },
)
About.__doc__ = (
    """What the decision is about: the flock, the creature at work and its reach, or what is left of the turn."""
)


class Rules(TypedDict):
    """Numbers that never change: the rounds in which the bonus tokens come."""

    birdhouse_round: int
    lightning_round: int


class PerchView(TypedDict):
    """The table: the round, the homestead, creatures, the Fountain, birds, tokens and objectives."""

    round: int
    rounds: int
    phase: Phase
    order: Annotated[list[int], "empty until it is drawn, when objectives are chosen"]
    tokens: Annotated[
        list[int],
        "scoring tokens in the order in which they came to their spaces: "
        "of those on one space the first lies at the bottom and is ahead",
    ]
    flocks: list[Flock]
    bird_brained: Flock | None
    columns: list[int]
    homestead: dict[PlaceName, Place | Gap]
    ring: list[PlaceName]
    box: list[Location]
    creatures: list[Creature]
    intersections: dict[str, Intersection]
    fountain: dict[Spot, Seat]
    plaza: Annotated[dict[str, int], "by flock, here and below"]
    roost: dict[str, int]
    bag: dict[str, int]
    flying: dict[str, int]
    hands: list[dict[str, int]]
    birdhouses: list[int]
    birdhouses_away: int
    lightning: list[int]
    lightning_away: int
    nests_away: int
    objectives: list[Objectives] | None
    now: list[Now]
    about: About
    rules: Rules


RULES: Rules = {"birdhouse_round": content.BIRDHOUSE_ROUND, "lightning_round": content.LIGHTNING_ROUND}


def view(seen: State, players: int) -> PerchView:
    """The table as a seat sees it."""
    dealt = [_objectives(seen, seat) for seat in range(players)] if seen.objectives else None
    return {**_table(seen, players), "objectives": dealt}


@part(but=("cards",))
def _table(seen: State, players: int) -> PerchView:
    """The same but for the objectives: everybody sees it alike."""
    flocks = list(content.FLOCK.words(players)[: int(content.FLOCK_COUNT[players])])
    places = [_place(seen, place, players) for place in range(int(content.PLACES[players]))]
    roaming = [_creature(seen, c, players, _leading_seat(seen, int(content.HOME[c]))) for c in _creatures_in_play(seen)]
    return {
        "round": seen.round_number,
        "rounds": content.ROUNDS,
        "phase": content.PHASE.word(seen.phase, players),
        "order": [seat for seat in seen.order[:players] if seat != EMPTY],
        "tokens": sorted(range(players), key=lambda seat: seen.arrived[seat]),
        "flocks": flocks,
        "bird_brained": flocks[players] if len(flocks) > players else None,
        "columns": content.columns_for(players),
        "homestead": {place["place"]: place for place in places},
        "ring": _ring(players),
        "box": [content.LOCATION.word(location, players) for location in seen.box if location != EMPTY],
        "creatures": roaming,
        "intersections": _intersections(seen, players),
        "fountain": _fountain(seen, players),
        "plaza": _by_flock(seen.plaza, flocks),
        "roost": _by_flock(seen.roost, flocks),
        "bag": _by_flock(seen.bag, flocks),
        "flying": {flock: birds for flock, birds in _by_flock(seen.flying, flocks).items() if birds},
        "hands": [{word: seen.hand[seat, flock] for flock, word in enumerate(flocks)} for seat in range(players)],
        "birdhouses": list(seen.birdhouse[:players]),
        "birdhouses_away": seen.birdhouses_away,
        "lightning": list(seen.lightning[:players]),
        "lightning_away": seen.lightning_away,
        "nests_away": seen.nests_away,
        "objectives": None,
        "now": [_now(seen, seat, places, roaming) for seat in range(players)],
        "about": _about(seen, players),
        "rules": RULES,
    }


def _by_flock(counts: Row[int], flocks: list[str]) -> dict[str, int]:
    return {word: counts[flock] for flock, word in enumerate(flocks)}


def _locations(bits: int) -> list[str]:
    return [content.LOCATION.word(location, 0) for location in range(content.LOCATIONS) if bits >> location & 1]


# ---------------------------------------------------------------------- the homestead


@cache
def _ring(players: int) -> list[PlaceName]:
    steps = range(int(content.RING_LENGTH[players]))
    return [content.PLACE.word(int(content.RING[players, step]), players) for step in steps]


def _place(seen: State, place: int, players: int) -> Place | Gap:
    location = seen.location[place]
    return _gap(place, players) if location == EMPTY else _lying(seen, location, place, players)


@cache
def _gap(place: int, players: int) -> Gap:
    column, row = content.spots_of(players)[place]
    return {"place": content.PLACE.word(place, players), "column": column + 1, "row": row, "location": None}


@part("location", "place", "creature_on", rows=("birds", "nested", "housed", "free_nests"))
def _lying(seen: State, location: int, place: int, players: int) -> Place:
    card = content.LOCATION_CARDS[location]
    there = [flock for flock in range(int(content.FLOCK_COUNT[players])) if seen.birds[location, flock]]
    leader = homestead.leader(seen, location)
    taken = sum(seen.nested[location, flock] for flock in there)
    return {
        **_gap(place, players),
        "location": card["id"],
        "kind": card["kind"],
        "points": card["points"],
        "creature": None
        if content.CREATURE_OF[location] == EMPTY
        else content.CREATURE.word(int(content.CREATURE_OF[location]), players),
        "neighbours": _locations(homestead.neighbours(seen, location)),
        "corner": bool(objectives.is_corner(seen, place)),
        "nests": {"empty": seen.free_nests[location], "taken": taken},
        "birds": homestead.crowd(seen, location),
        "stacks": [_stack(seen, location, flock) for flock in there],
        "control": None if leader == EMPTY else content.FLOCK.word(leader, players),
        "standing": [
            content.CREATURE.word(c, players) for c in range(content.CREATURES) if seen.creature_on[c] == location
        ],
    }


def _stack(seen: State, location: int, flock: int) -> Stack:
    rank = homestead.rank(seen, location, flock)
    player = flock < seen.players
    scores = player and rank != homestead.NO_RANK
    return {
        "flock": content.FLOCK.word(flock, seen.players),
        "seat": flock if player else None,
        "birds": seen.birds[location, flock],
        "nest": bool(seen.nested[location, flock]),
        "birdhouse": bool(seen.housed[location, flock]),
        "counts": homestead.strength(seen, location, flock),
        "rank": None if rank == homestead.NO_RANK else rank + 1,
        "tied": rank == homestead.NO_RANK,
        "scores": int(scoring.points_for(seen, location, rank)) if scores else 0,
    }


# ---------------------------------------------------------------------- creatures


def _creatures_in_play(seen: State) -> list[int]:
    return [creature for creature in range(content.CREATURES) if seen.place[int(content.HOME[creature])] != EMPTY]


@part("scarecrow_on", rows=("controller", "creature_on", "used"))
def _creature(seen: State, creature: int, players: int, leader: int | None) -> Creature:
    card = content.CREATURE_CARDS[creature]
    seat, location = seen.controller[creature], seen.creature_on[creature]
    scarecrow = creature == content.SCARECROW and seen.scarecrow_on != EMPTY
    return {
        "creature": card["id"],
        "home": card["home"],
        "seat": None if seat == EMPTY else seat,
        "used": bool(seen.used[creature]),
        "location": None if location == EMPTY else content.LOCATION.word(location, players),
        "intersection": content.MEETING.word(seen.scarecrow_on, players) if scarecrow else None,
        "would_control": leader,
    }


@part(rows=("birds", "nested", "housed"))
def _leading_seat(seen: State, location: int) -> int | None:
    """The seat that leads on a location now."""
    flock = homestead.leader(seen, location)
    return flock if homestead.is_player(seen, flock) else None


@part("location")
def _intersections(seen: State, players: int) -> dict[str, Intersection]:
    return {
        content.MEETING.word(meeting, players): {
            "intersection": content.MEETING.word(meeting, players),
            "places": [content.PLACE.word(place, players) for place in content.meeting_places(players)[meeting]],
            "locations": _locations(homestead.around(seen, meeting)),
        }
        for meeting in range(int(content.MEETING_COUNT[players]))
    }


# ---------------------------------------------------------------------- the Fountain


@part("fountain")
def _fountain(seen: State, players: int) -> dict[Spot, Seat]:
    """Every seat from the bottom."""
    open_seats = fountain.open_seats(seen)
    return {
        content.PERCH_SPOT.word(spot, players): {
            "spot": content.PERCH_SPOT.word(spot, players),
            "level": content.fountain_seats(players)[spot][0] + 1,
            "points": int(content.SEAT_POINTS[players, spot]),
            "flock": None if seen.fountain[spot] == EMPTY else content.FLOCK.word(seen.fountain[spot], players),
            "open": bool(open_seats >> spot & 1),
            "needs": [
                content.PERCH_SPOT.word(below, players)
                for below in range(int(content.FOUNTAIN_SEATS[players]))
                if content.SUPPORT[players, spot] >> below & 1
            ],
        }
        for spot in range(int(content.FOUNTAIN_SEATS[players]))
    }


# ---------------------------------------------------------------------- objectives and running points


def _objectives(seen: State, seat: int) -> Objectives:
    return {"kept": _objective(seen, seat, 0), "other": _objective(seen, seat, 1), "chosen": not _choosing(seen, seat)}


def _choosing(seen: State, seat: int) -> bool:
    return any(
        seen.pending_kind[depth] == Decision.objective and seen.pending_seat[depth] == seat
        for depth in range(seen.pending_count)
    )


def _objective(seen: State, seat: int, card: int) -> Dealt:
    objective = seen.cards[seat, card]
    return {"objective": "?"} if objective in (EMPTY, UNKNOWN) else _known(seen, objective, seat)


@part("location", "birds", "nested", "housed", "free_nests", "controller")
def _known(seen: State, objective: int, seat: int) -> Objective:
    entry = content.OBJECTIVE_CARDS[objective]
    amount = int(objectives.measured(seen, seat, content.MEASURE[objective]))
    return {
        "objective": entry["id"],
        "points": entry["points"],
        "measure": entry["measure"],
        "least": entry.get("least"),
        "most": entry.get("most"),
        "amount": amount,
        "met": bool(content.LEAST[objective] <= amount <= content.MOST[objective]),
    }


def _now(seen: State, seat: int, places: Sequence[Place | Gap], roaming: Sequence[Creature]) -> Now:
    lying = [place for place in places if place["location"] is not None]
    stacks = [stack for place in lying for stack in place["stacks"] if stack["seat"] == seat]
    return {
        "locations": sum(stack["scores"] for stack in stacks),
        "fountain": _fountain_points(seen, seat),
        "plaza": content.PLAZA_POINTS * (seen.plaza[seat] + seen.bag[seat]),
        "creatures": content.CREATURE_POINTS * sum(creature["would_control"] == seat for creature in roaming),
        "largest": content.LARGEST_POINTS if _largest_flock(seen) == seat else 0,
        "largest_stack": max((stack["counts"] for stack in stacks), default=0),
    }


@part("fountain")
def _fountain_points(seen: State, seat: int) -> int:
    return int(fountain.fountain_points(seen, seat))


@part("location", "birds", "nested", "housed")
def _largest_flock(seen: State) -> int:
    return end.largest_flock(seen)


# ---------------------------------------------------------------------- what is being decided


def _about(seen: State, players: int) -> About:
    if seen.over:
        return {}
    top = seen.pending_count - 1
    kind, first, second = seen.pending_kind[top], seen.pending_args[top, 0], seen.pending_args[top, 1]
    about: About = {}
    if is_about_flock(kind):
        about["flock"] = content.FLOCK.word(first, players)
    if kind == Decision.turn:
        about |= {"placed": bool(first), "bonus": bool(second)}
    if kind == Decision.move and second != creatures.NO_START:
        about["from"] = content.LOCATION.word(second, players)
    if seen.acting != EMPTY:
        about |= {
            "creature": content.CREATURE.word(seen.acting, players),
            "sends": seen.sends,
            "reach": _locations(seen.reach),
        }
    return about
