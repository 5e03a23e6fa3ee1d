"""Above the Clouds (Über den Wolken), by Konstantinos Karagiannis."""

from birdtable.game import Game
from birdtable.games.above_the_clouds import (
    box,
    conceal,
    content,
    legal,
    observe,
    reasons,
    setup,
    state,
    turn,
    value,
    view,
)
from birdtable.games.above_the_clouds.state import State
from birdtable.games.above_the_clouds.words import Decision, Event, Verb

GAME = Game(
    name="above_the_clouds",
    title="Above the Clouds",
    version=2,
    players=content.PLAYERS,
    package=__name__,
    schema=box.SCHEMA,
    state=State,
    verbs=Verb,
    decisions=Decision,
    events=Event,
    rules=(
        setup.setup,
        legal.legal,
        turn.apply,
        turn.advance,
        conceal.conceal,
        observe.observe,
        value.value,
    ),
    features=observe.FEATURES,
    view=view.view,
    why_not=reasons.why_not,
    problems=state.problems,
    lead=value.LEAD,
    parts={
        "nests": ("nested.points", "-nested.for_pairs"),
        "pairs": ("nested.for_pairs",),
        "cards": ("scored.points",),
    },
)
