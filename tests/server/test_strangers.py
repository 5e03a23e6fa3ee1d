"""What one stranger cannot do to everybody else: each of these froze the server, filled its memory or took a seat."""

import asyncio
import gc
import json
import os
import queue
import signal
import stat
import threading
import time
from contextlib import suppress
from inspect import iscoroutinefunction
from types import SimpleNamespace

import httpx
import pytest
import uvicorn
import websockets
from fastapi.routing import APIRoute

from birdtable.engines import Engines
from birdtable.kernel.record import Layout
from birdtable.server import door, live, routes, serve
from birdtable.server.app import Settings, create_app
from birdtable.server.database import connect
from birdtable.server.guests import COOKIE, Guests
from birdtable.server.hall import COLLECTIONS, Hall, zip_quickly
from birdtable.server.kept import read_kept_game
from birdtable.server.limits import CROWD, RATES, READING_AT_ONCE, RENEWAL_DAYS, WATCHERS_AN_ADDRESS, Buckets, Visitor
from birdtable.server.storage import Index
from birdtable.server.thinkers import Thinkers, Worker
from birdtable.server.thinking import Question
from birdtable.table import Refused, Table
from birdtable.table.messages import replay_message
from birdtable.table.opening import opening
from birdtable.table.shown import Shown
from tests.server.house import evening
from tests.server.test_storage import in_a_hall
from tests.table.evening import CLOUDS, FOUR, SECRET, Evening, load

PLAN = {"game": CLOUDS, "seats": [{"kind": "me"}, {"kind": "bot", "level": "gentle"}]}


@pytest.fixture(scope="module")
def record():
    return Evening("me", "friend").fill("ada", "ben").begin().finish().table.record()


def in_an_app(tmp_path, test, **settings):
    """Run a test with an application of this process and a way to send it requests from an address."""
    app = create_app(Settings(f"sqlite:///{tmp_path / 'tables.sqlite'}", workers=1, **settings))

    def client(address="198.51.100.7", **more):
        transport = httpx.ASGITransport(app, raise_app_exceptions=False, client=(address, 1))
        return httpx.AsyncClient(transport=transport, base_url="http://localhost", **more)

    async def run():
        async with asyncio.timeout(120), app.router.lifespan_context(app):
            await test(client)

    asyncio.run(run())


# ---------------------------------------------------------------------- nothing long where everybody waits


def test_what_takes_long_is_done_aside(tmp_path, monkeypatch, record):
    threads = {}

    def spied(name, work):
        def spy(*arguments):
            threads[name] = threading.current_thread().name
            return work(*arguments)

        return spy

    monkeypatch.setattr(Table, "open", spied("load", Table.open))
    monkeypatch.setattr("birdtable.server.hall.opening", spied("import", opening))
    monkeypatch.setattr("birdtable.server.routes.replay_message", spied("replay", replay_message))

    async def test(client):
        async with client() as guest:
            shelf = (await guest.post("/api/records", json={"record": record})).json()["id"]
            assert (await guest.get(f"/api/tables/{shelf}/replay")).json()["over"]

    in_an_app(tmp_path, test)
    assert set(threads) == {"load", "import", "replay"}
    assert all(name.startswith("aside") for name in threads.values()), threads


def test_who_asks_is_found_where_everybody_waits(tmp_path):
    """A thread for each request, or two, held up everybody's moves while people looked at the lobby."""
    app = create_app(Settings(f"sqlite:///{tmp_path / 'tables.sqlite'}"))
    asked = [needed.call for route in app.routes if isinstance(route, APIRoute) for needed in needs(route.dependant)]
    assert {call.__name__ for call in asked if not iscoroutinefunction(call)} == {"lesson_of", "puzzle_named"}


def needs(dependant):
    return [found for one in dependant.dependencies for found in (one, *needs(one))]


