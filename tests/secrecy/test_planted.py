"""Leaks planted on purpose, one of every kind: the tests with twins find them. What finds which is in the table below.

a field that `redeal` leaves as it is     record       what goes to a bot
an answer from the true record            why          why a step is not legal
a refusal from the true record            refusals     what is said of a move that cannot be made
steps that are no move, from the truth    refusals
a label that names what is hidden         graph        the steps that a page offers
an effect that foretells what is hidden   graph
odds counted in the true pile             views        what is drawn on the table
an event told to the wrong seat           events       what was told
dice that follow from hidden cards        seeds        what a bot throws
a verdict that asks what others know      verdict      whether a move may be taken back
"""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from ludoteca.engine import calls, stepgraph
from ludoteca.engine.match import Match
from ludoteca.engine.record import State, States, copied, rows
from ludoteca.engine.saying import Says
from ludoteca.games import GAMES
from ludoteca.games.bossa import GAME as BOSSA
from ludoteca.games.exploding_kittens import odds as odds_of
from ludoteca.games.exploding_kittens import view as kittens_view
from tests.secrecy import answers
from tests.secrecy.twins import Twins, some_twins

PAIRS, FEW = 60, 12

Plant = Callable[[pytest.MonkeyPatch], None]


def a_gift_left_in_the_record(monkeypatch: pytest.MonkeyPatch) -> None:
    """Kitsune, as it was: the true gifts of all seats stay."""

    def imagined(states: States, seat: int, seed: int) -> States:
        world = copied(states)
        calls.redeal(rows(world), 0, seat, seed)
        world["given"] = states["given"]
        return world

    monkeypatch.setattr(stepgraph, "imagined", imagined)


def an_order_left_in_the_record(monkeypatch: pytest.MonkeyPatch) -> None:
    """Boss Kito: one hidden benefit card stays where it truly lies."""

    def imagined(states: States, seat: int, seed: int) -> States:
        world = copied(states)
        calls.redeal(rows(world), 0, seat, seed)
        world["offered"][0, 0] = states["offered"][0, 0]
        return world

    monkeypatch.setattr(stepgraph, "imagined", imagined)


def why_from_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it was: whole moves are played on the true record, and the question is asked of what came of them."""

    def why(self: Match, seat: int, steps: list[int], step: int) -> Any:
        states = self.states
        for chosen in steps:
            if rule := int(calls.forbids(rows(states), 0, seat, chosen)):
                return self.game.story.refusal(states[0], seat, chosen, rule)
            states = stepgraph.tried(states, seat, chosen)
        rule = int(calls.forbids(rows(states), 0, seat, step))
        return self.game.story.refusal(states[0], seat, step, rule) if rule else None

    monkeypatch.setattr(Match, "why", why)


def a_refusal_that_counts_the_pile(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sentence about a step names what lies on top of the true pile."""
    truly = Match.after

    def after(self: Match, seat: int, chain: tuple[int, ...]) -> States:
        try:
            return truly(self, seat, chain)
        except Exception as refused:
            top = self.states[0]["pile"][int(self.states[0]["pile_size"]) - 1]
            refused.says = Says("planted", args={"top": int(top)})  # type: ignore[attr-defined]
            raise

    monkeypatch.setattr(Match, "after", after)


def steps_that_are_no_move_from_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it was: why steps are no whole move is asked of the true record, by a story that tells what it is given."""
    tell_everything(monkeypatch)

    def not_whole(self: Match, _seat: int, chain: tuple[int, ...], id: str) -> Says:
        return self.game.story.not_whole(self.states[0], chain, id)

    monkeypatch.setattr(Match, "_not_whole", not_whole)


def a_label_that_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    """The graph's labels are made from the true record."""
    truly = stepgraph.build

    def build(match: Match, seat: int) -> Any:
        graph = truly(match, seat)
        size = int(match.states[0]["pile_size"])
        label = Says("planted", args={"last": int(match.states[0]["pile"][size - 1])})
        return stepgraph.StepGraph(
            [[stepgraph.Choice(each.step, label, each.to, each.effect) for each in node] for node in graph.nodes]
        )

    monkeypatch.setattr(stepgraph, "build", build)


