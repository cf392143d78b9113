"""What the documentation site takes from elsewhere in the project: rulebooks, the contributor's page, file names.

MkDocs calls the functions named `on_…`. A rulebook stands beside the code of its game, where its rules are changed; the
site shows it as it is. Links to files that are no pages become the files' names.
"""

import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parents[1]
LINK = re.compile(r"(!?)\[([^\]]+)\]\(((?:\.\./)+[^)#]+)(#[^)]*)?\)")
INDEX = """# Rules

Every game's rules in our own words, with numbers that the tables, the log, the code and the tests point at. Where the
printed rulebooks are silent or disagree, a ruling says what we decided and why.

"""


def rulebooks() -> dict[str, Path]:
    """The rulebook of each game, by the game's name."""
    found = sorted((ROOT / "src" / "ludoteca" / "games").glob("*/RULES.md"))
    return {file.parent.name.replace("_", "-"): file for file in found}


def titles() -> dict[str, str]:
    """What each game's rulebook is called."""
    return {name: file.read_text("utf-8").splitlines()[0].removeprefix("# ") for name, file in rulebooks().items()}


def on_config(config: Any) -> Any:
    """Every rulebook and every decision has its line in the navigation, and so have the pages that tools write."""
    (rules,) = (part["Rules"] for part in config["nav"] if "Rules" in part)
    rules += [{title.partition(",")[0]: f"rules/{name}.md"} for name, title in titles().items()]
    (architecture,) = (part["Architecture"] for part in config["nav"] if "Architecture" in part)
    (decisions,) = (part["Decisions"] for part in architecture if isinstance(part, dict) and "Decisions" in part)
    found = sorted((ROOT / "docs" / "decisions").glob("*.md"))
    decisions += [f"decisions/{file.name}" for file in found if file.name != "README.md"]
    (research,) = (part for part in config["nav"] if "Research" in part)
    written = sorted((ROOT / "docs" / "research").glob("*.md"))
    research["Research"] = ["research.md", *(f"research/{file.name}" for file in written)]
    return config


def on_files(files: Files, config: Any) -> Files:
    """Add the pages that stand elsewhere."""
    lines = (f"- [{title}]({name}.md)\n" for name, title in titles().items())
    pages = {f"rules/{name}.md": file.read_text("utf-8") for name, file in rulebooks().items()}
    pages["rules/index.md"] = INDEX + "".join(lines)
    pages["contributing.md"] = (ROOT / "CONTRIBUTING.md").read_text("utf-8").replace("](docs/", "](")
    for path, content in pages.items():
        files.append(File.generated(config, path, content=content))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Files) -> str:
    """Links that leave the pages become the names of what they lead to."""
    folder = Path(config["docs_dir"]) / Path(page.file.src_path).parent

    def named(link: re.Match[str]) -> str:
        target = (folder / link[3]).resolve()
        inside = target.is_relative_to(config["docs_dir"])
        return link[0] if inside or link[1] else f"`{target.relative_to(ROOT)}`"

    return LINK.sub(named, markdown)
