"""The box as tables and vocabularies.

A *bird* is a card as it is printed: the species and the insect that it may show, `blue` or `blue-beetle`. A *species*
is what is called and collected: the ten, the Twelve-wired, each rare hybrid, the nestlings. In the order of their
numbers:

    0 … 8   ribbons      9   Black Sicklebill      10   Twelve-wired      11 … 16   rare hybrids      17   nestlings

The spaces of the clearing lie in a square and are numbered clockwise from the top left; a *place* is where a bird can
be seen: the three places of the jungle, then the four spaces of the clearing.
"""

from __future__ import annotations

from typing import Any

from birdtable.games.birdwatcher import box
from birdtable.kernel import EMPTY, MAX_SEATS, Vocabulary, block, grid, numbers, read_toml, table

BOX = read_toml(__package__, "content", box.CONTENT_FILE)
if box.content_problems(BOX):
    raise ValueError(f"{box.CONTENT_FILE}: " + "; ".join(box.content_problems(BOX)))

PLAYERS = (1, 2, 3, 4, 5)
SOLO = 1
SIDES = MAX_SEATS  # the seats; with one player, side 1 is the Crew
CREW = 1
SETUP = BOX["setup"]

DEALT, TREE_LIMIT, JUNGLE, CLEARING, ACADEMY = (
    SETUP[name] for name in ("tree", "tree_limit", "jungle", "clearing", "academy")
)
TURN_ACTIONS = SETUP["actions"]
PHOTO_COST, CALL_COST, RUN_COST, ZOOM_COST, PUBLISH_COST = (
    SETUP[name] for name in ("photo", "call", "run", "zoom", "publish")
)
PLACES = JUNGLE + CLEARING
LAST_PAGE = table([0, *(BOX["pages"][str(players)] for players in PLAYERS)])
IDLE_ROUNDS = 3  # in which nobody does anything, and which trigger the end (end.idle)

# ---------------------------------------------------------------------- species

TEN = BOX["species"]
RIBBONS = len(TEN) - 1
TEN = [entry for entry in TEN if entry["name"] != box.STAMPED] + [
    entry for entry in TEN if entry["name"] == box.STAMPED
]
HYBRID_ENTRIES = BOX["hybrid"]
SPECIES_NAMES = (
    *(entry["name"] for entry in TEN),
    "twelve-wired",
    *(entry["name"] for entry in HYBRID_ENTRIES),
    "nestling",
)
KINDS = len(SPECIES_NAMES)
BLUE = SPECIES_NAMES.index("blue")
SICKLEBILL = RIBBONS
TWELVE_WIRED = SICKLEBILL + 1
FIRST_HYBRID = TWELVE_WIRED + 1
NESTLING = KINDS - 1
HYBRID_BITS = sum(1 << species for species in range(FIRST_HYBRID, NESTLING))
NO_SPECIES = EMPTY

THREE, FOUR = 0, 1  # the choices of the option blue_ribbon


def _ribbon(species: int, blue: int) -> list[int]:
    if species >= RIBBONS:
        return []
    more = [TEN[species]["fourth_value"]] if species == BLUE and blue == FOUR else []
    return [*TEN[species]["ribbon"], *more]


LONGEST = max(len(_ribbon(species, FOUR)) for species in range(RIBBONS))


def _stamp(species: int) -> int:
    if species == SICKLEBILL:
        return int(TEN[species]["stamp"])
    return HYBRID_ENTRIES[species - FIRST_HYBRID]["points"] if FIRST_HYBRID <= species < NESTLING else 0


def _rarity(species: int) -> int:
    if species < len(TEN):
        return TEN[species]["rarity"]
    return {TWELVE_WIRED: BOX["twelve_wired"]["count"], NESTLING: BOX["nestlings"]["count"]}.get(species, 1)


RIBBON = block(  # by the option blue_ribbon, species, birds in the set
    [
        [([0, *_ribbon(species, blue)] + [0] * LONGEST)[: LONGEST + 1] for species in range(KINDS)]
        for blue in (THREE, FOUR)
    ]
)
SET_SIZE = grid([[len(_ribbon(species, blue)) for species in range(KINDS)] for blue in (THREE, FOUR)])
STAMP = table([_stamp(species) for species in range(KINDS)])
RARITY = table([_rarity(species) for species in range(KINDS)])

# ---------------------------------------------------------------------- insects

INSECT_NAMES = tuple(BOX["insects"]["kinds"])
INSECTS = len(INSECT_NAMES)
TOKENS = BOX["insects"]["tokens"]
INSECT_POINTS = table([0, *BOX["insects"]["points"]])

# ---------------------------------------------------------------------- birds: the cards as they are printed


