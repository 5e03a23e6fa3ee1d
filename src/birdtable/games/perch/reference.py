"""The card reference of Perch: locations, creatures, objectives and tokens, from the content files."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from birdtable.game import Game
from birdtable.games.perch.content import BOX, CREATURE_CARDS, LOCATION_CARDS, OBJECTIVE_CARDS
from birdtable.telling.reference import Entry, said

CREATURE_OF = {card["home"]: card["id"] for card in CREATURE_CARDS}
PRINTED_TITLES = 6  # the titles of the first objectives are printed, the others are ours
LOCATION_CHAPTERS = ("setup", "migration", "recruit", "scoring", "order", "upkeep")


def entries(game: Game) -> Iterator[Entry]:
    """Everything with a face."""
    yield from map(location, LOCATION_CARDS)
    yield from map(creature, CREATURE_CARDS)
    for number, card in enumerate(OBJECTIVE_CARDS):
        yield objective(card, printed=number < PRINTED_TITLES)
    yield from tokens()


def location(card: dict[str, Any]) -> Entry:
    """A location: its kind, what places pay, its nests and who lives there."""
    facts = {"kind": card["kind"], "places": tuple(card["points"])}
    if card["nests"]:
        facts["nests"] = card["nests"]
    if card["id"] in CREATURE_OF:
        facts["creature"] = CREATURE_OF[card["id"]]
    sources = card.get("sources", 0)
    return Entry(card["id"], "location", card["source"], facts=facts, chapters=LOCATION_CHAPTERS, sources=sources)


def creature(card: dict[str, Any]) -> Entry:
    """A creature: where it lives, and what it does in the words of its clauses."""
    facts, sources = {"home": card["home"]}, card.get("sources", 0)
    return Entry(card["id"], "creature", card["source"], facts=facts, chapters=("creature",), sources=sources)


def objective(card: dict[str, Any], printed: bool) -> Entry:
    """An objective: what it asks for, its points, and for how many players it is."""
    fewest, most = card["players"]
    facts = {"points": card["points"], "players": tuple(range(fewest, most + 1))}
    rests = {} if printed else {"title": "proposed"}
    effect = (said(f"effect-{card['id']}"),)
    sources = card.get("sources", 0)
    return Entry(card["id"], "objective", card["source"], effect, facts, ("objective",), 1, sources, rests)


def tokens() -> Iterator[Entry]:
    """Nests, and the tokens that everybody gets in a late round."""
    source = BOX["tokens"]["source"]
    yield Entry("nest", "token", BOX["setup"]["source"], chapters=("perch",), copies=BOX["setup"]["nests"])
    for token in ("birdhouse", "lightning"):
        yield Entry(token, "token", source, facts={"round": BOX["tokens"][token]}, chapters=("bonus",))
