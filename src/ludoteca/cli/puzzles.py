"""`ludoteca puzzles`: mine positions in which one move is clearly best, and check those that there are."""

import os
from pathlib import Path

import click

from ludoteca.arena import executor_for
from ludoteca.arena.tournament import edition
from ludoteca.bots import strongest_unaided
from ludoteca.cli.drawing import counted, drawn, paper
from ludoteca.cli.games import game_named
from ludoteca.cli.speech import Spoken, SpokenGroup, failure, lang, tell
from ludoteca.cli.warm import ensure_warm
from ludoteca.engine.game import Game
from ludoteca.games import GAMES
from ludoteca.puzzles import STRENGTHS, Puzzle, Puzzles, puzzles_of, read_puzzles
from ludoteca.puzzles.checking import Checked, checked, doubts
from ludoteca.puzzles.choosing import chosen
from ludoteca.puzzles.mine import mined
from ludoteca.puzzles.mining import depth_of
from ludoteca.puzzles.puzzle import written
from ludoteca.texts import text
from ludoteca.texts.habits import percent

PROCESSES = os.cpu_count() or 1


@click.group("puzzles", cls=SpokenGroup)
def command() -> None:
    """Mine and check puzzles."""


@click.command("puzzles-mine", cls=Spoken)
@click.argument("game")
@click.option("--count", default=90, show_default=True, type=click.IntRange(3, 1000))
@click.option("--minutes", default=60.0, show_default=True, type=click.FloatRange(0, min_open=True))
@click.option("--processes", default=PROCESSES, show_default=True, type=click.IntRange(1, 256))
@click.option("--seed", default=1, show_default=True, type=click.IntRange(0))
@click.option("--out", required=True, type=click.Path(dir_okay=False, path_type=Path), metavar="FILE")
def mine(game: str, count: int, minutes: float, processes: int, seed: int, out: Path) -> None:
    """Add to a file of puzzles, or begin one."""
    dug = game_named(game)
    before = known_in(out, dug)
    writable(out)
    ensure_warm(dug)
    with counted() as progress:
        task = progress.add_task(text("cli-puzzles-mining", lang(), game=game), total=None)

        def told(found: list[Puzzle]) -> None:
            progress.advance(task, len(found))

        found = mined(
            dug,
            hands=executor_for(processes),
            seed=seed,
            enough=count,
            known=before.puzzles if before else [],
            minutes=minutes,
            told=told,
        )
    kept = kept_of(dug, before, found, count, seed)
    try:
        out.write_bytes(written(kept))
    except OSError as error:
        raise failure("cli-puzzles-no-file", file=str(out), reason=error.strerror or str(error)) from error
    easy, medium, hard = (len(kept.of(strength)) for strength in STRENGTHS)
    words = {"easy": easy, "medium": medium, "hard": hard, "count": len(kept.puzzles), "found": len(found)}
    click.echo(text("cli-puzzles-mined", lang(), file=str(out), **words))


def known_in(out: Path, game: Game) -> Puzzles | None:
    """What a file holds already; a failure if it is something else."""
    before = read_puzzles(out) if out.exists() else None
    if before is not None and before.game != game.name:
        raise failure("cli-puzzles-other-game", file=str(out), game=before.game)
    return before


def writable(out: Path) -> None:
    """Refuse a place that cannot be written before any game is played."""
    if not os.access(out if out.exists() else out.parent, os.W_OK):
        raise failure("cli-puzzles-no-file", file=str(out), reason=text("cli-puzzles-not-writable", lang()))


def kept_of(game: Game, before: Puzzles | None, found: list[Puzzle], count: int, seed: int) -> Puzzles:
    """The best collection of what was known and what was found, and a line that tells where it comes from."""
    level = strongest_unaided(game.name)
    made = f"games of {level} from seed {seed}, edition {edition(game.name, (level,))}"
    runs = [*(before.made.split("; ") if before else []), made]
    puzzles = chosen([*(before.puzzles if before else []), *found], count)
    return Puzzles(game.name, "; ".join(dict.fromkeys(runs)), depth_of(game), puzzles)


@click.command("puzzles-check", cls=Spoken)
@click.argument("files", nargs=-1, type=click.Path(dir_okay=False, path_type=Path))
@click.option("--depth", default=10, show_default=True, type=click.IntRange(1, 1000))
@click.option("--sample", default=100, show_default=True, type=click.IntRange(1))
@click.option("--seed", default=1, show_default=True, type=click.IntRange(0))
@click.option("--processes", default=PROCESSES, show_default=True, type=click.IntRange(1, 256))
def check(files: tuple[Path, ...], depth: int, sample: int, seed: int, processes: int) -> None:
    """Ask puzzles drawn by lot again with a deeper search; without files, those of the house."""
    read = [read_puzzles(file) for file in files] or [some for game in GAMES.values() if (some := puzzles_of(game))]
    for some in read:
        ensure_warm(game_named(some.game))
    asked = doubts(read, depth=depth, sample=sample, seed=seed)
    answers: list[Checked] = []
    with counted() as progress:
        task = progress.add_task(text("cli-puzzles-checking", lang()), total=len(asked))
        for _, answer in executor_for(processes).run(checked, asked):
            answers.append(answer)
            progress.advance(task)
    show(answers)


def show(answers: list[Checked]) -> None:
    """How many agree, game by game and in all, and which do not."""
    games = sorted({each.game for each in answers})
    rows = [figures(game, [each for each in answers if each.game == game]) for game in games]
    headings = [text(f"cli-puzzles-{name}", lang()) for name in ("game", "asked", "agreed", "rate")]
    paper().print(drawn(headings, [*rows, figures(text("cli-puzzles-all", lang()), answers)]))
    for each in sorted(answers):
        if not each.agrees:
            tell("cli-puzzles-disagrees", game=each.game, name=each.name, move=each.move)


def figures(name: str, answers: list[Checked]) -> tuple[str, ...]:
    """One line of the table."""
    agreed = sum(each.agrees for each in answers)
    return name, str(len(answers)), str(agreed), percent(agreed / max(1, len(answers)), lang(), digits=1)


command.add_command(mine, "mine")
command.add_command(check, "check")
