"""What results say about bots and seats, and how sure that is.

Games with the same deck are not independent, so every interval counts deals, not games. All intervals are
of 95 %. A win rate's is Wilson's, for the number of independent games that would vary as much; a margin's is
Student's. Ratings are openskill's Plackett-Luce, which is made for more than two at a table.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from statistics import NormalDist

from birdtable.arena.match import Result
from birdtable.errors import BadOption

LEVEL = 0.95
QUANTILE = NormalDist().inv_cdf(0.5 + LEVEL / 2)

Sample = tuple[str, float]
"""A deal, and a number that was observed in a game with it."""


@dataclass(frozen=True)
class Interval:
    """A mean, and where it lies with 95 % confidence."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class Rating:
    """Plackett-Luce strength: a newcomer has 25 ± 8.3."""

    mu: float
    sigma: float

    @property
    def interval(self) -> Interval:
        """Where the strength lies with 95 % confidence."""
        return Interval(self.mu, self.mu - QUANTILE * self.sigma, self.mu + QUANTILE * self.sigma)


@dataclass(frozen=True)
class Standing:
    """What is known about one bot: `played` counts its seats; a margin is points more than the others' average."""

    bot: str
    played: int
    wins: Interval
    margin: Interval
    points: float
    rating: Rating
    seconds_per_decision: float


@dataclass(frozen=True)
class SeatStanding:
    """What is known about one seat: `advantage` is its win rate more than an equal share."""

    seat: int
    wins: Interval
    margin: Interval
    advantage: float


@dataclass(frozen=True)
class Duel:
    """How often one bot ends before another in games that both play; a shared place counts half."""

    bot: str
    other: str
    games: int
    ahead: Interval


@dataclass(frozen=True)
class Summary:
    """All that results with one player count say; standings are sorted by rating, the best first."""

    game: str
    players: int
    games: int
    deals: int
    shared: int
    standings: tuple[Standing, ...]
    seats: tuple[SeatStanding, ...]
    duels: tuple[Duel, ...]


def summarise(results: Iterable[Result]) -> list[Summary]:
    """A summary for every player count. Results of several games at once are refused."""
    results = list(results)
    if len(games := {result.game for result in results}) > 1:
        raise BadOption(f"results of several games cannot be counted together: {', '.join(sorted(games))}")
    counts = sorted({result.players for result in results})
    return [_summary([result for result in results if result.players == players]) for players in counts]


def _summary(results: list[Result]) -> Summary:
    players = results[0].players
    rated = ratings(results)
    bots = sorted(rated, key=lambda bot: (-rated[bot].mu, bot))
    return Summary(
        game=results[0].game,
        players=players,
        games=len(results),
        deals=len({result.deal for result in results}),
        shared=sum(len(result.winners) > 1 for result in results),
        standings=tuple(_standing(bot, results, rated[bot]) for bot in bots),
        seats=tuple(_seat(seat, results, players) for seat in range(players)),
        duels=tuple(duel(results, bot, other) for bot in bots for other in bots if bot != other),
    )


def _standing(bot: str, results: list[Result], rating: Rating) -> Standing:
    def own(measure: Callable[[Result, int], float]) -> list[Sample]:
        return [
            (one.deal, measure(one, seat)) for one in results for seat in range(one.players) if one.seats[seat] == bot
        ]

    decisions = sum(made for _, made in own(lambda one, seat: one.decisions[seat]))
    seconds = sum(spent for _, spent in own(lambda one, seat: one.seconds[seat]))
    points = own(lambda one, seat: one.scores[seat])
    return Standing(
        bot=bot,
        played=len(points),
        wins=rate(own(Result.share)),
        margin=mean(own(Result.margin)),
        points=sum(value for _, value in points) / len(points),
        rating=rating,
        seconds_per_decision=seconds / max(1, decisions),
    )


def _seat(seat: int, results: list[Result], players: int) -> SeatStanding:
    wins = rate([(one.deal, one.share(seat)) for one in results])
    return SeatStanding(seat, wins, mean([(one.deal, one.margin(seat)) for one in results]), wins.mean - 1 / players)


