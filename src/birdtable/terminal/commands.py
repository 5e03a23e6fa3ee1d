"""What can be typed besides an action: hint, why, undo, save, log, look, rules, review, help, quit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path

from birdtable import editions
from birdtable.bots.advice import Step, Why, review
from birdtable.bots.outlook import RIVALS
from birdtable.errors import BadNotation
from birdtable.facts import Told
from birdtable.kernel.actions import Action
from birdtable.records import write_record
from birdtable.telling.reference import group_line
from birdtable.telling.rulebook import chapter_lines, clause_lines, intro, lines_about
from birdtable.telling.show import own, show
from birdtable.telling.voice import Voice, tell
from birdtable.terminal.choices import action_meant, listed, meant
from birdtable.terminal.files import new_place
from birdtable.terminal.program import command
from birdtable.terminal.sitting import Sitting

HINT_SECONDS = 1.0
HINTS = 3  # choices that are named
REVIEW_PLAYOUTS = 1500  # for each decision


class Next(Enum):
    """What follows a line of input."""

    ASK_AGAIN = auto()
    GO_ON = auto()
    LOOK = auto()
    LEAVE = auto()


@dataclass
class Session:
    """A person at a table: what is played, in which words, and where it was saved after which actions.

    file  where the person saved it
    kept  where it is kept by itself when the person leaves
    """

    sitting: Sitting
    voice: Voice
    file: Path | None = None
    kept: Path | None = None
    saved: list[int] | None = None

    def say(self, message: str, **values: object) -> None:
        """Print a sentence of the catalogue."""
        tell(self.voice.say(message, **values))

    def in_words(self, action: Action) -> str:
        """An action as people call it, in quotation marks."""
        return self.voice.quote(self.voice.action(action, self.sitting.names))

    @property
    def unsaved(self) -> bool:
        """Whether leaving would lose something: the person has decided, or the game went on since it was saved."""
        begun = bool(self.sitting.past) if self.saved is None else self.saved != self.sitting.position.actions
        return begun and not self.sitting.position.over


# ---------------------------------------------------------------------- the commands


def why(session: Session, text: str) -> Next:
    """Why an action is not legal: the reasons, and the clauses they come from."""
    action = named_action(session, text)
    if action is None:
        return Next.ASK_AGAIN
    position = session.sitting.position
    reasons = position.why_not(action)
    if not reasons:
        session.say("why-legal", action=session.in_words(action))
    for sentence in session.voice.reasons(reasons, session.sitting.names):
        tell(sentence)
    for clause in dict.fromkeys(reason.clause for reason in reasons):
        if clause in position.game.clauses:
            for line in clause_lines(position.game.clauses[clause], session.voice):
                tell(line, indent="  ")
    return Next.ASK_AGAIN


def named_action(session: Session, text: str) -> Action | None:
    """The action that the words after `why` name, legal or not; None, and a sentence, if they name none."""
    sitting, voice = session.sitting, session.voice
    choices = listed(sitting.position, sitting.view(), voice)
    if not text:
        session.say("why-what", action=str(_illegal_example(session)))
        return None
    if text.isdecimal():
        if 1 <= int(text) <= len(choices):
            return choices[int(text) - 1].action
        session.say("table-no-such-number", count=len(choices))
        return None
    try:
        return sitting.position.action(text)
    except BadNotation:
        found = meant(text, choices, voice, sitting.names)
        if len(found) == 1:
            return found[0].action
        action = action_meant(text, sitting.position, voice, sitting.names)
        if action is None:
            session.say("table-not-an-action", text=voice.quote(text))
        return action


def _illegal_example(session: Session) -> Action | None:
    """An action that cannot be done now, if possible of a kind that can."""
    position = session.sitting.position
    legal = position.legal()
    verbs = {action.verb for action in legal if action.args}
    illegal = [action for action in position.game.actions.meaningful(position.players) if action not in legal]
    return next((action for action in illegal if action.verb in verbs), illegal[0] if illegal else None)


def undo(session: Session, _text: str) -> Next:
    """Back to the person's last decision, if nobody has learned anything since."""
    sitting = session.sitting
    if not sitting.past:
        session.say("undo-nothing")
        return Next.ASK_AGAIN
    if not sitting.can_undo():
        deed = sitting.revealed
        if deed is None or deed.seat == sitting.person:
            session.say("undo-stops", action=session.in_words(sitting.past[-1].action))
        else:
            session.say("undo-stops-other", name=sitting.names[deed.seat], action=session.in_words(deed.action))
        return Next.ASK_AGAIN
    session.say("undo-done", action=session.in_words(sitting.undo()))
    return Next.GO_ON


def save(session: Session, text: str) -> Next:
    """Write the record to a file; without a name, where it was saved before or among the games that were left."""
    if not text and session.file is None:
        if keep(session):
            session.say("save-done", file=str(session.kept))
        return Next.ASK_AGAIN
    file = Path(text).expanduser() if text else session.file
    assert file is not None
    if file.exists() and file != session.file:
        session.say("save-exists", file=str(file))
        return Next.ASK_AGAIN
    if _write(session, file):
        session.file = file
        session.say("save-done", file=str(file))
    return Next.ASK_AGAIN


def keep(session: Session) -> bool:
    """Write the record among the games that were left; whether that went well."""
    try:
        file = session.kept or new_place(session.sitting.position.game.name)
    except OSError as error:
        session.say("save-failed", file=str(error.filename), error=error.strerror or str(error))
        return False
    if _write(session, file):
        session.kept = file
        return True
    return False


