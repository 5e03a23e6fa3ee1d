"""How often each objective of Perch is met: kept ones, and all of them as if everybody held every one.

python -m bench.objectives --games 50 --bots search:playouts=100     the table of docs/calibration.md
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path
from typing import Any

import birdtable as bt
from birdtable.bots.levels import read_specifications
from birdtable.games.perch import content, homestead, objectives
from birdtable.playing import Playing, honest, numbered_game
from birdtable.position import Position

FOURTH = 3  # flocks ahead of the fourth


def readings(state: Any, seat: int) -> dict[str, int]:
    """Locations that count for Comedi-Hen, by ways to read "in fourth place"; the first is ours."""
    found: Counter[str] = Counter()
    for place in range(int(content.PLACES[state.players])):
        mine = homestead.strength(state, state.location[place], seat) if state.location[place] >= 0 else 0
        others = [
            homestead.strength(state, state.location[place], other) for other in range(5) if other != seat and mine
        ]
        ahead = [birds for birds in others if birds > mine]
        if mine:
            found["alone in fourth place"] += len(ahead) == FOURTH and mine not in others
            found["in fourth place, ties count"] += len(ahead) == FOURTH
            found["with three different stacks ahead"] += len(set(ahead)) == FOURTH
            found["fourth or fifth"] += len(ahead) >= FOURTH
    return dict(found)


def main() -> None:
    """Play, and write what was found as JSON after every game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50, help="games for each number of players")
    parser.add_argument("--bots", default="search:playouts=100")
    parser.add_argument("--out", type=Path, default=Path("objectives.json"))
    chosen = parser.parse_args()
    game = bt.load("perch", "native")
    tables: dict[int, Counter[str]] = {players: Counter() for players in game.players}
    for number in range(chosen.games):
        for players, table in tables.items():
            bots = read_specifications(chosen.bots) * players
            position, minds = numbered_game(game, bots[:players], 16, number)
            count(Playing(position, {seat: honest(bot) for seat, bot in enumerate(minds)}).play_on(), table)
        chosen.out.write_text(json.dumps(tables, indent=1))


def count(position: Position, table: Counter[str]) -> None:
    """Add a finished game."""
    table["games"] += 1
    state = position.game.layout.python(position.states)
    for seat in range(position.players):
        for card, name in enumerate(content.OBJECTIVE_NAMES):
            if content.OBJECTIVE_POOL[position.players] >> card & 1:
                table[f"{name} by anybody"] += bool(objectives.objective_met(state, seat, card))
        dealt = [content.OBJECTIVE_NAMES[state.cards[seat, card]] for card in range(content.DEALT)]
        for name in dealt:
            table[f"{name} dealt"] += 1
        table[f"{dealt[0]} kept"] += 1
        table[f"{dealt[0]} met"] += bool(objectives.objective_met(state, seat, state.cards[seat, 0]))
        if position.players == len(content.COLOURS):
            for reading, locations in readings(state, seat).items():
                for least in (2, 3):
                    table[f"{reading}, {least}"] += locations >= least


if __name__ == "__main__":
    main()