def test_a_replay_is_worked_out_once_for_all_who_wait_for_it(tmp_path, monkeypatch, record):
    worked = []

    def slow(*arguments):
        worked.append(arguments)
        time.sleep(0.1)
        return replay_message(*arguments)

    monkeypatch.setattr("birdtable.server.routes.replay_message", slow)

    async def test(client):
        async with client() as guest:
            shelf = (await guest.post("/api/records", json={"record": record})).json()["id"]
            looks = await asyncio.gather(*(guest.get(f"/api/tables/{shelf}/replay") for _ in range(8)))
            assert {look.json()["over"] for look in looks} == {True}

    in_an_app(tmp_path, test)
    assert len(worked) == 1


def test_a_rulebook_is_written_and_zipped_once_for_all_who_read_it(tmp_path, monkeypatch):
    """Strangers who asked for it again and again once kept everybody waiting while it was zipped."""
    zipped = []

    def spy(body):
        zipped.append(len(body))
        return zip_quickly(body)

    monkeypatch.setattr("birdtable.server.routes.zip_quickly", spy)

    async def test(client):
        async with client(headers={"accept-encoding": "gzip"}) as guest:
            answers = [await guest.get(f"/api/games/{CLOUDS}/rules?language=it") for _ in range(3)]
            assert {answer.headers["content-encoding"] for answer in answers} == {"gzip"}
            assert len({answer.text for answer in answers}) == 1

    in_an_app(tmp_path, test)
    assert len(zipped) == 1


def test_many_who_open_a_rulebook_at_once_wait_for_one_printing_in_few_threads(tmp_path, monkeypatch):
    """Thirty-two strangers once had it told thirty-two times, and their threads took Python's lock from the tables."""
    told, threads = [], set()

    def slow(game, voice):
        told.append(game.name)
        time.sleep(0.2)
        return {"rules": game.name}

    def spy(*arguments):
        threads.add(threading.current_thread().name)
        return printed(*arguments)

    printed = routes._printed
    monkeypatch.setattr(routes, "rulebook", slow)
    monkeypatch.setattr(routes, "_printed", spy)

    async def test(client):
        async with client() as guest:
            await guest.get("/api/me")
            paths = [f"/api/games/{CLOUDS}/rules?language=fr", f"/api/text/fr/{CLOUDS}"] * 16
            answers = await asyncio.gather(*(guest.get(path) for path in paths))
            assert {answer.status_code for answer in answers} == {200}

    in_an_app(tmp_path, test)
    assert told == [CLOUDS]
    assert 1 <= len(threads) <= READING_AT_ONCE


