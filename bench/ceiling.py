"""How much is there to win? `python -m bench.ceiling [GAME [PLAYER …]] [--among thumb] [--minutes 15]`.

Four yardsticks that nobody could play against. Two know how the others decide: in their thoughts all other seats take
what the rule of thumb takes, and only the own steps are searched. `clairvoyant:1000` sees all cards besides and thinks
in the world as it is; what is still to be drawn by lot stays unknown to it. `acquainted:1000` sees what its seat sees,
so what it wins can be won fairly, by somebody who knows these opponents. `open:1000` is for stronger opponents: it is
the search of diamond, for which everybody wants to win, but it sees all cards. `hands:1000` is the same search with
all hands open and the pile as hidden as ever, for Kariba, where nothing else is hidden: no reading of what others did
could tell more than it knows. None is the best that could be: more iterations show where they level off. Players of the
house may be named too, and play the same deals.

A yardstick is handed the match itself. It has no `choose`, so neither the arena nor a table can seat it.
"""

import argparse
import re
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from msgspec import Struct

from bench.page import percent, table
from bench.shares import Series, Shares
from bench.timing import load
from ludoteca.arena import GameResult, Tournament, executor_for, standings
from ludoteca.arena.entrants import entrant
from ludoteca.arena.tournament import Pairing, play
from ludoteca.bots import decide
from ludoteca.bots.bot import decision_seed, game_of
from ludoteca.bots.levels import network_file
from ludoteca.bots.mind import credit, finish
from ludoteca.bots.rollout import NO_LAPSES, glance_one
from ludoteca.bots.search import LEARNT, Search, belong, most_tried
from ludoteca.bots.tree import DREAM, NONE, ROOT, TRUTH, next_node, plant
from ludoteca.bots.tree import descend as descend_for_all
from ludoteca.engine import stepgraph, verbs
from ludoteca.engine.kernel import kernel
from ludoteca.engine.match import Match
from ludoteca.engine.playout import SEEDS, actor_of
from ludoteca.engine.randomness import seed_fast, shuffle
from ludoteca.engine.record import States
from ludoteca.games import GAMES

OTHERS = "thumb"
"""Who sits around a yardstick if nobody else is named."""
YARDSTICK = re.compile(r"(?P<kind>clairvoyant|acquainted|open|hands):(?P<iterations>[1-9]\d{0,6})")
USUAL = [f"{kind}:{iterations}" for kind in ("clairvoyant", "acquainted") for iterations in (200, 1000, 5000)]
PILED = "kariba"
"""Where hands and one pile are all that is hidden, so that `hands` can open the one and not the other."""


@kernel
def respond(tree: Any, seat: Any, seed: Any, iterations: Any, sees_all: Any) -> None:
    """Search for what a seat should do against others that follow their rule of thumb."""
    longest = len(tree.path) // 2
    for iteration in range(iterations):
        tree.worlds[DREAM] = tree.worlds[TRUTH]
        s = tree.worlds[DREAM]
        seed_fast(s, seed + iteration & SEEDS)
        if not sees_all:
            verbs.redeal(s, seat)
        passed = descend(tree, s, seat, longest)
        play_out(tree, s, seat, longest)
        verbs.score(s, tree.scores)
        credit(tree, passed)


@kernel
def descend(tree: Any, s: Any, seat: Any, longest: Any) -> Any:
    """Walk down along the own steps until one is new; returns how many nodes were passed."""
    node = tree.path[0] = ROOT
    passed = 1
    for _ in range(longest):
        mask = verbs.pending(s)
        if mask == 0:
            return passed
        actor = actor_of(mask, seat)
        if actor != seat:
            take_at_a_glance(tree, s, actor)
            continue
        before = tree.size[0]
        node = next_node(tree, s, node, seat, verbs.legal(s, seat, tree.out))
        if node == NONE:
            return passed
        tree.path[passed] = node
        passed += 1
        verbs.play(s, seat, tree.nodes[node].step)
        if tree.size[0] > before:
            return passed
    return passed


