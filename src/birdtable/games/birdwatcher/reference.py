"""The card reference of Birdwatcher: birds, publications, the Crew's, insects and awards, from the box."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from birdtable.game import Game
from birdtable.games.birdwatcher import box
from birdtable.games.birdwatcher.content import ALL_BIRDS, BOX, ribbon
from birdtable.telling.reference import Entry, Figure, Said, said


def entries(game: Game) -> Iterator[Entry]:
    """Everything with a face."""
    four = next(option for option in game.options if option.name == "blue_ribbon").default == "four"
    for species, birds in enumerate(ALL_BIRDS):
        yield bird(species, birds, four)
    yield from map(publication, BOX.publication)
    yield from map(starting, BOX.crew)
    yield from insects()
    yield from awards()


def bird(species: int, birds: box.Birds, four: bool) -> Entry:
    """A species: how it scores, how many cards there are, and which show an insect."""
    values = ribbon(species, four)
    facts: dict[str, Figure | tuple[Figure, ...]] = {}
    if birds.insects:
        facts = {"insect": tuple(dict.fromkeys(birds.insects)), "with-insect": len(birds.insects)}
    group = "hybrid" if isinstance(birds, box.Hybrid) else "species"
    rests = dict.fromkeys(("copies", "insect"), "proposed") if birds.proposed else {}
    return Entry(birds.name, group, birds.source, worth(birds, values), facts, ("birds",), birds.cards, rests=rests)


def worth(birds: box.Birds, values: list[int]) -> tuple[Said, ...]:
    """How a bird scores, in a sentence."""
    if values:
        return (said("board-worth-ribbon", values=", ".join(map(str, values))),)
    if isinstance(birds, box.Species) and birds.stamp is not None:
        return (said("board-worth-stamp", points=birds.stamp),)
    if isinstance(birds, box.Hybrid):
        return (said("board-worth-stamp", points=birds.points),)
    return (said("board-worth-twelve" if isinstance(birds, box.TwelveWired) else "board-worth-nestling"),)


def publication(paper: box.Publication) -> Entry:
    """A publication: how it scores, its books, and what happens at once."""
    texts: tuple[Said, ...] = (scoring(paper),)
    if paper.effect != box.Effect.none:
        texts += (said(f"effect-{paper.effect.word}"),)
    return Entry(paper.name, "publication", paper.source, texts, {"books": paper.books})


def starting(paper: box.Starting) -> Entry:
    """A starting publication of the Crew."""
    facts: Mapping[str, Figure] = {"books": paper.books, "sicklebills": paper.sicklebills}
    return Entry(paper.name, "crew", paper.source, (scoring(paper),), facts)


def scoring(paper: box.Publication) -> Said:
    """The sentence that says how a publication scores."""
    window = f"-{paper.window.word}" if paper.window is not None else ""
    values = {"points": paper.points, "otherwise": paper.otherwise or 0, "pages": paper.pages or 0}
    return said(f"value-{paper.value.word}{window}", **values)


def insects() -> Iterator[Entry]:
    """The insects: how many tokens there are, and what different kinds bring."""
    for kind in BOX.insects.kinds:
        facts = {"different-kinds": BOX.insects.points}
        yield Entry(kind, "insect", BOX.insects.source, facts=facts, copies=BOX.insects.tokens)


def awards() -> Iterator[Entry]:
    """The awards of the end."""
    paid = {
        "sicklebills": {"most": BOX.awards.sicklebills[0], "second-most": BOX.awards.sicklebills[1]},
        "variety": {"most": BOX.awards.variety[0], "second-most": BOX.awards.variety[1]},
        "books": {"most": BOX.awards.most_books, "fewest": BOX.awards.fewest_books},
    }
    for award, facts in paid.items():
        yield Entry(award, "award", BOX.awards.source, facts=facts, chapters=("scoring",))
