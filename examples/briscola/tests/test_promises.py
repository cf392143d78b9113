"""What every game promises, held by Briscola: redeals, views, notation, positions, files, texts, every rule shown."""

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from fluent.runtime import FluentBundle, FluentResource

import ludoteca
from ludoteca import BadNotation, Match
from ludoteca.engine import calls
from ludoteca.engine.record import rows
from ludoteca.engine.saying import Says
from ludoteca.engine.verify import verify

GAME = ludoteca.game("briscola")
TABLES = [pytest.param(seats, id=f"{seats} seats") for seats in GAME.seats]


def moments(seats: int, seed: int = 1) -> Iterator[Match]:
    """A random match after the deal and after every move; always the same object."""
    match, dice = GAME.start(seats, seed), random.Random(seed)
    yield match
    while not match.over:
        match.play(dice.choice(match.legal()))
        yield match


def with_record(match: Match, record: Any) -> Match:
    """The same match in another world."""
    other = match.copy()
    other.states = record
    return other


def shown(match: Match, seat: int | None) -> bytes:
    """All that a viewer is sent."""
    view = match.view(seat)
    return msgspec.json.encode([view, match.plain(view), None if seat is None else match.graph(seat)])


def observed(match: Match, seat: int) -> list[int]:
    """What a seat knows, as numbers."""
    out = np.full(GAME.observation_size, -1, np.int64)
    calls.observe(rows(match.states), 0, seat, out)
    numbers: list[int] = out.tolist()
    assert min(numbers) >= 0
    return numbers


@pytest.mark.parametrize("seats", TABLES)
def test_a_redeal_keeps_what_a_seat_knows_and_nothing_else(seats: int) -> None:
    for match in moments(seats):
        if match.sequence % 9 and match.sequence != 28:
            continue
        for seat in range(seats):
            once = match.redealt(seat, 3)
            other = with_record(match, once)
            assert calls.check(rows(once), 0) == 0
            assert shown(other, seat) == shown(match, seat)
            assert shown(other, None) == shown(match, None)
            assert observed(other, seat) == observed(match, seat)
            again = with_record(match, match.redealt(seat, 4)).redealt(seat, 3)
            assert again.tobytes() == once.tobytes(), "something of the true deal is left"


def test_a_redeal_takes_every_unseen_card_to_a_hand_equally_often() -> None:
    match = GAME.start(2, seed=1)
    unseen = set(range(40)) - {match.view(0).turned - 1} - {face - 1 for face in match.view(0).hands[0]}
    held = np.zeros(40, int)
    for seed in range(600):
        held += match.redealt(0, seed)[0]["place"] == 11
    assert set(np.flatnonzero(held)) == unseen
    assert held.sum() == 1800
    assert 25 <= held[sorted(unseen)].min() <= held.max() <= 80  # 50 expected


@pytest.mark.parametrize("seats", TABLES)
def test_moves_and_positions_come_back_as_they_were(seats: int) -> None:
    for match in moments(seats, seed=2):
        for move in match.legal():
            assert match.read(move.text) == move
            assert match.read({"by": move.by, "decision": move.decision}) == move
        if match.sequence % 6 == 0 or match.over:
            again = GAME.position(msgspec.json.decode(msgspec.json.encode(match.position())), match.seed)
            assert again.position() == match.position()
            assert again.legal() == match.legal()


@pytest.mark.parametrize("text", ["a 11d", "a 0d", "a d", "a 3x", "a 3", "a 03d"])
def test_what_is_no_card_cannot_be_read(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.start(2, seed=1).read(text)


@pytest.mark.parametrize("seats", TABLES)
def test_a_file_replays_and_verifies(seats: int) -> None:
    *_, match = moments(seats, seed=3)
    file = match.save()
    assert GAME.load(file).states.tobytes() == match.states.tobytes()
    assert verify(GAME, file).consistent
    assert sum(match.outcome.scores if match.outcome else []) == (240 if seats == 4 else 120)


def test_nobody_is_told_what_others_draw() -> None:
    for match in moments(3, seed=4):
        for told in match.told[-1]:
            if told.full.id in ("briscola-drew", "briscola-dealt"):
                assert told.public is None
                assert told.knowers == (told.full.by,)


@cache
def said() -> dict[str, Says]:
    """All that is said in some matches, refusals included, by id."""
    return {says.id: says for says in sayings()}


def sayings() -> Iterator[Says]:
    """The same, one after the other."""
    for seats in GAME.seats:
        for match in moments(seats, seed=seats):
            yield from (told.full.says() for told in match.told[-1])
            if match.sequence % 11 and not match.over:
                continue
            for section in match.plain(match.open_view()):
                yield from (section.heading, *section.lines)
            for seat in range(seats):
                yield from filter(None, (match.why(seat, [], step) for step in range(0, 40, 3)))
            for seat in match.pending:
                for choice in match.graph(seat).nodes[0]:
                    yield from (choice.label, *choice.effect)
        assert match.outcome is not None
        yield match.outcome.because


@pytest.mark.parametrize("language", ["en", "it"])
def test_everything_is_said_in_both_languages_and_every_rule_has_its_text(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for file in (GAME.texts / language).glob("*.ftl"):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    assert len(said()) > 20
    for says in said().values():
        values = {name: str(value) if isinstance(value, list) else value for name, value in says.args.items()}
        pattern = bundle.get_message(says.id).value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, values)
        assert not errors, (says, errors)
        assert text
    assert all(bundle.has_message(number) for number in written())
    assert set(bundle._messages) == set(english()._messages)


def english() -> FluentBundle:
    """The English texts."""
    bundle = FluentBundle(["en"])
    for file in (GAME.texts / "en").glob("*.ftl"):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def written() -> list[str]:
    """The numbers of the rulebook."""
    return re.findall(r"^\| (BR-A?\d+) \|", (GAME.folder / "RULES.md").read_text("utf-8"), re.MULTILINE)


def test_every_rule_is_written_once_and_shown_by_a_test_and_no_other_is_cited() -> None:
    shown = set(re.findall(r"BR-A?\d+", Path(__file__).with_name("test_rules.py").read_text("utf-8")))
    assert len(set(written())) == len(written())
    assert shown == set(written())
    code = "".join(file.read_text("utf-8") for file in GAME.folder.rglob("*.py"))
    assert set(re.findall(r"BR-\d+", code)) <= set(written())
