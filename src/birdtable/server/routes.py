"""The public API: looking and arranging over HTTP. Playing works here too, but a socket is quicker."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from functools import cache, wraps
from inspect import iscoroutinefunction
from pathlib import Path as Folder
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Body, Depends, Path, Query, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse
from fastapi.routing import APIRoute

import birdtable
from birdtable.bots.levels import LEVELS
from birdtable.errors import BadNotation, IllegalAction
from birdtable.game import Game
from birdtable.kernel.record import MAX_SEATS
from birdtable.lessons import PUPIL, Lesson, attend, lessons_of
from birdtable.position import Position
from birdtable.puzzles.box import Puzzle, position_of, puzzle_of_the_day, puzzles_of
from birdtable.server import ladder
from birdtable.server.commands import (
    BranchPlan,
    Command,
    LessonMove,
    LessonWhy,
    MatchPlan,
    PuzzleMove,
    PuzzleWhy,
    SeatNumber,
    TablePlan,
    Version,
    carry_out,
)
from birdtable.server.guests import Guests, address_of
from birdtable.server.hall import Hall, zip_quickly
from birdtable.server.kept import read_kept_game
from birdtable.server.limits import Buckets, Visitor
from birdtable.server.live import Live
from birdtable.table import protocol
from birdtable.table.errors import Refused
from birdtable.table.ledger import OVER, PLAYING
from birdtable.table.messages import (
    lesson_message,
    puzzle_info,
    puzzle_message,
    reason_message,
    refused_message,
    replay_message,
)
from birdtable.table.shown import write
from birdtable.table.table import Table
from birdtable.telling.reference import reference
from birdtable.telling.rulebook import rulebook
from birdtable.telling.voice import Voice
from birdtable.text import COMMON, LANGUAGES

PAGES: dict[tuple[Any, ...], tuple[bytes, bytes]] = {}  # rulebooks, references and catalogues, in all languages
PRINTING = threading.Lock()
PLAIN: Mapping[str, str] = {}
ZIPPED = {"content-encoding": "gzip", "vary": "accept-encoding"}
ASKED_EACH_TIME = {"cache-control": "no-cache"}
NOT_FOUND = (
    "no-such-table",
    "no-such-tournament",
    "no-such-report",
    "no-such-game",
    "no-such-lesson",
    "no-such-puzzle",
    "no-such-seat",
    "no-such-moment",
)
FORBIDDEN = (
    "bad-code",
    "bad-invitation",
    "bad-passkey",
    "banned",
    "blocked",
    "muted",
    "not-host",
    "not-operator",
    "not-your-name",
    "not-your-seat",
    "origin",
    "removed",
    "unknown-guest",
)
CONFLICTS = (
    "stale",
    "seat-taken",
    "no-passkeys-here",
    "not-kept",
    "not-playing",
    "rated",
    "not-over",
    "not-gathering",
    "game-on",
    "not-your-turn",
    "open-seats",
    "too-few",
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


REFUSED = {
    "description": "Nothing was changed",
    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/RefusedMessage"}}},
}
PROBLEMS_OF_TEXT: dict[int | str, dict[str, Any]] = dict.fromkeys((400, 403, 404, 409, 413, 422, 429, 503), REFUSED)
"""For an answer that is text when all goes well."""

PROBLEMS = PROBLEMS_OF_TEXT | {400: {"description": REFUSED["description"], "model": protocol.RefusedMessage}}
"""For any other; the shape is told once a route, since to read it takes time."""


def answers(shape: Any, status: int = 200) -> dict[str, Any]:
    """What a route answers, for those who read its description; no answer is checked on its way out."""
    return {"status_code": status, "response_model": None, "responses": {status: {"model": shape}, **PROBLEMS}}


class Written(Response):
    """An answer that is written by the quick library, past all conversions."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        """The answer as bytes."""
        return content if isinstance(content, bytes) else write(content)


class Quick(APIRoute):
    """A route whose answer is written as it is: the framework would look at every word of it first."""

    def __init__(self, path: str, endpoint: Callable[..., Any], *, status_code: int | None = None, **more: Any) -> None:
        def answer(found: Any) -> Response:
            return found if isinstance(found, Response) else Written(found, status_code or 200)

        @wraps(endpoint)
        async def on_the_loop(*args: Any, **named: Any) -> Response:
            return answer(await endpoint(*args, **named))

        @wraps(endpoint)
        def in_a_thread(*args: Any, **named: Any) -> Response:
            return answer(endpoint(*args, **named))

        quick = on_the_loop if iscoroutinefunction(endpoint) else in_a_thread
        super().__init__(path, quick, status_code=status_code, **more)


router = APIRouter(prefix="/api", route_class=Quick)


def readable(text: str) -> str:
    """Something that a client wrote, as far as it is told back: short, and without halves of letters."""
    return text[:200].encode("utf-8", "backslashreplace").decode()


def refusal(error: Refused, id: str | None = None) -> JSONResponse:
    """A refusal as an answer."""
    return JSONResponse(refused_message(error, id), STATUS.get(error.code, 422))


# ---------------------------------------------------------------------- who asks


async def hall_of(request: Request) -> Hall:
    """The hall of this process. Who asks is found on the loop: a thread for each would cost more than all the rest."""
    hall: Hall = request.app.state.hall
    return hall


async def onlooker_of(request: Request) -> str:
    """Who looks at what everybody may see; "" for somebody new, who needs no cookie for that."""
    guests: Guests = request.app.state.guests
    hall: Hall = request.app.state.hall
    if not hall.house.admits(guests.visitor(request)):
        raise Refused("banned")
    take(request, "request")
    return guests.renew(request)


async def guest_of(request: Request) -> str:
    """Who asks; a newcomer gets a cookie, and an address only so many."""
    guest = await onlooker_of(request)
    if not guest:
        take(request, "newcomer")
        guests: Guests = request.app.state.guests
        guest = guests.welcome(request)
    return guest


def take(request: Request, rate: str, amount: float = 1.0) -> None:
    """Use up some of a rate, or refuse."""
    buckets: Buckets = request.app.state.buckets
    if not buckets.take(rate, request.app.state.guests.visitor(request), amount):
        raise Refused("too-fast")


TheHall = Annotated[Hall, Depends(hall_of)]
Guest = Annotated[str, Depends(guest_of)]
Onlooker = Annotated[str, Depends(onlooker_of)]
TableId = Annotated[str, Path(max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
Language = Literal[LANGUAGES]  # type: ignore[valid-type]
SeatQuery = Annotated[SeatNumber | None, Query()]
Players = Annotated[int, Query(ge=1, le=MAX_SEATS)]
Since = Annotated[Version, Query()]


async def table_of(id: TableId, hall: TheHall) -> Live:
    """The table that an address names."""
    return await hall.attend(id)


TheTable = Annotated[Live, Depends(table_of)]


async def game_of(game: Annotated[str, Path(max_length=64)], hall: TheHall) -> Game:
    """The game that an address names."""
    if game not in hall.known:
        raise Refused("no-such-game", game=game)
    return await hall.to_read(game)


TheGame = Annotated[Game, Depends(game_of)]


# ---------------------------------------------------------------------- the house


@router.get("/health", include_in_schema=False)
async def health() -> Written:
    """Whether the process answers at all."""
    return Written({"ok": True})


@router.get("/ready", include_in_schema=False)
async def ready(hall: TheHall) -> Written:
    """Whether it can be sent people: the database answers, and games and workers are loaded."""
    await hall.storage.name_of("")
    return Written({"ready": hall.ready}, 200 if hall.ready else 503)


@router.get("/house", **answers(protocol.HouseInfo))
async def house(hall: TheHall, guest: Guest) -> protocol.HouseInfo:
    """What the house tells everybody."""
    return {"message": hall.house.message, "address": hall.address}


# ---------------------------------------------------------------------- games and texts


@router.get("/games", **answers(protocol.Games))
async def games(hall: TheHall, guest: Guest) -> protocol.Games:
    """The games that can be played here, and the levels of bots."""
    return {"games": [_game(await hall.to_read(name)) for name in hall.known], "levels": list(LEVELS)}


@cache
def _game(game: Game) -> protocol.GameInfo:
    options: list[protocol.GameOption] = [
        {
            "name": option.name,
            "choices": list(option.choices),
            "default": option.default,
            "players": list(option.players or game.players),
            "foremost": option.foremost,
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
        "suggested": {occasion: dict(chosen) for occasion, chosen in game.suggested.items()},
        "boxes": len(game.boxes),
        "parts": {part: list(sources) for part, sources in game.parts.items()},
    }


@router.get("/games/{game}/rules", **answers(protocol.Rulebook))
def rules(request: Request, game: TheGame, guest: Guest, language: Language = "en") -> Response:
    """The rulebook in our words: the game in a few sentences, clause by clause, with scenes that the rules played."""
    return _as_read(request, _printed(_told, rulebook, game.name, language))


@router.get("/games/{game}/cards", **answers(protocol.Reference))
def cards(request: Request, game: TheGame, guest: Guest, language: Language = "en") -> Response:
    """Every card, tile and piece of the game: what it says, how many there are, and what that rests on."""
    return _as_read(request, _printed(_told, reference, game.name, language))


def _printed(tell: Callable[..., bytes], *about: Any) -> tuple[bytes, bytes]:
    """Something that many read, plain and zipped: told once, and whoever asks meanwhile waits for it."""
    page = (tell, *about)
    if page not in PAGES:
        with PRINTING:
            if page not in PAGES:
                plain = tell(*about)
                PAGES[page] = plain, zip_quickly(plain)
    return PAGES[page]


def _told(tell: Callable[[Game, Voice], object], name: str, language: str) -> bytes:
    """Something of a game in a language."""
    game = birdtable.load(name, "python")
    return write(tell(game, Voice(language, game)))


@router.get("/text/{language}/{game}", response_class=PlainTextResponse, responses=PROBLEMS_OF_TEXT)
def text(request: Request, language: Language, game: TheGame, guest: Onlooker) -> Response:
    """Every sentence of a game, as a Fluent catalogue; its clauses are in its rules."""
    found = _printed(_sentences, f"{language}.ftl", COMMON, game.folder / "text")
    return _as_read(request, found, PlainTextResponse, ASKED_EACH_TIME)


def _sentences(file: str, *folders: Folder) -> bytes:
    """The catalogues of this name, one after the other."""
    return b"\n".join((folder / file).read_bytes() for folder in folders if (folder / file).exists())


# ---------------------------------------------------------------------- lessons: played in Python, nothing is kept


@router.get("/games/{game}/lessons", **answers(protocol.Lessons))
def lessons(game: TheGame, guest: Guest) -> protocol.Lessons:
    """The lessons of a game, in their order."""
    return {"game": game.name, "lessons": list(lessons_of(game))}


@router.get("/text/{language}/{game}/lessons", response_class=PlainTextResponse, responses=PROBLEMS_OF_TEXT)
def lesson_text(request: Request, language: Language, game: TheGame, guest: Guest) -> Response:
    """Every sentence of a game's lessons, as a Fluent catalogue."""
    found = _printed(_sentences, f"{language}.ftl", game.folder / "lessons")
    return _as_read(request, found, PlainTextResponse, ASKED_EACH_TIME)


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
    return reasons_why(attend(game, lesson, question.marks).position, PUPIL, question.actions)


