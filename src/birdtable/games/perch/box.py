"""What may stand in the data files: what is printed is a `Literal`, what is reconstructed may be replaced."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import auto
from typing import Annotated, Any, Literal

from pydantic import Field

from birdtable.kernel import Words
from birdtable.kernel.content import Contradiction, Entry, Schema, drawn, each_once, number, worded

Points = Annotated[int, number(0, 20)]
MOST_FOUNTAIN_SEATS = 18


class Kind(Words):
    """The kinds of locations; a creature's is its home."""

    basic = auto()
    creature = auto()
    special = auto()


class Move(Words):
    """How creatures move."""

    adjacent = auto()
    fullest_adjacent = auto()
    anywhere = auto()
    two_steps = auto()
    far = auto()
    ring = auto()
    near_home = auto()
    stays = auto()


class Effect(Words):
    """What creatures do where they arrive."""

    send = auto()
    push = auto()
    send_and_carry = auto()
    bring = auto()
    swap = auto()
    swap_fountain = auto()


class Measure(Words):
    """What objectives count."""

    locations_without_you = auto()
    second_places = auto()
    third_places = auto()
    fourth_places = auto()
    fullest_controlled = auto()
    corners_controlled = auto()
    corners_without_you = auto()
    diagonals_controlled = auto()
    columns_of_pairs = auto()
    nests_controlled = auto()
    nests_of_rivals_controlled = auto()
    trees_controlled = auto()
    creatures = auto()
    pairs = auto()
    empty_locations = auto()
    held_alone = auto()
    specials_controlled = auto()


LocationId = Annotated[str, drawn(__package__, "locations.toml", "location", "id")]

# ---------------------------------------------------------------------- box.toml


class Setup(Entry):
    """The locations of each kind for 2 to 5 players, and what is in the box."""

    basic: tuple[Literal[3], Literal[3], Literal[4], Literal[5]]
    special: tuple[Literal[2], Literal[2], Literal[2], Literal[3]]
    creature: tuple[Literal[3], Literal[3], Literal[4], Literal[5]]
    rounds: Literal[5]
    birds: Literal[28]
    nests: Literal[10]


class Columns(Entry):
    """The locations in each column, by players."""

    two: tuple[Literal[3], Literal[2], Literal[3]] = Field(alias="2")
    three: tuple[Literal[3], Literal[2], Literal[3]] = Field(alias="3")
    four: tuple[Literal[2], Literal[3], Literal[2], Literal[3]] = Field(alias="4")
    five: tuple[Literal[3], Literal[2], Literal[3], Literal[2], Literal[3]] = Field(alias="5")


class FirstGame(Entry):
    """The homestead of the first game, by players."""

    two: Annotated[tuple[LocationId, ...], Field(alias="2", min_length=8, max_length=8)]
    three: Annotated[tuple[LocationId, ...], Field(alias="3", min_length=8, max_length=8)]
    four: Annotated[tuple[LocationId, ...], Field(alias="4", min_length=10, max_length=10)]
    five: Annotated[tuple[LocationId, ...], Field(alias="5", min_length=13, max_length=13)]


class Flocks(Entry):
    """The colours, in seat order; there are drawings of these five."""

    colours: Annotated[
        tuple[Literal["blue", "red", "yellow", "green", "purple"], ...], Field(min_length=5, max_length=5)
    ]


class Migration(Entry):
    """Birds from each flock into the bag."""

    birds: Literal[2]
    bird_brained: Literal[4] = Field(alias="bird-brained-first-round")


class Recruit(Entry):
    """Birds that are recruited."""

    from_bag: Literal[2] = Field(alias="from-bag")
    from_roost: Literal[2] = Field(alias="from-roost")
    birdbath: Literal[3]


class Tokens(Entry):
    """The round in which everybody gets one."""

    birdhouse: Literal[4]
    lightning: Literal[5]


class Thresholds(Entry):
    """Birds on the location that set it off."""

    hanging_nest: Literal[4] = Field(alias="hanging-nest")


class ThresholdsWeb(Entry):
    """The same, of a location that the rulebook does not explain."""

    overstuffed: Annotated[int, number(1, 28)]


class End(Entry):
    """Points at the end."""

    largest_flock: Literal[10] = Field(alias="largest-flock")
    creature: Literal[3]
    plaza: Literal[1]


Below = Annotated[tuple[Annotated[int, number(0, 3)], ...], Field(max_length=4)]


class Fountain(Entry):
    """A side of the Fountain: points by level, and which seats below hold each seat."""

    points: Annotated[tuple[Points, ...], Field(min_length=1, max_length=6)]
    supports: Annotated[
        tuple[Annotated[tuple[Below, ...], Field(min_length=1, max_length=4)], ...], Field(min_length=1, max_length=6)
    ]


