"""Kariba's steps ↔ decisions ↔ notation, both ways.

a 7x2      seat 0 plays two rhinos          ["play", 7, 2]
a pile     seat 0 draws from the pile       ["pile"]
b open 8   seat 1 takes the open elephant   ["visible", 8]
"""

import re
from functools import cache

from ludoteca.engine.errors import BadNotation
from ludoteca.engine.move import Decision
from ludoteca.engine.record import State
from ludoteca.engine.saying import Says
from ludoteca.games.kariba.box import ANIMALS, HAND, PILE, VISIBLE
from ludoteca.games.kariba.rules import animal_of, count_of, play_step

PLAYED = re.compile(r"([1-8])x([1-5])")
OPENED = re.compile(r"open ([1-8])")


def decision_of(steps: tuple[int, ...]) -> Decision:
    """A whole move as data; animals are numbered as on the cards."""
    (step,) = steps
    if step < PILE:
        return ["play", int(animal_of(step)) + 1, int(count_of(step))]
    return ["pile"] if step == PILE else ["visible", step - VISIBLE + 1]


def steps_of(decision: Decision) -> tuple[int, ...]:
    """The steps of a decision given as data."""
    match decision:
        case ["play", int(animal), int(count)] if 1 <= animal <= ANIMALS and 1 <= count <= HAND:
            return (int(play_step(animal - 1, count)),)
        case ["pile"]:
            return (PILE,)
        case ["visible", int(animal)] if 1 <= animal <= ANIMALS:
            return (VISIBLE + animal - 1,)
    raise BadNotation(Says("kariba-bad-decision", args={"text": str(decision)[:80]}))


def format_decision(decision: Decision) -> str:
    """A decision in notation, without the seat."""
    match decision:
        case ["play", animal, count]:
            return f"{animal}x{count}"
        case ["visible", animal]:
            return f"open {animal}"
    return "pile"


def parse_decision(text: str) -> Decision:
    """A decision read from notation, without the seat."""
    if played := PLAYED.fullmatch(text):
        return ["play", int(played[1]), int(played[2])]
    if opened := OPENED.fullmatch(text):
        return ["visible", int(opened[1])]
    if text == "pile":
        return ["pile"]
    raise BadNotation(Says("kariba-bad-notation", args={"text": text[:80]}))


def label(step: int, s: State | None = None) -> Says:
    """The name of a step, for keys and lists; here it is the same in every position."""
    return name_of(step)


@cache
def name_of(step: int) -> Says:
    """The name of one of the 49 steps."""
    match decision_of((step,)):
        case ["play", animal, count]:
            return Says("kariba-play", "KA-510", {"animal": animal, "count": count})
        case ["visible", animal]:
            return Says("kariba-draw-visible", "KA-534", {"animal": animal})
    return Says("kariba-draw-pile", "KA-534")
