"""`ludoteca house` prints a link for whoever can read the key; mistakes are one line each."""

from pathlib import Path

import pytest

from ludoteca.server.archive.signing import FILE, ServerKey
from ludoteca.server.house.operator_key import OperatorKey
from ludoteca.server.house_clock import HouseClock
from ludoteca.server.refusal import Refusal
from ludoteca.server.startup.serve import read_token
from tests.cli.conftest import Run
from tests.server.operators import turned


def test_the_link_opens_the_house_of_that_folder_only(run: Run, tmp_path: Path) -> None:
    here, elsewhere = tmp_path / "here", tmp_path / "elsewhere"
    here.mkdir()
    elsewhere.mkdir()
    door, other = (OperatorKey(ServerKey.of(each / FILE), HouseClock()) for each in (here, elsewhere))
    result = run("house", "--data", str(here), "--address", "https://games.example.org/")
    assert result.exit_code == 0
    address, _, secret = result.output.split()[-1].partition("#")
    assert address == "https://games.example.org/house"
    with pytest.raises(Refusal):
        turned(other, secret)
    assert door.knows(turned(door, secret))


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--data", "{folder}"), "There is no house’s key at {folder}/server.key. Name the right folder with --data"),
        (("--address", "games.example.org"), "games.example.org is no address of a house. Try: ludoteca house"),
    ],
)
def test_mistakes_are_one_line(run: Run, tmp_path: Path, words: tuple[str, ...], says: str) -> None:
    result = run("house", *(word.format(folder=tmp_path) for word in words))
    assert result.exit_code == 2
    assert says.format(folder=tmp_path) in result.output
    assert result.output.count("\n") == 1
    assert not (tmp_path / "server.key").exists()  # asking makes no key


@pytest.mark.parametrize("token", ["", "short", "a word with spaces in between", "é" * 40])
def test_a_token_that_can_be_guessed_is_refused_at_the_start(run: Run, tmp_path: Path, token: str) -> None:
    file = tmp_path / "token"
    file.write_text(token, "utf-8")
    result = run("serve", "--port", "0", "--data", str(tmp_path / "data"), "--metrics-token-file", str(file))
    assert result.exit_code == 2
    assert f"The token in {file} can be guessed" in result.output
    assert not (tmp_path / "data").exists()


def test_a_token_is_read_without_the_end_of_its_line(tmp_path: Path) -> None:
    file = tmp_path / "token"
    file.write_text("0123456789abcdef0123456789abcdef\n", "utf-8")
    assert read_token(file) == "0123456789abcdef0123456789abcdef"
