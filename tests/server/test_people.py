"""People who come back: passkeys, recovery codes, one person on several devices, and people who go for good."""

import asyncio
import json
import re

import sqlalchemy as sa

from birdtable.server.database import METADATA, connect
from tests.server.authenticator import Device

GAME = "above_the_clouds"
SECRET_WORDS = "the heron told me"


async def put(guest, path, **body):
    return (await guest.http.put(f"/api{path}", json=body)).json()


async def delete(guest, path, **body):
    answer = await guest.http.request("DELETE", f"/api{path}", json=body)
    return answer.json()


async def add_passkey(guest, device, label="Laptop"):
    asked = await guest.post("/me/passkeys/options")
    return await guest.post(
        "/me/passkeys", ticket=asked["ticket"], credential=device.make(asked["options"]), label=label
    )


async def sign_in(guest, device, **more):
    asked = await guest.post("/me/sign-in/options")
    return await guest.post("/me/sign-in", ticket=asked["ticket"], credential=device.sign(asked["options"]), **more)


async def ids(guest):
    return {table["id"] for table in (await guest.get("/me/tables"))["tables"]}


def test_a_passkey_brings_the_same_person_to_another_device(at, server):
    async def test(people):
        ada, ben = await people.table("me", "friend")
        await put(ada.guest, "/me", name="Ada")
        laptop, phone = Device(server.address), people.guest("Phone")
        profile = await add_passkey(ada.guest, laptop)
        assert [(key["label"], key["used"]) for key in profile["passkeys"]] == [("Laptop", None)]
        assert (await put(ada.guest, "/me/settings", settings={"learned": ["perch first"]}))["settings"]
        own = (await phone.set_table("me", "fair"))["id"]  # what the phone has played as a guest comes along
        await phone.command(own, "sit", seat=0)
        assert await sign_in(phone, laptop) == {"name": "Ada", "kept": True}
        assert await ids(phone) == {ada.table, own} == await ids(ada.guest)
        assert (await phone.get("/me/settings"))["settings"] == {"learned": ["perch first"]}
        assert (await phone.command(own, "start"))["type"] == "done"
        again = await people.join(phone, ada.table, 0)
        assert again.state["table"]["seats"][0]["mine"]
        mover = again if again.state["legal"] else ben
        assert (await mover.play())["type"] == "done"  # the seat plays from the new device
        assert (await phone.get("/me/profile"))["passkeys"][0]["used"]

        stranger = people.guest("Zoe")  # where somebody else has keys of their own, nothing is mixed
        await add_passkey(stranger, Device(server.address))
        theirs = (await stranger.set_table("me", "fair"))["id"]
        await sign_in(stranger, laptop)
        assert theirs not in await ids(stranger)

    at(test)


def test_keys_that_do_not_open(at, server):
    async def test(people):
        ada, zoe = people.guest("Ada"), people.guest("Zoe")
        device = Device(server.address)
        await add_passkey(ada, device)
        asked = await zoe.post("/me/sign-in/options")
        signed = device.sign(asked["options"])
        assert (await zoe.post("/me/sign-in", ticket=asked["ticket"], credential=signed))["kept"]
        eve = people.guest("Eve")
        other, elsewhere = Device(server.address), Device("https://elsewhere.example", "elsewhere.example")
        elsewhere.id, elsewhere.key = device.id, device.key
        forged = Device(server.address)
        forged.id = device.id
        fresh = await eve.post("/me/sign-in/options")
        for ticket, credential in (
            (asked["ticket"], signed),  # once more
            (fresh["ticket"], signed),  # for another challenge
            (fresh["ticket"], other.sign(fresh["options"])),  # a key that nobody has
            (fresh["ticket"], forged.sign(fresh["options"])),  # another key under this one's name
            (fresh["ticket"], elsewhere.sign(fresh["options"])),  # made for another site
            ("x" + fresh["ticket"], device.sign(fresh["options"])),
            (fresh["ticket"], {}),
            (fresh["ticket"], {"id": 5, "response": []}),
        ):
            answer = await eve.post("/me/sign-in", ticket=ticket, credential=credential)
            assert answer["code"] == "bad-passkey", credential
        made = await ada.post("/me/passkeys/options")  # a ticket is for whoever asked
        credential = other.make(made["options"])
        assert (await eve.post("/me/passkeys", ticket=made["ticket"], credential=credential))["code"] == "bad-passkey"
        assert (await eve.get("/me"))["kept"] is False
        numbers = await eve.http.post(
            "/api/me/sign-in/options", headers={"origin": "http://127.0.0.1:1", "host": "127.0.0.1:1"}
        )
        assert numbers.json()["code"] == "no-passkeys-here"
        gone = await delete(ada, f"/me/passkeys/{(await ada.get('/me/profile'))['passkeys'][0]['id']}")
        assert gone["passkeys"] == []
        assert (await sign_in(eve, device))["code"] == "bad-passkey"

    at(test)


