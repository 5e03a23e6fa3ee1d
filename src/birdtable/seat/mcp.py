"""The same verbs as tools of the Model Context Protocol, over stdin and stdout: JSON-RPC 2.0, a message a line."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any

import birdtable
from birdtable.errors import BirdtableError
from birdtable.seat.lines import hello
from birdtable.seat.verbs import VERBS, ModelSeat, Verb, ask

VERSIONS = ("2025-06-18", "2025-03-26", "2024-11-05")
BAD_JSON, BAD_REQUEST, NO_METHOD, BAD_PARAMETERS = -32700, -32600, -32601, -32602


class Refused(Exception):
    """A request that cannot be answered, with its JSON-RPC code."""

    def __init__(self, code: int, message: str) -> None:
        super().__init__(message)
        self.code = code


def converse(seat: ModelSeat, lines: Iterable[str], say: Callable[[str], None]) -> None:
    """Answer messages until there are no more."""
    for line in lines:
        if line.strip():
            message = answer(seat, line)
            if message is not None:
                say(json.dumps(message, ensure_ascii=False))


def answer(seat: ModelSeat, line: str) -> dict[str, Any] | None:
    """The answer to one message; none to a notification."""
    number = None
    try:
        try:
            message = json.loads(line)
        except ValueError as error:
            raise Refused(BAD_JSON, f"this is not JSON: {error}") from None
        if not isinstance(message, dict) or not isinstance(message.get("method"), str):
            raise Refused(BAD_REQUEST, "a request is an object with a method")
        number = message.get("id")
        result = respond(seat, message["method"], message.get("params") or {})
    except Refused as refusal:
        return {"jsonrpc": "2.0", "id": number, "error": {"code": refusal.code, "message": str(refusal)}}
    return None if "id" not in message else {"jsonrpc": "2.0", "id": number, "result": result}


def respond(seat: ModelSeat, method: str, parameters: Any) -> dict[str, Any]:
    """The result of a method."""
    if not isinstance(parameters, dict):
        raise Refused(BAD_PARAMETERS, "params is an object")
    if method == "initialize":
        return welcome(seat, parameters)
    if method == "ping" or method.startswith("notifications/"):
        return {}
    if method == "tools/list":
        return {"tools": [tool(name, verb) for name, verb in VERBS.items()]}
    if method == "tools/call":
        return call(seat, parameters)
    raise Refused(NO_METHOD, f"there is no method {method!r}")


def welcome(seat: ModelSeat, parameters: dict[str, Any]) -> dict[str, Any]:
    """What a client is told first."""
    wanted = parameters.get("protocolVersion")
    return {
        "protocolVersion": wanted if wanted in VERSIONS else VERSIONS[0],
        "capabilities": {"tools": {"listChanged": False}},
        "serverInfo": {"name": "birdtable", "version": birdtable.__version__},
        "instructions": f"{hello(seat)['hello']} Begin with look; actions lists what you may play.",
    }


def tool(name: str, verb: Verb) -> dict[str, Any]:
    """A verb as the protocol describes tools."""
    words = {word: {"type": "string", "description": meaning} for word, meaning in verb.words.items()}
    schema = {"type": "object", "properties": words, "required": list(verb.needed), "additionalProperties": False}
    return {"name": name, "description": verb.does, "inputSchema": schema}


def call(seat: ModelSeat, parameters: dict[str, Any]) -> dict[str, Any]:
    """Ask; a mistake of the model is a result that says so, for the model to read."""
    if parameters.get("name") not in VERBS:
        raise Refused(BAD_PARAMETERS, f"there is no tool {parameters.get('name')!r}")
    try:
        said = ask(seat, parameters["name"], parameters.get("arguments") or {})
    except BirdtableError as error:
        return {"content": [{"type": "text", "text": str(error)}], "isError": True}
    text = said if isinstance(said, str) else json.dumps(said, ensure_ascii=False)
    return {"content": [{"type": "text", "text": text}], "isError": False}
