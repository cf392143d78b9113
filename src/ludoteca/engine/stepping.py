"""Stepping many games together, as kernels: what CPU and CUDA batches share, so that both play the same games.

Functions named `…_one` take a record; functions named `…_game` take the arrays of a batch and the number of a place in
it, and are what one thread of a card does; functions named `…_games` do the same for places `begin` to `end`, and are
what one thread of the processor does. Nothing is allocated. The arrays of a batch:

    states        records, the games being played         actors    int64, the seat that is asked in each game
    empty         records: seats and options, no deal     numbers   int64, the number of each game, see `begin_one`
    rewards       float32, a row of seats for each game   lengths   int64, steps taken in each game
    observations  any number type, a row for each game    dones     int8, RUNNING, OVER or CUT
    masks         int8, a row of step codes, 1 is legal   actions   int64, the step of each actor; NOBODY: wait

Where `empty` holds several records, the tables are of several kinds: place n takes record n, counted round. A row of
rewards is then as long as the largest table is, and what lies behind its own seats stays 0.

Of each thread: `out`, int64, a cell per step code; `scores`, int64, a cell per seat. What is read from an array
becomes an `int` first, so that the interpreter calculates with it as compiled code does.
"""

from ludoteca.engine import verbs
from ludoteca.engine.kernel import kernel
from ludoteca.engine.playout import SEEDS, actor_of
from ludoteca.engine.randomness import below, seed_fast

NOBODY = -1
"""Who is asked in a game that is over; as an action, nobody moves and the game waits."""
RUNNING, OVER, CUT = 0, 1, 2
"""How a step left its game: going on, at its end, or stopped since it has more steps than any game may have."""


@kernel
def begin_one(s, seed, number):
    """Deal game `number` of a seed, as `play_games` does, into a record with nothing dealt; returns who is asked."""
    seed_fast(s, seed + number & SEEDS)
    verbs.deal(s)
    return asked_one(s)


@kernel
def asked_one(s):
    """The seat that is asked next: of several that may act the first; NOBODY once the game is over."""
    mask = verbs.pending(s)
    return actor_of(mask, 0) if mask != 0 else NOBODY


@kernel
def step_one(s, seat, step):
    """Apply a legal step; returns who is asked next."""
    verbs.play(s, seat, step)
    return asked_one(s)


@kernel
def pay_one(s, rivals, scores, rewards):
    """Rewards of a game that is over: rivals beaten less rivals not reached, as a part of all rivals; they sum to 0."""
    verbs.score(s, scores)
    for seat in range(s.seats):
        ahead = 0
        for other in range(s.seats):
            if scores[seat] > scores[other]:
                ahead += 1
            elif scores[seat] < scores[other]:
                ahead -= 1
        rewards[seat] = ahead / rivals


@kernel
def observe_one(s, seat, observation, mask, out):
    """Write what a seat knows and which steps it may take."""
    verbs.observe(s, seat, observation)
    for step in range(len(mask)):
        mask[step] = 0
    for place in range(verbs.legal(s, seat, out)):
        mask[out[place]] = 1


@kernel
def sample_one(s, seat, out):
    """A legal step, each as likely as any other, by the game's own dice."""
    return out[below(s, verbs.legal(s, seat, out))]


@kernel
def begin_game(n, states, empty, seed, actors, lengths, numbers):
    """Deal a new game at a place."""
    states[n] = empty[n % len(empty)]
    actors[n] = begin_one(states[n], seed, int(numbers[n]))
    lengths[n] = 0


@kernel
def step_game(n, states, empty, seed, actors, lengths, numbers, actions, rewards, dones, scores, longest, rivals):
    """Take the step of a place's actor. A game that ends is paid and followed by its place's next one at once."""
    dones[n] = RUNNING
    for seat in range(rewards.shape[1]):
        rewards[n, seat] = 0
    if actions[n] == NOBODY:
        return
    asked = step_one(states[n], int(actors[n]), int(actions[n]))
    lengths[n] += 1
    if asked == NOBODY:
        pay_one(states[n], rivals, scores, rewards[n])
        dones[n] = OVER
    elif lengths[n] >= longest:
        dones[n] = CUT
    else:
        actors[n] = asked
        return
    numbers[n] += len(states)
    begin_game(n, states, empty, seed, actors, lengths, numbers)


@kernel
def step_and_observe(states, n, seat, step, observation, mask, out):
    """Take a step in one game and write what the seat asked next knows and may do; returns that seat."""
    asked = step_one(states[n], seat, step)
    if asked != NOBODY:
        observe_one(states[n], asked, observation, mask, out)
    return asked


@kernel
def begin_games(begin, end, states, empty, seed, actors, lengths, numbers):
    """Deal a new game at each place."""
    for n in range(begin, end):
        begin_game(n, states, empty, seed, actors, lengths, numbers)


@kernel
def step_games(
    begin, end, states, empty, seed, actors, lengths, numbers, actions, rewards, dones, scores, longest, rivals
):
    """Take the step of each place's actor."""
    for n in range(begin, end):
        step_game(n, states, empty, seed, actors, lengths, numbers, actions, rewards, dones, scores, longest, rivals)


@kernel
def observe_games(begin, end, states, actors, observations, masks, out):
    """Write what each place's actor knows and which steps it may take."""
    for n in range(begin, end):
        observe_one(states[n], int(actors[n]), observations[n], masks[n], out)


@kernel
def sample_games(begin, end, states, actors, actions, out):
    """Choose a legal step for each place's actor, each as likely as any other."""
    for n in range(begin, end):
        actions[n] = sample_one(states[n], int(actors[n]), out)


@kernel
def refused_games(begin, end, states, actors, actions, steps):
    """The first place whose actor may not take its step, NOBODY if all may."""
    for n in range(begin, end):
        step = int(actions[n])
        if step != NOBODY and (step < 0 or step >= steps or verbs.forbids(states[n], int(actors[n]), step) != 0):
            return n
    return NOBODY
