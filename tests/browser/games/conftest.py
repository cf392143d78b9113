"""A house where bots hardly pause, so that whole games fit into a test run."""

from collections.abc import Iterator

import pytest

from tests.browser.house import House, open_house

SPEED = 25


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One running server for all whole games."""
    with open_house(tmp_path_factory.mktemp("fast-house"), clock=SPEED) as house:
        yield house


@pytest.fixture(scope="session")
def base_url(house: House) -> str:
    """Where its pages are."""
    return house.base_url
