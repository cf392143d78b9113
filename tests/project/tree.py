"""The files of this repository, as git knows them."""

import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
TEXT = (".css", ".ftl", ".html", ".js", ".json", ".lock", ".md", ".mjs", ".py", ".svelte", ".toml", ".ts", ".txt")


@cache
def tracked() -> list[Path]:
    """Every file that git tracks, and new ones that it does not ignore."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file()]


@cache
def texts() -> dict[Path, str]:
    """The content of every tracked text file, by its path from the root."""
    return {
        file.relative_to(ROOT): file.read_text("utf-8")
        for file in tracked()
        if file.suffix in TEXT or not file.suffix  # Makefile, LICENSE, .ci/run
    }
