"""Positions of Fly-A-Way in a few words.

Linkways are named by the codes of their two places, north first (`son-boh`); decks are written with their top first.
`path` finds a shortest route on its own, apart from the rules. `test_positions.py` is about whole tables.
"""

import tomllib
from pathlib import Path

import birdtable as bt
from tests.games.asking import legal, play

GAME = bt.load("fly_a_way", backend="python")
CONTENT = Path(GAME.folder) / "content"


CALM = ["headwind", "headwind", "thunderstorm", "roaming-cats", "typhoon", "power-lines"]  # harmless


def read(name):
    return tomllib.loads((CONTENT / f"{name}.toml").read_text("utf-8"))


PLACES = {place["code"]: place for place in read("places")["place"]}
WAYS = [tuple(ends) for ends in read("linkways")["linkways"]]
BIRDS = {bird["word"]: bird for bird in read("birds")["bird"]}
FOWLS = {card["word"]: card for card in read("fowl_play")["card"]}
TASTROPHES = {card["word"]: card for card in read("fowl_play")["tastrophe"]}
WINGS = {card["word"]: card for card in read("wing_it")["card"]}


def path(start, end):
    """A shortest route from place to place, as linkways; side-facing ones either way."""
    routes, done = [(start, [])], {start}
    for place, ways in routes:
        if place == end:
            return ways
        for north, south in WAYS:
            side = PLACES[north]["row"] == PLACES[south]["row"]
            for here, there in ((north, south), (south, north)):
                if here == place and there not in done and (side or here == north):
                    done.add(there)
                    routes.append((there, [*ways, f"{north}-{south}"]))
    raise AssertionError(f"no route from {start} to {end}")


def route(bird):
    """A shortest route of a bird."""
    return path(BIRDS[bird]["start"], BIRDS[bird]["end"])


def tier(card):
    return f"tier-{FOWLS[card]['tier']}" if card in FOWLS else "bird-tastrophe"


def flyway(
    *,
    players=2,
    seat=0,
    active=None,
    decision="act",
    about=(),
    phase="action",
    links=None,
    supply=None,
    roosting=(),
    cages=None,
    offers=None,
    front=(),
    tired=None,
    snakes=None,
    hands=(),
    known=(),
    fowl=None,
    fowl_deck=(),
    fowl_discards=(),
    birds=(),
    wing=(),
    discards=(),
    dead=(),
    scores=None,
    limit=3,
    basics=(),
    placed=0,
    start=0,
    last_round=False,
    chance=0,
):
    """A position in which the seat is to decide.

    links     for each seat the linkways with its links
    cages     for each caged roosting bird the card on it; snakes the same for birds in front of somebody
    offers    for each offered bird how far the offer is, and the seat it goes to first
    front     the birds in front of each seat, ready (spent, if their power was for the save) unless `tired` says else
    hands     the cards of each seat; secret, except those named in `known`
    """
    links, cages, offers = links or {}, cages or {}, offers or {}
    front = [list(birds_) for birds_ in front] + [[] for _ in range(players - len(front))]
    front = [sorted(birds_, key=list(BIRDS).index) for birds_ in front]
    hands = [list(hand_) for hand_ in hands] + [[] for _ in range(players - len(hands))]
    on_map = {way: str(owner) for owner, ways in links.items() for way in ways}
    everything = [bird for birds_ in front for bird in birds_]
    return GAME.from_dict(
        {
            "players": players,
            "key": [chance] * 8,
            "pending": [{"seat": seat, "decision": decision, "args": [*about, 0, 0, 0][:3]}],
            "phase": phase,
            "active": seat if active is None else active,
            "start_seat": start,
            "turns": 1,
            "last_round": int(last_round),
            "score": scores or [0] * players,
            "links": on_map,
            "supply": supply or [35 - len(links.get(owner, ())) for owner in range(players)],
            "roosting": list(roosting),
            "cage": [cages.get(bird) for bird in roosting],
            "offer": [offers[bird][0] if bird in offers else None for bird in roosting],
            "offer_first": [str(offers[bird][1]) if bird in offers else None for bird in roosting],
            "front": front,
            "readiness": {
                bird: (tired or {}).get(bird, "spent" if BIRDS[bird]["timing"] == "save" else "ready")
                for bird in everything
            },
            "snake": snakes or {},
            "bird_deck": list(reversed(birds)),
            "bird_deck_known": [0] * len(birds),
            "death_zone": list(dead),
            "fowl_drawn": fowl,
            "fowl_deck": list(reversed(fowl_deck)),
            "fowl_back": [tier(card) for card in reversed(fowl_deck)],
            "fowl_discards": list(fowl_discards),
            "wing_deck": list(reversed(wing)),
            "wing_discards": list(discards),
            "hand": hands,
            "hand_known": [[255 if card in known else 1 << owner for card in hands[owner]] for owner in range(players)],
            "hand_layer": [[0] * len(hands[owner]) for owner in range(players)],
            "basic_limit": limit,
            "basics": len(basics),
            "basic_links": list(basics),
            "placed": placed or len(basics),
        },
        whole=False,  # only what a rule needs lies on its table
    )


def about_to_save(bird, *, others=0, seat=0, players=2, also=None, **more):
    """A position in which the seat lacks the last link of a shortest route; the first `others` links are another's.

    Returns the position and the action that places the last link.
    """
    ways = route(bird)
    links = {seat: ways[others:-1], (seat + 1) % players: ways[:others]}
    for owner, extra in (also or {}).items():
        links[owner] = [*links.get(owner, []), *extra]
    roosting = more.pop("roosting", ())
    pos = flyway(seat=seat, players=players, links=links, roosting=[bird, *roosting], **more)
    return pos, f"link {ways[-1]}"


def resolve(card, **more):
    """A position in which seat 0 has drawn a Fowl Play card, after performing it."""
    pos = flyway(decision="fowl-play", phase="fowl-play", fowl=card, **more)
    pos.play("perform")
    return pos


def strike(card, *, players=2, **more):
    """A position after a Bird-tastrophe has struck at the end of seat 0's turn."""
    pos = flyway(players=players, fowl_deck=[card, "window-collision", "headwind"], **more)
    pos.play("done")
    return pos


def complete(pos, link, *actions):
    """Place the last link of a route, save the bird where that is asked, and go on; returns what all of it caused."""
    told = play(pos, link)
    if pos.decision == "save":
        told += play(pos, *legal(pos, "save"))
    return told + play(pos, *actions)


def in_front(pos, seat=0):
    """The birds in front of a seat."""
    return [bird["bird"] for bird in pos.view()["seats"][seat]["birds"]]


def roosting(pos):
    """The roosting birds; None for an empty place."""
    return [bird and bird["bird"] for bird in pos.view()["roosting"]]


def hand(pos, seat=0):
    """The cards of a seat as it sees them itself."""
    return [card["card"] for card in pos.view(seat)["seats"][seat]["hand"]]


def names(events):
    """What happened, by name."""
    return [event.name for event in events]
