"""What choices are worth: many deals of what a seat knows, played on by the network after each of them.

On a GPU tens of thousands of tables play side by side; on a core the same code weighs fewer deals.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
import torch

from birdtable.bots.network import Network, win_chance
from birdtable.game import Game
from birdtable.learn.export import net_of
from birdtable.learn.model import Head
from birdtable.learn.recipes import Recipe
from birdtable.learn.selfplay import Hall, decider

LOOK_UP = 8  # steps between two looks whether all games are over: a GPU waits for those


@dataclass(frozen=True)
class Question:
    """A decision, as a record, and the choices to be weighed."""

    states: np.ndarray
    seat: int
    actions: tuple[int, ...]


class Judge:
    """Tables at which the network plays all seats."""

    def __init__(self, game: Game, network: Network, tables: int, seed: int, backend: str) -> None:
        self.game = game
        self.tables = tables
        device = torch.device("cuda" if backend == "cuda" else "cpu")
        fixed = tuple(option.name for option in game.options if option.name not in network.shown)
        recipe = Recipe(games=tables, steps=1, faith=network.faith, fixed=fixed)
        self.hall = Hall(game, recipe, seed, backend, device)
        self.decide = decider(net_of(network).to(device))

    def weigh(self, questions: Sequence[Question], deals: int, seed: int) -> list[np.ndarray]:
        """The chance to win after each choice in each deal, choices × deals: all choices of a question get the same."""
        answers: list[np.ndarray] = []
        for part in self._tablefuls(questions, deals):
            states = np.concatenate([self._dealt(one, deals, seed) for one in part])
            actions = np.concatenate([np.repeat(np.array(one.actions, np.int32), deals) for one in part])
            seats = np.repeat([one.seat for one in part], [len(one.actions) * deals for one in part])
            results = self._play(states, actions)[np.arange(len(states)), seats]
            ends = np.cumsum([len(one.actions) * deals for one in part])[:-1]
            for one, result in zip(part, np.split(results, ends), strict=True):
                wins = win_chance(result, int(one.states["players"][0]))
                answers.append(wins.reshape(len(one.actions), deals))
        return answers

    def _tablefuls(self, questions: Sequence[Question], deals: int) -> Iterator[list[Question]]:
        part: list[Question] = []
        used = 0
        for one in questions:
            rows = len(one.actions) * deals
            if part and used + rows > self.tables:
                yield part
                part, used = [], 0
            part.append(one)
            used += rows
        if part:
            yield part

    def _dealt(self, question: Question, deals: int, seed: int) -> np.ndarray:
        dealt = np.repeat(question.states, deals)
        for number in range(deals):
            self.game.engine.conceal(dealt[number : number + 1], question.seat, seed + number)
        return np.tile(dealt, len(question.actions))

    @torch.no_grad()
    def _play(self, states: np.ndarray, actions: np.ndarray) -> np.ndarray:
        """The results of all seats at the end, tables × seats, after one action each and the network's own."""
        hall, used = self.hall, len(states)
        spare = np.zeros(self.tables - used, np.int64)  # tables that nobody asks about
        laid = np.concatenate([states, states[spare]])
        if isinstance(hall.batch.states, np.ndarray):
            hall.batch.states[:] = laid
        else:
            hall.batch.states.copy_to_device(laid)
        hall.batch.changed()
        chosen = torch.from_numpy(np.concatenate([actions, actions[spare]]).astype(np.int64)).to(hall.device)
        results = torch.zeros(self.tables, hall.seats, device=hall.device)
        over = torch.zeros(self.tables, dtype=torch.bool, device=hall.device)
        hall.look()
        step = 0
        while True:
            hall.players[0] = hall.now_players
            hall.carry_out(chosen, 0)
            fresh = hall.done[0] & ~over
            results = torch.where(fresh[:, None], hall.end[0, :, :, Head.result], results)
            over |= fresh
            step += 1
            if step % LOOK_UP == 0 and bool(over.all()):
                found: np.ndarray = results[:used].cpu().numpy()
                return found
            hall.look()
            chosen = self.decide(hall.now, hall.now_legal, hall.salt)[0]
