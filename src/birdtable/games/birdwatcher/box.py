"""What may stand in the data file of the box, so that its owner can replace what is reconstructed.

    birdtable content birdwatcher --check FILE

`content_problems` looks at such a file and says, in plain sentences, everything that is wrong with it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

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
BIRDS_IN_DECK = 69
HYBRIDS = 6
NESTLINGS = 4
TWELVE_WIRED = 12
INSECT_KINDS = 5
PUBLICATIONS = 19
CREWS = ("junior", "associate", "senior", "all-star", "aerial", "sentient")
BACKS = ("ordinary", "special", "king")
EFFECTS = ("none", "call", "insect", "run", "action")
WINDOWS = ("before", "with-itself", "end")
VALUES = (
    "flat",
    "identical",
    "complete-sets",
    "incomplete-sets",
    "insect-birds",
    "species",
    "sicklebills",
    "hybrids",
    "window-species",
    "publications",
    "early",
    "late",
    "bridge",
)
IN_A_WINDOW = ("identical", "window-species")
LIE_RIGHT = ("early", "late", "bridge")

RULES_OF_THE_BOOK: dict[str, dict[str, Any]] = {
    "setup": {
        "tree": 4,
        "tree_limit": 6,
        "jungle": 3,
        "clearing": 4,
        "academy": 3,
        "actions": 3,
        "boost": 2,
        "photo": 1,
        "call": 1,
        "zoom": 2,
        "publish": 2,
    },
    "pages": {"1": 18, "2": 16, "3": 14, "4": 12, "5": 12},
    "twelve_wired": {"count": TWELVE_WIRED},
    "nestlings": {"count": NESTLINGS},
    "awards": {"sicklebills": [7, 3], "variety": [7, 3], "most_books": 5, "fewest_books": -2},
}
"""What the rulebook prints: a file may not say otherwise."""

RUN_COST = 1
"""Actions for running into the jungle. No number is printed, so this is our ruling (turn.actions)."""

LISTS = ("species", "hybrid", "publication", "crew")
MOST_POINTS = 40
MOST_RIBBON = 6  # values
MOST_RARITY = 20
MOST_TOKENS = 20
MOST_BOOKS = 9
MOST_PAGES = 12
WORD = re.compile(r"[a-z]+(-[a-z0-9]+)*")


def content_problems(data: Mapping[str, Any]) -> list[str]:
    """Everything that is wrong with the data of a box, in the order of the file."""
    shape = [*_wrong_tables(data)]
    if shape:
        return shape
    return [
        *_against_the_book(data),
        *_wrong_species(data["species"], data["insects"]),
        *_wrong_hybrids(data["hybrid"], data["insects"]),
        *_wrong_insect_cards(data["twelve_wired"], TWELVE_WIRED, data["insects"], "[twelve_wired]"),
        *_wrong_insect_cards(data["nestlings"], NESTLINGS, data["insects"], "[nestlings]"),
        *_wrong_insects(data["insects"], data["species"]),
        *_wrong_publications(data["publication"]),
        *_wrong_crews(data["crew"]),
        *_words_used_twice(data),
    ]


def _wrong_tables(data: Mapping[str, Any]) -> Iterator[str]:
    """Tables that are missing, unknown or of the wrong kind."""
    single = (*RULES_OF_THE_BOOK, "insects")
    for name in (*single, *LISTS):
        if name not in data:
            yield f"[{name}] is missing"
    for name, value in data.items():
        if name in single and not isinstance(value, dict):
            yield f"[{name}] must be a table"
        elif name in LISTS and not _tables(value):
            yield f"[[{name}]] must be a list of tables"
        elif name not in single and name not in LISTS:
            yield f"[{name}] is not known; expected: {', '.join((*single, *LISTS))}"


def _tables(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(entry, dict) for entry in value)


def _against_the_book(data: Mapping[str, Any]) -> Iterator[str]:
    for table, values in RULES_OF_THE_BOOK.items():
        for key, printed in values.items():
            if data[table].get(key) != printed:
                yield f"[{table}] {key} is {data[table].get(key)!r}, but the rulebook prints {printed}"
    if data["setup"].get("run") != RUN_COST:
        yield f"[setup] run is {data['setup'].get('run')!r}, but by our ruling it is {RUN_COST}: nothing is printed"


# ---------------------------------------------------------------------- birds


def _wrong_species(species: Sequence[Mapping[str, Any]], insects: Mapping[str, Any]) -> Iterator[str]:
    names = [entry.get("name") for entry in species]
    expected = {*RIBBONED, STAMPED}
    if Counter(map(str, names)) != Counter(expected):
        missing, more = sorted(expected - set(map(str, names))), sorted(set(map(str, names)) - expected)
        yield f"[[species]] must be the ten species, each once; missing: {_list(missing)}; too many: {_list(more)}"
    for entry in species:
        where = f"species {entry.get('name')!r}"
        yield from _number(entry, "rarity", 1, MOST_RARITY, where)
        yield from _wrong_scoring(entry, where)
        yield from _wrong_insect_cards(entry, entry.get("rarity"), insects, where)
    total = sum(entry["rarity"] for entry in species if isinstance(entry.get("rarity"), int))
    if total != BIRDS_IN_DECK:
        yield f"the rarities of [[species]] add up to {total}, but the box has {BIRDS_IN_DECK} bird cards"


def _wrong_insect_cards(entry: Mapping[str, Any], cards: Any, insects: Mapping[str, Any], where: str) -> Iterator[str]:
    """The kinds of insects on the cards of an entry, and no more of them than it has cards."""
    shown, kinds = entry.get("insects", []), insects.get("kinds")
    if not isinstance(shown, list) or (isinstance(kinds, list) and not all(kind in kinds for kind in shown)):
        yield f"{where}: insects must be a list of kinds of [insects], not {shown!r}"
    elif isinstance(cards, int) and len(shown) > cards:
        yield f"{where}: {len(shown)} cards show an insect, but there are only {cards}"


def _wrong_scoring(entry: Mapping[str, Any], where: str) -> Iterator[str]:
    """A ribbon for nine species, a stamp for the Sicklebill."""
    if entry.get("name") == STAMPED:
        if "ribbon" in entry:
            yield f"{where} has a stamp and no ribbon"
        yield from _number(entry, "stamp", 0, MOST_POINTS, where)
        return
    ribbon = entry.get("ribbon")
    numbers = isinstance(ribbon, list) and all(_whole(value, 0, MOST_POINTS) for value in ribbon)
    if not isinstance(ribbon, list) or not numbers or not 2 <= len(ribbon) <= MOST_RIBBON:
        yield f"{where}: ribbon must be 2 to {MOST_RIBBON} numbers from 0 to {MOST_POINTS}, not {ribbon!r}"
    elif ribbon != sorted(set(ribbon)):
        yield f"{where}: the values of a ribbon grow, {ribbon} do not"
    if "stamp" in entry:
        yield f"{where} has a ribbon and no stamp"
    if entry.get("name") == "blue":
        yield from _number(entry, "fourth_value", 0, MOST_POINTS, where)
    elif "fourth_value" in entry:
        yield f"{where}: only the Blue has a fourth_value"


def _wrong_hybrids(hybrids: Sequence[Mapping[str, Any]], insects: Mapping[str, Any]) -> Iterator[str]:
    if len(hybrids) != HYBRIDS:
        yield f"[[hybrid]]: the box has {HYBRIDS} rare hybrids, not {len(hybrids)}"
    for entry in hybrids:
        where = f"hybrid {entry.get('name')!r}"
        yield from _number(entry, "points", 0, MOST_POINTS, where)
        yield from _wrong_insect_cards(entry, 1, insects, where)
        if entry.get("back") not in BACKS[1:]:
            yield f"{where}: back must be {_list(BACKS[1:])}, not {entry.get('back')!r}"
    if sum(entry.get("back") == "king" for entry in hybrids) != 1:
        yield 'exactly one hybrid, the King of Ribbons, has back = "king"'


def _wrong_insects(insects: Mapping[str, Any], species: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    kinds, points = insects.get("kinds"), insects.get("points")
    if not isinstance(kinds, list) or len(kinds) != INSECT_KINDS or len(set(map(str, kinds))) != INSECT_KINDS:
        yield f"[insects] kinds must be {INSECT_KINDS} different words, not {kinds!r}"
    yield from _number(insects, "tokens", 1, MOST_TOKENS, "[insects]")
    if (
        not isinstance(points, list)
        or len(points) != INSECT_KINDS
        or not all(_whole(value, 0, MOST_POINTS) for value in points)
    ):
        yield f"[insects] points must be {INSECT_KINDS} numbers from 0 to {MOST_POINTS}, not {points!r}"


# ---------------------------------------------------------------------- publications


def _wrong_publications(publications: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    if len(publications) != PUBLICATIONS:
        yield f"[[publication]]: the box has {PUBLICATIONS} publications, not {len(publications)}"
    for entry in publications:
        where = f"publication {entry.get('name')!r}"
        value = entry.get("value")
        if value not in VALUES:
            yield f"{where}: value must be one of {_list(VALUES)}, not {value!r}"
        yield from _number(entry, "points", 0, MOST_POINTS, where)
        yield from _number(entry, "books", 1, MOST_BOOKS, where)
        if entry.get("effect", "none") not in EFFECTS:
            yield f"{where}: effect must be one of {_list(EFFECTS)}, not {entry['effect']!r}"
        if value in LIE_RIGHT:
            yield from _number(entry, "otherwise", 0, MOST_POINTS, where)
        if value in (*IN_A_WINDOW, "early", "late"):
            yield from _number(entry, "pages", 1, MOST_PAGES, where)
        if value in IN_A_WINDOW and entry.get("window") not in WINDOWS:
            yield f"{where}: window must be one of {_list(WINDOWS)}, not {entry.get('window')!r}"
        if value not in IN_A_WINDOW and "window" in entry:
            yield f"{where}: only {_list(IN_A_WINDOW)} look at a window"


def _wrong_crews(crews: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    names = [entry.get("name") for entry in crews]
    if names != list(CREWS):
        yield f"[[crew]] must be {_list(CREWS)}, in this order, not {_list(list(map(str, names)))}"
    for entry in crews:
        where = f"crew {entry.get('name')!r}"
        yield from _number(entry, "points", 0, MOST_POINTS, where)
        yield from _number(entry, "books", 1, MOST_BOOKS, where)
        yield from _number(entry, "sicklebills", 0, MOST_RARITY, where)


# ---------------------------------------------------------------------- words and numbers


def _words_used_twice(data: Mapping[str, Any]) -> Iterator[str]:
    """Every card needs a word of its own, of small letters and hyphens."""
    birds = [str(entry.get("name")) for name in ("species", "hybrid") for entry in data[name]]
    papers = [str(entry.get("name")) for name in ("publication", "crew") for entry in data[name]]
    kinds = data["insects"].get("kinds")
    for words in ([*birds, "twelve-wired", "nestling"], papers, kinds if isinstance(kinds, list) else []):
        for word, count in Counter(map(str, words)).items():
            if count > 1:
                yield f"the name {word!r} is used {count} times"
            if not WORD.fullmatch(word):
                yield f"the name {word!r} must be small letters, with hyphens between words"


def _number(entry: Mapping[str, Any], key: str, least: int, most: int, where: str) -> Iterator[str]:
    if not _whole(entry.get(key), least, most):
        yield f"{where}: {key} must be a number from {least} to {most}, not {entry.get(key)!r}"


def _whole(value: Any, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def _list(words: Sequence[str]) -> str:
    return ", ".join(words) or "none"
