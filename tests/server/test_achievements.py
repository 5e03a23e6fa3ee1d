"""Achievements over HTTP: boxes that a guest's own finished games have ticked."""

import random

import birdtable as bt
from birdtable.games.birdwatcher.achievements import BOXES, boxes_of
from tests.conftest import some


async def played_out(people, guest, seed):
    """A solo table of a guest, played to its end with an eye on the journal."""
    table = (await guest.set_table("me", game="birdwatcher"))["id"]
    player = await people.join(guest, table)
    await player.sit(0)
    await player.command("start")
    await player.hello(0)
    dice = random.Random(seed)
    while not player.over:
        answer = await player.play(dice.choice(best(player.state["legal"])))
        await player.reach(answer["version"])
    return table, player.state["view"]


def best(legal):
    """Photos before everything, the end of the turn last."""
    order = ("photo", "startle", "zoom", "publish", "call", "run")
    verbs = {action["verb"] for action in legal}
    first = next((verb for verb in order if verb in verbs), None)
    return [action["action"] for action in legal if first in (None, action["verb"])]


def test_a_guest_has_the_boxes_of_their_own_games_and_nobody_elses(at):
    async def test(people):
        ada, zoe = people.guest("Ada"), people.guest("Zoe")
        assert (await ada.get("/me/achievements/birdwatcher"))["ticked"] == {}
        tables, wanted = [], {}
        for seed in range(some(3, 2)):
            table, view = await played_out(people, ada, seed)
            tables.append(table)
            for box in boxes_of(view):
                wanted.setdefault(box, table)
        found = await ada.get("/me/achievements/birdwatcher")
        assert found["boxes"] == list(BOXES)
        assert found["ticked"] == wanted
        kept = await ada.get(f"/tables/{tables[0]}/record")
        await zoe.post("/records", record=kept)
        assert (await zoe.get("/me/achievements/birdwatcher"))["ticked"] == {}

    at(test)


def test_a_game_without_boxes_has_none(at):
    async def test(people):
        found = await people.guest().get("/me/achievements/above_the_clouds")
        assert found == {"game": "above_the_clouds", "boxes": [], "ticked": {}}
        assert (await people.guest().get("/me/achievements/chess"))["code"] == "no-such-game"

    at(test)


def test_options_say_for_how_many_players_they_are(at):
    async def test(people):
        games = {game["name"]: game for game in (await people.guest().get("/games"))["games"]}
        watcher = games["birdwatcher"]
        assert {option["name"]: option["players"] for option in watcher["options"]} == {
            option.name: list(option.players or bt.load("birdwatcher", "python").players)
            for option in bt.load("birdwatcher", "python").options
        }
        assert (watcher["boxes"], games["above_the_clouds"]["boxes"]) == (57, 0)

    at(test)
