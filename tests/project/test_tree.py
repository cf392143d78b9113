import json
import re

import pytest

from tests.project.tree import ROOT, texts

ADDRESS = re.compile(r"https?://|git\+|file:|index-url|find-links")
PYTHON_LOCKS = [
    "requirements.lock",
    "requirements-serve.lock",
    "requirements-sbom.lock",
    "requirements-uv.lock",
    "requirements-node.lock",
    "requirements-cuda.lock",
    "requirements-research.lock",
    "requirements-bench.lock",
]

# Written in two parts so that this file does not find itself.
MACHINE_PATH = re.compile(r"(?<![\w.:/-])/(?:" + "work|root|farm|home" + r")/\w")
SHARED_FOLDER = re.compile(r"\.\./" + "shared")
LEFT_OVER = re.compile(r"\b(?:TO" + "DO|FIX" + "ME|XX" + "X)\b")
SAYS_NOTHING = re.compile(r"(?:^|/)(?:utils?|helpers?|misc|common)\.(?:py|ts)$")


@pytest.mark.parametrize("name", PYTHON_LOCKS)
def test_every_python_package_is_pinned_with_its_hash_and_without_an_address(name: str) -> None:
    text = (ROOT / name).read_text("utf-8").strip()
    assert not ADDRESS.search(text)
    assert all("==" in entry and "--hash=sha256:" in entry for entry in re.split(r"\n(?=\S)", text))


def test_every_page_tool_is_pinned_with_its_hash_and_without_an_address() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    installed = {name: package for name, package in packages.items() if name}
    assert installed
    assert not [name for name, package in installed.items() if "resolved" in package]
    assert not [
        name for name, package in installed.items() if not package.get("inBundle") and "integrity" not in package
    ]


def test_nothing_points_outside_the_repository() -> None:
    patterns = (MACHINE_PATH, SHARED_FOLDER)
    found = [
        f"{path}: {hit[0]}" for path, text in texts().items() for pattern in patterns if (hit := pattern.search(text))
    ]
    assert not found


def test_no_note_to_oneself_is_left_in_the_code() -> None:
    found = [
        f"{path}: {hit[0]}"
        for path, text in texts().items()
        if path.suffix in (".py", ".ts", ".svelte") and (hit := LEFT_OVER.search(text))
    ]
    assert not found


def test_file_names_say_what_is_inside() -> None:
    assert not [str(path) for path in texts() if SAYS_NOTHING.search(path.as_posix())]


def test_browser_tests_wait_for_something_and_never_for_a_time() -> None:
    waits = [path for path, text in texts().items() if path.parts[0] == "tests" and "wait_for_" + "timeout(" in text]
    assert [path.as_posix() for path in waits] == ["tests/browser/settled.py"]
