"""OpenSpiel: every game as a Python game of its own, e.g. `pyspiel.load_game(f"ludoteca_{name}(players=3)")`.

    import pyspiel
    import ludoteca.research.openspiel

Chance comes first and is explicit: four throws of a die with 256 sides are the number of the deal, from which all
shuffles and dice of the game follow; nobody is told. Players are asked one at a time, in windows in the order of their
seats. An observation is what `observe` writes; an information state is all that the seat was told since the deal, the
steps of its own unfinished move, and what it knows now. Returns come at the end: see `stepping.pay_one`. Table options
are parameters of the game.
"""

from typing import Any

import numpy as np
import pyspiel

from ludoteca.engine import calls, stepgraph
from ludoteca.engine.errors import IllegalMove
from ludoteca.engine.game import Game
from ludoteca.engine.options import OptionInfo, Value
from ludoteca.engine.record import rows
from ludoteca.games import GAMES
from ludoteca.research.past import Past
from ludoteca.research.table import Table
from ludoteca.texts import say

SIDES, THROWS = 256, 4
"""The die of the deal, and how often it is thrown."""


def short_name(game: Game) -> str:
    """The name of a game in OpenSpiel."""
    return f"ludoteca_{game.name.replace('-', '_')}"


def spelled(option: OptionInfo, value: Value) -> Value:
    """An option's value as a parameter: parameters have one type, so a seat among words is a word, "seat2"."""
    mixed = len({type(known) for known in option.values}) > 1
    return f"seat{value}" if mixed and not isinstance(value, str) else value


def chosen(option: OptionInfo, parameter: Value) -> Value:
    """A parameter as the option's value."""
    return next((value for value in option.values if spelled(option, value) == parameter), parameter)


def game_type(game: Game) -> Any:
    """What OpenSpiel wants to know about a game beforehand."""
    kind = pyspiel.GameType
    return kind(
        short_name=short_name(game),
        long_name=f"Ludoteca: {game.name}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": game.seats[0],
            **{option.name: spelled(option, option.default) for option in game.option_list()},
        },
    )


class LudotecaGame(pyspiel.Game):
    """A game with its number of players and its table options."""

    def __init__(self, game: Game, params: dict[str, Any]) -> None:
        options = {option.name: option for option in game.option_list()}
        given = {name: chosen(options[name], value) for name, value in params.items() if name in options}
        self.table = Table(game, int(params.get("players", game.seats[0])), given)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.steps,
            max_chance_outcomes=SIDES,
            num_players=self.table.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=game.longest,
        )
        super().__init__(game_type(game), info, params)

    def new_initial_state(self) -> "LudotecaState":
        """A table where nothing is dealt yet."""
        return LudotecaState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The throws that decide the deal."""
        return THROWS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer | None":
        """What one seat sees: with perfect recall its information state, else its observation."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return Observer(self.table, recalls=kind.perfect_recall)


class LudotecaState(pyspiel.State):
    """One play. OpenSpiel copies and stores all its attributes, so they are few and plain."""

    def __init__(self, game: LudotecaGame) -> None:
        super().__init__(game)
        self.throws: tuple[int, ...] = ()
        self.record = game.table.empty.tobytes()
        self.asked = int(pyspiel.PlayerId.CHANCE)
        self.past = Past()
        self.chain: tuple[int, ...] = ()

    @property
    def table(self) -> Table:
        """The table of this game with this state on it."""
        table: Table = self.get_game().table
        table.states = np.frombuffer(bytearray(self.record), table.game.state)
        table.rows = rows(table.states)
        table.asked = self.asked
        return table

    def current_player(self) -> int:
        """Who is asked, chance before the deal, or TERMINAL."""
        return self.asked

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.asked == int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """A throw of the die."""
        return [(side, 1 / SIDES) for side in range(SIDES)]

    def _legal_actions(self, player: int) -> list[int]:
        """The legal steps of the seat that is asked, ascending."""
        table = self.table
        return sorted(stepgraph.steps(table.states, player, table.steps))

    def _apply_action(self, action: int) -> None:
        """A throw of chance, or a step of the seat that is asked."""
        if self.asked == int(pyspiel.PlayerId.CHANCE):
            self.throws = (*self.throws, action)
            if len(self.throws) == THROWS:
                self.deal()
        else:
            self.step(action)

    def deal(self) -> None:
        """Begin the game that the throws have chosen."""
        table = self.table
        calls.reseed(table.rows, 0, sum(side * SIDES**place for place, side in enumerate(self.throws)))
        calls.deal(table.rows, 0)
        self.record = table.states.tobytes()
        self.ask(table)
        self.past = Past().dealt(self.record)

    def step(self, step: int) -> None:
        """The seat that is asked takes a step."""
        table, seat = self.table, self.asked
        if says := table.forbidden(step):
            raise IllegalMove(says)
        calls.play(table.rows, 0, seat, step)
        self.record = table.states.tobytes()
        self.chain = (*self.chain, step)
        if not stepgraph.is_partial(table.states):
            self.past, self.chain = self.past.moved(seat, self.chain, self.record), ()
        self.ask(table)

    def ask(self, table: Table) -> None:
        """Find out who is asked next."""
        mask = int(calls.pending(table.rows, 0))
        self.asked = (mask & -mask).bit_length() - 1 if mask else int(pyspiel.PlayerId.TERMINAL)

    def _action_to_string(self, player: int, action: int) -> str:
        """A step in English."""
        if player == int(pyspiel.PlayerId.CHANCE):
            return f"throw {action}"
        return f"{action} {say(self.get_game().table.game.moves.label(action), 'en')}"

    def returns(self) -> list[float]:
        """What every seat gets in the end; nothing before."""
        table = self.table
        return table.rewards() if self.is_terminal() else [0.0] * table.seats

    def __str__(self) -> str:
        """What everybody sees, and the throws."""
        if len(self.throws) < THROWS:
            return f"throws {list(self.throws)}"
        return f"throws {list(self.throws)}\n{self.table.shown()}"


class Observer:
    """What one seat sees, in OpenSpiel's form."""

    def __init__(self, table: Table, *, recalls: bool) -> None:
        self.recalls = recalls
        self.numbers = np.zeros(table.size, np.float32)
        self.tensor = None if recalls else self.numbers
        self.dict: dict[str, Any] = {}
        place = 0
        for name, size, _ in table.game.knowledge.OBSERVATION if not recalls else ():
            self.dict[name.replace(" ", "_")] = self.numbers[place : place + size]
            place += size

    def set_from(self, state: LudotecaState, player: int) -> None:
        """Write what a seat knows; nothing before the deal."""
        self.numbers[:] = 0
        if len(state.throws) == THROWS:
            self.numbers[:] = state.table.seen(player)[0]

    def string_from(self, state: LudotecaState, player: int) -> str:
        """The same in text; with perfect recall, all that the seat was told and has chosen comes first."""
        self.set_from(state, player)
        known = " ".join(str(int(number)) for number in self.numbers)
        if not self.recalls:
            return f"seat {player}: {known}"
        told = state.past.told_to(player, state.get_game().table.game)
        chain = state.chain if player == state.asked else ()
        return f"seat {player}: {told} {list(chain)} {known}"


def maker(game: Game) -> type[LudotecaGame]:
    """The class that OpenSpiel calls. Its register outlives Python, and a function dying there would crash at exit."""

    class Registered(LudotecaGame):
        """One of our games."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params or {})

    return Registered


for each in GAMES.values():
    pyspiel.register_game(game_type(each), maker(each))
