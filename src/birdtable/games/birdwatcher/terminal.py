"""The table of Birdwatcher in plain words, for the terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from birdtable.kernel import Happening
from birdtable.telling.voice import capital

View = Mapping[str, Any]
Say = Callable[..., str]
Why = Callable[[str], Sequence[str]]

WHOLE_AFTER = ("starts",)
IN_THE_TABLE = ("dealt", "revealed", "displayed", "starting")

ORDER = ("photo", "take", "flush", "give", "collect", "startle", "call", "run", "zoom", "publish", "spend", "end")
WAYS = ("birds", "publications", "sicklebills", "variety", "insects", "books")


def show(view: View, say: Say) -> list[str]:
    """The table from the decks to the journals; at the end only the journals."""
    sides = [line for side in view["journals"] for line in _side(side, view, say)]
    if view["over"]:
        return sides
    birds = [*_worths(view, say), *_birds(view, say), *_below(view, say)]
    return [*_decks(view, say), *birds, *_academy(view, say), "", *sides, *_about(view, say)]


def glance(view: View, say: Say) -> list[str]:
    """What every choice needs: the actions left, the birds that show, and the person's own tree and journal."""
    viewer = view["viewer"]
    own = [] if viewer is None else _side(str(viewer), view, say)
    totals = [
        say(
            "show-total",
            name=capital(_name(side, view, say)),
            points=points["total"],
            pages=view["counts"][side]["pages"],
        )
        for side, points in view["points"].items()
    ]
    return [
        say("show-actions", left=view["actions_left"]),
        " ".join(totals),
        *_birds(view, say),
        *own,
        *_about(view, say),
    ]


def rank(verb: str, args: Mapping[str, str]) -> int:
    """Photos first, the end of the turn last."""
    return ORDER.index(verb)


def choice(verb: str, args: Mapping[str, str], view: View, say: Say) -> tuple[str, str]:
    """A choice in the list: the activity with what it takes, and what it does."""
    if verb == "startle":
        return say("show-startle"), say("show-startle-to", bird=args["bird"], space=args["space"])
    if verb == "call":
        count = min(view["answering"].get(args["species"], 0), view["trees"][view["turn"]]["room"])
        heading = say("show-call") if view["decision"] == "turn" else ""
        return heading, say("show-count", count=count, bird=args["species"])
    if verb == "zoom":
        return say("show-zoom", name=_name(args["target"], view, say)), say("show-bird", bird=args["bird"])
    if verb == "publish":
        return say("show-publish"), _paper(args["paper"], view, say)
    if verb == "spend":
        return say("show-spend"), say("show-two", first=args["first"], second=args["second"])
    if verb == "take":
        return "", say("show-at", bird=_at(args["place"], view), place=args["place"])
    return "", ""


def not_now(view: View, why: Why, say: Say) -> Iterator[str]:
    """Activities that cannot be done at all, and why."""
    if view["decision"] != "turn" or view["viewer"] is None:
        return
    tree = view["trees"][str(view["viewer"])]
    if len(tree["birds"]) < 2 and view["actions_left"]:
        yield say("reason-two-birds", have=len(tree["birds"]))
    elif not view["startle_spaces"]:
        yield say("reason-all-startled")
    if tree["room"] == 0 and view["actions_left"]:
        yield say("reason-tree-full", most=len(tree["birds"]))
    if view["actions_left"] == 1:
        yield say("show-two-actions")


def points_by_stage(events: Sequence[Happening], seat: int, say: Say) -> str:
    """Where a seat's points come from: the six ways to score."""
    return _ways(events, str(seat), say)


def rivals(view: View, events: Sequence[Happening], say: Say) -> list[str]:
    """The Crew's result, which sits at no seat."""
    if "crew" not in view["points"]:
        return []
    return [
        f"{say('show-crew', points=view['crew']['points'], level=view['crew']['level'])} {_ways(events, 'crew', say)}"
    ]


# ---------------------------------------------------------------------- the parts of the table


def _decks(view: View, say: Say) -> list[str]:
    deck = view["deck"]
    lines = [
        say("show-deck", count=deck["count"], back=deck["back"]) if deck["count"] else say("show-deck-empty"),
        say("show-last-page", pages=view["last_page"]) if not view["ending"] else say("show-ending"),
    ]
    if view["crew"] and view["crew"]["starting"]:
        lines.append(say("show-crew-level", paper=_paper(view["crew"]["starting"], view, say)))
    return lines


def _worths(view: View, say: Say) -> list[str]:
    """What the ribbons say, then the birds that score by themselves, and how many cards there are."""
    ribbons, stamps = [], []
    for species, card in view["box"]["species"].items():
        if "ribbon" in card:
            values = "/".join(map(str, card["ribbon"]))
            ribbons.append(say("show-worth", species=species, values=values, rarity=card["rarity"]))
        elif species == "twelve-wired":
            stamps.append(say("show-worth-twelve", species=species, rarity=card["rarity"]))
        elif "stamp" in card:
            stamps.append(say("show-worth", species=species, values=str(card["stamp"]), rarity=card["rarity"]))
    return [say("show-worths", worths=", ".join(ribbons)), say("show-stamps", worths=", ".join(stamps))]


