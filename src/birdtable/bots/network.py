"""A trained network at the table, in NumPy: no PyTorch, no GPU. `learn/model.py` says what it is made of.

A network is a file of at most 2 MB (`NAME.npz`): weights in bytes with a scale a row, and a card that says what it
was trained on. One that does not fit the rules of today is refused.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from birdtable.errors import BadOption
from birdtable.kernel.loops import ONE
from birdtable.kernel.promise import FULL as PROMISED

if TYPE_CHECKING:
    from birdtable.game import Game

FORMAT = 1
RESULT, MARGIN, POINTS = range(3)  # what a network expects for every seat, as in learn/model.py
HEADS = 3
FULL = 50.0  # points that count as 1
HEATS = {"gentle": 10.0, "fair": 6.0}  # of levels, where a card does not say
EXPERT = {"looks": 20, "ahead": 4, "tree": 0}  # how an expert thinks, likewise
SHIPPED = Path(__file__).parent.parent / "learned"


def choices_shown(game: Game, fixed: Sequence[str] = ()) -> tuple[str, ...]:
    """The options whose choice a network is shown."""
    return tuple(option.name for option in game.options if option.name not in fixed)


def table_features(game: Game, shown: Sequence[str], states: np.ndarray) -> np.ndarray:
    """Which table it is: how many players, and what was chosen for the options shown; a 1 for each."""
    features = [float(states["players"][0] == players) for players in game.players]
    for option in game.options:
        if option.name in shown:
            features += [float(states[option.name][0] == number) for number in range(len(option.choices))]
    return np.array(features, np.float32)


def win_chance(result: np.ndarray, players: int) -> np.ndarray:
    """The chance to win that an expected result means."""
    result = np.clip(result, -1, 1)
    chance: np.ndarray = (result + 1) / 2 if players == 1 else (result * (players - 1) + 1) / players
    return chance


def promise_scale(game: Game) -> int:
    """What an action that looks so much worse than the best promises half as much: see `kernel/promise.py`."""
    return max(1, game.lead // 5)


class Network:
    """The weights of one network, ready to multiply.

    first   inputs × width; blocks: width × width each; last: answers × width (the actions, then HEADS a seat)
    """

    def __init__(self, card: Mapping[str, Any], arrays: Mapping[str, np.ndarray]) -> None:
        self.card = card
        self.shown: tuple[str, ...] = tuple(card["options"])
        self.features: int = card["features"]
        self.actions: int = card["actions"]
        self.seats: int = card["seats"]
        self.faith: float = card.get("faith", 0.0)
        names = ["first", *(f"block{number}" for number in range(card["blocks"])), "last"]
        weights = {name: _whole(arrays, name) for name in names}
        self.first = np.ascontiguousarray(weights["first"].T)
        self.blocks = [np.ascontiguousarray(weights[name].T) for name in names[1:-1]]
        self.last = weights["last"]
        self.biases = [arrays[f"{name}.bias"].astype(np.float32) for name in names]
        self.last_columns = np.ascontiguousarray(self.last.T)

    def heat_of(self, level: str) -> float:
        """How wayward the policy is at a level (see `PolicyBot`): measured for each network, 0 for the upper ones."""
        return float({**HEATS, **self.card.get("heats", {})}.get(level, 0.0))

    @property
    def expert(self) -> Mapping[str, int]:
        """How the level below the highest thinks ahead (see `NetworkBot`): measured for each network, too."""
        return {**EXPERT, **self.card.get("expert", {})}

    def one(self, seen: np.ndarray, legal: np.ndarray, promised: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """The logits of the legal actions, and what every seat from the deciding one on expects (seats × HEADS).

        seen      observation and table features in one array
        legal     the numbers of the legal actions, promised: what each promises
        """
        there = np.flatnonzero(seen)
        x = np.maximum(seen[there] @ self.first[there] + self.biases[0], 0)
        for block, bias in zip(self.blocks, self.biases[1:-1], strict=True):
            x = x + np.maximum(x @ block + bias, 0)
        bias = self.biases[-1]
        logits = self.last[legal] @ x + bias[legal]
        others = self.last[self.actions :] @ x + bias[self.actions :]
        if self.faith:
            logits += (self.faith + others[-1]) * (promised / np.float32(PROMISED))
        return logits, others[: self.seats * HEADS].reshape(self.seats, HEADS)

    def many(self, seen: np.ndarray, promised: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """The same for rows of them, and for all actions, legal or not."""
        x = np.maximum(seen @ self.first + self.biases[0], 0)
        for block, bias in zip(self.blocks, self.biases[1:-1], strict=True):
            x = x + np.maximum(x @ block + bias, 0)
        answers = x @ self.last_columns + self.biases[-1]
        logits, others = answers[:, : self.actions], answers[:, self.actions :]
        if self.faith:
            logits = logits + (self.faith + others[:, -1:]) * (promised / np.float32(PROMISED))
        return logits, others[:, : self.seats * HEADS].reshape(len(seen), self.seats, HEADS)


def _whole(arrays: Mapping[str, np.ndarray], name: str) -> np.ndarray:
    """A matrix from bytes and the scale of each row."""
    return arrays[name].astype(np.float32) * arrays[f"{name}.scale"].astype(np.float32)[:, None]


def quantised(matrix: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """A matrix in bytes, and the scale of each row."""
    scale = np.maximum(np.abs(matrix).max(1), 1e-8) / 127
    return np.rint(matrix / scale[:, None]).astype(np.int8), scale.astype(np.float32)


def rounded(seen: np.ndarray) -> np.ndarray:
    """An observation as it is in bytes, which is what networks are trained on."""
    return np.clip(np.floor(seen * ONE + 0.5), 0, 255).astype(np.float32) / np.float32(ONE)


# ---------------------------------------------------------------------- files


class Unfit(BadOption):
    """A network that was trained for other rules, or a file that is none."""


def write_network(file: Path, card: Mapping[str, Any], arrays: Mapping[str, np.ndarray]) -> None:
    """Keep a network; the file is there as a whole or not at all."""
    scratch = file.with_name(f".{file.name}.{os.getpid()}")
    with scratch.open("wb") as out:
        np.savez(out, **{"card": np.frombuffer(json.dumps(dict(card)).encode(), np.uint8), **arrays})  # type: ignore[arg-type]
    scratch.replace(file)


def read_network(game: Game, file: Path) -> Network:
    """A network from its file; one that does not fit the game as it is now is refused."""
    try:
        with np.load(file, allow_pickle=False) as arrays:
            card = json.loads(arrays["card"].tobytes())
            found = {name: arrays[name] for name in arrays.files if name != "card"}
    except (OSError, ValueError, KeyError) as error:
        raise Unfit(f"{file.name} is not a network: {error}") from None
    check_card(game, card)
    return Network(card, found)


def check_card(game: Game, card: Mapping[str, Any]) -> None:
    """Refuse a network that was trained for something else, and say for what."""
    now = {
        "format": FORMAT,
        "game": game.name,
        "version": game.version,
        "content": game.content_hash,
        "features": game.features,
        "actions": game.actions.count,
        "players": list(game.players),
    }
    words = {"version": "rules version", "content": "content", "features": "observation length", "actions": "actions"}
    for name, value in now.items():
        if card.get(name) != value:
            raise Unfit(
                f"the network of {game.title} was trained for {words.get(name, name)} {card.get(name)}, the game has "
                f"{value}; train it again: birdtable train {game.name}"
            )


def network_file(game: Game) -> Path:
    """Where the network of a game lies: in $BIRDTABLE_NETWORKS, or with the table."""
    folder = os.environ.get("BIRDTABLE_NETWORKS")
    own = Path(folder) / f"{game.name}.npz" if folder else None
    return own if own is not None and own.exists() else SHIPPED / f"{game.name}.npz"


YARDSTICK = "policy against search:seconds=0.1, two players"
AMONG = "one network:seconds=0.1 among search:seconds=0.1, {} players"
"""Figures on a card: the share of games won."""


def is_trusted(game: Game, players: int = 2) -> bool:
    """Whether the network fits and was measured to be stronger than the search, at such a table if that is known."""
    network = network_of(game)
    measured = network.card.get("strength", {}) if network is not None else {}
    return measured.get(YARDSTICK, 0) >= 1 / 2 and measured.get(AMONG.format(players), 1) >= 1 / players


def network_of(game: Game) -> Network | None:
    """The network of a game if there is one that fits; else None: the table goes on without one. Read once a file."""
    file = network_file(game)
    if file not in game.engines.networks:
        try:
            game.engines.networks[file] = read_network(game, file)
        except Unfit:
            game.engines.networks[file] = None
    found: Network | None = game.engines.networks[file]
    return found
