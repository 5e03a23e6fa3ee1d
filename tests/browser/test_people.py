"""People who come back, in a real browser with a virtual authenticator."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, Visitor, serving
from tests.browser.test_screens import serious
from tests.server.neighbours import PushService, open_for_business, until


def authenticator(visitor):
    """A device that holds passkeys and always finds the right finger."""
    tools = visitor.context.new_cdp_session(visitor.page)
    tools.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True}
    options |= {"hasUserVerification": True, "isUserVerified": True, "automaticPresenceSimulation": True}
    return tools, tools.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]


def test_a_guest_adds_a_passkey_and_finds_the_same_tables_elsewhere(visitor):
    ada = visitor()
    table = ada.set_table("bots", "Me", "Bot, gentle")
    tools, device = authenticator(ada)
    page = ada.go("/me")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Your name").blur()
    page.get_by_label("Name of the device").fill("Desk")
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_text("Desk", exact=True)).to_be_visible()
    expect(page.get_by_text("You can come back from any device.")).to_be_visible()
    keys = tools.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]
    assert len(keys) == 1
    page.get_by_role("button", name="Make a code").click()
    code = page.locator(".shown .code").inner_text()
    ada.page.goto(f"{ada.site}/learn")
    page.get_by_role("button", name=re.compile("Switch to")).click()  # a setting that comes along
    theme = page.locator("html").get_attribute("data-theme")
    page.wait_for_timeout(2000)

    phone = visitor(phone=True)
    tools, device = authenticator(phone)
    tools.send("WebAuthn.addCredential", {"authenticatorId": device, "credential": keys[0]})
    page = phone.go("/me")
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_text("Welcome back.")).to_be_visible()
    expect(page.get_by_label("Your name").first).to_have_value("Ada")
    expect(page.locator("html")).to_have_attribute("data-theme", theme or "")
    page = phone.go("/")
    page.locator(f'main a[href="{table.removeprefix(phone.site)}"]').click()
    phone.until(lambda: phone.state.get("seat") == 0, "the same seat")

    other = visitor()  # and once more with the code
    page = other.go("/me")
    page.get_by_placeholder("Recovery code").fill(code.lower())
    page.get_by_role("button", name="Sign in", exact=True).click()
    expect(page.get_by_text("Welcome back.")).to_be_visible()

    with page.expect_download() as download:
        page.get_by_role("link", name="Download everything").click()
    told = json.loads(download.value.path().read_text())
    assert (told["name"], len(told["tables"])) == ("Ada", 1)
    page.get_by_role("button", name="Delete everything").click()
    page.get_by_label("Type your name").fill("Ada")
    page.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_text("Everything about you is deleted.")).to_be_visible()
    assert (
        ada.page.request.get(f"{ada.site}/api{table.removeprefix(ada.site).replace('/t/', '/tables/')}").status == 404
    )


PUSHED = """
window.PushManager.prototype.subscribe = async () => Object.assign(Object.create(PushSubscription.prototype), {
  toJSON: () => (SUBSCRIPTION), unsubscribe: async () => true })
