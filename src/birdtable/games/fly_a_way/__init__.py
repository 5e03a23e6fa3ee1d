"""Fly-A-Way, by Nguyen Huy Hung, Iris Tang, Lynette Lee, Quek Oon Hong and Simon Vincent."""

from birdtable.game import FIRST_SEAT, Game
from birdtable.games.fly_a_way import box, conceal, content, legal, observe, problems, reasons, setup, turn, value, view
from birdtable.games.fly_a_way.state import State
from birdtable.games.fly_a_way.words import Decision, Event, Verb

GAME = Game(
    name="fly_a_way",
    title="Fly-A-Way",
    version=3,
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
    features=observe.Seen.width(),
    view=view.view,
    why_not=reasons.why_not,
    problems=problems.problems,
    lead=value.LEAD,
    parts={
        "birds": ("saved.points", "bonus.points"),
        "links": ("saved.links", "shared.links"),
        "cards": ("gained.points", "-lost.points"),
    },
    options=(FIRST_SEAT,),
    thinking={"candidates": 1},
    sorts=True,
)
