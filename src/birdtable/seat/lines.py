"""JSON lines: one question a line, one answer a line.

    → {"ask": "play", "action": "pass"}
    ← {"text": "…", "over": false, "your_turn": true}
    ← {"error": "there is no verb 'pass'; the verbs are: rules, look, …"}

The first line comes from the table by itself: {"hello": …, "verbs": {…}}.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any

from birdtable.errors import BirdtableError
from birdtable.seat.verbs import VERBS, ModelSeat, ask


def hello(seat: ModelSeat) -> dict[str, Any]:
    """Who sits where, and what can be asked."""
    position = seat.position
    return {
        "hello": f"You are seat {seat.seat} of {position.players} at a table of {position.game.title}.",
        "seat": seat.seat,
        "players": position.players,
        "verbs": {name: {"does": verb.does, "words": verb.words} for name, verb in VERBS.items()},
    }


def answer(seat: ModelSeat, line: str) -> dict[str, Any]:
    """The answer to one line."""
    try:
        question = json.loads(line)
    except ValueError as error:
        return {"error": f"this is not JSON: {error}"}
    if not isinstance(question, dict) or "ask" not in question:
        return {"error": 'a question is an object such as {"ask": "look"}'}
    try:
        said = ask(seat, question.pop("ask"), question)
    except BirdtableError as error:
        return {"error": str(error)}
    return {"view" if isinstance(said, dict) else "text": said, "over": seat.over, "your_turn": not seat.over}


def converse(seat: ModelSeat, lines: Iterable[str], say: Callable[[str], None]) -> None:
    """Answer lines until there are no more."""
    say(json.dumps(hello(seat), ensure_ascii=False))
    for line in lines:
        if line.strip():
            say(json.dumps(answer(seat, line), ensure_ascii=False))
