"""Finished games: kept, put on a table, gone on from, and replayed."""

import json

import pytest
from typer.testing import CliRunner

from birdtable.cli import app
from birdtable.fair import check_fairness
from tests.table.evening import CLOUDS, Evening, load


@pytest.fixture(scope="module")
def record():
    """A finished game between Ada and Ben."""
    return Evening("me", "friend").fill("ada", "ben").begin().finish().table.record()


def test_a_record_goes_out_and_in_again_and_can_be_checked_by_anybody(at, tmp_path):
    async def test(people):
        host, other = await people.table("me", "me")
        assert (await host.guest.get(f"/tables/{host.table}/record"))["code"] == "not-over"
        players = {0: host, 1: other}
        while not host.over:
            player = players[host.state["view"]["seat"]]
            answer = await player.play()
            for one in (host, other):
                await one.reach(answer["version"])
        kept = await host.guest.get(f"/tables/{host.table}/record")
        assert check_fairness(kept)
        file = tmp_path / "game.json"
        file.write_text(json.dumps(kept))
        assert CliRunner().invoke(app, ["verify", str(file)]).exit_code == 0
        stranger = people.guest("Zoe")
        shelf = await stranger.post("/records", record=kept)
        assert (shelf["status"], shelf["imported"], shelf["fair"]) == ("over", True, kept["fair"])
        assert await stranger.get(f"/tables/{shelf['id']}/record") == kept
        for seat in (0, 1):
            theirs = await stranger.get(f"/tables/{host.table}/replay", seat=seat)
            assert theirs["moments"] == (await stranger.get(f"/tables/{shelf['id']}/replay", seat=seat))["moments"]
            assert len(theirs["moments"]) == len(kept["actions"]) + 1
        looking = await people.join(stranger, shelf["id"], 1)
        assert looking.state["view"]["viewer"] == 1
        assert (await looking.hello(9))["code"] == "not-your-seat"
        assert (await looking.hello(0))["type"] == "state"

    at(test)


def test_a_moment_becomes_a_table(at, record):
    async def test(people):
        guest = people.guest()
        shelf = (await guest.post("/records", record=record))["id"]
        seats = [{"kind": "me"}, {"kind": "bot", "level": "gentle"}]
        branch = await guest.post(f"/tables/{shelf}/branch", move=6, seats=seats)
        assert branch["origin"] == {"table": shelf, "move": 6}
        player = await people.join(guest, branch["id"], None)
        assert (await player.sit(0))["type"] == "done"
        assert (await player.command("start"))["type"] == "done"
        await player.hello(0)
        source = load(CLOUDS).replay({**record, "actions": record["actions"][:6]})
        if source.seat == 0:
            assert player.state["view"]["hands"] == json.loads(json.dumps(source.view(0)["hands"]))
        await player.play_on()
        kept = await guest.get(f"/tables/{branch['id']}/record")
        assert check_fairness(kept)
        assert load(CLOUDS).replay(kept).scores == kept["scores"]
        again = await guest.post(f"/tables/{branch['id']}/branch", move=1, seats=seats)
        assert again["origin"]["table"] == branch["id"]

    at(test)


def test_moments_that_cannot_be_gone_on_from(at, record):
    async def test(people):
        guest = people.guest()
        shelf = (await guest.post("/records", record=record))["id"]
        two = [{"kind": "me"}, {"kind": "me"}]
        last = len(record["actions"])
        for move, seats, code in (
            (last, two, "no-such-moment"),
            (last + 1, two, "no-such-moment"),
            (0, [*two, {"kind": "me"}], "bad-option"),
            (0, [{"kind": "bot", "level": "peeking"}, {"kind": "me"}], "bad-level"),
            (-1, two, "bad-message"),
        ):
            assert (await guest.post(f"/tables/{shelf}/branch", move=move, seats=seats))["code"] == code
        running = (await guest.set_table("me", "fair"))["id"]
        assert (await guest.post(f"/tables/{running}/branch", move=0, seats=two))["code"] == "not-over"

    at(test)


def test_an_unfinished_game_goes_on_from_its_end(at, record):
    async def test(people):
        guest = people.guest()
        half = {**record, "actions": record["actions"][:10], "fair": None, "over": False}
        shelf = (await guest.post("/records", record=half))["id"]
        branch = await guest.post(f"/tables/{shelf}/branch", move=10, seats=[{"kind": "me"}, {"kind": "me"}])
        assert branch["origin"]["move"] == 10

    at(test)


def nested(depth):
    value = {}
    for _ in range(depth):
        value = {"x": value}
    return value


def test_rude_records_are_refused_in_words(at, record):
    past = record
    for _ in range(120):
        past = {**record, "actions": [], "fair": None, "origin": {"record": past, "move": 0}}
    rude = [
        {},
        {**record, "names": ["\ud800", ""]},
        {**record, "names": ["x" * 500, 7]},
        {**record, "seats": nested(3)},
        {**record, "scores": [float("nan"), 0]},
        {**record, "scores": [float("inf"), 0]},
        {**record, "game": "\ud800"},
        {**record, "game": ["above_the_clouds"]},
        {**record, "game": "../../etc"},
        {**record, "players": True},
        {**record, "players": 10**30},
        {**record, "options": {"x": nested(50)}},
        {**record, "options": [1]},
        {**record, "options": {"\ud800": 1}},
        {**record, "actions": {"a": 1}},
        {**record, "actions": [None]},
        {**record, "actions": [{}]},
        {**record, "actions": ["\x00"]},
        {**record, "key": None},
        {**record, "key": "zz"},
        {**record, "fair": 7},
        {**record, "fair": {**record["fair"], "secret": "00" * 32}},
        {**record, "origin": 7},
        {**record, "origin": {"record": None, "move": 0}},
        {**record, "origin": {"record": record, "move": "x"}},
        {**record, "version": 999},
        past,
    ]

    async def test(people):
        guest = people.guest()
        for one in rude:
            body = json.dumps({"record": one}).encode()
            answer = await guest.http.post("/api/records", content=body, headers={"content-type": "application/json"})
            assert answer.status_code in (400, 404, 422), (answer.status_code, answer.text[:300], str(one)[:300])
            assert answer.json()["type"] == "refused"
        assert (await guest.get("/me/tables")) == {"tables": []}
        odd = {**record, "names": ["Ada"], "seats": ["person"] * 3, "note": "left out"}
        shelf = await guest.post("/records", record=odd)
        assert [seat["name"] for seat in shelf["seats"]] == ["", ""]
        assert "note" not in await guest.get(f"/tables/{shelf['id']}/record")

    at(test)


def test_rules_and_texts_in_every_language(at):
    async def test(people):
        guest = people.guest()
        games = (await guest.get("/games"))["games"]
        assert [game["name"] for game in games]
        for language in ("en", "de", "fr", "it"):
            rules = await guest.get(f"/games/{CLOUDS}/rules", language=language)
            assert len(rules["clauses"]) > 20
            assert {clause["chapter"] for clause in rules["clauses"]} == set(rules["chapters"])
            assert "event-" in await guest.get(f"/text/{language}/{CLOUDS}")
        assert (await guest.get("/games/chess/rules"))["code"] == "no-such-game"
        assert (await guest.get(f"/text/xx/{CLOUDS}"))["code"] == "bad-message"

    at(test)