def reasons_why(position: Position, seat: int, actions: list[str]) -> protocol.LessonReasons:
    """Why a seat may not do something."""
    try:
        reasons = {action: position.why_not(action, seat) for action in actions}
    except BadNotation as error:
        raise Refused("not-understood", action="", error=readable(str(error))) from None
    return {"reasons": {action: [reason_message(one) for one in found] for action, found in reasons.items()}}


# ---------------------------------------------------------------------- puzzles: likewise


@router.get("/games/{game}/puzzles", **answers(protocol.Puzzles))
def puzzles(game: TheGame, guest: Guest) -> protocol.Puzzles:
    """The puzzles of a game, the easiest first."""
    return {"puzzles": [puzzle_info(game, one) for one in puzzles_of(game).values()]}


@router.get("/puzzles/daily", **answers(protocol.DailyPuzzle))
def daily_puzzle(guest: Guest) -> protocol.DailyPuzzle:
    """The puzzle of today, which begins at midnight in Greenwich."""
    today = datetime.now(UTC).date()
    games = {name: birdtable.load(name, "python") for name in birdtable.games()}
    boxes = [(name, list(box)) for name, game in games.items() if (box := puzzles_of(game))]
    found = puzzle_of_the_day(today, boxes)
    puzzle = None if found is None else puzzle_info(games[found[0]], puzzles_of(games[found[0]])[found[1]])
    return {"day": today.isoformat(), "puzzle": puzzle}


