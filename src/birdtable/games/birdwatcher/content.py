"""The box as tables and vocabularies.

A *bird* is a card as it is printed: the species and the insect that it may show, `blue` or `blue-beetle`. A *species*
is what is called and collected: the ten, the Twelve-wired, each rare hybrid, the nestlings. In the order of their
numbers:

    0 … 8   ribbons      9   Black Sicklebill      10   Twelve-wired      11 … 16   rare hybrids      17   nestlings

The spaces of the clearing lie in a square and are numbered clockwise from the top left; a *place* is where a bird can
be seen: the three places of the jungle, then the four spaces of the clearing.
"""

from __future__ import annotations

from birdtable.games.birdwatcher import box
from birdtable.kernel import EMPTY, MAX_SEATS, Vocabulary, block, grid, table, vocabulary

DATA = box.SCHEMA.read(__package__)[box.FILE]
BOX = box.Box.model_validate(DATA)

PLAYERS = (1, 2, 3, 4, 5)
SOLO = 1
SIDES = MAX_SEATS  # the seats; with one player, side 1 is the Crew
CREW = 1

DEALT = BOX.setup.tree
TREE_LIMIT = BOX.setup.tree_limit
JUNGLE = BOX.setup.jungle
CLEARING = BOX.setup.clearing
ACADEMY = BOX.setup.academy
TURN_ACTIONS = BOX.setup.actions
PHOTO_COST = BOX.setup.photo
CALL_COST = BOX.setup.call
RUN_COST = BOX.setup.run
ZOOM_COST = BOX.setup.zoom
PUBLISH_COST = BOX.setup.publish
PLACES = JUNGLE + CLEARING
LAST_PAGE = table([0, BOX.pages.one, BOX.pages.two, BOX.pages.three, BOX.pages.four, BOX.pages.five])
IDLE_ROUNDS = 3  # in which nobody does anything, and which trigger the end (end.idle)

# ---------------------------------------------------------------------- species

TEN = sorted(BOX.species, key=lambda species: species.name == box.STAMPED)  # the Sicklebill last
ALL_BIRDS: tuple[box.Birds, ...] = (*TEN, BOX.twelve_wired, *BOX.hybrid, BOX.nestlings)
SPECIES_NAMES = tuple(birds.name for birds in ALL_BIRDS)
KINDS = len(ALL_BIRDS)
BLUE = SPECIES_NAMES.index("blue")
SICKLEBILL = RIBBONS = len(TEN) - 1
TWELVE_WIRED = SICKLEBILL + 1
FIRST_HYBRID = TWELVE_WIRED + 1
NESTLING = KINDS - 1
HYBRID_BITS = sum(1 << species for species in range(FIRST_HYBRID, NESTLING))


def ribbon(species: int, four: int) -> list[int]:
    """What sets of 1, 2, … birds score; the Blue's may have a fourth value (option blue_ribbon)."""
    if species >= RIBBONS:
        return []
    fourth = TEN[species].fourth_value
    return [*TEN[species].ribbon, *([fourth] if four and fourth is not None else [])]


LONGEST = max(len(ribbon(species, 1)) for species in range(RIBBONS))
RIBBON = block(  # by the option blue_ribbon, species, birds in the set
    [[([0, *ribbon(species, four)] + [0] * LONGEST)[: LONGEST + 1] for species in range(KINDS)] for four in (0, 1)]
)
SET_SIZE = grid([[len(ribbon(species, four)) for species in range(KINDS)] for four in (0, 1)])
STAMP = table([0] * SICKLEBILL + [TEN[SICKLEBILL].stamp, 0, *(hybrid.points for hybrid in BOX.hybrid), 0])
RARITY = table([birds.cards for birds in ALL_BIRDS])

# How often each species occurs among some cards, in one number: as many bits for each as its cards need.
TALLY_BITS = [birds.cards.bit_length() for birds in ALL_BIRDS]
TALLY_AT = table([sum(TALLY_BITS[:species]) for species in range(KINDS)])
TALLY_MOST = table([(1 << bits) - 1 for bits in TALLY_BITS])
assert sum(TALLY_BITS) < 64
TWICE = sum((int(most) - 1) << int(at) for most, at in zip(TALLY_MOST, TALLY_AT, strict=True))

# ---------------------------------------------------------------------- insects

