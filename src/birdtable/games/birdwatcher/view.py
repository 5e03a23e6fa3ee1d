"""What a seat sees of the table, as data for the browser and the terminal.

The record that comes in has everything else hidden already, so nothing here can leak. All words are those of the
notation. What belongs to a side is given by its word: a seat's number, or "crew".
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from birdtable.games.birdwatcher import box, content, journal, legal, publications, scoring, setup, zones
from birdtable.games.birdwatcher.state import State
from birdtable.games.birdwatcher.words import Decision
from birdtable.kernel import EMPTY, Vocabulary, Words, part, shown

MIMIC = "brood-mimic"
ACTIVITIES = ("photo", "call", "run", "zoom", "publish")

Side = Annotated[str, "a seat's number, or crew"]
BirdWord = Annotated[str, "a card as it is printed: blue, or with its insect blue-beetle"]
SpeciesWord = Annotated[str, "what a bird counts as; of a nestling without a neighbour brood-mimic"]
PaperWord = Annotated[str, "a publication"]
Space = Annotated[str, "c1 … c4, clockwise from the top left"]
Place = Annotated[str, "where a bird shows: j1 … j3, c1 … c4"]
InsectWord = Annotated[str, content.INSECT]
Activity = Annotated[str, ACTIVITIES]
Back = Annotated[str, content.BACK]
Level = Annotated[str, content.LEVEL]


class About(TypedDict):
    """What the decision is about: the species called, the bird in flight, or whose tree gets a gift."""

    species: NotRequired[SpeciesWord]
    places: NotRequired[list[Place]]
    bird: NotRequired[BirdWord]
    spaces: NotRequired[list[Space]]
    target: NotRequired[Side]


class Deck(TypedDict):
    """The bird cards that are left, and the back of the next."""

    count: int
    back: Back | None


class Pile(TypedDict):
    """A pile from the bottom to the top: everybody may look through it."""

    birds: list[BirdWord]
    startled: bool


class Tree(TypedDict):
    """The birds in a tree, and for how many more there is room; the crew's has no limit."""

    birds: list[BirdWord]
    room: int | None


class PhotoPage(TypedDict):
    """A bird in a journal."""

    bird: BirdWord
    species: SpeciesWord


class PaperPage(TypedDict):
    """A publication in a journal, and what it is worth now."""

    paper: PaperWord
    books: int
    points: int


Page = PhotoPage | PaperPage


class PageSet(TypedDict):
    """A run of pages, counted from 1, that score together; what one page more would make of it."""

    species: SpeciesWord
    first: int
    last: int
    complete: bool
    points: int
    next: int | None


class Points(TypedDict):
    """The six ways to score, as if the game ended now."""

    birds: int
    publications: int
    sicklebills: int
    variety: int
    insects: int
    books: int
    total: int


Way = Annotated[str, tuple(way for way in Points.__annotations__ if way != "total")]


class Counts(TypedDict):
    """What the awards compare."""

    pages: int
    sicklebills: int
    species: int
    books: int
    hybrids: int


class Crew(TypedDict):
    """The opponent of a single player."""

    level: Level
    starting: PaperWord | None
    points: int


class BirdCard(TypedDict):
    """What a bird card shows."""

    species: SpeciesWord
    insect: InsectWord | None


class SpeciesCard(TypedDict):
    """How a species scores: by a ribbon of pages, or by a stamp."""

    rarity: int
    ribbon: NotRequired[list[int]]
    stamp: NotRequired[int]
    hybrid: NotRequired[bool]


class Paper(TypedDict):
    """What a publication says; the window is where the pages lie that it looks at."""

    value: str
    points: int
    otherwise: NotRequired[int]
    pages: NotRequired[int]
    window: NotRequired[Literal["before", "with-itself", "end"]]
    books: int
    effect: NotRequired[str]
    sicklebills: NotRequired[int]


class Awards(TypedDict):
    """Points for the first, the second, … of each comparison."""

    sicklebills: list[int]
    variety: list[int]
    most_books: int
    fewest_books: int


class Box(TypedDict):
    """The cards, which never change: how each species in play scores, and what each publication says."""

    birds: dict[BirdWord, BirdCard]
    species: dict[SpeciesWord, SpeciesCard]
    publications: dict[PaperWord, Paper]
    insect_points: list[int]
    awards: Awards
    costs: dict[Activity, int]
    tree_limit: int


