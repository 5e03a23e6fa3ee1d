"""The public API for meeting people: whom one follows and blocks, reports, codes of tables, tournaments."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Annotated

import sqlalchemy as sa
from fastapi import APIRouter, Body, Path, Request

from birdtable.server import company
from birdtable.server.commands import (
    AddBot,
    DropEntrant,
    NewReport,
    NewTie,
    StartTournament,
    TakePart,
    TournamentPlan,
    TournamentWish,
    Whom,
)
from birdtable.server.hall import Hall
from birdtable.server.routes import Guest, Quick, TheHall, answers, take
from birdtable.table import protocol
from birdtable.table.errors import Refused
from birdtable.table.messages import tournament_message
from birdtable.table.names import LONGEST_NAME, as_typed, clean

router = APIRouter(prefix="/api", route_class=Quick)
TieId = Annotated[str, Path(max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
TournamentId = Annotated[str, Path(max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]


# ---------------------------------------------------------------------- people


@router.get("/me/people", **answers(protocol.Ties))
async def my_people(hall: TheHall, guest: Guest) -> protocol.Ties:
    """Whom you follow and whom you block."""

    def read(connection: sa.Connection) -> list[protocol.TieInfo]:
        return [_tie(connection, one) for one in company.ties(connection, guest)]

    return {"people": await hall.storage.read(read)}


def _tie(connection: sa.Connection, one: company.Tie) -> protocol.TieInfo:
    tables = company.open_tables_of(connection, one.other) if one.kind == "follow" else []
    return {"id": one.id, "name": one.name, "kind": one.kind, "tables": tables}


@router.post("/me/people", **answers(protocol.Ties))
async def tie(request: Request, hall: TheHall, guest: Guest, wish: NewTie) -> protocol.Ties:
    """Follow somebody, to see their open tables; or block them, and you are not brought together any more."""
    take(request, "sign-in")
    meant = await _meant(hall, guest, wish)
    await hall.storage.change(lambda connection: company.tie(connection, guest, meant, wish.kind, hall.clock()))
    await hall.look_at_house()
    return await my_people(hall, guest)


@router.delete("/me/people/{id}", **answers(protocol.Ties))
async def untie(hall: TheHall, guest: Guest, id: TieId) -> protocol.Ties:
    """Follow or block somebody no more."""
    await hall.storage.change(lambda connection: company.untie(connection, guest, id))
    await hall.look_at_house()
    return await my_people(hall, guest)


@router.post("/reports", **answers(protocol.Reported))
async def report(request: Request, hall: TheHall, guest: Guest, wish: NewReport) -> protocol.Reported:
    """Tell whoever runs the house about somebody at a table."""
    take(request, "report")
    meant, why = await _meant(hall, guest, wish), clean(wish.why)
    await hall.storage.change(
        lambda connection: company.report(connection, guest, meant, wish.table, why, hall.clock())
    )
    return {"reported": True}


async def _meant(hall: Hall, guest: str, whom: Whom) -> company.Meant:
    """Whom somebody points at; refuses bots, empty seats and oneself."""
    table = (await hall.live(whom.table)).table
    version = whom.said
    if version is not None:
        meant = await hall.storage.read(lambda connection: company.speaker(connection, table.id, version))
    else:
        meant = next((company.Meant(one.owner) for one in table.seats if one.number == whom.seat), None)
    if meant is None or not meant.guest or meant.guest == guest:
        raise Refused("no-such-seat", seat=whom.seat)
    seated = [one.name for one in table.seats if one.owner == meant.guest]
    return replace(meant, name=seated[0]) if seated else meant


@router.get("/codes/{code}", **answers(protocol.TableFound))
async def table_with_code(
    request: Request, hall: TheHall, guest: Guest, code: Annotated[str, Path(max_length=32)]
) -> protocol.TableFound:
    """The table that a code names, as long as it gathers."""
    take(request, "sign-in")
    table = await hall.storage.table_with_code(as_typed(code)) if as_typed(code) else None
    if table is None:
        raise Refused("bad-code")
    return {"table": table}


# ---------------------------------------------------------------------- tournaments


@router.post("/tournaments", **answers(protocol.TournamentInfo, 201))
async def set_up(request: Request, hall: TheHall, guest: Guest, plan: TournamentPlan) -> protocol.TournamentInfo:
    """Set up a tournament; whoever has its link can join until you start it."""
    take(request, "open-table")
    wish = {**plan.model_dump(), "name": clean(plan.name)}
    return tournament_message(await hall.tournaments.set_up(guest, wish), guest)


@router.get("/tournaments", **answers(protocol.Tournaments))
async def tournaments(hall: TheHall, guest: Guest) -> protocol.Tournaments:
    """The tournaments that you can join or watch, and your own."""
    return {"tournaments": [tournament_message(one, guest) for one in await hall.tournaments.shown_to(guest)]}


@router.get("/tournaments/{id}", **answers(protocol.TournamentInfo))
async def tournament(hall: TheHall, guest: Guest, id: TournamentId) -> protocol.TournamentInfo:
    """A tournament: who takes part, the rounds, the standings."""
    return tournament_message(await hall.tournaments.of(id), guest)


@router.post("/tournaments/{id}", **answers(protocol.TournamentInfo))
async def take_part(
    request: Request, hall: TheHall, guest: Guest, id: TournamentId, wish: Annotated[TournamentWish, Body()]
) -> protocol.TournamentInfo:
    """Join or leave a tournament; its host adds bots, drops entrants and starts it."""
    take(request, "open-table")
    the = hall.tournaments
    match wish:
        case TakePart(name=name):
            called = clean(name) or await hall.storage.name_of(guest)
            if hall.house.blocked_by(guest, (await the.of(id)).guests):
                raise Refused("blocked")
            after = await the.do(id, lambda now: now.join(guest, called[:LONGEST_NAME]))
        case AddBot(level=level):
            after = await the.do(id, lambda now: now.add_bot(guest, level))
        case DropEntrant(entrant=number):
            after = await the.do(id, lambda now: now.drop(guest, number))
        case StartTournament():
            after = await the.do(id, lambda now: now.start(guest, _lots(len(now.entrants))))
        case _:
            after = await the.leave(id, guest)
    return tournament_message(after, guest)


def _lots(count: int) -> list[int]:
    return secrets.SystemRandom().sample(range(count), count)
