"""Games as a table of rows in a Parquet file, a row a game or a row a decision. docs/lab.md describes the columns."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from birdtable.bots import Bot, Knowledge
from birdtable.bots.levels import Specification
from birdtable.errors import BadOption
from birdtable.game import Game
from birdtable.kernel.actions import Action
from birdtable.kernel.chronicle import SEATS, Note
from birdtable.lab.marks import Marks
from birdtable.lab.rows import Rows, make_rows
from birdtable.lab.simulate import Tally
from birdtable.playing import Playing, check_unrefereed, numbered_game, rewards, rewards_by_winners
from birdtable.position import Position
from birdtable.progress import Advance

FORMAT = "birdtable-games-1"
ROWS = ("game", "decision")
GAMES_AT_ONCE = 4096  # of random bots; they are a row group of the file
DECISIONS_AT_ONCE = 50_000
FEW = 16  # games at once of bots that think

Columns = dict[str, list[Any]]


def write_dataset(
    file: Path,
    game: Game,
    bots: Sequence[Specification],
    games: int,
    seed: int,
    rows: str = "game",
    observations: bool = False,
    advance: Advance = lambda done, total: None,
) -> Tally:
    """Play games and write them down as they end; what came of them is summed up too."""
    if rows not in ROWS:
        raise BadOption(f"a row is one of {', '.join(ROWS)}, not {rows!r}")
    if file.suffix != ".parquet":
        raise BadOption(f"the file is of Parquet, so its name ends in .parquet, not in {file.suffix or 'nothing'}")
    start = time.perf_counter()
    tally = Tally(len(bots))
    if rows == "game":
        chunks = game_rows(game, bots, games, seed, tally)
    else:
        chunks = decision_rows(game, bots, games, seed, tally, observations)
    _write(file, schema(rows, observations), _about(game, bots, seed, rows), _counted(chunks, tally, games, advance))
    tally.seconds = time.perf_counter() - start
    return tally


def _counted(chunks: Iterator[Columns], tally: Tally, games: int, advance: Advance) -> Iterator[Columns]:
    for columns in chunks:
        advance(tally.games, games)
        yield columns


# ---------------------------------------------------------------------- the file


def schema(rows: str, observations: bool = False) -> Any:
    """The columns of the file, as Arrow names them."""
    import pyarrow

    seats = pyarrow.list_(pyarrow.int32())
    if rows == "game":
        columns = {
            "game": pyarrow.int64(),
            "scores": seats,
            "winners": pyarrow.list_(pyarrow.int8()),
            "rewards": pyarrow.list_(pyarrow.float32()),
            "order": pyarrow.list_(pyarrow.int8()),
            "decisions": seats,
            "turns": seats,
            "legal": pyarrow.int64(),
            "forced": pyarrow.int32(),
            "lead_changes": pyarrow.int32(),
            "last_lead": pyarrow.int32(),
        }
    else:
        columns = {
            "game": pyarrow.int64(),
            "move": pyarrow.int32(),
            "seat": pyarrow.int8(),
            "decision": pyarrow.dictionary(pyarrow.int8(), pyarrow.string()),
            "legal": pyarrow.list_(pyarrow.int16()),
            "action": pyarrow.int16(),
            "notation": pyarrow.string(),
            "scores": seats,
            "reward": pyarrow.float32(),
            "final_scores": seats,
        }
        if observations:
            columns["observation"] = pyarrow.list_(pyarrow.float32())
    return pyarrow.schema(list(columns.items()))


def _about(game: Game, bots: Sequence[Specification], seed: int, rows: str) -> dict[str, Any]:
    """What the file is of: all that is needed to play the same games again."""
    return {
        "format": FORMAT,
        "rows": rows,
        "game": game.name,
        "version": game.version,
        "content": game.content_hash,
        "players": len(bots),
        "options": game.chosen,
        "bots": [str(bot) for bot in bots],
        "seed": seed,
    }


def _write(file: Path, columns: Any, about: dict[str, Any], chunks: Iterator[Columns]) -> None:
    import pyarrow
    from pyarrow import parquet

    file.parent.mkdir(parents=True, exist_ok=True)
    described = columns.with_metadata({"birdtable": json.dumps(about)})
    with parquet.ParquetWriter(file, described, compression="zstd") as writer:
        for chunk in chunks:
            writer.write_table(pyarrow.table(chunk, schema=described))


def read_about(file: Path) -> dict[str, Any]:
    """What a file is of."""
    from pyarrow import parquet

    about: dict[str, Any] = json.loads(parquet.read_schema(file).metadata[b"birdtable"])
    return about


# ---------------------------------------------------------------------- a row a game


def game_rows(game: Game, bots: Sequence[Specification], games: int, seed: int, tally: Tally) -> Iterator[Columns]:
    """Finished games, some at a time; random ones are those of a batch with the same seed."""
    marks = Marks(game, len(bots))
    random = all(bot.name == "random" for bot in bots)
    template = game.template(len(bots), game.chosen)
    size = GAMES_AT_ONCE if random else FEW
    for first in range(0, games, size):
        rows = make_rows(marks, min(size, games - first))
        if random:
            rows.play(seed, first, template)
        else:
            rows.play_bots(game, bots, seed, first)
        scores = rows.states["score"][:, : len(bots)]
        tally.add(scores, rows.states["winners"], int(rows.notes[:, Note.decisions].sum()))
        yield _game_columns(rows, first, len(bots))


def _game_columns(rows: Rows, first: int, players: int) -> Columns:
    states, notes = rows.states, rows.notes
    won = states["winners"].astype(np.int64)[:, None] >> np.arange(players) & 1

    def seats(column: int) -> list[Any]:
        assert column + SEATS <= notes.shape[1]
        return list(notes[:, column : column + players])

    return {
        "game": list(range(first, first + len(states))),
        "scores": list(states["score"][:, :players].astype(np.int32)),
        "winners": [np.flatnonzero(row) for row in won],
        "rewards": list(rewards_by_winners(players)[states["winners"]].astype(np.float32)),
        "order": seats(Note.order),
        "decisions": seats(Note.made),
        "turns": seats(Note.turns),
        "legal": list(notes[:, Note.offered]),
        "forced": list(notes[:, Note.forced]),
        "lead_changes": list(notes[:, Note.leads]),
        "last_lead": list(notes[:, Note.last_lead]),
    }


# ---------------------------------------------------------------------- a row a decision


def decision_rows(
    game: Game, bots: Sequence[Specification], games: int, seed: int, tally: Tally, observations: bool
) -> Iterator[Columns]:
    """Every decision, in the order of play, some games at a time."""
    check_unrefereed(game.template(len(bots), game.chosen))
    names = schema("decision", observations).names
    columns: Columns = {name: [] for name in names}
    for number in range(games):
        position, players = numbered_game(game, bots, seed, number)
        first = len(columns["game"])
        choosers = {seat: partial(_choose, bot, number, columns) for seat, bot in enumerate(players)}
        Playing(position, choosers).play_on()
        results = rewards(position)
        columns["reward"] += [results[seat] for seat in columns["seat"][first:]]
        columns["final_scores"] += [position.scores] * (len(columns["game"]) - first)
        tally.add_game(position)
        if len(columns["game"]) >= DECISIONS_AT_ONCE:
            yield columns
            columns = {name: [] for name in names}
    if columns["game"]:
        yield columns


def _choose(bot: Bot, number: int, columns: Columns, position: Position) -> Action:
    """A bot's choice, written down as a row; what became of the game is added at its end."""
    knowledge = Knowledge(position)
    action = bot.choose(knowledge)
    row: dict[str, Any] = {
        "game": number,
        "move": len(position.actions),
        "seat": knowledge.seat,
        "decision": position.decision,
        "legal": [one.number for one in knowledge.legal],
        "action": action.number,
        "notation": str(action),
        "scores": position.scores,
    }
    if "observation" in columns:
        row["observation"] = position.observation()
    for name, value in row.items():
        columns[name].append(value)
    return action
