"""Perch, by Doug Hettrick."""

from birdtable.game import FIRST_SEAT, Game, Option
from birdtable.games.perch import box, conceal, content, legal, observe, problems, reasons, setup, turn, value, view
from birdtable.games.perch.state import State
from birdtable.games.perch.words import Decision, Event, Verb

GAME = Game(
    name="perch",
    title="Perch",
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
        turn.carry_on,
        turn.advance,
        conceal.conceal,
        observe.observe,
        value.value,
    ),
    features=observe.FEATURES,
    view=view.view,
    why_not=reasons.why_not,
    problems=problems.problems,
    lead=value.LEAD,
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
    suggested={"first-game": {"objectives": False, "homestead": "first-game"}},
)