def test_a_recovery_code_opens_until_there_is_another(at):
    async def test(people):
        ada, phone, zoe = people.guest("Ada"), people.guest(), people.guest()
        await put(ada, "/me", name="Ada")
        assert (await ada.post("/me/sign-out"))["code"] == "not-kept"
        assert (await put(ada, "/me/settings", settings={}))["code"] == "not-kept"
        first = (await ada.post("/me/code"))["code"]
        assert re.fullmatch(r"([A-Z2-9]{4}-){4}[A-Z2-9]{4}", first)
        second = (await ada.post("/me/code"))["code"]
        assert (await phone.post("/me/sign-in/code", code=first))["code"] == "bad-code"
        typed = second.lower().replace("-", " ")
        assert (await phone.post("/me/sign-in/code", code=typed)) == {"name": "Ada", "kept": True}
        for wrong in ("", "A", second[:-1], "'; --"):
            assert (await zoe.post("/me/sign-in/code", code=wrong))["code"] == "bad-code"

        assert (await phone.post("/me/sign-out", others=True))["name"] == "Ada"
        assert (await ada.get("/me"))["name"] == ""  # signed out: a new guest
        assert (await phone.get("/me"))["name"] == "Ada"
        assert (await phone.post("/me/sign-out"))["name"] == ""
        assert (await phone.get("/me")) == {"name": "", "kept": False}

    at(test)


def test_signing_out_elsewhere_closes_the_sockets_there(at):
    async def test(people):
        ada, _ = await people.table("me", "friend")
        code, phone = (await ada.guest.post("/me/code"))["code"], people.guest()
        await phone.post("/me/sign-in/code", code=code)
        watching = await people.join(phone, ada.table, 0)
        await ada.guest.post("/me/sign-out", others=True)
        assert await watching.closed() == 1013
        assert (await phone.get(f"/tables/{ada.table}/state", seat=0))["code"] == "not-your-seat"
        assert (await people.join(ada.guest, ada.table, 0)).state["seat"] == 0

    at(test)


def everything(database):
    """Every row of every table, as text."""
    engine = connect(database)
    with engine.connect() as connection:
        rows = [
            (table.name, json.dumps(list(map(str, row)), ensure_ascii=False))
            for table in METADATA.sorted_tables
            for row in connection.execute(sa.select(table))
        ]
    engine.dispose()
    return rows


