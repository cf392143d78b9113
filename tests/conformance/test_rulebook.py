"""Every numbered rule is shown by a test of its game, or stands in `untestable.txt` with a reason.

Worked scenarios (KA-T01…) are examples of rules and have no line of their own in the rulebook.
"""

import re
from pathlib import Path

import pytest

import ludoteca
from ludoteca import Game
from tests.conformance.legal_order import folder
from tests.conformance.rows import each_game
from tests.rulebook import cited_rules

PACKAGE = Path(ludoteca.__file__).parent


def home(game: Game) -> Path:
    """The folder of a game's own code."""
    return PACKAGE / "games" / game.name.replace("-", "_")


def written(game: Game) -> list[str]:
    """The numbers that have a line in the rulebook."""
    pattern = rf"^\| ({game.box.PREFIX}-A?\d{{2,3}}) \|"
    return re.findall(pattern, (home(game) / "RULES.md").read_text("utf-8"), re.MULTILINE)


def untestable(game: Game) -> dict[str, str]:
    """Numbers that no test can show, with the reason."""
    lines = (folder(game) / "untestable.txt").read_text("utf-8").splitlines()
    return {number: reason for number, _, reason in (line.partition(" ") for line in lines if line)}


def cited(game: Game) -> set[str]:
    """The rules that a game's tests cite."""
    return {number for number in cited_rules(folder(game)) if number.startswith(f"{game.box.PREFIX}-")}


@pytest.mark.parametrize("game", each_game())
def test_every_rule_is_shown_by_a_test_or_has_a_reason(game: Game) -> None:
    missing = set(written(game)) - cited(game) - set(untestable(game))
    assert not missing, f"nothing shows {sorted(missing)}"


@pytest.mark.parametrize("game", each_game())
def test_every_number_is_written_once(game: Game) -> None:
    numbers = written(game)
    assert numbers
    assert len(set(numbers)) == len(numbers)


@pytest.mark.parametrize("game", each_game())
def test_every_number_that_tests_cite_is_a_rule(game: Game) -> None:
    scenario = re.compile(r"[A-Z]{2}-T\d{2}")
    assert not {number for number in cited(game) if not scenario.fullmatch(number)} - set(written(game))


@pytest.mark.parametrize("game", each_game())
def test_reasons_are_given_only_where_no_test_is(game: Game) -> None:
    excused = untestable(game)
    assert set(excused) <= set(written(game))
    assert not set(excused) & cited(game)
    assert all(len(reason.split()) >= 4 for reason in excused.values())


@pytest.mark.parametrize("game", each_game())
def test_every_number_in_the_code_and_the_texts_is_a_rule(game: Game) -> None:
    pattern = re.compile(rf"{game.box.PREFIX}-[A-Z]?\d{{2,3}}")
    files = [*home(game).rglob("*.py"), *PACKAGE.glob(f"texts/*/{game.name}*.ftl")]
    assert len(files) > 5
    named = {number: file.name for file in files for number in pattern.findall(file.read_text("utf-8"))}
    assert not {number: file for number, file in named.items() if number not in written(game)}


@pytest.mark.parametrize("game", each_game())
def test_every_option_cites_a_rule(game: Game) -> None:
    assert {option.rule for option in game.option_list()} <= set(written(game))
