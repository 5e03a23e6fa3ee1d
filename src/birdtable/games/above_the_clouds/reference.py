"""The card reference of Above the Clouds: maneuvers and their cards, nest cards and birds, from the content files."""

from __future__ import annotations

from collections.abc import Iterator

from birdtable.game import Game
from birdtable.games.above_the_clouds import content
from birdtable.telling.reference import Entry, said

PROPOSED = {"copies-by-players": "proposed"}


def entries(game: Game) -> Iterator[Entry]:
    """Everything with a face."""
    yield from map(maneuver, content.KINDS)
    yield from cards()
    yield from nests()
    yield from birds()


def maneuver(kind: str) -> Entry:
    """A kind of maneuver card: what it does, what it costs, and how many there are for 2, 3 and 4 players."""
    counts = [sum(card["kind"] == kind for card in content.cards_for(players)) for players in content.PLAYERS]
    facts = {"cubes": content.BOX["kinds"][kind] or "cost-of-copy", "copies-by-players": tuple(counts)}
    return Entry(kind, "maneuver", content.BOX["kinds"]["source"], facts=facts, chapters=("card",), rests=PROPOSED)


def cards() -> Iterator[Entry]:
    """Every maneuver card: its two spaces with their points, and for how many players it is."""
    for players in content.PLAYERS:
        for card in content.CARD_SETS[f"players_{players}"]:
            cubes = content.BOX["kinds"][card["kind"]] or "cost-of-copy"
            facts = {"cubes": cubes, "spaces": tuple(f"{space}: {points}" for space, points in card["marks"].items())}
            effect = (said(f"effect-{card['kind']}"),)
            marks = [
                [*divmod(content.SPACE_NAMES.index(space), content.WIDTH), points]
                for space, points in card["marks"].items()
            ]
            drawing = {"columns": [[int(content.COLUMNS[players])]], "marks": marks}
            word = "-".join((card["kind"], *card["marks"]))
            yield Entry(word, f"cards-{players}", card["source"], effect, facts, drawing=drawing)


def nests() -> Iterator[Entry]:
    """The nest cards: what 1, 2, … landed birds bring, and what a pair adds or costs."""
    for card in content.NESTS:
        rests = {"landing-points": "proposed"} if "proposed" in card else {}
        facts = {"landing-points": tuple(card["points"]), "pair": card["pair"]}
        yield Entry(card["name"], "nest", card["source"], facts=facts, rests=rests)


def birds() -> Iterator[Entry]:
    """The birds of each color, and the neutral ones."""
    counts = content.BOX["birds"]
    females, males = (counts[f"start_{sex}"] + counts[f"reserve_{sex}"] for sex in ("females", "males"))
    for species in content.SPECIES[:-1]:
        facts = {"females": females, "males": males}
        rests = {"females": "proposed", "males": "proposed"} if "proposed" in counts else {}
        yield Entry(species, "bird", counts["source"], facts=facts, copies=females + males, rests=rests)
    neutral = counts["start_neutral"] + counts["reserve_neutral"]
    yield Entry(content.SPECIES[-1], "bird", counts["source"], (said("show-neutral"),), copies=neutral)
