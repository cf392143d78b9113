"""Four friends spend an evening at the tables; phones lose the network, pages are loaded anew, bots step in.

In every run they try two games, with every kind of mishap; all five, and to their ends, is a proof.
"""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.browser.games.friends import SOCKETS, Friend, agree, play
from tests.browser.people import STILL
from tests.browser.person import LONG

PHONE: ViewportSize = {"width": 360, "height": 740}
DESK: ViewportSize = {"width": 1024, "height": 768}
A_WHILE = 3
"""Moves before and after a mishap where the evening is a short one."""


@pytest.fixture
def friends(browser: Browser, base_url: str) -> Iterator[list[Friend]]:
    """Two phones in Italian, two desks in English; the first one is the host's."""
    contexts = [
        browser.new_context(
            base_url=base_url,
            viewport=PHONE if seat < 2 else DESK,
            has_touch=seat < 2,
            locale=locale,
            reduced_motion="reduce",
        )
        for seat, locale in enumerate(("it-IT", "it-IT", "en-GB", "en-GB"))
    ]
    for context in contexts:
        context.add_init_script(STILL + SOCKETS)
    yield [Friend(context.new_page()) for context in contexts]
    for context in contexts:
        context.close()


def gather(friends: list[Friend], game: str, seats: int, **wish: object) -> str:
    """The host opens a table, the others sit down by its link or watch, and the cards are dealt."""
    host, *others = friends
    link = host.opens(game, seats, **wish)
    for friend in others[: seats - 1]:
        friend.come(link)
    host.page.get_by_role("button", name=re.compile("Comincia")).click()
    for friend in friends[:seats]:
        friend.see_table()
    for friend in others[seats - 1 :]:
        friend.watch(link)
    return link


def reload_in_kariba(friends: list[Friend], moves: int | None) -> None:
    """Somebody loads the page again and holds the same hand."""
    marta = friends[1]
    gather(friends, "kariba", 4)
    play(friends, A_WHILE)
    hand = marta.hand.count()
    marta.reload()
    assert marta.hand.count() == hand
    finish(friends, friends, moves)


def lose_the_network_in_boss_kito(friends: list[Friend], moves: int | None) -> None:
    """Somebody has no network for some moves."""
    giulia, marta, leo, nina = friends
    gather(friends, "boss-kito", 4)
    play(friends, A_WHILE)
    nina.lose_connection()
    play([giulia, marta, leo], 3)
    nina.find_connection()
    expect(nina.page.locator(".log li")).not_to_have_count(0)
    finish(friends, friends, moves)


def watch_bossa(friends: list[Friend], moves: int | None) -> None:
    """Two play and two watch; pages of both kinds are loaded again, and who plays has no network for a moment."""
    giulia, marta, leo, _ = friends
    gather(friends, "bossa", 2)
    play([giulia, marta], 4)
    leo.page.reload()
    expect(leo.page.locator(".watching")).to_be_visible(timeout=LONG)
    hand = marta.ear.update["view"]["hands"]
    marta.page.reload()
    marta.see_table()
    assert marta.ear.update["view"]["hands"] == hand
    giulia.lose_connection()
    giulia.find_connection()
    finish(friends, [giulia, marta], moves)


def step_in_for_somebody_in_kitsune(friends: list[Friend], moves: int | None) -> None:
    """A bot plays for somebody who is gone and comes back, before the seventeenth decision: none ends sooner."""
    giulia, marta, leo, nina = friends
    link = gather(friends, "kitsune", 4, options={"trackSteps": 5})
    play(friends, 4)
    play([giulia, marta, nina], None)
    leo.vanish()
    giulia.page.get_by_role("button", name="Bot subito").click()
    expect(giulia.page.locator(".seat .zzz")).to_be_visible(timeout=LONG)
    play([giulia, marta, nina], 3)
    leo.take_seat_back(link)
    expect(giulia.page.locator(".seat .zzz")).to_have_count(0, timeout=LONG)
    finish(friends, friends, moves)


def come_back_to_exploding_kittens(friends: list[Friend], moves: int | None) -> None:
    """Somebody is away while the others go on as far as they can."""
    giulia, marta, leo, nina = friends
    link = gather(friends, "exploding-kittens", 4, options={"nopeWindowMs": 2000})
    play(friends, A_WHILE)
    nina.vanish()
    play([giulia, marta, leo], None)
    nina.page.goto(link)
    nina.see_table()
    finish(friends, friends, moves)


SHORT_EVENING = (watch_bossa, step_in_for_somebody_in_kitsune)
"""With every kind of mishap."""
LONG_EVENING = (reload_in_kariba, lose_the_network_in_boss_kito, *SHORT_EVENING, come_back_to_exploding_kittens)


def results(friend: Friend) -> list[str]:
    """The figures of the prize card: points, or places, in any language."""
    return [re.sub(r"\D", "", text) for text in friend.page.locator(".rank b").all_inner_texts()]


def finish(friends: list[Friend], players: list[Friend], moves: int | None) -> None:
    """Play on for a while, or to the end; then everybody sees the same scores."""
    play(players, moves)
    if moves is None:
        for friend in friends:
            expect(friend.page.locator(".end h2")).to_be_visible(timeout=LONG)
        assert len({tuple(results(friend)) for friend in friends}) == 1
    else:
        assert agree(friends), "everybody sees the same moment"


@pytest.mark.timeout(180)
def test_four_friends_try_some_games_in_one_evening(friends: list[Friend]) -> None:
    for game in SHORT_EVENING:
        game(friends, A_WHILE)


@pytest.mark.long
@pytest.mark.timeout(900)
@pytest.mark.parametrize("moves", [A_WHILE, None], ids=["for a while", "to the end"])
def test_four_friends_play_all_five_games_in_one_evening(friends: list[Friend], moves: int | None) -> None:
    for game in LONG_EVENING:
        game(friends, moves)


def test_from_a_link_to_a_seat_in_three_taps(friends: list[Friend]) -> None:
    host, guest, *_ = friends
    link = host.opens("kariba", 2)
    guest.page.goto(link)  # the first tap is the link itself
    guest.page.locator(".dolls label:not(.gone)").first.tap()
    guest.page.get_by_role("button", name="Siediti").tap()
    expect(guest.page.locator(".front")).to_be_visible(timeout=LONG)
    assert 1 + guest.taps <= 3
    host.page.get_by_role("button", name="Comincia").click()
    guest.arrive()
