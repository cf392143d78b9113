"""Every lesson can be taken to its end: by finger and by keyboard, drawn and in words, with wrong moves on the way."""

import re

import pytest
from playwright.sync_api import expect

from ludoteca.engine.lesson import has_lesson
from ludoteca.games import GAMES
from tests.browser.accessibility import barriers
from tests.browser.hands import Keys
from tests.browser.lessons.learner import Learner, right, wrong
from tests.browser.person import Person

TAUGHT = [name for name, game in GAMES.items() if has_lesson(game)]


def test_a_lesson_by_keyboard_on_a_phone(phone: Person) -> None:
    phone.hands = Keys(phone.page)
    learner = Learner(phone, "kariba")
    learner.arrive(6)
    assert barriers(phone.page) == []
    station = learner.stations[6]
    learner.plays(6, wrong(station)[0])
    expect(phone.page.locator(".teach .on")).to_be_focused()
    phone.page.keyboard.press("Enter")
    learner.is_asked(6)
    learner.plays(6, right(station))
    assert barriers(phone.page) == []
    phone.page.reload()  # what is done is done
    learner.is_asked(7)
    phone.page.get_by_role("button", name="Fallo tu").press("Enter")
    learner.goes_on()
    expect(phone.page.get_by_role("heading", name="Ora conosci Kariba")).to_be_focused()
    assert barriers(phone.page) == []
    phone.page.get_by_role("button", name=re.compile("Gioca una partita breve")).press("Enter")
    phone.arrive()
    expect(phone.page.locator("header small")).to_contain_text("esercizio")
    noted = phone.page.evaluate("JSON.parse(localStorage.getItem('ludoteca-first')).learned")
    assert noted == ["kariba"]  # it is not offered again


@pytest.mark.long
@pytest.mark.parametrize("words", [False, True], ids=["drawn", "words"])
@pytest.mark.parametrize("keys", [False, True], ids=["finger", "keys"])
@pytest.mark.parametrize("game", TAUGHT)
def test_every_lesson_on_a_phone(phone: Person, game: str, keys: bool, words: bool) -> None:
    take_all(phone, game, keys=keys, words=words)


@pytest.mark.long
@pytest.mark.parametrize("words", [False, True], ids=["drawn", "words"])
@pytest.mark.parametrize("game", TAUGHT)
def test_every_lesson_on_a_desk(desk: Person, game: str, words: bool) -> None:
    take_all(desk, game, keys=True, words=words)


def take_all(person: Person, game: str, *, keys: bool, words: bool) -> None:
    """Every station: each kind of wrong move with another try, then the right one; then the game after the lesson."""
    if keys:
        person.hands = Keys(person.page)
    learner = Learner(person, game, words=words)
    learner.arrive()
    for at, station in enumerate(learner.stations):
        learner.is_asked(at)
        assert barriers(person.page) == []
        for consequence in wrong(station):
            learner.plays(at, consequence)
            learner.goes_on()
            learner.is_asked(at)
        learner.plays(at, right(station))
        assert barriers(person.page) == []
        learner.goes_on()
    expect(person.page.locator("#graduated")).to_be_visible()
    assert barriers(person.page) == []
