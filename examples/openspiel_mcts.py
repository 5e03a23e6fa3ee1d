"""OpenSpiel's tree search plays our games: MCTS where everything is open, ISMCTS where something is hidden.

pip install 'birdtable[envs]'
python examples/openspiel_mcts.py [GAME] [--simulations 100] [--games 4]
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import birdtable.envs.openspiel as ours


def make_bot(game, simulations, seed):
    """Their search with random playouts, for a game of either kind."""
    luck = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=luck)
    if game.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION:
        return mcts.MCTSBot(game, 1.5, simulations, evaluator, random_state=luck)
    return ismcts.ISMCTSBot(game=game, uct_c=1.5, max_simulations=simulations, evaluator=evaluator, random_state=luck)


def play(game, simulations, seed):
    """One game of the search, in a seat that changes with the seed, against random players; what it got."""
    luck = np.random.RandomState(seed)
    bot, me = make_bot(game, simulations, seed), seed % game.num_players()
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.current_player() == me:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(int(luck.choice(state.legal_actions())))
    return state.returns()[me]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="examples.connect_four")
    parser.add_argument("--simulations", type=int, default=100)
    parser.add_argument("--games", type=int, default=4)
    options = parser.parse_args()
    game = pyspiel.load_game(ours.register(options.game))
    results = [play(game, options.simulations, seed) for seed in range(options.games)]
    print(f"{game}: OpenSpiel's search got {np.mean(results):+.2f} a game against random players")


if __name__ == "__main__":
    main()
