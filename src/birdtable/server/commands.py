"""The commands that guests can give, on the socket and over HTTP alike."""

from __future__ import annotations

import hashlib
import hmac
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

from birdtable.ahead import look_ahead
from birdtable.consequences import what_if
from birdtable.errors import BadNotation, IllegalAction
from birdtable.kernel.record import MAX_SEATS
from birdtable.server.hall import Hall, Wish
from birdtable.server.limits import (
    LONGEST_ADVICE,
    LONGEST_CLOCK,
    LONGEST_COMMAND_ID,
    LONGEST_LESSON,
    LONGEST_QUESTION,
    LONGEST_WISH,
    MOST_PREPARED,
    Buckets,
    Visitor,
)
from birdtable.server.live import Live
from birdtable.table import Entry, Table, protocol
from birdtable.table.clocks import VACATION_DAYS, ClockKind, TimeUp
from birdtable.table.errors import Refused
from birdtable.table.messages import ahead_message, consequence_message, reason_message
from birdtable.table.names import LONGEST_NAME
from birdtable.table.seats import people
from birdtable.table.table import LONGEST_TEXT
from birdtable.table.tournament import MOST_ENTRANTS
from birdtable.text import LANGUAGES

CommandId = Annotated[
    str, StringConstraints(min_length=1, max_length=LONGEST_COMMAND_ID, pattern=r"^[A-Za-z0-9_.:-]+$")
]
SeatNumber = Annotated[int, Field(ge=0, le=9)]
Version = Annotated[int, Field(ge=0, le=2**31 - 1)]
Name = Annotated[str, StringConstraints(max_length=16)]
Notation = Annotated[str, StringConstraints(min_length=1, max_length=200)]
INVITATION_LENGTH = 32
LONGEST_TITLE = 60
A_FEW = 4  # actions that are explained at once


class Strict(BaseModel):
    """A message with exactly these fields, of exactly these types."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Play(Strict):
    """Play an action, chosen at the moment `at`."""

    type: Literal["play"]
    id: CommandId
    seat: SeatNumber
    at: Version
    action: Notation


class Prepared(Strict):
    """An action for when one's turn comes; only if the last move before it is `when`, if that is said."""

    action: Notation
    when: Annotated[str, StringConstraints(max_length=200)] = ""


class Prepare(Strict):
    """Prepare answers while others think: the first that fits is played, and if none does, all are dropped."""

    type: Literal["prepare"]
    id: CommandId
    seat: SeatNumber
    answers: Annotated[list[Prepared], Field(max_length=MOST_PREPARED)]


class LookAhead(Strict):
    """Ask what could be prepared."""

    type: Literal["ahead"]
    id: CommandId
    seat: SeatNumber


class Undo(Strict):
    """Take back the seat's last decision; with `beyond` also past what somebody has learned."""

    type: Literal["undo"]
    id: CommandId
    seat: SeatNumber
    at: Version
    beyond: bool = False


class Answer(Strict):
    """Answer somebody who wishes to take back."""

    type: Literal["answer"]
    id: CommandId
    seat: SeatNumber
    agree: bool


class Say(Strict):
    """Table chat."""

    type: Literal["say"]
    id: CommandId
    text: Annotated[str, StringConstraints(max_length=LONGEST_TEXT)]


class Sit(Strict):
    """Take a seat."""

    type: Literal["sit"]
    id: CommandId
    seat: SeatNumber
    name: Annotated[str, StringConstraints(max_length=64)] = ""
    commitment: Annotated[str, StringConstraints(max_length=80)] = ""
    invitation: Annotated[str, StringConstraints(max_length=64)] = ""


class Reveal(Strict):
    """Show the number that was sealed when the seat was taken."""

    type: Literal["reveal"]
    id: CommandId
    seat: SeatNumber
    nonce: Annotated[str, StringConstraints(max_length=80)]


class LetBotPlay(Strict):
    """Let a bot play a seat."""

    type: Literal["bot"]
    id: CommandId
    seat: SeatNumber
    level: Annotated[str, StringConstraints(max_length=32)]


class Leave(Strict):
    """Give a seat up."""

    type: Literal["leave"]
    id: CommandId
    seat: SeatNumber


