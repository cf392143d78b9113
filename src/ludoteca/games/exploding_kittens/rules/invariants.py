"""What can never be otherwise, as kernels: `check` names the rule that a record breaks."""

from ludoteca.engine.bits import bits_in
from ludoteca.engine.kernel import kernel
from ludoteca.games.exploding_kittens.box import (
    ASKING_FAVOR,
    ATTACK,
    ATTACKING,
    CARDS,
    COPIES,
    DEFUSE,
    FAVOR,
    GIVE,
    HOLDERS,
    KITTEN,
    MOST_SEATS,
    NO_ACTION,
    NOBODY,
    NOPE,
    OVER,
    PAIRING,
    PAST,
    PLACING,
    SEE,
    SEEING,
    SHUFFLE,
    SHUFFLING,
    SKIP,
    SKIPPING,
    THREEING,
    TITLES,
    WINDOW,
)
from ludoteca.games.exploding_kittens.rules.cards import is_alive, pile_size
from ludoteca.games.exploding_kittens.rules.nope import object_player
from ludoteca.games.exploding_kittens.rules.setup import defuses_out
from ludoteca.games.exploding_kittens.rules.turn import cards_of


@kernel
def check(s):
    """The number of a broken invariant, 0 if all is well."""
    for title in range(TITLES):
        if copies_of(s, title) != COPIES[title] - (defuses_out(s) if title == DEFUSE else 0):
            return 110
    if bits_in(s.kittens) + (s.phase == PLACING) != s.seats - s.fallen - 1:
        return 703
    if s.kittens >> pile_size(s) != 0:
        return 404
    for cell in range(s.stack_size, CARDS):
        if s.stack[cell] != 0:
            return 404
    broken = check_seats(s)
    if broken == 0:
        broken = check_turn(s)
    if broken == 0:
        broken = check_waiting(s)
    return broken if broken != 0 else check_scratch(s)


@kernel
def copies_of(s, title):
    """EK-110: where the cards of one title are, counted together."""
    copies = 0
    for seat in range(s.seats):
        if s.hand[seat, title] < 0:
            return -1
        copies += s.hand[seat, title]
    for cell in range(s.stack_size):
        if s.stack[cell] == title:
            copies += 1
    return copies + discarded(s, title)


@kernel
def discarded(s, title):
    """How many cards of a title lie on the discard pile."""
    copies = 0
    for cell in range(s.discard_size):
        if s.discards[cell] == title:
            copies += 1
    return copies


@kernel
def check_seats(s):
    """Hands and their sizes, who is alive and who fell in which order, where the Burglar stands."""
    if discarded(s, KITTEN) != s.fallen or bits_in(s.alive) != s.seats - s.fallen or s.alive >> s.seats != 0:
        return 542
    for place in range(s.fallen):
        if is_alive(s, s.fallen_order[place]):
            return 702
    for seat in range(MOST_SEATS):
        cards = 0
        for title in range(TITLES):
            cards += s.hand[seat, title]
        if cards != s.held[seat] or (cards > 0 and not is_alive(s, seat)):
            return 402
    if s.burglar >= 0 and not s.cat_burglar:
        return 111
    return 548 if s.burglar != NOBODY and not is_alive(s, s.burglar) else 0


@kernel
def check_turn(s):
    """EK-505, EK-531 to EK-534, EK-701: the match goes on while two are alive; further turns come from Attacks."""
    if (s.phase == OVER) != (s.fallen == s.seats - 1):
        return 701
    if s.phase != OVER and (not is_alive(s, s.active) or s.owed < 1):
        return 505
    return 531 if s.owed > 1 and not s.attacked else 0


@kernel
def check_waiting(s):
    """EK-503, EK-543: the cards of what waits lie on the discard pile, and nothing waits outside a window or a gift."""
    if s.phase == PLACING and not lies(s, DEFUSE, 1, 0):
        return 543
    if s.phase == WINDOW:
        return check_window(s)
    if s.phase == GIVE:
        return check_gift(s)
    return 502 if s.action != NO_ACTION and not s.partial else 0


@kernel
def lies(s, title, count, below):
    """Whether so many cards of a title lie on the discard pile, below so many others."""
    if s.discard_size < below + count:
        return False
    for cell in range(count):
        if s.discards[s.discard_size - 1 - below - cell] != title:
            return False
    return True


@kernel
def check_window(s):
    """EK-601 to EK-603, EK-605: who is asked and has answered with what, the Nopes on the action, the action itself."""
    asked = s.alive if s.self_nope else s.alive & ~(1 << object_player(s))
    if s.asked == 0 or (s.asked | s.noped) & ~asked or s.asked & s.noped:
        return 603
    for seat in range(s.seats):
        if s.noped >> seat & 1 and s.hand[seat, NOPE] == 0:
            return 603
    player = s.active
    for nope in range(s.nope_count):
        if not is_alive(s, s.nopes[nope]) or (s.nopes[nope] == player and not s.self_nope):
            return 603
        player = s.nopes[nope]
    if not lies(s, NOPE, s.nope_count, 0):
        return 602
    if not is_declared(s):
        return 503
    return 0 if lies(s, s.title, cards_of(s.action), s.nope_count) else 503


@kernel
def is_declared(s):
    """EK-503, EK-511 to EK-517: whether an action has its title, target and name, and none that it cannot have."""
    if s.action == ATTACKING or s.action == SKIPPING or s.action == SHUFFLING or s.action == SEEING:
        return s.title == title_of(s.action) and s.target == 0 and s.named == 0
    if s.action != ASKING_FAVOR and s.action != PAIRING and s.action != THREEING:
        return False
    if s.target >= s.seats or s.target == s.active or not is_alive(s, s.target):
        return False
    if s.action == ASKING_FAVOR and s.title != FAVOR:
        return False
    return s.action == THREEING or s.named == 0


@kernel
def title_of(action):
    """EK-511 to EK-515: the card of an action without a target."""
    if action == ATTACKING:
        return ATTACK
    if action == SKIPPING:
        return SKIP
    return SHUFFLE if action == SHUFFLING else SEE


@kernel
def check_gift(s):
    """EK-513: a Favor that was not stopped is answered by its target, who has cards."""
    if s.action != ASKING_FAVOR or not is_declared(s) or s.held[s.target] == 0 or s.nope_count != 0:
        return 513
    nopes = 0
    while lies(s, NOPE, nopes + 1, 0):
        nopes += 1
    return 0 if nopes % 2 == 0 and lies(s, FAVOR, 1, nopes) else 513


@kernel
def check_scratch(s):
    """`redeal` has cleared up, and the past has not grown beyond its room."""
    for holder in range(HOLDERS):
        if s.known[holder] | s.drifting[holder] | s.blank[holder]:
            return 408
    return 408 if s.past_size > PAST or s.pool else 0
