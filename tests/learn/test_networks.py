"""Networks at the table: they fit or are refused, they see what their seat sees, and they answer fast."""

import json
import time

import numpy as np
import pytest

import birdtable as bt
from birdtable.bots.guided import Guidance, GuidedTree, NetworkBot
from birdtable.bots.levels import honest_bot, read_specification
from birdtable.bots.network import SHIPPED, Unfit, network_of, quantised, read_network, write_network
from birdtable.bots.player import Knowledge
from birdtable.bots.policy import PolicyBot, look
from birdtable.bots.random import RandomBot
from birdtable.errors import BadOption

LEARNED = sorted(file.stem for file in SHIPPED.glob("*.npz"))


def position(name, players=2, moves=12, backend="python"):
    pos = bt.load(name, backend=backend).new(players=players, seed=5)
    while len(pos.actions) < moves and not pos.over:
        pos.play_legal(pos.legal()[len(pos.actions) % len(pos.legal())].number)
    return pos


@pytest.mark.parametrize("name", LEARNED)
def test_the_networks_that_come_with_the_table_fit_and_are_small(name):
    file = SHIPPED / f"{name}.npz"
    assert file.stat().st_size <= 2_000_000
    network = read_network(bt.load(name, "python"), file)
    assert network.card["decisions"] > 100_000_000
    assert network.card["again"].startswith(f"birdtable train {name}")


@pytest.mark.parametrize("moves", [3, 12, 25])
@pytest.mark.parametrize("name", LEARNED)
def test_a_policy_is_honest(name, moves):
    """What the seat cannot see is dealt anew: the policy stays the same, number by number, promises included."""
    pos = position(name, moves=moves)
    network = network_of(bt.load(name, "python"))
    assert bool(network.faith) == (name in ("perch", "pigeons"))
    first, expected = look(network, Knowledge(pos))
    for seed in range(3):
        again, other = look(network, Knowledge(pos.redeal(pos.seat, seed)))
        assert np.array_equal(first, again)
        assert np.array_equal(expected, other)


@pytest.mark.parametrize("name", ["above_the_clouds"])
def test_a_search_with_a_network_is_honest(name):
    pos = position(name, players=3, backend="native")
    choices = set()
    for seed in range(3):
        deal = pos.redeal(pos.seat, seed) if seed else pos
        knowledge = Knowledge(deal)
        knowledge.actions = ()
        choices.add(NetworkBot(1, RandomBot(1), looks=24).choose(knowledge).number)
    assert len(choices) == 1


def test_advice_from_a_network_tells_win_points_and_what_follows():
    pos = position("above_the_clouds", backend="native")
    advice = pos.advice(seconds=0.2)
    assert {one.action for one in advice} == set(pos.legal())
    best = advice[0]
    assert 0 <= best.win <= 1
    assert 0 < best.points < 200
    assert best.line[0].action == best.action
    assert best.line[0].seat == pos.seat
    assert 2 <= len(best.line) <= 3


def test_rows_of_a_network_say_what_one_says():
    pos = position("above_the_clouds")
    network = read_network(pos.game, SHIPPED / "above_the_clouds.npz")
    luck = np.random.default_rng(1)
    seen = luck.integers(0, 2, (3, network.first.shape[0])).astype(np.float32)
    promises = luck.integers(1, 256, (3, network.actions)).astype(np.uint8)
    network.faith, network.last = 5.0, np.concatenate([network.last, network.last[:1]])  # as if it were shown promises
    network.biases[-1] = np.append(network.biases[-1], np.float32(1))
    network.last_columns = np.ascontiguousarray(network.last.T)
    logits, expected = network.many(seen, promises)
    legal = np.array([0, 5, 7])
    for row in range(3):
        some, mine = network.one(seen[row], legal, promises[row, legal])
        assert np.allclose(some, logits[row, legal], atol=1e-4)
        assert np.allclose(mine, expected[row], atol=1e-4)


def test_a_tree_counts_every_look_once():
    pos = position("above_the_clouds", backend="native")
    tree = GuidedTree(pos.redeal(pos.seat, 0), network_of(pos.game), pos.seat, 1, Guidance())
    tree.iterate(40)
    visits = [visits for _, visits, _ in tree.children()]
    assert sum(visits) == 39  # the first look was at the root itself
    assert all(0 <= gains[0] <= count + 1e-9 for _, count, gains in tree.children())


@pytest.mark.parametrize("change", [{"version": 99}, {"content": "x"}, {"features": 3}, {"actions": 3}])
def test_a_network_for_other_rules_is_refused_and_the_table_goes_on(tmp_path, monkeypatch, change):
    game = bt.load("above_the_clouds", "python")
    with np.load(SHIPPED / "above_the_clouds.npz") as arrays:
        card = {**json.loads(arrays["card"].tobytes()), **change}
        write_network(tmp_path / "above_the_clouds.npz", card, {n: arrays[n] for n in arrays.files if n != "card"})
    with pytest.raises(Unfit, match="train it again"):
        read_network(game, tmp_path / "above_the_clouds.npz")
    monkeypatch.setenv("BIRDTABLE_NETWORKS", str(tmp_path))
    assert network_of(game) is None
    knowledge = Knowledge(position("above_the_clouds"))
    assert PolicyBot(3, RandomBot(3)).choose(knowledge) == RandomBot(3).choose(knowledge)


def test_a_file_that_is_no_network_is_refused(tmp_path):
    (tmp_path / "perch.npz").write_bytes(b"no")
    with pytest.raises(Unfit, match="is not a network"):
        read_network(bt.load("perch", "python"), tmp_path / "perch.npz")


def test_bytes_keep_a_matrix_to_half_a_step():
    matrix = np.random.default_rng(2).normal(size=(7, 30)).astype(np.float32)
    small, scale = quantised(matrix)
    assert np.abs(small * scale[:, None] - matrix).max() <= scale.max() / 2 + 1e-6


def test_specifications_of_networks():
    assert str(read_specification("network: threads=2, seconds=0.5")) == "network:seconds=0.5,threads=2"
    assert str(read_specification("policy")) == "policy"
    assert isinstance(honest_bot(read_specification("policy:heat=500"), 1), PolicyBot)
    for wrong in ("network", "network:playouts=5", "policy:seconds=1"):
        with pytest.raises(BadOption):
            read_specification(wrong)


def test_a_policy_decides_within_a_millisecond():
    pos = position("perch")
    network, knowledge = network_of(pos.game), Knowledge(pos)
    look(network, knowledge)
    seen = np.zeros(network.first.shape[0], np.float32)
    seen[::8] = 1
    start = time.process_time()
    for _ in range(50):
        network.one(seen, np.arange(30), np.full(30, 255, np.uint8))
    assert (time.process_time() - start) / 50 < 0.002
