"""What a seat sees of the table, as data for the browser and the terminal.

The record that comes in has everything else hidden already, so nothing here can leak. All words are those of the
notation. What belongs to a side is given by its word: a seat's number, or "crew".
"""

from __future__ import annotations

from typing import Any

from birdtable.games.birdwatcher import content, journal, legal, publications, scoring, setup
from birdtable.games.birdwatcher.words import Decision
from birdtable.kernel import EMPTY

MIMIC = "brood-mimic"


def view(seen: Any, players: int) -> dict[str, Any]:
    """The table, from whose turn it is to the cards in the box."""
    sides = range(max(2, players))
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
        "clearing": {content.SPACE.word(space, players): _pile(seen, space) for space in range(content.CLEARING)},
        "answering": _answering(seen),
        "startle_spaces": _spaces(legal.startle_spaces(seen)),
        "academy": [_word(content.PAPER, paper) for paper in seen.academy],
        "publications": seen.papers_count,
        "discarded": [content.PAPER.word(paper, players) for paper in seen.shelved[: seen.shelved_count]],
        "trees": {content.SIDE.word(side, players): _tree(seen, side) for side in sides},
        "journals": {content.SIDE.word(side, players): _journal(seen, side) for side in sides},
        "sets": {content.SIDE.word(side, players): _sets(seen, side) for side in sides},
        "insects": {content.SIDE.word(side, players): _tokens(seen, side) for side in sides},
        "supply": {content.INSECT_NAMES[insect]: seen.supply[insect] for insect in range(content.INSECTS)},
        "points": {content.SIDE.word(side, players): points_of(seen, side) for side in sides},
        "counts": {content.SIDE.word(side, players): _counts(seen, side) for side in sides},
        "crew": _crew(seen) if players == content.SOLO else None,
        "box": _box(seen),
    }


def _word(words: Any, value: int) -> str | None:
    return None if value == EMPTY else words.word(value, 0)


def _about(seen: Any, players: int) -> dict[str, Any]:
    """What the decision is about: the species called, the bird in flight, or whose tree gets a gift."""
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


def _pile(seen: Any, space: int) -> dict[str, Any]:
    """A pile from the bottom to the top: everybody may look through it."""
    birds = [content.BIRD.word(seen.pile[space, place], 0) for place in range(seen.pile_count[space])]
    return {"birds": birds, "startled": bool(seen.startled[space])}


def _answering(seen: Any) -> dict[str, int]:
    """How many birds of each species would answer a call now."""
    found = {
        content.SPECIES_NAMES[species]: legal.answering(seen, species).bit_count() for species in range(content.KINDS)
    }
    return {species: count for species, count in found.items() if count}


def _spaces(bits: int) -> list[str]:
    return [content.SPACE.word(space, 0) for space in range(content.CLEARING) if bits >> space & 1]


def _tree(seen: Any, side: int) -> dict[str, Any]:
    birds = [content.BIRD.word(seen.tree[side, slot], 0) for slot in range(seen.tree_count[side])]
    room = None if seen.players == content.SOLO and side == content.CREW else content.TREE_LIMIT - len(birds)
    return {"birds": birds, "room": room}


def _journal(seen: Any, side: int) -> list[dict[str, Any]]:
    """The pages from the left: a bird and what it counts as, or a publication and what it is worth now."""
    return [_page(seen, side, page) for page in range(seen.pages[side])]


def _page(seen: Any, side: int, page: int) -> dict[str, Any]:
    paper, bird = seen.page_paper[side, page], seen.page_bird[side, page]
    if paper != EMPTY:
        worth = int(publications.paper_points(seen, side, page))
        return {"paper": content.PAPER.word(paper, 0), "books": int(content.BOOKS_OF[paper]), "points": worth}
    species = seen.page_species[side, page]
    return {
        "bird": content.BIRD.word(bird, 0),
        "species": MIMIC if species == content.NESTLING else content.SPECIES_NAMES[species],
    }


def _sets(seen: Any, side: int) -> list[dict[str, Any]]:
    """The sets of a journal: their pages, counted from 1, and what they score."""
    found: list[dict[str, Any]] = []
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


def _set(seen: Any, species: int, page: int, end: int, size: int) -> dict[str, Any]:
    return {
        "species": content.SPECIES_NAMES[species],
        "first": page + 1,
        "last": end,
        "complete": end - page == size,
        "points": int(content.RIBBON[seen.blue_ribbon, species, end - page]),
        "next": int(content.RIBBON[seen.blue_ribbon, species, end - page + 1]) if end - page < size else None,
    }


def _tokens(seen: Any, side: int) -> dict[str, int]:
    return {content.INSECT.word(insect, 0): seen.insects[side, insect] for insect in range(content.INSECTS)}


def points_of(seen: Any, side: int) -> dict[str, int]:
    """The six ways to score, as if the game ended now."""
    points = {
        "birds": int(journal.bird_points(seen, side)),
        "publications": int(publications.publication_points(seen, side)),
        "sicklebills": int(scoring.sicklebill_points(seen, side)),
        "variety": int(scoring.variety_points(seen, side)),
        "insects": int(scoring.insect_points(seen, side)),
        "books": int(scoring.book_points(seen, side)),
    }
    return {**points, "total": sum(points.values())}


def _counts(seen: Any, side: int) -> dict[str, int]:
    """What the awards compare."""
    return {
        "pages": seen.pages[side],
        "sicklebills": int(scoring.ranked(seen, side, scoring.SICKLEBILL_AWARD)),
        "species": int(scoring.ranked(seen, side, scoring.VARIETY_AWARD)),
        "books": int(publications.books(seen, side)),
        "hybrids": int(journal.count_hybrids(seen, side)),
    }


def _crew(seen: Any) -> dict[str, Any]:
    return {
        "level": content.LEVEL.word(seen.crew, 0),
        "starting": _word(content.PAPER, seen.starting),
        "points": seen.crew_score,
    }


def _box(seen: Any) -> dict[str, Any]:
    """The cards, which never change: how each species in play scores, and what each publication says."""
    return {
        "birds": {
            content.BIRD.word(bird, 0): {
                "species": content.SPECIES_NAMES[species],
                "insect": _word(content.INSECT, insect),
            }
            for bird, (species, insect, _) in enumerate(content.FACES)
        },
        "species": {
            content.SPECIES_NAMES[species]: _species(species, seen.blue_ribbon)
            for species in range(content.KINDS)
            if setup.plays(seen, species)
        },
        "publications": {entry["name"]: _paper(entry) for entry in content.PAPER_ENTRIES},
        "insect_points": list(content.BOX["insects"]["points"]),
        "awards": {
            name: content.BOX["awards"][name] for name in ("sicklebills", "variety", "most_books", "fewest_books")
        },
        "costs": {verb: content.SETUP[verb] for verb in ("photo", "call", "run", "zoom", "publish")},
        "tree_limit": content.TREE_LIMIT,
    }


def _species(species: int, blue: int) -> dict[str, Any]:
    size = int(content.SET_SIZE[blue, species])
    rarity = {"rarity": int(content.RARITY[species])}
    if species < content.RIBBONS:
        return {**rarity, "ribbon": [int(value) for value in content.RIBBON[blue, species][1 : size + 1]]}
    if species in (content.TWELVE_WIRED, content.NESTLING):
        return rarity
    return {**rarity, "stamp": int(content.STAMP[species]), "hybrid": species != content.SICKLEBILL}


def _paper(entry: dict[str, Any]) -> dict[str, Any]:
    keys = ("value", "points", "otherwise", "pages", "window", "books", "effect", "sicklebills")
    return {key: entry[key] for key in keys if key in entry}
