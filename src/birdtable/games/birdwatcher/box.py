"""What may stand in the data file of the box, so that its owner can replace what is reconstructed.

    birdtable content birdwatcher --check FILE

`content_problems` looks at such a file and says everything that is wrong with it. What the rulebook prints is a
`Literal`: a file may not say otherwise.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from enum import auto
from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, ValidationError
from pydantic_core import ErrorDetails

from birdtable.kernel import Words

CONTENT_FILE = "box.toml"
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
    """How a publication scores."""

    flat = auto()
    identical = auto()
    complete_sets = auto()
    incomplete_sets = auto()
    insect_birds = auto()
    species = auto()
    sicklebills = auto()
    hybrids = auto()
    window_species = auto()
    publications = auto()
    early = auto()
    late = auto()
    bridge = auto()


NEEDS = {
    "otherwise": (Value.early, Value.late, Value.bridge),
    "pages": (Value.early, Value.late, Value.identical, Value.window_species),
    "window": (Value.identical, Value.window_species),
}
"""What publications must say if they score so."""


def _worded(words: type[Words]) -> BeforeValidator:
    """Read a member by its word."""
    members = {member.word: member for member in words}

    def read(word: object) -> Words:
        if not isinstance(word, str) or word not in members:
            raise ValueError(f"must be one of {', '.join(members)}")
        return members[word]

    return BeforeValidator(read)


def _number(least: int, most: int) -> BeforeValidator:
    """Read a whole number of a range."""

    def read(number: object) -> int:
        if not isinstance(number, int) or isinstance(number, bool) or not least <= number <= most:
            raise ValueError(f"must be a number from {least} to {most}")
        return number

    return BeforeValidator(read)


Word = Annotated[str, Field(pattern=r"^[a-z]+(-[a-z0-9]+)*$")]
Points = Annotated[int, _number(0, 40)]


class Entry(BaseModel):
    """A table of the file, and where it comes from."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    source: str = ""
    proposed: str = ""


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

    name: str
    cards: int
    insects: tuple[str, ...] = ()


class Species(Birds):
    """One of the ten: nine have a ribbon, the Sicklebill has a stamp."""

    name: Word
    cards: Annotated[int, _number(1, 20)] = Field(alias="rarity")
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

    name: Word
    cards: Literal[1] = 1
    points: Points
    back: Annotated[Back, _worded(Back)]


class Insects(Entry):
    """The tokens, and the points for different kinds."""

    kinds: Annotated[tuple[Word, ...], Field(min_length=5, max_length=5)]
    tokens: Annotated[int, _number(1, 20)]
    points: Annotated[tuple[Points, ...], Field(min_length=5, max_length=5)]


class Awards(Entry):
    """Points for the most and the second most."""

    sicklebills: tuple[Literal[7], Literal[3]]
    variety: tuple[Literal[7], Literal[3]]
    most_books: Literal[5]
    fewest_books: Literal[-2]


class Publication(Entry):
    """A publication: how it scores, its books, and what it does at once."""

    name: Word
    value: Annotated[Value, _worded(Value)]
    points: Points
    otherwise: Points | None = None
    pages: Annotated[int, _number(1, 12)] | None = None
    window: Annotated[Window, _worded(Window)] | None = None
    books: Annotated[int, _number(1, 9)]
    effect: Annotated[Effect, _worded(Effect)] = Effect.none


class Starting(Publication):
    """A starting publication of the Crew."""

    value: Annotated[Value, _worded(Value)] = Value.flat
    sicklebills: Annotated[int, _number(0, 20)]


class Box(BaseModel):
    """The whole file."""

    model_config = ConfigDict(extra="forbid", frozen=True)

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


# ---------------------------------------------------------------------- what is wrong with a file

PREAMBLE = r"^(Value error, |\w+ (?=should))"  # of what pydantic says
SAID = {
    "missing": "is missing",
    "extra_forbidden": "is not known",
    "string_pattern_mismatch": "must be small letters, with hyphens between words",
}


