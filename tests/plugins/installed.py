"""A game from elsewhere, installed as packages are: its folder and its metadata on the path."""

import shutil
from pathlib import Path

HERE = Path(__file__).parent
METADATA = "Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n"


def installed(
    site: Path, package: str = "high_card", entry: str = "high_card:GAME", *, name: str = "high-card"
) -> Path:
    """Put a package of this folder into `site`, with the entry point that brings its game; returns its folder."""
    shutil.copytree(HERE / "high_card", site / package, ignore=shutil.ignore_patterns("__pycache__"))
    metadata = site / f"{package}-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(METADATA.format(name=package), "utf-8")
    (metadata / "entry_points.txt").write_text(f"[ludoteca.games]\n{package} = {package}:GAME\n", "utf-8")
    return site / package


def edit(file: Path, old: str, new: str) -> None:
    """Change one place of a file."""
    text = file.read_text("utf-8")
    assert text.count(old) == 1, f"{file.name} has changed; adapt this test"
    file.write_text(text.replace(old, new), "utf-8")
