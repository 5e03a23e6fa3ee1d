"""Positions of Birdwatcher as words.

Birds and publications are named as in the notation, with spaces between them: `tree="blue blue-beetle red"`. A journal
is written from the left, birds and publications mixed: `"red red telegram blue"`. Piles are written with their top
last, decks with their top first. What belongs to a side is given by its word: "0", "1", … or "crew".
"""

import birdtable as bt
from birdtable.games.birdwatcher.content import BACK, BACK_OF, BIRD, BOX, PAPER, SPECIES_NAMES, SPECIES_OF, TOKENS

GAME = bt.load("birdwatcher", backend="python")
BIRDS, PAPERS = BIRD.words(0), PAPER.words(0)
INSECTS = BOX.insects.kinds
ACADEMY = "field-monograph annotated-checklist museum-catalogue"
DECK = "black-sicklebill black-sicklebill"


def watch(
    tree="",
    journal="",
    *,
    players=2,
    seat=0,
    decision="turn",
    about=(0, 0),
    trees=None,
    journals=None,
    jungle="",
    clearing=None,
    startled=(),
    deck=DECK,
    academy=ACADEMY,
    papers="telegram",
    shelved="",
    starting=None,
    insects=None,
    supply=None,
    actions=3,
    spent=False,
    acted=False,
    idle=0,
    ending=False,
    first=0,
    chance=0,
    **options,
):
    """A position in which a seat is to decide; `tree` and `journal` are its own, `trees` and `journals` of others.

    about    the two numbers that the decision needs, see `activities.py`
    insects  the tokens of each side, as words; the rest is in the supply unless that is given
    chance   a number that decides the shuffles to come
    """
    trees = {str(seat): tree, **(trees or {})}
    journals = {str(seat): journal, **(journals or {})}
    held = {side: words.split() for side, words in (insects or {}).items()}
    left = {kind: TOKENS - sum(words.count(kind) for words in held.values()) for kind in INSECTS}
    top = deck.split()[:1]
    return GAME.from_dict(
        {
            "players": players,
            "options": options,
            "key": [chance] * 8,
            "pending": [{"seat": seat, "decision": decision, "args": [*about, 0]}],
            "first_side": first,
            "turn_side": seat,
            "actions_left": actions,
            "boosted": int(spent),
            "acted": int(acted),
            "idle_turns": idle,
            "ending": int(ending),
            "deck": list(reversed(deck.split())),
            "deck_back": back_of(top[0]) if top else None,
            "jungle": [None if word == "-" else word for word in jungle.split()],
            "pile": {space: birds.split() for space, birds in (clearing or {}).items()},
            "startled": dict.fromkeys(startled, 1),
            "tree": {side: birds.split() for side, birds in trees.items()},
            **pages(journals),
            "academy": [None if word == "-" else word for word in academy.split()],
            "papers": list(reversed(papers.split())),
            "shelved": shelved.split(),
            "starting": starting,
            "insects": {side: {kind: words.count(kind) for kind in INSECTS} for side, words in held.items()},
            "supply": left if supply is None else supply,
        },
        whole=False,  # only what a rule needs lies on its table
    )


def back_of(bird):
    """The back of a bird card."""
    return BACK.word(BACK_OF[BIRDS.index(bird)], 0)


def pages(journals):
    """The fields that hold journals."""
    birds, papers, species, count = {}, {}, {}, {}
    for side, text in journals.items():
        words = text.split()
        birds[side] = [word if word in BIRDS else None for word in words]
        papers[side] = [word if word in PAPERS else None for word in words]
        species[side] = []
        for word in words:
            species[side].append(counts_as(word, species[side]))
        count[side] = len(words)
    return {"page_bird": birds, "page_paper": papers, "page_species": species, "pages": count}


def counts_as(word, before):
    """What a page counts as: its species, of a nestling that to its left, of a publication nothing."""
    if word in PAPERS:
        return None
    if word == "nestling" and before and before[-1]:
        return before[-1]
    return SPECIES_NAMES[SPECIES_OF[BIRDS.index(word)]]


def solo(tree="", journal="", **more):
    """A position against the Crew, which has published its starting publication unless told."""
    journals = {"crew": "junior", **more.pop("journals", {})}
    return watch(tree, journal, players=1, journals=journals, **more)


def play(pos, *actions):
    """Play several actions; returns what the last one caused."""
    events = []
    for action in actions:
        events = pos.play(action)
    return events


def names(events):
    """The names of events."""
    return [event.name for event in events]


def tree(pos, side="0"):
    """The birds in a tree, as words."""
    return " ".join(pos.view()["trees"][side]["birds"])


def journal(pos, side="0"):
    """A journal as words; a nestling with what it copies."""
    return " ".join(page.get("paper") or page["bird"] for page in pos.view()["journals"][side])


def species(pos, side="0"):
    """What the pages of a journal count as."""
    return " ".join(page.get("species", "-") for page in pos.view()["journals"][side])


def pile(pos, space):
    """A pile of the clearing, top last."""
    return " ".join(pos.view()["clearing"][space]["birds"])


def jungle(pos):
    """The birds of the jungle."""
    return " ".join(bird or "-" for bird in pos.view()["jungle"])


def insects(pos, side="0"):
    """The tokens of a side, those it has."""
    return {kind: count for kind, count in pos.view()["insects"][side].items() if count}


def points(pos, way, side="0"):
    """What one of the six ways to score brings a side, as if the game ended now."""
    return pos.view()["points"][side][way]


def birds(text, **options):
    """The points of the birds of a journal."""
    return points(watch(journal=text, **options), "birds")


def paper(text, which, **options):
    """The points of one publication of a journal."""
    view = watch(journal=text, **options).view()
    return next(page["points"] for page in view["journals"]["0"] if page.get("paper") == which)
