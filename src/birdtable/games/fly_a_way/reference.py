"""The card reference of Fly-A-Way: birds, Fowl Play, Bird-tastrophes, Wing It and Squawks, from the content files."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from birdtable.game import Game
from birdtable.games.fly_a_way.content import BIRDS_DATA, FOWL_DATA, WINGS_DATA
from birdtable.telling.reference import Entry, said


def entries(game: Game) -> Iterator[Entry]:
    """Everything with a face."""
    yield from map(bird, BIRDS_DATA)
    for card in FOWL_DATA["card"]:
        yield fowl(card, "fowl-play", {"tier": card["tier"], "cost": card["cost"]})
    for card in FOWL_DATA["tastrophe"]:
        yield fowl(card, "tastrophe", {})
    for card in WINGS_DATA:
        yield fowl(card, card["kind"], {"squawks": card["squawks"]} if card["squawks"] else {})


def bird(card: dict[str, Any]) -> Entry:
    """A bird: where it flies, what it brings, its power and when that is used."""
    word = card["word"]
    facts = {name: card[name] for name in ("points", "habitat", "start", "end", "size", "status", "timing")}
    texts = (said(f"effect-{word}"), said(f"trivia-{word}"))
    return Entry(word, "bird", card["source"], texts, facts, rests=card.get("sources", {}))


def fowl(card: dict[str, Any], group: str, facts: dict[str, int]) -> Entry:
    """A card of a deck."""
    rests = dict.fromkeys(card.get("proposed", ()), "proposed")
    effect = (said(f"effect-{card['word']}"),)
    return Entry(card["word"], group, card["source"], effect, facts, copies=card.get("copies", 1), rests=rests)
