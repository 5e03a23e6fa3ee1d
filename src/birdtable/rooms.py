"""The rooms of a game, the same in each, and what the table takes from them by name.

A game under `games/` hands its rooms to `rooms`, and says itself only what is its own:

    GAME = Game(
        **rooms(__name__, conceal, facts, legal, observe, problems, reasons, setup, turn, value, view),
        title="Perch",
        version=2,
    )

Every room is a module; the protocols below say what it holds, and mypy checks that it does. What the rooms are called
is in `docs/add-a-game.md`.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypedDict, TypeVar

from birdtable.errors import Reason
from birdtable.facts import Fact, View
from birdtable.kernel.actions import Action, Verbs
from birdtable.kernel.content import Schema, name_of
from birdtable.kernel.decisions import Decisions
from birdtable.kernel.dialect import AnyKernel, Kernel
from birdtable.kernel.events import Events, Happening
from birdtable.kernel.loops import CONTRACT
from birdtable.kernel.observing import Pieces
from birdtable.kernel.record import State
from birdtable.kernel.shapes import Features, Log, Mask

S = TypeVar("S", bound=State)  # the game's own
S_contra = TypeVar("S_contra", bound=State, contravariant=True)


class Setup(Protocol[S_contra]):
    """Setting the table."""

    def setup(self, state: S_contra, log: Log, /) -> None: ...


class Legal(Protocol[S_contra]):
    """What may be done."""

    def legal(self, state: S_contra, mask: Mask, /) -> None: ...


class Turn(Protocol[S_contra]):
    """The turn: `apply`, and where the game has them, `carry_on` and `advance` (their parameters: `contract_of`)."""

    def apply(self, state: S_contra, action: int, log: Log, /) -> None: ...


class Model(Protocol[S_contra]):
    """The fast model of outcomes that a referee would see."""

    def outcome(self, state: S_contra, /) -> int: ...


class Conceal(Protocol[S_contra]):
    """What a seat cannot know, dealt anew."""

    def conceal(self, state: S_contra, seat: int, /) -> None: ...


class Observe(Protocol[S_contra]):
    """The array for learners."""

    @property
    def Seen(self) -> type[Pieces]: ...  # noqa: N802

    def observe(self, state: S_contra, seat: int, out: Features, /) -> None: ...


class Value(Protocol[S_contra]):
    """What a position is worth, and what a clear lead is."""

    @property
    def LEAD(self) -> int: ...  # noqa: N802

    def value(self, state: S_contra, seat: int, /) -> int: ...


class Viewing(Protocol[S_contra]):
    """What a seat sees."""

    def view(self, seen: S_contra, players: int, /) -> Mapping[str, object]: ...


class Reasons(Protocol[S_contra]):
    """Why not."""

    def why_not(self, seen: S_contra, action: Action, verbs: Sequence[str], /) -> list[Reason]: ...


class Facts(Protocol):
    """What an action changes, for the coach."""

    def facts(self, before: View, after: View, events: Sequence[Happening], seat: int, /) -> list[Fact]: ...


class Problems(Protocol[S_contra]):
    """What is impossible about a position that somebody wrote down."""

    def problems(self, state: S_contra, /) -> list[str]: ...


class House(TypedDict):
    """What a `Game` takes from its rooms."""

    name: str
    package: str
    players: tuple[int, ...]
    schema: Schema
    state: type[State]
    verbs: type[Verbs]
    decisions: type[Decisions]
    events: type[Events]
    rules: Sequence[AnyKernel]
    features: int
    view: Callable[[Any, int], Mapping[str, object]]
    why_not: Callable[[Any, Action, Sequence[str]], list[Reason]]
    problems: Callable[[Any], list[str]]
    facts: Callable[[View, View, Sequence[Happening], int], list[Fact]]
    lead: int


def rooms(
    package: str,
    conceal: Conceal[S],
    facts: Facts,
    legal: Legal[S],
    observe: Observe[S],
    problems: Problems[S],
    reasons: Reasons[S],
    setup: Setup[S],
    turn: Turn[S],
    value: Value[S],
    view: Viewing[S],
    model: Model[S] | None = None,
) -> House:
    """What the rooms of a game hold, the rooms for its declarations (`box`, `content`, `state`, `words`) included."""
    box, content, state, words = (
        importlib.import_module(f"{package}.{room}") for room in ("box", "content", "state", "words")
    )
    with_rules = (setup, legal, turn, model, conceal, observe, value)
    found = (getattr(room, hook.__name__, None) for room in with_rules for hook in CONTRACT)
    return {
        "name": name_of(package),
        "package": package,
        "players": content.PLAYERS,
        "schema": box.SCHEMA,
        "state": state.State,
        "verbs": words.Verb,
        "decisions": words.Decision,
        "events": words.Event,
        "rules": [rule for rule in found if isinstance(rule, Kernel)],
        "features": observe.Seen.width,
        "view": view.view,
        "why_not": reasons.why_not,
        "problems": problems.problems,
        "facts": facts.facts,
        "lead": value.LEAD,
    }
