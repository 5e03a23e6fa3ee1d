"""The public API: looking and arranging over HTTP. Playing works here too, but a socket is quicker."""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Body, Depends, Path, Query, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse
from pydantic import StringConstraints

import birdtable
from birdtable.bots.levels import LEVELS
from birdtable.errors import BadNotation, IllegalAction, UnknownGame
from birdtable.game import Game
from birdtable.kernel.record import MAX_SEATS
from birdtable.lessons import PUPIL, Lesson, attend, lessons_of
from birdtable.server.commands import (
    BranchPlan,
    Command,
    LessonMove,
    LessonWhy,
    SeatNumber,
    Strict,
    TablePlan,
    Version,
    carry_out,
)
from birdtable.server.hall import Hall, Live
from birdtable.server.limits import Buckets
from birdtable.table import protocol
from birdtable.table.errors import Refused
from birdtable.table.messages import lesson_message, reason_message, refused_message, replay_message
from birdtable.table.table import LONGEST_NAME, OVER, PLAYING, Table, clean
from birdtable.text import COMMON, LANGUAGES

router = APIRouter()
NOT_FOUND = ("no-such-table", "no-such-game", "no-such-lesson", "no-such-seat", "no-such-moment")
FORBIDDEN = ("not-your-seat", "not-host", "bad-invitation", "unknown-guest", "origin")
CONFLICTS = (
    "stale",
    "seat-taken",
    "not-playing",
    "not-over",
    "not-gathering",
    "game-on",
    "not-your-turn",
    "open-seats",
)
STATUS = {
    **dict.fromkeys(NOT_FOUND, 404),
    **dict.fromkeys(FORBIDDEN, 403),
    **dict.fromkeys(CONFLICTS, 409),
    "too-fast": 429,
    "too-large": 413,
    "busy": 503,
    "storage": 503,
}


# ---------------------------------------------------------------------- shapes


class Person(Strict):
    """What a guest is called."""

    name: Annotated[str, StringConstraints(max_length=LONGEST_NAME)]


class Record(Strict):
    """A game as a file keeps it."""

    record: dict[str, Any]


PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": protocol.RefusedMessage, "description": "Nothing was changed"}
    for status in (400, 403, 404, 409, 413, 422, 429, 503)
}


PROBLEMS_OF_TEXT: dict[int | str, dict[str, Any]] = {
    status: {
        "description": "Nothing was changed",
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/RefusedMessage"}}},
    }
    for status in PROBLEMS
}
"""The same for an answer that is text when all goes well."""


def answers(shape: Any, status: int = 200) -> dict[str, Any]:
    """What a route answers, for those who read its description; no answer is checked on its way out."""
    return {"status_code": status, "response_model": None, "responses": {status: {"model": shape}, **PROBLEMS}}


def readable(text: str) -> str:
    """Something that a client wrote, as far as it is told back: short, and without halves of letters."""
    return text[:200].encode("utf-8", "backslashreplace").decode()


def refusal(error: Refused, id: str | None = None) -> JSONResponse:
    """A refusal as an answer."""
    return JSONResponse(refused_message(error, id), STATUS.get(error.code, 422))


# ---------------------------------------------------------------------- who asks


def hall_of(request: Request) -> Hall:
    """The hall of this process."""
    hall: Hall = request.app.state.hall
    return hall


def guest_of(request: Request, response: Response) -> str:
    """Who asks; a newcomer gets a cookie."""
    guest: str = request.app.state.guests.welcome(request, response)
    take(request, "request")
    return guest


def take(request: Request, rate: str) -> None:
    """Use up some of a rate, or refuse; newcomers from one address share theirs."""
    buckets: Buckets = request.app.state.buckets
    who = request.app.state.guests.of(request) or (request.client.host if request.client else "")
    if not buckets.take(rate, who):
        raise Refused("too-fast")


