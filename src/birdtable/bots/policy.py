"""A bot that goes by a trained network's policy: one look, no search, a fraction of a millisecond."""

from __future__ import annotations

from random import Random

import numpy as np

from birdtable.bots.network import Network, network_of, promise_scale, rounded, table_features
from birdtable.bots.player import Bot, Knowledge
from birdtable.kernel.actions import Action
from birdtable.kernel.events import SILENT
from birdtable.position import Position

SILLY = 3.0


class Guided:
    """Whoever goes by a network: nobody needs one for the only action, and where none fits the rules `other` plays."""

    other: Bot

    def choose(self, knowledge: Knowledge) -> Action:
        """One of the legal actions."""
        if len(knowledge.legal) == 1:
            return knowledge.legal[0]
        network = network_of(knowledge.deal.game)
        return self.other.choose(knowledge) if network is None else self.decide(knowledge, network)

    def decide(self, knowledge: Knowledge, network: Network) -> Action:
        """One of several legal actions, as the network sees them."""
        raise NotImplementedError


class PolicyBot(Guided):
    """Does what its network likes best; with some heat, now and then something that it likes a little less.

    heat   0 is always the best; 1 draws from the policy as it is; more is more wayward. What the network likes less
           than the best by more than `SILLY` times that is never drawn
    level  for a level's heat, which its network knows
    """

    def __init__(self, seed: int, other: Bot, heat: float = 0.0, level: str = "") -> None:
        self.luck = Random(seed)
        self.other = other
        self.heat = heat
        self.level = level

    def decide(self, knowledge: Knowledge, network: Network) -> Action:
        """What it likes best, or draws."""
        liking, _ = look(network, knowledge)
        heat = network.heat_of(self.level) if self.level else self.heat
        if heat:
            behind = (liking - liking.max()) / heat
            chances = np.where(behind < -SILLY, 0, np.exp(behind))
            return self.luck.choices(knowledge.legal, chances.tolist())[0]
        return knowledge.legal[int(liking.argmax())]


def look(network: Network, knowledge: Knowledge) -> tuple[np.ndarray, np.ndarray]:
    """How much the network likes each legal action, and what it expects for every seat from this one on."""
    deal = knowledge.deal
    seen = rounded(deal.observation(knowledge.seat))
    table = table_features(deal.game, network.shown, deal.states)
    legal = np.array([action.number for action in knowledge.legal])
    return network.one(np.concatenate([seen, table]), legal, promised(network, deal)[legal])


def promised(network: Network, deal: Position) -> np.ndarray:
    """What every action promises to the deciding seat, if the network wants to know."""
    game = deal.game
    masks = np.zeros((1, game.actions.count), np.uint8)
    if network.faith:
        tried, mask = np.zeros(2, game.layout.dtype), np.zeros(game.actions.words, np.uint32)
        worths, seats = np.zeros(game.actions.count, np.int32), np.zeros(1, np.int8)
        scale = promise_scale(game)
        game.entries["promise_all"](deal.states, tried, mask, worths, masks, seats, scale, 0, SILENT.copy())
    return masks[0]
