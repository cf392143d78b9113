"""Game files of every game: they replay bit for bit, and whatever is changed in one is noticed."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from ludoteca import BadFile, Game, Match
from ludoteca.engine.verify import verify
from ludoteca.games import GAMES
from tests.conformance.random_play import states_of
from tests.conformance.rows import ROWS, each_game

File = dict[str, Any]


@pytest.fixture(scope="module")
def played() -> dict[str, Match]:
    """One finished match of each game."""
    finished = {}
    for name, rows in ROWS.items():
        *_, finished[name] = states_of(GAMES[name], rows[-1], seed=2)
    return finished


@pytest.mark.parametrize("game", each_game())
def test_a_file_replays_bit_for_bit(game: Game, played: dict[str, Match]) -> None:
    match = played[game.name]
    text = json.dumps(match.save())
    for form in (text, text.encode(), json.loads(text)):
        again = game.load(form)
        assert again.states.tobytes() == match.states.tobytes()
        assert again.save() == match.save()
        assert again.moves == match.moves


@pytest.mark.parametrize("game", each_game())
def test_a_match_can_be_saved_after_any_move_and_played_on(game: Game) -> None:
    for match in states_of(game, ROWS[game.name][0], seed=4):
        if match.sequence in (0, 1, 10, 17):
            again = game.load(match.save())
            assert again.states.tobytes() == match.states.tobytes()
            assert again.legal()[:50] == match.legal()[:50]


@pytest.mark.parametrize("game", each_game())
def test_a_match_from_a_position_can_be_saved_too(game: Game) -> None:
    start = game.start(game.seats[0], seed=9)
    match = game.position(start.position(), seed=10)
    for _ in range(5):
        match.play(match.legal()[0])
    again = game.load(json.dumps(match.save()))
    assert again.states.tobytes() == match.states.tobytes()
    assert again.start_position == match.start_position == start.position()


def changed(name: str, change: Callable[[Any], Any]) -> Callable[[File], None]:
    """A change of one part of a file."""

    def apply(file: File) -> None:
        file[name] = change(file[name])

    return apply


def another_digit(text: str) -> str:
    """A text with its first character changed."""
    return ("0" if text[0] != "0" else "1") + text[1:]


TAMPERING: dict[str, Callable[[File], None]] = {
    "another seed": changed("seed", another_digit),
    "a seed too short": changed("seed", lambda seed: seed[:-2]),
    "a move left out": changed("moves", lambda moves: moves[:-1]),
    "a move said twice": changed("moves", lambda moves: [moves[0], *moves]),
    "two moves swapped": changed("moves", lambda moves: [moves[1], moves[0], *moves[2:]]),
    "a move in other spelling": changed("moves", lambda moves: [moves[0].replace(" ", "  "), *moves[1:]]),
    "a link of the chain changed": changed("chain", lambda chain: [another_digit(chain[0]), *chain[1:]]),
    "a draw changed": changed("draws", lambda draws: [{**draws[0], "rule": "XX-999"}, *draws[1:]]),
    "an event left out": changed("events", lambda events: [events[0][:-1], *events[1:]]),
    "a digest changed": changed("digests", lambda digests: [*digests[:-1], another_digit(digests[-1])]),
    "other scores": changed("outcome", lambda outcome: {**outcome, "scores": [s + 1 for s in outcome["scores"]]}),
    "other winners": changed("outcome", lambda outcome: {**outcome, "winners": []}),
    "another number of seats": changed("seats", lambda seats: seats + 1),
    "seats as text": changed("seats", str),
    "an option left out": changed("options", lambda options: dict(list(options.items())[1:])),
    "an option nobody knows": changed("options", lambda options: {**options, "jokers": 1}),
    "another version of the rules": changed("rules", lambda rules: rules + "0"),
    "another game": changed("rules", lambda _: "chess/1"),
    "another format": changed("format", lambda _: "ludoteca/0"),
    "a position that is none": changed("position", lambda _: {}),
    "moves that are none": changed("moves", lambda _: "none"),
}


@pytest.mark.parametrize("game", each_game())
@pytest.mark.parametrize("name", TAMPERING)
def test_a_file_that_was_tampered_with_is_refused(game: Game, name: str, played: dict[str, Match]) -> None:
    file = copy.deepcopy(played[game.name].save())
    TAMPERING[name](file)
    with pytest.raises(BadFile) as refused:
        game.load(file)
    assert refused.value.says.id.startswith(("engine-file-", "engine-bad-"))
    report = verify(game, file)
    assert not report.consistent
    assert report.signer.kind == "nobody"


@pytest.mark.parametrize("game", each_game())
@pytest.mark.parametrize("name", ["format", "rules", "seats", "options", "seed", "moves", "chain", "draws", "events"])
def test_a_file_without_a_part_is_refused(game: Game, name: str, played: dict[str, Match]) -> None:
    file = played[game.name].save()
    del file[name]
    with pytest.raises(BadFile):
        game.load(file)


@pytest.mark.parametrize("game", each_game())
def test_an_honest_file_is_consistent_and_a_local_one_is_vouched_for_by_nobody(
    game: Game, played: dict[str, Match]
) -> None:
    report = verify(game, json.loads(json.dumps(played[game.name].save())))
    assert report.consistent
    assert report.signer.kind == "nobody"
    assert {check.name: check.state for check in report.checks} == {
        "chain": True, "draws": True, "events": True, "moves": True, "outcome": True, "players": None, "seed": None,
        "signature": None,
    }  # fmt: skip
