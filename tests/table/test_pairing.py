"""Who plays whom: laws that hold for every tournament."""

import random
from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from birdtable.table.pairing import most_rounds, points_for, round_robin, sizes, standings, swiss_round

ENTRANTS = range(2, 15)
SEEDS = range(3)


def tournament(entrants, seats, rounds, seed):
    """A Swiss tournament in which chance decides."""
    luck, before, played = random.Random(seed), [], []
    order = luck.sample(range(entrants), entrants)
    for _ in range(rounds):
        before.append(swiss_round(order, seats, before))
        played += [(table, [luck.randint(1, 3) for _ in table]) for table in before[-1]]
        order = [one.entrant for one in standings(entrants, played)]
    return before


def met(rounds):
    return Counter(frozenset(pair) for tables in rounds for table in tables for pair in combinations(table, 2))


def most_unequal(rounds, entrants):
    """By how much somebody has begun more often, or less often, than not."""
    begun = Counter(table[0] for tables in rounds for table in tables if len(table) > 1)
    return max(abs(2 * begun[one] - len(rounds)) for one in range(entrants))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_sits_at_one_table_a_round_and_nobody_plays_alone(seats):
    for entrants in ENTRANTS:
        for tables in [*tournament(entrants, seats, most_rounds(entrants), 1), *round_robin(entrants, seats)]:
            assert sorted(one for table in tables for one in table) == list(range(entrants))
            assert sorted(map(len, tables)) == sorted(sizes(entrants, seats))
            assert max(map(len, tables)) <= seats
            byes = sum(len(table) == 1 for table in tables)
            assert byes == (seats == 2 and entrants % 2)


@pytest.mark.parametrize("entrants", ENTRANTS)
def test_at_tables_for_two_nobody_meets_twice_nor_has_two_byes(entrants):
    for seed in SEEDS:
        rounds = tournament(entrants, 2, most_rounds(entrants), seed)
        assert set(met(rounds).values()) == {1}
        byes = Counter(table for tables in rounds for table in tables if len(table) == 1)
        assert set(byes.values()) <= {1}
        assert most_unequal(rounds, entrants) <= 3


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_at_larger_tables_the_second_round_brings_strangers_together(seats):
    for seed in SEEDS:
        assert set(met(tournament(seats * seats, seats, 2, seed)).values()) == {1}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_in_a_round_robin_everybody_meets_everybody(seats):
    for entrants in ENTRANTS:
        rounds = round_robin(entrants, seats)
        meetings = met(rounds)
        assert len(meetings) == entrants * (entrants - 1) // 2
        if seats == 2:
            assert set(meetings.values()) == {1}
            assert most_unequal(rounds, entrants) <= 1
        else:
            assert len(rounds) <= 2 * -(-(entrants - 1) // (seats - 1))  # no more than twice what cannot be avoided


def test_winners_meet_winners():
    first = swiss_round(range(16), 2, [])
    winners = {table[0] for table in first}
    order = sorted(range(16), key=lambda one: one not in winners)
    assert all(len(winners & set(table)) in (0, 2) for table in swiss_round(order, 2, [first]))


def test_points_and_tie_breaks():
    half = Fraction(1, 2)
    assert points_for([1, 2]) == [1, 0]
    assert points_for([1, 1]) == [half, half]
    assert points_for([1, 2, 2, 4]) == [1, half, half, 0]
    assert points_for([1]) == [1]
    # 0 and 1 win twice, but only 0 has beaten people who have points; 2 and 4 had a bye and met the same 0
    played = [((0, 2), (1, 2)), ((1, 3), (1, 2)), ((4,), (1,)), ((0, 4), (1, 2)), ((1, 3), (1, 2)), ((2,), (1,))]
    assert [(one.entrant, one.place) for one in standings(5, played)] == [(0, 1), (1, 2), (2, 3), (4, 3), (3, 5)]
