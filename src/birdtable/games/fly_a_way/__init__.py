"""Fly-A-Way, by Nguyen Huy Hung, Iris Tang, Lynette Lee, Quek Oon Hong and Simon Vincent."""

from birdtable.game import FIRST_SEAT, Game
from birdtable.games.fly_a_way import conceal, facts, legal, observe, problems, reasons, setup, turn, value, view
from birdtable.rooms import rooms

GAME = Game(
    **rooms(__name__, conceal, facts, legal, observe, problems, reasons, setup, turn, value, view),
    title="Fly-A-Way",
    version=3,
    parts={
        "birds": ("saved.points", "bonus.points"),
        "links": ("saved.links", "shared.links"),
        "cards": ("gained.points", "-lost.points"),
    },
    standing=lambda view: [
        points + seat["end_points"] for points, seat in zip(view["scores"], view["seats"], strict=True)
    ],
    options=(FIRST_SEAT,),
    thinking={"candidates": 1},
    sorts=True,
    rolled=True,
)
