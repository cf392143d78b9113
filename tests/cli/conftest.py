"""Running commands without a terminal, in English unless a test says otherwise."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import ludoteca
from ludoteca.bots import decide, player
from ludoteca.cli import main

Run = Callable[..., Result]


@pytest.fixture
def run() -> Run:
    """Run a command as it is typed; `typed` is what the person then types, line by line."""

    def run_command(*words: str, typed: list[str] | None = None, lang: str = "C.UTF-8", columns: str = "120") -> Result:
        surroundings = {"LANG": lang, "LC_ALL": "", "LC_MESSAGES": "", "COLUMNS": columns, "TERM": "dumb"}
        return CliRunner(env=surroundings).invoke(main, words, input="".join(f"{line}\n" for line in typed or []))

    return run_command


@pytest.fixture
def game_file(tmp_path: Path) -> Path:
    """The file of a finished match of three greedy players."""
    match = ludoteca.game("kariba").start(seats=3, seed=11)
    while not match.over:
        seat = match.pending[0]
        match.play_steps(seat, decide(player("greedy"), match, seat))
    path = tmp_path / "match.json"
    path.write_text(json.dumps(match.save()), "utf-8")
    return path
