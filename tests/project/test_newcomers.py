"""What we tell newcomers is true: commands exist, examples run, links lead somewhere."""

import doctest
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.project.tree import ROOT, texts

DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
TARGETS = set(re.findall(r"^([a-z]+):.*## ", MAKEFILE, re.MULTILINE))


def python_examples(document: Path) -> Iterator[str]:
    """The fenced Python blocks of a page that are written as a dialogue with the interpreter."""
    for block in re.findall(r"^```python\n(.*?)^```", document.read_text("utf-8"), re.MULTILINE | re.DOTALL):
        if ">>>" in block:
            yield block


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda file: str(file.relative_to(ROOT)))
def test_every_make_target_that_is_named_exists(document: Path) -> None:
    named = set(re.findall(r"(?:`|^)make ([a-z]+)", document.read_text("utf-8"), re.MULTILINE))
    assert named <= TARGETS


def test_every_target_is_listed_and_declared() -> None:
    phony = set(re.findall(r"^\.PHONY: (.*)$", MAKEFILE, re.MULTILINE)[0].split())
    assert phony == TARGETS | {"chromium", "haproxy", "postgresql"}


@pytest.mark.parametrize("target", sorted(TARGETS - {"help", "clean", "test"}))
def test_whatever_runs_python_sets_it_up_first(target: str) -> None:
    """As in a clone where nothing is installed: what Python is installed from counts as new."""
    command = ["make", "--dry-run", "--assume-new", "requirements-uv.lock", target]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    asks = re.search(r"^(?:exec )?(?:python|ludoteca|pytest|ruff|mypy|mkdocs) |; ludoteca ", told, re.MULTILINE)
    assert not asks or 0 <= told.find("Setting up Python") < asks.start()


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda file: str(file.relative_to(ROOT)))
def test_python_examples_run_as_shown(document: Path) -> None:
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    parser = doctest.DocTestParser()
    names: dict[str, object] = {}
    for number, block in enumerate(python_examples(document)):
        example = parser.get_doctest(block, names, f"{document.name} example {number + 1}", str(document), 0)
        runner.run(example, clear_globs=False)
        names = example.globs
    assert runner.failures == 0


def test_the_readme_has_a_python_example() -> None:
    assert any(python_examples(ROOT / "README.md"))


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda file: str(file.relative_to(ROOT)))
def test_links_and_pictures_lead_somewhere(document: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+?)(?:#[^)]*)?\)", document.read_text("utf-8"))
    made = {"rules/index.md"}  # by tools/site.py; `make docs` looks at these links
    assert not [link for link in links if not (document.parent / link).exists() and link not in made]


def test_contributing_fits_a_screen() -> None:
    assert len(texts()[Path("CONTRIBUTING.md")].splitlines()) <= 60


@pytest.mark.parametrize(
    "gate",
    ["ruff check", "ruff format --check", "mypy", "lint-imports", "npm run --silent check", "protocol -- --check"],
)
def test_make_check_runs_every_gate(gate: str) -> None:
    recipe = re.search(r"^check:.*\n((?:\t.*\n)+)", MAKEFILE, re.MULTILINE)
    assert recipe
    assert gate in recipe[1]


def test_ci_runs_what_everybody_runs() -> None:
    assert "make test" in texts()[Path(".ci/run")].splitlines()
    recipe = re.search(r"^test:.*\n((?:\t.*\n)+)", MAKEFILE, re.MULTILINE)
    assert recipe
    assert {"check", "pagetests", "docs"} <= set(recipe[1].split())
