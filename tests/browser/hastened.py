"""The middle of a long game, made without the page: other devices of the same people play it, and the page looks on."""

import time
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any
from urllib.parse import urlsplit

from tests.browser.person import LONG, Person
from tests.browser.settled import glimpse
from tests.server.visitor import Visitor, play_out


def other_device(person: Person) -> Visitor:
    """A browser without a screen that is the same person."""
    address = urlsplit(person.page.url)
    visitor = Visitor(f"{address.scheme}://{address.netloc}")
    for cookie in person.page.context.cookies(person.page.url):
        visitor.http.cookies.set(cookie["name"], cookie["value"])
    return visitor


def hasten(*people: Person, until: Callable[[Any], bool]) -> None:
    """Play on at the table of these people, any legal moves, until their view is so; then all their pages show it."""
    table = urlsplit(people[0].page.url).path.removeprefix("/t/")
    with ExitStack() as devices:
        sockets = [devices.enter_context(other_device(person).at(table)) for person in people]
        reached = play_out(*sockets, until=lambda update: until(update.view))
    assert reached.view.outcome is None, "the end came before it was near"
    limit = time.monotonic() + LONG / 1000
    while any(person.ear.moment[1] < reached.sequence for person in people):
        assert time.monotonic() < limit, "a page does not follow"
        glimpse(people[0].page)
