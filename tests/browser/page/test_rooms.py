"""Every room in both languages, day and night, wide and narrow: nothing serious for axe, nothing off the edge."""

from typing import Literal

from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.accessibility import barriers
from tests.browser.person import Person
from tests.browser.settled import settle
from tests.browser.walking import walk

ROOMS = {
    "/": ".wins a",
    "/open": ".foot .key",
    "/rules/kariba": "main li",
    "/gallery#kariba/midgame": ".hand",
    "/gallery#kariba/expert": ".hand",
    "/gallery#kariba/full": ".hand",
    "/gallery#kariba/end": ".hand",
}
"""Every room, and what is seen there when all of it is."""
DESK: ViewportSize = {"width": 1280, "height": 800}
SIZES = {"phone": (360, 740), "zoomed or sideways": (640, 400), "tablet": (768, 1024)}
HOURS: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def visit(page: Page, room: str) -> None:
    """Go there and wait until it stands still."""
    walk(page, room, ROOMS[room])
    page.locator("h1").first.wait_for()


def test_no_room_has_barriers_or_hangs_over_the_edge_or_asks_other_places(desk: Person, base_url: str) -> None:
    page = desk.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.emulate_media(reduced_motion="reduce")
    found: list[str] = []
    for room in ROOMS:
        page.set_viewport_size(DESK)
        visit(page, room)
        if not room.endswith(("/midgame", "/full")):  # the same parts as in expert
            for hour in HOURS:
                page.emulate_media(color_scheme=hour)
                settle(page)
                found += [f"{room}, {hour}: {barrier}" for barrier in barriers(page)]
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            settle(page)
            if (wide := page.evaluate("document.documentElement.scrollWidth")) > width:
                found.append(f"{room}, {size}: {wide} px wide")
    assert not found, "\n".join(found)
    assert [url for url in asked if not url.startswith((base_url, "about:", "data:"))] == []


def test_targets_are_large_enough_for_a_thumb(phone: Person) -> None:
    small = """() => [...document.querySelectorAll('button, a, input, select')]
      .filter((one) => one.checkVisibility() && !one.matches('.pick, .rule, .vh'))
      .map((one) => [one.outerHTML.slice(0, 80), one.getBoundingClientRect()])
      .filter(([, box]) => box.width > 0 && (box.height < 43.5 || box.width < 39.5))
      .map(([html, box]) => `${html} ${box.width}x${box.height}`)"""
    for room in ROOMS:
        visit(phone.page, room)
        assert phone.page.evaluate(small) == [], room


def test_what_is_said_of_the_chairs_stays_in_the_window(phone: Person) -> None:
    cut = """() => [...document.querySelectorAll('.chair :is(b, small)')]
      .map((words) => [words.textContent, words.getBoundingClientRect()])
      .filter(([, box]) => box.left < 0 || box.right > innerWidth)
      .map(([said, box]) => `${said}: ${box.left} to ${box.right}`)"""
    for game, seats in (("kariba", 4), ("boss-kito", 5), ("kitsune", 6)):
        phone.opens(game, seats)
        expect(phone.page.locator(".chair")).to_have_count(seats)
        for width in (360, 390):
            phone.page.set_viewport_size({"width": width, "height": 844})
            assert phone.page.evaluate(cut) == [], f"{game}, {width}"


def test_the_language_is_the_browser_s_and_can_be_changed(phone: Person) -> None:
    page = phone.page
    page.goto("/")
    expect(page.get_by_role("button", name="Gioca subito")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "it"
    page.get_by_role("combobox", name="Lingua").select_option(label="English")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "en"
    assert page.locator("link[rel=manifest]").get_attribute("href") == "/en.webmanifest"
    page.goto("/settings")
    page.get_by_role("radio", name="English").press("ArrowRight")
    expect(page.get_by_role("heading", level=1)).not_to_have_text("As you like it")
    assert page.evaluate("document.documentElement.lang") != "en"


def test_name_and_doll_can_be_changed(desk: Person) -> None:
    page = desk.page
    page.goto("/")
    page.get_by_role("button", name="Change name or doll").click()
    page.get_by_label("What is your name?").fill("Bianca")
    page.locator(".dolls label").nth(4).click()
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_role("button", name="Hello, Bianca")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Hello, Bianca")).to_be_visible()


def test_nothing_moves_for_whoever_wants_it_still(desk: Person) -> None:
    page = desk.page
    page.emulate_media(reduced_motion="no-preference")
    desk.play_now()
    moving = "document.getAnimations().flatMap((one) => one.animationName ?? [])"
    assert page.evaluate(moving) == []
    page.evaluate("document.documentElement.dataset.motion = 'calm'")
    assert page.evaluate(moving) != [], "an ornament that the setting stops"


def test_the_first_page_is_light(desk: Person) -> None:
    sizes: list[int] = []
    desk.page.on("response", lambda answer: sizes.append(answer.request.sizes()["responseBodySize"]))
    desk.page.goto("/")
    desk.page.wait_for_load_state("networkidle")
    assert sum(sizes) <= 300_000


def test_disputes_of_the_rulebook_wait_behind_a_fold(phone: Person) -> None:
    page = phone.page
    page.goto("/open?game=boss-kito")
    start, dispute = page.get_by_role("button", name="BK-308"), page.get_by_role("button", name="BK-530")
    expect(start).to_be_visible()
    expect(dispute).to_be_hidden()
    page.locator("summary").click()
    expect(dispute).to_be_visible()