class Box(Entry):
    """What is in the box apart from locations, creatures and objectives."""

    setup: Setup
    columns: Columns
    first_game: FirstGame = Field(alias="first-game")
    flocks: Flocks
    migration: Migration
    recruit: Recruit
    tokens: Tokens
    thresholds: Thresholds
    thresholds_web: ThresholdsWeb = Field(alias="thresholds-web")
    end: End
    small: Fountain = Field(alias="fountain-small")
    large: Fountain = Field(alias="fountain-large")


# ---------------------------------------------------------------------- cards


class Location(Entry):
    """A location: its kind, the points for most, second-most and third-most birds, and its nests."""

    id: LocationId
    name: str
    kind: Annotated[Kind, worded(Kind)]
    points: tuple[Points, Points, Points]
    nests: Annotated[int, number(0, 4)]
    note: str = ""


class Locations(Entry):
    """The locations."""

    location: Annotated[tuple[Location, ...], Field(min_length=24, max_length=24), each_once("id")]


class Creature(Entry):
    """A creature: where it lives, how it moves, what it does, and how many birds it sends to the Fountain."""

    id: Annotated[str, drawn(__package__, "creatures.toml", "creature", "id")]
    home: LocationId
    move: Annotated[Move, worded(Move)]
    effect: Annotated[Effect, worded(Effect)]
    sends: Annotated[int, number(0, 2)]


class Creatures(Entry):
    """The creatures."""

    creature: Annotated[tuple[Creature, ...], Field(min_length=9, max_length=9), each_once("id")]


Players = Annotated[int, number(2, 5)]
Bound = Annotated[int, number(0, 99)]


class Objective(Entry):
    """An objective: its points, its player counts, what it measures, and the least or the most that meets it."""

    id: Annotated[str, drawn(__package__, "objectives.toml", "objective", "id")]
    name: str
    points: Points
    players: tuple[Players, Players]
    measure: Annotated[Measure, worded(Measure)]
    least: Bound = 0
    most: Bound = 99


class Objectives(Entry):
    """The objectives."""

    objective: Annotated[tuple[Objective, ...], Field(min_length=22, max_length=22), each_once("id")]


# ---------------------------------------------------------------------- how they contradict


def contradictions(files: Mapping[str, Any]) -> Iterator[Contradiction]:
    """Homes that are none, kinds that do not add up, a Fountain in the air, a first game with a location twice."""
    box: Box = files["box.toml"]
    locations: tuple[Location, ...] = files["locations.toml"].location
    creatures: tuple[Creature, ...] = files["creatures.toml"].creature
    homes = [location.id for location in locations if location.kind == Kind.creature]
    for place, creature in enumerate(creatures):
        if creature.home not in homes or creature.home in [other.home for other in creatures[:place]]:
            said = "must be a location of kind creature, and of no other creature"
            yield Contradiction("creatures.toml", ("creature", place, "home"), said)
    for kind, most in ((Kind.basic, 6), (Kind.creature, 9), (Kind.special, 9)):
        if (count := sum(location.kind == kind for location in locations)) != most:
            yield Contradiction("locations.toml", ("location",), f"must have {most} of kind {kind.word}, not {count}")
    for place, objective in enumerate(files["objectives.toml"].objective):
        if objective.players[0] > objective.players[1]:
            yield Contradiction("objectives.toml", ("objective", place, "players"), "must be the fewest, then the most")
        if objective.least > objective.most:
            yield Contradiction("objectives.toml", ("objective", place), "cannot be met: least is more than most")
    for players, homestead in enumerate(
        (box.first_game.two, box.first_game.three, box.first_game.four, box.first_game.five), 2
    ):
        if len({*homestead}) < len(homestead):
            yield Contradiction("box.toml", ("first-game", str(players)), "must name each location once")
    if len({*box.flocks.colours}) < len(box.flocks.colours):
        yield Contradiction("box.toml", ("flocks", "colours"), "must name each colour once")
    for side, fountain in (("fountain-small", box.small), ("fountain-large", box.large)):
        yield from _loose_seats(side, fountain)


def _loose_seats(side: str, fountain: Fountain) -> Iterator[Contradiction]:
    """Levels without points, seats held by seats that are not there, more seats than the record has."""
    if len(fountain.points) != len(fountain.supports):
        yield Contradiction("box.toml", (side, "points"), "must have one value for each level of supports")
    if sum(map(len, fountain.supports)) > MOST_FOUNTAIN_SEATS:
        said = f"may have {MOST_FOUNTAIN_SEATS} seats in all, not {sum(map(len, fountain.supports))}"
        yield Contradiction("box.toml", (side, "supports"), said)
    widths = [0, *map(len, fountain.supports)]
    for level, seats in enumerate(fountain.supports):
        for place, below in enumerate(seats):
            if any(seat >= widths[level] for seat in below):
                said = f"is held by seats {list(below)} of the level below, which has {widths[level]}"
                yield Contradiction("box.toml", (side, "supports", level, place), said)


SCHEMA = Schema(
    {"box.toml": Box, "locations.toml": Locations, "creatures.toml": Creatures, "objectives.toml": Objectives},
    contradictions,
)
