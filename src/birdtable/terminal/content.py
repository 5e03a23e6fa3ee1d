"""A game's content at the terminal: where it comes from, files of one's own, and what is wrong with them."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

from birdtable.errors import BadOption
from birdtable.game import Game
from birdtable.kernel.content import installed_files, own_folder
from birdtable.telling.voice import Voice
from birdtable.terminal.shelf import game_lines


def content_lines(game: Game, voice: Voice) -> Iterator[str]:
    """Where a game's content comes from, and where its owner may put their own."""
    yield from game_lines(game, voice)
    if not game.schema.files:
        yield voice.say("content-none")
        return
    own = own_folder(game.package)
    mine = [file.name for file in sorted(own.glob("*.toml"))]
    if mine:
        yield voice.say("content-own", folder=str(own), files=", ".join(mine))
    else:
        yield voice.say("content-box", game=game.name)


def make_own(game: Game) -> Path:
    """A folder for the owner's own files, with a copy of those that are not there yet."""
    _refuse_without_files(game)
    own = own_folder(game.package)
    try:
        own.mkdir(parents=True, exist_ok=True)
        for name, file in installed_files(game.package).items():
            if not (own / name).exists():
                shutil.copyfile(file, own / name)
    except OSError as error:
        raise BadOption(f"{own} cannot be written: {error.strerror or error}; set BIRDTABLE_CONTENT") from None
    return own


def checked_content(game: Game, place: Path) -> list[str]:
    """What is wrong with a folder of files that are to replace a game's own, or with one such file."""
    _refuse_without_files(game)
    files = {file.name: file for file in sorted(place.glob("*.toml"))} if place.is_dir() else {place.name: place}
    if not files:
        raise BadOption(f"there are no .toml files in {place}")
    if not place.exists():
        raise BadOption(f"{place} cannot be read: there is no such file or folder")
    if len(game.schema.files) == 1 and not place.is_dir():
        files = dict.fromkeys(game.schema.files, place)  # under whatever name
    return game.schema.problems({**installed_files(game.package), **files})


def _refuse_without_files(game: Game) -> None:
    if not game.schema.files:
        raise BadOption(f"{game.title} has no content files that can be replaced")
