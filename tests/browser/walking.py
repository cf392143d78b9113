"""From room to room of the house as people go there: by a link, without loading the page again."""

from playwright.sync_api import Page

from tests.browser.settled import settle

WALK = """async (room) => {
  const link = Object.assign(document.createElement('a'), { href: room });
  document.body.append(link);
  link.click();
  link.remove();
  await new Promise(requestAnimationFrame);  // the room that was left is gone
}"""


def walk(page: Page, room: str, waiting_for: str) -> None:
    """Go to a room and wait until what is looked for there is seen and stands still."""
    if page.url == "about:blank":
        page.goto(room)
    else:
        page.evaluate(WALK, room)
    page.locator(waiting_for).first.wait_for()
    settle(page)
