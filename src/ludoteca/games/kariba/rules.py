"""Kariba's rules as kernels, in the rulebook's order; one small function per rule, citing its number.

Left out: what a seat knows (`knowledge`), what it is shown (`view`) and what is told afterwards (`story`).
"""

from ludoteca.engine.kernel import kernel
from ludoteca.engine.randomness import below, shuffle
from ludoteca.engine.seats import next_seat
from ludoteca.games.kariba.box import (
    ANIMALS,
    CARDS,
    COPIES,
    DRAW,
    ELEPHANT,
    HAND,
    HERD,
    LOSER,
    MOUSE,
    NOBODY,
    OVER,
    PILE,
    PLAY,
    RANDOM,
    RANDOM_FIRST,
    SLOTS,
    VISIBLE,
)


@kernel
def deal(s):
    """KA-301 to KA-308: the first game of a match."""
    for game in range(s.game):
        for seat in range(s.seats):
            s.history[game, seat] = 0
    s.game = 0
    shuffle_cards(s)
    s.first = below(s, s.seats) if s.first_player == RANDOM_FIRST else s.first_player  # KA-303, KA-802
    lay_out(s)


@kernel
def shuffle_cards(s):
    """KA-302, KA-801: all 64 cards, in a random order."""
    for card in range(CARDS):
        s.pile[card] = card // COPIES
    s.pile_size = CARDS
    shuffle(s, s.pile, CARDS)


@kernel
def lay_out(s):
    """KA-301, KA-304 to KA-308: clear the table, deal five cards each, one at a time, and open three."""
    for animal in range(ANIMALS):
        s.waterhole[animal] = 0
        for seat in range(s.seats):
            s.hand[seat, animal] = 0
            s.shown[seat, animal] = 0
            s.won[seat, animal] = 0
    for _ in range(HAND):
        seat = s.first
        for _ in range(s.seats):
            s.hand[seat, next_card(s)] += 1
            seat = next_seat(s, seat)
    for slot in range(SLOTS):
        s.visible[slot] = 0
    if s.expert:
        refill_visible(s)
    for turn in range(min(s.turns, CARDS)):
        s.past[turn] = 0
    s.turns = 0
    s.to_move = s.first
    s.phase = PLAY


@kernel
def next_card(s):
    """The top card of the pile leaves it."""
    s.pile_size -= 1
    card = s.pile[s.pile_size]
    s.pile[s.pile_size] = 0
    return card


@kernel
def pending(s):
    """The seat whose turn it is, as a bit mask; nobody when the match is over."""
    return 0 if s.phase == OVER else 1 << s.to_move


@kernel
def is_partial(s):
    """A whole move is always a single step."""
    return False


@kernel
def legal(s, seat, out):
    """KA-511, KA-534: the decisions of the active player, plays by animal and count, then the pile, then open cards."""
    n = 0
    if s.phase == PLAY and seat == s.to_move:
        for animal in range(ANIMALS):
            out[n], out[n + 1] = play_step(animal, 1), play_step(animal, 2)  # quicker written than asked for
            for count in range(3, s.hand[seat, animal] + 1):
                out[n + count - 1] = play_step(animal, count)
            n += s.hand[seat, animal]
    elif s.phase == DRAW and seat == s.to_move:
        if s.pile_size > 0:
            out[n] = PILE
            n += 1
        for animal in range(ANIMALS):
            if slot_of(s, animal) != NOBODY:
                out[n] = VISIBLE + animal
                n += 1
    return n


@kernel
def forbids(s, seat, step):
    """The number of the rule that forbids a step to a seat, 0 if it is legal."""
    if s.phase == OVER:
        return 541
    if seat != s.to_move:
        return 501
    if step < PILE:
        if s.phase != PLAY:
            return 502
        return 0 if s.hand[seat, animal_of(step)] >= count_of(step) else 511
    if not s.expert:
        return 202
    if s.phase != DRAW:
        return 502
    if step == PILE:
        return 0 if s.pile_size > 0 else 534
    return 0 if slot_of(s, step - VISIBLE) != NOBODY else 534


