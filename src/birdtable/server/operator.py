"""The operator's page: what was reported, and what was done. `birdtable admin operator` opens it to a browser."""

from __future__ import annotations

from typing import Annotated

import sqlalchemy as sa
from fastapi import APIRouter, Depends, Path, Request
from itsdangerous import BadSignature, URLSafeTimedSerializer

from birdtable.server import company, house
from birdtable.server.commands import Confirmation, Verdict
from birdtable.server.hall import Hall
from birdtable.server.routes import Guest, Quick, TheHall, answers, take
from birdtable.table import protocol
from birdtable.table.errors import Refused
from birdtable.table.lines import moment_of

router = APIRouter(prefix="/api/operator", route_class=Quick)
TICKET_SECONDS = 15 * 60
LIST_OF: dict[protocol.Deed, house.HouseList] = {"mute": "muted", "ban": "bans"}
ReportId = Annotated[str, Path(max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
Listed = Annotated[str, Path(max_length=64)]


def new_ticket(key: str) -> str:
    """What makes the browser that brings it an operator's."""
    return str(_signer(key).dumps("operator"))


def _signer(key: str) -> URLSafeTimedSerializer:
    return URLSafeTimedSerializer(key, salt="birdtable operator")


async def operator_of(hall: TheHall, guest: Guest) -> str:
    """Who asks, if they look after the house."""
    if guest not in hall.house.operators:
        raise Refused("not-operator")
    return guest


Operator = Annotated[str, Depends(operator_of)]


@router.post("/open", **answers(protocol.OperatorPage))
async def become_operator(request: Request, hall: TheHall, guest: Guest, wish: Confirmation) -> protocol.OperatorPage:
    """From now on this browser looks after the house."""
    take(request, "sign-in")
    try:
        _signer(hall.storage.signing_key()).loads(wish.ticket, max_age=TICKET_SECONDS)
    except BadSignature:
        raise Refused("bad-code") from None
    await hall.storage.change(lambda connection: house.put_on(connection, "operators", guest))
    await hall.look_at_house()
    return await page(hall, guest)


@router.get("", **answers(protocol.OperatorPage))
async def page(hall: TheHall, operator: Operator) -> protocol.OperatorPage:
    """What was reported, and who is banned or muted."""
    found = await hall.storage.read(company.reports)
    now = hall.house
    return {
        "reports": [report_message(one) for one in found],
        "banned": sorted(now.bans),
        "muted": sorted(now.muted),
    }


@router.post("/reports/{id}", **answers(protocol.OperatorPage))
async def decide(hall: TheHall, operator: Operator, id: ReportId, verdict: Verdict) -> protocol.OperatorPage:
    """Dismiss a report, or mute or ban whom it is about."""

    def settle(connection: sa.Connection) -> None:
        about = company.settle(connection, id, verdict.deed)
        if verdict.deed in LIST_OF:
            house.put_on(connection, LIST_OF[verdict.deed], about)

    return await _change(hall, operator, settle)


@router.delete("/{name}/{who:path}", **answers(protocol.OperatorPage))
async def forgive(hall: TheHall, operator: Operator, name: house.HouseList, who: Listed) -> protocol.OperatorPage:
    """Take somebody off a list again."""
    return await _change(hall, operator, lambda connection: house.take_off(connection, name, who))


async def _change(hall: Hall, operator: str, change: company.Change) -> protocol.OperatorPage:
    await hall.storage.change(change)
    await hall.look_at_house()
    return await page(hall, operator)


def report_message(one: company.Report) -> protocol.ReportInfo:
    """A report, as an operator reads it."""
    return {
        "id": one.id,
        "time": moment_of(one.time),
        "by": one.guest,
        "name": one.name,
        "about": one.other,
        "table": one.table_id,
        "words": one.words,
        "why": one.why,
        "done": one.done,
    }