@kernel
def play_out(tree: Any, s: Any, seat: Any, longest: Any) -> None:
    """Play to the end, everybody by the rule of thumb."""
    for _ in range(longest):
        mask = verbs.pending(s)
        if mask == 0:
            return
        take_at_a_glance(tree, s, actor_of(mask, seat))


@kernel
def take_at_a_glance(tree: Any, s: Any, actor: Any) -> None:
    """What the player `thumb` would do in the world imagined."""
    verbs.play(s, actor, glance_one(s, actor, NO_LAPSES, tree.out, tree.weights))


@kernel
def grow_openly(tree: Any, seat: Any, seed: Any, iterations: Any) -> None:
    """The search of the house in the world as it is: what is to be drawn by lot is all that is imagined."""
    for iteration in range(iterations):
        look_on(tree, begun(tree, seed + iteration), seat)


@kernel
def grow_over_hands(tree: Any, seat: Any, seed: Any, iterations: Any) -> None:
    """The same with the pile shuffled anew each time, whatever its order was."""
    sort_pile(tree.worlds[TRUTH])
    for iteration in range(iterations):
        s = begun(tree, seed + iteration)
        shuffle(s, s.pile, s.pile_size)
        look_on(tree, s, seat)


@kernel
def sort_pile(s: Any) -> None:
    """Lay the pile in an order that tells nothing."""
    for end in range(1, s.pile_size):
        for place in range(end, 0, -1):
            above, below = s.pile[place], s.pile[place - 1]
            s.pile[place], s.pile[place - 1] = max(above, below), min(above, below)


@kernel
def begun(tree: Any, seed: Any) -> Any:
    """The world as it is, with dice of its own."""
    tree.worlds[DREAM] = tree.worlds[TRUTH]
    seed_fast(tree.worlds[DREAM], seed & SEEDS)
    return tree.worlds[DREAM]


@kernel
def look_on(tree: Any, s: Any, seat: Any) -> None:
    """One iteration of the search of the house."""
    longest = len(tree.path) // 2
    finish(tree.mind, tree, s, descend_for_all(tree, s, seat, longest), longest)


OPENLY = {"open": grow_openly, "hands": grow_over_hands}
"""The yardsticks that search as diamond does."""


@dataclass(frozen=True)
class Yardstick:
    """Searches with what nobody at a table has: all cards, or the knowledge of how the others decide."""

    kind: str
    iterations: int

    def decide(self, match: Match, seat: int) -> tuple[int, ...]:
        """A move for a seat, from the true record or from what the seat knows of it."""
        seed = decision_seed(match, seat)
        return self.best(match.redealt(seat, seed) if self.kind == "acquainted" else match.states, seat, seed)

    def best(self, states: States, seat: int, seed: int) -> tuple[int, ...]:
        """The chain of steps that was tried most; what is forced needs no thought."""
        game = game_of(states)
        steps = stepgraph.steps(states, seat, game.steps)
        if len(steps) == 1 and not stepgraph.is_partial(stepgraph.tried(states, seat, steps[0])):
            return (steps[0],)
        openly = OPENLY.get(self.kind)
        style = game.players.style if openly is None else game.players.learnt_style or LEARNT
        tree = plant(
            states,
            nodes=2 * self.iterations + 1,
            steps=game.steps,
            longest=game.longest,
            sides=game.sides(int(states[0]["seats"])),
            style=style.numbers(),
            mind=Search(file=network_file(game)).mind(game) if openly else None,
        )
        belong(tree, seat)
        if openly:
            openly(tree, seat, seed, self.iterations)
        else:
            respond(tree, seat, seed, self.iterations, self.kind == "clairvoyant")
        return most_tried([tree], states, seat)


class Job(Struct, frozen=True):
    """A game to be played: who is measured, and where everybody sits."""

    name: str
    pairing: Pairing


