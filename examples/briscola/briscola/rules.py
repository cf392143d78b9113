"""The rules of Briscola as kernels, in the rulebook's order. What a seat may know is in `knowledge`."""
# mypy: allow-untyped-defs, allow-incomplete-defs, no-check-untyped-defs

from ludoteca.engine.kernel import kernel
from ludoteca.engine.randomness import below, shuffle

from .box import (
    CARDS,
    HAND,
    HEIGHT,
    IN_BOX,
    IN_HAND,
    IN_STOCK,
    ON_TABLE,
    POINTS,
    RANDOM_FIRST,
    RANKS,
    TAKEN,
    TWO_OF_CUPS,
)


@kernel
def points_of(card):
    """BR-102: what a card counts."""
    return POINTS[card % RANKS]


@kernel
def is_left_out(s, card):
    """BR-203: at three the 2 of cups stays in the box."""
    return s.seats == 3 and card == TWO_OF_CUPS


@kernel
def deal(s):
    """BR-203, BR-301 to BR-304: from the box to the first lead."""
    n = 0
    for card in range(CARDS):
        s.stock[card] = 0
        s.place[card] = IN_BOX
    for card in range(CARDS):
        if not is_left_out(s, card):
            s.stock[n] = card
            s.place[card] = IN_STOCK
            n += 1
    shuffle(s, s.stock, n)  # BR-301
    s.stock_size = n
    s.tricks = n // s.seats
    for seat in range(len(s.table)):
        s.table[seat] = 0
    for _ in range(HAND):  # BR-302
        for seat in range(s.seats):
            stock_to_hand(s, seat)
    s.turned = s.stock[0]  # BR-303
    s.leader = below(s, s.seats) if s.first_player == RANDOM_FIRST else s.first_player  # BR-304
    s.to_move = s.leader


@kernel
def stock_to_hand(s, seat):
    """The next card of the stock goes to a hand."""
    s.stock_size -= 1
    s.place[s.stock[s.stock_size]] = IN_HAND + seat
    s.stock[s.stock_size] = 0


@kernel
def pending(s):
    """BR-401, BR-501: one after the other, until all cards are played."""
    return 0 if s.tricks == 0 else 1 << s.to_move


@kernel
def is_partial(s):
    """A whole move is always a single step."""
    return False


@kernel
def legal(s, seat, out):
    """BR-402, BR-403: every card of the hand, in the order of the box."""
    n = 0
    if s.tricks > 0 and seat == s.to_move:
        for card in range(CARDS):
            if s.place[card] == IN_HAND + seat:
                out[n] = card
                n += 1
    return n


@kernel
def forbids(s, seat, step):
    """The rule that forbids a step, 0 if none does."""
    if s.tricks == 0:
        return 501
    if seat != s.to_move:
        return 401
    return 0 if s.place[step] == IN_HAND + seat else 402


@kernel
def play(s, seat, step):
    """BR-401: a card is played; the last one of a trick ends it."""
    s.place[step] = ON_TABLE
    s.table[seat] = 1 + step
    s.to_move = after(s, seat)
    if s.to_move == s.leader:
        taker = winner(s)
        table_to_taken(s, taker)
        draw(s, taker)
        s.tricks -= 1
        s.leader = taker  # BR-409
        s.to_move = taker


@kernel
def after(s, seat):
    """The next seat in turn."""
    return (seat + 1) % s.seats


@kernel
def laid(s):
    """How many have played to this trick."""
    return (s.to_move - s.leader + s.seats) % s.seats


@kernel
def winner(s):
    """BR-404: who takes the trick as it lies; somebody has led."""
    best = s.leader + 0
    for seat in range(s.seats):
        if s.table[seat] > 0 and beats(s, s.table[seat] - 1, s.table[best] - 1):
            best = seat
    return best


@kernel
def beats(s, card, best):
    """BR-404: whether a card is better than the best so far, which is a trump or of the suit that was led."""
    if card // RANKS == best // RANKS:
        return HEIGHT[card % RANKS] > HEIGHT[best % RANKS]
    return card // RANKS == s.turned // RANKS


@kernel
def table_to_taken(s, taker):
    """BR-405: whoever takes the trick keeps its cards."""
    for seat in range(s.seats):
        s.place[s.table[seat] - 1] = TAKEN + taker
        s.table[seat] = 0


@kernel
def draw(s, taker):
    """BR-406 to BR-408: one card each, whoever took the trick first, while the stock lasts."""
    if s.stock_size == 0:
        return
    seat = taker + 0
    for _ in range(s.seats):
        stock_to_hand(s, seat)
        seat = after(s, seat)


@kernel
def score(s, out):
    """BR-502: the points of each side."""
    for seat in range(s.seats):
        out[seat] = side_points(s, seat)


@kernel
def side_points(s, seat):
    """BR-502: the points that a seat has taken, at four with those of the partner (BR-202)."""
    points = 0
    for card in range(CARDS):
        if s.place[card] >= TAKEN:
            taker = s.place[card] - TAKEN
            if taker == seat or (s.seats == 4 and taker % 2 == seat % 2):
                points += points_of(card)
    return points


@kernel
def check(s):
    """The rule that the record breaks: cards are where the tricks left them, none is lost and none is there twice."""
    if not 0 <= s.leader < s.seats or not 0 <= s.to_move < s.seats or not 0 <= s.turned < CARDS:
        return 401
    if not (0 if laid(s) == 0 else 1) <= s.tricks <= CARDS // s.seats:
        return 501
    if s.stock_size != max(s.tricks - HAND, 0) * s.seats:
        return 408
    broken = check_stock(s)
    if broken == 0:
        broken = check_table(s)
    if broken == 0:
        broken = check_hands(s)
    return broken


@kernel
def check_stock(s):
    """BR-101, BR-203, BR-303: every card is somewhere, the stock holds its own, and the trump card lies under it."""
    stocked = 0
    for card in range(CARDS):
        if (s.place[card] == IN_BOX) != is_left_out(s, card):
            return 203 if s.seats == 3 else 101
        stocked += s.place[card] == IN_STOCK
    if stocked != s.stock_size:
        return 303
    for cell in range(s.stock_size):
        if s.place[s.stock[cell]] != IN_STOCK:
            return 303
        for other in range(cell):
            if s.stock[other] == s.stock[cell]:
                return 303
    if s.stock_size > 0 and s.stock[0] != s.turned:
        return 303
    return 303 if is_left_out(s, s.turned) else 0


@kernel
def check_table(s):
    """BR-401: exactly the seats from the leader to whoever is before the seat to move have a card on the table."""
    lying = 0
    for card in range(CARDS):
        lying += s.place[card] == ON_TABLE
    if lying != laid(s):
        return 401
    for seat in range(s.seats):
        has_laid = (seat - s.leader + s.seats) % s.seats < laid(s)
        if (s.table[seat] > 0) != has_laid:
            return 401
        if has_laid and s.place[s.table[seat] - 1] != ON_TABLE:
            return 401
    return 0


@kernel
def check_hands(s):
    """BR-302, BR-405: hands are full while the stock lasts, and whole tricks were taken."""
    for seat in range(s.seats):
        held, taken = 0, 0
        for card in range(CARDS):
            held += s.place[card] == IN_HAND + seat
            taken += s.place[card] == TAKEN + seat
        if held != min(s.tricks + 0, HAND) - (1 if s.table[seat] > 0 else 0):
            return 302
        if taken % s.seats != 0:
            return 405
    return 0
