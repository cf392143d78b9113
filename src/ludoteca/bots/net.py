"""The player that has learnt: it follows a network and looks no step ahead."""

from dataclasses import dataclass
from pathlib import Path

from ludoteca.bots.bot import asked, game_of
from ludoteca.bots.forward import Network, answer_one
from ludoteca.bots.network import Shape, bad, desk, fits, read
from ludoteca.engine import calls, stepgraph
from ludoteca.engine.game import Game
from ludoteca.engine.record import States, rows


@dataclass(frozen=True)
class Net:
    """Takes the step that its network prefers; the same one whenever the seat knows the same."""

    file: Path

    def choose(self, states: States, seat: int, seed: int) -> tuple[int, ...]:
        """The chain of steps, each the one preferred most."""
        seat, states = asked(states, seat, seed), states.copy()
        shape, network = network_for(self.file, game_of(states))
        calls.redeal(rows(states), 0, seat, seed)
        room = desk(shape)
        chain: tuple[int, ...] = ()
        while not chain or stepgraph.is_partial(states):
            chain = (*chain, int(answer_one(rows(states), 0, seat, network, *room)))
            calls.play(rows(states), 0, seat, chain[-1])
        return chain


def network_for(file: Path, game: Game) -> tuple[Shape, Network]:
    """The network of a file, if it was made for this game as it is now; raises BadNetwork."""
    header, network = read(file)
    if not fits(header.shape, game):
        raise bad("engine-network-other", file=file.name, game=header.shape.game)
    return header.shape, network
