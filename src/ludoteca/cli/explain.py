"""`ludoteca explain FILE`: why a move, or how a whole finished match went, with what each seat could know."""

import os
from pathlib import Path

import click
import msgspec

from ludoteca.bots.explain import Chance, Course, Explanation, examine, explain, how_many, iterations_for
from ludoteca.cli.drawing import counted, drawn, paper
from ludoteca.cli.file import FILE, names_at, read_file
from ludoteca.cli.replay import seat_of
from ludoteca.cli.speech import Spoken, failure, lang, tell
from ludoteca.cli.terminal import Terminal
from ludoteca.cli.warm import ensure_warm
from ludoteca.engine import gamefile
from ludoteca.engine.match import Match
from ludoteca.texts import text
from ludoteca.texts.habits import percent

ONE_MOVE = 20_000
"""Iterations for a single decision, where nothing else is asked for."""


@click.command("explain", cls=Spoken)
@click.argument("file", type=FILE)
@click.option("--move", type=click.IntRange(1))
@click.option("--seat", metavar="LETTER")
@click.option("--iterations", type=click.IntRange(100, 10_000_000))
@click.option("--threads", default=os.cpu_count() or 1, show_default=True, type=click.IntRange(1, 64))
@click.option("--json", "as_json", is_flag=True)
def command(
    file: Path, move: int | None, seat: str | None, iterations: int | None, threads: int, as_json: bool
) -> None:
    """Explain one decision, or all of a finished match."""
    game, found = read_file(file)
    match = gamefile.replayed(game, found)
    terminal = Terminal(lang(), names_at(found, match.seats))
    viewer = seat_of(seat, match.seats)
    ensure_warm(game)
    if move is not None:
        shown = one_move(match, move, viewer, iterations or ONE_MOVE)
        if as_json:
            click.echo(msgspec.json.encode(shown))
        else:
            show_decision(shown, terminal)
        return
    if not match.over:
        raise failure("cli-explain-unfinished", count=match.sequence + 1)
    course = whole_match(match, iterations or iterations_for(match), threads)
    if as_json:
        click.echo(msgspec.json.encode(course))
    else:
        show_course(match, course, terminal, viewer)


def one_move(match: Match, number: int, viewer: int | None, iterations: int) -> Explanation:
    """What a seat could say before a move: the one that made it, unless another is asked for."""
    last = match.sequence + (0 if match.over else 1)
    if number > last:
        raise failure("cli-explain-no-such-move", number=number, last=last)
    moves, then = match.moves, match.after_moves(number - 1)
    made = moves[number - 1] if number <= len(moves) else None
    seat = viewer if viewer is not None else then.pending[0] if made is None else made.by
    tell("cli-explain-at", number=number, count=len(moves), move="…" if made is None else made.text)
    return explain(then, seat, iterations, made.steps if made is not None and made.by == seat else None)


def whole_match(match: Match, iterations: int, threads: int) -> Course:
    """Every decision of a match, with a bar that shows how far it is."""
    with counted() as progress:
        task = progress.add_task(text("cli-explain-thinking", lang()), total=how_many(match))
        return examine(match, iterations=iterations, threads=threads, told=lambda: progress.advance(task))


def show_decision(found: Explanation, terminal: Terminal) -> None:
    """One decision: how the seat stands, its moves with their chances, the reason, and what is expected."""
    name = terminal.names[found.seat]
    if found.exact is not None:
        click.echo(f"{text('explain-of', lang(), name=name)} {terminal.say(found.exact)}")
    else:
        tell("cli-explain-stands", seat=name, chance=span(found.chance))
    for number, each in enumerate(found.candidates):
        label = ", ".join(map(terminal.say, each.labels))
        effect = "; ".join(map(terminal.say, each.effect))
        made = f"  ← {text('cli-explain-made', lang())}" if number == found.made else ""
        worth = span(each.chance) if each.exact is None else terminal.say(each.exact)
        click.echo(f"  {worth:>16}  {each.move:<12} {label}{f': {effect}' if effect else ''}{made}")
    for says in found.says:
        click.echo(terminal.because(says))
    if found.continuation:
        tell("cli-explain-expected", moves=" · ".join(each.move for each in found.continuation))


def show_course(match: Match, course: Course, terminal: Terminal, viewer: int | None) -> None:
    """A whole match: everybody's chance after every move, what decisions cost, turning points, luck."""
    spoken = lang()
    headings = [text(f"cli-explain-{name}", spoken) for name in ("number", "move-made")]
    rows = []
    for number, chances in enumerate(course.chances):
        move = match.moves[number - 1] if number else None
        mark = " ◆" if number in course.turning else ""
        spent = "" if move is None else cost_text(course, number - 1)
        name = text("cli-explain-deal", spoken) if move is None else move.text
        rows.append((f"{number}{mark}", name, *(percent(chance, spoken) for chance in chances), spent))
    paper().print(drawn([*headings, *terminal.names, text("cli-explain-cost", spoken)], rows))
    for number in course.turning:
        tell("cli-explain-turning", number=number, move=match.moves[number - 1].text)
        decision = course.decisions[number - 1]
        if viewer is None or decision.seat == viewer:
            for says in decision.says[:1]:
                click.echo(f"  {terminal.because(says)}")
    columns = [text(f"cli-explain-{name}", spoken) for name in ("player", "start", "luck", "decisions", "result")]
    paper().print(drawn(columns, ledger_rows(course, terminal)))
    tell("cli-explain-knew")


def ledger_rows(course: Course, terminal: Terminal) -> list[tuple[str, ...]]:
    """Luck and decisions of every seat, in points of win chance."""
    return [
        (name, percent(each.start, lang()), points(each.luck), points(each.decisions), percent(each.result, lang()))
        for name, each in zip(terminal.names, course.ledgers, strict=True)
    ]


def cost_text(course: Course, number: int) -> str:
    """What a decision gave away, "" if nothing for sure."""
    given = course.costs[number]
    return points(-given) if given else ""


def span(chance: Chance) -> str:
    """A chance with its interval."""
    return f"{percent(chance.value, lang())} ({100 * chance.low:.0f}–{100 * chance.high:.0f})"


def points(share: float) -> str:
    """A change in points, with its sign."""
    return f"{100 * share:+.0f}".replace("-", "−")
