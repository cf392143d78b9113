"""The wheel is all that a host needs: page, texts and rules are inside, Node and make are not asked for."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.project.tree import ROOT

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


@pytest.mark.parametrize("kind", ["texts/**/*.ftl", "games/*/RULES.md", "server/**/*.py", "py.typed"])
def test_it_holds_what_the_server_reads(names: set[str], kind: str) -> None:
    package = ROOT / "src" / "ludoteca"
    expected = {f"ludoteca/{file.relative_to(package).as_posix()}" for file in package.glob(kind)}
    assert expected
    assert expected <= names


def test_it_holds_nothing_but_the_package_and_its_licence(names: set[str]) -> None:
    assert {name.split("/")[0] for name in names} == {"ludoteca", "ludoteca-0.1.0.dist-info"}
    assert {"ludoteca-0.1.0.dist-info/licenses/LICENSE", "ludoteca-0.1.0.dist-info/licenses/NOTICE"} <= names


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