def test_what_is_new_does_not_pile_up_until_python_goes_through_all_of_it(tmp_path):
    """A thousand tables once waited for Python's collector, a tenth of a second and more each time."""

    async def test(client):
        async with client() as guest:
            await guest.get("/api/games")  # somebody is here, so games are loaded
            made = [[] for _ in range(COLLECTIONS[0] * 9 // 10)]  # not so much that the collector comes by itself
            await asyncio.sleep(1.0)
            young = len(gc.get_objects(0)) + len(gc.get_objects(1))
            assert young < len(made) // 3, young

    in_an_app(tmp_path, test)


def test_nobody_at_a_table_waits_for_compiled_rules():
    """Whoever began the first game of a kind once had everybody wait until its rules were loaded."""
    known = load(CLOUDS).engines
    engines = Engines(known.name, known.package, known.layout, known.rules)
    engines.loaded_aside = True
    assert engines.native_if_ready() is None
    loaded = engines.load_if_ready()
    assert loaded is not None
    assert engines.native_if_ready() is loaded


def test_all_spectators_share_one_view_a_move(monkeypatch):
    evening = Evening("me", "friend").fill("ada", "ben").begin()
    built = []
    build = Layout.seen
    monkeypatch.setattr(Layout, "seen", lambda *words: built.append(words[2]) or build(*words))
    shown = Shown(evening.table)
    told = {shown.state(f"watcher {number}", None, 3, {0}, 250) for number in range(250)}
    assert len(told) == 1
    shown.state("ada", 0, 3, {0}, 250)
    assert built == [None, 0]


def test_seats_that_see_the_same_share_their_view():
    evening = Evening("me", "me", game=FOUR).fill("ada", "ada").begin()
    shown = Shown(evening.table)
    views = [json.loads(shown.state("ada", seat, 0, {0, 1}, 0))["view"] for seat in (0, 1, None)]
    assert views == [json.loads(json.dumps(evening.table.position.view(seat))) for seat in (0, 1, None)]
    assert sum(key[0] == "seen" for key in shown.written) == 1


def test_a_long_log_is_loaded_in_time():
    """3,000 moves, each taken back: 12.8 seconds once."""
    evening = Evening("me", "me").fill("ada", "ada").begin()
    log = list(evening.log)
    seat, action = evening.table.position.seat, str(evening.table.position.legal()[0])
    played = evening.table.play("ada", 5.0, "", seat, evening.table.moment, action)
    table = evening.table.after(played)
    undid = table.take_back("ada", 6.0, "", seat, table.moment, True)
    began = time.thread_time()
    table = Table.open("t", SECRET, load, [*log, *[*played, *undid] * 1000])
    assert table.version == len(log) + 2000
    assert time.thread_time() - began < 2.0


# ---------------------------------------------------------------------- memory


EMPTIES = json.dumps({"record": {"format": [[]] * 250_000}}).encode()


def test_a_record_of_empty_lists_is_refused_while_it_is_read():
    import tracemalloc

    tracemalloc.start()
    with pytest.raises(Refused, match="bad-record"):
        read_kept_game(EMPTIES)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert most < 1_000_000


@pytest.mark.parametrize(
    "change",
    [
        lambda record: {**record, "notes": {"x": "y"}},
        lambda record: {**record, "notes": {"9" * 5000: "y"}},
        lambda record: {**record, "notes": []},
        lambda record: {**record, "origin": {"record": {**record, "notes": []}, "move": 1}},
        lambda record: {**record, "origin": {"record": {**record, "notes": None}, "move": 1}},
        lambda record: {**record, "origin": {"record": {**record, "notes": {"x": "y"}}, "move": 1}},
        lambda record: {**record, "actions": ["pass"] * 100_000},
        lambda record: {**record, "names": ["x" * 100_000, "y"]},
    ],
)
def test_records_that_were_an_error_of_the_server(tmp_path, record, change):
    async def test(client):
        async with client() as guest:
            answer = await guest.post("/api/records", json={"record": change(record)})
            assert (answer.status_code, answer.json()["code"]) == (422, "bad-record"), answer.text[:300]

    in_an_app(tmp_path, test)


def test_a_tower_of_lists_is_refused(tmp_path):
    async def test(client):
        async with client() as guest:
            for body in (b'{"record":' + b"[" * 500 + b"]" * 500 + b"}", b'{"record":{"x":' + b"[" * 100_000):
                answer = await guest.post("/api/records", content=body)
                assert (answer.status_code, answer.json()["code"]) == (422, "bad-record")

    in_an_app(tmp_path, test)


def test_imported_tables_are_let_go_soon_and_bytes_are_counted(tmp_path, record, monkeypatch):
    monkeypatch.setattr(live, "IDLE_IMPORT", 0.0)

    async def test(hall, table, give):
        plan = read_kept_game(json.dumps({"record": record}).encode())
        shelf = await hall.set_table("ada", plan)
        await asyncio.sleep(0.01)
        hall._forget_idle_tables()
        assert shelf.table.id not in hall.tables
        assert table.table.id in hall.tables

    in_a_hall(tmp_path, test)
    buckets = Buckets(clock=lambda: 0.0)
    taken = sum(buckets.take("import-bytes", Visitor("ada", "here"), 1_000_000) for _ in range(50))
    assert taken == 4


def test_tables_that_are_let_go_at_once_keep_nobody_waiting(tmp_path, record, monkeypatch):
    """Three hundred that nobody looked at any more were once written by the event loop, in a third of a second."""
    monkeypatch.setattr(live, "IDLE_IMPORT", 0.0)
    wrote, write = [], Shown.state

    def watched(self, *how):
        wrote.append(threading.current_thread() is threading.main_thread())
        return write(self, *how)

    monkeypatch.setattr(Shown, "state", watched)

    async def test(hall, table, give):
        plan = read_kept_game(json.dumps({"record": record}).encode())
        shelves = [await hall.set_table("ada", plan) for _ in range(3)]
        await asyncio.sleep(0.01)
        hall._forget_idle_tables()
        await asyncio.gather(*[task for task in hall.tasks if task.get_coro().__name__ == "_keep_moments"])
        assert wrote == [False] * 3
        for shelf in shelves:
            assert (await hall.storage.last_moment(shelf.table.id))["version"] == shelf.table.version

    in_a_hall(tmp_path, test)


# ---------------------------------------------------------------------- by address


def test_new_cookies_do_not_open_more_tables(tmp_path):
    async def test(client):
        opened = 0
        for _ in range(150):
            async with client() as newcomer:
                opened += (await newcomer.post("/api/tables", json=PLAN)).status_code == 201
        assert opened <= RATES["newcomer"].burst * CROWD + 10
        async with client("203.0.113.9") as other:
            assert (await other.post("/api/tables", json=PLAN)).status_code == 201

    in_an_app(tmp_path, test)


@pytest.mark.parametrize(("proxies", "believed"), [((), False), (("198.51.100.7",), True), (("10.0.0.0/8",), False)])
def test_only_a_trusted_proxy_says_where_somebody_is(tmp_path, proxies, believed):
    async def test(client):
        codes = []
        for number in range(150):
            headers = {"x-forwarded-for": f"203.0.113.{number}", "x-forwarded-proto": "https"}
            async with client(headers=headers) as newcomer:
                answer = await newcomer.get("/api/me")
                codes.append(answer.status_code)
                assert ("strict-transport-security" in answer.headers) == believed
                assert not believed or "secure" in answer.headers["set-cookie"].lower()
        assert (429 in codes) != believed

    in_an_app(tmp_path, test, proxies=proxies)


def test_a_household_shares_its_long_address(tmp_path):
    async def test(client):
        codes = []
        for number in range(150):
            async with client(f"2001:db8:1:2::{number:x}") as newcomer:
                codes.append((await newcomer.get("/api/me")).status_code)
        assert 429 in codes

    in_an_app(tmp_path, test)


def test_watchers_of_one_address_do_not_keep_a_player_out(strict_server):
    """256 sockets by 13 cookies once filled a table."""

    async def test(people):
        ada, ben = await people.table("me", "friend")
        refused, watchers = 0, []
        for _ in range(4):
            watcher = people.guest("Eve", address="203.0.113.66")
            for _ in range(20):
                try:
                    watchers.append(await people.join(watcher, ada.table))
                    refused += not watchers[-1].state
                except websockets.ConnectionClosed:
                    refused += 1
        assert refused
        assert len(watchers) - refused <= WATCHERS_AN_ADDRESS
        again = await people.join(ben.guest, ada.table, 1)
        assert again.state["seat"] == 1
        mover = ada if ada.decides else ben
        assert (await mover.play())["type"] == "done"

    evening(test, strict_server)


# ---------------------------------------------------------------------- bots


def test_bots_among_themselves_play_only_while_somebody_looks(tmp_path, monkeypatch):
    """400 tables of bots once kept the server busy when their maker had left, and after a restart."""
    monkeypatch.setattr(live, "ATTENDED", 0.0)

    async def test(hall, table, give):
        bots = {**PLAN, "options": {}, "listed": False, "seats": [{"kind": "bot", "level": "gentle"}] * 2}
        alone = await hall.set_table("zoe", bots)
        await hall.do(alone, lambda table: table.begin("zoe", 1.0, "go"))
        hall.drive_bot(alone)
        assert alone.bot is None
        assert not Index.of(alone.table).bot_to_move
        again = Hall(hall.storage, hall.fanout, hall.thinkers, 0.0)
        await again._drive_forgotten_bots(late=0.0)
        assert alone.table.id not in again.tables
        assert alone.idle(time.monotonic() + 10_000)
        monkeypatch.setattr(live, "ATTENDED", 30.0)
        await hall.attend(alone.table.id)
        before = len(alone.table.moves)
        while len(alone.table.moves) == before:
            await asyncio.sleep(0.01)

    in_a_hall(tmp_path, test)


def test_a_pipe_is_closed_when_nobody_reads_from_it_any_more():
    """Closed under its reader, it once ended the reading thread with an error."""
    worker, seen, killed = Worker.__new__(Worker), [], threading.Event()

    def read():
        seen.append("reads")
        killed.wait(20)
        time.sleep(0.1)
        seen.append("has read")
        raise EOFError

    worker.loop = SimpleNamespace(is_closed=lambda: True)
    worker.unsent = queue.SimpleQueue()
    worker.unsent.put(None)
    worker.theirs = SimpleNamespace(close=lambda: None)
    worker.pipe = SimpleNamespace(recv=read, close=lambda: seen.append("closed"))
    worker.process = SimpleNamespace(start=lambda: None, kill=killed.set, pid=1)
    worker._speak()
    assert seen == ["reads", "has read", "closed"]


@pytest.mark.bots_at_once
def test_a_worker_that_hangs_is_replaced_and_keeps_nobody_waiting():
    async def run():
        thinkers = Thinkers(1, silence=2.0)
        thinkers.start()
        position = load(CLOUDS).new(2, 1)
        question = ("choose", "t", "gentle", 1, Question.about(position))
        assert isinstance(await thinkers.ask("t", *question), int)
        worker = thinkers.workers[0]
        while not worker.ready:
            await asyncio.sleep(0.05)
        os.kill(worker.process.pid, signal.SIGSTOP)
        answers = [asyncio.create_task(thinkers.ask("t", *question)) for _ in range(20)]
        big = asyncio.create_task(thinkers.ask("t", "nothing", b"x" * 4_000_000))
        began = time.monotonic()
        await asyncio.sleep(0)
        assert time.monotonic() - began < 0.5
        assert all(isinstance(answer, int) for answer in await asyncio.gather(*answers))
        assert isinstance((await asyncio.gather(big, return_exceptions=True))[0], Exception)
        assert thinkers.workers[0] is not worker
        thinkers.close()

    asyncio.run(asyncio.wait_for(run(), 120))


# ---------------------------------------------------------------------- connections


def at_the_door(test, monkeypatch, **limits):
    for name, value in limits.items():
        monkeypatch.setattr(door, name, value)

    async def answer(scope, receive, send):
        assert scope["type"] == "http"
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body"})

    async def run():
        config = uvicorn.Config(answer, port=0, http=door.door(()), ws=door.Wire, lifespan="off", log_level="error")
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        try:
            async with asyncio.timeout(20):
                await test(server.servers[0].sockets[0].getsockname()[1])
        finally:
            server.should_exit = True
            await serving

    asyncio.run(run())


@pytest.mark.parametrize(
    "begun", [b"", b"GET / HTTP/1.1\r\nHost: x", b"POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\nab"]
)
def test_a_request_that_never_ends_is_closed(monkeypatch, begun):
    async def test(port):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(begun)
        with suppress(ConnectionError):
            await reader.read()
        assert reader.at_eof() or reader.exception()
        writer.close()

    at_the_door(test, monkeypatch, REQUEST_SECONDS=0.2)


def test_there_are_only_so_many_connections_and_the_others_go_on(monkeypatch):
    async def test(port):
        first = await asyncio.open_connection("127.0.0.1", port)
        rest = [await asyncio.open_connection("127.0.0.1", port) for _ in range(20)]
        closed = await asyncio.gather(*(reader.read() for reader, _ in rest[4:]), return_exceptions=True)
        assert all(one == b"" or isinstance(one, ConnectionError) for one in closed)
        for _ in range(3):
            first[1].write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            assert b"204" in await first[0].readuntil(b"\r\n\r\n")
        for _, writer in rest:
            writer.close()
        await asyncio.sleep(0.1)
        again = await asyncio.open_connection("127.0.0.1", port)
        again[1].write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        assert b"204" in await again[0].readuntil(b"\r\n\r\n")
        for _, writer in (first, again):
            writer.close()

    at_the_door(test, monkeypatch, CONNECTIONS_AN_ADDRESS=5)


# ---------------------------------------------------------------------- the house itself


def test_the_quick_event_loop_is_used(tmp_path, monkeypatch):
    uvloop = pytest.importorskip("uvloop")
    loops = []

    async def look(self, sockets=None):
        loops.append(asyncio.get_running_loop())
        for one in sockets:
            one.close()

    monkeypatch.setattr(uvicorn.Server, "serve", look)
    serve.serve(Settings(f"sqlite:///{tmp_path / 'x.sqlite'}"), "127.0.0.1", None, lambda address: None, browser=False)
    assert isinstance(loops[0], uvloop.Loop)


@pytest.mark.parametrize(
    ("settings", "host", "status"),
    [
        ({}, "localhost", 200),
        ({}, "192.168.1.5", 403),
        ({"network": True}, "192.168.1.5:8765", 200),
        ({"network": True}, "evil.example", 403),
        ({"network": True, "origins": ("https://birds.example",)}, "birds.example", 200),
        ({"network": True, "origins": ("https://birds.example",)}, "evil.example", 403),
        ({"network": True, "origins": ("https://birds.example",)}, "192.168.1.5", 403),
    ],
)
def test_only_our_own_names_are_answered(tmp_path, settings, host, status):
    async def test(client):
        async with client(headers={"host": host, "origin": f"http://{host}"}) as guest:
            assert (await guest.get("/api/me")).status_code == status
            assert (await guest.put("/api/me", json={"name": "Eve"})).status_code == status

    in_an_app(tmp_path, test, **settings)


def test_nobody_else_on_the_machine_reads_the_database(tmp_path):
    file = tmp_path / "tables.sqlite"
    file.touch(0o644)
    connect(f"sqlite:///{file}").dispose()
    other = tmp_path / "new.sqlite"
    engine = connect(f"sqlite:///{other}")
    with engine.begin():
        modes = [stat.S_IMODE(one.stat().st_mode) for one in (file, *tmp_path.glob("new.sqlite*"))]
    assert set(modes) == {0o600}


def test_a_clock_that_was_set_back_makes_no_bot_wait(tmp_path):
    async def test(hall, table, give):
        seat = table.table.position.seat
        late = time.time() + 9999
        hall.drive_bot = lambda live: None  # as if the process ended here
        await hall.do(table, lambda now: now.let_bot_play("ada", late, "y", seat, "gentle", 1e9))
        assert table.table.id in await hall.storage.waiting_for_bots(time.time(), 10.0)
        assert table.table.id in await hall.storage.waiting_for_bots(late + 10, 10.0)
        assert table.table.id not in await hall.storage.waiting_for_bots(late + 5, 10.0)

    in_a_hall(tmp_path, test)


def test_a_cookie_is_given_anew_before_it_ends(tmp_path, monkeypatch):
    async def test(client):
        async with client() as guest:
            first = await guest.get("/api/me")
            assert COOKIE in first.headers["set-cookie"]
            assert "set-cookie" not in (await guest.get("/api/me")).headers
            await guest.put("/api/me", json={"name": "Ada"})
            now = time.time()
            monkeypatch.setattr("birdtable.server.guests.time.time", lambda: now + (RENEWAL_DAYS + 2) * 24 * 3600)
            renewed = await guest.get("/api/me")
            assert COOKIE in renewed.headers["set-cookie"]
            assert renewed.json()["name"] == "Ada"
            assert "set-cookie" not in (await guest.get("/api/me")).headers

    in_an_app(tmp_path, test)


def test_the_first_cookies_are_still_known():
    guests = Guests("key")
    cookie = guests.signer.dumps("somebody")
    request = type("Request", (), {"cookies": {COOKIE: cookie}})
    assert guests.of(request) == "somebody"


def test_a_branched_game_can_be_reviewed():
    from birdtable.bots.advice import review

    game = load(CLOUDS)
    first = Evening("me", "me").fill("ada", "ada").begin().finish().table.record()
    position = game.branch(first, 6, 5)
    while not position.over:
        position.play(position.legal()[0])
    assert review(game, position.record(), seconds=1).choices
