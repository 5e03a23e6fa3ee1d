"""Who plays whom in a tournament: rounds of tables with two to five seats, as pure functions.

Entrants are numbers from 0 on. A round is a list of tables, a table its entrants in the order of the seats; whoever
sits alone has a bye.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations, permutations

Seating = tuple[int, ...]
Rounds = Sequence[Sequence[Seating]]
Meetings = Counter[frozenset[int]]


def sizes(entrants: int, seats: int) -> list[int]:
    """As few tables as can be, as equal as can be: somebody is left over only where two play and the number is odd."""
    tables = -(-entrants // seats)
    return [entrants // tables + (table < entrants % tables) for table in range(tables)]


def most_rounds(entrants: int) -> int:
    """How many Swiss rounds make sense: so many go by, at tables for two, before anybody must meet somebody again."""
    return max(1, (entrants + 1) // 2)


# ---------------------------------------------------------------------- rounds


def swiss_round(order: Sequence[int], seats: int, before: Rounds) -> list[Seating]:
    """The next round: neighbours in the order of the standings meet, unless they have met before.

    Beginning with neighbours, two entrants change places as long as that makes the round better. At tables for two this
    leads to no repeated pairing, and no second bye, in the first half of all possible rounds: whoever has met fewer
    than half of the others always finds a pair to change with.
    """
    met, rank = _meetings(before), {entrant: place for place, entrant in enumerate(order)}
    heavy = len(order) ** 3 * seats  # one repeated meeting weighs more than all distances together

    def cost(table: Seating) -> int:
        if len(table) == 1:
            return heavy * met[frozenset(table)] + (len(order) - rank[table[0]]) ** 2
        return sum(
            heavy * met[frozenset((one, other))] ** 2 + (rank[one] - rank[other]) ** 2
            for one, other in combinations(table, 2)
        )

    return _seated(_improved(_cut(order, seats), cost), before)


def round_robin(entrants: int, seats: int) -> list[list[Seating]]:
    """All rounds until everybody has met everybody; at tables for two exactly once."""
    rounds: list[list[Seating]] = []
    while seats == 2 and len(rounds) < entrants - 1 + entrants % 2:
        rounds.append(_circle(entrants, len(rounds)))
    while len(met := _meetings(rounds)) < entrants * (entrants - 1) // 2:
        rounds.append(_seated(_strangers(entrants, seats, met), rounds))
    return rounds


def _circle(entrants: int, turned: int) -> list[Seating]:
    """Tables for two by the circle method: the others move round the last, or round nobody where they are odd.

    Everybody comes by every place of the circle, so everybody begins in half of the rounds.
    """
    circle = entrants - 1 + entrants % 2
    moving = [(place + turned) % circle for place in range(circle)]
    middle: Seating = (moving[0],) if entrants % 2 else (moving[0], circle)
    pairs = [(moving[place], moving[-place]) for place in range(1, circle // 2 + 1)]
    return [middle if turned % 2 else middle[::-1], *pairs]


def _strangers(entrants: int, seats: int, met: Meetings) -> list[Seating]:
    """Larger tables at which as many as can be meet for the first time: those first who know fewest."""

    def cost(table: Seating) -> int:
        return sum(met[pair] + entrants * (met[pair] > 0) for pair in map(frozenset, combinations(table, 2)))

    known = {one: sum(one in pair for pair in met) for one in range(entrants)}
    return _improved(_cut(sorted(known, key=lambda one: known[one]), seats), cost)


def _cut(order: Sequence[int], seats: int) -> list[Seating]:
    rest = iter(order)
    return [tuple(next(rest) for _ in range(size)) for size in sizes(len(order), seats)]


def _improved(tables: list[Seating], cost: Callable[[Seating], int]) -> list[Seating]:
    """Let entrants of two tables change places as long as that costs less."""
    while True:
        before = list(tables)
        for one, other in combinations(range(len(tables)), 2):
            here, there = tables[one], tables[other]
            ways = [(here, there), *((_with(here, a, b), _with(there, b, a)) for a in here for b in there)]
            tables[one], tables[other] = min(ways, key=lambda pair: cost(pair[0]) + cost(pair[1]))
        if tables == before:
            return tables


def _with(table: Seating, leaves: int, comes: int) -> Seating:
    return tuple(comes if entrant == leaves else entrant for entrant in table)


def _seated(tables: Sequence[Seating], before: Rounds) -> list[Seating]:
    """Everybody where they have sat least: whoever has begun often sits further back."""
    sat = Counter((entrant, seat) for table in _tables(before) for seat, entrant in enumerate(table) if len(table) > 1)

    def used(table: Seating) -> int:
        return sum((sat[entrant, seat] + 1) ** 2 for seat, entrant in enumerate(table))

    return [min(permutations(table), key=used) for table in tables]


def _meetings(rounds: Rounds) -> Meetings:
    """How often which two have met; a bye is a meeting with oneself."""
    met: Meetings = Counter()
    for table in _tables(rounds):
        met.update(map(frozenset, combinations(table, 2)) if len(table) > 1 else [frozenset(table)])
    return met


def _tables(rounds: Rounds) -> list[Seating]:
    return [table for tables in rounds for table in tables]


# ---------------------------------------------------------------------- standings


@dataclass(frozen=True)
class Standing:
    """How an entrant stands.

    points      for each table the share of the others who came behind, those level with one by half; 1 for a bye
    opposition  what those had on average whom one has met, table by table: first tie-break
    wins        tables at which one came first: second tie-break
    place       from 1 on; whoever is level in all of this shares a place
    """

    entrant: int
    points: Fraction
    opposition: Fraction
    wins: int
    place: int = 1

    @property
    def worth(self) -> tuple[Fraction, Fraction, int]:
        """What is compared, in this order."""
        return self.points, self.opposition, self.wins


def points_for(places: Sequence[int]) -> list[Fraction]:
    """What each at a table gets for these places."""
    if len(places) == 1:
        return [Fraction(1)]
    beaten = [sum(other > mine for other in places) for mine in places]
    level = [sum(other == mine for other in places) - 1 for mine in places]
    return [Fraction(2 * behind + equal, 2 * (len(places) - 1)) for behind, equal in zip(beaten, level, strict=True)]


def standings(entrants: int, played: Sequence[tuple[Seating, Sequence[int]]]) -> list[Standing]:
    """How all stand after these tables and the places at them, the best first."""
    points, wins = [Fraction(0)] * entrants, [0] * entrants
    for table, places in played:
        for entrant, place, gained in zip(table, places, points_for(places), strict=True):
            points[entrant] += gained
            wins[entrant] += len(table) > 1 and place == min(places)
    met = [Fraction(0)] * entrants
    for table, _ in played:
        for entrant in table if len(table) > 1 else ():
            met[entrant] += Fraction(sum(points[other] for other in table if other != entrant), len(table) - 1)
    unplaced = [Standing(one, points[one], met[one], wins[one]) for one in range(entrants)]
    ahead = {one.entrant: sum(other.worth > one.worth for other in unplaced) for one in unplaced}
    ranked = sorted(unplaced, key=lambda one: ahead[one.entrant])
    return [Standing(one.entrant, *one.worth, ahead[one.entrant] + 1) for one in ranked]