def _faces() -> list[tuple[int, int, int]]:
    """Every kind of card: its species, its insect, and how many there are."""
    faces = []
    for species, entry in enumerate([*TEN, BOX["twelve_wired"], *HYBRID_ENTRIES, BOX["nestlings"]]):
        shown = [INSECT_NAMES.index(insect) for insect in entry.get("insects", [])]
        faces.append((species, EMPTY, _rarity(species) - len(shown)))
        faces += [(species, insect, shown.count(insect)) for insect in sorted(set(shown))]
    return faces


def _word(species: int, insect: int) -> str:
    return SPECIES_NAMES[species] + (f"-{INSECT_NAMES[insect]}" if insect != EMPTY else "")


def _back(species: int) -> int:
    if species == NESTLING:
        return box.BACKS.index("special")
    return box.BACKS.index(HYBRID_ENTRIES[species - FIRST_HYBRID]["back"]) if species >= FIRST_HYBRID else 0


FACES = _faces()
BIRDS = len(FACES)
SPECIES_OF = table([species for species, _, _ in FACES])
INSECT_OF = table([insect for _, insect, _ in FACES])
COPIES = table([count for _, _, count in FACES])
BACK_OF = table([_back(species) for species, _, _ in FACES])
DECK = sum(count for _, _, count in FACES)  # all birds of the box
SPECIAL = box.BACKS.index("special")

# ---------------------------------------------------------------------- publications

PAPER_ENTRIES = [*BOX["publication"], *({**entry, "value": "flat"} for entry in BOX["crew"])]
PUBLICATIONS = len(BOX["publication"])
PAPERS = len(PAPER_ENTRIES)
FIRST_CREW_PAPER = PUBLICATIONS
(
    FLAT,
    IDENTICAL,
    COMPLETE_SETS,
    INCOMPLETE_SETS,
    INSECT_BIRDS,
    SPECIES_HELD,
    SICKLEBILLS_HELD,
    HYBRIDS_HELD,
    WINDOW_SPECIES,
    PUBLICATIONS_HELD,
    EARLY,
    LATE,
    BRIDGE,
) = range(len(box.VALUES))
BEFORE, WITH_ITSELF, AT_THE_END = range(len(box.WINDOWS))
NO_EFFECT, FREE_CALL, FREE_INSECT, FREE_RUN, FREE_ACTION = range(len(box.EFFECTS))


def _by_paper(key: str, default: Any) -> list[Any]:
    return [entry.get(key, default) for entry in PAPER_ENTRIES]


VALUE_OF = table([box.VALUES.index(value) for value in _by_paper("value", "flat")])
POINTS_OF = table(_by_paper("points", 0))
OTHERWISE_OF = table(_by_paper("otherwise", 0))
PAGES_OF = table(_by_paper("pages", 0))
WINDOW_OF = table([box.WINDOWS.index(window) for window in _by_paper("window", "before")])
BOOKS_OF = table(_by_paper("books", 0))
EFFECT_OF = table([box.EFFECTS.index(effect) for effect in _by_paper("effect", "none")])
SICKLEBILLS_ON = table(_by_paper("sicklebills", 0))

AWARDS = BOX["awards"]
MOST_SICKLEBILLS, SECOND_SICKLEBILLS = AWARDS["sicklebills"]
MOST_VARIETY, SECOND_VARIETY = AWARDS["variety"]
MOST_BOOKS, FEWEST_BOOKS = AWARDS["most_books"], AWARDS["fewest_books"]

MOST_TURN_PAGES = 5  # three actions, one for insects, one from a publication
JOURNAL = max(BOX["pages"]["1"], BOX["pages"]["2"]) - 1 + max(MOST_TURN_PAGES, *map(_rarity, range(KINDS)))

# ---------------------------------------------------------------------- words


def _sides(players: int) -> tuple[str, ...]:
    return ("0", "crew") if players == SOLO else tuple(map(str, range(players)))


SIDE = Vocabulary("side", _sides, seats=True)
SPECIES = Vocabulary("species", SPECIES_NAMES)
BIRD = Vocabulary("bird", tuple(_word(species, insect) for species, insect, _ in FACES))
PAPER = Vocabulary("publication", tuple(entry["name"] for entry in PAPER_ENTRIES))
INSECT = Vocabulary("insect", INSECT_NAMES)
BACK = Vocabulary("card back", box.BACKS)
LEVEL = Vocabulary("level", box.CREWS)
SPACE = Vocabulary("space", tuple(f"c{space + 1}" for space in range(CLEARING)))
PLACE = Vocabulary(
    "place", (*(f"j{place + 1}" for place in range(JUNGLE)), *(f"c{space + 1}" for space in range(CLEARING)))
)
PAGE = numbers("page", JOURNAL, first=1)