class Remove(Strict):
    """Let somebody sit at the table no more (host)."""

    type: Literal["remove"]
    id: CommandId
    seat: SeatNumber


class Mute(Strict):
    """Let somebody be heard no more, or again (host)."""

    type: Literal["mute"]
    id: CommandId
    seat: SeatNumber
    muted: bool = True


class Resign(Strict):
    """Give the game up."""

    type: Literal["resign"]
    id: CommandId
    seat: SeatNumber


class OfferEnd(Strict):
    """Wish to end the game as it stands; the others `answer`."""

    type: Literal["end"]
    id: CommandId
    seat: SeatNumber


class Invite(Strict):
    """Ask for a new invitation to a seat."""

    type: Literal["invite"]
    id: CommandId
    seat: SeatNumber


class Start(Strict):
    """Begin the game."""

    type: Literal["start"]
    id: CommandId


class Why(Strict):
    """Ask why actions are not legal."""

    type: Literal["why"]
    id: CommandId
    seat: SeatNumber
    actions: Annotated[list[Notation], Field(max_length=LONGEST_WISH)]


class Advise(Strict):
    """Ask what the seat could do."""

    type: Literal["advise"]
    id: CommandId
    seat: SeatNumber
    seconds: Annotated[float, Field(gt=0, le=LONGEST_ADVICE, strict=False)] = 1.0


class Foresee(Strict):
    """Ask what the referee would see of a choice that is not made yet."""

    type: Literal["foresee"]
    id: CommandId
    seat: SeatNumber
    question: Annotated[dict[Name, bool | int | float | Name], Field(max_length=LONGEST_QUESTION)]


class WhatIf(Strict):
    """Ask what an action would do."""

    type: Literal["what-if"]
    id: CommandId
    seat: SeatNumber
    action: Notation


Change = (
    Play
    | Prepare
    | Undo
    | Answer
    | Say
    | Sit
    | Reveal
    | LetBotPlay
    | Leave
    | Resign
    | OfferEnd
    | Remove
    | Mute
    | Invite
    | Start
)
Question = Why | Advise | Foresee | WhatIf | LookAhead
Command = Annotated[Change | Question, Field(discriminator="type")]


class Hello(Strict):
    """Look from a seat, having seen everything up to a version."""

    type: Literal["hello"]
    seat: SeatNumber | None = None
    version: Version | None = None


Message = Annotated[Change | Question | Hello, Field(discriminator="type")]
MESSAGE: TypeAdapter[Message] = TypeAdapter(Message)


# ---------------------------------------------------------------------- over HTTP alone


class SeatPlan(Strict):
    """Who is to sit in a seat: you, a friend whom you send a link, or a bot of a level."""

    kind: Literal["me", "friend", "bot"]
    name: Annotated[str, StringConstraints(max_length=LONGEST_NAME)] = ""
    level: Annotated[str, StringConstraints(max_length=32)] = ""


class ClockPlan(Strict):
    """A clock: seconds for the whole game and an increment after each decision, or days for each decision."""

    kind: ClockKind
    seconds: Annotated[int, Field(ge=30, le=LONGEST_CLOCK)]
    increment: Annotated[int, Field(ge=0, le=600)] = 0
    time_up: TimeUp = "bot"


Seats = Annotated[list[SeatPlan], Field(min_length=1, max_length=MAX_SEATS)]
OptionName = Annotated[str, StringConstraints(max_length=64)]
OptionValue = bool | int | Annotated[str, StringConstraints(max_length=64)]


class TablePlan(Strict):
    """A new table."""

    game: Annotated[str, StringConstraints(max_length=64)]
    seats: Seats
    options: Annotated[dict[OptionName, OptionValue], Field(default_factory=dict, max_length=32)]
    listed: bool = False
    clock: ClockPlan | None = None
    rated: bool = False
    language: Literal[LANGUAGES] | None = None  # type: ignore[valid-type]


class MatchPlan(Strict):
    """A game with whoever wants the same."""

    game: Annotated[str, StringConstraints(max_length=64)]
    players: Annotated[int, Field(ge=2, le=MAX_SEATS)]
    clock: ClockPlan | None = None
    rated: bool = False
    language: Literal[LANGUAGES] | None = None  # type: ignore[valid-type]