window.PushManager.prototype.getSubscription = async () => null
Notification.requestPermission = async () => 'granted'
"""


def here(visitor):
    """The seats whose people are at the table, as it said last."""
    told = [json.loads(frame) for frame in visitor.wire if '"here"' in frame]
    return [message for message in told if message["type"] == "here"][-1]["seats"]


def test_a_push_arrives_when_it_becomes_your_turn_and_the_page_opens_offline(whole_browser):
    push = PushService()
    with open_for_business(push), serving("--push-host", push.host) as site:
        context = whole_browser.new_context(locale="en", permissions=["notifications"], viewport=DESK)
        ada = Visitor(context, site)
        ada.page.add_init_script(PUSHED.replace("SUBSCRIPTION", json.dumps(push.subscription)))
        page = ada.go("/me")
        page.get_by_label("Notify me in this browser").click()
        page.wait_for_function("fetch('/api/me/calls').then((got) => got.json()).then((calls) => calls.browsers === 1)")

        ada.set_table("friends", "Me", "A friend, by link", start=False)
        link = page.get_by_label("Link to this seat").input_value()
        ben = Visitor(whole_browser.new_context(locale="en"), site)
        ben.page.goto(link)
        ben.page.get_by_role("button", name="Sit down").first.click()
        ben.until(lambda: ben.state.get("seat") == 1, "a seat")
        page.get_by_role("button", name="Start the game").click()
        ada.until(lambda: ada.status == "playing", "the game to begin")
        path = page.url.removeprefix(site)
        ada.open_moves()
        while ada.decides:
            ada.play(ada.state["legal"][0]["action"])
        page.goto(site + "/rules")  # Ada goes away, and Ben moves until it is her turn
        ben.open_moves()
        ben.until(lambda: ben.decides and here(ben) == [1], "his turn")
        while ben.decides:
            ben.play(ben.state["legal"][0]["action"])
        call = until(lambda: push.calls and push.calls[-1])
        assert (call["title"], f"/t/{call['table']}") == ("Above the Clouds: your move", path)

        tools = context.new_cdp_session(page)  # what the push service brings, the worker shows
        found: dict[str, str] = {}
        tools.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.update(told["registrations"][0]))
        tools.send("ServiceWorker.enable")
        page.wait_for_timeout(300)
        tools.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": site, "registrationId": found["registrationId"], "data": json.dumps(call)},
        )
        shown = "navigator.serviceWorker.ready.then((one) => one.getNotifications())"
        page.wait_for_function(f"{shown}.then((all) => all.some((one) => one.title === 'Above the Clouds: your move'))")

        page.goto(site + "/")
        page.wait_for_timeout(500)
        context.set_offline(True)
        page.goto(site + "/")
        expect(page.get_by_text("No connection.")).to_be_visible()
        expect(page.get_by_role("link", name="Set a table")).to_be_visible()
        page.goto(site + path)
        expect(page.get_by_text("No connection.")).to_be_visible()
        context.set_offline(False)
        ada.until(lambda: ada.state.get("seat") == 0, "the table to come back")
        context.close()
        ben.context.close()


def test_a_tournament_is_set_up_joined_and_begun(visitor):
    ada, ben = visitor(), visitor(phone=True)
    page = ada.go("/lobby")
    page.get_by_role("link", name="Tournaments").click()
    page.get_by_label("Name", exact=True).fill("Autumn Cup")
    page.get_by_label("Which game?").select_option(label="Perch")
    page.get_by_text("Options", exact=True).click()
    page.get_by_label("Hidden objectives").select_option(label="none")
    page.get_by_label("The same deals for everybody").check()
    page.get_by_role("button", name="Set it up").click()
    page.wait_for_url("**/tournaments/*")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Take part").click()
    for _ in range(2):
        page.get_by_role("button", name="Add a bot").click()
        page.wait_for_timeout(100)
    guest = ben.go(page.url.removeprefix(ada.site))
    guest.get_by_text("Options", exact=True).click()
    expect(guest.get_by_text("Hidden objectives")).to_be_visible()
    expect(guest.get_by_text("none", exact=True)).to_be_visible()
    guest.get_by_label("Your name").fill("Ben")
    guest.get_by_role("button", name="Take part").press("Enter")
    expect(page.get_by_text("Ben", exact=True)).to_be_visible()
    page.get_by_role("button", name="Start the tournament").click()
    expect(page.get_by_role("row")).to_have_count(5)
    expect(page.get_by_role("heading", name=re.compile("Round 1 of 2"))).to_be_visible()
    expect(guest.get_by_text("Your table is waiting.")).to_be_visible()
    assert guest.evaluate("document.documentElement.scrollWidth") <= 390
    page.get_by_role("status").get_by_role("link", name="Go to the table").click()
    ada.until(lambda: ada.state.get("seat") is not None and ada.status == "playing", "her table")
    assert ada.state["table"]["options"]["objectives"] is False
    page.get_by_role("link", name="Tournament", exact=True).click()
    expect(page.get_by_role("heading", name="Autumn Cup")).to_be_visible()


def test_who_joins_with_a_code_and_comes_back_sees_what_happened_since(visitor):
    ada, ben = visitor(), visitor()
    table = ada.set_table("friends", "Me", "A friend, by link", start=False)
    code = ada.page.locator(".letters").inner_text()
    page = ben.go("/")
    page.get_by_role("button", name="Join with a link or code").first.click()
    page.locator("#code").fill(code.lower())
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Sit down").first.click()
    ada.page.get_by_role("button", name="Start the game").click()
    ada.until(lambda: ada.status == "playing", "the game to begin")
    ben.until(lambda: ben.status == "playing", "the game to begin")
    first, other = (ada, ben) if ada.decides else (ben, ada)
    other.page.get_by_role("button", name="Prepare a move").click()
    other.page.get_by_role("button", name="Prepare", exact=True).click()
    other.until(lambda: len(other.state["prepared"]) == 1, "a prepared move")
    other.go("/rules")
    first.open_moves()
    moment = first.state["moment"]
    first.play(first.state["legal"][0]["action"])
    other.page.goto(table)
    expect(other.page.locator("[data-retell-skip]")).to_be_visible()
    told = [line["kind"] for line in other.state["log"]]
    assert other.state["moment"] > moment
    assert other.state["prepared"] == [] or "dropped" not in told  # it was played, dropped, or still waits


@pytest.mark.parametrize("path", ["/me", "/privacy", "/tournaments"])
@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_pages_about_oneself_are_readable_by_everybody(visitor, axe, path, language):
    one = visitor(language=language, phone=True)
    page = one.go(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert "profile-" not in page.locator("main").inner_text()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert serious(page, axe) == []
