"""What is said of a position that was solved: how each move ends if both then play their best, and the line they play.

Nothing is estimated here, so nothing has an interval. A saying without a figure is for games whose scores only say who
has won.
"""

from ludoteca.bots.bot import game_of
from ludoteca.bots.explain.candidates import labels
from ludoteca.bots.explain.continuation import LINE, Expected
from ludoteca.bots.solution import Settled, Solution, solved
from ludoteca.engine import stepgraph
from ludoteca.engine.game import Game
from ludoteca.engine.move import seat_letter
from ludoteca.engine.record import States
from ludoteca.engine.saying import Says


def ending(game: Game, kind: str, settled: Settled) -> Says | None:
    """How a move ends, as a text of a kind; None where that hangs on what the move brings to light."""
    if settled.margin is None:
        return None
    result = "wins" if settled.margin > 0 else "loses" if settled.margin < 0 else "draws"
    if settled.margin == 0 or not game.endgame.points:
        return Says(f"{kind}-{result}")
    return Says(f"{kind}-{result}-by", args={"margin": abs(settled.margin)})


def odds(kind: str, settled: Settled) -> Says:
    """What a move wins with, where all that it may bring to light was counted."""
    return Says(f"{kind}-odds", args={"percent": round(100 * settled.share)})


def from_seat(game: Game, solution: Solution, seat: int, seats: int) -> Settled:
    """The best move as a seat sees it that may be on the other side."""
    best, sides = solution.best, game.sides(seats)
    if sides[solution.by] == sides[seat]:
        return best
    return Settled(best.chain, 1 - best.share, None if best.margin is None else -best.margin)


def verdict(game: Game, solution: Solution) -> list[Says]:
    """What the best move comes to, and how far the others stay behind."""
    best, *others = solution.moves
    said = [ending(game, "explain-solved", best) or odds("explain-solved", best)]
    if not others:
        return [*said, Says("explain-forced")]
    second = others[0]
    if (second.share, second.margin) == (best.share, best.margin):
        return [*said, Says("explain-others-same")]
    return [*said, of_others(game, second, others)]


def of_others(game: Game, second: Settled, others: list[Settled]) -> Says:
    """What the next best move comes to; of all others at once is spoken only where that is sure of each."""
    unsure = [each for each in others if each.margin is None]
    if second.share == 0 and unsure:
        return Says("explain-others-loses")
    if second.margin == 0 and any(each.share > 0 for each in unsure):
        return Says("explain-next-draws")
    return ending(game, "explain-others", second) or odds("explain-others", second)


def best_line(states: States, seat: int, solution: Solution) -> list[Expected]:
    """How the match goes on after the best move if both play their best, as far as nothing has to come to light."""
    told: list[Expected] = []
    following: Solution | None = solution
    while following is not None and following.worlds == 1 and len(told) <= LINE:
        moves, by, chain = game_of(states).moves, following.by, following.best.chain
        text = f"{seat_letter(by)} {moves.format_decision(moves.decision_of(chain))}"
        told.append(Expected(by, text, labels(game_of(states), states, by, chain)))
        for step in chain:
            states = stepgraph.tried(states, by, step)
        following = solved(states, seat)
    return told[1:]
