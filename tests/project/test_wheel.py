"""The wheel is all that a host needs: page, texts and rules are inside, Node and make are not asked for."""

import json
import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from ludoteca.bots.levels import network_file
from ludoteca.engine.players import needs_network
from ludoteca.games import HOUSE
from tests.project.tree import ROOT
from tools import sbom

PAGE = ROOT / "src" / "ludoteca" / "server" / "page"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel built from this tree with the build tools at hand."""
    folder = tmp_path_factory.mktemp("wheel")
    program = "import sys; from hatchling.build import build_wheel; build_wheel(sys.argv[1])"
    subprocess.run([sys.executable, "-c", program, str(folder)], cwd=ROOT, check=True, capture_output=True)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def names(wheel: Path) -> set[str]:
    """Every file in the wheel."""
    return set(zipfile.ZipFile(wheel).namelist())


def test_it_holds_the_whole_built_page(names: set[str]) -> None:
    built = {f"ludoteca/server/page/{file.relative_to(PAGE).as_posix()}" for file in PAGE.rglob("*") if file.is_file()}
    assert "ludoteca/server/page/index.html" in built
    assert built <= names


@pytest.mark.parametrize("kind", ["texts/**/*.ftl", "games/*/RULES.md", "games/*/*.json", "server/**/*.py", "py.typed"])
def test_it_holds_what_the_server_reads(names: set[str], kind: str) -> None:
    package = ROOT / "src" / "ludoteca"
    expected = {f"ludoteca/{file.relative_to(package).as_posix()}" for file in package.glob(kind)}
    assert expected
    assert expected <= names


def test_it_holds_every_network_that_a_level_asks(names: set[str]) -> None:
    files = [network_file(game) for game in HOUSE.values() if any(map(needs_network, game.players.levels.values()))]
    assert {f"ludoteca/games/{file.parent.name}/{file.name}" for file in files} <= names


def test_it_holds_nothing_but_the_package_and_its_licence(names: set[str]) -> None:
    assert {name.split("/")[0] for name in names} == {"ludoteca", "ludoteca-0.1.0.dist-info"}
    assert {"ludoteca-0.1.0.dist-info/licenses/LICENSE", "ludoteca-0.1.0.dist-info/licenses/NOTICE"} <= names


@pytest.fixture(scope="module")
def bill(wheel: Path) -> dict[str, Any]:
    """The bill of materials beside the wheel."""
    made: dict[str, Any] = json.loads((wheel.parent / sbom.NAME).read_text("utf-8"))
    return made


def test_its_bill_of_materials_is_inside_and_keeps_to_the_schema(wheel: Path) -> None:
    inside = zipfile.ZipFile(wheel).read(f"ludoteca-0.1.0.dist-info/sboms/{sbom.NAME}")
    assert inside == (wheel.parent / sbom.NAME).read_bytes()
    sbom.check(wheel.parent)


def test_the_bill_names_what_the_server_needs_and_the_page_is_made_of(bill: dict[str, Any]) -> None:
    named = {each["purl"] for each in bill["components"]}
    pins = re.findall(r"^([\w.-]+)==(\S+)", (ROOT / sbom.PYTHON_LOCK).read_text("utf-8"), re.MULTILINE)
    assert {f"pkg:pypi/{name}@{version}" for name, version in pins} <= named
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
    direct = {re.split(r"[\[>=<]", each)[0].replace(".", "-").lower() for each in wanted}
    assert direct <= {name for name, _ in pins}
    page = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    assert {f"pkg:npm/{quote(name)}@{version}" for name, version in page["dependencies"].items()} <= named
    assert not any(f"pkg:npm/{quote(name)}@" in each for each in named for name in page["devDependencies"])


def test_a_bill_made_of_the_same_is_the_same(bill: dict[str, Any]) -> None:
    assert sbom.bill() == bill


def test_a_bill_that_breaks_the_schema_is_not_shipped(bill: dict[str, Any], tmp_path: Path) -> None:
    nameless = {**bill, "components": [{"type": "library"}]}
    (tmp_path / sbom.NAME).write_text(json.dumps(nameless))
    with pytest.raises(SystemExit):
        sbom.check(tmp_path)


def test_the_lock_of_the_server_agrees_with_what_is_tested() -> None:
    tested, served = ((ROOT / name).read_text("utf-8") for name in ("requirements.lock", sbom.PYTHON_LOCK))
    pins = re.compile(r"^[\w.-]+==[^\s\\;]+", re.MULTILINE)
    assert set(pins.findall(served)) <= set(pins.findall(tested))


def test_it_serves_when_unpacked_elsewhere(wheel: Path, tmp_path: Path) -> None:
    zipfile.ZipFile(wheel).extractall(tmp_path)
    program = "import ludoteca, ludoteca.cli, sys; print(ludoteca.__file__); ludoteca.cli.main(['serve', '--help'])"
    # -P and the explicit path keep this tree's own copy out of the way.
    said = subprocess.run(
        [sys.executable, "-P", "-c", f"import sys; sys.path.insert(0, {str(tmp_path)!r}); {program}"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert said.startswith(str(tmp_path))
    assert "--lan" in said
