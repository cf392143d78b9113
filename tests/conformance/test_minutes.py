"""Every game in a minute: five to seven pictures that the rules of today lead through, with a text for each of them."""

import pytest

from ludoteca import Game
from ludoteca.engine.minute import has_minute, minute_in
from ludoteca.engine.saying import Says
from ludoteca.server.lessons.minute import minute_of
from tests.conformance.rows import each_game
from tests.conformance.test_texts import LANGUAGES, TEXTS, bundle, spoken

SEEN_AT_ONCE = 130
"""Letters of the longest sentence: three lines of the smallest phone."""


def told() -> list[object]:
    """The games that can be shown in a minute."""
    return [each for each in each_game() if has_minute(each.values[0])]


def written(game: Game, language: str) -> set[str]:
    """What the file of a game's minute says, by id."""
    return {id for id in bundle(language)._messages if id.startswith(f"{game.name}-minute-")}


@pytest.mark.parametrize("game", told())
def test_a_minute_has_five_to_seven_pictures_that_the_rules_lead_through(game: Game) -> None:
    minute, drawn = minute_of(game.name), minute_in(game.folder)
    assert minute
    assert drawn
    names = [picture.name for picture in minute.pictures]
    assert 5 <= len(names) == len(set(names)) <= 7
    assert {"about", "aim", "turn", "end"} <= set(names)
    for picture, data in zip(minute.pictures, drawn.pictures, strict=True):
        assert picture.table.state == "playing", f"{picture.name}: nobody can play on"
        assert [update.sequence for update in picture.then] == list(range(1, len(data.moves) + 1))
        heard = [bool(update.events) for update in picture.then]  # a sealed answer is told with the last one
        assert all(heard[-1:]), f"{picture.name}: a last move that nobody is told of"
        assert data.show != "hand" or data.seat is not None, f"{picture.name}: whoever watches has no hand"
    assert any(picture.then for picture in minute.pictures), "nothing moves"


@pytest.mark.parametrize("game", told())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_has_its_sentence_and_no_sentence_is_left_over(game: Game, language: str) -> None:
    minute = minute_of(game.name)
    assert minute
    ids = [f"{game.name}-minute-{picture.name}" for picture in minute.pictures]
    for id in ids:
        assert len(spoken(Says(id), language)) <= SEEN_AT_ONCE, id
        assert len(spoken(Says(f"{id}-title"), language)) <= 24, id
    tips = {f"{id}-tip" for id in ids} & written(game, language)
    assert written(game, language) == {*ids, *(f"{id}-title" for id in ids), *tips}
    assert tips == {f"{id}-tip" for id in ids} & written(game, "en")
    for tip in tips:
        assert len(spoken(Says(tip), language)) <= SEEN_AT_ONCE, tip


@pytest.mark.parametrize("game", told())
def test_a_minute_stands_in_a_file_of_its_own(game: Game) -> None:
    for file in TEXTS.glob("*/*.ftl"):
        has = f"\n{game.name}-minute-" in file.read_text("utf-8")
        assert has == (file.name == f"{game.name}-minute.ftl"), file
