"""The table of Fly-A-Way in plain words, for the terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from birdtable.kernel import Happening

View = Mapping[str, Any]
Say = Callable[..., str]

STAGE = "turn"
WHOLE_AFTER = ("turn",)
IN_THE_TABLE = ("dealt", "roosts")
ORDER = ("save", "forfeit", "link", "via", "lift", "take", "power", "play", "free", "neutralise", "choose")


def show(view: View, say: Say) -> list[str]:
    """The table from the roosting area to the person's hand."""
    return [
        *_status(view, say),
        "",
        *_roosting(view, say),
        "",
        *_seats(view, say),
        "",
        *_links(view, say),
        *_hand(view, say),
        *_decks(view, say),
    ]


def glance(view: View, say: Say) -> list[str]:
    """What every choice needs: the turn, the roosting birds, the route being followed, and points."""
    return [*_status(view, say), *_roosting(view, say), *_route(view, say), *_lines(view, say)]


def rank(verb: str, args: Mapping[str, str]) -> int:
    """Birds first, then links, powers and cards, and being done last."""
    if verb in ("done", "lose"):
        return len(ORDER) + 1
    return ORDER.index(verb) if verb in ORDER else len(ORDER)


def choice(verb: str, args: Mapping[str, str], view: View, say: Say) -> tuple[str, str]:
    """A choice in the list; birds, powers and cards with what they do."""
    if verb in ("power", "choose") and view["decision"] != "which-bird":
        return "", say("show-power", bird=args["bird"], effect=say(f"effect-{args['bird']}"))
    if verb == "play":
        return "", say("show-card", card=args["card"], effect=say(f"effect-{args['card']}"))
    return "", ""


def points_by_stage(events: Sequence[Happening], seat: int, say: Say) -> str:
    """Where a seat's points come from: birds, links, powers and cards, and what was lost."""
    birds = links = more = lost = 0
    for event in events:
        if event.values.get("seat") != str(seat):
            continue
        if event.name == "saved":
            birds += event.values["points"]
        if event.name in ("saved", "shared"):
            links += event.values["links"]
        if event.name in ("bonus", "gained"):
            more += event.values["points"]
        if event.name == "lost":
            lost += event.values["points"]
    return say("show-points-from", birds=birds, links=links, more=more, lost=lost)


# ---------------------------------------------------------------------- the parts of the table


def _status(view: View, say: Say) -> list[str]:
    lines = [say("show-turn", turn=view["turn"], name=view["names"][view["active"]])]
    if view["last_round"]:
        lines.append(say("show-last-round"))
    if view["fowl_play"]:
        card = view["fowl_play"]["card"]
        cost = view["fowl_play"]["cost"] or 0
        lines.append(say("show-fowl", card=card, cost=cost, effect=say(f"effect-{card}")))
    if view["phase"] == "action":
        links = view["links_this_turn"]
        lines.append(say("show-links-left", placed=links["placed"], allowed=links["allowed"]))
    return lines


def _roosting(view: View, say: Say) -> list[str]:
    return [say("show-roosting"), *("  " + _bird(bird, say) for bird in view["roosting"])]


def _bird(bird: View | None, say: Say) -> str:
    """A roosting bird: its card, and how far its route has come."""
    if bird is None:
        return say("show-empty-roost")
    more = [say("show-missing", missing=bird["missing"])]
    if bird["cage"]:
        more.append(say("show-caged", cost=bird["cage"]["cost"]))
    if bird["offer"]:
        more.append(say("show-offer", offer=bird["offer"]))
    shown = {key: bird[key] for key in ("bird", "points", "habitat", "size", "status", "start", "end")}
    return say("show-bird", **shown, more=" ".join(more))


def _lines(view: View, say: Say) -> list[str]:
    return [
        say(
            "show-seat",
            name=name,
            points=view["scores"][seat],
            birds=len(view["seats"][seat]["birds"]),
            links=view["seats"][seat]["links"],
            supply=view["seats"][seat]["supply"],
            cards=len(view["seats"][seat]["hand"]),
        )
        for seat, name in enumerate(view["names"])
    ]


def _seats(view: View, say: Say) -> list[str]:
    """Every seat with the birds in front of it."""
    lines = []
    for line, seat in zip(_lines(view, say), view["seats"], strict=True):
        lines.append(line)
        for bird in seat["birds"]:
            effect = say("show-snake") if bird["snake"] else say(f"effect-{bird['bird']}")
            lines.append("  " + say("show-front", bird=bird["bird"], readiness=bird["readiness"], effect=effect))
    return lines


def _links(view: View, say: Say) -> list[str]:
    """Whose links lie where."""
    lines = []
    for seat, name in enumerate(view["names"]):
        ways = ", ".join(say(f"name-{way}") for way, owner in view["links"].items() if owner == seat)
        if ways and seat == view["viewer"]:
            lines.append(say("show-your-links", links=ways))
        elif ways:
            lines.append(say("show-others-links", name=name, links=ways))
    return lines


def _hand(view: View, say: Say) -> list[str]:
    if view["viewer"] is None:
        return []
    hand = view["seats"][view["viewer"]]["hand"]
    cards = ["  " + say("show-card", card=card["card"], effect=say(f"effect-{card['card']}")) for card in hand]
    return [say("show-hand"), *(cards or ["  " + say("show-no-cards")])]


def _decks(view: View, say: Say) -> list[str]:
    decks = view["decks"]
    lines = [
        say(
            "show-deck",
            birds=decks["birds"],
            fowl=len(decks["fowl_play"]),
            wing=decks["wing_it"],
            dead=len(view["death_zone"]),
        )
    ]
    if decks["known_fowl_play"]:
        known = [f"{depth}. {say('name-' + card)}" for depth, card in decks["known_fowl_play"].items()]
        lines.append(say("show-known", cards=", ".join(known)))
    return lines


def _route(view: View, say: Say) -> list[str]:
    """The route that the saver follows, as far as it has come."""
    route = view["route"]
    if not route["saving"]:
        return []
    ways = ", ".join(say(f"name-{way}") for way in route["links"]) or say("table-nothing")
    return [say("show-route", bird=route["saving"], place=route["at"], links=ways)]
