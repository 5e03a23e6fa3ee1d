"""A position: one game at one moment, and what can be asked of it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from birdtable.errors import BadNotation, BadOption, BadPosition, IllegalAction, Reason
from birdtable.fair import check_seed
from birdtable.game import FORMAT
from birdtable.kernel.actions import Action
from birdtable.kernel.decisions import CHANCE
from birdtable.kernel.events import SILENT, Happening, new_log, read_log
from birdtable.kernel.loops import REFUSED
from birdtable.kernel.parts import Memory
from birdtable.kernel.record import copied
from birdtable.kernel.streams import THINKING

if TYPE_CHECKING:
    from birdtable.bots.advice import Advice
    from birdtable.game import Game

READABLE_HEADER = ("over", "score", "learned", "stream", "key", "draws", "quick", "winners")


class Position:
    """One game at one moment. Made by `game.new`, `game.from_dict` and `game.replay`."""

    def __init__(self, game: Game, states: np.ndarray, actions: list[int] | None = None) -> None:
        self.game = game
        self.states = states
        self.actions = [] if actions is None else actions
        self.deciders: list[int | None] = []  # who took each of them
        self.notes: dict[int, str] = {}  # recordings that came with outcomes, by the number of the action
        self.answers: dict[int, int] = {}  # by seat, of those asked at once: kept aside until the last is in
        self.opening: list[Happening] = []
        self.started_here = False
        self.origin: dict[str, Any] | None = None  # the record and the move that this game goes on from
        self.memory = Memory()  # of what was shown

    def __repr__(self) -> str:
        decider = "chance" if self.chance else f"seat {self.seat}"
        who = "over" if self.over else f"{decider} decides: {self.decision}"
        return f"<{self.game.title}, {self.players} players, {len(self.actions)} actions, {who}>"

    def begin(self) -> None:
        """Set the table; `opening` holds what happened."""
        log = new_log()
        self.game.engine.begin(self.states, log)
        self.opening = read_log(self.game.events, log, self.players)
        self.started_here = True

    # ------------------------------------------------------------------ where the game stands

    @property
    def players(self) -> int:
        """How many seats are at the table."""
        return int(self.states["players"][0])

    @property
    def options(self) -> dict[str, Any]:
        """The options that the game was started with."""
        return self.game.options_of(self.states)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.states["over"][0])

    @property
    def _waiting(self) -> list[tuple[int, int]]:
        """The decisions that wait, who and what about; none when the game is over."""
        return self.game.layout.waiting(self.states)

    @property
    def seat(self) -> int | None:
        """Who decides now; None when the game is over, and while an outcome is awaited."""
        waiting = self._waiting
        return waiting[-1][0] if waiting and waiting[-1][0] != CHANCE else None

    @property
    def asked(self) -> list[int]:
        """The seats that the table waits for: the one that decides, or those asked at once that have not answered."""
        return [seat for seat in self._together if seat not in self.answers]

    @property
    def _together(self) -> list[int]:
        """The seat that decides, and those that are asked the same at once."""
        waiting = self._waiting
        if not waiting or waiting[-1][0] == CHANCE:
            return []
        seat, kind = waiting.pop()
        together = [seat]
        while waiting and waiting[-1][1] == kind and self.game.decisions(kind).together:
            together.append(waiting.pop()[0])
        return together

    @property
    def chance(self) -> bool:
        """Whether the table waits for an outcome that its referee must tell: see `settle`."""
        waiting = self._waiting
        return bool(waiting) and waiting[-1][0] == CHANCE

    @property
    def decision(self) -> str | None:
        """What is being decided now; None when the game is over."""
        waiting = self._waiting
        return self.game.decision_words.word(waiting[-1][1], self.players) if waiting else None

    @property
    def begins_anew(self) -> bool:
        """Whether something new begins with what is decided now, such as a turn."""
        waiting = self._waiting
        return bool(waiting) and self.game.decisions(waiting[-1][1]).anew

    @property
    def scores(self) -> list[int]:
        """Points of each seat."""
        points: list[int] = self.states["score"][0, : self.players].tolist()
        return points

    @property
    def winners(self) -> list[int]:
        """The seats that won; empty before the end."""
        winners = int(self.states["winners"][0])
        return [seat for seat in range(self.players) if winners >> seat & 1]

    @property
    def learned(self) -> int:
        """Moments so far at which anybody learned something. Undo is free while this stays the same."""
        return int(self.states["learned"][0])

    # ------------------------------------------------------------------ playing

    def mask(self) -> np.ndarray:
        """The legal actions as a boolean array over all action numbers."""
        return np.unpackbits(self._listed()[0], bitorder="little")[: self.game.actions.count].view(bool)

    def _listed(self) -> tuple[np.ndarray, int]:
        """The legal actions as bits, and who decides."""
        mask = np.empty(self.game.actions.words, np.uint32)
        seat = self.game.engine.legal(self.states, mask)
        return mask.view(np.uint8), seat

    def legal(self) -> list[Action]:
        """The legal actions; `str(action)` is its notation."""
        actions, players = self.game.actions, self.players
        return [actions.action(number, players) for number in np.flatnonzero(self.mask()).tolist()]

    def legal_numbers(self) -> list[int]:
        """The numbers of the legal actions: with `play_number`, the quick way for callers who need no words."""
        mask, numbers = self._desk
        count = self.game.engine.entries["list_numbers"](self.states, mask, numbers)
        return numbers[:count].tolist()

    def play_number(self, number: int) -> None:
        """Carry out an action by its number and tell nothing of what happened. An illegal one raises, as in `play`."""
        act, seat = self.game.engine.entries["act_if_legal"], REFUSED
        if not self.answers:
            seat = act(self.states, int(number), self._desk[0], SILENT)
        if seat == REFUSED:
            self.legal_action(number)
        self.deciders.append(seat if seat >= 0 else None)
        self.actions.append(number)

    @cached_property
    def _desk(self) -> tuple[np.ndarray, np.ndarray]:
        """Where the quick ways above write: legal actions as bits, and as numbers."""
        actions = self.game.actions
        return np.empty(actions.words, np.uint32), np.empty(actions.count, np.int32)

    def action(self, action: str | int | Action) -> Action:
        """An action from its notation or number."""
        actions = self.game.actions
        if isinstance(action, Action):
            if self.action(str(action)) != action:
                raise BadNotation(f"{str(action)!r} with number {action.number} is not an action of this game")
            return action
        if isinstance(action, str):
            return actions.parse(action, self.players)
        if isinstance(action, bool) or not isinstance(action, (int, np.integer)) or not 0 <= action < actions.count:
            raise BadOption(f"an action is words, an Action or a number below {actions.count}, not {action!r}")
        return actions.action(int(action), self.players)

    def play(self, action: str | int | Action, note: str = "") -> list[Happening]:
        """Carry out an action and return what happened. An illegal one raises and changes nothing.

        note  the recording that came with an outcome, kept in the record of the game
        """
        return self.play_legal(self.legal_action(action).number, note)

    def legal_action(self, action: str | int | Action) -> Action:
        """An action from its notation or number, if it is legal now; else this raises."""
        if self.answers:
            raise BadOption("several seats are asked at once: each gives its answer with `answer`")
        action = self.action(action)
        reasons = self.why_not(action)
        if reasons:
            text = self.game.text()
            why = " ".join(text.reason(reason, self.game.clauses) for reason in reasons)
            raise IllegalAction(str(action), reasons, f"{str(action)!r} is not legal now. {why}")
        return action

    def settle(self) -> list[Happening]:
        """Let the game's referee tell the outcome that the table waits for, if it waits for one."""
        events: list[Happening] = []
        while self.chance:
            outcome = self.game.answer(self)
            for number, action in enumerate(outcome.actions):
                events += self.play(action, "" if number else outcome.note)
        return events

    def play_legal(self, number: int, note: str = "") -> list[Happening]:
        """Carry out an action that is known to be legal."""
        if note:
            self.notes[len(self.actions)] = note
        log = new_log()
        self.memory.turn()
        self.deciders.append(self.seat)
        self.game.engine.apply(self.states, number, log)
        self.actions.append(number)
        return read_log(self.game.events, log, self.players)

    def facing(self, seat: int | None) -> Position:
        """The position as a seat that is asked faces it, with that seat to decide; as it is for all others.

        To look at and to think on. What that seat decides goes to `answer`.
        """
        together = self._together
        asked = [other for other in together if other not in self.answers]
        seat = seat if seat in asked else next(iter(asked), None)
        if seat is None or seat == together[0]:
            return self
        twin = self.copy()
        top = int(self.states["pending_count"][0]) - 1
        swapped = [top, top - together.index(seat)]
        for name in ("pending_seat", "pending_args"):
            twin.states[name][0, swapped] = self.states[name][0, swapped[::-1]]
        return twin

    def answer(self, seat: int, number: int) -> list[Happening]:
        """The legal action of a seat that is asked. Of several asked at once, nothing happens before the last."""
        self.answers[seat] = number
        if self.asked:
            return []
        answers, self.answers = self.answers, {}
        return [event for _ in answers for event in self.play_legal(answers[int(self.seat or 0)])]

    def go_back(self, actions: int, states: bytes) -> None:
        """Be again what this was after so many actions, when its record had these bytes."""
        self.states = np.frombuffer(bytearray(states), self.states.dtype)
        del self.actions[actions:], self.deciders[actions:]
        self.notes, self.answers = {at: note for at, note in self.notes.items() if at < actions}, {}

    def why_not(self, action: str | int | Action, seat: int | None = None) -> list[Reason]:
        """Why an action is not legal now: the clauses that forbid it, and what is missing. Empty if it is legal.

        The reasons are for the seat that decides, and may speak of its hand. Name the seat that asks, and
        another one is told no more than that it is not its turn.
        """
        self._check_seat(seat)
        action = self.action(action)
        if seat is not None and not self.over:
            if seat not in self.asked:
                return [Reason("", "reason-not-your-turn")]
            return self.facing(seat).why_not(action)
        if self.mask()[action.number]:
            return []
        if self.over:
            ending = next(clause for clause in self.game.clauses if clause.split(".")[1] == "end")
            return [Reason(ending, "reason-over")]
        layout = self.game.layout
        return self.game.why_not(layout.python(layout.seen(self.states, self.seat)), action)

    def actions_seen_by(self, seat: int) -> list[int | None]:
        """The actions so far as a seat saw them: None for a secret choice of another seat."""
        family = self.game.actions.family
        return [
            None if decider != seat and family(number).secret else number
            for number, decider in zip(self.actions, self.deciders, strict=True)
        ]

    # ------------------------------------------------------------------ looking

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Exactly what a seat knows, as JSON-able data; None is a spectator."""
        return {**self.headline(seat), **self.board(self.seen_by(seat))}

    def board(self, seen: np.ndarray) -> Mapping[str, Any]:
        """The game's own part of a view, from what is seen of the record."""
        return self.game.view(self.game.layout.python(seen, memory=self.memory), self.players)

    def seen_by(self, seat: int | None) -> np.ndarray:
        """The record in which all that a seat may not see is blanked: the same bytes are the same view."""
        self._check_seat(seat)
        return self.game.layout.seen(self.facing(seat).states, seat)

    def headline(self, seat: int | None) -> dict[str, Any]:
        """What every game's view begins with."""
        return self.headline_for(seat, self.headline_for_all())

    def headline_for(self, seat: int | None, all_see: dict[str, Any]) -> dict[str, Any]:
        """What is about the viewer in it, added to what all see."""
        head = {**all_see, "viewer": seat}
        if seat in head["asked"]:
            head["seat"] = seat
        if seat in self.answers:
            head["answer"] = str(self.game.actions.action(self.answers[seat], head["players"]))
        return head

    def headline_for_all(self) -> dict[str, Any]:
        """The same as nobody in particular sees it."""
        game, players, asked = self.game, self.players, self.asked
        return {
            "game": game.name,
            "version": game.version,
            "players": players,
            "options": self.options,
            "viewer": None,
            "over": self.over,
            "scores": self.scores,
            "winners": self.winners,
            "seat": next(iter(asked), None),
            "decision": self.decision,
            "asked": asked,
            "answered": sorted(self.answers),
            "answer": None,
        }

    def observation(self, seat: int | None = None) -> np.ndarray:
        """What a seat (by default the one that decides) knows, as an array for learners."""
        if seat is None:
            seat = self.seat or 0
        self._check_seat(seat)
        out = np.zeros(self.game.features, np.float32)
        self.game.engine.observe(self.states, seat, out)
        return out

    def advice(self, seat: int | None = None, seconds: float = 1.0) -> list[Advice]:
        """What the deciding seat could do, the best first, from its own knowledge: win chance, points, how sure."""
        from birdtable.bots.advice import advise

        self._check_seat(seat)
        return advise(self, seat, seconds)

    # ------------------------------------------------------------------ copies, dictionaries, records

    def copy(self) -> Position:
        """An independent copy."""
        twin = Position(self.game, copied(self.states), list(self.actions))
        twin.deciders = list(self.deciders)
        twin.started_here, twin.opening, twin.origin = self.started_here, self.opening, self.origin
        twin.notes, twin.answers, twin.memory = dict(self.notes), dict(self.answers), self.memory
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return self.copy()

    def redeal(self, seat: int, seed: int) -> Position:
        """A copy in which all that this seat cannot know is dealt anew, consistently with what it has seen."""
        self._check_seat(seat)
        if seat is None:
            raise BadOption("dealing anew is for a seat, not for a spectator")
        twin = Position(self.game, self.states.copy())
        self.game.engine.conceal(twin.states, seat, check_seed(seed))
        return twin

    def to_dict(self) -> dict[str, Any]:
        """The whole position as readable data, secrets included."""
        game = self.game
        layout = game.layout
        fields = [layout.fields[name] for name in READABLE_HEADER] + list(layout.own.values())
        top = int(self.states["pending_count"][0])
        pending = [
            {
                "seat": None if (seat := int(self.states["pending_seat"][0, depth])) == CHANCE else seat,
                "decision": game.decision_words.word(int(self.states["pending_kind"][0, depth]), self.players),
                "args": [int(arg) for arg in self.states["pending_args"][0, depth]],
            }
            for depth in range(top)
        ]
        return {
            "game": game.name,
            "version": game.version,
            "players": self.players,
            "options": self.options,
            "pending": pending,
            **layout.to_dict(self.states, fields),
        }

    def record(self) -> dict[str, Any]:
        """The game so far, as a record that replays for ever with the same rules and content."""
        if not self.started_here or int(self.states["stream"][0]) == THINKING:
            raise BadPosition("only a game played from its start has a record, not one from a dictionary or a redeal")
        game = self.game
        return {
            "format": FORMAT,
            "game": game.name,
            "version": game.version,
            "content": game.content_hash,
            "players": self.players,
            "options": self.options,
            "key": self.states["key"][0].astype("<u4").tobytes().hex(),
            "actions": [str(game.actions.action(number, self.players)) for number in self.actions],
            "scores": self.scores,
            "over": self.over,
            **({} if self.origin is None else {"origin": self.origin}),
            **({} if not self.notes else {"notes": {str(at): note for at, note in self.notes.items()}}),
        }

    def check(self) -> None:
        """Refuse a position that the rules cannot work with, by trying every legal action on a copy in Python."""
        if self.over:
            return
        python = self.game.engines.python
        mask = np.zeros(self.game.actions.words, np.uint32)
        try:
            python.legal(self.states.copy(), mask)
            for number in np.flatnonzero(np.unpackbits(mask.view(np.uint8), bitorder="little")):
                python.apply(self.states.copy(), int(number), new_log())
        except (IndexError, ValueError) as error:
            raise BadPosition(f"the rules cannot go on from this position: {error}") from None

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and (
            isinstance(seat, bool) or not isinstance(seat, int) or seat not in range(self.players)
        ):
            raise BadOption(f"there is no seat {seat!r}; the seats are 0 to {self.players - 1}")
