"""Files that a stranger forged, or wrote so that two readers might disagree: both verifiers refuse them."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from ludoteca import BadFile, Game
from ludoteca.engine import gamefile, public_chain, signature
from ludoteca.engine.verify import verify
from ludoteca.games import GAMES
from tests.conformance.rows import each_game
from tests.fairness.files import KEY, File, play_on, served
from tests.fairness.test_tampering import PUBLIC
from tools import verify_game

KARIBA = GAMES["kariba"]


def with_other_cards(game: Game, file: File) -> File:
    """What an operator could write who knows the house's key: the promised seed, and cards that it did not deal."""
    other = game.start(file["seats"], 5, **file["options"])
    forged = play_on(game.position(other.position(), bytes.fromhex(file["seed"])), random.Random(1)).save()
    told = {name: file[name] for name in ("fairness", "names", "seated", "aids", "practice")}
    return signature.sign({**forged, **told, "players": ["person"] * len(forged["moves"])}, KEY)


@pytest.mark.parametrize("game", each_game())
def test_a_promised_deal_cannot_begin_from_a_position(game: Game) -> None:
    forged = with_other_cards(game, served(game, 0))
    report = verify(game, forged, {PUBLIC: "the house"})
    assert [check.says.id for check in report.checks if check.state is False] == ["engine-check-seed-position"]
    assert (report.consistent, report.signer.kind) == (False, "nobody")
    status, verdict = verify_game.verify(json.dumps(forged).encode(), {PUBLIC: "the house"})
    assert (status, verdict) == (
        verify_game.BROKEN,
        "broken: a deal was promised, and the match begins from a position",
    )


@pytest.mark.parametrize("without", ["fairness", "commitments"])
def test_a_chain_that_does_not_show_the_deal_is_a_failure(without: str) -> None:
    file = served(KARIBA, 1)
    del (file if without == "fairness" else file["fairness"])[without]
    file = signature.sign({name: value for name, value in file.items() if name != "signature"}, KEY)
    report = verify(KARIBA, file, chain=public_chain.Stretch("", []))
    assert "engine-check-public-none" in [check.says.id for check in report.checks if check.state is False]
    assert verify_game.verify(json.dumps(file).encode(), public=b'{"before":"","entries":[]}')[0] == verify_game.BROKEN


def nested(depth: int) -> Any:
    """Lists in lists."""
    value: Any = []
    for _ in range(depth):
        value = [value]
    return value


WRITTEN: dict[str, Callable[[str], str]] = {
    "not a number": lambda text: with_part(text, "NaN"),
    "a number without end": lambda text: with_part(text, "1e400"),
    "a fraction": lambda text: with_part(text, "1.0"),
    "a huge number": lambda text: with_part(text, str(10**40)),
    "half a character": lambda text: with_part(text, '"\\ud800"'),
    "a key that is half a character": lambda text: with_part(text, '{"\\udfff": 1}'),
    "nested": lambda text: with_part(text, json.dumps(nested(50))),
    "nested as deep as JSON can be read": lambda text: with_part(text, "[" * 985 + "]" * 985),
    "seats as a fraction": lambda text: text.replace('"seats": 4', '"seats": 4.0', 1),
    "a number of the chain that is huge": lambda text: text.replace('"number": 2', f'"number": {10**40}', 1),
}


def with_part(text: str, value: str) -> str:
    """A file with one more part, which nobody checks."""
    return f'{text[:-1]}, "more": {value}}}'


@pytest.mark.parametrize("kind", WRITTEN)
def test_both_readers_refuse_what_one_might_read_otherwise(kind: str) -> None:
    text = json.dumps(served(KARIBA, 1))
    changed = WRITTEN[kind](text)
    assert changed != text
    with pytest.raises(BadFile) as refused:
        gamefile.read(changed)
    assert refused.value.says.id in {"engine-file-form", "engine-file-not-json"}
    assert verify_game.verify(changed.encode())[0] == verify_game.BROKEN


def test_help_without_its_number_is_refused_by_both() -> None:
    file = served(KARIBA, 1)
    file["aids"][0]["back"] = None
    assert not verify(KARIBA, signature.sign(file, KEY)).consistent
    assert verify_game.verify(json.dumps(signature.sign(file, KEY)).encode())[0] == verify_game.BROKEN
