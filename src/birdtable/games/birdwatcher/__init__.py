"""Birdwatcher, by Zakir Jafry."""

from dataclasses import replace

from birdtable.game import FIRST_SEAT, Game, Option
from birdtable.games.birdwatcher import conceal, content, legal, observe, problems, reasons, setup, turn, value, view
from birdtable.games.birdwatcher.achievements import BOXES, boxes_of
from birdtable.games.birdwatcher.box import CREWS, SCHEMA
from birdtable.games.birdwatcher.state import State
from birdtable.games.birdwatcher.words import Decision, Event, Verb

GAME = Game(
    name="birdwatcher",
    title="Birdwatcher",
    version=3,
    players=content.PLAYERS,
    package=__name__,
    state=State,
    verbs=Verb,
    decisions=Decision,
    events=Event,
    rules=(setup.setup, legal.legal, turn.apply, turn.advance, conceal.conceal, observe.observe, value.value),
    features=observe.Seen.width(),
    view=view.view,
    why_not=reasons.why_not,
    problems=problems.problems,
    lead=value.LEAD,
    parts={
        "birds": ("scored.birds",),
        "papers": ("scored.papers",),
        "insects": ("scored.insects",),
        "sicklebills": ("awarded.sicklebills",),
        "variety": ("awarded.variety",),
        "books": ("awarded.books",),
    },
    options=(
        Option("twelve_wired", ("no", "for-blue"), "no", "the Twelve-wired replace the Blue", players=(1, 2, 3, 4)),
        Option("blue_ribbon", ("three", "four"), "four", "how many values the Blue's ribbon has"),
        Option("crew", CREWS, CREWS[0], "the level of the Crew in the solo game", players=(1,), foremost=True),
        replace(FIRST_SEAT, players=(2, 3, 4, 5)),
    ),
    schema=SCHEMA,
    boxes=BOXES,
    boxes_of=boxes_of,
)
