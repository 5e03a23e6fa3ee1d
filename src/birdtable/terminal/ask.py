"""The questions before a game, each with a friendly default: Enter, Enter, and a game begins."""

from __future__ import annotations

import birdtable
from birdtable.arguments import find_game
from birdtable.game import Game
from birdtable.telling.voice import Voice, tell
from birdtable.terminal.prompt import Reader

LEAVE = ("q", "quit", "exit")


def answer_to(reader: Reader, question: str) -> str:
    """What somebody answers; whoever wants to leave leaves here as at the table."""
    answer = reader.ask(question + " ")
    if answer.casefold() in LEAVE:
        raise EOFError
    return answer


def ask_to_continue(reader: Reader, voice: Voice, title: str, actions: int, date: str) -> bool:
    """Go on with the game that was left last? Enter is yes."""
    tell(voice.say("ask-continue", title=title, actions=actions, date=date))
    return not answer_to(reader, voice.say("ask-continue-prompt"))


def ask_game(reader: Reader, voice: Voice, language: str) -> str:
    """Which game? A number or a beginning of its name; Enter is the first. Not asked where there is only one."""
    names = birdtable.games()
    if len(names) == 1:
        return names[0]
    tell(voice.say("ask-game"))
    for number, name in enumerate(names, 1):
        game = birdtable.load(name, "python")
        its_voice = Voice(language, game)
        title = its_voice.title(game)
        said = f"{voice.colon(title)} {its_voice.say('tagline')}" if its_voice.has("tagline") else title
        tell(f"{number}. {said}", indent="   ")
    while True:
        answer = answer_to(reader, voice.say("ask-game-prompt", first=names[0]))
        if not answer:
            return names[0]
        if answer.isdecimal() and 1 <= int(answer) <= len(names):
            return names[int(answer) - 1]
        if find_game(answer) in names:
            return find_game(answer)
        tell(voice.say("ask-game-again", count=len(names)))


def ask_players(reader: Reader, voice: Voice, game: Game) -> int:
    """How many players? Enter is the least."""
    counts = ", ".join(map(str, game.players))
    while True:
        answer = answer_to(reader, voice.say("ask-players", counts=counts, default=game.usual_players))
        if not answer:
            return game.usual_players
        if answer.isdecimal() and int(answer) in game.players:
            return int(answer)
        tell(voice.say("ask-players-again", counts=counts))
