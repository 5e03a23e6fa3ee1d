"""Perch, by Doug Hettrick."""

from birdtable.game import FIRST_SEAT, Game, Option
from birdtable.games.perch import conceal, facts, legal, observe, problems, reasons, setup, turn, value, view
from birdtable.rooms import rooms

GAME = Game(
    **rooms(__name__, conceal, facts, legal, observe, problems, reasons, setup, turn, value, view),
    title="Perch",
    version=2,
    parts={
        "locations": ("scored.points",),
        "objective": ("achieved.points",),
        "largest": ("largest.points",),
        "creatures": ("creature_points.points",),
        "fountain": ("fountain_points.points", "plaza_points.points"),
    },
    options=(
        Option("objectives", (False, True), True, "play with hidden objectives", foremost=True),
        Option(
            "homestead", ("random", "first-game"), "random", "which locations are in play, and where", foremost=True
        ),
        Option(
            "shelter",
            ("creatures", "locations"),
            "creatures",
            "what a birdhouse keeps off its stack: creatures and lightning, or the effects of locations too",
        ),
        FIRST_SEAT,
    ),
    in_step=True,
    suggested={"first-game": {"objectives": False, "homestead": "first-game"}},
)
