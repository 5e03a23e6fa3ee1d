"""What the environments share: how many sit down, what a result is worth, the table as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

import birdtable
from birdtable.errors import BadOption
from birdtable.game import Game
from birdtable.position import Position
from birdtable.terminal.ask import usual_players
from birdtable.terminal.seats import player_names
from birdtable.terminal.show import show
from birdtable.terminal.voice import Voice

LOST = -1.0  # the reward for an action that is not legal


def load(game: str, players: int | None, options: dict[str, Any]) -> tuple[Game, int]:
    """A game with compiled rules and its options preset, and how many play: if nobody says, the usual number."""
    loaded = birdtable.load(game, backend="native").preset(**options)
    count = usual_players(loaded) if players is None else players
    loaded.template(count, loaded.chosen)  # refuses what the game does not offer
    return loaded, count


def rewards(position: Position) -> list[float]:
    """The zero-sum result of every seat, 0 before the end: the same numbers as `Batch.rewards`."""
    players, won = position.players, position.winners
    if not won:
        return [0.0 if not position.over or players > 1 else -1.0] * players
    if players == 1:
        return [1.0]
    shares = [players * (seat in won) - len(won) for seat in range(players)]
    return [share / (len(won) * (players - 1)) for share in shares]


def decider(position: Position) -> int | None:
    """Who decides, None when the game is over. A table that waits for somebody outside (a referee) is refused."""
    if position.seat is None and not position.over:
        raise BadOption(
            f"a table with {position.options} waits for an answer from outside; play it without that option"
        )
    return position.seat


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
    view = {**position.view(seat), "names": player_names(position.players, voice)}
    return "\n".join(show(position.game, view, voice))


def check_seat(seat: int, players: int) -> int:
    """A seat at the table."""
    if isinstance(seat, bool) or not isinstance(seat, int) or seat not in range(players):
        raise BadOption(f"there is no seat {seat!r}; the seats are 0 to {players - 1}")
    return seat


def bot_names(bots: str | Sequence[str]) -> list[str]:
    """Bots given as a list or as words with commas between them."""
    return [bot.strip() for bot in bots.split(",")] if isinstance(bots, str) else list(bots)
