"""Who sits where: one person, and bots in the other seats."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from birdtable.bots import Bot, check_bots, make_bot
from birdtable.errors import BadOption
from birdtable.telling.voice import Voice

PERSON = "you"
DEFAULT_BOT = "greedy"


def bot_list(text: str | None) -> list[str]:
    """The bots of a list such as "random,greedy"; the usual one if nothing is given."""
    names = [name.strip().casefold() for name in (text or "").split(",") if name.strip()]
    return check_bots(names or [DEFAULT_BOT])


def seat_plan(players: int, person: int, bots: Sequence[str]) -> list[str]:
    """What sits in each seat: the person, and the bots again and again in the others."""
    if person not in range(players):
        raise BadOption(f"there is no seat {person}; the seats are 0 to {players - 1}")
    others = iter(bots[number % len(bots)] for number in range(players - 1))
    return [PERSON if seat == person else next(others) for seat in range(players)]


def seat_names(plan: Sequence[str], voice: Voice) -> list[str]:
    """What the seats are called: "You", "Greedy 1", "Random 1", "Greedy 2"."""
    names = []
    for seat, who in enumerate(plan):
        number = list(plan[: seat + 1]).count(who)
        names.append(voice.say("table-you") if who == PERSON else bot_name(who, number, voice))
    return names


def bot_name(bot: str, number: int, voice: Voice) -> str:
    """What a bot is called at the table."""
    message = f"table-bot-{bot}"
    return voice.say(message, number=number) if voice.has(message) else f"{bot.capitalize()} {number}"


def make_bots(plan: Sequence[str], seed: int | None) -> dict[int, Bot]:
    """The bots by seat. The same seed gives bots that decide alike; None gives fresh ones."""
    base = secrets.randbelow(2**32) if seed is None else seed
    return {seat: make_bot(who, base * 16 + seat) for seat, who in enumerate(plan) if who != PERSON}
