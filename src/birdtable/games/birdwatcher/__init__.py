"""Birdwatcher, by Zakir Jafry."""

from birdtable.game import Game, Option
from birdtable.games.birdwatcher.achievements import BOXES, boxes_of
from birdtable.games.birdwatcher.actions import ACTIONS, DECISIONS, EVENTS
from birdtable.games.birdwatcher.box import CONTENT_FILE, CREWS, content_problems
from birdtable.games.birdwatcher.observe import FEATURES, observe
from birdtable.games.birdwatcher.reasons import why_not
from birdtable.games.birdwatcher.rules import RULES
from birdtable.games.birdwatcher.state import STATE, problems
from birdtable.games.birdwatcher.tables import PLAYERS
from birdtable.games.birdwatcher.value import LEAD, value
from birdtable.games.birdwatcher.view import view

GAME = Game(
    name="birdwatcher",
    title="Birdwatcher",
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
    options=(
        Option("twelve_wired", ("no", "for-blue"), "no", "the Twelve-wired replace the Blue", players=(1, 2, 3, 4)),
        Option("blue_ribbon", ("three", "four"), "three", "how many values the Blue's ribbon has"),
        Option("crew", CREWS, CREWS[0], "the level of the Crew in the solo game", players=(1,)),
    ),
    content_file=CONTENT_FILE,
    content_problems=content_problems,
    boxes=BOXES,
    boxes_of=boxes_of,
)
