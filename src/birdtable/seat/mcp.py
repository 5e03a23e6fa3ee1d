"""The same verbs as tools of the Model Context Protocol, over stdin and stdout."""

from __future__ import annotations

import asyncio
import json

from mcp import types
from mcp.server.lowlevel import Server
from mcp.server.stdio import stdio_server

import birdtable
from birdtable.errors import BirdtableError
from birdtable.seat.lines import hello
from birdtable.seat.verbs import VERBS, ModelSeat, Verb, ask


def converse(seat: ModelSeat) -> None:
    """Answer messages until there are no more."""
    asyncio.run(_converse(server(seat)))


async def _converse(server: Server) -> None:
    async with stdio_server() as (listen, say):
        await server.run(listen, say, server.create_initialization_options())


def server(seat: ModelSeat) -> Server:
    """A seat as the protocol knows servers."""

    async def tools(context: object, page: object) -> types.ListToolsResult:
        return types.ListToolsResult(tools=[tool(name, verb) for name, verb in VERBS.items()])

    async def call(context: object, asked: types.CallToolRequestParams) -> types.CallToolResult:
        """Ask; a mistake of the model is a result that says so, for the model to read."""
        try:
            said = ask(seat, asked.name, asked.arguments or {})
        except BirdtableError as error:
            return types.CallToolResult(content=[types.TextContent(type="text", text=str(error))], is_error=True)
        text = said if isinstance(said, str) else json.dumps(said, ensure_ascii=False)
        return types.CallToolResult(content=[types.TextContent(type="text", text=text)])

    return Server(
        "birdtable",
        version=birdtable.__version__,
        instructions=f"{hello(seat)['hello']} Begin with look; actions lists what you may play.",
        on_list_tools=tools,
        on_call_tool=call,
    )


def tool(name: str, verb: Verb) -> types.Tool:
    """A verb as the protocol describes tools."""
    words = {word: {"type": "string", "description": meaning} for word, meaning in verb.words.items()}
    schema = {"type": "object", "properties": words, "required": list(verb.needed), "additionalProperties": False}
    return types.Tool(name=name, description=verb.does, input_schema=schema)
