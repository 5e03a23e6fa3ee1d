"""The Gymnasium environments: Gymnasium's own checker, and what we promise beyond it."""

import numpy as np
import pytest

import birdtable as bt

gymnasium = pytest.importorskip("gymnasium", reason="Gymnasium is not installed: pip install 'birdtable[envs]'")

from gymnasium.utils.env_checker import check_env

from birdtable.envs import gymnasium_id, register

MOST_STEPS = 3000
pytestmark = pytest.mark.rules_do_not_matter


def make(name, **options):
    register(name)
    return gymnasium.make(gymnasium_id(name), **options)


def legal_choice(luck, mask):
    return int(luck.choice(np.flatnonzero(mask)))


def play_to_the_end(env, seed, luck):
    """Random play; the steps, the reward and the last info."""
    _, info = env.reset(seed=seed)
    for step in range(10_000):
        seen, reward, terminated, truncated, info = env.step(legal_choice(luck, info["action_mask"]))
        assert env.observation_space.contains(seen)
        assert not truncated
        if terminated:
            return step, reward, info
    raise AssertionError("the game does not end")


@pytest.mark.filterwarnings("ignore:.*Box observation space:UserWarning")
def test_gymnasium_finds_nothing_to_mend(name, players):
    check_env(make(name, players=players, render_mode="ansi").unwrapped)


def test_every_game_is_registered_by_its_name():
    assert {gymnasium_id(name) for name in bt.games()} <= set(gymnasium.registry)
    assert gymnasium_id("fly_a_way") == "birdtable/FlyAWay-v0"


def test_a_game_pays_what_the_batch_pays(name, players):
    env, luck = make(name, players=players, seat=players - 1), np.random.default_rng(5)
    for seed in range(5):
        _, reward, info = play_to_the_end(env, seed, luck)
        won = info["winners"]
        mine = players - 1 in won
        if players == 1:
            assert reward == (1 if mine else -1)
        else:
            assert reward == pytest.approx((players * mine - len(won)) / (len(won) * (players - 1)))
        assert not info["action_mask"].any()


def somewhere_with_forbidden_actions(env):
    """The mask of a position in which something is not legal: connect four begins with everything."""
    luck = np.random.default_rng(0)
    for seed in range(1000):
        mask, over = env.reset(seed=seed)[1]["action_mask"], False
        while not over:
            if not mask.all():
                return mask
            *_, over, _, info = env.step(legal_choice(luck, mask))
            mask = info["action_mask"]
    raise AssertionError("everything is always legal")


def test_an_illegal_action_loses_and_is_told_why(name):
    env = make(name)
    mask = somewhere_with_forbidden_actions(env)
    _, reward, terminated, _, info = env.step(int(np.flatnonzero(mask == 0)[0]))
    assert (reward, terminated) == (-1.0, True)
    assert info["illegal"]
    assert all(isinstance(reason, str) for reason in info["illegal"])


def test_the_table_is_shown_in_words():
    env = make("above_the_clouds", render_mode="ansi")
    env.reset(seed=3)
    assert "front f" in env.render()


def test_bots_are_chosen_by_name():
    bots = make("above_the_clouds", players=4, seat=1, bots="greedy,search:playouts=5").unwrapped.rivals
    assert {seat: str(bot) for seat, bot in bots.items()} == {
        0: "greedy",
        2: "search:playouts=5",
        3: "greedy",
    }
    with pytest.raises(bt.BadOption, match="there is no bot 'stockfish'"):
        make("above_the_clouds", bots="stockfish")
    with pytest.raises(bt.BadOption, match="there is no seat 2"):
        make("above_the_clouds", players=2, seat=2)


def test_a_better_bot_is_harder_to_beat():
    luck = np.random.default_rng(1)
    results = [play_to_the_end(make("above_the_clouds", bots="greedy"), seed, luck)[1] for seed in range(12)]
    assert np.mean(results) < -0.5


# ---------------------------------------------------------------------- the vector environment


def vector(name, games=64, **options):
    register(name)
    return gymnasium.make_vec(gymnasium_id(name), num_envs=games, **options)


def random_actions(luck, mask):
    return np.argmax(mask * luck.random(mask.shape), axis=1)


def test_all_games_go_on_and_are_dealt_anew(name, players):
    envs, luck = vector(name, players=players, seat=players - 1), np.random.default_rng(3)
    seen, infos = envs.reset(seed=11)
    ended, total = 0, 0.0
    for _ in range(MOST_STEPS):
        assert seen.shape == envs.observation_space.shape
        assert infos["action_mask"].any(axis=1).all()
        assert (envs.seats == players - 1).all()
        seen, rewards, terminated, truncated, infos = envs.step(random_actions(luck, infos["action_mask"]))
        assert not truncated.any()
        assert (rewards[~terminated] == 0).all()
        assert ("final_obs" in infos) == terminated.any()
        if terminated.any():
            assert all(infos["final_obs"][game].shape == seen[game].shape for game in np.flatnonzero(terminated))
        ended += terminated.sum()
        total += rewards.sum()
        if ended >= 128:
            break
    assert ended >= 128
    assert players == 1 or abs(total / ended) < 0.5  # a random seat against random seats wins its share


def test_the_same_seed_deals_the_same_games(name):
    envs, twins = vector(name), vector(name)
    for luck, one in ((np.random.default_rng(2), envs), (np.random.default_rng(2), twins)):
        _, infos = one.reset(seed=5)
        for _ in range(30):
            _, _, _, _, infos = one.step(random_actions(luck, infos["action_mask"]))
    assert envs.states.tobytes() == twins.states.tobytes()
    twins.reset(seed=6)
    assert envs.states.tobytes() != twins.states.tobytes()


def test_an_illegal_action_loses_in_a_vector_too():
    envs = vector("examples.connect_four", games=4)
    envs.reset(seed=1)
    envs.masks[2, 3] = 0  # as if the column were full
    _, rewards, terminated, _, infos = envs.step(np.array([3, 3, 3, 3]))
    assert terminated.tolist() == [False, False, True, False]
    assert rewards[2] == -1
    assert infos["_final_obs"].tolist() == terminated.tolist()
    with pytest.raises(bt.BadOption, match="4 games need as many action numbers below 7"):
        envs.step(np.array([7, 0, 0, 0]))
    with pytest.raises(bt.BadOption, match="the others are random"):
        vector("above_the_clouds", bots="greedy")


def test_a_table_that_waits_for_somebody_outside_is_refused():
    with pytest.raises(bt.BadOption, match="waits for an answer from outside"):
        make("pigeons", refereed=True)
