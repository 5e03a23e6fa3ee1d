"""The content files as tables and vocabularies, and the geometry of the board.

A space is numbered row by row, seven columns wide for every player count:

    front    0  1  2  3  4  5  6        f1 … f7
    middle   7  8  9 10 11 12 13        m1 … m7
    back    14 15 16 17 18 19 20        b1 … b7

A bird is numbered twice its species plus its sex (female 0, male 1); the neutral swift is 8.
"""

from __future__ import annotations

from birdtable.kernel import Vocabulary, grid, numbers, read_toml, table

BOX = read_toml(__package__, "content", "box.toml")
CARD_SETS = read_toml(__package__, "content", "maneuver_cards.toml")
NESTS = read_toml(__package__, "content", "nest_cards.toml")["card"]

PLAYERS = (2, 3, 4)
SETUP = BOX["setup"]

# ---------------------------------------------------------------------- the board

ROWS = 3
WIDTH = 7
SPACES = ROWS * WIDTH
FRONT, MIDDLE, BACK = range(ROWS)
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

SIDEWAYS, FORWARD, DODGE, SHARP_DODGE, LEAD_CHANGE, NEUTRAL, DIAGONAL, FREE_FLIGHT = range(8)
SWAPS = ("sideways", "forward", "dodge", "sharp-dodge", "lead-change", "neutral", "diagonal", "free-flight")
STEPS = (  # rows back and columns to the right, from one bird to the other
    ((0, 1),),
    ((1, 0),),
    ((0, 2),),
    ((0, 3),),
    ((2, 0),),
    ((0, 1), (1, 0)),
    ((1, 1), (1, -1)),
    (),  # any two spaces
)
WAYS = 2  # the most steps that a swap has


def _offset(swap: int, way: int) -> int:
    rows, columns = STEPS[swap][way] if way < len(STEPS[swap]) else (0, 0)
    return rows * WIDTH + columns


def _step_from(swap: int, way: int) -> int:
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


OFFSET = grid([[_offset(swap, way) for way in range(WAYS)] for swap in range(len(SWAPS))])
STEP_FROM = grid([[_step_from(swap, way) for way in range(WAYS)] for swap in range(len(SWAPS))])

# ---------------------------------------------------------------------- standard actions and cubes

ADD, TAKE = 2, 3  # after SIDEWAYS and FORWARD
STANDARD_NAMES = ("sideways", "forward", "add", "take")
STANDARDS = len(STANDARD_NAMES)
CUBES = table([0, 0, *SETUP["cubes"]])  # by players

# ---------------------------------------------------------------------- maneuver cards

CARDS = 22  # the largest set
DISPLAY = 6  # places in the largest display
HAND = SETUP["hand_limit"] + 1  # the card too many lies there until one is discarded
HAND_LIMIT = SETUP["hand_limit"]
DEALT = SETUP["dealt"]
BOTH_BONUS = 2

KINDS = tuple(kind for kind in BOX["kinds"] if kind != "source")
STANDARD, SCORE, FAVORITE_BIRD, COPY = (KINDS.index(kind) for kind in ("standard", "score", "favorite-bird", "display"))
SWAP_OF_KIND = table([SWAPS.index(kind) if kind in SWAPS else -1 for kind in KINDS])
COST = table([BOX["kinds"][kind] for kind in KINDS])


def cards_for(players: int) -> list[dict]:
    """The maneuver cards of a player count, in the order of their numbers."""
    return CARD_SETS[f"players_{players}"] if players in PLAYERS else []


def _by_card(value) -> list[list[int]]:
    return [[value(card) for card in (cards_for(players) + [None] * CARDS)[:CARDS]] for players in range(5)]


def _mark(which: int, points: bool):
    def value(card: dict | None) -> int:
        if card is None:
            return 0
        space, worth = list(card["marks"].items())[which]
        return worth if points else SPACE_NAMES.index(space)

    return value


CARD_COUNT = table([len(cards_for(players)) for players in range(5)])
DISPLAY_COUNT = table([0, 0, *SETUP["display"]])
KIND = grid(_by_card(lambda card: KINDS.index(card["kind"]) if card else 0))
FIRST_SPACE, SECOND_SPACE = grid(_by_card(_mark(0, False))), grid(_by_card(_mark(1, False)))
FIRST_POINTS, SECOND_POINTS = grid(_by_card(_mark(0, True))), grid(_by_card(_mark(1, True)))

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
SWAP = Vocabulary("swap", SWAPS)
ACTION = Vocabulary("standard action", STANDARD_NAMES)
