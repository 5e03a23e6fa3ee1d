"""Schemathesis on the public API: whatever is sent, no answer is a 5xx, and every answer is as documented."""

import asyncio

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from birdtable.server.app import Settings, create_app
from tests.conftest import some
from tests.server.player import Guest

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
SCHEMA = schemathesis.openapi.from_dict(create_app(Settings()).openapi())


@pytest.fixture(scope="module")
def known(server):
    """A cookie, a table that is being played and one that is gathering: random ids would never meet one."""

    async def prepare():
        guest = Guest(server.address)
        playing = (await guest.set_table("me", "me", listed=True))["id"]
        for seat in (0, 1):
            await guest.command(playing, "sit", seat=seat)
        await guest.command(playing, "start")
        gathering = (await guest.set_table("me", "friend"))["id"]
        await guest.http.put("/api/me", json={"name": "Known"})  # whoever wants to delete it must know it
        cookies = dict(guest.http.cookies)
        await guest.close()
        return cookies, (playing, gathering)

    return asyncio.run(prepare())


def test_the_whole_public_face_is_described(server):
    answer = httpx.get(f"{server.address}/api/openapi.json")
    paths = answer.json()["paths"]
    assert {"/api/games", "/api/me", "/api/tables", "/api/tables/{id}/commands", "/api/records"} <= set(paths)
    assert all(path.startswith("/api/") for path in paths)


@SCHEMA.parametrize()
@settings(
    max_examples=some(400, 12),
    deadline=None,
    derandomize=True,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_every_operation(case, server, known):
    cookies, tables = known
    if case.path.endswith("/sign-out"):
        cookies = {}  # the others still need them
    if "id" in case.path_parameters:
        case.path_parameters["id"] = tables[len(str(case.body)) % 2]
    case.headers = {
        name: value for name, value in (case.headers or {}).items() if name.lower() not in ("host", "origin")
    }
    case.call_and_validate(
        base_url=server.address, cookies=cookies, checks=CHECKS, headers={"origin": server.address}, timeout=60
    )
    server.check()
