"""What can be typed besides an action: why, undo, save, log, look, rules, help, quit."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path

from birdtable.errors import BirdtableError
from birdtable.kernel.actions import Action
from birdtable.terminal.choices import grouped, meant
from birdtable.terminal.files import write_record
from birdtable.terminal.rulebook import chapters, clause_lines, find_clauses
from birdtable.terminal.show import show
from birdtable.terminal.table import Table
from birdtable.terminal.voice import Voice, tell


class Next(Enum):
    """What follows a line of input."""

    ASK_AGAIN = auto()
    GO_ON = auto()
    LEAVE = auto()


@dataclass
class Session:
    """A person at a table: what is played, in which words, and where it was saved after which actions."""

    table: Table
    voice: Voice
    file: Path | None = None
    saved: list[int] | None = None

    def say(self, message: str, **values: object) -> None:
        """Print a sentence of the catalogue."""
        tell(self.voice.say(message, **values))


# ---------------------------------------------------------------------- the commands


def why(session: Session, text: str) -> Next:
    """Why an action is not legal: the reasons, and the clauses they come from."""
    action = named_action(session, text)
    if action is None:
        return Next.ASK_AGAIN
    reasons = session.table.position.why_not(action)
    if not reasons:
        session.say("why-legal", action=session.voice.action(action, session.table.names))
    for reason in reasons:
        tell(session.voice.reason(reason))
        clause = session.table.position.game.definition.clauses.get(reason.clause)
        for line in clause_lines(clause, session.voice) if clause else []:
            tell(line)
    return Next.ASK_AGAIN


def named_action(session: Session, text: str) -> Action | None:
    """The action that the words after `why` name, legal or not; None, and a sentence, if they name none."""
    choices = grouped(session.table.position)
    if not text:
        session.say("why-what")
        return None
    if text.isdecimal():
        if 1 <= int(text) <= len(choices):
            return choices[int(text) - 1]
        session.say("table-no-such-number", count=len(choices))
        return None
    found = meant(text, choices)
    if len(found) == 1:
        return found[0]
    try:
        return session.table.position.action(text)
    except BirdtableError as error:
        session.say("table-not-an-action", error=str(error))
        return None


def undo(session: Session, _text: str) -> Next:
    """Back to the person's last decision, if nobody has learned anything since."""
    table = session.table
    if not table.past:
        session.say("undo-nothing")
        return Next.ASK_AGAIN
    if not table.can_undo():
        session.say("undo-stops", action=table.past[-1].action)
        return Next.ASK_AGAIN
    session.say("undo-done", action=table.undo())
    return Next.GO_ON


def save(session: Session, text: str) -> Next:
    """Write the record to a file."""
    if not text and session.file is None:
        session.say("save-where")
        return Next.ASK_AGAIN
    file = Path(text).expanduser() if text else session.file
    assert file is not None
    if file.exists() and file != session.file:
        session.say("save-exists", file=str(file))
        return Next.ASK_AGAIN
    try:
        write_record(file, session.table.record())
    except OSError as error:
        session.say("save-failed", file=str(file), error=error.strerror or str(error))
        return Next.ASK_AGAIN
    session.file, session.saved = file, list(session.table.position.actions)
    session.say("save-done", file=str(file))
    return Next.ASK_AGAIN


def log(session: Session, _text: str) -> Next:
    """Everything that happened."""
    for sentence in session.table.log:
        tell(sentence, indent="  ")
    return Next.ASK_AGAIN


def look(session: Session, _text: str) -> Next:
    """The table and the choices once more."""
    if not session.table.position.over:
        return Next.GO_ON  # which shows both
    show_table(session)
    return Next.ASK_AGAIN


def show_table(session: Session) -> None:
    """Print the table as the person sees it."""
    table = session.table
    for line in show(table.position.game.definition, table.view(), session.voice):
        tell(line, indent="  ")


def rules(session: Session, text: str) -> Next:
    """Clauses of the rulebook that hold a word."""
    game = session.table.position.game.definition
    if not text:
        listed = [f"{chapter} ({count})" for chapter, count in chapters(game).items()]
        session.say("rules-chapters", chapters=", ".join(listed))
        return Next.ASK_AGAIN
    found = find_clauses(game, text, session.voice)
    if not found:
        session.say("rules-none", word=text)
    for clause in found:
        for line in clause_lines(clause, session.voice):
            tell(line)
    return Next.ASK_AGAIN


def help_(session: Session, _text: str) -> Next:
    """What can be typed."""
    choices = grouped(session.table.position)
    example = str(choices[len(choices) // 2]) if choices else "undo"
    session.say("help-actions", example=example)
    for command in COMMANDS:
        session.say(f"help-{command}")
    return Next.ASK_AGAIN


def quit_(session: Session, _text: str) -> Next:
    """Leave the table."""
    return Next.LEAVE


COMMANDS: dict[str, Callable[[Session, str], Next]] = {
    "look": look,
    "log": log,
    "why": why,
    "rules": rules,
    "undo": undo,
    "save": save,
    "help": help_,
    "quit": quit_,
}
