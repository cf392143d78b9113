"""Fixtures for people at the page: one with a phone who speaks Italian, one at a desk who speaks English."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.person import Person

STILL = """if (!localStorage.getItem('ludoteca')) localStorage.setItem('ludoteca', '{"speed":"still","help":false}');"""
"""Motion and a newcomer's help are for people; tests look at what lies there. Language is left to the browser."""


@pytest.fixture
def phone(browser: Browser, base_url: str) -> Iterator[Person]:
    """A phone, in Italian."""
    context = browser.new_context(
        base_url=base_url,
        viewport={"width": 360, "height": 740},
        locale="it-IT",
        has_touch=True,
        color_scheme="light",
        reduced_motion="reduce",
    )
    context.add_init_script(STILL)
    yield Person(context.new_page())
    context.close()


@pytest.fixture
def desk(browser: Browser, base_url: str) -> Iterator[Person]:
    """A desk, in English."""
    context = browser.new_context(
        base_url=base_url,
        viewport={"width": 1280, "height": 800},
        locale="en-GB",
        color_scheme="light",
        reduced_motion="reduce",
    )
    context.add_init_script(STILL)
    yield Person(context.new_page())
    context.close()
