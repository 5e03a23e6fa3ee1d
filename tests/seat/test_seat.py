"""A seat for language models: text that tells what the seat may know, and whole games over JSON lines and MCP."""

import asyncio
import json
import os
import sys

import pytest
from mcp import Client, StdioServerParameters

import birdtable as bt
from birdtable.bots.levels import read_specifications
from birdtable.seat import ModelSeat, lines, mcp
from tests.test_cli import run  # noqa: F401  # a fixture


def sit(name, players=None, seat=0, bots="random", seed=3, backend="native", **options):
    game = bt.load(name, backend=backend).preset(**options)
    return ModelSeat(game, players or min(game.players), seat, read_specifications(bots), seed)


def legal(seat):
    return [line.partition(":")[0] for line in seat.actions().splitlines()]


@pytest.mark.rules_do_not_matter
def test_a_whole_game_by_text(name, players):
    seat = sit(name, players, seat=players - 1)
    for _ in range(10_000):
        assert seat.position.seat == seat.seat
        assert legal(seat) == [str(action) for action in seat.position.legal()]
        said = seat.answer(legal(seat)[-1])
        if seat.over:
            break
    assert seat.over
    assert "{" not in said
    assert seat.actions() == "The game is over."
    assert "The game is over." in seat.answer("pass" if name == "above_the_clouds" else legal_word(seat))


def legal_word(seat):
    """Any action of the game."""
    return str(next(seat.position.game.actions.meaningful(seat.position.players)))


def test_nothing_is_told_that_the_seat_does_not_know():
    """Two tables that differ only in what seat 0 cannot know say the same to it."""
    one, other = (sit("above_the_clouds", 3, seed=5) for _ in range(2))
    other.position = one.position.redeal(0, 99)
    assert other.position.states.tobytes() != one.position.states.tobytes()
    assert one.look() == other.look()
    assert one.actions() == other.actions()
    assert one.view() == other.view()
    for action in one.position.game.actions.meaningful(3):
        assert one.why_not(str(action)) == other.why_not(str(action))


def test_an_illegal_action_changes_nothing_and_is_explained():
    seat = sit("above_the_clouds", seed=5)
    before = seat.position.states.tobytes()
    forbidden = next(
        str(action) for action in seat.position.game.actions.meaningful(2) if seat.position.why_not(action)
    )
    said = seat.answer(forbidden)
    assert "page" in said
    assert seat.position.states.tobytes() == before
    assert seat.why_not(legal(seat)[0]).startswith("Nothing stands in the way")


def test_rules_can_be_searched():
    seat = sit("above_the_clouds")
    clauses = seat.position.game.clauses
    assert all(clause.text.split(".")[0] in seat.rules() for clause in clauses.values())
    assert 0 < len(seat.rules("landing")) < len(seat.rules())
    assert seat.rules("zeppelin") == "No rule holds “zeppelin”."


def test_news_are_told_once():
    seat = sit("above_the_clouds")
    first, second = seat.look(), seat.look()
    assert first.endswith(second)
    assert len(second) < len(first)


# ---------------------------------------------------------------------- JSON lines


def test_lines_are_answered_one_by_one():
    seat = sit("above_the_clouds")
    said = []
    questions = [{"ask": "look"}, {"ask": "actions"}, {"ask": "view"}, {"ask": "play", "action": "pass"}]
    lines.converse(seat, [json.dumps(question) + "\n" for question in questions], said.append)
    hello, look, actions, view, played = map(json.loads, said)
    assert hello["verbs"].keys() == {"rules", "look", "view", "actions", "why_not", "play"}
    assert look["your_turn"] is True
    assert "pass: " in actions["text"]
    assert view["view"]["viewer"] == 0
    assert "passed" in played["text"] or "pass" in played["text"]


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("{", "this is not JSON"),
        ("[]", "a question is an object"),
        ('{"ask": "fly"}', "there is no verb 'fly'; the verbs are: rules"),
        ('{"ask": "play"}', "play takes action; got none"),
        ('{"ask": "play", "action": 3}', "play takes words by name"),
        ('{"ask": "look", "closely": "yes"}', "look takes no words; got closely"),
        ('{"ask": "play", "action": "fly"}', "'fly' starts with no known verb"),
    ],
)
def test_mistakes_are_told(line, error):
    seat = sit("above_the_clouds", backend="python")
    before = seat.position.states.tobytes()
    assert error in lines.answer(seat, line)["error"]
    assert seat.position.states.tobytes() == before


def test_the_command(run):  # noqa: F811
    typed = ['{"ask": "look"}', "", '{"ask": "rules", "search": "end"}']
    said = run("seat", "above_the_clouds", "--players", "3", "--seat", "2", "--seed", "1", typed=typed).output
    hello, look, rules = map(json.loads, said.splitlines())
    assert (hello["seat"], hello["players"]) == (2, 3)
    assert look["text"]
    assert "page" in rules["text"]
    assert "there is no seat 5" in run("seat", "above_the_clouds", "--seat", "5", code=1).stderr.casefold()


# ---------------------------------------------------------------------- MCP


def with_client(test, server):
    """Run a test with a client of the protocol."""

    async def meet():
        async with asyncio.timeout(60), Client(server) as client:
            await test(client)

    asyncio.run(meet())


def test_a_client_of_the_protocol_finds_and_calls_tools():
    seat = sit("above_the_clouds", backend="python")

    async def test(client):
        assert "You are seat 0 of 2 at a table of Above the Clouds." in client.instructions
        tools = {tool.name: tool for tool in (await client.list_tools()).tools}
        assert tools["play"].input_schema["required"] == ["action"]
        called = await client.call_tool("play", {"action": "pass"})
        assert not called.is_error
        assert "pass" in seat.position.record()["actions"]
        for name, words, said in (
            ("play", {"action": "fly"}, "no known verb"),
            ("fly", {}, "there is no verb 'fly'"),
            ("play", {"acton": "pass"}, "action"),
        ):
            wrong = await client.call_tool(name, words)
            assert wrong.is_error
            assert said in wrong.content[0].text
        view = await client.call_tool("view", {})
        assert json.loads(view.content[0].text)["viewer"] == 0

    with_client(test, mcp.server(seat))


def test_the_protocol_over_a_process():
    async def test(client):
        assert "play" in {tool.name for tool in (await client.list_tools()).tools}
        assert not (await client.call_tool("look", {})).is_error

    arguments = ["-m", "birdtable.cli", "seat", "above_the_clouds", "--mcp", "--seed", "1"]
    with_client(test, StdioServerParameters(command=sys.executable, args=arguments, env=dict(os.environ)))
