"""How networks came on: `python -m bench.curves FOLDER` draws the curves of a folder to docs/pictures/learning.svg.

One line a game: its share of the victories against the rule of thumb, over the time that it has learnt, with its 95 %
intervals as a band.
"""

import argparse
from pathlib import Path

import msgspec
from msgspec import Struct

from ludoteca.games import GAMES

PICTURE = Path("docs/pictures/learning.svg")
RIVAL = "thumb"
WIDTH, HEIGHT, EDGE, NAMES = 720, 360, 52, 140
"""Of the picture; around the lines; to the right of them, for the names."""
COLOURS = ("#b45309", "#be123c", "#0f766e", "#6d28d9", "#1d4ed8", "#4d7c0f")
MINUTE = 60.0


class Exam(Struct):
    """What is drawn of an exam."""

    seconds: float
    shares: dict[str, tuple[float, float]]


class Frame:
    """Where minutes and shares lie in the picture."""

    def __init__(self, minutes: float) -> None:
        self.minutes = minutes

    def place(self, minutes: float, share: float) -> tuple[float, float]:
        """The place of a point."""
        right = EDGE + minutes / self.minutes * (WIDTH - 2 * EDGE - NAMES)
        return right, HEIGHT - EDGE - (share - 0.5) / 0.5 * (HEIGHT - 2 * EDGE)

    def path(self, points: list[tuple[float, float]]) -> str:
        """Points as SVG writes them."""
        return " ".join("{:.1f},{:.1f}".format(*self.place(*point)) for point in points)


def picture(curves: dict[str, list[Exam]]) -> str:
    """The whole picture; shares below a half are not drawn."""
    frame = Frame(max(exam.seconds for exams in curves.values() for exam in exams) / MINUTE)
    parts = [grid(frame)]
    for place, (name, exams) in enumerate(curves.items()):
        colour = COLOURS[place % len(COLOURS)]
        points = [(exam.seconds / MINUTE, *exam.shares[RIVAL]) for exam in exams]
        above = [(minutes, min(1.0, share + off)) for minutes, share, off in points]
        below = [(minutes, max(0.5, share - off)) for minutes, share, off in points]
        line = frame.path([(minutes, max(0.5, share)) for minutes, share, _ in points])
        parts.append(f'<polygon points="{frame.path(above + below[::-1])}" fill="{colour}" opacity="0.12"/>')
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        parts.append(f'<text x="{WIDTH - NAMES - EDGE + 12}" y="{EDGE + 22 * place + 8}" fill="{colour}">{name}</text>')
    box, font = f'viewBox="0 0 {WIDTH} {HEIGHT}"', 'font-family="sans-serif" font-size="14"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {box} {font}>'
    return "\n".join((head, f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fffdf8"/>', *parts, "</svg>", ""))


def grid(frame: Frame) -> str:
    """Lines for every tenth of the victories, and numbers at both edges."""
    found = []
    for share in (0.5, 0.6, 0.7, 0.8, 0.9, 1.0):
        (left, height), (right, _) = frame.place(0, share), frame.place(frame.minutes, share)
        found.append(f'<line x1="{left}" x2="{right}" y1="{height}" y2="{height}" stroke="#d6d3d1"/>')
        found.append(f'<text x="{left - 8}" y="{height + 5}" text-anchor="end" fill="#57534e">{share:.0%}</text>')
    for minutes in range(0, int(frame.minutes) + 1, 5):
        right, height = frame.place(minutes, 0.5)
        found.append(f'<text x="{right}" y="{height + 22}" text-anchor="middle" fill="#57534e">{minutes} min</text>')
    return "\n".join(found)


def main() -> None:
    """Read the curves and draw them."""
    parser = argparse.ArgumentParser(prog="python -m bench.curves", description="Draw how networks came on.")
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder
    files = {name: folder / f"{name}.curve.json" for name in GAMES}
    curves = {
        name: msgspec.json.decode(file.read_bytes(), type=list[Exam]) for name, file in files.items() if file.exists()
    }
    if not curves:
        raise SystemExit(f"bench.curves: there is no GAME.curve.json in {folder}; `ludoteca learn` writes one")
    PICTURE.write_text(picture(curves), "utf-8")
    print(PICTURE)


if __name__ == "__main__":
    main()
