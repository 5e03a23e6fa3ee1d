"""Pictures of a table, drawn in a worker process with the page's own art: its script writes SVG, resvg paints it."""

from __future__ import annotations

import io
import json
from collections.abc import Iterable
from itertools import islice
from pathlib import Path
from typing import Any

import quickjs
import resvg_py
from PIL import Image

from birdtable.game import Game
from birdtable.games.pigeons.recording import unpack
from birdtable.kernel.events import Happening
from birdtable.position import Position
from birdtable.server.front import PAGE
from birdtable.server.limits import FILM_FRAMES, LARGEST_DRAWING, LONGEST_DRAWING
from birdtable.telling.voice import Voice

SCRIPT = PAGE / "posters.js"
FONTS = Path(__file__).parent / "fonts"
FILM = 640  # pixels each way
STRIP = 64  # under it
RATE = 12  # pictures a second
LAST = 1500  # milliseconds that the end of a film stays
COLOURS = 128
FIRST_DEAL = 7


def first_picture(game: Game, title: str) -> bytes:
    """A game as it is when it begins, 1200 by 630, as PNG."""
    return _poster(game.new(max(game.players), seed=FIRST_DEAL).view(None), title, "", [], [])


def picture(
    game: Game, record: dict[str, Any], at: int, names: list[str], winners: list[int], title: str, line: str
) -> bytes:
    """A moment of a game as its spectators saw it, with the score."""
    position = _moments(game, record, at)[-1][0]
    won = winners if at == len(record["actions"]) else []
    return _poster(position.view(None), title, line, names, won)


def _poster(view: dict[str, Any], title: str, line: str, names: list[str], winners: list[int]) -> bytes:
    asked = {"view": view, "title": title, "line": line, "names": names, "winners": winners}
    return _painted(_script("poster", asked))


def film(game: Game, record: dict[str, Any], at: int, names: list[str], language: str) -> bytes:
    """What was seen of the flight or the drop of Pigeons at a move, as a GIF."""
    moments = _moments(game, record, at)
    head, tracks = unpack(record["notes"][str(at - 1)])
    recording = {"head": head, "tracks": [[name, track.tolist()] for name, track in tracks.items()]}
    asked = {"view": moments[-1][0].view(None), "log": _log(record, moments), "recording": recording, "rate": RATE}
    made = _script("film", asked)
    strip = _script(
        "strip", {"width": FILM, "height": STRIP, "line": _told(made["moment"], names, Voice(language, game))}
    )
    still = Image.new("RGBA", (FILM, FILM + STRIP))
    still.paste(_image(made["still"], FILM))
    still.paste(_image(strip, FILM), (0, FILM))
    return _moving(_over(still, frame) for frame in made["frames"][:FILM_FRAMES])


Moments = list[tuple[Position, list[Happening]]]


def _moments(game: Game, record: dict[str, Any], at: int) -> Moments:
    """A game up to a moment: the position there, and what had happened."""
    return list(islice(game.replay_steps(record), at + 1))


def _log(record: dict[str, Any], moments: Moments) -> list[dict[str, Any]]:
    """What had happened as the page's log has it: a recording, then what came of it."""
    log: list[dict[str, Any]] = []
    for move, (_, events) in enumerate(moments):
        if str(move - 1) in record["notes"]:
            log.append({"kind": "recording", "version": move, "note": ""})
        log += [{"kind": "event", "name": event.name, "values": event.seen_by(None).values} for event in events]
    return log


def _told(moment: dict[str, Any], names: list[str], voice: Voice) -> str:
    """A moment in a few words."""
    name = names[moment["seat"]]
    if moment["kind"] == "flight":
        return voice.catalogue.say("board-moment-flight", name=name, kills=moment["kills"])
    kind = "won" if moment["points"] else "hit"
    return voice.catalogue.say(f"board-moment-{kind}", name=name, street=moment["street"], points=moment["points"])


def _script(what: str, asked: dict[str, Any]) -> Any:
    """What a function of the page's script answers; it has so much time, so much memory, and nothing else."""
    context = quickjs.Context()
    context.set_memory_limit(LARGEST_DRAWING)
    context.set_time_limit(LONGEST_DRAWING)
    context.eval(SCRIPT.read_text("utf-8"))
    answer = context.eval(f"asked => JSON.stringify(posters.{what}(JSON.parse(asked)))")
    return json.loads(answer(json.dumps(asked)))


def _painted(svg: str, width: int | None = None) -> bytes:
    """A drawing as PNG. Names in letters that our fonts lack are set in whatever the machine has."""
    return bytes(
        resvg_py.svg_to_bytes(svg_string=svg, width=width, font_dirs=[str(FONTS)], skip_system_fonts=_is_latin(svg))
    )


def _is_latin(text: str) -> bool:
    return all(letter < "ɐ" or "‐" <= letter <= "⁞" for letter in text)


def _image(svg: str, width: int) -> Image.Image:
    return Image.open(io.BytesIO(_painted(svg, width))).convert("RGBA")


def _over(still: Image.Image, frame: str) -> Image.Image:
    whole = still.copy()
    whole.alpha_composite(_image(frame, FILM))
    return whole.convert("RGB")


def _moving(pictures: Iterable[Image.Image]) -> bytes:
    """Pictures one after the other, in the colours of the first."""
    first, *others = pictures
    palette = first.quantize(COLOURS)
    frames = [picture.quantize(palette=palette, dither=Image.Dither.NONE) for picture in others]
    durations = [1000 // RATE] * len(frames) + [LAST]
    file = io.BytesIO()
    palette.save(file, "GIF", save_all=True, append_images=frames, duration=durations, loop=0, optimize=False)
    return file.getvalue()