def test_whoever_goes_leaves_nothing_but_the_name_of_a_seat(at, server):
    async def test(people):
        ben = people.guest("Ben")
        ada, friend = await people.table("me", "friend", others=(ben,))
        guest = ada.guest
        await put(guest, "/me", name="Ada Unmistakable")
        await guest.command(ada.table, "leave", seat=0)
        await guest.command(ada.table, "sit", seat=0, name="Ada Unmistakable")
        await guest.command(ada.table, "say", text=SECRET_WORDS)
        watched = (await people.table("me", "friend"))[0]  # a table of others, where she only talked
        await guest.command(watched.table, "say", text=SECRET_WORDS)
        alone = (await guest.set_table("me", "fair"))["id"]
        await guest.command(alone, "sit", seat=0)
        waiting = (await guest.set_table("me", "friend"))["id"]
        device = Device(server.address)
        await add_passkey(guest, device, "Ada’s phone")
        code = (await guest.post("/me/code"))["code"]
        await put(guest, "/me/settings", settings={"theme": "dusk"})
        push = {"endpoint": "https://fcm.googleapis.com/ada", "keys": {"p256dh": "A" * 87, "auth": "A" * 22}}
        assert (await guest.post("/me/push", **push))["browsers"] == 1
        counted = (await guest.set_table("me", "fair", rated=True))["id"]
        await guest.command(counted, "sit", seat=0)
        await guest.command(counted, "start")
        assert (await guest.command(counted, "resign", seat=0))["type"] == "done"
        while not (await guest.get("/me/statistics"))["games"]:
            await asyncio.sleep(0.05)

        whom = {"table": ada.table, "seat": 1}
        assert (await guest.post("/me/people", **whom, kind="follow"))["people"]
        assert (await guest.post("/reports", **whom, why="cheats at cards"))["reported"]
        cups = [(await one.post("/tournaments", game=GAME, kind="swiss", seats=2))["id"] for one in (guest, ben)]
        for cup in cups:
            await guest.post(f"/tournaments/{cup}", type="join", name="Ada Unmistakable")
        assert (await ben.post("/me/people", table=ada.table, seat=0, kind="block"))["people"]
        await ada.hello(0)
        while ada.state["legal"]:
            await ada.play()
        prepared = await guest.command(ada.table, "prepare", seat=0, answers=[{"action": "swap f4 f5"}])
        assert prepared["type"] == "done"

        told = (await guest.http.get("/api/me/export")).text
        export = json.loads(told)
        assert {one["id"] for one in export["tables"]} == {ada.table, watched.table, alone, waiting, counted}
        assert export["settings"] == {"theme": "dusk"}
        for mine in ("Ada Unmistakable", "Ada’s phone", SECRET_WORDS, "cheats at cards", *cups):
            assert mine in told
        assert [one["kind"] for one in export["people"]] == ["follow"]
        id = export["guest"]
        before = [row for row in everything(server.database) if id in row[1]]
        assert {name for name, _ in before} == {
            "entrants",
            "entries",
            "guests",
            "holders",
            "passkeys",
            "pushes",
            "ratings",
            "reports",
            "results",
            "ties",
            "tournaments",
        }

        assert (await delete(guest, "/me", name="Ada"))["code"] == "not-your-name"
        assert await delete(guest, "/me", name="Ada Unmistakable") == {"name": "", "kept": False}
        left = everything(server.database)
        traces = (id, SECRET_WORDS, "Ada’s phone", "dusk", device.make({"challenge": ""})["id"], alone, waiting)
        traces += (counted, push["endpoint"], "cheats at cards", cups[0])
        assert [row for row in left if any(trace in row[1] for trace in traces)] == []
        named = [row for row in left if "Ada Unmistakable" in row[1]]
        assert {name for name, _ in named} == {"entries"}
        assert all(ada.table in row and '"seat\\":0' in row.replace(" ", "") for _, row in named)
        ready = [row.replace(" ", "") for _, row in left if "prepared" in row and ada.table in row]
        assert [row.count("swap") for row in ready] == [0]

        assert (await people.guest().post("/me/sign-in/code", code=code))["code"] == "bad-code"
        assert (await sign_in(people.guest(), device))["code"] == "bad-passkey"
        state = await ben.get(f"/tables/{ada.table}/state", seat=1)  # the friend's game goes on against a bot
        seat = state["table"]["seats"][0]
        assert (seat["name"], seat["kind"], seat["reserved"]) == ("Ada Unmistakable", "bot", True)
        assert SECRET_WORDS not in json.dumps(state)
        await friend.play_on()
        record = await ben.get(f"/tables/{ada.table}/record")
        assert record["over"]
        assert record["names"][0] == "Ada Unmistakable"

    at(test)
