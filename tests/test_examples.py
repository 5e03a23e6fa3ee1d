"""The examples run, with small numbers. Those that need a large package are skipped where it is not installed."""

import json
import runpy
import sys
from pathlib import Path

import pytest

import birdtable as bt
from birdtable.bots.levels import read_specifications

ROOT = Path(__file__).parents[1]


def load(name):
    return runpy.run_path(str(ROOT / "examples" / f"{name}.py"))


@pytest.mark.filterwarnings("ignore")
def test_ppo_learns_without_a_mistake():
    pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed: pip install sb3-contrib")
    before, after = load("train_ppo")["train"]("examples.connect_four", 256, games=3)
    assert 0 <= before <= 1
    assert 0 <= after <= 1


@pytest.mark.parametrize("game", ["examples.connect_four", "above_the_clouds"])
def test_openspiel_searches(game):
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'birdtable[envs]'")
    import birdtable.envs.openspiel as ours

    loaded = pyspiel.load_game(ours.register(game))
    assert load("openspiel_mcts")["play"](loaded, 2, seed=1) in (-1.0, 0.0, 1.0)


def test_self_play_goes_round():
    pytest.importorskip("torch", reason="PyTorch is not installed: pip install torch")
    said = []
    load("self_play")["self_play"]("examples.connect_four", 2, "native", games=32, rounds=1, say=said.append)
    assert said[0].startswith("round 1: wins ")


def test_a_model_plays_a_whole_game(monkeypatch):
    monkeypatch.setattr(sys, "argv", ["language_model.py"])
    example = load("language_model")
    told = example["play"](example["stand_in"], "above_the_clouds", "--bots", "random", "--seed", "2")
    assert "1. Player" in told


def test_the_notebook_reads_a_dataset(tmp_path, monkeypatch, capsys):
    pytest.importorskip("pyarrow", reason="pyarrow is not installed: pip install 'birdtable[data]'")
    from birdtable.lab.dataset import write_dataset

    monkeypatch.chdir(tmp_path)
    game = bt.load("above_the_clouds", backend="native")
    bots = read_specifications("random,random,random")
    write_dataset(Path("games.parquet"), game, bots, 200, 1)
    write_dataset(Path("decisions.parquet"), game, bots, 5, 1, "decision")
    notebook = json.loads((ROOT / "examples" / "read_games.ipynb").read_text("utf-8"))
    names = {}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), names)
    assert "200 games" in capsys.readouterr().out
