"""What an action changes, for the coach: what locations would bring, who would control what, the Fountain."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from birdtable.facts import Fact, View, cost, gain, note
from birdtable.kernel.events import Happening

LARGEST = "largest"


def facts(before: View, after: View, events: Sequence[Happening], seat: int) -> list[Fact]:
    """What an action, or a few in a row, have changed."""
    if before["phase"] == "perch" and (after["phase"] != "perch" or before["round"] != after["round"]):
        return list(_scored(before, events, seat))
    if before["round"] != after["round"] or after["over"]:
        return [*_fountain(before, after, seat), *_seated(after, events)]
    return [
        *_locations(before, after, seat),
        *_at_the_end(before, after, seat),
        *_fountain(before, after, seat),
        *_objective(before, after, seat),
        *_tokens(before, after, events, seat),
        *_stacks(after, events, seat),
        *_reach(after, events, seat),
        *_seated(after, events),
        *_bag(before, after, events, seat),
    ]


def _scored(before: View, events: Sequence[Happening], seat: int) -> Iterator[Fact]:
    """The birds are placed with this action, and locations score: what it has changed of what they bring."""
    points: Counter[int] = Counter()
    for event in events:
        if event.name == "scored":
            points[int(event.values["seat"])] += event.values["points"]
    for who, now in enumerate(before["now"]):
        more = points[who] - now["locations"]
        if who == seat and not more:
            yield note("round-same", points=points[who])
        elif who == seat:
            yield (gain if more > 0 else cost)("round", points=points[who], before=now["locations"])
        elif more:
            yield (gain if more < 0 else cost)("round-rival", seat=who, points=points[who], before=now["locations"])


# ---------------------------------------------------------------------- what a location would bring


def _lying(view: View) -> dict[str, Any]:
    return {place["location"]: place for place in view["homestead"].values() if place["location"]}


def _points(place: View, seat: int) -> int:
    return sum(stack["scores"] for stack in place["stacks"] if stack["seat"] == seat)


def _locations(before: View, after: View, seat: int) -> Iterator[Fact]:
    was = _lying(before)
    for name, place in _lying(after).items():
        for who in range(after["players"]):
            points, then = _points(was[name], who), _points(place, who)
            if points == then:
                continue
            good = (then > points) == (who == seat)
            values: dict[str, str | int] = {"location": name, "points": then, "before": points}
            if who == seat:
                yield (gain if good else cost)("location", **values)
            else:
                yield (gain if good else cost)("location-rival", seat=who, **values)


# ---------------------------------------------------------------------- what the end would bring


def _at_the_end(before: View, after: View, seat: int) -> Iterator[Fact]:
    for creature, was in zip(after["creatures"], before["creatures"], strict=False):
        now, then = creature["would_control"], was["would_control"]
        if now != then and seat in (now, then):
            yield (
                gain("creature", creature=creature["creature"])
                if now == seat
                else cost("creature-lost", creature=creature["creature"])
            )
        elif now != then and then is not None:
            yield gain("creature-rival", seat=then, creature=creature["creature"])
    for who in range(after["players"]):
        now, then = after["now"][who], before["now"][who]
        if now[LARGEST] != then[LARGEST]:
            good = (now[LARGEST] > then[LARGEST]) == (who == seat)
            if who == seat:
                yield (gain if good else cost)(
                    "largest" if good else "largest-lost",
                    birds=now["largest_stack"],
                    points=max(now[LARGEST], then[LARGEST]),
                )
            elif good:
                yield gain("largest-rival", seat=who, points=then[LARGEST])


def _fountain(before: View, after: View, seat: int) -> Iterator[Fact]:
    for who, (then, now) in enumerate(zip(before["now"], after["now"], strict=True)):
        more = now["fountain"] - then["fountain"]
        if more > 0:
            yield gain("fountain", points=more) if who == seat else cost("fountain-rival", seat=who, points=more)
    opened = [
        seated["points"]
        for spot, seated in after["fountain"].items()
        if seated["open"] and not before["fountain"][spot]["open"]
    ]
    if opened:
        yield cost("fountain-opens", points=max(opened))


def _objective(before: View, after: View, seat: int) -> Iterator[Fact]:
    if not after["objectives"]:
        return
    now, was = after["objectives"][seat]["kept"], before["objectives"][seat]["kept"]
    if not before["objectives"][seat]["chosen"]:
        if before["decision"] == "objective" and "points" in now:
            yield note("objective-kept", objective=now["objective"], points=now["points"])
        return
    if now["met"] != was["met"]:
        told = gain if now["met"] else cost
        yield told(
            "objective-met" if now["met"] else "objective-lost", objective=now["objective"], points=now["points"]
        )
    elif not now["met"] and now["least"] and was["amount"] < now["amount"] < now["least"]:
        yield gain("objective", objective=now["objective"], amount=now["amount"], least=now["least"])


# ---------------------------------------------------------------------- stacks and tokens


BONUS = ("housed", "zapped", "zapped_nest", "activated")


def _tokens(before: View, after: View, events: Sequence[Happening], seat: int) -> Iterator[Fact]:
    if any(event.name == "housed" for event in events):
        yield gain("house")
    ended = after["decision"] != "turn" or after["seat"] != seat
    if ended and before["decision"] == "turn" and not any(event.name in BONUS for event in events):
        for token in ("birdhouses", "lightning"):
            if after[token][seat] and sum(after["hands"][seat].values()):
                yield note(f"keeps-{token}")
        if not any(event.name in ("perched", "nested") for event in events):
            yield note("no-bonus")


MOVED = ("perched", "nested", "sent", "zapped", "pushed", "pushed_off")


def _stacks(after: View, events: Sequence[Happening], seat: int) -> Iterator[Fact]:
    """Where a bird came or went: how the seat's flock stands there, and what is left in hand."""
    own = after["flocks"][seat]
    for event in events:
        if event.name not in MOVED or event.values["location"] not in _lying(after):
            continue
        place = _lying(after)[event.values["location"]]
        strength = {stack["flock"]: stack["counts"] for stack in place["stacks"]}
        most = max((counts for other, counts in strength.items() if other != own), default=0)
        if own in strength and strength[own] > most > 0:
            yield note("lead", location=place["location"], birds=strength[own] - most)
        elif own in strength and strength[own] < most:
            yield note("behind", location=place["location"], birds=most - strength[own])
        elif own in strength:
            yield note("level" if most else "alone", location=place["location"])
        if event.values["flock"] != own and event.name in ("perched", "nested") and after["hands"][seat][own]:
            yield note("own-left", birds=after["hands"][seat][own])


