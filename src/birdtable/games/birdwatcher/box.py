"""What may stand in the data files: what is printed is a `Literal`, what is reconstructed may be replaced."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from enum import auto
from typing import Annotated, Any, Literal

from pydantic import Field

from birdtable.kernel import Words
from birdtable.kernel.content import Contradiction, Entry, Schema, Source, drawn, number, worded

FILE = "box.toml"
RIBBONED = (
    "king-of-saxony",
    "standardwing",
    "arfak-astrapia",
    "western-parotia",
    "greater",
    "lophorina",
    "wilsons",
    "blue",
    "red",
)
STAMPED = "black-sicklebill"
CREWS = ("junior", "associate", "senior", "all-star", "aerial", "sentient")
BIRDS_IN_DECK = 69
MOST_POINTS = 4095  # of all publications in one journal: sides are compared in numbers with room for so many each


class Back(Words):
    """The backs of bird cards."""

    ordinary = auto()
    special = auto()
    king = auto()


class Effect(Words):
    """What a publication does at once."""

    none = auto()
    call = auto()
    insect = auto()
    run = auto()
    action = auto()


class Window(Words):
    """Where the pages lie that a publication looks at."""

    before = auto()
    with_itself = auto()
    end = auto()


class Value(Words):
    """How a publication scores: first, by what there is to count in a whole journal."""

    complete_sets = auto()
    incomplete_sets = auto()
    insect_birds = auto()
    species = auto()
    sicklebills = auto()
    hybrids = auto()
    publications = auto()
    flat = auto()
    identical = auto()
    window_species = auto()
    early = auto()
    late = auto()
    bridge = auto()


NEEDS = {
    "otherwise": (Value.early, Value.late, Value.bridge),
    "pages": (Value.early, Value.late, Value.identical, Value.window_species),
    "window": (Value.identical, Value.window_species),
}
"""What publications must say if they score so."""

PAID_ONCE = (Value.flat, Value.early, Value.late, Value.bridge)


Insect = Literal["beetle", "butterfly", "stick-insect", "mantis", "cicada"]
Points = Annotated[int, number(0, 40)]


class Setup(Entry):
    """What is dealt, and what activities take."""

    tree: Literal[4]
    tree_limit: Literal[6]
    jungle: Literal[3]
    clearing: Literal[4]
    academy: Literal[3]
    actions: Literal[3]
    boost: Literal[2]
    photo: Literal[1]
    call: Literal[1]
    run: Literal[1]  # no number is printed, so this is our ruling (turn.actions)
    zoom: Literal[2]
    publish: Literal[2]


class Pages(Entry):
    """The pages that trigger the end, by players."""

    one: Literal[18] = Field(alias="1")
    two: Literal[16] = Field(alias="2")
    three: Literal[14] = Field(alias="3")
    four: Literal[12] = Field(alias="4")
    five: Literal[12] = Field(alias="5")


class Birds(Entry):
    """The cards of a species, and the insects that some of them show."""

    source: Source
    name: str
    cards: int
    insects: tuple[Insect, ...] = ()


class Species(Birds):
    """One of the ten: nine have a ribbon, the Sicklebill has a stamp."""

    name: Annotated[str, drawn(__package__, FILE, "species", "name")]
    cards: Annotated[int, number(1, 20)] = Field(alias="rarity")
    ribbon: Annotated[tuple[Points, ...], Field(min_length=2, max_length=6)] = ()
    stamp: Points | None = None
    fourth_value: Points | None = None


class TwelveWired(Birds):
    """The Twelve-wired."""

    name: Literal["twelve-wired"] = "twelve-wired"
    cards: Literal[12] = Field(alias="count")


class Nestlings(Birds):
    """The Imposter Nestlings."""

    name: Literal["nestling"] = "nestling"
    cards: Literal[4] = Field(alias="count")


class Hybrid(Birds):
    """A rare hybrid."""

    name: Annotated[str, drawn(__package__, FILE, "hybrid", "name")]
    cards: Literal[1] = 1
    points: Points
    back: Annotated[Back, worded(Back)]


class Insects(Entry):
    """The tokens, and the points for different kinds."""

    source: Source
    kinds: Annotated[tuple[Insect, ...], Field(min_length=5, max_length=5)]
    tokens: Annotated[int, number(1, 20)]
    points: Annotated[tuple[Points, ...], Field(min_length=5, max_length=5)]


class Awards(Entry):
    """Points for the most and the second most."""

    source: Source
    sicklebills: tuple[Literal[7], Literal[3]]
    variety: tuple[Literal[7], Literal[3]]
    most_books: Literal[5]
    fewest_books: Literal[-2]


class Publication(Entry):
    """A publication: how it scores, its books, and what it does at once."""

    source: Source
    name: Annotated[str, drawn(__package__, FILE, "publication", "name")]
    value: Annotated[Value, worded(Value)]
    points: Points
    otherwise: Points | None = None
    pages: Annotated[int, number(1, 12)] | None = None
    window: Annotated[Window, worded(Window)] | None = None
    books: Annotated[int, number(1, 9)]
    effect: Annotated[Effect, worded(Effect)] = Effect.none


class Starting(Publication):
    """A starting publication of the Crew."""

    name: Literal["junior", "associate", "senior", "all-star", "aerial", "sentient"]
    value: Annotated[Value, worded(Value)] = Value.flat
    sicklebills: Annotated[int, number(0, 20)]


class Box(Entry):
    """The whole file."""

    setup: Setup
    pages: Pages
    species: tuple[Species, ...]
    twelve_wired: TwelveWired
    nestlings: Nestlings
    hybrid: Annotated[tuple[Hybrid, ...], Field(min_length=6, max_length=6)]
    insects: Insects
    awards: Awards
    publication: Annotated[tuple[Publication, ...], Field(min_length=19, max_length=19)]
    crew: tuple[Starting, ...]


# ---------------------------------------------------------------------- how entries contradict


def contradictions(files: Mapping[str, Any]) -> Iterator[Contradiction]:
    """What is wrong between well-formed entries."""
    box: Box = files[FILE]
    expected, names = {*RIBBONED, STAMPED}, [species.name for species in box.species]
    if Counter(names) != Counter(expected):
        missing, more = _list(expected.difference(names)), _list(set(names) - expected)
        yield _wrong(f"must be the ten species, each once; missing: {missing}; too many: {more}", "species")
    if (total := sum(species.cards for species in box.species)) != BIRDS_IN_DECK:
        yield _wrong(f"rarities add up to {total}, but the box has {BIRDS_IN_DECK} bird cards", "species")
    for place, species in enumerate(box.species):
        for key, said in _wrong_scoring(species):
            yield _wrong(said, "species", place, key)
    every: list[tuple[tuple[str | int, ...], Birds]] = [
        *((("species", place), birds) for place, birds in enumerate(box.species)),
        *((("hybrid", place), birds) for place, birds in enumerate(box.hybrid)),
        (("twelve_wired",), box.twelve_wired),
        (("nestlings",), box.nestlings),
    ]
    for way, birds in every:
        if not set(birds.insects) <= set(box.insects.kinds):
            yield _wrong(f"must be kinds of [insects], not {_list(birds.insects)}", *way, "insects")
        if len(birds.insects) > birds.cards:
            yield _wrong(f"are on {len(birds.insects)} cards, but there are only {birds.cards}", *way, "insects")
    if sorted(hybrid.back for hybrid in box.hybrid) != [Back.special] * (len(box.hybrid) - 1) + [Back.king]:
        yield _wrong('back must be "king" for exactly one, the King of Ribbons, and "special" for the others', "hybrid")
    for place, paper in enumerate(box.publication):
        for key, said in _wrong_value(paper):
            yield _wrong(said, "publication", place, key)
    if (points := _most_points(box)) > MOST_POINTS:
        yield _wrong(f"could bring {points} points in one journal; there is room for {MOST_POINTS}", "publication")
    if tuple(paper.name for paper in box.crew) != CREWS:
        yield _wrong(f"must be {', '.join(CREWS)}, in this order", "crew")
    for table, words in (
        ("hybrid", [birds.name for birds in box.hybrid]),
        ("publication", [paper.name for paper in box.publication]),
        ("insects", [*box.insects.kinds]),
    ):
        for word, count in Counter(words).items():
            if count > 1:
                yield _wrong(f"has the name {word!r} {count} times", table)


def _wrong(said: str, *path: str | int) -> Contradiction:
    return Contradiction(FILE, path, said)


def _wrong_scoring(species: Species) -> Iterator[tuple[str, str]]:
    """A ribbon for nine species, a stamp for the Sicklebill."""
    if species.name == STAMPED and (species.stamp is None or species.ribbon):
        yield "ribbon", "is not for this species: it has a stamp and no ribbon"
    if species.name != STAMPED and (species.stamp is not None or not species.ribbon):
        yield "stamp", "is not for this species: it has a ribbon and no stamp"
    if list(species.ribbon) != sorted(set(species.ribbon)):
        yield "ribbon", f"must have values that grow, not {list(species.ribbon)}"
    if (species.name == "blue") != (species.fourth_value is not None):
        yield "fourth_value", "is for the Blue, and only for it"


def _wrong_value(paper: Publication) -> Iterator[tuple[str, str]]:
    """What a publication must say for the way in which it scores."""
    for key, values in NEEDS.items():
        if paper.value in values and getattr(paper, key) is None:
            yield key, f"is missing: value = {paper.value.word!r} needs it"
    if paper.window is not None and paper.value not in NEEDS["window"]:
        yield "window", f"is only for {_list(value.word for value in NEEDS['window'])}"


def _most_points(box: Box) -> int:
    """What all publications cannot exceed, even if there were as many as a journal has pages of all that they count."""
    pages = box.pages.one + max(birds.cards for birds in (*box.species, box.twelve_wired))
    papers = (*box.publication, *box.crew)
    return sum(max(paper.points, paper.otherwise or 0) * (1 if paper.value in PAID_ONCE else pages) for paper in papers)


def _list(words: Iterable[str]) -> str:
    return ", ".join(sorted(words)) or "none"


SCHEMA = Schema({FILE: Box}, contradictions)
