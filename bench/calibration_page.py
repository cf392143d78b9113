"""What calibration leaves behind: curves for the package, figures for docs/bots.md."""

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np

from bench.page import part_of, percent, put, table
from bench.reliability import ALLOWED, ENOUGH, Bin, Judged, counted, curve_of, judged, pooled, said_of
from bench.sample import Sample
from ludoteca.bots.calibration import FILE
from ludoteca.engine.game import Game
from ludoteca.games import GAMES

FEWEST = 200
"""A game with fewer samples keeps the curve it had."""
TOGETHER = "all together"
PART = "calibration"
CELL = re.compile(r"(?P<said>[\d.]+) % → (?P<came_true>[\d.]+) % \((?P<samples>[\d,]+)\)")
"""What `cell` writes."""


class Row(NamedTuple):
    """What a page says of a game: of which samples, and how its chances did."""

    measured: str
    judged: Judged
    worst: str
    """How far the worst bin is off; said of the figures before they were rounded."""


def curve_file(game: Game) -> Path:
    """Where the curve of a game lies."""
    return game.folder / FILE


def write(page: Path, samples: Sequence[Sample], file_of: Callable[[Game], Path] = curve_file) -> None:
    """Fit, judge and write: a curve for each game that was measured, figures for all; the others keep theirs."""
    found = kept(page)
    for game, kind in GAMES.items():
        own = sorted((each for each in samples if each.game == game), key=lambda each: each.number)
        if len(own) < FEWEST:
            continue
        shares, won, fair = np.array([(each.share, each.won, each.fair) for each in own]).T
        measured = f"{len(own)} games of search:{own[0].plays}, asked search:{own[0].asked}"
        found[game] = row_of(measured, judged(said_of(shares, won), shares, won, fair))
        file_of(kind).write_bytes(msgspec.json.encode(curve_of(shares, won, measured)) + b"\n")
    if found:
        put(page, PART, figures({game: found[game] for game in GAMES if game in found}))


def kept(page: Path) -> dict[str, Row]:
    """What a page says of each game, as exactly as it says it."""
    scores, bins = dict[str, list[str]](), dict[str, list[Bin]]()
    names: list[str] = []
    for text in filter(None, part_of(page, PART).splitlines()):
        first, second, *rest = (each.strip() for each in text.strip("|").split("|"))
        if first == "said":
            names = rest
        elif first in GAMES:
            scores[first] = [second, *rest]
        elif first.endswith("%"):
            for name, each in zip(names, rest, strict=True):
                bins.setdefault(name, []).append(bin_of(each))
    return {
        game: Row(measured, Judged(bins[game], float(brier), float(raw), float(base)), worst)
        for game, (measured, brier, raw, base, worst) in scores.items()
    }


def figures(found: dict[str, Row]) -> str:
    """Two tables: how good the chances are, and whether they came true, ten points by ten points."""
    together = pooled([each.judged for each in found.values()])
    of_all = f"{counted(together)} games, each by the curve of its kind"
    scores = [line(game, *each) for game, each in (*found.items(), (TOGETHER, row_of(of_all, together)))]
    headings = ["game", "measured", "Brier score", "of plain shares", "of the fair share", "worst bin judged"]
    columns = [*(each.judged for each in found.values()), together]
    bins = [
        [f"{10 * place}–{10 * place + 10} %", "", *(cell(each.bins[place]) for each in columns)] for place in range(10)
    ]
    return f"{table(headings, scores)}\n{table(['said', '', *found, TOGETHER], bins)}"


def bin_of(text: str) -> Bin:
    """What a cell says."""
    found = CELL.fullmatch(text)
    if not found:
        return Bin(0, 0.0, 0.0)
    return Bin(int(found["samples"].replace(",", "")), float(found["said"]) / 100, float(found["came_true"]) / 100)


def row_of(measured: str, each: Judged) -> Row:
    """What is said of a game."""
    return Row(measured, each, widest(each))


def line(game: str, measured: str, each: Judged, worst: str) -> list[str]:
    """How good the chances of a game are."""
    return [game, measured, f"{each.brier:.4f}", f"{each.raw:.4f}", f"{each.base:.4f}", worst]


def widest(each: Judged) -> str:
    """How far what was said is from what came true, at most, over bins of enough samples."""
    off = [abs(own.said - own.came_true) for own in each.bins if own.samples >= ENOUGH]
    if not off:
        return f"none has {ENOUGH} samples"
    return f"{100 * max(off):.1f} points, {'within' if max(off) <= ALLOWED else 'beyond'} {100 * ALLOWED:.0f}"


def cell(own: Bin) -> str:
    """What was said, what came true, and of how many samples."""
    return f"{percent(own.said)} → {percent(own.came_true)} ({own.samples:,})" if own.samples else ""
