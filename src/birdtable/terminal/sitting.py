"""One person's game against bots: the position, what was said about it, and how to go back. No input, no output."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from birdtable.bots import Bot
from birdtable.kernel.actions import Action
from birdtable.kernel.events import Happening
from birdtable.playing import Playing, honest
from birdtable.position import Position
from birdtable.telling.voice import Voice
from birdtable.terminal.seats import PERSON, seat_names


@dataclass(frozen=True)
class Told:
    """Something that happened, and the sentence about it."""

    event: Happening
    sentence: str


@dataclass(frozen=True)
class Moment:
    """The table just before the person decided something."""

    position: Position
    told: int
    action: Action


@dataclass(frozen=True)
class Deed:
    """What somebody did."""

    seat: int
    action: Action


class Sitting(Playing):
    """The game as the person at the terminal lives it."""

    def __init__(self, position: Position, plan: Sequence[str], bots: dict[int, Bot], voice: Voice) -> None:
        super().__init__(position, {seat: honest(bot) for seat, bot in bots.items()})
        self.plan = list(plan)
        self.voice = voice
        self.person = self.plan.index(PERSON)
        self.names = seat_names(plan, voice)
        self.told: list[Told] = []
        self.news_from = 0
        self.past: list[Moment] = []
        self.learned = position.learned
        self.revealed: Deed | None = None
        self.note(position.opening)

    # ------------------------------------------------------------------ what was said

    def note(self, events: Sequence[Happening]) -> None:
        """Write events into the log, as the person may read them."""
        for event in events:
            seen = event.seen_by(self.person)
            self.told.append(Told(seen, self.voice.event(seen, self.names, self.person)))

    def read_news(self) -> list[Told]:
        """What happened since this was last asked."""
        news = self.told[self.news_from :]
        self.news_from = len(self.told)
        return news

    def view(self) -> dict[str, Any]:
        """What the person sees, with the names of the seats."""
        return {**self.position.view(self.person), "names": self.names}

    # ------------------------------------------------------------------ playing

    def decide(self, action: Action) -> None:
        """The person's decision; an illegal one raises and changes nothing."""
        before = Moment(self.position, len(self.told), self.position.legal_action(action))
        self.play(before.action)
        self.past.append(before)

    def carry_out(self, action: Action) -> list[Happening]:
        """The position after a deed takes the place of the one before, so that Ctrl-C never leaves half of it."""
        before = self.position
        self.position = before.copy()
        try:
            return super().carry_out(action)
        except BaseException:
            self.position = before
            raise

    def watch(self, seat: int, action: Action, events: list[Happening]) -> None:
        """Note what happened, and the first deed since the person's last choice that taught anybody anything."""
        deed = Deed(seat, action) if self.position.learned != self.learned else None
        self.revealed = deed if seat == self.person else self.revealed or deed
        self.learned = self.position.learned
        self.note(events)

    # ------------------------------------------------------------------ going back

    def can_undo(self) -> bool:
        """Whether nobody has learned anything since the person's last decision."""
        return bool(self.past) and self.past[-1].position.learned == self.position.learned

    def undo(self) -> Action:
        """Go back to the person's last decision; what it was."""
        moment = self.past.pop()
        self.position = moment.position
        self.learned, self.revealed = self.position.learned, None
        del self.told[moment.told :]
        self.news_from = len(self.told)
        return moment.action

    # ------------------------------------------------------------------ keeping

    def record(self) -> dict[str, Any]:
        """The game so far, who sat where, and in which language, so that it can be continued."""
        return {**self.position.record(), "seats": self.plan, "language": self.voice.language}
