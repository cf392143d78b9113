"""What a seat knows as numbers, for learning: the layout and the kernels that write it."""

from ludoteca.engine.bits import bits_in
from ludoteca.engine.kernel import kernel
from ludoteca.engine.seats import next_seat
from ludoteca.games.exploding_kittens.box import (
    ASKING_FAVOR,
    BURGLING,
    CARDS,
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
from ludoteca.games.exploding_kittens.knowledge.sure import FORGOTTEN, recall_sure
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
NUMBERS = sum(size for _, size, _ in OBSERVATION)


@kernel
def observe(s, seat, out):
    """Write what a seat knows in the order of OBSERVATION, seats counted clockwise from its own; absent seats are 0."""
    for number in range(NUMBERS):
        out[number] = 0  # most of them stay 0
    for title in range(TITLES):
        out[title] = s.hand[seat, title]
    n = observe_discards(s, out, TITLES)
    looked = observe_hands(s, seat, out, n)
    n = observe_seats(s, seat, out, n + TITLES * MOST_SEATS)
    n = observe_action(s, out, n)
    n = observe_top(s, seat, looked, out, n)
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
def observe_discards(s, out, n):
    """Cards of each title among the discards, counted in four bits each; returns where the next numbers go."""
    discarded = 0
    for cell in range(CARDS):  # all of them, so that the compiler may take several at once
        discarded += (1 if cell < s.discard_size else 0) << 4 * s.discards[cell]
    for title in range(TITLES + 1):
        out[n + title] = of_title(discarded, title)
    return n + TITLES + 1


@kernel
def observe_hands(s, seat, out, n):
    """Cards that are surely in other hands; returns the entry of the past before which it knew nothing of the pile."""
    looked = recall_sure(s, seat)
    if looked == FORGOTTEN:
        recall(s, seat, True)
        looked = 0
    other = seat
    for place in range(1, s.seats):
        other = next_seat(s, other)
        for title in range(TITLES):
            out[n + TITLES * place + title] = of_title(s.known[other], title)
    clear_up(s)
    return looked


@kernel
def observe_seats(s, seat, out, n):
    """What everybody sees of each seat, and who is asked (sealed answers of others do not show)."""
    asked = pending(s)
    if s.phase == WINDOW:
        asked = s.alive if s.self_nope else s.alive & ~(1 << object_player(s))
        asked = asked & ~(1 << seat) | s.asked & 1 << seat
    other = seat
    for place in range(s.seats):
        out[n + place] = s.held[other]
        out[n + MOST_SEATS + place] = is_alive(s, other)
        out[n + 3 * MOST_SEATS + place] = asked >> other & 1
        other = next_seat(s, other)
    if s.phase != OVER:
        out[n + 2 * MOST_SEATS + places_on(s, seat, s.active)] = 1
    if s.burglar != NOBODY:
        out[n + 4 * MOST_SEATS + places_on(s, seat, s.burglar)] = 1
    if s.partial == 0 and s.action >= ASKING_FAVOR:
        out[n + 5 * MOST_SEATS + places_on(s, seat, s.target)] = 1
    return n + 6 * MOST_SEATS


@kernel
def places_on(s, seat, other):
    """How many places clockwise from a seat another one sits."""
    return other - seat if other >= seat else other - seat + s.seats


@kernel
def observe_action(s, out, n):
    """The action that waits in a window or for a gift."""
    if s.partial == 0 and (s.phase == WINDOW or s.phase == GIVE):
        out[n + s.action - 1] = 1
        out[n + BURGLING + s.title] = 1
        if s.action == THREEING:
            out[n + BURGLING + TITLES + s.named] = 1
    return n + BURGLING + 2 * TITLES


@kernel
def observe_top(s, seat, looked, out, n):
    """The top three cards where the seat is sure of them: nobody has put a kitten in between in secret since."""
    start = first_fact(s, seat, looked, False)
    if start < s.past_size and not has_places(s, seat, start):
        _, found, clear, _ = weigh(s, seat, start, size_at(s, start), kittens_at(s, start))
        for depth in range(LOOK):
            if (found | clear) >> depth & 1:
                out[n + depth] = card_at(s, depth) + 1
    return n + LOOK
