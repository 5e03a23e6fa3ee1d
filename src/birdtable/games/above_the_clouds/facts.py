"""What an action changes, for the coach: who would land, what cards would score, what is left to spend."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from birdtable.facts import Fact, View, cost, gain, note
from birdtable.kernel.events import Happening

LANDED = "score-cards"  # the decision at which the foremost birds have left the flock


def facts(before: View, after: View, events: Sequence[Happening], seat: int) -> list[Fact]:
    """What an action, or a few in a row, have changed."""
    found = list(_scored(before, events, seat))
    if before["decision"] == LANDED and not found and before["hands"][seat]:
        kept = len(after["hands"][seat])
        found.append(note("keeps-cards", cards=kept) if not after["over"] else note("cards-unscored", cards=kept))
    if (
        before["stage"] == after["stage"]
        and not after["over"]
        and LANDED not in (before["decision"], after["decision"])
    ):
        found += [*_landing(before, after, seat), *_cards(before, after, seat)]
    return [*found, *_spent(before, after, events, seat)]


def _scored(before: View, events: Sequence[Happening], seat: int) -> Iterator[Fact]:
    for event in events:
        if event.name == "scored" and int(event.values["seat"]) == seat:
            yield gain("scored", card=event.values["card"], points=event.values["points"])
        if event.name == "nested":
            who, points = int(event.values["seat"]), event.values["points"]
            was = landing(before, who)[2]
            if who == seat and points == was:
                yield note("landed-same", points=points)
            elif who == seat:
                yield (gain if points > was else cost)("landed", points=points, before=was)
            elif points != was:
                yield (gain if points < was else cost)("landed-rival", seat=who, points=points, before=was)


# ---------------------------------------------------------------------- the landing, as it stands


def foremost(view: View) -> dict[int, str]:
    """The bird of each column that would land now, and where it flies."""
    found: dict[int, str] = {}
    for space in sorted(view["flock"], key=lambda space: "fmb".index(space[0])):
        found.setdefault(int(space[1:]), space)
    return found


def landing(view: View, seat: int) -> tuple[int, int, int]:
    """How many birds of a seat would land now, how many pairs they make, and what they score."""
    birds = [view["flock"][space].split("-") for space in foremost(view).values()]
    sexes = [sex for species, *rest in birds for sex in rest if species == view["species"][seat]]
    pairs = min(sexes.count("female"), sexes.count("male"))
    nest = view["nest"]
    return len(sexes), pairs, (nest["points"][len(sexes) - 1] if sexes else 0) + pairs * nest["pair"]


def _landing(before: View, after: View, seat: int) -> Iterator[Fact]:
    for who in range(after["players"]):
        birds, pairs, points = landing(before, who)
        birds_then, pairs_then, points_then = landing(after, who)
        more = points_then - points
        if more == 0:
            continue
        if who == seat:
            told = gain if more > 0 else cost
            each = after["nest"]["pair"]  # which may be less than nothing
            if (pairs_then - pairs) * each * more > 0 >= (birds_then - birds) * more:
                way = "more" if pairs_then > pairs else "fewer"
                yield told(f"pairs-{way}", points=points_then, before=points, each=f"{each:+d}".replace("-", "−"))
            else:
                way = "more" if birds_then > birds else "fewer"
                yield told(f"lands-{way}", birds=abs(birds_then - birds), points=points_then, before=points)
        else:
            told = gain if more < 0 else cost
            yield told("landing-rival", seat=who, points=points_then, before=points)


# ---------------------------------------------------------------------- cards in hand


def card_points(view: View, card: View, seat: int) -> int:
    """What a card would score for a seat now: the foremost birds have landed by then."""
    own, gone = view["species"][seat], set(foremost(view).values())
    held = [
        points
        for space, points in card["marks"].items()
        if space not in gone and view["flock"].get(space, "").split("-")[0] == own
    ]
    return sum(held) + (view["rules"]["both_bonus"] if len(held) == len(card["marks"]) else 0)


def _cards(before: View, after: View, seat: int) -> Iterator[Fact]:
    held: list[Any] = before["hands"][seat]
    for card in after["hands"][seat]:
        points = card_points(after, card, seat)
        if card not in held:
            yield (
                gain("card-new", card=card["card"], points=points)
                if points
                else note("card-nothing", card=card["card"])
            )
            continue
        was = card_points(before, card, seat)
        if points > was:
            yield gain("card-more", card=card["card"], points=points, before=was)
        elif points < was:
            yield cost("card-less", card=card["card"], points=points, before=was)


# ---------------------------------------------------------------------- what it costs


def _spent(before: View, after: View, events: Sequence[Happening], seat: int) -> Iterator[Fact]:
    if before["stage"] != after["stage"] or after["over"] or after["decision"] == LANDED:
        return
    for action, now in after["actions"].items():
        was = before["actions"][action]["price"]
        if now["price"] > was > 0 and any(event.name == "paid" for event in events):
            yield note("price", action=action, price=now["price"], was=was)
    left = after["cubes"][seat]
    rivals = {who: cubes for who, cubes in enumerate(after["cubes"]) if who != seat}
    if len(rivals) == 1:
        yield note("cubes-rival", cubes=left, seat=next(iter(rivals)), most=max(rivals.values()))
    else:
        yield note("cubes", cubes=left, most=max(rivals.values()))
