"""Who wants to do with whom: following, blocking, reports and the page to act on them, codes to join with."""

import asyncio
import json

from typer.testing import CliRunner

from birdtable.cli import app as cli
from tests.server.test_people import delete

GAME = "above_the_clouds"


async def operate(guest, path, **body):
    return await guest.post(f"/operator/{path}", **body)


def test_whom_one_follows_is_found_and_whom_one_blocks_stays_away(at):
    async def test(people):
        ada, ben = await people.table("me", "friend")
        friend = {"table": ada.table, "seat": 1}
        followed = (await ada.guest.post("/me/people", **friend, kind="follow"))["people"]
        assert [(one["name"], one["kind"], one["tables"]) for one in followed] == [("Friend 1", "follow", [])]
        bens = (await ben.guest.set_table("me", "friend", listed=True))["id"]
        await ben.guest.command(bens, "sit", seat=0)
        assert (await ada.guest.get("/me/people"))["people"][0]["tables"] == [bens]
        assert (await ada.guest.post("/me/people", table=ada.table, seat=0, kind="block"))["code"] == "no-such-seat"

        blocked = (await ada.guest.post("/me/people", **friend, kind="block"))["people"]
        assert [(one["kind"], one["tables"]) for one in blocked] == [("block", [])]
        assert (await ben.guest.command(ben.table, "say", text="hello?"))["code"] == "blocked"
        adas = (await ada.guest.set_table("me", "friend", listed=True))["id"]
        assert (await ben.guest.command(adas, "sit", seat=1))["code"] == "blocked"
        assert (await ada.guest.command(bens, "sit", seat=1))["type"] == "done"  # whoever blocks may choose to come
        cup = await ada.guest.post("/tournaments", game=GAME, kind="swiss", seats=2)
        assert (await ben.guest.post(f"/tournaments/{cup['id']}", type="join"))["code"] == "blocked"
        wish = {"game": GAME, "players": 2, "clock": {"kind": "live", "seconds": 777}}
        quick = (await ada.guest.post("/match", **wish))["id"]
        await (await people.join(ada.guest, quick)).sit(0)
        assert (await ben.guest.post("/match", **wish))["id"] != quick
        assert (await people.guest("Zoe").post("/match", **wish))["id"] == quick

        assert (await delete(ada.guest, f"/me/people/{blocked[0]['id']}"))["people"] == []
        assert (await ben.guest.command(ben.table, "say", text="hello again"))["type"] == "done"

    at(test)


def test_a_report_reaches_the_operator_who_acts_on_it(at, server):
    async def test(people):
        ada, ben = await people.table("me", "friend")
        await ben.guest.command(ben.table, "say", text="you all play like geese")
        log = (await ada.guest.get(f"/tables/{ada.table}/state", seat=0))["log"]
        said = next(one["version"] for one in log if one["kind"] == "said")
        assert await ada.guest.post("/reports", table=ada.table, said=said, why="rude") == {"reported": True}
        assert (await ada.guest.post("/reports", table=ada.table, seat=1))["reported"]
        assert (await ada.guest.get("/operator"))["code"] == "not-operator"
        assert (await operate(ada.guest, "open", ticket="x"))["code"] == "bad-code"

        told = await asyncio.to_thread(CliRunner().invoke, cli, ["admin", "operator", "--database", server.database])
        ticket = json.loads(told.output)["open"].removeprefix("/operator#")
        zoe = people.guest("Zoe")
        bare, words = (await operate(zoe, "open", ticket=ticket))["reports"]
        assert (bare["name"], bare["words"]) == ("Friend 1", "")
        assert (words["name"], words["words"], words["why"]) == ("Friend 1", "you all play like geese", "rude")
        page = await operate(zoe, f"reports/{bare['id']}", deed="dismiss")
        assert [(one["id"], one["done"]) for one in page["reports"]] == [(words["id"], ""), (bare["id"], "dismiss")]
        page = await operate(zoe, f"reports/{words['id']}", deed="mute")
        assert page["muted"] == [words["about"]]
        assert (await ben.guest.command(ben.table, "say", text="and like ducks"))["code"] == "muted"
        await delete(zoe, f"/operator/muted/{words['about']}")
        assert (await ben.guest.command(ben.table, "say", text="sorry"))["type"] == "done"
        await operate(zoe, f"reports/{words['id']}", deed="ban")
        assert (await ben.guest.get("/me"))["code"] == "banned"
        assert (await operate(zoe, "reports/nothing", deed="ban"))["code"] == "no-such-report"
        await delete(zoe, f"/operator/bans/{words['about']}")
        assert "code" not in await ben.guest.get("/me")

    at(test)


def test_a_code_leads_to_a_table_and_to_a_seat_as_long_as_it_gathers(at):
    async def test(people):
        ada, ben = people.guest("Ada"), people.guest("Ben")
        made = await ada.set_table("me", "friend")
        table, code = made["id"], made["code"]
        assert len(code) == 6
        assert (await ben.get(f"/tables/{table}"))["code"] is None  # whoever looks on is not told
        typed = f" {code[:3]}-{code[3:]} ".lower()
        assert (await ben.get(f"/codes/{typed}")) == {"table": table}
        assert (await ben.get("/codes/ZZZZZZ"))["code"] == "bad-code"
        assert (await ben.command(table, "sit", seat=1, invitation="ZZZZZZ"))["code"] == "bad-invitation"
        assert (await ben.command(table, "sit", seat=0, invitation=code))["code"] == "bad-invitation"  # kept for Ada
        assert (await ben.command(table, "sit", seat=1, invitation=typed))["type"] == "done"
        assert (await ben.get(f"/tables/{table}"))["code"] == code
        await ada.command(table, "sit", seat=0)
        assert (await ada.command(table, "start"))["type"] == "done"
        assert (await ada.get(f"/tables/{table}"))["code"] is None
        assert (await ben.get(f"/codes/{code}"))["code"] == "bad-code"

    at(test)


def test_the_lobby_tells_how_strong_those_are_who_wait(at):
    async def test(people):
        ada, ben = await people.table("me", "friend", rated=True)
        await ben.guest.command(ben.table, "resign", seat=1)
        while not (await ada.guest.get("/me/statistics"))["games"]:
            await asyncio.sleep(0.05)
        waiting = (await ada.guest.set_table("me", "friend", listed=True, language="it"))["id"]
        await ada.guest.command(waiting, "sit", seat=0)
        while not (told := [one for one in (await ben.guest.get("/lobby"))["tables"] if one["id"] == waiting]):
            await asyncio.sleep(0.2)
        assert told[0]["language"] == "it"
        assert [rating > 1500 for rating in told[0]["ratings"]] == [True]

    at(test)
