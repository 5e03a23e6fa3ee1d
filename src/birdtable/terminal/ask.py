"""The questions before a game, each with a friendly default: Enter, Enter, and a game begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import birdtable
from birdtable.errors import BadOption
from birdtable.game import Game
from birdtable.terminal.prompt import Reader
from birdtable.terminal.voice import Voice, tell

LEAVE = ("q", "quit", "exit")


def find_game(name: str) -> str:
    """The game of this name or with this clear beginning; else the name as it is, for others to refuse."""
    sought = name.strip().casefold().replace(" ", "_").replace("-", "_")
    found = [game for game in birdtable.games() if sought and game.startswith(sought)]
    return found[0] if len(found) == 1 else sought if sought in found else name


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
        answer = answer_to(reader, voice.say("ask-players", counts=counts, default=usual_players(game)))
        if not answer:
            return usual_players(game)
        if answer.isdecimal() and int(answer) in game.players:
            return int(answer)
        tell(voice.say("ask-players-again", counts=counts))


def usual_players(game: Game) -> int:
    """How many play if nobody says: the fewest who can play against each other."""
    return min((players for players in game.players if players > 1), default=game.players[0])


def read_options(game: Game, texts: Sequence[str]) -> dict[str, Any]:
    """Options given as NAME=VALUE, with the values that the game offers."""
    chosen: dict[str, Any] = {}
    offered = {option.name: option for option in game.options}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"an option is given as NAME=VALUE, not {text!r}")
        if name not in offered:
            raise BadOption(f"{game.title} has no option {name!r}; it has: {', '.join(offered) or 'none'}")
        choices = {str(choice).casefold(): choice for choice in offered[name].choices}
        if value.casefold() not in choices:
            raise BadOption(f"option {name!r} is one of {', '.join(choices)}, not {value!r}")
        chosen[name] = choices[value.casefold()]
    return chosen