def puzzle_named(game: TheGame, puzzle: Annotated[str, Path(max_length=64)]) -> Puzzle:
    """The puzzle that an address names."""
    found = puzzles_of(game).get(puzzle)
    if found is None:
        raise Refused("no-such-puzzle")
    return found


ThePuzzle = Annotated[Puzzle, Depends(puzzle_named)]


@router.post("/games/{game}/puzzles/{puzzle}", **answers(protocol.PuzzleState))
def puzzle(request: Request, game: TheGame, puzzle: ThePuzzle, guest: Guest, move: PuzzleMove) -> protocol.PuzzleState:
    """A puzzle on the board, and what a choice in it is worth."""
    take(request, "puzzle")
    try:
        return puzzle_message(game, puzzle, move.move, move.show)
    except IllegalAction as error:
        raise Refused("illegal", error.reasons, action=error.action) from None
    except BadNotation as error:
        raise Refused("not-understood", action=readable(move.move or ""), error=readable(str(error))) from None


@router.post("/games/{game}/puzzles/{puzzle}/why", **answers(protocol.LessonReasons))
def puzzle_why(
    request: Request, game: TheGame, puzzle: ThePuzzle, guest: Guest, question: PuzzleWhy
) -> protocol.LessonReasons:
    """Why actions are not legal in a puzzle."""
    take(request, "why")
    return reasons_why(position_of(game, puzzle), puzzle.seat, question.actions)