class WatcherView(TypedDict):
    """The table, from whose turn it is to the cards in the box."""

    turn: Side
    camera: Side
    actions_left: int
    insects_spent: bool
    about: About
    ending: bool
    last_page: int
    deck: Deck
    jungle: list[BirdWord | None]
    clearing: dict[Space, Pile]
    answering: Annotated[dict[SpeciesWord, int], "how many birds of each species would answer a call now"]
    startle_spaces: list[Space]
    academy: list[PaperWord | None]
    publications: int
    discarded: list[PaperWord]
    trees: dict[Side, Tree]
    journals: dict[Side, list[Page]]
    sets: dict[Side, list[PageSet]]
    insects: dict[Side, dict[InsectWord, int]]
    supply: dict[InsectWord, int]
    points: dict[Side, Points]
    counts: dict[Side, Counts]
    crew: Crew | None
    box: Box


def view(seen: State, players: int) -> WatcherView:
    """The table, from whose turn it is to the cards in the box."""
    sides = {content.SIDE.word(side, players): side for side in range(zones.sides(seen))}
    return {
        "turn": content.SIDE.word(seen.turn_side, players),
        "camera": content.SIDE.word(seen.first_side, players),
        "actions_left": seen.actions_left,
        "insects_spent": bool(seen.boosted),
        "about": _about(seen, players),
        "ending": bool(seen.ending),
        "last_page": int(content.LAST_PAGE[players]),
        "deck": {"count": seen.deck_count, "back": _word(content.BACK, seen.deck_back)},
        "jungle": [_word(content.BIRD, bird) for bird in seen.jungle],
        "clearing": {word: _pile(seen, space) for space, word in enumerate(content.SPACE_NAMES)},
        "answering": _answering(seen),
        "startle_spaces": _spaces(legal.startle_spaces(seen)),
        "academy": [_word(content.PAPER, paper) for paper in seen.academy],
        "publications": seen.papers_count,
        "discarded": [content.PAPER.word(paper, players) for paper in seen.shelved[: seen.shelved_count]],
        "trees": {word: _tree(seen, side) for word, side in sides.items()},
        "journals": {word: _journal(seen, side) for word, side in sides.items()},
        "sets": {word: _sets(seen, side) for word, side in sides.items()},
        "insects": {word: _tokens(seen, side) for word, side in sides.items()},
        "supply": dict(zip(content.BOX.insects.kinds, seen.supply, strict=True)),
        "points": {word: _points(seen, side) for word, side in sides.items()},
        "counts": {word: _counts(seen, side) for word, side in sides.items()},
        "crew": _crew(seen) if players == content.SOLO else None,
        "box": _box(seen),
    }


def _word(words: Vocabulary, value: int) -> str | None:
    return None if value == EMPTY else words.word(value, 0)


def _about(seen: State, players: int) -> About:
    if seen.over or seen.pending_count == 0:
        return {}
    top = seen.pending_count - 1
    kind, first, second = seen.pending_kind[top], seen.pending_args[top, 0], seen.pending_args[top, 1]
    if kind == Decision.choose:
        places = [content.PLACE.word(place, players) for place in range(content.PLACES) if second >> place & 1]
        return {"species": content.SPECIES.word(first, players), "places": places}
    if kind == Decision.flush:
        return {
            "bird": content.BIRD.word(seen.jungle[first], players),
            "spaces": _spaces(legal.flush_spaces(seen, first, second)),
        }
    if kind == Decision.give:
        return {"target": content.SIDE.word(first, players)}
    return {}


@part(rows=("pile", "pile_count", "startled"))
def _pile(seen: State, space: int) -> Pile:
    birds = [content.BIRD.word(seen.pile[space, place], 0) for place in range(seen.pile_count[space])]
    return {"birds": birds, "startled": bool(seen.startled[space])}


@part("jungle", "pile", "pile_count", "startled")
def _answering(seen: State) -> dict[SpeciesWord, int]:
    found = {name: zones.answering(seen, species).bit_count() for species, name in enumerate(content.SPECIES_NAMES)}
    return {name: count for name, count in found.items() if count}


def _spaces(bits: int) -> list[str]:
    return [word for space, word in enumerate(content.SPACE_NAMES) if bits >> space & 1]


@part(rows=("tree", "tree_count"))
def _tree(seen: State, side: int) -> Tree:
    birds = [content.BIRD.word(seen.tree[side, slot], 0) for slot in range(seen.tree_count[side])]
    room = None if seen.players == content.SOLO and side == content.CREW else content.TREE_LIMIT - len(birds)
    return {"birds": birds, "room": room}


@part("page_bird", "page_paper", "page_species", "pages")
def _journal(seen: State, side: int) -> list[Page]:
    """The pages from the left: a bird and what it counts as, or a publication and what it is worth now."""
    _, counts, _ = journal.survey(seen, side)
    return [_page(seen, side, page, counts) for page in range(seen.pages[side])]


