"""What comes from elsewhere, is too large or too fast stays outside."""

import asyncio
import json
import socket

import httpx
import pytest
import websockets

from birdtable.server.limits import LARGEST_BODY, LARGEST_MESSAGE, RATES, Buckets, Visitor
from tests.server.house import evening
from tests.server.player import Player

FOREIGN = ("https://evil.example", "null", "http://localhost:1", "http://[", "http://localhost.evil.example", "file://")


@pytest.mark.parametrize("origin", [*FOREIGN, None])
def test_a_socket_of_another_site_is_refused_before_it_is_accepted(at, origin):
    async def test(people):
        ada, _ = await people.table("me", "friend")
        stranger = Player(ada.guest, ada.table)
        with pytest.raises(websockets.InvalidStatus) as caught:
            await stranger.connect(origin=origin)
        assert caught.value.response.status_code == 403

    at(test)


def test_a_socket_from_our_own_origin_under_a_foreign_host_is_refused(at, server):
    """A name that somebody points at this machine is not ours (DNS rebinding)."""

    async def test(people):
        ada, _ = await people.table("me", "friend")
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        head = (
            f"GET /api/tables/{ada.table}/socket HTTP/1.1\r\nHost: evil.example:{server.port}\r\n"
            f"Origin: http://evil.example:{server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        writer.write(head.encode())
        assert b" 403 " in await reader.readline()
        writer.close()

    at(test)


def test_requests_of_other_sites_change_nothing(at, server):
    async def test(people):
        guest = people.guest()
        await guest.get("/me")
        plan = {"game": "above_the_clouds", "seats": [{"kind": "me"}, {"kind": "bot", "level": "fair"}]}
        for origin in FOREIGN:
            for method, path in (("POST", "/api/tables"), ("PUT", "/api/me"), ("DELETE", "/api/me"), ("POST", "/x")):
                answer = await guest.http.request(method, path, json=plan, headers={"origin": origin})
                assert (answer.status_code, answer.json()["code"]) == (403, "origin")
        assert (await guest.get("/me/tables")) == {"tables": []}
        for host in ("evil.example", f"evil.example:{server.port}", "localhost.evil.example", ""):
            answer = await guest.http.get("/api/games", headers={"host": host})
            assert (answer.status_code, answer.json()["code"]) == (403, "origin")
        for host in ("localhost", f"127.0.0.1:{server.port}", "LOCALHOST:1", "[::1]:9"):
            assert (await guest.http.get("/api/games", headers={"host": host})).status_code == 200
        async with httpx.AsyncClient(base_url=server.address) as program:  # no page at all: a program of somebody
            assert (await program.post("/api/tables", json=plan)).status_code == 201

    at(test)


def test_every_answer_tells_browsers_to_be_careful(at):
    async def test(people):
        guest = people.guest()
        for path in ("/api/games", "/", "/api/nothing", "/assets/x.js", "/some/page"):
            headers = (await guest.http.get(path)).headers
            assert "default-src 'self'" in headers["content-security-policy"]
            assert "unsafe" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"

    at(test)


def test_odd_addresses_are_answered(at):
    async def test(people):
        guest = people.guest()
        odd = (
            "/%00",
            "/" + "x" * 300,
            "/..%2f..%2fetc/passwd",
            "/../../etc/passwd",
            "/%ff",
            "/api/%00",
            "/assets/%00",
            "//",
            "/assets/..%2fx",
        )
        for path in odd:
            answer = await guest.http.get(path)
            assert answer.status_code < 500 or "has not been built" in answer.text
            assert "root:" not in answer.text
        for method, path in (("POST", "/api/nothing"), ("DELETE", "/api/tables"), ("PATCH", "/api/me"), ("POST", "/")):
            answer = await guest.http.request(method, path)
            assert answer.status_code in (404, 405)
            assert answer.json()["type"] == "refused"

    at(test)


def test_large_bodies_are_refused_also_when_they_do_not_say_so(at):
    async def test(people):
        guest = people.guest()
        body = json.dumps({"name": "x" * (LARGEST_BODY + 1)}).encode()

        async def in_pieces():
            for start in range(0, len(body), 10_000):
                yield body[start : start + 10_000]

        for content in (body, in_pieces()):
            answer = await guest.http.put("/api/me", content=content, headers={"content-type": "application/json"})
            assert (answer.status_code, answer.json()["code"]) == (413, "too-large")

    at(test)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[" * 60_000,
        b'{"name": "\\ud800"}',
        b'{"\\ud800": 1, "name": "x"}',
        b'{"name": NaN}',
        b'{"name": "x", "more": 1e999}',
        b'{"name": ' + b"9" * 5000 + b"}",
        b"\xff\xfe",
        b'{"name": "\\u0000\\u0000"}',
    ],
)
def test_rude_bodies_get_a_clear_refusal(at, body):
    async def test(people):
        guest = people.guest()
        answer = await guest.http.put("/api/me", content=body, headers={"content-type": "application/json"})
        if answer.status_code != 200:
            assert answer.status_code in (400, 422)
            assert (answer.json()["type"], answer.json()["code"]) == ("refused", "bad-message")

    at(test)


