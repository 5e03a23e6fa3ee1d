"""A game at the terminal: show the table, ask, play, let the bots play, until the end."""

from __future__ import annotations

from collections.abc import Iterator

from birdtable.errors import BirdtableError, IllegalAction
from birdtable.kernel.actions import Action
from birdtable.terminal.choices import choice_lines, grouped, meant
from birdtable.terminal.commands import COMMANDS, Next, Session, show_table
from birdtable.terminal.compiling import CompileNews
from birdtable.terminal.prompt import Reader
from birdtable.terminal.show import scores
from birdtable.terminal.voice import tell

FEW = 8  # so many possible meanings are listed when words are not clear
SHORTCUTS = {"?": "help", "q": "quit", "exit": "quit"}


def play_to_the_end(session: Session, reader: Reader) -> None:
    """Play until the person leaves; the end of the input and Ctrl-C are leaving too."""
    try:
        welcome(session)
        _play(session, reader)
    except (EOFError, KeyboardInterrupt):
        tell()
    farewell(session)


def welcome(session: Session) -> None:
    """Which game, and who is at the table."""
    position = session.table.position
    tell(session.voice.title(position.game.definition))
    if session.voice.has("tagline"):
        session.say("tagline")
    session.say("table-seats", names=session.voice.listing(session.table.names))
    session.say("table-hint")


def farewell(session: Session) -> None:
    """How to come back, if the game was saved."""
    session.say("table-bye")
    if session.file is None:
        return
    if session.saved != session.table.position.actions:
        session.say("table-bye-older", file=str(session.file))
    command = "replay" if session.table.position.over else "play --load"
    session.say("table-come-back", command=f"birdtable {command} {session.file}")


def _play(session: Session, reader: Reader) -> None:
    table = session.table
    compiling = CompileNews(table.position.game, session.voice)
    shown: set[str] = set()  # the kinds of decision since the table was last printed
    follow = Next.GO_ON
    while follow is not Next.LEAVE:
        if table.let_bots_play() or table.position.decision in shown or not shown:
            shown = set()
        if table.position.over:
            follow = _after_the_end(session, reader)
            shown = set()
            continue
        if not shown:
            tell()
            show_table(session)
        shown.add(str(table.position.decision))
        _say_news(session)
        follow = _ask(session, reader, compiling)


def _say_news(session: Session) -> None:
    table = session.table
    if table.news:
        tell()
        session.say("table-news" if table.past else "table-news-first")
        for sentence in table.news:
            tell(sentence, indent="  ")


# ---------------------------------------------------------------------- one decision


def _ask(session: Session, reader: Reader, compiling: CompileNews) -> Next:
    """List the choices and ask until one is taken."""
    table = session.table
    choices = grouped(table.position)
    tell()
    decision = f"decision-{table.position.decision}"
    session.say(decision if session.voice.has(decision) else "table-your-turn")
    for line in choice_lines(choices, table.position, table.view(), session.voice):
        tell(line, indent="    ")
    while True:
        status = compiling.line()
        if status:
            tell(status)
        line = reader.ask(session.voice.say("table-prompt") + " ", lambda: phrases(session, choices))
        follow = answer(session, line, choices)
        if follow is not Next.ASK_AGAIN:
            return follow


def answer(session: Session, line: str, choices: list[Action]) -> Next:
    """Do what a line of input says: a number, a command, or the words of an action."""
    line = line.strip()
    if not line:
        session.say("table-empty")
        return Next.ASK_AGAIN
    if line.isdecimal():
        if 1 <= int(line) <= len(choices):
            return _decide(session, choices[int(line) - 1])
        session.say("table-no-such-number", count=len(choices))
        return Next.ASK_AGAIN
    command = _command(session, line)
    if command:
        return COMMANDS[command](session, line.partition(" ")[2].strip())
    return _words(session, line, choices)


def _command(session: Session, line: str) -> str | None:
    """The command that a line begins with. A verb of the game goes before; `/look` is always the command."""
    first = line.split()[0].casefold()
    first = SHORTCUTS.get(first, first)
    if first.startswith("/"):
        return first[1:] if first[1:] in COMMANDS else None
    verbs = session.table.position.game.definition.actions.first
    return first if first in COMMANDS and first not in verbs else None


def _words(session: Session, line: str, choices: list[Action]) -> Next:
    """An action in words: its notation, or so much of it that only one action fits."""
    found = meant(line, choices)
    if len(found) == 1:
        return _decide(session, found[0])
    position = session.table.position
    try:
        return _decide(session, position.action(line))
    except BirdtableError as error:
        if found:
            _say_which(session, line, found)
        elif line.split()[0].casefold() in position.game.definition.actions.first:
            session.say("table-not-an-action", error=str(error))
        else:
            session.say("table-not-understood", text=f"“{line}”")
    return Next.ASK_AGAIN


def _say_which(session: Session, line: str, found: list[Action]) -> None:
    session.say("table-which", text=f"“{line}”", count=len(found))
    for action in found[:FEW]:
        tell(f"  {action}")
    if len(found) > FEW:
        session.say("table-and-more", count=len(found) - FEW)


def _decide(session: Session, action: Action) -> Next:
    try:
        session.table.decide(action)
    except IllegalAction as error:
        session.say("table-illegal", action=f"“{action}”")
        for reason in error.reasons:
            tell(f"  {session.voice.reason(reason)}")
        session.say("table-ask-why", action=str(action))
        return Next.ASK_AGAIN
    return Next.GO_ON


def phrases(session: Session, choices: list[Action]) -> Iterator[str]:
    """What Tab can complete: the legal actions, the commands, and any action after `why`."""
    yield from map(str, choices)
    yield from COMMANDS
    position = session.table.position
    for action in position.game.definition.actions.meaningful(position.players):
        yield f"why {action}"


# ---------------------------------------------------------------------- the end


def _after_the_end(session: Session, reader: Reader) -> Next:
    """Tell the result; then the game can be looked at, saved or taken back until the person leaves."""
    table = session.table
    _say_news(session)
    tell()
    session.say("table-over")
    tell(scores(table.view(), session.voice))
    tell(result(session))
    session.say("table-over-hint")
    while True:
        line = reader.ask(session.voice.say("table-over-prompt") + " ", lambda: iter(COMMANDS))
        if not line:
            return Next.LEAVE
        command = _command(session, line)
        if command is None:
            session.say("table-over-only")
            continue
        follow = COMMANDS[command](session, line.partition(" ")[2].strip())
        if follow is Next.LEAVE or (command == "undo" and follow is Next.GO_ON):
            return follow


def result(session: Session) -> str:
    """Who won."""
    table, winners = session.table, session.table.position.winners
    if winners == [table.person]:
        return session.voice.say("table-you-win")
    names = session.voice.listing([table.names[seat] for seat in winners])
    return session.voice.say("table-wins" if len(winners) == 1 else "table-share", names=names)
