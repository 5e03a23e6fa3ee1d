"""What came of many games between bots, in words."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
from fluent.runtime.types import fluent_number

from birdtable.lab.simulate import Tally
from birdtable.telling.voice import Voice


def tally_lines(tally: Tally, bots: Sequence[str], voice: Voice) -> list[str]:
    """The result in words, a row for each seat."""
    scores = np.concatenate(tally.scores)
    lines = [voice.say("sim-games", games=tally.games)]
    for seat, bot in enumerate(bots):
        points = scores[:, seat]
        lines.append(
            voice.say(
                "sim-seat",
                name=voice.say("sim-name", number=seat + 1, bot=_kind(bot, voice)),
                mean=decimal(points.mean(), 2),
                deviation=decimal(points.std(ddof=1) if tally.games > 1 else 0.0, 2),
                least=str(points.min()),
                most=str(points.max()),
                wins=tally.wins[seat],
                percent=decimal(100 * tally.wins[seat] / tally.games, 1),
            )
        )
    lines.append(voice.say("sim-shared", count=tally.shared))
    speed = tally.decisions / max(tally.seconds, 1e-9)
    lines.append(voice.say("sim-length", mean=decimal(tally.decisions / tally.games, 1)))
    return [*lines, voice.say("sim-speed", speed=_rounded(speed), seconds=decimal(tally.seconds, 2))]


def _kind(bot: str, voice: Voice) -> str:
    """How a bot plays, in a word."""
    return voice.say(f"sim-bot-{bot}") if voice.has(f"sim-bot-{bot}") else bot


def decimal(number: float, digits: int) -> Any:
    """A number with so many digits after the point, or the comma where the language has one."""
    return fluent_number(float(number), minimumFractionDigits=digits, maximumFractionDigits=digits)


def _rounded(speed: float) -> int:
    """Three digits are enough for a speed."""
    digits = max(0, math.floor(math.log10(max(speed, 1.0))) - 2)
    return round(speed / 10**digits) * 10**digits
