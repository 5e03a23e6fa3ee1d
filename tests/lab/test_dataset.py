"""Games in Parquet files: the rows are the games."""

import hashlib

import numpy as np
import pytest

import birdtable as bt
from birdtable.bots.levels import read_specifications
from tests.conftest import some
from tests.test_cli import run  # noqa: F401  # a fixture

parquet = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed: pip install 'birdtable[data]'")

from birdtable.lab.dataset import read_about, schema, write_dataset

GAMES = some(5000, 1000)
pytestmark = pytest.mark.rules_do_not_matter


def bots(text, players):
    given = read_specifications(text)
    return [given[seat % len(given)] for seat in range(players)]


def test_a_row_a_game(name, players, tmp_path):
    game = bt.load(name, backend="native")
    tally = write_dataset(tmp_path / "games.parquet", game, bots("random", players), GAMES, 7)
    rows = parquet.read_table(tmp_path / "games.parquet").to_pydict()
    batch = game.batch(GAMES, players, seed=7)
    decisions = batch.playout()
    assert tally.games == len(rows["game"]) == GAMES
    assert rows["game"] == list(range(GAMES))
    assert np.array_equal(np.array(rows["scores"]), batch.scores)
    assert np.allclose(np.array(rows["rewards"]), batch.rewards)
    assert np.array(rows["decisions"]).sum() == tally.decisions == decisions
    bits = [sum(1 << seat for seat in won) for won in rows["winners"]]
    assert np.array_equal(bits, batch.states["winners"])


def test_a_row_a_decision(name, players, tmp_path):
    game = bt.load(name, backend="native")
    file = tmp_path / "decisions.parquet"
    write_dataset(file, game, bots("random", players), 3, 7, "decision", observations=True)
    table = parquet.read_table(file)
    assert table.schema.equals(schema("decision", observations=True))
    rows = table.to_pylist()
    for number in range(3):
        position = game.new(players, hashlib.sha256(f"birdtable sim 7 {number}".encode()).digest())
        mine = [row for row in rows if row["game"] == number]
        for move, row in enumerate(mine):
            assert (row["move"], row["seat"], row["decision"]) == (move, position.seat, position.decision)
            assert row["legal"] == np.flatnonzero(position.mask()).tolist()
            assert row["scores"] == position.scores
            assert np.array_equal(np.array(row["observation"], np.float32), position.observation())
            assert position.action(row["notation"]).number == row["action"]
            position.play(row["notation"])
        assert position.over
        assert {tuple(row["final_scores"]) for row in mine} == {tuple(position.scores)}
        winners = {row["seat"] for row in mine if row["reward"] > 0}
        assert winners <= set(position.winners)


def test_the_file_says_what_it_is_of(tmp_path, clouds):
    file = tmp_path / "games.parquet"
    write_dataset(file, clouds, bots("greedy,random", 2), 2, 5)
    about = read_about(file)
    assert about["game"] == "above_the_clouds"
    assert about["bots"] == ["greedy", "random"]
    assert about["content"] == clouds.content_hash
    assert (about["rows"], about["seed"], about["players"]) == ("game", 5, 2)


def test_what_is_refused(tmp_path, clouds):
    with pytest.raises(bt.BadOption, match=r"ends in \.parquet"):
        write_dataset(tmp_path / "games.csv", clouds, bots("random", 2), 2, 5)
    with pytest.raises(bt.BadOption, match="one of game, decision"):
        write_dataset(tmp_path / "games.parquet", clouds, bots("random", 2), 2, 5, "turn")


def test_sim_writes_it(run, tmp_path):  # noqa: F811
    said = run("sim", "above_the_clouds", "--games", "30", "--out", "games.parquet").output
    assert "30 games are written down in games.parquet." in said
    assert parquet.read_table(tmp_path / "games.parquet").num_rows == 30
    run("sim", "above_the_clouds", "--games", "2", "--bots", "greedy", "--rows", "decision", "--out", "d.parquet")
    rows = parquet.read_table(tmp_path / "d.parquet")
    assert rows.num_rows > 50
    assert "observation" not in rows.column_names
