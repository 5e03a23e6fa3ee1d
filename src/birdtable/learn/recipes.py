"""How each game is learned: what differs from the usual."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any


@dataclass(frozen=True)
class Recipe:
    """How a game is learned.

    games, steps   tables side by side, and decisions at each before the network learns from them
    share          of these decisions that it learns from
    minibatch      decisions of one update
    rate           learning rate at the beginning; it falls to a thirtieth
    entropy        bonus for not being sure, at the beginning; it falls to a tenth
    fading         weight of later decisions' surprises (lambda)
    margin         weight of points ahead against winning, at the beginning; it falls to a quarter
    faith          how far the network trusts, in the beginning, how actions look one step ahead; 0: it does not see it
    two            share of tables with two players; the others share the rest
    fixed          options that always keep their usual choice
    width, blocks  of the network
    """

    games: int = 32768
    steps: int = 32
    share: float = 0.5
    minibatch: int = 16384
    rate: float = 1e-3
    clip: float = 0.2
    entropy: float = 0.02
    fading: float = 0.95
    margin: float = 0.3
    faith: float = 0.0
    two: float = 0.5
    fixed: tuple[str, ...] = ("first_seat",)
    width: int = 512
    blocks: int = 2

    def changed(self, **changes: Any) -> Recipe:
        """The same with what is given, where it is not None."""
        return replace(self, **{name: value for name, value in changes.items() if value is not None})


RECIPES: dict[str, Recipe] = {
    "above_the_clouds": Recipe(blocks=3),
    "perch": Recipe(faith=12.0, share=1.0, two=0.2),
    "pigeons": Recipe(faith=12.0, share=1.0, minibatch=8192, fixed=("refereed", "reflex"), fading=0.97),
}
"""By game; others are learned with the usual recipe."""

ON_A_CORE: dict[str, Any] = {"games": 256, "steps": 32, "minibatch": 1024, "share": 1.0}
"""What changes where there is no GPU."""


def recipe_of(game: str, small: bool) -> Recipe:
    """The recipe of a game, on a GPU or on a core."""
    usual = RECIPES.get(game, Recipe())
    return usual.changed(**ON_A_CORE) if small else usual
