"""A phone on the same Wi-Fi: plain HTTP under a name that is not localhost, where browsers offer no secure context."""

from pathlib import Path

from playwright.sync_api import Browser, BrowserType, expect

from tests.browser.conftest import FLAGS
from tests.browser.house import open_house
from tests.browser.person import Person

NAME = "casa.test"


def test_a_phone_sits_down_reloads_and_plays(
    browser: Browser, browser_type: BrowserType, chromium: str, tmp_path: Path
) -> None:
    flags = [*FLAGS, f"--host-resolver-rules=MAP {NAME} 127.0.0.1"]
    with open_house(tmp_path, "--allow-host", NAME) as house:
        wifi = browser_type.launch(executable_path=chromium, args=flags)
        try:
            far = Person(wifi.new_page(base_url=f"http://{NAME}:{house.port}", viewport={"width": 360, "height": 740}))
            host = Person(browser.new_page(base_url=house.base_url))
            host.open_table(bots=0, people=1)
            table = host.page.url.rsplit("/", 1)[1]

            far.sit_down(f"http://{NAME}:{house.port}/t/{table}", "Leo")
            assert far.page.evaluate("isSecureContext") is False
            far.page.reload()
            expect(far.page.locator(".front b")).to_be_visible()
            host.page.locator(".foot .key:not([disabled])").click()
            for person in (host, far):
                person.arrive()
            mover, other = (host, far) if host.my_turn else (far, host)
            for person in (mover, other, mover, other):
                assert person.move()
            far.reload()
            assert far.page.url.startswith(f"http://{NAME}")
            far.page.locator(".hand [role=radio]").first.click()
            expect(far.page.locator(".hand .up").first).to_be_visible()
            host.page.close()
        finally:
            wifi.close()
