"""One person's game against bots: the position, what was said about it, and how to go back. No input, no output."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from birdtable.bots import Bot, Knowledge
from birdtable.kernel.actions import Action
from birdtable.kernel.events import Event
from birdtable.position import Position
from birdtable.terminal.seats import PERSON, seat_names
from birdtable.terminal.voice import Voice


@dataclass(frozen=True)
class Moment:
    """The table just before the person decided something."""

    position: Position
    sentences: int
    action: str


class Table:
    """The game as the person at the terminal lives it."""

    def __init__(self, position: Position, plan: Sequence[str], bots: dict[int, Bot], voice: Voice) -> None:
        self.position = position
        self.plan = list(plan)
        self.bots = bots
        self.voice = voice
        self.person = self.plan.index(PERSON)
        self.names = seat_names(plan, voice)
        self.log: list[str] = []
        self.news_from = 0
        self.past: list[Moment] = []
        self.note(position.opening)

    # ------------------------------------------------------------------ what was said

    def note(self, events: Sequence[Event]) -> None:
        """Write events into the log, as the person may read them."""
        for event in events:
            self.log.append(self.voice.event(event.seen_by(self.person), self.names, self.person))

    @property
    def news(self) -> list[str]:
        """What happened since the person last decided."""
        return self.log[self.news_from :]

    def view(self) -> dict[str, Any]:
        """What the person sees, with the names of the seats."""
        return {**self.position.view(self.person), "names": self.names}

    # ------------------------------------------------------------------ playing

    def decide(self, action: Action) -> None:
        """The person's decision; an illegal one raises and changes nothing."""
        before = Moment(self.position.copy(), len(self.log), str(action))
        events = self.position.play(action)
        self.past.append(before)
        self.news_from = len(self.log)
        self.note(events)

    def let_bots_play(self) -> int:
        """The bots decide until it is the person's turn or the end; how many decisions they made."""
        decisions = 0
        while self.position.seat is not None and self.position.seat != self.person:
            choice = self.bots[self.position.seat].choose(Knowledge(self.position))
            self.note(self.position.play_legal(choice.number))
            decisions += 1
        return decisions

    # ------------------------------------------------------------------ going back

    def can_undo(self) -> bool:
        """Whether nobody has learned anything since the person's last decision."""
        return bool(self.past) and self.past[-1].position.learned == self.position.learned

    def undo(self) -> str:
        """Go back to the person's last decision; what it was."""
        moment = self.past.pop()
        self.position = moment.position
        del self.log[moment.sentences :]
        self.news_from = len(self.log)
        return moment.action

    # ------------------------------------------------------------------ keeping

    def record(self) -> dict[str, Any]:
        """The game so far, and who sat where, so that it can be continued."""
        return {**self.position.record(), "seats": self.plan}