def an_effect_that_foretells(monkeypatch: pytest.MonkeyPatch) -> None:
    """Effects are tried out on the true record, and a tile drawn counts as certain."""
    monkeypatch.setattr(Match, "redealt", lambda self, _seat, _seed: copied(self.states))
    monkeypatch.setitem(BOSSA.story.FORETOLD, "bossa-drew", "bossa-drew")


def odds_from_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    """Exploding Kittens: the chance of a kitten on top is what is there."""
    truly = odds_of.odds

    def odds(truth: Any, seat: int) -> Any:
        chances, cats = truly(truth, seat)
        return [*chances[:-1], float(int(truth["kittens"]) & 1)], cats

    monkeypatch.setattr(kittens_view, "odds", odds)


def an_event_for_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    """What only some may know is told to all."""
    monkeypatch.setattr("ludoteca.engine.event.Told.to", lambda self, _seat: self.full)


def dice_from_hidden_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot's seed follows from all hands."""

    def seed(match: Match, _seat: int, _thinking: str) -> int:
        return int(np.frombuffer(match.states[0]["hand"].tobytes(), np.uint8).astype(np.int64).cumsum().sum())

    monkeypatch.setattr(answers, "decision_seed", seed)


def a_verdict_that_asks_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether a move told something is judged by the cards that others hold."""

    def tells_nothing(before: Match, by: int, _steps: tuple[int, ...]) -> bool:
        return bool(before.states[0]["hand"][(by + 1) % before.seats][0])

    monkeypatch.setattr(answers, "tells_nothing", tells_nothing)


def tell_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every story names the whole record it is given when it says why a step is refused or steps are no move."""

    def refusal(s: State, *_asked: Any) -> Says:
        return Says("planted", args={"record": s.tobytes().hex()})

    for each in GAMES.values():
        monkeypatch.setattr(each.story, "refusal", refusal)
        monkeypatch.setattr(each.story, "not_whole", refusal)


PLANTS: list[tuple[str, Plant, str]] = [
    ("kitsune", a_gift_left_in_the_record, "record"),
    ("boss-kito", an_order_left_in_the_record, "record"),
    ("exploding-kittens", why_from_the_truth, "why"),
    ("kariba", a_refusal_that_counts_the_pile, "refusals"),
    ("kariba", steps_that_are_no_move_from_the_truth, "refusals"),
    ("kariba", a_label_that_tells, "graph"),
    ("bossa", an_effect_that_foretells, "graph"),
    ("exploding-kittens", odds_from_the_truth, "views"),
    ("kariba", an_event_for_everybody, "events"),
    ("bossa", an_event_for_everybody, "events"),
    ("kariba", dice_from_hidden_cards, "seeds"),
    ("kariba", a_verdict_that_asks_the_truth, "verdict"),
]


@pytest.mark.parametrize(("name", "plant", "kind"), PLANTS)
def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch, name: str, plant: Plant, kind: str) -> None:
    pairs = pairs_of(name, PAIRS)
    plant(monkeypatch)
    assert any(answers.differences(each, kind.__eq__) == {kind} for each in pairs)


@pytest.mark.parametrize("name", GAMES)
def test_a_story_that_tells_all_it_is_given_tells_nothing_hidden(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    pairs = pairs_of(name, FEW)
    tell_everything(monkeypatch)
    assert [answers.differences(each, ("why", "refusals").__contains__) for each in pairs] == [set()] * FEW


def pairs_of(name: str, most: int) -> list[Twins]:
    """Some twins of a game, kept as they are now."""
    return [Twins(each.viewer, each.one.copy(), each.two.copy()) for each in some_twins(GAMES[name], most, every=5)]
