"""The content files as tables and vocabularies, and the geometry of the board.

A space is numbered row by row, seven columns wide for every player count:

    front    0  1  2  3  4  5  6        f1 … f7
    middle   7  8  9 10 11 12 13        m1 … m7
    back    14 15 16 17 18 19 20        b1 … b7

A bird is numbered twice its species plus its sex (female 0, male 1); the neutral swift is 8.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import auto
from typing import Any

from birdtable.games.above_the_clouds.box import SCHEMA
from birdtable.kernel import Vocabulary, Words, grid, numbers, table, vocabulary

DATA = SCHEMA.read(__package__)
BOX = DATA["box.toml"]
CARD_SETS = DATA["maneuver_cards.toml"]
NESTS = DATA["nest_cards.toml"]["card"]

PLAYERS = (2, 3, 4)
SETUP = BOX["setup"]

# ---------------------------------------------------------------------- the board

ROWS = 3
WIDTH = 7
SPACES = ROWS * WIDTH
FRONT = 0
BACK = ROWS - 1
SPACE_NAMES = tuple(f"{row}{column + 1}" for row in "fmb" for column in range(WIDTH))

COLUMNS = table([0, 0, *SETUP["columns"]])  # by players
FORMATION = grid([(BOX["formation"].get(str(players), []) + [0] * WIDTH)[:WIDTH] for players in range(5)])

# ---------------------------------------------------------------------- birds

SPECIES = tuple(BOX["species"]["names"])
SEXES = ("female", "male")
NEUTRAL_SPECIES = 4
FEMALE, MALE = 0, 1
NEUTRAL_BIRD = 2 * NEUTRAL_SPECIES
BIRD_NAMES = (*(f"{species}-{sex}" for species in SPECIES[:4] for sex in SEXES), SPECIES[4])
BIRD_KINDS = len(BIRD_NAMES)
STACK = 16  # places in the stack: more than can ever lie there
FACE_UP = SETUP["face_up_birds"]

START_BIRDS = table([BOX["birds"]["start_females"], BOX["birds"]["start_males"], BOX["birds"]["start_neutral"]])
RESERVE_BIRDS = table([BOX["birds"]["reserve_females"], BOX["birds"]["reserve_males"], BOX["birds"]["reserve_neutral"]])

# ---------------------------------------------------------------------- swaps: which spaces a swap connects


class Swap(Words):
    """Ways in which two birds change places."""

    sideways = auto()
    forward = auto()
    dodge = auto()
    sharp_dodge = auto()
    lead_change = auto()
    neutral = auto()
    diagonal = auto()
    free_flight = auto()


SWAPS = tuple(swap.word for swap in Swap)
STEPS = {  # rows back and columns to the right, from one bird to the other
    Swap.sideways: ((0, 1),),
    Swap.forward: ((1, 0),),
    Swap.dodge: ((0, 2),),
    Swap.sharp_dodge: ((0, 3),),
    Swap.lead_change: ((2, 0),),
    Swap.neutral: ((0, 1), (1, 0)),
    Swap.diagonal: ((1, 1), (1, -1)),
    Swap.free_flight: (),  # any two spaces
}
WAYS = 2  # the most steps that a swap has


def _offset(swap: Swap, way: int) -> int:
    rows, columns = STEPS[swap][way] if way < len(STEPS[swap]) else (0, 0)
    return rows * WIDTH + columns


def _step_from(swap: Swap, way: int) -> int:
    """The spaces from which a step stays on the board, as bits."""
    if way >= len(STEPS[swap]):
        return 0
    rows, columns = STEPS[swap][way]
    return sum(
        1 << row * WIDTH + column
        for row in range(ROWS - rows)
        for column in range(WIDTH)
        if 0 <= column + columns < WIDTH
    )


OFFSET = grid([[_offset(swap, way) for way in range(WAYS)] for swap in Swap])
STEP_FROM = grid([[_step_from(swap, way) for way in range(WAYS)] for swap in Swap])

# ---------------------------------------------------------------------- standard actions and cubes


class Standard(Words):
    """The standard actions; the first two are swaps, and numbered like them."""

    sideways = Swap.sideways
    forward = Swap.forward
    add = auto()
    take = auto()


STANDARDS = len(Standard)
CUBES = table([0, 0, *SETUP["cubes"]])  # by players

# ---------------------------------------------------------------------- maneuver cards

CARDS = 22  # the largest set
DISPLAY = 6  # places in the largest display
HAND = SETUP["hand_limit"] + 1  # the card too many lies there until one is discarded
HAND_LIMIT = SETUP["hand_limit"]
DEALT = SETUP["dealt"]
BOTH_BONUS = 2

KINDS = tuple(kind for kind in BOX["kinds"] if kind != "source")
STANDARD = KINDS.index("standard")
SCORE = KINDS.index("score")
FAVORITE_BIRD = KINDS.index("favorite-bird")
COPY = KINDS.index("display")
SWAP_OF_KIND = table([SWAPS.index(kind) if kind in SWAPS else -1 for kind in KINDS])
COST = table([BOX["kinds"][kind] for kind in KINDS])


def cards_for(players: int) -> list[dict[str, Any]]:
    """The maneuver cards of a player count, in the order of their numbers."""
    return CARD_SETS[f"players_{players}"] if players in PLAYERS else []


def _by_card(value: Callable[[dict[str, Any] | None], int]) -> list[list[int]]:
    return [[value(card) for card in [*cards_for(players), *[None] * CARDS][:CARDS]] for players in range(5)]


def _mark(which: int, points: bool) -> Callable[[dict[str, Any] | None], int]:
    def value(card: dict[str, Any] | None) -> int:
        if card is None:
            return 0
        space, worth = list(card["marks"].items())[which]
        return worth if points else SPACE_NAMES.index(space)

    return value


CARD_COUNT = table([len(cards_for(players)) for players in range(5)])
DISPLAY_COUNT = table([0, 0, *SETUP["display"]])
KIND = grid(_by_card(lambda card: KINDS.index(card["kind"]) if card else 0))
FIRST_SPACE = grid(_by_card(_mark(0, False)))
SECOND_SPACE = grid(_by_card(_mark(1, False)))
FIRST_POINTS = grid(_by_card(_mark(0, True)))
SECOND_POINTS = grid(_by_card(_mark(1, True)))

# ---------------------------------------------------------------------- nest cards

STAGES = SETUP["stages"]
NEST_CARDS = len(NESTS)
LANDING_POINTS = grid([[0, *card["points"]] for card in NESTS])
PAIR_POINTS = table([card["pair"] for card in NESTS])

# ---------------------------------------------------------------------- words


def _cards(players: int) -> tuple[str, ...]:
    return tuple("-".join((card["kind"], *card["marks"])) for card in cards_for(players))


SPACE = Vocabulary("space", SPACE_NAMES)
COLUMN = numbers("column", WIDTH, first=1)
BIRD = Vocabulary("bird", BIRD_NAMES)
CARD = Vocabulary("card", _cards)
NEST = Vocabulary("nest card", tuple(card["name"] for card in NESTS))
SOURCE = Vocabulary("source", ("first", "second", "stack"))
END = Vocabulary("end", ("front", "back"))
SWAP = vocabulary("swap", Swap)
ACTION = vocabulary("standard action", Standard)