def _page(seen: State, side: int, page: int, counts: int) -> Page:
    paper, bird = seen.page_paper[side, page], seen.page_bird[side, page]
    if paper != EMPTY:
        worth = publications.paper_points(seen, side, page, counts)
        return {"paper": content.PAPER.word(paper, 0), "books": int(content.BOOKS_OF[paper]), "points": worth}
    species = seen.page_species[side, page]
    return {
        "bird": content.BIRD.word(bird, 0),
        "species": MIMIC if species == content.NESTLING else content.SPECIES_NAMES[species],
    }


@part(rows=("page_species", "pages"))
def _sets(seen: State, side: int) -> list[PageSet]:
    found: list[PageSet] = []
    page = 0
    while page < seen.pages[side]:
        species = seen.page_species[side, page]
        size = 0 if species == EMPTY else int(content.SET_SIZE[seen.blue_ribbon, species])
        end = page + 1
        while size and end < min(seen.pages[side], page + size) and seen.page_species[side, end] == species:
            end += 1
        if size:
            found.append(_set(seen, species, page, end, size))
        page = end
    return found


def _set(seen: State, species: int, page: int, end: int, size: int) -> PageSet:
    return {
        "species": content.SPECIES_NAMES[species],
        "first": page + 1,
        "last": end,
        "complete": end - page == size,
        "points": int(content.RIBBON[seen.blue_ribbon, species, end - page]),
        "next": int(content.RIBBON[seen.blue_ribbon, species, end - page + 1]) if end - page < size else None,
    }


def _tokens(seen: State, side: int) -> dict[InsectWord, int]:
    return {word: seen.insects[side, insect] for insect, word in enumerate(content.BOX.insects.kinds)}


@part("insects", "page_bird", "page_paper", "page_species", "pages")
def _points(seen: State, side: int) -> Points:
    compared = scoring.compare(seen)
    sicklebills, variety, books = scoring.awards(seen, side, compared)
    points = {
        "birds": scoring.of_side(side, compared[0]),
        "publications": scoring.of_side(side, compared[1]),
        "sicklebills": sicklebills,
        "variety": variety,
        "insects": scoring.insect_points(seen, side),
        "books": books,
    }
    return shown(Points, {**points, "total": sum(points.values())})


@part(rows=("page_bird", "page_paper", "page_species", "pages"))
def _counts(seen: State, side: int) -> Counts:
    _, counts, _ = journal.survey(seen, side)
    sicklebills, species, books = scoring.to_show(seen, side, counts)
    return {
        "pages": seen.pages[side],
        "sicklebills": sicklebills,
        "species": species,
        "books": books,
        "hybrids": journal.surveyed(counts, box.Value.hybrids),
    }


def _crew(seen: State) -> Crew:
    return {
        "level": content.LEVEL.word(seen.crew, 0),
        "starting": _word(content.PAPER, seen.starting),
        "points": seen.crew_score,
    }


@part()
def _box(seen: State) -> Box:
    return {
        "birds": {
            content.BIRD.word(bird, 0): {
                "species": content.SPECIES_NAMES[species],
                "insect": _word(content.INSECT, insect),
            }
            for bird, (species, insect, _) in enumerate(content.FACES)
        },
        "species": {
            name: _species(species, seen.blue_ribbon)
            for species, name in enumerate(content.SPECIES_NAMES)
            if setup.plays(seen, species)
        },
        "publications": {paper.name: _paper(paper) for paper in content.ALL_PAPERS},
        "insect_points": list(content.BOX.insects.points),
        "awards": shown(Awards, content.DATA["awards"]),
        "costs": {activity: content.DATA["setup"][activity] for activity in ACTIVITIES},
        "tree_limit": content.TREE_LIMIT,
    }


def _paper(paper: box.Publication) -> Paper:
    """What the card says, in words, and no more than it says."""
    said = {name: getattr(paper, name) for name in paper.model_fields_set | {"value"}}
    return shown(Paper, {name: what.word if isinstance(what, Words) else what for name, what in said.items()})


def _species(species: int, four: int) -> SpeciesCard:
    rarity: SpeciesCard = {"rarity": int(content.RARITY[species])}
    if species < content.RIBBONS:
        return {**rarity, "ribbon": content.ribbon(species, four)}
    if species in (content.TWELVE_WIRED, content.NESTLING):
        return rarity
    return {**rarity, "stamp": int(content.STAMP[species]), "hybrid": species != content.SICKLEBILL}
