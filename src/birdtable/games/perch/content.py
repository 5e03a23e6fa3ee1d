"""The content files as tables and vocabularies, and the geometry of the homestead.

A *location* is one of the 24 tiles; a *place* is where one lies. Places are numbered column by column from the left,
each from the top; a column of three has rows 0, 2, 4, one of two has rows 1, 3 (here the places of 2 and 3 players):

    row 0   a1      c1
    row 1       b1
    row 2   a2      c2          a1 is place 0, b1 is 3, c3 is 7
    row 3       b2
    row 4   a3      c3

A *flock* is numbered as its seat; with two players flock 2 is the Bird-Brained one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import auto
from functools import cache
from itertools import combinations
from typing import Any, TypeVar

from birdtable.games.perch.box import MOST_FOUNTAIN_SEATS as MOST_FOUNTAIN_SEATS
from birdtable.games.perch.box import SCHEMA
from birdtable.games.perch.box import Effect as Effect
from birdtable.games.perch.box import Kind as Kind
from birdtable.games.perch.box import Measure as Measure
from birdtable.games.perch.box import Move as Move
from birdtable.kernel import EMPTY, Row, Vocabulary, Words, block, grid, numbers, table, vocabulary

T = TypeVar("T")

DATA = SCHEMA.read(__package__)
BOX = DATA["box.toml"]
LOCATION_CARDS = DATA["locations.toml"]["location"]
CREATURE_CARDS = DATA["creatures.toml"]["creature"]
OBJECTIVE_CARDS = DATA["objectives.toml"]["objective"]

PLAYERS = (2, 3, 4, 5)
SEATS = 5
COUNTS = range(SEATS + 1)  # tables by the number of players have entries for 0 and 1 too, which nobody reads
SETUP = BOX["setup"]
ROUNDS = SETUP["rounds"]


class Phase(Words):
    """The phases of a round, and what comes before the first."""

    migration = auto()
    recruit = auto()
    perch = auto()
    upkeep = auto()
    setup = auto()


def _padded(rows: list[T], length: int, blank: T) -> list[T]:
    return (rows + [blank] * length)[:length]


def _numbered(words: type[Words], cards: list[dict[str, Any]], entry: str) -> Row[int]:
    """What an entry of each card says, as the number of that word."""
    numbers = {member.word: member for member in words}
    return table([numbers[card[entry]] for card in cards])


# ---------------------------------------------------------------------- flocks

COLOURS = tuple(BOX["flocks"]["colours"])
FLOCKS = len(COLOURS)
FLOCK_BIRDS = SETUP["birds"]
FLOCK_COUNT = table([0, 0, 3, 3, 4, 5])  # by players: with two there is the Bird-Brained flock
MIGRATING = BOX["migration"]["birds"]
BIRD_BRAINED_FIRST = BOX["migration"]["bird-brained-first-round"]
FROM_BAG = BOX["recruit"]["from-bag"]
FROM_ROOST = BOX["recruit"]["from-roost"]
BIRDBATH_DRAW = BOX["recruit"]["birdbath"]
BIRDHOUSE_ROUND = BOX["tokens"]["birdhouse"]
LIGHTNING_ROUND = BOX["tokens"]["lightning"]
HANGING_NEST_LIMIT = BOX["thresholds"]["hanging-nest"]
OVERSTUFFED_LIMIT = BOX["thresholds-web"]["overstuffed"]
LARGEST_POINTS = BOX["end"]["largest-flock"]
CREATURE_POINTS = BOX["end"]["creature"]
PLAZA_POINTS = BOX["end"]["plaza"]

# ---------------------------------------------------------------------- locations

LOCATION_NAMES = tuple(card["id"] for card in LOCATION_CARDS)
LOCATIONS = len(LOCATION_NAMES)


KIND = _numbered(Kind, LOCATION_CARDS, "kind")
KINDS = len(Kind)
POINTS = grid([card["points"] for card in LOCATION_CARDS])
NESTS = table([card["nests"] for card in LOCATION_CARDS])
ALL_NESTS = SETUP["nests"]
OF_KIND = table([sum(1 << i for i, card in enumerate(LOCATION_CARDS) if card["kind"] == kind.word) for kind in Kind])
WANTED = grid([[SETUP[kind.word][max(0, players - 2)] for kind in Kind] for players in COUNTS])

EARLY_BIRD = LOCATION_NAMES.index("early-bird")
ROOKERY = LOCATION_NAMES.index("rookery")
BIRDBATH = LOCATION_NAMES.index("birdbath")
FEEDER = LOCATION_NAMES.index("feeder")
STATUE = LOCATION_NAMES.index("statue")
HIGH_PERCH = LOCATION_NAMES.index("high-perch")
POWER_LINES = LOCATION_NAMES.index("power-lines")
HANGING_NEST = LOCATION_NAMES.index("hanging-nest")
OVERSTUFFED = LOCATION_NAMES.index("overstuffed")
CORNFIELD = LOCATION_NAMES.index("cornfield")
OWL_BARN = LOCATION_NAMES.index("owl-barn")

# ---------------------------------------------------------------------- places: where locations lie

MOST_PLACES = 13
DIRECTION_NAMES = ("up", "up-right", "down-right", "down", "down-left", "up-left")
STEPS = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))  # columns to the right and rows down
DIRECTIONS = len(STEPS)


def columns_for(players: int) -> list[int]:
    """How many locations each column has, from the left."""
    columns: list[int] = BOX["columns"].get(str(players), [])
    return columns


@cache
def spots_of(players: int) -> list[tuple[int, int]]:
    """Column and row of every place."""
    return [
        (column, row)
        for column, height in enumerate(columns_for(players))
        for row in range(0 if height == 3 else 1, 5, 2)
    ]


def _neighbour(players: int, place: int, direction: int) -> int:
    """The place one step away, EMPTY if that is off the board."""
    places = spots_of(players)
    if place >= len(places):
        return EMPTY
    there = (places[place][0] + STEPS[direction][0], places[place][1] + STEPS[direction][1])
    return places.index(there) if there in places else EMPTY


def _by_place(value: Callable[[int, int], T]) -> list[list[T]]:
    """Something of every place, for every number of players."""
    return [[value(players, place) for place in range(MOST_PLACES)] for players in COUNTS]


def _neighbours(players: int, place: int) -> list[int]:
    """The places on all six sides, EMPTY where there is none."""
    return [_neighbour(players, place, direction) for direction in range(DIRECTIONS)]


def _column_span(players: int, place: int) -> tuple[int, int]:
    """The first place of a place's column, and the one after its last."""
    columns = [column for column, _ in spots_of(players)]
    if place >= len(columns):
        return 0, 0
    first = columns.index(columns[place])
    return first, first + columns.count(columns[place])


