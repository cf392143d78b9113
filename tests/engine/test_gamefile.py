"""The game file as anybody could check it with a few lines of their own."""

import hashlib
import json
from typing import Any

import pytest

from ludoteca import BadFile, game
from ludoteca.engine import gamefile

KARIBA = game("kariba")


@pytest.fixture(scope="module")
def file() -> dict[str, Any]:
    """The file of a running match of 23 moves."""
    match = KARIBA.start(3, seed=5, expert=True)
    for _ in range(23):
        match.play(match.legal()[-1])
    return match.save()


def sha(text: str) -> str:
    """SHA-256 in hexadecimal."""
    return hashlib.sha256(text.encode()).hexdigest()


def compact(value: Any) -> str:
    """JSON with sorted keys and without spaces."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def test_it_says_what_was_played_and_how(file: dict[str, Any]) -> None:
    assert file["format"] == "ludoteca/2"
    assert file["rules"] == f"kariba/{KARIBA.version}"
    assert file["seats"] == 3
    assert file["options"] == {
        "expert": True,
        "games": 1,
        "firstPlayer": "random",
        "matchStart": "rotate",
        "showScores": True,
        "maxPlayers": 5,
    }
    assert file["seed"] == (5).to_bytes(32, "big").hex()
    assert (file["position"], file["outcome"]) == (None, None)
    assert len(file["moves"]) == len(file["chain"]) == 23
    assert len(file["events"]) == 24
    assert compact(json.loads(json.dumps(file))) == compact(file)


def test_each_hash_of_the_chain_covers_all_before_it(file: dict[str, Any]) -> None:
    link = sha(compact({name: file[name] for name in ("format", "rules", "seats", "options", "position", "seed")}))
    for move, expected in zip(file["moves"], file["chain"], strict=True):
        link = sha(link + move)
        assert link == expected


def test_events_have_a_hash_after_the_deal_after_every_ten_moves_and_at_the_end(file: dict[str, Any]) -> None:
    hashes, digest = [], ""
    for events in file["events"]:
        digest = sha(digest + compact(events))
        hashes.append(digest)
    assert file["digests"] == [hashes[0], hashes[10], hashes[20], hashes[23]]


def test_everything_left_to_chance_is_written_with_its_result(file: dict[str, Any]) -> None:
    shuffle, pick = file["draws"]
    assert (shuffle["move"], shuffle["rule"], shuffle["kind"], shuffle["n"]) == (0, "KA-302", "shuffle", 64)
    assert sorted(shuffle["result"]) == list(range(64))
    assert (pick["rule"], pick["kind"], pick["n"]) == ("KA-303", "pick", 3)
    assert pick["result"] in range(3)


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("", "engine-file-not-json"),
        ("{", "engine-file-not-json"),
        (b"\xff\xfe", "engine-file-not-json"),
        ("[" * 100_000, "engine-file-not-json"),
        ("[]", "engine-file-unknown"),
        ("3", "engine-file-unknown"),
        ("{}", "engine-file-unknown"),
        ('{"format": "ludoteca/3"}', "engine-file-unknown"),
        ('{"format": "ludoteca/2", "format": "ludoteca/2"}', "engine-file-twice"),
        ('{"format": "ludoteca/2", "options": [{"a": 1, "a": 1}]}', "engine-file-twice"),
        ('{"format": "ludoteca/1"}', "engine-file-rules"),
        ('{"format": "ludoteca/1", "rules": "kariba/999"}', "engine-file-rules"),
        ('{"format": "ludoteca/1", "rules": "kariba/1"}', "engine-file-start"),
        ('{"format": "ludoteca/1", "rules": "kariba/1", "seed": "zz", "seats": 2, "options": {}}', "engine-file-start"),
        (" " * (gamefile.LARGEST + 1), "engine-file-too-large"),
    ],
    ids=lambda value: str(value)[:30],
)
def test_what_is_no_game_file_is_refused_in_words(text: str | bytes, id: str) -> None:
    with pytest.raises(BadFile) as refused:
        KARIBA.load(text)
    assert refused.value.says.id == id


def test_names_are_one_short_line_each(file: dict[str, Any]) -> None:
    names = ["\x1b[31mMarta\n", "", "o" * 5000]
    assert gamefile.names_in({**file, "names": names}, 3) == ["[31mMarta", "b", "o" * 24]
    assert gamefile.names_in({**file, "names": names}, 4) == []
    assert gamefile.names_in(file, 3) == []


def test_an_illegal_move_is_refused_with_its_number_and_its_rule(file: dict[str, Any]) -> None:
    played = KARIBA.load(file)
    other = next(f"{letter} 1x1" for letter in "abc" if "abc".index(letter) not in played.pending)
    with pytest.raises(BadFile) as refused:
        KARIBA.load({**file, "moves": [*file["moves"], other]})
    assert refused.value.says.id == "engine-file-move"
    assert refused.value.says.args == {"number": 24, "text": other}
    assert refused.value.rule == "KA-501"


def test_a_move_that_cannot_be_read_is_refused_too(file: dict[str, Any]) -> None:
    with pytest.raises(BadFile) as refused:
        KARIBA.load({**file, "moves": [None]})
    assert refused.value.says.args["number"] == 1


@pytest.mark.parametrize("seats", [-129, 2**63, 2**70, True, 3.0, "3", None, [3]])
def test_seats_that_are_no_number_of_seats_are_refused(file: dict[str, Any], seats: Any) -> None:
    with pytest.raises(BadFile):
        KARIBA.load({**file, "seats": seats})


@pytest.mark.parametrize("part", ["chain", "draws", "events", "digests", "outcome"])
def test_a_part_that_its_own_replay_contradicts_is_named(file: dict[str, Any], part: str) -> None:
    with pytest.raises(BadFile) as refused:
        KARIBA.load({**file, part: ["something else"]})
    assert refused.value.says.id == "engine-file-differs"
    assert refused.value.says.args == {"text": part}


def test_a_file_of_the_earlier_format_is_read_as_before(file: dict[str, Any]) -> None:
    header = {name: file[name] for name in ("format", "rules", "seats", "options", "position", "seed")}
    earlier = {
        **file,
        "format": "ludoteca/1",
        "chain": gamefile.chain({**header, "format": "ludoteca/1"}, file["moves"]),
    }
    assert KARIBA.load(json.dumps(earlier)).sequence == 23
    with pytest.raises(BadFile):
        KARIBA.load({**file, "format": "ludoteca/1"})


def test_names_and_fairness_are_no_part_of_the_replay(file: dict[str, Any]) -> None:
    assert KARIBA.load({**file, "names": ["Ada", "Bea", "Cleo"]}).sequence == 23
