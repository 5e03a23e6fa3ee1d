"""Every screen: accessible, in four languages, by day and at dusk, on a desk and on a phone, and small to load."""

from __future__ import annotations

import re

import pytest

from tests.browser.conftest import PHONE, near_the_end
from tests.conftest import LONG

AT_ONCE = """new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
    document.getAnimations().forEach((one) => one instanceof CSSTransition && one.finish())
    done()
})))"""  # colors change
AXE = """axe.run(document, {
    resultTypes: ['violations'],
    preload: false,
    rules: Object.fromEntries(axe._audit.rules
        .filter((rule) => ['minor', 'moderate'].includes(rule.impact)).map((rule) => [rule.id, {enabled: false}])),
})"""  # what is not serious is not looked for, nor are stylesheets fetched for rules that are off
DRAWINGS = """(() => {
    const tells = 'text, title, desc, image, foreignObject, [role]', reached = 'a, [tabindex]'
    const drawings = [...document.querySelectorAll('svg')]
        .filter((one) => !one.parentElement.closest('svg') && !one.querySelector(reached))
        .filter((one) => one.closest('[aria-hidden=true]') || !one.querySelector(tells))
    drawings.forEach((one) => one.setAttribute('data-lines', ''))
    document.adoptedStyleSheets[0]?.replaceSync('[data-lines] { opacity: 0 !important }')
})()"""  # those that say nothing stay unpainted: nine of ten elements of a rulebook are their lines
QUICKLY = f"""(async () => {{
    const drawings = [...document.querySelectorAll('[data-lines]')]
    drawings.forEach((one) => Object.defineProperty(one, 'childNodes', {{ value: [], configurable: true }}))
    try {{ return await {AXE} }} finally {{ drawings.forEach((one) => delete one.childNodes) }}
}})()"""  # and axe, which has nothing to say of them, finds them empty; they are not, since the page may draw meanwhile
SMALL = 250_000  # bytes, compressed, of the first page
LANGUAGES = {"en": "Set a table", "de": "Tisch", "fr": "table", "it": "tavolo"}
SCREENS = ("/", "/new", "/new/above_the_clouds", "/rules/above_the_clouds", "/replays", "/t/nowhere")


def serious(page, axe: str) -> list[str]:
    """What axe finds that would keep somebody from using the page: on a phone by day, on a desk at dusk."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe)
    page.evaluate("document.adoptedStyleSheets = []" if LONG else DRAWINGS)  # it looks at drawings too
    usual = "light" if page.viewport_size == PHONE else "dark"
    problems = []
    for theme in ("light", "dark") if LONG else (usual,):
        page.emulate_media(color_scheme=theme)
        page.evaluate(AT_ONCE)
        found = page.evaluate(AXE if LONG else QUICKLY)
        problems += [
            f"{theme} {one['id']}: {one['nodes'][0]['html'][:160]} {one['nodes'][0]['failureSummary'][:200]}"
            for one in found["violations"]
            if one["impact"] in ("serious", "critical")
        ]
    page.emulate_media(color_scheme="light")
    return problems


def test_the_page_keeps_its_drawings_while_axe_looks(visitor, axe):
    page = visitor().go("/new/above_the_clouds")
    page.wait_for_load_state("networkidle")
    page.evaluate(axe)
    page.evaluate(DRAWINGS)
    drawn = "[...document.querySelectorAll('[data-lines]')].map((one) => one.firstChild !== null)"
    kept = page.evaluate(f"(() => {{ const looks = {QUICKLY}, kept = {drawn}; return looks.then(() => kept) }})()")
    assert kept
    assert all(kept)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_axe_finds_nothing_serious_on_any_screen(visitor, axe, phone):
    ada = visitor(phone=phone)
    problems = {}
    for screen in SCREENS:
        if "/rules/" in screen and not phone:
            continue  # every rulebook is looked at on a desk: see `test_rules.py`
        page = ada.go(screen)
        page.wait_for_load_state("networkidle")
        problems[screen] = serious(page, axe)
        assert_no_sideways_scrolling(page)
    ada.set_table("friends", "Me", "A friend, by link", start=False)
    ada.page.get_by_label("Link to this seat").wait_for()
    problems["gathering"] = serious(ada.page, axe)
    ada.set_table("bots", "Me", "Bot, gentle")
    ada.until(lambda: ada.decides, "a decision")
    problems["table"] = serious(ada.page, axe)
    assert_no_sideways_scrolling(ada.page)
    ada.page.get_by_role("button", name="Rules").click()
    ada.page.get_by_label("Search the rules").wait_for()
    problems["drawer"] = serious(ada.page, axe)
    ada.go_on_from(near_the_end("above_the_clouds", 2), 0)
    ada.play_to_the_end(seed=4)
    problems["end"] = serious(ada.page, axe)
    ada.page.goto(ada.page.url + "/replay")
    ada.page.get_by_role("slider").wait_for()
    problems["replay"] = serious(ada.page, axe)
    assert_no_sideways_scrolling(ada.page)
    ada.errors = [error for error in ada.errors if "404" not in error]  # /t/nowhere is a table that there is not
    assert {screen: found for screen, found in problems.items() if found} == {}


def assert_no_sideways_scrolling(page) -> None:
    assert page.evaluate("document.scrollingElement.scrollWidth <= window.innerWidth"), page.url


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_speaks_the_language(visitor, language):
    ada = visitor(language=language)
    page = ada.go("/")
    page.wait_for_load_state("networkidle")
    assert page.evaluate("document.documentElement.lang") == language
    assert LANGUAGES[language] in page.inner_text("body")
    for screen in SCREENS[:-1]:
        page = ada.go(screen)
        page.wait_for_load_state("networkidle")
        text = page.inner_text("body")
        assert not re.search(
            r"\{ ?\$|\b(error|log|new|game|seat|board|guide|rules)-[a-z]+-?[a-z]*\b(?=\s*$)", text, re.M
        ), text
    page = ada.go("/new/above_the_clouds")
    page.locator("button[type=submit], .btn.primary").last.click()
    page.wait_for_url("**/t/*")
    ada.until(lambda: ada.decides, "a decision")
    text = page.inner_text("body")
    assert ("First time at this table?" in text) == (language == "en")


def test_switching_the_language_needs_no_reload(visitor):
    ada = visitor()
    page = ada.go("/")
    page.get_by_role("button", name=re.compile("Guest|Settings")).click()
    page.get_by_label("Language").select_option("it")
    page.get_by_text("tavolo").first.wait_for()
    assert page.evaluate("document.documentElement.lang") == "it"


def test_the_first_load_is_small(visitor):
    ada = visitor()
    network = ada.context.new_cdp_session(ada.page)
    network.send("Network.enable")
    sizes: list[float] = []
    network.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    ada.go("/").wait_for_load_state("networkidle")
    assert len(sizes) > 3
    assert sum(sizes) < SMALL, f"{sum(sizes) / 1000:.0f} kB"


def test_nothing_is_loaded_from_elsewhere(visitor):
    ada = visitor()
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url))
    ada.set_table("bots", "Me", "Bot, gentle")
    ada.until(lambda: ada.decides, "a decision")
    assert [
        url for url in asked if not url.startswith((ada.site, "data:", "blob:", ada.site.replace("http", "ws")))
    ] == []