@cache
def ring_of(players: int) -> list[int]:
    """The places of the outer edge, clockwise: along the tops, down the last column, back along the bottoms, and up."""
    columns: list[list[int]] = [[] for _ in columns_for(players)]
    for place, (column, _) in enumerate(spots_of(players)):
        columns[column].append(place)
    if not columns:
        return []
    tops, bottoms = [column[0] for column in columns], [column[-1] for column in columns[1:-1]]
    return [*tops, *columns[-1][1:], *reversed(bottoms), *reversed(columns[0][1:])]


@cache
def meeting_places(players: int) -> list[tuple[int, int, int]]:
    """Every three places that all touch each other."""
    near = [_neighbours(players, place) for place in range(len(spots_of(players)))]
    return [
        (a, b, c) for a, b, c in combinations(range(len(near)), 3) if b in near[a] and c in near[a] and c in near[b]
    ]


@cache
def diagonals_of(players: int) -> list[tuple[int, int, int]]:
    """Every three places in a straight diagonal line."""
    lines = []
    for place in range(len(spots_of(players))):
        for direction in (1, 2):  # to the right and up, to the right and down
            second = _neighbour(players, place, direction)
            third = _neighbour(players, second, direction) if second != EMPTY else EMPTY
            if third != EMPTY:
                lines.append((place, second, third))
    return lines


def _bits(places: Iterable[int]) -> int:
    """Places as bits; those off the board are left out."""
    return sum(1 << place for place in places if place != EMPTY)


MOST_MEETINGS = 12
MOST_DIAGONALS = 10
PLACES = table([len(spots_of(players)) for players in COUNTS])
ALL_PLACES = table([(1 << len(spots_of(players))) - 1 for players in COUNTS])  # as bits
NEIGHBOUR = block(_by_place(_neighbours))
NEAR = grid(_by_place(lambda players, place: _bits(_neighbours(players, place))))
INSIDE = grid(_by_place(lambda players, place: int(EMPTY not in _neighbours(players, place))))
COLUMN_FIRST = grid(_by_place(lambda players, place: _column_span(players, place)[0]))
COLUMN_END = grid(_by_place(lambda players, place: _column_span(players, place)[1]))
RING = grid([_padded(ring_of(players), MOST_PLACES, EMPTY) for players in COUNTS])
RING_LENGTH = table([len(ring_of(players)) for players in COUNTS])
MEETINGS = block([_padded([list(m) for m in meeting_places(p)], MOST_MEETINGS, [EMPTY] * 3) for p in COUNTS])
MEETING_BITS = grid([_padded([_bits(m) for m in meeting_places(p)], MOST_MEETINGS, 0) for p in COUNTS])
MEETING_COUNT = table([len(meeting_places(players)) for players in COUNTS])
DIAGONALS = block([_padded([list(d) for d in diagonals_of(p)], MOST_DIAGONALS, [EMPTY] * 3) for p in COUNTS])
DIAGONAL_COUNT = table([len(diagonals_of(players)) for players in COUNTS])
FIRST_GAME = grid(
    [
        _padded([LOCATION_NAMES.index(name) for name in BOX["first-game"].get(str(p), [])], MOST_PLACES, EMPTY)
        for p in COUNTS
    ]
)