class TournamentPlan(Strict):
    """A new tournament; `rounds` counts for Swiss ones."""

    name: Annotated[str, StringConstraints(max_length=LONGEST_TITLE)] = ""
    game: Annotated[str, StringConstraints(max_length=64)]
    kind: protocol.TournamentKind
    seats: Annotated[int, Field(ge=2, le=MAX_SEATS)]
    rounds: Annotated[int, Field(ge=1, le=MOST_ENTRANTS)] = 3
    options: Annotated[dict[OptionName, OptionValue], Field(default_factory=dict, max_length=32)]
    clock: ClockPlan | None = None
    rated: bool = False
    same_deals: bool = False
    listed: bool = False
    language: Literal[LANGUAGES] | None = None  # type: ignore[valid-type]


class TakePart(Strict):
    """Take part in a tournament."""

    type: Literal["join"]
    name: Annotated[str, StringConstraints(max_length=LONGEST_NAME)] = ""


class StopTakingPart(Strict):
    """Take part no more; a bot goes on."""

    type: Literal["leave"]


class AddBot(Strict):
    """Let a bot take part (host)."""

    type: Literal["bot"]
    level: Annotated[str, StringConstraints(max_length=32)]


class DropEntrant(Strict):
    """Let somebody not take part (host)."""

    type: Literal["drop"]
    entrant: Annotated[int, Field(ge=0, le=MOST_ENTRANTS)]


class StartTournament(Strict):
    """Begin (host)."""

    type: Literal["start"]


TournamentWish = Annotated[
    TakePart | StopTakingPart | AddBot | DropEntrant | StartTournament, Field(discriminator="type")
]


