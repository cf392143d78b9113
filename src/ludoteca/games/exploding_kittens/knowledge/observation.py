"""What a seat knows as numbers, for learning: the layout and the kernels that write it."""

from ludoteca.engine.bits import bits_in
from ludoteca.engine.kernel import kernel
from ludoteca.games.exploding_kittens.box import (
    ASKING_FAVOR,
    BURGLING,
    GIVE,
    LOOK,
    MOST_SEATS,
    NOBODY,
    OVER,
    PLACING,
    RACE,
    THREEING,
    TITLES,
    TWO,
    WINDOW,
)
from ludoteca.games.exploding_kittens.knowledge.memory import clear_up, of_title, recall
from ludoteca.games.exploding_kittens.knowledge.whereabouts import first_fact, has_places, kittens_at, size_at, weigh
from ludoteca.games.exploding_kittens.rules.cards import is_alive, pile_size
from ludoteca.games.exploding_kittens.rules.legality import pending
from ludoteca.games.exploding_kittens.rules.nope import object_player
from ludoteca.games.exploding_kittens.rules.resolution import card_at

OBSERVATION: tuple[tuple[str, int, str], ...] = (
    ("hand", TITLES, "own cards of each title"),
    ("discards", TITLES + 1, "discarded cards of each title, kittens last"),
    ("known", MOST_SEATS * TITLES, "cards surely in each hand, by seat, own seat first (there: none)"),
    ("held", MOST_SEATS, "cards in each hand, own seat first"),
    ("alive", MOST_SEATS, "1 for each seat still in the game, own seat first"),
    ("active", MOST_SEATS, "1 for the seat whose turn it is, own seat first"),
    ("pending", MOST_SEATS, "1 for each seat that is asked, own seat first"),
    ("burglar", MOST_SEATS, "1 for the seat with the Cat Burglar, own seat first"),
    ("target", MOST_SEATS, "1 for the target of the action that waits, own seat first"),
    ("action", BURGLING, "1 for the action that waits: Attack, Skip, Shuffle, See, Favor, Pair, Three, Burglar"),
    ("title", TITLES, "1 for the title of the cards played for it"),
    ("named", TITLES, "1 for the title that a Three asks for"),
    ("next", LOOK, "the top three cards of the pile where they are sure: 1 + title, 0 is unknown"),
    ("pile", 1, "cards in the pile"),
    ("kittens", 1, "kittens in the pile"),
    ("owed", 1, "turns owed by the active seat, this one included"),
    ("attacked", 1, "1 if they come from an Attack"),
    ("nopes", 1, "Nopes on the action that waits"),
    ("placing", 1, "1 while a kitten is to be put back"),
    ("giving", 1, "1 while a gift is due"),
    ("seats", 1, "number of seats"),
    ("race", 1, "1 if the first Nope closes a window"),
    ("self nope", 1, "1 if players may stop their own cards"),
    ("two", 1, "1 if an Attack in the last owed turn leaves two turns"),
)
"""The numbers that `observe` writes: name, how many, what they mean."""


@kernel
def observe(s, seat, out):
    """Write what a seat knows in the order of OBSERVATION, seats counted clockwise from its own; absent seats are 0."""
    for title in range(TITLES):
        out[title] = s.hand[seat, title]
    n = TITLES
    for title in range(TITLES + 1):
        out[n + title] = 0
    for cell in range(s.discard_size):
        out[n + s.discards[cell]] += 1
    n = observe_hands(s, seat, out, n + TITLES + 1)
    n = observe_seats(s, seat, out, n)
    n = observe_action(s, out, n)
    n = observe_top(s, seat, out, n)
    out[n] = pile_size(s)
    out[n + 1] = bits_in(s.kittens)
    out[n + 2] = s.owed
    out[n + 3] = s.attacked
    out[n + 4] = s.nope_count
    out[n + 5] = 1 if s.phase == PLACING else 0
    out[n + 6] = 1 if s.phase == GIVE else 0
    out[n + 7] = s.seats
    out[n + 8] = 1 if s.nope_mode == RACE else 0
    out[n + 9] = s.self_nope
    out[n + 10] = 1 if s.attack_last == TWO else 0


@kernel
def observe_hands(s, seat, out, n):
    """Cards that are surely in other hands; returns where the next numbers go."""
    recall(s, seat, True)
    for place in range(MOST_SEATS):
        other = (seat + place) % s.seats
        for title in range(TITLES):
            sits = 0 < place < s.seats
            out[n + title] = of_title(s.known[other], title) if sits else 0
        n += TITLES
    clear_up(s)
    return n


@kernel
def observe_seats(s, seat, out, n):
    """What everybody sees of each seat, and who is asked (sealed answers of others do not show)."""
    asked = pending(s)
    if s.phase == WINDOW:
        asked = s.alive if s.self_nope else s.alive & ~(1 << object_player(s))
        asked = asked & ~(1 << seat) | s.asked & 1 << seat
    waits = s.partial == 0 and s.action >= ASKING_FAVOR
    for place in range(MOST_SEATS):
        other = (seat + place) % s.seats
        sits = place < s.seats
        out[n + place] = s.held[other] if sits else 0
        out[n + MOST_SEATS + place] = 1 if sits and is_alive(s, other) else 0
        out[n + 2 * MOST_SEATS + place] = 1 if sits and s.phase != OVER and other == s.active else 0
        out[n + 3 * MOST_SEATS + place] = 1 if sits and asked >> other & 1 else 0
        out[n + 4 * MOST_SEATS + place] = 1 if sits and s.burglar != NOBODY and other == s.burglar else 0
        out[n + 5 * MOST_SEATS + place] = 1 if sits and waits and other == s.target else 0
    return n + 6 * MOST_SEATS


@kernel
def observe_action(s, out, n):
    """The action that waits in a window or for a gift."""
    waits = s.partial == 0 and (s.phase == WINDOW or s.phase == GIVE)
    for action in range(1, BURGLING + 1):
        out[n + action - 1] = 1 if waits and s.action == action else 0
    n += BURGLING
    for title in range(TITLES):
        out[n + title] = 1 if waits and s.title == title else 0
        out[n + TITLES + title] = 1 if waits and s.action == THREEING and s.named == title else 0
    return n + 2 * TITLES


@kernel
def observe_top(s, seat, out, n):
    """The top three cards where the seat is sure of them: nobody has put a kitten in between in secret since."""
    start = first_fact(s, seat, False)
    found = 0
    clear = 0
    if not has_places(s, seat, start):
        _, found, clear, _ = weigh(s, seat, start, size_at(s, start), kittens_at(s, start))
    for depth in range(LOOK):
        sure = (found | clear) >> depth & 1
        out[n + depth] = card_at(s, depth) + 1 if sure else 0
    return n + LOOK
