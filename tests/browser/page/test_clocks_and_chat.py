"""An evening: clocks, words that stay words, hints among friends, a bot stepping in, one screen handed round."""

import re

from playwright.sync_api import expect

from tests.browser.person import Person

HOSTILE = "<img src=x onerror=alert(1)> ciao"
HINT = "button:is([aria-label='Hint'], [aria-label='Consiglio'])"


def two_at_a_table(desk: Person, phone: Person, **terms: object) -> str:
    """The desk opens a table, the phone sits down by its four letters, the cards are dealt.

    Letters are shown where phones can come in, so the desk is told an address of the Wi-Fi.
    """
    desk.page.route("**/invitation", lambda route: route.fulfill(json={"address": "http://192.168.1.20:8017/t/x"}))
    desk.opens("kariba", 2, terms=terms)
    letters = desk.page.locator(".code b").inner_text()
    assert ("hints for everybody" in desk.page.locator(".about").last.inner_text()) == bool(terms.get("hints"))
    assert re.fullmatch("[A-Z]{4}", letters)
    phone.page.goto("/")
    phone.page.get_by_role("button", name="Ho un invito").click()
    phone.page.locator("dialog input").fill(letters.lower())
    phone.page.get_by_role("button", name="Andiamo").click()
    phone.page.wait_for_url("**/t/**")
    phone.sit_down(phone.page.url, "Marta")
    desk.page.get_by_role("button", name="Begin").click()
    desk.arrive()
    phone.arrive()
    return desk.page.url


def test_clocks_words_faces_and_hints(desk: Person, phone: Person) -> None:
    two_at_a_table(desk, phone, pace="relaxed", hints=True)
    for person in (desk, phone):
        expect(person.page.locator(".top .time")).to_have_text(re.compile(r"10:\d\d"))
        expect(person.page.locator(".seat .time")).to_have_count(1)
    desk.page.get_by_role("tab", name="Chat").click()
    desk.page.get_by_label("Write to the table").fill(HOSTILE)
    desk.page.get_by_role("button", name="Say it").click()
    expect(phone.page.locator(".unread")).to_be_visible()
    phone.page.locator(".bar .icon.only-phone").click()
    phone.page.get_by_role("tab", name="Chat").click()
    expect(phone.page.locator(".chat bdi")).to_have_text(HOSTILE)
    assert phone.page.locator(".chat img").count() == 0
    phone.page.get_by_role("button", name=re.compile("Silenzia")).click()
    expect(phone.page.locator(".chat bdi")).to_have_count(0)
    phone.page.get_by_role("button", name="stupore").click()
    expect(desk.page.locator(".seat .mood")).to_be_visible()
    phone.page.keyboard.press("Escape")
    decides, waits = (desk, phone) if desk.my_turn else (phone, desk)
    assert [person.page.locator(HINT).count() for person in (decides, waits)] == [1, 0]
    decides.page.locator(HINT).click()
    expect(decides.page.locator("dialog ol button").first).to_be_visible(timeout=60_000)


def test_a_bot_steps_in_and_the_person_comes_back(desk: Person, phone: Person) -> None:
    link = two_at_a_table(desk, phone)
    while desk.my_turn:
        desk.move()
    phone.page.goto("about:blank")
    notice = desk.page.locator(".notice")
    expect(notice).to_be_visible()
    desk.page.get_by_role("button", name="Bot now").click()
    expect(notice).to_have_count(0)
    expect(desk.page.locator(".seat .zzz")).to_be_visible()
    expect(desk.page.locator(".you")).to_be_visible()
    phone.page.goto(link)
    phone.page.get_by_role("button", name="Riprendi il posto").click()
    expect(phone.page.locator(".notice")).to_have_count(0)
    expect(desk.page.locator(".seat .zzz")).to_have_count(0)


def test_one_screen_is_handed_round(phone: Person) -> None:
    phone.opens("kariba", 2, terms={"local": True}, people=["Bea"], start=True)
    cover = phone.page.locator("dialog.cover")
    for _ in range(4):
        expect(cover).to_be_visible()
        assert phone.hand.count() == 0
        cover.locator(".key").click()
        expect(cover).to_have_count(0)
        expect(phone.hand.first).to_be_visible()
        phone.move()
