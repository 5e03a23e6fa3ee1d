"""A game at the terminal: tell what happened, show the table, ask, let the bots play, until the end."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import birdtable
from birdtable.errors import BadNotation, IllegalAction
from birdtable.kernel.actions import Action
from birdtable.telling.rulebook import intro
from birdtable.telling.show import glance, not_now, own, ranking, result
from birdtable.telling.voice import tell
from birdtable.terminal.album import news_lines
from birdtable.terminal.choices import Listed, action_meant, choice_lines, hanging, listed, meant
from birdtable.terminal.commands import COMMANDS, Next, Session, keep, show_table
from birdtable.terminal.compiling import CompileNews
from birdtable.terminal.program import command
from birdtable.terminal.prompt import Reader

FEW = 8  # so many possible meanings are listed when words are not clear
SHORTCUTS = {"?": "help", "q": "quit", "exit": "quit"}


def play_to_the_end(session: Session, reader: Reader) -> None:
    """Play until the person leaves; the end of the input and Ctrl-C are leaving too."""
    with closing_is_leaving():
        try:
            welcome(session, reader)
            _play(session, reader)
        except (EOFError, KeyboardInterrupt):
            tell()
        finally:
            farewell(session)


@contextmanager
def closing_is_leaving() -> Iterator[None]:
    """Closing the window, or ending the program from outside, is leaving too: the game is kept."""

    def leave(_signal: int, _frame: Any) -> None:
        sys.exit(1)

    before: dict[int, Any] = {}
    for name in ("SIGHUP", "SIGTERM"):
        with suppress(AttributeError, ValueError):  # not on every system, and not in every thread
            number = getattr(signal, name)
            before[number] = signal.signal(number, leave)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def welcome(session: Session, reader: Reader) -> None:
    """Which game, what it is about, and who is at the table."""
    sitting, voice = session.sitting, session.voice
    tell(voice.title(sitting.position.game))
    if session.saved is None:
        lines = intro(voice) or ([voice.say("tagline")] if voice.has("tagline") else [])
        for line in lines:
            tell(line)
        if len(lines) > 1:
            tell()
    session.say("table-seats", names=voice.listing(sitting.names))
    if session.saved is not None:
        session.say("table-continued", count=len(sitting.position.actions))
    session.say("table-hint")
    if session.saved is None and intro(voice):
        reader.pause(voice.say("table-begin") + " ")


def farewell(session: Session) -> None:
    """Keep the game if leaving would lose anything, and say how to come back."""
    over = session.sitting.position.over
    game = session.sitting.position.game
    module = [] if game.name in birdtable.games() else [game.package]
    if session.unsaved and keep(session):
        session.say("table-kept", file=str(session.kept))
        session.say("table-come-back", command=command("play", *module, "--resume"))
    elif over and session.kept is not None:
        keep(session)  # so that it is no longer among the unfinished ones
    elif session.file is not None or session.kept is not None:
        file = str(session.file or session.kept)
        again = ("replay", file, *(f"--game={name}" for name in module)) if over else ("play", *module, "--load", file)
        session.say("table-come-back", command=command(*again))
    session.say("table-bye")


def _play(session: Session, reader: Reader) -> None:
    sitting = session.sitting
    compiling = CompileNews(sitting.position.game, session.voice)
    follow = Next.LOOK  # the whole table comes first
    while follow is not Next.LEAVE:
        sitting.play_on()
        if sitting.position.over:
            follow = _after_the_end(session, reader)
            continue
        whole = _say_news(session, follow is Next.LOOK)
        tell()
        if whole:
            show_table(session)
            tell()
        else:
            for line in glance(sitting.position.game, sitting.view(), session.voice):
                tell(line, indent="  ")
        follow = _ask(session, reader, compiling)


def _say_news(session: Session, whole: bool) -> bool:
    """Tell what happened since the person last decided; whether the whole table is to be shown after that."""
    package = session.sitting.position.game.package
    news = session.sitting.read_news()
    begins = own(package, "WHOLE_AFTER") or ()
    whole = whole or own(package, "glance") is None or any(told.event.name in begins for told in news)
    shown = (own(package, "IN_THE_TABLE") or ()) if whole else ()
    sentences = [told.sentence for told in news if told.event.name not in shown]
    if sentences:
        tell()
    for sentence in sentences:
        tell(sentence, indent="  ")
    return whole


# ---------------------------------------------------------------------- one decision


def _ask(session: Session, reader: Reader, compiling: CompileNews) -> Next:
    """List the choices and ask until one is taken."""
    sitting, voice = session.sitting, session.voice
    view = sitting.view()
    choices = listed(sitting.position, view, voice)
    decision = f"decision-{sitting.position.decision}"
    session.say(decision if voice.has(decision) else "table-your-turn")
    for line in choice_lines(choices, voice):
        tell(line, indent=hanging(line))
    for line in not_now(sitting.position.game, view, lambda words: _why_not(session, words), voice):
        tell(voice.say("table-not-now", text=line), indent="  ")
    while True:
        status = compiling.line()
        if status:
            tell(status)
        line = reader.ask(voice.say("table-prompt") + " ", lambda: phrases(session, choices))
        follow = answer(session, line, choices)
        if follow is not Next.ASK_AGAIN:
            return follow


def _why_not(session: Session, words: str) -> list[str]:
    return session.voice.reasons(session.sitting.position.why_not(words), session.sitting.names)


def answer(session: Session, line: str, choices: list[Listed]) -> Next:
    """Do what a line of input says: a number, a command, or the words of an action."""
    line = line.strip()
    if not line:
        session.say("table-empty")
        return Next.ASK_AGAIN
    number = line.removesuffix(".")
    if number.isdecimal():
        if 1 <= int(number) <= len(choices):
            return _decide(session, choices[int(number) - 1].action)
        session.say("table-no-such-number", count=len(choices))
        return Next.ASK_AGAIN
    name = _command(session, line)
    if name:
        return COMMANDS[name](session, line.partition(" ")[2].strip())
    return _words(session, line, choices)


def _command(session: Session, line: str) -> str | None:
    """The command that a line begins with. A verb of the game goes before; `/look` is always the command."""
    first = line.split()[0].casefold()
    first = SHORTCUTS.get(first, first)
    if first.startswith("/"):
        return first[1:] if first[1:] in COMMANDS else None
    verbs = session.sitting.position.game.actions.first
    return first if first in COMMANDS and first not in verbs else None


def _words(session: Session, line: str, choices: list[Listed]) -> Next:
    """An action in words: its notation, what the screen says, or so much of it that only one action fits."""
    sitting, voice = session.sitting, session.voice
    with suppress(BadNotation):
        return _decide(session, sitting.position.action(line))
    found = meant(line, choices, voice, sitting.names)
    if len(found) == 1:
        return _decide(session, found[0].action)
    if found:
        session.say("table-which", text=voice.quote(line), count=len(found))
        _list(session, found)
        return Next.ASK_AGAIN
    action = action_meant(line, sitting.position, voice, sitting.names)
    if action is not None:
        return _decide(session, action)
    near = meant(line.split()[0], choices, voice, sitting.names)
    decision = f"decision-{sitting.position.decision}"
    if near or line.split()[0].casefold() not in sitting.position.game.actions.first or not voice.has(decision):
        session.say("table-perhaps" if near else "table-not-understood", text=voice.quote(line))
    else:
        session.say("reason-not-now", decision=decision)
    _list(session, near)
    return Next.ASK_AGAIN


def _list(session: Session, found: list[Listed]) -> None:
    """A few choices with their numbers."""
    for choice in found[:FEW]:
        said = session.voice.action(choice.action, session.sitting.names)
        tell(f"  {choice.number}. {said}", indent="    ")
    if len(found) > FEW:
        session.say("table-and-more", count=len(found) - FEW)


def _decide(session: Session, action: Action) -> Next:
    try:
        session.sitting.decide(action)
    except IllegalAction as error:
        session.say("table-illegal", action=session.in_words(action))
        for sentence in session.voice.reasons(error.reasons, session.sitting.names):
            tell(f"  {sentence}", indent="  ")
        session.say("table-ask-why", command=session.voice.quote(f"why {action}"))
        return Next.ASK_AGAIN
    return Next.GO_ON


def phrases(session: Session, choices: list[Listed]) -> Iterator[str]:
    """What Tab can complete: the legal actions, the commands, and any action after `why`."""
    yield from (str(choice.action) for choice in choices)
    yield from COMMANDS
    position = session.sitting.position
    for action in position.game.actions.meaningful(position.players):
        yield f"why {action}"


# ---------------------------------------------------------------------- the end


def _after_the_end(session: Session, reader: Reader) -> Next:
    """Tell the result; then the game can be looked at, saved or taken back until the person leaves."""
    sitting, voice = session.sitting, session.voice
    _say_news(session, True)
    tell()
    show_table(session)
    tell()
    session.say("table-over")
    events = [told.event for told in sitting.told]
    for line in ranking(sitting.position.game, sitting.view(), events, voice):
        tell(line, indent="   ")
    tell(result(sitting.view(), sitting.person, voice))
    for line in news_lines(sitting.position.game, sitting.view(), voice):
        tell(line)
        keep(session)  # so that it counts among the achievements
    session.say("table-over-hint")
    while True:
        line = reader.ask(voice.say("table-over-prompt") + " ", lambda: iter(COMMANDS))
        if not line:
            return Next.LEAVE
        name = _command(session, line)
        if name is None:
            session.say("table-over-only")
            continue
        follow = COMMANDS[name](session, line.partition(" ")[2].strip())
        if follow is Next.LEAVE or (name == "undo" and follow is Next.GO_ON):
            return follow
