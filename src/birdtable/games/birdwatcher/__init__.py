"""Birdwatcher, by Zakir Jafry."""

from birdtable.game import Game, Option
from birdtable.games.birdwatcher import achievements, box, content, observe, reasons, rules, state, value, view
from birdtable.games.birdwatcher.state import State
from birdtable.games.birdwatcher.words import Decision, Event, Verb

GAME = Game(
    name="birdwatcher",
    title="Birdwatcher",
    version=2,
    players=content.PLAYERS,
    package=__name__,
    state=State,
    verbs=Verb,
    decisions=Decision,
    events=Event,
    rules=(*rules.RULES, observe.observe, value.value),
    features=observe.FEATURES,
    view=view.view,
    why_not=reasons.why_not,
    problems=state.problems,
    lead=value.LEAD,
    options=(
        Option("twelve_wired", ("no", "for-blue"), "no", "the Twelve-wired replace the Blue", players=(1, 2, 3, 4)),
        Option("blue_ribbon", ("three", "four"), "three", "how many values the Blue's ribbon has"),
        Option("crew", box.CREWS, box.CREWS[0], "the level of the Crew in the solo game", players=(1,)),
    ),
    content_file=box.CONTENT_FILE,
    content_problems=box.content_problems,
    boxes=achievements.BOXES,
    boxes_of=achievements.boxes_of,
)