TheHall = Annotated[Hall, Depends(hall_of)]
Guest = Annotated[str, Depends(guest_of)]
TableId = Annotated[str, Path(max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
Language = Literal[LANGUAGES]  # type: ignore[valid-type]
SeatQuery = Annotated[SeatNumber | None, Query()]
Since = Annotated[Version, Query()]


async def table_of(id: TableId, hall: TheHall) -> Live:
    """The table that an address names."""
    return await hall.live(id)


TheTable = Annotated[Live, Depends(table_of)]


def game_of(game: Annotated[str, Path(max_length=64)]) -> Game:
    """The game that an address names."""
    if game not in birdtable.games():
        raise Refused("no-such-game", game=game)
    try:
        return birdtable.load(game, "python")
    except UnknownGame:
        raise Refused("no-such-game", game=game) from None


TheGame = Annotated[Game, Depends(game_of)]


# ---------------------------------------------------------------------- games and texts


@router.get("/games", **answers(protocol.Games))
def games(hall: TheHall, guest: Guest) -> protocol.Games:
    """The games that can be played here, and the levels of bots."""
    return {"games": [_game(birdtable.load(name, "python")) for name in birdtable.games()], "levels": list(LEVELS)}


def _game(game: Game) -> protocol.GameInfo:
    options: list[protocol.GameOption] = [
        {
            "name": option.name,
            "choices": list(option.choices),
            "default": option.default,
            "players": list(option.players or game.players),
        }
        for option in game.options
    ]
    return {
        "name": game.name,
        "title": game.title,
        "rules": game.version,
        "content": game.content_hash,
        "players": list(game.players),
        "options": options,
        "boxes": len(game.boxes),
    }


@router.get("/games/{game}/rules", **answers(protocol.Rulebook))
def rules(game: TheGame, guest: Guest, language: Language = "en") -> protocol.Rulebook:
    """The rulebook, clause by clause, in our words."""
    text = game.text(language)
    clauses: list[protocol.Clause] = []
    chapters = {}
    for clause in game.clauses.values():
        chapter = clause.id.split(".")[1]
        title = f"chapter-{chapter}"
        chapters[chapter] = text.say(title) if text.has(title) else chapter
        said, ruling = text.clause(clause)
        clauses.append({"id": clause.id, "chapter": chapter, "page": clause.page, "text": said, "ruling": ruling})
    return {"game": game.name, "chapters": chapters, "clauses": clauses}


@router.get("/text/{language}/{game}", response_class=PlainTextResponse, responses=PROBLEMS_OF_TEXT)
def text(language: Language, game: TheGame, guest: Guest) -> PlainTextResponse:
    """Every sentence of a game, as a Fluent catalogue; its clauses are in its rules."""
    folders = (COMMON, game.folder / "text")
    files = [folder / f"{language}.ftl" for folder in folders]
    catalogue = "\n".join(file.read_text("utf-8") for file in files if file.exists())
    return PlainTextResponse(catalogue, headers={"cache-control": "no-cache"})


# ---------------------------------------------------------------------- lessons: played in Python, nothing is kept


@router.get("/games/{game}/lessons", **answers(protocol.Lessons))
def lessons(game: TheGame, guest: Guest) -> protocol.Lessons:
    """The lessons of a game, in their order."""
    return {"game": game.name, "lessons": list(lessons_of(game))}


@router.get("/text/{language}/{game}/lessons", response_class=PlainTextResponse, responses=PROBLEMS_OF_TEXT)
def lesson_text(language: Language, game: TheGame, guest: Guest) -> PlainTextResponse:
    """Every sentence of a game's lessons, as a Fluent catalogue."""
    file = game.folder / "lessons" / f"{language}.ftl"
    return PlainTextResponse(file.read_text("utf-8") if file.exists() else "", headers={"cache-control": "no-cache"})


def lesson_of(game: TheGame, lesson: Annotated[str, Path(max_length=64)]) -> Lesson:
    """The lesson that an address names."""
    found = lessons_of(game).get(lesson)
    if found is None:
        raise Refused("no-such-lesson", lesson=readable(lesson))
    return found


TheLesson = Annotated[Lesson, Depends(lesson_of)]


@router.post("/games/{game}/lessons/{lesson}", **answers(protocol.LessonState))
def lesson(request: Request, game: TheGame, lesson: TheLesson, guest: Guest, move: LessonMove) -> protocol.LessonState:
    """Where a pupil stands in a lesson, and what becomes of their next move."""
    take(request, "lesson")
    standing = attend(game, lesson, move.marks)
    try:
        if move.move:
            standing.play(move.move)
        elif move.move is not None:
            standing.go_on()
    except IllegalAction as error:
        raise Refused("illegal", error.reasons, action=error.action) from None
    except BadNotation as error:
        raise Refused("not-understood", action=readable(move.move or ""), error=readable(str(error))) from None
    return lesson_message(standing)


@router.post("/games/{game}/lessons/{lesson}/why", **answers(protocol.LessonReasons))
def lesson_why(
    request: Request, game: TheGame, lesson: TheLesson, guest: Guest, question: LessonWhy
) -> protocol.LessonReasons:
    """Why actions are not legal where a pupil stands."""
    take(request, "why")
    position = attend(game, lesson, question.marks).position
    try:
        reasons = {action: position.why_not(action, PUPIL) for action in question.actions}
    except BadNotation as error:
        raise Refused("not-understood", action="", error=readable(str(error))) from None
    return {"reasons": {action: [reason_message(one) for one in found] for action, found in reasons.items()}}


# ---------------------------------------------------------------------- yourself


@router.get("/me", responses=PROBLEMS)
async def me(hall: TheHall, guest: Guest) -> Person:
    """What you are called."""
    return Person(name=await hall.storage.name_of(guest))


@router.put("/me", responses=PROBLEMS)
async def rename(hall: TheHall, guest: Guest, person: Person) -> Person:
    """Call yourself something."""
    name = clean(person.name)
    await hall.storage.rename(guest, name)
    return Person(name=name)


@router.get("/me/tables", **answers(protocol.MyTables))
async def my_tables(hall: TheHall, guest: Guest) -> protocol.MyTables:
    """Your tables, those first where you are to decide."""
    tables = await hall.live_ones(await hall.storage.tables_of(guest))
    told: list[protocol.TableCard] = [{**live.about(guest), "your_move": _is_asked(live, guest)} for live in tables]
    return {"tables": sorted(told, key=lambda table: not table["your_move"])}


@router.get("/me/achievements/{game}", **answers(protocol.Album))
async def achievements(hall: TheHall, guest: Guest, game: TheGame) -> protocol.Album:
    """The boxes of a game, and for each that a game of yours has ticked, the first table that did."""
    tables = [live.table for live in await hall.live_ones(await hall.storage.tables_of(guest))]
    ticked: dict[str, str] = {}
    for table in sorted(tables, key=lambda table: table.created):
        if table.position is not None and table.opened["game"] == game.name and _counts(table, guest):
            for box in game.boxes_of(table.position.view(None)):
                ticked.setdefault(box, table.id)
    in_order = {box: ticked[box] for box in game.boxes if box in ticked}
    return {"game": game.name, "boxes": list(game.boxes), "ticked": in_order}


def _counts(table: Table, guest: str) -> bool:
    """Whether a finished game is the guest's own from its first move: not brought along, not gone on from another."""
    begun_here = not table.opened.get("record") and not table.opened.get("origin")
    return table.status == OVER and begun_here and 0 in table.seats_of(guest)


def _is_asked(live: Live, guest: str) -> bool:
    """Whether a seat of the guest's is to decide."""
    table = live.table
    return table.status == PLAYING and table.position is not None and table.position.seat in table.seats_of(guest)


# ---------------------------------------------------------------------- tables


@router.get("/tables", **answers(protocol.Tables))
async def listed_tables(hall: TheHall, guest: Guest) -> protocol.Tables:
    """The listed tables: to join, or to watch."""
    return {"tables": [live.about(guest) for live in await hall.live_ones(await hall.storage.listed())]}


@router.post("/tables", **answers(protocol.TableInfo, 201))
async def set_table(request: Request, hall: TheHall, guest: Guest, plan: TablePlan) -> protocol.TableInfo:
    """Set a table. Its seats are taken afterwards, when its commitment has been seen."""
    take(request, "open-table")
    return (await hall.set_table(guest, plan.model_dump())).about(guest)


@router.get("/tables/{id}", **answers(protocol.TableInfo))
async def table(live: TheTable, guest: Guest) -> protocol.TableInfo:
    """What everybody may know about a table."""
    return live.about(guest)


@router.get("/tables/{id}/state", **answers(protocol.StateMessage))
async def state(live: TheTable, guest: Guest, seat: SeatQuery = None, since: Since = 0) -> protocol.StateMessage:
    """The table as a seat of yours sees it, or as a spectator does."""
    _check_look(live, guest, seat)
    return live.state(guest, seat, since)


@router.post("/tables/{id}/commands", **answers(protocol.Answer))
async def command(
    request: Request, hall: TheHall, live: TheTable, guest: Guest, command: Annotated[Command, Body()]
) -> protocol.Answer | JSONResponse:
    """Give a command, as on the socket."""
    name = await hall.storage.name_of(guest)
    try:
        return await carry_out(hall, live, request.app.state.buckets, guest, name, command)
    except Refused as refused:
        return refusal(refused, command.id)


@router.get("/tables/{id}/replay", **answers(protocol.ReplayData))
async def replay(live: TheTable, guest: Guest, seat: SeatQuery = None) -> protocol.ReplayData:
    """Every moment of the game so far, as a seat saw it."""
    _check_look(live, guest, seat)
    return replay_message(live.table, seat)


@router.get("/tables/{id}/review", **answers(protocol.Review))
async def review(request: Request, hall: TheHall, live: TheTable, guest: Guest) -> protocol.Review:
    """What each decision of a finished game cost; until it is known, how far the work is."""
    if live.review is None:
        take(request, "review")
    return hall.review(live)


@router.get("/tables/{id}/record", responses=PROBLEMS)
async def record(live: TheTable, guest: Guest) -> dict[str, Any]:
    """The finished game, to keep."""
    return live.table.record()


@router.post("/records", **answers(protocol.TableInfo, 201))
async def put_on_table(request: Request, hall: TheHall, guest: Guest, file: Record) -> protocol.TableInfo:
    """Put a kept game on a table of its own."""
    take(request, "import")
    return (await hall.set_table(guest, _imported(file.record))).about(guest)


@router.post("/tables/{id}/branch", **answers(protocol.TableInfo, 201))
async def branch(request: Request, hall: TheHall, live: TheTable, guest: Guest, plan: BranchPlan) -> protocol.TableInfo:
    """Open a moment of a finished game as a new table; what the seat to move did not know is dealt anew."""
    take(request, "open-table")
    kept = live.table.record()
    if len(plan.seats) != live.table.players:
        raise Refused("bad-option", error=f"the game has {live.table.players} seats")
    ended = live.table.position is None or live.table.position.over
    if plan.move > len(kept["actions"]) - ended:
        raise Refused("no-such-moment", move=plan.move)
    origin = {"table": live.table.id, "move": plan.move, "record": _without_people(kept)}
    options = kept.get("options", {})
    return (
        await hall.set_table(
            guest, {**plan.model_dump(exclude={"move"}), "game": kept["game"], "options": options, "origin": origin}
        )
    ).about(guest)


def _imported(record: dict[str, Any]) -> dict[str, Any]:
    """The plan of a table for a kept game; its rules are checked when it is replayed."""
    _check_writable(record)
    players, options = record.get("players"), record.get("options", {})
    if not isinstance(players, int) or players not in range(1, MAX_SEATS + 1):
        raise Refused("bad-record", error="the record says no number of players")
    if not isinstance(options, dict):
        raise Refused("bad-record", error="the record's options are not names and values")
    names = [clean(name)[:LONGEST_NAME] for name in _words(record.get("names"), players, "")]
    kept = {**record, "names": names, "seats": _words(record.get("seats"), players, "unknown")}
    seats = [{"kind": "friend", "name": name} for name in names]
    return {"game": record.get("game"), "seats": seats, "options": options, "listed": False, "record": kept}


def _check_writable(record: dict[str, Any]) -> None:
    """Refuse what JSON cannot say again: halves of letters, numbers that are none, a tower of lists."""
    try:
        json.dumps(record, ensure_ascii=False, allow_nan=False).encode()
    except (ValueError, RecursionError):
        raise Refused("bad-record", error="the record holds something that cannot be written") from None


def _words(words: Any, players: int, otherwise: str) -> list[str]:
    """A word for each seat, as the record has them."""
    fit = isinstance(words, list) and len(words) == players and all(isinstance(word, str) for word in words)
    return words if fit else [otherwise] * players


def _without_people(record: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in record.items() if name not in ("names", "seats", "fair", "scores", "over")}


def _check_look(live: Live, guest: str, seat: int | None) -> None:
    if seat is not None and seat >= live.table.players:
        raise Refused("no-such-seat", seat=seat)
    if not live.table.may_look(guest, seat):
        raise Refused("not-your-seat", seat=seat)
