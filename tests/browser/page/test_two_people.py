"""Two browsers at one table: one invites, the other follows the link, both reload, both see the same end."""

from playwright.sync_api import expect

from tests.browser.hastened import hasten
from tests.browser.person import Person
from tests.browser.settled import glimpse
from tests.browser.worlds import IS_LATE


def test_two_people_play_a_game_and_reload(desk: Person, phone: Person) -> None:
    desk.open_table(bots=0, people=1)
    letter = desk.page.locator(".letter")
    expect(letter).to_contain_text("Only this computer can open this address")
    expect(letter).to_contain_text("make play LAN=1")
    assert letter.locator("img").count() == 0, "a square code that leads a phone to itself"
    assert phone.sit_down(desk.page.url, "Marta") <= 3
    desk.page.get_by_role("button", name="Begin").click()
    desk.arrive()
    phone.arrive()
    expect(desk.page.locator(".seat b")).to_have_text("Marta")

    moves = 0
    people = (desk, phone)
    while not any(person.over for person in people):
        mover = next((person for person in people if person.my_turn), None)
        if mover is None:
            glimpse(desk.page)
            continue
        mover.move()
        moves += 1
        if moves == 6:
            desk.reload()
        if moves == 9:
            phone.reload()
            hasten(*people, until=IS_LATE["kariba"])
    for person in people:
        expect(person.page.locator(".end h2")).to_be_visible()
    assert desk.scores() == phone.scores()
    assert all(desk.ear.table["deal"]["commitments"])
    for person in people:  # each device finds its own part in the deal
        person.page.goto(f"/replay/{desk.ear.table['match']}?check")
        expect(person.page.locator("dialog ol li")).to_have_count(6)
        expect(person.page.locator("dialog li.wrong")).to_have_count(0)
        expect(person.page.locator("dialog .remains")).to_be_visible()


def test_somebody_without_a_chair_watches_and_sees_no_hand(desk: Person, phone: Person) -> None:
    desk.open_table(bots=1)
    desk.arrive()
    phone.page.goto(desk.page.url)
    expect(phone.page.locator(".watching")).to_be_visible()
    assert phone.hand.count() == 0
    expect(phone.page.locator(".seat")).to_have_count(2)


def test_whoever_gave_no_name_is_you_and_nobody_hidden(desk: Person) -> None:
    """In the log, at the end and in the replay, drawn and in words; the doll's name is for the others."""
    page = desk.page
    desk.sit_at("kariba", 2, {"firstPlayer": 0})
    doll = page.evaluate("async () => (await (await fetch('/api/me')).json()).doll")
    hidden = ["Giulia", "Sole", "Leo", "Bianca", "Elio", "Otto", "Greta", "Alma", "Rocco", "Dora"][doll]
    expect(page.get_by_role("log")).to_contain_text("You begin")
    hasten(desk, until=IS_LATE["kariba"])
    desk.play_to_the_end()
    assert hidden not in page.locator("body").inner_text()
    page.locator(".end a[href^='/replay/']").first.click()
    expect(page.get_by_role("button", name="You")).to_be_visible()
    assert hidden not in page.locator("body").inner_text()


def test_a_name_typed_before_watching_is_kept(desk: Person, phone: Person) -> None:
    desk.open_table(bots=0, people=1)
    phone.page.goto(desk.page.url)
    phone.page.locator("form input").first.fill("Nina")
    phone.page.get_by_role("button", name="Guarda", exact=True).click()
    expect(phone.page.locator("form")).to_have_count(0)
    assert phone.page.evaluate("async () => (await (await fetch('/api/me')).json()).name") == "Nina"
