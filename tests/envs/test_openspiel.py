"""The games in OpenSpiel: its random simulation and its playthrough, and what we promise beyond them."""

import random
import subprocess
import sys

import numpy as np
import pytest

import birdtable as bt
from tests.conftest import EXAMPLES, GAMES, LONG

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'birdtable[envs]'")

from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

import birdtable.envs.openspiel as ours

pytestmark = pytest.mark.rules_do_not_matter


def load(name, **parameters):
    text = ",".join(f"{key}={value}" for key, value in parameters.items())
    return pyspiel.load_game(f"{ours.register(name)}({text})")


def states(game, seed, every=1):
    """States of a random game, the last one terminal."""
    luck = random.Random(seed)
    state = game.new_initial_state()
    step = 0
    while not state.is_terminal():
        state.apply_action(luck.choice(state.legal_actions()))
        step += 1
        if step % every == 0 or state.is_terminal():
            yield state


def test_openspiel_finds_nothing_to_mend(name, players):
    pyspiel.random_sim_test(load(name, players=players), num_sims=1, serialize=LONG, verbose=False)


def test_options_are_parameters(name, players, options):
    if options.get("refereed"):
        with pytest.raises(bt.BadOption, match="waits for an answer from outside"):
            load(name, players=players, **options)
        return
    game = load(name, players=players, **options)
    state = next(states(game, 1))
    assert state.position.options == bt.load(name, "python").new(players, 0, **options).options
    assert game.num_players() == players


@pytest.mark.parametrize("name", GAMES if LONG else ["above_the_clouds", *EXAMPLES])
def test_a_playthrough_answers_every_question(name):
    game = str(load(name)).replace(f"deals={ours.DEALS}", "deals=4")
    told = generate_playthrough.playthrough(game, None, seed=3)
    assert told == generate_playthrough.playthrough(game, None, seed=3)
    questions = ("IsTerminal() = True", "ObservationString(0)", "ObservationTensor(0)", "StringLegalActions()")
    assert all(question in told for question in questions)


def test_chance_is_one_node_and_only_where_there_is_chance():
    four, clouds = load("examples.connect_four"), load("above_the_clouds", deals=8)
    assert not four.new_initial_state().is_chance_node()
    state = clouds.new_initial_state()
    assert state.is_chance_node()
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
    assert not any(state.is_chance_node() for state in states(clouds, 1))


def test_a_history_determines_a_state(name):
    game = load(name)
    for state in states(game, 5, every=7):
        again = game.new_initial_state()
        for action in state.history():
            again.apply_action(action)
        assert again._states.tobytes() == state._states.tobytes()
        assert str(game.deserialize_state(state.serialize())) == str(state)
        assert state.clone()._states.tobytes() == state._states.tobytes()


def test_a_clone_is_independent(name):
    state = next(states(load(name), 6))
    before = state._states.tobytes()
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert state._states.tobytes() == before != twin._states.tobytes()


def test_resampling_keeps_what_the_seat_knows(name, players):
    luck = random.Random(8)
    changed = False
    for state in states(load(name, players=players), 8, every=5):
        for player in range(players):
            other = state.resample_from_infostate(player, luck.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            changed |= other._states[0] != state._states[0]
    assert changed  # at the least, what is yet to be drawn


def test_the_public_string_tells_no_secrets():
    luck = random.Random(9)
    for state in states(load("above_the_clouds", players=3), 9, every=11):
        observer = state.get_game().make_py_observer(
            pyspiel.IIGObservationType(
                perfect_recall=False, public_info=True, private_info=pyspiel.PrivateInfoType.NONE
            )
        )
        told = observer.string_from(state, 0)
        for player in range(3):
            assert observer.string_from(state.resample_from_infostate(player, luck.random), 0) == told


def test_their_search_plays_our_games():
    game = load("above_the_clouds")
    state = next(states(game, 3))
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game=game, uct_c=2.0, max_simulations=5, evaluator=evaluator)
    assert bot.step(state) in state.legal_actions()


def test_returns_are_those_of_the_batch(name, players):
    *_, state = states(load(name, players=players), 4)
    batch = bt.load(name, backend="native").batch(1, players)
    batch.states[:] = state._states
    batch.playout()  # nothing is left to play
    assert state.returns() == pytest.approx(batch.rewards[0].tolist())


def test_python_ends_in_peace():
    code = "import birdtable.envs.openspiel, pyspiel; pyspiel.load_game('birdtable_above_the_clouds')"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=False).returncode == 0