class Played(Struct, frozen=True):
    """How it ended and how long it took."""

    name: str
    result: GameResult
    seconds: float


def played(job: Job) -> Played:
    """Play a game."""
    load(job.pairing.tournament.game)
    begun, named = time.perf_counter(), YARDSTICK.fullmatch(job.name)
    if named is None:
        return Played(job.name, play(job.pairing), time.perf_counter() - begun)
    yardstick = Yardstick(named["kind"], int(named["iterations"]))
    return Played(job.name, measured(job, yardstick), time.perf_counter() - begun)


def measured(job: Job, yardstick: Yardstick) -> GameResult:
    """Play a game with a yardstick; it answers first where several are asked, so that it sees no sealed answer."""
    pairing, seats = job.pairing, job.pairing.tournament.seats
    game, other = GAMES[pairing.tournament.game], entrant(pairing.tournament.players[-1], pairing.tournament.game)
    match, own = game.start(seats, pairing.seed()), [each == job.name for each in pairing.players]
    while not match.over:
        seat = max(match.pending, key=lambda each: (own[each], -each))
        match.play_steps(seat, yardstick.decide(match, seat) if own[seat] else decide(other, match, seat))
    assert match.outcome is not None
    return GameResult(
        players=pairing.players,
        scores=tuple(match.outcome.scores),
        winners=tuple(match.outcome.winners),
        deal=pairing.deal_name,
        sides=tuple(game.sides(seats)),
    )


def run(
    game: str, names: list[str], *, among: str, seats: int, games: int, minutes: float, processes: int
) -> list[Played]:
    """Let everybody play the same deals from every chair, as many as there is time for; progress on stderr."""
    series = {name: Series(name, games) for name in names}
    shares, found = Shares(list(series.values()), minutes), list[Played]()

    def jobs() -> Iterator[Job]:
        for chosen, number in shares.numbers():
            tournament = Tournament(game, [chosen.name, among], games, seats, {}, gauntlet=True)
            yield Job(chosen.name, tournament.pairing(tournament.meetings()[0], number))

    for _, each in shares.watched(executor_for(processes).run(played, jobs()), "games"):
        series[each.name].note(each.seconds)
        found.append(each)
    return found


def summary(names: list[str], among: str, games: list[Played]) -> str:
    """A table: what everybody has won."""
    rows = []
    for name in names:
        own = [each for each in games if each.name == name]
        stand = next(each for each in standings([name, among], [each.result for each in own]) if each.player == name)
        interval = f"{percent(stand.interval.low)} – {percent(stand.interval.high)}"
        seconds = sum(each.seconds for each in own) / max(1, len(own))
        share = f"{stand.rate / stand.fair:.2f}" if own else ""
        rows.append([name, "", f"{len(own):,}", percent(stand.rate), interval, share, f"{seconds:.2f}"])
    return table(["who", "", "games", "wins", "95 % interval", "times its share", "seconds a game"], rows)


def main() -> None:
    """Measure and print."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game", nargs="?", default="exploding-kittens", choices=GAMES)
    asked.add_argument("players", nargs="*", default=USUAL)
    asked.add_argument("--among", default=OTHERS, help="who takes the other seats")
    asked.add_argument("--seats", type=int, default=4)
    asked.add_argument("--games", type=int, default=1000)
    asked.add_argument("--minutes", type=float, default=15.0)
    asked.add_argument("--processes", type=int, default=1)
    given = asked.parse_args()
    if given.game != PILED and any(name.startswith("hands:") for name in given.players):
        raise SystemExit(f"bench.ceiling: hands:N shuffles the pile of {PILED}, and of no other game. Try open:N")
    wanted = {"among": given.among, "seats": given.seats, "games": given.games}
    found = run(given.game, given.players, **wanted, minutes=given.minutes, processes=given.processes)
    print(summary(given.players, given.among, found), flush=True)


if __name__ == "__main__":
    main()
