"""The questions before a game, each with a friendly default: Enter, Enter, and a game begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import birdtable
from birdtable.errors import BadOption
from birdtable.game import Game
from birdtable.terminal.prompt import Reader
from birdtable.terminal.voice import Voice, tell


def ask_game(reader: Reader, voice: Voice, language: str) -> str:
    """Which game? A number or a beginning of its name; Enter is the first."""
    names = birdtable.games()
    tell(voice.say("ask-game"))
    for number, name in enumerate(names, 1):
        game = birdtable.definition(name)
        its_voice = Voice(language, game)
        tagline = f": {its_voice.say('tagline')}" if its_voice.has("tagline") else ""
        tell(f"{number}. {its_voice.title(game)}{tagline}", indent="   ")
    while True:
        answer = reader.ask(voice.say("ask-game-prompt", first=names[0]) + " ").casefold().replace(" ", "_")
        if not answer:
            return names[0]
        if answer.isdecimal() and 1 <= int(answer) <= len(names):
            return names[int(answer) - 1]
        found = [name for name in names if name.startswith(answer)]
        if len(found) == 1:
            return found[0]
        tell(voice.say("ask-game-again", count=len(names)))


def ask_players(reader: Reader, voice: Voice, game: Game) -> int:
    """How many players? Enter is the least."""
    counts = ", ".join(map(str, game.players))
    while True:
        answer = reader.ask(voice.say("ask-players", counts=counts, default=usual_players(game)) + " ")
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
