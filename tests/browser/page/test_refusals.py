"""A no always has a reason: one sentence, one rule number, and the rule behind it."""

import json

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.person import Person


def test_playing_before_drawing_is_refused_with_its_rule(desk: Person) -> None:
    page = desk.page
    desk.open_table(bots=1, expert=True)
    desk.arrive()
    expect(page.locator(".faceup .card")).to_have_count(3)
    assert desk.move()
    expect(page.locator(".status")).to_contain_text("Draw from the pile or the open cards")
    desk.hand.first.click()
    slip = page.get_by_role("alert")
    expect(slip).to_contain_text("KA-5")
    slip.locator(".rule").click()
    card = page.get_by_role("dialog")
    expect(card).to_contain_text("Rule KA-5")
    card.get_by_role("link").click()
    page.wait_for_url("**/rules/kariba#KA-5*")
    expect(page.locator("li.here")).to_be_visible()


def test_an_address_that_leads_nowhere_says_so(desk: Person) -> None:
    desk.page.goto("/t/no-such-table")
    expect(desk.page.get_by_role("heading", name="This table is no longer here.")).to_be_visible()
    desk.page.get_by_role("link", name="Back home").click()
    expect(desk.page.get_by_role("heading", name="Ludoteca")).to_be_visible()


def test_a_table_that_stopped_because_of_us_says_so_and_its_host_opens_it_again(desk: Person) -> None:
    """The socket is bent on its way: the table has an incident until the page asks for it to be opened again."""
    heard: list[str] = []
    asked: list[str] = []

    def bend(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def tell(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "table" and not asked:
                heard.append(str(message))
                message = json.dumps({**told, "incident": "c0ffee00"})
            route.send(message)

        def hear(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] != "reopen":
                server.send(message)
                return
            asked.append(said["command"])
            route.send(heard[-1])
            route.send(json.dumps({"type": "done", "command": said["command"]}))

        server.on_message(tell)
        route.on_message(hear)

    desk.page.route_web_socket("**/live/*", bend)
    desk.opens("kariba", 2, bots=["tin"], start=True)
    stopped = desk.page.get_by_role("status").filter(has_text="Incident c0ffee00")
    expect(stopped).to_contain_text("as it was after the last move")
    stopped.get_by_role("button", name="Open it again").click()
    expect(stopped).to_have_count(0)
    assert len(asked) == 1
