"""Ring 5: one recorded game for each table as a readable file, and counts of action sequences.

python -m tests.suites.playthroughs [GAME …]     writes their files anew; read the difference before you commit it
"""

import hashlib
import json
import random
import sys
from collections import Counter
from pathlib import Path

import birdtable as bt
from birdtable.kernel.events import Happening
from birdtable.kernel.words import Vocabulary
from tests.conftest import TABLES

FOLDER = Path(__file__).parents[1] / "playthroughs"
SEED = 2026
PERFT_DEPTH = 3
LARGE = 6  # parts of a view's entry
BRIEF = {"perch": 2, "pigeons": 1}  # rounds that are told of games with many pieces; of the rest only the end


def file_of(name, players):
    """Where the game of a table is recorded."""
    return FOLDER / f"{name.split('.')[-1]}-{players}.txt"


def playthrough(name, players):
    """A random game, told line by line: who decides what, what is seen and legal, what is done, what happens."""
    game = bt.load(name, backend="python")
    luck = random.Random(SEED)
    position = game.new(players=players, seed=SEED)
    lines = [f"{game.title}, rules {game.version}, {players} players, seed {SEED}", "", *told(game, position.opening)]
    shown, rounds = {}, BRIEF.get(name)
    while not position.over:
        legal = position.legal()
        action = luck.choice(legal)
        if rounds and position.states["round_number"][0] > rounds:
            position.play_legal(action.number)
            continue
        lines += [
            "",
            f"{len(position.actions) + 1}. seat {position.seat}, {position.decision}, scores {position.scores}",
        ]
        lines += [*news(position, shown), f"  legal ({len(legal)}): {in_short(legal, rounds)}", f"  > {action}"]
        lines += told(game, position.play(action))
    if rounds:
        digest = hashlib.sha256(position.states.tobytes()).hexdigest()
        lines += ["", f"and so on: {len(position.actions)} actions, in the end the record {digest[:16]}"]
    lines += ["", f"over: scores {position.scores}, winners {position.winners}", *news(position, shown)]
    return "\n".join(lines) + "\n"


def in_short(legal, brief):
    """Legal actions one by one, or how many there are of each verb."""
    if not brief:
        return "; ".join(map(str, legal))
    return "; ".join(f"{verb} {count}" for verb, count in Counter(action.verb for action in legal).items())


def told(game, events):
    """Events as sentences."""
    text = game.text()
    return [f"  {text.event(Happening(event.name, with_seats(game, event)))}" for event in events]


def with_seats(game, event):
    """The arguments of an event, a seat with its word."""
    words = game.events[event.name].args
    text = game.text()
    return {
        key: (f"seat {value}" if str(value).isdecimal() else text.name(value)) if is_seat(words[key]) else value
        for key, value in event.values.items()
    }


def is_seat(words):
    """Whether an argument of an event names a seat."""
    return isinstance(words, Vocabulary) and words.seats


def news(position, shown):
    """What the deciding seat sees, one entry a line, as far as that seat (brief: anybody) has not seen it yet."""
    view, brief = position.view(position.seat), position.game.name in BRIEF
    said = {"game", "version", "players", "options", "viewer", "over", "scores", "winners", "seat", "decision", "rules"}
    said |= {"asked", "answered", "answer"}
    entries = {
        key: json.dumps(value, ensure_ascii=False)
        for name, whole in view.items()
        if name not in said
        for key, value in parts(name, whole, brief)
    }
    looker = None if brief else position.seat
    before = shown.get(looker, {})
    shown[looker] = entries
    return [f"  {key}: {value}" for key, value in entries.items() if before.get(key) != value]


def parts(name, value, brief):
    """An entry of a view, or the parts of one that is a large table, so that only what changes is told."""
    if brief and isinstance(value, list) and len(value) > LARGE:
        return [(f"{name} {at}", part) for at, part in enumerate(value)]
    if isinstance(value, dict) and len(value) > LARGE and all(isinstance(part, dict) for part in value.values()):
        return [(f"{name} {key}", part) for key, part in value.items()]
    return [(name, value)]


def perft(name, players):
    """How many action sequences there are of each length from the start of a fixed game."""
    game = bt.load(name, backend="native")
    positions, counts = [game.new(players=players, seed=SEED)], []
    while True:
        legal = [position.mask().nonzero()[0] for position in positions]
        counts.append(sum(map(len, legal)))
        if len(counts) == PERFT_DEPTH:
            return counts
        positions = [
            _after(position, int(number)) for position, some in zip(positions, legal, strict=True) for number in some
        ]


def _after(position, number):
    after = position.copy()
    after.play_legal(number)
    return after


def counts_of(name):
    """The file that holds a game's counts, by players."""
    return file_of(name, "perft").with_suffix(".json")


def main(names):
    """Write the files of these games, or of all."""
    for name in names or dict.fromkeys(name for name, _ in TABLES):
        counts = {}
        for _, players in (table for table in TABLES if table[0] == name):
            file_of(name, players).write_text(playthrough(name, players), "utf-8")
            counts[players] = perft(name, players)
        counts_of(name).write_text(json.dumps(counts, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