@kernel
def play_step(animal, count):
    """The step that plays so many cards of an animal."""
    return animal * HAND + count - 1


@kernel
def animal_of(step):
    """The animal of a play."""
    return step // HAND


@kernel
def count_of(step):
    """How many cards a play puts down."""
    return step % HAND + 1


@kernel
def slot_of(s, animal):
    """KA-534: the lowest slot of the visible cards that holds this animal, or NOBODY."""
    for slot in range(SLOTS):
        if s.visible[slot] == animal + 1:
            return slot
    return NOBODY


@kernel
def play(s, seat, step):
    """KA-502: a turn is play, chase, draw, then the end check."""
    if step < PILE:
        put_down(s, seat, animal_of(step), count_of(step))
        driven = chase(s, seat, animal_of(step))
        if s.expert:
            s.phase = DRAW
        else:
            note(s, step, refill(s, seat), driven)
    elif step == PILE:
        s.hand[seat, next_card(s)] += 1  # KA-533
    else:
        take_visible(s, seat, step - VISIBLE)
    if s.phase != DRAW or has_drawn(s, seat):
        end_turn(s, seat)


@kernel
def put_down(s, seat, animal, count):
    """KA-513: the cards go to their position; those that everybody has seen in the hand count as the first to go."""
    s.hand[seat, animal] -= count
    s.shown[seat, animal] = max(0, s.shown[seat, animal] - count)
    s.waterhole[animal] += count


@kernel
def chase(s, seat, hunter):
    """KA-520, KA-525 to KA-529: the animal just played drives one other away; the player keeps those cards.

    Returns which cards they were: 0 for none, else 1 + animal place × 8 + how many − 1.
    """
    prey = prey_of(s, hunter, s.waterhole[hunter])
    if prey == NOBODY:
        return 0
    cards = s.waterhole[prey]
    s.won[seat, prey] += cards
    s.waterhole[prey] = 0
    return prey * COPIES + cards


@kernel
def prey_of(s, hunter, herd):
    """KA-521 to KA-524: whom a herd drives away: the strongest weaker animal present; mice, the elephant only."""
    if herd < HERD:
        return NOBODY
    if hunter == MOUSE:
        return ELEPHANT if s.waterhole[ELEPHANT] > 0 else NOBODY
    for animal in range(hunter - 1, MOUSE - 1, -1):
        if s.waterhole[animal] > 0:
            return animal
    return NOBODY


@kernel
def held(s, seat):
    """How many cards a seat holds."""
    cards = 0
    for animal in range(ANIMALS):
        cards += s.hand[seat, animal]
    return cards


@kernel
def refill(s, seat):
    """KA-531, KA-532: draw up to five, as long as the pile lasts; returns how many."""
    missing = max(0, min(HAND - held(s, seat), s.pile_size))
    for _ in range(missing):
        s.hand[seat, next_card(s)] += 1
    return missing


@kernel
def note(s, step, drawn, driven):
    """What everybody saw of a turn: the play, how many cards were drawn, which were driven away."""
    if s.turns < CARDS:
        s.past[s.turns] = 1 + step + PILE * (drawn + (HAND + 1) * driven)


@kernel
def take_visible(s, seat, animal):
    """KA-534, KA-408: the open card goes to the hand, and everybody has seen it."""
    s.visible[slot_of(s, animal)] = 0
    s.hand[seat, animal] += 1
    s.shown[seat, animal] += 1


@kernel
def has_drawn(s, seat):
    """KA-537: drawing ends with five cards, or when pile and visible cards are used up."""
    if held(s, seat) >= HAND:
        return True
    return s.pile_size == 0 and is_bare(s)


@kernel
def is_bare(s):
    """Whether no visible card is left."""
    for slot in range(SLOTS):
        if s.visible[slot] != 0:
            return False
    return True


