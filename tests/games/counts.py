"""Exact counts of decision sequences, and long lines, computed by an independent implementation: alike in all games.

A game's `counts.json` explains its keys under `schema`. On a difference the split by first decision says where to look.
"""

import json
from pathlib import Path
from typing import Any

from ludoteca import Game, Match
from ludoteca.engine.kernel import JIT
from tests import movetree

DERIVED = ("scores",)
"""Keys of counted positions that ours do not have, since they follow from the rest."""
Given = dict[str, Any]
"""A counted position, as in the file."""


def plain(value: Any) -> Any:
    """Tuples as lists, as JSON has them."""
    return json.loads(json.dumps(value))


class Counts:
    """The positions and lines of one game's file."""

    def __init__(self, game: Game, folder: Path, *, most: int = 10**9, most_interpreted: int = 300) -> None:
        """Of sequences of one length no more than `most` are counted, in the interpreter `most_interpreted`."""
        data: dict[str, Any] = json.loads((folder / "counts.json").read_text("utf-8"))
        self.game = game
        self.positions: dict[str, Given] = {each["id"]: each for each in data["positions"]}
        self.lines: dict[str, dict[str, Any]] = {line["id"]: line for line in data["lines"]}
        self.most = most if JIT else most_interpreted

    def match(self, name: str) -> Match:
        """The match that goes on from a position."""
        given = self.positions[name]
        position = {key: value for key, value in given["position"].items() if key not in DERIVED}
        return self.game.position({**position, "options": given["options"]}, seed=1)

    def compare_decisions(self, name: str) -> None:
        """The right seats may decide exactly the right things."""
        match, given = self.match(name), self.positions[name]
        assert list(match.pending) == given["pending"]
        for seat in range(match.seats):
            decisions = [str(plain(move.decision)) for move in match.legal(seat)]
            assert sorted(decisions) == sorted(map(str, given["legal"].get(str(seat), [])))

    def compare_sequences(self, name: str) -> None:
        """Every sequence of decisions is there and no other, as far as they are counted."""
        match, given = self.match(name), self.positions[name]
        expected = [0, *given["counts"].values()]
        depth = max(length for length, count in enumerate(expected) if count <= self.most)
        tree = movetree.count(match, depth)
        split = movetree.split_by_decision(match, tree)
        assert tree.counts == expected[: depth + 1], f"split by first decision: {split}"
        for length in range(1, depth + (1 if given["complete"] else 0)):
            ended = given["ended"].get(str(length), {"over": 0, "chance": 0})
            assert (tree.over[length], tree.chance[length]) == (ended["over"], ended["chance"])
        if depth == len(expected) - 1:
            decisions = given["legal"][str(given["pending"][0])]
            wanted = sorted(zip(decisions, given["split"], strict=True), key=lambda each: str(each[0]))
            assert plain(split) == plain(wanted)
            assert movetree.kinds(match, tree) == given["kinds"]

    def played(self, name: str) -> Match:
        """The match at the end of a line."""
        line = self.lines[name]
        match = self.match(line["from"])
        for seat, decision in line["line"]:
            match.play({"by": seat, "decision": decision})
        assert match.over == line["over"]
        return match
