"""Every command that a page shows can be typed: ours are run, in small, and those of others are known by name."""

import json
import re
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest
from click.testing import CliRunner

import ludoteca
from ludoteca.cli import main
from tests.bots.networks import kept
from tests.project.test_newcomers import DOCUMENTS, TARGETS
from tests.project.tree import ROOT

OTHERS = {"cd", "curl", "docker", "git", "pip", "python3", "systemctl"}
"""Programs that are not ours; what they do to a house is tested where the house is started."""
WAITING = {"serve", "play", "bench", "learn", "puzzles", "backup", "restore"}
"""Commands that wait for people, or measure for minutes: they are shown their words and stop at `--help`."""
SMALLER = (
    (re.compile(r"--games \d+"), "--games 2"),
    (re.compile(r"search:\d+k"), "search:20"),
    (re.compile(r"my\.bot:Mine"), "ludoteca.bots.random:Random"),
    (re.compile(r"^(ludoteca arena (?!.*--games).*)"), r"\1 --games 2"),
    (re.compile(r"^(ludoteca arena .*)"), r"\1 --processes 1"),
)


def commands(document: Path) -> Iterator[str]:
    """The lines of a page's shell blocks, without comments; a line that goes on below is one line."""
    inside, line = False, ""
    for text in document.read_text("utf-8").splitlines():
        if text.startswith("```"):
            inside = text == "```sh"
        elif inside:
            line += re.sub(r"(^|\s{2,})#.*", "", text).strip()
            if line.endswith("\\"):
                line = line[:-1]
            else:
                if line:
                    yield line
                line = ""


SHOWN = sorted({line for document in DOCUMENTS for line in commands(document)})


def test_pages_show_commands() -> None:
    assert {"ludoteca play kariba", "make play LAN=1", "ludoteca verify game.json"} <= set(SHOWN)


@pytest.mark.parametrize("line", [line for line in SHOWN if line.startswith("ludoteca ")])
def test_our_commands_run(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for pattern, small in SMALLER:
        line = pattern.sub(small, line)
    match = ludoteca.game("kariba").start(seats=2, seed=7)
    while not match.over:
        match.play(match.legal()[0])
    monkeypatch.syspath_prepend(str(ROOT))
    monkeypatch.chdir(tmp_path)
    Path("game.json").write_text(json.dumps(match.save()), "utf-8")
    Path("learnt").mkdir()
    kept(match.game, Path("learnt")).rename("learnt/kariba.net")
    words = line.split()[1:]
    words += ["--help"] if words[0] in WAITING else []
    done = CliRunner(env={"LANG": "C.UTF-8", "TERM": "dumb"}).invoke(main, words)
    assert done.exit_code == 0, done.output


@pytest.mark.parametrize("line", [line for line in SHOWN if not line.startswith("ludoteca ")])
def test_other_commands_lead_somewhere(line: str) -> None:
    program, *words = line.split()
    if program == "make":
        assert words[0] in TARGETS
    elif program == "python" and words[0] == "-m":
        assert find_spec(words[1]), f"{sys.executable} finds no {words[1]}"
    elif program == "python":
        assert (ROOT / words[0]).is_file()
    else:
        assert Path(program).name in OTHERS | {"ludoteca"}