def _birds(view: View, say: Say) -> list[str]:
    """The birds that show: the jungle, and the top of each pile."""
    jungle = [
        say("show-place", place=f"j{place}", bird=_bird(bird, say)) for place, bird in enumerate(view["jungle"], 1)
    ]
    clearing = [say("show-place", place=space, bird=_pile(pile, say)) for space, pile in view["clearing"].items()]
    return [say("show-jungle", birds=", ".join(jungle)), say("show-clearing", birds=", ".join(clearing))]


def _pile(pile: View, say: Say) -> str:
    if not pile["birds"]:
        return say("show-empty")
    top = _bird(pile["birds"][-1], say)
    if pile["startled"]:
        top = say("show-startled", bird=top)
    below = len(pile["birds"]) - 1
    return say("show-pile", bird=top, below=below) if below else top


def _below(view: View, say: Say) -> list[str]:
    """What lies below the top of each pile, from the top: everybody may look through them."""
    return [
        "  " + say("show-below", place=space, birds=", ".join(_bird(bird, say) for bird in pile["birds"][-2::-1]))
        for space, pile in view["clearing"].items()
        if len(pile["birds"]) > 1
    ]


def _academy(view: View, say: Say) -> list[str]:
    papers = [_paper(paper, view, say) for paper in view["academy"] if paper]
    return [say("show-academy"), *(f"  {paper}" for paper in papers or [say("show-empty")])]


def _side(side: str, view: View, say: Say) -> list[str]:
    """Tree, journal, insects and points of one side."""
    birds = Counter(view["trees"][side]["birds"])
    tree = ", ".join(say("show-count", count=count, bird=bird) for bird, count in birds.items())
    insects = [say("show-count", count=count, bird=kind) for kind, count in view["insects"][side].items() if count]
    pages = " | ".join(_page(page, view, say) for page in view["journals"][side])
    nothing = say("show-empty")
    return [
        say("show-side", name=capital(_name(side, view, say)), points=view["points"][side]["total"]),
        "  " + say("show-tree", birds=tree or nothing),
        "  " + say("show-journal", pages=pages or nothing, count=view["counts"][side]["pages"]),
        "  " + say("show-insects", insects=", ".join(insects) or nothing),
    ]


def _page(page: View, view: View, say: Say) -> str:
    if "paper" in page:
        return say("show-paper-page", paper=page["paper"], points=page["points"])
    bird = _bird(page["bird"], say)
    nestling = view["box"]["birds"][page["bird"]]["species"] == "nestling"
    return say("show-copy", bird=bird, species=page["species"]) if nestling else bird


def _about(view: View, say: Say) -> list[str]:
    """The bird that is in flight, or whose tree gets a gift."""
    about = view["about"]
    if "bird" in about:
        return [say("show-flying", bird=about["bird"])]
    if "target" in about:
        return [say("show-gift", name=_name(about["target"], view, say))]
    return []


# ---------------------------------------------------------------------- words


def _name(side: str, view: View, say: Say) -> str:
    return view["names"][int(side)] if side.isdecimal() else say("name-crew")


def _bird(bird: str | None, say: Say) -> str:
    return say("show-bird", bird=bird) if bird else say("show-empty")


def _at(place: str, view: View) -> str:
    if place.startswith("j"):
        return str(view["jungle"][int(place[1:]) - 1])
    return str(view["clearing"][place]["birds"][-1])


def _paper(paper: str, view: View, say: Say) -> str:
    """A publication: its name, its books, how it scores, and what it does at once."""
    card = view["box"]["publications"][paper]
    window = f"-{card['window']}" if "window" in card else ""
    worth = say(
        f"value-{card['value']}{window}",
        points=card["points"],
        otherwise=card.get("otherwise", 0),
        pages=card.get("pages", 0),
    )
    printed = say("show-sicklebills", count=card["sicklebills"]) if card.get("sicklebills") else ""
    effect = say(f"effect-{card['effect']}") if "effect" in card else ""
    return " ".join(filter(None, (say("show-paper", paper=paper, books=card["books"], worth=worth), printed, effect)))


def _ways(events: Sequence[Happening], side: str, say: Say) -> str:
    """The six ways to score, as they were told at the end."""
    told = dict.fromkeys(WAYS, 0)
    for event in events:
        if event.values.get("seat") == side and event.name == "scored":
            told |= {"birds": event.values["birds"], "publications": event.values["papers"]}
            told["insects"] = event.values["insects"]
        elif event.values.get("seat") == side and event.name == "awarded":
            told |= {way: event.values[way] for way in ("sicklebills", "variety", "books")}
    return say("show-ways", **told)
