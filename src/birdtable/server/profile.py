"""The public API about oneself: a name, keys to come back with, what is known of one, and how to be forgotten."""

from __future__ import annotations

import math
import time
from typing import Annotated, Any

import sqlalchemy as sa
from fastapi import APIRouter, Path, Request

import birdtable
from birdtable.server import company, ladder, people
from birdtable.server.calls import Caller
from birdtable.server.commands import (
    Confirmation,
    Farewell,
    KeepSettings,
    Mail,
    NewPasskey,
    NoPush,
    Person,
    Push,
    SignIn,
    SignInByCode,
    SignOut,
    VacationPlan,
)
from birdtable.server.guests import Guests
from birdtable.server.hall import Hall
from birdtable.server.limits import LARGEST_SETTINGS, MOST_PASSKEYS
from birdtable.server.passkeys import Passkeys
from birdtable.server.routes import PROBLEMS, Guest, Quick, TheHall, Written, answers, take
from birdtable.table import protocol
from birdtable.table.clocks import VACATION_DAYS
from birdtable.table.entries import Entry
from birdtable.table.errors import Refused
from birdtable.table.ledger import OVER
from birdtable.table.lines import moment_of
from birdtable.table.messages import tournament_message
from birdtable.table.names import clean
from birdtable.table.shown import write
from birdtable.table.table import Table
from birdtable.text import LANGUAGES

router = APIRouter(prefix="/api", route_class=Quick)
DAY = 24 * 3600.0
PasskeyId = Annotated[str, Path(max_length=1400, pattern=r"^[A-Za-z0-9_-]+$")]


def passkeys_of(request: Request) -> Passkeys:
    """Whoever makes challenges and checks answers."""
    passkeys: Passkeys = request.app.state.passkeys
    return passkeys


async def known(hall: Hall, guest: str) -> people.Known:
    """What is known of a guest."""
    return await hall.storage.read(lambda connection: people.known(connection, guest))


async def about(hall: Hall, guest: str) -> protocol.Me:
    """What a guest is called, and whether they can come back."""
    person = await known(hall, guest)
    return {"name": person.name, "kept": person.kept}


# ---------------------------------------------------------------------- what is known


@router.get("/me", **answers(protocol.Me))
async def me(hall: TheHall, guest: Guest) -> protocol.Me:
    """What you are called."""
    return await about(hall, guest)


@router.put("/me", **answers(protocol.Me))
async def rename(hall: TheHall, guest: Guest, person: Person) -> protocol.Me:
    """Call yourself something."""
    await hall.storage.rename(guest, clean(person.name))
    return await about(hall, guest)


@router.get("/me/profile", **answers(protocol.Profile))
async def profile(hall: TheHall, guest: Guest) -> protocol.Profile:
    """What the house knows of you."""
    person = await known(hall, guest)
    tables = await hall.storage.read(lambda connection: people.tables_held(connection, guest))
    return {
        "name": person.name,
        "passkeys": [_passkey(one) for one in person.passkeys],
        "code": person.code,
        "tables": len(tables),
    }


def _passkey(key: people.Passkey) -> protocol.PasskeyInfo:
    used = moment_of(key.used) if key.used > key.added else None
    return {"id": key.id, "label": key.label, "added": moment_of(key.added), "used": used}


@router.get("/me/statistics", **answers(protocol.Statistics))
async def statistics(hall: TheHall, guest: Guest) -> protocol.Statistics:
    """How your games went: by game, and by how many sat at the table."""

    def read(connection: sa.Connection) -> list[protocol.GameStatistics]:
        return [_statistics(connection, guest, **row) for row in ladder.statistics(connection, guest)]

    return {"games": await hall.storage.read(read)}


def _statistics(
    connection: sa.Connection, guest: str, game: str, players: int, games: int, won: int, best: int, usual: float
) -> protocol.GameStatistics:
    strength = ladder.strength(connection, guest, game, players)
    return {
        "game": game,
        "players": players,
        "games": games,
        "won": int(won),
        "best": best,
        "usual": round(float(usual), 1),
        "rating": strength.rating if strength.games else None,
        "unsure": strength.unsure,
        "provisional": strength.provisional,
    }


