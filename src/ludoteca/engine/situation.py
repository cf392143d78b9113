"""A decision to be explained: all that its seat knows, the move that is spoken of, and a possible world after it."""

from typing import Any, NamedTuple

from ludoteca.engine import stepgraph
from ludoteca.engine.game import Game
from ludoteca.engine.move import Decision
from ludoteca.engine.record import States
from ludoteca.engine.saying import Says

Args = dict[str, int | str | list[int]]


class Situation(NamedTuple):
    """What a game's own reasons are drawn from. Of `after` only what is certain whatever is hidden may be told."""

    game: Game
    seat: int
    view: Any
    """What the seat sees."""
    decision: Decision
    effect: list[Says]
    """What will surely happen."""
    before: States
    after: States


def situation(game: Game, states: States, seat: int, chain: tuple[int, ...]) -> Situation:
    """The situation in which a seat would make a move; `states` is a redeal, as all that goes to a bot."""
    after = states
    for step in chain:
        after = stepgraph.tried(after, seat, step)
    return Situation(
        game=game,
        seat=seat,
        view=game.views.view(states[0], seat),
        decision=game.moves.decision_of(chain),
        effect=stepgraph.effects(game, states, seat, chain, after),
        before=states,
        after=after,
    )
