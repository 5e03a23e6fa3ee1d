"""What an action changes, for the coach: birds saved and routes that come nearer, points, links and cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from birdtable.facts import Fact, View, cost, gain, note
from birdtable.kernel.events import Happening

FAR = 5  # stands for so many missing links or more
OWN_EFFECTS = ("limited", "storm", "snaked", "caged", "died", "stolen")


def facts(before: View, after: View, events: Sequence[Happening], seat: int) -> list[Fact]:
    """What an action, or a few in a row, have changed."""
    return [
        *_saved(events, seat),
        *_points(before, after, events, seat),
        *_routes(before, after, events, seat),
        *_belongings(before, after, events, seat),
    ]


def _saved(events: Sequence[Happening], seat: int) -> Iterator[Fact]:
    for event in events:
        values = event.values
        if event.name == "saved" and int(values["seat"]) == seat:
            yield gain("saved", bird=values["bird"], points=values["points"], links=values["links"])
        if event.name == "shared" and int(values["seat"]) != seat:
            yield cost("shared", seat=int(values["seat"]), points=values["links"])
        if event.name == "last_round" and int(values["seat"]) == seat:
            yield gain("last-round")


def _points(before: View, after: View, events: Sequence[Happening], seat: int) -> Iterator[Fact]:
    """Points that come from elsewhere than saving, and those that the end would bring."""
    for who in range(after["players"]):
        own = [event for event in events if event.values.get("seat") == str(who)]
        more = sum(event.values["points"] for event in own if event.name in ("gained", "bonus"))
        more -= sum(event.values["points"] for event in own if event.name == "lost")
        if more > 0:
            yield gain("points", points=more) if who == seat else cost("points-rival", seat=who, points=more)
        elif more < 0:
            yield cost("lost", points=-more) if who == seat else gain("lost-rival", seat=who, points=-more)
    if not after["over"]:
        more = after["seats"][seat]["end_points"] - before["seats"][seat]["end_points"]
        if more > 0:
            yield gain("end-points", points=more)
        elif more < 0:
            yield cost("end-points-less", points=-more)


# ---------------------------------------------------------------------- routes


def _routes(before: View, after: View, events: Sequence[Happening], seat: int) -> Iterator[Fact]:
    was = {bird["bird"]: bird["missing"] for bird in before["roosting"] if bird}
    for bird in after["roosting"]:
        if not bird or bird["bird"] not in was:
            continue
        if bird["complete"]:
            if was[bird["bird"]] and after["active"] == seat and not bird["cage"]:
                yield gain("completes", bird=bird["bird"], points=bird["points"])
            continue
        name, missing = bird["bird"], bird["missing"]
        if missing < was[name]:
            yield gain("nearer", bird=name, links=missing, before=was[name])
        elif missing > was[name]:
            yield cost("farther", bird=name, links=missing)
        if before["active"] == seat != after["active"] and missing < FAR - 1 and not bird["cage"]:
            yield cost("open", bird=name, links=missing)


# ---------------------------------------------------------------------- links and cards


def _belongings(before: View, after: View, events: Sequence[Happening], seat: int) -> Iterator[Fact]:
    names = {event.name for event in events}
    for who, (was, now) in enumerate(zip(before["seats"], after["seats"], strict=True)):
        if who == seat:
            continue
        if now["links"] < was["links"]:
            yield gain("links-rival", seat=who, links=was["links"] - now["links"])
        if len(now["hand"]) < len(was["hand"]) and after["active"] == before["active"]:
            yield gain("cards-rival", seat=who, cards=len(was["hand"]) - len(now["hand"]))
    was, now = before["seats"][seat], after["seats"][seat]
    placed = any(event.name == "placed" for event in events)
    if now["links"] < was["links"]:
        if _missing(after) == _missing(before):
            yield gain("harmless")
        yield cost("links-lost", links=was["links"] - now["links"])
    if before["decision"] == "route" and after["route"]["links"][:-1] == before["route"]["links"]:
        owner = after["links"][after["route"]["links"][-1]]
        yield note("via-own") if owner == seat else note("via-rival", seat=owner)
    saving = after["route"]["saving"]
    if before["decision"] == "save" and saving:
        yield note(
            "saving",
            bird=saving,
            points=next(one["points"] for one in before["roosting"] if one and one["bird"] == saving),
        )
    elif before["decision"] == "save" and "saved" not in names:
        yield note("left")
    if len(now["hand"]) > len(was["hand"]):
        yield gain("cards", cards=len(now["hand"]) - len(was["hand"]))
    if len(now["birds"]) < len(was["birds"]):
        yield cost("bird-lost")
    extra = after["using"].get("left")
    if after["decision"] == "extra-link" and after["seat"] == seat and extra and names & {"played", "used"}:
        yield gain("extra-links", links=extra)
    if (
        "performed" in names
        and (after["decision"], after["seat"]) == ("act", seat)
        and _unharmed(was, now, names)
        and before["scores"][seat] <= after["scores"][seat]
    ):
        yield gain("unharmed")
    if "neutralised" in names:
        yield gain("neutralised", cards=len(was["hand"]) - len(now["hand"]))
    yield from _protected(events, seat)
    yield from _rest(before, after, names, placed, seat)


def _protected(events: Sequence[Happening], seat: int) -> Iterator[Fact]:
    for event in events:
        if event.name == "protected" and int(event.values["seat"]) == seat:
            yield gain("protected", bird=event.values["bird"])


def _missing(view: View) -> list[int]:
    return [bird["missing"] for bird in view["roosting"] if bird]


def _unharmed(was: View, now: View, names: set[str]) -> bool:
    """Whether a Fowl Play card has taken nothing."""
    same = all(len(was[kind]) <= len(now[kind]) for kind in ("hand", "birds")) and was["links"] <= now["links"]
    return same and not names & set(OWN_EFFECTS)


def _hand(now: View) -> Fact:
    squawks = sum(card.get("squawks", 0) for card in now["hand"])
    return note("hand", cards=len(now["hand"]), squawks=squawks)


def _rest(before: View, after: View, names: set[str], placed: bool, seat: int) -> Iterator[Fact]:
    """Said where nothing else is."""
    if "peeked" in names:
        yield note("peeks")
    if "swapped" in names:
        yield note("swapped")
    now = after["seats"][seat]
    turn = after["links_this_turn"]
    if after["active"] != seat or after["phase"] != "action":
        if before["active"] == seat and before["decision"] == "act":
            allowed = before["links_this_turn"]["allowed"] - before["links_this_turn"]["placed"]
            yield note("turn-over", links=max(0, allowed), cards=len(now["hand"]))
        elif "discarded" in names:
            yield _hand(now)
        return
    if placed:
        yield note("links-left", links=max(0, turn["allowed"] - turn["placed"]))
    elif names & {"played", "discarded", "paid", "spent"}:
        yield _hand(now)
