"""What the environments share: how many sit down, what is legal, the table as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

import birdtable
from birdtable.errors import BadOption
from birdtable.game import Game
from birdtable.playing import check_unrefereed
from birdtable.position import Position
from birdtable.telling.show import show
from birdtable.telling.voice import Voice

LOST = -1.0  # the reward for an action that is not legal


def load(game: str, players: int | None, options: dict[str, Any]) -> tuple[Game, int]:
    """A game with compiled rules and its options preset, and how many play: if nobody says, the usual number."""
    loaded = birdtable.load(game, backend="native").preset(**options)
    count = loaded.usual_players if players is None else players
    check_unrefereed(loaded.template(count, loaded.chosen))  # which refuses what the game does not offer
    return loaded, count


def mask_of(position: Position) -> np.ndarray:
    """The legal actions as the 0s and 1s that `Discrete.sample` takes; none when the game is over."""
    return position.mask().astype(np.int8)


def why_illegal(position: Position, action: int) -> list[str]:
    """Why an action is not legal, in sentences."""
    game = position.game
    try:
        reasons = position.why_not(action)
    except IndexError:  # an action on something that is not in the box for so many players
        return [f"Action {action} means nothing with {position.players} players."]
    return [game.text().reason(reason, game.clauses) for reason in reasons]


def picture(position: Position, seat: int) -> str:
    """The table in words, as a seat sees it."""
    voice = Voice("en", position.game)
    view = {**position.view(seat), "names": voice.player_names(position.players)}
    return "\n".join(show(position.game, view, voice))


def check_seat(seat: int, players: int) -> int:
    """A seat at the table."""
    if isinstance(seat, bool) or not isinstance(seat, int) or seat not in range(players):
        raise BadOption(f"there is no seat {seat!r}; the seats are 0 to {players - 1}")
    return seat


def bot_names(bots: str | Sequence[str]) -> list[str]:
    """Bots given as a list or as words with commas between them."""
    return [bot.strip() for bot in bots.split(",")] if isinstance(bots, str) else list(bots)