# ---------------------------------------------------------------------- creatures

CREATURE_NAMES = tuple(card["id"] for card in CREATURE_CARDS)
CREATURES = len(CREATURE_NAMES)
SCARECROW = CREATURE_NAMES.index("scarecrow")


MOVE = _numbered(Move, CREATURE_CARDS, "move")
EFFECT = _numbered(Effect, CREATURE_CARDS, "effect")
SEND_COUNT = table([card["sends"] for card in CREATURE_CARDS])
HOME = table([LOCATION_NAMES.index(card["home"]) for card in CREATURE_CARDS])
CREATURE_OF = table(
    [
        next((i for i, card in enumerate(CREATURE_CARDS) if card["home"] == location), EMPTY)
        for location in LOCATION_NAMES
    ]
)
OWL_STEPS = 4

# ---------------------------------------------------------------------- the Fountain


def fountain_for(players: int) -> dict[str, list[Any]]:
    """The side of the Fountain for a number of players."""
    side: dict[str, list[Any]] = BOX["fountain-small" if players <= 3 else "fountain-large"]
    return side


@cache
def fountain_seats(players: int) -> list[tuple[int, int]]:
    """Level and place in it of every seat, from the bottom."""
    return [(level, i) for level, row in enumerate(fountain_for(players)["supports"]) for i in range(len(row))]


def _support(players: int, seat: int) -> int:
    """The seats that must be taken before this one, as bits."""
    level, place = fountain_seats(players)[seat]
    below = fountain_for(players)["supports"][level][place]
    return sum(1 << fountain_seats(players).index((level - 1, i)) for i in below)


def _by_seat(value: Callable[[int, int], int]) -> list[list[int]]:
    return [_padded([value(p, seat) for seat in range(len(fountain_seats(p)))], MOST_FOUNTAIN_SEATS, 0) for p in COUNTS]


FOUNTAIN_SEATS = table([len(fountain_seats(players)) for players in COUNTS])
SUPPORT = grid(_by_seat(_support))
SEAT_POINTS = grid(_by_seat(lambda players, seat: fountain_for(players)["points"][fountain_seats(players)[seat][0]]))

# ---------------------------------------------------------------------- objectives

OBJECTIVE_NAMES = tuple(card["id"] for card in OBJECTIVE_CARDS)
OBJECTIVES = len(OBJECTIVE_NAMES)
DEALT = 2


MEASURE = _numbered(Measure, OBJECTIVE_CARDS, "measure")
LEAST = table([card.get("least", 0) for card in OBJECTIVE_CARDS])
MOST = table([card.get("most", 99) for card in OBJECTIVE_CARDS])
OBJECTIVE_POINTS = table([card["points"] for card in OBJECTIVE_CARDS])
OBJECTIVE_POOL = table(
    [
        sum(1 << i for i, card in enumerate(OBJECTIVE_CARDS) if card["players"][0] <= players <= card["players"][1])
        for players in COUNTS
    ]
)

# ---------------------------------------------------------------------- words


def _place_words(players: int) -> tuple[str, ...]:
    return tuple(f"{'abcde'[column]}{row // 2 + 1}" for column, row in spots_of(players))


def _seat_words(players: int) -> tuple[str, ...]:
    return tuple(f"{level + 1}{'abcd'[place]}" for level, place in fountain_seats(players))


FLOCK = Vocabulary("flock", COLOURS)
LOCATION = Vocabulary("location", LOCATION_NAMES)
PLACE = Vocabulary("place", _place_words)
CREATURE = Vocabulary("creature", CREATURE_NAMES)
DIRECTION = Vocabulary("direction", DIRECTION_NAMES)
PERCH_SPOT = Vocabulary("fountain seat", _seat_words)
MEETING = Vocabulary("intersection", lambda players: tuple(str(i + 1) for i in range(len(meeting_places(players)))))
OBJECTIVE = Vocabulary("objective", OBJECTIVE_NAMES)
WHICH = Vocabulary("card", ("first", "second"))
RANK = numbers("rank", 3, first=1)
PHASE = vocabulary("phase", Phase)
ORIGIN = Vocabulary("origin", (*LOCATION_NAMES, "fountain", "bag"))  # from where birds come to the Plaza
FROM_FOUNTAIN = LOCATIONS
OUT_OF_BAG = LOCATIONS + 1
