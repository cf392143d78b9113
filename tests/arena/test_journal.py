"""A run that was killed goes on where it stopped, and never from what somebody else has written."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca.arena import BadJournal, Game, Journal, Tournament, executor_for, run_tournaments

TOURNAMENT = Tournament("kariba", ["greedy", "random"], 12, 2, {})
GAMES = 12
"""Of the run that is killed."""


def held(path: Path | None, tournament: Tournament = TOURNAMENT) -> tuple[list[int], object]:
    """How many games were told of, portion by portion, and all results."""
    heard: list[int] = []
    if path is None:
        return heard, run_tournaments([tournament], executor=executor_for(1), told=heard.append)
    with Journal(path, Game) as journal:
        return heard, run_tournaments([tournament], executor=executor_for(1), told=heard.append, journal=journal)


def test_what_stands_in_the_journal_is_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    first, games = held(path)
    assert first == [0, 4, 4, 4]
    assert held(path) == ([12], games)
    longer = Tournament("kariba", ["greedy", "random"], 16, 2, {})
    assert held(path, longer)[0] == [12, 4]
    assert held(path, longer)[1] == held(None, longer)[1]


def test_a_torn_line_is_dropped_and_its_game_played_again(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    _, games = held(path)
    whole = path.read_bytes()
    for torn in (whole[:-1], whole[: whole.rfind(b"\n", 0, -1) + 10], whole[:9], b""):
        path.write_bytes(torn)
        heard, again = held(path)
        assert sum(heard) == 12
        assert again == games
        assert sorted(path.read_bytes().splitlines()) == sorted(whole.splitlines())


def test_other_tables_and_other_deals_are_other_games(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    held(path)
    for other in (
        Tournament("kariba", ["greedy", "random"], 12, 2, {"expert": True}),
        Tournament("kariba", ["greedy", "random"], 12, 2, {}, seed=2),
        Tournament("kariba", ["random", "search:5"], 12, 2, {}),
    ):
        assert held(path, other)[0][0] == 0


@pytest.mark.parametrize("text", ["somebody's letter", '{"ludoteca":"journal of Sample"}\n', "{}\n{}\n"])
def test_another_file_is_refused_and_left_as_it_is(tmp_path: Path, text: str) -> None:
    path = tmp_path / "letter"
    path.write_text(text, "utf-8")
    with pytest.raises(BadJournal):
        Journal(path, Game)
    assert path.read_text("utf-8") == text


def test_a_journal_with_a_broken_line_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    Journal(path, Game).__exit__(None, None, None)
    broken = path.read_bytes() + b"{}\n"
    path.write_bytes(broken)
    with pytest.raises(BadJournal):
        Journal(path, Game)
    assert path.read_bytes() == broken


def test_killed_on_the_way_it_ends_with_the_same_results(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    tournament = Tournament("kariba", ["search:50", "random"], GAMES, 2, {})
    program = (
        "import os, signal, sys; from pathlib import Path\n"
        "from ludoteca.arena import Game, Journal, Tournament, executor_for, run_tournaments\n"
        "told = []\n"
        "def tell(games):\n"
        "    told.append(games)\n"
        "    if len(told) == 3: os.kill(os.getpid(), signal.SIGKILL)\n"
        "with Journal(Path(sys.argv[1]), Game) as journal:\n"
        f"    tournament = Tournament('kariba', ['search:50', 'random'], {GAMES}, 2, {{}})\n"
        "    run_tournaments([tournament], executor=executor_for(1), told=tell, journal=journal)\n"
    )
    killed = subprocess.run([sys.executable, "-c", program, str(path)], check=False)
    assert killed.returncode == -signal.SIGKILL
    kept = path.read_bytes().count(b"\n") - 1
    assert 0 < kept < GAMES
    heard, games = held(path, tournament)
    assert heard[0] == kept
    assert sum(heard) == GAMES
    assert games == held(None, tournament)[1]