# ---------------------------------------------------------------------- yourself


@router.get("/me/tables", **answers(protocol.MyTables))
async def my_tables(hall: TheHall, guest: Guest) -> Written:
    """Your tables, those first where you are to decide."""
    cards = await hall.cards(await hall.storage.tables_of(guest), guest)
    told: list[protocol.TableCard] = [{**card, "your_move": _is_asked(hall, card["id"], guest)} for card in cards]
    return Written({"tables": sorted(told, key=lambda table: not table["your_move"])})


@router.get("/me/achievements/{game}", **answers(protocol.Album))
async def achievements(hall: TheHall, guest: Guest, game: TheGame) -> protocol.Album:
    """The boxes of a game, and for each that a game of yours has ticked, the first table that did."""
    tables = [live.table for live in await hall.live_ones(await hall.storage.tables_of(guest))]
    ticked = await hall.aside(_ticked, game, guest, tables)
    in_order = {box: ticked[box] for box in game.boxes if box in ticked}
    return {"game": game.name, "boxes": list(game.boxes), "ticked": in_order}


def _ticked(game: Game, guest: str, tables: list[Table]) -> dict[str, str]:
    ticked: dict[str, str] = {}
    for table in sorted(tables, key=lambda table: table.created):
        if table.position is not None and table.opened["game"] == game.name and _counts(table, guest):
            for box in game.boxes_of(table.position.view(None)):
                ticked.setdefault(box, table.id)
    return ticked


def _counts(table: Table, guest: str) -> bool:
    """Whether a finished game is the guest's own from its first move: not brought along, not gone on from another."""
    begun_here = not table.opened.get("record") and not table.opened.get("origin")
    return table.status == OVER and table.ended is None and begun_here and 0 in table.seats_of(guest)


def _is_asked(hall: Hall, id: str, guest: str) -> bool:
    """Whether a seat of the guest's is to decide."""
    if id not in hall.tables:
        return False
    table = hall.tables[id].table
    asked = [] if table.status != PLAYING or table.position is None else table.position.asked
    return not set(asked).isdisjoint(table.seats_of(guest))


# ---------------------------------------------------------------------- tables


@router.get("/tables", **answers(protocol.Tables))
async def listed_tables(hall: TheHall, guest: Guest) -> Written:
    """The listed tables: to join, or to watch."""
    return Written({"tables": await hall.cards(await hall.storage.listed(), guest)})


@router.get("/lobby", **answers(protocol.Lobby))
async def lobby(request: Request, hall: TheHall, guest: Guest) -> Response:
    """The tables with a free seat for anybody."""
    return _as_read(request, await hall.lobby())


@router.post("/match", **answers(protocol.TableInfo))
async def match(request: Request, hall: TheHall, guest: Guest, plan: MatchPlan) -> protocol.TableInfo:
    """A table where somebody waits for the same game, or a new one to wait at; it begins when it is full."""
    take(request, "open-table")
    wish = plan.model_dump(exclude={"players"})
    seats = [{"kind": "friend", "name": "", "level": ""}] * plan.players
    wanted = {**wish, "seats": seats, "options": {}, "listed": True, "quick": True}
    return (await hall.match(guest, wanted)).about(guest)


@router.get("/games/{game}/ladder", **answers(protocol.Ladder))
async def the_ladder(hall: TheHall, game: TheGame, guest: Guest, players: Players = 2) -> protocol.Ladder:
    """Who is how strong: people and bots, by how many sit at the table."""
    found = await hall.storage.read(lambda connection: ladder.ladder(connection, game.name, players))
    return {"game": game.name, "players": players, "rungs": [_rung(guest, *one) for one in found]}


def _rung(guest: str, who: str, name: str, strength: ladder.Strength) -> protocol.Rung:
    bot = who.startswith(ladder.BOT)
    return {
        "name": name,
        "level": who.removeprefix(ladder.BOT) if bot else None,
        "mine": who == guest,
        "rating": strength.rating,
        "unsure": strength.unsure,
        "games": strength.games,
        "provisional": strength.provisional,
    }


