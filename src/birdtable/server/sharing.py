"""Links that are handed on: what a page that shows a link is told of it, and the pictures of games and tables.

Whatever is shown is what a spectator of the moment saw; of a table where a game is still on, nothing but which game.
"""

from __future__ import annotations

import asyncio
import html
import re
from collections import OrderedDict
from collections.abc import Hashable
from typing import Annotated, Any
from urllib.parse import urlencode

from fastapi import APIRouter, Query, Request, Response

from birdtable.game import Game
from birdtable.server.front import PAGE
from birdtable.server.limits import LONGEST_RECORD, PICTURES_AT_ONCE, PICTURES_KEPT
from birdtable.server.routes import Language, TheGame, TheTable, hall_of, take
from birdtable.server.thinkers import Lost, Thinkers
from birdtable.table.errors import Refused
from birdtable.table.ledger import OVER
from birdtable.table.seats import Kind, Seat
from birdtable.table.table import Table
from birdtable.telling.voice import Voice
from birdtable.text import LANGUAGES, Catalogue

router = APIRouter(prefix="/api", include_in_schema=False)
DAY = "public, max-age=86400"
BOT_NAMES = 8
MOVE = re.compile(rf"\d{{1,{len(str(LONGEST_RECORD))}}}")
POSTER, FILM = "picture.png", "film.gif"

Move = Annotated[int | None, Query(ge=0, le=LONGEST_RECORD)]


class Pictures:
    """Pictures that the workers draw, each once for everybody who asks, and kept for a while."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self.kept: OrderedDict[Hashable, asyncio.Task[bytes]] = OrderedDict()

    async def of(self, verb: str, *asked: Any, key: tuple[Hashable, ...]) -> bytes:
        """The picture; the key tells everything that is seen in it."""
        task = self.kept.get(key)
        if task is None or (task.done() and task.exception() is not None):
            if sum(not one.done() for one in self.kept.values()) >= PICTURES_AT_ONCE:
                raise Refused("busy")
            task = self.kept[key] = asyncio.create_task(self.thinkers.ask(str(key), verb, *asked))
        self.kept.move_to_end(key)
        while len(self.kept) > PICTURES_KEPT:
            self.kept.popitem(last=False)
        try:
            return await asyncio.shield(task)
        except Lost:
            raise Refused("busy") from None


def pictures_of(request: Request) -> Pictures:
    """The pictures of this process."""
    pictures: Pictures = request.app.state.pictures
    return pictures


# ---------------------------------------------------------------------- what is seen


@router.get(f"/games/{{game}}/{POSTER}")
async def picture_of_game(request: Request, game: TheGame, language: Language = "en") -> Response:
    """A game as it is when it begins."""
    take(request, "picture")
    title = game_title(game, language)
    body = await pictures_of(request).of("first_picture", game.package, title, key=(game.package, title))
    return Response(body, media_type="image/png", headers={"cache-control": DAY})


@router.get(f"/tables/{{id}}/{POSTER}")
async def picture_of_table(request: Request, live: TheTable, move: Move = None, language: Language = "en") -> Response:
    """A moment of a finished game, the last if no move is named."""
    table = live.table
    record, at = table.record(), _moment(table, move)
    take(request, "picture")
    names, title = names_at(table, language), game_title(table.game, language)
    line = moment_line(table, at, names, language)
    key = ("picture", table.id, at, language, *names)
    body = await pictures_of(request).of("picture", record, at, names, table.winners, title, line, key=key)
    return Response(body, media_type="image/png", headers={"cache-control": DAY})


@router.get(f"/tables/{{id}}/{FILM}")
async def film_of_table(request: Request, live: TheTable, move: Move = None, language: Language = "en") -> Response:
    """The flight or the drop of Pigeons at a move of a finished game."""
    table = live.table
    record, at = table.record(), _moment(table, move)
    if str(at - 1) not in record.get("notes", {}):
        raise Refused("no-such-moment", move=at)
    take(request, "picture")
    names = names_at(table, language)
    body = await pictures_of(request).of(
        "film", record, at, names, language, key=("film", table.id, at, language, *names)
    )
    return Response(body, media_type="image/gif", headers={"cache-control": DAY})


def _moment(table: Table, move: int | None) -> int:
    """The number of a moment of a finished game, which is all that is shown."""
    last = len(table.record()["actions"])
    if move is not None and move > last:
        raise Refused("no-such-moment", move=move)
    return last if move is None else move


# ---------------------------------------------------------------------- what is said


def names_at(table: Table, language: str) -> list[str]:
    """What the people and bots at a table are called, as on its page."""
    words = page_words(language)
    return [seat.name if seat.kind is not Kind.BOT and seat.name else _unnamed(seat, words) for seat in table.seats]


def _unnamed(seat: Seat, words: Catalogue) -> str:
    if seat.kind is not Kind.BOT:
        return words.say("seat-person", number=seat.number + 1)
    if seat.name:
        return words.say("seat-stand-in", name=seat.name)
    return words.say(f"seat-bot-{seat.number % BOT_NAMES + 1}")


def page_words(language: str) -> Catalogue:
    """The page's own sentences, which are built with it."""
    return Catalogue.load(PAGE / "text", language)


