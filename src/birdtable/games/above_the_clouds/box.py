"""What may stand in the data files: what is printed is a `Literal`, what is reconstructed may be replaced."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Literal

from pydantic import Field, model_validator

from birdtable.kernel.content import Contradiction, Entry, Schema, drawn, each_once, number, spelled

Points = Annotated[int, number(-40, 40)]
Height = Annotated[int, number(1, 3)]
Cost = Annotated[int, number(0, 10)]
Kind = Literal[
    "dodge",
    "sharp-dodge",
    "lead-change",
    "standard",
    "neutral",
    "diagonal",
    "score",
    "free-flight",
    "favorite-bird",
    "display",
]


class Setup(Entry):
    """How the table is set for 2, 3 and 4 players."""

    columns: tuple[Literal[5], Literal[6], Literal[7]]
    cubes: tuple[Literal[10], Literal[13], Literal[16]]
    display: tuple[Literal[4], Literal[5], Literal[6]]
    dealt: Literal[2]
    hand_limit: Literal[4]
    stages: Literal[3]
    face_up_birds: Literal[2]


class Formation(Entry):
    """The birds in each column, by players."""

    two: Annotated[tuple[Height, ...], Field(alias="2", min_length=5, max_length=5)]
    three: Annotated[tuple[Height, ...], Field(alias="3", min_length=6, max_length=6)]
    four: Annotated[tuple[Height, ...], Field(alias="4", min_length=7, max_length=7)]


class Birds(Entry):
    """The birds of each colour, and the neutral ones."""

    start_females: Literal[2]
    start_males: Literal[1]
    reserve_females: Annotated[int, number(0, 2)]
    reserve_males: Annotated[int, number(0, 2)]
    start_neutral: Literal[3]
    reserve_neutral: Literal[2]

    @model_validator(mode="after")
    def two_wait(self) -> Birds:
        """The reserve has two birds of each colour."""
        if self.reserve_females + self.reserve_males != 2:
            raise ValueError("must have two birds of each colour in reserve, females and males together")
        return self


class Kinds(Entry):
    """The cubes to play a card of each kind."""

    dodge: Cost
    sharp_dodge: Cost = Field(alias="sharp-dodge")
    lead_change: Cost = Field(alias="lead-change")
    standard: Cost
    neutral: Cost
    diagonal: Cost
    score: Cost
    free_flight: Cost = Field(alias="free-flight")
    favorite_bird: Cost = Field(alias="favorite-bird")
    display: Literal[0]


class Species(Entry):
    """The birds of the seats, the neutral one last."""

    names: tuple[Literal["kite"], Literal["goose"], Literal["crane"], Literal["swallow"], Literal["swift"]]


class Box(Entry):
    """What is in the box apart from the cards."""

    setup: Setup
    formation: Formation
    birds: Birds
    kinds: Kinds
    species: Species


class Card(Entry):
    """A maneuver card: what it does, and the two spaces that it marks."""

    kind: Kind
    marks: Annotated[
        Mapping[Annotated[str, spelled("[mb][1-7]", "m3 or b1")], Annotated[int, number(1, 9)]],
        Field(min_length=2, max_length=2),
    ]


class Cards(Entry):
    """The maneuver cards, by players."""

    players_2: Annotated[tuple[Card, ...], Field(min_length=16, max_length=16)]
    players_3: Annotated[tuple[Card, ...], Field(min_length=19, max_length=19)]
    players_4: Annotated[tuple[Card, ...], Field(min_length=22, max_length=22)]


class Nest(Entry):
    """A nest card: the points for 1 to 5 landed birds, and for each pair."""

    name: Annotated[str, drawn(__package__, "nest_cards.toml", "card", "name")]
    points: Annotated[tuple[Points, ...], Field(min_length=5, max_length=5)]
    pair: Points


class Nests(Entry):
    """The nest cards."""

    card: Annotated[tuple[Nest, ...], Field(min_length=7, max_length=7), each_once("name")]


def contradictions(files: Mapping[str, Any]) -> Iterator[Contradiction]:
    """Flocks that are not laid out whole, cards off the board, and two of the same kind on the same spaces."""
    box: Box = files["box.toml"]
    cards: Cards = files["maneuver_cards.toml"]
    formation, sets = box.formation, (cards.players_2, cards.players_3, cards.players_4)
    for players, heights in enumerate((formation.two, formation.three, formation.four), 2):
        birds = players * (box.birds.start_females + box.birds.start_males) + box.birds.start_neutral
        if sum(heights) != birds:
            said = f"must add up to {birds}, the birds at the start, not to {sum(heights)}"
            yield Contradiction("box.toml", ("formation", str(players)), said)
    for players, columns, deck in zip((2, 3, 4), box.setup.columns, sets, strict=True):
        for place, card in enumerate(deck):
            way = (f"players_{players}", place, "marks")
            for space in card.marks:
                if int(space[1]) > columns:
                    yield Contradiction("maneuver_cards.toml", way, f"has {space}, but there are {columns} columns")
            same = [other for other in deck[:place] if (other.kind, {*other.marks}) == (card.kind, {*card.marks})]
            if same:
                yield Contradiction("maneuver_cards.toml", way, f"are those of another {card.kind} card, too")


SCHEMA = Schema({"box.toml": Box, "maneuver_cards.toml": Cards, "nest_cards.toml": Nests}, contradictions)
