"""Training, small, on a core."""

import pytest

torch = pytest.importorskip("torch")

import numpy as np

import birdtable as bt
from birdtable.bots.network import read_network, rounded, table_features
from birdtable.errors import BadOption
from birdtable.learn.curves import write_page
from birdtable.learn.recipes import Recipe, recipe_of
from birdtable.learn.selfplay import ends
from birdtable.learn.trainer import CHECKPOINT, Trainer
from tests.conftest import LONG

FOUR = "examples.connect_four"
SMALL = Recipe(games=128, steps=16, minibatch=512, share=1.0, width=64, blocks=1)


@pytest.fixture(autouse=True)
def one_thread():
    before = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(before)


def weights(trainer):
    return torch.cat([p.detach().flatten() for p in trainer.net.parameters()])


def test_a_training_that_stopped_goes_on_as_if_it_had_not(tmp_path):
    whole = Trainer(FOUR, SMALL, tmp_path / "whole")
    whole.run(decisions=8 * 128 * 16)
    first = Trainer(FOUR, SMALL, tmp_path / "parts")
    for number in range(4):
        first.round(number / 8)
    first.keep()
    second = Trainer(FOUR, SMALL, tmp_path / "parts")
    second.restore(tmp_path / "parts" / CHECKPOINT)
    second.run(decisions=8 * 128 * 16)
    assert second.decisions == whole.decisions
    assert torch.equal(weights(whole), weights(second))


def test_a_training_begins_with_the_weights_of_a_checkpoint_or_of_a_network(tmp_path):
    first = Trainer(FOUR, SMALL, tmp_path)
    first.round(0)
    first.keep()
    seen, legal = first.hall.now, first.hall.now_legal
    for file, like in ((CHECKPOINT, 0), ("connect_four.npz", 0.02)):
        second = Trainer(FOUR, SMALL, tmp_path / "second", seed=2)
        second.begin_with(tmp_path / file)
        assert (first.net(seen, legal)[0] - second.net(seen, legal)[0]).abs().max() <= like
        assert second.decisions == 0
    with pytest.raises(BadOption, match="holds another network"):
        Trainer(FOUR, SMALL.changed(width=32), tmp_path / "third").begin_with(tmp_path / CHECKPOINT)


def test_a_few_seconds_on_a_core_beat_random(tmp_path, monkeypatch):
    from birdtable.arena import plan_match, run_match, summarise

    trainer = Trainer(FOUR, recipe_of("connect_four", True).changed(width=128), tmp_path)
    trainer.run(decisions=160_000)
    monkeypatch.setenv("BIRDTABLE_NETWORKS", str(tmp_path))
    match = plan_match(FOUR, 2, ["policy", "random"], 60, seed=1)
    (summary,) = summarise(run_match(match, tmp_path / "games.jsonl", workers=1))
    mine = next(one for one in summary.standings if one.bot == "policy")
    assert mine.wins.mean > 0.8
    assert "Learning" in write_page(tmp_path, "Connect Four").read_text("utf-8")


@pytest.mark.parametrize("faith", [0.0, 8.0])
def test_the_table_computes_what_was_trained(tmp_path, faith):
    """Export and import: NumPy on bytes says what PyTorch says, but for the rounding of weights."""
    trainer = Trainer(FOUR, SMALL.changed(faith=faith), tmp_path)
    for number in range(4):
        trainer.round(number / 4)
    trainer.keep()
    game = bt.load(FOUR, backend="python")
    network = read_network(game, tmp_path / "connect_four.npz")
    pos = game.new(players=2, seed=1)
    table = table_features(game, network.shown, pos.states)
    seen = np.concatenate([rounded(pos.observation()), table])
    promises = np.arange(1, network.actions + 1).astype(np.uint8) * 30
    row = np.zeros(trainer.net.first.in_features, np.uint8)
    row[: len(seen)] = seen * 64
    with torch.no_grad():
        logits, expected = trainer.net(torch.from_numpy(row)[None], torch.from_numpy(promises)[None])
    mine, values = network.one(seen, np.arange(network.actions), promises)
    assert np.allclose(mine, logits[0].numpy(), atol=0.02)
    assert np.allclose(values, expected[0].numpy(), atol=0.02)


def test_how_games_end_for_every_seat():
    end = ends(torch.tensor([[1.0, -1, 0]]), torch.tensor([[30.0, 10, 99]]), torch.tensor([2]))
    assert end[0, :, 0].tolist() == [1, -1, 0]
    assert end[0, :, 1].tolist() == [0.5, -0.5, 0]
    assert end[0, :2, 2].tolist() == pytest.approx([0.6, 0.2])


@pytest.mark.skipif(not LONG, reason="two more processes that load PyTorch: for make test-long")
@pytest.mark.filterwarnings("ignore")
def test_two_workers_train_one_network_through_ray(tmp_path):
    pytest.importorskip("ray")
    from birdtable.learn.cluster import Team

    trainer = Trainer(FOUR, SMALL, tmp_path)
    before = weights(trainer).clone()
    team = Team(trainer, FOUR, 2, "local", "native", "cpu")
    try:
        trainer.run(decisions=2 * 2 * 128 * 16, each=team.round)
    finally:
        team.close()
    assert trainer.decisions == 2 * 2 * 128 * 16
    assert not torch.equal(before, weights(trainer))