@router.get("/me/settings", **answers(protocol.PersonSettings))
async def settings(hall: TheHall, guest: Guest) -> protocol.PersonSettings:
    """What the page keeps of you."""
    return {"settings": (await known(hall, guest)).settings}


@router.put("/me/settings", **answers(protocol.PersonSettings))
async def keep_settings(hall: TheHall, guest: Guest, kept: KeepSettings) -> protocol.PersonSettings:
    """Keep how the page looks to you and which lessons you have done, for your other devices."""
    if not (await known(hall, guest)).kept:
        raise Refused("not-kept")
    if len(write(kept.settings)) > LARGEST_SETTINGS:
        raise Refused("too-large")
    await hall.storage.change(lambda connection: people.set_settings(connection, guest, kept.settings))
    return {"settings": kept.settings}


# ---------------------------------------------------------------------- keys


@router.post("/me/passkeys/options", **answers(protocol.Challenge))
async def new_passkey_options(request: Request, hall: TheHall, guest: Guest) -> protocol.Challenge:
    """What a browser needs to make a passkey for you."""
    take(request, "sign-in")
    person = await known(hall, guest)
    if len(person.passkeys) >= MOST_PASSKEYS:
        raise Refused("too-large")
    ticket, options = passkeys_of(request).new_options(request, guest, person.name, person.passkeys)
    return {"ticket": ticket, "options": options}


@router.post("/me/passkeys", **answers(protocol.Profile))
async def add_passkey(request: Request, hall: TheHall, guest: Guest, new: NewPasskey) -> protocol.Profile:
    """Add a passkey: from now on you can sign in with it from wherever it is."""
    take(request, "sign-in")
    label = clean(new.label)
    made = await hall.aside(passkeys_of(request).made, request, guest, new.ticket, new.credential, label)
    await hall.storage.change(lambda connection: people.add_passkey(connection, made))
    return await profile(hall, guest)


@router.delete("/me/passkeys/{key}", **answers(protocol.Profile))
async def drop_passkey(hall: TheHall, guest: Guest, key: PasskeyId) -> protocol.Profile:
    """Let a passkey open nothing any more."""
    await hall.storage.change(lambda connection: people.drop_passkey(connection, guest, key))
    return await profile(hall, guest)


@router.post("/me/code", **answers(protocol.NewCode))
async def new_code(request: Request, hall: TheHall, guest: Guest) -> protocol.NewCode:
    """A new recovery code, shown once; the one before opens nothing any more."""
    take(request, "sign-in")
    code = people.new_code()
    await hall.storage.change(lambda connection: people.set_code(connection, guest, code))
    return {"code": code}


# ---------------------------------------------------------------------- coming back


@router.post("/me/sign-in/options", **answers(protocol.Challenge))
async def sign_in_options(request: Request, guest: Guest) -> protocol.Challenge:
    """What a browser needs to sign in with any passkey that it has."""
    take(request, "sign-in")
    ticket, options = passkeys_of(request).sign_in_options(request)
    return {"ticket": ticket, "options": options}


@router.post("/me/sign-in", **answers(protocol.Me))
async def sign_in(request: Request, hall: TheHall, guest: Guest, wish: SignIn) -> protocol.Me:
    """Be the person whose passkey this is."""
    take(request, "sign-in")
    id = str(wish.credential.get("id", ""))[:1400]
    key = await hall.storage.read(lambda connection: people.passkey(connection, id)) if "\0" not in id else None
    if key is None:
        raise Refused("bad-passkey")
    signed = await hall.aside(passkeys_of(request).signed, request, wish.ticket, wish.credential, key)
    if not await hall.storage.change(
        lambda connection: people.use_passkey(connection, key.id, signed.uses, signed.used)
    ):
        raise Refused("bad-passkey")
    return await _become(request, hall, guest, key.guest, wish.bring)


