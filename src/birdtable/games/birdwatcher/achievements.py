"""The achievements of the solo game: 57 boxes, ticked by games that were won.

`boxes_of(view)` says which boxes one finished game ticks. Nothing is stored: whoever keeps records has the
achievements too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from birdtable.games.birdwatcher import box

HYBRIDS = (1, 2, 3, 4)
SICKLEBILLS = (2, 3, 4, 5)
SPECIES = (5, 6, 7, 8)
BOOKS = (5, 6, 7, 8)
BIRD_POINTS = (45, 55, 65, 75)
PUBLICATION_POINTS = (10, 15, 20, 25)
TOTAL = (85, 95, 105, 115)
CREW_AT_MOST = (90, 80, 70, 60)
LEADS = (10, 15, 20, 25)
ONE_INSECT = 5  # tokens of one kind

BOXES: tuple[str, ...] = (
    *(f"set-{species}" for species in box.RIBBONED),
    "two-sets",
    "all-insects",
    "no-insects",
    "five-of-an-insect",
    *(f"hybrids-{number}" for number in HYBRIDS),
    *(f"sicklebills-{number}" for number in SICKLEBILLS),
    *(f"species-{number}" for number in SPECIES),
    *(f"books-{number}" for number in BOOKS),
    *(f"bird-points-{number}" for number in BIRD_POINTS),
    *(f"publication-points-{number}" for number in PUBLICATION_POINTS),
    *(f"total-{number}" for number in TOTAL),
    "no-crew-sets",
    *(f"crew-at-most-{number}" for number in CREW_AT_MOST),
    *(f"win-by-{number}" for number in LEADS),
    *(f"beat-{level}" for level in box.CREWS),
    "no-hybrids",
)
"""Every box, in the order of the printed list."""


def boxes_of(view: Mapping[str, Any]) -> list[str]:
    """The boxes that a finished game ticks, in the order of the list: none unless it was won against the Crew."""
    if view["players"] != 1 or not view["over"] or 0 not in view["winners"]:
        return []
    ticked = set(_ticked(view))
    return [box for box in BOXES if box in ticked]


def _ticked(view: Mapping[str, Any]) -> Iterator[str]:
    points, counts, tokens = view["points"]["0"], view["counts"]["0"], view["insects"]["0"].values()
    crew = view["points"]["crew"]["total"]
    complete = Counter(found["species"] for found in view["sets"]["0"] if found["complete"])
    yield from (f"set-{species}" for species in complete)
    if max(complete.values(), default=0) >= 2:
        yield "two-sets"
    if all(tokens):
        yield "all-insects"
    if not any(tokens):
        yield "no-insects"
    if max(tokens) >= ONE_INSECT:
        yield "five-of-an-insect"
    yield from _reached("hybrids", counts["hybrids"], HYBRIDS)
    yield from _reached("sicklebills", counts["sicklebills"], SICKLEBILLS)
    yield from _reached("species", counts["species"], SPECIES)
    yield from _reached("books", counts["books"], BOOKS)
    yield from _reached("bird-points", points["birds"], BIRD_POINTS)
    yield from _reached("publication-points", points["publications"], PUBLICATION_POINTS)
    yield from _reached("total", points["total"], TOTAL)
    yield from _reached("win-by", points["total"] - crew, LEADS)
    yield from (f"crew-at-most-{number}" for number in CREW_AT_MOST if crew <= number)
    if not any(found["complete"] for found in view["sets"]["crew"]):
        yield "no-crew-sets"
    yield f"beat-{view['crew']['level']}"
    if counts["hybrids"] == 0:
        yield "no-hybrids"


def _reached(box: str, have: int, tiers: Iterable[int]) -> Iterator[str]:
    return (f"{box}-{tier}" for tier in tiers if have >= tier)