def test_a_large_message_ends_the_socket_and_nothing_else(at):
    async def test(people):
        ada, ben = await people.table("me", "friend")
        await ada.send("x" * (LARGEST_MESSAGE + 1))
        assert await ada.closed() == 1009
        assert (await ben.command("say", text="still here"))["type"] == "done"

    at(test)


def test_rates_fill_up_again():
    now = [0.0]
    buckets = Buckets(clock=lambda: now[0])
    ada, ben = Visitor("ada", "here"), Visitor("ben", "there")
    rate = RATES["say"]
    assert sum(buckets.take("say", ada) for _ in range(100)) == rate.burst
    assert buckets.take("say", ben)
    now[0] += 2 / rate.a_second
    assert [buckets.take("say", ada) for _ in range(3)] == [True, True, False]
    now[0] += 1e6
    assert sum(buckets.take("say", ada) for _ in range(100)) == rate.burst


def test_too_fast_is_refused_and_changes_nothing(strict_server):
    async def test(people):
        ada, ben = await people.table("me", "friend")
        answers = [await ada.command("say", text=f"{number}") for number in range(12)]
        kinds = [answer["type"] for answer in answers]
        assert kinds[:6] == ["done"] * 6
        refused = [answer for answer in answers if answer["type"] == "refused"]
        assert refused
        assert {answer["code"] for answer in refused} == {"too-fast"}
        state = await ben.guest.get(f"/tables/{ben.table}/state")
        assert sum(line["kind"] == "said" for line in state["log"]) == kinds.count("done")
        assert (await ben.command("say", text="others may"))["type"] == "done"

    evening(test, strict_server)


def test_nonsense_is_limited_too(strict_server):
    async def test(people):
        ada, _ = await people.table("me", "friend")
        await asyncio.gather(*(ada.send("nonsense") for _ in range(400)))
        codes = {(await ada.until("refused"))["code"] for _ in range(400)}
        assert codes == {"bad-message", "too-fast"}

    evening(test, strict_server)


def test_many_messages_at_once_are_all_answered(at):
    async def test(people):
        ada, _ = await people.table("me", "friend")
        await asyncio.gather(
            *(ada.send({"type": "why", "id": f"w{n}", "seat": 0, "actions": ["pass"]}) for n in range(300))
        )
        seen = [(await ada.until("reasons", f"w{n}"))["type"] for n in range(300)]
        assert set(seen) == {"reasons"}

    at(test)


def test_a_client_that_does_not_read_makes_nobody_wait(at, server):
    async def test(people):
        ada, _ = await people.table("me", "me")
        slow = Player(people.guest("Zoe"), ada.table)
        await slow.guest.get("/me")
        narrow = socket.socket()
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        narrow.connect(("127.0.0.1", server.port))
        await slow.connect(max_queue=1, sock=narrow)
        people.players.append(slow)
        await slow.send({"type": "hello"})
        for number in range(50):
            answer = await ada.command("say", text=f"{number} " + "x" * 390)
            assert answer["type"] == "done"
        await slow.reach(answer["version"])
        states = [json.loads(text) for text in slow.wire if '"type":"state"' in text]
        lines = [line["version"] for state in states for line in state["log"]]
        whole = (await ada.guest.get(f"/tables/{ada.table}/state"))["log"]
        assert lines == [line["version"] for line in whole]  # every line, once

    at(test)
