"""What is told of a turn, to whom and in which order."""

import pytest

from ludoteca import Match
from tests.games.exploding_kittens.table import LETTERS, play, table
from tests.games.exploding_kittens.test_setup import dealt
from tests.rulebook import rule


def told(match: Match, seat: int | None, since: int = 1) -> list[str]:
    """Events in few words, without the name of the game."""
    names = ((event.id.removeprefix("exploding-kittens-"), event.by) for event in match.events(seat, since))
    return [name if by is None else f"{LETTERS[by]} {name}" for name, by in names]


@rule("EK-304", "EK-307", "EK-308")
def test_the_deal() -> None:
    match = dealt(3, first_player=1)
    assert told(match, 2, 0) == ["began", "defuses-out", "c dealt", "a burglar-stands"]
    assert told(match, None, 0) == ["began", "defuses-out", "a burglar-stands"]
    assert match.events(2)[2].args == {"cards": sorted(match.events(2)[2].args["cards"])}  # type: ignore[arg-type]  # a list


STORIES = [
    ("a skip / b", ["a skip"], ["a played-skip", "a let", "a skipped", "b turn"]),
    ("a attack / b", ["a attack"], ["a played-attack", "a let", "a attacked", "b turn"]),
    ("a skip / b nope", ["a skip", "b nope", "a let"], ["a played-skip", "b noped", "a cancelled"]),
    (
        "a skip nope / b nope / c",
        ["a skip", "b nope", "c let", "a nope"],
        ["a played-skip", "b noped", "a noped-back", "a let", "a skipped", "b turn"],
    ),
    ("a see / b / pile skip favor see", ["a see"], ["a played-see", "a let", "a saw-3"]),
    ("a shuffle / b", ["a shuffle"], ["a played-shuffle", "a let", "a shuffled"]),
    ("a favor / b skip", ["a favor b", "b let", "b give skip"], ["a played-favor", "a let", "b gave-card"]),
    ("a otta2 / b skip", ["a pair otta b"], ["a played-pair", "a let", "a stole-card"]),
    ("a otta3 / b skip", ["a three otta b skip"], ["a played-three", "a let", "b handed"]),
    ("a otta3 / b skip", ["a three otta b see"], ["a played-three", "a let", "b lacked"]),
    ("a / b barba / burglar a", ["a burglar b barba"], ["a played-burglar", "b handed"]),
    ("a / b / pile skip", ["a draw"], ["a drew-card", "b turn"]),
    ("a / b / pile skip / owed 2 / attacked", ["a draw"], ["a drew-card", "a again"]),
    ("a defuse / b / pile ek skip", ["a draw", "a put 1"], ["a kitten", "a defused", "a placed-at", "b turn"]),
    ("a / b / c / pile ek / burglar a", ["a draw"], ["a kitten", "a exploded", "a burglar-left", "b turn"]),
    ("a skip / b / pile ek", ["a draw"], ["a kitten", "a exploded", "won"]),
]


@rule("EK-502", "EK-505", "EK-541", "EK-606", "EK-701")
@pytest.mark.parametrize(("line", "moves", "expected"), STORIES, ids=lambda value: str(value)[:40])
def test_what_is_told(line: str, moves: list[str], expected: list[str]) -> None:
    assert told(play(table(line), *moves), 0) == expected


@rule("EK-605", "EK-608")
def test_a_sealed_answer_tells_nobody_anything() -> None:
    match = table("a skip / b nope / c nope")
    match.play("a skip")
    assert match.play("c nope") == []
    assert [each.full.id for each in match.play("b nope")] == ["exploding-kittens-noped"]


@rule("EK-903", "EK-904", "EK-901", "EK-902", "EK-905")
def test_everything_left_to_chance_is_on_record() -> None:
    match = table("a shuffle otta2 / b skip nope / c")
    play(match, "a shuffle", "a pair otta b")
    assert [(draw.rule, draw.kind) for draw in match.draws] == [("EK-514", "shuffle"), ("EK-516", "pick")]
    assert [(draw.rule, draw.n) for draw in dealt(5).draws] == [("EK-307", 5), ("EK-304", 47), ("EK-306", 16)]
