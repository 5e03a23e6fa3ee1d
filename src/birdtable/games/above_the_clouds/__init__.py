"""Above the Clouds (Über den Wolken), by Konstantinos Karagiannis."""

from birdtable.game import Game
from birdtable.games.above_the_clouds import conceal, facts, legal, observe, problems, reasons, setup, turn, value, view
from birdtable.rooms import rooms

GAME = Game(
    **rooms(__name__, conceal, facts, legal, observe, problems, reasons, setup, turn, value, view),
    title="Above the Clouds",
    version=2,
    parts={
        "nests": ("nested.points", "-nested.for_pairs"),
        "pairs": ("nested.for_pairs",),
        "cards": ("scored.points",),
    },
)
