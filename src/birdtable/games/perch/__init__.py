"""Perch, by Doug Hettrick."""

from birdtable.game import Game, Option
from birdtable.games.perch.actions import ACTIONS, DECISIONS, EVENTS
from birdtable.games.perch.observe import FEATURES, observe
from birdtable.games.perch.reasons import why_not
from birdtable.games.perch.rules import RULES
from birdtable.games.perch.state import STATE, problems
from birdtable.games.perch.tables import PLAYERS
from birdtable.games.perch.value import LEAD, value
from birdtable.games.perch.view import view

GAME = Game(
    name="perch",
    title="Perch",
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
        Option("objectives", (False, True), True, "play with hidden objectives"),
        Option("homestead", ("random", "first-game"), "random", "which locations are in play, and where"),
        Option(
            "shelter",
            ("creatures", "locations"),
            "creatures",
            "what a birdhouse keeps off its stack: creatures and lightning, or the effects of locations too",
        ),
    ),
)
