"""Fly-A-Way, by Nguyen Huy Hung, Iris Tang, Lynette Lee, Quek Oon Hong and Simon Vincent."""

from birdtable.game import Game
from birdtable.games.fly_a_way.actions import ACTIONS, DECISIONS, EVENTS
from birdtable.games.fly_a_way.observe import FEATURES, observe
from birdtable.games.fly_a_way.reasons import why_not
from birdtable.games.fly_a_way.rules import RULES
from birdtable.games.fly_a_way.state import STATE, problems
from birdtable.games.fly_a_way.tables import PLAYERS
from birdtable.games.fly_a_way.value import LEAD, value
from birdtable.games.fly_a_way.view import view

GAME = Game(
    name="fly_a_way",
    title="Fly-A-Way",
    version=2,
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
    thinking={"candidates": 1},
    sorts=True,
)
