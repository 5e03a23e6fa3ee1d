"""Pigeons, falcons and street tiles: from a rulebook without a title (inferred: by Kathleen Mercury)."""

from birdtable.game import FIRST_SEAT, Game, Option
from birdtable.games.pigeons import (
    conceal,
    content,
    facts,
    legal,
    model,
    observe,
    problems,
    reasons,
    setup,
    turn,
    value,
    view,
)
from birdtable.rooms import rooms

GAME = Game(
    **rooms(__name__, conceal, facts, legal, observe, problems, reasons, setup, turn, value, view, model),
    title="Pigeons",
    version=3,
    parts={
        "tiles": ("won_tile.points",),
        "umbrellas": ("-shaded", "-penalised"),
        "blood": ("killed.blood",),
        "alive": ("alive.points",),
    },
    options=(
        Option("refereed", (False, True), False, "flights and drops are simulated by a physics referee", foremost=True),
        Option("reflex", (False, True), False, "people may time their drops themselves, with a smaller error"),
        Option("deuce_price", content.DEUCE_PRICES, content.DEUCE_PRICES[0], "actions that a Deuce costs"),
        Option("roof_points", (False, True), False, "a pigeon alive at the end is worth the height of its roof"),
        Option("own_blood", (False, True), False, "killing a pigeon of one's own brings a droplet too"),
        Option(
            "round_limit",
            content.ROUND_LIMITS,
            content.ROUND_LIMITS[0],
            "the round that is the last whatever happens; 0: none",
            foremost=True,
        ),
        FIRST_SEAT,
    ),
    standing=lambda view: [seat["total"] for seat in view["seats"]],
    thinking={"horizon": 1, "candidates": 1, "sharp": 0},
    sorts=True,
    referee=f"{__name__}.referee",
    second_look=f"{__name__}.aiming",
    foresight=f"{__name__}.foresight",
)
