"""How strong things are: whether seats that had to do with them won more often than their place would let expect.

A seat's chance depends on where it sits and when it plays, so every mark is compared with the seats of the same seat
and order (its strata). The lift is what is left. It says what goes with winning, not what causes it: a card that only
the leader can play looks strong.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from birdtable.arena.statistics import QUANTILE
from birdtable.kernel.chronicle import Tally
from birdtable.lab.marks import EVERYBODY, Mark
from birdtable.lab.study import Study

FEWEST = 30  # seats below which nothing is said


@dataclass(frozen=True)
class Strength:
    """What a mark goes with.

    seats    how many seats of games had it, and as a `share` of all
    wins     how often they won; `expected` is what their places would let expect
    lift     the difference, `error` half the width of its 95 % interval
    points   points ahead of the others' average, beyond what their places would let expect; `points_error` likewise
    """

    mark: Mark
    seats: int
    share: float
    wins: float
    expected: float
    lift: float
    error: float
    points: float
    points_error: float

    @property
    def sure(self) -> bool:
        """Whether the interval leaves out 0."""
        return abs(self.lift) > self.error


def strengths(study: Study) -> list[Strength]:
    """The strength of every mark that is often enough there and often enough not."""
    cube = study.cube()
    everybody = cube[:, :, 0]
    seats = everybody[..., Tally.count]
    base = np.divide(everybody, seats[..., None], out=np.zeros_like(everybody), where=seats[..., None] > 0)
    total = int(seats.sum())
    found = []
    for number, mark in enumerate(study.marks.list):
        counts = cube[:, :, number, Tally.count]
        there = int(counts.sum())
        if mark.kind != EVERYBODY and FEWEST <= there <= total - FEWEST:
            found.append(_strength(mark, cube[:, :, number], base, there, total))
    return found


def _strength(mark: Mark, sums: np.ndarray, base: np.ndarray, there: int, total: int) -> Strength:
    counts = sums[..., Tally.count]
    wins = float(sums[..., Tally.wins].sum()) / there
    expected = float((counts * base[..., Tally.wins]).sum()) / there
    points = float((sums[..., Tally.margin] - counts * base[..., Tally.margin]).sum()) / there
    spread = float(sums[..., Tally.square].sum()) / there - (float(sums[..., Tally.margin].sum()) / there) ** 2
    rest = 1 - there / total  # a mark that nearly everybody has cannot differ much from everybody
    return Strength(
        mark=mark,
        seats=there,
        share=there / total,
        wins=wins,
        expected=expected,
        lift=wins - expected,
        error=QUANTILE * math.sqrt(max(wins * (1 - wins), 1e-9) * rest / there),
        points=points,
        points_error=QUANTILE * math.sqrt(max(spread, 0.0) * rest / there),
    )
