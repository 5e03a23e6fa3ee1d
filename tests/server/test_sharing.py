"""Links that are handed on: what pages that show links are told, the pictures, and replays in a frame."""

import asyncio
import io
import re
from random import Random
from xml.etree import ElementTree

import pytest
from PIL import Image

import birdtable as bt
from birdtable.server import drawing
from tests.server.house import evening
from tests.table.evening import Evening

if not drawing.SCRIPT.exists():
    pytest.skip("the page is not built: make page", allow_module_level=True)

EVIL = 'A"><script>'


@pytest.fixture(scope="module")
def record():
    return Evening("me", "friend").fill("ada", "ben").begin().finish().table.record()


def tags(page: str) -> dict[str, str]:
    return dict(re.findall(r'<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"', page))


def test_a_finished_game_is_told_with_its_score_and_a_picture_of_the_moment(at, record):
    async def test(people):
        guest = people.guest()
        id = (await guest.post("/records", record={**record, "names": ["Ada", EVIL]}))["id"]
        page = (await guest.http.get(f"/t/{id}/replay?move=5&language=de")).text
        told = tags(page)
        assert EVIL not in page
        assert told["og:title"].startswith("Über den Wolken: Ada")
        assert told["og:description"] == f"Zug 5 von {len(record['actions'])}"
        assert told["twitter:card"] == "summary_large_image"
        assert told["og:image"].startswith(str(guest.http.base_url).rstrip("/"))
        crawler = people.guest()
        answer = await crawler.http.get(told["og:image"].replace("&amp;", "&"))
        assert answer.headers["content-type"] == "image/png"
        assert "set-cookie" not in answer.headers
        assert Image.open(io.BytesIO(answer.content)).size == (1200, 630)
        assert tags((await crawler.http.get(f"/t/{id}/replay?move={'9' * 5000}")).text)["og:description"] != ""
        assert (await crawler.http.get(f"/api/tables/{id}/picture.png?move=4999")).json()["code"] == "no-such-moment"
        assert (await crawler.http.get(f"/api/tables/{id}/film.gif?move=5")).json()["code"] == "no-such-moment"

    at(test)


def test_of_a_game_that_is_on_nothing_is_told_but_which_game(at):
    async def test(people):
        ada, _ = await people.table("me", "friend")
        told = tags((await ada.guest.http.get(f"/t/{ada.table}")).text)
        assert told["og:title"] == "Above the Clouds"
        assert "/games/above_the_clouds/picture.png" in told["og:image"]
        answer = await ada.guest.http.get(f"/api/tables/{ada.table}/picture.png")
        assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
        assert not tags((await ada.guest.http.get("/t/nosuchtable")).text)

    at(test)


def test_whoever_opens_links_too_fast_gets_the_page_and_nothing_more(strict_server):
    async def test(people):
        ada, _ = await people.table("me", "friend")
        pages = []
        while len(pages) < 2000 and all(tags(page.text) for page in pages):  # a busy machine may be too slow
            pages += await asyncio.gather(*(ada.guest.http.get(f"/t/{ada.table}") for _ in range(400)))
        assert {page.status_code for page in pages} == {200}
        assert {bool(tags(page.text)) for page in pages} == {True, False}

    evening(test, strict_server)


def test_a_replay_may_be_framed_and_needs_no_cookie_and_nothing_else_may(at, record):
    async def test(people):
        guest = people.guest()
        id = (await guest.post("/records", record=record))["id"]
        framed = people.guest()
        assert "frame-ancestors *" in (await framed.http.get(f"/embed/{id}")).headers["content-security-policy"]
        for path in (f"/t/{id}", f"/t/{id}/replay", "/", "/embed"):
            assert "frame-ancestors 'none'" in (await framed.http.get(path)).headers["content-security-policy"]
        for path in (f"/tables/{id}", f"/tables/{id}/replay", f"/tables/{id}/record", "/text/en/above_the_clouds"):
            answer = await framed.http.get(f"/api{path}")
            assert answer.status_code == 200
            assert "set-cookie" not in answer.headers

    at(test)


def played(name: str, decisions: int, **options):
    """A game in its middle, by chance."""
    position, chance = bt.load(name, "python").new(3, seed=5, **options), Random(1)
    while not position.over and len(position.actions) < decisions:
        if position.chance:
            position.settle()
        else:
            position.play(str(chance.choice(position.legal())))
    return position


@pytest.mark.parametrize("name", bt.games())
def test_every_game_has_a_picture(name):
    view = played(name, 90).view(None)
    asked = {"view": view, "title": name, "line": "", "names": ["Ada", "Ben", "Cleo"], "winners": [0]}
    svg = drawing._script("poster", asked)
    assert {"Ada", "Ben", "Cleo"} <= {text.text for text in ElementTree.fromstring(svg).iter() if text.text}
    assert not re.findall(r"NaN|undefined|var\(", svg)
    assert svg.count("<path") > 150


def test_a_flight_becomes_a_film():
    pytest.importorskip("mujoco")
    position = played("pigeons", 0, refereed=True)
    chance = Random(3)
    while not position.notes:
        if position.chance:
            position.settle()
        else:
            position.play(str(chance.choice(position.legal())))
    moment = next(iter(position.notes)) + 1
    film = Image.open(io.BytesIO(drawing.film(position.game, position.record(), moment, ["Ada", "Ben", "Cleo"], "fr")))
    assert film.format == "GIF"
    assert film.n_frames > 10
    first = film.convert("RGB").tobytes()
    film.seek(film.n_frames // 2)
    assert film.convert("RGB").tobytes() != first
