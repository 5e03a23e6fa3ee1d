"""The public API for meeting people: tournaments."""

from __future__ import annotations

import secrets
from typing import Annotated

from fastapi import APIRouter, Body, Path, Request

from birdtable.server.commands import AddBot, DropEntrant, StartTournament, TakePart, TournamentPlan, TournamentWish
from birdtable.server.routes import Guest, TheHall, answers, take
from birdtable.table import protocol
from birdtable.table.messages import tournament_message
from birdtable.table.table import LONGEST_NAME, clean

router = APIRouter()
TournamentId = Annotated[str, Path(max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]


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
