import json
import re
import subprocess
import sys
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import structs

from ludoteca import Game
from ludoteca.cli import COMMANDS, bench
from ludoteca.games import GAMES
from ludoteca.texts.languages import COMPLETE
from tests.cli.conftest import Run
from tests.project.tree import ROOT


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("words", [(), *((name,) for name in COMMANDS), ("play", "kariba")])
def test_every_command_has_help_in_both_languages(run: Run, words: tuple[str, ...], lang: str) -> None:
    result = run(*words, "--help", "--lang", lang)
    assert result.exit_code == 0
    assert "cli-" not in result.output
    assert result.output.startswith("Uso: ludoteca" if lang == "it" else "Usage: ludoteca")
    assert ("Show this" in result.output) == (lang == "en")


def test_the_language_follows_the_surroundings(run: Run) -> None:
    assert "Elenca i giochi" in run("--help", lang="it_IT.UTF-8").output
    assert "List the games" in run("--help", lang="xx_YY.UTF-8").output
    assert "List the games" in run("--lang=en", "--help", lang="it_IT.UTF-8").output


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("nonsense",), 'There is no command "nonsense". Try: ludoteca --help'),
        (("play", "chess"), 'No game is called "chess". There are: kariba'),
        (("play", "kariba", "--nonsense"), "There is no option --nonsense. Try: ludoteca play kariba --help"),
        (("play", "kariba", "--games", "2"), "--games cannot be that"),
        (("play", "kariba", "--seats", "9"), "--seats cannot be that"),
        (("play", "kariba", "--bot", "nobody"), 'No player is called "nobody". Try tin, copper'),
        (
            ("play", "kariba", "--seats", "2", "--bot", "random", "--bot", "greedy"),
            "2 bots and you are more than 2 seats",
        ),
        (("arena",), "GAME is missing"),
        (("arena", "kariba", "greedy"), "two or more different players"),
        (("arena", "kariba", "greedy", "search:0"), '"search:0" is not something a search can be given'),
        (("arena", "kitsune", "greedy", "random", "--seats", "3"), "KI-201"),
        (("arena", "kariba", "greedy", "random", "-o", "expert"), "Write NAME=VALUE"),
        (("arena", "kariba", "greedy", "random", "-o", "expert=9"), "This option cannot be set"),
        (("arena", "kariba,chess", "greedy", "random"), 'No game is called "chess"'),
        (("arena", "kariba", "greedy", "random", "--seats", "two"), '"two" is not a number of seats. Try --seats 2'),
        (("arena", "kariba", "greedy", "no.such:Bot"), '"no.such:Bot" cannot play: ModuleNotFoundError'),
        (("arena", "kariba", "greedy", "random", "--resume", str(ROOT / "README.md")), "is something else than the"),
        (("arena", "kariba", "greedy", "random", "--resume", "no/such/file"), "cannot be used"),
        (("arena", "kariba", "greedy", "random", "--json", "no/such/file"), "cannot be written"),
        (("bench", "chess"), 'No game is called "chess"'),
        (("verify", "missing.json"), "The file missing.json cannot be read: No such file"),
        (("replay", "missing.json"), "The file missing.json cannot be read: No such file"),
        (("verify", str(ROOT / "README.md")), "This is not a game file"),
        (("verify",), "FILE is missing"),
    ],
)
def test_a_failure_is_one_line_that_says_what_to_try(run: Run, words: tuple[str, ...], says: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert says in result.stderr
    assert result.stderr.count("\n") == 1
    assert result.stdout == ""


@pytest.mark.parametrize("lang", COMPLETE)
def test_every_command_is_summed_up_in_a_whole_sentence(run: Run, lang: str) -> None:
    lines = run("--help", "--lang", lang).output.splitlines()
    summaries = [line.split(maxsplit=1)[1] for line in lines if line.startswith("  ") and line.split()[0] in COMMANDS]
    assert len(summaries) == len(COMMANDS)
    assert all(summary[-1] in ".?" and not summary.endswith("...") for summary in summaries)


def test_the_house_opens_without_its_script_on_the_path() -> None:
    shown = subprocess.run([sys.executable, "-m", "ludoteca", "--help"], capture_output=True, text=True, check=True)
    assert shown.stdout.startswith(("Usage: ludoteca ", "Uso: ludoteca "))


def test_failures_are_told_in_italian_too(run: Run) -> None:
    assert 'Non c’è un comando "x". Prova: ludoteca --help' in run("x", lang="it_IT.UTF-8").stderr
    assert "Nessun bot si chiama" in run("play", "kariba", "--bot", "x", "--lang", "it").stderr


def test_the_games_are_listed_with_their_options(run: Run) -> None:
    output = run("games").output
    assert "kariba" in output
    assert "2–5 players" in output
    assert "expert (KA-203)" in output
    assert "Symbols on the benefit cards (Our own table, not confirmed)" in output
    assert "[unconfirmed]" not in output


def test_the_version_is_that_of_the_project(run: Run) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert run("--version").output.strip() == project["version"]


def test_the_arena_prints_a_table(run: Run) -> None:
    result = run("arena", "kariba", "greedy", "random", "--games", "12", "--processes", "1")
    assert result.exit_code == 0
    assert re.search(r"greedy\W+12\W+[\d.]+%", result.stdout)
    assert "95% interval" in result.stdout


def test_an_arena_that_is_piped_keeps_all_its_columns(run: Run) -> None:
    words = ("arena", "kariba", "greedy", "random", "search:2", "--games", "4", "--processes", "1")
    result = run(*words, columns="80")
    head = next(line for line in result.stdout.splitlines() if line.lstrip().startswith("Player"))
    assert head.rstrip().endswith("Rating")
    assert len(re.findall(r"[\d.]+ ± [\d.]+", result.stdout)) == 3
    assert "…" not in result.stdout


@pytest.mark.parametrize(("game", "seats", "rule"), [("bossa", "3", "BO-201"), ("kariba", "9", "KA-201")])
def test_a_bench_with_seats_that_cannot_be_is_refused_at_once(run: Run, game: str, seats: str, rule: str) -> None:
    result = run("bench", game, "--seats", seats)
    assert result.exit_code == 2
    assert rule in result.stderr


def test_a_bench_measures_with_the_seats_asked_for(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def measured(game: Game, seats: int) -> list[bench.Measured]:
        return [bench.Measured("cli-bench-fast", seats, "M/s")]

    monkeypatch.setattr(bench, "measure", measured)
    result = run("bench", "kariba", "--seats", "5")
    assert "kariba, 5" in result.stdout
    assert "5.00 M/s" in result.stdout


def test_the_arena_prints_json(run: Run, tmp_path: Path) -> None:
    words = ("greedy", "random", "search:10", "--games", "4", "--processes", "1", "-o", "expert=true")
    result = run("arena", "kariba", *words, "--json", "-", "--resume", str(tmp_path / "journal"))
    (found,) = json.loads(result.stdout)["tournaments"]
    assert found["tournament"]["options"] == {"expert": True}
    assert {each["player"] for each in found["standings"]} == {"greedy", "random", "search:10"}
    assert all(each["games"] == 8 and each["interval"]["low"] <= each["rate"] for each in found["standings"])
    assert len(found["meetings"]) == 3
    assert len(found["games"]) == 12
    again = run("arena", "kariba", *words, "--json", str(tmp_path / "report"), "--resume", str(tmp_path / "journal"))
    assert json.loads((tmp_path / "report").read_text("utf-8")) == json.loads(result.stdout)
    assert "95% interval" in again.stdout


def test_the_arena_goes_over_games_seats_and_options(run: Run) -> None:
    words = ("greedy", "random", "--gauntlet", "--games", "2", "--processes", "1")
    both = run("arena", "kariba", *words, "--seats", "2,3", "-o", "expert=true,false").stdout
    assert "kariba, 2 seats, expert=true\n" in both
    assert "kariba, 3 seats, expert=false\n" in both
    assert both.count("greedy against") == 4
    assert "All together" in both
    two = run("arena", "kariba,boss-kito", "random", "greedy", "--games", "2", "--processes", "1").stdout
    assert "boss-kito, 3 seats\n" in two


def test_without_ray_the_arena_says_how_to_get_it(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    result = run("arena", "kariba", "greedy", "random", "--ray")
    assert result.exit_code == 2
    assert result.stderr == (
        'ludoteca: Ray is not installed here. Try: pip install "ludoteca[ray]", '
        "or leave --ray out to use all cores of this machine.\n"
    )


def test_warming_what_is_warm_takes_no_time(run: Run) -> None:
    run("warm")
    assert "already" in run("warm").stdout


def test_the_command_is_installed() -> None:
    """A process of its own, as a person starts it."""
    command = Path(sys.executable).with_name("ludoteca")
    done = subprocess.run([command, "games", "--lang", "it"], capture_output=True, text=True)
    assert done.returncode == 0
    assert "kariba" in done.stdout
    missing = subprocess.run([command, "verify", "no-such-file.json", "--lang", "en"], capture_output=True, text=True)
    assert missing.returncode == 2
    assert missing.stderr.startswith("ludoteca: The file no-such-file.json cannot be read")


def test_a_port_in_use_is_told_in_one_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def taken(*_: object, **__: object) -> None:
        raise OSError(98, "Address already in use")

    monkeypatch.setattr("ludoteca.server.serve", taken)
    result = run("serve", "--port", "8080")
    assert result.exit_code == 2
    assert "cannot open at 127.0.0.1, port 8080: Address already in use. Try: ludoteca serve --port 0" in result.stderr


def test_serving_hands_its_settings_on(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    given: list[tuple[tuple[object, ...], dict[str, object]]] = []
    monkeypatch.setattr("ludoteca.server.serve", lambda *words, **settings: given.append((words, settings)))
    assert run("serve", "--lan", "--port", "0", "--data", str(tmp_path), "--allow-host", "casa.test").exit_code == 0
    ((host, port, data), settings), *_ = given
    assert (host, port, data) == ("127.0.0.1", 0, tmp_path)
    assert settings["lan"] is True
    assert settings["allow_hosts"] == ("casa.test",)
    assert settings["open_browser"] is False


@pytest.mark.parametrize("words", [("arena", "kariba", "diamond", "tin"), ("play", "kariba", "--bot", "diamond")])
def test_a_level_that_a_game_does_not_have_is_refused_in_one_line(
    run: Run, words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    levels = {level: plays for level, plays in GAMES["kariba"].players.levels.items() if level != "diamond"}
    players = structs.replace(GAMES["kariba"].players, levels=levels)
    monkeypatch.setitem(GAMES, "kariba", replace(GAMES["kariba"], players=players))
    result = run(*words)
    assert result.exit_code == 2
    assert result.stderr == "ludoteca: kariba has no bot at the level diamond. Its strongest is gold.\n"