@router.post("/me/sign-in/code", **answers(protocol.Me))
async def sign_in_by_code(request: Request, hall: TheHall, guest: Guest, wish: SignInByCode) -> protocol.Me:
    """Be the person whose recovery code this is."""
    take(request, "sign-in")
    person = await hall.storage.read(lambda connection: people.guest_with_code(connection, wish.code))
    if not person:
        raise Refused("bad-code")
    return await _become(request, hall, guest, person, wish.bring)


async def _become(request: Request, hall: Hall, guest: str, person: str, bring: bool) -> protocol.Me:
    """This browser is a person's from now on; a mere guest's tables come along, another person's do not."""
    if guest != person:
        if bring and not (await known(hall, guest)).kept:
            await hall.join(guest, person)
        hall.cut_off(lambda visitor: visitor.guest == guest)
        guests: Guests = request.app.state.guests
        guests.give(person, request)
    return await about(hall, person)


@router.post("/me/sign-out", **answers(protocol.Me))
async def sign_out(request: Request, hall: TheHall, guest: Guest, wish: SignOut) -> protocol.Me:
    """Forget who this browser is, or let all your other devices forget it."""
    if not (await known(hall, guest)).kept:
        raise Refused("not-kept")
    guests: Guests = request.app.state.guests
    if not wish.others:
        guests.welcome(request)
        return {"name": "", "kept": False}
    await hall.storage.change(lambda connection: people.sign_out(connection, guest, time.time()))
    await hall.look_at_house()
    guests.give(guest, request)
    return await about(hall, guest)


# ---------------------------------------------------------------------- being called


def caller_of(hall: Hall) -> Caller:
    """Whoever calls people."""
    if hall.caller is None:
        raise Refused("busy")
    return hall.caller


def language_of(wanted: str) -> str:
    """One of our languages."""
    return wanted if wanted in LANGUAGES else LANGUAGES[0]


@router.get("/me/calls", **answers(protocol.Calls))
async def calls(hall: TheHall, guest: Guest) -> protocol.Calls:
    """How you are called when it is your turn."""
    person, caller = await known(hall, guest), caller_of(hall)
    now = hall.clock()
    return {
        "key": caller.public_key,
        "browsers": len(person.pushes),
        "mail": person.mail,
        "mail_possible": caller.post is not None,
        "away_until": moment_of(person.vacation.until) if person.vacation.until > now else None,
        "days_left": VACATION_DAYS - person.vacation.used(_year(now)),
    }


@router.post("/me/push", **answers(protocol.Calls))
async def add_push(request: Request, hall: TheHall, guest: Guest, push: Push) -> protocol.Calls:
    """Call this browser when it is your turn and you are not there."""
    take(request, "sign-in")
    keys = push.keys.model_dump()
    await caller_of(hall).add_push(guest, push.endpoint, keys, language_of(push.language))
    return await calls(hall, guest)


@router.post("/me/push/stop", **answers(protocol.Calls))
async def drop_push(hall: TheHall, guest: Guest, push: NoPush) -> protocol.Calls:
    """Call this browser no more."""
    await caller_of(hall).drop_push(guest, push.endpoint)
    return await calls(hall, guest)


@router.put("/me/mail", **answers(protocol.Calls))
async def mail(request: Request, hall: TheHall, guest: Guest, wish: Mail) -> protocol.Calls:
    """Write to an address when it is your turn, once it is confirmed by a letter; "" to none."""
    if wish.mail:
        take(request, "mail")
        caller_of(hall).ask_for_mail(guest, wish.mail, language_of(wish.language))
    else:
        await caller_of(hall).set_mail(guest, "", "")
    return await calls(hall, guest)


@router.post("/me/mail/confirm", **answers(protocol.Calls))
async def confirm_mail(request: Request, hall: TheHall, guest: Guest, wish: Confirmation) -> protocol.Calls:
    """The address is yours."""
    take(request, "sign-in")
    await caller_of(hall).confirm_mail(guest, wish.ticket)
    return await calls(hall, guest)


