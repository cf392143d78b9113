"""The bill of materials of a wheel (CycloneDX 1.6): every package that the server needs and that the page is made of.

Hatchling calls this when it builds a wheel; the bill lies beside the wheel, and inside it where PEP 770 wants it. It is
made of the two lock files, so that it names what was tested, and says the same whenever it is made of the same.

    python tools/sbom.py dist        check the bill in a folder against the schema
"""

import importlib.metadata
import json
import re
import sys
import tomllib
import uuid
from base64 import b64decode
from pathlib import Path
from typing import Any
from urllib.parse import quote

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parents[1]
NAME = "ludoteca.cdx.json"
PYTHON_LOCK = "requirements-serve.lock"
PAGE_LOCK = "web/package-lock.json"
PINNED = re.compile(r"^(?P<name>[\w.-]+)==(?P<version>[^\s;]+)(?: ; (?P<marker>[^\\\n]+?))? \\$")

Component = dict[str, Any]


class Bill(BuildHookInterface):  # type: ignore[type-arg]  # of whatever configuration
    """Puts the bill into every wheel that is not only a link to this folder."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Write the bill to where the wheel will be."""
        if version != "editable":
            file = Path(self.directory) / NAME
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(json.dumps(bill(), indent=2) + "\n", "utf-8")
            build_data["sbom_files"].append(str(file))


def bill() -> dict[str, Any]:
    """The whole document."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    house = component("application", "pypi", project["name"], project["version"], licensed(project["license"]))
    lock = json.loads((ROOT / PAGE_LOCK).read_text("utf-8"))
    page = component("application", "npm", lock["name"], lock["version"], licensed(project["license"]))
    needed, made_of = python_packages(), page_packages(lock)
    content = {
        "metadata": {"component": house},
        "components": [*needed, page, *made_of],
        "dependencies": [
            {"ref": house["bom-ref"], "dependsOn": sorted([page["bom-ref"], *(each["bom-ref"] for each in needed)])},
            {"ref": page["bom-ref"], "dependsOn": sorted(each["bom-ref"] for each in made_of)},
        ],
    }
    number = uuid.uuid5(uuid.NAMESPACE_OID, json.dumps(content, sort_keys=True))
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{number}",
        "version": 1,
        **content,
    }


def python_packages() -> list[Component]:
    """What the server needs, with the digests of all files that may be installed for it."""
    found = []
    for entry in re.split(r"\n(?=\S)", (ROOT / PYTHON_LOCK).read_text("utf-8").strip()):
        pinned = PINNED.match(entry.splitlines()[0])
        if pinned is None:
            raise ValueError(f"{PYTHON_LOCK}: {entry.splitlines()[0]}")
        made = component("library", "pypi", pinned["name"], pinned["version"], installed_licence(pinned["name"]))
        made["properties"] = [
            *([{"name": "ludoteca:marker", "value": pinned["marker"]}] if pinned["marker"] else []),
            *({"name": "ludoteca:sha256", "value": each} for each in re.findall(r"sha256:(\w{64})", entry)),
        ]
        found.append(made)
    return found


def page_packages(lock: dict[str, Any]) -> list[Component]:
    """What the page is made of; the tools that it is built and tested with are not inside."""
    found: dict[str, Component] = {}
    for place, package in lock["packages"].items():
        if place and not package.get("dev"):
            name = place.rpartition("node_modules/")[2]
            made = component("library", "npm", name, package["version"], licensed(package.get("license", "")))
            digest = b64decode(package["integrity"].removeprefix("sha512-")).hex()
            found[made["purl"]] = {**made, "hashes": [{"alg": "SHA-512", "content": digest}]}
    return list(found.values())


def component(kind: str, registry: str, name: str, version: str, licence: dict[str, Any] | None) -> Component:
    """One package as the schema wants it."""
    purl = f"pkg:{registry}/{quote(name, safe='/')}@{quote(version)}"
    made = {"type": kind, "bom-ref": purl, "name": name, "version": version, "purl": purl}
    return {**made, "licenses": [licence]} if licence else made


def licensed(expression: str) -> dict[str, Any] | None:
    """A licence by its SPDX expression."""
    return {"expression": expression} if expression else None


def installed_licence(name: str) -> dict[str, Any] | None:
    """What a package says of its own licence, if it is installed here: in the agreed form, or as older ones do."""
    try:
        told = importlib.metadata.metadata(name)
    except importlib.metadata.PackageNotFoundError:
        return None
    classified = [each.rpartition(" :: ")[2] for each in told.get_all("Classifier", []) if each.startswith("License")]
    expression = "".join(told.get_all("License-Expression", []))
    if expression or not classified:
        return licensed(expression)
    return {"license": {"name": " or ".join(classified)}}


def check(folder: Path) -> None:
    """End with what the schema has to say against the bill in a folder, if anything."""
    from cyclonedx.schema import SchemaVersion
    from cyclonedx.validation.json import JsonStrictValidator

    file = folder / NAME
    fault = JsonStrictValidator(SchemaVersion.V1_6).validate_str(file.read_text("utf-8"))
    if fault is not None:
        sys.exit(f"{file}: {fault}")


if __name__ == "__main__":
    check(Path(sys.argv[1]))