@kernel
def refill_visible(s):
    """KA-306, KA-535, KA-536: empty slots are filled from the pile, the lowest first, while it lasts."""
    for slot in range(SLOTS):
        if s.visible[slot] == 0 and s.pile_size > 0:
            s.visible[slot] = next_card(s) + 1


@kernel
def end_turn(s, seat):
    """KA-541, KA-543: an empty hand ends the game, else the next seat plays."""
    if s.expert:
        refill_visible(s)
    s.turns += 1
    if held(s, seat) == 0:
        end_game(s)
    else:
        s.to_move = next_seat(s, seat)  # KA-501
        s.phase = PLAY


@kernel
def end_game(s):
    """KA-601, KA-605: write the scores down; a match goes on until all its games are played."""
    for seat in range(s.seats):
        s.history[s.game, seat] = cards_won(s, seat)
    s.game += 1
    if s.game == s.games:
        s.phase = OVER
        return
    shuffle_cards(s)
    s.first = next_first(s)
    lay_out(s)


@kernel
def cards_won(s, seat):
    """KA-601: every card of the score pile counts one."""
    cards = 0
    for animal in range(ANIMALS):
        cards += s.won[seat, animal]
    return cards


@kernel
def next_first(s):
    """KA-607, KA-A09: who begins the next game of a match."""
    if s.match_start == RANDOM:
        return below(s, s.seats)
    first = next_seat(s, s.first)
    if s.match_start == LOSER:
        seat = first
        for _ in range(s.seats):
            if total(s, seat) < total(s, first):
                first = seat
            seat = next_seat(s, seat)
    return first


@kernel
def total(s, seat):
    """KA-605: the scores of a seat's finished games, added up."""
    points = 0
    for game in range(s.game):
        points += s.history[game, seat]
    return points


@kernel
def score(s, out):
    """KA-601, KA-605: finished games, and the game being played so far."""
    for seat in range(s.seats):
        out[seat] = points(s, seat)


@kernel
def points(s, seat):
    """A seat's points so far; when the match is over, its last game is finished like the others."""
    return total(s, seat) + (cards_won(s, seat) if s.phase != OVER else 0)


@kernel
def check(s):
    """The number of a broken invariant, 0 if all is well: cards, hands, the pile's empty cells, the phase."""
    for animal in range(ANIMALS):
        if copies_of(s, animal) != COPIES:
            return 102
    for seat in range(s.seats):
        if held(s, seat) > HAND:
            return 531
        if held(s, seat) == 0 and s.phase != OVER and not (s.phase == DRAW and seat == s.to_move):
            return 543
        for animal in range(ANIMALS):
            if s.hand[seat, animal] < 0 or s.shown[seat, animal] > s.hand[seat, animal]:
                return 408
    for cell in range(s.pile_size, CARDS):
        if s.pile[cell] != 0:
            return 404
    return check_phase(s)


@kernel
def check_phase(s):
    """Whether phase, mode and number of the game fit the cards."""
    if not s.expert and (s.phase == DRAW or not is_bare(s)):
        return 202
    if s.phase == OVER:
        if s.game != s.games:
            return 605
        for seat in range(s.seats):
            if s.history[s.game - 1, seat] != cards_won(s, seat):
                return 601
        return 0 if held(s, s.to_move) == 0 and has_drawn(s, s.to_move) else 541
    if s.game >= s.games:
        return 605
    if s.phase == DRAW:
        return 537 if has_drawn(s, s.to_move) else 0
    for slot in range(SLOTS):
        if s.expert and s.pile_size > 0 and s.visible[slot] == 0:
            return 536
    return 0


@kernel
def copies_of(s, animal):
    """KA-102: where the cards of one animal are, counted together."""
    copies = s.waterhole[animal]
    for seat in range(s.seats):
        copies += s.hand[seat, animal] + s.won[seat, animal]
    for cell in range(s.pile_size):
        if s.pile[cell] == animal:
            copies += 1
    for slot in range(SLOTS):
        if s.visible[slot] == animal + 1:
            copies += 1
    return copies
