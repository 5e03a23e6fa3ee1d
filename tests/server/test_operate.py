"""Looking after a server: whether it is well, what it measures and notes, what the house decides, back-ups."""

import asyncio
import json
import logging
import re
import tomllib
from pathlib import Path

import pytest
from prometheus_client import generate_latest
from typer.testing import CliRunner

from birdtable.cli import app as cli
from birdtable.server import hall
from birdtable.server.notes import Json
from tests.server.test_storage import Play, decider, in_a_hall, play_of
from tests.server.test_strangers import PLAN, in_an_app


def admin(*words):
    result = CliRunner().invoke(cli, ["admin", *words])
    assert result.exit_code == 0, result.output
    return [json.loads(line) for line in result.output.splitlines()]


@pytest.mark.bots_at_once
def test_a_server_says_whether_it_is_well(tmp_path, caplog):
    async def test(client):
        async with client() as guest:
            assert (await guest.get("/api/health")).json() == {"ok": True}
            while (answer := await guest.get("/api/ready")).status_code != 200:
                assert answer.status_code == 503
                await asyncio.sleep(0.1)
            assert "set-cookie" not in answer.headers

    in_an_app(tmp_path, test)
    assert not [note for note in caplog.records if note.levelno >= logging.ERROR]  # whoever is not ready has not failed


def test_what_is_measured_names_nobody(tmp_path):
    async def test(hall, live, give):
        await give(decider(live), Play, **play_of(live))
        told = generate_latest(hall.metrics.registry).decode()
        for line in (
            'birdtable_moves_total{game="above_the_clouds"} 1.0',
            "birdtable_tables 1.0",
            "birdtable_sockets 0.0",
            "birdtable_bot_questions 0.0",
            "birdtable_unwritten 0.0",
        ):
            assert line in told
        assert float(re.search(r"birdtable_change_seconds_count (\S+)", told)[1]) >= 1
        assert float(re.search(r"birdtable_store_seconds_count (\S+)", told)[1]) >= 1
        assert live.table.id not in told
        assert "ada" not in told

    in_a_hall(tmp_path, test)


def test_requests_are_noted_with_an_id_and_without_secrets(tmp_path, caplog):
    async def test(client):
        async with client() as guest:
            table = (await guest.post("/api/tables", json=PLAN)).json()["id"]
            with caplog.at_level(logging.INFO, "birdtable.requests"):
                answer = await guest.get(f"/api/tables/{table}/state?seat=1")
            told = [json.loads(Json().format(record)) for record in caplog.records if hasattr(record, "told")]
            assert told[-1]["request"] == answer.headers["x-request-id"]
            assert (told[-1]["path"], told[-1]["status"]) == ("/api/tables/…/state", 403)
            assert table not in json.dumps(told)
            assert guest.cookies["guest"] not in json.dumps(told)

    in_an_app(tmp_path, test, log=True)


def test_the_house_speaks_and_closes_its_door(tmp_path, monkeypatch):
    monkeypatch.setattr(hall, "SWEEP", 0.2)  # seconds until a server looks what the house has decided
    database = f"--database=sqlite:///{tmp_path / 'tables.sqlite'}"

    async def test(client):
        async with client() as guest, client("203.0.113.9") as other:
            assert (await guest.get("/api/house")).json()["message"] == ""
            await asyncio.to_thread(admin, "message", "We close at ten.", database)
            await asyncio.to_thread(admin, "ban", "198.51.100.7", database)
            while (await guest.get("/api/house")).status_code != 403:
                await asyncio.sleep(0.05)
            assert (await guest.get("/api/me")).json()["code"] == "banned"
            assert (await other.get("/api/house")).json()["message"] == "We close at ten."
            await asyncio.to_thread(admin, "unban", "198.51.100.7", database)
            while (await guest.get("/api/house")).status_code != 200:
                await asyncio.sleep(0.05)

    in_an_app(tmp_path, test)


def test_a_back_up_while_the_server_runs_brings_every_table_back(tmp_path):
    database = f"--database=sqlite:///{tmp_path / 'tables.sqlite'}"
    copy = f"--database=sqlite:///{tmp_path / 'again.sqlite'}"
    file = tmp_path / "backup"

    async def test(client):
        async with client() as guest:
            await guest.put("/api/me", json={"name": "Ada"})
            made = [(await guest.post("/api/tables", json=PLAN)).json()["id"] for _ in range(3)]
            await asyncio.to_thread(admin, "backup", str(file), database)
            await guest.post("/api/tables", json=PLAN)
            await asyncio.to_thread(admin, "restore", str(file), copy)
            assert {one["id"] for one in await asyncio.to_thread(admin, "tables", copy)} == set(made)
            listed = await asyncio.to_thread(admin, "guests", copy)
            assert [(one["name"], one["tables"]) for one in listed] == [("Ada", 3)]
            assert "secret" not in json.dumps(await asyncio.to_thread(admin, "tables", copy))

    in_an_app(tmp_path, test)
    assert file.stat().st_mode & 0o777 == 0o600
    assert CliRunner().invoke(cli, ["admin", "restore", str(file), copy]).exit_code == 1
    assert CliRunner().invoke(cli, ["admin", "backup", str(file), copy]).exit_code == 1
    (tmp_path / "no").write_text("no back-up at all")
    empty = f"--database=sqlite:///{tmp_path / 'empty.sqlite'}"
    assert CliRunner().invoke(cli, ["admin", "restore", str(tmp_path / "no"), empty]).exit_code == 1


def test_what_is_old_is_deleted_and_guests_are_forgotten(tmp_path):
    database = f"--database=sqlite:///{tmp_path / 'tables.sqlite'}"

    async def test(client):
        async with client() as guest:
            first, second = [(await guest.post("/api/tables", json=PLAN)).json()["id"] for _ in range(2)]
            assert await asyncio.to_thread(admin, "delete", first, database) == [{"deleted": 1}]
            assert [one["id"] for one in await asyncio.to_thread(admin, "tables", database)] == [second]
            assert await asyncio.to_thread(admin, "forget", "--days=1", database) == [{"forgotten": 0}]
            who = (await asyncio.to_thread(admin, "guests", database))[0]["guest"]
            assert await asyncio.to_thread(admin, "forget", f"--guest={who}", database) == [{"forgotten": 1}]
            assert (await guest.get("/api/me/tables")).json() == {"tables": []}
            assert await asyncio.to_thread(admin, "tables", database) == []  # nobody else was there

    in_an_app(tmp_path, test)


def test_the_lock_names_every_package_that_is_needed():
    folder = Path(__file__).parents[2]
    lock = (folder / "deploy/requirements.lock").read_text()
    locked = re.findall(r"^([a-z0-9.-]+)==\S+ --hash=sha256:[0-9a-f]{64}$", lock, re.M)
    needed = tomllib.loads((folder / "pyproject.toml").read_text())["project"]["dependencies"]
    names = {re.match(r"[A-Za-z0-9._-]+", one)[0].lower().replace("_", "-") for one in needed}
    assert names <= set(locked), names - set(locked)
