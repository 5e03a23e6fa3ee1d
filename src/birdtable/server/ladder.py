"""Results of finished games, and one ladder for people and bots: by game, and by how many sit at the table.

A game is rated if that was said when the table was set: whoever sits down agrees. It is counted once, in one
transaction with the note that it has been, whatever crashes meanwhile.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import sqlalchemy as sa

from birdtable.server.database import GUESTS, RATINGS, RESULTS, TABLES, insert_new
from birdtable.table.ledger import OVER
from birdtable.table.seats import Kind
from birdtable.table.table import Table

BOT = "bot "  # before the level of a bot
MIDDLE, STEP = 1500, 60  # how a rating is written: openskill's 25 is 1500, one of its points is 60
STEADY = 10  # games after which a rating is not provisional any more, if it is
UNSURE = 3.0  # as unsure as this, or more, is provisional
LONGEST = 100  # lines of a ladder


@dataclass(frozen=True)
class Line:
    """Who has come where: a guest or a bot's level, the place from 1 on, and the points."""

    seat: int
    who: str
    place: int
    points: int


@dataclass(frozen=True)
class Strength:
    """How strong somebody is, how unsure that is, and from how many games it is known."""

    mu: float
    sigma: float
    games: int

    @property
    def rating(self) -> int:
        """As it is written."""
        return round(MIDDLE + STEP * (self.mu - 25.0))

    @property
    def unsure(self) -> int:
        """How far off it may be."""
        return round(STEP * self.sigma)

    @property
    def provisional(self) -> bool:
        """Whether it says little yet."""
        return self.games < STEADY or self.sigma >= UNSURE


# ---------------------------------------------------------------------- what came of a game


def lines_of(table: Table) -> list[Line]:
    """What came of a finished game. Whoever had left it comes last, however the bot did that stood in."""
    scores, winners = table.scores, set(table.winners)
    left = {seat.number for seat in table.seats if seat.owner and seat.kind is Kind.BOT}
    if table.ended is not None and table.ended[0] != "agreed":
        left.add(table.ended[1])
    first = 1 if winners else 2  # where nobody has won, nobody comes first
    worth = [(seat not in left, seat in winners, scores[seat]) for seat in range(table.players)]
    lines = []
    for seat in table.seats:
        who = seat.owner or f"{BOT}{seat.level}"
        place = first + sum(other > worth[seat.number] for other in worth)
        lines.append(Line(seat.number, who, place, scores[seat.number]))
    return lines


def is_rated(table: Table, lines: Sequence[Line]) -> bool:
    """Whether a game moves the ladder: all agreed to it, and nobody played against themselves."""
    people = [line.who for line in lines if not line.who.startswith(BOT)]
    return bool(table.opened.get("rated")) and table.players > 1 and bool(people) and len(set(people)) == len(people)


def count(connection: sa.Connection, table: Table) -> bool:
    """Write down what came of a game, once; False if that was done before."""
    due = sa.and_(TABLES.c.id == table.id, TABLES.c.counts)
    if connection.execute(TABLES.update().where(due).values(counts=False)).rowcount != 1:
        return False
    lines = lines_of(table)
    rated = is_rated(table, lines)
    about = {"table_id": table.id, "game": table.game.name, "players": table.players, "rated": rated}
    rows = [
        {**about, "seat": one.seat, "who": one.who, "place": one.place, "points": one.points, "time": table.changed}
        for one in lines
    ]
    insert_new(connection, RESULTS, rows)
    if rated:
        known = {line.who: strength(connection, line.who, table.game.name, table.players) for line in lines}
        for who, after in rate(known, lines).items():
            key = {"who": who, "game": table.game.name, "players": table.players}
            connection.execute(RATINGS.delete().filter_by(**key))
            connection.execute(RATINGS.insert().values(**key, **vars(after)))
    return True


def to_count(connection: sa.Connection) -> list[str]:
    """The finished games that are not counted yet."""
    return list(connection.scalars(sa.select(TABLES.c.id).where(TABLES.c.counts, TABLES.c.status == OVER)))


# ---------------------------------------------------------------------- strength


@cache
def model() -> Any:
    """Plackett-Luce, made for more than two at a table."""
    from openskill.models import PlackettLuce

    return PlackettLuce()


def beginner() -> Strength:
    """Nothing is known of them."""
    return Strength(model().mu, model().sigma, 0)


def rate(known: Mapping[str, Strength], lines: Sequence[Line]) -> dict[str, Strength]:
    """Everybody's strength after a game; whoever sits in several seats learns the average of them."""
    teams = [[model().rating(known[line.who].mu, known[line.who].sigma)] for line in lines]
    rated = model().rate(teams, ranks=[float(line.place) for line in lines])
    after = {}
    for who, before in known.items():
        mine = [team[0] for team, line in zip(rated, lines, strict=True) if line.who == who]
        mu, sigma = sum(new.mu for new in mine) / len(mine), sum(new.sigma for new in mine) / len(mine)
        after[who] = Strength(mu, sigma, before.games + 1)
    return after


def strength(connection: sa.Connection, who: str, game: str, players: int) -> Strength:
    """How strong somebody is in a game of so many."""
    chosen = sa.select(RATINGS.c.mu, RATINGS.c.sigma, RATINGS.c.games)
    row = connection.execute(chosen.filter_by(who=who, game=game, players=players)).one_or_none()
    return beginner() if row is None else Strength(row.mu, row.sigma, row.games)


def ratings_of(connection: sa.Connection, guests: Collection[str]) -> dict[tuple[str, str, int], int]:
    """The ratings of guests, by who, game and number of players."""
    rows = connection.execute(RATINGS.select().where(RATINGS.c.who.in_(guests)))
    return {(row.who, row.game, row.players): Strength(row.mu, row.sigma, row.games).rating for row in rows}


def ladder(connection: sa.Connection, game: str, players: int) -> list[tuple[str, str, Strength]]:
    """Who is how strong in a game of so many, the strongest first: the guest or bot, their name, their strength."""
    joined = RATINGS.outerjoin(GUESTS, GUESTS.c.id == RATINGS.c.who)
    sure = RATINGS.c.mu - 2 * RATINGS.c.sigma  # whoever is surely strong stands above whoever may be
    chosen = sa.select(RATINGS, GUESTS.c.name).select_from(joined)
    found = chosen.where(RATINGS.c.game == game, RATINGS.c.players == players).order_by(sure.desc()).limit(LONGEST)
    return [(row.who, row.name or "", Strength(row.mu, row.sigma, row.games)) for row in connection.execute(found)]


def statistics(connection: sa.Connection, who: str) -> list[dict[str, Any]]:
    """By game and number of players: how many games, how many won, the best and the usual points."""
    one = sa.case((RESULTS.c.place == 1, 1), else_=0)
    chosen = sa.select(
        RESULTS.c.game,
        RESULTS.c.players,
        sa.func.count().label("games"),
        sa.func.sum(one).label("won"),
        sa.func.max(RESULTS.c.points).label("best"),
        sa.func.avg(RESULTS.c.points).label("usual"),
    )
    grouped = chosen.where(RESULTS.c.who == who).group_by(RESULTS.c.game, RESULTS.c.players)
    return [dict(row._mapping) for row in connection.execute(grouped.order_by(RESULTS.c.game, RESULTS.c.players))]
