"""Whatever a game says has a text in every language, with the rule behind it where there is one."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import ludoteca
from ludoteca import Game
from ludoteca.engine.saying import Says
from ludoteca.texts.languages import COMPLETE
from tests.conformance.random_play import states_of
from tests.conformance.rows import ROWS, each_game
from tools.languages import left_in_english

TEXTS = Path(ludoteca.__file__).parent / "texts"
LANGUAGES = COMPLETE


@cache
def bundle(language: str) -> FluentBundle:
    """Everything that is said in a language."""
    texts = FluentBundle([language], use_isolating=False)
    for file in sorted((TEXTS / language).glob("*.ftl")):
        texts.add_resource(FluentResource(file.read_text("utf-8")))
    return texts


def spoken(says: Says, language: str) -> str:
    """A saying in a language; fails if its text is missing, asks for a value that is not there, or is not all words."""
    assert bundle(language).has_message(says.id), f"{language} has no {says.id}"
    pattern = bundle(language).get_message(says.id).value
    assert pattern is not None
    args = {name: ", ".join(map(str, value)) if isinstance(value, list) else value for name, value in says.args.items()}
    text, errors = bundle(language).format_pattern(pattern, args)
    assert not errors, f"{language} {says.id}: {errors}"
    assert isinstance(text, str)
    assert text.strip()
    assert "{" not in text, f"{language} {says.id}: {text}"
    assert not left_in_english(text, language), f"{language} {says.id}: {text}"
    return text


@cache
def refused(game: Game) -> list[Says]:
    """Why each step is refused to each seat, in positions of a game of every row."""
    return list(refusals(game))


@cache
def said(game: Game) -> list[Says]:
    """All that is said in a game of every row."""
    return list(sayings(game))


def refusals(game: Game) -> Iterator[Says]:
    """The refusals, one after the other."""
    for seed, row in enumerate(ROWS[game.name]):
        for match in states_of(game, row, seed):
            if match.sequence % 11 == 0 or match.over:
                for seat in range(row.seats):
                    for step in range(game.steps):
                        if says := match.why(seat, [], step):
                            yield says


def sayings(game: Game) -> Iterator[Says]:
    """Labels, effects, events, headings, lines and endings of a game of every row."""
    for seed, row in enumerate(ROWS[game.name]):
        for match in states_of(game, row, seed):
            for told in match.told[-1]:
                yield told.full.says()
                if told.public is not None:
                    yield told.public.says()
            if match.sequence % 11 == 0 or match.over:
                for section in match.plain(match.open_view()):
                    yield section.heading
                    yield from section.lines
                for seat in match.pending:
                    for node in match.graph(seat).nodes:
                        for choice in node:
                            yield choice.label
                            yield from choice.effect
        assert match.outcome is not None
        yield match.outcome.because


def assert_spoken(found: list[Says]) -> set[str]:
    """Every saying, with each of its values once, has a text in each language; returns the ids."""
    seen: set[tuple[str, str]] = set()
    for says in {(says.id, str(says.args)): says for says in found}.values():
        values = {(says.id, ""), *((says.id, f"{name} {value}") for name, value in says.args.items())}
        if not values <= seen:
            for language in LANGUAGES:
                spoken(says, language)
        seen |= values
    return {id for id, _ in seen}


@pytest.mark.parametrize("game", each_game())
def test_every_refusal_names_a_rule_and_has_a_text(game: Game) -> None:
    number = re.compile(rf"{game.box.PREFIX}-A?\d{{2,3}}")
    assert not [says for says in refused(game) if not number.fullmatch(says.rule)]
    assert assert_spoken(refused(game))


@pytest.mark.parametrize("game", each_game())
def test_everything_a_game_says_has_a_text(game: Game) -> None:
    assert len(assert_spoken(said(game))) > 5


@pytest.mark.parametrize("game", each_game())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_every_value_has_a_text(game: Game, language: str) -> None:
    for option in game.option_list():
        spoken(Says(f"{game.name}-option-{option.name}"), language)
        for value in option.values:
            spoken(
                Says(f"{game.name}-option-{option.name}-{str(value).lower() if isinstance(value, bool) else value}"),
                language,
            )


@pytest.mark.parametrize("game", each_game())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_is_cited_can_be_shown(game: Game, language: str) -> None:
    cited = {says.rule for says in (*refused(game), *said(game)) if says.rule}
    assert cited
    for number in sorted(cited):
        spoken(Says(number), language)
