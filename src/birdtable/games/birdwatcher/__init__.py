"""Birdwatcher, by Zakir Jafry."""

from dataclasses import replace

from birdtable.game import FIRST_SEAT, Game, Option
from birdtable.games.birdwatcher import conceal, facts, legal, observe, problems, reasons, setup, turn, value, view
from birdtable.games.birdwatcher.achievements import BOXES, boxes_of
from birdtable.games.birdwatcher.box import CREWS
from birdtable.rooms import rooms

GAME = Game(
    **rooms(__name__, conceal, facts, legal, observe, problems, reasons, setup, turn, value, view),
    title="Birdwatcher",
    version=3,
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
    rolled=True,
    standing=lambda view: [one["total"] for one in view["points"].values()][: view["players"]],
    boxes=BOXES,
    boxes_of=boxes_of,
)
