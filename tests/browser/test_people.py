"""People who come back, in a real browser with a virtual authenticator."""

import json
import re

import pytest
from playwright.sync_api import expect


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
    assert ada.page.request.get(f"{ada.site}/api{table.removeprefix(ada.site).replace('/t/', '/tables/')}").status == 404


@pytest.mark.parametrize("path", ["/me", "/privacy"])
@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_pages_about_oneself_are_readable_by_everybody(visitor, axe, path, language):
    one = visitor(language=language, phone=True, dark=language == "de")
    page = one.go(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert "profile-" not in page.locator("main").inner_text()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.evaluate(axe)
    found = page.evaluate("axe.run().then((result) => result.violations.map((one) => one.id))")
    assert found == []