INSECTS = len(BOX.insects.kinds)
TOKENS = BOX.insects.tokens
INSECT_POINTS = table([0, *BOX.insects.points])

# ---------------------------------------------------------------------- birds: the cards as they are printed


def faces(all_birds: tuple[box.Birds, ...]) -> list[tuple[int, int, int]]:
    """Every kind of card: its species, its insect, and how many there are."""
    found = []
    for species, birds in enumerate(all_birds):
        shown = [BOX.insects.kinds.index(insect) for insect in birds.insects]
        found.append((species, EMPTY, birds.cards - len(shown)))
        found += [(species, insect, shown.count(insect)) for insect in sorted(set(shown))]
    return found


def bird_word(species: int, insect: int) -> str:
    """A card's word: `blue`, or with its insect `blue-beetle`."""
    return SPECIES_NAMES[species] + (f"-{BOX.insects.kinds[insect]}" if insect != EMPTY else "")


FACES = faces(ALL_BIRDS)
BACKS = [box.Back.ordinary] * FIRST_HYBRID + [*(hybrid.back for hybrid in BOX.hybrid), box.Back.special]
BIRDS = len(FACES)
SPECIES_OF = table([species for species, _, _ in FACES])
INSECT_OF = table([insect for _, insect, _ in FACES])
COPIES = table([count for _, _, count in FACES])
BACK_OF = table([BACKS[species] for species, _, _ in FACES])
DECK = sum(birds.cards for birds in ALL_BIRDS)

# ---------------------------------------------------------------------- publications

ALL_PAPERS = (*BOX.publication, *BOX.crew)
PUBLICATIONS = FIRST_CREW_PAPER = len(BOX.publication)
PAPERS = len(ALL_PAPERS)
VALUE_OF = table([paper.value for paper in ALL_PAPERS])
POINTS_OF = table([paper.points for paper in ALL_PAPERS])
OTHERWISE_OF = table([paper.otherwise or 0 for paper in ALL_PAPERS])
PAGES_OF = table([paper.pages or 0 for paper in ALL_PAPERS])
WINDOW_OF = table([paper.window or box.Window.before for paper in ALL_PAPERS])
BOOKS_OF = table([paper.books for paper in ALL_PAPERS])
EFFECT_OF = table([paper.effect for paper in ALL_PAPERS])
SICKLEBILLS_ON = table([0] * PUBLICATIONS + [paper.sicklebills for paper in BOX.crew])

AWARD_POINTS = grid([BOX.awards.sicklebills, BOX.awards.variety])  # by award; most, second most
MOST_BOOKS = BOX.awards.most_books
FEWEST_BOOKS = BOX.awards.fewest_books

MOST_TURN_PAGES = 5  # three actions, one for insects, one from a publication
JOURNAL = max(LAST_PAGE) - 1 + max(MOST_TURN_PAGES, max(RARITY))


def run_points(species: int, four: int, birds: int) -> int:
    """So many adjacent birds of a species: sets are filled one after the other (birds.ribbon, birds.long-run)."""
    values = ribbon(species, four)
    return birds // len(values) * values[-1] + [0, *values][birds % len(values)] if values else 0


RUN = block(  # by the option blue_ribbon, species, adjacent birds
    [
        [[run_points(species, four, birds) for birds in range(JOURNAL + 1)] for species in range(KINDS)]
        for four in (0, 1)
    ]
)

# ---------------------------------------------------------------------- words


def _sides(players: int) -> tuple[str, ...]:
    return ("0", "crew") if players == SOLO else tuple(map(str, range(players)))


SPACE_NAMES = tuple(f"c{space + 1}" for space in range(CLEARING))

SIDE = Vocabulary("side", _sides, seats=True)
SPECIES = Vocabulary("species", SPECIES_NAMES)
BIRD = Vocabulary("bird", tuple(bird_word(species, insect) for species, insect, _ in FACES))
PAPER = Vocabulary("publication", tuple(paper.name for paper in ALL_PAPERS))
INSECT = Vocabulary("insect", BOX.insects.kinds)
BACK = vocabulary("card back", box.Back)
LEVEL = Vocabulary("level", box.CREWS)
SPACE = Vocabulary("space", SPACE_NAMES)
PLACE = Vocabulary("place", (*(f"j{place + 1}" for place in range(JUNGLE)), *SPACE_NAMES))
