import re

import pytest

from tests.project.tree import ROOT, texts

ADDRESS = re.compile(r"https?://|git\+|file:|\bresolved\b|index-url|find-links")
LOCKS = ["requirements.lock", "requirements-uv.lock", "requirements-node.lock", "web/package-lock.json"]
TIDY_FOLDERS = ("src", "tests", "web", "bench", "docs", ".ci")

# Written in two parts so that this file does not find itself.
MACHINE_PATH = re.compile(r"(?<![\w.:/-])/(?:" + "work|root|farm|home" + r")/\w")
SHARED_FOLDER = re.compile(r"\.\./" + "shared")
LEFT_OVER = re.compile(r"\b(?:TO" + "DO|FIX" + "ME|XX" + "X)\b")
SAYS_NOTHING = re.compile(r"(?:^|/)(?:utils?|helpers?|misc|common)\.(?:py|ts)$")


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_file_names_no_address(name: str) -> None:
    lines = (ROOT / name).read_text("utf-8").splitlines()
    found = [line for line in lines if ADDRESS.search(line) and '"url": ' not in line]  # npm's links to donation pages
    assert not found


@pytest.mark.parametrize("name", [lock for lock in LOCKS if lock.startswith("requirements")])
def test_every_python_package_is_pinned_with_its_hash(name: str) -> None:
    entries = re.split(r"\n(?=\S)", (ROOT / name).read_text("utf-8").strip())
    assert entries
    assert all("==" in entry and "--hash=sha256:" in entry for entry in entries)


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