@router.put("/me/vacation", **answers(protocol.Calls))
async def vacation(request: Request, hall: TheHall, guest: Guest, wish: VacationPlan) -> protocol.Calls:
    """Let your clocks stand still for some days, wherever moves have days; 0: you are back."""
    take(request, "sign-in")
    now, before = hall.clock(), (await known(hall, guest)).vacation
    year, unspent = _year(now), max(0, math.floor((before.until - now) / DAY))
    used = max(0, before.used(year) - unspent) + wish.days
    if used > VACATION_DAYS:
        raise Refused("too-many-days", most=VACATION_DAYS)
    until = now + wish.days * DAY
    planned = people.Vacation(until, year, used)
    await hall.storage.change(lambda connection: people.set_vacation(connection, guest, planned))
    await hall.go_on_vacation(guest, until)
    return await calls(hall, guest)


def _year(now: float) -> int:
    return time.gmtime(now).tm_year


# ---------------------------------------------------------------------- taking it along, and going


@router.get("/me/export", responses=PROBLEMS)
async def export(request: Request, hall: TheHall, guest: Guest) -> Written:
    """Everything that the house has of you, your games included, as one file."""
    take(request, "export")
    person = await known(hall, guest)
    told: dict[str, Any] = {
        "birdtable": birdtable.__version__,
        "guest": guest,
        "name": person.name,
        "settings": person.settings,
        "passkeys": [_passkey(one) for one in person.passkeys],
        "recovery_code": person.code,
        "mail": person.mail,
        "called_browsers": list(person.pushes),
        "vacation_until": person.vacation.until,
        "statistics": (await statistics(hall, guest))["games"],
        "people": [_known_person(one) for one in await hall.storage.read(lambda it: company.ties(it, guest))],
        "reports": [_reported(one) for one in await hall.storage.read(lambda it: company.reports_by(it, guest))],
        "tournaments": [tournament_message(one, guest) for one in await hall.tournaments.all_of(guest)],
        "tables": [],
    }
    for id in await hall.storage.read(lambda connection: people.tables_with(connection, guest)):
        found = await hall.storage.load(id)
        entries = [] if found is None else found[1]
        told["tables"].append(await _table(hall, guest, id, entries))
    return Written(told, headers={"content-disposition": 'attachment; filename="birdtable.json"'})


def _known_person(one: company.Tie) -> dict[str, str]:
    return {"name": one.name, "kind": one.kind, "since": moment_of(one.time)}


def _reported(one: company.Report) -> dict[str, str]:
    return {"time": moment_of(one.time), "about": one.name, "table": one.table_id, "words": one.words, "why": one.why}


async def _table(hall: Hall, guest: str, id: str, entries: list[Entry]) -> dict[str, Any]:
    """What somebody did at a table and, if the game is over, all of the game."""
    mine = [{"time": moment_of(entry.time), "kind": entry.kind, **entry.data} for entry in entries if entry.by == guest]
    told: dict[str, Any] = {"id": id, "game": entries[0].data["game"] if entries else "", "yours": mine}
    try:
        table = await hall.table(id)
    except Refused:  # its rules do not run any more; what was done there is told all the same
        return told
    told |= {"status": table.status, "seats": [seat.name for seat in table.seats], "your_seats": table.seats_of(guest)}
    return {**told, "record": await hall.aside(Table.record, table)} if table.status == OVER else told


@router.delete("/me", **answers(protocol.Me))
async def forget_me(request: Request, hall: TheHall, guest: Guest, wish: Farewell) -> protocol.Me:
    """Be forgotten: nothing is left of you but the names of seats in other people's games."""
    take(request, "export")
    if clean(wish.name) != (await known(hall, guest)).name:
        raise Refused("not-your-name")
    await hall.forget(guest)
    guests: Guests = request.app.state.guests
    guests.welcome(request)
    return {"name": "", "kept": False}
