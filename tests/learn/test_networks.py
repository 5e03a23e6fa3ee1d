"""Networks at the table: they fit or are refused, they see what their seat sees, and they answer fast."""

import json
import time

import numpy as np
import pytest

import birdtable as bt
from birdtable.bots.crowd import Crowd
from birdtable.bots.levels import honest_bot, read_specification
from birdtable.bots.network import SHIPPED, Unfit, network_of, quantised, read_network, write_network
from birdtable.bots.player import Knowledge
from birdtable.bots.policy import PolicyBot, look
from birdtable.bots.random import RandomBot
from birdtable.bots.rehearsal import CLEAR, FOLLOWING, SOME, TRUST, Candidate, Guidance, NetworkBot, rehearse
from birdtable.bots.search import Found, SearchBot
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


@pytest.mark.parametrize(("name", "players"), [("above_the_clouds", 3), ("perch", 2)])
def test_a_search_with_a_network_is_honest(name, players):
    """Perch's network is shown promises. Every number stays the same, not the choice alone."""
    pos = position(name, players=players, backend="native")
    network, found = network_of(pos.game), []
    for seed in range(3):
        deal = pos.redeal(pos.seat, seed) if seed else pos
        found.append(NetworkBot(1, RandomBot(1), looks=400).think(Knowledge(deal), network, even=True))
    assert found[0] == found[1] == found[2]
    assert len({one.win for one in found[0] if one.visits}) > 1


def test_actions_are_rehearsed_on_the_same_deals():
    """Beside itself, an action is worth the same deal by deal; the mover of the next decision is written down."""
    pos = position("above_the_clouds", backend="native")
    knowledge, network = Knowledge(pos), network_of(pos.game)
    deals = np.concatenate([knowledge.redeal(seed).states for seed in range(6)])
    action = knowledge.legal[0].number
    played = rehearse(Crowd(pos.game, network, 12, [0.0, 0.0], 1), deals, pos.seat, [action, action], 6)
    assert np.array_equal(played.worths[0], played.worths[1])
    assert np.array_equal(played.moves[0], played.moves[1])
    assert played.worths[0].std() > 0
    assert ((played.worths >= 0) & (played.worths <= 1)).all()
    after = pos.copy()
    after.play_legal(action)
    assert (played.moves[0, :, 0, 0] == after.seat).all()
    assert played.looks >= 12 * 6


def test_an_action_drops_out_when_it_is_clearly_behind_on_the_same_deals():
    luck = np.random.default_rng(1)
    deals = luck.random(40).astype(np.float32) / 2
    none = np.zeros((40, 2, 2), np.int32)
    best, worse, like = (Candidate(None, behind) for behind in (0.0, -1.0, -1.0))
    best.add(deals + 0.1, deals, none)
    worse.add(deals + luck.normal(0, 0.05, 40).astype(np.float32), deals, none)
    like.add(deals + 0.1 + luck.normal(0, 0.05, 40).astype(np.float32), deals, none)
    assert worse.is_clearly_behind(best)
    assert not like.is_clearly_behind(best)
    few = Candidate(None, -1.0)
    few.add(deals[: SOME - 1] - 1, deals[: SOME - 1], none[: SOME - 1])
    best.worths = best.worths[: SOME - 1]
    assert not few.is_clearly_behind(best)
    assert CLEAR > 1.96


def test_a_plain_choice_is_made_at_once(monkeypatch):
    pos = position("above_the_clouds", backend="native")
    bot = NetworkBot(1, RandomBot(1), looks=10**9, how=Guidance(most=1))
    monkeypatch.setattr("birdtable.bots.rehearsal.rehearse", None)
    assert bot.choose(Knowledge(pos)) == PolicyBot(1, RandomBot(1)).choose(Knowledge(pos))


def test_a_bot_that_plays_doubts_what_its_policy_finds_plain(monkeypatch):
    pos = position("above_the_clouds", backend="native")
    likings = np.array([0.0] + [-12.0] * (len(pos.legal()) - 1), np.float32)
    monkeypatch.setattr("birdtable.bots.rehearsal.look", lambda network, knowledge: (likings, None))
    for how, rehearsed in ((",doubt=10", 0), (",doubt=30", 6), (",doubt=10,plain=20", 6), ("", 6)):
        bot = honest_bot(read_specification(f"network:looks=200,tree=0{how}"), 1)
        bot.think(Knowledge(pos), network_of(pos.game))
        assert sum(len(one.worths) > 0 for one in bot.candidates) == rehearsed, how


def test_what_a_tree_search_went_to_most_is_rehearsed_too_and_counts_half(monkeypatch):
    pos = position("above_the_clouds", backend="native")
    knowledge, network = Knowledge(pos), network_of(pos.game)
    likings = dict(zip(knowledge.legal, look(network, knowledge)[0].tolist(), strict=True))
    liked = sorted(knowledge.legal, key=lambda action: -likings[action])
    found = [Found(action, 100, 0.1, 0.75, 40.0, 0.75, 0.01) for action in reversed(liked)]
    monkeypatch.setattr(SearchBot, "think", lambda *_: found)
    bot = NetworkBot(1, RandomBot(1), looks=400, how=Guidance(most=2, plain=100))
    bot.think(knowledge, network)
    assert [one.action for one in bot.candidates] == [*liked[:2], *liked[-2:]]
    for one in bot.candidates:
        rehearsed = one.worths.mean() + TRUST * one.behind / len(one.worths)
        assert one.score == pytest.approx((rehearsed + 0.75) / 2)


def test_where_playouts_do_not_end_no_tree_is_asked():
    pos = position("pigeons", backend="native")
    bot = NetworkBot(1, RandomBot(1), looks=200)
    bot.think(Knowledge(pos), network_of(pos.game))
    assert bot.search is None


def test_a_tree_tries_first_what_somebody_likes():
    pos = position("above_the_clouds", backend="native")
    knowledge = Knowledge(pos)
    for liked in knowledge.legal[:3]:
        found = SearchBot(1, playouts=30).think(
            knowledge, {one.number: 20.0 * (one == liked) for one in knowledge.legal}
        )
        assert found[0].action == liked
        assert found[0].share > 0.5


def test_rehearsals_that_end_the_game_count_as_they_end():
    """At the last decision of a game nothing is left for the network to say."""
    pos = position("perch", moves=0, backend="native")
    while not pos.over:
        before = pos.copy()
        pos.play_legal(PolicyBot(1, RandomBot(1)).choose(Knowledge(pos)).number)
    last = pos.actions[-1]
    found = NetworkBot(1, RandomBot(1), looks=100).think(Knowledge(before), network_of(pos.game), True, [last])
    one = next(one for one in found if one.action.number == last)
    assert one.win == (before.seat in pos.winners) / len(pos.winners)
    assert one.points == pos.scores[before.seat]


def test_advice_from_a_network_tells_win_points_and_what_follows():
    pos = position("above_the_clouds", backend="native")
    advice = pos.advice(seconds=0.2)
    assert {one.action for one in advice} == set(pos.legal())
    best = advice[0]
    assert 0 <= best.win <= 1
    assert 0 < best.points < 200
    assert best.line[0].action == best.action
    assert best.line[0].seat == pos.seat
    assert 2 <= len(best.line) <= 1 + FOLLOWING


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