def _reach(after: View, events: Sequence[Happening], seat: int) -> Iterator[Fact]:
    """Where a creature went or stands: whose birds are there."""
    lying, own = _lying(after), after["flocks"][seat]
    for event in events:
        if event.name == "moved":
            there = [event.values["location"]]
        elif event.name == "stood":
            there = [event.values[name] for name in ("first", "second", "third")]
        else:
            continue
        stacks = [stack for location in there if location in lying for stack in lying[location]["stacks"]]
        mine = sum(stack["birds"] for stack in stacks if stack["flock"] == own)
        yield note("reach", own=mine, others=sum(stack["birds"] for stack in stacks) - mine)


def _seated(after: View, events: Sequence[Happening]) -> Iterator[Fact]:
    """Birds that no player has sit on the Fountain as well, and bring nobody anything."""
    for event in events:
        if event.name == "seated" and event.values["flock"] not in after["flocks"][: after["players"]]:
            yield note("seat-nobody", points=after["fountain"][event.values["spot"]]["points"])


def _bag(before: View, after: View, events: Sequence[Happening], seat: int) -> Iterator[Fact]:
    """Before the birds are placed: whose birds are in hand and in the bag."""
    if before["phase"] == "perch":
        return
    if before["decision"] == "rookery":
        yield note("added" if any(event.name == "added" for event in events) else "not-added")
        return
    own = after["flocks"][seat]
    if any(event.name == "declined" for event in events):
        yield note("declined")
    elif before["hands"][seat] != after["hands"][seat]:
        hand = after["hands"][seat]
        yield note("hand", own=hand[own], birds=sum(hand.values()))
    elif before["bag"] != after["bag"]:
        yield note("bag", own=after["bag"][own], birds=sum(after["bag"].values()))
