"""A table in the terminal: the view in a few lines, the moves one may choose, the log in sentences."""

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import NamedTuple

from ludoteca.bots import LEVELS
from ludoteca.engine.event import Event
from ludoteca.engine.match import Match
from ludoteca.engine.move import Move, seat_letter
from ludoteca.engine.saying import Says, Section
from ludoteca.engine.stepgraph import DONE, StepGraph
from ludoteca.texts import say, text


def bot_name(spec: str, lang: str) -> str:
    """Levels are called after metals, other bots as they are written."""
    return text(f"cli-metal-{LEVELS.index(spec) + 1}", lang) if spec in LEVELS else spec


def lettered(names: Sequence[str]) -> list[str]:
    """Names with the letters that moves are written with."""
    return [f"{name} ({seat_letter(seat)})" for seat, name in enumerate(names)]


class Offer(NamedTuple):
    """A move one may choose, with what it is called and what will surely happen."""

    move: Move
    label: str


class Terminal(NamedTuple):
    """A language, the names of those who sit at the table, and where whoever reads this sits."""

    lang: str
    names: list[str]
    you: int | None = None

    def say(self, says: Says) -> str:
        """One sentence."""
        return say(says, self.lang, self.names, self.you)

    def because(self, says: Says) -> str:
        """One sentence with the rule behind it."""
        return f"{self.say(says)} ({says.rule})" if says.rule else self.say(says)

    def of(self, name: str) -> str:
        """Whose words or deeds follow, with the colon as the language sets it."""
        return text("explain-of", self.lang, name=name)

    def sections(self, sections: Iterable[Section]) -> list[str]:
        """A view in sentences, one line per heading."""
        return [f"{self.of(self.say(part.heading))} {' · '.join(map(self.say, part.lines))}" for part in sections]

    def log(self, events: Iterable[Event]) -> list[str]:
        """What happened: what one seat did stands in one line after its name."""
        lines: list[tuple[int | None, str]] = []
        for event in events:
            said = self.say(event.says())
            if lines and event.by is not None and lines[-1][0] == event.by:
                lines[-1] = (event.by, f"{lines[-1][1]} {said}")
            else:
                lines.append((event.by, said))
        return [said if by is None else f"{self.of(self.names[by])} {said}" for by, said in lines]

    def offers(self, match: Match, seat: int, most: int) -> list[Offer]:
        """The first moves a seat may make, in the order of the rules."""
        graph = match.graph(seat)
        return [Offer(match.move(seat, steps), self.label(graph, steps)) for steps in islice(match.chains(seat), most)]

    def label(self, graph: StepGraph, steps: tuple[int, ...]) -> str:
        """What a move is called, step by step, and what will surely happen."""
        said, node = [], 0
        for step in steps:
            choice = next(choice for choice in graph.nodes[node] if choice.step == step)
            effect = "; ".join(map(self.say, choice.effect))
            said.append(f"{self.of(self.say(choice.label))} {effect}" if effect else self.say(choice.label))
            node = choice.to
            if node == DONE:
                break
        return ", ".join(said)