def duel(results: Iterable[Result], bot: str, other: str) -> Duel:
    """One bot against another, in all games in which both sit."""
    samples = []
    for one in results:
        place = one.places
        mine = [place[seat] for seat in range(one.players) if one.seats[seat] == bot]
        theirs = [place[seat] for seat in range(one.players) if one.seats[seat] == other]
        pairs = [(my, their) for my in mine for their in theirs]
        if pairs:
            samples.append((one.deal, sum((my < their) + 0.5 * (my == their) for my, their in pairs) / len(pairs)))
    return Duel(bot, other, len(samples), rate(samples))


# ---------------------------------------------------------------------- ratings


def ratings(results: Iterable[Result]) -> dict[str, Rating]:
    """The rating of every bot; the order of the results matters a little, and a match gives the same one every time.

    A bot that sits in several seats of a game learns the average of what it would learn in each. Bots do not
    get stronger with time, so nothing is added to the uncertainty between games (tau).
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)
    known: dict[str, tuple[float, float]] = defaultdict(lambda: (model.mu, model.sigma))
    for one in results:
        teams = [[model.rating(*known[bot])] for bot in one.seats]
        rated = model.rate(teams, ranks=[float(place) for place in one.places]) if one.players > 1 else teams
        for bot in set(one.seats):
            mine = [team[0] for team, who in zip(rated, one.seats, strict=True) if who == bot]
            known[bot] = sum(new.mu for new in mine) / len(mine), sum(new.sigma for new in mine) / len(mine)
    return {bot: Rating(mu, sigma) for bot, (mu, sigma) in known.items()}


# ---------------------------------------------------------------------- intervals


def rate(samples: Sequence[Sample]) -> Interval:
    """The mean of shares of wins. Duplicate deals never make it look surer than as many independent games."""
    if not samples:
        return Interval(math.nan, 0.0, 1.0)
    games, deals = len(samples), len({deal for deal, _ in samples})
    portion = sum(value for _, value in samples) / games
    independent = portion * (1 - portion) / games  # the variance if every game had its own deck
    if deals in (1, games) or independent == 0:
        return wilson(portion * deals, deals)
    alike = max(1.0, _variance(samples) / independent)
    effective = games / alike * (QUANTILE / student(deals - 1)) ** 2  # few deals say little about how alike games are
    return wilson(portion * effective, effective)


def wilson(successes: float, trials: float) -> Interval:
    """Wilson's interval of a rate."""
    portion = successes / trials
    z2 = QUANTILE**2
    centre = (portion + z2 / (2 * trials)) / (1 + z2 / trials)
    half = QUANTILE * math.sqrt(portion * (1 - portion) / trials + z2 / (4 * trials**2)) / (1 + z2 / trials)
    return Interval(portion, max(0.0, centre - half), min(1.0, centre + half))


def mean(samples: Sequence[Sample]) -> Interval:
    """The mean of numbers."""
    deals = len({deal for deal, _ in samples})
    centre = sum(value for _, value in samples) / max(1, len(samples))
    if deals < 2:
        return Interval(centre, -math.inf, math.inf)
    half = student(deals - 1) * math.sqrt(_variance(samples))
    return Interval(centre, centre - half, centre + half)


def _variance(samples: Sequence[Sample]) -> float:
    """The variance of the mean, from how the sums of deals vary (at least two deals)."""
    centre = sum(value for _, value in samples) / len(samples)
    sums: dict[str, float] = defaultdict(float)
    for deal, value in samples:
        sums[deal] += value - centre
    return len(sums) / (len(sums) - 1) * sum(one**2 for one in sums.values()) / len(samples) ** 2


def student(freedom: int) -> float:
    """The two-sided 95 % quantile of Student's t."""
    from scipy.special import stdtrit

    return float(stdtrit(freedom, 0.5 + LEVEL / 2))