def moment_line(table: Table, at: int, names: list[str], language: str) -> str:
    """Which moment it is; at the end, who has won."""
    words, last = page_words(language), len(table.record()["actions"])
    if at < last:
        return words.say("share-moment", move=at, moves=last)
    won = [names[seat] for seat in table.winners]
    if not won:
        return words.say("result-nobody")
    return words.say("result-other", name=won[0]) if len(won) == 1 else words.say("result-shared", names=_and(won))


def _and(words: list[str]) -> str:
    return f"{', '.join(words[:-1])} & {words[-1]}"


def game_title(game: Game, language: str) -> str:
    """What a game is called."""
    return Voice(language, game).title(game)


# ---------------------------------------------------------------------- what a page that shows a link reads


async def tags(request: Request, site: str) -> str:
    """What the page at an address tells about its link; "" where there is nothing to tell, or to somebody too fast."""
    path, query = request.path_params["path"], request.query_params
    match path.split("/"):
        case ["t", id] | ["t", id, "replay"] | ["embed", id]:
            pass
        case _:
            return ""
    try:
        take(request, "request")
        hall = await hall_of(request)
        table = (await hall.live(id)).table
    except Refused:
        return ""
    language = query.get("language", "")
    told = _about(table, site, query.get("move", ""), language if language in LANGUAGES else LANGUAGES[0])
    return "".join(_tag(name, content) for name, content in {"og:url": f"{site}/{path}", **told}.items())


def _about(table: Table, site: str, move: str, language: str) -> dict[str, str]:
    """The score and a picture of a finished game; of another, which game it is."""
    game, wish = game_title(table.game, language), {"language": language}
    if table.status == OVER:
        names, record = names_at(table, language), table.record()
        last = len(record["actions"])
        at = int(move) if MOVE.fullmatch(move) and int(move) < last else last
        filmed = str(at - 1) in record.get("notes", {})
        title = f"{game}: {', '.join(f'{name} {points}' for name, points in zip(names, table.scores, strict=True))}"
        line = moment_line(table, at, names, language)
        picture = f"{site}/api/tables/{table.id}/{FILM if filmed else POSTER}?{urlencode({'move': at, **wish})}"
    else:
        title, line, filmed = game, page_words(language).say("share-invited"), False
        picture = f"{site}/api/games/{table.game.name}/{POSTER}?{urlencode(wish)}"
    return {
        "og:site_name": "Birdtable",
        "og:type": "website",
        "og:title": title,
        "og:description": line,
        "og:image": picture,
        "og:image:type": "image/gif" if filmed else "image/png",
        **({} if filmed else {"og:image:width": "1200", "og:image:height": "630"}),
        "og:image:alt": f"{title}. {line}",
        "og:locale": language,
        "twitter:card": "summary_large_image",
        "twitter:title": title,
        "twitter:description": line,
        "twitter:image": picture,
        "robots": "noindex",
    }


def _tag(name: str, content: str) -> str:
    kind = "property" if name.startswith("og:") else "name"
    return f'<meta {kind}="{name}" content="{html.escape(content)}">'
