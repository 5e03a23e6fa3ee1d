"""Who is who: cookies, seats held by secrets, invitations, bots that stand in."""

import asyncio

import httpx

from tests.server.house import evening
from tests.server.player import Player


def test_a_seat_is_held_by_its_guest_alone(at):
    async def test(people):
        ada, ben = await people.table("me", "friend")
        zoe = people.guest("Zoe")
        watcher = await people.join(zoe, ada.table)
        for seat in (0, 1):
            for answer in (
                await watcher.hello(seat),
                await zoe.get(f"/tables/{ada.table}/state", seat=seat),
                await zoe.get(f"/tables/{ada.table}/replay", seat=seat),
                await zoe.command(ada.table, "leave", seat=seat),
                await zoe.command(ada.table, "why", seat=seat, actions=["pass"]),
                await zoe.command(ada.table, "advise", seat=seat, seconds=0.1),
                await watcher.command("play", seat=seat, at=ada.state["moment"], action="pass"),
                await watcher.command("undo", seat=seat, at=ada.state["moment"], beyond=True),
                await watcher.command("answer", seat=seat, agree=True),
            ):
                assert (answer["type"], answer["code"]) == ("refused", "not-your-seat")
        assert (await ben.hello(0))["code"] == "not-your-seat"
        assert (await ben.guest.get(f"/tables/{ada.table}/state", seat=0))["code"] == "not-your-seat"
        assert (await zoe.get(f"/tables/{ada.table}/state", seat=5))["code"] == "no-such-seat"
        assert ben.state["seat"] == 1  # a refused hello changes nothing

    at(test)


def test_an_invitation_works_once(at):
    async def test(people):
        host, ben, cleo = people.guest("Host"), people.guest("Ben"), people.guest("Cleo")
        table = (await host.set_table("me", "friend"))["id"]
        assert (await ben.command(table, "sit", seat=1, name="Ben"))["code"] == "bad-invitation"
        assert (await ben.command(table, "invite", seat=1))["code"] == "not-host"
        invited = await host.command(table, "invite", id="i1", seat=1)
        assert invited["type"] == "invitation"
        assert await host.command(table, "invite", id="i1", seat=1) == invited  # a repeat gives the same
        fields = {"seat": 1, "invitation": invited["invitation"], "name": "Ben"}
        assert (await ben.command(table, "sit", **fields))["type"] == "done"
        assert (await cleo.command(table, "sit", **fields))["code"] == "seat-taken"
        assert (await ben.command(table, "leave", seat=1))["type"] == "done"
        assert (await cleo.command(table, "sit", **fields))["code"] == "bad-invitation"
        told = await cleo.get(f"/tables/{table}/state")
        assert invited["invitation"] not in str(told)

    at(test)


def test_a_forged_or_missing_cookie_is_nobody(at, server):
    async def test(people):
        ada, _ = await people.table("me", "friend")
        real = ada.guest.http.cookies["guest"]
        async with httpx.AsyncClient(base_url=server.address) as stranger:
            body, _, signature = real.rpartition(".")
            forged = f"{body}.{'B' if signature[0] == 'A' else 'A'}{signature[1:]}"
            for cookie in ("", real[:-1], forged, "x.y", "ä", body):
                headers = {"cookie": f"guest={cookie}".encode()}
                answer = await stranger.get(f"/api/tables/{ada.table}/state", params={"seat": 0}, headers=headers)
                assert (answer.status_code, answer.json()["code"]) == (403, "not-your-seat")
        nobody = Player(ada.guest, ada.table)
        people.players.append(nobody)
        for cookie in ("", f"guest={real[:-2]}"):
            await nobody.connect(additional_headers={"cookie": cookie})
            assert (await nobody.receive())["code"] == "unknown-guest"
            assert await nobody.closed() == 1008

    at(test)


def test_the_cookie_cannot_be_read_by_scripts_or_sent_by_other_sites(at, server):
    async def test(people):
        answer = await people.guest().http.get("/api/me")
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert server.process.pid  # the same guest is not welcomed twice
        guest = people.guest()
        await guest.get("/me")
        assert "set-cookie" not in (await guest.http.get("/api/me")).headers

    at(test)


def test_a_name_is_kept_and_used(at):
    async def test(people):
        guest = people.guest()
        await guest.get("/me")
        answer = await guest.http.put("/api/me", json={"name": "  Ada\u202e \x00 L. "})
        assert answer.json() == {"name": "Ada L.", "kept": False}
        assert await guest.get("/me") == {"name": "Ada L.", "kept": False}
        table = (await guest.set_table("me", "fair"))["id"]
        await guest.command(table, "sit", seat=0)
        await guest.command(table, "say", text="hello")
        state = await guest.get(f"/tables/{table}/state")
        assert state["table"]["seats"][0]["name"] == "Ada L."
        assert (state["log"][-1]["name"], state["log"][-1]["text"]) == ("Ada L.", "hello")
        assert (await guest.http.put("/api/me", json={"name": "x" * 25})).status_code == 422

    at(test)


