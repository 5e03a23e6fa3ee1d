"""Birdtable: one table for five bird board games, for people and for programs.

>>> import birdtable as bt
>>> game = bt.load("above_the_clouds", backend="python")
>>> pos = game.new(players=2, seed=7)
>>> pos.seat
1
>>> str(pos.legal()[0])
'pass'
"""

from __future__ import annotations

import importlib
import pkgutil

from birdtable import editions as _editions
from birdtable import games as _games
from birdtable.errors import (
    BadNotation,
    BadOption,
    BadPosition,
    BadRecord,
    BirdtableError,
    IllegalAction,
    NoEdition,
    Reason,
    UnknownGame,
)
from birdtable.game import Game, Option
from birdtable.kernel.actions import Action
from birdtable.kernel.backends import Report
from birdtable.kernel.content import EDITION, INSTALLED
from birdtable.position import Position

__version__ = "0.1.0"

_editions.install()


def games() -> list[str]:
    """The names of the games that can be loaded."""
    return sorted(module.name for module in pkgutil.iter_modules(_games.__path__))


def load(name: str, backend: str = "auto", report: Report | None = None) -> Game:
    """Load a game by name, or a game of your own by its dotted module ("my_package.my_game").

    With "@" and an edition behind the name, as it was under other rules or with other content: see `editions.py`.

    backend  "auto" answers in Python at once and switches to compiled rules as soon as they are ready;
             "native" waits for them, telling `report` how far it is; "python" never compiles.
    """
    known = games()
    mine = name.partition(EDITION)[0] in known
    module = f"birdtable.games.{name}" if mine else name
    if not mine and "." not in name:
        raise UnknownGame(f"there is no game {name!r}; the games are: {', '.join(known)}")
    try:
        found = importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not module.startswith(error.name):
            raise
        raise UnknownGame(f"there is no game {name!r}; the games are: {', '.join(known)}") from None
    except Exception as error:
        if EDITION not in name or isinstance(error, BirdtableError):
            raise
        raise NoEdition(f"{name} does not run with this release any more: {error!r}") from error
    if not isinstance(getattr(found, "GAME", None), Game):
        raise UnknownGame(f"{name!r} declares no game: its module needs a GAME")
    game: Game = found.GAME
    edition = name.partition(EDITION)[2]
    if edition not in ("", INSTALLED) and not edition.endswith(game.content_hash):
        raise NoEdition(f"the content that {name} names is not here any more")
    return game.on(backend, report)


__all__ = [
    "Action",
    "BadNotation",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BirdtableError",
    "Game",
    "IllegalAction",
    "NoEdition",
    "Option",
    "Position",
    "Reason",
    "UnknownGame",
    "games",
    "load",
]
