"""What whoever hosts is given: the Dockerfile and the systemd unit say what they should, and their steps work.

No image can be had where these tests run: what `apt-get` and `useradd` do is left out, and so is the image itself. All
other steps of the Dockerfile are run as they stand, in a folder with a virtual environment of its own.
"""

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.project.tree import ROOT

UNIT = ROOT / "deploy" / "ludoteca.service"
LEFT_OUT = ("apt-get", "useradd", "ludoteca warm")
"""Steps that need an image or a quarter of an hour; a cold house serves too."""
FOLDERS = ("src", "dist", "data", "cache")

Step = tuple[str, str]


def steps() -> list[Step]:
    """The instructions of the Dockerfile with their arguments."""
    text = re.sub(r"^#.*\n", "", (ROOT / "Dockerfile").read_text("utf-8"), flags=re.MULTILINE)
    lines = text.replace("\\\n", " ").splitlines()
    return [(word, rest.strip()) for word, _, rest in (line.partition(" ") for line in lines if line)]


def test_both_stages_are_built_on_the_image_with_the_digest_that_was_given() -> None:
    assert ("ARG", "DIGEST=") in steps()
    images = [rest.split()[0] for word, rest in steps() if word == "FROM"]
    assert images == ["python:3.11-slim${DIGEST:+@}${DIGEST}"] * 2


def test_nothing_is_installed_into_the_image_unchecked() -> None:
    installs = [part for _, rest in steps() for part in re.findall(r"pip install [^&]*", rest)]
    assert len(installs) == 2
    assert all("--require-hashes -r" in each or "--no-deps --no-index /dist/*.whl" in each for each in installs)


def test_the_unit_limits_memory_and_system_calls() -> None:
    lines = UNIT.read_text("utf-8").splitlines()
    assert {"MemoryMax=2G", "SystemCallFilter=@system-service", "SystemCallFilter=~@privileged"} <= set(lines)
    assert any("--proxy 127.0.0.1" in line for line in lines if line.startswith("ExecStart="))


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed here")
@pytest.mark.parametrize("name", ["ludoteca.service", "ludoteca@8017.service"])
def test_systemd_understands_the_unit_and_finds_little_against_it(tmp_path: Path, name: str) -> None:
    unit = shutil.copy(UNIT.with_name(name.replace("8017", "")), tmp_path / name)
    said = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False).stderr
    missing = "Command /opt/ludoteca/bin/ludoteca is not executable"
    assert not [line for line in said.splitlines() if missing not in line and name in line]
    command = ["systemd-analyze", "security", "--offline=true", "--threshold=20", unit]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout[-300:]


def test_a_house_that_grows_to_several_processes_keeps_its_folder() -> None:
    """With a dynamic user systemd makes /var/lib/ludoteca a link: no other folder of its own can lie inside."""
    several = UNIT.with_name("ludoteca@.service").read_text("utf-8").splitlines()
    assert {"StateDirectory=ludoteca-%i", "CacheDirectory=ludoteca", "User=ludoteca"} <= set(several)
    assert "StateDirectory=ludoteca" in UNIT.read_text("utf-8").splitlines()


@pytest.mark.long
@pytest.mark.timeout(1800)
def test_the_steps_of_the_dockerfile_lead_to_a_house_that_answers(tmp_path: Path) -> None:
    container = Container(tmp_path)
    for word, rest in steps():
        container.take(word, rest)
    assert container.left_out == [rest for word, rest in steps() if word == "RUN" and rest.startswith(LEFT_OUT)]
    container.serve()


class Container:
    """A folder in place of a container: what the steps call `/src`, `/dist`, `/data` and `/cache` lies inside."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._stage = -1
        self._here = folder
        self._words: dict[str, list[str]] = {}
        self._environment = {"HOME": str(folder), "LANG": "C.UTF-8"}
        self.left_out: list[str] = []
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port = str(free.getsockname()[1])

    def take(self, word: str, rest: str) -> None:
        """One instruction."""
        match word:
            case "FROM":
                self._stage += 1
                subprocess.run([sys.executable, "-m", "venv", str(self._venv)], check=True)
            case "WORKDIR":
                self._here = Path(self._moved(rest))
                self._here.mkdir()
            case "COPY":
                self._copy(rest)
            case "ENV":
                pairs = (pair.partition("=") for pair in rest.split())
                self._environment |= {name: self._moved(value) for name, _, value in pairs}
            case "RUN" if rest.startswith(LEFT_OUT):
                self.left_out.append(rest)
            case "RUN":
                subprocess.run(["bash", "-euc", self._moved(rest)], cwd=self._here, env=self._outside, check=True)
            case "ENTRYPOINT" | "CMD":
                self._words[word] = json.loads(rest)
            case "HEALTHCHECK":
                self._words[word] = json.loads(rest.partition("CMD ")[2])
            case _:
                assert word in ("ARG", "USER", "VOLUME", "EXPOSE", "STOPSIGNAL")

    def serve(self) -> None:
        """Start as the container would, ask as Docker would, stop as Docker would."""
        command = [self._moved(each) for each in (*self._words["ENTRYPOINT"], *self._words["CMD"])]
        with subprocess.Popen([str(self._venv / "bin" / command[0]), *command[1:]], env=self._outside) as process:
            try:
                asked = [str(self._venv / "bin" / "python"), *map(self._moved, self._words["HEALTHCHECK"][1:])]
                limit = time.monotonic() + 120
                while subprocess.run(asked, capture_output=True, check=False).returncode != 0:
                    assert time.monotonic() < limit
                    time.sleep(0.5)
            finally:
                process.send_signal(signal.SIGTERM)
        assert process.returncode in (0, -signal.SIGTERM)

    @property
    def _venv(self) -> Path:
        return self._folder / f"venv{self._stage}"

    @property
    def _outside(self) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if name.startswith(("PIP_", "UV_", "npm_", "SSL_"))}
        return {**kept, **self._environment, "PATH": f"{self._venv / 'bin'}:{os.defpath}:/usr/local/bin"}

    def _copy(self, rest: str) -> None:
        if rest == ". .":
            listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
            for name in subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\n"):
                if name and (ROOT / name).is_file():
                    (self._here / name).parent.mkdir(parents=True, exist_ok=True)
                    shutil.copy2(ROOT / name, self._here / name)
            return
        *sources, target = (self._moved(each) for each in rest.split() if not each.startswith("--from="))
        Path(target).mkdir()
        for source in sources:
            for file in Path(source).parent.glob(Path(source).name):
                shutil.copy2(file, target)

    def _moved(self, text: str) -> str:
        """A text in which the container's folders and port are ours."""
        moved = re.sub(rf"(?<![\w./])/({'|'.join(FOLDERS)})\b", rf"{self._folder}/\1", text)
        return moved.replace("8017", self._port).replace("0.0.0.0", "127.0.0.1")