def test_my_tables_are_listed_with_those_first_that_wait_for_me(at):
    async def test(people):
        ada = people.guest()
        gathering = (await ada.set_table("me", "friend"))["id"]
        waiting = (await ada.set_table("me", "me"))["id"]
        for seat in (0, 1):
            await ada.command(waiting, "sit", seat=seat)
        await ada.command(waiting, "start")
        newest = (await ada.set_table("me", "friend"))["id"]
        tables = (await ada.get("/me/tables"))["tables"]
        assert [table["id"] for table in tables] == [waiting, newest, gathering]
        assert [table["your_move"] for table in tables] == [True, False, False]
        assert (await people.guest().get("/me/tables")) == {"tables": []}

    at(test)


def test_listed_tables_can_be_found_and_joined_and_others_not(at):
    async def test(people):
        ada, ben = people.guest("Ada"), people.guest("Ben")
        hidden = (await ada.set_table("me", "friend"))["id"]
        listed = (await ada.set_table("me", "friend", listed=True))["id"]
        found = [table["id"] for table in (await ben.get("/tables"))["tables"]]
        assert listed in found
        assert hidden not in found
        assert (await ben.command(listed, "sit", seat=1, name="Ben"))["type"] == "done"

    at(test)


def test_a_seat_is_handed_to_a_bot_and_taken_back(at):
    async def test(people):
        ada, ben = await people.table("me", "friend")
        assert (await ada.command("bot", seat=0, level="gentle"))["type"] == "done"
        await ben.play_on(3)  # the bot answers
        assert ben.state["table"]["seats"][0]["kind"] == "bot"
        assert ben.state["table"]["seats"][0]["reserved"]
        answer = await ada.sit(0)
        assert answer["type"] == "done"
        await ada.reach(answer["version"])
        assert ada.state["table"]["seats"][0]["kind"] == "person"
        assert (await ben.command("leave", seat=1))["type"] == "done"
        assert await ada.play_on(2) == 2
        assert (await ben.sit(1))["type"] == "done"
        await asyncio.gather(ada.play_on(), ben.play_on())

    at(test)


def test_who_is_here_is_told_to_everybody(at):
    async def test(people):
        ada, ben = await people.table("me", "friend")
        zoe = await people.join(people.guest("Zoe"), ada.table)
        while (here := await ada.until("here"))["watching"] != 1:
            pass
        assert here["seats"] == [0, 1]
        await zoe.close()
        await ben.close()
        while (here := await ada.until("here"))["seats"] != [0]:
            pass
        assert here["watching"] == 0

    at(test)


def test_a_client_whose_seat_was_given_away_becomes_a_spectator(at):
    async def test(people):
        ada, ben = await people.table("me", "friend")
        await ben.command("leave", seat=1)
        invited = await ada.command("invite", "invitation", seat=1)
        cleo = await people.join(people.guest("Cleo"), ada.table)
        answer = await cleo.sit(1, invitation=invited["invitation"])
        assert answer["type"] == "done"
        await ben.reach(answer["version"])
        assert ben.state["seat"] is None
        assert ben.state["view"]["viewer"] is None

    at(test)


def test_a_table_that_is_not_there(at):
    async def test(people):
        guest = people.guest()
        for id in ("nothere", "x" * 32):
            assert (await guest.get(f"/tables/{id}"))["code"] == "no-such-table"
        for id in ("x" * 33, "a.b", "%00", "a%2Fb", "%ff"):
            assert (await guest.http.get(f"/api/tables/{id}")).status_code in (404, 422)
        await guest.get("/me")
        player = Player(guest, "nothere")
        people.players.append(player)
        await player.connect()
        assert (await player.receive())["code"] == "no-such-table"
        assert await player.closed() == 1008
        for id in ("x" * 500, "%00", "%ff", "a%20b"):
            player = Player(guest, id)
            await player.connect()
            people.players.append(player)
            assert (await player.receive())["code"] == "no-such-table"

    at(test)


def test_somebody_who_is_here_is_not_taken_over(strict_server):
    async def test(people):
        ada, ben = await people.table("me", "friend")
        assert (await ada.command("bot", seat=1, level="fair"))["code"] == "away-too-short"
        await ben.close()
        assert (await ada.command("bot", seat=1, level="fair"))["code"] == "away-too-short"

    evening(test, strict_server)
