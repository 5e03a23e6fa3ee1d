"""What an action changes, told so that a player can check it: the coach's plainest reasons.

A game's room `facts` compares what a seat saw before its action with what it sees afterwards:

    def facts(before, after, events, seat) -> list[Fact]

It is asked on deals of what the seat knows. What all of them agree in is certain; of the rest it is told how often it
comes about. Where an action is only the first step of something, the steps that are expected next are tried as well.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import TYPE_CHECKING, Any

from birdtable.kernel.actions import Action
from birdtable.kernel.events import Happening

if TYPE_CHECKING:
    from birdtable.position import Position

DEALS = 120  # that are tried where chance, or what is hidden, has a hand in it
SELDOM, MOSTLY = 1, 5  # of ten cases: what is rarer is not told; luck is told from the first on
MOST = 2  # facts that are told of an action
STEPS = 4  # own decisions in a row that are looked at


class Weight(IntEnum):
    """How much a fact says: what speaks for an action, what it costs, and what is said where nothing else is."""

    gain = 0
    cost = 1
    note = 2


@dataclass(frozen=True)
class Fact:
    """A sentence of the game's catalogue and its arguments; an argument `seat` is a seat.

    luck  it hangs on chance, however often it came about
    """

    message: str
    values: tuple[tuple[str, str | int], ...]
    weight: Weight = Weight.gain
    luck: bool = False


def gain(message: str, **values: str | int) -> Fact:
    """Something that speaks for an action."""
    return Fact(f"coach-{message}", tuple(values.items()))


def cost(message: str, **values: str | int) -> Fact:
    """Something that an action costs."""
    return Fact(f"coach-{message}", tuple(values.items()), Weight.cost)


def note(message: str, **values: str | int) -> Fact:
    """Something that is said where nothing else is."""
    return Fact(f"coach-{message}", tuple(values.items()), Weight.note)


def luck(fact: Fact) -> Fact:
    """The same, of what chance brings."""
    return replace(fact, luck=True)


@dataclass(frozen=True)
class Told:
    """A fact as it is told.

    then    what the seat would have to do next for it, in order
    tenths  in about so many of ten cases it comes about; 10 is always
    """

    fact: Fact
    then: tuple[Action, ...] = ()
    tenths: int = 10


def facts_of(position: Position, line: Sequence[tuple[int, int]]) -> tuple[Told, ...]:
    """What the first action of a line changes, what says the most first.

    line  who is expected to do what, by the numbers of actions; the deciding seat's action comes first
    """
    seat = position.seat
    if seat is None or position.answers:  # several are asked at once: nothing happens before the last has answered
        return ()
    own: list[int] = []
    for who, number in line[:STEPS]:
        if who != seat:
            break
        own.append(number)
    found: tuple[Told, ...] = ()
    for steps in range(1, len(own) + 1):
        told = _tried(position, seat, own[:steps])
        if told is None:
            break
        if told and told[0].fact.weight == Weight.gain:
            return told
        found = found or told
    return found


def foremost(told: Iterable[Told], others: Iterable[Fact]) -> tuple[Told, ...]:
    """The few that are told; what is true of all other actions too comes later."""
    shared = set(others)
    told = sorted(told, key=lambda one: (one.fact.weight, one.fact in shared, "seat" in dict(one.fact.values)))
    return tuple(one for one in told if one.fact.weight < Weight.note or one is told[0])[:MOST]


def _tried(position: Position, seat: int, numbers: Sequence[int]) -> tuple[Told, ...] | None:
    """What these actions change, on as many deals as it takes; None if they cannot be carried out in all."""
    counted: Counter[Fact] = Counter()
    deals = 1
    for seed in range(DEALS):
        seen = facts_on_a_deal(position, seat, numbers, seed)
        if seen is None:
            return None
        facts, learned = seen
        counted.update(facts)
        deals = seed + 1
        if not learned:  # what nobody learns anything from hangs on nothing hidden, and on no chance
            break
    players = position.players
    then = tuple(position.game.actions.action(number, players) for number in numbers[1:])
    told = (_told(fact, then, 10 * count / deals) for fact, count in counted.items())
    return tuple(sorted((one for one in told if one), key=lambda one: one.fact.weight))


def _told(fact: Fact, then: tuple[Action, ...], tenths: float) -> Told | None:
    if tenths == 10 and not fact.luck:
        return Told(fact, then)
    if fact.weight == Weight.note or tenths < (SELDOM if fact.luck else MOSTLY):
        return None
    return Told(fact, then, min(9, round(tenths)))


def facts_on_a_deal(position: Position, seat: int, numbers: Sequence[int], seed: int) -> tuple[list[Fact], bool] | None:
    """What the actions change on one deal, and whether anybody learned anything."""
    deal = position.redeal(seat, seed)
    before, learned = deal.view(seat), deal.learned
    events: list[Happening] = []
    for place, number in enumerate(numbers):
        if deal.over or deal.seat != seat or (place and deal.begins_anew) or number not in deal.legal_numbers():
            return None
        events += [event.seen_by(seat) for event in deal.play_legal(number)]
    found = deal.game.facts(before, deal.view(seat), events, seat)
    return list(dict.fromkeys(found)), deal.learned > learned


View = Mapping[str, Any]


def no_facts(before: View, after: View, events: Sequence[Happening], seat: int) -> list[Fact]:
    """A game without the room says only whose points change at once."""
    changes = zip(before["scores"], after["scores"], strict=True)
    return [gain("points", points=now - then) for at, (then, now) in enumerate(changes) if at == seat and now > then]
