"""How far the tables have moved from the last pictures: printed for the eye. A difference is no failure."""

import pytest
from playwright.sync_api import Browser

from tests.browser.pictures import FOLDER, SIZES, difference, table
from tests.browser.settled import settle
from tests.browser.worlds import DRAWN


@pytest.mark.long
@pytest.mark.parametrize("game", DRAWN)
def test_differences_from_the_last_pictures_are_told(
    browser: Browser, base_url: str, game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    context = browser.new_context(base_url=base_url, color_scheme="light", locale="en-GB")
    judge = browser.new_page()
    for size, (width, height) in SIZES.items():
        page = context.new_page()
        page.set_viewport_size({"width": width, "height": height})
        table(page, game)
        settle(page)
        file = FOLDER / f"{game}-{size}-day.png"
        assert file.exists(), f"make pictures has not drawn {file.name} yet"
        share = difference(judge, file.read_bytes(), page.screenshot())
        with capsys.disabled():
            print(f"\n{file.name}: {share:.1%} differ")
        page.close()
    judge.close()
    context.close()
