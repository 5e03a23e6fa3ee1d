"""Above the Clouds (Über den Wolken), by Konstantinos Karagiannis."""

from birdtable.game import Game
from birdtable.games.above_the_clouds.actions import ACTIONS, DECISIONS, EVENTS
from birdtable.games.above_the_clouds.observe import FEATURES, observe
from birdtable.games.above_the_clouds.reasons import why_not
from birdtable.games.above_the_clouds.rules import RULES
from birdtable.games.above_the_clouds.state import STATE, problems
from birdtable.games.above_the_clouds.tables import PLAYERS
from birdtable.games.above_the_clouds.value import LEAD, value
from birdtable.games.above_the_clouds.view import view

GAME = Game(
    name="above_the_clouds",
    title="Above the Clouds",
    version=1,
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
)
