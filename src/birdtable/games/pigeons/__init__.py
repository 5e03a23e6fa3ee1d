"""Pigeons, falcons and street tiles: from a rulebook without a title (inferred: by Kathleen Mercury)."""

from birdtable.game import Game, Option
from birdtable.games.pigeons.actions import ACTIONS, DECISIONS, EVENTS
from birdtable.games.pigeons.observe import FEATURES, observe
from birdtable.games.pigeons.reasons import why_not
from birdtable.games.pigeons.rules import RULES
from birdtable.games.pigeons.state import STATE, problems
from birdtable.games.pigeons.tables import DEUCE_PRICES, PLAYERS, ROUND_LIMITS
from birdtable.games.pigeons.value import LEAD, value
from birdtable.games.pigeons.view import view

GAME = Game(
    name="pigeons",
    title="Pigeons",
    version=3,
    players=PLAYERS,
    package=__name__,
    record=STATE,
    actions=ACTIONS,
    decisions=DECISIONS,
    events=EVENTS,
    rules={**RULES, "observe": observe, "value": value},
    features=FEATURES,
    view=view,
    why_not=why_not,
    problems=problems,
    lead=LEAD,
    options=(
        Option("refereed", (False, True), False, "flights and drops are simulated by a physics referee"),
        Option("reflex", (False, True), False, "people may time their drops themselves, with a smaller error"),
        Option("deuce_price", DEUCE_PRICES, DEUCE_PRICES[0], "actions that a Deuce costs"),
        Option("roof_points", (False, True), False, "a pigeon alive at the end is worth the height of its roof"),
        Option("own_blood", (False, True), False, "killing a pigeon of one's own brings a droplet too"),
        Option("round_limit", ROUND_LIMITS, ROUND_LIMITS[0], "the round that is the last whatever happens; 0: none"),
        Option("first_seat", (False, True), False, "the first seat begins, not one drawn by lot"),
    ),
    thinking={"horizon": 1, "candidates": 1, "sharp": 0},
    sorts=True,
    referee="birdtable.games.pigeons.referee",
    second_look="birdtable.games.pigeons.aiming",
    foresight="birdtable.games.pigeons.foresight",
)