def _write(session: Session, file: Path) -> bool:
    try:
        write_record(file, session.sitting.record())
        editions.keep(session.sitting.position.game)  # so that the game can go on after any upgrade
    except OSError as error:
        session.say("save-failed", file=str(file), error=error.strerror or str(error))
        return False
    session.saved = list(session.sitting.position.actions)
    return True


def log(session: Session, _text: str) -> Next:
    """Everything that happened, stage by stage."""
    stage = own(session.sitting.position.game.package, "STAGE")
    for told in session.sitting.told:
        if told.event.name == stage:
            tell()
        tell(told.sentence, indent="  ")
    return Next.ASK_AGAIN


def look(session: Session, _text: str) -> Next:
    """The whole table and the choices once more."""
    if not session.sitting.position.over:
        return Next.LOOK
    show_table(session)
    return Next.ASK_AGAIN


def show_table(session: Session) -> None:
    """Print the whole table as the person sees it."""
    sitting = session.sitting
    for line in show(sitting.position.game, sitting.view(), session.voice):
        tell(line, indent="  ")


def rules(session: Session, text: str) -> Next:
    """The game in a few sentences, the chapters and the cards; with a word, the clauses and cards that hold it."""
    game, voice = session.sitting.position.game, session.voice
    contents = [*intro(voice), *chapter_lines(game, voice), group_line(game, voice)]
    lines = lines_about(game, text, voice) if text else contents
    if not lines:
        session.say("rules-none", word=voice.quote(text))
    for line in filter(None, lines):
        tell(line, indent="  ")
    return Next.ASK_AGAIN


def help_(session: Session, _text: str) -> Next:
    """What can be typed."""
    legal = session.sitting.position.legal()
    example = str(legal[len(legal) // 2]) if legal else "undo"
    session.say("help-actions", example=session.voice.quote(example))
    for name in COMMANDS:
        tell(session.voice.say(f"help-{name}", command=session.voice.quote(command("play", "--resume"))), indent="  ")
    return Next.ASK_AGAIN


def hint(session: Session, _text: str) -> Next:
    """The best choices as a bot sees them, from what the person knows."""
    position = session.sitting.position
    if position.over:
        session.say("table-over")
        return Next.ASK_AGAIN
    for number, advice in enumerate(position.advice(seconds=HINT_SECONDS)[:HINTS], 1):
        session.say(
            "hint-choice",
            number=number,
            action=session.in_words(advice.action),
            win=round(100 * advice.win),
            sure=max(1, round(100 * advice.sure)),
            points=round(advice.points),
        )
        if len(advice.line) > 1:
            session.say("hint-line", line=_line(session, advice.line[1:]))
        _say_why(session, advice.why)
        _say_facts(session, advice.facts)
    session.say("hint-honest")
    return Next.ASK_AGAIN


def _line(session: Session, steps: Sequence[Step]) -> str:
    """What would be done, one after the other, by whom."""
    names = session.sitting.names
    told = [session.voice.say("hint-step", name=names[s.seat], action=session.in_words(s.action)) for s in steps]
    return "; ".join(told)


def _say_why(session: Session, whys: Sequence[Why]) -> None:
    """The foremost reason, if there is one."""
    for why in whys[:1]:
        other = session.voice.quote(session.in_words(why.other))
        points = max(1, round(why.points))
        if why.part == RIVALS:
            session.say("hint-why-rivals", points=points, other=other)
        else:
            session.say("hint-why", part=session.voice.say(f"part-{why.part}"), points=points, other=other)


def _say_facts(session: Session, told: Sequence[Told]) -> None:
    """What the action changes."""
    if told:
        tell(session.voice.facts(told, session.sitting.names))


def review_(session: Session, _text: str) -> Next:
    """After the game: what choices cost, and how much was luck."""
    position = session.sitting.position
    if not position.over:
        session.say("review-later")
        return Next.ASK_AGAIN
    session.say("review-wait")
    found = review(position.game, position.record(), REVIEW_PLAYOUTS)
    for account in found.accounts:
        session.say(
            "review-account" if position.players == 2 else "review-account-many",
            name=session.sitting.names[account.seat],
            start=round(100 * account.start),
            mistakes=round(100 * account.mistakes),
            gifts=round(100 * account.gifts),
            luck=round(100 * account.luck),
            result=round(100 * account.result),
        )
    mine = sorted((c for c in found.choices if c.seat == session.sitting.person and c.cost > 0), key=lambda c: -c.cost)
    for choice in mine[:HINTS]:
        session.say(
            "review-choice",
            number=choice.number + 1,
            action=session.in_words(choice.action),
            best=session.in_words(choice.best),
            cost=round(100 * choice.cost),
            sure=max(1, round(100 * choice.sure)),
        )
        if choice.line:
            session.say("review-line", line=_line(session, choice.line))
        _say_why(session, choice.why)
        _say_facts(session, choice.facts)
    return Next.ASK_AGAIN


def quit_(session: Session, _text: str) -> Next:
    """Leave the table."""
    return Next.LEAVE


COMMANDS: dict[str, Callable[[Session, str], Next]] = {
    "look": look,
    "log": log,
    "hint": hint,
    "why": why,
    "rules": rules,
    "undo": undo,
    "save": save,
    "review": review_,
    "help": help_,
    "quit": quit_,
}