@router.post("/tables", **answers(protocol.TableInfo, 201))
async def set_table(request: Request, hall: TheHall, guest: Guest, plan: TablePlan) -> protocol.TableInfo:
    """Set a table. Its seats are taken afterwards, when its commitment has been seen."""
    take(request, "open-table")
    return (await hall.set_table(guest, plan.model_dump())).about(guest)


@router.get("/tables/{id}", **answers(protocol.TableInfo))
async def table(id: TableId, hall: TheHall, guest: Onlooker) -> protocol.TableInfo:
    """What everybody may know about a table."""
    for card in await hall.cards([id], guest):
        return card
    return (await hall.live(id)).about(guest)


@router.get("/tables/{id}/state", **answers(protocol.StateMessage))
async def state(id: TableId, hall: TheHall, guest: Guest, seat: SeatQuery = None, since: Since = 0) -> Written:
    """The table as a seat of yours sees it, or as a spectator does; one that cannot go on, at its last moment."""
    try:
        live = await hall.attend(id)
    except Refused:
        last = await hall.storage.last_moment(id)
        if last is None:
            raise
        return Written(last)
    _check_look(live, guest, seat)
    return Written((await hall.state(live, guest, seat, since))[1])


@router.post("/tables/{id}/commands", **answers(protocol.Answer))
async def command(
    request: Request, hall: TheHall, live: TheTable, guest: Guest, command: Annotated[Command, Body()]
) -> protocol.Answer | JSONResponse:
    """Give a command, as on the socket."""
    name = await hall.storage.name_of(guest) if command.type in ("say", "sit") else ""
    visitor = Visitor(guest, address_of(request))
    try:
        return await carry_out(hall, live, request.app.state.buckets, visitor, name, command)
    except Refused as refused:
        return refusal(refused, command.id)


@router.get("/tables/{id}/replay", **answers(protocol.ReplayData))
async def replay(
    request: Request, hall: TheHall, live: TheTable, guest: Onlooker, seat: SeatQuery = None, since: Since = 0
) -> Written:
    """Every moment of the game so far, as a seat saw it; or those from so many moves on."""
    _check_look(live, guest, seat)
    take(request, "replay")
    zipped = _reads_zipped(request)
    body = await hall.once_aside(live, _written_replay, live.table, seat, since, zipped)
    return Written(body, headers=ZIPPED if zipped else None)


def _as_read(
    request: Request, written: tuple[bytes, bytes], kind: type[Response] = Written, headers: Mapping[str, str] = PLAIN
) -> Response:
    """What is there plain and zipped, as the reader takes it."""
    plain, zipped = written
    return kind(zipped, headers={**headers, **ZIPPED}) if _reads_zipped(request) else kind(plain, headers=headers)


def _reads_zipped(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def _written_replay(table: Table, seat: int | None, since: int, zipped: bool) -> bytes:
    """A replay as it is sent: megabytes for a long game, a twentieth of that zipped."""
    body = write(replay_message(table, seat, since))
    return zip_quickly(body) if zipped else body


@router.get("/tables/{id}/review", **answers(protocol.Review))
async def review(request: Request, hall: TheHall, live: TheTable, guest: Guest) -> protocol.Review:
    """What each decision of a finished game cost; until it is known, how far the work is."""
    if live.review is None:
        take(request, "review")
    return hall.review(live)


@router.get("/tables/{id}/record", responses=PROBLEMS)
async def record(live: TheTable, guest: Onlooker) -> dict[str, Any]:
    """The finished game, to keep."""
    return live.table.record()


A_RECORD = {
    "required": True,
    "content": {
        "application/json": {
            "schema": {"type": "object", "required": ["record"], "properties": {"record": {"type": "object"}}}
        }
    },
}


@router.post("/records", **answers(protocol.TableInfo, 201), openapi_extra={"requestBody": A_RECORD})
async def put_on_table(request: Request, hall: TheHall, guest: Guest) -> protocol.TableInfo:
    """Put a kept game on a table of its own."""
    take(request, "import")
    body = await request.body()
    take(request, "import-bytes", len(body))
    return (await hall.set_table(guest, await hall.aside(read_kept_game, body))).about(guest)


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


def _without_people(record: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in record.items() if name not in ("names", "seats", "fair", "scores", "over")}


def _check_look(live: Live, guest: str, seat: int | None) -> None:
    if seat is not None and seat >= live.table.players:
        raise Refused("no-such-seat", seat=seat)
    if not live.table.may_look(guest, seat):
        raise Refused("not-your-seat", seat=seat)
