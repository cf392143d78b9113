"""Somebody's own player enters by the name of its class."""

from pathlib import Path

import pytest

from examples.thinker import Thinker
from ludoteca.arena import Tournament, entrant, run_tournament, standings
from ludoteca.arena.entrants import source_of
from ludoteca.bots import BadPlayer, decide, player
from ludoteca.bots.net import Net
from ludoteca.bots.network import BadNetwork
from ludoteca.bots.players import MOST_ITERATIONS
from ludoteca.bots.search import Search
from ludoteca.games import GAMES
from tests.bots.networks import kept
from tests.project.tree import ROOT

SPEC = "examples.thinker:Thinker"


def test_a_class_enters_by_its_name() -> None:
    assert isinstance(entrant(SPEC), Thinker)
    assert source_of(SPEC) == (ROOT / "examples/thinker.py").read_bytes()
    assert source_of("random") == b""


def test_the_example_beats_random() -> None:
    tournament = Tournament("kariba", [SPEC, "random"], 24, 2, {})
    best, _ = standings(tournament.players, run_tournament(tournament, processes=1, told=lambda games: None))
    assert best.player == SPEC
    assert best.interval.low > 0.6


@pytest.mark.parametrize("game", GAMES)
def test_the_example_plays_every_game(game: str) -> None:
    match = GAMES[game].start(GAMES[game].seats[0], 4)
    for _ in range(2):
        seat = match.pending[0]
        match.play_steps(seat, decide(Thinker(), match, seat))
    assert match.sequence == 2


def test_the_example_is_short() -> None:
    assert len((ROOT / "examples/thinker.py").read_text("utf-8").splitlines()) <= 40


def test_a_module_is_found_in_the_current_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "very_own.py").write_text(
        "class Mine:\n    def choose(self, states, seat, seed):\n        return (0,)\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(ROOT))
    assert type(entrant("very_own:Mine")).__name__ == "Mine"


@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        ("no_such_module:Bot", "No module named 'no_such_module'"),
        ("examples.thinker:Nobody", "no attribute 'Nobody'"),
        ("examples.thinker:WORLDS", "not callable"),
        ("builtins:int", "has no method choose"),
        ("builtins:range", "at least 1 argument"),
    ],
)
def test_what_cannot_be_imported_is_told_in_one_line(spec: str, reason: str) -> None:
    with pytest.raises(BadPlayer) as refused:
        entrant(spec)
    assert refused.value.says.id == "cli-bad-own-bot"
    assert reason in str(refused.value.says.args["reason"])
    assert "\n" not in str(refused.value.says.args["reason"])


def test_a_name_of_the_house_is_never_imported() -> None:
    with pytest.raises(BadPlayer) as refused:
        entrant("search:many")
    assert refused.value.says.id == "cli-bad-player"


def test_a_network_enters_by_its_file(tmp_path: Path) -> None:
    file = kept(GAMES["kariba"], tmp_path)
    assert entrant(f"net:{file}") == Net(file)
    assert entrant(f"net:{file}:2k") == Search(2000, file=file)
    assert source_of(f"net:{file}") == source_of(f"net:{file}:50") == file.read_bytes()


def test_a_search_with_a_network_has_a_limit(tmp_path: Path) -> None:
    file = kept(GAMES["kariba"], tmp_path)
    assert entrant(f"net:{file}:100000k") == Search(MOST_ITERATIONS, file=file)
    with pytest.raises(BadPlayer) as refused:
        entrant(f"net:{file}:100001k")
    assert refused.value.says.id == "cli-bad-budget"


@pytest.mark.parametrize(
    "spec", ["net:", "net:nowhere.net", "net:nowhere.net:0", "net:nowhere.net:x", "net:a:1:2", "net:\0"]
)
def test_a_network_that_is_not_there_is_refused(spec: str) -> None:
    with pytest.raises((BadPlayer, BadNetwork)):
        entrant(spec)


def test_a_network_of_another_game_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    file = kept(GAMES["kariba"], tmp_path)
    tournament = Tournament("bossa", ["random", f"net:{file}"], 2, 2, {})
    with pytest.raises(BadNetwork):
        tournament.check()


def test_tables_have_no_players_that_name_files(tmp_path: Path) -> None:
    with pytest.raises(BadPlayer):
        player(f"net:{kept(GAMES['kariba'], tmp_path)}")
