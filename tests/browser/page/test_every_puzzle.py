"""All puzzles of the house through the page: each is opened, answered with its best move, and stamped right.

They alternate between a phone in Italian and a desk in English, and between finger, keyboard and words; every third is
answered wrong first. One page each walks from puzzle to puzzle, so that the whole house takes minutes.
"""

import random

import pytest
from playwright.sync_api import expect

from ludoteca.games import GAMES
from ludoteca.puzzles import Puzzle, puzzles_of
from tests.browser.accessibility import barriers
from tests.browser.deciding import decide_in_words, decide_on_the_table
from tests.browser.ear import DONE, Graph
from tests.browser.hands import Finger, Keys
from tests.browser.person import Person
from tests.browser.walking import walk

PUZZLING = [name for name, game in GAMES.items() if puzzles_of(game) is not None]
SENTENCES = {
    "it": {"right": "Giusta!", "better": "C’è di meglio", "words": "Tavolo in parole", "drawn": "Tavolo disegnato"},
    "en": {"right": "Right!", "better": "There is better", "words": "Table in words", "drawn": "Drawn table"},
}
WIDER = "document.documentElement.scrollWidth - innerWidth"
LOOKED_AT = 12
"""So many puzzles lie between two that are looked at by axe-core."""


@pytest.mark.long
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("game", PUZZLING)
def test_every_puzzle_of_the_house_is_answered_on_the_page(phone: Person, desk: Person, game: str) -> None:
    collection = puzzles_of(GAMES[game])
    assert collection is not None
    solvers = (Solver(phone, game, "it"), Solver(desk, game, "en"))
    for number, puzzle in enumerate(collection.puzzles, start=1):
        solver = solvers[number % 2]
        solver.opens(number, puzzle)
        if number // 2 % 3 == 2:
            solver.reads()
        if number % 6 in (1, 2):
            solver.answers(solver.wrong(), "better")
            solver.tries_again()
        solver.answers(solver.right(), "right")
        solver.looks()
        if number % LOOKED_AT in (0, 1):
            assert barriers(solver.page) == [], puzzle.name
        solver.draws()
    print(f"{game}: {len(collection.puzzles)} puzzles")  # -rP shows it


class Solver:
    """Somebody who answers one puzzle after the other, by finger and by keyboard in turns."""

    def __init__(self, person: Person, game: str, language: str) -> None:
        self.person, self.page, self.game = person, person.page, GAMES[game]
        self.says = SENTENCES[language]
        self.words = False

    def opens(self, number: int, puzzle: Puzzle) -> None:
        """Walk to a puzzle and see its position on the drawn table."""
        self.person.hands = (Finger if number // 2 % 2 else Keys)(self.page)
        self.puzzle = puzzle
        with self.page.expect_response(f"**/api/games/{self.game.name}/puzzles/{number}") as told:
            walk(self.page, f"/puzzles/{self.game.name}/{number}", ".table .strip .tag")
        self.nodes: Graph = told.value.json()["update"]["graph"]["nodes"]

    def reads(self) -> None:
        """Go on in words."""
        self.page.get_by_role("button", name=self.says["words"]).click()
        self.words = True

    def draws(self) -> None:
        """Back to the drawn table, where what was answered stands too."""
        if self.words:
            self.page.get_by_role("button", name=self.says["drawn"]).click()
            expect(self.page.locator(".table.done .verdict")).to_be_visible()
            self.words = False

    def right(self) -> list[int]:
        """The steps of the best move."""
        return list(self.puzzle.match(self.game).read(self.puzzle.right[0]).steps)

    def wrong(self) -> list[int]:
        """The steps of any other whole move, by a seed of the puzzle's own."""
        match, dice = self.puzzle.match(self.game), random.Random(self.puzzle.name)
        best = {tuple(match.read(move).steps) for move in self.puzzle.right}
        while (steps := any_chain(self.nodes, dice)) in best:
            pass
        return list(steps)

    def answers(self, steps: list[int], verdict: str) -> None:
        """Make a whole move and read what it was worth."""
        (decide_in_words if self.words else decide_on_the_table)(self.person, self.nodes, steps)
        expect(self.page.locator(".verdict h2"), self.puzzle.name).to_contain_text(self.says[verdict])

    def tries_again(self) -> None:
        """Put the position back."""
        self.page.locator(".key.quiet").last.click()
        expect(self.page.locator(".verdict")).to_have_count(0)

    def looks(self) -> None:
        """Moves with their chances stand there, and nothing is wider than the screen."""
        expect(self.page.locator(".verdict li")).not_to_have_count(0)
        assert self.page.evaluate(WIDER) <= 0, self.puzzle.name


def any_chain(nodes: Graph, dice: random.Random) -> tuple[int, ...]:
    """A whole move as steps, each chosen by lot."""
    node, steps = 0, []
    while node != DONE:
        choice = dice.choice(nodes[node])
        steps.append(choice["step"])
        node = choice.get("to", DONE)
    return tuple(steps)