class Whom(Strict):
    """Somebody at a table: whoever has a seat, or has said something."""

    table: Annotated[str, StringConstraints(max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
    seat: SeatNumber | None = None
    said: Annotated[Version | None, "the version of the line in the log"] = None


class NewTie(Whom):
    """Follow or block somebody."""

    kind: protocol.TieKind


class NewReport(Whom):
    """Tell whoever runs the house about somebody."""

    why: Annotated[str, StringConstraints(max_length=LONGEST_TEXT)] = ""


class Verdict(Strict):
    """What is done about a report."""

    deed: protocol.Deed


class BranchPlan(Strict):
    """A moment of a finished game, to go on from."""

    move: Version
    seats: Seats
    listed: bool = False
    clock: ClockPlan | None = None


Mark = Annotated[str, StringConstraints(max_length=200)]
Marks = Annotated[list[Mark], Field(default_factory=list, max_length=LONGEST_LESSON)]


class LessonMove(Strict):
    """What has counted in a lesson so far and, unless it is only to be looked at, the next move; "" is to go on."""

    marks: Marks
    move: Mark | None = None


class PuzzleMove(Strict):
    """A choice in a puzzle; none to look at it, or to be shown the solution."""

    move: Mark | None = None
    show: bool = False


class PuzzleWhy(Strict):
    """Ask in a puzzle why actions are not legal."""

    actions: Annotated[list[Notation], Field(max_length=LONGEST_WISH)]


class LessonWhy(Strict):
    """Ask in a lesson why actions are not legal."""

    marks: Marks
    actions: Annotated[list[Notation], Field(max_length=LONGEST_WISH)]


# ---------------------------------------------------------------------- about oneself


class Person(Strict):
    """What a guest wants to be called."""

    name: Annotated[str, StringConstraints(max_length=LONGEST_NAME)]


Ticket = Annotated[str, StringConstraints(max_length=1000)]
Credential = dict[str, object]


class NewPasskey(Strict):
    """A passkey that a browser has made, and what its owner calls the device."""

    ticket: Ticket
    credential: Credential
    label: Annotated[str, StringConstraints(max_length=LONGEST_NAME)] = ""


class SignIn(Strict):
    """What a passkey has signed; `bring` takes the tables of this browser along."""

    ticket: Ticket
    credential: Credential
    bring: bool = True


class SignInByCode(Strict):
    """A recovery code; `bring` takes the tables of this browser along."""

    code: Annotated[str, StringConstraints(max_length=64)]
    bring: bool = True


class SignOut(Strict):
    """Forget who this browser is; `others` signs out all other devices instead."""

    others: bool = False


class Farewell(Strict):
    """Delete everything; the name says that it is meant."""

    name: Annotated[str, StringConstraints(max_length=LONGEST_NAME)]


class KeepSettings(Strict):
    """What the page keeps of a person."""

    settings: Annotated[dict[OptionName, object], Field(max_length=32)]


Endpoint = Annotated[str, StringConstraints(min_length=8, max_length=1000, pattern=r"^[!-~]+$")]
PushKey = Annotated[str, StringConstraints(max_length=200, pattern=r"^[A-Za-z0-9_=-]+$")]


class PushKeys(Strict):
    """What a call to a browser is encrypted with."""

    p256dh: PushKey
    auth: PushKey


class Push(Strict):
    """A browser that wants to be called."""

    endpoint: Endpoint
    keys: PushKeys
    language: Annotated[str, StringConstraints(max_length=8)] = "en"


class NoPush(Strict):
    """A browser that wants to be called no more."""

    endpoint: Endpoint


class Mail(Strict):
    """An address that wants letters; "" for none."""

    mail: Annotated[str, StringConstraints(max_length=254, pattern=r"^([^@\s<>,;:]+@[^@\s<>,;:]+)?$")]
    language: Annotated[str, StringConstraints(max_length=8)] = "en"


class Confirmation(Strict):
    """What a letter brought."""

    ticket: Ticket


class VacationPlan(Strict):
    """Days of vacation from now on; 0: back again."""

    days: Annotated[int, Field(ge=0, le=VACATION_DAYS)]


# ---------------------------------------------------------------------- carrying them out


async def carry_out(
    hall: Hall, live: Live, buckets: Buckets, visitor: Visitor, name: str, command: Command
) -> protocol.Answer:
    """Carry out a command of a guest, or raise Refused; the answer."""
    guest = visitor.guest
    rate = command.type if command.type in ("say", "why", "advise", "foresee", "what-if", "ahead") else "command"
    if not buckets.take(rate, visitor):
        raise Refused("too-fast")
    if isinstance(command, Why):
        return await _reasons(hall, live, guest, command)
    if isinstance(command, Advise):
        return await _advice(hall, live, guest, command)
    if isinstance(command, Foresee):
        return await _foresight(hall, live, guest, command)
    if isinstance(command, WhatIf):
        return await _consequence(hall, live, guest, command)
    if isinstance(command, LookAhead):
        return await _ahead(hall, live, guest, command)
    if not buckets.take_own("entry", guest):
        raise Refused("too-fast")
    invitation = _invitation(live, guest, command.id) if isinstance(command, Invite) else ""
    wish = _wish(live, guest, hall.clock(), name, command, invitation)

    def unless_repeated(table: Table) -> list[Entry]:
        return [] if table.repeated(guest, command.id) else wish(table)

    _check_welcome(hall, live.table, guest, command)
    live.saw(guest)
    version = await hall.do(live, unless_repeated)
    if isinstance(command, Invite):
        return {"type": "invitation", "id": command.id, "seat": command.seat, "invitation": invitation}
    return {"type": "done", "id": command.id, "version": version}


def _check_welcome(hall: Hall, table: Table, guest: str, command: Change) -> None:
    """Refuse to bring somebody to people who have blocked them, and words of whom the house does not want to hear."""
    if not isinstance(command, (Say, Sit)):
        return
    if isinstance(command, Say) and guest in hall.house.muted:
        raise Refused("muted")
    back = isinstance(command, Sit) and any(seat.owner == guest for seat in table.seats)
    if not back and hall.house.blocked_by(guest, {table.host, *people(table.seats)}):
        raise Refused("blocked")


def _invitation(live: Live, guest: str, id: str) -> str:
    """A secret that only the table could make, and makes again when a command is repeated."""
    return hmac.new(live.table.secret, f"invitation {guest} {id}".encode(), hashlib.sha256).hexdigest()[
        :INVITATION_LENGTH
    ]


def _wish(live: Live, guest: str, now: float, name: str, command: Change, invitation: str) -> Wish:
    """A command as a wish to the table."""
    id = command.id
    match command:
        case Play(seat=seat, at=at, action=action):
            return lambda table: table.play(guest, now, id, seat, at, action)
        case Prepare(seat=seat, answers=answers):
            return lambda table: table.prepare(guest, now, id, seat, [one.model_dump() for one in answers])
        case Undo(seat=seat, at=at, beyond=beyond):
            return lambda table: table.take_back(guest, now, id, seat, at, beyond)
        case Answer(seat=seat, agree=agree):
            return lambda table: table.answer(guest, now, id, seat, agree)
        case Say(text=text):
            return lambda table: table.say(guest, now, id, name, text)
        case Sit(seat=seat):
            return lambda table: table.sit(
                guest, now, id, seat, command.name or name, command.commitment, command.invitation
            )
        case Reveal(seat=seat, nonce=nonce):
            return lambda table: table.reveal(guest, now, id, seat, nonce)
        case LetBotPlay(seat=seat, level=level):
            return lambda table: table.let_bot_play(guest, now, id, seat, level, live.away(seat))
        case Leave(seat=seat):
            return lambda table: table.leave(guest, now, id, seat)
        case Resign(seat=seat):
            return lambda table: table.resign(guest, now, id, seat)
        case OfferEnd(seat=seat):
            return lambda table: table.offer_end(guest, now, id, seat)
        case Remove(seat=seat):
            return lambda table: table.remove(guest, now, id, seat)
        case Mute(seat=seat, muted=muted):
            return lambda table: table.mute(guest, now, id, seat, muted)
        case Invite(seat=seat):
            return lambda table: table.invite(guest, now, id, seat, invitation)
        case Start():
            return lambda table: table.begin(guest, now, id)


def _own(live: Live, guest: str, seat: int) -> Table:
    """The table, at which the guest must hold the seat."""
    if seat not in live.table.seats_of(guest):
        raise Refused("not-your-seat", seat=seat)
    return live.table


async def _reasons(hall: Hall, live: Live, guest: str, command: Why) -> protocol.ReasonsMessage:
    table = _own(live, guest, command.seat)
    position = table.position
    if position is None:
        raise Refused("not-playing")

    def why() -> dict[str, list[protocol.Reason]]:
        found = {action: position.why_not(action, command.seat) for action in command.actions}
        return {action: [reason_message(one) for one in reasons] for action, reasons in found.items()}

    try:
        reasons = why() if len(command.actions) <= A_FEW else await hall.aside(why)
    except BadNotation as error:
        raise Refused("not-understood", action="", error=str(error)[:200]) from None
    return {"type": "reasons", "id": command.id, "moment": table.moment, "reasons": reasons}


async def _advice(hall: Hall, live: Live, guest: str, command: Advise) -> protocol.AdviceMessage:
    moment = _own(live, guest, command.seat).moment
    actions = await hall.advise(live, command.seat, command.seconds)
    return {"type": "advice", "id": command.id, "moment": moment, "actions": actions}


async def _foresight(hall: Hall, live: Live, guest: str, command: Foresee) -> protocol.ForeseenMessage:
    moment = _own(live, guest, command.seat).moment
    answer = await hall.foresee(live, command.seat, command.question)
    return {"type": "foreseen", "id": command.id, "moment": moment, "answer": answer}


async def _ahead(hall: Hall, live: Live, guest: str, command: LookAhead) -> protocol.AheadMessage:
    table = _own(live, guest, command.seat)
    moment, position = table.moment, table.position
    if position is None or position.over or command.seat in position.asked or position.answers:
        raise Refused("stale", at=table.version, moment=moment)
    found = await hall.aside(look_ahead, position.copy(), command.seat)
    return ahead_message(found, command.id, moment, position.game)


async def _consequence(hall: Hall, live: Live, guest: str, command: WhatIf) -> protocol.ConsequenceMessage:
    table, position = live.table, live.table.position
    if command.seat not in table.seats_of(guest):
        raise Refused("not-your-seat", seat=command.seat)
    if position is None or command.seat not in position.asked:
        raise Refused("not-your-turn")
    moment = table.moment
    try:
        found = await hall.aside(what_if, position.facing(command.seat).copy(), command.seat, command.action)
    except (BadNotation, IllegalAction) as error:
        raise Refused("not-understood", action="", error=str(error)[:200]) from None
    return consequence_message(found, command.id, moment, command.seat, position.game)