def content_problems(data: Mapping[str, Any]) -> list[str]:
    """Everything that is wrong with the data of a box; once each entry is well formed, how they contradict."""
    try:
        return list(_contradictions(Box.model_validate(data)))
    except ValidationError as error:
        return [_sentence(data, found) for found in error.errors(include_url=False)]


def _sentence(data: Mapping[str, Any], found: ErrorDetails) -> str:
    """Where it is and what to mend: "[species] red rarity must be a number from 1 to 20, not 'ten'"."""
    table, *path = found["loc"]
    words = [str(part + 1) if isinstance(part, int) else part for part in path]
    if len(path) > 1 and isinstance(path[0], int):
        words[0] = str(data[str(table)][path[0]].get("name", words[0]))
    said = SAID.get(found["type"]) or re.sub(PREAMBLE, "", found["msg"])
    if found["type"] == "literal_error":
        said += " by our ruling" if path == ["run"] else ", as the rulebook prints"
    if found["type"] not in SAID and not found["type"].startswith("too_"):
        said += f", not {found['input']!r}"
    return " ".join((f"[{table}]", *words, said))


def _contradictions(box: Box) -> Iterator[str]:
    """What is wrong between well-formed entries."""
    expected, names = {*RIBBONED, STAMPED}, [species.name for species in box.species]
    if Counter(names) != Counter(expected):
        missing, more = _list(expected.difference(names)), _list(set(names) - expected)
        yield f"[species] must be the ten species, each once; missing: {missing}; too many: {more}"
    if (total := sum(species.cards for species in box.species)) != BIRDS_IN_DECK:
        yield f"[species] rarities add up to {total}, but the box has {BIRDS_IN_DECK} bird cards"
    for species in box.species:
        yield from (f"[species] {species.name} {problem}" for problem in _wrong_scoring(species))
    others = (*box.hybrid, box.twelve_wired, box.nestlings)
    for birds in (*box.species, *others):
        if not set(birds.insects) <= set(box.insects.kinds):
            yield f"the insects of {birds.name} must be kinds of [insects], not {_list(birds.insects)}"
        if len(birds.insects) > birds.cards:
            yield f"{len(birds.insects)} cards of {birds.name} show an insect, but there are only {birds.cards}"
    if sorted(hybrid.back for hybrid in box.hybrid) != [Back.special] * (len(box.hybrid) - 1) + [Back.king]:
        yield '[hybrid] back must be "king" for exactly one, the King of Ribbons, and "special" for the others'
    for paper in box.publication:
        yield from (f"[publication] {paper.name} {problem}" for problem in _wrong_value(paper))
    if tuple(paper.name for paper in box.crew) != CREWS:
        yield f"[crew] must be {', '.join(CREWS)}, in this order"
    papers = [paper.name for paper in (*box.publication, *box.crew)]
    for words in ([*names, *(birds.name for birds in others)], papers, box.insects.kinds):
        yield from (f"the name {word!r} is used {count} times" for word, count in Counter(words).items() if count > 1)


def _wrong_scoring(species: Species) -> Iterator[str]:
    """A ribbon for nine species, a stamp for the Sicklebill."""
    if species.name == STAMPED and (species.stamp is None or species.ribbon):
        yield "has a stamp and no ribbon"
    if species.name != STAMPED and (species.stamp is not None or not species.ribbon):
        yield "has a ribbon and no stamp"
    if list(species.ribbon) != sorted(set(species.ribbon)):
        yield f"ribbon must have values that grow, not {list(species.ribbon)}"
    if (species.name == "blue") != (species.fourth_value is not None):
        yield "fourth_value is for the Blue, and only for it"


def _wrong_value(paper: Publication) -> Iterator[str]:
    """What a publication must say for the way in which it scores."""
    for key, values in NEEDS.items():
        if paper.value in values and getattr(paper, key) is None:
            yield f"{key} is missing: value = {paper.value.word!r} needs it"
    if paper.window is not None and paper.value not in NEEDS["window"]:
        yield f"window is only for {_list(value.word for value in NEEDS['window'])}"


def _list(words: Iterable[str]) -> str:
    return ", ".join(sorted(words)) or "none"
