"""What somebody at a seat can ask and do, each answered with text, from what the seat knows and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from birdtable.bots.levels import Specification, honest_bot
from birdtable.errors import BadOption
from birdtable.game import Game
from birdtable.kernel.actions import Action
from birdtable.kernel.events import Happening
from birdtable.playing import Playing, honest
from birdtable.telling.rulebook import clause_lines, intro, lines_about
from birdtable.telling.show import in_words, ranking, result, show
from birdtable.telling.voice import Voice


class ModelSeat(Playing):
    """One seat at a table with bots. The table plays on by itself until the seat has to decide."""

    def __init__(
        self, game: Game, players: int, seat: int, bots: Sequence[Specification], seed: int, language: str = "en"
    ) -> None:
        if seat not in range(players):
            raise BadOption(f"there is no seat {seat}; the seats are 0 to {players - 1}")
        self.voice = Voice(language, game)
        self.seat = seat
        self.names = self.voice.player_names(players)
        others = [other for other in range(players) if other != seat]
        sitting = {
            other: honest_bot(bots[number % len(bots)], seed * 16 + other) for number, other in enumerate(others)
        }
        super().__init__(game.new(players, seed), {other: honest(bot) for other, bot in sitting.items()})
        self.told: list[Happening] = []
        self.told_already = 0
        self._note(self.position.opening)
        self.play_on()

    # ------------------------------------------------------------------ what can be asked

    def rules(self, search: str = "") -> str:
        """The rules, clause by clause: all of them, or those of a chapter or with a word."""
        lines = lines_about(self.position.game, search, self.voice)
        if not lines:
            return self.voice.say("rules-none", word=self.voice.quote(search))
        return "\n".join(lines if search else [*intro(self.voice), "", *lines])

    def look(self) -> str:
        """What happened since the last look, the table as the seat sees it, and what it has to decide."""
        lines = self._news()
        lines += show(self.position.game, self._view(), self.voice)
        if self.position.over:
            lines += self._ending()
        else:
            lines.append(self.voice.say(f"decision-{self.position.decision}"))
        return "\n".join(lines)

    def view(self) -> dict[str, Any]:
        """What the seat sees, as data."""
        return self.position.view(self.seat)

    def actions(self) -> str:
        """The legal actions, a line each: what to write, and what it means."""
        if self.position.over:
            return self.voice.say("reason-over")
        view, game = self._view(), self.position.game
        lines = []
        for action in self.position.legal():
            heading, text = in_words(game, action, view, self.voice)
            lines.append(f"{action}: {f'{self.voice.colon(heading)} ' if heading else ''}{text}")
        return "\n".join(lines)

    def why_not(self, action: str) -> str:
        """Why an action is not legal now: reasons, and the clauses that forbid it; or that it is legal."""
        game = self.position.game
        reasons = self.position.why_not(action, self.seat)
        if not reasons:
            return self.voice.say("why-legal", action=str(self.position.action(action)))
        lines = self.voice.reasons(reasons, self.names)
        for reason in reasons:
            if reason.clause in game.clauses:
                lines += clause_lines(game.clauses[reason.clause], self.voice)
        return "\n".join(dict.fromkeys(lines))

    def answer(self, action: str) -> str:
        """Carry out an action; answers with what happened until the seat decides again, or why nothing happened."""
        if self.position.seat != self.seat or self.position.why_not(action):
            return self.why_not(action)
        self.play(self.position.action(action))
        self.play_on()
        return self.look()

    # ------------------------------------------------------------------ how it goes on

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.position.over

    def watch(self, seat: int, action: Action, events: list[Happening]) -> None:
        """Note what the seat may know of it."""
        self._note(events)

    def _note(self, events: Sequence[Happening]) -> None:
        self.told += [event.seen_by(self.seat) for event in events]

    def _news(self) -> list[str]:
        news = self.told[self.told_already :]
        self.told_already = len(self.told)
        return [self.voice.event(event, self.names, self.seat) for event in news]

    def _ending(self) -> list[str]:
        lines = ranking(self.position.game, self._view(), self.told, self.voice)
        return [*lines, result(self._view(), self.seat, self.voice)]

    def _view(self) -> dict[str, Any]:
        return {**self.position.view(self.seat), "names": self.names}


@dataclass(frozen=True)
class Verb:
    """Something that can be asked, by name: what it is for, and the words that it takes."""

    does: str
    words: dict[str, str]
    answer: Callable[..., Any]
    needed: tuple[str, ...] = ()


VERBS = {
    "rules": Verb(
        "The rules of the game, clause by clause; with a word, only those of that chapter or with that word.",
        {"search": "a chapter or a word; left out: all rules"},
        ModelSeat.rules,
    ),
    "look": Verb(
        "What happened since you last looked, the table as you see it, and what you decide now.", {}, ModelSeat.look
    ),
    "view": Verb("What you see, as data.", {}, ModelSeat.view),
    "actions": Verb("Your legal actions, a line each: what to write, a colon, what it means.", {}, ModelSeat.actions),
    "why_not": Verb(
        "Why an action is not legal now: the reasons, and the rules that forbid it.",
        {"action": "an action as it is written"},
        ModelSeat.why_not,
        ("action",),
    ),
    "play": Verb(
        "Carry out one of your legal actions. Answers with what happened until you decide again.",
        {"action": "the action as it is written, the part before the colon"},
        ModelSeat.answer,
        ("action",),
    ),
}


def ask(seat: ModelSeat, verb: Any, words: Any) -> str | dict[str, Any]:
    """Ask by the name of a verb; what is wrong with the question is told in a sentence (BadOption)."""
    if verb not in VERBS:
        raise BadOption(f"there is no verb {verb!r}; the verbs are: {', '.join(VERBS)}")
    known = VERBS[verb]
    if not isinstance(words, dict) or any(not isinstance(value, str) for value in words.values()):
        raise BadOption(f"{verb} takes words by name, such as {dict.fromkeys(known.words, '…')}, not {words!r}")
    wrong = [word for word in words if word not in known.words]
    missing = [word for word in known.needed if word not in words]
    if wrong or missing:
        raise BadOption(f"{verb} takes {', '.join(known.words) or 'no words'}; got {', '.join(words) or 'none'}")
    answer: str | dict[str, Any] = known.answer(seat, **words)
    return answer
