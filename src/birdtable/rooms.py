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
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from birdtable.errors import Reason
from birdtable.facts import Fact, View, no_facts
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

    def why_not(self, seen: S_contra, action: Action, /) -> list[Reason]: ...


class Facts(Protocol):
    """What an action changes, for the coach."""

    def facts(self, before: View, after: View, events: Sequence[Happening], seat: int, /) -> list[Fact]: ...


class Problems(Protocol[S_contra]):
    """What is impossible about a position that somebody wrote down."""

    def problems(self, state: S_contra, /) -> list[str]: ...


@dataclass(frozen=True, eq=False, kw_only=True)
class Rooms:
    """What a `Game` takes from its rooms.

    rules     the kernels of the contract, `setup` to `value`: see `kernel/loops.py`
    features  the length of the array for learners
    view      what a seat sees, from a record in which all else is already hidden
    why_not   why an action is not legal, from a record in which all that the deciding seat may not see is
              hidden; asked for illegal actions only, and never answers with nothing
    problems  what is impossible about a position that somebody wrote down
    facts     what an action has changed, from what a seat saw before and sees afterwards: see `facts.py`
    lead      what the kernel `value` gives for a position in which a seat is clearly ahead
    schema    what may stand in the game's data files, which an owner of the box may replace: see `kernel/content.py`
    """

    name: str
    package: str
    players: tuple[int, ...]
    state: type[State]
    verbs: type[Verbs]
    decisions: type[Decisions]
    events: type[Events]
    rules: Sequence[AnyKernel]
    features: int
    view: Callable[[Any, int], Mapping[str, object]]
    why_not: Callable[[Any, Action], list[Reason]]
    problems: Callable[[Any], list[str]] = lambda state: []
    facts: Callable[[View, View, Sequence[Happening], int], list[Fact]] = no_facts
    lead: int = 10
    schema: Schema = field(default_factory=lambda: Schema({}))


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
) -> dict[str, Any]:
    """What the rooms of a game hold, the rooms for its declarations (`box`, `content`, `state`, `words`) included."""
    box, content, state, words = (
        importlib.import_module(f"{package}.{room}") for room in ("box", "content", "state", "words")
    )
    with_rules = (setup, legal, turn, model, conceal, observe, value)
    found = (getattr(room, hook.__name__, None) for room in with_rules for hook in CONTRACT)
    held = Rooms(
        name=name_of(package),
        package=package,
        players=content.PLAYERS,
        schema=box.SCHEMA,
        state=state.State,
        verbs=words.Verb,
        decisions=words.Decision,
        events=words.Event,
        rules=[rule for rule in found if isinstance(rule, Kernel)],
        features=observe.Seen.width,
        view=view.view,
        why_not=reasons.why_not,
        problems=problems.problems,
        facts=facts.facts,
        lead=value.LEAD,
    )
    return vars(held)
