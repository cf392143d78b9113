"""What calibration leaves behind: curves for the package, figures for docs/bots.md."""

from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
import numpy as np

from bench.page import percent, put, table
from bench.reliability import ALLOWED, ENOUGH, Bin, Floats, Judged, curve_of, judged, said_of
from bench.sample import Sample
from ludoteca.bots.calibration import FILE, Curve
from ludoteca.engine.game import Game
from ludoteca.games import GAMES

FEWEST = 200
"""A game with fewer samples keeps the curve it had."""
TOGETHER = "all together"


def curve_file(game: Game) -> Path:
    """Where the curve of a game lies."""
    return game.folder / FILE


def write(page: Path, samples: Sequence[Sample], file_of: Callable[[Game], Path] = curve_file) -> None:
    """Fit, judge and write: a curve for each game, figures for all."""
    known = dict[str, Curve]()
    found, columns = dict[str, Judged](), list[Floats]()
    for game, kind in GAMES.items():
        own = sorted((each for each in samples if each.game == game), key=lambda each: each.number)
        if len(own) < FEWEST:
            continue
        shares, won, fair = np.array([(each.share, each.won, each.fair) for each in own]).T
        columns.append(np.stack([said_of(shares, won), shares, won, fair]))
        found[game] = judged(*columns[-1])
        measured = f"{len(own)} games of search:{own[0].plays}, asked search:{own[0].asked}"
        known[game] = curve_of(shares, won, measured)
        file_of(kind).write_bytes(msgspec.json.encode(known[game]) + b"\n")
    if not found:
        return
    together = judged(*np.concatenate(columns, axis=1))
    put(page, "calibration", figures(found, together, known))


def figures(found: dict[str, Judged], together: Judged, known: dict[str, Curve]) -> str:
    """Two tables: how good the chances are, and whether they came true, ten points by ten points."""
    of_all = f"{sum(own.samples for own in together.bins)} games, each by the curve of its kind"
    scores = [line(game, known[game].measured, each) for game, each in found.items()]
    scores.append(line(TOGETHER, of_all, together))
    headings = ["game", "measured", "Brier score", "of plain shares", "of the fair share", "worst bin judged"]
    bins = [
        [f"{10 * place}–{10 * place + 10} %", "", *(cell(each.bins[place]) for each in (*found.values(), together))]
        for place in range(10)
    ]
    return f"{table(headings, scores)}\n{table(['said', '', *found, TOGETHER], bins)}"


def line(game: str, measured: str, each: Judged) -> list[str]:
    """How good the chances of a game are."""
    return [game, measured, f"{each.brier:.4f}", f"{each.raw:.4f}", f"{each.base:.4f}", widest(each)]


def widest(each: Judged) -> str:
    """How far what was said is from what came true, at most, over bins of enough samples."""
    off = [abs(own.said - own.came_true) for own in each.bins if own.samples >= ENOUGH]
    if not off:
        return f"none has {ENOUGH} samples"
    return f"{100 * max(off):.1f} points, {'within' if max(off) <= ALLOWED else 'beyond'} {100 * ALLOWED:.0f}"


def cell(own: Bin) -> str:
    """What was said, what came true, and of how many samples."""
    return f"{percent(own.said)} → {percent(own.came_true)} ({own.samples:,})" if own.samples else ""
