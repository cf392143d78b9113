"""A phone on the same Wi-Fi: plain HTTP under a name that is not localhost, where browsers offer no secure context."""

from pathlib import Path

from playwright.sync_api import Browser, BrowserType, ViewportSize, expect

from tests.browser.conftest import FLAGS
from tests.browser.house import open_house
from tests.browser.people import STILL
from tests.browser.person import Person

NAME = "casa.test"


def test_a_phone_sits_down_reloads_and_plays(
    browser: Browser, browser_type: BrowserType, chromium: str, tmp_path: Path
) -> None:
    flags = [*FLAGS, f"--host-resolver-rules=MAP {NAME} 127.0.0.1"]
    with open_house(tmp_path, "--allow-host", NAME) as house:
        wifi = browser_type.launch(executable_path=chromium, args=flags)
        try:
            phone: ViewportSize = {"width": 360, "height": 740}
            there = wifi.new_context(base_url=f"http://{NAME}:{house.port}", viewport=phone, reduced_motion="reduce")
            here = browser.new_context(base_url=house.base_url, reduced_motion="reduce")
            for context in (here, there):
                context.add_init_script(STILL)
            host, far = Person(here.new_page()), Person(there.new_page())
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
            here.close()
        finally:
            wifi.close()
